//! The settings: the rules, Nestor's level, how the table behaves, and the comfort of the display.
//!
//! All changes take effect at once except those of the rules. The window shows the rules of the current game. Changed rules apply from its next hand,
//! or from the next game if this one cannot take them. A changed option is marked and has a button that starts a new game with all changes. There is
//! another such button at the bottom. A new game starts with the rules that were changed or started last. Rules that cannot be played are not used.
//! The note about that has a place of its own, so that nothing jumps.

use egui::{Context, Ui};

use crate::{
    career::tutor::Tutor,
    engine::{
        options,
        rules::{BlockWhat, BlockWho, FirstLead, NextLead, Preset, Rules, RulesError, Settle, Spinner},
    },
    nestor::Level,
    store::{HandOrder, ScoreStyle, Settings},
    ui::windows::{
        Look, Sheet,
        game::{target, time},
        outcome::level_word,
        parts::{self, Badge, Touched},
    },
};

const TARGETS: [u16; 7] = [50, 100, 150, 200, 250, 305, 500];
const PACES: [(&str, u16); 4] = [("pace-none", 0), ("pace-quick", 300), ("pace-usual", 600), ("pace-slow", 1200)];
const SPEEDS: [u16; 4] = [50, 100, 150, 250];
const VOLUMES: [u8; 5] = [20, 40, 60, 80, 100];
const SCALES: [u16; 6] = [75, 100, 125, 150, 175, 200];

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
        SettingsWindow { rules: settings.rules, playing: settings.rules, goes_on: true, begins: false }
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
        let sheet = Sheet { title: "command-settings", width: 680.0, buttons, page: 0, ready: false };
        let note = self.note(look);
        let shown = sheet.show_below(
            ctx,
            look,
            |ui| parts::standing_note(ui, look.theme, &note, &notes(look)),
            |ui| {
                self.game(ui, look, settings);
                self.rules(ui, look);
                table(ui, look, settings);
                sound(ui, look, settings);
                comfort(ui, look, settings);
            },
        );
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

    fn game(&mut self, ui: &mut Ui, look: Look<'_>, settings: &mut Settings) {
        let (words, theme) = (look.words, look.theme);
        let levels = Level::ALL.map(|level| (words.get(level_word(level)).to_owned(), level));
        let about = words.get("setting-level-about");
        parts::choice(ui, theme, words.get("setting-level"), about, &levels, &mut settings.level);
        let named = self.rules.game();
        let none = named.is_none().then_some(None);
        let games: Vec<_> =
            Preset::by_family().map(Some).chain(none).map(|game| (words.game(game).to_owned(), game)).collect();
        let mut chosen = named;
        let about = words.about_game(named);
        let mark = self.mark(look, Rules::game);
        let touched = parts::choice_marked(ui, theme, (words.get("setting-game"), mark), about, &games, &mut chosen);
        if self.note_touched(touched)
            && let Some(preset) = chosen
        {
            self.rules = preset.rules_instead_of(&self.rules);
        }
    }

    fn rules(&mut self, ui: &mut Ui, look: Look<'_>) {
        parts::chapter(ui, look.theme, look.words.get("settings-rules"));
        self.points(ui, look);
        let spinners =
            [("spinner-none", Spinner::None), ("spinner-first", Spinner::First), ("spinner-every", Spinner::Every)];
        self.choose(
            ui,
            look,
            ("setting-spinner", look.words.get("setting-spinner-about").to_owned()),
            &spinners,
            |rules| &mut rules.spinner,
        );
        self.switch(ui, look, "fives", |rules| &mut rules.fives);
        self.switch(ui, look, "threes", |rules| &mut rules.threes);
        self.boneyard(ui, look);
        self.ends(ui, look);
    }

    fn points(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (words, theme) = (look.words, look.theme);
        let targets = TARGETS.map(|target| (target.to_string(), target));
        let name = words.get("setting-target");
        let mark = self.mark(look, |rules| rules.target);
        let touched = parts::choice_marked(ui, theme, (name, mark), "", &targets, &mut self.rules.target);
        self.note_touched(touched);
        target(ui, look, &mut self.rules.target);
        let mark = self.mark(look, |rules| rules.seconds);
        let touched = time(ui, look, &mut self.rules, mark);
        self.note_touched(touched);
        self.switch(ui, look, "exact", |rules| &mut rules.exact);
    }

    fn boneyard(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (words, theme) = (look.words, look.theme);
        let hands = numbers("hand");
        let mark = self.mark(look, |rules| rules.hand);
        let name = words.get("setting-hand");
        let touched = parts::choice_marked(ui, theme, (name, mark), "", &hands, &mut self.rules.hand);
        self.note_touched(touched);
        let mut doublets = vec![(words.get("setting-doublets-any").to_owned(), None)];
        doublets.extend(numbers("max-doublets").into_iter().map(|(text, most)| (text, Some(most))));
        let (name, about) = (words.get("setting-doublets"), words.get("setting-doublets-about"));
        let mark = self.mark(look, |rules| rules.max_doublets);
        let touched = parts::choice_marked(ui, theme, (name, mark), about, &doublets, &mut self.rules.max_doublets);
        self.note_touched(touched);
        self.switch(ui, look, "draws", |rules| &mut rules.draws);
        if self.rules.draws {
            let mut restricted = !self.rules.free_draw;
            let mark = self.mark(look, |rules| rules.free_draw);
            let touched = switch_marked(ui, look, "restrict-draw", mark, &mut restricted);
            if self.note_touched(touched) {
                self.rules.free_draw = !restricted;
            }
            let kept = numbers("reserve");
            let (name, about) = (words.get("setting-reserve"), words.get("setting-reserve-about"));
            let mark = self.mark(look, |rules| rules.reserve);
            let touched = parts::choice_marked(ui, theme, (name, mark), about, &kept, &mut self.rules.reserve);
            self.note_touched(touched);
        }
    }

    fn ends(&mut self, ui: &mut Ui, look: Look<'_>) {
        let firsts = [("lead-doublet", FirstLead::Doublet), ("lead-lot", FirstLead::Lot)];
        self.choose(ui, look, ("setting-lead-first", String::new()), &firsts, |rules| &mut rules.lead_first);
        let leads = [
            ("lead-doublet", NextLead::Doublet),
            ("lead-winner", NextLead::Winner),
            ("lead-loser", NextLead::Loser),
            ("lead-alternate", NextLead::Alternate),
            ("lead-lot", NextLead::Lot),
        ];
        self.choose(ui, look, ("setting-lead", lead_about(look, &self.rules)), &leads, |rules| &mut rules.lead_next);
        self.blocked(ui, look);
        self.switch(ui, look, "rounding", |rules| &mut rules.rounding);
        let mut subtracts = self.rules.settle == Settle::Subtract;
        let mark = self.mark(look, |rules| rules.settle);
        let touched = switch_marked(ui, look, "subtract", mark, &mut subtracts);
        if self.note_touched(touched) {
            self.rules.settle = if subtracts { Settle::Subtract } else { Settle::Award };
        }
    }

    /// Shows who gets a blocked hand and what it is worth. The side that played last wins the difference even if it holds more (R22), so the
    /// difference is a separate value for that side. Rules saved before that value existed show both.
    fn blocked(&mut self, ui: &mut Ui, look: Look<'_>) {
        let who = [("block-low", BlockWho::Low), ("block-last", BlockWho::Last)];
        let before = self.rules.block_who;
        self.choose(ui, look, ("setting-block-who", String::new()), &who, |rules| &mut rules.block_who);
        let difference = |who| if who == BlockWho::Last { BlockWhat::Between } else { BlockWhat::Difference };
        if self.rules.block_who != before && self.rules.block_what == difference(before) {
            self.rules.block_what = difference(self.rules.block_who);
        }
        let mut what = vec![
            ("block-difference", BlockWhat::Difference),
            ("block-between", BlockWhat::Between),
            ("block-opponent", BlockWhat::Opponent),
            ("block-both", BlockWhat::Both),
            ("block-nothing", BlockWhat::Nothing),
        ];
        let shown = [difference(self.rules.block_who), self.rules.block_what];
        what.retain(|(_, what)| !matches!(what, BlockWhat::Difference | BlockWhat::Between) || shown.contains(what));
        self.choose(ui, look, ("setting-block-what", String::new()), &what, |rules| &mut rules.block_what);
    }

    /// Shows a choice for a rule: the message of its name, its meaning, and the messages of the choices with their values.
    fn choose<T: PartialEq + Copy>(
        &mut self,
        ui: &mut Ui,
        look: Look<'_>,
        (name, about): (&str, String),
        choices: &[(&str, T)],
        of: fn(&mut Rules) -> &mut T,
    ) {
        let choices: Vec<(String, T)> =
            choices.iter().map(|(word, worth)| (look.words.get(word).to_owned(), *worth)).collect();
        let mark = self.mark(look, |rules| *of(&mut rules.clone()));
        let name = (look.words.get(name), mark);
        let touched = parts::choice_marked(ui, look.theme, name, &about, &choices, of(&mut self.rules));
        self.note_touched(touched);
    }

    /// Shows a switch for a rule.
    fn switch(&mut self, ui: &mut Ui, look: Look<'_>, word: &str, of: fn(&mut Rules) -> &mut bool) {
        let mark = self.mark(look, |rules| *of(&mut rules.clone()));
        let touched = switch_marked(ui, look, word, mark, of(&mut self.rules));
        self.note_touched(touched);
    }
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
        (_, FirstLead::Lot) => Some(if again { "lead-blocked-lot" } else { "lead-at-first-lot" }),
    };
    let sentences = [about].into_iter().chain(first).map(|word| look.words.get(word));
    sentences.collect::<Vec<_>>().join(" ")
}

