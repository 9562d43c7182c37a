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

/// Where a bone may lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On the table.
    Table,
    /// In the boneyard.
    Boneyard,
    /// In a hand.
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
    pub fn of(&self, bone: Bone, place: Place) -> f64 {
        let worlds = f64::from(self.worlds.max(1));
        let held = |seat: usize| f64::from(self.hands[seat][bone.index()]) / worlds;
        match place {
            Place::Table => f64::from(u8::from(self.table.contains(bone))),
            Place::Hand(seat) => held(seat.index()),
            Place::Boneyard if self.table.contains(bone) => 0.0,
            Place::Boneyard => (1.0 - (0..SEATS).map(held).sum::<f64>()).max(0.0),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::rules::{Preset, Rules};
    use crate::engine::state::Phase;
    use crate::nestor::sensible;
    use crate::record::Session;

    /// What every seat knows in all positions of a hand.
    fn views(rules: Rules, number: u64) -> Vec<Observation> {
        let mut session = Session::new(rules).expect("named rules can be played");
        session.deal_number(number).expect("a hand may be dealt");
        let mut views = Vec::new();
        while session.state().phase() == Phase::Playing {
            views.extend(rules.all_seats().map(|seat| session.observe(seat)));
            let step = sensible(&session.observe(session.state().to_move()));
            session.play(step).expect("a legal move can be made");
        }
        views
    }

    fn every_table() -> impl Iterator<Item = Rules> {
        Preset::ALL.into_iter().flat_map(|preset| preset.players().filter_map(move |players| preset.rules(players)))
    }

    #[test]
    fn the_shares_of_a_bone_are_one_and_those_of_a_place_as_many_as_lie_there() {
        for seen in every_table().flat_map(|rules| views(rules, 2).into_iter().step_by(5)) {
            let shares = Believing::new(seen.clone(), true, 60).finish();
            let seats = || seen.rules().all_seats();
            for bone in Bone::all() {
                let places = seats().map(Place::Hand).chain([Place::Table, Place::Boneyard]);
                let sum: f64 = places.map(|place| shares.of(bone, place)).sum();
                assert!((sum - 1.0).abs() < 1e-9, "{bone} {sum}");
                let own = shares.of(bone, Place::Hand(seen.seat()));
                assert!((own - f64::from(u8::from(seen.hand().contains(bone)))).abs() < 1e-9);
            }
            for seat in seats() {
                let held: f64 = Bone::all().map(|bone| shares.of(bone, Place::Hand(seat))).sum();
                assert!((held - seen.hand_len(seat) as f64).abs() < 1e-6);
            }
        }
    }

    #[test]
    fn what_a_pass_rules_out_is_told_to_lie_elsewhere_and_counting_in_steps_is_the_same() {
        let block = Preset::Block.rules(2).expect("a game for two");
        let mut ruled_out = 0;
        for seen in (0..30).flat_map(|number| views(block, number)) {
            let other = seen.seat().next(2);
            let Some(last) = seen.deeds().last().filter(|deed| deed.seat == other) else { continue };
            if last.act != crate::engine::observe::Act::Passed {
                continue;
            }
            let mut believing = Believing::new(seen.clone(), false, 50);
            while !believing.step(3) {}
            assert_eq!(*believing.shares(), Believing::new(seen.clone(), false, 50).finish());
            for bone in Bones::fitting(last.shows) & seen.unseen() {
                assert!(believing.shares().of(bone, Place::Hand(other)).abs() < 1e-9, "{bone}");
                assert!((believing.shares().of(bone, Place::Boneyard) - 1.0).abs() < 1e-9, "{bone}");
                ruled_out += 1;
            }
        }
        assert!(ruled_out > 30, "only {ruled_out} bones were ruled out");
    }
}
