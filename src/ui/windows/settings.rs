//! The settings: the rules, Nestor's level, how the table behaves, and the comfort of the display.
//!
//! All changes take effect at once except those of the rules. The window shows the rules of the current game. Changed rules apply from its next hand,
//! or from the next game if this one cannot take them. A changed option is marked and has a button that starts a new game with all changes. There is
//! another such button at the bottom. A new game starts with the rules that were changed or started last. Rules that cannot be played are not used.
//! The note about that has a place of its own, so that nothing jumps.

use egui::{Context, TextEdit, Ui};

use crate::career::tutor::Tutor;
use crate::engine::rules::{BlockWhat, BlockWho, CountWhat, DominoWhat, FirstLead, NextLead, Rounding, Settle};
use crate::engine::{Preset, Rules, RulesError, Spinner, options};
use crate::store::{BarPlace, HandOrder, ScoreStyle, Settings};
use crate::ui::windows::game::{target, time};
use crate::ui::windows::parts::{Badge, Touched};
use crate::ui::windows::rows::Rows;
use crate::ui::windows::{Height, Look, Sheet, parts};

/// The width and height of the field that is searched by.
const SEARCH: [f32; 2] = [220.0, 30.0];
const TARGETS: [u16; 7] = [50, 100, 150, 200, 250, 305, 500];
const PACES: [(&str, u16); 4] = [("pace-none", 0), ("pace-quick", 300), ("pace-usual", 600), ("pace-slow", 1200)];
const SPEEDS: [u16; 4] = [50, 100, 150, 250];
const VOLUMES: [u8; 5] = [20, 40, 60, 80, 100];
const SCALES: [u16; 6] = [75, 100, 125, 150, 175, 200];

/// A part of the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tab {
    /// What is played, and how strong Nestor plays.
    Game,
    /// How the game goes on.
    Play,
    /// What stands on the table.
    Table,
    /// What makes it comfortable.
    Comfort,
}

const TABS: [(&str, Tab); 4] = [
    ("settings-game", Tab::Game),
    ("settings-play", Tab::Play),
    ("settings-table", Tab::Table),
    ("settings-comfort", Tab::Comfort),
];

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
    tab: Tab,
    /// What is searched for in all tabs.
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
}

impl SettingsWindow {
    /// Creates a window with these settings.
    pub const fn new(settings: &Settings) -> SettingsWindow {
        let (rules, playing) = (settings.rules, settings.rules);
        SettingsWindow { rules, playing, goes_on: true, begins: false, tab: Tab::Game, sought: String::new() }
    }

    /// Adds the rules of the current game, if there is one that goes on.
    #[must_use]
    pub fn beside(self, game: Option<&Rules>) -> SettingsWindow {
        SettingsWindow { rules: *game.unwrap_or(&self.rules), goes_on: game.is_some(), ..self }
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
        (self.playing, self.begins) = (*playing, false);
        let buttons = &["settings-new-game", "close"];
        // What is searched through stands on a page of its own.
        let page = if self.seeks() { TABS.len() } else { self.tab as usize };
        let sheet = Sheet { title: "command-settings", width: 680.0, buttons, page, ready: false };
        let mut open = (self.tab, std::mem::take(&mut self.sought));
        let now = open.clone();
        let top = |ui: &mut Ui| head(ui, look, &mut open);
        let shown = sheet.show_below(ctx, look, Height::Full, top, |ui| self.body(ui, look, settings, &now));
        (self.tab, self.sought) = open;
        let new_game = self.begins || shown.pressed == Some(0);
        let can_be_played = self.rules.check().is_ok();
        if can_be_played && (new_game || self.rules != rules) {
            settings.rules = self.rules;
        }
        SettingsResponse {
            changed: *settings != before,
            rules: can_be_played && self.rules != rules,
            closed: shown.left || shown.pressed == Some(1),
            new_game,
        }
    }

    /// Whether something is searched for.
    fn seeks(&self) -> bool {
        !self.sought.trim().is_empty()
    }

