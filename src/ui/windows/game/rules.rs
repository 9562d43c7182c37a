//! The page of the rules of the chosen game. First come the questions that most players ask, each with its answer and
//! the options that change it; then a row for every other option that has a chapter, made from the options' own names
//! and values. The messages of an option are `setting-NAME` and `setting-NAME-about`, and those of its values
//! `NAME-VALUE`.

use super::spinners::spinner_picture;
use super::{ABOUT_PLAYERS, GameWindow, opener, told};
use crate::engine::options::{self, RuleChapter, RuleOption, Values};
use crate::engine::rules::{BlockLead, BlockWhat, BlockWho, FirstLead, NextLead, Settle};
use crate::engine::{Rules, RulesError};
use crate::ui::windows::cards::Pictures;
use crate::ui::windows::rows::{Rows, question_with, unfold};
use crate::ui::windows::{Look, parts};
use crate::ui::words::{Message, Words};
use crate::{msg, say};
use egui::{Align, Painter, Rect, Ui};

/// The least width of the card of a kind of spinner, and the height of its picture.
const SPINNER: f32 = 120.0;
const SPINNER_HIGH: f32 = 76.0;
/// The space before a question.
const BEFORE_QUESTION: f32 = 8.0;

/// The title of a chapter.
const fn title(chapter: RuleChapter) -> Message {
    match chapter {
        RuleChapter::Classic => msg!("settings-classic"),
        RuleChapter::Scoring => msg!("settings-scoring"),
        RuleChapter::Dealing => msg!("settings-dealing"),
        RuleChapter::Leading => msg!("settings-leading"),
        RuleChapter::Ending => msg!("settings-ending"),
        RuleChapter::Bonuses => msg!("settings-bonuses"),
    }
}

/// The options that the answers to the questions depend on most.
const ASKED_OPTIONS: [&[&str]; told::ASKED.len()] = [
    &["set", "hand", "max-doublets"],
    &["single-hand"],
    &["draws", "free-draw", "reserve"],
    &["spinner", "fives", "threes"],
    &["lead-first", "lead-next"],
    &["block-who", "block-what", "block-tie", "rounding"],
];

/// The message of the name of an option.
fn name_of(option: &RuleOption) -> Message {
    match option.name {
        // Free draw is shown as what the manuals call it when it is off.
        "free-draw" => msg!("setting-restrict-draw"),
        name => Message::of("setting", name),
    }
}

/// What unfolds the row of this name.
fn question_of(name: Message) -> Message {
    let has = |options: &[&str]| options.iter().any(|option| name_of(options::named(option)) == name);
    let asked = told::ASKED.into_iter().zip(ASKED_OPTIONS).find(|(_, options)| has(options));
    match asked {
        Some((question, _)) => question,
        None if name == msg!("setting-target") => msg!("rules-ask-goal"),
        None => msg!("rules-unusual"),
    }
}

impl GameWindow {
    /// Shows every rule of the chosen game, below what is unlike its usual rules.
    pub(super) fn rules(&mut self, ui: &mut Ui, look: Look<'_>) {
        parts::lead(ui, look.theme, &look.words.game_with_rules(look.words.game(self.rules.game()), &self.rules));
        if let Err(error) = self.rules.check() {
            parts::remark(ui, look.theme, &explain(look, error));
        }
        // Who plays is chosen on the other page, and another game has what only a new one can have.
        let is_shown =
            |name: &str| RuleChapter::ALL.into_iter().flat_map(RuleChapter::options).any(|row| row.name == name);
        let hidden = options::OF_A_WHOLE_GAME.into_iter().filter(|name| !is_shown(name));
        if hidden.map(options::named).any(|option| self.needs_a_new_game(option)) {
            parts::remark(ui, look.theme, say!(look.words, "rules-new-game-only"));
        }
        if let Some((shown, false)) = &self.shown {
            unfold(ui, question_of(*shown));
        }
        let mut answers = told::answers(look.words, &self.rules);
        self.house_rules(ui, look, &mut answers);
        for ((question, options), answer) in told::ASKED.into_iter().zip(ASKED_OPTIONS).zip(answers) {
            // It stands close to its answer and far from the one before.
            ui.add_space(BEFORE_QUESTION);
            let is_open = question_with(ui, look, question);
            parts::paragraph(ui, look.theme, &answer.join(" "));
            if is_open {
                if question == msg!("rules-ask-goal") {
                    let top = ui.cursor().top();
                    self.points(ui, look);
                    self.bring_into_sight(ui, msg!("setting-target"), top);
                }
                let mut rows = Rows::all(ui, look);
                for option in options {
                    self.rule(&mut rows, options::named(option));
                }
            }
        }
        ui.add_space(BEFORE_QUESTION);
        if opener(ui, look, msg!("rules-unusual")) {
            let mut rows = Rows::all(ui, look);
            let is_asked = |option: &RuleOption| ASKED_OPTIONS.iter().any(|asked| asked.contains(&option.name));
            for chapter in RuleChapter::ALL {
                rows.chapter(title(chapter));
                for option in chapter.options().into_iter().filter(|option| !is_asked(option)) {
                    self.rule(&mut rows, option);
                }
            }
        }
    }

