//! The panel beside the table of a match. It shows the number of the deal, the results at both tables so far, and the buttons to go on.

use egui::{Align, FontId, Frame, Layout, Margin, Panel, RichText, ScrollArea, TextStyle, Ui};

use super::{AgreedScreen, Wish};
use crate::career::agreed::DEALS;
use crate::ui::look::Look;
use crate::ui::paint::theme::Theme;
use crate::ui::parts;
use crate::ui::parts::cross;
use crate::ui::stage::beside::{beside, is_low};
use crate::ui::windows::outcome::compared;

impl AgreedScreen {
    /// Draws the panel. Returns what the player asked for.
    pub(super) fn panel(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<Wish> {
        let frame = Frame::NONE.fill(look.theme.band()).inner_margin(Margin::symmetric(12, 8));
        beside(ui, "agreed").frame(frame).show(ui, |ui| self.in_panel(ui, look)).inner
    }

    fn in_panel(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<Wish> {
        let low = is_low(ui.available_size());
        ui.style_mut().text_styles.insert(TextStyle::Small, FontId::proportional(13.0));
        let mut wish = self.head(ui, look);
        if low {
            // On a low screen the figures scroll and the buttons stay in view.
            let foot =
                Panel::bottom("deeds").frame(Frame::NONE.inner_margin(4)).resizable(false).show_separator_line(false);
            wish = foot.show(ui, |ui| self.deeds(ui, look)).inner.or(wish);
        }
        let told = ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.set_width(ui.available_width() - 8.0);
            self.comparison(ui, look);
            if low { None } else { self.deeds(ui, look) }
        });
        told.inner.or(wish)
    }

    /// Shows the match, the deal and the close button.
    fn head(&self, ui: &mut Ui, look: Look<'_>) -> Option<Wish> {
        let (words, rules) = (look.words, self.played.rules());
        let told = [("deal", (self.at + 1).into()), ("deals", DEALS.into())];
        let title = RichText::new(words.format("agreed-deal", &told)).size(17.0).strong();
        let crossed = ui.horizontal(|ui| {
            ui.label(title.color(look.theme.text_color()));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| cross(ui, look)).inner
        });
        let number = words.format("agreed-match", &[("number", self.played.number().to_string().into())]);
        let game = words.game(rules.game());
        small(ui, look.theme, &format!("{number} · {game}"));
        let level = words.level(self.played.level());
        small(ui, look.theme, &format!("{}: {level}", words.get("other-level")));
        crossed.inner.then_some(Wish::Close)
    }

    /// Shows which table did better with the same bones so far.
    fn comparison(&self, ui: &mut Ui, look: Look<'_>) {
        let words = look.words;
        let hands = self.hands();
        if hands.is_empty() {
            parts::paragraph(ui, look.theme, words.get("agreed-none"));
        } else {
            compared::verdict(ui, look, &hands);
            let name = |at: usize| words.format("agreed-row", &[("deal", hands[at].number.into())]);
            ui.scope(|ui| compared::table(ui, look, &hands, name));
        }
        if self.played.player().len() > hands.len() {
            parts::aside(ui, look.theme, words.get("agreed-waiting"));
        }
    }

    fn deeds(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<Wish> {
        let over = self.is_dealt_out();
        // After the last deal no button takes the focus ring. A player who presses Enter out of habit would start another match and lose this one.
        let takes_ring = over && std::mem::take(&mut self.ended) && !self.is_last();
        let mut wish = None;
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            let mut deed = |ui: &mut Ui, word: &str, main: bool, wanted: Wish| {
                let button = parts::button(ui, look.theme, look.words.get(word), main);
                if main && takes_ring {
                    button.request_focus();
                }
                if button.clicked() {
                    wish = Some(wanted);
                }
            };
            // The button that is always there comes first. Otherwise it would inherit the focus of the one that goes away.
            deed(ui, "agreed-another", over && self.is_last(), Wish::Another);
            match (over, self.is_last()) {
                (true, false) => deed(ui, "agreed-next", true, Wish::Next),
                (true, true) if self.played.has_text() => deed(ui, "friends-title", false, Wish::Compare),
                _ => {}
            }
        });
        wish
    }
}

/// Small print that is still easy to read.
fn small(ui: &mut Ui, theme: &Theme, text: &str) {
    ui.label(RichText::new(text).size(13.0).color(theme.quiet_text()));
}
