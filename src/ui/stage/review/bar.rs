//! The bar below a game under review: the verdict or what is said about the move, the graph, and
//! the buttons for moving through the game.

use super::better::{Better, LaidLine};
use super::verdict::{self, CardLead};
use super::{Viewer, graph};
use crate::ui::look::Look;
use crate::ui::paint::text_face;
use crate::ui::parts::{self, small};
use crate::ui::words::{
    Message, Names,
    judged::{Explained, told},
};
use crate::{msg, say};
use crate::{review::Review, table::Waiting};
use egui::{Button, Color32, RichText, ScrollArea, Slider, Ui, WidgetInfo, accesskit::Role, vec2};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ViewerChoice {
    Close,
    PlayOn,
    SameDeals,
    Review,
    /// Shows or hides what the player could know at this point.
    Know,
    /// Shares a link to this moment.
    Share,
}

/// The height reserved for the text about a move, so that nothing jumps when the text is short. In
/// its place there are the cards of the verdict.
const SAID: f32 = verdict::HIGH;
/// The same for a few words, in one line or in two. The graph has the rest.
const SAID_SHORT: f32 = 30.0;
const SAID_SHORT_NARROW: f32 = 44.0;
/// In a bar narrower than this, which is a telephone's, each part has one row, so that the table has most
/// of the window: what is said about the move, the graph, the buttons for moving, and the actions.
const IN_HAND: f32 = 440.0;
/// The least height of what is said there.
const SAID_IN_HAND: f32 = 40.0;
/// The least height of the graph.
const GRAPH: f32 = 40.0;
/// Below this width the text is smaller, and the graph gives way.
const NARROW: f32 = 720.0;
/// In a window lower than this the graph has its least height.
const LOW: f32 = 640.0;
const LEAST_SLIDER: f32 = 120.0;
/// From this width on, the buttons are in one row.
const ONE_ROW: f32 = 880.0;

/// What can be done about a better play.
#[derive(Clone, Copy)]
enum BetterDeed {
    Again,
    Follow,
    Show,
    Answer,
    Leave,
}

impl BetterDeed {
    const fn word(self) -> Message {
        match self {
            BetterDeed::Again => msg!("better-again"),
            BetterDeed::Follow => msg!("better-follows"),
            BetterDeed::Show => msg!("better-show"),
            BetterDeed::Answer => msg!("better-answer"),
            BetterDeed::Leave => msg!("better-leave"),
        }
    }
}

impl Viewer {
    /// Shows the place in the game, the text about the move, and the buttons for moving on, in this
    /// height if it stands beside the table.
    pub(super) fn bar(&mut self, ui: &mut Ui, look: Look<'_>, room: Option<f32>) -> Option<ViewerChoice> {
        ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
        if ui.available_width() < IN_HAND && self.better.is_none() {
            return self.bar_in_hand(ui, look, room);
        }
        if let Some(better) = &self.better {
            let verdict = self.verdict(look, better);
            said(ui, false, |ui| text(ui, look, &verdict));
            self.better_buttons(ui, look);
            return None;
        }
        let (mut goal, mut lead, mut turned) = (None, None, false);
        let width = ui.available_width();
        // In a small window the text and the graph give their place to the panel of beliefs.
        let crowded = width < NARROW && self.insight.is_some();
        let (top, explains) = (ui.cursor().top(), self.explains);
        // In a low one the table has what the graph does not need.
        let is_low = width < NARROW && ui.ctx().content_rect().height() < LOW;
        if let Some(review) = self.review().filter(|_| !crowded) {
            if !self.ended {
                let told = self.says(look, review);
                turned = said(ui, !explains, |ui| explained(ui, look, &told, explains));
            } else if review.knows_plays_of(review.player) && !review.decisions().is_empty() {
                lead = verdict::show(ui, look, review);
            } else {
                let none = || say!(look.words, "review-no-choice").to_owned();
                said(ui, false, |ui| text(ui, look, &progress(look, review).unwrap_or_else(none)));
            }
        }
        self.explains ^= turned;
        if let Some(review) = self.review().filter(|_| !crowded) {
            let high = match ui.ctx().content_rect().height() {
                ..LOW => GRAPH,
                LOW..860.0 => 64.0,
                _ => 104.0,
            };
            // What the words leave is the graph's, so that nothing else moves.
            let most = said_room(width, is_low && !explains && !self.ended) + ui.spacing().item_spacing.y;
            let spare = (most - (ui.cursor().top() - top)).max(0.0);
            goal = graph::show(ui, look, review, self.game.moments(), self.at, self.seat(), (high + spare, !is_low));
        }
        let mut choice = None;
        if width < ONE_ROW {
            ui.horizontal_wrapped(|ui| goal = self.ways(ui, look, 0.0).or(goal));
            ui.horizontal_wrapped(|ui| choice = self.offers(ui, look));
        } else {
            ui.horizontal_wrapped(|ui| {
                let rest = self.offers_width(ui, look);
                goal = self.ways(ui, look, rest).or(goal);
                choice = self.offers(ui, look);
            });
        }
        self.lead_on(look, lead.as_ref(), goal);
        choice
    }

