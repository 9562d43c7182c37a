//! The status area of the compact display: the scores and their distance from the target, the bones
//! in each hand, and the line where the others speak.
//!
//! Figures change but nothing jumps, because every name and figure has a place that does not depend
//! on the others.

use super::Voice;
use crate::engine::{Rules, Seat, Side};
use crate::ui::paint::{BoneColors, Face, Head, Pose, Theme, paint_plank, paint_slice};
use crate::ui::parts;
use crate::ui::table::ids::Ids;
use crate::ui::table::positions::{Areas, Display, FIGURES};
use crate::ui::words::{Spoken, Words, points};
use egui::accesskit::{Live, Role};
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Align2, Color32, CornerRadius, FontId, Galley, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};
use std::sync::Arc;

/// One side's part of the status area.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    pub side: Side,
    /// The players: one, or two partners with you first.
    pub members: Vec<Member>,
    pub score: String,
    /// How far the score has come, if there is one.
    pub progress: Option<f32>,
    /// The spoken text.
    pub spoken: String,
}

/// Returns how a score is shown, and how far it has come from zero to the target, from 0 to 1. A
/// game of a single hand has no points.
pub(crate) fn shown_score(words: &Words, rules: &Rules, score: i32, in_fives: bool) -> (String, Option<f32>) {
    if rules.single_hand {
        return (String::new(), None);
    }
    (points(words, score, in_fives), Some(score as f32 / f32::from(rules.goal())))
}

/// One player of a side.
#[derive(Clone, PartialEq, Debug)]
pub struct Member {
    pub seat: Seat,
    /// "You" or the name of another player.
    pub name: String,
    /// What stands in its place where there is room, if you have a partner: "You and Ajax" with your score, and
    /// "Ajax, your partner".
    pub title: Option<String>,
    /// Whose partner the second of another pair is: "with Nestor".
    pub with: Option<String>,
    pub bones: usize,
    pub on_turn: bool,
    /// What was done last, at a table for more than two.
    pub did: Option<String>,
    /// The name and that as they are spoken.
    pub heard: Option<String>,
    /// Whether the hand lies open.
    pub is_open: bool,
    /// The number, counted from your left. You are zero.
    pub player: u8,
    /// The color of the bones that this player plays.
    pub face: Face,
    /// The head beside the name on the whole table, if this player has one.
    pub head: Option<Head>,
}

/// A clock that stands beside its player's name.
pub(crate) struct OwnClock {
    pub seat: Seat,
    /// The time as it is shown.
    pub text: String,
    /// The same as it is spoken.
    pub spoken: String,
    pub last: bool,
}

/// What is told of the players in one frame: in the status area of the compact display, and at the
/// seats of the whole table.
pub(crate) struct Status<'a> {
    pub ids: Ids,
    pub areas: &'a Areas,
    pub theme: &'a Theme,
    /// The sides, yours first, then the others from your left.
    pub cards: &'a [Card],
    /// The target as shown after a score: "/ 150". Empty in a game of a single hand.
    pub target: &'a str,
    /// The clocks beside the names.
    pub clocks: &'a [OwnClock],
    /// The boneyard if it is shown only as a figure: its name, the number of bones to draw, and whether a click on it
    /// draws one.
    pub boneyard: Option<(&'a str, usize, bool)>,
    pub spoken: &'a Spoken,
    /// What people elsewhere say at their seats.
    pub voices: &'a [Voice],
}

/// How far down names and scores stand, where text is of its usual size.
const LINE: f32 = 18.0;

/// The widths that a single player and two partners need to fit into one row, with text of normal
/// size.
const ONE_ROW: [f32; 2] = [190.0, 390.0];

