//! Carries out what the parts ask for.

use super::{
    Above, App, AppLink, Arrived, Background, GameWish, Loaded, Open, Request, can_show, exchange, friends::to_open,
};
use crate::host;
use crate::record::{KeptGame, Opened, RecordError};
use crate::table::{Help, Playback};
use crate::ui::dialogs::Purpose;
use crate::ui::side::SidePanel;
use crate::ui::stage::{Stage, practice::Book};
use crate::ui::windows::{game::Chosen, notes::Message, outcome::DrawnGames};
use egui::Context;
use std::path::Path;

impl App {
    /// Carries out requests in their order, each with what comes of it.
    pub(super) fn carry_out(&mut self, ctx: &Context, requests: impl IntoIterator<Item = Request>) {
        for request in requests {
            let mut next = Some(request);
            while let Some(request) = next {
                next = self.carry_out_one(ctx, request);
            }
        }
    }

    /// Carries out a request. Returns what else must be done for it.
    fn carry_out_one(&mut self, ctx: &Context, request: Request) -> Option<Request> {
        let (at_table, tasks) = (&mut self.at_table, &mut self.background.tasks);
        match request {
            Request::Open(window) => self.above.open(window),
            Request::Give(command) => self.run(command, ctx),
            Request::Say(title, text) => self.above.say(title, text),
            Request::OpenBooks => self.open_books(),
            Request::Practise(book) => self.stage.practise(ctx, at_table, book),
            Request::PlayMatch(played) => self.stage.play_match(ctx, at_table, *played),
            Request::Begin(chosen) => {
                let Chosen { table, own_name, .. } = &*chosen;
                let Some(plan) = table else {
                    at_table.begin(&chosen);
                    return None;
                };
                if !own_name.is_empty() {
                    at_table.change_tables(|tables| tables.name.clone_from(own_name));
                }
                let visit = to_open(at_table.tables(), plan.clone());
                return self.stage.visit(ctx, at_table, visit);
            }
            Request::Visit(visit) => return self.stage.visit(ctx, at_table, visit),
            Request::Review => self.review(ctx),
            Request::Watch(game) => {
                if self.stage.watch(*game, at_table.profile().settings()) {
                    self.above.step_back();
                }
            }
            Request::Share(link) => {
                // The system's sheet is only on telephones and tablets.
                host::share(&link.address());
                ctx.copy_text(link.address());
                let said = at_table.profile().words().get("link-copied").to_owned();
                return Some(Request::Say("share-link", said));
            }
            Request::LeaveGame => {
                self.above.come_back();
                // A deal of a match was watched from its result.
                if let Some(played) = at_table.profile().agreed().filter(|_| self.above.compares()) {
                    self.stage.play_match(ctx, at_table, played.clone());
                }
            }
            Request::LeaveFor(opened) => {
                self.above.forget();
                if let Some(opened) = opened {
                    at_table.go_on_with(*opened);
                }
            }
            Request::AskToWrite(writing) => return self.exchange.ask_to_write(ctx, (at_table, tasks), writing),
            Request::Write(writing) => return self.exchange.write(ctx, (at_table, tasks), writing),
            Request::Export(export, purpose, name) => {
                return self.exchange.export(ctx, at_table.profile().words(), (export, purpose, &name));
            }
            Request::AskForPath(purpose, path) => self.above.ask_for_path(purpose, &path),
            Request::UseFile(purpose, path, agreed) => {
                self.exchange.use_file(ctx, (at_table, tasks), (purpose, path, agreed));
            }
            Request::Follow(link) => return self.follow(link),
            Request::TakeGame(wish, game) => self.take_game(ctx, wish, &game),
            Request::TellOfUnreadGame(why) => {
                let words = at_table.profile().words();
                let text = words.format("games-not-read", &[("why", words.unread(&why).into())]);
                self.above.say("command-games", text);
            }
            Request::TellOfLostGame => {
                self.above.say("command-games", at_table.profile().words().get("games-gone").to_owned());
            }
            Request::TakeOpened(read, source) => return self.take_opened(read, &source),
            Request::AddBackup(backup, path) => {
                return Some(exchange::add_backup(ctx, (at_table, tasks), backup, &path));
            }
            Request::TellOfUnreadFile(purpose, path, why) => {
                return Some(exchange::tell_of_unread(at_table.profile().words(), purpose, &path, &why));
            }
            Request::TellOfWritten(purpose, path, written) => {
                return Some(exchange::tell_of_written(at_table, purpose, &path, &written));
            }
            Request::TakePlayers(players, done) => {
                at_table.profile_mut().set_players(players);
                if let Some(window) = self.above.players_window() {
                    window.answer(done);
                }
            }
            Request::BeginNamed(players, chosen, done) => {
                at_table.profile_mut().set_players(players);
                match (self.above.game_window(), done) {
                    (Some(window), Err(trouble)) => window.refuse(trouble),
                    (Some(_), Ok(())) => {
                        self.above.close();
                        return Some(Request::Begin(chosen));
                    }
                    (None, _) => {}
                }
            }
            Request::TakeBackFiles(store, text) => {
                at_table.profile_mut().take_back(*store);
                self.above.close();
                return self.exchange.save_everything(ctx, at_table, text);
            }
            Request::SitDown(loaded, arrived) => self.sit_down(ctx, *loaded, arrived),
        }
        None
    }

