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
use crate::host::{bring_letters, note_open};
use crate::record::{KeptGame, Opened, RecordError, Seating};
use crate::seat::Input;
use crate::store::{Backup, PlayerTrouble, Players, Store, TakenIn, Trouble, Unread};
use crate::table::{NextGame, Waiting};
use crate::ui::dialogs::{Dialogs, Purpose};
use crate::ui::parts::{has_fingers, note_fingers};
use crate::ui::request::{GameWish, Request};
use crate::ui::settings::Settings;
use crate::ui::stage::{Stage, review::Viewer};
use crate::ui::windows::notes::Consent;
use crate::ui::{command::Command, look::Look, side::SidePanel, speaker::Speaker, table::Desk, thinker::Thinker};
use crate::ui::{system_clock::SystemClock, words::Spoken};
use above::Above;
use at_table::{AtTable, Loaded};
use background::{Background, TaskKind};
use egui::{CentralPanel, Context, Frame, Popup, RawInput, Ui};
use exchange::Exchange;
pub use link::{AppLink, NoSuchLink};
pub use shared_game::SharedGame;
use shell::{Shell, name_bars};
use std::{ffi::OsString, path::PathBuf, sync::mpsc::Receiver};

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
    Say(&'static str, String),
    Consent(Consent),
    /// Has the player wait until the files are back.
    Wait,
    /// Leaves the game that is looked through.
    LeaveGame,
    /// Leaves it and continues at the table from a moment of it, if that can be played.
    LeaveFor(Option<Box<Opened>>),
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
            self.open("welcome");
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
    pub fn step(&mut self, input: Input) {
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
        // Whoever practises sits with Nestors.
        self.at_table.name_everyone(!matches!(self.stage, Stage::Exercises(_)));
        let instead = self.stage.title(self.at_table.profile().words());
        self.shell.show_title(ui.ctx(), &self.at_table, instead.as_deref());
        let answer = self.exchange.listen();
        self.carry_out(ui.ctx(), answer);
        let done = self.background.tasks.done();
        self.carry_out(ui.ctx(), done);
        if matches!(self.stage, Stage::Table) {
            self.table_ui(ui);
        } else {
            let keys = self.has_keys(ui.ctx());
            let request = self.stage.show(ui, &mut self.at_table, keys);
            self.carry_out(ui.ctx(), request);
        }
        self.tell_the_end();
        self.show_above(ui.ctx());
        note_open(!self.sees_the_table() || Popup::is_any_open(ui.ctx()));
        self.look_out(ui.ctx());
        let heard = [Some(self.act(|desk, _| desk.take_sounds())), self.stage.take_sounds()];
        self.shell.play(self.settings().sound, heard);
        // Without the files nothing changes that must be saved.
        if !self.background.tasks.is_pending(TaskKind::Files) {
            self.at_table.save();
            let at_rest = matches!(self.stage, Stage::Table) && self.desk().is_still();
            self.background.backlog.go_on(ui.ctx(), self.at_table.profile_mut(), at_rest);
        }
    }

    /// Whether keys go to what fills the window.
    fn has_keys(&self, ctx: &Context) -> bool {
        self.above.is_clear() && !Popup::is_any_open(ctx)
    }

    /// Whether the table is in view with nothing above it.
    const fn sees_the_table(&self) -> bool {
        matches!(self.stage, Stage::Table) && self.above.is_clear()
    }

    fn table_ui(&mut self, ui: &mut Ui) {
        if self.above.is_clear() {
            let arrived = exchange::arrivals(ui.ctx(), self.at_table.profile().words());
            self.carry_out(ui.ctx(), arrived);
            if let Some(command) = Command::pressed(ui.ctx()) {
                self.run(command, ui.ctx());
            }
        }
        let keys = self.has_keys(ui.ctx());
        if keys {
            self.act(|desk, _| desk.begin_at_the_hand(ui.ctx()));
        }
        if let Some(command) = self.shell.show_menus(ui, &self.at_table, keys) {
            self.run(command, ui.ctx());
        }
        self.show_beside(ui);
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| self.act(|desk, look| desk.ui(ui, look, keys)));
        self.act(|desk, look| desk.show_advice(ui.ctx(), look));
        if self.above.is_clear()
            && let Some(advice) = self.at_table.suggestion()
        {
            self.above.put("advice-title", Box::new(advice));
        }
    }

    /// Shows the panel beside the table, and the table of the moment that the player looks back at.
    fn show_beside(&mut self, ui: &mut Ui) {
        if self.at_table.view().is_covered() {
            // The past is hidden as well while the clock is stopped.
            return self.act(|desk, _| desk.look_back(None));
        }
        let (look, desk) = (self.at_table.look(), self.at_table.desk());
        let done = self.side.show(ui, look, desk.game(), || desk.chronicle());
        self.act(|desk, _| desk.look_back(done.past));
        if let Some(input) = done.input {
            self.step(input);
        }
        if done.log_closed {
            self.run(Command::Log, ui.ctx());
        }
        if done.unseen_closed && self.settings().look.unseen {
            self.run(Command::Unseen, ui.ctx());
        }
        if done.beliefs_turned {
            // The panel stays open when the beliefs go.
            self.set(|settings| settings.look.unseen = true);
            self.run(Command::Beliefs, ui.ctx());
        }
    }

    /// Shows who won when a game is over and nothing else is open.
    fn tell_the_end(&mut self) {
        if self.sees_the_table() && self.act(|desk, _| desk.take_end()) {
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
            self.background.other_tables.go_on(ctx, self.at_table.profile());
            let requests = self.at_table.see(&self.background, &self.stage, |seen| self.above.show(ctx, seen));
            self.carry_out(ctx, requests);
        }
        let (news, well) = self.at_table.take_notices();
        let stumbled = self.act(|desk, _| desk.take_stumbled()) | self.stage.take_stumbled();
        self.above.hear(news, stumbled, well);
        self.above.show_notices(ctx, self.at_table.look());
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