    /// The open tab, or from all of them what is searched for.
    fn body(&mut self, ui: &mut Ui, look: Look<'_>, settings: &mut Settings, (tab, sought): &(Tab, String)) {
        let sought = sought.trim().to_lowercase();
        if sought.is_empty() && *tab == Tab::Game {
            parts::standing_note(ui, look.theme, &self.note(look), &notes(look));
        }
        let mut rows = Rows::new(ui, look, &sought);
        for (_, part) in TABS {
            if !sought.is_empty() || part == *tab {
                match part {
                    Tab::Game => self.game(&mut rows, settings),
                    Tab::Play => play(&mut rows, settings),
                    Tab::Table => table(&mut rows, settings),
                    Tab::Comfort => {
                        comfort(&mut rows, settings);
                        sound(&mut rows, settings);
                    }
                }
            }
        }
        if !rows.has_any() {
            parts::paragraph(ui, look.theme, look.words.get("settings-search-none"));
        }
    }

    /// Returns the note about the chosen rules.
    fn note(&self, look: Look<'_>) -> String {
        match self.rules.check() {
            Err(error) => explain(look, error),
            Ok(()) if self.rules == self.playing => look.words.get("settings-holds").to_owned(),
            Ok(()) if self.waits_for_game() => look.words.get("settings-next-game").to_owned(),
            Ok(()) => look.words.get("settings-next-hand").to_owned(),
        }
    }

    /// Whether the chosen rules apply from the next game and not to any hand of this one.
    fn waits_for_game(&self) -> bool {
        !self.goes_on || !self.rules.is_same_table(&self.playing)
    }