    /// The same in rows of a telephone.
    fn bar_in_hand(&mut self, ui: &mut Ui, look: Look<'_>, room: Option<f32>) -> Option<ViewerChoice> {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let rows = GRAPH + 2.0 * parts::row_height(ui) + 3.0 * ui.spacing().item_spacing.y;
        let high = room.map_or(SAID_IN_HAND, |room| (room - rows).max(SAID_IN_HAND));
        let (mut goal, mut lead, mut turned, explains) = (None, None, false, self.explains);
        if let Some(review) = self.review().filter(|_| self.insight.is_none()) {
            if self.ended && review.knows_plays_of(review.player) && !review.decisions().is_empty() {
                lead = verdict::show_in_row(ui, look, review, high);
            } else {
                let none = || say!(look.words, "review-no-choice").to_owned();
                let told = if self.ended {
                    Explained { said: progress(look, review).unwrap_or_else(none), why: String::new() }
                } else {
                    self.says(look, review)
                };
                turned = said_in_scroll(ui, high, |ui| explained(ui, look, &told, explains));
            }
            goal = graph::show(ui, look, review, self.game.moments(), self.at, self.seat(), (GRAPH, false));
        }
        self.explains ^= turned;
        ui.horizontal(|ui| goal = self.steps(ui, look).or(self.marks(ui, look, 0.0)).or(goal));
        let choice = ui.horizontal(|ui| self.offers_in_hand(ui, look)).inner;
        self.lead_on(look, lead.as_ref(), goal);
        choice
    }

    /// Goes where a card or a button leads.
    fn lead_on(&mut self, look: Look<'_>, lead: Option<&CardLead>, mut goal: Option<usize>) {
        match lead {
            Some(CardLead::Play(hand, number)) => goal = self.game.moments().binary_search(&(hand - 1, *number)).ok(),
            Some(CardLead::Totals) => self.sums = true,
            None => {}
        }
        if let Some(goal) = goal {
            self.go(goal, look.settings);
        }
    }

    fn says(&self, look: Look<'_>, review: &Review) -> Explained {
        let words = look.words;
        let told = match self.decision() {
            Some(reviewed) => {
                let rules = reviewed.decision.seen.rules();
                let names = Names { words, settings: look.settings, rules, you: self.seat() };
                let who = names.of(reviewed.seat());
                told(words, reviewed, &who, reviewed.seat() == self.seat())
            }
            None => Explained { said: say!(words, "review-no-choice").to_owned(), why: String::new() },
        };
        match progress(look, review) {
            Some(progress) => Explained { said: format!("{progress} {}", told.said), ..told },
            None => told,
        }
    }

    /// Shows the buttons and the slider for moving through the game, and leaves so much of the row
    /// to what comes after them. Returns where to go.
    fn ways(&self, ui: &mut Ui, look: Look<'_>, rest: f32) -> Option<usize> {
        let mut goal = self.steps(ui, look);
        let last = self.game.last();
        goal = self.marks(ui, look, rest).or(goal);
        let place = self.place_in_words(look);
        let mut at = self.at;
        if ui.available_size_before_wrap().x < LEAST_SLIDER {
            ui.end_row();
        }
        let room = ui.available_size_before_wrap().x - rest - 10.0;
        ui.spacing_mut().slider_width = room.clamp(LEAST_SLIDER, 400.0);
        let slider = ui.add(Slider::new(&mut at, 0..=last).show_value(false));
        slider.widget_info(|| WidgetInfo::slider(true, at as f64, &place));
        parts::focus_ring(ui, &slider, look.theme);
        if slider.changed() {
            goal = Some(at);
        }
        goal
    }

    /// Shows the buttons for a step and to either end of the game. Returns where to go.
    fn steps(&self, ui: &mut Ui, look: Look<'_>) -> Option<usize> {
        let mut goal = None;
        let last = self.game.last();
        let ways = [
            (msg!("viewer-first"), -1.0, true, 0),
            (msg!("viewer-back"), -1.0, false, self.before()),
            (msg!("viewer-next"), 1.0, false, self.at + 1),
            (msg!("viewer-last"), 1.0, true, last + 1),
        ];
        for (word, way, far, to) in ways {
            if parts::way(ui, look, word, way, far) {
                goal = Some(to);
            }
        }
        goal
    }

