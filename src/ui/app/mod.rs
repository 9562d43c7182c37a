//! The program behind the window: the player at the table, the windows above it, what replaces it,
//! and the work in the background.
//!
//! Each part changes only what is its own. What concerns other parts it returns as an `Errand`, and
//! a window as a `Request`. Both are carried out in one place.

mod above;
mod at_table;
mod background;
mod carry_out;
mod commands;
mod exchange;
mod export;
mod friends;
mod link;
mod seen;
mod shared_game;
mod shell;
mod stage;

use crate::career::Tally;
use crate::engine::{Preset, Rules};
use crate::host::{bring_letters, note_open, note_seat};
use crate::record::{KeptGame, Opened, RecordError, Seating};
use crate::seat::Input;
use crate::stats;
use crate::store::{Backup, PlayerTrouble, Players, Store, TakenIn, Trouble, Unread};
use crate::table::{NextGame, TableInput, Waiting};
use crate::ui::command::{Command, Conditions};
use crate::ui::dialogs::{Dialogs, Purpose};
use crate::ui::parts::{has_fingers, note_fingers};
use crate::ui::request::{ChosenGame, FriendsRequest, GameWish, Request};
use crate::ui::settings::Settings;
use crate::ui::stage::{Beside, CurrentGame, OfCloth, OnStage, Stage, cloth_menu, review::Viewer, table};
use crate::ui::windows::colors::ColorsWindow;
use crate::ui::windows::notes::Consent;
use crate::ui::windows::practice::plan::{PLAN, PlanWindow};
use crate::ui::windows::seen::Seen;
use crate::ui::words::Message;
use crate::ui::{look::Look, side::SidePanel, speaker::Speaker, table::Desk, thinker::Thinker};
use crate::ui::{system_clock::SystemClock, words::Spoken};
use above::{Above, WELCOME};
use at_table::{AtTable, Loaded};
use background::{Background, TaskKind};
use egui::{Context, Key, Modifiers, Popup, RawInput, Ui, UiBuilder};
use exchange::Exchange;
pub use link::{AppLink, NoSuchLink};
pub use shared_game::SharedGame;
use shell::{Shell, name_bars};
use std::{ffi::OsString, net::SocketAddr, path::PathBuf, sync::mpsc::Receiver};

/// How the program starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Start {
    /// Start a new game of this name.
    pub preset: Option<Preset>,
    /// Start a new game dealt from this number.
    pub deal: Option<u64>,
}

/// The program.
pub struct App {
    at_table: AtTable,
    side: SidePanel,
    stage: Stage,
    above: Above,
    background: Background,
    exchange: Exchange,
    shell: Shell,
}

/// Why another player sits down, or the same one again.
enum Arrived {
    AtTheTable,
    /// To begin this game.
    ToBegin(Box<ChosenGame>),
    /// In place of a player who was deleted, which this window of the players says.
    AtThePlayers(&'static str, Result<Option<String>, PlayerTrouble>),
    /// With what a backup has brought.
    WithBackup(Box<TakenIn>),
}

/// What is to be done where several parts meet: what a window asks for, what a part of the program
/// wants from the others, and what a task brings from its thread.
enum Errand {
    Asked(Request),
    /// Shows a message with this title.
    Say(Message, String),
    Consent(Consent),
    /// Has the player wait until the files are back.
    Wait,
    /// Gives the player a link for others.
    Share(AppLink),
    AskForPath(Purpose, PathBuf),
    /// Opens what a link leads to. An error is the text of a link that leads nowhere.
    Follow(Result<AppLink, String>),
    /// Uses a file. It may be overwritten if the flag is set.
    UseFile(Purpose, PathBuf, bool),
    TakeGame(GameWish, Box<KeptGame>),
    TellOfUnreadGame(Unread),
    TellOfLostGame,
    TakeOpened(Result<Box<Opened>, RecordError>, PathBuf),
    AddBackup(Box<Backup>, PathBuf),
    TellOfUnreadFile(Purpose, PathBuf, Unread),
    /// Tells how many games were written, or that the file was there before.
    TellOfWritten(Purpose, PathBuf, Result<Option<usize>, Trouble>),
    /// Takes the changed list of players, and tells the open window who was added.
    TakePlayers(Players, Result<Option<String>, PlayerTrouble>),
    /// Takes back the files, which are in the text for a backup.
    TakeBackFiles(Box<Store>, Result<String, Trouble>),
    SitDown(Box<Loaded>, Arrived),
}

impl From<Request> for Errand {
    fn from(request: Request) -> Errand {
        Errand::Asked(request)
    }
}

impl App {
    /// Loads what was saved for a single player, or starts from nothing.
    pub fn new(store: Store, start: Start, thinker: Thinker) -> App {
        App::seated(Players::nowhere(), store, start, thinker)
    }

