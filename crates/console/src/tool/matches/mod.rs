//! `nestor match`: two players against each other over many deals, each deal played once in every
//! seating.

mod contestant;
mod intake;
mod jobs;
#[cfg(target_os = "linux")]
mod orphans;
mod program;
mod progress;
mod report;

use crate::bot;
use crate::engine::{Rules, options};
use crate::lab::{Aim, Bout, Length, Results, Stopper};
use crate::record::fresh_number;
use crate::tool::records::replay::{read, wrong};
use crate::tool::{at_once, failure::Failure, rules_args::RulesArguments};
use contestant::Name;
use intake::Intake;
use jobs::Match;
use progress::Progress;
use std::{io::Write, path::PathBuf, time::Duration};

const FORMAT: &str = "\
Players are beginner, easy, not-so-easy, tough and brutal; random, two-plays and
monte-carlo:N; cheat:N, who sees all bones; or cmd:PROGRAM ARGS, a bot of your
own that speaks the protocol of `nestor bot`.

Every deal is played once in every seating. At a table of two, A takes seat 0
once and seat 1 once. Partners sit once on seats 0 and 2 and once on 1 and 3.
With three seats, or four that play alone, A takes each seat in turn and B all
the others. The number of games is rounded up to whole deals.

Standard output is the same for the same seed, for any number of jobs:

  won       games won by A, including half of those that no one won, with a 95%
            interval (Wilson's, with the games of a deal as one sample)
  no luck   with --without-luck: the same games without the luck of their deals
            and draws, computed from the true bones after each game. It answers
            the same question, since luck is zero on average, usually with a
            narrower interval. The share of luck that is taken away is fitted,
            since the stronger player wins some games in spite of it. After it
            comes what is left of the variance of a game, and of a deal in all
            seatings, which already balance some of the luck
  points    points per hand that A gained on B, or on the mean of the other
            seats, with a 95% interval (from the deals)
  played    games, hands and deals, and the decisions of each player; a move
            that is the only legal one is made without asking
  forfeits  games lost by an illegal answer, one that came too late, or none,
            and the first reasons
  verdict   with --until and --sprt: why the match stopped, or that it did not
            come to a verdict

A match with --until or --sprt looks at its deals one by one, in order, and
stops as soon as it knows enough. At most 5 of 100 such matches are wrong: the
true share of A lies outside of the interval, or is the other one of the two. A
share between the two of --sprt may get either verdict.

With --records, each game is a file, `deal-000001-seating-1.domino` and so on,
that `nestor replay` reads. In seating 1, A sits on seat 0, and with partners on
seats 0 and 2. In seating 2, A sits on seat 1, and so on. A forfeited game ends
with the last move before the forfeit.

Standard error gets a line on progress if it is a terminal, a note if a bot
cannot be started for every job, and at the end the milliseconds per decision of
each player: the median, the 99th percentile and the worst.

A bot of your own is started once for each job, and again after a game that it
has forfeited. If it cannot be started again, it forfeits the games that no
other job can play. Every program it has started ends with it, and on Linux with
the match at the latest, whatever the program has done to stay.

Exit code 1 if a bot cannot be started at all, 2 for wrong usage, 130 if the
match is stopped from the console.";

#[derive(clap::Args)]
#[command(after_long_help = FORMAT)]
pub(crate) struct Arguments {
    /// The player whose games are counted.
    #[arg(value_name = "A")]
    a: Name,
    /// The player that it plays against.
    #[arg(value_name = "B")]
    b: Name,
    #[command(flatten)]
    rules: RulesArguments,
    /// How many games to play, at most a million. By default 100, or as many as --until or --sprt
    /// need.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=MOST_GAMES))]
    games: Option<u32>,
    /// Play this many single hands instead of games, at most a million.
    #[arg(long, value_name = "N", conflicts_with = "games", value_parser = clap::value_parser!(u32).range(1..=MOST_GAMES))]
    hands: Option<u32>,
    /// Stop once the 95% interval of A's share reaches at most this far to each side, such as 2%.
    #[arg(long, value_name = "WIDTH", conflicts_with = "sprt", value_parser = width)]
    until: Option<Aim>,
    /// Stop once it is clear which of two shares is A's, such as 50%,55%.
    #[arg(long, value_name = "SMALLER,LARGER", value_parser = two_shares)]
    sprt: Option<Aim>,
    /// Write the record of every game into this folder. It is made if it is missing.
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    /// The seed of all deals and all chance. Random by default.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Read the seed from this file, or from standard input if it is a dash, so that no bot can
    /// read it from the command line.
    #[arg(long, value_name = "FILE", conflicts_with = "seed")]
    seed_file: Option<PathBuf>,
    /// Also print the games won without the luck of deals and draws.
    #[arg(long, conflicts_with = "hands")]
    without_luck: bool,
    /// The points that win a game.
    #[arg(long, value_name = "N")]
    target: Option<u16>,
    /// How many deals to play at once, at most 256. By default, one for each core.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=at_once::MOST_JOBS))]
    jobs: Option<u16>,
    /// How many seconds a bot of your own has for its greeting and for each answer, at most a day.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    timeout: Duration,
}

/// The most games of a match. The result of each is kept until all are played.
const MOST_GAMES: i64 = 1_000_000;

const GAMES: u32 = 100;

/// The most seconds that a bot may have: a day.
const MOST_SECONDS: f64 = 86_400.0;

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds: &f64| *seconds > 0.0 && *seconds <= MOST_SECONDS);
    let duration = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    duration.ok_or_else(|| format!("a number of seconds is needed, above 0 and at most {MOST_SECONDS}"))
}

