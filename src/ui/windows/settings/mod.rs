//! The settings: the rules, Nestor's level, how the table behaves, and the comfort of the display.
//!
//! All changes take effect at once except those of the rules. The window shows the rules of the
//! current game. Changed rules apply from its next hand, or from the next game if this one cannot
//! take them. A changed option is marked and has a button that starts a new game with all changes.
//! There is another such button at the bottom. A new game starts with the rules that were changed
//! or started last. Rules that cannot be played are not used. The note about that has a place of
//! its own, so that nothing jumps.

mod rules;

use crate::career::Tutor;
use crate::engine::{Rules, RulesError};
use crate::ui::settings::{BarPlace, HandOrder, ScoreStyle, Settings};
use crate::ui::windows::parts::{self, Badge, Touched};
use crate::ui::windows::{Height, Look, Sheet, rows::Rows};
use egui::{Context, Ui};

const SEARCH: [f32; 2] = [220.0, 30.0];
const PACES: [(&str, u16); 4] = [("pace-none", 0), ("pace-quick", 300), ("pace-usual", 600), ("pace-slow", 1200)];
const SPEEDS: [u16; 4] = [50, 100, 150, 250];
const VOLUMES: [u8; 5] = [20, 40, 60, 80, 100];
const SCALES: [u16; 6] = [75, 100, 125, 150, 175, 200];

const ORDERS: [(&str, HandOrder); 3] =
    [("hand-drawn", HandOrder::Drawn), ("hand-suit", HandOrder::Suit), ("hand-weight", HandOrder::Weight)];
const STYLES: [(&str, ScoreStyle); 3] = [
    ("scores-figures", ScoreStyle::Figures),
    ("scores-cribbage", ScoreStyle::Cribbage),
    ("scores-x", ScoreStyle::XSheet),
];

/// A part of the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// What is played, how long, and how strong Nestor plays.
    Game,
    /// Every rule of the game.
    Rules,
    /// How the game goes on.
    Play,
    /// What stands on the table.
    Table,
    /// What makes it comfortable.
    Comfort,
}

named! {
    Tab: Game "settings-game", Rules "settings-rules", Play "settings-play", Table "settings-table", Comfort "settings-comfort"
}

/// The window while it is open.
#[derive(Clone, Debug)]
pub struct SettingsWindow {
    /// The chosen rules, which may be unplayable.
    rules: Rules,
    /// The rules of the current hand.
    playing: Rules,
    /// Whether the current game goes on.
    goes_on: bool,
    /// Whether the button next to an option was pressed that starts a new game.
    begins: bool,
    /// Whether the colors were asked for.
    colors: bool,
    tab: Tab,
    sought: String,
}

/// What was done in the window in this frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SettingsResponse {
    /// A setting was changed.
    pub changed: bool,
    /// The player has chosen other rules, which are now among the settings.
    pub rules: bool,
    /// The window was closed.
    pub closed: bool,
    /// A new game should start.
    pub new_game: bool,
    /// The window of the colors should open.
    pub colors: bool,
}

impl SettingsWindow {
    /// Creates a window with these settings.
    pub const fn new(settings: &Settings) -> SettingsWindow {
        let (rules, playing) = (settings.game.rules, settings.game.rules);
        SettingsWindow {
            rules,
            playing,
            goes_on: true,
            begins: false,
            colors: false,
            tab: Tab::Game,
            sought: String::new(),
        }
    }

    /// Adds the rules of the current game, if there is one that goes on.
    #[must_use]
    pub fn beside(self, game: Option<&Rules>) -> SettingsWindow {
        SettingsWindow { rules: *game.unwrap_or(&self.rules), goes_on: game.is_some(), ..self }
    }

    /// Opens at this tab.
    #[must_use]
    pub fn at(self, tab: Tab) -> SettingsWindow {
        SettingsWindow { tab, ..self }
    }