fn table(ui: &mut Ui, look: Look<'_>, settings: &mut Settings) {
    parts::chapter(ui, look.theme, look.words.get("settings-table"));
    switch(ui, look, "auto-ok", &mut settings.auto_ok);
    let paces = PACES.map(|(word, pace)| (look.words.get(word).to_owned(), pace));
    let (name, about) = (look.words.get("setting-pace"), look.words.get("setting-pace-about"));
    parts::choice(ui, look.theme, name, about, &paces, &mut settings.pace);
    switch(ui, look, "one-click", &mut settings.one_click);
    switch(ui, look, "auto-draw", &mut settings.auto_draw);
    switch(ui, look, "lots", &mut settings.lots_by_hand);
    let tutors = Tutor::ALL.map(|tutor| (look.words.get(tutor_word(tutor)).to_owned(), tutor));
    let (name, about) = (look.words.get("setting-tutor"), look.words.get("setting-tutor-about"));
    parts::choice(ui, look.theme, name, about, &tutors, &mut settings.tutor);
    switch(ui, look, "table-count", &mut settings.table_count);
    if settings.table_count {
        switch(ui, look, "place-counts", &mut settings.place_counts);
    }
    switch(ui, look, "flicker", &mut settings.flicker);
    let orders = [("hand-drawn", HandOrder::Drawn), ("hand-suit", HandOrder::Suit), ("hand-weight", HandOrder::Weight)];
    let orders = orders.map(|(word, order)| (look.words.get(word).to_owned(), order));
    let (name, about) = (look.words.get("setting-hand-order"), look.words.get("setting-hand-order-about"));
    parts::choice(ui, look.theme, name, about, &orders, &mut settings.hand_order);
    switch(ui, look, "close-gaps", &mut settings.close_gaps);
    switch(ui, look, "dim", &mut settings.dim);
    switch(ui, look, "invert", &mut settings.invert_chosen);
    let styles = [
        ("scores-figures", ScoreStyle::Figures),
        ("scores-cribbage", ScoreStyle::Cribbage),
        ("scores-x", ScoreStyle::XSheet),
    ];
    let styles = styles.map(|(word, style)| (look.words.get(word).to_owned(), style));
    parts::choice(ui, look.theme, look.words.get("setting-scores"), "", &styles, &mut settings.scores);
    switch(ui, look, "score-in-fives", &mut settings.score_in_fives);
}

