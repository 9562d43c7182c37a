//! The settings: what is played, how strong Nestor plays, how the table behaves, and what makes the display comfortable.
//!
//! Everything holds at once but the rules, which hold from the next hand. Rules that cannot be played are not taken over, and the window says why
//! beside what was chosen.

use egui::{Align, Context, DragValue, Layout, RichText, Ui, WidgetInfo, accesskit::Role, vec2};

use crate::{
    engine::rules::{BlockWhat, BlockWho, FirstLead, NextLead, Rules, RulesError, Settle, Spinner},
    nestor::Level,
    store::{ScoreStyle, Settings},
    ui::windows::{
        Look, Sheet,
        game::{OFFERED, about_game},
        parts,
        tally::{game_word, level_word},
    },
};

const TARGETS: [u16; 7] = [50, 100, 150, 200, 250, 305, 500];
const HANDS: [u8; 9] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const PACES: [(&str, u16); 4] = [("pace-none", 0), ("pace-quick", 300), ("pace-usual", 600), ("pace-slow", 1200)];
const MOST_DOUBLETS: [u8; 5] = [3, 4, 5, 6, 7];
const SPEEDS: [u16; 4] = [50, 100, 150, 250];
const SCALES: [u16; 6] = [75, 100, 125, 150, 175, 200];

/// The window while it is open.
#[derive(Clone, Debug)]
pub struct SettingsWindow {
    /// The rules as they are chosen, which may be such that nobody can play them.
    rules: Rules,
}

/// What was done in the window in this frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SettingsResponse {
    /// Some setting was changed.
    pub changed: bool,
    /// The window was closed.
    pub closed: bool,
}

impl SettingsWindow {
    /// A window that opens with these settings.
    pub const fn new(settings: &Settings) -> SettingsWindow {
        SettingsWindow { rules: settings.rules }
    }

    /// Shows the window. `playing` are the rules of the hand under way.
    pub fn show(
        &mut self,
        ctx: &Context,
        look: Look<'_>,
        settings: &mut Settings,
        playing: &Rules,
    ) -> SettingsResponse {
        let before = settings.clone();
        let sheet = Sheet { title: "command-settings", width: 680.0, buttons: &["close"], page: 0, ready: false };
        let shown = sheet.show(ctx, look, |ui| {
            self.game(ui, look, settings);
            self.rules(ui, look, settings.rules == *playing);
            table(ui, look, settings);
            comfort(ui, look, settings);
        });
        if self.rules.check().is_ok() {
            settings.rules = self.rules;
        }
        SettingsResponse { changed: *settings != before, closed: shown.left || shown.pressed.is_some() }
    }

    fn game(&mut self, ui: &mut Ui, look: Look<'_>, settings: &mut Settings) {
        let (words, theme) = (look.words, look.theme);
        let levels = Level::ALL.map(|level| (words.get(level_word(level)).to_owned(), level));
        let about = words.get("setting-level-about");
        parts::choice(ui, theme, words.get("setting-level"), about, &levels, &mut settings.level);
        let named = self.rules.game().filter(|preset| OFFERED.contains(preset));
        let mut games: Vec<_> =
            OFFERED.map(|preset| (words.get(game_word(Some(preset))).to_owned(), Some(preset))).into();
        if named.is_none() {
            games.push((words.get("game-custom").to_owned(), None));
        }
        let mut chosen = named;
        let about = words.get(about_game(named));
        if parts::choice(ui, theme, words.get("setting-game"), about, &games, &mut chosen)
            && let Some(rules) =
                chosen.and_then(|preset| preset.rules_instead_of(&self.rules).or_else(|| preset.rules(2)))
        {
            self.rules = rules;
        }
    }

    fn rules(&mut self, ui: &mut Ui, look: Look<'_>, playing: bool) {
        let (words, theme) = (look.words, look.theme);
        parts::chapter(ui, theme, words.get("settings-rules"));
        let problem = self.rules.check().err();
        if let Some(error) = problem {
            parts::remark(ui, theme, &explain(look, error));
        } else if !playing {
            parts::remark(ui, theme, words.get("settings-next-hand"));
        }
        self.points(ui, look);
        let rules = &mut self.rules;
        let spinners =
            [("spinner-none", Spinner::None), ("spinner-first", Spinner::First), ("spinner-every", Spinner::Every)];
        let spinners = spinners.map(|(word, spinner)| (words.get(word).to_owned(), spinner));
        let (name, about) = (words.get("setting-spinner"), words.get("setting-spinner-about"));
        parts::choice(ui, theme, name, about, &spinners, &mut rules.spinner);
        switch(ui, look, "fives", &mut rules.fives);
        switch(ui, look, "threes", &mut rules.threes);
        self.boneyard(ui, look);
        self.ends(ui, look);
    }

