//! What a finished hand is worth, who won, and which points count.

use crate::engine::bone::{Bones, BySeat, SEATS, Seat, Side};
use crate::engine::event::{Award, AwardReason, Bonus, HandEnd, Left};
use crate::engine::rules::{BlockWhat, BlockWho, Rules, Settle};
use arrayvec::ArrayVec;
use std::cmp::Reverse;
use std::ops::RangeInclusive;

/// At most one award for each side.
type Awards = ArrayVec<Award, 4>;

/// The lowest and the highest score that a side can have. Only a game that hardly ever ends comes near them. The difference of two scores fits into an `i16`.
pub(in crate::engine) const SCORES: RangeInclusive<i16> = -9_999..=9_999;

/// Returns a side's score after these points, if they count. They do not count if they would take the score past an exact target (R24), unless the side is
/// already there and tied with another (R20). They also do not count beyond the limits of a score.
pub(in crate::engine) fn with_points(rules: &Rules, scores: &BySeat<i16>, side: Side, points: i16) -> Option<i16> {
    let before = scores[side.index()];
    let score = before.saturating_add(points);
    let target = rules.target as i16;
    let is_tied = || rules.all_sides().any(|other| other != side && scores[other.index()] == before);
    let past = rules.exact && !rules.single_hand && score > target && (before < target || !is_tied());
    (SCORES.contains(&score) && !past).then_some(score)
}

/// Whether this score reaches the target.
pub(in crate::engine) const fn reaches(rules: &Rules, score: i16) -> bool {
    !rules.single_hand && score >= rules.target as i16
}

/// The side that has won by points. It has reached the target and is ahead of all others (R20).
pub(super) fn winner(rules: &Rules, scores: &BySeat<i16>) -> Option<Side> {
    ahead(rules, scores).filter(|side| reaches(rules, scores[side.index()]))
}

/// The side with the highest score, if there is no tie.
pub(in crate::engine) fn ahead(rules: &Rules, scores: &BySeat<i16>) -> Option<Side> {
    alone_at_most(rules.all_sides(), |side| scores[side.index()])
}

/// The side with the highest score among all except `loser`, if there is no tie.
pub(super) fn ahead_but_for(rules: &Rules, scores: &BySeat<i16>, loser: Side) -> Option<Side> {
    alone_at_most(rules.all_sides().filter(|&side| side != loser), |side| scores[side.index()])
}

/// The winner of a game of a single hand. It is the side that went out, or the side with the fewest pips if the hand was blocked. A tie has no winner (R26).
pub(super) fn single_hand_winner(rules: &Rules, hands: &BySeat<Bones>, how: HandEnd) -> Option<Side> {
    match how {
        HandEnd::Domino(seat) => Some(rules.side(seat)),
        HandEnd::Blocked => lowest(rules, hands),
    }
}

/// The awards at the end of a hand (R21, R22, R25). They are not added to the scores yet.
pub(super) fn awards(rules: &Rules, hands: &BySeat<Bones>, how: HandEnd, last_player: Seat) -> Awards {
    if rules.settle == Settle::Subtract {
        let subtracted = |side| award(rules, side, AwardReason::Subtracted { own: left_with(rules, hands, side) });
        return rules.all_sides().map(subtracted).collect();
    }
    let (side, why) = match how {
        HandEnd::Domino(seat) => {
            let side = rules.side(seat);
            (side, AwardReason::Domino { theirs: left_against(rules, hands, side) })
        }
        HandEnd::Blocked => {
            let Some(side) = blocked_winner(rules, hands, last_player) else { return shared(rules, hands) };
            let (theirs, own) = (left_against(rules, hands, side), left_with(rules, hands, side));
            (side, AwardReason::Blocked { who: rules.block_who, what: rules.block_what, theirs, own })
        }
    };
    Awards::from_iter([award(rules, side, why)])
}

fn award(rules: &Rules, side: Side, why: AwardReason) -> Award {
    let points = match why {
        AwardReason::Shared { .. } => rules.half_rounded(why.sum()) as i16,
        AwardReason::Subtracted { .. } => -(rules.rounded(why.sum()) as i16),
        AwardReason::Domino { .. } | AwardReason::Blocked { .. } => rules.rounded(why.sum()) as i16,
    };
    Award { side, why, points, counted: true }
}

