//! `nestor match`: two players against each other over many deals, each deal played once in every seating.

mod outside;
mod player;
mod progress;
mod report;
mod statistics;
mod table;

use crate::failure::Failure;
use crate::rules_args::RulesArguments;
use electrum_dominoes::engine::options;
use electrum_dominoes::engine::rules::Rules;
use electrum_dominoes::session::fresh_number;
use player::Kind;
use progress::Progress;
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use table::{Length, Sample, Table, Timings};

/// What the output means, for those who read it with a program.
const FORMAT: &str = "\
Players are beginner, easy, not-so-easy, tough and brutal; random, two-plays and monte-carlo:N; or cmd:PROGRAM ARGS, a bot of your own that speaks the
protocol of `nestor bot`.

Every deal is played once in every seating: at a table of two with A first and with B first, with partners with A on seats 0 and 2 and on 1 and 3; with
three seats, or four that play alone, A takes each seat in turn and B all the others. The number of games is rounded up to whole deals.

Standard output is the same for the same seed, whatever the number of jobs:

  won         games won by A, half of those that nobody won among them, with a 95% interval (Wilson's, with the games of a deal as one sample)
  points      points a hand by which A gained on B, or on the mean of the other seats, with a 95% interval (from the deals)
  played      games, hands and deals, and the decisions of each player; a move that is the only legal one is made without asking
  forfeits    games lost by an illegal answer, one that came too late, or none, and the first reasons

Standard error gets a line on progress if it is a terminal, and at the end the milliseconds a decision of each player: the median, the 99th percentile
and the worst.

Exit code 1 if a bot cannot be started, 2 for wrong usage.";

#[derive(clap::Args)]
#[command(after_long_help = FORMAT)]
pub(crate) struct Arguments {
    /// The player whose games are counted.
    #[arg(value_name = "A")]
    a: Kind,
    /// The player that it plays against.
    #[arg(value_name = "B")]
    b: Kind,
    #[command(flatten)]
    rules: RulesArguments,
    /// How many games to play.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Play so many single hands instead of games.
    #[arg(long, value_name = "N", conflicts_with = "games", value_parser = clap::value_parser!(u32).range(1..))]
    hands: Option<u32>,
    /// The number that all deals and all chance come from. By default one that chance chooses.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The points that win a game.
    #[arg(long, value_name = "N")]
    target: Option<u16>,
    /// How many games to play at once. By default as many as the machine has cores.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// How many seconds a bot of your own has for its greeting and for each answer.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    timeout: Duration,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|&seconds: &f64| seconds > 0.0);
    let duration = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    duration.ok_or_else(|| "a number of seconds above 0 is needed".to_owned())
}

impl Arguments {
    fn rules(&self) -> Result<Rules, Failure> {
        let mut rules = self.rules.rules()?;
        if let Some(target) = self.target {
            options::set(&mut rules, "target", &target.to_string()).map_err(Failure::usage)?;
            rules.check().map_err(Failure::usage)?;
        }
        Ok(rules)
    }

    fn jobs(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.jobs.map_or_else(cores, usize::from)
    }
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let rules = arguments.rules()?;
    let seed = arguments.seed.unwrap_or_else(fresh_number);
    let (length, games) = match arguments.hands {
        Some(hands) => (Length::Hand, hands),
        None => (Length::Game, arguments.games),
    };
    let table = Table::new(rules, length, seed);
    let deals = (games as usize).div_ceil(table.seatings());
    let kinds = [&arguments.a, &arguments.b];
    let progress = Mutex::new(Progress::new(deals * table.seatings()));
    let (samples, timings) = play_all(&table, kinds, deals, arguments, &progress)?;
    drop(progress);
    report::results(&table, kinds, &arguments.rules.preset, &samples, out)?;
    out.flush()?;
    report::timings(kinds, timings);
    Ok(())
}

/// Plays every deal, and gives back the samples in the order of the deals, whoever played them.
fn play_all(
    table: &Table,
    kinds: [&Kind; 2],
    deals: usize,
    arguments: &Arguments,
    progress: &Mutex<Progress>,
) -> Result<(Vec<Sample>, [Timings; 2]), Failure> {
    let next = AtomicUsize::new(0);
    let sit_down = |kind: &Kind| kind.sit_down(table.rules(), arguments.timeout);
    let job = || -> Result<_, Failure> {
        let mut players = [sit_down(kinds[0])?, sit_down(kinds[1])?];
        let mut timings = [Timings::default(), Timings::default()];
        let mut samples = Vec::new();
        loop {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= deals {
                return Ok((samples, timings));
            }
            let sample = table.play_deal(deal as u64, &mut players, &mut timings)?;
            if let Ok(mut progress) = progress.lock() {
                progress.add(&sample);
            }
            samples.push((deal, sample));
        }
    };
    let done = std::thread::scope(|scope| {
        let jobs: Vec<_> = (0..arguments.jobs().min(deals)).map(|_| scope.spawn(job)).collect();
        let join = |job: std::thread::ScopedJoinHandle<'_, _>| {
            job.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        jobs.into_iter().map(join).collect::<Result<Vec<_>, Failure>>()
    })?;
    let mut samples = Vec::new();
    let mut timings = [Timings::default(), Timings::default()];
    for (played, [a, b]) in done {
        samples.extend(played);
        timings[0].extend(a);
        timings[1].extend(b);
    }
    samples.sort_by_key(|&(deal, _)| deal);
    Ok((samples.into_iter().map(|(_, sample)| sample).collect(), timings))
}