    /// Loads what was saved for the last player at the table, who owns these files.
    pub fn seated(players: Players, store: Store, start: Start, thinker: Thinker) -> App {
        let loaded = Loaded::read(players, store, start);
        let greets = loaded.greets;
        let mut app = App {
            at_table: AtTable::new(loaded, thinker),
            side: SidePanel::default(),
            stage: Stage::default(),
            above: Above::default(),
            background: Background::default(),
            exchange: Exchange::default(),
            shell: Shell::default(),
        };
        app.welcome(greets);
        app
    }

    /// Shows a player who has sat down the notices, and at the first start what there is to do.
    fn welcome(&mut self, greets: bool) {
        let (notices, _) = self.at_table.take_notices();
        self.above.hear(notices, false, false);
        if greets {
            self.open(WELCOME);
        }
    }

    /// Returns the display and its game.
    pub const fn desk(&self) -> &Desk {
        self.at_table.desk()
    }

    /// Returns what fills the window.
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Returns the same for changes made without pointer or keys.
    pub const fn stage_mut(&mut self) -> &mut Stage {
        &mut self.stage
    }

    /// Returns everyone who plays here.
    pub const fn players(&self) -> &Players {
        self.at_table.profile().players()
    }

    /// Returns the files of the player at the table.
    pub const fn store(&self) -> &Store {
        self.at_table.profile().store()
    }

    /// Returns the player's settings.
    pub const fn settings(&self) -> &Settings {
        self.at_table.profile().settings()
    }

    /// Changes the settings as the settings window does. The current game keeps its rules.
    pub fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        self.at_table.set(change);
    }

    /// Returns the games won.
    pub fn tally(&mut self) -> Tally {
        self.at_table.tally()
    }

    /// Returns the text beside the display.
    pub fn spoken(&self) -> Spoken {
        self.desk().spoken(self.at_table.look())
    }

