//! Which bones are joined to which, and by which of their places.

use super::{Joint, SIDES, Way};
use crate::bone::{Bone, Word};

/// How the bones of a layout are joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Joins<W: Word = u128> {
    /// The joined places of each bone, one bit per direction.
    places: W::Each<u8>,
    /// The joint where each bone was played, or nowhere for the lead.
    host: W::Each<Joint>,
}

impl Joins {
    /// The same joins in a word that has room for their bones.
    pub(super) fn narrowed<W: Word>(&self) -> Joins<W> {
        let mut narrowed = Joins::<W>::new();
        let len = W::GREATEST.size();
        narrowed.places.as_mut().copy_from_slice(&self.places[..len]);
        narrowed.host.as_mut().copy_from_slice(&self.host[..len]);
        narrowed
    }
}

impl<W: Word> Joins<W> {
    /// No bone is joined to another.
    pub(super) fn new() -> Joins<W> {
        Joins { places: W::each(0), host: W::each(Joint::NOWHERE) }
    }

    /// Whether another bone is joined at a joint.
    pub fn has(&self, joint: Joint) -> bool {
        self.places(joint.bone()) & joint.way().bit() != 0
    }

    /// The joint where a bone was played, on the bone that it was joined to. The lead has none.
    pub fn host(&self, bone: Bone) -> Option<Joint> {
        let host = self.host[bone.index()];
        (host != Joint::NOWHERE).then_some(host)
    }

    /// The joint of another bone that touches this one.
    pub fn other(&self, joint: Joint) -> Option<Joint> {
        if !self.has(joint) {
            return None;
        }
        // Either a bone was played on this joint, or this is how its bone was played itself.
        self.guest(joint).map_or_else(|| self.host(joint.bone()), |guest| self.near(guest))
    }

    /// The bone that was played on a joint.
    fn guest(&self, joint: Joint) -> Option<Bone> {
        W::GREATEST.bones().iter().find(|bone| self.host[bone.index()] == joint)
    }

    /// The joint by which a bone was played.
    fn near(&self, bone: Bone) -> Option<Joint> {
        Joint::on(bone).find(|&joint| self.has(joint) && self.guest(joint).is_none())
    }

    /// The joint of the only bone that this one is joined to.
    pub(super) fn only(&self, bone: Bone) -> Option<Joint> {
        let lead = || Joint::on(bone).find_map(|joint| self.other(joint));
        self.host(bone).or_else(lead)
    }

    /// The joined places of a bone, one bit per direction.
    pub(super) fn places(&self, bone: Bone) -> u8 {
        self.places[bone.index()]
    }

    /// How many bones are joined to a bone.
    pub(super) fn len(&self, bone: Bone) -> u32 {
        self.places(bone).count_ones()
    }

    /// Whether both sides of a doublet are joined.
    pub(super) fn at_both_sides(&self, doublet: Bone) -> bool {
        self.places(doublet) & SIDES == SIDES
    }

    /// Joins a bone to a joint by one of its places.
    pub(super) fn join(&mut self, bone: Bone, near: Way, host: Joint) {
        self.places[host.bone().index()] |= host.way().bit();
        self.places[bone.index()] = near.bit();
        self.host[bone.index()] = host;
    }

    /// Parts a bone from the only one that it is joined to, at this joint of the other.
    pub(super) fn part(&mut self, bone: Bone, other: Joint) {
        self.places[bone.index()] = 0;
        self.places[other.bone().index()] &= !other.way().bit();
        self.host[bone.index()] = Joint::NOWHERE;
        if self.host(other.bone()).is_some_and(|host| host.bone() == bone) {
            self.host[other.bone().index()] = Joint::NOWHERE;
        }
    }
}