impl Status<'_> {
    /// Returns whether a bone is drawn by a click on the figure of the boneyard.
    pub(crate) fn show(&self, ui: &Ui) -> bool {
        let (area, figures) = (self.areas.status, figures(self.areas));
        let painter = ui.painter_at(area);
        paint_plank(&painter, area, self.theme);
        let places = places(self.areas, self.cards, self.boneyard.is_some());
        for (number, (card, rect)) in self.cards.iter().zip(places).enumerate() {
            SideUi { ui, painter: &painter, status: self, card, rect }.show();
            parts::tell_at(ui, rect, self.ids.other("player", number), Role::Label, &card.spoken);
        }
        let draws = self.boneyard.is_some_and(|boneyard| boneyard_ui(ui, &painter, self, boneyard, figures.center()));
        let below = pos2(area.right(), area.top() + self.areas.figures_and_line());
        let row = Rect::from_min_max(figures.left_bottom(), below);
        let line = if self.spoken.is_over {
            ""
        } else if self.spoken.line.is_empty() {
            &self.spoken.prompt
        } else {
            &self.spoken.line
        };
        message_ui(ui, self, row.shrink2(vec2(10.0, 0.0)), Wording { said: line, detail: &self.spoken.detail });
        draws
    }

    /// Lays out the time on a player's clock.
    pub(super) fn time(&self, painter: &Painter, seat: Seat, size: f32) -> Option<(&OwnClock, Arc<Galley>)> {
        let clock = self.clocks.iter().find(|clock| clock.seat == seat)?;
        let ink = if clock.last { self.theme.tag(true).1 } else { self.theme.text_color() };
        Some((clock, painter.layout_no_wrap(clock.text.clone(), FontId::proportional(size), ink)))
    }

    /// Shows a clock at the right of a point. The last seconds have a plate. Returns its right
    /// edge.
    pub(super) fn clock(&self, ui: &Ui, painter: &Painter, (clock, time): &(&OwnClock, Arc<Galley>), at: Pos2) -> f32 {
        let (theme, scale) = (self.theme, self.areas.scale);
        let place = Rect::from_min_size(at - vec2(0.0, 0.5 * time.size().y), time.size());
        if clock.last {
            let round = CornerRadius::same((4.0 * scale) as u8);
            painter.rect_filled(place.expand2(vec2(3.0, 0.0) * scale), round, theme.tag(true).0);
        }
        painter.galley(place.min, Arc::clone(time), theme.text_color());
        parts::tell_at(ui, place, self.ids.other("time", clock.seat.index()), Role::Timer, &clock.spoken);
        place.right()
    }
}

/// Returns the part of the area for the sides.
pub(crate) fn figures(areas: &Areas) -> Rect {
    let area = areas.status;
    Rect::from_min_max(area.min, pos2(area.right(), area.top() + FIGURES * areas.lines))
}

/// Returns roughly where the score of a side is shown.
pub(super) fn score_in_status(areas: &Areas, cards: &[Card], boneyard: bool, number: usize) -> Pos2 {
    let place = places(areas, cards, boneyard).get(number).copied().unwrap_or(areas.status);
    pos2(place.right() - 0.2 * place.width(), place.top() + LINE * areas.lines)
}

/// Returns the places of the sides. Two sides are at the edges with the boneyard between them. More
/// than two are next to each other.
fn places(areas: &Areas, cards: &[Card], boneyard: bool) -> Vec<Rect> {
    let (figures, sides, scale) = (figures(areas), cards.len(), areas.lines);
    let margin = 14.0 * areas.scale;
    if sides == 2 {
        let partners = cards.iter().any(|card| card.members.len() > 1);
        let share = if partners && !boneyard { 0.46 } else { 0.38 };
        let most = if partners { 560.0 } else { 420.0 };
        let width = (share * figures.width()).min(most * scale);
        let inside = figures.shrink2(vec2(margin, 0.0));
        return vec![inside.with_max_x(figures.left() + width), inside.with_min_x(figures.right() - width)];
    }
    let width = figures.width() / sides.max(1) as f32;
    let place = |number: usize| {
        let left = figures.left() + width * number as f32;
        figures.with_min_x(left).with_max_x(left + width).shrink2(vec2(margin, 0.0))
    };
    (0..sides).map(place).collect()
}

struct SideUi<'a> {
    ui: &'a Ui,
    painter: &'a Painter,
    status: &'a Status<'a>,
    card: &'a Card,
    rect: Rect,
}

