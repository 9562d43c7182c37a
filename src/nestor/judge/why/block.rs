//! Who wins a blocked hand, as far as the player can know it.

use super::after::After;
use crate::engine::rules::{BlockTie, BlockWho, BonesLeft};
use crate::engine::{Bone, Bones, BySeat, SEATS, Seat, Side};
use std::collections::HashMap;

/// What is known of a blocked hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BlockCount {
    /// The pips in the player's hand.
    pub own: u16,
    /// The share of all deals that agree with what the others lack in which the player's side wins.
    pub wins: f64,
    /// Whether the player has a partner.
    pub pairs: bool,
    /// The single bones that would hold fewer pips, if nothing else would, and if they are few.
    pub beaten_by: Bones,
}

/// The most different sums of hands that are followed. Where there are more, the share is not known.
const MOST: usize = 20_000;

/// The most bones that beat the player's hand and are named.
const NAMED: usize = 2;

/// How many bones each seat and the boneyard still lack, and the pips that each seat has so far.
type Sums = ([u8; SEATS + 1], BySeat<u16>);

/// What is known of the hand if it is blocked after a move, if that can be worked out.
pub(super) fn count(after: &After<'_>) -> Option<BlockCount> {
    let (seen, rules) = (after.seen, after.seen.rules());
    let own = rules.left(after.kept);
    let pairs = rules.all_seats().any(|seat| seat != seen.seat() && rules.side(seat) == rules.side(seen.seat()));
    let together = pairs && rules.block_who == BlockWho::Low;
    let last = BlockCount { own, wins: 1.0, pairs, beaten_by: Bones::NONE };
    if rules.block_who == BlockWho::Last {
        return Some(last);
    }
    let others = || rules.all_seats().filter(|&seat| seat != seen.seat());
    let mut lacking = [0; SEATS + 1];
    others().for_each(|seat| lacking[seat.index()] = seen.hand_len(seat) as u8);
    lacking[SEATS] = seen.public().boneyard_len() as u8;
    // Where hands do not count together, all that is more than the player's own is alike.
    let most = if together { u16::MAX } else { own + 1 };
    let mut all: HashMap<Sums, f64> = HashMap::from([((lacking, [0; SEATS]), 1.0)]);
    for bone in seen.unseen() {
        let mut next = HashMap::new();
        for ((lacking, pips), ways) in all {
            for at in (0..=SEATS).filter(|&at| lacking[at] > 0) {
                let seat = others().find(|seat| seat.index() == at);
                if seat.is_some_and(|seat| !after.held_by(seat).contains(bone)) {
                    continue;
                }
                let (mut lacking, mut pips) = (lacking, pips);
                lacking[at] -= 1;
                if let Some(seat) = seat {
                    pips[at] = (pips[at] + worth(after, seat, bone)).min(most);
                }
                *next.entry((lacking, pips)).or_default() += ways;
            }
        }
        all = next;
        if all.len() > MOST {
            return None;
        }
    }
    let (mut won, mut ways) = (0.0, 0.0);
    for ((_, mut pips), count) in all {
        pips[seen.seat().index()] = own;
        ways += count;
        won += if is_won(after, &pips) { count } else { 0.0 };
    }
    (ways > 0.0).then(|| BlockCount { wins: won / ways, beaten_by: beaten_by(after, own, together), ..last })
}

/// The pips that a bone counts in the hand of a seat.
fn worth(after: &After<'_>, seat: Seat, bone: Bone) -> u16 {
    let rules = after.seen.rules();
    let is_whole_hand = after.seen.hand_len(seat) == 1;
    match rules.bones_left {
        BonesLeft::Lone if !is_whole_hand => bone.weight().into(),
        _ => rules.left(Bones::of(bone)),
    }
}

/// Whether the player's side wins with these pips in all hands.
fn is_won(after: &After<'_>, pips: &BySeat<u16>) -> bool {
    let (seen, rules) = (after.seen, after.seen.rules());
    let low = |side: Side| {
        let hands = rules.all_seats().filter(move |&seat| rules.side(seat) == side).map(|seat| pips[seat.index()]);
        if rules.block_who == BlockWho::Low { hands.sum() } else { hands.min().unwrap_or_default() }
    };
    let own = rules.side(seen.seat());
    let before = |side: Side| {
        let from_leader = (0..rules.seats()).map(|steps| rules.side(seen.leader().0.after(steps, rules.seats())));
        from_leader.into_iter().find(|one| *one == own || *one == side) == Some(own)
    };
    let beats = |side: Side| low(own) < low(side) || low(own) == low(side) && before(side);
    let is_low_enough = rules.block_under.is_none_or(|limit| low(own) < limit.into());
    is_low_enough
        && rules
            .all_sides()
            .filter(|&side| side != own)
            .all(|side| if rules.block_tie == BlockTie::Leader { beats(side) } else { low(own) < low(side) })
}

/// The single bones that would hold fewer pips than the player, if nothing else would hold as few.
fn beaten_by(after: &After<'_>, own: u16, together: bool) -> Bones {
    let (seen, rules) = (after.seen, after.seen.rules());
    let mut bones = Bones::NONE;
    if together || rules.block_under.is_some() {
        return bones;
    }
    for seat in rules.all_seats().filter(|&seat| rules.side(seat) != rules.side(seen.seat())) {
        let held = after.held_by(seat);
        let mut pips: Vec<u16> = held.iter().map(|bone| worth(after, seat, bone)).collect();
        pips.sort_unstable();
        if seen.hand_len(seat) > 1 {
            let fewest: u16 = pips.iter().take(seen.hand_len(seat)).sum();
            if fewest <= own {
                return Bones::NONE;
            }
        } else if pips.contains(&own) {
            return Bones::NONE;
        } else {
            bones |= held.iter().filter(|&bone| worth(after, seat, bone) < own).collect();
        }
    }
    if bones.len() <= NAMED { bones } else { Bones::NONE }
}
