//! What the program shows about a game: the panel beside the table, and the window that opens when the game is over.

use egui::{Context, Ui};

use super::{App, above::Open};
use crate::game::{Input, Waiting};
use crate::ui::command::Command;
use crate::ui::windows::outcome::{ScoreSheet, SheetChoice};

impl App {
    /// Shows the panel beside the table, and the table of the moment that the player looks back at.
    pub(super) fn show_beside(&mut self, ui: &mut Ui) {
        if self.desk.game().is_covered() {
            // The past is hidden as well while the clock is stopped.
            return self.desk.look_back(None);
        }
        let look = self.profile.look();
        let done = self.side.show(ui, look, self.desk.game(), self.desk.cloth());
        self.desk.look_back(done.past);
        if let Some(input) = done.input {
            self.step(input);
        }
        if done.log_closed {
            self.run(Command::Log, ui.ctx());
        }
        if done.unseen_closed {
            self.run(Command::Unseen, ui.ctx());
        }
    }

    /// Shows who won when a game is over and nothing else is open.
    pub(super) fn tell_the_end(&mut self) {
        if self.sees_the_table() && self.desk.take_end() {
            match self.desk.game().waiting() {
                Waiting::NewGame if self.desk.game().left().is_some() => self.open_results(true),
                Waiting::NewGame => self.open_score_sheet(),
                _ => {}
            }
        }
    }

    /// Opens the score sheet of the game. After the game it also shows who won.
    pub(super) fn open_score_sheet(&mut self) {
        let sitting = self.desk.game().sitting();
        let chronicle = self.desk.game().chronicle();
        let can_repeat = sitting.first_deal().is_some();
        self.above.open(Open::Score(Box::new(ScoreSheet::new(chronicle, can_repeat, self.desk.cloth()))));
    }

    /// Does what the player chose on the score sheet or in the results. Returns whether they close.
    pub(super) fn leave_score_sheet(&mut self, ctx: &Context, chosen: Option<SheetChoice>) -> bool {
        match chosen {
            Some(SheetChoice::NewGame) => self.step(Input::NewGame(None)),
            Some(SheetChoice::SameDeals) => self.step(Input::Restart),
            Some(SheetChoice::Review) => self.review_game(ctx),
            Some(SheetChoice::Close) | None => {}
        }
        chosen.is_some()
    }
}
