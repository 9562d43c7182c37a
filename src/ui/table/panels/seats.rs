//! The players of the whole table, each beside their own hand: the name with the score, the clock and
//! whose turn it is, and what was said there last. What the game says stands above your hand.

use super::status::{Card, Member, Status, Wording, message_ui, one_row, progress_bar, score_in_status};
use crate::ui::paint::{display, paint_head, paint_plank};
use crate::ui::parts;
use crate::ui::table::positions::{Areas, Court, Display};
use crate::ui::words::Spoken;
use egui::accesskit::{Live, Role};
use egui::text::{LayoutJob, TextFormat};
use egui::{Align, CornerRadius, FontId, Galley, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2, pos2, vec2};
use std::sync::Arc;

/// How far down the name of a plate and the line below it stand, where text is of its usual size, and
/// at a side the name, the score, the line and the clock.
const ROWS: [f32; 2] = [10.0, 21.0];
const SIDE_ROWS: [f32; 4] = [9.0, 28.0, 39.0, 50.0];
/// The height of these at a side.
const SIDE: f32 = 59.0;
/// How much lower these stand without a clock, and without a score. Below a name without a score stands
/// whose partner it is.
const WITHOUT_CLOCK: f32 = 15.0;
const WITHOUT_SCORE: f32 = 24.0;
const WITH: f32 = 15.0;
/// The height of the line that shows how far a score has come.
const THIN: f32 = 2.5;
/// The sizes of letters of what is said opposite and at a side, the one that fits first.
const LETTERS: [[f32; 3]; 2] = [[14.5, 12.0, 10.5], [12.5, 11.5, 10.5]];
/// How many rows of what is said at a side are seen.
const MOST_ROWS: f32 = 5.5;
/// The height of a plate of one row.
const HIGH: f32 = 24.0;
/// The radius of a head with the ring around it on the player's turn, the width of that ring with the space
/// before it, and the space between a head and the name below it.
const HEAD: f32 = 13.0;
const RING: f32 = 2.5;
const ABOVE: f32 = 11.0;
/// How far the tail of a bubble reaches towards the hand.
const TAIL: f32 = 7.0;

/// Shows the players: at their seats, or in the status area of the compact display. Returns whether a bone is drawn
/// by a click on the figure of the boneyard there.
pub(crate) fn show_players(ui: &Ui, status: &Status<'_>) -> bool {
    if status.areas.display == Display::Compact {
        return status.show(ui);
    }
    let (areas, painter, spoken) = (status.areas, ui.painter(), status.spoken);
    let (mut in_line, mut beside) = (None, Beside::All);
    if areas.status.is_positive() {
        paint_plank(painter, areas.status, status.theme);
    }
    for (number, card) in status.cards.iter().enumerate() {
        for (at, member) in card.members.iter().enumerate() {
            let court = court_of(areas, status.cards, member);
            let plate = court.map_or(areas.seat, |court| court.plate);
            // Partners have one score, with the first of them.
            let plate_ui = PlateUi { ui, painter, status, card, member, rect: plate, has_score: at == 0 };
            plate_ui.show(court.is_none_or(|court| court.level));
            if at == 0 {
                parts::tell_at(ui, plate, status.ids.other("player", number), Role::Label, &card.spoken);
            }
            let Some(court) = court else { continue };
            if let Some(heard) = &member.heard {
                let id = status.ids.other("court", usize::from(member.player) - 1);
                parts::tell_at(ui, plate, id, Role::Label, heard);
            }
            if let Some(voice) = status.voices.iter().find(|voice| voice.seat == member.seat) {
                let text = set_anyway(painter, Wording::bare(&voice.text), status, &court);
                let bubble = bubble_ui(painter, status, &court, text, voice.is_said);
                let id = status.ids.other("voice", member.seat.index());
                let response = parts::tell_at(ui, bubble, id, Role::Status, &voice.spoken);
                ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
            } else if spoken.note_by == Some(member.seat) && !spoken.note.is_empty() {
                // What he says now takes the place of what he has said.
                let text = set_anyway(painter, Wording::bare(&spoken.note), status, &court);
                let bubble = bubble_ui(painter, status, &court, text, true);
                let response = parts::tell_at(ui, bubble, status.ids.other("note", 0), Role::Alert, &spoken.note);
                ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
                in_line = Some(Spoken { note: String::new(), ..spoken.clone() });
            } else if let Some(speech) = spoken.speech.as_ref().filter(|speech| speech.by == member.seat) {
                let detail = if speech.explains { spoken.detail.as_str() } else { "" };
                let (text, fitting) = beside_hand(painter, Wording { said: &speech.said, detail }, status, &court);
                beside = fitting;
                match text {
                    Some(text) => _ = bubble_ui(painter, status, &court, text, true),
                    None => did_ui(painter, status, &court, member),
                }
            } else if !spoken.is_over {
                did_ui(painter, status, &court, member);
            }
        }
    }
    let told = if beside == Beside::Nothing { &spoken.line } else { spoken.told() };
    let is_explained = beside == Beside::All && spoken.speech.as_ref().is_some_and(|speech| speech.explains);
    let detail = if is_explained { "" } else { spoken.detail.as_str() };
    let line = if spoken.is_over {
        ""
    } else if told.is_empty() && !spoken.is_theirs {
        &spoken.prompt
    } else {
        told
    };
    let status = Status { spoken: in_line.as_ref().unwrap_or(spoken), ..*status };
    message_ui(ui, &status, areas.line, Wording { said: line, detail });
    false
}

