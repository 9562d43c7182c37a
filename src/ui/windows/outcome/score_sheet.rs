//! The score sheet. For each hand it shows who led, how it ended and what each side scored. After
//! the game it also shows who won, the course of the scores as a picture, and what was worth a word.

use super::hands::{Columns, face};
use super::highlights::Highlight;
use super::honours::{Winner, honours};
use super::race::Race;
use crate::career::{Feat, HEAD_START};
use crate::engine::{Rules, Side, rules::Settle};
use crate::record::Chronicle;
use crate::table::{HostOrder, Wish};
use crate::ui::request::Request;
use crate::ui::settings::Settings;
use crate::ui::table::driver::again_word;
use crate::ui::windows::seen::WorstPlay;
use crate::ui::windows::{Closing, Done, Look, Seen, Sheet, Window, parts};
use crate::ui::words::{Message, Reader, points};
use crate::{msg, say};
use egui::{Context, Frame, Margin, Ui, WidgetInfo, accesskit::Role};

/// The data of a score sheet.
#[derive(Clone, Debug)]
pub struct ScoreSheet {
    /// The game.
    pub chronicle: Chronicle,
    /// Whether the same deals can be played again.
    pub can_repeat: bool,
    /// What the player's worst play was and should have been. It is `None` while it is looked for.
    pub worst: WorstPlay,
    /// What the game was among all before.
    pub feat: Option<Feat>,
    /// Whether the table is elsewhere. The game is reviewed after it.
    pub is_elsewhere: bool,
    /// Whether it is a page of the records, and not what shows that the game is over.
    pub is_page: bool,
    /// Whether all hands are seen.
    opened: bool,
    /// When it was seen first.
    since: Option<f64>,
}

/// The greatest width of the sheet.
const MOST: f32 = 620.0;
/// From so many hands on their table is folded.
const FOLDED: usize = 7;
/// A window lower than this has no room for several.
const LOW: f32 = 640.0;
/// The share of its usual height that the verdict has above the course of the game.
const VERDICT: f32 = 0.78;
/// The seconds in which the lines race over the picture.
const RACES: f64 = 0.45;

impl ScoreSheet {
    /// Makes the sheet of the current game.
    pub fn new(seen: &Seen<'_>) -> ScoreSheet {
        let view = seen.view;
        let feat = seen.games.and_then(|games| Feat::of(view.game, games.iter().map(AsRef::as_ref)));
        ScoreSheet { worst: seen.worst, feat, ..ScoreSheet::of((seen.chronicle)(), view.can_repeat) }
    }

