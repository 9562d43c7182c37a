//! The other table. A Nestor in the player's seat plays the deals of past games again, and each
//! hand shows who did better with the same bones.

use super::compared;
use crate::arena::duplicate::Comparison;
use crate::nestor::Level;
use crate::ui::windows::{Look, Sheet, parts};
use egui::{Context, ProgressBar, Ui, WidgetInfo, accesskit::Role};

/// The window while it is open.
#[derive(Clone, PartialEq, Debug)]
pub struct OtherTableWindow {
    games: usize,
    level: Level,
    /// The progress from 0 to 1, once the play has started.
    done: Option<f64>,
    /// The hands played, each with the number of its game.
    hands: Vec<(usize, Comparison)>,
    /// How many games could not be read.
    gone: usize,
}

/// A report from the other table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum News {
    /// A hand of a game was played.
    Hand(usize, Comparison),
    /// The progress, from 0 to 1.
    Done(f64),
    /// A game could not be read.
    Gone,
}

/// What was chosen in the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OtherTableChoice {
    /// Close the window.
    Close,
    /// Let a Nestor of this level play.
    Begin(Level),
    /// Stop the play because another level was chosen.
    Stop,
}

impl OtherTableWindow {
    /// Creates a window for this many games.
    pub const fn new(games: usize) -> OtherTableWindow {
        OtherTableWindow { games, level: Level::Tough, done: None, hands: Vec::new(), gone: 0 }
    }

    /// Takes in a report.
    pub fn hear(&mut self, news: News) {
        match news {
            News::Hand(game, hand) => self.hands.push((game, hand)),
            News::Done(done) => self.done = Some(done),
            News::Gone => self.gone += 1,
        }
    }

    /// Shows the window. Returns the player's choice.
    pub fn show(&mut self, ctx: &Context, look: Look<'_>) -> Option<OtherTableChoice> {
        let buttons: &[&str] = if self.done.is_none() { &["close", "other-begin"] } else { &["close"] };
        let sheet = Sheet { title: "command-other-table", width: 620.0, buttons, page: 0, ready: true };
        let shown = sheet.show(ctx, look, |ui| self.body(ui, look));
        match shown.pressed {
            Some(1) => {
                *self = OtherTableWindow { level: self.level, done: Some(0.0), ..OtherTableWindow::new(self.games) };
                Some(OtherTableChoice::Begin(self.level))
            }
            Some(_) => Some(OtherTableChoice::Close),
            None if shown.left => Some(OtherTableChoice::Close),
            None => shown.body.then_some(OtherTableChoice::Stop),
        }
    }

    fn body(&mut self, ui: &mut Ui, look: Look<'_>) -> bool {
        let words = look.words;
        parts::paragraph(ui, look.theme, words.get("other-about"));
        let levels = words.levels();
        let name = words.get("other-level");
        let changed = parts::choice(ui, look.theme, name, "", &levels, &mut self.level);
        if changed {
            // Results of another level do not count for this one.
            *self = OtherTableWindow { level: self.level, ..OtherTableWindow::new(self.games) };
        }
        if let Some(done) = self.done {
            self.course(ui, look, done);
        }
        changed
    }

    fn course(&self, ui: &mut Ui, look: Look<'_>, done: f64) {
        let words = look.words;
        if done < 1.0 {
            let told = words.format("other-playing", &[("share", words.percent(100.0 * done).into())]);
            let bar = ui.add(ProgressBar::new(done as f32).fill(look.theme.lit()).desired_height(6.0));
            bar.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &told));
            parts::aside(ui, look.theme, &told);
        }
        if self.gone > 0 {
            parts::remark(ui, look.theme, &words.format("other-gone", &[("count", self.gone.into())]));
        }
        if !self.hands.is_empty() {
            let hands: Vec<Comparison> = self.hands.iter().map(|(_, hand)| *hand).collect();
            compared::verdict(ui, look, &hands);
            let id = if self.games > 1 { "other-game-hand" } else { "other-hand" };
            compared::table(ui, look, &hands, |at| {
                let (game, hand) = &self.hands[at];
                words.format(id, &[("game", (game + 1).into()), ("hand", hand.number.into())])
            });
        } else if done >= 1.0 {
            parts::paragraph(ui, look.theme, words.get("other-none"));
        }
    }
}
