//! Why one move is better than another, as reasons with numbers. The caller puts them into words.
//!
//! Every reason is a [fact](super::Facts) about the two moves. Each has an approximate value in
//! points, and the most valuable ones are given. If no fact favours the better move, the reason
//! lies further ahead.

use super::Weighed;
use crate::engine::Observation;
use crate::nestor::value;
use arrayvec::ArrayVec;

/// A reason why a move is better than another. Of two numbers, the first is for the better move and
/// the second for the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reason {
    /// It wins the game at once.
    Wins,
    /// It ends the hand.
    GoesOut,
    /// It scores this many points, instead of that many.
    Scores(u8, u8),
    /// The next player is close to the target. The numbers are his chances to score.
    Guards {
        /// The points that he still needs.
        need: u16,
        /// His chance to score.
        likely: [f64; 2],
    },
    /// The next player may score. The numbers are his chances to score, and his average score if he
    /// can.
    Replies {
        /// His chance to score.
        likely: [f64; 2],
        /// His average score, if he can score.
        points: [f64; 2],
    },
    /// The chance that the next player has nothing to play.
    Stops(f64, f64),
    /// The number of the player's own bones that fit the table then.
    Keeps(u8, u8),
    /// The number of pips that the player gets rid of.
    Sheds(u8, u8),
    /// The advantage is not visible at once. This is the gain in chance to win.
    Ahead(f64),
}

/// The cost of a turn without a play, in points.
const TURN: f64 = 6.0;

/// The value of a bone that can be played next time.
const FOLLOWER: f64 = 1.5;

/// The value of getting rid of a pip, if points are scored during play, and if only the end of a
/// hand gives points.
const PIP: f64 = 0.15;
const LAST_PIP: f64 = 0.5;

/// The least value of a reason.
const LEAST: f64 = 0.75;

/// The distance from the target within which a player is close to it.
const CLOSE: f64 = 25.0;

/// Returns one or two reasons why a move is better than another in the same position, the most
/// valuable first.
pub fn why(observation: &Observation, better: &Weighed, other: &Weighed) -> ArrayVec<Reason, 2> {
    let mut reasons = reasons(observation, better, other);
    reasons.retain(|&(worth, _)| worth >= LEAST);
    reasons.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut found: ArrayVec<Reason, 2> = reasons.into_iter().map(|(_, reason)| reason).take(2).collect();
    if found.is_empty() {
        found.push(Reason::Ahead((better.win - other.win).max(0.0)));
    }
    found
}

/// All possible reasons with their approximate values in points.
fn reasons(observation: &Observation, better: &Weighed, other: &Weighed) -> Vec<(f64, Reason)> {
    let rules = observation.rules();
    let (one, two) = (&better.facts, &other.facts);
    let score = i32::from(observation.score(rules.side(observation.seat())));
    let wins = |points: u8| points > 0 && !rules.single_hand && score + i32::from(points) >= i32::from(rules.target);
    // Once the target is reached, nothing else matters, unless another side is already there.
    if wins(one.points) && !wins(two.points) && better.win > 1.0 - 1e-9 {
        return vec![(f64::MAX, Reason::Wins)];
    }
    let mut reasons = Vec::new();
    if one.goes_out && !two.goes_out {
        reasons.push((2.0 * TURN, Reason::GoesOut));
    }
    let size = f64::from(value::size_of_point(rules));
    reasons.push((size * (f64::from(one.points) - f64::from(two.points)), Reason::Scores(one.points, two.points)));
    if let (Some(next), Some(instead)) = (one.next, two.next) {
        let likely = [next.scores, instead.scores];
        let points = [next.points, instead.points];
        let fewer = size * (likely[1] * points[1] - likely[0] * points[0]);
        let need = i32::from(rules.target) - i32::from(observation.score(rules.side(next.seat)));
        let close = u16::try_from(need).ok().filter(|&need| size * f64::from(need) <= CLOSE && !rules.single_hand);
        let reason = match close {
            Some(need) => Reason::Guards { need, likely },
            None => Reason::Replies { likely, points },
        };
        // A move that lets him score more often is no guard, even if he scores less in total.
        let is_so = close.is_none() || likely[0] < likely[1];
        reasons.push((if is_so { fewer } else { 0.0 }, reason));
        reasons.push(((next.stuck - instead.stuck) * TURN, Reason::Stops(next.stuck, instead.stuck)));
    }
    let followers = f64::from(one.followers) - f64::from(two.followers);
    reasons.push((followers * FOLLOWER, Reason::Keeps(one.followers, two.followers)));
    let pip = if rules.scores_in_play() { PIP } else { LAST_PIP };
    reasons.push(((f64::from(one.pips) - f64::from(two.pips)) * pip, Reason::Sheds(one.pips, two.pips)));
    reasons
}
