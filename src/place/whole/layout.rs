//! The bones as they lie, and the tips from which their lines go on.

use super::tip::{Awaits, Kind, PerTip, Spot, Tip};
use crate::engine::bone::{BONES, Bone, Bones, Seat};
use crate::engine::rules::Spinner;
use crate::engine::table::{End, Joint, Table, Way};
use crate::place::lie::{Area, Lie, Point, Turn};
use arrayvec::ArrayVec;

/// A bone that lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// Which bone.
    pub bone: Bone,
    /// How it lies.
    pub lie: Lie,
    /// Who played it.
    pub owner: Seat,
}

/// What is covered, as a list of rectangles.
#[derive(Clone, Default, Debug)]
pub(super) struct Ground(ArrayVec<Area, { BONES + 1 }>);

impl Ground {
    /// Whether nothing lies there.
    pub(super) fn is_free(&self, area: &Area) -> bool {
        self.0.iter().fold(true, |free, covered| free & !covered.overlaps(area))
    }

    /// The same with one more bone.
    pub(super) fn with(&self, area: Area) -> Ground {
        let mut ground = self.clone();
        ground.0.push(area);
        ground
    }

    pub(super) fn iter(&self) -> std::slice::Iter<'_, Area> {
        self.0.iter()
    }
}

/// The bones as they lie.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) table: Table,
    spinners: Spinner,
    /// Whether the cloth is higher than wide.
    upright: bool,
    /// In the order in which they were played.
    pub(super) laid: ArrayVec<Laid, BONES>,
    pub(super) ground: Ground,
}

impl Layout {
    pub(super) fn new(spinners: Spinner, upright: bool) -> Layout {
        Layout { table: Table::new(spinners), spinners, upright, laid: ArrayVec::new(), ground: Ground::default() }
    }

    /// Whether lines branch at every doublet.
    pub(super) fn is_tree(&self) -> bool {
        self.spinners == Spinner::Every
    }

    /// Where the east of the lead points. Arms that players call west and east lie there however the cloth lies; a tree has no such names.
    pub(super) fn lead_east(&self) -> Turn {
        if self.is_tree() && self.upright { Turn::Down } else { Turn::Right }
    }

    /// Whether a doublet that is played next becomes a spinner.
    pub(super) fn next_doublet_spins(&self) -> bool {
        match self.spinners {
            Spinner::None => false,
            Spinner::First => self.table.spinner().is_none(),
            Spinner::Every => true,
        }
    }

    /// The smallest rectangle around all bones; nothing if there is none.
    pub(super) fn bounds(&self) -> Option<Area> {
        self.ground.iter().copied().reduce(|bounds, area| bounds.with(&area))
    }

    fn lie(&self, bone: Bone) -> Option<Lie> {
        self.laid.iter().find(|laid| laid.bone == bone).map(|laid| laid.lie)
    }

    /// The place of a bone on the table as a tip.
    pub(super) fn tip(&self, joint: Joint, end: Option<End>) -> Option<Tip> {
        let bone = joint.bone();
        let lie = self.lie(bone)?;
        let side = if self.table.is_spinner(bone) { Kind::SpinnerSide } else { Kind::Side };
        let (heading, kind) = match (bone.is_doublet(), joint.way()) {
            (false, Way::East) => (lie.turn, Kind::Half),
            (false, _) => (lie.turn.back(), Kind::Half),
            (true, Way::North) => (lie.turn, Kind::SpinnerEnd),
            (true, Way::South) => (lie.turn.back(), Kind::SpinnerEnd),
            (true, Way::East) => (lie.turn.clockwise(), side),
            (true, Way::West) => (lie.turn.anticlockwise(), side),
        };
        let at = match kind {
            Kind::Half | Kind::SpinnerEnd => lie.at.towards(heading, 1),
            Kind::Side | Kind::SpinnerSide => lie.at,
        };
        Some(Tip { joint, end, host: lie.area(), at, heading, kind, awaits: self.awaits(joint) })
    }

    fn awaits(&self, joint: Joint) -> Awaits {
        let to_come = Bones::suit(joint.pips()) - self.table.bones();
        let doublet = !(to_come & Bones::DOUBLETS).is_empty();
        // An arm is never given up: a firecracker may bring a bone back.
        Awaits { plain: !self.is_tree() || !(to_come - Bones::DOUBLETS).is_empty(), doublet }
    }

    /// The tips at which a bone may still be played: the open ends, then those of spinners that will open.
    pub(super) fn tips(&self) -> PerTip<Tip> {
        let open = self.table.ends().map(|(end, joint)| self.tip(joint, Some(end)));
        let spinners =
            self.laid.iter().map(|laid| laid.bone).filter(|&bone| bone.is_doublet() && self.table.is_spinner(bone));
        let joined = |bone, way| self.table.is_joined(Joint::new(bone, way));
        let unopened = spinners.filter(|&bone| !joined(bone, Way::West) || !joined(bone, Way::East));
        let ends = unopened.flat_map(|bone| [Way::North, Way::South].map(|way| Joint::new(bone, way)));
        let unopened = ends.filter(|&joint| !self.table.is_joined(joint)).map(|joint| self.tip(joint, None));
        open.chain(unopened).flatten().filter(|tip| tip.awaits.plain || tip.awaits.doublet).collect()
    }

    /// The tips that a bone would bring with it: its far side and, if it becomes a spinner, its ends.
    pub(super) fn tips_beyond(&self, from: &Tip, spot: Spot, doublet: bool) -> ArrayVec<Tip, 3> {
        // Of a plain bone we do not know what it will show there, so anything may come.
        let awaits = Awaits { plain: true, doublet: !doublet };
        let tip = |at: Point, heading: Turn, kind: Kind| Tip { at, heading, kind, awaits, ..*from };
        let mut tips = ArrayVec::new();
        if !doublet {
            tips.push(tip(spot.at.towards(spot.onward, 1), spot.onward, Kind::Half));
        } else if self.next_doublet_spins() {
            tips.push(tip(spot.at, spot.onward, Kind::SpinnerSide));
            for across in [spot.onward.clockwise(), spot.onward.anticlockwise()] {
                tips.push(tip(spot.at.towards(across, 1), across, Kind::SpinnerEnd));
            }
        } else {
            tips.push(tip(spot.at, spot.onward, Kind::Side));
        }
        tips
    }

    /// The table after a seat has played a bone on an end and laid it on a spot.
    pub(super) fn with(&self, owner: Seat, bone: Bone, end: End, spot: Spot) -> Layout {
        let table = self.table.after(owner, bone, end);
        let joined_east = table.is_joined(Joint::new(bone, Way::East));
        let turn = match (bone.is_doublet(), joined_east) {
            (false, false) => spot.onward,
            (false, true) => spot.onward.back(),
            (true, false) => spot.onward.anticlockwise(),
            (true, true) => spot.onward.clockwise(),
        };
        let lie = Lie { at: spot.at, turn };
        let mut after = Layout { table, ..self.clone() };
        after.laid.push(Laid { bone, lie, owner });
        after.ground.0.push(lie.area());
        after
    }

    /// The table after an end bone was destroyed.
    pub(super) fn without(&self, bone: Bone) -> Layout {
        let mut after = self.clone();
        after.table = after.table.without(bone);
        after.laid.retain(|laid| laid.bone != bone);
        after.ground.0 = after.laid.iter().map(|laid| laid.lie.area()).collect();
        after
    }
}