fn share(text: &str) -> Option<f64> {
    let share = text.trim().trim_end_matches('%').parse::<f64>().ok()? / 100.0;
    (share > 0.0 && share < 1.0).then_some(share)
}

fn width(text: &str) -> Result<Aim, String> {
    let width = share(text.trim_start_matches('±')).filter(|width| (0.001..0.5).contains(width));
    width.map(Aim::Within).ok_or_else(|| "a width of at least 0.1% and below 50% is needed, such as 2%".to_owned())
}

fn two_shares(text: &str) -> Result<Aim, String> {
    let shares = text.split_once(',').and_then(|(smaller, larger)| Some((share(smaller)?, share(larger)?)));
    let shares = shares.filter(|(smaller, larger)| larger - smaller > 0.001);
    let wrong = "two shares are needed, the smaller one first and more than 0.1% apart, such as 50%,55%";
    shares.map(|(smaller, larger)| Aim::Between(smaller, larger)).ok_or_else(|| wrong.to_owned())
}

impl Arguments {
    /// What the match is played for, if not just for its number of games.
    fn aim(&self) -> Option<Aim> {
        self.until.or(self.sprt)
    }

    /// How much is played with a deal, and how many games at most.
    fn length(&self) -> (Length, u32) {
        let most = || if self.aim().is_some() { MOST_GAMES as u32 } else { GAMES };
        match self.hands {
            Some(hands) => (Length::Hand, hands),
            None => (Length::Game, self.games.unwrap_or_else(most)),
        }
    }

    fn rules(&self) -> Result<Rules, Failure> {
        let mut rules = self.rules.rules()?;
        if let Some(target) = self.target {
            options::set(&mut rules, "target", &target.to_string()).map_err(Failure::usage)?;
            rules.check().map_err(Failure::usage)?;
        }
        Ok(rules)
    }

    fn seed(&self) -> Result<u64, Failure> {
        let Some(file) = &self.seed_file else { return Ok(self.seed.unwrap_or_else(fresh_number)) };
        let bytes = read(file).map_err(|why| wrong(file, why))?;
        let text = String::from_utf8_lossy(&bytes);
        text.trim().parse().map_err(|_| wrong(file, "a seed is a whole number below 2^64"))
    }
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let rules = arguments.rules()?;
    let seed = arguments.seed()?;
    let (length, games) = arguments.length();
    let mut bout = Bout::new(rules, length, seed).map_err(Failure::usage)?;
    bout.tells_luck = arguments.without_luck;
    bout.keeps_records = arguments.records.is_some();
    if let Some(folder) = &arguments.records {
        std::fs::create_dir_all(folder).map_err(|why| wrong(folder, why))?;
    }
    let names = [&arguments.a, &arguments.b];
    if names.iter().any(|name| matches!(name, Name::Program(_))) {
        #[cfg(target_os = "linux")]
        orphans::adopt();
        bot::prepare(end_what_left);
    }
    let deals = (games as usize).div_ceil(bout.seatings());
    let jobs = arguments.jobs.map_or_else(at_once::cores, usize::from);
    let matched = Match { bout: &bout, names, patience: arguments.timeout, deals, jobs };
    let watch = arguments.aim().map(|aim| Stopper::new(aim, bout.seatings()));
    let progress = Progress::new(arguments.aim().is_none().then(|| deals * bout.seatings()));
    let played = matched.play(Intake::new(progress, watch, arguments.records.clone()));
    end_what_left();
    let (played, timings) = played?;
    report::print(&bout, names, &arguments.rules.preset, &Results::of(&played.samples), out)?;
    if let Some(aim) = arguments.aim() {
        report::verdict(aim, played.verdict, out)?;
    }
    out.flush()?;
    report::timings(names, timings);
    Ok(())
}

/// Ends programs that have left their group, once the bots have ended. Only Linux can tell which
/// these are.
fn end_what_left() {
    #[cfg(target_os = "linux")]
    orphans::end();
}
