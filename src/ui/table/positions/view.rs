//! What the compact display shows of a table: the bone in the middle, the last bone of each arm and
//! its direction, and the hidden bones between them.
//!
//! A [`TableView`] is a picture as data. It is made from the engine's layout each time it is
//! painted and contains nothing that a player may not see. So the help can paint examples with it,
//! and an animation can keep an earlier one.

use crate::engine::{Bone, Joint, Layout, SEATS, Seat, Way};
use crate::seat::SeatedPlayer;
use crate::ui::paint::Face;

/// The table as painted.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TableView {
    /// The spinner, or the doublet that was led. It lies across the line.
    pub middle: Option<(Bone, Face)>,
    /// West, east, north and south.
    pub arms: [Arm; 4],
    /// The table count.
    pub count: u8,
}

/// One arm of the table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Arm {
    /// Its last bone, unless that is the one in the middle.
    pub tip: Option<LastBone>,
    /// The players of the hidden bones between the middle and the last one, from inside to outside.
    pub hidden: Vec<Face>,
    /// The pips of its end while it is open.
    pub open: Option<u8>,
}

/// The last bone of an arm.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LastBone {
    /// The bone.
    pub bone: Bone,
    /// The color of its player.
    pub face: Face,
    /// Its halves as they lie, the left or upper one first.
    pub halves: [u8; 2],
}

impl TableView {
    /// Returns the view of a game.
    pub fn of(game: &SeatedPlayer) -> TableView {
        let rules = game.view().rules();
        TableView::seen_from(game.view().viewer(), rules.seats(), game.view().seen.layout(), game.view().led_west)
            .dressed(rules.partners)
    }

    /// The same with the colors that partners have.
    #[must_use]
    pub fn dressed(mut self, in_pairs: bool) -> TableView {
        let dress = |face: &mut Face| *face = face.player().map_or(*face, |player| Face::played(player, in_pairs));
        self.middle.iter_mut().for_each(|(_, face)| dress(face));
        for arm in &mut self.arms {
            arm.tip.iter_mut().for_each(|tip| dress(&mut tip.face));
            arm.hidden.iter_mut().for_each(dress);
        }
        self
    }

    /// Returns the view of a table from a seat. A single bone that is not a doublet is shown at the
    /// end where it was led, which is the west end if `led_west`.
    pub fn seen_from(seat: Seat, seats: usize, layout: &Layout, led_west: bool) -> TableView {
        let face = |bone: Bone| {
            let owner = Seat::first(SEATS).find(|seat| layout.played_by(*seat).contains(bone)).unwrap_or(seat);
            Face::Played(owner.steps_from(seat, seats))
        };
        let mut view = TableView { count: layout.count(), ..TableView::default() };
        let Some(lead) = layout.lead() else { return view };
        let middle = layout.spinner().or(Some(lead).filter(|bone| bone.is_doublet()));
        view.middle = middle.map(|bone| (bone, face(bone)));
        for way in Way::ALL {
            let arm = &mut view.arms[way.index()];
            let line = line(layout, middle.unwrap_or(lead), way);
            arm.open = layout.tip(way).map(Joint::pips);
            if let Some((last, between)) = line.split_last() {
                arm.tip = Some(tip(*last, way, face(last.bone())));
                arm.hidden = between.iter().map(|joint| face(joint.bone())).collect();
            }
        }
        if middle.is_none() {
            view.place_plain_lead(lead, face(lead), led_west);
        }
        view
    }

    /// Places a lead that is not a doublet. On its own it lies at the end where it was led. With
    /// one neighbor it lies at the other end, and with two it is hidden between them.
    fn place_plain_lead(&mut self, lead: Bone, face: Face, led_west: bool) {
        let [west, east] = [Way::West, Way::East].map(|way| self.arms[way.index()].tip.is_some());
        let way = match (west, east) {
            (true, true) => {
                self.arms[Way::West.index()].hidden.insert(0, face);
                return;
            }
            (false, true) => Way::West,
            (false, false) if led_west => Way::West,
            (true | false, false) => Way::East,
        };
        let halves = [lead.low(), lead.high()];
        self.arms[way.index()].tip = Some(LastBone { bone: lead, face, halves });
    }
}

/// Returns the bones of an arm from the middle outward, each by the joint to the bone before.
fn line(layout: &Layout, middle: Bone, way: Way) -> Vec<Joint> {
    let mut joints = Vec::new();
    let mut place = Joint::on(middle).find(|joint| joint.way() == way);
    while let Some(near) = place.and_then(|place| layout.joins().other(place)) {
        joints.push(near);
        place = Some(Joint::new(near.bone(), near.way().opposite()));
    }
    joints
}

/// Returns the last bone of an arm, with its inner half toward the middle.
fn tip(near: Joint, way: Way, face: Face) -> LastBone {
    let bone = near.bone();
    let (inner, outer) = (near.pips(), Joint::new(bone, near.way().opposite()).pips());
    let halves = match way {
        Way::West | Way::North => [outer, inner],
        Way::East | Way::South => [inner, outer],
    };
    LastBone { bone, face, halves }
}
