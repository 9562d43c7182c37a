//! The tips of a table on the cloth: where the next bone can go, and how the line can continue from
//! there.

use super::ground::Ground;
use crate::Joint;
use crate::place::{Area, Heading, Lie, Point};
use arrayvec::ArrayVec;

/// An upper limit for the tips of a table: its open ends, two for each doublet whose ends have not
/// opened, and three more for one more bone.
pub(super) const MOST_TIPS: usize = 32;

pub(super) type PerTip<T> = ArrayVec<T, MOST_TIPS>;

/// The sites at one tip: straight on, and two turns to each side.
pub(super) type Sites = ArrayVec<Site, 5>;

/// A place where a line can continue, now or once a spinner's ends open.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tip {
    pub(super) joint: Joint,
    pub(super) is_open: bool,
    pub(super) kind: Origin,
    /// The centre of the open half, or of the doublet whose side is open.
    pub(super) at: Point,
    /// The direction away from the bones already joined.
    pub(super) heading: Heading,
    /// The area of the bone that the tip is on.
    pub(super) host: Area,
    pub(super) awaits: Awaits,
    /// The bones that may still come after a plain bone here.
    pub(super) then: Awaits,
}

/// The part of a bone from which a line continues.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    Half,
    /// A side of a doublet that is no spinner. The line may turn there.
    Side,
    SpinnerSide,
    SpinnerEnd,
}

/// The kinds of bones that may still come to an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Awaits {
    pub(super) plain: bool,
    pub(super) doublet: bool,
}

impl Awaits {
    /// Any bone, for when nothing is known.
    pub(super) const ANY: Awaits = Awaits { plain: true, doublet: true };

    pub(super) const fn has(self, doublet: bool) -> bool {
        if doublet { self.doublet } else { self.plain }
    }
}

/// A place for a bone: its centre, and the direction in which the line continues through it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Site {
    pub(super) at: Point,
    pub(super) onward: Heading,
    pub(super) bend: Bend,
}

/// How a line continues from a tip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bend {
    Straight,
    Clockwise,
    Anticlockwise,
}

impl Site {
    /// The area that a bone covers there. A plain bone lies along the line, and a doublet across
    /// it.
    pub(super) const fn area(self, doublet: bool) -> Area {
        Lie { at: self.at, turn: if doublet { self.onward.clockwise() } else { self.onward } }.area()
    }
}

impl Tip {
    /// The turns that a line may make here, each with its direction.
    const fn turns(&self) -> [(Bend, Heading); 2] {
        [(Bend::Clockwise, self.heading.clockwise()), (Bend::Anticlockwise, self.heading.anticlockwise())]
    }

    /// The sites for the next bone, ignoring what is around. The first one is straight on.
    pub(super) fn sites(&self, doublet: bool) -> Sites {
        if doublet { self.doublet_sites() } else { self.plain_sites() }
    }

    fn plain_sites(&self) -> Sites {
        let mut sites = Sites::new();
        sites.push(Site { at: self.at.towards(self.heading, 3), onward: self.heading, bend: Bend::Straight });
        // The near half of the new bone can be the corner. It lies ahead of the tip, and the far
        // half points to the side.
        let ahead = self.at.towards(self.heading, 2);
        sites.extend(self.turns().map(|(bend, onward)| Site { at: ahead.towards(onward, 1), onward, bend }));
        // Or the end of the line is the corner, and the new bone leaves it sideways. At a spinner,
        // the other arms are there.
        let sideways = match self.kind {
            Origin::Half => 3,
            Origin::Side => 4,
            Origin::SpinnerSide | Origin::SpinnerEnd => return sites,
        };
        sites.extend(self.turns().map(|(bend, onward)| Site { at: self.at.towards(onward, sideways), onward, bend }));
        sites
    }

    fn doublet_sites(&self) -> Sites {
        let mut sites = Sites::new();
        sites.push(Site { at: self.at.towards(self.heading, 2), onward: self.heading, bend: Bend::Straight });
        if self.kind == Origin::Half {
            sites.extend(self.turns().map(|(bend, onward)| Site { at: self.at.towards(onward, 2), onward, bend }));
        }
        sites
    }

    /// The routes that the line could take from here. Each is a plain bone and a strip of this
    /// length, straight on from it or to one side.
    pub(super) fn routes(&self, length: i16) -> ArrayVec<Route, 7> {
        let sites = self.plain_sites();
        let mut routes: ArrayVec<Route, 7> = sites.iter().map(|&site| self.route(site, length)).collect();
        let bone = sites[0].area(false);
        let far_half = self.at.towards(self.heading, 4);
        routes.extend(
            self.turns()
                .map(|(_, onward)| Route { bone, way: Area::strip(far_half.towards(onward, 1), onward, length, 2) }),
        );
        routes
    }

    fn route(&self, site: Site, length: i16) -> Route {
        let bone = site.area(false);
        let near_half = site.at.towards(site.onward, -1);
        let is_corner = site.bend != Bend::Straight && near_half == self.at.towards(self.heading, 2);
        // Beside a corner of the new bone, the way is no wider than the bone.
        let from = site.at.towards(site.onward, if is_corner { 2 } else { -2 });
        Route { bone, way: Area::strip(from, site.onward, length, 2) }
    }
}

/// A way on from a tip: the area of its next plain bone, and a strip beyond it that is wide enough
/// for doublets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Route {
    bone: Area,
    way: Area,
}

impl Route {
    pub(super) fn is_free(&self, ground: &Ground) -> bool {
        ground.is_free(&self.bone) && ground.is_free(&self.way)
    }

    pub(super) const fn overlaps(&self, area: &Area) -> bool {
        self.bone.overlaps(area) || self.way.overlaps(area)
    }

    pub(super) const fn crosses(&self, other: &Route) -> bool {
        self.overlaps(&other.bone) || self.overlaps(&other.way)
    }
}
