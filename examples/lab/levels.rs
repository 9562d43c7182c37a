//! Finds out how often the levels that ten games are said to lie between hold the level that played them.
//!
//! `cargo run --release --example levels --no-default-features --features console FOLDER [GAMES]
//! [from=NUMBER] [NAME...]`
//!
//! Judging takes a second a game, so the judged games are kept in the folder. Names of games select what
//! is tried, and a number the first deal.

mod games;

use electrum_dominoes::engine::{Move, Observation, Preset, Seat};
use electrum_dominoes::nestor::judge::levels::{Bracket, range};
use electrum_dominoes::nestor::{Level, chance_of, choose};
use electrum_dominoes::review::{GivenAway, Review};
use rand::{SeedableRng, seq::index};
use rand_chacha::ChaCha8Rng;
use std::path::Path;

/// How many games a level is told from, and how many samples are drawn.
const TEN: usize = 10;
const SAMPLES: usize = 96;

/// What a player does who sees this, in the game of this number.
type Player = fn(&Observation, u64) -> Move;

/// A player of each level.
const PLAYERS: [(Level, Player); 5] = [
    (Level::Beginner, |seen, number| play(seen, Level::Beginner, number)),
    (Level::Easy, |seen, number| play(seen, Level::Easy, number)),
    (Level::NotSoEasy, |seen, number| play(seen, Level::NotSoEasy, number)),
    (Level::Tough, |seen, number| play(seen, Level::Tough, number)),
    (Level::Brutal, |seen, number| play(seen, Level::Brutal, number)),
];

const KINDS: [Preset; 4] = [Preset::Draw, Preset::Block, Preset::AllFives, Preset::Partnership];

fn main() {
    let mut args = std::env::args().skip(1);
    let folder = args.next().expect("a folder for the judged games");
    let names: Vec<String> = args.collect();
    let count = names.iter().find_map(|name| name.parse().ok()).unwrap_or(100);
    let from = names.iter().find_map(|name| name.strip_prefix("from=")?.parse().ok()).unwrap_or_default();
    let is_wanted = |game: &Preset| names.iter().any(|name| name == game.name());
    let any = !KINDS.iter().any(is_wanted);
    for game in KINDS.into_iter().filter(|game| any || is_wanted(game)) {
        for (level, player) in PLAYERS {
            let folder = Path::new(&folder).join(format!("{game}-{level}"));
            let games = games::reviewed(game, from..from + count, &folder, player);
            let given: Vec<GivenAway> = games.iter().map(|review: &Review| review.sum(Seat::FIRST)).collect();
            let mut chance = ChaCha8Rng::seed_from_u64(1);
            let of_ten = |given: &[GivenAway], chance: &mut ChaCha8Rng| {
                let some = index::sample(chance, given.len(), TEN.min(given.len()));
                let mut sum = GivenAway::default();
                some.iter().for_each(|at| sum.join(&given[at]));
                range(&games::rules(game), sum.accuracy_interval()?)
            };
            let told: Vec<Bracket> = (0..SAMPLES).filter_map(|_| of_ten(&given, &mut chance)).collect();
            let holds = |bracket: &&Bracket| {
                bracket.above.is_none_or(|above| above <= level) && bracket.below.is_none_or(|below| level <= below)
            };
            let held = told.iter().filter(holds).count();
            let steps: usize = told.iter().map(wide).sum();
            let wide = steps as f64 / told.len().max(1) as f64;
            println!("{game}\t{level}\t{held} of {} sets of ten, {wide:.1} steps wide", told.len());
        }
    }
}

/// How many steps lie between two levels.
fn wide(bracket: &Bracket) -> usize {
    let [above, below] =
        [bracket.above.map_or(0, |level| level as usize + 1), bracket.below.map_or(6, |level| level as usize + 1)];
    below - above
}

fn play(seen: &Observation, level: Level, number: u64) -> Move {
    choose(seen, level, &mut chance_of(seen, number)).best
}