    /// Makes the sheet of a game of which nothing more is known.
    pub fn of(chronicle: Chronicle, can_repeat: bool) -> ScoreSheet {
        ScoreSheet {
            chronicle,
            can_repeat,
            worst: WorstPlay::Good,
            feat: None,
            is_elsewhere: false,
            is_page: false,
            opened: false,
            since: None,
        }
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

    /// Whether the player's side has lost.
    fn is_lost(&self) -> bool {
        let winner = self.chronicle.end.and_then(|end| end.winner);
        let own = self.chronicle.hands.last().map(|hand| hand.rules.side(self.chronicle.seat));
        winner.is_some() && winner != own
    }

    /// What can be done next, the first choice last.
    fn offers(&self) -> Vec<(Message, Option<Request>)> {
        let rules = self.chronicle.hands.last().map(|hand| &hand.rules);
        let new_game = (rules.map_or(msg!("button-new-game"), again_word), Some(Request::Order(HostOrder::Again)));
        if self.is_elsewhere {
            // Elsewhere the people go on to it together.
            let goes_on = (msg!("button-new-game"), Some(Request::Wish(Wish::GoOn)));
            return [(msg!("close"), None)].into_iter().chain(self.chronicle.end.map(|_| goes_on)).collect();
        }
        if self.chronicle.end.is_none() {
            return vec![(msg!("close"), None)];
        }
        let review = (msg!("review"), Some(Request::Review));
        let again = (msg!("button-same-deals"), Some(Request::Order(HostOrder::Restart)));
        let again = Some(again).filter(|_| self.can_repeat);
        let ahead = matches!(self.feat, Some(Feat::LostInARow(_))).then_some((AHEAD, None));
        [review].into_iter().chain(again).chain(ahead).chain([new_game]).collect()
    }

    /// Shows the sheet. Returns what becomes of it, and what it asks for.
    pub(crate) fn ask(&mut self, ctx: &Context, look: Look<'_>) -> Done {
        let over = self.chronicle.end.is_some();
        let (names, asks): (Vec<Message>, Vec<Option<Request>>) = self.offers().into_iter().unzip();
        let title = if over && !self.is_page { msg!("end-title") } else { msg!("command-score-sheet") };
        let sheet = Sheet { title, width: 620.0, buttons: &names, page: 0, ready: true };
        let reader = Reader { words: look.words, settings: look.settings, chronicle: &self.chronicle };
        let part = self.part(ctx, look);
        let shown = sheet.show(ctx, look, |ui| {
            // The pages of the records are wider than the figures should be apart.
            let spare = (0.5 * (ui.available_width() - MOST)).max(0.0) as i8;
            Frame::new()
                .inner_margin(Margin::symmetric(spare, 0))
                .show(ui, |ui| body(ui, look, &reader, self, part))
                .inner
        });
        self.since = self.since.or(Some(ctx.input(|input| input.time)));
        self.opened |= shown.body;
        if shown.pressed.and_then(|at| names.get(at)) == Some(&AHEAD) {
            return (Closing::Closes, begin_ahead(look.settings));
        }
        shown.answer(&asks)
    }

    /// How far the lines have raced over the picture, from 0 to 1.
    fn part(&self, ctx: &Context, look: Look<'_>) -> f32 {
        if look.settings.look.reduce_motion || self.is_page {
            return 1.0;
        }
        let now = ctx.input(|input| input.time);
        let speed = f64::from(look.settings.look.animation_speed.max(1)) / 100.0;
        let part = ((now - self.since.unwrap_or(now)) * speed / RACES).min(1.0);
        if part < 1.0 {
            ctx.request_repaint();
        }
        part as f32
    }
}

/// The button that begins the next game with a head start.
const AHEAD: Message = msg!("button-head-start");

/// Begins the next game with a head start, and those after it until the rules are changed.
fn begin_ahead(settings: &Settings) -> Vec<Request> {
    let mut ahead = settings.clone();
    ahead.game.rules = ahead.game.rules.with_head_start(HEAD_START).unwrap_or(ahead.game.rules);
    vec![Request::Set(Box::new(ahead)), Request::Order(HostOrder::NewGame(None))]
}

impl Window for ScoreSheet {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        if !self.is_elsewhere && self.worst == WorstPlay::Sought {
            self.worst = seen.worst;
        }
        let player = if self.is_elsewhere || seen.view.is_company() { "" } else { seen.look.player };
        self.ask(ctx, Look { player, ..seen.look })
    }
}

/// Shows everything. Returns whether all hands are to be seen from now on.
fn body(ui: &mut Ui, look: Look<'_>, reader: &Reader<'_>, sheet: &ScoreSheet, part: f32) -> bool {
    let Some(last) = reader.chronicle.hands.last() else { return false };
    let table = Columns::of(ui, look, reader, &last.rules);
    let is_over = reader.chronicle.end.is_some();
    if is_over {
        outcome(ui, look, reader, sheet, &table.sides, part);
        ui.add_space(10.0);
    }
    against(ui, look, &last.rules);
    let hands = reader.chronicle.hands.len();
    let folds = hands >= FOLDED || hands > 1 && ui.ctx().content_rect().height() < LOW;
    if is_over && !sheet.is_page && !sheet.opened && folds {
        let text = say!(look.words, "sheet-all-hands", count: hands);
        return ui.vertical_centered(|ui| parts::button(ui, look.theme, &text, false).clicked()).inner;
    }
    if is_over && !sheet.is_page && last.rules.single_hand {
        only_hand(ui, look, reader, &table);
        return false;
    }
    table.head(ui);
    table.head_start(ui);
    for (number, hand) in reader.chronicle.hands.iter().enumerate() {
        let figures: Vec<_> = table.sides.iter().map(|side| table.made(number, hand, *side)).collect();
        table.row(ui, &reader.hand_title(number), &reader.hand_course(number), &figures);
    }
    if !last.rules.single_hand && hands > 1 {
        parts::rule(ui, look.theme);
        table.totals(ui);
    }
    false
}

