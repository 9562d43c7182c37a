//! Carries out what the parts ask for.

use super::{Above, App, AppLink, Arrived, Background, Errand, Loaded, can_show, exchange, friends::to_open};
use crate::career::AgreedMatch;
use crate::host;
use crate::nestor::course::lessons;
use crate::record::{KeptGame, Opened, RecordError};
use crate::seat::Input;
use crate::table::{Help, Playback};
use crate::ui::dialogs::Purpose;
use crate::ui::request::{Book, ExercisesRequest, FirstAnswer, GameWish, Request};
use crate::ui::side::SidePanel;
use crate::ui::stage::{OnStage, Stage, friends::FriendsScreen};
use crate::ui::windows::game::GameWindow;
use crate::ui::windows::notes::{PathWindow, Wait};
use crate::ui::windows::practice::plan::{PLAN, PlanWindow};
use crate::ui::windows::{agreed::AgreedWindow, friends::FriendsWindow, seen::Seen};
use crate::{msg, say};
use egui::Context;
use std::path::Path;

impl App {
    /// Carries out errands in their order, each with what comes of it.
    pub(super) fn carry_out(&mut self, ctx: &Context, errands: impl IntoIterator<Item = impl Into<Errand>>) {
        for errand in errands {
            let mut next = Some(errand.into());
            while let Some(errand) = next {
                next = self.carry_out_one(ctx, errand);
            }
        }
    }

    /// Carries out an errand. Returns what else must be done for it.
    fn carry_out_one(&mut self, ctx: &Context, errand: Errand) -> Option<Errand> {
        let (at_table, tasks) = (&mut self.at_table, &mut self.background.tasks);
        match errand {
            Errand::Asked(request) => return self.grant(ctx, request),
            Errand::Say(title, text) => self.above.say(title, vec![text]),
            Errand::Consent(consent) => self.above.ask(consent),
            Errand::Wait => self.above.put("wait", Box::new(Wait)),
            Errand::Share(link) => {
                // The system's sheet is only on telephones and tablets.
                host::share(&link.address());
                ctx.copy_text(link.address());
                let said = say!(at_table.profile().words(), "link-copied").to_owned();
                return Some(Errand::Say(msg!("share-link"), said));
            }
            Errand::AskForPath(purpose, path) => {
                self.above.put(purpose.word().id(), Box::new(PathWindow::new(purpose, &path)));
            }
            Errand::UseFile(purpose, path, agreed) => {
                self.exchange.use_file(ctx, at_table, tasks, purpose, path, agreed);
            }
            Errand::Follow(link) => return self.follow(link),
            Errand::TakeGame(wish, game) => self.take_game(ctx, wish, &game),
            Errand::TellOfUnreadGame(why) => {
                let words = at_table.profile().words();
                let text = say!(words, "games-not-read", why: words.unread(&why));
                self.above.say(msg!("command-games"), vec![text]);
            }
            Errand::TellOfLostGame => {
                self.above.say(msg!("command-games"), vec![say!(at_table.profile().words(), "games-gone").to_owned()]);
            }
            Errand::TakeOpened(read, source) => return self.take_opened(read, &source),
            Errand::AddBackup(backup, path) => {
                return Some(tasks.add_backup(ctx, at_table, backup, &path));
            }
            Errand::TellOfUnreadFile(purpose, path, why) => {
                return Some(exchange::tell_of_unread(at_table.profile().words(), purpose, &path, &why));
            }
            Errand::TellOfWritten(purpose, path, written) => {
                return Some(exchange::tell_of_written(at_table.profile().words(), purpose, &path, &written));
            }
            Errand::TakePlayers(players, done) => {
                at_table.profile_mut().set_players(players);
                self.above.tell(&done);
            }
            Errand::TakeBackFiles(store, text) => {
                at_table.profile_mut().take_back(*store);
                self.above.close();
                return self.exchange.save_everything(ctx, at_table, text);
            }
            Errand::SitDown(loaded, arrived) => self.sit_down(ctx, *loaded, arrived),
        }
        None
    }

