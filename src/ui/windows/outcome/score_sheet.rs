//! The score sheet. For each hand it shows who led, how it ended and what each side scored. After
//! the game it also shows who won, and the best play.

use super::compared::fitting;
use super::honours::{Winner, honours};
use crate::engine::{Bone, Rules, Side, rules::Settle};
use crate::record::{Chronicle, HandStory, Points};
use crate::table::{HostOrder, Wish};
use crate::ui::paint::{Face, Pose, paint_bone};
use crate::ui::windows::{Done, Look, Seen, Sheet, Window, parts};
use crate::ui::words::{Reader, points};
use crate::ui::{command::Command, request::Request};
use egui::{
    Align, Align2, Context, FontId, Frame, Margin, Rect, Sense, Ui, WidgetInfo, accesskit::Role, pos2, text::LayoutJob,
    vec2,
};

/// The data of a score sheet.
#[derive(Clone, Debug)]
pub struct ScoreSheet {
    /// The game.
    pub chronicle: Chronicle,
    /// Whether the same deals can be played again.
    pub can_repeat: bool,
    /// What the player's worst play was and has cost, once that is known.
    pub worst: Option<(Bone, f64)>,
    /// The levels of the others.
    pub level: String,
    /// Whether the table is elsewhere. The game is reviewed after it.
    pub is_elsewhere: bool,
    /// Whether it is a page of the records, and not what shows that the game is over.
    pub is_page: bool,
}

/// The text size of a row, and of the text below it.
const ROW: f32 = 15.0;
const SMALL: f32 = 12.5;
/// The height of a line of that.
const BELOW: f32 = 16.0;
const COLUMN: f32 = 150.0;
/// The greatest width of the sheet.
const MOST: f32 = 620.0;

impl ScoreSheet {
    /// Makes the sheet of the current game.
    pub fn new(seen: &Seen<'_>) -> ScoreSheet {
        let (view, words) = (seen.view, seen.look.words);
        let levels = view.rules().all_seats().filter_map(|seat| view.seating.level(seat));
        let mut levels: Vec<&str> = levels.map(|level| words.level(level)).collect();
        levels.dedup();
        let (worst, level) = (seen.worst, levels.join(", "));
        ScoreSheet { worst, level, ..ScoreSheet::of((seen.chronicle)(), view.can_repeat) }
    }

    /// Makes the sheet of a game.
    pub fn of(chronicle: Chronicle, can_repeat: bool) -> ScoreSheet {
        let (worst, level) = (None, String::new());
        ScoreSheet { chronicle, can_repeat, worst, level, is_elsewhere: false, is_page: false }
    }

    /// Makes the sheet of a game at a table elsewhere.
    pub fn elsewhere(chronicle: Chronicle) -> ScoreSheet {
        ScoreSheet { is_elsewhere: true, ..ScoreSheet::of(chronicle, false) }
    }

    /// Makes it a page of the records.
    #[must_use]
    pub fn as_page(self) -> ScoreSheet {
        ScoreSheet { is_page: true, ..self }
    }

    /// Shows the sheet. Returns what becomes of it, and what it asks for.
    pub(crate) fn ask(&self, ctx: &Context, look: Look<'_>) -> Done {
        let over = self.chronicle.end.is_some();
        // Elsewhere the people go on to it together.
        let next = if self.is_elsewhere { Request::Wish(Wish::GoOn) } else { Request::Order(HostOrder::NewGame(None)) };
        let buttons = [
            ("close", None, !over || self.is_elsewhere),
            ("review", Some(Request::Review), over && !self.is_elsewhere),
            ("command-other-table", Some(Request::Give(Command::OtherTable)), over && !self.is_elsewhere),
            ("button-same-deals", Some(Request::Order(HostOrder::Restart)), over && self.can_repeat),
            ("button-new-game", Some(next), over),
        ];
        let offered = buttons.into_iter().filter(|(.., offered)| *offered);
        let (names, asks): (Vec<&str>, Vec<Option<Request>>) = offered.map(|(name, asks, _)| (name, asks)).unzip();
        let title = if over && !self.is_page { "end-title" } else { "command-score-sheet" };
        let sheet = Sheet { title, width: 620.0, buttons: &names, page: 0, ready: true };
        let reader = Reader { words: look.words, settings: look.settings, chronicle: &self.chronicle };
        let shown = sheet.show(ctx, look, |ui| {
            // The pages of the records are wider than the figures should be apart.
            let spare = (0.5 * (ui.available_width() - MOST)).max(0.0) as i8;
            Frame::new().inner_margin(Margin::symmetric(spare, 0)).show(ui, |ui| body(ui, look, &reader, self))
        });
        shown.answer(&asks)
    }
}