impl SideUi<'_> {
    /// Shows the name, bones and score in one row with the bar below. In a narrow place the name is
    /// above the bar and the score.
    fn show(&self) {
        let (rect, scale, areas) = (self.rect, self.status.areas.lines, self.status.areas);
        let partners = self.card.members.len() > 1;
        let down = |by: f32| rect.top() + by * scale;
        if rect.width() / scale >= ONE_ROW[usize::from(partners)] {
            // Text is a little smaller if it shares a narrow place.
            let small = if partners { 1.0 } else { (rect.width() / (250.0 * scale)).clamp(0.7, 1.0) };
            let right = self.score(down(LINE), small, true) - 12.0 * scale;
            let room = Rect::from_x_y_ranges(rect.left()..=right, down(LINE - 12.0)..=down(LINE + 12.0));
            self.members(room, areas.letters(16.0 * small), true);
            return self.bar(Rect::from_min_size(pos2(rect.left(), down(34.0)), vec2(rect.width(), 4.0 * scale)));
        }
        let room = Rect::from_min_size(rect.min + vec2(0.0, 1.0 * scale), vec2(rect.width(), 20.0 * scale));
        self.members(room, areas.letters(14.5), false);
        let line = down(30.0);
        let score = self.score(line, 0.75, rect.width() > 150.0 * scale);
        // Clocks have no room beside the names.
        let mut left = rect.left();
        for member in &self.card.members {
            if let Some(time) = self.status.time(self.painter, member.seat, areas.letters(13.0)) {
                left = self.status.clock(self.ui, self.painter, &time, pos2(left, line)) + 6.0 * scale;
            }
        }
        let high = 2.5 * scale;
        self.bar(Rect::from_x_y_ranges(left..=score - 10.0 * scale, line - high..=line + high));
    }

    /// Shows the score on the right. Returns its left edge.
    fn score(&self, line: f32, small: f32, with_target: bool) -> f32 {
        let (theme, areas) = (self.status.theme, self.status.areas);
        let scale = areas.lines;
        let figure = FontId::proportional(areas.letters(27.0 * small));
        let mut right = self.rect.right();
        if with_target && !self.status.target.is_empty() {
            let font = FontId::proportional(areas.letters(16.0 * small));
            let at = pos2(right, line + 4.0 * scale * small);
            let target = self.painter.text(at, Align2::RIGHT_CENTER, self.status.target, font, theme.quiet_text());
            right = target.left() - 5.0 * scale;
        }
        let at = pos2(right, line);
        self.painter.text(at, Align2::RIGHT_CENTER, &self.card.score, figure, theme.text_color()).left()
    }

    /// Shows the players of the side, each in a part of the room.
    fn members(&self, room: Rect, size: f32, with_clocks: bool) {
        let width = room.width() / self.card.members.len().max(1) as f32;
        for (number, member) in self.card.members.iter().enumerate() {
            let left = room.left() + width * number as f32;
            let right = left + width - if self.card.members.len() > 1 { 0.4 * size } else { 0.0 };
            let mut room = Rect::from_x_y_ranges(left..=right, room.y_range());
            if let Some(time) = self
                .status
                .time(self.painter, member.seat, (0.9 * size).max(self.status.areas.least))
                .filter(|_| with_clocks)
            {
                room.max.x -= time.1.size().x + 0.5 * size;
                self.status.clock(self.ui, self.painter, &time, pos2(room.right() + 0.5 * size, room.center().y));
            }
            self.member(member, room, size);
        }
    }

    fn member(&self, member: &Member, room: Rect, size: f32) {
        let theme = self.status.theme;
        let line = room.center().y;
        if member.on_turn {
            self.painter.circle_filled(pos2(room.left() + 0.22 * size, line), 0.22 * size, theme.lit());
        }
        let left = room.left() + 0.88 * size;
        // The bone, and its number of one figure or of two.
        let counted = if member.bones < 10 { 2.1 } else { 2.6 } * size;
        let most = (room.right() - counted - left).max(10.0);
        let size_of_it = [size, self.status.areas.least];
        let galley = one_row(self.painter, &member.name, size_of_it, theme.text_color(), most);
        // The bones keep their place for any name, unless the room is too wide.
        let at = (left + most).min(room.left() + 8.2 * size) + 0.9 * size;
        self.painter.galley(pos2(left, line - 0.5 * galley.size().y), galley, theme.text_color());
        self.bones(member, pos2(at, line), size);
    }

    /// Shows a small bone and the number of bones in a player's hand.
    fn bones(&self, member: &Member, at: Pos2, size: f32) {
        let theme = self.status.theme;
        let bone = 0.6 * size;
        let pose = Pose::upright(at, bone);
        let colors = BoneColors { body: theme.figure(member.face), ..theme.bone(member.face) };
        paint_slice(self.painter, pose.rect(), bone, &colors);
        let (font, count) = (FontId::proportional(size), member.bones.to_string());
        self.painter.text(at + vec2(1.1 * bone, 0.0), Align2::LEFT_CENTER, count, font, theme.text_color());
    }

    fn bar(&self, rect: Rect) {
        progress_bar(self.painter, rect, self.card, self.status.theme);
    }
}

