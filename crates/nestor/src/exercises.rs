//! Exercises. They are positions from games of strong players with one clearly best play, which a
//! player who plays for points alone does not find.
//!
//! An exercise holds only what one seat knows. The exercises are in `data/exercises.txt` in the
//! words of the line protocol, one per line. `nestor exercises` wrote the file. It does not say why
//! a play is best. The judge works this out again when needed.

use super::judge::{Judged, Judging, Mark, why};
use super::thinking::by_eye;
use super::{Level, chance_of, choose};
use sight::fnv::Fnv;
use sight::protocol::{read_position, read_rules, write_position, write_rules};
use sight::{Move, Observation};

/// The exercises as text.
pub const KEPT: &str = include_str!("../data/exercises.txt");

/// The number of moves in made-up worlds to judge an exercise. It is ten times as many as Nestor
/// makes at his best.
pub const NODES: u64 = 10 * Level::Brutal.mind().nodes;

/// The lead in chance to win that the best play must have over any other.
pub const CLEARLY: f64 = 0.04;
/// The same for exercises from a player's own mistakes, which teach even where a second play is
/// nearly as good.
const OWN_CLEARLY: f64 = 0.02;
/// The same in standard errors.
const ERRORS: f64 = 4.0;

/// What an exercise is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Topic {
    /// Score points.
    Score,
    /// Let the next player score little.
    Defend,
    /// Leave the next player without a play.
    Stop,
    /// Count what is left of the suits, and keep bones that can be played.
    Count,
    /// Play the end when nothing is hidden.
    Endgame,
    /// Watch who is close to the target.
    Target,
}

named! { Topic: Score "score", Defend "defend", Stop "stop", Count "count", Endgame "endgame", Target "target" }

impl Topic {
    /// What a judged position is about: the first reason why its best play is better than what tempts.
    pub fn of(seen: &Observation, judged: &Judged) -> Option<Topic> {
        let best = judged.candidates.first()?;
        let tempting = judged.tempting(best.step, None)?;
        if judged.worlds == 1 {
            return Some(Topic::Endgame);
        }
        Some(why(seen, best, tempting).first().map_or(Topic::Count, |reason| reason.topic()))
    }
}

/// A position to find the best play in.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise {
    /// What the player knows, including the rules.
    pub seen: Observation,
    /// The play to find. A twin of it is equally good.
    pub best: Move,
    /// What it is about.
    pub topic: Topic,
    /// How hard it is thought to be before anybody has tried, from one to four. It is one more for
    /// each player that misses it: one who plays for points, one who plays by eye, and one who
    /// looks ahead a little.
    pub hardness: u8,
    /// How much worse the second best play is, in chance to win.
    pub margin: f64,
}

impl Exercise {
    /// Returns the exercise that a position makes, if any.
    pub fn of(seen: &Observation) -> Option<Exercise> {
        // Most positions are not exercises, and a quick judgement is enough to reject them.
        let quick = Judging::new(seen.clone(), NODES / 40).finish();
        if !misses(seen, &quick, for_points) || quick.candidates.get(1).is_none_or(|second| second.loss < CLEARLY * 0.9)
        {
            return None;
        }
        let judged = Judging::new(seen.clone(), NODES).finish();
        Exercise::if_sure(seen, &judged, CLEARLY).filter(|_| misses(seen, &judged, for_points))
    }

    /// Returns the exercise that a play of a player makes, if it was a mistake and a longer look is
    /// sure of the best play.
    pub fn of_mistake(seen: &Observation, judged: &Judged, step: Move) -> Option<Exercise> {
        let is_mistake = |judged: &Judged| judged.of(step).is_some_and(|found| found.mark >= Some(Mark::Bad));
        if !is_mistake(judged) || judged.candidates.get(1).is_none_or(|second| second.loss < OWN_CLEARLY * 0.9) {
            return None;
        }
        let longer = Judging::new(seen.clone(), NODES).finish();
        Exercise::if_sure(seen, &longer, OWN_CLEARLY).filter(|_| is_mistake(&longer))
    }

    /// The exercise of a judged position, if no other play comes as close to the best one as this.
    fn if_sure(seen: &Observation, judged: &Judged, margin: f64) -> Option<Exercise> {
        let [best, second, ..] = judged.candidates[..] else { return None };
        if second.loss < margin || second.loss < ERRORS * second.error {
            return None;
        }
        let hardness = hardness(seen, judged);
        let topic = Topic::of(seen, judged)?;
        Some(Exercise { seen: seen.clone(), best: best.step, topic, hardness, margin: second.loss })
    }

    /// A number that identifies the position.
    pub fn id(&self) -> u64 {
        let text = write_rules(self.seen.rules()) + &write_position(&self.seen.account());
        Fnv::of(text.as_bytes())
    }

    /// Writes the exercise as a line of text: topic, hardness, margin, best play, rules and
    /// position, separated by tabs.
    pub fn to_line(&self) -> String {
        let Exercise { seen, best, topic, hardness, margin } = self;
        let (rules, position) = (write_rules(seen.rules()), write_position(&seen.account()));
        format!("{}\t{hardness}\t{margin:.4}\t{best}\t{rules}\t{position}", topic.name())
    }

    /// Reads the exercise in a line, if there is one.
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

/// All exercises in the file, from easy to hard.
pub fn exercises() -> Vec<Exercise> {
    KEPT.lines().filter_map(Exercise::from_line).collect()
}

/// Returns the index of the exercise of a day. The days may be counted from any day. No exercise is
/// repeated until all have been used.
pub const fn of_day(day: u64, count: usize) -> Option<usize> {
    if count == 0 {
        return None;
    }
    // A step that has no common divisor with the number of exercises visits all of them before it
    // repeats.
    let mut step = 37;
    while divisor(step, count as u64) != 1 {
        step += 1;
    }
    Some(((day % count as u64) * step % count as u64) as usize)
}

const fn divisor(mut one: u64, mut other: u64) -> u64 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

fn hardness(seen: &Observation, judged: &Judged) -> u8 {
    let by_eye = |seen: &Observation| by_eye(seen, 0.0, &mut chance_of(seen, 0)).best;
    let ahead = |seen: &Observation| choose(seen, Level::Tough, &mut chance_of(seen, 0)).best;
    let missed = [misses(seen, judged, for_points), misses(seen, judged, by_eye), misses(seen, judged, ahead)];
    1 + missed.into_iter().filter(|is_so| *is_so).count() as u8
}

/// The play that scores most, and of several the one with the heaviest bone.
pub fn for_points(seen: &Observation) -> Move {
    let worth = |step: &Move| match step {
        Move::Play(bone, _) => (seen.counted_points_of(*step), bone.weight()),
        _ => (0, 0),
    };
    seen.legal().iter().max_by_key(worth).unwrap_or(Move::Pass)
}

/// Whether a player clearly misses the best play of a position.
pub fn misses(seen: &Observation, judged: &Judged, player: impl Fn(&Observation) -> Move) -> bool {
    judged.of(player(seen)).is_some_and(|found| found.mark >= Some(Mark::Doubtful))
}