    /// Acts on the display without pointer or keys.
    pub fn act<R>(&mut self, what: impl FnOnce(&mut Desk, Look<'_>) -> R) -> R {
        self.at_table.act(what)
    }

    /// Passes an input to the game.
    pub fn step(&mut self, input: impl Into<TableInput>) {
        self.at_table.step(input);
    }

    /// Opens the files and links that arrive here. If one cannot be opened, nothing changes and the
    /// player is told why.
    pub fn use_openings(&mut self, openings: Receiver<OsString>) {
        self.exchange.use_openings(openings);
    }

    /// Asks who plays, if there are several players and they want to be asked.
    pub fn ask_who_plays(&mut self) {
        if self.players().asks() {
            self.open("players-who");
        }
    }

    /// Uses the system's dialogs for files from now on.
    pub fn use_dialogs(&mut self, dialogs: Dialogs) {
        self.exchange.use_dialogs(dialogs);
    }

    /// Replaces the clock with one that a test controls.
    pub fn use_clock(&mut self, clock: SystemClock) {
        self.at_table.use_clock(clock);
    }

    /// Asks the routers that listen here, if any, to let friends in to the tables that this computer keeps.
    pub const fn use_routers(&mut self, routers: Option<SocketAddr>) {
        self.at_table.use_routers(routers);
    }

    /// Replaces the server of the program, which keeps the tables that the player opens.
    pub fn use_server(&mut self, server: &str) {
        self.at_table.change_tables(|tables| tables.use_server(server));
    }

    /// Uses this speaker from now on.
    pub fn use_speaker(&mut self, speaker: Speaker) {
        self.shell.use_speaker(speaker);
    }

    /// Draws everything and handles input.
    pub fn ui(&mut self, ui: &mut Ui) {
        if self.shell.is_dressed() {
            self.at_table.profile_mut().note_place(ui.ctx());
        }
        note_fingers(ui.ctx());
        self.at_table.profile_mut().speak_of_fingers(has_fingers(ui.ctx()));
        let profile = self.at_table.profile();
        self.shell.dress(ui.ctx(), profile.theme(), profile.settings().look.interface_scale);
        let words = profile.words();
        bring_letters(words.tag(), ui.ctx());
        name_bars(words);
        self.name_everyone();
        let instead = self.stage.title(self.at_table.profile().words());
        self.shell.show_title(ui.ctx(), &self.at_table, instead);
        let answer = self.exchange.listen();
        self.carry_out(ui.ctx(), answer);
        let done = self.background.tasks.done();
        self.carry_out(ui.ctx(), done);
        // What a window covers is not there for a screen reader either.
        let whole = UiBuilder::new().id_salt("below").max_rect(ui.max_rect());
        let mut below = ui.new_child(whole);
        if !self.is_uncovered() {
            below.ctx().accesskit_node_builder(below.unique_id(), egui::accesskit::Node::set_hidden);
        }
        self.play_ui(&mut below);
        self.tell_the_end(ui.ctx());
        self.name_everyone();
        self.show_above(ui.ctx());
        note_open(!self.sees_the_table() || Popup::is_any_open(ui.ctx()));
        note_seat(&self.stage.seat_elsewhere().map(|code| code.to_string()).unwrap_or_default());
        self.look_out(ui.ctx());
        self.hear_fingers(ui.ctx());
        let heard = [Some(self.act(|desk, _| desk.take_sounds())), self.stage.desk_mut().map(Desk::take_sounds)];
        self.shell.play(self.settings().sound, heard);
        // Without the files nothing changes that must be saved.
        if !self.background.tasks.is_pending(TaskKind::Files) {
            self.at_table.save();
            let at_rest = self.stage.is_table() && self.desk().is_still();
            self.background.backlog.go_on(ui.ctx(), self.at_table.profile_mut(), at_rest);
        }
    }

    /// Makes words larger or smaller where two fingers spread or close on them.
    fn hear_fingers(&mut self, ctx: &Context) {
        let cloth = if self.is_uncovered() { self.act_here(|desk| desk.cloth()).flatten() } else { None };
        if let Some(is_larger) = self.shell.hear_fingers(ctx, cloth) {
            self.set(|settings| settings.look.step_scale(is_larger));
        }
    }

    /// Whether keys go to what fills the window.
    fn has_keys(&self, ctx: &Context) -> bool {
        self.is_uncovered() && !Popup::is_any_open(ctx)
    }

    /// Whether no window is above what fills this one.
    fn is_uncovered(&self) -> bool {
        self.above.is_clear() && !self.stage.beside().is_some_and(Beside::has_window)
    }

    /// Whether the current game's table is in view with nothing above it.
    const fn sees_the_table(&self) -> bool {
        self.stage.is_table() && self.above.is_clear()
    }

    /// Calls everyone by their names as seen from the table that fills the window.
    fn name_everyone(&mut self) {
        // Whoever practises sits with Nestors.
        self.at_table.name_everyone(!matches!(self.stage.shown(), OnStage::Exercises(_)));
        if let Some((seating, seat)) = self.stage.beside().and_then(Beside::people) {
            let own = self.at_table.tables().name_of(self.at_table.profile().players().name()).to_owned();
            self.at_table.profile_mut().bring_forward(seating, seat, &own);
        }
    }

    /// What decides which commands can be given at the table that fills the window.
    fn conditions(&self, ctx: &Context) -> Conditions<'_> {
        self.stage.conditions(&self.at_table, ctx)
    }

    /// Acts at the table that fills the window, once there is one.
    fn act_here<R>(&mut self, what: impl FnOnce(&mut Desk) -> R) -> Option<R> {
        match self.stage.beside_mut() {
            Some(beside) => beside.desk_mut().map(what),
            None => Some(self.act(|desk, _| what(desk))),
        }
    }

    /// Says at the table that fills the window what a command did, or why it did nothing.
    fn answer(&mut self, word: Message, command: Command) {
        let text = command.told(self.at_table.profile().words(), word);
        self.act_here(|desk| desk.answer(text));
    }

    /// Draws the table that fills the window, with the menus and what stands beside it, and does what
    /// keys ask for.
    fn play_ui(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        let at_table = &self.at_table;
        let asks = self.stage.listen(&ctx, at_table.profile().settings(), &|| at_table.another_thinker(&ctx));
        self.carry_out(&ctx, asks);
        if let Some(desk) = self.stage.desk_mut() {
            desk.behave(self.at_table.profile().settings());
        }
        let keys = self.has_keys(&ctx);
        self.use_keys(&ctx, keys);
        let now = self.stage.conditions(&self.at_table, &ctx);
        if let Some(command) = self.shell.show_menus(ui, self.at_table.look(), now, keys) {
            self.run(command, &ctx);
        }
        if let Some(asks) = self.stage.show_waiting(ui, &self.at_table) {
            self.carry_out(&ctx, [asks]);
        }
        self.show_table(ui, keys);
        self.offer_on_cloth(&ctx);
        if self.sees_the_table()
            && let Some(advice) = self.at_table.suggestion()
        {
            self.above.put("advice-title", Box::new(advice));
        }
        self.offer_plan(&ctx);
    }

