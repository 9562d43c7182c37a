//! The program behind the window: the saved data, the menu, the windows above the table, and the display.

mod above;
mod commands;
mod games;
mod players;
mod profile;
mod shell;
mod stage;
mod tasks;
mod telling;

use crate::engine::{Preset, Rules};
use crate::seat::Input;
use crate::store::{Kept, Players, Store};
use crate::table::{NextGame, Wish};
use crate::ui::settings::Settings;
use crate::ui::stage::{Stage, review::Viewer};
use crate::ui::table::{Desk, driver::habits};
use crate::ui::windows::notes::notices_ui;
use crate::ui::words::Spoken;
use crate::ui::{command::Command, look::Look, screen::place_of, side::SidePanel, thinker::Thinker};
use crate::{career::Tally, record::Seating};
use above::Above;
use egui::{CentralPanel, Context, Frame, RawInput, Ui};
use games::GamesAtWork;
use profile::{Loaded, Profile};
use shell::Shell;
use tasks::{TaskKind, Tasks};

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
    profile: Profile,
    /// The current game. It waits while anything else fills the window.
    desk: Desk,
    side: SidePanel,
    stage: Stage,
    above: Above,
    games: GamesAtWork,
    tasks: Tasks,
    shell: Shell,
}

impl App {
    /// Loads what was saved for a single player, or starts from nothing.
    pub fn new(store: Store, start: Start, thinker: Thinker) -> App {
        App::seated(Players::nowhere(), store, start, thinker)
    }

    /// Loads what was saved for the last player at the table, who owns these files.
    pub fn seated(players: Players, store: Store, start: Start, thinker: Thinker) -> App {
        App::of(Loaded::read(players, store, start), thinker)
    }

    fn of(Loaded { mut profile, sitting, events, greets }: Loaded, thinker: Thinker) -> App {
        let desk = Desk::new(sitting, events, thinker, &profile.settings);
        let mut notices = profile.players.take_notices();
        notices.extend(profile.store.take_notices());
        notices.extend(profile.broken_words());
        let mut app = App {
            profile,
            desk,
            side: SidePanel::default(),
            stage: Stage::default(),
            above: Above::with(notices),
            games: GamesAtWork::default(),
            tasks: Tasks::default(),
            shell: Shell::default(),
        };
        app.step(Input::Wish(Wish::NextGame(next_game(&app.profile.settings))));
        if greets {
            app.open_game(true);
        }
        app
    }

    /// Returns the display and its game.
    pub const fn desk(&self) -> &Desk {
        &self.desk
    }

    /// Returns the player's settings.
    pub const fn settings(&self) -> &Settings {
        &self.profile.settings
    }

