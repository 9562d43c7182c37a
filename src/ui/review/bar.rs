//! The bar below a game that is looked through: what is said of the move, the graph, and the ways to go.

use super::{Viewer, graph};
use crate::{
    game::Waiting,
    nestor::judge::Judgement,
    review::Review,
    ui::{
        look::Look,
        windows::parts,
        words::{judged::told, names::Names},
    },
};
use egui::{RichText, Slider, Ui, WidgetInfo, accesskit::Role, vec2};

/// What was chosen while looking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum ViewerChoice {
    Close,
    PlayOn,
    SameDeals,
    Review,
}

/// The height of what is said of a move, so that nothing jumps where there are fewer lines.
const SAID: f32 = 60.0;
/// With less room than this, only what cannot be reached otherwise has a button.
const NARROW: f32 = 720.0;

impl Viewer {
    /// Where one is in the game, what is said of it, and where one can go.
    pub(super) fn bar(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<ViewerChoice> {
        ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
        if let Some(better) = &self.better {
            let (verdict, tried) = (self.verdict(look, better), better.tried().is_some());
            let (shown, right) = (better.is_shown(), better.tried().is_some_and(Judgement::is_as_good));
            said(ui, look, &verdict);
            self.better_buttons(ui, look, (tried, shown, right));
            return None;
        }
        let mut goal = None;
        if let Some(review) = self.review() {
            said(ui, look, &self.says(look, review));
            let high = if ui.ctx().content_rect().height() < 640.0 { 40.0 } else { 64.0 };
            goal = graph::show(ui, look, review, &self.moments, self.at, self.human(), high);
        }
        goal = self.ways(ui, look).or(goal);
        let choice = self.offers(ui, look);
        if let Some(goal) = goal {
            self.go(goal, look.settings);
        }
        choice
    }

    /// What is said of the move that is looked at.
    fn says(&self, look: Look<'_>, review: &Review) -> String {
        let words = look.words;
        let progress = review.progress();
        let said = match self.decision() {
            Some(reviewed) => {
                let rules = reviewed.decision.seen.rules();
                let names = Names { words, settings: look.settings, rules, you: self.human() };
                told(words, reviewed, &names.of(reviewed.seat()), reviewed.seat() == self.human())
            }
            None => words.get("review-no-choice").to_owned(),
        };
        if progress < 1.0 {
            let done = words.percent(100.0 * progress).into();
            return format!("{} {said}", words.format("review-progress", &[("share", done)]));
        }
        said
    }

    /// The buttons and the slider with which one goes through the game. Returns where to.
    fn ways(&self, ui: &mut Ui, look: Look<'_>) -> Option<usize> {
        let mut goal = None;
        let narrow = ui.available_width() < NARROW;
        ui.horizontal_wrapped(|ui| {
            let last = self.moments.len() - 1;
            let mut ways = vec![
                ("viewer-first", Some(0)),
                ("viewer-back", Some(self.at.saturating_sub(1))),
                ("viewer-next", Some(self.at + 1)),
                ("viewer-last", Some(last)),
            ];
            if self.work.is_some() {
                // The ends of the graph and of the slider are the ends of the game as well.
                ways.retain(|(_, to)| !narrow || !matches!(to, Some(end) if *end == 0 || *end == last));
                ways.extend([("review-before", self.mark_from(false)), ("review-next", self.mark_from(true))]);
            }
            for (word, to) in ways {
                if button(ui, look, word, to.is_some()) {
                    goal = to;
                }
            }
            if narrow && self.work.is_some() {
                return;
            }
            let place = self.place_in_words(look);
            let mut at = self.at;
            ui.spacing_mut().slider_width = (ui.available_width() - 20.0).clamp(120.0, 260.0);
            let slider = ui.add(Slider::new(&mut at, 0..=last).show_value(false));
            slider.widget_info(|| WidgetInfo::slider(true, at as f64, &place));
            parts::focus_ring(ui, &slider, look.theme);
            if slider.changed() {
                goal = Some(at);
            }
        });
        goal
    }

    fn place_in_words(&self, look: Look<'_>) -> String {
        let (hand, made) = self.moment();
        let moves = self.record.hands[hand].moves.len();
        let told = [("hand", (hand + 1).into()), ("move", made.into()), ("moves", moves.into())];
        look.words.format("viewer-place", &told)
    }

    /// Where one is, and what can be done with the game.
    fn offers(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<ViewerChoice> {
        let mut choice = None;
        let narrow = ui.available_width() < NARROW;
        ui.horizontal_wrapped(|ui| {
            small(ui, look, &self.place_in_words(look));
            if narrow {
                ui.end_row();
            }
            if self.work.is_none() {
                if button(ui, look, "review", true) {
                    choice = Some(ViewerChoice::Review);
                }
            } else {
                if button(ui, look, "better", self.can_be_better()) {
                    self.try_better(look.settings);
                }
                if button(ui, look, "review-sums", true) {
                    self.sums = true;
                }
            }
            for (word, wanted) in [
                ("viewer-play-on", ViewerChoice::PlayOn),
                ("games-same-deals", ViewerChoice::SameDeals),
                ("close", ViewerChoice::Close),
            ] {
                // Where a game is over there is nothing to play on.
                let can = wanted != ViewerChoice::PlayOn || self.desk.game().waiting() != Waiting::NewGame;
                let offered = wanted != ViewerChoice::SameDeals || !narrow || self.work.is_none();
                if offered && button(ui, look, word, can) {
                    choice = Some(wanted);
                }
            }
        });
        choice
    }

    /// What can be done about a try.
    fn better_buttons(&mut self, ui: &mut Ui, look: Look<'_>, (tried, shown, right): (bool, bool, bool)) {
        let (words, theme) = (look.words, look.theme);
        ui.horizontal_wrapped(|ui| {
            if tried && parts::button(ui, theme, words.get("better-again"), !right).clicked() {
                // The table before the mistake is found from the moment after it.
                self.better = None;
                self.try_better(look.settings);
            }
            if !shown && parts::button(ui, theme, words.get("better-show"), false).clicked() {
                self.show_best();
            }
            if parts::button(ui, theme, words.get("better-leave"), right || shown).clicked() {
                self.leave_better(look.settings);
            }
        });
    }
}

/// A button, in the next row where this one has no room for it. Returns whether it was clicked.
fn button(ui: &mut Ui, look: Look<'_>, word: &str, can: bool) -> bool {
    let text = look.words.get(word);
    if ui.available_size_before_wrap().x < parts::button_width(ui, text) {
        ui.end_row();
    }
    ui.add_enabled_ui(can, |ui| parts::button(ui, look.theme, text, false).clicked()).inner
}

/// A line that is of no more than some use.
pub(super) fn small(ui: &mut Ui, look: Look<'_>, text: &str) {
    ui.label(RichText::new(text).size(13.0).color(look.theme.quiet_text()));
}

/// Says something in a place of its own.
fn said(ui: &mut Ui, look: Look<'_>, text: &str) {
    let room = vec2(ui.available_width(), SAID);
    ui.allocate_ui(room, |ui| {
        ui.set_min_height(SAID);
        let size = if room.x < NARROW { 13.0 } else { 14.5 };
        let label = ui.label(RichText::new(text).size(size).color(look.theme.text_color()));
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    });
}