impl Window for ScoreSheet {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let player = if self.is_elsewhere || seen.view.is_company() { "" } else { seen.look.player };
        self.ask(ctx, Look { player, ..seen.look })
    }
}

fn body(ui: &mut Ui, look: Look<'_>, reader: &Reader<'_>, sheet: &ScoreSheet) {
    let Some(last) = reader.chronicle.hands.last() else { return };
    if reader.chronicle.end.is_some() {
        outcome(ui, look, reader, &last.rules);
        facts(ui, look, reader, sheet);
        ui.add_space(10.0);
    }
    against(ui, look, &last.rules);
    let table = Columns::of(ui, look, reader, &last.rules);
    table.head(ui);
    for (number, hand) in reader.chronicle.hands.iter().enumerate() {
        let figures: Vec<_> = table.sides.iter().map(|side| table.made(number, hand, *side)).collect();
        table.row(ui, &reader.hand_title(number), &reader.hand_course(number), &figures);
    }
    if !last.rules.single_hand && reader.chronicle.hands.len() > 1 {
        parts::rule(ui, look.theme);
        table.totals(ui);
    }
}

fn outcome(ui: &mut Ui, look: Look<'_>, reader: &Reader<'_>, rules: &Rules) {
    let (theme, chronicle) = (look.theme, reader.chronicle);
    let Some(end) = chronicle.end else { return };
    let winner = reader.names(rules).verdict(&end);
    // The scores from highest to lowest: "155 : 120".
    let mut scores: Vec<i32> = rules.all_sides().map(|side| chronicle.scores()[side.index()].into()).collect();
    scores.sort_unstable_by(|one, other| other.cmp(one));
    let shown = scores.iter().map(|score| points(look.words, *score, look.settings.look.score_in_fives));
    let figures = if rules.single_hand { String::new() } else { shown.collect::<Vec<_>>().join(" : ") };
    let bones = end.winner.map(|side| Winner::of(chronicle, rules, side, face(reader, rules, side)));
    let response = honours(ui, look, [&winner, &figures], bones.as_ref());
    let spoken = if figures.is_empty() { winner } else { format!("{winner}, {figures}") };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let how = reader.how_it_ended(rules, &end);
    if !how.is_empty() {
        ui.vertical_centered(|ui| parts::aside(ui, theme, &how));
    }
    ui.add_space(6.0);
}

/// Says what is unlike other games about the points: that they go against a side, or back to zero.
fn against(ui: &mut Ui, look: Look<'_>, rules: &Rules) {
    if rules.settle == Settle::Collect {
        parts::aside(ui, look.theme, &look.words.format("sheet-collect", &[("points", rules.target.into())]));
    } else if rules.finish.love.is_on() {
        parts::aside(ui, look.theme, look.words.get("sheet-love"));
    }
}

/// Shows what mattered: the best play or, in a game where plays do not score, the best hand, what
/// the player's worst play has cost, if that is known, and against whom it was.
fn facts(ui: &mut Ui, look: Look<'_>, reader: &Reader<'_>, sheet: &ScoreSheet) {
    let play = reader.best_play().map(|(bone, told)| ("sheet-best-play", told, Some(bone)));
    let best = play.or_else(|| Some(("sheet-best-hand", reader.best_hand()?, None)));
    let worst = sheet.worst.map(|(bone, loss)| {
        let args = [("bone", bone.to_string().into()), ("games", look.words.games_in_100(loss).into())];
        ("sheet-worst-play", look.words.format("sheet-worst-play-told", &args), Some(bone))
    });
    let level = (!sheet.level.is_empty()).then(|| ("setting-level", sheet.level.clone(), None));
    for (title, told, bone) in [best, worst, level].into_iter().flatten() {
        fact(ui, look, (look.words.get(title), &told), bone);
    }
}