    /// Shows the buttons that jump between the player's own marked moves, with signs where words
    /// would leave no room for the slider and the `rest` of the row. Returns where to go.
    fn marks(&self, ui: &mut Ui, look: Look<'_>, rest: f32) -> Option<usize> {
        self.work.as_ref()?;
        let mut goal = None;
        let marks =
            [(msg!("review-before"), "‹ ?", self.mark_from(false)), (msg!("review-next"), "? ›", self.mark_from(true))];
        let gap = ui.spacing().item_spacing.x;
        let wide = marks.map(|(word, ..)| parts::button_width(ui, look.words.get(word)) + gap);
        let room = ui.available_size_before_wrap().x - rest - LEAST_SLIDER - gap;
        let in_words = wide.iter().sum::<f32>() <= room;
        for (word, sign, to) in marks {
            let sign = if in_words { look.words.get(word) } else { sign };
            if signed(ui, look, word, sign, to.is_some()) {
                goal = to;
            }
        }
        goal
    }

    fn place_in_words(&self, look: Look<'_>) -> String {
        let (hand, made) = self.moment();
        let moves = self.game.moves_in(hand);
        let args = [("hand", (hand + 1).into()), ("move", made.into()), ("moves", moves.into())];
        look.words.format(msg!("viewer-place"), &args)
    }

    /// Returns the message of the first action at this place.
    const fn first_offer(&self) -> Message {
        if self.work.is_none() { msg!("review") } else { msg!("better") }
    }

    /// Returns how wide the actions are with the place in the game before them.
    fn offers_width(&self, ui: &Ui, look: Look<'_>) -> f32 {
        let buttons = [self.first_offer(), msg!("viewer-more"), msg!("close")]
            .map(|word| parts::button_width(ui, look.words.get(word)));
        let place = parts::small_width(ui, &self.place_in_words(look));
        let gaps = 5.0 * ui.spacing().item_spacing.x;
        buttons.iter().sum::<f32>() + place + gaps
    }

