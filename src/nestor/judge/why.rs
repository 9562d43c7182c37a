//! Why one move is better than another, as reasons with their numbers; whoever shows them finds the words.
//!
//! Every reason is a [fact](super::Facts) about the two moves, and true as it stands. Which of them are given is decided by about how many points each
//! is worth; where no fact speaks for the better move, the reason is what lies further ahead.

use super::Weighed;
use crate::engine::observe::Observation;
use arrayvec::ArrayVec;

/// A reason why a move is better than another. Where there are two numbers, the first is of the better move, the second of the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reason {
    /// It wins the game at once.
    Wins,
    /// It ends the hand.
    GoesOut,
    /// It scores this much, instead of that.
    Scores(u8, u8),
    /// The next player is close to the target: so likely can he score as much as he needs, instead of so likely.
    Guards {
        /// The points that he still needs.
        need: u16,
        /// How likely he can score.
        likely: [f64; 2],
    },
    /// The next player can score: so likely, and so much on average if he can.
    Replies {
        /// How likely.
        likely: [f64; 2],
        /// How much.
        points: [f64; 2],
    },
    /// The next player has nothing to play: so likely, instead of so likely.
    Stops(f64, f64),
    /// So many of one's own bones fit the table then, instead of so many.
    Keeps(u8, u8),
    /// One is rid of so many pips, instead of so many.
    Sheds(u8, u8),
    /// Nothing that shows at once: so many hundredths of a game come of how play goes on.
    Ahead(f64),
}

/// What a turn without a play costs, in points.
const TURN: f64 = 6.0;

/// What a bone is worth that can be played next time.
const FOLLOWER: f64 = 1.5;

/// What a pip is worth that one is rid of, where points are made all the time, and where only the end of a hand gives some.
const PIP: f64 = 0.15;
const LAST_PIP: f64 = 0.5;

/// A reason that is worth less than this is none.
const LEAST: f64 = 0.75;

/// Within so many points of the target a player is close to it.
const CLOSE: u16 = 25;

/// At most two reasons why a move is better than another of the same position, the weightiest first.
pub fn why(observation: &Observation, better: &Weighed, other: &Weighed) -> ArrayVec<Reason, 2> {
    let mut reasons = reasons(observation, better, other);
    reasons.retain(|&(worth, _)| worth >= LEAST);
    reasons.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut found: ArrayVec<Reason, 2> = reasons.into_iter().map(|(_, reason)| reason).take(2).collect();
    if found.is_empty() {
        found.push(Reason::Ahead(other.win_loss_against(better)));
    }
    found
}

/// Every reason there is, and about how many points it is worth.
fn reasons(observation: &Observation, better: &Weighed, other: &Weighed) -> Vec<(f64, Reason)> {
    let rules = observation.rules();
    let (one, two) = (&better.facts, &other.facts);
    let score = i32::from(observation.score(rules.side(observation.seat())));
    let wins = |points: u8| points > 0 && !rules.single_hand && score + i32::from(points) >= i32::from(rules.target);
    // With the target reached nothing else matters, unless another side is there already.
    if wins(one.points) && !wins(two.points) && better.win > 1.0 - 1e-9 {
        return vec![(f64::MAX, Reason::Wins)];
    }
    let mut reasons = Vec::new();
    if one.goes_out && !two.goes_out {
        reasons.push((2.0 * TURN, Reason::GoesOut));
    }
    reasons.push((f64::from(one.points) - f64::from(two.points), Reason::Scores(one.points, two.points)));
    if let (Some(next), Some(instead)) = (one.next, two.next) {
        let likely = [next.scores, instead.scores];
        let points = [next.points, instead.points];
        let fewer = likely[1] * points[1] - likely[0] * points[0];
        let need = i32::from(rules.target) - i32::from(observation.score(rules.side(next.seat)));
        let close = u16::try_from(need).ok().filter(|&need| need <= CLOSE && !rules.single_hand);
        let reason = match close {
            Some(need) => Reason::Guards { need, likely },
            None => Reason::Replies { likely, points },
        };
        // What lets him score more often is no guard, however little it comes to.
        let is_so = close.is_none() || likely[0] < likely[1];
        reasons.push((if is_so { fewer } else { 0.0 }, reason));
        reasons.push(((next.stuck - instead.stuck) * TURN, Reason::Stops(next.stuck, instead.stuck)));
    }
    let followers = f64::from(one.followers) - f64::from(two.followers);
    reasons.push((followers * FOLLOWER, Reason::Keeps(one.followers, two.followers)));
    let pip = if rules.fives || rules.threes { PIP } else { LAST_PIP };
    reasons.push(((f64::from(one.pips) - f64::from(two.pips)) * pip, Reason::Sheds(one.pips, two.pips)));
    reasons
}

impl Weighed {
    /// By how much the other move is better.
    fn win_loss_against(&self, better: &Weighed) -> f64 {
        (better.win - self.win).max(0.0)
    }
}
