//! Finds out how often a player with one habit is told it first from ten, twenty, forty and fifty games, and
//! how often anything is told of plain players, who have none.
//!
//! `cargo run --release --example habits --no-default-features --features console FOLDER [GAMES]
//! [from=NUMBER] [NAME...]`
//!
//! Judging takes a second a game, so the judged games of each player are kept in the folder. Names
//! of games and players select what is tried, and a number the first deal.

mod games;

use electrum_dominoes::engine::{Bone, Move, Observation, Preset, Rules, Seat};
use electrum_dominoes::lab::reference::Reference;
use electrum_dominoes::nestor::{Choice, Level, chance_of, choose};
use electrum_dominoes::review::{Habit, HabitCosts};
use electrum_dominoes::stats::{Finding, findings};
use rand::{SeedableRng, seq::index};
use rand_chacha::ChaCha8Rng;
use std::path::Path;

/// How many games a habit is looked for in, and how often.
const GAMES: [usize; 4] = [10, 20, 40, 50];
const SAMPLES: usize = 20;

/// A player, and the habit that he has.
struct Player {
    name: &'static str,
    habit: Option<Habit>,
    play: fn(&Observation, u64) -> Move,
}

impl Player {
    const fn new(name: &'static str, habit: Option<Habit>, play: fn(&Observation, u64) -> Move) -> Player {
        Player { name, habit, play }
    }
}

const PLAYERS: [Player; 10] = [
    Player::new("doublets", Some(Habit::KeepsDoublets), |seen, number| {
        first(&tough(seen, number), |bone| u32::from(bone.is_doublet()))
    }),
    Player::new("points", Some(Habit::ChasesPoints), points),
    Player::new("overlooks", Some(Habit::MissesPoints), overlooks),
    Player::new("heavy", Some(Habit::KeepsHeavyBones), |seen, number| {
        first(&tough(seen, number), |bone| u32::from(bone.weight()))
    }),
    Player::new("light", Some(Habit::SpendsHeavyBones), |seen, number| {
        first(&tough(seen, number), |bone| 12 - u32::from(bone.weight()))
    }),
    Player::new("passes", Some(Habit::ForgetsPasses), |seen, number| tough(&seen.heedless(), number).best),
    Player::new("monte-carlo", None, |seen, number| reference(Reference::MonteCarlo(100), seen, number)),
    Player::new("monte-carlo-9", None, |seen, number| reference(Reference::MonteCarlo(9), seen, number)),
    Player::new("two-plays", None, |seen, number| reference(Reference::TwoPlays, seen, number)),
    Player::new("tough", None, |seen, number| tough(seen, number).best),
];

const KINDS: [Preset; 4] = [Preset::Draw, Preset::Block, Preset::AllFives, Preset::Partnership];

fn main() {
    let mut args = std::env::args().skip(1);
    let folder = args.next().expect("a folder for the judged games");
    let names: Vec<String> = args.collect();
    let count = names.iter().find_map(|name| name.parse().ok()).unwrap_or(2 * GAMES[3] as u64);
    let from = names.iter().find_map(|name| name.strip_prefix("from=")?.parse().ok()).unwrap_or_default();
    let wanted = |name: &str, all: &[&str]| {
        let chosen = || names.iter().filter(|one| all.contains(&one.as_str()));
        chosen().next().is_none() || chosen().any(|one| one == name)
    };
    println!("{count} games of each player, {SAMPLES} samples of {GAMES:?} of them");
    for game in KINDS.into_iter().filter(|game| wanted(game.name(), &KINDS.map(Preset::name))) {
        for player in PLAYERS.iter().filter(|player| wanted(player.name, &PLAYERS.map(|player| player.name))) {
            // Where nothing scores, nobody plays for points.
            let of_points = matches!(player.habit, Some(Habit::ChasesPoints | Habit::MissesPoints));
            if of_points && !games::rules(game).scores_in_play() {
                continue;
            }
            let folder = Path::new(&folder).join(format!("{game}-{}", player.name));
            let games = games::reviewed(game, from..from + count, &folder, player.play);
            let games: Vec<_> = games.iter().map(|review| (review.rules, review.habits(Seat::FIRST))).collect();
            GAMES.iter().filter(|&&few| few < games.len()).for_each(|&few| tell(player, &games, few));
        }
    }
}

