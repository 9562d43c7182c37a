//! The bar below a game under review: what is said about the move, the graph, and the buttons for
//! moving through the game.

use super::{Viewer, graph};
use crate::ui::look::Look;
use crate::ui::parts::{self, small};
use crate::ui::words::{Names, judged::told};
use crate::{review::Review, table::Waiting};
use egui::{Button, Popup, RichText, Slider, Ui, WidgetInfo, accesskit::Role, vec2};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ViewerChoice {
    Close,
    PlayOn,
    SameDeals,
    Review,
    /// Shows or hides what the player could know at this point.
    Know,
}

/// The height reserved for the text about a move, so that nothing jumps when the text is short.
const SAID: f32 = 60.0;
/// Below this width, arrows replace words and the less common actions move into a menu.
const NARROW: f32 = 720.0;

impl Viewer {
    /// Shows the place in the game, the text about the move, and the buttons for moving on.
    pub(super) fn bar(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<ViewerChoice> {
        ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
        if let Some(better) = &self.better {
            let (verdict, tried) = (self.verdict(look, better), better.tried.is_some());
            let (shown, right) = (better.shown, better.tried.as_ref().is_some_and(|(_, judged)| judged.is_as_good()));
            said(ui, look, &verdict);
            self.better_buttons(ui, look, (tried, shown, right));
            return None;
        }
        let mut goal = None;
        let narrow = ui.available_width() < NARROW;
        if let Some(review) = self.review() {
            said(ui, look, &self.says(look, review));
        }
        // In a small window the graph gives its place to the panel of beliefs.
        if let Some(review) = self.review().filter(|_| !(narrow && self.insight.is_some())) {
            let high = if ui.ctx().content_rect().height() < 640.0 { 40.0 } else { 64.0 };
            goal = graph::show(ui, look, review, self.game.moments(), self.at, self.seat(), high);
        }
        goal = self.ways(ui, look).or(goal);
        let choice = self.offers(ui, look);
        if let Some(goal) = goal {
            self.go(goal, look.settings);
        }
        choice
    }

    fn says(&self, look: Look<'_>, review: &Review) -> String {
        let words = look.words;
        let progress = review.progress();
        let said = match self.decision() {
            Some(reviewed) => {
                let rules = reviewed.decision.seen.rules();
                let names = Names { words, settings: look.settings, rules, you: self.seat() };
                let who = names.of(reviewed.seat());
                told(words, reviewed, &who, reviewed.seat() == self.seat())
            }
            None => words.get("review-no-choice").to_owned(),
        };
        if progress < 1.0 {
            let done = words.percent(100.0 * progress).into();
            return format!("{} {said}", words.format("review-progress", &[("share", done)]));
        }
        said
    }

    /// Shows the buttons and the slider for moving through the game. Returns where to go.
    fn ways(&self, ui: &mut Ui, look: Look<'_>) -> Option<usize> {
        let mut goal = None;
        let last = self.game.last();
        let ways = [
            ("viewer-first", -1.0, true, 0),
            ("viewer-back", -1.0, false, self.at.saturating_sub(1)),
            ("viewer-next", 1.0, false, self.at + 1),
            ("viewer-last", 1.0, true, last),
        ];
        let narrow = ui.available_width() < NARROW;
        ui.horizontal_wrapped(|ui| {
            for (word, way, far, to) in ways {
                let pressed = if narrow {
                    // Arrows leave room for the slider next to them.
                    parts::way(ui, look, word, way, far)
                } else {
                    button(ui, look, word, true)
                };
                if pressed {
                    goal = Some(to);
                }
            }
            goal = self.marks(ui, look, narrow).or(goal);
            let place = self.place_in_words(look);
            let mut at = self.at;
            let room = ui.available_size_before_wrap().x - 10.0;
            ui.spacing_mut().slider_width = room.clamp(120.0, if narrow { 400.0 } else { 260.0 });
            let slider = ui.add(Slider::new(&mut at, 0..=last).show_value(false));
            slider.widget_info(|| WidgetInfo::slider(true, at as f64, &place));
            parts::focus_ring(ui, &slider, look.theme);
            if slider.changed() {
                goal = Some(at);
            }
        });
        goal
    }

    /// Shows the buttons that jump between the player's own marked moves. In a narrow window they
    /// have the sign of a mark instead of words. Returns where to go.
    fn marks(&self, ui: &mut Ui, look: Look<'_>, narrow: bool) -> Option<usize> {
        self.work.as_ref()?;
        let mut goal = None;
        let marks = [("review-before", "‹ ?", self.mark_from(false)), ("review-next", "? ›", self.mark_from(true))];
        for (word, sign, to) in marks {
            let pressed =
                if narrow { signed(ui, look, word, sign, to.is_some()) } else { button(ui, look, word, to.is_some()) };
            if pressed {
                goal = to;
            }
        }
        goal
    }

    fn place_in_words(&self, look: Look<'_>) -> String {
        let (hand, made) = self.moment();
        let moves = self.game.moves_in(hand);
        let args = [("hand", (hand + 1).into()), ("move", made.into()), ("moves", moves.into())];
        look.words.format("viewer-place", &args)
    }

    /// Shows the place in the game and the actions for it. Returns what was chosen.
    fn offers(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<ViewerChoice> {
        let mut choice = None;
        let narrow = ui.available_width() < NARROW;
        ui.horizontal_wrapped(|ui| {
            // Without this, a row that starts with text would be lower than its buttons.
            ui.set_row_height(parts::ROW);
            small(ui, look, &self.place_in_words(look));
            if self.work.is_none() {
                if button(ui, look, "review", true) {
                    choice = Some(ViewerChoice::Review);
                }
            } else if button(ui, look, "better", self.can_be_better()) {
                self.try_better(look.settings);
            }
            if narrow {
                choice = self.more(ui, look).or(choice);
            } else {
                choice = self.all_else(|word, can| button(ui, look, word, can)).or(choice);
            }
            if button(ui, look, "close", true) {
                choice = Some(ViewerChoice::Close);
            }
        });
        choice
    }

    fn more(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<ViewerChoice> {
        let opener = parts::button(ui, look.theme, look.words.get("viewer-more"), false);
        let shown = Popup::menu(&opener).show(|ui| {
            ui.set_min_width(200.0);
            self.all_else(|word, can| ui.add_enabled(can, Button::new(look.words.get(word))).clicked())
        });
        shown.and_then(|shown| shown.inner)
    }

    /// Offers the other actions. `offer` takes the message of an action and whether it is enabled,
    /// shows it, and returns whether it was chosen.
    fn all_else(&mut self, mut offer: impl FnMut(&str, bool) -> bool) -> Option<ViewerChoice> {
        if self.work.is_some() && offer("review-sums", true) {
            self.sums = true;
        }
        // A finished game cannot be played on.
        let goes_on = self.desk.game().view().waiting != Waiting::NewGame;
        let deeds = [
            ("command-beliefs", true, ViewerChoice::Know),
            ("viewer-play-on", goes_on, ViewerChoice::PlayOn),
            ("games-same-deals", true, ViewerChoice::SameDeals),
        ];
        let chosen = deeds.into_iter().filter(|(word, can, _)| offer(word, *can)).map(|(.., choice)| choice);
        chosen.last()
    }

    fn better_buttons(&mut self, ui: &mut Ui, look: Look<'_>, (tried, shown, right): (bool, bool, bool)) {
        let (words, theme) = (look.words, look.theme);
        ui.horizontal_wrapped(|ui| {
            if tried && parts::button(ui, theme, words.get("better-again"), !right).clicked() {
                self.try_again(look.settings);
            }
            if !shown && parts::button(ui, theme, words.get("better-show"), false).clicked() {
                self.better.iter_mut().for_each(|better| better.shown = true);
            }
            if parts::button(ui, theme, words.get("better-leave"), right || shown).clicked() {
                self.leave_better(look.settings);
            }
        });
    }
}

fn button(ui: &mut Ui, look: Look<'_>, word: &str, can: bool) -> bool {
    parts::deed(ui, look.theme, look.words.get(word), can)
}

/// A button with a sign that takes little room. Its words are told at the pointer and to a screen
/// reader.
fn signed(ui: &mut Ui, look: Look<'_>, word: &str, sign: &str, can: bool) -> bool {
    let button = ui.add_enabled(can, Button::new(RichText::new(sign).strong()).min_size(vec2(0.0, parts::ROW)));
    button.widget_info(|| WidgetInfo::labeled(Role::Button, can, look.words.get(word)));
    parts::focus_ring(ui, &button, look.theme);
    button.on_hover_text(look.words.get(word)).clicked()
}

/// Shows a text in an area of fixed height.
fn said(ui: &mut Ui, look: Look<'_>, text: &str) {
    let room = vec2(ui.available_width(), SAID);
    ui.allocate_ui(room, |ui| {
        ui.set_min_height(SAID);
        let size = if room.x < NARROW { 13.0 } else { 14.5 };
        let label = ui.label(RichText::new(text).size(size).color(look.theme.text_color()));
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    });
}