/// Shows a line with its title, and the bone that it is about.
fn fact(ui: &mut Ui, look: Look<'_>, (title, told): (&str, &str), bone: Option<Bone>) {
    const BONE: f32 = 21.0;
    let (theme, width) = (look.theme, ui.available_width());
    let (beside, picture) = ((0.2 * width).max(86.0), if bone.is_some() { 2.5 * BONE } else { 0.0 });
    let font = FontId::proportional(ROW + 1.0);
    let job = LayoutJob::simple(told.to_owned(), font, theme.text_color(), width - beside - picture);
    let text = ui.painter().layout_job(job);
    let (rect, _) =
        parts::area(ui, vec2(width, text.size().y.max(BONE) + 9.0), Role::Label, format!("{title}. {told}"));
    let top = rect.center().y - 0.5 * text.size().y;
    // The title stands beside the first row.
    let row = text.rows.first().map_or(0.0, |row| row.size.y);
    let place = Rect::from_min_size(pos2(rect.left(), top), vec2(beside, row));
    fitting(ui, place, Align2::LEFT_CENTER, title, SMALL + 0.5, theme.quiet_text());
    ui.painter().galley(pos2(rect.left() + beside, top), text, theme.text_color());
    if let Some(bone) = bone {
        let pose = Pose::flat(pos2(rect.right() - BONE - 2.0, rect.center().y), BONE);
        paint_bone(ui.painter(), pose, [bone.high(), bone.low()], &theme.bone(Face::Hand), 1.0);
    }
}

/// Returns the color of a side, which is that of its first player.
pub(super) fn face(reader: &Reader<'_>, rules: &Rules, side: Side) -> Face {
    let first = rules.all_seats().filter(|seat| rules.side(*seat) == side);
    let players = first.map(|seat| reader.names(rules).player(seat)).min();
    Face::Played(players.unwrap_or(0))
}

/// The columns of the sheet: a description of each hand, and a column of figures for each side,
/// yours first.
struct Columns<'a> {
    look: Look<'a>,
    reader: &'a Reader<'a>,
    rules: &'a Rules,
    sides: Vec<Side>,
    width: f32,
    /// Whether the description has a line of its own below the figures.
    narrow: bool,
}