/// What there is room for beside a hand of what its player says. The rest stands above your hand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Beside {
    All,
    /// All but what explains it.
    Words,
    Nothing,
}

/// Lays out as much of what is said as there is room for beside a hand.
fn beside_hand(
    painter: &Painter,
    wording: Wording<'_>,
    status: &Status<'_>,
    court: &Court,
) -> (Option<Arc<Galley>>, Beside) {
    let all = set(painter, wording, status, court).map(|text| (text, Beside::All));
    let bare = Wording::bare(wording.said);
    let words = || Some((set(painter, bare, status, court).filter(|_| !bare.said.is_empty())?, Beside::Words));
    let fitting = all.or_else(words);
    let beside = fitting.as_ref().map_or(Beside::Nothing, |(_, beside)| *beside);
    (fitting.map(|(text, _)| text), beside)
}

/// Shows beside a hand what its player did last, in a word or two.
fn did_ui(painter: &Painter, status: &Status<'_>, court: &Court, member: &Member) {
    let Some(did) = &member.did else { return };
    let text = set_anyway(painter, Wording::bare(did), status, court);
    // Without a bubble it stands as near to the hand as that.
    let bubble = status.areas.scale * vec2(inside(true).x + TAIL, 0.0);
    let at = text_at(status, court, &text) - if court.is_beside { bubble } else { Vec2::ZERO };
    painter.galley_with_override_text_color(at, text, status.theme.quiet_text());
}

/// Returns the place of another player at the edge of the cloth. You have none.
fn court_of(areas: &Areas, cards: &[Card], member: &Member) -> Option<Court> {
    let seats = cards.iter().map(|card| card.members.len()).sum();
    (member.player > 0).then(|| Court::of(areas, (member.player, seats), member.bones, member.is_open))
}

/// Returns where the score of a side is shown: with its first player, or in the status area.
pub(crate) fn score_place(areas: &Areas, cards: &[Card], boneyard: bool, number: usize) -> Pos2 {
    if areas.display == Display::Compact {
        return score_in_status(areas, cards, boneyard, number);
    }
    let first = cards.get(number).and_then(|card| card.members.first());
    let court = first.and_then(|first| court_of(areas, cards, first));
    match court {
        Some(court) if !court.level => {
            pos2(court.plate.center().x, side_row(court.plate, SIDE_ROWS[1] + WITHOUT_CLOCK, areas.lines))
        }
        _ => {
            let plate = court.map_or(areas.seat, |court| court.plate);
            pos2(plate.right() - 36.0 * areas.lines, row_top(plate, areas.lines) + ROWS[0] * areas.lines)
        }
    }
}

/// The top of a plate of one row, which stands in the middle of its place.
fn row_top(rect: Rect, scale: f32) -> f32 {
    rect.center().y - 0.5 * HIGH * scale
}

