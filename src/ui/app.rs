//! The program behind the window: what is kept, the menu, the windows above the table, and the display below them.

mod above;
mod agreed;
pub(super) mod errands;
mod files;
mod games;
mod keeping;
mod menu;
mod opening;
mod other_table;
mod players;
mod practice;
mod statistics;
mod telling;
mod timed;
mod viewing;

use egui::{self, Context, FontFamily, FontId, RawInput, TextStyle, Ui, vec2};

use crate::{
    career::{agreed::AgreedMatch, bests::Bests, solved::Solved},
    engine::rules::{Preset, Rules},
    game::Input,
    record::seating::Seating,
    sitting::Sitting,
    store::{Kept, Notice, Players, Settings, Store},
    ui::{
        agreed::AgreedScreen,
        command::Command,
        dialogs::Dialogs,
        look::Look,
        menu_bar::MenuKeys,
        paint::theme::Theme,
        practice::Practice,
        review::Viewer,
        screen::place_of,
        side::SidePanel,
        table::{
            desk::{Desk, manner},
            hint::hint_ui,
            presses::Presses,
        },
        thinker::Thinker,
        title::Title,
        wall::Wall,
        windows::{Open, notice::notices_ui},
        words::{Words, say::Spoken},
    },
};

/// How the program is to begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Start {
    /// With a new game of this name.
    pub preset: Option<Preset>,
    /// With a new game from this number.
    pub deal: Option<u64>,
}

/// The program.
pub struct App {
    /// All who play here, and who is at the table.
    players: Players,
    store: Store,
    settings: Settings,
    themes: [Theme; 3],
    words: Words,
    desk: Desk,
    above: Option<Open>,
    notices: Vec<Notice>,
    /// The theme and the scale that egui was last told of.
    dressed: Option<(Theme, u16)>,
    presses: Presses,
    side: SidePanel,
    wall: Wall,
    bests: Bests,
    menus: MenuKeys,
    /// What the window is called.
    title: Title,
    /// Whether the player was told that a thought has failed; once is enough.
    stumbled: bool,
    /// Whether a game is over of which the player was not told yet who won.
    ended: bool,
    /// The games of the archive that count in the tally, as they were when it was added up last.
    counted: Option<keeping::Counted>,
    dialogs: Dialogs,
    /// The name that was offered in the dialog that is open.
    offered: String,
    errands: games::Errands,
    other_tables: other_table::OtherTables,
    /// The exercises, in the place of the game under way.
    practice: Option<Practice>,
    /// The match of agreed deals, in the place of the game under way.
    agreed: Option<AgreedScreen>,
    /// The same as it was kept last.
    kept_match: Option<AgreedMatch>,
    solved: Solved,
    statistics: statistics::Statistics,
    /// A game that is looked through, in the place of the one under way.
    viewer: Option<Viewer>,
    /// The window that comes back when the game was looked through.
    behind: Option<Open>,
}

impl App {
    /// Takes up what was kept of one player, or begins anew.
    pub fn new(store: Store, start: Start, thinker: Thinker) -> App {
        App::seated(Players::nowhere(), store, start, thinker)
    }

    /// Takes up what was kept of the player who was at the table last, whose files these are.
    pub fn seated(mut players: Players, mut store: Store, start: Start, thinker: Thinker) -> App {
        let found = store.load::<Settings>(Kept::Settings);
        let lost = found.is_none();
        let mut settings = found.unwrap_or_default().bounded();
        if !can_show(&settings.rules) {
            settings.rules = Rules::default();
        }
        let themes = store.load(Kept::Themes).unwrap_or(Theme::DEFAULTS);
        let words = Words::choose(settings.language.as_deref(), &store.languages());
        if let Some(rules) = start.preset.and_then(|preset| preset.rules(2)) {
            settings.rules = rules;
            store.save(Kept::Settings, settings.clone());
        }
        // A game that cannot be shown could not be played on either: it is set aside like one that cannot be read.
        let shown = |sitting: &Sitting| can_show(sitting.state().rules());
        let mut kept = store.load_checked(Kept::Game, |saved| Sitting::load(saved).filter(shown));
        if let Some(sitting) = &mut kept {
            store.reconcile(sitting);
        }
        let new_here = lost && kept.is_none() && start == Start::default();
        // Whoever loses the settings goes on with the game that was chosen.
        if lost && start.preset.is_none() {
            settings.rules = kept.as_ref().map_or(settings.rules, |sitting| *sitting.state().rules());
        }
        let (sitting, events) = opening::opened(kept, start, &settings, &mut store);
        let bests = store.load(Kept::Bests).unwrap_or_default();
        let solved = store.load(Kept::Solved).unwrap_or_default();
        let kept_match = store.load(Kept::Match);
        let desk = Desk::new(sitting, events, thinker, &settings);
        let mut notices = players.take_notices();
        notices.extend(store.take_notices());
        notices.extend(broken(&words));
        let mut app = App {
            players,
            desk,
            settings,
            themes,
            words,
            above: None,
            notices,
            store,
            dressed: None,
            presses: Presses::default(),
            side: SidePanel::default(),
            wall: Wall::default(),
            bests,
            menus: MenuKeys::default(),
            title: Title::default(),
            stumbled: false,
            ended: false,
            counted: None,
            dialogs: Dialogs::default(),
            offered: String::new(),
            errands: games::Errands::default(),
            other_tables: other_table::OtherTables::default(),
            practice: None,
            agreed: None,
            kept_match,
            solved,
            statistics: statistics::Statistics::default(),
            viewer: None,
            behind: None,
        };
        if new_here {
            app.open_game(true);
        }
        app
    }