    /// Shows the place in the game and the actions for it. Returns what was chosen.
    fn offers(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<ViewerChoice> {
        let mut choice = None;
        // Without this, a row that starts with text would be lower than its buttons.
        ui.set_row_height(parts::row_height(ui));
        small(ui, look, &self.place_in_words(look));
        choice = self.first(ui, look).or(choice);
        choice = self.more(ui, look).or(choice);
        if parts::button(ui, look.theme, say!(look.words, "close"), false).clicked() {
            choice = Some(ViewerChoice::Close);
        }
        choice
    }

    /// The same in one row of a telephone, with a sign for the last.
    fn offers_in_hand(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<ViewerChoice> {
        let chosen = self.first(ui, look);
        let chosen = self.more(ui, look).or(chosen);
        if signed(ui, look, msg!("close"), "×", true) { Some(ViewerChoice::Close) } else { chosen }
    }

    /// Shows the main action.
    fn first(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<ViewerChoice> {
        let mut choice = None;
        let (theme, first) = (look.theme, look.words.get(self.first_offer()));
        let can = self.work.is_none() || self.can_be_better();
        if ui.available_size_before_wrap().x < parts::button_width(ui, first) {
            ui.end_row();
        }
        if ui.add_enabled_ui(can, |ui| parts::button(ui, theme, first, can).clicked()).inner {
            match self.work {
                None => choice = Some(ViewerChoice::Review),
                Some(_) => self.try_better(look.settings),
            }
        }
        choice
    }

    fn more(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<ViewerChoice> {
        parts::more(ui, look, |ui| {
            self.all_else(|word, can| ui.add_enabled(can, Button::new(look.words.get(word))).clicked())
        })
    }

    /// Offers the other actions. `offer` takes the message of an action and whether it is enabled,
    /// shows it, and returns whether it was chosen.
    fn all_else(&mut self, mut offer: impl FnMut(Message, bool) -> bool) -> Option<ViewerChoice> {
        if self.work.is_some() && offer(msg!("review-sums"), true) {
            self.sums = true;
        }
        // A finished game cannot be played on.
        let goes_on = self.desk.game().view().waiting != Waiting::NewGame;
        let deeds = [
            (msg!("command-beliefs"), true, ViewerChoice::Know),
            (msg!("viewer-play-on"), goes_on, ViewerChoice::PlayOn),
            (msg!("games-same-deals"), true, ViewerChoice::SameDeals),
            (msg!("share-moment"), self.game.finished().is_some(), ViewerChoice::Share),
        ];
        let chosen = deeds.into_iter().filter(|(word, can, _)| offer(*word, *can)).map(|(.., choice)| choice);
        chosen.last()
    }

    fn better_buttons(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (words, theme) = (look.words, look.theme);
        let Some(Better { tried, shown, .. }) = &self.better else { return };
        let right = tried.as_ref().is_some_and(|(_, judged)| judged.is_as_good());
        let (tried, goes_on) = (tried.is_some(), shown.as_ref().is_some_and(LaidLine::goes_on));
        let own = shown.as_ref().map(|shown| shown.is_own);
        let offers = [
            (tried, BetterDeed::Again, !right),
            (goes_on, BetterDeed::Follow, goes_on),
            (own != Some(false), BetterDeed::Show, false),
            (own == Some(false) && self.has_answer(), BetterDeed::Answer, false),
            (true, BetterDeed::Leave, right || own.is_some() && !goes_on),
        ];
        ui.horizontal_wrapped(|ui| {
            for (_, deed, is_main) in offers.into_iter().filter(|(is_there, ..)| *is_there) {
                if parts::button(ui, theme, words.get(deed.word()), is_main).clicked() {
                    match deed {
                        BetterDeed::Again => self.try_again(look.settings),
                        BetterDeed::Follow => self.follow_line(look.settings),
                        BetterDeed::Leave => self.leave_better(look.settings),
                        BetterDeed::Show => self.show_better(false, look.settings),
                        BetterDeed::Answer => self.show_better(true, look.settings),
                    }
                }
            }
        });
    }
}

/// Returns how much is judged, until everything is.
fn progress(look: Look<'_>, review: &Review) -> Option<String> {
    let done = || look.words.percent(100.0 * review.progress()).into();
    (review.progress() < 1.0).then(|| look.words.format(msg!("review-progress"), &[("share", done())]))
}

/// A button with a sign that takes little room. Its words are told at the pointer and to a screen
/// reader.
fn signed(ui: &mut Ui, look: Look<'_>, word: Message, sign: &str, can: bool) -> bool {
    let least = vec2(parts::touchable(ui, 0.0), parts::row_height(ui));
    let button = ui.add_enabled(can, Button::new(RichText::new(sign).strong()).min_size(least));
    button.widget_info(|| WidgetInfo::labeled(Role::Button, can, look.words.get(word)));
    parts::focus_ring(ui, &button, look.theme);
    button.on_hover_text(look.words.get(word)).clicked()
}

/// The height of what is said about a move, with its reasons or only in a few words.
const fn said_room(width: f32, is_short: bool) -> f32 {
    match width {
        ..NARROW if is_short => SAID_SHORT_NARROW,
        _ if is_short => SAID_SHORT,
        _ => SAID,
    }
}

/// Shows what is said about a move in an area of fixed height.
fn said<R>(ui: &mut Ui, is_short: bool, show: impl FnOnce(&mut Ui) -> R) -> R {
    let room = vec2(ui.available_width(), said_room(ui.available_width(), is_short));
    ui.allocate_ui(room, |ui| {
        ui.set_min_height(room.y);
        show(ui)
    })
    .inner
}

fn text(ui: &mut Ui, look: Look<'_>, text: &str) {
    let size = if ui.available_width() < NARROW { 13.0 } else { 14.5 };
    let face = text_face(ui.ctx(), size);
    let label = ui.label(RichText::new(text).font(face).color(look.theme.text_color()));
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
}

/// Says a decision in a few words, and after them, if it is open, what it cost and why. Returns whether that is to
/// open or to close.
fn explained(ui: &mut Ui, look: Look<'_>, told: &Explained, is_open: bool) -> bool {
    let mut turned = false;
    ui.horizontal_wrapped(|ui| {
        let face = text_face(ui.ctx(), if ui.max_rect().width() < IN_HAND { 14.0 } else { 16.0 });
        // The button after the words stands in their line, and a finger finds it.
        let line = ui.painter().layout_no_wrap(told.said.clone(), face.clone(), Color32::PLACEHOLDER).size().y;
        ui.spacing_mut().interact_size.y = parts::touchable(ui, line);
        ui.spacing_mut().button_padding = vec2(2.0, 0.0);
        ui.set_row_height(ui.spacing().interact_size.y);
        let label = ui.label(RichText::new(&told.said).font(face.clone()).color(look.theme.text_color()));
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told.said));
        if !told.why.is_empty() {
            let name = say!(look.words, "review-why");
            let button = ui.selectable_label(is_open, RichText::new(name).font(face).underline());
            parts::focus_ring(ui, &button, look.theme);
            turned = button.clicked();
        }
    });
    if is_open && !told.why.is_empty() {
        text(ui, look, &told.why);
    }
    turned
}

/// Shows what is said in this height. What takes more is scrolled to.
fn said_in_scroll<R>(ui: &mut Ui, high: f32, show: impl FnOnce(&mut Ui) -> R) -> R {
    let area = ScrollArea::vertical().max_height(high).min_scrolled_height(high).auto_shrink([false, false]);
    area.show(ui, show).inner
}