/// How far down something stands at a side, where all of it ends beside the hand.
fn side_row(plate: Rect, down: f32, scale: f32) -> f32 {
    plate.bottom() - (SIDE - down) * scale
}

/// The space between a score and the target.
const BETWEEN: f32 = 4.0;

fn width_of([score, target]: [&Galley; 2], scale: f32) -> f32 {
    let target = target.size().x;
    score.size().x + if target > 0.0 { BETWEEN * scale + target } else { 0.0 }
}

/// A player's name with the score.
struct PlateUi<'a> {
    ui: &'a Ui,
    painter: &'a Painter,
    status: &'a Status<'a>,
    card: &'a Card,
    member: &'a Member,
    rect: Rect,
    has_score: bool,
}

impl PlateUi<'_> {
    fn show(&self, level: bool) {
        if level { self.show_in_a_row() } else { self.show_in_a_column() }
    }

    /// The name on the left and the score on the right, above the line.
    fn show_in_a_row(&self) {
        let (rect, scale, areas) = (self.rect, self.status.areas.lines, self.status.areas);
        let [row, line] = ROWS.map(|down| row_top(rect, scale) + down * scale);
        let mut right = rect.right();
        if self.has_score {
            let [score, target] = self.score(rect.width() > 120.0 * scale, [20.0, 14.0]);
            right -= width_of([&score, &target], scale);
            self.put_score(pos2(right, row), [score, target]);
        }
        if let Some(time) = self.status.time(self.painter, self.member.seat, areas.letters(14.0)) {
            right -= time.1.size().x + 10.0 * scale;
            self.status.clock(self.ui, self.painter, &time, pos2(right, row));
            right -= 10.0 * scale;
        }
        let wide = if self.member.head.is_some() { 2.0 * HEAD } else { 12.0 } * scale;
        let beside = wide + 7.0 * scale;
        let name = self.name(right - 8.0 * scale - rect.left() - beside);
        // Without a score the name itself stands beside the hand.
        let left = if self.has_score { rect.left() } else { right - beside - name.size().x };
        self.mark(pos2(left + 0.5 * wide, rect.center().y), row);
        let left = left + beside;
        self.painter.galley(pos2(left, row - 0.5 * name.size().y), name, self.status.theme.text_color());
        if self.has_score {
            self.line(line);
        }
    }

    /// All of it one below the other.
    fn show_in_a_column(&self) {
        let (rect, scale, areas) = (self.rect, self.status.areas.lines, self.status.areas);
        let time = self.status.time(self.painter, self.member.seat, areas.letters(13.0));
        // All of it ends beside the hand.
        let with = self.with(rect.width());
        let below = if with.is_some() { WITH } else { 0.0 };
        let without = if self.has_score { 0.0 } else { WITHOUT_SCORE - below };
        let rows = without + if time.is_some() { 0.0 } else { WITHOUT_CLOCK };
        let [name_row, score_row, line, clock_row] = SIDE_ROWS.map(|down| side_row(rect, down + rows, scale));
        let (middle, ink) = (rect.center().x, self.status.theme.text_color());
        // A head has room of its own above the name.
        let above = pos2(middle, name_row - (ABOVE + HEAD) * scale);
        let has_head = self.member.head.is_some() && above.y - HEAD * scale >= self.status.areas.board.top();
        let dot = if has_head { 0.0 } else { 11.0 * scale };
        let name = self.name(rect.width() - dot);
        let left = middle - 0.5 * (name.size().x + dot);
        if has_head {
            self.mark(above, above.y);
        } else {
            self.dot(pos2(left + 0.35 * dot, name_row));
        }
        self.painter.galley(pos2(left + dot, name_row - 0.5 * name.size().y), name, ink);
        if let Some(with) = with {
            let at = pos2(middle, name_row + WITH * scale) - 0.5 * with.size();
            self.painter.galley(at, with, ink);
        }
        if self.has_score {
            let [score, target] = self.score(true, [17.0, 12.0]);
            self.put_score(pos2(middle - 0.5 * width_of([&score, &target], scale), score_row), [score, target]);
            self.line(line);
        }
        if let Some(time) = time {
            self.status.clock(self.ui, self.painter, &time, pos2(middle - 0.5 * time.1.size().x, clock_row));
        }
    }

    /// The player's head here, or a dot on this line for who has none.
    fn mark(&self, at: Pos2, line: f32) {
        let (theme, scale) = (self.status.theme, self.status.areas.lines);
        let Some(head) = self.member.head else { return self.dot(pos2(at.x, line)) };
        let colors = [theme.groove(), theme.figure(self.member.face)];
        paint_head(self.painter, at, (HEAD - RING) * scale, head, colors);
        if self.member.on_turn {
            self.painter.circle_stroke(at, (HEAD - 0.5 * RING) * scale, (1.5 * scale, theme.text_color()));
        }
    }

    /// A dot of the player's color, with a ring around it on their turn.
    fn dot(&self, at: Pos2) {
        let (theme, scale) = (self.status.theme, self.status.areas.lines);
        self.painter.circle_filled(at, 3.5 * scale, theme.figure(self.member.face));
        if self.member.on_turn {
            self.painter.circle_stroke(at, 5.8 * scale, (1.5 * scale, theme.text_color()));
        }
    }

    fn name(&self, most: f32) -> Arc<Galley> {
        let (ink, size, least) =
            (self.status.theme.text_color(), self.status.areas.letters(15.5), self.status.areas.least);
        let set = |title: &String| self.painter.layout_no_wrap(title.clone(), FontId::proportional(size), ink);
        let title = self.member.title.as_ref().map(set).filter(|title| title.size().x <= most);
        let cut = || one_row(self.painter, &self.member.name, [size, least], ink, most.max(10.0));
        // Where not even a letter has room, the dot alone says who it is.
        let is_told = |name: &Arc<Galley>| !name.elided || name.rows.iter().any(|row| row.glyphs.len() > 1);
        let none = || self.painter.layout_no_wrap(String::new(), FontId::proportional(size), ink);
        title.unwrap_or_else(|| Some(cut()).filter(is_told).unwrap_or_else(none))
    }

    /// Whose partner it is, if there is room for that.
    fn with(&self, most: f32) -> Option<Arc<Galley>> {
        let font = FontId::proportional(self.status.areas.letters(12.0));
        let with = self.member.with.clone()?;
        let with = self.painter.layout_no_wrap(with, font, self.status.theme.quiet_text());
        (with.size().x <= most).then_some(with)
    }

    /// "40" and "/ 150", in these sizes of letters.
    fn score(&self, with_target: bool, sizes: [f32; 2]) -> [Arc<Galley>; 2] {
        let (theme, [large, small]) = (self.status.theme, sizes.map(|size| self.status.areas.letters(size)));
        let target = if with_target { self.status.target } else { "" };
        let set = |text: &str, font, color| self.painter.layout_no_wrap(text.to_owned(), font, color);
        let figures = display(self.painter.ctx(), large);
        [
            set(&self.card.score, figures, theme.text_color()),
            set(target, FontId::proportional(small), theme.quiet_text()),
        ]
    }

    /// Shows both at the right of a point, on one base line.
    fn put_score(&self, at: Pos2, [score, target]: [Arc<Galley>; 2]) {
        let ink = self.status.theme.text_color();
        let lower = 0.3 * (score.size().y - target.size().y).max(0.0);
        let beside = at + vec2(score.size().x + BETWEEN * self.status.areas.lines, lower);
        self.painter.galley(at - vec2(0.0, 0.5 * score.size().y), score, ink);
        self.painter.galley(beside - vec2(0.0, 0.5 * target.size().y), target, ink);
    }

    fn line(&self, top: f32) {
        let rect = Rect::from_x_y_ranges(self.rect.x_range(), top..=top + THIN * self.status.areas.lines);
        progress_bar(self.painter, rect, self.card, self.status.theme);
    }
}