    /// Scrolls to a row that begins at this height, if it was asked for, until it is in sight.
    fn bring_into_sight(&mut self, ui: &Ui, name: Message, top: f32) {
        if let Some((shown, in_sight @ false)) = &mut self.shown
            && *shown == name
        {
            let row = ui.cursor().with_min_y(top).with_max_y(ui.cursor().top());
            ui.scroll_to_rect(row, Some(Align::Center));
            *in_sight = ui.clip_rect().contains(row.left_center());
        }
    }

    /// Whether an option is chosen otherwise than the game that is being played can have it.
    fn needs_a_new_game(&self, option: &RuleOption) -> bool {
        let is_other = |now: &Rules| !now.single_hand && option.get(now) != option.get(&self.rules);
        options::OF_A_WHOLE_GAME.contains(&option.name) && self.under_way.as_ref().is_some_and(is_other)
    }

    fn rule(&mut self, rows: &mut Rows<'_>, option: &'static RuleOption) {
        let (look, name, top) = (rows.look, name_of(option), rows.ui.cursor().top());
        // What was asked for is there even where it means nothing now.
        let is_asked_for = self.shown.as_ref().is_some_and(|(shown, _)| *shown == name);
        if !matters(option.name, &self.rules) && !is_asked_for {
            return;
        }
        let before = self.rules;
        let mut value = option.get(&before);
        let changed = if option.values == Values::Switch {
            let shown = if option.name == "free-draw" { "off" } else { "on" };
            let before = value == shown;
            let mut on = before;
            let changed = rows.switch(name, &mut on);
            if on != before {
                value = String::from(if value == "on" { "off" } else { "on" });
            }
            changed
        } else {
            let about = match option.name {
                "lead-next" => lead_about(look, &before),
                _ => look.words.more(name, "about").to_owned(),
            };
            let choices: Vec<_> = offered(option, &before)
                .into_iter()
                .map(|value| (said(look, option, &value, &before), value))
                .collect();
            if option.name == "spinner" {
                let paint = |painter: &Painter, rect: Rect, kind: &String| {
                    let mut pictured = before;
                    if options::set(&mut pictured, option.name, kind).is_ok() {
                        spinner_picture(painter, rect, look.theme, pictured.spinner);
                    }
                };
                let pictures = Pictures { least: SPINNER, high: SPINNER_HIGH, paint: &paint };
                rows.pictured(name, &about, &choices, &mut value, &pictures)
            } else {
                rows.choice(name, &about, &choices, &mut value)
            }
        };
        self.bring_into_sight(rows.ui, name, top);
        if self.needs_a_new_game(option) {
            parts::remark(rows.ui, look.theme, say!(look.words, "rules-new-game-only"));
        }
        if changed {
            // Only values that the option takes are offered.
            let _ = options::set(&mut self.rules, option.name, &value);
            if self.rules.block_who != before.block_who && before.block_what == difference(before.block_who) {
                self.rules.block_what = difference(self.rules.block_who);
            }
        }
    }
}

/// The messages that name what is chosen with a game and not in the settings, each with the names of what can
/// be chosen.
pub(in crate::ui::windows) fn chosen_with_a_game(words: &Words) -> impl Iterator<Item = (Message, String)> {
    let of_rules = RuleChapter::ALL.into_iter().flat_map(RuleChapter::options).map(|option| {
        let values: &[&str] = if let Values::OneOf(values) = &option.values { values } else { &[] };
        let named = values.iter().filter_map(|value| Message::find(&format!("{}-{value}", option.name)));
        let named = named.map(|value| words.get(value));
        (name_of(option), named.collect::<Vec<_>>().join("\n"))
    });
    let first = std::iter::once(msg!("setting-target")).chain(ABOUT_PLAYERS).map(|name| (name, String::new()));
    first.chain(of_rules)
}

fn matters(name: &str, rules: &Rules) -> bool {
    match name {
        "free-draw" | "reserve" | "hand-limit" | "draw-most" => rules.draws,
        "no-doublet" => rules.leads_by_bones(),
        "both-out" => rules.partners && !rules.draws,
        "lead-bone" | "leave-out" | "left-over" => !rules.draws,
        "pass" => rules.sides() == 2,
        "pass-lead" => rules.seats() > 2,
        "pass-lead-doublet" => rules.seats() > 2 && rules.bonuses.pass_lead > 0,
        "head-start" => !rules.single_hand && !rules.finish.love.is_on(),
        "closer-loses" => rules.block_who != BlockWho::Last && rules.settle == Settle::Award,
        "both-ends-double" => rules.settle == Settle::Award,
        _ => true,
    }
}

