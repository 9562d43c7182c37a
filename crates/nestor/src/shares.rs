//! For every bone, how likely it is to be in each place.
//!
//! These are the beliefs from which Nestor makes up worlds, counted over many worlds. They follow
//! from draws and passes alone, or also from his reading of the plays.

use super::belief::Belief;
use super::chance_of;
use super::in_word::{InWord, in_any, in_smallest};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use sight::by_seat;
use sight::{Bone, Bones, BySeat, Observation, SEATS, Seat, Word, World};

/// The usual number of worlds to count. Shares are then accurate to about two hundredths.
pub const WORLDS: u32 = 2_000;

/// The number of worlds to skip at the start, so that the first arrangement of the bones does not
/// matter.
const FORGOTTEN: u32 = 50;

/// Separates the random numbers of these beliefs from those of playing and judging.
const SEED: u64 = 0x7368_6172_6573;

/// A place that may hold a bone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// The table.
    Table,
    /// The boneyard.
    Boneyard,
    /// A hand.
    Hand(Seat),
}

/// For every bone, the share of worlds in which it is in each place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Shares {
    table: Bones,
    hands: BySeat<Vec<u32>>,
    /// The number of worlds counted.
    pub worlds: u32,
}

impl Shares {
    /// How likely a bone is to be in a place, from 0 to 1. The shares of all places add up to one.
    pub fn of(&self, bone: Bone, place: Holder) -> f64 {
        let worlds = f64::from(self.worlds.max(1));
        let held = |seat: usize| f64::from(self.hands[seat].get(bone.index()).copied().unwrap_or(0)) / worlds;
        match place {
            Holder::Table => f64::from(u8::from(self.table.contains(bone))),
            Holder::Hand(seat) => held(seat.index()),
            Holder::Boneyard if self.table.contains(bone) => 0.0,
            Holder::Boneyard => (1.0 - (0..SEATS).map(held).sum::<f64>()).max(0.0),
        }
    }
}

/// A count of shares in progress. The result does not depend on how it is divided into steps.
pub struct Believing {
    belief: InWord<Belief<u32>, Belief<u64>, Belief<u128>>,
    chance: ChaCha8Rng,
    forget: u32,
    wanted: u32,
    shares: Shares,
}

impl Believing {
    /// Begins to count this many worlds that an observer may believe in. With `reads_plays`, it
    /// takes into account what the others chose to play, as Brutal does.
    pub fn new(observation: Observation, reads_plays: bool, worlds: u32) -> Believing {
        let none = || vec![0; observation.rules().set.size()];
        let shares = Shares { table: observation.layout().bones(), hands: by_seat(|_| none()), worlds: 0 };
        let chance = chance_of(&observation, SEED);
        let belief = in_smallest!(observation.rules().set, Belief::new(observation, reads_plays));
        Believing { belief, chance, forget: FORGOTTEN, wanted: worlds.max(1), shares }
    }

    /// Counts this many more worlds, at least one. Returns whether all are counted.
    pub fn step(&mut self, worlds: u64) -> bool {
        let mut left = worlds.max(1);
        while left > 0 && !self.is_done() {
            left -= 1;
            let chance = &mut self.chance;
            let hands = in_any!(&mut self.belief, belief => hands(&belief.sample(chance).0));
            if self.forget > 0 {
                self.forget -= 1;
                continue;
            }
            self.shares.worlds += 1;
            for (seat, counts) in Seat::first(SEATS).zip(&mut self.shares.hands) {
                hands[seat.index()].iter().for_each(|bone| counts[bone.index()] += 1);
            }
        }
        self.is_done()
    }

    const fn is_done(&self) -> bool {
        self.shares.worlds >= self.wanted
    }

    /// The shares counted so far.
    pub const fn shares(&self) -> &Shares {
        &self.shares
    }

    /// Counts to the end.
    pub fn finish(mut self) -> Shares {
        while !self.step(u64::MAX) {}
        self.shares
    }
}

/// The hands in a world.
fn hands<W: Word>(world: &World<W>) -> BySeat<Bones> {
    by_seat(|seat| world.hand(seat).widened())
}
