//! What the tests of the windows above the table share: a display with one of them on it, and how to get at what is in it.
#![allow(dead_code, reason = "each test uses what it needs of this")]

use egui::{self, Key, Vec2, vec2};
use egui_kittest::{Harness, kittest::Queryable as _};
use electrum_dominoes::{
    engine::rules::{Preset, Rules},
    nestor::Level,
    session::tally::{Line, Tally, Wins},
    store::Settings,
    ui::{
        look::Look,
        paint::theme::Theme,
        windows::{
            about::about,
            colors::{ColorsChoice, ColorsWindow},
            help::{Chapter, HelpWindow},
            settings::SettingsWindow,
            tally::{TallyChoice, tally},
        },
        words::Words,
    },
};

use super::window;

/// A window that is open.
pub(crate) enum Open {
    Settings(SettingsWindow),
    Colors(ColorsWindow),
    Tally(Tally),
    Help(HelpWindow),
    About,
    Nothing,
}

/// A display with a window on it, and what came of it.
pub(crate) struct Desk {
    pub(crate) words: Words,
    pub(crate) theme: usize,
    pub(crate) settings: Settings,
    pub(crate) playing: Rules,
    pub(crate) open: Open,
    pub(crate) colors: Option<ColorsChoice>,
    pub(crate) tally: Option<TallyChoice>,
}

impl Desk {
    pub(crate) fn new(open: Open) -> Desk {
        Desk {
            words: Words::english(),
            theme: 0,
            settings: Settings::default(),
            playing: Rules::default(),
            open,
            colors: None,
            tally: None,
        }
    }

    pub(crate) fn ui(&mut self, ui: &mut egui::Ui) {
        let theme = Theme::DEFAULTS[self.theme];
        let settings = self.settings.clone();
        let look = Look { words: &self.words, theme: &theme, settings: &settings };
        let ctx = ui.ctx().clone();
        ctx.set_visuals(theme.visuals());
        ui.painter().rect_filled(ui.max_rect().expand(50.0), 0.0, theme.background_color());
        let closed = match &mut self.open {
            Open::Settings(window) => window.show(&ctx, look, &mut self.settings, &self.playing).closed,
            Open::Colors(window) => {
                let choice = window.show(&ctx, look, self.theme);
                self.colors = choice.clone().or(self.colors.take());
                matches!(choice, Some(ColorsChoice::Save(_) | ColorsChoice::Cancel))
            }
            Open::Tally(won) => {
                self.tally = tally(&ctx, look, won).or(self.tally);
                self.tally == Some(TallyChoice::Close)
            }
            Open::Help(window) => window.show(&ctx, look, &shortcuts()),
            Open::About => about(&ctx, look, Some("/home/you/.local/share/electrum-dominoes".as_ref())),
            Open::Nothing => false,
        };
        if closed {
            self.open = Open::Nothing;
        }
    }

    pub(crate) fn is_open(&self) -> bool {
        !matches!(self.open, Open::Nothing)
    }
}

pub(crate) fn shortcuts() -> Vec<(String, String)> {
    [("Undo", "Ctrl+Z"), ("New game", "Ctrl+N"), ("Hint", "F2"), ("Preserve", "F5"), ("Restore", "F9")]
        .map(|(does, key)| (does.to_owned(), key.to_owned()))
        .into()
}

pub(crate) fn harness(size: Vec2, desk: Desk) -> Harness<'static, Desk> {
    let mut harness = Harness::builder()
        .with_size(size)
        .renderer(window::cpu::CpuRenderer::default())
        .build_ui_state(|ui, desk: &mut Desk| desk.ui(ui), desk);
    harness.run();
    harness
}

/// A display so high that nothing has to be scrolled.
pub(crate) fn high(open: Open) -> Harness<'static, Desk> {
    harness(vec2(900.0, 2600.0), Desk::new(open))
}

pub(crate) fn settings() -> Harness<'static, Desk> {
    high(Open::Settings(SettingsWindow::new(&Settings::default())))
}

pub(crate) fn played() -> Tally {
    let mut tally = Tally::default();
    for (game, level, you, nestor, helped) in [
        (Some(Preset::Draw), Level::Beginner, 12, 3, 1),
        (Some(Preset::Draw), Level::Easy, 40, 28, 4),
        (Some(Preset::AllFives), Level::Tough, 131, 144, 12),
        (Some(Preset::AllFives), Level::Brutal, 7, 21, 0),
        (Some(Preset::FivesAndThrees), Level::NotSoEasy, 1, 0, 1),
        (None, Level::Brutal, 0, 2, 0),
    ] {
        tally.add(Line { game, level, wins: Wins { you, nestor, helped } });
    }
    tally
}

pub(crate) fn colors() -> Open {
    Open::Colors(ColorsWindow::new(Theme::DEFAULTS, 0))
}

/// Clicks on something by its spoken name.
pub(crate) fn click(harness: &mut Harness<'_, Desk>, name: &str) {
    harness.get_by_label(name).click();
    harness.run();
}

/// Goes to something with Tab alone and presses a key there.
pub(crate) fn press(harness: &mut Harness<'_, Desk>, name: &str, key: Key) {
    for _ in 0..120 {
        if harness.query_by_label(name).is_some_and(|node| node.is_focused()) {
            harness.key_press(key);
            harness.run();
            return;
        }
        harness.key_press(Key::Tab);
        harness.run();
    }
    panic!("Tab never came to {name}");
}

/// A window with the name for its picture.
type Named = (&'static str, fn() -> Open);

/// Every window, one for each chapter of the help.
pub(crate) const WINDOWS: [Named; 8] = [
    ("settings", || {
        let playing = Settings { rules: Preset::AllFives.rules(2).expect("two can play it"), ..Settings::default() };
        Open::Settings(SettingsWindow::new(&playing))
    }),
    ("colors", colors),
    ("tally", || Open::Tally(played())),
    ("help-play", || Open::Help(HelpWindow::new(Chapter::Play))),
    ("help-scoring", || Open::Help(HelpWindow::new(Chapter::Scoring))),
    ("help-strategy", || Open::Help(HelpWindow::new(Chapter::Strategy))),
    ("help-keys", || Open::Help(HelpWindow::new(Chapter::Keys))),
    ("about", || Open::About),
];
