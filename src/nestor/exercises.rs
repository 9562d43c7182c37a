//! Exercises: positions from games of strong players with one play that is clearly best, and that whoever plays for points alone does not find.
//!
//! An exercise is what one seat knows, and nothing more; it stands in `assets/exercises.txt` in the words of the line protocol, a line each. The file was
//! written by `nestor exercises`. Why the best play is best is not kept: the judge says it again whenever it is asked.

use super::judge::{Judged, Judging, Mark, Reason, why};
use super::{Level, chance_of, choose};
use crate::engine::fnv::Fnv;
use crate::engine::moves::Move;
use crate::engine::observe::Observation;
use crate::engine::protocol::{read_position, read_rules, write_position, write_rules};

/// The exercises as text.
pub const KEPT: &str = include_str!("../../assets/exercises.txt");

/// With how many moves in made-up worlds an exercise is judged: ten times as many as Nestor makes at his best.
pub const NODES: u64 = 10 * Level::Brutal.mind().nodes;

/// How much better than any other the best play must be.
pub const CLEARLY: f64 = 0.04;
/// By how many errors of that.
const ERRORS: f64 = 4.0;

/// What an exercise is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Topic {
    /// To score.
    Score,
    /// To let the next player score little.
    Defend,
    /// To leave the next player without a play.
    Stop,
    /// To count what is left of the suits, and keep what can be played.
    Count,
    /// To play on when nothing is hidden any more.
    Endgame,
    /// To mind who is close to the target.
    Target,
}

impl Topic {
    /// All of them.
    pub const ALL: [Topic; 6] = [Topic::Score, Topic::Defend, Topic::Stop, Topic::Count, Topic::Endgame, Topic::Target];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Topic::Score => "score",
            Topic::Defend => "defend",
            Topic::Stop => "stop",
            Topic::Count => "count",
            Topic::Endgame => "endgame",
            Topic::Target => "target",
        }
    }

    /// The topic of that name.
    pub fn from_name(name: &str) -> Option<Topic> {
        Topic::ALL.into_iter().find(|topic| topic.name() == name)
    }

    /// What the best play of a position is about.
    fn of(seen: &Observation, judged: &Judged) -> Option<Topic> {
        let [best, second, ..] = judged.candidates[..] else { return None };
        Some(match why(seen, &best, &second).first() {
            _ if judged.worlds == 1 => Topic::Endgame,
            Some(Reason::Wins | Reason::Guards { .. }) => Topic::Target,
            Some(Reason::Scores(..) | Reason::GoesOut) => Topic::Score,
            Some(Reason::Replies { .. }) => Topic::Defend,
            Some(Reason::Stops(..)) => Topic::Stop,
            Some(Reason::Keeps(..) | Reason::Sheds(..) | Reason::Ahead(_)) | None => Topic::Count,
        })
    }
}

/// A position to find the best play in.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise {
    /// What the player knows, the rules among it.
    pub seen: Observation,
    /// The play to be found; a twin of it is as good.
    pub best: Move,
    /// What it is about.
    pub topic: Topic,
    /// How hard it is: how many of the four weaker levels miss it, from one to four.
    pub hardness: u8,
    /// By how much of a game the second best play is worse.
    pub margin: f64,
}

impl Exercise {
    /// The exercise that a position makes, if it makes one.
    pub fn of(seen: &Observation) -> Option<Exercise> {
        // Most positions are none, and a quick look says so.
        let quick = Judging::new(seen.clone(), NODES / 40).finish();
        let rough = misses(seen, &quick, Level::Beginner)?;
        if !rough || quick.candidates.get(1).is_none_or(|second| second.loss < CLEARLY * 0.9) {
            return None;
        }
        let judged = Judging::new(seen.clone(), NODES).finish();
        let [best, second, ..] = judged.candidates[..] else { return None };
        if second.loss < CLEARLY || second.loss < ERRORS * second.error || !misses(seen, &judged, Level::Beginner)? {
            return None;
        }
        let weaker = Level::ALL.into_iter().filter(|&level| level < Level::Brutal);
        let hardness = weaker.filter(|&level| misses(seen, &judged, level) == Some(true)).count() as u8;
        let topic = Topic::of(seen, &judged)?;
        Some(Exercise { seen: seen.clone(), best: best.step, topic, hardness, margin: second.loss })
    }

    /// A number that belongs to the position, by which it can be known again.
    pub fn id(&self) -> u64 {
        let mut hash = Fnv::new();
        hash.write(write_rules(self.seen.rules()).as_bytes());
        hash.write(write_position(&self.seen.account()).as_bytes());
        hash.finish()
    }

    /// The exercise as a line of text: topic, hardness, margin, best play, rules and position, with a tab between two.
    pub fn to_line(&self) -> String {
        let Exercise { seen, best, topic, hardness, margin } = self;
        let (rules, position) = (write_rules(seen.rules()), write_position(&seen.account()));
        format!("{}\t{hardness}\t{margin:.4}\t{best}\t{rules}\t{position}", topic.name())
    }

    /// The exercise in a line, if it holds one.
    pub fn from_line(line: &str) -> Option<Exercise> {
        let mut columns = line.split('\t');
        let mut next = || columns.next();
        let topic = Topic::from_name(next()?)?;
        let hardness = next()?.parse().ok()?;
        let margin = next()?.parse().ok()?;
        let best = next()?.parse().ok()?;
        let rules = read_rules(next()?).ok()?;
        let seen = Observation::from_account(&read_position(next()?, &rules).ok()?).ok()?;
        Some(Exercise { seen, best, topic, hardness, margin })
    }
}

/// All exercises that are kept, from easy to hard.
pub fn exercises() -> Vec<Exercise> {
    KEPT.lines().filter_map(Exercise::from_line).collect()
}

/// The place in the list of the exercise of a day, counted from any day on. Until all were set, none comes again.
pub const fn of_day(day: u64, count: usize) -> Option<usize> {
    if count == 0 {
        return None;
    }
    // Steps that have no divisor in common with the number of exercises lead to each of them before they come back.
    let mut step = 37;
    while divisor(step, count as u64) != 1 {
        step += 1;
    }
    Some(((day % count as u64) * step % count as u64) as usize)
}

/// The greatest divisor that two numbers have in common.
const fn divisor(mut one: u64, mut other: u64) -> u64 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// Whether a level clearly misses the best play of a position.
pub fn misses(seen: &Observation, judged: &Judged, level: Level) -> Option<bool> {
    let step = choose(seen, level, &mut chance_of(seen, 0)).best;
    Some(judged.of(step)?.mark >= Some(Mark::Doubtful))
}
