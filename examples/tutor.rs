//! Measures how long the tutor takes for a position. It judges every decision of whole games at every table, at the tutor's own depth.
//!
//! ```sh
//! cargo run --release --example tutor -- 2
//! ```
//!
//! The argument is the number of games at each table. A player who plays at once waits for the full time, and one who thinks first waits for less, because the
//! tutor begins with the turn. The time on the clock depends on what else the machine is doing. On Linux the processor time of the thread is printed beside it.

use electrum_dominoes::arena::play_game;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::nestor::judge::{Judging, NODES};
use electrum_dominoes::nestor::{Level, chance_of, choose};
use std::time::{Duration, Instant};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|number| number.parse().ok()).unwrap_or(1);
    let mut all = Times::default();
    for preset in Preset::ALL {
        for rules in preset.players().filter_map(|players| preset.rules(players)) {
            let mut times = Times::default();
            for number in 0..games {
                let play = |seen: &Observation| choose(seen, Level::NotSoEasy, &mut chance_of(seen, number)).best;
                let record = play_game(rules, number << 16, play).expect("named rules can be played");
                let decisions = record.decisions().expect("a played game replays");
                for decision in decisions {
                    times.judge(decision.seen);
                }
            }
            times.tell(&format!("{preset} {}", rules.seats()));
            all.0.append(&mut times.0);
        }
    }
    all.tell("all");
}

/// The times that judgements took, on the clock and on a processor.
#[derive(Default)]
struct Times(Vec<(Duration, Duration)>);

impl Times {
    fn judge(&mut self, seen: Observation) {
        let (clock, processor) = (Instant::now(), on_processor());
        let judged = Judging::new(seen, NODES).finish();
        assert!(!judged.candidates.is_empty());
        self.0.push((clock.elapsed(), on_processor().saturating_sub(processor)));
    }

    fn tell(&mut self, name: &str) {
        let told = [|times: &(Duration, Duration)| times.0, |times: &(Duration, Duration)| times.1].map(|which| {
            let mut times: Vec<Duration> = self.0.iter().map(which).collect();
            times.sort();
            let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
            format!("{:6.1} {:6.1} {:6.1}", at(0.5), at(0.99), at(1.0))
        });
        println!(
            "{name:20} {:6} decisions  clock {}  processor {} ms (half, 99 in 100, all)",
            self.0.len(),
            told[0],
            told[1]
        );
    }
}

/// How much processor time this thread has had, if the system reports it.
fn on_processor() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanos = told.split_whitespace().next().and_then(|first| first.parse().ok());
    Duration::from_nanos(nanos.unwrap_or_default())
}
