//! Carries out the commands.

use super::{App, above::Open, games::GameSource, profile::Profile};
use crate::seat::{Clues, Input};
use crate::table::{Hidden, Wish};
use crate::ui::command::{Command, Conditions};
use crate::ui::stage::practice::Book;
use crate::ui::table::scene::display_of;
use crate::ui::windows::colors::{ColorsWindow, Wardrobe};
use crate::ui::windows::help::{Chapter, HelpWindow};
use crate::ui::windows::notes::{Consent, Writing};
use crate::ui::windows::{games::GamesWindow, statistics::StatisticsWindow};
use crate::ui::{dialogs::Purpose, words::names_from};
use crate::{career::Tutor, engine::Seat, host};
use egui::{Context, ViewportCommand};

impl App {
    pub(super) fn conditions(&self, ctx: &Context) -> Conditions<'_> {
        let Profile { players, store, settings, deck, .. } = &self.profile;
        Conditions {
            game: self.desk.game(),
            has_players: !players.list().is_empty(),
            has_games: store.archive().games().is_some_and(|games| !games.is_empty()),
            due: deck.count_due(self.shell.clock.day_number()),
            settings,
            full_screen: host::fills_the_screen(ctx),
        }
    }

    /// Runs a command if it is available now.
    pub fn run(&mut self, command: Command, ctx: &Context) {
        let now = self.conditions(ctx);
        let before = now.is_on(command);
        if let Some(why) = now.refusal(command) {
            self.answer(why, command);
        } else {
            self.give(command, ctx);
            if let Some(before) = before {
                self.tell_switched(command, before, ctx);
            }
        }
        ctx.request_repaint();
    }

    /// Says in the line what a command did, or why it did nothing.
    pub(super) fn answer(&mut self, word: &str, command: Command) {
        let words = &self.profile.words;
        let name = words.get(command.entry().word);
        let text = words.format(word, &[("command", name.into())]);
        self.desk.answer(text);
    }

    /// Says that something was switched on or off, where nothing else says so.
    fn tell_switched(&mut self, command: Command, before: bool, ctx: &Context) {
        // The window takes a moment to fill the screen or to give it back.
        let now = self.conditions(ctx).is_on(command);
        let on = if command == Command::FullScreen { Some(!before) } else { now };
        let says_so_itself = matches!(command, Command::ShowHands | Command::ShowBoneyard) && on == Some(true);
        if on != Some(before) && command != Command::Pause && !says_so_itself {
            self.answer(if before { "answer-off" } else { "answer-on" }, command);
        }
    }

    /// Goes to another moment, once these people have agreed, whose turns that takes back or makes again.
    fn agree(&mut self, people: Option<Vec<Seat>>, asks: fn(String) -> Consent, wish: Wish) {
        match self.names_of(people.unwrap_or_default()) {
            Some(names) => self.above.open(Open::Consent(asks(names))),
            None => self.step(Input::Wish(wish)),
        }
    }

    /// Shows what chance has given.
    pub(super) fn open_books(&mut self) {
        self.step(Input::Wish(Wish::OpenBooks));
        self.above.open(Open::Fair);
    }

    /// Restarts the game with the same deals.
    pub(super) fn restart(&mut self) {
        self.step(Input::Wish(Wish::Restart));
        self.answer("answer-restarted", Command::Restart);
    }

    /// Returns the names of these people at the table, if there are any.
    fn names_of(&self, people: Vec<Seat>) -> Option<String> {
        let (seating, host) = (&self.desk.game().view().seating, self.profile.players.name());
        let (words, settings) = (&self.profile.words, &self.profile.settings);
        let names: Vec<String> =
            people.into_iter().map(|seat| names_from(words, settings, seating, seat, host).0).collect();
        (!names.is_empty()).then(|| names.join(", "))
    }

    fn give(&mut self, command: Command, ctx: &Context) {
        let past = self.desk.game().view().past.clone();
        match command {
            Command::NewGame => self.open_game(false),
            Command::Restart => match self.names_of(self.desk.game().view().past.restart.clone()) {
                Some(names) => self.above.open(Open::Consent(Consent::Restart(names))),
                None => self.restart(),
            },
            Command::Undo => self.agree(past.undo, Consent::Undo, Wish::Undo),
            Command::Redo => self.agree(past.redo, Consent::Redo, Wish::Redo),
            Command::Preserve => self.step(Input::Wish(Wish::Preserve)),
            Command::Restore => self.agree(past.restore, Consent::Restore, Wish::Restore),
            Command::Firecracker => self.act(|desk, _| desk.take_up()),
            Command::Pause => self.step(Input::Wish(Wish::Pause)),
            Command::GiveUp => self.above.open(Open::Consent(Consent::GiveUp)),
            Command::Results => self.open_results(false),
            Command::OpenGame => self.ask_for_file(ctx, Purpose::OpenGame, ""),
            Command::SaveGame => self.ask_to_write(ctx, Writing::Save),
            Command::CopyGame => self.ask_to_write(ctx, Writing::Copy),
            Command::PasteGame => host::paste(ctx),
            Command::KeepGame => self.ask_to_write(ctx, Writing::Keep),
            Command::Players => self.open_players(false),
            Command::SaveAll => self.ask_to_write(ctx, Writing::Everything),
            Command::AddAll => self.ask_for_file(ctx, Purpose::AddAll, ""),
            Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            Command::Display => {
                let rules = *self.desk.game().view().rules();
                self.set(|settings| settings.look.set_compact(&rules, !settings.look.is_compact(&rules)));
            }
            Command::FullScreen => host::fill_the_screen(!host::fills_the_screen(ctx), ctx),
            Command::Bar => self.set(|settings| settings.look.bar = !settings.look.bar),
            Command::Again => {
                if !self.desk.watch_again() {
                    self.answer("answer-nothing-happened", command);
                }
            }
            Command::Log => self.set(|settings| settings.look.log = !settings.look.log),
            Command::Unseen => self.set(|settings| settings.look.unseen = !settings.look.unseen),
            // Seeing the beliefs counts as help, and it ends with the game.
            Command::Beliefs => {
                let told = self.desk.game().clues().is_some();
                self.step(Input::Believe((!told).then_some(Clues::Plays)));
            }
            Command::ScoreSheet => self.open_score_sheet(),
            Command::Tally => self.above.open(Open::Tally),
            Command::Statistics => {
                self.above.open(Open::Statistics(Box::new(StatisticsWindow::new(&self.shell.clock.now()))));
            }
            Command::Games => self.above.open(Open::Games(Box::new(GamesWindow::new(&self.shell.clock.now())))),
            Command::Hint => self.step(Input::Hint),
            Command::ShowHands => self.step(Input::Wish(Wish::Show(Hidden::Hands))),
            Command::ShowBoneyard => self.step(Input::Wish(Wish::Show(Hidden::Boneyard))),
            Command::Tutor => self.set(|settings| {
                settings.play.tutor = if settings.play.tutor == Tutor::Off { Tutor::Doubtful } else { Tutor::Off };
            }),
            Command::Review => self.review_game(ctx),
            Command::Course => self.open_practice(ctx, Book::Lesson(None)),
            Command::Today => self.open_practice(ctx, Book::Today),
            Command::Exercises => self.open_practice(ctx, Book::All),
            Command::OtherTable => {
                let (name, now) = (self.profile.players.name(), self.shell.clock.now().timestamp());
                let game = self.desk.files().finished(name, now).map(|game| GameSource::Here(Box::new(game)));
                self.open_other_table(game.into_iter().collect());
            }
            Command::Agreed => self.open_agreed(ctx),
            Command::Settings => self.open_settings(),
            Command::Colors => {
                let now = Wardrobe { themes: self.profile.themes, used: self.profile.settings.look.theme };
                self.above.open(Open::Colors(Box::new(ColorsWindow::new(now))));
            }
            Command::Sound => self.set(|settings| settings.sound.on = !settings.sound.on),
            Command::Help => {
                let rules = self.desk.game().view().rules();
                let (game, display) = (rules.game(), display_of(rules, &self.profile.settings));
                self.above.open(Open::Help(Box::new(HelpWindow::new(Chapter::default()).about(game).on(display))));
            }
            Command::Fair => self.open_books(),
            Command::About => self.above.open(Open::About),
        }
    }
}
