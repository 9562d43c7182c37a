//! How long the tutor takes to look at a position: every decision of whole games at every table, judged as closely as he judges.
//!
//! ```sh
//! cargo run --release --example tutor -- 2
//! ```
//!
//! The number is that of games at each table. Whoever plays at once waits for all of it; whoever thinks first waits for less, since the tutor begins with the
//! turn. Time on the clock depends on what else the machine does; on Linux the time that the thread had a processor stands beside it.

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
                let decisions = record.decisions().expect("what was played can be played again");
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

/// How long judgements took: on the clock, and on a processor.
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

/// For how long this thread has had a processor, where the system tells.
fn on_processor() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanos = told.split_whitespace().next().and_then(|first| first.parse().ok());
    Duration::from_nanos(nanos.unwrap_or_default())
}
