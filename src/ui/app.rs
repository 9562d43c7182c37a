//! The program behind the window: what is kept, the menu, the windows above the table, and the display below them.

use egui::{self, Context, FontFamily, FontId, MenuBar, Panel, RawInput, TextStyle, Ui, ViewportCommand, vec2};

use crate::{
    engine::{
        event::Event,
        rules::{Preset, Rules},
    },
    session::{seating::Seating, sitting::Sitting},
    store::{Kept, Notice, Settings, Store},
    ui::{
        command::{Command, MENUS},
        paint::theme::Theme,
        table::{
            desk::{Desk, Look},
            hint::hint_ui,
            play::{Hidden, can_show},
            presses::Presses,
            worker::Worker,
        },
        windows::{
            self, about,
            ask::ask,
            colors::{ColorsChoice, ColorsWindow},
            help::HelpWindow,
            notice::notices_ui,
            settings::SettingsWindow,
            tally::{TallyChoice, tally},
        },
        words::Words,
    },
};

/// A window above the table.
enum Sheet {
    Tally,
    Settings(SettingsWindow),
    Colors(ColorsWindow),
    Help(HelpWindow),
    About,
    AskNewGame,
}

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
    sheet: Option<Sheet>,
    notices: Vec<Notice>,
    /// The theme and the scale that egui was last told of.
    dressed: Option<(Theme, u16)>,
    presses: Presses,
}

