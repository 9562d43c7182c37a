//! What the scores were before they changed last, for displays that show a score on its way.

use crate::engine::observe::Observation;

/// How long a score is on its way, in seconds.
const LEAP: f64 = 0.28;

/// The course of one side's score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// The score now.
    pub now: i32,
    /// The score before it changed last.
    pub before: i32,
    /// The score before that.
    pub earlier: i32,
}

/// The scores of a game as they came about, side by side.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Pegs {
    game: u64,
    sides: Vec<Course>,
    changed: f64,
}

impl Pegs {
    /// Takes in the scores as they stand. Those of another game begin anew.
    pub fn follow(&mut self, game: u64, seen: &Observation, now: f64) {
        let scores: Vec<i32> = seen.rules().all_sides().map(|side| seen.score(side).into()).collect();
        if (self.game, self.sides.len()) != (game, scores.len()) {
            let resting = |&score| Course { now: score, before: 0, earlier: 0 };
            *self = Pegs { game, sides: scores.iter().map(resting).collect(), changed: f64::MIN };
            return;
        }
        for (side, score) in self.sides.iter_mut().zip(scores) {
            if side.now != score {
                *side = Course { now: score, before: side.now, earlier: side.before };
                self.changed = now;
            }
        }
    }

    /// The course of each side's score.
    pub fn sides(&self) -> &[Course] {
        &self.sides
    }

    /// How much of the last change is seen by now, 0 to 1.
    pub fn shown(&self, now: f64) -> f32 {
        (((now - self.changed) / LEAP) as f32).clamp(0.0, 1.0)
    }

    /// Everything is where it belongs.
    pub fn end(&mut self) {
        self.changed = f64::MIN;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::rules::Preset;
    use crate::session::Session;

    fn seen() -> Observation {
        let session = Session::new(Preset::AllFives.rules(2).expect("a game for two")).expect("rules to play by");
        session.observe(crate::engine::bone::Seat::FIRST)
    }

    #[test]
    fn a_score_leaps_from_where_it_was_and_rests() {
        let mut pegs = Pegs::default();
        pegs.follow(1, &seen(), 5.0);
        assert!((pegs.shown(5.0) - 1.0).abs() < f32::EPSILON, "a game that begins shows no leap");
        pegs.sides[0].now = 10;
        pegs.follow(1, &seen(), 6.0);
        assert_eq!(pegs.sides()[0], Course { now: 0, before: 10, earlier: 0 });
        assert!(pegs.shown(6.0) < 0.01 && (pegs.shown(6.3) - 1.0).abs() < f32::EPSILON);
        pegs.follow(2, &seen(), 7.0);
        assert_eq!(pegs.sides()[0], Course::default());
    }
}