/// Prints what a player is told from samples of so many of his games: how often just his own habit, how often
/// that first, and what else.
fn tell(player: &Player, games: &[(Rules, HabitCosts)], few: usize) {
    let told = samples(games, few);
    let times = |is_so: &dyn Fn(&[Habit]) -> bool| told.iter().filter(|habits| is_so(habits)).count();
    let game = games.first().and_then(|(rules, _)| rules.game()).expect("a named game");
    print!("{game}\t{}\t{few} games\tright {}", player.name, times(&|habits| habits.iter().copied().eq(player.habit)));
    if let Some(own) = found_in(games).into_iter().find(|found| player.habit == Some(found.habit)) {
        let (first, costs) = (times(&|habits| habits.first() == Some(&own.habit)), 100.0 * own.excess.mean);
        print!("\tfirst {first}\tcosts {costs:.1} games in 100");
    }
    for habit in Habit::ALL.into_iter().filter(|habit| player.habit != Some(*habit)) {
        let wrongly = times(&|habits| habits.contains(&habit));
        if wrongly > 0 {
            print!("\t{} {wrongly}", habit.name());
        }
    }
    println!();
}

fn found_in<'a>(games: impl IntoIterator<Item = &'a (Rules, HabitCosts)>) -> Vec<Finding> {
    findings(&games.into_iter().map(|(rules, habits)| (rules, habits)).collect::<Vec<_>>())
}

/// The habits that are told from samples of so many of the games, in their order.
fn samples(games: &[(Rules, HabitCosts)], few: usize) -> Vec<Vec<Habit>> {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut sample = || {
        let some = index::sample(&mut chance, games.len(), few);
        let found = found_in(some.iter().map(|at| &games[at]));
        found.into_iter().filter(Finding::is_sure).map(|finding| finding.habit).collect()
    };
    (0..SAMPLES).map(|_| sample()).collect()
}

fn tough(seen: &Observation, number: u64) -> Choice {
    choose(seen, Level::Tough, &mut chance_of(seen, number))
}

fn reference(player: Reference, seen: &Observation, number: u64) -> Move {
    player.choose(seen, &mut chance_of(seen, number))
}

/// The best of the plays whose bones come first in some order.
fn first(choice: &Choice, order: impl Fn(Bone) -> u32) -> Move {
    let plays = choice.candidates.iter().filter_map(|candidate| match candidate.step {
        Move::Play(bone, _) => Some((order(bone), candidate.step)),
        _ => None,
    });
    plays.min_by_key(|(place, _)| *place).map_or(choice.best, |(_, step)| step)
}

/// The best of the plays that score most at once.
fn points(seen: &Observation, number: u64) -> Move {
    let choice = tough(seen, number);
    let plays = choice.candidates.iter().map(|candidate| candidate.step);
    plays.min_by_key(|step| u8::MAX - seen.counted_points_of(*step)).unwrap_or(choice.best)
}

/// The best play that scores nothing, every other time that the best one scores.
fn overlooks(seen: &Observation, number: u64) -> Move {
    let choice = tough(seen, number);
    let takes =
        seen.counted_points_of(choice.best) == 0 || (seen.layout().bones().len() + number as usize).is_multiple_of(2);
    let mut plays = choice.candidates.iter().map(|candidate| candidate.step);
    let other = plays.find(|step| matches!(step, Move::Play(..)) && seen.counted_points_of(*step) == 0);
    other.filter(|_| !takes).unwrap_or(choice.best)
}
