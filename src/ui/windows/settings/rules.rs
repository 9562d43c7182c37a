//! The rules among the settings: a row for every option in which two games can differ, made from
//! the options' own names and values. The messages of an option are `setting-NAME` and
//! `setting-NAME-about`, and those of its values `NAME-VALUE`.

use super::SettingsWindow;
use crate::engine::options::{self, RuleOption, Values};
use crate::engine::rules::{BlockWhat, BlockWho, FirstLead, NextLead};
use crate::engine::{Preset, Rules};
use crate::ui::windows::game::{target, time};
use crate::ui::windows::{Look, rows::Rows};

const TARGETS: [u16; 7] = [50, 100, 150, 200, 250, 305, 500];

/// The rows, in chapters. The four rules that make the classic games stand first. What is missing
/// here comes with the game: its players, its clock and its firecrackers.
const CHAPTERS: [(&str, &[&str]); 6] = [
    ("settings-classic", &["spinner", "draws", "fives", "threes"]),
    ("settings-scoring", &["exact", "love", "check", "single-hand", "counting"]),
    ("settings-dealing", &["hand", "max-doublets", "leave-out", "left-over", "free-draw", "reserve", "hand-limit"]),
    (
        "settings-leading",
        &["lead-first", "lead-next", "lead-after-block", "lead-after-tie", "lead-bone", "lead-scores", "lead-wins"],
    ),
    ("settings-ending", &ENDING),
    ("settings-bonuses", &BONUSES),
];
const ENDING: [&str; 10] = [
    "domino-what",
    "both-out",
    "block-who",
    "block-what",
    "block-under",
    "block-tie",
    "rounding",
    "award-cap",
    "settle",
    "bones-left",
];
const BONUSES: [&str; 8] =
    ["out-doublet", "out-both-ends", "both-ends-doublet", "out-blank", "pass", "pass-round", "pass-lead", "hand-bonus"];

impl SettingsWindow {
    pub(super) fn rules(&mut self, rows: &mut Rows<'_>) {
        for (chapter, names) in CHAPTERS {
            rows.chapter(chapter);
            for name in names {
                if matters(name, &self.rules) {
                    self.rule(rows, options::named(name));
                }
            }
        }
    }

    pub(super) fn named_game(&mut self, rows: &mut Rows<'_>) {
        let words = rows.look.words;
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
    }

    pub(super) fn points(&mut self, rows: &mut Rows<'_>) {
        let look = rows.look;
        let targets = TARGETS.map(|target| (target.to_string(), target));
        let mark = self.mark(look, |rules| rules.target);
        let touched = rows.choice(("setting-target", mark), "", &targets, &mut self.rules.target);
        self.note_touched(touched);
        if rows.wants("setting-target", "") {
            target(rows.ui, look, &mut self.rules.target);
        }
        if rows.wants("setting-time", look.words.get("setting-time-about")) {
            let mark = self.mark(look, |rules| rules.seconds);
            let touched = time(rows.ui, look, &mut self.rules, mark);
            self.note_touched(touched);
        }
    }

    fn rule(&mut self, rows: &mut Rows<'_>, option: &'static RuleOption) {
        let look = rows.look;
        let mark = self.mark(look, |rules| option.get(rules));
        let before = self.rules;
        let mut value = option.get(&before);
        let touched = if option.values == Values::Switch {
            // Free draw is shown as what the manuals call it when it is off.
            let (word, shown) = if option.name == "free-draw" { ("restrict-draw", "off") } else { (option.name, "on") };
            let before = value == shown;
            let mut on = before;
            let touched = rows.switch_marked(word, mark, &mut on);
            if on != before {
                value = String::from(if value == "on" { "off" } else { "on" });
            }
            touched
        } else {
            let about = match option.name {
                "lead-next" => lead_about(look, &before),
                name => look.words.find(&format!("setting-{name}-about")).unwrap_or_default().to_owned(),
            };
            let choices: Vec<_> =
                offered(option, &before).into_iter().map(|value| (said(look, option, &value), value)).collect();
            rows.choice((&format!("setting-{}", option.name), mark), &about, &choices, &mut value)
        };
        if self.note_touched(touched) {
            // Only values that the option takes are offered.
            let _ = options::set(&mut self.rules, option.name, &value);
            if self.rules.block_who != before.block_who && before.block_what == difference(before.block_who) {
                self.rules.block_what = difference(self.rules.block_who);
            }
        }
    }
}

fn matters(name: &str, rules: &Rules) -> bool {
    match name {
        "free-draw" | "reserve" | "hand-limit" => rules.draws,
        "both-out" => rules.partners && !rules.draws,
        "lead-bone" | "leave-out" | "left-over" => !rules.draws,
        "pass" => rules.sides() == 2,
        "pass-lead" => rules.seats() > 2,
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
        ("hand-bonus", _) => texts(&["off", "100:75:50:25"]),
        (_, Values::OneOf(values)) => {
            let other = if rules.block_who == BlockWho::Last { "difference" } else { "between" };
            // A seat is no choice of a player, the nearest five is written as "on", and only one
            // kind of difference belongs to who wins a block.
            let hidden =
                |value: &str| value.starts_with("seat-") || value == "nearest" || (value == other && now != other);
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

fn said(look: Look<'_>, option: &RuleOption, value: &str) -> String {
    let words = look.words;
    let own = format!("{}-{value}", option.name);
    match (words.find(&own), value) {
        (Some(text), _) => text.to_owned(),
        // What each of the first hands is worth.
        (None, points) if points.contains(':') => points.replace(':', ", "),
        (None, "off") => words.get("setting-no-limit").to_owned(),
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
