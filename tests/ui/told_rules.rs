//! The rules that the help tells are those that are played: where two games differ in play, so do their pages.

use electrum_dominoes::engine::deal::Deal;
use electrum_dominoes::engine::options::{self, OPTIONS, RuleOption, Values};
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::{GameState, Phase};
use electrum_dominoes::msg;
use electrum_dominoes::ui::words::{Words, rules::page};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Some values of an option, among them all that are words.
fn values(option: &RuleOption) -> Vec<String> {
    let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    match (option.name, &option.values) {
        ("hand-bonus", _) => texts(&["off", "20:10"]),
        ("clocks", _) => texts(&["0", "1"]),
        (_, Values::Switch) => texts(&["off", "on"]),
        (_, Values::OneOf(words)) => texts(words),
        (_, Values::Number(range) | Values::Limit(range)) => {
            let (low, high) = (*range.start(), *range.end());
            let numbers = [low, low + 1, low.midpoint(high).min(12), high.min(30)];
            let limit = matches!(option.values, Values::Limit(_)).then(|| "off".to_owned());
            numbers.iter().map(u16::to_string).chain(limit).collect()
        }
        (_, Values::Text(_)) => Vec::new(),
    }
}

/// The rules with another value of an option, if they can be played.
fn with(rules: &Rules, option: &RuleOption, value: &str) -> Option<Rules> {
    let mut changed = *rules;
    options::set(&mut changed, option.name, value).ok()?;
    (changed.check().is_ok() && changed != *rules).then_some(changed)
}

/// What the page says in sentences. What is only called by the name of its setting does not count.
fn told(words: &Words, rules: &Rules) -> Vec<String> {
    let chapters = page(words, &[*rules]).into_iter().filter(|(title, _)| *title != msg!("house-rules"));
    chapters.flat_map(|(_, sentences)| sentences).collect()
}

/// What comes of a few hands of a game that is played by chance: who is to move with how many moves, and the scores.
fn played(rules: &Rules, number: u64) -> Vec<(usize, usize, [i16; 4])> {
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let mut state = GameState::new(*rules).expect("rules that can be played");
    let mut moments = Vec::new();
    for hand in 0..HANDS {
        if state.phase() != Phase::HandOver {
            break;
        }
        state.deal(&Deal::from_number(100 * number + hand, rules, state.lead())).expect("a deal of these rules");
        while state.phase() == Phase::Playing {
            moments.push((state.to_move().index(), state.legal().len(), state.scores()));
            let step = state.legal().pick(chance.next_u32()).expect("a legal move");
            state.play(step).expect("a legal move");
        }
        moments.push((usize::from(state.phase() == Phase::GameOver), 0, state.scores()));
    }
    moments
}

/// How many hands are played of each of how many games.
const HANDS: u64 = 6;
const GAMES: u64 = 8;

fn plays_alike(one: &Rules, other: &Rules) -> bool {
    (0..GAMES).all(|number| played(one, number) == played(other, number))
}

/// The rules of `changed` are told as those of `from` are, but not played so.
fn conceals(words: &Words, from: &Rules, changed: &Rules) -> bool {
    told(words, from) == told(words, changed) && !plays_alike(from, changed)
}

#[test]
fn no_option_changes_how_a_game_is_played_and_not_what_its_page_says() {
    let words = Words::english();
    let mut concealed = Vec::new();
    for (game, rules) in Preset::tables() {
        for option in OPTIONS {
            let changes = values(option).into_iter().filter_map(|value| Some((with(&rules, option, &value)?, value)));
            for (changed, value) in changes {
                if conceals(&words, &rules, &changed) {
                    concealed.push(format!("{game} {} {}={value}", rules.seats, option.name));
                }
            }
        }
    }
    assert_eq!(concealed, Vec::<String>::new());
}

#[test]
fn nor_do_two_options_together() {
    let words = Words::english();
    let games = [Preset::Draw.rules(3), Preset::Partnership.rules(4), Preset::Telefon.rules(2), Preset::Kozel.rules(4)];
    let mut concealed = Vec::new();
    for rules in games.into_iter().flatten() {
        for (at, one) in OPTIONS.iter().enumerate() {
            let first = values(one).into_iter().filter_map(|value| with(&rules, one, &value));
            for changed in first.step_by(2) {
                for (other, value) in OPTIONS[at + 1..]
                    .iter()
                    .flat_map(|other| values(other).into_iter().map(move |value| (other, value)))
                {
                    if let Some(both) = with(&changed, other, &value)
                        && conceals(&words, &changed, &both)
                    {
                        let before = one.get(&changed);
                        concealed.push(format!("{} {}={before}: {}={value}", rules.seats, one.name, other.name));
                    }
                }
            }
        }
    }
    assert_eq!(concealed, Vec::<String>::new());
}

#[test]
fn games_that_are_played_differently_have_different_pages() {
    let words = Words::english();
    let tables: Vec<_> = Preset::tables().collect();
    for (at, (game, rules)) in tables.iter().enumerate() {
        for (other, others) in tables[..at].iter().filter(|(_, others)| others.seats == rules.seats) {
            assert!(!conceals(&words, rules, others), "{game} and {other} for {}", rules.seats);
        }
    }
}

#[test]
fn what_misled_is_said() {
    let words = Words::english();
    let page = |game: Preset, players: usize, changes: &str| {
        let mut rules = game.rules(players).unwrap_or_else(|_| game.usual());
        for (name, value) in changes.split_whitespace().filter_map(|change| change.split_once('=')) {
            options::set(&mut rules, name, value).unwrap_or_else(|why| panic!("{why}"));
        }
        assert_eq!(rules.check(), Ok(()));
        told(&words, &rules).join(" ")
    };
    let says = |told: &str, what: &str| assert!(told.contains(what), "“{what}” is not in: {told}");
    let conceals = |told: &str, what: &str| assert!(!told.contains(what), "“{what}” is in: {told}");

    let last = page(Preset::Partnership, 4, "block-who=last");
    says(&last, "The side that played last wins it.");
    conceals(&last, "fewest pips");
    conceals(&page(Preset::Draw, 2, "settle=subtract fives=on"), "who goes out wins");
    let three = page(Preset::Dominican, 4, "seats=3 partners=off");
    conceals(&three, "three others");
    conceals(&three, "partner");
    says(&page(Preset::Kozel, 2, "set=nine"), "from 9-8 down");
    for game in [Preset::Cross, Preset::MalteseCross, Preset::Matador] {
        says(&page(game, 2, ""), "The last 2 bones of the boneyard are never drawn.");
    }
    says(&page(Preset::Draw, 3, ""), "The last 2 bones of the boneyard are never drawn.");
    says(&page(Preset::Bergen, 2, ""), "or three if a doublet that was joined on is one of them");
    let manaus = page(Preset::Manaus, 4, "");
    says(&manaus, "It takes the place of what those passes pay.");
    says(&manaus, "A player who has no doublet to lead and passes pays the same.");
    says(&manaus, "and neither do the passes that block a hand");
    says(&page(Preset::Dominican, 4, ""), "unless the hand is blocked");
    says(&page(Preset::Pordi, 4, ""), "Going out scores one point.");
    says(&page(Preset::Telefon, 2, ""), "never for a side with 300 points or more");
    says(&page(Preset::AllFives, 2, "lead-first=seat-0"), "The first player leads the first hand with any bone.");
    says(&page(Preset::Cuban, 4, "exact=near"), "unless you need 18 or fewer");
}