    /// Grants a window what it asks for. Returns what else must be done for it.
    fn grant(&mut self, ctx: &Context, request: Request) -> Option<Errand> {
        let (at_table, tasks) = (&mut self.at_table, &mut self.background.tasks);
        match request {
            Request::Open(name) => self.open(name),
            Request::ShowRule(name) => {
                let window =
                    at_table.see(&self.background, &self.stage, |seen| GameWindow::at_rules(seen).showing(name));
                self.above.put("settings-rules", Box::new(window));
            }
            Request::Give(command) => self.run(command, ctx),
            Request::Wish(wish) => _ = self.act_here(|desk| desk.step(Input::Wish(wish))),
            Request::Order(order) => at_table.step(order),
            Request::Restart => at_table.restart(),
            Request::Begin(chosen) => {
                let Some(table) = &chosen.table else {
                    self.stage.show(OnStage::Table);
                    at_table.begin(&chosen);
                    return None;
                };
                if !chosen.own_name.is_empty() {
                    at_table.change_tables(|tables| tables.name.clone_from(&chosen.own_name));
                }
                let visit = to_open(at_table.tables(), table.clone());
                return self.stage.visit(ctx, at_table, visit);
            }
            Request::BeginAs(player, chosen) => return Some(tasks.sit_down_to_begin(ctx, at_table, player, chosen)),
            Request::ChangeRules(rules) => at_table.change_rules(*rules),
            Request::Review => self.review(ctx),
            Request::Set(settings) => at_table.set(|changed| *changed = *settings),
            Request::Wear(wardrobe) => at_table.profile_mut().wear(&wardrobe),
            Request::RejectColors(themes, edited) => self.above.reject(ctx, themes, edited),
            Request::Practise(book) => self.stage.practise(ctx, at_table, book),
            Request::BeginMatch(number, level) => {
                let (game, before) = (&at_table.profile().settings().game, at_table.profile().agreed());
                if let Ok(begun) = AgreedMatch::new(number, game.rules, &game.levels(), level) {
                    self.stage.play_match(ctx, at_table, begun.after(before));
                }
            }
            Request::GoOnWithMatch => {
                if let Some(played) = at_table.profile().agreed() {
                    self.stage.play_match(ctx, at_table, played.clone());
                }
            }
            Request::ShareMatch(number) => {
                let rules = Box::new(at_table.profile().settings().game.rules);
                return Some(Errand::Share(AppLink::Eight(rules, number)));
            }
            Request::KnowAtTables { name, server, here } => {
                at_table.change_tables(|tables| (tables.name, tables.server, tables.here) = (name, server, here));
            }
            Request::Visit(visit) => return self.stage.visit(ctx, at_table, visit),
            Request::ForgetTable(code) => at_table.change_tables(|tables| tables.forget(code)),
            Request::ChangePlayers(change) => return tasks.change_players(ctx, at_table, self.above.name(), change),
            Request::Read(wish, game) => tasks.read_game(ctx, at_table, wish, game),
            Request::Delete(games) => at_table.profile_mut().delete_games(games),
            Request::BringBack(games) => at_table.profile_mut().restore_games(games),
            Request::Peek(game) => self.background.peeking.test(ctx, at_table.profile(), game),
            Request::Count => self.background.statistics.count_games(ctx, at_table.profile()),
            Request::AskToWrite(writing) => return self.exchange.ask_to_write(ctx, at_table, tasks, writing),
            Request::AgreeToWrite(writing) => {
                at_table.profile_mut().allow_writing();
                return self.exchange.write(ctx, at_table, tasks, writing);
            }
            Request::Export(export, purpose, name) => {
                return self.exchange.export(ctx, at_table.profile().words(), export, purpose, name);
            }
            Request::Leave => return self.leave(),
            Request::PlayFrom(moment) => {
                let opened = self.stage.opened_at(moment);
                self.stage.show(OnStage::Table);
                self.above.forget();
                if let Some(opened) = opened {
                    at_table.go_on_with(opened);
                }
            }
            Request::KeepMatch => {
                if let Some(played) = self.stage.shown_match() {
                    at_table.profile_mut().keep_match(played);
                }
            }
            Request::OfExercises(request) => self.grant_exercises(request),
            Request::KeepReview(game, review) => at_table.profile_mut().keep_review(game, *review),
            Request::ShareToday => return Some(Errand::Share(AppLink::Today)),
            Request::ShareMoment => {
                let why = || say!(at_table.profile().words(), "link-impossible").to_owned();
                let link = self.stage.moment_to_share().map(Errand::Share);
                return Some(link.unwrap_or_else(|| Errand::Say(msg!("share-moment"), why())));
            }
            Request::OfFriends(request) => return self.grant_friends(ctx, request),
            Request::UseFile(purpose, path) => return Some(Errand::UseFile(purpose, path, false)),
        }
        None
    }