impl App {
    /// Takes up what was kept, or begins anew.
    pub fn new(mut store: Store, start: Start, worker: Worker) -> App {
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
        // Whoever loses the settings goes on with the game that was chosen.
        if lost && start.preset.is_none() {
            settings.rules = kept.as_ref().map_or(settings.rules, |sitting| *sitting.state().rules());
        }
        let (sitting, events) = opened(kept, start, &settings, &mut store);
        let look = Look { words: &words, theme: &themes[settings.theme], settings: &settings };
        let desk = Desk::new(sitting, &events, worker, look);
        let mut notices = store.take_notices();
        notices.extend(broken(&words));
        App { desk, settings, themes, words, sheet: None, notices, store, dressed: None, presses: Presses::default() }
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

    /// Does something on the display without pointer or keys.
    pub fn act<R>(&mut self, what: impl FnOnce(&mut Desk, Look<'_>) -> R) -> R {
        let look = Look { words: &self.words, theme: &self.themes[self.settings.theme], settings: &self.settings };
        what(&mut self.desk, look)
    }

    /// Shows everything and takes what is done.
    pub fn ui(&mut self, ui: &mut Ui) {
        self.dress(ui.ctx());
        let alone = self.sheet.is_none() && self.notices.is_empty();
        if alone && let Some(command) = Command::pressed(ui.ctx()) {
            self.run(command, ui.ctx());
        }
        let keys = self.sheet.is_none() && self.notices.is_empty() && !egui::Popup::is_any_open(ui.ctx());
        let asked = self.menu(ui);
        if let Some(command) = asked {
            self.run(command, ui.ctx());
        }
        let frame = egui::Frame::NONE;
        egui::CentralPanel::default().frame(frame).show(ui, |ui| self.act_ui(ui, keys));
        self.show_hint(ui.ctx());
        self.show_sheet(ui.ctx());
        self.show_notices(ui.ctx());
        self.save();
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

    fn menu(&self, ui: &mut Ui) -> Option<Command> {
        let mut asked = None;
        let theme = &self.themes[self.settings.theme];
        let frame = egui::Frame::NONE.fill(theme.band()).inner_margin(egui::Margin::symmetric(8, 3));
        Panel::top("menu").frame(frame).show_separator_line(false).show(ui, |ui| {
            MenuBar::new().ui(ui, |ui| {
                for (name, groups) in MENUS {
                    ui.menu_button(self.words.get(name), |ui| {
                        ui.set_min_width(210.0);
                        for (at, group) in groups.iter().enumerate() {
                            if at > 0 {
                                ui.separator();
                            }
                            for command in *group {
                                if self.item(ui, *command) {
                                    asked = Some(*command);
                                }
                            }
                        }
                    });
                }
            });
        });
        asked
    }

    fn item(&self, ui: &mut Ui, command: Command) -> bool {
        let mut button = egui::Button::new(self.words.get(command.word()));
        if let Some(keys) = command.keys().first() {
            button = button.shortcut_text(ui.ctx().format_shortcut(keys));
        }
        let clicked = ui.add_enabled(self.can(command), button).clicked();
        if clicked {
            ui.close();
        }
        clicked
    }

    /// Whether a command can be given now.
    pub fn can(&self, command: Command) -> bool {
        let sitting = self.desk.play().sitting();
        match command {
            Command::Undo => sitting.can_undo(),
            Command::Redo => sitting.can_redo(),
            Command::Restore => sitting.can_restore(),
            Command::Hint => self.desk.play().your_turn(),
            _ => true,
        }
    }

    /// Does what a command asks for.
    pub fn run(&mut self, command: Command, ctx: &Context) {
        match command {
            Command::Redo | Command::Restore if !self.can(command) => {}
            Command::NewGame if self.desk.play().sitting().is_under_way() => self.sheet = Some(Sheet::AskNewGame),
            Command::NewGame => self.act(|desk, look| desk.new_game(look, None)),
            Command::Undo => {
                if !self.act(|desk, look| desk.go(look, "say-undone", Sitting::undo)) {
                    self.desk.say(self.words.get("say-nothing-to-undo"));
                }
            }
            Command::Redo => {
                self.act(|desk, look| desk.go(look, "say-redone", Sitting::redo));
            }
            Command::Preserve => {
                self.desk.note(Sitting::preserve);
                self.desk.say(self.words.get("say-preserved"));
            }
            Command::Restore => {
                self.act(|desk, look| desk.go(look, "say-restored", Sitting::restore));
            }
            Command::Hint => self.act(Desk::ask_hint),
            Command::ShowMine => self.act(|desk, look| desk.show(look, Hidden::Nestor)),
            Command::ShowBoneyard => self.act(|desk, look| desk.show(look, Hidden::Boneyard)),
            Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            Command::Tally => self.sheet = Some(Sheet::Tally),
            Command::Settings => self.sheet = Some(Sheet::Settings(SettingsWindow::new(&self.settings))),
            Command::Colors => self.sheet = Some(Sheet::Colors(ColorsWindow::new(self.themes, self.settings.theme))),
            Command::Help => self.sheet = Some(Sheet::Help(HelpWindow::new(windows::help::Chapter::default()))),
            Command::About => self.sheet = Some(Sheet::About),
        }
        ctx.request_repaint();
    }

    fn show_hint(&mut self, ctx: &Context) {
        let theme = &self.themes[self.settings.theme];
        let Some(room) = self.desk.hint_room() else { return };
        let closed = self.desk.hint.as_ref().is_some_and(|hint| hint_ui(ctx, hint, theme, &self.words, room));
        if closed {
            self.desk.close_hint();
        }
    }

    fn show_sheet(&mut self, ctx: &Context) {
        let Some(mut sheet) = self.sheet.take() else { return };
        if !self.show_one(ctx, &mut sheet) && self.sheet.is_none() {
            self.sheet = Some(sheet);
        }
    }

    /// Shows a window and does what was chosen in it. Returns whether it was closed.
    fn show_one(&mut self, ctx: &Context, sheet: &mut Sheet) -> bool {
        let theme = self.themes[self.settings.theme];
        let look = windows::Look { words: &self.words, theme: &theme };
        match sheet {
            Sheet::Tally => match tally(ctx, look, self.desk.play().sitting().tally()) {
                Some(TallyChoice::Clear) => self.desk.note(Sitting::clear_tally),
                Some(TallyChoice::Close) => return true,
                None => {}
            },
            Sheet::Settings(window) => {
                let playing = *self.desk.play().rules();
                let before = self.settings.clone();
                let done = window.show(ctx, look, &mut self.settings, &playing);
                if done.changed {
                    self.settings_changed(&before);
                }
                return done.closed;
            }
            Sheet::Colors(window) => match window.show(ctx, look, self.settings.theme) {
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
            Sheet::Help(window) => return window.show(ctx, look, &Command::list(ctx, &self.words)),
            Sheet::About => return about::about(ctx, look, self.store.folder()),
            Sheet::AskNewGame => match ask(ctx, look, "ask-new-game", "ask-begin", "ask-stay") {
                Some(true) => {
                    self.act(|desk, look| desk.new_game(look, None));
                    return true;
                }
                Some(false) => return true,
                None => {}
            },
        }
        false
    }

    fn settings_changed(&mut self, before: &Settings) {
        if self.settings.language != before.language {
            self.words = Words::choose(self.settings.language.as_deref(), &self.store.languages());
            self.notices.extend(broken(&self.words));
        }
        if self.settings.language != before.language || self.settings.score_in_fives != before.score_in_fives {
            self.act(Desk::say_again);
        }
        let (seating, rules) = (seating(&self.settings), self.settings.rules);
        self.desk.note(|sitting| {
            sitting.set_seating(seating);
            // The window of settings never lets rules out that cannot be played.
            let _ = sitting.want_rules(rules);
        });
        self.store.save(Kept::Settings, self.settings.clone());
    }

    fn show_notices(&mut self, ctx: &Context) {
        self.notices.extend(self.store.take_notices());
        if self.store.is_well() {
            self.notices.retain(|notice| !matches!(notice, Notice::CannotSave(_)));
        }
        let look = windows::Look { words: &self.words, theme: &self.themes[self.settings.theme] };
        if !self.notices.is_empty() && notices_ui(ctx, &self.notices, look) {
            self.notices.clear();
        }
    }

    /// Keeps the game as soon as something has changed in it.
    fn save(&mut self) {
        if self.desk.take_changed() {
            let sitting = self.desk.play().sitting();
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

/// What there is to say about the player's own files of words.
fn broken(words: &Words) -> impl Iterator<Item = Notice> + '_ {
    words.broken().iter().cloned().map(Notice::BrokenWords)
}

/// Who sits at the table that the player wants.
fn seating(settings: &Settings) -> Seating {
    Seating::one_human([settings.level]).for_table(settings.rules.seats())
}

/// The sitting that the program begins with, and what has just happened in it.
fn opened(kept: Option<Sitting>, start: Start, settings: &Settings, store: &mut Store) -> (Sitting, Vec<Event>) {
    let anew = start.preset.is_some() || start.deal.is_some();
    let rules = settings.rules;
    let (mut sitting, events) = match kept {
        Some(mut sitting) => {
            sitting.set_seating(seating(settings));
            // What comes out of a file of settings can be played.
            let _ = sitting.want_rules(rules);
            let events = if anew { sitting.new_game(start.deal) } else { Vec::new() };
            (sitting, events)
        }
        None => {
            Sitting::new(rules, seating(settings), start.deal).expect("settings hold only rules that can be played")
        }
    };
    if let Some(tally) = store.load(Kept::Tally) {
        sitting.adopt_tally(tally);
    }
    let events = events.into_iter().map(|event| event.seen_by(super::table::play::YOU)).collect();
    (sitting, events)
}
