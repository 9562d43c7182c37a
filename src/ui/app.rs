//! The program behind the window: what is kept, the menu, the windows above the table, and the display below them.

use egui::{self, Context, FontFamily, FontId, MenuBar, Panel, RawInput, TextStyle, Ui, ViewportCommand, vec2};

use crate::{
    engine::{
        event::Event,
        rules::{Preset, Rules},
    },
    game::Input,
    session::{seating::Seating, sitting::Sitting},
    store::{Kept, Notice, Settings, Store},
    ui::{
        command::{Command, Menu},
        look::Look,
        paint::theme::Theme,
        table::{
            desk::{Desk, manner},
            hint::hint_ui,
            presses::Presses,
        },
        thinker::Thinker,
        windows::{
            Open, about,
            colors::{ColorsChoice, ColorsWindow},
            game::{Chosen, GameWindow},
            help::{Chapter, HelpWindow},
            notice::notices_ui,
            settings::SettingsWindow,
            tally::{TallyChoice, game_word, level_word, tally},
        },
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
    /// What the window is called.
    title: String,
    /// Whether the player was told that a thought has failed; once is enough.
    stumbled: bool,
}

impl App {
    /// Takes up what was kept, or begins anew.
    pub fn new(mut store: Store, start: Start, thinker: Thinker) -> App {
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
        let kept = store.load_checked(Kept::Game, |saved| Sitting::load(saved).filter(shown));
        let new_here = lost && kept.is_none() && start == Start::default();
        // Whoever loses the settings goes on with the game that was chosen.
        if lost && start.preset.is_none() {
            settings.rules = kept.as_ref().map_or(settings.rules, |sitting| *sitting.state().rules());
        }
        let (sitting, events) = opened(kept, start, &settings, &mut store);
        let desk = Desk::new(sitting, events, thinker, &settings);
        let mut notices = store.take_notices();
        notices.extend(broken(&words));
        let mut app = App {
            desk,
            settings,
            themes,
            words,
            above: None,
            notices,
            store,
            dressed: None,
            presses: Presses::default(),
            title: String::new(),
            stumbled: false,
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
        self.dress(ui.ctx());
        self.entitle(ui.ctx());
        let alone = self.above.is_none() && self.notices.is_empty();
        if alone && let Some(command) = Command::pressed(ui.ctx()) {
            self.run(command, ui.ctx());
        }
        let keys = self.above.is_none() && self.notices.is_empty() && !egui::Popup::is_any_open(ui.ctx());
        let asked = self.menu(ui);
        if let Some(command) = asked {
            self.run(command, ui.ctx());
        }
        let frame = egui::Frame::NONE;
        egui::CentralPanel::default().frame(frame).show(ui, |ui| self.act_ui(ui, keys));
        self.show_hint(ui.ctx());
        self.show_above(ui.ctx());
        self.show_notices(ui.ctx());
        self.save();
    }

    fn act_ui(&mut self, ui: &mut Ui, keys: bool) {
        self.act(|desk, look| desk.ui(ui, look, keys));
    }

    /// The title of the window says which game is played, and how strong the others are.
    fn entitle(&mut self, ctx: &Context) {
        let game = self.desk.game();
        let seating = game.sitting().seating();
        let mut levels: Vec<&str> = game
            .rules()
            .all_seats()
            .filter_map(|seat| seating.level(seat))
            .map(|level| self.words.get(level_word(level)))
            .collect();
        levels.dedup();
        let mut name = self.words.get(game_word(game.rules().game())).to_owned();
        if game.rules().is_changed() {
            name = self.words.format("game-changed", &[("game", name.into())]);
        }
        let told =
            [("game", name.into()), ("levels", levels.join(", ").into()), ("app", self.words.get("app-name").into())];
        let title = self.words.format("window-title", &told);
        if self.title != title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
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

    fn menu(&self, ui: &mut Ui) -> Option<&'static Command> {
        let mut asked = None;
        let theme = &self.themes[self.settings.theme];
        let frame = egui::Frame::NONE.fill(theme.band()).inner_margin(egui::Margin::symmetric(8, 3));
        Panel::top("menu").frame(frame).show_separator_line(false).show(ui, |ui| {
            MenuBar::new().ui(ui, |ui| {
                for menu in Menu::ALL {
                    ui.menu_button(self.words.get(menu.word()), |ui| asked = self.items(ui, menu).or(asked));
                }
            });
        });
        asked
    }

    /// The commands of a menu. Returns the one that was chosen.
    fn items(&self, ui: &mut Ui, menu: Menu) -> Option<&'static Command> {
        ui.set_min_width(210.0);
        let mut chosen = None;
        let mut group = None;
        for command in menu.commands() {
            if group.replace(command.group).is_some_and(|before| before != command.group) {
                ui.separator();
            }
            if self.item(ui, command) {
                chosen = Some(command);
            }
        }
        chosen
    }

    fn item(&self, ui: &mut Ui, command: &Command) -> bool {
        let mut button = egui::Button::new(self.words.get(command.word));
        if let Some(keys) = command.keys.first() {
            button = button.shortcut_text(ui.ctx().format_shortcut(keys));
        }
        let clicked = ui.add_enabled((command.can)(self), button).clicked();
        if clicked {
            ui.close();
        }
        clicked
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

    /// Opens a window above the table.
    pub(super) fn open(&mut self, window: Open) {
        self.above = Some(window);
    }

    pub(super) fn open_settings(&mut self) {
        self.open(Open::Settings(SettingsWindow::new(&self.settings)));
    }

    pub(super) fn open_colors(&mut self) {
        self.open(Open::Colors(ColorsWindow::new(self.themes, self.settings.theme)));
    }

    pub(super) fn open_help(&mut self, chapter: Chapter) {
        self.open(Open::Help(HelpWindow::new(chapter)));
    }

    /// Opens the window that begins a game, with a greeting for whoever is here for the first time.
    pub(super) fn open_game(&mut self, greets: bool) {
        let under_way = self.desk.game().sitting().is_under_way();
        self.open(Open::Game(GameWindow::new(&self.settings, under_way && !greets, greets)));
    }

    /// Goes from the whole table to the compact display, or back.
    pub(super) fn change_display(&mut self) {
        let rules = *self.desk.game().rules();
        let compact = self.settings.is_compact(&rules);
        self.set(|settings| settings.set_compact(&rules, !compact));
    }

    /// Begins the game that was chosen. One that is under way is kept, and Undo brings it back.
    fn begin(&mut self, chosen: &Chosen) {
        let before = self.settings.clone();
        self.settings.rules = chosen.rules;
        self.settings.set_levels(&chosen.levels);
        self.settings.names.clone_from(&chosen.names);
        self.settings.set_compact(&chosen.rules, chosen.compact);
        self.settings_changed(&before);
        self.step(Input::NewGame(chosen.deal));
    }

    fn show_hint(&mut self, ctx: &Context) {
        let theme = &self.themes[self.settings.theme];
        let Some(room) = self.desk.hint_room() else { return };
        let closed = self.desk.hint().is_some_and(|hint| hint_ui(ctx, hint, theme, &self.words, room));
        if closed {
            self.step(Input::PutHintAway);
        }
    }

    fn show_above(&mut self, ctx: &Context) {
        let Some(mut window) = self.above.take() else { return };
        if !self.show_one(ctx, &mut window) && self.above.is_none() {
            self.above = Some(window);
        }
    }

    /// Shows a window and does what was chosen in it. Returns whether it was closed.
    fn show_one(&mut self, ctx: &Context, window: &mut Open) -> bool {
        let theme = self.themes[self.settings.theme];
        let kept = self.settings.clone();
        let look = Look { words: &self.words, theme: &theme, settings: &kept };
        match window {
            Open::Tally => match tally(ctx, look, self.desk.game().sitting().tally()) {
                Some(TallyChoice::Clear) => self.step(Input::ClearTally),
                Some(TallyChoice::Close) => return true,
                None => {}
            },
            Open::Settings(window) => {
                let playing = *self.desk.game().rules();
                let before = self.settings.clone();
                let done = window.show(ctx, look, &mut self.settings, &playing);
                if done.changed {
                    self.settings_changed(&before);
                }
                return done.closed;
            }
            Open::Colors(window) => match window.show(ctx, look, self.settings.theme) {
                Some(ColorsChoice::Save(themes)) => {
                    self.themes = themes;
                    self.store.save(Kept::Themes, self.themes);
                    return true;
                }
                Some(ColorsChoice::Use(number)) => {
                    self.settings.theme = number.min(Settings::THEMES - 1);
                    self.store.save(Kept::Settings, self.settings.clone());
                }
                Some(ColorsChoice::Cancel) => return true,
                None => {}
            },
            Open::Help(window) => return window.show(ctx, look, &Command::list(ctx, &self.words)),
            Open::About => return about::about(ctx, look, self.store.folder()),
            Open::Game(window) => {
                if let Some(chosen) = window.show(ctx, look) {
                    if let Some(chosen) = &chosen {
                        self.begin(chosen);
                    }
                    return true;
                }
            }
        }
        false
    }

    fn settings_changed(&mut self, before: &Settings) {
        if self.settings.language != before.language {
            self.words = Words::choose(self.settings.language.as_deref(), &self.store.languages());
            self.notices.extend(broken(&self.words));
        }
        self.step(Input::Seat(seating(&self.settings)));
        self.step(Input::WantRules(self.settings.rules));
        self.step(Input::Behave(manner(&self.settings)));
        self.store.save(Kept::Settings, self.settings.clone());
    }

    fn show_notices(&mut self, ctx: &Context) {
        self.notices.extend(self.store.take_notices());
        if self.desk.take_stumbled() && !self.stumbled {
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

    /// Keeps the game as soon as something has changed in it.
    fn save(&mut self) {
        if self.desk.take_changed() {
            let sitting = self.desk.game().sitting();
            let (game, tally) = (sitting.saved(), sitting.saved_tally());
            self.store.save(Kept::Game, game);
            self.store.save(Kept::Tally, tally);
        }
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        App::ui(self, ui);
    }

    fn raw_input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if self.presses.hold_back(&mut input.events) {
            ctx.request_repaint();
        }
    }

    /// Some systems end the program right after this, without a last word to anybody.
    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        self.store.settle();
    }

    fn clear_color(&self, _: &egui::Visuals) -> [f32; 4] {
        self.themes[self.settings.theme].background_color().to_normalized_gamma_f32()
    }
}

/// Whether the display can show games of these rules: it has no clock and no firecrackers.
fn can_show(rules: &Rules) -> bool {
    !rules.firecrackers && rules.seconds == 0
}

/// What there is to say about the player's own files of words.
fn broken(words: &Words) -> impl Iterator<Item = Notice> + '_ {
    words.broken().iter().cloned().map(Notice::BrokenWords)
}

/// Who sits at the table that the player wants.
fn seating(settings: &Settings) -> Seating {
    Seating::one_human(settings.levels()).for_table(settings.rules.seats())
}

/// The sitting that the program begins with, and what has just happened in it.
fn opened(kept: Option<Sitting>, start: Start, settings: &Settings, store: &mut Store) -> (Sitting, Vec<Event>) {
    let anew = start.preset.is_some() || start.deal.is_some();
    let rules = settings.rules;
    let found = kept.is_some();
    let fresh = || Sitting::new(rules, seating(settings), start.deal);
    let (mut sitting, mut events) = match kept {
        Some(sitting) => (sitting, Vec::new()),
        None => fresh().expect("settings hold only rules that can be played"),
    };
    sitting.set_seating(seating(settings));
    // What comes out of a file of settings can be played.
    let _ = sitting.want_rules(rules);
    if found && anew {
        events = sitting.new_game(start.deal);
    }
    if let Some(tally) = store.load(Kept::Tally) {
        sitting.adopt_tally(tally);
    }
    (sitting, events)
}
