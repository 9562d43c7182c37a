//! The panel beside the table of a match. It shows the number of the deal, the results at both tables so far, and the buttons to go on.

use super::{AgreedScreen, MatchWish};
use crate::career::DEALS;
use crate::ui::look::Look;
use crate::ui::parts::{self, cross, small};
use crate::ui::stage::beside::Panelled;
use crate::ui::windows::outcome::compared;
use egui::{Align, FontId, Layout, RichText, TextStyle, Ui};

impl Panelled for AgreedScreen {
    type Wish = MatchWish;

    fn head(&mut self, ui: &mut Ui, look: Look<'_>, _: bool) -> Option<MatchWish> {
        ui.style_mut().text_styles.insert(TextStyle::Small, FontId::proportional(13.0));
        let (words, rules) = (look.words, self.played.rules());
        let told = [("deal", (self.at + 1).into()), ("deals", DEALS.into())];
        let title = RichText::new(words.format("agreed-deal", &told)).size(17.0).strong();
        let crossed = ui.horizontal(|ui| {
            ui.label(title.color(look.theme.text_color()));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| cross(ui, look)).inner
        });
        let number = words.format("agreed-match", &[("number", self.played.number().to_string().into())]);
        let game = words.game(rules.game());
        small(ui, look, &format!("{number} · {game}"));
        let level = words.level(self.played.level());
        small(ui, look, &format!("{}: {level}", words.get("other-level")));
        crossed.inner.then_some(MatchWish::Close)
    }

    fn told(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<MatchWish> {
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
        None
    }

    fn deeds(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<MatchWish> {
        let over = self.is_dealt_out();
        // After the last deal no button takes the focus ring. A player who presses Enter out of habit would start another match and lose this one.
        let takes_ring = over && std::mem::take(&mut self.ended) && !self.is_last();
        let mut wish = None;
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            let mut deed = |ui: &mut Ui, word: &str, main: bool, wanted: MatchWish| {
                let button = parts::button(ui, look.theme, look.words.get(word), main);
                if main && takes_ring {
                    button.request_focus();
                }
                if button.clicked() {
                    wish = Some(wanted);
                }
            };
            // The button that is always there comes first. Otherwise it would inherit the focus of the one that goes away.
            deed(ui, "agreed-another", over && self.is_last(), MatchWish::Another);
            match (over, self.is_last()) {
                (true, false) => deed(ui, "agreed-next", true, MatchWish::Next),
                (true, true) => deed(ui, "friends-title", false, MatchWish::Compare),
                _ => {}
            }
        });
        wish
    }
}
