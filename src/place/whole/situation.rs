//! A table as geometry alone: what is covered, and where its lines go on. It is all that a place for a bone is judged by.

use super::ground::Ground;
use super::tip::{Awaits, Kind, MOST_TIPS, PerTip, Spot, Tip};
use crate::place::lie::{Point, Turn};
use arrayvec::ArrayVec;

/// Where a table stands.
#[derive(Clone, Debug)]
pub(super) struct Situation {
    pub(super) ground: Ground,
    /// Where bones may still be played: the open ends, and those of spinners that will open.
    pub(super) tips: PerTip<Tip>,
    /// Whether lines branch at every doublet.
    pub(super) is_tree: bool,
    /// Whether the next doublet becomes a spinner.
    pub(super) next_doublet_spins: bool,
    /// Where the east of the lead points.
    pub(super) east: Turn,
}

/// The tips that one bone brings with it.
pub(super) type NewTips = ArrayVec<Tip, 3>;

impl Situation {
    /// What it would be with a bone on a spot at one of the tips. It says the same whichever bone of its kind that is, so that its place can be shown before
    /// it is known.
    pub(super) fn after(&self, at: usize, spot: Spot, doublet: bool) -> Situation {
        let tip = &self.tips[at];
        let mut tips = self.tips.clone();
        tips.remove(at);
        for other in &mut tips {
            // A spinner's ends may open with this.
            let same_spinner = tip.kind == Kind::SpinnerSide && other.joint.bone() == tip.joint.bone();
            other.is_open |= same_spinner && other.kind == Kind::SpinnerEnd;
            // There is one doublet of a suit.
            other.awaits.doublet &= !doublet || other.joint.pips() != tip.joint.pips();
        }
        let room = MOST_TIPS - tips.len();
        tips.extend(self.tips_beyond(tip, spot, doublet).into_iter().take(room));
        Situation {
            ground: self.ground.with(spot.area(doublet)),
            tips,
            next_doublet_spins: self.next_doublet_spins && (self.is_tree || !doublet),
            ..*self
        }
    }

    /// The tips that a bone on a spot would bring with it: its far side and, if it becomes a spinner, its ends.
    pub(super) fn tips_beyond(&self, from: &Tip, spot: Spot, doublet: bool) -> NewTips {
        let awaits = if doublet { Awaits { doublet: false, ..from.awaits } } else { from.then };
        let host = spot.area(doublet);
        let tip = |at: Point, heading: Turn, kind: Kind| {
            let is_open = kind != Kind::SpinnerEnd;
            Tip { joint: from.joint, is_open, kind, at, heading, host, awaits, then: Awaits::ANY }
        };
        let mut tips = NewTips::new();
        if !doublet {
            tips.push(tip(spot.at.towards(spot.onward, 1), spot.onward, Kind::Half));
        } else if self.next_doublet_spins {
            tips.push(tip(spot.at, spot.onward, Kind::SpinnerSide));
            let ends = [spot.onward.clockwise(), spot.onward.anticlockwise()];
            tips.extend(ends.map(|end| tip(spot.at.towards(end, 1), end, Kind::SpinnerEnd)));
        } else {
            tips.push(tip(spot.at, spot.onward, Kind::Side));
        }
        tips
    }
}
