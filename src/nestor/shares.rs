//! What one could know: of every bone, how likely it lies where.
//!
//! The same beliefs from which Nestor makes up his worlds, counted over many of them: by draws and passes alone, or with his reading of the plays too.

use super::belief::Belief;
use super::chance_of;
use crate::engine::bone::{BONES, Bone, Bones, BySeat, SEATS, Seat};
use crate::engine::observe::Observation;
use rand_chacha::ChaCha8Rng;

/// How many worlds are counted unless somebody asks for more or fewer: shares are then good to about two hundredths.
pub const WORLDS: u32 = 2_000;

/// Worlds that are made up before the first that counts, so that nothing is left of how the bones were laid at the start.
const FORGOTTEN: u32 = 50;

/// Tells the chance of these beliefs from that of playing and judging.
const SEED: u64 = 0x7368_6172_6573;

/// Who may hold a bone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// The table.
    Table,
    /// The boneyard.
    Boneyard,
    /// A hand.
    Hand(Seat),
}

/// Of every bone the share of each place where it may lie.
#[derive(Clone, PartialEq, Debug)]
pub struct Shares {
    table: Bones,
    hands: BySeat<[u32; BONES]>,
    worlds: u32,
}

impl Shares {
    /// How likely a bone lies there, from 0 to 1; the shares of all places of a bone are one.
    pub fn of(&self, bone: Bone, place: Holder) -> f64 {
        let worlds = f64::from(self.worlds.max(1));
        let held = |seat: usize| f64::from(self.hands[seat][bone.index()]) / worlds;
        match place {
            Holder::Table => f64::from(u8::from(self.table.contains(bone))),
            Holder::Hand(seat) => held(seat.index()),
            Holder::Boneyard if self.table.contains(bone) => 0.0,
            Holder::Boneyard => (1.0 - (0..SEATS).map(held).sum::<f64>()).max(0.0),
        }
    }

    /// How many worlds were counted.
    pub const fn worlds(&self) -> u32 {
        self.worlds
    }
}

/// Shares that are being counted, little by little. However it is cut into steps, it comes out the same.
pub struct Believing {
    belief: Belief,
    chance: ChaCha8Rng,
    forget: u32,
    wanted: u32,
    shares: Shares,
}

impl Believing {
    /// Begins to count so many worlds that an observer may believe in. With `reads_plays` it draws on what others chose to play, as Brutal does.
    pub fn new(observation: Observation, reads_plays: bool, worlds: u32) -> Believing {
        let shares = Shares { table: observation.table().bones(), hands: [[0; BONES]; SEATS], worlds: 0 };
        let chance = chance_of(&observation, SEED);
        let belief = Belief::new(observation, reads_plays);
        Believing { belief, chance, forget: FORGOTTEN, wanted: worlds.max(1), shares }
    }

    /// Counts so many worlds more, at least one, and returns whether all are counted.
    pub fn step(&mut self, worlds: u64) -> bool {
        let mut left = worlds.max(1);
        while left > 0 && !self.is_done() {
            left -= 1;
            let (world, _) = self.belief.sample(&mut self.chance);
            if self.forget > 0 {
                self.forget -= 1;
                continue;
            }
            self.shares.worlds += 1;
            for (seat, counts) in Seat::first(SEATS).zip(&mut self.shares.hands) {
                world.hand(seat).iter().for_each(|bone| counts[bone.index()] += 1);
            }
        }
        self.is_done()
    }

    const fn is_done(&self) -> bool {
        self.shares.worlds >= self.wanted
    }

    /// What was counted so far.
    pub const fn shares(&self) -> &Shares {
        &self.shares
    }

    /// Counts to the end.
    pub fn finish(mut self) -> Shares {
        while !self.step(u64::MAX) {}
        self.shares
    }
}
