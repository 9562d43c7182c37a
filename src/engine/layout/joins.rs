//! Which bones are joined to which, and by which of their places.

use super::{Joint, SIDES, Way};
use crate::engine::bone::{BONES, Bone};
use crate::engine::set::Set;

/// How the bones of a layout are joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Joins {
    /// The joined places of each bone, one bit per direction.
    places: [u8; BONES],
    /// The joint where each bone was played, or nowhere for the lead.
    host: [Joint; BONES],
}

impl Joins {
    pub(super) const NONE: Joins = Joins { places: [0; BONES], host: [Joint::NOWHERE; BONES] };

    /// Whether another bone is joined at a joint.
    pub const fn has(&self, joint: Joint) -> bool {
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
        Set::GREATEST.bones().iter().find(|bone| self.host[bone.index()] == joint)
    }

    /// The joint by which a bone was played.
    fn near(&self, bone: Bone) -> Option<Joint> {
        let joints = Way::ALL.map(|way| Joint::new(bone, way));
        joints.into_iter().find(|&joint| self.has(joint) && self.guest(joint).is_none())
    }

    /// The joint of the only bone that this one is joined to.
    pub(super) fn only(&self, bone: Bone) -> Option<Joint> {
        let lead = || Way::ALL.into_iter().find_map(|way| self.other(Joint::new(bone, way)));
        self.host(bone).or_else(lead)
    }

    /// The joined places of a bone, one bit per direction.
    pub(super) const fn places(&self, bone: Bone) -> u8 {
        self.places[bone.index()]
    }

    /// How many bones are joined to a bone.
    pub(super) const fn len(&self, bone: Bone) -> u32 {
        self.places(bone).count_ones()
    }

    /// Whether both sides of a doublet are joined.
    pub(super) const fn at_both_sides(&self, doublet: Bone) -> bool {
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