/// Shows what a player says, beside the hand and nowhere else. What is told of them has no tail.
/// Returns its place.
fn bubble_ui(painter: &Painter, status: &Status<'_>, court: &Court, text: Arc<Galley>, is_said: bool) -> Rect {
    let scale = status.areas.scale;
    let (ground, ink) = status.theme.tag(false);
    let at = text_at(status, court, &text);
    let plate = text.rect.translate(at.to_vec2()).expand2(scale * inside(court.is_beside));
    painter.rect_filled(plate, CornerRadius::same((0.5 * plate.height()).min(10.0 * scale) as u8), ground);
    // The tail points at the hand.
    let (tip, back) = if court.is_beside {
        (plate.left_center() - vec2(TAIL * scale, 0.0), vec2(TAIL * scale + 1.0, 0.0))
    } else {
        (plate.center_top() - vec2(0.0, TAIL * scale), vec2(0.0, TAIL * scale + 1.0))
    };
    let aside = 0.7 * TAIL * scale * if court.is_beside { Vec2::DOWN } else { Vec2::RIGHT };
    let corners = vec![tip, tip + back + aside, tip + back - aside];
    if is_said {
        painter.add(Shape::convex_polygon(corners, ground, Stroke::NONE));
    }
    painter.galley(at, text, ink);
    plate
}

