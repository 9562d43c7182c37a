//! The player at the table and the game that is played there. Whatever changes the game or the
//! settings does it here, so that each hears of the other, and both are saved.

mod profile;

pub(super) use profile::{Loaded, Profile};

use super::next_game;
use crate::career::Tally;
use crate::engine::{GameEndReason, Phase, Preset, Rules, Seat};
use crate::msg;
use crate::nestor::course::{Lesson, lessons};
use crate::net::ROUTERS;
use crate::record::{GameId, KeptGame, Opened, Seating};
use crate::review::KeptReview;
use crate::seat::{Input, SeatedPlayer};
use crate::store::{Notice, Players, Store};
use crate::table::{Help, HostOrder, Playback, TableInput, View, Wish};
use crate::ui::command::{AtTheGame, Command, Conditions};
use crate::ui::request::ChosenGame;
use crate::ui::settings::{KnownTables, Settings};
use crate::ui::table::{Desk, driver::habits};
use crate::ui::windows::notes::AdviceWindow;
use crate::ui::windows::outcome::ResultsWindow;
use crate::ui::words::{Message, names_from};
use crate::ui::{look::Look, system_clock::SystemClock, thinker::Thinker};
use crate::{host, store::Kept};
use egui::Context;
use std::mem;
use std::net::SocketAddr;

/// The player at the table and the current game, which waits while anything else fills the window.
pub(super) struct AtTable {
    profile: Profile,
    desk: Desk,
    clock: SystemClock,
    /// The tables elsewhere to come back to.
    tables: KnownTables,
    /// Where routers listen that are asked to let friends in to a table that this computer keeps.
    routers: Option<SocketAddr>,
    /// What to tell the player at the start of the list of players and of the files.
    news: Vec<Notice>,
}

impl AtTable {
    pub(super) fn new(loaded: Loaded, thinker: Thinker) -> AtTable {
        let Loaded { mut profile, sitting, events, .. } = loaded;
        let desk = Desk::new(sitting, events, thinker, profile.settings());
        let mut news = profile.take_notices_of_players();
        news.extend(profile.store_mut().take_notices());
        let tables = profile.store_mut().load(Kept::Tables).unwrap_or_default();
        let mut at_table =
            AtTable { profile, desk, clock: SystemClock::default(), tables, routers: Some(ROUTERS), news };
        at_table.step(HostOrder::NextGame(next_game(at_table.profile.settings())));
        at_table
    }

    /// Replaces the player and the game by those that were loaded.
    pub(super) fn change_to(&mut self, loaded: Loaded, ctx: &Context) {
        let (thinker, clock, routers) = (self.another_thinker(ctx), mem::take(&mut self.clock), self.routers);
        *self = AtTable { clock, routers, ..AtTable::new(loaded, thinker) };
    }

    pub(super) const fn profile(&self) -> &Profile {
        &self.profile
    }

    pub(super) const fn profile_mut(&mut self) -> &mut Profile {
        &mut self.profile
    }

    pub(super) const fn desk(&self) -> &Desk {
        &self.desk
    }

    /// Returns the game as the player sees it.
    pub(super) const fn game(&self) -> &SeatedPlayer {
        self.desk.game()
    }

    pub(super) const fn view(&self) -> &View {
        self.desk.game().view()
    }

    pub(super) const fn clock(&self) -> &SystemClock {
        &self.clock
    }

    pub(super) fn use_clock(&mut self, clock: SystemClock) {
        self.clock = clock;
    }

    /// Returns the tables elsewhere to come back to.
    pub(super) const fn routers(&self) -> Option<SocketAddr> {
        self.routers
    }

    pub(super) const fn use_routers(&mut self, routers: Option<SocketAddr>) {
        self.routers = routers;
    }

    pub(super) const fn tables(&self) -> &KnownTables {
        &self.tables
    }

    /// Changes them, and keeps them.
    pub(super) fn change_tables(&mut self, change: impl FnOnce(&mut KnownTables)) {
        change(&mut self.tables);
        self.profile.store_mut().save(Kept::Tables, self.tables.clone());
    }

