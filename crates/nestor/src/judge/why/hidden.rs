//! Where the hidden bones can be. It follows from which bones the others did not play when they fitted,
//! and how many bones they hold.

use arrayvec::ArrayVec;
use sight::{Bone, Bones, BySeat, Observation, SEATS, Seat, Suits};

/// Which hidden bones each of the others can hold, and which they must hold.
pub(super) struct Unseen {
    possible: BySeat<Bones>,
    sure: BySeat<Bones>,
    /// All hidden bones, and the places that hold them.
    bones: Bones,
    places: ArrayVec<Place, SEATS>,
}

/// A place that holds hidden bones: a hand, or the boneyard.
#[derive(Clone, Copy)]
struct Place {
    seat: Option<Seat>,
    size: usize,
    /// The bones that it can have, if every bone is taken by itself.
    allowed: Bones,
}

impl Unseen {
    pub(super) fn new(seen: &Observation) -> Unseen {
        let (rules, unseen) = (seen.rules(), seen.unseen());
        let others = rules.all_seats().filter(|&seat| seat != seen.seat());
        let held = others.map(|seat| Place {
            seat: Some(seat),
            size: seen.hand_len(seat),
            allowed: unseen - seen.ruled_out(seat) - rules.left_out(),
        });
        let yard = Place { seat: None, size: seen.public().boneyard_len(), allowed: unseen };
        let places: ArrayVec<Place, SEATS> = held.chain(std::iter::once(yard)).filter(|place| place.size > 0).collect();
        let [mut possible, mut sure] = [[Bones::NONE; SEATS]; 2];
        for bone in unseen {
            let takers = (0..places.len()).filter(|&at| can_take(&places, unseen, bone, at));
            let takers: ArrayVec<usize, SEATS> = takers.collect();
            for seat in takers.iter().filter_map(|&at| places[at].seat) {
                possible[seat.index()] |= Bones::of(bone);
                if takers.len() == 1 {
                    sure[seat.index()] |= Bones::of(bone);
                }
            }
        }
        Unseen { possible, sure, bones: unseen, places }
    }

    /// Whether a seat can hold none of some bones.
    pub(super) fn may_lack(&self, seat: Seat, bones: Bones) -> bool {
        if self.possible(seat).is_disjoint(bones) {
            return true;
        }
        let without = |place: &Place| {
            let lacked = if place.seat == Some(seat) { bones } else { Bones::NONE };
            Place { allowed: place.allowed - lacked, ..*place }
        };
        let places: ArrayVec<Place, SEATS> = self.places.iter().map(without).collect();
        // They find room if one of them does, wherever it lies.
        let Some(bone) = self.bones.last() else { return true };
        (0..places.len()).any(|at| can_take(&places, self.bones, bone, at))
    }

    /// The bones that a seat can hold.
    pub(super) const fn possible(&self, seat: Seat) -> Bones {
        self.possible[seat.index()]
    }

    /// The bones that a seat must hold.
    pub(super) const fn sure(&self, seat: Seat) -> Bones {
        self.sure[seat.index()]
    }
}

/// All bones of some numbers.
pub(super) fn of_suits(suits: Suits) -> Bones {
    suits.iter().map(Bones::suit).collect()
}

/// Whether all hidden bones find room if one of them is in a certain place. They do if no set of
/// places is too small for the bones that can be nowhere else.
fn can_take(places: &[Place], unseen: Bones, bone: Bone, at: usize) -> bool {
    let is_in = |set: usize, place: usize| set & (1 << place) != 0;
    let enough = |set: usize| {
        let inside = || (0..places.len()).filter(|&place| is_in(set, place));
        let outside = (0..places.len()).filter(|&place| !is_in(set, place));
        let elsewhere = outside.fold(Bones::NONE, |all, place| all | places[place].allowed);
        let room = inside().map(|place| places[place].size).sum::<usize>() - usize::from(is_in(set, at));
        (unseen - elsewhere - Bones::of(bone)).len() <= room
    };
    places[at].allowed.contains(bone) && (1..1 << places.len()).all(enough)
}