    /// Returns the mark of an option that differs from the current hand. It says when the change applies. Rules that cannot be played get no mark.
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
        rows.choice(("setting-level", None), words.get("setting-level-about"), &levels, &mut settings.level);
        let named = self.rules.game();
        let none = named.is_none().then_some(None);
        let games: Vec<_> =
            Preset::by_family().map(Some).chain(none).map(|game| (words.game(game).to_owned(), game)).collect();
        let mut chosen = named;
        let mark = self.mark(rows.look, Rules::game);
        let touched = rows.choice(("setting-game", mark), words.about_game(named), &games, &mut chosen);
        if self.note_touched(touched)
            && let Some(preset) = chosen
        {
            self.rules = preset.rules_instead_of(&self.rules);
        }
        rows.chapter("settings-rules");
        self.points(rows);
        let spinners = [
            ("spinner-none", Spinner::None),
            ("spinner-first", Spinner::First),
            ("spinner-counting", Spinner::Counting),
            ("spinner-cross", Spinner::Cross),
            ("spinner-maltese", Spinner::Maltese),
            ("spinner-every", Spinner::Every),
            ("spinner-sevens", Spinner::Sevens),
        ];
        let about = words.get("setting-spinner-about").to_owned();
        self.choose(rows, ("setting-spinner", about), &spinners, |rules| &mut rules.spinner);
        self.switch(rows, "fives", |rules| &mut rules.fives);
        self.switch(rows, "threes", |rules| &mut rules.threes);
        let counting = [
            ("counting-whole", CountWhat::Whole),
            ("counting-parts", CountWhat::Parts),
            ("counting-twins", CountWhat::Twins),
        ];
        let about = words.get("setting-counting-about").to_owned();
        self.choose(rows, ("setting-counting", about), &counting, |rules| &mut rules.counting);
        self.boneyard(rows);
        self.ends(rows);
    }

    fn points(&mut self, rows: &mut Rows<'_>) {
        let look = rows.look;
        let targets = TARGETS.map(|target| (target.to_string(), target));
        let mark = self.mark(look, |rules| rules.target);
        let touched = rows.choice(("setting-target", mark), "", &targets, &mut self.rules.target);
        self.note_touched(touched);
        if rows.wants(look.words.get("setting-target"), "") {
            target(rows.ui, look, &mut self.rules.target);
        }
        if rows.wants(look.words.get("setting-time"), look.words.get("setting-time-about")) {
            let mark = self.mark(look, |rules| rules.seconds);
            let touched = time(rows.ui, look, &mut self.rules, mark);
            self.note_touched(touched);
        }
        self.switch(rows, "exact", |rules| &mut rules.finish.exact);
        self.switch(rows, "lead-wins", |rules| &mut rules.leading.wins);
    }

    fn boneyard(&mut self, rows: &mut Rows<'_>) {
        let (look, words) = (rows.look, rows.look.words);
        let mark = self.mark(look, |rules| rules.hand);
        let touched = rows.choice(("setting-hand", mark), "", &numbers("hand"), &mut self.rules.hand);
        self.note_touched(touched);
        let mut doublets = vec![(words.get("setting-doublets-any").to_owned(), None)];
        doublets.extend(numbers("max-doublets").into_iter().map(|(text, most)| (text, Some(most))));
        let mark = self.mark(look, |rules| rules.max_doublets);
        let about = words.get("setting-doublets-about");
        let touched = rows.choice(("setting-doublets", mark), about, &doublets, &mut self.rules.max_doublets);
        self.note_touched(touched);
        self.switch(rows, "draws", |rules| &mut rules.draws);
        if self.rules.draws {
            let mut restricted = !self.rules.free_draw;
            let mark = self.mark(look, |rules| rules.free_draw);
            let touched = rows.switch_marked("restrict-draw", mark, &mut restricted);
            if self.note_touched(touched) {
                self.rules.free_draw = !restricted;
            }
            let mark = self.mark(look, |rules| rules.reserve);
            let about = words.get("setting-reserve-about");
            let touched = rows.choice(("setting-reserve", mark), about, &numbers("reserve"), &mut self.rules.reserve);
            self.note_touched(touched);
        }
    }

    fn ends(&mut self, rows: &mut Rows<'_>) {
        let look = rows.look;
        let firsts = [
            ("lead-doublet", FirstLead::Doublet),
            ("lead-low-doublet", FirstLead::LowDoublet),
            ("lead-three-two", FirstLead::ThreeTwo),
            ("lead-lot", FirstLead::Lot),
        ];
        self.choose(rows, ("setting-lead-first", String::new()), &firsts, |rules| &mut rules.lead_first);
        let leads = [
            ("lead-doublet", NextLead::Doublet),
            ("lead-winner", NextLead::Winner),
            ("lead-loser", NextLead::Loser),
            ("lead-alternate", NextLead::Alternate),
            ("lead-lot", NextLead::Lot),
        ];
        let about = lead_about(look, &self.rules);
        self.choose(rows, ("setting-lead", about), &leads, |rules| &mut rules.lead_next);
        self.blocked(rows);
        let roundings = [
            ("rounding-off", Rounding::Off),
            ("rounding-nearest", Rounding::Nearest),
            ("rounding-down", Rounding::Down),
            ("rounding-up", Rounding::Up),
        ];
        let about = look.words.get("setting-rounding-about").to_owned();
        self.choose(rows, ("setting-rounding", about), &roundings, |rules| &mut rules.awards.rounding);
        let settles = [
            ("settle-award", Settle::Award),
            ("settle-subtract", Settle::Subtract),
            ("settle-collect", Settle::Collect),
        ];
        let about = look.words.get("setting-settle-about").to_owned();
        self.choose(rows, ("setting-settle", about), &settles, |rules| &mut rules.settle);
    }

    /// Shows who gets a blocked hand and what it is worth. The side that played last wins the difference even if it holds more (R22), so the
    /// difference is a separate value for that side. Rules saved before that value existed show both.
    fn blocked(&mut self, rows: &mut Rows<'_>) {
        let out = [
            ("out-opponents", DominoWhat::Opponents),
            ("block-both", DominoWhat::All),
            ("block-one", DominoWhat::One),
            ("block-nothing", DominoWhat::Nothing),
        ];
        self.choose(rows, ("setting-out-what", String::new()), &out, |rules| &mut rules.domino_what);
        if self.rules.partners && !self.rules.draws {
            self.switch(rows, "both-out", |rules| &mut rules.both_out);
        }
        let who = [("block-low", BlockWho::Low), ("block-low-hand", BlockWho::LowHand), ("block-last", BlockWho::Last)];
        let before = self.rules.block_who;
        self.choose(rows, ("setting-block-who", String::new()), &who, |rules| &mut rules.block_who);
        let difference = |who| if who == BlockWho::Last { BlockWhat::Between } else { BlockWhat::Difference };
        if self.rules.block_who != before && self.rules.block_what == difference(before) {
            self.rules.block_what = difference(self.rules.block_who);
        }
        let mut what = vec![
            ("block-difference", BlockWhat::Difference),
            ("block-between", BlockWhat::Between),
            ("block-opponent", BlockWhat::Opponent),
            ("block-both", BlockWhat::Both),
            ("block-one", BlockWhat::One),
            ("block-nothing", BlockWhat::Nothing),
        ];
        let shown = [difference(self.rules.block_who), self.rules.block_what];
        what.retain(|(_, what)| !matches!(what, BlockWhat::Difference | BlockWhat::Between) || shown.contains(what));
        self.choose(rows, ("setting-block-what", String::new()), &what, |rules| &mut rules.block_what);
        self.switch(rows, "love", |rules| &mut rules.finish.love);
    }

    /// Shows a choice for a rule: the message of its name, its meaning, and the messages of the choices with their values.
    fn choose<T: PartialEq + Copy>(
        &mut self,
        rows: &mut Rows<'_>,
        (name, about): (&str, String),
        choices: &[(&str, T)],
        of: fn(&mut Rules) -> &mut T,
    ) {
        let choices = rows.look.words.choices(choices);
        let mark = self.mark(rows.look, |rules| *of(&mut rules.clone()));
        let touched = rows.choice((name, mark), &about, &choices, of(&mut self.rules));
        self.note_touched(touched);
    }

    /// Shows a switch for a rule.
    fn switch(&mut self, rows: &mut Rows<'_>, word: &str, of: fn(&mut Rules) -> &mut bool) {
        let mark = self.mark(rows.look, |rules| *of(&mut rules.clone()));
        let touched = rows.switch_marked(word, mark, of(&mut self.rules));
        self.note_touched(touched);
    }
}