/// Shows who has won, how the scores went there, and what was worth a word.
fn outcome(ui: &mut Ui, look: Look<'_>, reader: &Reader<'_>, sheet: &ScoreSheet, sides: &[Side], part: f32) {
    let chronicle = reader.chronicle;
    let (Some(end), Some(hand)) = (chronicle.end, chronicle.hands.last()) else { return };
    let rules = &hand.rules;
    let winner = reader.names(rules).verdict(&end);
    // The scores from highest to lowest: "155 : 120".
    let mut scores: Vec<i32> = rules.all_sides().map(|side| chronicle.scores()[side.index()].into()).collect();
    scores.sort_unstable_by(|one, other| other.cmp(one));
    let shown = scores.iter().map(|score| points(look.words, *score, look.settings.look.score_in_fives));
    let figures = if rules.single_hand { String::new() } else { shown.collect::<Vec<_>>().join(" : ") };
    let bones = end.winner.map(|side| Winner::of(chronicle, rules, side, face(reader, rules, side)));
    let share = if rules.single_hand { 1.0 } else { VERDICT };
    let between = std::mem::take(&mut ui.spacing_mut().item_spacing.y);
    // The race below has the figures.
    let response = honours(ui, look, [&winner, ""], bones.as_ref(), share);
    let spoken = if figures.is_empty() { winner } else { format!("{winner}, {figures}") };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let steps = chronicle.race();
    let deciding = chronicle.deciding(&steps);
    if !rules.single_hand {
        Race { look, reader, rules, steps: &steps, deciding, sides, part }.show(ui);
    }
    ui.spacing_mut().item_spacing.y = between;
    let how = reader.how_it_ended(rules, &end);
    if !how.is_empty() {
        ui.vertical_centered(|ui| parts::aside(ui, look.theme, &how));
    }
    ui.add_space(2.0);
    let turn = deciding.filter(|_| !rules.single_hand).and_then(|at| Highlight::turn(reader, &steps, at));
    let own = rules.side(chronicle.seat);
    let best = (end.winner == Some(own)).then(|| Highlight::own_best(reader)).flatten();
    let better = match &sheet.worst {
        _ if !sheet.is_lost() => None,
        WorstPlay::Sought => Some(Highlight::sought(look.words)),
        WorstPlay::Good => None,
        WorstPlay::Bad(missed) => Some(Highlight::better(look.words, missed)),
    };
    let feat = sheet.feat.map(|feat| Highlight::feat(reader, feat));
    for highlight in [feat, turn, best, better].into_iter().flatten() {
        highlight.show(ui, look);
    }
}

/// Says of the only hand of a game what is left in whose hands, and how it went.
fn only_hand(ui: &mut Ui, look: Look<'_>, reader: &Reader<'_>, table: &Columns<'_>) {
    let Some(hand) = reader.chronicle.hands.first() else { return };
    let names = reader.names(&hand.rules);
    let left = |side: &Side| {
        let left = Reader::left(hand, *side).filter(|left| *left > 0)?;
        Some(format!("{} {left}", names.heading(*side, look.player)))
    };
    let left: Vec<String> = table.sides.iter().filter_map(left).collect();
    ui.vertical_centered(|ui| {
        if !left.is_empty() {
            let told = say!(look.words, "sheet-left-told", told: left.join(" · "));
            parts::paragraph(ui, look.theme, &told);
        }
        parts::aside(ui, look.theme, &reader.hand_course(0));
    });
}

/// Says what is unlike other games about the points: that they go against a side, or back to zero.
fn against(ui: &mut Ui, look: Look<'_>, rules: &Rules) {
    if rules.settle == Settle::Collect {
        parts::aside(ui, look.theme, &say!(look.words, "sheet-collect", points: rules.target));
    } else if rules.finish.love.is_on() {
        parts::aside(ui, look.theme, say!(look.words, "sheet-love"));
    }
}