    /// Grants the exercises what they ask for.
    fn grant_exercises(&mut self, request: ExercisesRequest) {
        let at_table = &mut self.at_table;
        match request {
            ExercisesRequest::NoteSolved(exercise) => {
                at_table.profile_mut().change_solved(|solved| solved.note(exercise));
            }
            ExercisesRequest::NoteFirstAnswer(FirstAnswer { exercise, hardness, right }) => {
                let profile = at_table.profile_mut();
                let change = profile.change_solved(|solved| solved.rating_mut().answer(exercise, hardness, right));
                self.stage.note_rating(profile.solved().rating(), change);
            }
            ExercisesRequest::KeepAnswer(exercise, right) => {
                let day = at_table.clock().day_number();
                at_table.profile_mut().keep_answer(&exercise, right, day);
            }
            ExercisesRequest::OfferPlan(plan) => {
                let follows = at_table.profile().plans().now.as_ref().is_some_and(|now| now.habit == plan.habit);
                let window = if follows { PlanWindow::followed() } else { PlanWindow::offering(*plan) };
                self.above.put(PLAN.id(), Box::new(window));
            }
            ExercisesRequest::FollowPlan(plan) => {
                at_table.profile_mut().change_plans(|plans| plans.now = plan.map(|plan| *plan));
            }
            ExercisesRequest::PlayTest(lesson) => {
                self.stage.show(OnStage::Table);
                if let Some(lesson) = lessons().get(lesson) {
                    at_table.begin_test(lesson);
                }
            }
        }
    }

    /// Leaves what fills the window for the table of the current game.
    fn leave(&mut self) -> Option<Errand> {
        match self.stage.show(OnStage::Table) {
            OnStage::LookThrough(viewer) => {
                self.background.was_reviewed |= viewer.review().is_some_and(|review| review.progress() >= 1.0);
                self.above.come_back();
            }
            OnStage::Exercises(_) => self.above.welcome_after(),
            // Whoever has a seat goes on sitting there.
            OnStage::Friends if !self.stage.friends().is_some_and(FriendsScreen::keeps_a_seat) => {
                self.stage.stand_up_for_now(&mut self.at_table);
            }
            _ => {}
        }
        None
    }

    /// Opens what a link leads to, in sight. A game that it begins can be taken back like any other.
    fn follow(&mut self, link: Result<AppLink, String>) -> Option<Errand> {
        if link.is_ok() {
            self.above.make_room();
        }
        let (game, number) = match link {
            Ok(AppLink::Game(game, number)) => (Some(game), number),
            Ok(AppLink::Deal(number)) => (None, Some(number)),
            Ok(AppLink::Today) => return Some(Request::Practise(Book::Today).into()),
            Ok(AppLink::Friends) => return Some(Request::Open("command-friends").into()),
            Ok(AppLink::Eight(rules, number)) => {
                if self.at_table.profile().settings().game.rules != *rules {
                    self.at_table.set(|settings| settings.game.rules = *rules);
                }
                let (agreed, day) = (self.at_table.profile().agreed(), self.at_table.clock().day());
                self.above.put("command-agreed", Box::new(AgreedWindow::of(number, agreed, &day)));
                return None;
            }
            Ok(AppLink::Moment(game)) => {
                self.stage.see(*game, self.at_table.profile().settings());
                return None;
            }
            Ok(AppLink::Table(invitation)) => {
                // Whoever sat there comes back.
                if let Some(known) = self.at_table.tables().find(invitation.code) {
                    self.above.forget();
                    return Some(Request::Visit(known.visit()).into());
                }
                let window = |seen: &Seen<'_>| FriendsWindow::new(seen).listening().with(invitation.typed());
                let friends = self.at_table.see(&self.background, &self.stage, window);
                self.above.put("command-friends", Box::new(friends));
                return None;
            }
            Err(link) => {
                let text = say!(self.at_table.profile().words(), "link-nowhere", link: link);
                return Some(Errand::Say(Purpose::OpenGame.word(), text));
            }
        };
        self.above.forget();
        self.stage.show(OnStage::Table);
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
            Arrived::ToBegin(chosen) => {
                self.above.close();
                self.at_table.begin(&chosen);
            }
            // A player who is greeted is not shown the others.
            Arrived::AtThePlayers(..) if greets => {}
            Arrived::AtThePlayers(window, done) => {
                self.open(window);
                self.above.tell(&done);
            }
            Arrived::WithBackup(taken) => {
                let text = self.at_table.profile().words().taken_in(&taken);
                self.above.say(Purpose::AddAll.word(), text);
            }
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
            self.at_table.help(Help::Judged);
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
    fn take_opened(&mut self, read: Result<Box<Opened>, RecordError>, source: &Path) -> Option<Errand> {
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