    /// Returns what all parts of the window are drawn with.
    pub(super) fn look(&self) -> Look<'_> {
        self.profile.look()
    }

    pub(super) fn another_thinker(&self, ctx: &Context) -> Thinker {
        self.desk.another_thinker(None, ctx)
    }

    /// The table and its player, apart from each other.
    pub(super) const fn split(&mut self) -> (&mut Desk, &Profile) {
        (&mut self.desk, &self.profile)
    }

    /// Acts on the display.
    pub(super) fn act<R>(&mut self, what: impl FnOnce(&mut Desk, Look<'_>) -> R) -> R {
        what(&mut self.desk, self.profile.look())
    }

    /// Passes an input to the game.
    pub(super) fn step(&mut self, input: impl Into<TableInput>) {
        self.desk.step(input);
        self.profile.name_everyone(Some(self.desk.game()));
    }

    /// Notes help in the current game, which is given now.
    pub(super) fn help(&mut self, help: Help) {
        if help == Help::Judged {
            self.step(Input::Wish(Wish::Helped));
        } else {
            self.step(HostOrder::Help(help));
        }
    }

    /// Calls everyone by their names as seen from the table, or without the table by those in the
    /// settings.
    pub(super) fn name_everyone(&mut self, as_seen_from_the_table: bool) {
        self.profile.name_everyone(as_seen_from_the_table.then_some(self.desk.game()));
    }

    /// Changes the settings. The current game keeps its rules.
    pub(super) fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        let before = self.profile.settings().clone();
        self.profile.change_settings(change);
        if self.profile.settings().look.language != before.look.language {
            self.profile.choose_words();
        }
        self.profile.change_settings(|settings| {
            if settings.game.levels() != before.game.levels() && settings.game.rules == before.game.rules {
                settings.game.keep_levels(&before.game.rules);
            }
        });
        self.profile.name_everyone(Some(self.desk.game()));
        // This comes first. Otherwise a player who should wait from now on could still take a turn.
        self.step(Input::Behave(habits(self.profile.settings())));
        self.step(HostOrder::NextGame(next_game(self.profile.settings())));
        self.profile.keep_settings();
    }

    /// Starts the chosen game. The current game is saved, and Undo brings it back.
    pub(super) fn begin(&mut self, chosen: &ChosenGame) {
        self.set(|settings| {
            settings.game.rules = chosen.rules;
            settings.game.set_levels(&chosen.levels);
            settings.game.keep_levels(&chosen.rules);
            settings.game.keep_target(&chosen.rules);
            settings.game.names.clone_from(&chosen.names);
            settings.game.remember_company(&chosen.rules, &chosen.seating);
            settings.look.set_compact(&chosen.rules, chosen.compact);
            settings.game.was_asked_for_a_name = true;
        });
        self.step(HostOrder::NewGame(chosen.deal));
    }

    /// Plays by these rules from the next hand, and in the games after this one.
    pub(super) fn change_rules(&mut self, rules: Rules) {
        self.set(|settings| {
            settings.game.rules = rules;
            settings.game.keep_target(&rules);
        });
        self.step(HostOrder::NextHand(rules));
        let words = self.profile.words();
        let game = words.game_with_rules(words.game(rules.game()), &rules);
        let when = if self.view().rules().single_hand { msg!("answer-next-game") } else { msg!("answer-next-hand") };
        self.desk.answer(self.profile.words().format(when, &[("game", game.into())]));
    }

    /// Begins a game by its usual rules, or another one by those of the player. The current game is
    /// saved, and Undo brings it back.
    pub(super) fn begin_usual(&mut self, game: Option<Preset>, number: Option<u64>) {
        if let Some(game) = game {
            self.set(|settings| settings.game.rules = game.usual());
        }
        self.step(HostOrder::NewGame(number));
    }

    /// Begins the game that tests a lesson. The current game is saved, and Undo brings it back.
    pub(super) fn begin_test(&mut self, lesson: &Lesson) {
        let Some(rules) = lesson.rules() else { return };
        self.set(|settings| {
            let levels = vec![lesson.level; lesson.players - 1];
            settings.game.rules = rules;
            settings.game.set_levels(&levels);
            settings.game.keep_levels(&rules);
            settings.game.remember_company(&rules, &Seating::one_person(levels).for_table(lesson.players));
        });
        let before = self.view().game;
        self.step(HostOrder::NewGame(None));
        let begun = self.view().game;
        if begun != before {
            self.profile.change_solved(|solved| solved.begin_test(lesson.name, begun));
        }
    }

    /// Continues a game at the table. The current game is saved, and Undo brings it back.
    pub(super) fn go_on_with(&mut self, opened: Opened) {
        let seating = opened.seating(&self.profile.settings().game.levels());
        let levels: Vec<_> = opened.rules().all_seats().filter_map(|seat| seating.level(seat)).collect();
        self.set(|settings| {
            settings.game.rules = *opened.rules();
            settings.game.set_levels(&levels);
        });
        self.step(HostOrder::Open(Box::new(opened), self.profile.settings().game.levels().to_vec()));
    }

    /// Restarts the game with the same deals.
    pub(super) fn restart(&mut self) {
        self.step(HostOrder::Restart);
    }

    /// Says in the line what a command did, or why it did nothing.
    pub(super) fn answer(&mut self, word: Message, command: Command) {
        let text = command.told(self.profile.words(), word);
        self.desk.answer(text);
    }

    /// Returns the names of these people at the table, if there are any.
    pub(super) fn names_of(&self, people: Vec<Seat>) -> Option<String> {
        let (seating, host) = (&self.view().seating, self.profile.players().name());
        let (words, settings) = (self.profile.words(), self.profile.settings());
        let names: Vec<String> =
            people.into_iter().map(|seat| names_from(words, settings, seating, seat, host).0).collect();
        (!names.is_empty()).then(|| words.list(&names).to_string())
    }

    pub(super) fn conditions(&self, ctx: &Context) -> Conditions<'_> {
        let profile = &self.profile;
        Conditions {
            game: self.desk.game(),
            here: AtTheGame::with(self.desk.set()),
            has_players: !profile.players().list().is_empty(),
            has_games: profile.store().archive().games().is_some_and(|games| !games.is_empty()),
            settings: profile.settings(),
            full_screen: host::fills_the_screen(ctx),
            can_install: host::can_install(),
        }
    }

    /// Returns the games won.
    pub(super) fn tally(&mut self) -> Tally {
        self.desk.files().map(|files| self.profile.tally(files)).unwrap_or_default()
    }

    /// Whether the next game is dealt and nothing has happened in it.
    pub(super) fn is_between_games(&self) -> bool {
        !self.view().is_under_way && self.view().seen.phase() == Phase::Playing
    }

    /// Suggests another level between two games if the results call for it. Each suggestion is made
    /// once.
    pub(super) fn suggestion(&mut self) -> Option<AdviceWindow> {
        // The results are not known until all games have been read.
        if !self.is_between_games() || self.profile.store().archive().games().is_none() {
            return None;
        }
        let view = self.view();
        let from = view.seating.strongest_against(view.viewer(), view.rules())?;
        let tally = self.tally();
        let to = tally.better_level(from)?;
        let wins = tally.at_level(from);
        self.profile.note_suggestion(format!("{from} {to}")).then_some(AdviceWindow { from, to, wins })
    }

    /// Returns the results of a finished game on time. The first time, they are compared with
    /// earlier games.
    pub(super) fn results(&mut self, first: bool) -> Option<ResultsWindow> {
        let view = self.desk.game().view();
        let (viewer, seating) = (view.viewer(), &view.seating);
        let of = |seat| self.desk.files()?.timed_result(seat);
        let outcome = of(viewer)?;
        let (practice, day) = (view.is_practice, self.clock.day());
        let program = seating.programs().next().is_some();
        // The records are those of the player whose files these are, whoever has the screen.
        let own = of(seating.host()).filter(|_| seating.has_host());
        let enters = first && !practice && !program && !matches!(outcome.end.how, GameEndReason::Resigned(_));
        let standing = own.and_then(|own| self.profile.standing(&own, enters, &day));
        let standing = standing.filter(|_| viewer == seating.host());
        Some(ResultsWindow { outcome, standing, practice })
    }

    /// Returns the current game as it would be saved now, as a text with every bone.
    pub(super) fn text(&self) -> Option<String> {
        self.desk.files()?.text(self.profile.players().name(), self.clock.now().timestamp())
    }

    /// Returns the current game so far, to look through it.
    pub(super) fn playback(&self) -> Option<Playback> {
        self.desk.files()?.playback(self.profile.players().name(), self.clock.now().timestamp())
    }

    /// Keeps a game that was played at a table elsewhere, as it stands now.
    pub(super) fn keep_game_elsewhere(&mut self, mut game: KeptGame) {
        game.played.when = self.clock.now().timestamp();
        self.profile.keep_game_elsewhere(game);
    }

    /// Whether the current game is still being played.
    pub(super) fn is_game_on(&self) -> bool {
        self.view().seen.phase() != Phase::GameOver
    }

    /// Whether one of these games is still being played at the table.
    pub(super) fn is_on(&self, games: &[GameId]) -> bool {
        self.is_game_on() && games.contains(&self.view().game)
    }

    /// Stops the clock while the table is out of the player's view (`aside`), and pauses the game
    /// when the window is out of sight or the system's clock has jumped.
    pub(super) fn look_out(&mut self, ctx: &Context, aside: bool) {
        if self.view().clocks.is_aside != aside {
            self.step(HostOrder::Aside(aside));
            ctx.request_repaint();
        }
        let jumped = self.clock.has_jumped(ctx.input(|input| input.time));
        let unseen = ctx.input(|input| input.viewport().visible() == Some(false));
        if self.view().clocks.runs && (jumped || unseen) {
            self.step(Input::Wish(Wish::Pause));
        }
    }

    /// Returns what there is to tell the player, and whether the files are well.
    pub(super) fn take_notices(&mut self) -> (Vec<Notice>, bool) {
        let mut notices = mem::take(&mut self.news);
        notices.extend(self.profile.store_mut().take_notices());
        notices.extend(self.desk.take_replaced());
        (notices, self.profile.store_mut().is_well())
    }

    /// Saves the game after each change.
    pub(super) fn save(&mut self) {
        let unsaved = self.desk.take_unsaved();
        if unsaved.play && self.profile.settings().play.awaits_first_play {
            self.profile.change_settings(|settings| settings.play.awaits_first_play = false);
            self.profile.keep_settings();
        }
        if unsaved.table
            && let Some(files) = self.desk.files()
            && self.profile.file(files, &self.clock)
        {
            self.desk.note_filed();
        }
        let Some(files) = self.desk.files() else { return };
        if unsaved.table {
            if let Some((game, level)) = files.won_plainly() {
                let lessons = lessons();
                let passes = |name: &str| lessons.iter().any(|lesson| lesson.name == name && level >= lesson.level);
                self.profile.change_solved(|solved| solved.win_test(game, passes));
            }
            self.profile.keep_game(files);
        }
        if unsaved.clock
            && let Some(clock) = files.saved_clock()
        {
            self.profile.store_mut().save(Kept::Clock, clock);
        }
    }

    /// Saves everything before the program ends, also the review of a game if it is not kept yet.
    /// Waits until it is on the disk.
    pub(super) fn settle(&mut self, review: Option<(GameId, KeptReview)>) {
        self.save();
        self.profile.keep_settings();
        if let Some((game, review)) = review {
            self.profile.keep_review(game, review);
        }
        self.profile.store_mut().settle();
    }

    /// Lends the files of the player to a task once everything is saved. Until they are back,
    /// nothing may be saved.
    pub(super) fn lend_files(&mut self) -> (Players, Store) {
        self.save();
        self.profile.lend_files()
    }
}