/// Shows how far the score of a side is from the target.
pub(super) fn progress_bar(painter: &Painter, rect: Rect, card: &Card, theme: &Theme) {
    let Some(part) = card.progress else { return };
    let round = CornerRadius::same((0.5 * rect.height()).ceil() as u8);
    painter.rect_filled(rect, round, theme.groove());
    let done = rect.width() * part.clamp(0.0, 1.0);
    if done >= rect.height()
        && let Some(first) = card.members.first()
    {
        painter.rect_filled(rect.with_max_x(rect.left() + done), round, theme.figure(first.face));
    }
}

/// Shows the boneyard as a figure. Returns whether it was clicked to draw a bone.
fn boneyard_ui(
    ui: &Ui,
    painter: &Painter,
    status: &Status<'_>,
    (name, count, draws): (&str, usize, bool),
    center: Pos2,
) -> bool {
    let (theme, scale, areas) = (status.theme, status.areas.lines, status.areas);
    let (small, figure) = (FontId::proportional(areas.letters(13.5)), FontId::proportional(areas.letters(20.0)));
    let count = count.to_string();
    painter.text(center - vec2(0.0, 7.0 * scale), Align2::CENTER_CENTER, &count, figure, theme.text_color());
    painter.text(center + vec2(0.0, 13.0 * scale), Align2::CENTER_CENTER, name, small, theme.quiet_text());
    let rect = Rect::from_center_size(center, scale * vec2(84.0, 50.0));
    let (spoken, id) = (format!("{name} {count}"), status.ids.other("boneyard", 0));
    if !draws {
        parts::tell_at(ui, rect, id, Role::Label, &spoken);
        return false;
    }
    // The keys have the button for it.
    let response = ui.interact(rect, id, Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    if response.hovered() {
        painter.rect_stroke(rect, CornerRadius::same(6), Stroke::new(1.5, theme.lit()), StrokeKind::Inside);
    }
    response.clicked()
}

/// What is said, with what explains it.
#[derive(Clone, Copy)]
pub(super) struct Wording<'a> {
    pub said: &'a str,
    pub detail: &'a str,
}