    /// Opens what a link leads to. A game that it begins can be taken back like any other.
    fn follow(&mut self, link: Result<AppLink, String>) -> Option<Request> {
        let (game, number) = match link {
            Ok(AppLink::Game(game, number)) => (Some(game), number),
            Ok(AppLink::Deal(number)) => (None, Some(number)),
            Ok(AppLink::Today) => {
                self.above.forget();
                return Some(Request::Practise(Book::Today));
            }
            Ok(AppLink::Eight(rules, number)) => {
                self.above.forget();
                if self.at_table.profile().settings().game.rules != *rules {
                    self.at_table.set(|settings| settings.game.rules = *rules);
                }
                return Some(Request::Open(Open::agreed_of(&self.at_table, number)));
            }
            Ok(AppLink::Moment(game)) => {
                self.above.forget();
                self.stage.see(*game, self.at_table.profile().settings());
                return None;
            }
            Ok(AppLink::Table(invitation)) => {
                self.above.open(Open::friends(&self.at_table, invitation.typed()));
                return None;
            }
            Err(link) => {
                let text = self.at_table.profile().words().format("link-nowhere", &[("link", link.into())]);
                return Some(Request::Say(Purpose::OpenGame.word(), text));
            }
        };
        self.above.forget();
        self.stage = Stage::Table;
        self.at_table.begin_usual(game, number);
        None
    }

    /// Seats the player who was loaded, with nothing of the one before.
    fn sit_down(&mut self, ctx: &Context, loaded: Loaded, arrived: Arrived) {
        let greets = loaded.greets;
        self.at_table.change_to(loaded, ctx);
        self.side = SidePanel::default();
        self.stage = Stage::default();
        self.above = Above::default();
        self.background = Background::default();
        self.exchange.forget();
        self.welcome(greets);
        match arrived {
            Arrived::AtTheTable => {}
            Arrived::AtThePlayers(window) => self.above.put_back(Open::Players(*window)),
            Arrived::WithBackup(taken) => {
                let text = self.at_table.profile().words().taken_in(&taken);
                self.above.open(Open::Message(Message { title: Purpose::AddAll.word(), text }));
            }
        }
    }

    /// Opens the page on how fair the dealing was, with all that is known of drawn hands.
    fn open_books(&mut self) {
        if self.at_table.open_books() {
            let archive = self.at_table.profile().store().archive();
            let drawn = archive.games().map(|games| DrawnGames::of(&games, |game| archive.load(game).ok()));
            self.above.open(Open::Fair(drawn.unwrap_or_default()));
        }
    }

    /// Shows a finished game, starting at its end.
    fn look_through(&mut self, game: Option<Playback>) {
        if game.is_some_and(|game| self.stage.look_through(game, self.at_table.profile().settings())) {
            self.above.step_back();
        }
    }

    /// Reviews the game at the table so far. If it has not started yet, the last game is reviewed.
    fn review(&mut self, ctx: &Context) {
        if self.at_table.conditions(ctx).reviews_the_table() {
            if !self.at_table.help(Help::Judged) {
                return;
            }
            self.look_through(self.at_table.playback());
            self.above.forget();
            self.stage.begin_review(ctx, &mut self.at_table);
        } else {
            let games = self.at_table.profile().store().archive().games();
            if let Some(last) = games.and_then(|games| games.last().map(|game| game.played.id)) {
                self.background.tasks.read_game(ctx, &self.at_table, GameWish::Review, last);
            }
        }
    }

    fn take_game(&mut self, ctx: &Context, wish: GameWish, game: &KeptGame) {
        let played = Some(&game.played);
        match wish {
            GameWish::LookThrough => self.look_through(Playback::new(game.record.clone(), played.cloned())),
            GameWish::Review => {
                self.look_through(Playback::new(game.record.clone(), played.cloned()));
                self.stage.begin_review(ctx, &mut self.at_table);
            }
            GameWish::SameDeals => {
                if let Ok(opened) = Opened::at(&game.record, played, 0, 0) {
                    self.above.close();
                    self.at_table.go_on_with(opened);
                }
            }
        }
    }

    /// Opens a game that was read from this source. A finished game is opened for review.
    fn take_opened(&mut self, read: Result<Box<Opened>, RecordError>, source: &Path) -> Option<Request> {
        match read {
            Ok(opened) if can_show(opened.rules()) => {
                self.above.close();
                if opened.is_over() {
                    self.look_through(Playback::new(opened.record, opened.played));
                } else {
                    self.at_table.go_on_with(*opened);
                }
                None
            }
            refused => Some(exchange::tell_of_no_game(self.at_table.profile().words(), source, refused.err().as_ref())),
        }
    }
}
