//! The ends of a table on the cloth: where the next bone may be put, and which way the line may go on from there.

use super::ground::Ground;
use crate::engine::table::Joint;
use crate::place::lie::{Area, Heading, Lie, Point};
use arrayvec::ArrayVec;

/// The most tips that a table has: sixteen open ends, and two at every doublet whose ends are yet to open; and three that one more bone may bring.
pub(super) const MOST_TIPS: usize = 32;

/// One value for every tip.
pub(super) type PerTip<T> = ArrayVec<T, MOST_TIPS>;

/// The sites at one tip: straight on, and two turns to either hand.
pub(super) type Sites = ArrayVec<Site, 5>;

/// A place where a line goes on, now or once a spinner's ends have opened.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tip {
    pub(super) joint: Joint,
    pub(super) is_open: bool,
    pub(super) kind: Origin,
    /// The centre of the half that is open, or of the doublet whose side is.
    pub(super) at: Point,
    /// Away from what is already joined.
    pub(super) heading: Heading,
    /// What the bone covers that it is a place of.
    pub(super) host: Area,
    /// What may still come here.
    pub(super) awaits: Awaits,
    /// What may still come after some plain bone has.
    pub(super) then: Awaits,
}

/// What a line goes on from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    /// A half of a plain bone.
    Half,
    /// A side of a doublet whose ends are not built on, so that the line may turn there.
    Side,
    /// A side of a spinner.
    SpinnerSide,
    /// An end of a spinner.
    SpinnerEnd,
}

/// The kinds of bones that may still come to an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Awaits {
    pub(super) plain: bool,
    pub(super) doublet: bool,
}

impl Awaits {
    /// Whatever we do not know.
    pub(super) const ANY: Awaits = Awaits { plain: true, doublet: true };

    pub(super) const fn has(self, doublet: bool) -> bool {
        if doublet { self.doublet } else { self.plain }
    }
}

/// A place for a bone: its centre, and the direction in which the line goes on through it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Site {
    pub(super) at: Point,
    pub(super) onward: Heading,
    pub(super) bend: Bend,
}

/// How a line goes on from a tip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bend {
    Straight,
    Clockwise,
    Anticlockwise,
}

impl Site {
    /// What a bone covers there: a plain bone lies along the line, a doublet across it.
    pub(super) const fn area(self, doublet: bool) -> Area {
        Lie { at: self.at, turn: if doublet { self.onward.clockwise() } else { self.onward } }.area()
    }
}

impl Tip {
    /// The turns that a line may make here, each with its direction.
    const fn turns(&self) -> [(Bend, Heading); 2] {
        [(Bend::Clockwise, self.heading.clockwise()), (Bend::Anticlockwise, self.heading.anticlockwise())]
    }

    /// Where the next bone could lie if nothing lay around: straight on first.
    pub(super) fn sites(&self, doublet: bool) -> Sites {
        if doublet { self.doublet_sites() } else { self.plain_sites() }
    }

    fn plain_sites(&self) -> Sites {
        let mut sites = Sites::new();
        sites.push(Site { at: self.at.towards(self.heading, 3), onward: self.heading, bend: Bend::Straight });
        // The corner may be the near half of the new bone, which lies ahead of the tip with its far half to the side.
        let ahead = self.at.towards(self.heading, 2);
        sites.extend(self.turns().map(|(bend, onward)| Site { at: ahead.towards(onward, 1), onward, bend }));
        // Or it is what the line has come to, and the new bone goes off sideways. At a spinner that is where its other arms are.
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

    /// The ways that the line could take from here, each a plain bone and so many half squares straight on from it or to one of its sides.
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
        // Beside a corner that the new bone makes, the way is no wider than that bone.
        let from = site.at.towards(site.onward, if is_corner { 2 } else { -2 });
        Route { bone, way: Area::strip(from, site.onward, length, 2) }
    }
}

/// A way on from a tip: where its next plain bone would lie, and a strip straight on from it that is wide enough for doublets.
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