impl<'a> Wording<'a> {
    /// What needs no explaining.
    pub(super) const fn bare(said: &'a str) -> Wording<'a> {
        Wording { said, detail: "" }
    }
}

/// Shows a line with what explains it, or in its place what has to be said for a while. A screen
/// reader reads out all that is said whenever it changes.
pub(super) fn message_ui(ui: &Ui, status: &Status<'_>, room: Rect, wording: Wording<'_>) {
    let Spoken { line: whole, note, detail: sum, prompt, .. } = status.spoken;
    let said = [whole, sum, prompt].map(String::as_str);
    let spoken = said.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ");
    let response = parts::tell_at(ui, room, status.ids.other("message", 0), Role::Status, &spoken);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
    let painter = ui.painter();
    if !note.is_empty() {
        let inside = status.areas.scale * vec2(20.0, 4.0);
        let text = message(painter, Wording::bare(note), status, room.size() - inside);
        let plate = on_plate(painter, status, room, text, inside);
        let response = parts::tell_at(ui, plate, status.ids.other("note", 0), Role::Alert, note);
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
        return;
    }
    let text = message(painter, wording, status, room.size());
    if text.size().y > room.height() + 1.0 {
        on_plate(painter, status, room, text, status.areas.scale * vec2(14.0, 4.0));
    } else {
        painter.galley(room.center() - vec2(0.0, 0.5 * text.size().y), text, status.theme.text_color());
    }
}

/// Shows what must be seen on a plate. What takes more room than there is lies over the edge of the
/// playing area. Returns the plate.
fn on_plate(painter: &Painter, status: &Status<'_>, room: Rect, text: Arc<Galley>, inside: Vec2) -> Rect {
    let (theme, areas) = (status.theme, status.areas);
    let (ground, ink) = theme.tag(false);
    let size = text.size() + inside;
    let y = match areas.display {
        _ if size.y <= room.height() + 1.0 => room.center().y,
        Display::Whole => room.bottom() - 0.5 * size.y,
        Display::Compact => room.top() + 0.5 * size.y,
    };
    let plate = Rect::from_center_size(pos2(room.center().x, y), size);
    let round = (0.5 * plate.height()).min(14.0 * areas.lines);
    painter.rect_filled(plate, CornerRadius::same(round as u8), ground);
    painter.galley_with_override_text_color(plate.center() - text.rect.center().to_vec2(), text, ink);
    plate
}

/// The sizes of the line, the one that fits first, where text is of its usual size.
const LETTERS: [f32; 4] = [16.5, 15.0, 13.5, 11.5];

/// Lays out what is said with what explains it, centred: in one row, or else in as many as there is
/// room for. All of it is seen, however high that is.
fn message(painter: &Painter, wording: Wording<'_>, status: &Status<'_>, room: Vec2) -> Arc<Galley> {
    let Wording { said, detail } = wording;
    let (theme, areas) = (status.theme, status.areas);
    let set = |size: f32, between: &str| {
        let mut job = LayoutJob { halign: Align::Center, ..LayoutJob::default() };
        job.wrap.max_width = room.x;
        let format = |size: f32, color| TextFormat::simple(FontId::proportional(size), color);
        job.append(said, 0.0, format(size, theme.text_color()));
        if !detail.is_empty() {
            job.append(if said.is_empty() { "" } else { between }, 0.0, format(size, theme.text_color()));
            job.append(detail, 0.0, format(size.min(areas.letters(14.0)), theme.quiet_text()));
        }
        painter.layout_job(job)
    };
    // However large words are, the line stays within its row.
    let sizes = LETTERS.map(|size| areas.letters(size).min(room.y / 1.15).max(areas.least));
    let in_one = sizes.into_iter().map(|size| set(size, "   ")).find(|set| set.rows.len() == 1);
    let fitting = || {
        let ways = sizes.into_iter().flat_map(|size| ["\n", "   "].map(|between| set(size, between)));
        ways.into_iter().find(|set| set.size().y <= room.y + 1.0)
    };
    in_one.or_else(fitting).unwrap_or_else(|| set(areas.least, "   "))
}

/// Lays out text in one row, in smaller letters if needed, down to the least size.
pub(crate) fn one_row(
    painter: &Painter,
    text: &str,
    [size, least]: [f32; 2],
    color: Color32,
    width: f32,
) -> Arc<Galley> {
    let galley = painter.layout_no_wrap(text.to_owned(), FontId::proportional(size), color);
    if galley.size().x <= width {
        return galley;
    }
    let smaller = FontId::proportional((size * width / galley.size().x).max(least));
    let mut job = LayoutJob::simple_singleline(text.to_owned(), smaller, color);
    job.wrap = TextWrapping::truncate_at_width(width);
    painter.layout_job(job)
}
