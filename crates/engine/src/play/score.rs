//! What a finished hand is worth, who won, and which points count.

use super::ended::{EndedHand, OutWith};
use super::public::Carryover;
use crate::rules::{BlockTie, BlockWhat, Bonuses, CloserLoses, DominoWhat, Settle};
use crate::{Award, AwardReason, Bonus, BonusReason, BySeat, HandEnd, Rules, SEATS, Side, Word};
use arrayvec::ArrayVec;
use std::ops::RangeInclusive;

/// At most one award for each of four sides and six bonuses of one of them, or one award and eight
/// bonuses and fines.
type HandAwards = ArrayVec<Award, 10>;

/// The lowest and the highest score that a side can have. Only a game that hardly ever ends comes
/// near them. The difference of two scores fits into an `i16`.
pub(crate) const SCORES: RangeInclusive<i16> = -9_999..=9_999;

/// Returns a side's score after these points, if they count. They do not count if they would take
/// the score past an exact target, or beyond the limits of a score.
#[inline]
pub(super) fn with_points(rules: &Rules, scores: &BySeat<i16>, side: Side, points: i16) -> Option<i16> {
    let score = scores[side.index()].saturating_add(points);
    let past = rules.finish.exact.is_on() && goes_past(rules, scores, side, score);
    (SCORES.contains(&score) && !past).then_some(score)
}

/// Whether points that bring a side to this score do not count because they go past the target (R24).
/// One that is already there and tied with another may go on (R20).
fn goes_past(rules: &Rules, scores: &BySeat<i16>, side: Side, score: i16) -> bool {
    let (before, target) = (scores[side.index()], rules.target as i16);
    let is_tied = || rules.all_sides().any(|other| other != side && scores[other.index()] == before);
    let counts = || rules.counts_towards((target - before).into(), (score - before).into());
    !rules.single_hand && score > target && if before < target { !counts() } else { !is_tied() }
}

/// A side's score after points that a move gives, if they count. Where a lead may not win, they
/// also must not reach the target while a single bone is on the table (R44).
#[inline]
pub(crate) fn with_points_of_move(
    rules: &Rules,
    scores: &BySeat<i16>,
    side: Side,
    points: u8,
    on_table: impl Fn() -> usize,
) -> Option<i16> {
    let score = with_points(rules, scores, side, points.into())?;
    (rules.leading.wins || !reaches(rules, score) || on_table() > 1).then_some(score)
}

pub(crate) const fn reaches(rules: &Rules, score: i16) -> bool {
    !rules.single_hand && score >= rules.target as i16
}

/// Whether a side with this score wins at once, if it is alone ahead.
pub(crate) const fn wins_now(rules: &Rules, score: i16) -> bool {
    !rules.finish.at_hand_end && reaches(rules, score)
}

/// The side that has won by points. It has reached the target and is ahead of all others (R20), or
/// is ahead while another has lost as many (R51).
pub(super) fn winner(rules: &Rules, scores: &BySeat<i16>) -> Option<Side> {
    let is_at_goal = |side: Side| match rules.settle {
        Settle::Collect => scores[side.index()] <= rules.goal(),
        Settle::Award | Settle::Subtract => reaches(rules, scores[side.index()]),
    };
    if rules.all_sides().any(is_at_goal) { ahead(rules, scores) } else { None }
}

/// The side with the highest score, if there is no tie.
pub(crate) fn ahead(rules: &Rules, scores: &BySeat<i16>) -> Option<Side> {
    alone_at_most(rules.all_sides(), |side| scores[side.index()])
}

/// The side with the highest score among all except `loser`, if there is no tie.
pub(super) fn ahead_but_for(rules: &Rules, scores: &BySeat<i16>, loser: Side) -> Option<Side> {
    alone_at_most(rules.all_sides().filter(|&side| side != loser), |side| scores[side.index()])
}

/// The awards at the end of a hand (R21, R22, R25, R38, R39, R51). They are not added to the scores
/// yet.
pub(super) fn awards<W: Word>(
    ended: &EndedHand<'_, W>,
    winner: Option<Side>,
    last: Option<OutWith>,
    old: Carryover,
) -> HandAwards {
    let rules = ended.rules;
    let mut awards = HandAwards::new();
    let subtracted = |side| award(rules, side, AwardReason::Subtracted { own: ended.left_with(side) });
    match (rules.settle, winner) {
        (Settle::Subtract, _) => awards.extend(rules.all_sides().map(subtracted)),
        (Settle::Collect, Some(won)) => awards.extend(rules.all_sides().filter(|&side| side != won).map(subtracted)),
        (Settle::Collect, None) => {}
        (Settle::Award, Some(side)) => awards.extend(for_won(ended, side, last)),
        (Settle::Award, None) => awards.extend(shared(ended)),
    }
    let Carryover { hands_won, carried } = old;
    let Some(side) = winner.filter(|_| rules.bonuses != Bonuses::NONE || carried > 0) else { return awards };
    let for_hand =
        rules.bonuses.hands.get(usize::from(hands_won)).map(|points| (BonusReason::Hand(hands_won), *points));
    let besides = last.into_iter().flat_map(|last| last.bonuses(rules)).chain(for_hand);
    for (why, points) in besides.chain([(BonusReason::Carried, carried)]).filter(|(_, points)| *points > 0) {
        awards.push(award(rules, side, AwardReason::Bonus { why, points: points.into() }));
    }
    awards
}

