//! Finds out how often a planted habit is found first from fifty games, and how often anything is
//! told of Tough and Brutal, who have none.
//!
//! `cargo run --release --example habits --no-default-features --features console [GAMES [SAMPLES]]
//! [NAME...]`
//!
//! Names of habits and levels select what is tried.

mod games;

use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::nestor::judge::Judging;
use electrum_dominoes::nestor::{Level, chance_of, choose};
use electrum_dominoes::review::{Habit, HabitCosts};
use electrum_dominoes::stats::{Finding, Norms, findings};
use rand::{SeedableRng, seq::index};
use rand_chacha::ChaCha8Rng;
use std::env::args;

/// How many games a habit is looked for in.
const GAMES: usize = 50;
/// How many moves in made-up worlds the player with a habit makes before he gives in to it.
const QUICK: u64 = 5_000;
/// Where the numbers of these games begin, far from those that Tough was measured in.
const FIRST: u64 = 1 << 40;

fn main() {
    let mut numbers = args().skip(1).filter_map(|number| number.parse().ok());
    let names: Vec<String> = args().skip(1).filter(|name| name.parse::<usize>().is_err()).collect();
    let wanted = |name: &str| names.is_empty() || names.iter().any(|one| one == name);
    let (pool, samples) = (numbers.next().unwrap_or(100), numbers.next().unwrap_or(100));
    println!("{pool} games of each player, {samples} samples of {GAMES} of them");
    for habit in Habit::ALL.into_iter().filter(|habit| wanted(habit.name())) {
        let game = game_for(habit);
        let games = games(game, pool, |seen, number| give_in(seen, habit, level(seen, Level::Tough, number)));
        let told = samples_of(&games, game, samples);
        println!("{game}: {} planted, told first:{}", habit.name(), first_of(&told));
        if let Some(found) = found_in(&games, game).into_iter().find(|found| found.habit == habit) {
            let Finding { cases, loss, expected, more_often, .. } = found;
            let often = format!("{:+.3} ± {:.3} a game more than Tough", more_often.mean, more_often.error);
            println!("  costs {loss:.4} a game, Tough {expected:.4}; {cases} cases in all games, {often}");
        }
    }
    for game in [Preset::AllFives, Preset::Draw, Preset::Block, Preset::Partnership, Preset::Firecrackers] {
        for player in [Level::Tough, Level::Brutal].into_iter().filter(|player| wanted(player.name())) {
            let games = games(game, pool, |seen, number| level(seen, player, number));
            let told = samples_of(&games, game, samples);
            println!("{game}: {player} as he is, told first:{}", first_of(&told));
        }
    }
}

/// How often each habit was told first, or none.
fn first_of(told: &[Vec<Habit>]) -> String {
    let firsts = || told.iter().map(|habits| habits.first().copied());
    let kinds = std::iter::once(None).chain(Habit::ALL.into_iter().map(Some));
    let counted =
        kinds.map(|kind| (kind.map_or("nothing", Habit::name), firsts().filter(|first| *first == kind).count()));
    let shown: Vec<String> =
        counted.filter(|(_, times)| *times > 0).map(|(name, times)| format!(" {name} {times}")).collect();
    shown.concat()
}

/// A game that gives occasions for the habit.
const fn game_for(habit: Habit) -> Preset {
    match habit {
        Habit::SpendsFirecracker | Habit::KeepsFirecracker => Preset::Firecrackers,
        Habit::FailsPartner => Preset::Partnership,
        Habit::Draws | Habit::DrawsTooLittle => Preset::AllFivesPalm,
        Habit::Blocks | Habit::KeepsHeavyBones => Preset::Block,
        _ => Preset::AllFives,
    }
}

fn level(seen: &Observation, level: Level, number: u64) -> Move {
    choose(seen, level, &mut chance_of(seen, number)).best
}

/// What a player with a habit plays where somebody else would play this: the best play that shows
/// the habit, if there is one.
fn give_in(seen: &Observation, habit: Habit, right: Move) -> Move {
    let judged = Judging::new(seen.clone(), QUICK).finish();
    let Some(best) = judged.of(right).map(|judgement| judgement.played) else { return right };
    let given_in = judged.candidates.iter().find(|other| other.step != best.step && habit.is_in(seen, &best, other));
    given_in.map_or(right, |other| other.step)
}

/// What habits cost the player on the first seat, against Tough on all others, game by game.
fn games(game: Preset, count: u64, play: impl Fn(&Observation, u64) -> Move + Sync) -> Vec<HabitCosts> {
    let choose = |seen: &Observation, number: u64| match seen.seat() {
        Seat::FIRST => play(seen, number),
        _ => level(seen, Level::Tough, number),
    };
    games::judged(games::rules(game), FIRST..FIRST + count, choose, HabitCosts::add)
}

/// What habits cost in games.
fn found_in<'a>(games: impl IntoIterator<Item = &'a HabitCosts>, game: Preset) -> Vec<Finding> {
    let rules = games::rules(game);
    findings(&games.into_iter().map(|costs| (&rules, costs)).collect::<Vec<_>>(), &Norms::default())
}

/// The sure habits that are told from samples of the games, dearest first.
fn samples_of(games: &[HabitCosts], game: Preset, samples: u64) -> Vec<Vec<Habit>> {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut sample = || {
        let some = index::sample(&mut chance, games.len(), games.len().min(GAMES));
        let found = found_in(some.iter().map(|at| &games[at]), game);
        found.into_iter().filter(Finding::is_sure).map(|finding| finding.habit).collect()
    };
    (0..samples).map(|_| sample()).collect()
}