    fn points(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (words, theme) = (look.words, look.theme);
        let targets = TARGETS.map(|target| (target.to_string(), target));
        let name = words.get("setting-target");
        parts::choice(ui, theme, name, "", &targets, &mut self.rules.target);
        // As high as the number from the start, so that the words before it stand in the middle.
        let row = vec2(ui.available_width(), 28.0);
        ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
            ui.add_space(4.0);
            ui.label(RichText::new(words.get("setting-target-other")).color(theme.text_color()));
            let number = DragValue::new(&mut self.rules.target).range(1..=1000).speed(1.0);
            let number = ui.add_sized([72.0, 28.0], number);
            number.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, format!("{name} 1–1000")));
            parts::focus_ring(ui, &number, theme);
        });
        switch(ui, look, "exact", &mut self.rules.exact);
        if let Some(error @ RulesError::NeverExact(_)) = self.rules.check().err() {
            parts::remark(ui, theme, &explain(look, error));
        }
    }

    fn boneyard(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (words, theme, rules) = (look.words, look.theme, &mut self.rules);
        let hands = HANDS.map(|bones| (bones.to_string(), bones));
        parts::choice(ui, theme, words.get("setting-hand"), "", &hands, &mut rules.hand);
        let mut doublets = vec![(words.get("setting-doublets-any").to_owned(), None)];
        doublets.extend(MOST_DOUBLETS.map(|most| (most.to_string(), Some(most))));
        let about = words.get("setting-doublets-about");
        parts::choice(ui, theme, words.get("setting-doublets"), about, &doublets, &mut rules.max_doublets);
        switch(ui, look, "draws", &mut rules.draws);
        if rules.draws {
            let mut restricted = !rules.free_draw;
            if switch(ui, look, "restrict-draw", &mut restricted) {
                rules.free_draw = !restricted;
            }
            let kept = [0, 1, 2].map(|bones: u8| (bones.to_string(), bones));
            let (name, about) = (words.get("setting-reserve"), words.get("setting-reserve-about"));
            parts::choice(ui, theme, name, about, &kept, &mut rules.reserve);
        }
    }

    fn ends(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (words, theme, rules) = (look.words, look.theme, &mut self.rules);
        let firsts = [("lead-doublet", FirstLead::Doublet), ("lead-lot", FirstLead::Lot)];
        let firsts = firsts.map(|(word, lead)| (words.get(word).to_owned(), lead));
        parts::choice(ui, theme, words.get("setting-lead-first"), "", &firsts, &mut rules.lead_first);
        let leads = [
            ("lead-doublet", NextLead::Doublet),
            ("lead-winner", NextLead::Winner),
            ("lead-loser", NextLead::Loser),
            ("lead-alternate", NextLead::Alternate),
            ("lead-lot", NextLead::Lot),
        ];
        let about = words.get(match rules.lead_next {
            NextLead::Winner => "lead-winner-about",
            NextLead::Loser => "lead-loser-about",
            NextLead::Alternate => "lead-alternate-about",
            NextLead::Lot => "lead-lot-about",
            NextLead::Doublet => "lead-doublet-about",
        });
        let leads = leads.map(|(word, lead)| (words.get(word).to_owned(), lead));
        parts::choice(ui, theme, words.get("setting-lead"), about, &leads, &mut rules.lead_next);
        let who = [("block-low", BlockWho::Low), ("block-last", BlockWho::Last)];
        let who = who.map(|(word, who)| (words.get(word).to_owned(), who));
        parts::choice(ui, theme, words.get("setting-block-who"), "", &who, &mut rules.block_who);
        let what = [
            ("block-difference", BlockWhat::Difference),
            ("block-opponent", BlockWhat::Opponent),
            ("block-both", BlockWhat::Both),
            ("block-nothing", BlockWhat::Nothing),
        ];
        let what = what.map(|(word, what)| (words.get(word).to_owned(), what));
        parts::choice(ui, theme, words.get("setting-block-what"), "", &what, &mut rules.block_what);
        switch(ui, look, "rounding", &mut rules.rounding);
        let mut subtracts = rules.settle == Settle::Subtract;
        if switch(ui, look, "subtract", &mut subtracts) {
            rules.settle = if subtracts { Settle::Subtract } else { Settle::Award };
        }
    }
}

fn table(ui: &mut Ui, look: Look<'_>, settings: &mut Settings) {
    parts::chapter(ui, look.theme, look.words.get("settings-table"));
    switch(ui, look, "auto-ok", &mut settings.auto_ok);
    let paces = PACES.map(|(word, pace)| (look.words.get(word).to_owned(), pace));
    let (name, about) = (look.words.get("setting-pace"), look.words.get("setting-pace-about"));
    parts::choice(ui, look.theme, name, about, &paces, &mut settings.pace);
    switch(ui, look, "auto-draw", &mut settings.auto_draw);
    switch(ui, look, "lots", &mut settings.lots_by_hand);
    switch(ui, look, "table-count", &mut settings.table_count);
    switch(ui, look, "flicker", &mut settings.flicker);
    let styles = [
        ("scores-figures", ScoreStyle::Figures),
        ("scores-cribbage", ScoreStyle::Cribbage),
        ("scores-x", ScoreStyle::XSheet),
    ];
    let styles = styles.map(|(word, style)| (look.words.get(word).to_owned(), style));
    parts::choice(ui, look.theme, look.words.get("setting-scores"), "", &styles, &mut settings.scores);
    switch(ui, look, "score-in-fives", &mut settings.score_in_fives);
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
    parts::choice(ui, theme, words.get("setting-scale"), "", &scales, &mut settings.interface_scale);
    let mut languages = vec![(words.get("language-system").to_owned(), None)];
    languages.extend(words.languages().iter().map(|known| (known.name.clone(), Some(known.tag.clone()))));
    parts::choice(ui, theme, words.get("setting-language"), "", &languages, &mut settings.language);
    ui.add_space(4.0);
}

/// A switch whose messages are `setting-…` and `setting-…-about`.
fn switch(ui: &mut Ui, look: Look<'_>, word: &str, on: &mut bool) -> bool {
    let (name, about) = (format!("setting-{word}"), format!("setting-{word}-about"));
    parts::switch(ui, look.theme, look.words.get(&name), look.words.get(&about), on)
}

/// Why rules cannot be played, in the player's language. What cannot be chosen here can still come from a file.
fn explain(look: Look<'_>, error: RulesError) -> String {
    match error {
        RulesError::NeverExact(target) => look.words.format("rules-never-exact", &[("target", target.into())]),
        RulesError::NothingScores => look.words.get("rules-nothing-scores").to_owned(),
        other => look.words.format("rules-cannot", &[("why", other.to_string().into())]),
    }
}