    /// Offers a plan for the dearest habit once a review is read, between two games. Each is offered once.
    fn offer_plan(&mut self, ctx: &Context) {
        let Background { statistics, was_reviewed, .. } = &mut self.background;
        if !*was_reviewed || !self.above.is_clear() || !self.stage.is_table() || !self.at_table.is_between_games() {
            return;
        }
        statistics.count_games(ctx, self.at_table.profile());
        let Some(findings) = statistics.findings(self.at_table.profile()) else { return };
        *was_reviewed = false;
        let (now, profile) = (self.at_table.clock().now().timestamp().as_second(), self.at_table.profile_mut());
        let dearest = findings.first().filter(|found| found.is_sure() && profile.plans().now.is_none());
        if let Some(plan) = dearest.and_then(|found| stats::plan_for(found, profile.deck(), now))
            && profile.change_plans(|plans| plans.offer(&plan.habit))
        {
            self.above.put(PLAN.id(), Box::new(PlanWindow::offering(plan)));
        }
    }

    /// Does what keys ask for that are not for the table itself.
    fn use_keys(&mut self, ctx: &Context, keys: bool) {
        if keys && let Some(beside) = self.stage.beside_mut() {
            let settings = self.at_table.profile().settings();
            // At the table, Escape first lets go of a chosen bone. Only the next press leaves.
            let holds = |desk: &Desk| desk.game().chosen().is_some() || desk.game().lights();
            let holds = beside.is_open() && beside.desk().is_some_and(holds);
            let mut asks = beside.keys(ctx, settings);
            if !holds && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
                asks.extend(beside.escape(settings));
            }
            self.carry_out(ctx, asks);
        }
        if self.is_uncovered() {
            if self.sees_the_table() {
                let arrived = exchange::arrivals(ctx, self.at_table.profile().words());
                self.carry_out(ctx, arrived);
            }
            if let Some(command) = Command::pressed(ctx, self.stage.here(self.at_table.desk().set())) {
                self.run(command, ctx);
            }
        }
        if keys && self.stage.beside().is_none_or(Beside::is_open) {
            self.act_here(|desk| desk.begin_at_the_hand(ctx));
        }
    }

    /// Shows the table that fills the window, and what stands beside it.
    fn show_table(&mut self, ui: &mut Ui, keys: bool) {
        // What was done since the frame began may have opened this table, or named those at another.
        self.name_everyone();
        // Who has never played here is asked before anything is dealt.
        let is_bare = self.above.name() == Some(WELCOME);
        let (desk, profile) = self.at_table.split();
        let mut game = CurrentGame { desk, side: &mut self.side };
        let beside = self.stage.beside_mut().unwrap_or(&mut game);
        let mut dressed = None;
        let look = beside.dress(profile.look(), &mut dressed);
        let mut asks = beside.panel(ui, look);
        let side = beside.side(ui, look);
        let is_open = beside.is_open();
        if is_bare && let Some(desk) = beside.desk_mut() {
            desk.show_bare(ui, look);
        } else if let Some(desk) = beside.desk_mut() {
            desk.look_back(side.past);
            if let Some(input) = side.input {
                desk.step(input);
            }
            table(ui, look, desk, keys, is_open);
            desk.show_advice(ui.ctx(), look);
        } else {
            asks.extend(beside.wait(ui, look));
        }
        asks.extend(beside.follow(ui.ctx(), look));
        self.carry_out(ui.ctx(), asks);
        let closed = [(side.log_closed, Command::Log), (side.unseen_closed, Command::Unseen)];
        for (_, command) in closed.into_iter().filter(|(is_closed, _)| *is_closed) {
            if self.conditions(ui.ctx()).is_on(command) == Some(true) {
                self.run(command, ui.ctx());
            }
        }
        if side.beliefs_turned && self.stage.here(self.at_table.desk().set()).means(Command::Beliefs) {
            // The panel stays open when the beliefs go.
            self.set(|settings| settings.look.unseen = true);
            self.run(Command::Beliefs, ui.ctx());
        }
    }

    /// Shows what a right click on the cloth offers, and does what is chosen there.
    fn offer_on_cloth(&mut self, ctx: &Context) {
        let (look, desk) = (self.at_table.look(), self.stage.desk().unwrap_or_else(|| self.desk()));
        match cloth_menu(ctx, look, desk, self.conditions(ctx)) {
            Some(OfCloth::Press) => _ = self.act_here(|desk| desk.step(Input::Press)),
            Some(OfCloth::Give(command)) => self.run(command, ctx),
            Some(OfCloth::Fit) => _ = self.act_here(Desk::fit),
            None => {}
        }
    }

    /// Shows who won when a game is over and nothing else is open.
    fn tell_the_end(&mut self, ctx: &Context) {
        if !self.above.is_clear() {
            return;
        }
        if matches!(self.stage.shown(), OnStage::Friends) {
            let ended = self.stage.desk_mut().is_some_and(Desk::take_end);
            if ended && self.stage.desk().is_some_and(|desk| desk.game().view().waiting == Waiting::NewGame) {
                self.carry_out(ctx, [Request::from(FriendsRequest::ShowScore)]);
            }
        } else if self.sees_the_table() && self.act(|desk, _| desk.take_end()) {
            match self.at_table.view().waiting {
                Waiting::NewGame if self.at_table.view().left().is_some() => {
                    if let Some(results) = self.at_table.results(true) {
                        self.above.put("results-title", Box::new(results));
                    }
                }
                Waiting::NewGame => self.open("end-title"),
                _ => {}
            }
        }
    }

    /// Opens the window of this row. One that was open is behind it.
    fn open(&mut self, name: &'static str) {
        self.at_table.see(&self.background, &self.stage, |seen| self.above.open(name, seen));
    }

    /// Shows what lies above the table, and then the notices.
    fn show_above(&mut self, ctx: &Context) {
        if self.above.name().is_some() {
            self.background.peeking.go_on();
            let requests = self.at_table.see(&self.background, &self.stage, |seen| self.above.show(ctx, seen));
            self.carry_out(ctx, requests);
        }
        let (news, well) = self.at_table.take_notices();
        let elsewhere = self.stage.beside_mut().is_some_and(Beside::take_stumbled);
        let stumbled = self.act(|desk, _| desk.take_stumbled()) | elsewhere;
        self.above.hear(news, stumbled, well);
        self.above.show_notices(ctx, self.at_table.look());
        if let Some((themes, edited)) = self.above.show_rejected(ctx, self.at_table.look()) {
            let window = |seen: &Seen<'_>| ColorsWindow::editing(seen.wardrobe, *themes, edited);
            let window = self.at_table.see(&self.background, &self.stage, window);
            self.above.put("command-colors", Box::new(window));
        }
    }

    fn look_out(&mut self, ctx: &Context) {
        let aside = !self.sees_the_table();
        self.at_table.look_out(ctx, aside);
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        App::ui(self, ui);
    }

    /// Runs even if the window is hidden and not painted.
    fn logic(&mut self, ctx: &Context, _: &mut eframe::Frame) {
        self.look_out(ctx);
    }

    fn raw_input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if self.shell.hold_back(&mut input.events) {
            ctx.request_repaint();
        }
    }

    /// Some systems end the program right after this call, so everything is saved here.
    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        while let Some((ctx, request)) = self.background.tasks.wait_for_files() {
            self.carry_out(&ctx, [request]);
        }
        self.at_table.settle(self.stage.viewer_mut().and_then(Viewer::unkept));
    }

    fn clear_color(&self, _: &egui::Visuals) -> [f32; 4] {
        self.at_table.profile().theme().background_color().to_normalized_gamma_f32()
    }
}

/// Whether the display can show games with these rules. Firecrackers only have room at a table for
/// two.
fn can_show(rules: &Rules) -> bool {
    rules.seats() == 2 || !rules.firecrackers
}

/// Returns the rules and players of a new game. A smaller table takes the first of the others.
fn next_game(settings: &Settings) -> NextGame {
    let company = settings.game.company_now().map(|seating| seating.for_table(settings.game.rules.seats()));
    NextGame {
        rules: settings.game.rules,
        seating: company.unwrap_or_else(|| Seating::one_person(settings.game.levels())),
    }
}