    /// The display and its game.
    pub const fn desk(&self) -> &Desk {
        &self.desk
    }

    /// The player's settings.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes the settings as the window of settings does.
    pub fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        let before = self.settings.clone();
        change(&mut self.settings);
        self.settings_changed(&before);
    }

    /// What is said, in words.
    pub fn spoken(&self) -> Spoken {
        self.desk.spoken(Look {
            words: &self.words,
            theme: &self.themes[self.settings.theme],
            settings: &self.settings,
        })
    }

    /// Does something on the display without pointer or keys.
    pub fn act<R>(&mut self, what: impl FnOnce(&mut Desk, Look<'_>) -> R) -> R {
        let look = Look { words: &self.words, theme: &self.themes[self.settings.theme], settings: &self.settings };
        what(&mut self.desk, look)
    }

    /// Shows everything and takes what is done.
    pub fn ui(&mut self, ui: &mut Ui) {
        // In the first frame the zoom is not yet what the window was measured with.
        if self.dressed.is_some() {
            self.settings.window = place_of(ui.ctx(), self.settings.window);
        }
        self.dress(ui.ctx());
        self.title.show(ui.ctx(), self.desk.game(), &self.words);
        self.listen_to_dialogs(ui.ctx());
        self.listen_to_errands(ui.ctx());
        self.listen_to_statistics();
        if !self.viewer_ui(ui) && !self.practice_ui(ui) && !self.agreed_ui(ui) {
            self.table_ui(ui);
        }
        self.tell_the_end();
        self.show_above(ui.ctx());
        self.show_notices(ui.ctx());
        self.look_out(ui.ctx());
        self.save();
    }

    /// The game under way, with the menus.
    fn table_ui(&mut self, ui: &mut Ui) {
        let alone = self.above.is_none() && self.notices.is_empty();
        if alone {
            self.take_exchange(ui.ctx());
            if let Some(command) = Command::pressed(ui.ctx()) {
                self.run(command, ui.ctx());
            }
        }
        let keys = self.above.is_none() && self.notices.is_empty() && !egui::Popup::is_any_open(ui.ctx());
        if keys {
            self.desk.begin_at_the_hand(ui.ctx());
        }
        let asked = self.menu(ui, keys);
        if let Some(command) = asked {
            self.run(command, ui.ctx());
        }
        self.show_beside(ui);
        let frame = egui::Frame::NONE;
        egui::CentralPanel::default().frame(frame).show(ui, |ui| self.act_ui(ui, keys));
        self.show_hint(ui.ctx());
        self.act(|desk, look| desk.ask(ui.ctx(), look));
        self.advise();
    }

    fn act_ui(&mut self, ui: &mut Ui, keys: bool) {
        self.act(|desk, look| desk.ui(ui, look, keys));
    }

    /// Tells egui the colours, sizes and scale, when they are others than before.
    fn dress(&mut self, ctx: &Context) {
        let wanted = (self.themes[self.settings.theme], self.settings.interface_scale);
        if self.dressed == Some(wanted) {
            return;
        }
        self.dressed = Some(wanted);
        ctx.set_theme(if wanted.0.is_dark() { egui::Theme::Dark } else { egui::Theme::Light });
        ctx.set_zoom_factor(f32::from(wanted.1) / 100.0);
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        ctx.all_styles_mut(|style| {
            style.visuals = wanted.0.visuals();
            style.interaction.selectable_labels = false;
            style.spacing.button_padding = vec2(10.0, 5.0);
            style.spacing.item_spacing = vec2(8.0, 6.0);
            for text in [TextStyle::Body, TextStyle::Button] {
                style.text_styles.insert(text, FontId::new(15.0, FontFamily::Proportional));
            }
        });
    }

    /// Does what a command asks for, if it can be given now.
    pub fn run(&mut self, command: &Command, ctx: &Context) {
        if (command.can)(self) {
            (command.run)(self, ctx);
        }
        ctx.request_repaint();
    }

    /// Does something in the game.
    pub fn step(&mut self, input: Input) {
        self.desk.step(input);
    }

    /// Goes from the whole table to the compact display, or back.
    pub(super) fn change_display(&mut self) {
        let rules = *self.desk.game().rules();
        let compact = self.settings.is_compact(&rules);
        self.set(|settings| settings.set_compact(&rules, !compact));
    }

    fn show_hint(&mut self, ctx: &Context) {
        let theme = &self.themes[self.settings.theme];
        let Some(room) = self.desk.hint_room() else { return };
        let done = self.desk.hint().map(|hint| hint_ui(ctx, hint, theme, &self.words, room)).unwrap_or_default();
        self.desk.point_out(done.pointed, ctx);
        if let Some(step) = done.chosen {
            self.desk.choose_play(step);
            ctx.request_repaint();
        }
        if done.closed {
            self.step(Input::PutHintAway);
        }
    }

    fn settings_changed(&mut self, before: &Settings) {
        if self.settings.language != before.language {
            self.words = Words::choose(self.settings.language.as_deref(), &self.store.languages());
            self.notices.extend(broken(&self.words));
        }
        // First of all, so that nobody takes a turn by himself who is to wait from now on.
        self.step(Input::Behave(manner(&self.settings)));
        self.step(Input::Seat(seating(&self.settings)));
        self.step(Input::WantRules(self.settings.rules));
        self.store.save(Kept::Settings, self.settings.clone());
    }

    fn show_notices(&mut self, ctx: &Context) {
        self.notices.extend(self.store.take_notices());
        let elsewhere = self.viewer.as_mut().is_some_and(Viewer::take_stumbled)
            || self.agreed.as_mut().is_some_and(|agreed| agreed.desk_mut().take_stumbled())
            || self.practice.as_ref().is_some_and(Practice::has_failed);
        if (self.desk.take_stumbled() || elsewhere) && !self.stumbled {
            self.stumbled = true;
            self.notices.push(Notice::Stumbled);
        }
        if self.store.is_well() {
            self.notices.retain(|notice| !matches!(notice, Notice::CannotSave(_)));
        }
        let look = Look { words: &self.words, theme: &self.themes[self.settings.theme], settings: &self.settings };
        if !self.notices.is_empty() && notices_ui(ctx, &self.notices, look) {
            self.notices.clear();
        }
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        App::ui(self, ui);
    }

    /// A window that nobody sees is not painted.
    fn logic(&mut self, ctx: &Context, _: &mut eframe::Frame) {
        self.look_out(ctx);
    }

    fn raw_input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if self.presses.hold_back(&mut input.events) {
            ctx.request_repaint();
        }
    }

    /// Some systems end the program right after this, without a last word to anybody.
    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        self.store.save(Kept::Settings, self.settings.clone());
        if let Some((game, review)) = self.viewer.as_mut().and_then(Viewer::unkept) {
            self.store.keep_review(game, review);
        }
        self.store.settle();
    }

    fn clear_color(&self, _: &egui::Visuals) -> [f32; 4] {
        self.themes[self.settings.theme].background_color().to_normalized_gamma_f32()
    }
}

/// Whether the display can show games of these rules: a clock and firecrackers have their places at a table of two.
fn can_show(rules: &Rules) -> bool {
    rules.seats() == 2 || (!rules.firecrackers && rules.seconds == 0)
}

/// What there is to say about the player's own files of words.
fn broken(words: &Words) -> impl Iterator<Item = Notice> + '_ {
    words.broken().iter().cloned().map(Notice::BrokenWords)
}

/// Who sits at the table that the player wants.
fn seating(settings: &Settings) -> Seating {
    Seating::one_person(settings.levels()).for_table(settings.rules.seats())
}