fn sound(ui: &mut Ui, look: Look<'_>, settings: &mut Settings) {
    let (words, theme) = (look.words, look.theme);
    parts::chapter(ui, theme, words.get("settings-sound"));
    switch(ui, look, "sound", &mut settings.sound.on);
    if settings.sound.on {
        let volumes = VOLUMES.map(|volume| (words.percent(volume.into()), volume));
        parts::choice(ui, theme, words.get("setting-volume"), "", &volumes, &mut settings.sound.volume);
        switch(ui, look, "quieter-others", &mut settings.sound.quieter_others);
    }
}

fn comfort(ui: &mut Ui, look: Look<'_>, settings: &mut Settings) {
    let (words, theme) = (look.words, look.theme);
    parts::chapter(ui, theme, words.get("settings-comfort"));
    switch(ui, look, "reduce-motion", &mut settings.reduce_motion);
    let percent = |share: u16| (words.percent(share.into()), share);
    if !settings.reduce_motion {
        let speeds = SPEEDS.map(percent);
        parts::choice(ui, theme, words.get("setting-speed"), "", &speeds, &mut settings.animation_speed);
    }
    let scales = SCALES.map(percent);
    parts::choice(
        ui,
        theme,
        words.get("setting-scale"),
        words.get("setting-scale-about"),
        &scales,
        &mut settings.interface_scale,
    );
    let mut languages = vec![(words.get("language-system").to_owned(), None)];
    languages.extend(words.languages().iter().map(|known| (known.name.clone(), Some(known.tag.clone()))));
    parts::choice(ui, theme, words.get("setting-language"), "", &languages, &mut settings.language);
    ui.add_space(4.0);
}

/// Returns the message for a setting of the tutor.
const fn tutor_word(tutor: Tutor) -> &'static str {
    match tutor {
        Tutor::Off => "tutor-off",
        Tutor::Blunders => "tutor-blunders",
        Tutor::Bad => "tutor-bad",
        Tutor::Doubtful => "tutor-doubtful",
        Tutor::Always => "tutor-always",
    }
}

/// A switch with the messages `setting-…` and `setting-…-about`.
fn switch(ui: &mut Ui, look: Look<'_>, word: &str, on: &mut bool) -> bool {
    switch_marked(ui, look, word, None, on).changed
}

fn switch_marked(ui: &mut Ui, look: Look<'_>, word: &str, mark: Option<Badge<'_>>, on: &mut bool) -> Touched {
    let (name, about) = (format!("setting-{word}"), format!("setting-{word}-about"));
    parts::switch_marked(ui, look.theme, (look.words.get(&name), mark), look.words.get(&about), on)
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
