//! Who wins a blocked hand, as far as the player can know it.

use super::after::After;
use sight::rules::{BlockTie, BlockWho, BonesLeft};
use sight::{Bone, Bones, BySeat, SEATS, Seat, Side};
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

/// The places that hold hidden bones: the hands, what stays in the boneyard, and what is drawn.
const PLACES: usize = SEATS + 2;
const YARD: usize = SEATS;
const DRAWN: usize = SEATS + 1;

/// How many bones each place still lacks, and the pips that each seat has so far.
type Sums = ([u8; PLACES], BySeat<u16>);

/// How many hidden bones each place has.
type Lens = [usize; PLACES];

/// What is known of the hand if it is blocked after a move, if that can be worked out.
pub(super) fn count(after: &After<'_>) -> Option<BlockCount> {
    let (seen, rules) = (after.seen, after.seen.rules());
    let own = rules.left(after.kept);
    // A seat that closes the hand may have to answer for itself alone.
    let pairs = rules.block_who != BlockWho::Closer
        && rules.all_seats().any(|seat| seat != seen.seat() && rules.side(seat) == rules.side(seen.seat()));
    let together = pairs && rules.block_who == BlockWho::Low;
    let last = BlockCount { own, wins: 1.0, pairs, beaten_by: Bones::NONE };
    if rules.block_who == BlockWho::Last {
        return Some(last);
    }
    let others = || rules.all_seats().filter(|&seat| seat != seen.seat());
    let lens = lens(after)?;
    let lacking = lens.map(|len| len as u8);
    // Where hands do not count together, all that is more than the player's own is alike.
    let most = if together { u16::MAX } else { own + 1 };
    let mut all: HashMap<Sums, f64> = HashMap::from([((lacking, [0; SEATS]), 1.0)]);
    for bone in seen.unseen() {
        let mut then = HashMap::new();
        for ((lacking, pips), ways) in all {
            for at in (0..PLACES).filter(|&at| lacking[at] > 0) {
                let seat = others().find(|seat| seat.index() == at);
                if seat.is_some_and(|seat| !after.held_by(seat).contains(bone)) {
                    continue;
                }
                let seat = if at == DRAWN { Some(next(after)) } else { seat };
                let (mut lacking, mut pips) = (lacking, pips);
                lacking[at] -= 1;
                if let Some(seat) = seat {
                    let sum = &mut pips[seat.index()];
                    *sum = (*sum + worth(after, &lens, seat, bone)).min(most);
                }
                *then.entry((lacking, pips)).or_default() += ways;
            }
        }
        all = then;
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
    (ways > 0.0).then(|| BlockCount { wins: won / ways, beaten_by: beaten_by(after, &lens, own, together), ..last })
}

/// How many hidden bones each of the others holds, how many stay in the boneyard, and how many the
/// next player draws. As nothing fits, these are all that may be drawn. Where a turn ends before that,
/// the player's own hand grows too, and nothing is known.
fn lens(after: &After<'_>) -> Option<Lens> {
    let (seen, rules) = (after.seen, after.seen.rules());
    let drawable = seen.public().drawable();
    let mut lens = [0; PLACES];
    let others = rules.all_seats().filter(|&seat| seat != seen.seat());
    others.for_each(|seat| lens[seat.index()] = seen.hand_len(seat));
    (lens[YARD], lens[DRAWN]) = (seen.public().boneyard_len() - drawable, drawable);
    (drawable == 0 || rules.draw_most.is_none() && !rules.free_draw).then_some(lens)
}

/// The seat that draws.
fn next(after: &After<'_>) -> Seat {
    after.seen.seat().after(1, after.seen.rules().seats())
}

/// How many bones a seat holds at the end.
fn len(after: &After<'_>, lens: &Lens, seat: Seat) -> usize {
    lens[seat.index()] + if seat == next(after) { lens[DRAWN] } else { 0 }
}

/// The pips that a bone counts in the hand of a seat.
fn worth(after: &After<'_>, lens: &Lens, seat: Seat, bone: Bone) -> u16 {
    let rules = after.seen.rules();
    let is_whole_hand = len(after, lens, seat) == 1;
    match rules.bones_left {
        BonesLeft::Lone if !is_whole_hand => bone.weight().into(),
        _ => rules.left(Bones::of(bone)),
    }
}

/// Whether the player's side wins with these pips in all hands.
fn is_won(after: &After<'_>, pips: &BySeat<u16>) -> bool {
    let (seen, rules) = (after.seen, after.seen.rules());
    let own = rules.side(seen.seat());
    let low = |side: Side| {
        let hands = rules.all_seats().filter(move |&seat| rules.side(seat) == side).map(|seat| pips[seat.index()]);
        match rules.block_who {
            BlockWho::Low => hands.sum(),
            BlockWho::Closer if side == own => pips[seen.seat().index()],
            BlockWho::Closer | BlockWho::LowHand | BlockWho::Last => hands.min().unwrap_or_default(),
        }
    };
    let before = |side: Side| {
        let from_leader = (0..rules.seats()).map(|steps| rules.side(seen.leader().0.after(steps, rules.seats())));
        from_leader.into_iter().find(|one| *one == own || *one == side) == Some(own)
    };
    let beats = |side: Side| low(own) < low(side) || low(own) == low(side) && before(side);
    let is_low_enough = rules.block_under.is_none_or(|limit| low(own) < limit.into());
    let mut others = rules.all_sides().filter(|&side| side != own);
    let is_lowest = match rules.block_tie {
        BlockTie::Leader => others.all(beats),
        // Two of three share the pips that the third has left.
        BlockTie::Share if rules.sides() == 3 && rules.block_what.is_of_pips() => {
            others.clone().all(|side| low(own) <= low(side)) && others.any(|side| low(own) < low(side))
        }
        _ => others.all(|side| low(own) < low(side)),
    };
    is_low_enough && is_lowest
}

/// The single bones that would hold fewer pips than the player, if nothing else would hold as few.
fn beaten_by(after: &After<'_>, lens: &Lens, own: u16, together: bool) -> Bones {
    let (seen, rules) = (after.seen, after.seen.rules());
    let mut bones = Bones::NONE;
    if together || rules.block_under.is_some() {
        return bones;
    }
    for seat in rules.all_seats().filter(|&seat| rules.side(seat) != rules.side(seen.seat())) {
        let held = after.reached_by(seat);
        let mut pips: Vec<u16> = held.iter().map(|bone| worth(after, lens, seat, bone)).collect();
        pips.sort_unstable();
        let len = len(after, lens, seat);
        if len > 1 {
            let fewest: u16 = pips.iter().take(len).sum();
            if fewest <= own {
                return Bones::NONE;
            }
        } else if pips.contains(&own) {
            return Bones::NONE;
        } else {
            bones |= held.iter().filter(|&bone| worth(after, lens, seat, bone) < own).collect();
        }
    }
    if bones.len() <= NAMED { bones } else { Bones::NONE }
}
