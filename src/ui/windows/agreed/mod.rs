//! The window for a match of eight deals: which deals, and who plays them in the player's seat. It
//! warns before the last match is lost.

pub mod compare;

use super::{Look, Sheet, parts};
use crate::career::{AgreedMatch, DEALS};
use crate::{nestor::Level, record::fresh_number};
use egui::{Context, Key, Ui};

/// The window while it is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AgreedWindow {
    number: String,
    /// The number of today's match, which is the same for everyone.
    today: String,
    level: Level,
    before: PreviousMatch,
}

/// The previous match. Only one is saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PreviousMatch {
    /// There was none, or nothing was played in it.
    Nothing,
    /// It is over, and can be seen until another one starts.
    Over,
    /// It has reached this deal, and will be lost if another one starts.
    At(u16),
}

impl PreviousMatch {
    fn of(played: Option<&AgreedMatch>) -> PreviousMatch {
        match played {
            Some(played) if played.is_over() => PreviousMatch::Over,
            Some(played) if played.is_begun() => PreviousMatch::At(played.at() + 1),
            _ => PreviousMatch::Nothing,
        }
    }
}

/// What was chosen in the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AgreedChoice {
    /// Close the window.
    Close,
    /// Start a match.
    Begin(Challenge),
    /// Look at the finished match.
    LookBack,
    /// Share a link to the match of this number.
    Share(u64),
}

/// The match to start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// The number of the deals.
    pub number: u64,
    /// The level of the Nestor in the player's seat.
    pub level: Level,
}

impl AgreedWindow {
    /// Creates a window that suggests new deals, with the previous match, on a day such as
    /// 2026-02-28.
    pub fn new(before: Option<&AgreedMatch>, day: &str) -> AgreedWindow {
        AgreedWindow::of(fresh_number(), before, day)
    }

    /// Creates a window that suggests the deals of this number.
    pub fn of(number: u64, before: Option<&AgreedMatch>, day: &str) -> AgreedWindow {
        let today = day.replace('-', "");
        AgreedWindow { number: number.to_string(), today, level: Level::Tough, before: PreviousMatch::of(before) }
    }

    /// Shows the window. Returns the player's choice.
    pub fn show(&mut self, ctx: &Context, look: Look<'_>) -> Option<AgreedChoice> {
        let buttons: &[&str] = match self.before {
            PreviousMatch::Over => &["cancel", "agreed-last", "agreed-begin"],
            PreviousMatch::Nothing | PreviousMatch::At(_) => &["cancel", "agreed-begin"],
        };
        let sheet = Sheet { title: "command-agreed", width: 560.0, buttons, page: 0, ready: true };
        let shown = sheet.show(ctx, look, |ui| self.body(ui, look));
        match shown.pressed.map(|button| buttons[button]) {
            Some("agreed-begin") => Some(AgreedChoice::Begin(self.wanted())),
            Some("agreed-last") => Some(AgreedChoice::LookBack),
            Some(_) => Some(AgreedChoice::Close),
            None if shown.body.is_some() => shown.body,
            None => shown.left.then_some(AgreedChoice::Close),
        }
    }

    /// Returns the player's choice. Without a number, the deals are random.
    fn wanted(&self) -> Challenge {
        Challenge { number: self.number.parse().unwrap_or_else(|_| fresh_number()), level: self.level }
    }

    /// Shows everything except the buttons. Returns what was chosen there. Enter after the number
    /// starts the match.
    fn body(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<AgreedChoice> {
        let (words, rules) = (look.words, look.settings.game.rules);
        parts::paragraph(ui, look.theme, words.get("agreed-about"));
        let others = look.settings.game.levels().into_iter().take(rules.seats() - 1);
        let others: Vec<&str> = others.map(|level| words.level(level)).collect();
        let args = [("game", words.game(rules.game()).to_owned().into()), ("levels", words.list(&others).into())];
        parts::remark(ui, look.theme, &words.format("agreed-game", &args));
        let entered = ui.horizontal_wrapped(|ui| {
            ui.set_row_height(parts::row_height(ui));
            ui.add_space(4.0);
            parts::paragraph(ui, look.theme, words.get("agreed-number"));
            self.number.retain(|sign| sign.is_ascii_digit());
            let edit = (&mut self.number, words.get("game-deal-any"), 19);
            let edit = parts::field(ui, look.theme, [180.0, 28.0], edit, words.get("agreed-number"));
            if parts::deed(ui, look.theme, words.get("agreed-today"), true) {
                self.number.clone_from(&self.today);
            }
            let number = self.number.parse();
            let shares = parts::deed(ui, look.theme, words.get("share-link"), number.is_ok());
            let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            match number {
                Ok(number) if shares => Some(AgreedChoice::Share(number)),
                _ => entered.then(|| AgreedChoice::Begin(self.wanted())),
            }
        });
        let levels = words.levels();
        parts::choice(ui, look.theme, words.get("other-level"), "", &levels, &mut self.level);
        if let PreviousMatch::At(deal) = self.before {
            let args = [("deal", deal.into()), ("deals", DEALS.into())];
            parts::remark(ui, look.theme, &words.format("agreed-ends", &args));
        }
        entered.inner
    }
}