/// The room around the text of a bubble.
const fn inside(is_beside: bool) -> Vec2 {
    if is_beside { vec2(9.0, 3.0) } else { vec2(4.0, 3.0) }
}

/// Lays out what is said, with what explains it, in the largest letters for which there is room beside
/// a hand, if there is any.
fn set(painter: &Painter, wording: Wording<'_>, status: &Status<'_>, court: &Court) -> Option<Arc<Galley>> {
    let sizes = LETTERS[usize::from(!court.level)].map(|size| status.areas.letters(size));
    let mut room = room_of(status, court);
    if !court.level {
        room.y = room.y.min(MOST_ROWS * 1.2 * sizes[0]);
    }
    let set = |size: f32| in_letters(painter, wording, status, court, size);
    sizes.into_iter().map(set).find(|text| text.size().y <= room.y && text.size().x <= room.x + 1.0)
}

/// Lays out the same in the least letters where there is no room. It goes on below.
fn set_anyway(painter: &Painter, wording: Wording<'_>, status: &Status<'_>, court: &Court) -> Arc<Galley> {
    let least = || in_letters(painter, wording, status, court, status.areas.least);
    set(painter, wording, status, court).unwrap_or_else(least)
}

/// The room for a text beside a hand.
fn room_of(status: &Status<'_>, court: &Court) -> Vec2 {
    let scale = status.areas.scale;
    let tail = TAIL * scale * if court.is_beside { Vec2::RIGHT } else { Vec2::DOWN };
    (court.bubble.size() - tail - 2.0 * scale * inside(court.is_beside)).max(Vec2::splat(1.0))
}

fn in_letters(
    painter: &Painter,
    Wording { said, detail }: Wording<'_>,
    status: &Status<'_>,
    court: &Court,
    size: f32,
) -> Arc<Galley> {
    let theme = status.theme;
    let mut job =
        LayoutJob { halign: if court.is_beside { Align::LEFT } else { Align::Center }, ..LayoutJob::default() };
    job.wrap.max_width = room_of(status, court).x;
    let format = |color| TextFormat::simple(FontId::proportional(size), color);
    job.append(said, 0.0, format(theme.text_color()));
    if !detail.is_empty() {
        job.append(if said.is_empty() { "" } else { "  " }, 0.0, format(theme.text_color()));
        job.append(detail, 0.0, format(theme.quiet_text()));
    }
    painter.layout_job(job)
}

/// Returns where a text is painted beside a hand, behind the tail of its bubble.
fn text_at(status: &Status<'_>, court: &Court, text: &Galley) -> Pos2 {
    let (room, aside) = (court.bubble, status.areas.scale * (inside(court.is_beside) + Vec2::splat(TAIL)));
    if court.is_beside {
        // What takes more room than there is goes on below, and never under the menus.
        let top = room.top() + status.areas.scale * inside(true).y;
        pos2(room.left() + aside.x, (room.center().y - 0.5 * text.size().y).max(top))
    } else {
        pos2(room.center().x, room.top() + aside.y)
    }
}
