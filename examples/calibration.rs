//! Finds out how often the interval of what a player gives away, from ten games, contains the true figure of a level that plays as "you".
//!
//! `cargo run --release --example calibration --no-default-features --features console [GAMES [SAMPLES]] [NAME...]`
//!
//! The true figure is that of all the games. Names of games and levels select what is tried.

use electrum_dominoes::arena::play_game;
use electrum_dominoes::engine::{Preset, Seat};
use electrum_dominoes::nestor::judge::{Judging, NODES};
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
    println!("game, level, decisions a game, given away a decision, intervals that contain it");
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

/// What the first seat gives away, game by game.
fn games_of(game: Preset, level: Level, count: usize) -> Vec<GivenAway> {
    let rules = game.rules(*game.players().start()).expect("as few players as the game allows");
    let one = |number: u64| {
        let record =
            play_game(rules, (FIRST + number) << 20, |seen| choose(seen, level, &mut chance_of(seen, number)).best);
        let record = record.expect("rules that can be played");
        let mut given = GivenAway::default();
        let decisions = record.decisions().expect("it was played");
        for decision in decisions.iter().filter(|decision| decision.seen.seat() == Seat::FIRST) {
            given.add(&Judging::new(decision.seen.clone(), NODES).finish(), decision.step);
        }
        given
    };
    let numbers: Vec<u64> = (0..count as u64).collect();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let parts = numbers.chunks(count.div_ceil(cores));
        let parts: Vec<_> =
            parts.map(|part| scope.spawn(|| part.iter().map(|number| one(*number)).collect::<Vec<_>>())).collect();
        parts.into_iter().flat_map(|part| part.join().expect("a game can be played")).collect()
    })
}

/// The sums of ten games that are picked by chance, again and again.
fn samples_of(games: &[GivenAway], samples: usize) -> impl Iterator<Item = GivenAway> {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    (0..samples).map(move |_| sum(index::sample(&mut chance, games.len(), TEN).iter().map(|at| &games[at])))
}