impl<'a> Columns<'a> {
    fn of(ui: &Ui, look: Look<'a>, reader: &'a Reader<'a>, rules: &'a Rules) -> Columns<'a> {
        let you = rules.side(reader.chronicle.seat);
        let mut sides: Vec<Side> = rules.all_sides().collect();
        sides.sort_by_key(|side| (side.index() + rules.sides() - you.index()) % rules.sides());
        let room = ui.available_width();
        let share = |first: f32| ((room - first) / sides.len() as f32).min(COLUMN);
        let narrow = share(220.0) < 92.0;
        let width = share(if narrow { 76.0 } else { 220.0 });
        Columns { look, reader, rules, sides, width, narrow }
    }

    fn right(&self, rect: Rect, number: usize) -> f32 {
        rect.right() - self.width * (self.sides.len() - 1 - number) as f32
    }

    fn head(&self, ui: &mut Ui) {
        let theme = self.look.theme;
        let names = self.reader.names(self.rules);
        let parts = self.reader.part_names(self.rules);
        let room = self.width - 22.0;
        let heads: Vec<String> = self.sides.iter().map(|side| names.heading(*side, self.look.player)).collect();
        let wide = |word: &str| {
            let font = FontId::proportional(14.0);
            ui.painter().layout_no_wrap(word.to_owned(), font, theme.text_color()).size().x
        };
        // All are smaller where a word is wider than its column.
        let widest = heads.iter().flat_map(|head| head.split_whitespace()).map(wide).fold(room, f32::max);
        let font = FontId::proportional(14.0 * room / widest);
        let text = |head: String| {
            let mut job = LayoutJob::simple(head, font.clone(), theme.text_color(), room + 1.0);
            job.halign = Align::RIGHT;
            ui.painter().layout_job(job)
        };
        let texts: Vec<_> = heads.into_iter().map(text).collect();
        let highest = texts.iter().map(|text| text.size().y).fold(0.0, f32::max);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), highest + 2.0), Sense::hover());
        for (number, text) in texts.into_iter().enumerate() {
            let side = self.sides[number];
            let at = pos2(self.right(rect, number), rect.bottom() - text.size().y);
            let dot = pos2(at.x - text.size().x - 9.0, rect.bottom() - 0.5 * text.size().y);
            ui.painter().circle_filled(dot, 4.0, theme.figure(face(self.reader, self.rules, side)));
            ui.painter().galley(at, text, theme.text_color());
        }
        if !parts.is_empty() {
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 14.0), Sense::hover());
            let parts = ui.painter().layout_no_wrap(parts, FontId::proportional(SMALL), theme.quiet_text());
            // Words too long for a column stand above the last one alone.
            let first = if parts.size().x > self.width - 8.0 { self.sides.len() - 1 } else { 0 };
            for number in first..self.sides.len() {
                let at = pos2(self.right(rect, number) - parts.size().x, rect.center().y - 0.5 * parts.size().y);
                ui.painter().galley(at, parts.clone(), theme.quiet_text());
            }
        }
        parts::rule(ui, theme);
    }

    /// Returns a side's points in a hand, and what is below them: their parts and, after the first
    /// hand, its score.
    fn made(&self, number: usize, hand: &HandStory, side: Side) -> (String, Vec<String>) {
        if hand.rules.single_hand {
            return (Reader::left(hand, side).map_or_else(String::new, |left| left.to_string()), Vec::new());
        }
        let (points, total) = (hand.points(side), self.points(hand.scores[side.index()].into()));
        let total = (number > 0).then(|| format!("{} {total}", self.look.words.get("sheet-total")));
        (self.points(points.all()), self.parts(points).into_iter().chain(total).collect())
    }

    /// Returns points by their source, if they have several.
    fn parts(&self, points: Points) -> Option<String> {
        let parts = self.reader.parts(self.rules, points).replace("+ −", "− ");
        (!parts.is_empty()).then_some(parts)
    }

    fn totals(&self, ui: &mut Ui) {
        let scores = self.reader.chronicle.scores();
        let total = |side: &Side| {
            let parts = self.parts(self.reader.chronicle.points(*side));
            (self.points(scores[side.index()].into()), parts.into_iter().collect())
        };
        let figures: Vec<_> = self.sides.iter().map(total).collect();
        self.row(ui, self.look.words.get("sheet-total"), "", &figures);
    }

    fn points(&self, score: i32) -> String {
        points(self.look.words, score, self.look.settings.look.score_in_fives)
    }

    fn row(&self, ui: &mut Ui, title: &str, about: &str, figures: &[(String, Vec<String>)]) {
        let theme = self.look.theme;
        let room = ui.available_width();
        let for_about = if self.narrow { room } else { room - self.width * self.sides.len() as f32 - 8.0 };
        let job = LayoutJob::simple(about.to_owned(), FontId::proportional(SMALL), theme.quiet_text(), for_about);
        let about_text = ui.painter().layout_job(job);
        let below = if about.is_empty() { 0.0 } else { about_text.size().y + 1.0 };
        let made_of = BELOW * figures.iter().map(|(_, made)| made.len()).max().unwrap_or(0) as f32;
        let high = if self.narrow { 19.0 + made_of + below } else { 19.0 + below.max(made_of) };
        let (rect, response) = ui.allocate_exact_size(vec2(room, high), Sense::hover());
        let told = |(side, (score, made)): (&Side, &(String, Vec<String>))| {
            let name = self.reader.names(self.rules).heading(*side, self.look.player);
            if made.is_empty() { format!("{name} {score}") } else { format!("{name} {score} ({})", made.join("; ")) }
        };
        let spoken: Vec<String> = self.sides.iter().zip(figures).map(told).collect();
        response
            .widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{title}. {about} {}", spoken.join(", "))));
        let paint = ui.painter();
        paint.text(rect.min, Align2::LEFT_TOP, title, FontId::proportional(ROW), theme.text_color());
        let under = if self.narrow { 19.0 + made_of } else { 19.0 };
        paint.galley(rect.min + vec2(0.0, under), about_text, theme.quiet_text());
        for (number, (score, made)) in figures.iter().enumerate() {
            let at = pos2(self.right(rect, number), rect.top());
            paint.text(at, Align2::RIGHT_TOP, score, FontId::proportional(ROW), theme.text_color());
            for (below, line) in made.iter().enumerate() {
                let at = at + vec2(0.0, 19.0 + BELOW * below as f32);
                paint.text(at, Align2::RIGHT_TOP, line, FontId::proportional(SMALL), theme.quiet_text());
            }
        }
    }
}