/// What the side that won a hand gets for it, once or twice, and what is taken from the side that
/// closed it (R70, R71).
fn for_won<W: Word>(
    ended: &EndedHand<'_, W>,
    side: Side,
    last: Option<OutWith>,
) -> impl Iterator<Item = Award> + use<W> {
    let rules = ended.rules;
    let won = award(rules, side, for_hand(ended, side));
    let at_both_ends = rules.awards.double_ends && last.is_some_and(|last| last.counts_both_ends(rules));
    let against_closer = ended.closer_that_loses(side, CloserLoses::Double).is_some();
    let twice = [(at_both_ends, BonusReason::DoubleEnds), (against_closer, BonusReason::DoubleBlock)];
    let again = twice.into_iter().find(|(is, _)| *is && won.points > 0).map(|(_, why)| {
        let why = AwardReason::Bonus { why, points: won.points.unsigned_abs() };
        award(rules, side, why)
    });
    let closer = ended.closer_that_loses(side, CloserLoses::Point);
    let taken = closer.map(|closer| award(rules, closer, AwardReason::ClosedAndLost { points: 1 }));
    [Some(won), again, taken].into_iter().flatten()
}

/// What a hand is worth to the side that won it.
fn for_hand<W: Word>(ended: &EndedHand<'_, W>, side: Side) -> AwardReason {
    let rules = ended.rules;
    let (theirs, own) = (ended.left_in(|seat| rules.side(seat) != side), ended.left_with(side));
    match ended.how {
        HandEnd::Domino(_) => AwardReason::Domino { what: rules.domino_what, theirs, own },
        HandEnd::Blocked => {
            let is_one = ended.is_tied() && rules.block_tie == BlockTie::NotCloserOne;
            let what = if is_one { BlockWhat::One } else { rules.block_what };
            AwardReason::Blocked { who: rules.block_who, what, theirs, own }
        }
    }
}

fn award(rules: &Rules, side: Side, why: AwardReason) -> Award {
    let points = match why {
        AwardReason::Shared { .. } => rules.awards.rounding.of(why.sum(), 2) as i16,
        AwardReason::Subtracted { .. } => -(rules.awards.rounding.of(why.sum(), 1) as i16),
        AwardReason::Domino { what: DominoWhat::One, .. }
        | AwardReason::Blocked { what: BlockWhat::One | BlockWhat::Two, .. }
        | AwardReason::Bonus { .. } => why.sum() as i16,
        AwardReason::ClosedAndLost { .. } => -(why.sum() as i16),
        AwardReason::Domino { .. } | AwardReason::Blocked { .. } => rules.awards.rounding.of(why.sum(), 1) as i16,
    };
    Award { side, why, points, counted: true }
}

/// The points of an award for a side with this score. An award for a hand cannot take a side past
/// the cap (R53), nor can the same again.
pub(super) fn capped(rules: &Rules, score: i16, award: &Award) -> i16 {
    let is_for_hand = match award.why {
        AwardReason::Bonus { why, .. } => matches!(why, BonusReason::DoubleEnds | BonusReason::DoubleBlock),
        AwardReason::Subtracted { .. } | AwardReason::ClosedAndLost { .. } => false,
        AwardReason::Domino { .. } | AwardReason::Blocked { .. } | AwardReason::Shared { .. } => true,
    };
    match rules.awards.cap.filter(|_| is_for_hand) {
        None => award.points,
        Some(cap) => award.points.min((cap as i16 - score).max(0)),
    }
}

/// Two of three players who tie for the fewest pips share the third's (R22).
fn shared<W: Word>(ended: &EndedHand<'_, W>) -> HandAwards {
    let rules = ended.rules;
    let mut tied = ended.lowest();
    tied.retain(|side| ended.is_low_enough(*side));
    let mut others = rules.all_sides().filter(|side| !tied.contains(side));
    match (others.next(), tied.len()) {
        (Some(third), 2)
            if rules.sides() == 3 && rules.block_what.is_of_pips() && rules.block_tie == BlockTie::Share =>
        {
            let third = ended.left_with(third);
            tied.into_iter().map(|side| award(rules, side, AwardReason::Shared { third })).collect()
        }
        _ => HandAwards::new(),
    }
}

fn alone_at_most<K: Ord>(sides: impl Iterator<Item = Side> + Clone, key: impl Fn(Side) -> K) -> Option<Side> {
    let most = sides.clone().map(&key).max()?;
    let mut with_most = sides.filter(|&side| key(side) == most);
    with_most.next().filter(|_| with_most.next().is_none())
}

/// The bonus of each side that has a clock, at the end of a game on time (R30). A winner gets the
/// spread. Every side also gets half a percent of its score for each second that its seats have
/// left, or a quarter of a percent if it did not win, rounded up. A single hand has no scores, and
/// pays none.
pub(super) fn bonuses(
    rules: &Rules,
    scores: &BySeat<i16>,
    seconds: &BySeat<u16>,
    winner: Option<Side>,
) -> BySeat<Option<Bonus>> {
    let mut bonuses = [None; SEATS];
    for side in rules.all_sides().filter(|_| !rules.single_hand) {
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
