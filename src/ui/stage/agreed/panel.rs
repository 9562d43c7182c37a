//! The panel beside the table of a match. It shows the number of the deal, the results at both
//! tables so far, and the buttons to go on.

use super::{AgreedScreen, DayPlace, MatchWish};
use crate::career::DEALS;
use crate::ui::look::Look;
use crate::ui::paint::text_face;
use crate::ui::parts::{self, small};
use crate::ui::stage::beside::Panelled;
use crate::ui::windows::outcome::compared;
use crate::{msg, say};
use egui::{RichText, TextStyle, Ui};

impl Panelled for AgreedScreen {
    type Wish = MatchWish;

    fn head(&mut self, ui: &mut Ui, look: Look<'_>, _: bool) -> Option<MatchWish> {
        let face = text_face(ui.ctx(), 13.0);
        ui.style_mut().text_styles.insert(TextStyle::Small, face);
        let (words, rules) = (look.words, self.played.rules());
        let args = [("deal", (self.at + 1).into()), ("deals", DEALS.into())];
        let title = RichText::new(words.format(msg!("agreed-deal"), &args)).font(text_face(ui.ctx(), 17.0)).strong();
        let crossed = parts::crossed_row(ui, look, |ui| _ = ui.label(title.color(look.theme.text_color())));
        let number = say!(words, "agreed-match", number: self.played.number().to_string());
        let game = words.game(rules.game());
        small(ui, look, &format!("{number} · {game}"));
        let level = words.level(self.played.level());
        let args = [("name", say!(words, "agreed-level").into()), ("value", level.into())];
        small(ui, look, &words.format(msg!("named-value"), &args));
        if self.played.is_practice() {
            small(ui, look, say!(words, "agreed-practice"));
        }
        crossed.then_some(MatchWish::Close)
    }

    fn told(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<MatchWish> {
        let words = look.words;
        let hands = self.hands();
        if hands.is_empty() {
            parts::paragraph(ui, look.theme, say!(words, "agreed-none"));
        } else {
            compared::verdict(ui, look, &hands);
            let name = |at: usize| say!(words, "agreed-row", deal: hands[at].number);
            ui.scope(|ui| compared::table(ui, look, &hands, name));
        }
        if self.played.player().len() > hands.len() {
            parts::aside(ui, look.theme, say!(words, "agreed-waiting"));
        }
        if let Some(day) = self.day.as_ref().filter(|_| self.is_dealt_out() && self.is_last()) {
            day.show(ui, look);
        }
        if self.copied {
            parts::remark(ui, look.theme, say!(words, "agreed-copied"));
        }
        None
    }

    fn deeds(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<MatchWish> {
        let over = self.is_dealt_out();
        // After the last deal no button takes the focus ring. A player who presses Enter out of
        // habit would start another match and lose this one.
        let takes_ring = over && std::mem::take(&mut self.ended) && !self.is_last();
        ui.add_space(4.0);
        // The button that is always there comes first. Otherwise it would inherit the focus of the
        // one that goes away.
        let mut offered = vec![(msg!("agreed-another"), over && self.is_last(), MatchWish::Another)];
        offered.extend((over && !self.is_last()).then_some((msg!("agreed-next"), true, MatchWish::Next)));
        if over && self.is_last() {
            offered.push((msg!("agreed-copy"), false, MatchWish::Copy));
            let asks = self.day.as_ref().is_some_and(DayPlace::is_offered);
            offered.extend(asks.then_some((msg!("agreed-day"), false, MatchWish::Place)));
        }
        let offered = offered.into_iter().map(|(word, main, wish)| (look.words.get(word).to_owned(), main, wish));
        parts::buttons(ui, look.theme, takes_ring, offered)
    }
}