    /// Shows the window. `playing` are the rules of the current hand.
    pub fn show(
        &mut self,
        ctx: &Context,
        look: Look<'_>,
        settings: &mut Settings,
        playing: &Rules,
    ) -> SettingsResponse {
        let (before, rules) = (settings.clone(), self.rules);
        (self.playing, self.begins, self.colors) = (*playing, false, false);
        let buttons = &["settings-new-game", "close"];
        // What is searched through stands on a page of its own.
        let page = if self.sought.trim().is_empty() { self.tab as usize } else { Tab::ALL.len() };
        let sheet = Sheet { title: "command-settings", width: 680.0, buttons, page, ready: false };
        let mut open = (self.tab, std::mem::take(&mut self.sought));
        let now = open.clone();
        let top = |ui: &mut Ui| head(ui, look, &mut open);
        let shown = sheet.show_below(ctx, look, Height::Full, top, |ui| self.body(ui, look, settings, &now));
        (self.tab, self.sought) = open;
        let new_game = self.begins || shown.pressed == Some(0);
        let can_be_played = self.rules.check().is_ok();
        if can_be_played && (new_game || self.rules != rules) {
            settings.game.rules = self.rules;
        }
        SettingsResponse {
            changed: *settings != before,
            rules: can_be_played && self.rules != rules,
            closed: shown.left || shown.pressed == Some(1),
            new_game,
            colors: self.colors,
        }
    }

    /// The open tab, or from all of them what is searched for.
    fn body(&mut self, ui: &mut Ui, look: Look<'_>, settings: &mut Settings, (tab, sought): &(Tab, String)) {
        let sought = sought.trim().to_lowercase();
        if sought.is_empty() && matches!(tab, Tab::Game | Tab::Rules) {
            parts::standing_note(ui, look.theme, &self.note(look), &notes(look));
        }
        let mut rows = Rows { ui, look, sought: &sought, any: false };
        for part in Tab::ALL {
            if !sought.is_empty() || part == *tab {
                match part {
                    Tab::Game => self.game(&mut rows, settings),
                    Tab::Rules => self.rules(&mut rows),
                    Tab::Play => play(&mut rows, settings),
                    Tab::Table => table(&mut rows, settings),
                    Tab::Comfort => self.colors |= comfort(&mut rows, settings),
                }
            }
        }
        if !rows.any {
            parts::paragraph(ui, look.theme, look.words.get("settings-search-none"));
        }
    }

    fn note(&self, look: Look<'_>) -> String {
        let word = match self.rules.check() {
            Err(error) => return explain(look, error),
            Ok(()) if self.rules == self.playing => "settings-holds",
            Ok(()) if self.waits_for_game() => "settings-next-game",
            Ok(()) => "settings-next-hand",
        };
        look.words.get(word).to_owned()
    }

    /// Whether the chosen rules apply from the next game and not to any hand of this one.
    fn waits_for_game(&self) -> bool {
        !self.goes_on || !self.rules.is_same_table(&self.playing)
    }

    /// Returns the mark of an option that differs from the current hand. It says when the change
    /// applies. Rules that cannot be played get no mark.
    fn mark<'a, T: PartialEq>(&self, look: Look<'a>, of: impl Fn(&Rules) -> T) -> Option<Badge<'a>> {
        let comes = of(&self.rules) != of(&self.playing) && self.rules.check().is_ok();
        let word = if self.waits_for_game() { "setting-coming-game" } else { "setting-coming" };
        comes.then(|| Badge { text: look.words.get(word), button: look.words.get("setting-coming-now") })
    }

    /// Takes in what was done with an option. Returns whether it was changed.
    const fn note_touched(&mut self, touched: Touched) -> bool {
        self.begins |= touched.pressed;
        touched.changed
    }

    fn game(&mut self, rows: &mut Rows<'_>, settings: &mut Settings) {
        let words = rows.look.words;
        let levels = words.levels();
        rows.choice(("setting-level", None), words.get("setting-level-about"), &levels, &mut settings.game.level);
        self.named_game(rows);
        self.points(rows);
    }
}

/// The tabs, and the field that all of them are searched by.
fn head(ui: &mut Ui, look: Look<'_>, (tab, sought): &mut (Tab, String)) {
    let words = look.words;
    let tabs = words.choices(&Tab::PAIRS);
    let before = *tab;
    parts::tabs(ui, look.theme, words.get("command-settings"), &tabs, tab);
    if *tab != before {
        sought.clear();
    }
    let name = words.get("settings-search");
    parts::search(ui, look.theme, SEARCH, sought, name, 30);
}

