//! What the display shows of a table: the bone in the middle, the last bone of each arm and the way it lies, and what lies hidden between them.
//!
//! A [`TableView`] is a picture as data. It is made from the engine's table each time it is painted and knows nothing that a player may not see, so the
//! help can paint examples with it and an animation can hold on to the one from before.

use crate::game::Game;
use crate::{
    engine::{
        bone::{Bone, SEATS, Seat},
        table::{Joint, Table, Way},
    },
    ui::paint::theme::Face,
};

/// The table as it is painted.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TableView {
    /// The spinner, or the doublet that was led; it lies across the line.
    pub middle: Option<(Bone, Face)>,
    /// West, east, north and south.
    pub arms: [Arm; 4],
    /// The table count.
    pub count: u8,
    /// Whether nothing was led yet.
    pub empty: bool,
}

/// One arm of the table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Arm {
    /// Its last bone, unless that is the one in the middle.
    pub tip: Option<LastBone>,
    /// Who played the bones that lie hidden between the middle and the last one, outward.
    pub hidden: Vec<Face>,
    /// The pips of its end, while it is open.
    pub open: Option<u8>,
}

/// The last bone of an arm.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LastBone {
    /// Which bone.
    pub bone: Bone,
    /// Who played it.
    pub face: Face,
    /// Its halves as they lie, the one to the left or at the top first.
    pub halves: [u8; 2],
}

impl TableView {
    /// The table of a game.
    pub fn of(game: &Game) -> TableView {
        TableView::seen_from(game.viewer(), game.rules().seats(), game.seen().table(), game.sitting().led_west())
    }

    /// The view of a table from a seat. A plain bone that lies alone is shown at the end where it was led, which is the west if `led_west`.
    pub fn seen_from(seat: Seat, seats: usize, table: &Table, led_west: bool) -> TableView {
        let table = &Seen { table, seat, seats };
        let mut view = TableView { count: table.count(), empty: table.is_empty(), ..TableView::default() };
        let Some(lead) = table.lead() else { return view };
        let middle = table.spinner().or(Some(lead).filter(|bone| bone.is_doublet()));
        view.middle = middle.map(|bone| (bone, face(table, bone)));
        for way in Way::ALL {
            let arm = &mut view.arms[way.index()];
            let line = line(table, middle.unwrap_or(lead), way);
            arm.open = table.tip(way).map(Joint::pips);
            if let Some((last, between)) = line.split_last() {
                arm.tip = Some(tip(table, *last, way));
                arm.hidden = between.iter().map(|joint| face(table, joint.bone())).collect();
            }
        }
        if middle.is_none() {
            view.place_plain_lead(table, lead, led_west);
        }
        view
    }

    /// With nothing in the middle the lead is a link of the line: at the end where it was led while it lies alone, then at the end that has no other
    /// bone, and at last hidden between two others.
    fn place_plain_lead(&mut self, table: &Seen<'_>, lead: Bone, led_west: bool) {
        let [west, east] = [Way::West, Way::East].map(|way| self.arms[way.index()].tip.is_some());
        let way = match (west, east) {
            (true, true) => {
                self.arms[Way::West.index()].hidden.insert(0, face(table, lead));
                return;
            }
            (false, true) => Way::West,
            (false, false) if led_west => Way::West,
            (true | false, false) => Way::East,
        };
        let halves = [lead.low(), lead.high()];
        self.arms[way.index()].tip = Some(LastBone { bone: lead, face: face(table, lead), halves });
    }

    /// Whether some bone lies at the end of this arm or in the middle.
    pub fn shows(&self, bone: Bone) -> bool {
        self.middle.is_some_and(|(middle, _)| middle == bone)
            || self.arms.iter().any(|arm| arm.tip.is_some_and(|tip| tip.bone == bone))
    }
}

/// A table, and the seat that it is seen from.
struct Seen<'a> {
    table: &'a Table,
    seat: Seat,
    /// How many seats there are.
    seats: usize,
}

impl std::ops::Deref for Seen<'_> {
    type Target = Table;

    fn deref(&self) -> &Table {
        self.table
    }
}

/// Who played a bone, as a colour.
fn face(table: &Seen<'_>, bone: Bone) -> Face {
    let owner = Seat::first(SEATS).find(|seat| table.played_by(*seat).contains(bone)).unwrap_or(table.seat);
    Face::Played(((owner.index() + table.seats - table.seat.index()) % table.seats) as u8)
}

/// The bones of an arm from the middle outward, each by the place with which it joins the one before.
fn line(table: &Table, middle: Bone, way: Way) -> Vec<Joint> {
    let mut joints = Vec::new();
    let mut place = Joint::new(middle, way);
    while let Some(near) = neighbour(table, place) {
        joints.push(near);
        place = Joint::new(near.bone(), near.way().opposite());
    }
    joints
}

/// The place of the other bone that this place is joined to.
fn neighbour(table: &Table, place: Joint) -> Option<Joint> {
    if !table.is_joined(place) {
        return None;
    }
    let guest = table.bones().iter().find(|&bone| table.host(bone) == Some(place));
    guest.map_or_else(|| table.host(place.bone()), |guest| own_joint(table, guest))
}

/// The place by which a bone was joined to its host: the one that is joined and that no other bone was played on.
fn own_joint(table: &Table, bone: Bone) -> Option<Joint> {
    Way::ALL
        .into_iter()
        .map(|way| Joint::new(bone, way))
        .find(|&place| table.is_joined(place) && !table.bones().iter().any(|other| table.host(other) == Some(place)))
}

/// The last bone of an arm, with its inner half toward the middle.
fn tip(table: &Seen<'_>, near: Joint, way: Way) -> LastBone {
    let bone = near.bone();
    let (inner, outer) = (near.pips(), Joint::new(bone, near.way().opposite()).pips());
    let halves = match way {
        Way::West | Way::North => [outer, inner],
        Way::East | Way::South => [inner, outer],
    };
    LastBone { bone, face: face(table, bone), halves }
}