fn offered(option: &RuleOption, rules: &Rules) -> Vec<String> {
    let now = option.get(rules);
    let texts = |values: &[&str]| values.iter().map(|value| (*value).to_owned()).collect::<Vec<_>>();
    let mut values = match (option.name, &option.values) {
        ("hand-limit", _) => texts(&["off", "10", "12", "14", "16", "18", "20"]),
        ("block-under", _) => texts(&["off", "6", "10", "20"]),
        ("award-cap", _) => texts(&["off", "100", "200", "300"]),
        ("head-start", _) => {
            let ahead = [6, 3, 2].into_iter().filter_map(|share| rules.with_head_start(share));
            let mut all: Vec<u8> = std::iter::once(0).chain(ahead.map(|rules| rules.head_start)).collect();
            all.dedup();
            all.iter().map(u8::to_string).collect()
        }
        ("hand-bonus", _) => texts(&["off", "100:75:50:25"]),
        (_, Values::OneOf(values)) => {
            let other = if rules.block_who == BlockWho::Last { "difference" } else { "between" };
            // A seat is no choice of a player, the nearest five is written as "on", a partner of the
            // winner leads only in old games, and only one kind of difference belongs to who wins a
            // block.
            let old = |value: &str| (value == "most-pips" || value == other) && now != value;
            let hidden = |value: &str| value.starts_with("seat-") || value == "nearest" || old(value);
            return values.iter().filter(|value| !hidden(value)).map(|value| (*value).to_owned()).collect();
        }
        (_, Values::Number(range)) if *range.end() < 20 => range.clone().map(|number| number.to_string()).collect(),
        (_, Values::Limit(range)) => {
            std::iter::once("off".to_owned()).chain(range.clone().map(|number| number.to_string())).collect()
        }
        _ => texts(&["0", "1", "2", "5", "10", "20", "25", "50", "100"]),
    };
    if !values.contains(&now) {
        values.push(now);
    }
    values
}

fn said(look: Look<'_>, option: &RuleOption, value: &str, rules: &Rules) -> String {
    let words = look.words;
    // Only old rules have it so: there the last to play wins nothing if they hold more.
    if (option.name, value, rules.block_who) == ("block-what", "difference", BlockWho::Last) {
        return say!(words, "block-what-never-less").to_owned();
    }
    match (Message::find(&format!("{}-{value}", option.name)), value) {
        (Some(own), _) => words.get(own).to_owned(),
        // What each of the first hands is worth.
        (None, points) if points.contains(':') => points.replace(':', ", "),
        (None, "off") => say!(words, "setting-no-limit").to_owned(),
        (None, number) => number.to_owned(),
    }
}

/// The difference that a blocked hand can be worth. The side that played last wins it even if it
/// holds more (R22), so it is a value of its own there. Rules saved before that value existed show
/// both.
fn difference(who: BlockWho) -> BlockWhat {
    if who == BlockWho::Last { BlockWhat::Between } else { BlockWhat::Difference }
}

/// Returns who leads under these rules: later, at first, and after a blocked hand.
fn lead_about(look: Look<'_>, rules: &Rules) -> String {
    // After a blocked hand it may be as in the first one, or somebody of that hand leads.
    let as_at_first = rules.lead_after.block == BlockLead::First;
    let (about, again) = match rules.lead_next {
        NextLead::Winner => (msg!("lead-winner-about"), as_at_first),
        NextLead::Loser | NextLead::MostPips => (msg!("lead-loser-about"), as_at_first),
        NextLead::Alternate => (msg!("lead-alternate-about"), false),
        NextLead::Lot => (msg!("lead-lot-about"), false),
        NextLead::Doublet => (msg!("lead-doublet-about"), false),
        NextLead::EachDoublet => (msg!("lead-each-doublet-about"), false),
    };
    let first = match (rules.lead_next, rules.lead_first) {
        (NextLead::Lot | NextLead::Doublet, _) | (_, FirstLead::Seat(_)) => None,
        (_, FirstLead::Doublet) => {
            Some(if again { msg!("lead-blocked-doublet") } else { msg!("lead-at-first-doublet") })
        }
        (_, FirstLead::LowDoublet | FirstLead::ThreeTwo) => {
            Some(if again { msg!("lead-blocked-low") } else { msg!("lead-at-first-low") })
        }
        (_, FirstLead::Blank) => Some(if again { msg!("lead-blocked-blank") } else { msg!("lead-at-first-blank") }),
        (_, FirstLead::Lot) => Some(if again { msg!("lead-blocked-lot") } else { msg!("lead-at-first-lot") }),
    };
    let sentences = [about].into_iter().chain(first).map(|word| look.words.get(word));
    sentences.collect::<Vec<_>>().join(" ")
}

/// Returns why rules cannot be played, in the player's language. Rules that cannot be chosen here
/// can still come from a file.
pub(super) fn explain(look: Look<'_>, error: RulesError) -> String {
    match error {
        RulesError::NeverExact(target) => say!(look.words, "rules-never-exact", target: target),
        RulesError::NothingScores => say!(look.words, "rules-nothing-scores").to_owned(),
        other => say!(look.words, "rules-cannot", why: look.words.rules_error(other)),
    }
}
