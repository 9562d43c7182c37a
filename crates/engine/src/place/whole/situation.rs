//! A table as pure geometry: what is covered, and where its lines continue. Sites are judged by
//! this alone.

use super::ground::Ground;
use super::tip::{Awaits, MOST_TIPS, Origin, PerTip, Site, Tip};
use crate::place::{Heading, Point};
use arrayvec::ArrayVec;

/// The state of a table.
#[derive(Clone, Debug)]
pub(super) struct Situation {
    pub(super) ground: Ground,
    /// The tips where bones may still be played: the open ends, and the ends of spinners that will
    /// open.
    pub(super) tips: PerTip<Tip>,
    /// Whether lines branch at every doublet.
    pub(super) is_tree: bool,
    /// Whether the next doublet becomes a spinner.
    pub(super) next_doublet_spins: bool,
    /// The direction of the lead's east.
    pub(super) east: Heading,
}

/// The tips that one bone adds.
pub(super) type NewTips = ArrayVec<Tip, 3>;

impl Situation {
    /// The situation with a bone on a site at one of the tips. It is the same for every bone of a
    /// kind, so that the place can be shown before the bone is known.
    pub(super) fn after(&self, at: usize, site: Site, doublet: bool) -> Situation {
        let tip = &self.tips[at];
        let mut tips = self.tips.clone();
        tips.remove(at);
        for other in &mut tips {
            // This may open a spinner's ends.
            let same_spinner = tip.kind == Origin::SpinnerSide && other.joint.bone() == tip.joint.bone();
            other.is_open |= same_spinner && other.kind == Origin::SpinnerEnd;
            // A suit has only one doublet.
            other.awaits.doublet &= !doublet || other.joint.pips() != tip.joint.pips();
        }
        let room = MOST_TIPS - tips.len();
        tips.extend(self.tips_beyond(tip, site, doublet).into_iter().take(room));
        Situation {
            ground: self.ground.with(site.area(doublet)),
            tips,
            next_doublet_spins: self.next_doublet_spins && (self.is_tree || !doublet),
            ..*self
        }
    }

    /// The tips that a bone on a site would add: its far side and, if it becomes a spinner, its
    /// ends.
    pub(super) fn tips_beyond(&self, from: &Tip, site: Site, doublet: bool) -> NewTips {
        let awaits = if doublet { Awaits { doublet: false, ..from.awaits } } else { from.then };
        let host = site.area(doublet);
        let tip = |at: Point, heading: Heading, kind: Origin| {
            let is_open = kind != Origin::SpinnerEnd;
            Tip { joint: from.joint, is_open, kind, at, heading, host, awaits, then: Awaits::ANY }
        };
        let mut tips = NewTips::new();
        if !doublet {
            tips.push(tip(site.at.towards(site.onward, 1), site.onward, Origin::Half));
        } else if self.next_doublet_spins {
            tips.push(tip(site.at, site.onward, Origin::SpinnerSide));
            let ends = [site.onward.clockwise(), site.onward.anticlockwise()];
            tips.extend(ends.map(|end| tip(site.at.towards(end, 1), end, Origin::SpinnerEnd)));
        } else {
            tips.push(tip(site.at, site.onward, Origin::Side));
        }
        tips
    }
}