fn play(rows: &mut Rows<'_>, settings: &mut Settings) {
    let words = rows.look.words;
    let mut old = settings.is_as_in_manuals();
    if rows.switch("as-in-manuals", &mut old) {
        settings.set_as_in_manuals(old);
    }
    rows.switch("auto-ok", &mut settings.play.auto_ok);
    if !settings.play.auto_ok {
        rows.switch("ok-each-step", &mut settings.play.ok_each_step);
    }
    let paces = words.choices(&PACES);
    rows.choice(("setting-pace", None), words.get("setting-pace-about"), &paces, &mut settings.play.pace);
    rows.switch("one-click", &mut settings.play.one_click);
    rows.switch("auto-draw", &mut settings.play.auto_draw);
    rows.switch("lots", &mut settings.play.lots_by_hand);
    rows.switch("play-forced", &mut settings.play.play_forced);
    rows.switch("hold-to-show", &mut settings.play.hold_to_show);
    let tutors = Tutor::ALL.map(|tutor| (words.get(&format!("tutor-{}", tutor.name())).to_owned(), tutor));
    rows.choice(("setting-tutor", None), words.get("setting-tutor-about"), &tutors, &mut settings.play.tutor);
    rows.switch("judge-games", &mut settings.play.judge_games);
}

fn table(rows: &mut Rows<'_>, settings: &mut Settings) {
    let words = rows.look.words;
    rows.switch("table-count", &mut settings.look.table_count);
    if settings.look.table_count {
        rows.switch("place-counts", &mut settings.look.place_counts);
    }
    rows.switch("flicker", &mut settings.look.flicker);
    let orders = words.choices(&ORDERS);
    let about = words.get("setting-hand-order-about");
    rows.choice(("setting-hand-order", None), about, &orders, &mut settings.look.hand_order);
    rows.switch("close-gaps", &mut settings.look.close_gaps);
    rows.switch("dim", &mut settings.look.dim);
    rows.switch("invert", &mut settings.look.invert_chosen);
    rows.choice(("setting-scores", None), "", &words.choices(&STYLES), &mut settings.look.scores);
    rows.switch("score-in-fives", &mut settings.look.score_in_fives);
    rows.switch("bar", &mut settings.look.bar);
    if settings.look.bar {
        let places = words.choices(&[("bar-top", BarPlace::Top), ("bar-left", BarPlace::Left)]);
        rows.choice(("setting-bar-at", None), words.get("setting-bar-at-about"), &places, &mut settings.look.bar_at);
    }
}

/// Shows what makes it comfortable. Returns whether the colors were asked for.
fn comfort(rows: &mut Rows<'_>, settings: &mut Settings) -> bool {
    let words = rows.look.words;
    let colors = rows.wants("settings-colors", "")
        && parts::button(rows.ui, rows.look.theme, words.get("settings-colors"), false).clicked();
    rows.switch("reduce-motion", &mut settings.look.reduce_motion);
    let percent = |share: u16| (words.percent(share.into()), share);
    if !settings.look.reduce_motion {
        rows.choice(("setting-speed", None), "", &SPEEDS.map(percent), &mut settings.look.animation_speed);
    }
    let about = words.get("setting-scale-about");
    rows.choice(("setting-scale", None), about, &SCALES.map(percent), &mut settings.look.interface_scale);
    let mut languages = vec![(words.get("language-system").to_owned(), None)];
    languages.extend(words.languages().iter().map(|known| (known.name.clone(), Some(known.tag.clone()))));
    rows.choice(("setting-language", None), "", &languages, &mut settings.look.language);
    rows.chapter("settings-sound");
    rows.switch("sound", &mut settings.sound.on);
    if settings.sound.on {
        let volumes = VOLUMES.map(|volume| (words.percent(volume.into()), volume));
        rows.choice(("setting-volume", None), "", &volumes, &mut settings.sound.volume);
        rows.switch("quieter-others", &mut settings.sound.quieter_others);
    }
    colors
}

/// Returns every possible note about the rules, so that there is room for any of them from the
/// start.
fn notes(look: Look<'_>) -> Vec<String> {
    let told =
        ["settings-holds", "settings-next-game", "settings-next-hand"].map(|word| look.words.get(word).to_owned());
    let errors = [RulesError::NeverExact(1000), RulesError::NothingScores].map(|error| explain(look, error));
    told.into_iter().chain(errors).collect()
}

/// Returns why rules cannot be played, in the player's language. Rules that cannot be chosen here
/// can still come from a file.
fn explain(look: Look<'_>, error: RulesError) -> String {
    match error {
        RulesError::NeverExact(target) => look.words.format("rules-never-exact", &[("target", target.into())]),
        RulesError::NothingScores => look.words.get("rules-nothing-scores").to_owned(),
        other => look.words.format("rules-cannot", &[("why", look.words.rules_error(other).into())]),
    }
}