fn blocked_winner(rules: &Rules, hands: &BySeat<Bones>, last_player: Seat) -> Option<Side> {
    match rules.block_who {
        BlockWho::Last => Some(rules.side(last_player)),
        BlockWho::Low => lowest(rules, hands),
    }
}

/// The side with the fewest pips left, if there is no tie.
fn lowest(rules: &Rules, hands: &BySeat<Bones>) -> Option<Side> {
    alone_at_most(rules.all_sides(), |side| Reverse(left_with(rules, hands, side).count))
}

/// Two of three players who tie for the fewest pips share the third's (R22).
fn shared(rules: &Rules, hands: &BySeat<Bones>) -> Awards {
    let left = |side: Side| left_with(rules, hands, side).count;
    let fewest = rules.all_sides().map(left).min().unwrap_or(0);
    let (tied, others): (ArrayVec<Side, 4>, ArrayVec<Side, 4>) =
        rules.all_sides().partition(|&side| left(side) == fewest);
    match others[..] {
        [third] if rules.sides() == 3 && rules.block_what != BlockWhat::Nothing => {
            let third = left_with(rules, hands, third);
            tied.into_iter().map(|side| award(rules, side, AwardReason::Shared { third })).collect()
        }
        _ => Awards::new(),
    }
}

/// What is left in a side's own hands.
fn left_with(rules: &Rules, hands: &BySeat<Bones>, side: Side) -> Left {
    left_in(rules, hands, |seat| rules.side(seat) == side)
}

/// What is left in the hands of a side's opponents.
fn left_against(rules: &Rules, hands: &BySeat<Bones>, side: Side) -> Left {
    left_in(rules, hands, |seat| rules.side(seat) != side)
}

fn left_in(rules: &Rules, hands: &BySeat<Bones>, is_meant: impl Fn(Seat) -> bool) -> Left {
    let bones: Bones = rules.all_seats().filter(|&seat| is_meant(seat)).map(|seat| hands[seat.index()]).collect();
    Left { bones, count: rules.left(bones) }
}

fn alone_at_most<K: Ord>(sides: impl Iterator<Item = Side> + Clone, key: impl Fn(Side) -> K) -> Option<Side> {
    let most = sides.clone().map(&key).max()?;
    let mut with_most = sides.filter(|&side| key(side) == most);
    with_most.next().filter(|_| with_most.next().is_none())
}

/// The bonus of each side that has a clock, at the end of a game on time (R30). A winner gets the spread. Every side also gets half a percent of its score for
/// each second that its seats have left, or a quarter of a percent if it did not win, rounded up.
pub(super) fn bonuses(
    rules: &Rules,
    scores: &BySeat<i16>,
    seconds: &BySeat<u16>,
    winner: Option<Side>,
) -> BySeat<Option<Bonus>> {
    let mut bonuses = [None; SEATS];
    for side in rules.all_sides() {
        let clocks = rules.all_seats().filter(|&seat| rules.side(seat) == side && rules.has_clock(seat));
        let left = clocks.map(|seat| u32::from(seconds[seat.index()])).reduce(|one, other| one + other);
        bonuses[side.index()] = left.map(|seconds| bonus(rules, scores, side, seconds, winner == Some(side)));
    }
    bonuses
}

fn bonus(rules: &Rules, scores: &BySeat<i16>, side: Side, seconds: u32, won: bool) -> Bonus {
    let own = scores[side.index()];
    let best_other = rules.all_sides().filter(|&other| other != side).map(|other| scores[other.index()]).max();
    let spread = if won { (own - best_other.unwrap_or(0)).max(0) as u16 } else { 0 };
    let points = seconds * u32::from(own.max(0) as u16);
    let time = if won { points.div_ceil(200) } else { points.div_ceil(400) };
    Bonus { spread, time: u16::try_from(time).unwrap_or(u16::MAX) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::rules::MOST_SECONDS;

    #[test]
    fn no_score_is_too_much_for_a_bonus() {
        let rules = Rules { seconds: MOST_SECONDS, ..Rules::default() };
        let scores = [*SCORES.end(), *SCORES.start(), 0, 0];
        let bonuses = bonuses(&rules, &scores, &[MOST_SECONDS; SEATS], Some(rules.side(Seat::FIRST)));
        assert_eq!(bonuses, [Some(Bonus { spread: 19_998, time: u16::MAX }), None, None, None]);
    }
}
