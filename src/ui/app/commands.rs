//! Carries out the commands.

use super::{App, Errand};
use crate::career::Tutor;
use crate::engine::Seat;
use crate::host;
use crate::msg;
use crate::seat::{Clues, Input};
use crate::table::{Hidden, HostOrder, TableInput, Wish};
use crate::ui::command::Command;
use crate::ui::dialogs::Purpose;
use crate::ui::request::{Book, Request, Writing};
use crate::ui::table::Desk;
use crate::ui::windows::notes::Consent;
use egui::{Context, ViewportCommand};

impl App {
    /// Runs a command if it is available now.
    pub fn run(&mut self, command: Command, ctx: &Context) {
        let now = self.conditions(ctx);
        if !now.here.means(command) {
            return;
        }
        let before = now.is_on(command);
        if let Some(why) = now.refusal(command) {
            match command {
                // The seat says why, for as long as that is so.
                Command::Hint if now.here.can(command).is_none() => _ = self.act_here(|desk| desk.step(Input::Hint)),
                _ => self.answer(why, command),
            }
        } else {
            let errand = self.give(command, ctx);
            self.carry_out(ctx, errand);
            if let Some(before) = before {
                self.tell_switched(command, before, ctx);
            }
        }
        ctx.request_repaint();
    }

    /// Goes to another moment, once these people have agreed, whose turns that takes back or makes
    /// again.
    fn agree(&mut self, people: Option<Vec<Seat>>, asks: fn(String) -> Consent, goes: impl Into<TableInput>) {
        match self.at_table.names_of(people.unwrap_or_default()) {
            Some(names) => self.above.ask(asks(names)),
            None => self.step(goes),
        }
    }

    /// Gives a command that is available. Returns what else must be done for it.
    fn give(&mut self, command: Command, ctx: &Context) -> Option<Errand> {
        let settings = self.at_table.profile().settings();
        if let Some(asks) = self.stage.beside_mut().and_then(|beside| beside.give(command, settings)) {
            self.carry_out(ctx, asks);
            return None;
        }
        let past = self.at_table.view().past.clone();
        match command {
            Command::Review if self.stage.viewer_mut().is_some() => self.stage.begin_review(ctx, &mut self.at_table),
            Command::Beliefs if self.stage.viewer_mut().is_some() => {
                self.stage.change_insight(ctx, &mut self.at_table);
            }
            Command::Restart => match self.at_table.names_of(past.restart) {
                Some(names) => self.above.ask(Consent::Restart(names)),
                None => self.at_table.restart(),
            },
            Command::Undo => self.agree(past.undo, Consent::Undo, Input::Wish(Wish::Undo)),
            Command::Redo => self.agree(past.redo, Consent::Redo, HostOrder::Redo),
            Command::Preserve => self.step(HostOrder::Preserve),
            Command::Restore => self.agree(past.restore, Consent::Restore, HostOrder::Restore),
            Command::Firecracker => _ = self.act_here(Desk::take_up),
            Command::Pause => self.step(Input::Wish(Wish::Pause)),
            Command::GiveUp => self.above.ask(Consent::GiveUp),
            Command::Results => {
                if let Some(results) = self.at_table.results(false) {
                    self.above.put("results-title", Box::new(results));
                }
            }
            Command::OpenGame | Command::AddAll => {
                let purpose = if command == Command::AddAll { Purpose::AddAll } else { Purpose::OpenGame };
                return self.exchange.ask_for_file(ctx, self.at_table.profile().words(), purpose, "");
            }
            Command::SaveGame => return Some(Request::AskToWrite(Writing::Save).into()),
            Command::CopyGame => return Some(Request::AskToWrite(Writing::Copy).into()),
            Command::PasteGame => host::paste(ctx),
            Command::KeepGame => return Some(Request::AskToWrite(Writing::Keep).into()),
            Command::SaveAll => return Some(Request::AskToWrite(Writing::Everything).into()),
            Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            Command::Display => {
                let rules = *self.conditions(ctx).game.view().rules();
                self.set(|settings| settings.look.set_compact(&rules, !settings.look.is_compact(&rules)));
            }
            Command::FullScreen => host::fill_the_screen(!host::fills_the_screen(ctx), ctx),
            Command::Install => host::install(),
            Command::Bar => self.set(|settings| settings.look.bar = !settings.look.bar),
            Command::Again => {
                if self.act_here(Desk::watch_again) != Some(true) {
                    self.answer(msg!("answer-nothing-happened"), command);
                }
            }
            Command::Log => self.set(|settings| settings.look.log = !settings.look.log),
            Command::Unseen => self.set(|settings| settings.look.unseen = !settings.look.unseen),
            // Seeing the beliefs counts as help, and it ends with the game.
            Command::Beliefs => {
                let told = self.at_table.game().clues().is_some();
                self.step(Input::Believe((!told).then_some(Clues::Plays)));
            }
            Command::Records => self.open("command-tally"),
            Command::Hint => _ = self.act_here(|desk| desk.step(Input::Hint)),
            Command::ShowHands => self.step(Input::Wish(Wish::Show(Hidden::Hands))),
            Command::ShowBoneyard => self.step(Input::Wish(Wish::Show(Hidden::Boneyard))),
            Command::Tutor => self.set(|settings| {
                settings.play.tutor = if settings.play.tutor == Tutor::Off { Tutor::Doubtful } else { Tutor::Off };
            }),
            Command::Review => return Some(Request::Review.into()),
            Command::Today => return Some(Request::Practise(Book::Today).into()),
            Command::Exercises => return Some(Request::Practise(Book::All).into()),
            // A match goes on if it is not over.
            Command::Agreed => match self.at_table.profile().agreed().filter(|played| !played.is_over()) {
                Some(_) => return Some(Request::GoOnWithMatch.into()),
                None => self.open(command.entry().word.id()),
            },
            Command::Sound => self.set(|settings| settings.sound.on = !settings.sound.on),
            // The rest have a window of their own.
            _ => self.open(command.entry().word.id()),
        }
        None
    }

    /// Says that something was switched on or off, where nothing else says so.
    fn tell_switched(&mut self, command: Command, before: bool, ctx: &Context) {
        // The window takes a moment to fill the screen or to give it back.
        let now = self.conditions(ctx).is_on(command);
        let on = if command == Command::FullScreen { Some(!before) } else { now };
        let says_so_itself = matches!(command, Command::ShowHands | Command::ShowBoneyard) && on == Some(true);
        if on != Some(before) && command != Command::Pause && !says_so_itself {
            self.answer(if before { msg!("answer-off") } else { msg!("answer-on") }, command);
        }
    }
}
