//! The window for a match of eight deals. It warns before the last match is lost. Which deals, and who
//! plays them in the player's seat, can be chosen behind a title.

use super::{Closing, Done, Look, Seen, Sheet, Window, parts, rows::opener};
use crate::career::{AgreedMatch, DEALS};
use crate::ui::parts::TextField;
use crate::ui::request::Request;
use crate::ui::words::Message;
use crate::{msg, say};
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

impl Window for AgreedWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let (go_on, begin) = (Some(Request::GoOnWithMatch), Some(self.wanted()));
        // Going on is the first choice while there is something to go on with.
        let offers = match self.before {
            PreviousMatch::Nothing => vec![(msg!("cancel"), None), (msg!("agreed-begin"), begin)],
            PreviousMatch::Over => {
                vec![(msg!("cancel"), None), (msg!("agreed-last"), go_on), (msg!("agreed-begin"), begin)]
            }
            PreviousMatch::At(_) => {
                vec![(msg!("cancel"), None), (msg!("agreed-begin"), begin), (msg!("button-go-on"), go_on)]
            }
        };
        let (buttons, asks): (Vec<Message>, Vec<Option<Request>>) = offers.into_iter().unzip();
        let sheet = Sheet { title: msg!("command-agreed"), width: 560.0, buttons: &buttons, page: 0, ready: true };
        let shown = sheet.show(ctx, seen.look, |ui| self.body(ui, seen.look));
        match shown.body {
            Some(request @ Request::ShareMatch(_)) => Closing::Stays.asking(request),
            Some(request) => Closing::Closes.asking(request),
            None => shown.answer(&asks),
        }
    }
}

impl AgreedWindow {
    /// Creates a window that suggests new deals.
    pub fn new(seen: &Seen<'_>) -> AgreedWindow {
        AgreedWindow::of(fresh_number(), seen.last_match, &seen.clock.day())
    }

    /// Creates a window that suggests the deals of this number, after the previous match, on a day such as
    /// 2026-02-28.
    pub fn of(number: u64, before: Option<&AgreedMatch>, day: &str) -> AgreedWindow {
        AgreedWindow {
            number: number.to_string(),
            today: number_of(day),
            level: Level::Tough,
            before: PreviousMatch::of(before),
        }
    }

    /// The match to begin. Without a number, the deals are random.
    fn wanted(&self) -> Request {
        Request::BeginMatch(self.number.parse().unwrap_or_else(|_| fresh_number()), self.level)
    }

    /// Shows everything except the buttons. Returns what was chosen there.
    fn body(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<Request> {
        let (words, rules) = (look.words, look.settings.game.rules);
        parts::lead(ui, look.theme, say!(words, "agreed-question"));
        let others = look.settings.game.levels().into_iter().take(rules.seats() - 1);
        let mut others: Vec<&str> = others.map(|level| words.level(level)).collect();
        others.dedup();
        let args = [("game", words.game(rules.game()).to_owned().into()), ("levels", words.list(&others).into())];
        parts::aside(ui, look.theme, &words.format(msg!("agreed-game"), &args));
        if let PreviousMatch::At(deal) = self.before {
            let args = [("deal", deal.into()), ("deals", DEALS.into())];
            parts::remark(ui, look.theme, &words.format(msg!("agreed-ends"), &args));
        }
        if opener(ui, look, msg!("agreed-which")) { self.which(ui, look) } else { None }
    }

    /// Shows which match it is, and who plays in the player's seat. Enter after the number starts the
    /// match.
    fn which(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<Request> {
        let words = look.words;
        parts::paragraph(ui, look.theme, say!(words, "agreed-about"));
        parts::paragraph(ui, look.theme, say!(words, "agreed-trust"));
        let entered = ui.horizontal_wrapped(|ui| {
            ui.set_row_height(parts::row_height(ui));
            ui.add_space(4.0);
            parts::paragraph(ui, look.theme, say!(words, "agreed-number"));
            self.number.retain(|sign| sign.is_ascii_digit());
            let field = TextField { text: &mut self.number, hint: say!(words, "game-deal-any"), most: 19 };
            let edit = parts::field(ui, look.theme, [180.0, 28.0], field, say!(words, "agreed-number"));
            if parts::deed(ui, look.theme, say!(words, "agreed-today"), true) {
                self.number.clone_from(&self.today);
            }
            let number = self.number.parse();
            let shares = parts::deed(ui, look.theme, say!(words, "share-link"), number.is_ok());
            let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            match number {
                Ok(number) if shares => Some(Request::ShareMatch(number)),
                _ => entered.then(|| self.wanted()),
            }
        });
        let levels = words.levels();
        parts::choice(ui, look.theme, say!(words, "agreed-level"), "", &levels, &mut self.level);
        parts::aside(ui, look.theme, say!(words, "agreed-others"));
        entered.inner
    }
}

/// The number of the match of a day such as 2026-02-28.
fn number_of(day: &str) -> String {
    day.replace('-', "")
}

/// The number of today's match.
pub(super) fn of_today(seen: &Seen<'_>) -> String {
    number_of(&seen.clock.day())
}
