//! The bones as they lie, and the tips from which their lines continue.

use super::situation::Situation;
use super::tip::{Awaits, Origin, PerTip, Site, Tip};
use crate::place::{Heading, Lie};
use crate::{BONES, Bone, Bones, End, Joint, Layout, Seat, Set, Spinner, Way};
use arrayvec::ArrayVec;

/// A bone that lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// The bone.
    pub bone: Bone,
    /// How it lies.
    pub lie: Lie,
    /// The seat that played it.
    pub owner: Seat,
}

/// The bones as they lie.
#[derive(Clone, Debug)]
pub(super) struct LaidBones {
    pub(super) layout: Layout,
    /// The bones, in the order of play.
    pub(super) bones: ArrayVec<Laid, BONES>,
    spinners: Spinner,
    set: Set,
    is_upright: bool,
}

impl LaidBones {
    pub(super) fn new(spinners: Spinner, set: Set, is_upright: bool) -> LaidBones {
        LaidBones { layout: Layout::new(spinners), bones: ArrayVec::new(), spinners, set, is_upright }
    }

    fn is_tree(&self) -> bool {
        self.spinners == Spinner::Every
    }

    /// Whether a bone lies across its line. Doublets do, unless halves add up to seven.
    pub(super) fn lies_across(&self, bone: Bone) -> bool {
        bone.is_doublet() && self.spinners != Spinner::Sevens
    }

    /// The direction of the lead's east. Arms named west and east always lie to the left and right,
    /// even on an upright cloth. The arms of a tree have no names, so it may stand upright.
    pub(super) fn east(&self) -> Heading {
        if self.is_tree() && self.is_upright { Heading::Down } else { Heading::Right }
    }

    pub(super) fn situation(&self) -> Situation {
        let next_doublet_spins = match self.spinners {
            Spinner::None | Spinner::Sevens => false,
            Spinner::Led => self.layout.is_empty(),
            Spinner::First
            | Spinner::Enclosed
            | Spinner::Counting
            | Spinner::Cross
            | Spinner::Maltese
            | Spinner::MalteseFour => self.layout.spinner().is_none(),
            Spinner::Every => true,
        };
        Situation {
            ground: self.bones.iter().map(|laid| laid.lie.area()).collect(),
            tips: self.tips(),
            is_tree: self.is_tree(),
            next_doublet_spins,
            east: self.east(),
        }
    }

    /// The tips where a bone may still be played: the open ends, then the ends of spinners that
    /// will open.
    fn tips(&self) -> PerTip<Tip> {
        let open = self.layout.ends().map(|(_, joint)| self.tip(joint, true));
        let doublets = self.bones.iter().map(|laid| laid.bone).filter(|bone| bone.is_doublet());
        let spinners = doublets.filter(|&bone| self.may_spin(bone));
        let is_joined = |bone, way| self.layout.joins().has(Joint::new(bone, way));
        let closed = spinners.filter(|&bone| !is_joined(bone, Way::West) || !is_joined(bone, Way::East));
        let ends = closed.flat_map(|bone| [Way::North, Way::South].map(|way| Joint::new(bone, way)));
        let closed = ends.filter(|&joint| !self.layout.joins().has(joint)).map(|joint| self.tip(joint, false));
        open.chain(closed).flatten().filter(|tip| tip.awaits.plain || tip.awaits.doublet).collect()
    }

    /// Whether a doublet is a spinner, or is one as soon as it is enclosed.
    fn may_spin(&self, doublet: Bone) -> bool {
        self.layout.is_spinner(doublet) || self.spinners == Spinner::Enclosed && self.layout.spinner().is_none()
    }

    fn tip(&self, joint: Joint, is_open: bool) -> Option<Tip> {
        let bone = joint.bone();
        let lie = self.bones.iter().find(|laid| laid.bone == bone)?.lie;
        let side = if self.may_spin(bone) { Origin::SpinnerSide } else { Origin::Side };
        let (heading, kind) = match (self.lies_across(bone), joint.way()) {
            (false, Way::East) => (lie.turn, Origin::Half),
            (false, _) => (lie.turn.back(), Origin::Half),
            (true, Way::North) => (lie.turn, Origin::SpinnerEnd),
            (true, Way::South) => (lie.turn.back(), Origin::SpinnerEnd),
            (true, Way::East) => (lie.turn.clockwise(), side),
            (true, Way::West) => (lie.turn.anticlockwise(), side),
        };
        let at = match kind {
            Origin::Half | Origin::SpinnerEnd => lie.at.towards(heading, 1),
            Origin::Side | Origin::SpinnerSide => lie.at,
        };
        let pips = joint.pips();
        let to_come = self.to_come(pips) - Bones::DOUBLETS;
        let far_pips = |bone: Bone| bone.weight() - pips;
        let then = |doublet| to_come.iter().any(|bone| self.awaits(far_pips(bone)).has(doublet));
        let then = if self.spinners == Spinner::Sevens {
            self.awaits(pips)
        } else {
            Awaits { plain: then(false), doublet: then(true) }
        };
        Some(Tip { joint, is_open, kind, at, heading, host: lie.area(), awaits: self.awaits(pips), then })
    }

    /// The bones with these pips that do not lie yet.
    fn to_come(&self, pips: u8) -> Bones {
        (self.set.bones() & Bones::suit(pips)) - self.layout.bones()
    }

    /// Which bones may still come to an end with these pips.
    fn awaits(&self, pips: u8) -> Awaits {
        if self.spinners == Spinner::Sevens {
            return Awaits { plain: true, doublet: false };
        }
        let to_come = self.to_come(pips);
        // An arm always stays in play, because a firecracker may bring a bone back.
        let plain = !self.is_tree() || !to_come.is_subset(Bones::DOUBLETS);
        Awaits { plain, doublet: to_come.contains(Bone::doublet(pips)) }
    }

    pub(super) fn lay(&mut self, owner: Seat, bone: Bone, end: End, site: Site) {
        self.bones.push(Laid { bone, lie: self.lie_of(bone, end, site), owner });
        self.layout = self.layout.after(owner, bone, end);
    }

    pub(super) fn lie_of(&self, bone: Bone, end: End, site: Site) -> Lie {
        let after = self.layout.after(Seat::FIRST, bone, end);
        let east_is_joined = after.joins().has(Joint::new(bone, Way::East));
        let turn = match (self.lies_across(bone), east_is_joined) {
            (false, false) => site.onward,
            (false, true) => site.onward.back(),
            (true, false) => site.onward.anticlockwise(),
            (true, true) => site.onward.clockwise(),
        };
        Lie { at: site.at, turn }
    }

    pub(super) fn take_away(&mut self, bone: Bone) {
        self.layout = self.layout.without(bone);
        self.bones.retain(|laid| laid.bone != bone);
    }
}
