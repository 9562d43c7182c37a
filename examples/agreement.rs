//! Finds out how often a look at ten times the moves agrees with the answer of an exercise that a player's own mistake has become.
//!
//! `cargo run --release --example agreement --no-default-features --features console [GAMES] [NAME...]`
//!
//! Beginner and Easy make the mistakes, against themselves. Names of games select what is tried.

mod games;

use electrum_dominoes::engine::{Move, Observation, Preset};
use electrum_dominoes::nestor::exercises::{Exercise, NODES};
use electrum_dominoes::nestor::judge::{Judged, Judging};
use electrum_dominoes::nestor::{Level, chance_of, choose};
use std::env::args;

/// Where the numbers of these games begin, far from those that the levels were measured in.
const FIRST: u64 = 1 << 42;
/// How much further the second look goes.
const FURTHER: u64 = 10;

/// The exercises of some games.
#[derive(Clone, Copy, Default)]
struct Answers {
    exercises: u32,
    agreed: u32,
}

impl Answers {
    fn add(&mut self, seen: &Observation, judged: &Judged, step: Move) {
        let Some(exercise) = Exercise::of_mistake(seen, judged, step) else { return };
        let longer = Judging::new(seen.clone(), FURTHER * NODES).finish();
        self.exercises += 1;
        // A twin of the best play is known as the first of them.
        let is_best = longer.of(exercise.best).is_some_and(|found| found.played.step == longer.candidates[0].step);
        self.agreed += u32::from(is_best);
        if !is_best {
            println!("{}", exercise.to_line());
        }
    }
}

fn main() {
    let count = args().skip(1).find_map(|number| number.parse().ok()).unwrap_or(20);
    let names: Vec<String> = args().skip(1).filter(|name| name.parse::<u64>().is_err()).collect();
    let mut all = Answers::default();
    let is_wanted = |game: &Preset| names.is_empty() || names.iter().any(|name| name == game.name());
    for game in Preset::ALL.into_iter().filter(is_wanted) {
        for level in [Level::Beginner, Level::Easy] {
            let play = |seen: &Observation, number: u64| choose(seen, level, &mut chance_of(seen, number)).best;
            let answers: Vec<Answers> = games::judged(games::rules(game), FIRST..FIRST + count, play, Answers::add);
            let [exercises, agreed] = [|one: &Answers| one.exercises, |one: &Answers| one.agreed]
                .map(|part| answers.iter().map(part).sum::<u32>());
            println!("{game} {level}: {agreed} of {exercises}");
            all = Answers { exercises: all.exercises + exercises, agreed: all.agreed + agreed };
        }
    }
    println!("all: {} of {}", all.agreed, all.exercises);
}
