//! Carries out the commands.

use super::background::GameSource;
use super::{App, Request, above::Open, at_table::AtTable};
use crate::career::Tutor;
use crate::engine::Seat;
use crate::host;
use crate::seat::{Clues, Input};
use crate::table::{Hidden, HostOrder, Wish};
use crate::ui::command::Command;
use crate::ui::dialogs::Purpose;
use crate::ui::stage::practice::Book;
use crate::ui::windows::notes::{Consent, Writing};
use crate::ui::windows::settings::SettingsWindow;
use egui::{Context, ViewportCommand};

impl App {
    /// Runs a command if it is available now.
    pub fn run(&mut self, command: Command, ctx: &Context) {
        let now = self.at_table.conditions(ctx);
        let before = now.is_on(command);
        if let Some(why) = now.refusal(command) {
            match command {
                // The seat says why, for as long as that is so.
                Command::Hint => self.step(Input::Hint),
                _ => self.at_table.answer(why, command),
            }
        } else {
            let request = self.give(command, ctx);
            self.carry_out(ctx, request);
            if let Some(before) = before {
                tell_switched(&mut self.at_table, command, before, ctx);
            }
        }
        ctx.request_repaint();
    }

    /// Goes to another moment, once these people have agreed, whose turns that takes back or makes
    /// again.
    fn agree(&mut self, people: Option<Vec<Seat>>, asks: fn(String) -> Consent, goes: Input) {
        match self.at_table.names_of(people.unwrap_or_default()) {
            Some(names) => self.above.open(Open::Consent(asks(names))),
            None => self.step(goes),
        }
    }

    /// Gives a command that is available. Returns what else must be done for it.
    fn give(&mut self, command: Command, ctx: &Context) -> Option<Request> {
        let past = self.at_table.view().past.clone();
        match command {
            Command::NewGame => self.above.open(Open::game(&self.at_table)),
            Command::Friends => self.above.open(Open::friends(&self.at_table, String::new())),
            Command::Restart => match self.at_table.names_of(past.restart) {
                Some(names) => self.above.open(Open::Consent(Consent::Restart(names))),
                None => self.at_table.restart(),
            },
            Command::Undo => self.agree(past.undo, Consent::Undo, Input::Wish(Wish::Undo)),
            Command::Redo => self.agree(past.redo, Consent::Redo, Input::Order(HostOrder::Redo)),
            Command::Preserve => self.step(Input::Order(HostOrder::Preserve)),
            Command::Restore => self.agree(past.restore, Consent::Restore, Input::Order(HostOrder::Restore)),
            Command::Firecracker => self.act(|desk, _| desk.take_up()),
            Command::Pause => self.step(Input::Wish(Wish::Pause)),
            Command::GiveUp => self.above.open(Open::Consent(Consent::GiveUp)),
            Command::Results => self.open_results(false),
            Command::OpenGame => return self.ask_for_file(ctx, Purpose::OpenGame),
            Command::SaveGame => return Some(Request::AskToWrite(Writing::Save)),
            Command::CopyGame => return Some(Request::AskToWrite(Writing::Copy)),
            Command::PasteGame => host::paste(ctx),
            Command::KeepGame => return Some(Request::AskToWrite(Writing::Keep)),
            Command::Players => self.above.open(Open::players(&self.at_table, false)),
            Command::SaveAll => return Some(Request::AskToWrite(Writing::Everything)),
            Command::AddAll => return self.ask_for_file(ctx, Purpose::AddAll),
            Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            Command::Display => {
                let rules = *self.at_table.view().rules();
                self.set(|settings| settings.look.set_compact(&rules, !settings.look.is_compact(&rules)));
            }
            Command::FullScreen => host::fill_the_screen(!host::fills_the_screen(ctx), ctx),
            Command::Install => host::install(),
            Command::Bar => self.set(|settings| settings.look.bar = !settings.look.bar),
            Command::Again => {
                if !self.act(|desk, _| desk.watch_again()) {
                    self.at_table.answer("answer-nothing-happened", command);
                }
            }
            Command::Log => self.set(|settings| settings.look.log = !settings.look.log),
            Command::Unseen => self.set(|settings| settings.look.unseen = !settings.look.unseen),
            // Seeing the beliefs counts as help, and it ends with the game.
            Command::Beliefs => {
                let told = self.at_table.game().clues().is_some();
                self.step(Input::Believe((!told).then_some(Clues::Plays)));
            }
            Command::ScoreSheet => {
                self.above.open(Open::score_sheet(&self.at_table, &self.background.backlog, true));
            }
            Command::Records | Command::Tally => self.above.open(Open::Tally),
            Command::Statistics => self.above.open(Open::statistics(&self.at_table)),
            Command::Games => self.above.open(Open::games(&self.at_table)),
            Command::Hint => self.step(Input::Hint),
            Command::ShowHands => self.step(Input::Wish(Wish::Show(Hidden::Hands))),
            Command::ShowBoneyard => self.step(Input::Wish(Wish::Show(Hidden::Boneyard))),
            Command::Tutor => self.set(|settings| {
                settings.play.tutor = if settings.play.tutor == Tutor::Off { Tutor::Doubtful } else { Tutor::Off };
            }),
            Command::Review => return Some(Request::Review),
            Command::Practice => self.above.open(Open::Practice),
            Command::Course => self.above.open(Open::course(&self.at_table)),
            Command::Today => return Some(Request::Practise(Book::Today)),
            Command::Exercises => return Some(Request::Practise(Book::All)),
            Command::OtherTable => {
                let game = self.at_table.finished().map(|game| GameSource::Here(Box::new(game)));
                return Some(self.background.other_tables.open(game.into_iter().collect()));
            }
            // A match goes on if it is not over.
            Command::Agreed => match self.at_table.profile().agreed().filter(|played| !played.is_over()) {
                Some(played) => return Some(Request::PlayMatch(Box::new(played.clone()))),
                None => self.above.open(Open::agreed(&self.at_table)),
            },
            Command::Settings => self.above.open(Open::Settings(SettingsWindow::default())),
            Command::Colors => self.above.open(Open::colors(&self.at_table)),
            Command::Sound => self.set(|settings| settings.sound.on = !settings.sound.on),
            Command::Help => self.above.open(Open::help(&self.at_table, &self.stage)),
            Command::Fair => return Some(Request::OpenBooks),
            Command::About => self.above.open(Open::About),
        }
        None
    }

    fn ask_for_file(&mut self, ctx: &Context, purpose: Purpose) -> Option<Request> {
        self.exchange.ask_for_file(ctx, self.at_table.profile().words(), purpose, "")
    }
}

/// Says that something was switched on or off, where nothing else says so.
fn tell_switched(at_table: &mut AtTable, command: Command, before: bool, ctx: &Context) {
    // The window takes a moment to fill the screen or to give it back.
    let now = at_table.conditions(ctx).is_on(command);
    let on = if command == Command::FullScreen { Some(!before) } else { now };
    let says_so_itself = matches!(command, Command::ShowHands | Command::ShowBoneyard) && on == Some(true);
    if on != Some(before) && command != Command::Pause && !says_so_itself {
        at_table.answer(if before { "answer-off" } else { "answer-on" }, command);
    }
}