/// The tabs, and the field that all of them are searched by.
fn head(ui: &mut Ui, look: Look<'_>, (tab, sought): &mut (Tab, String)) {
    let words = look.words;
    let tabs = words.choices(&TABS);
    let before = *tab;
    parts::tabs(ui, look.theme, words.get("command-settings"), &tabs, tab);
    if *tab != before {
        sought.clear();
    }
    let edit = TextEdit::singleline(sought).hint_text(words.get("settings-search")).char_limit(30);
    parts::field(ui, look.theme, SEARCH, edit, words.get("settings-search"));
}

/// Returns the numbers to choose from for an option.
fn numbers(option: &str) -> Vec<(String, u8)> {
    options::range(option).filter_map(|number| Some((number.to_string(), number.try_into().ok()?))).collect()
}

/// Returns who leads under these rules: later, at first, and after a blocked hand.
fn lead_about(look: Look<'_>, rules: &Rules) -> String {
    let (about, again) = match rules.lead_next {
        NextLead::Winner => ("lead-winner-about", true),
        NextLead::Loser => ("lead-loser-about", true),
        NextLead::Alternate => ("lead-alternate-about", false),
        NextLead::Lot => ("lead-lot-about", false),
        NextLead::Doublet => ("lead-doublet-about", false),
    };
    let first = match (rules.lead_next, rules.lead_first) {
        (NextLead::Lot | NextLead::Doublet, _) | (_, FirstLead::Seat(_)) => None,
        (_, FirstLead::Doublet) => Some(if again { "lead-blocked-doublet" } else { "lead-at-first-doublet" }),
        (_, FirstLead::LowDoublet | FirstLead::ThreeTwo) => {
            Some(if again { "lead-blocked-low" } else { "lead-at-first-low" })
        }
        (_, FirstLead::Lot) => Some(if again { "lead-blocked-lot" } else { "lead-at-first-lot" }),
    };
    let sentences = [about].into_iter().chain(first).map(|word| look.words.get(word));
    sentences.collect::<Vec<_>>().join(" ")
}

fn play(rows: &mut Rows<'_>, settings: &mut Settings) {
    let words = rows.look.words;
    let mut old = settings.is_as_in_manuals();
    if rows.switch("as-in-manuals", &mut old) {
        settings.set_as_in_manuals(old);
    }
    rows.switch("auto-ok", &mut settings.auto_ok);
    let paces = words.choices(&PACES);
    rows.choice(("setting-pace", None), words.get("setting-pace-about"), &paces, &mut settings.pace);
    rows.switch("one-click", &mut settings.one_click);
    rows.switch("auto-draw", &mut settings.auto_draw);
    rows.switch("lots", &mut settings.lots_by_hand);
    rows.switch("play-forced", &mut settings.play_forced);
    rows.switch("hold-to-show", &mut settings.hold_to_show);
    let tutors = Tutor::ALL.map(|tutor| (words.get(&format!("tutor-{}", tutor.name())).to_owned(), tutor));
    rows.choice(("setting-tutor", None), words.get("setting-tutor-about"), &tutors, &mut settings.tutor);
    rows.switch("judge-games", &mut settings.judge_games);
}