    /// Changes the settings as the settings window does. New rules apply from the next hand.
    pub fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        let before = self.profile.settings.game.rules;
        self.set_for_next_game(change);
        if self.profile.settings.game.rules != before {
            self.step(Input::Wish(Wish::WantRules(self.profile.settings.game.rules)));
        }
    }

    /// Changes the settings. The current game keeps its rules.
    fn set_for_next_game(&mut self, change: impl FnOnce(&mut Settings)) {
        let before = self.profile.settings.clone();
        change(&mut self.profile.settings);
        self.settings_changed(&before);
    }

    /// Returns the text beside the display.
    pub fn spoken(&self) -> Spoken {
        self.desk.spoken(self.profile.look())
    }

    /// Acts on the display without pointer or keys.
    pub fn act<R>(&mut self, what: impl FnOnce(&mut Desk, Look<'_>) -> R) -> R {
        what(&mut self.desk, self.profile.look())
    }

    /// Draws everything and handles input.
    pub fn ui(&mut self, ui: &mut Ui) {
        let settings = &mut self.profile.settings;
        // In the first frame the zoom does not match the size of the window yet.
        if self.shell.dressed.is_some() {
            settings.window = place_of(ui.ctx(), settings.window);
        }
        let scale = settings.look.interface_scale;
        self.shell.dress(ui.ctx(), self.profile.theme(), scale);
        match self.stage {
            // Whoever practises sits with Nestors.
            Stage::Exercises(_) => self.profile.front = None,
            _ => self.profile.name_everyone(self.desk.game()),
        }
        let instead = self.stage.title(&self.profile.words);
        self.shell.title.show(ui.ctx(), self.desk.game(), instead.as_deref(), self.profile.look());
        self.listen_to_dialogs(ui.ctx());
        self.listen_to_tasks();
        self.show_stage(ui);
        self.tell_the_end();
        self.show_above(ui.ctx());
        self.show_notices(ui.ctx());
        self.look_out(ui.ctx());
        self.play_sounds();
        // Without the files nothing changes that must be saved.
        if !self.tasks.is_pending(TaskKind::Files) {
            self.save();
            self.judge_games(ui.ctx());
        }
    }

    fn table_ui(&mut self, ui: &mut Ui) {
        if self.above.is_clear() {
            self.take_exchange(ui.ctx());
            if let Some(command) = Command::pressed(ui.ctx()) {
                self.run(command, ui.ctx());
            }
        }
        let keys = self.has_keys(ui.ctx());
        if keys {
            self.desk.begin_at_the_hand(ui.ctx());
        }
        let mut menus = std::mem::take(&mut self.shell.menus);
        let asked = menus.show(ui, self.profile.look(), &self.shell.title, self.conditions(ui.ctx()), keys);
        self.shell.menus = menus;
        if let Some(command) = asked {
            self.run(command, ui.ctx());
        }
        self.show_beside(ui);
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| self.act(|desk, look| desk.ui(ui, look, keys)));
        self.act(|desk, look| desk.show_advice(ui.ctx(), look));
        self.advise();
    }

    /// Passes an input to the game.
    pub fn step(&mut self, input: Input) {
        self.desk.step(input);
        self.profile.name_everyone(self.desk.game());
    }

    fn settings_changed(&mut self, before: &Settings) {
        if self.profile.settings.look.language != before.look.language {
            self.profile.choose_words();
            self.above.notices.extend(self.profile.broken_words());
        }
        let settings = &mut self.profile.settings;
        if settings.game.levels() != before.game.levels() && settings.game.rules == before.game.rules {
            settings.game.keep_levels(&before.game.rules);
        }
        self.profile.name_everyone(self.desk.game());
        // This comes first. Otherwise a player who should wait from now on could still take a turn.
        self.step(Input::Behave(habits(&self.profile.settings)));
        self.step(Input::Wish(Wish::NextGame(next_game(&self.profile.settings))));
        self.profile.keep_settings();
    }

    fn show_notices(&mut self, ctx: &Context) {
        let mut news = self.profile.store.take_notices();
        news.extend(self.desk.take_replaced());
        let stumbled = self.desk.take_stumbled() | self.stage.take_stumbled();
        self.above.hear(news, stumbled, self.profile.store.is_well());
        if !self.above.notices.is_empty() && notices_ui(ctx, &self.above.notices, self.profile.look()) {
            self.above.notices.clear();
        }
    }

    /// Returns the files of the player at the table.
    pub const fn store(&self) -> &Store {
        &self.profile.store
    }

    /// Returns the games won.
    pub fn tally(&mut self) -> Tally {
        self.profile.tally(self.desk.files())
    }

    /// Saves the game after each change.
    fn save(&mut self) {
        let Profile { players, store, .. } = &mut self.profile;
        if self.desk.take_changed() {
            // A window that does not save leaves the archive alone and counts its games itself.
            if store.saves() {
                players.file(store, self.desk.files(), self.shell.clock.now().timestamp());
                self.desk.note_filed();
            }
            let files = self.desk.files();
            store.save(Kept::Game, files.saved());
            store.save(Kept::Tally, files.saved_tally());
        }
        if self.desk.take_ticked()
            && let Some(clock) = self.desk.files().saved_clock()
        {
            store.save(Kept::Clock, clock);
        }
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
        if self.shell.presses.hold_back(&mut input.events) {
            ctx.request_repaint();
        }
    }

    /// Some systems end the program right after this call, so everything is saved here.
    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        self.desk.end_programs();
        self.wait_for_files();
        self.save();
        self.profile.keep_settings();
        if let Some((game, review)) = self.stage.viewer_mut().and_then(Viewer::unkept) {
            self.profile.store.keep_review(game, review);
        }
        self.profile.store.settle();
    }

    fn clear_color(&self, _: &egui::Visuals) -> [f32; 4] {
        self.profile.themes[self.profile.settings.look.theme].background_color().to_normalized_gamma_f32()
    }
}

/// Whether the display can show games with these rules. Firecrackers only have room at a table for two.
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
