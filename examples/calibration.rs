//! Finds out how often the interval of what a decision costs a player, from ten games, contains the true figure of a level that plays as "you".
//!
//! `cargo run --release --example calibration --no-default-features --features console [GAMES [SAMPLES]] [NAME...]`
//!
//! The true figure is that of all the games. Names of games and levels select what is tried.

mod games;

use electrum_dominoes::engine::{Observation, Preset};
use electrum_dominoes::nestor::{Level, chance_of, choose};
use electrum_dominoes::review::GivenAway;
use rand::{SeedableRng, seq::index};
use rand_chacha::ChaCha8Rng;
use std::env::args;

/// How many games an interval is told from.
const TEN: usize = 10;
/// Where the numbers of these games begin, far from those that the levels were measured in.
const FIRST: u64 = 1 << 41;

fn main() {
    let mut numbers = args().skip(1).filter_map(|number| number.parse().ok());
    let names: Vec<String> = args().skip(1).filter(|name| name.parse::<usize>().is_err()).collect();
    let (pool, samples) = (numbers.next().unwrap_or(200), numbers.next().unwrap_or(1000));
    println!("{pool} games of each level against itself, {samples} samples of {TEN} of them");
    println!("game, level, decisions a game, cost of a decision, intervals that contain it");
    let games = Preset::ALL.into_iter().filter(|game| is_wanted(game.name(), Preset::ALL.map(Preset::name), &names));
    for game in games {
        for level in Level::ALL.into_iter().filter(|level| is_wanted(level.name(), Level::ALL.map(Level::name), &names))
        {
            let games = games_of(game, level, pool);
            let truth = sum(&games);
            let held = samples_of(&games, samples).filter(|told| is_within(told, truth.mean())).count();
            let (decisions, share) = (f64::from(truth.decisions) / pool as f64, 100.0 * held as f64 / samples as f64);
            println!("{game}\t{level}\t{decisions:.1}\t{:.5}\t{share:.1}%", truth.mean());
        }
    }
}

/// Whether a name was given, or none of its kind.
fn is_wanted(name: &str, kind: impl IntoIterator<Item = &'static str>, names: &[String]) -> bool {
    names.iter().any(|wanted| wanted == name) || !kind.into_iter().any(|other| names.iter().any(|name| name == other))
}

fn is_within(told: &GivenAway, truth: f64) -> bool {
    told.interval().is_some_and(|[low, high]| (low..=high).contains(&truth))
}

fn sum<'a>(games: impl IntoIterator<Item = &'a GivenAway>) -> GivenAway {
    games.into_iter().fold(GivenAway::default(), |mut sum, game| {
        sum.join(game);
        sum
    })
}

/// What the decisions of the first seat cost, game by game.
fn games_of(game: Preset, level: Level, count: u64) -> Vec<GivenAway> {
    let play = |seen: &Observation, number: u64| choose(seen, level, &mut chance_of(seen, number)).best;
    games::judged(games::rules(game), FIRST..FIRST + count, play, |given: &mut GivenAway, _, judged, step| {
        given.add(judged, step);
    })
}

/// The sums of ten games that are picked by chance, again and again.
fn samples_of(games: &[GivenAway], samples: u64) -> impl Iterator<Item = GivenAway> {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    (0..samples)
        .map(move |_| sum(index::sample(&mut chance, games.len(), TEN.min(games.len())).iter().map(|at| &games[at])))
}