fn table(rows: &mut Rows<'_>, settings: &mut Settings) {
    let words = rows.look.words;
    rows.switch("table-count", &mut settings.table_count);
    if settings.table_count {
        rows.switch("place-counts", &mut settings.place_counts);
    }
    rows.switch("flicker", &mut settings.flicker);
    let orders = [("hand-drawn", HandOrder::Drawn), ("hand-suit", HandOrder::Suit), ("hand-weight", HandOrder::Weight)];
    let about = words.get("setting-hand-order-about");
    rows.choice(("setting-hand-order", None), about, &words.choices(&orders), &mut settings.hand_order);
    rows.switch("close-gaps", &mut settings.close_gaps);
    rows.switch("dim", &mut settings.dim);
    rows.switch("invert", &mut settings.invert_chosen);
    let styles = [
        ("scores-figures", ScoreStyle::Figures),
        ("scores-cribbage", ScoreStyle::Cribbage),
        ("scores-x", ScoreStyle::XSheet),
    ];
    rows.choice(("setting-scores", None), "", &words.choices(&styles), &mut settings.scores);
    rows.switch("score-in-fives", &mut settings.score_in_fives);
    rows.switch("bar", &mut settings.bar);
    if settings.bar {
        let places = words.choices(&[("bar-top", BarPlace::Top), ("bar-left", BarPlace::Left)]);
        rows.choice(("setting-bar-at", None), words.get("setting-bar-at-about"), &places, &mut settings.bar_at);
    }
}

fn sound(rows: &mut Rows<'_>, settings: &mut Settings) {
    let words = rows.look.words;
    rows.chapter("settings-sound");
    rows.switch("sound", &mut settings.sound.on);
    if settings.sound.on {
        let volumes = VOLUMES.map(|volume| (words.percent(volume.into()), volume));
        rows.choice(("setting-volume", None), "", &volumes, &mut settings.sound.volume);
        rows.switch("quieter-others", &mut settings.sound.quieter_others);
    }
}

fn comfort(rows: &mut Rows<'_>, settings: &mut Settings) {
    let words = rows.look.words;
    rows.switch("reduce-motion", &mut settings.reduce_motion);
    let percent = |share: u16| (words.percent(share.into()), share);
    if !settings.reduce_motion {
        rows.choice(("setting-speed", None), "", &SPEEDS.map(percent), &mut settings.animation_speed);
    }
    let about = words.get("setting-scale-about");
    rows.choice(("setting-scale", None), about, &SCALES.map(percent), &mut settings.interface_scale);
    let mut languages = vec![(words.get("language-system").to_owned(), None)];
    languages.extend(words.languages().iter().map(|known| (known.name.clone(), Some(known.tag.clone()))));
    rows.choice(("setting-language", None), "", &languages, &mut settings.language);
}

/// Returns every possible note about the rules, so that there is room for any of them from the start.
fn notes(look: Look<'_>) -> [String; 5] {
    [
        look.words.get("settings-holds").to_owned(),
        look.words.get("settings-next-game").to_owned(),
        look.words.get("settings-next-hand").to_owned(),
        explain(look, RulesError::NeverExact(1000)),
        explain(look, RulesError::NothingScores),
    ]
}

/// Returns why rules cannot be played, in the player's language. Rules that cannot be chosen here can still come from a file.
fn explain(look: Look<'_>, error: RulesError) -> String {
    match error {
        RulesError::NeverExact(target) => look.words.format("rules-never-exact", &[("target", target.into())]),
        RulesError::NothingScores => look.words.get("rules-nothing-scores").to_owned(),
        other => look.words.format("rules-cannot", &[("why", look.words.rules_error(other).into())]),
    }
}
