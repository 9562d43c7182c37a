//! What a seat's last draw or pass showed about its bones, and worlds that agree with it.

use crate::engine::shuffle::shuffle;
use crate::engine::{Act, BONES, Bone, Bones, Observation, SEATS, Seat, World};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt};

/// What is known about another seat's bones.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    /// The seat.
    pub seat: Seat,
    /// The number of its bones.
    pub len: usize,
    /// The bones that fitted when the seat could not play. It did not hold them then.
    pub barred: Bones,
    /// The number of its bones that may still be barred ones, because they were drawn later.
    pub free: usize,
}

impl Held {
    /// What a seat's last draw or pass showed.
    pub fn of(observation: &Observation, seat: Seat) -> Held {
        let left_out = observation.rules().left_out();
        let mut held = Held { seat, len: observation.hand_len(seat), barred: left_out, free: 0 };
        for deed in observation.deeds().iter().filter(|deed| deed.seat == seat) {
            match deed.act {
                // If a seat may draw at any time, a draw shows nothing about its bones.
                Act::Drew(_) if observation.rules().free_draw => held.free += 1,
                Act::Drew(_) => (held.barred, held.free) = (deed.fitting | left_out, 1),
                Act::Passed => (held.barred, held.free) = (deed.fitting | left_out, 0),
                Act::Played(bone, _) if held.barred.contains(bone) => held.free = held.free.saturating_sub(1),
                Act::Played(..) | Act::Destroyed(_) => {}
            }
        }
        held.free = held.free.min(held.len);
        held
    }
}

/// All other seats, and what is known about their bones.
pub fn others(observation: &Observation) -> ArrayVec<Held, SEATS> {
    let seats = observation.rules().all_seats().filter(|&seat| seat != observation.seat());
    seats.map(|seat| Held::of(observation, seat)).collect()
}

/// A source of worlds.
pub struct Sampler<'a> {
    observation: &'a Observation,
    unseen: Bones,
    others: ArrayVec<Held, SEATS>,
}

impl Sampler<'_> {
    /// A source of worlds that agree with an observation.
    pub fn new(observation: &Observation) -> Sampler<'_> {
        let unseen = observation.unseen();
        let mut others = others(observation);
        // The seat with the least choice takes its bones first. Otherwise the others would often
        // take what it needs.
        others.sort_by_key(|held| (unseen - held.barred).len() - held.len.min((unseen - held.barred).len()));
        Sampler { observation, unseen, others }
    }

    /// Returns a world in which every seat holds only possible bones, if it finds one in a few
    /// tries.
    pub fn sample(&self, chance: &mut impl Rng) -> World {
        const TRIES: usize = 50;
        let mut world = self.deal_out(chance);
        for _ in 1..TRIES {
            if world.1 {
                break;
            }
            world = self.deal_out(chance);
        }
        world.0
    }

    /// Deals out the unseen bones at random. Returns whether every seat got only possible bones.
    fn deal_out(&self, chance: &mut impl Rng) -> (World, bool) {
        let mut hands = [Bones::NONE; SEATS];
        hands[self.observation.seat().index()] = self.observation.hand();
        let (mut left, mut agrees) = (self.unseen, true);
        for held in &self.others {
            for place in 0..held.len {
                let allowed = if place < held.len - held.free { left - held.barred } else { left };
                agrees &= !allowed.is_empty();
                let allowed = if allowed.is_empty() { left } else { allowed };
                let bone = allowed.nth(chance.random_range(0..allowed.len()));
                let bone = bone.expect("there are as many unseen bones as unseen places");
                left.remove(bone);
                hands[held.seat.index()].insert(bone);
            }
        }
        let mut boneyard: ArrayVec<Bone, BONES> = left.iter().collect();
        shuffle(&mut boneyard, |len| chance.random_range(0..len));
        let mut depths = [0; SEATS];
        if self.observation.rules().firecrackers {
            depths.fill_with(|| chance.random());
        }
        let world = World::new(self.observation, &hands, &boneyard, depths);
        (world.expect("the unseen bones are in unseen places"), agrees)
    }
}
