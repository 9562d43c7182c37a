//! The whole table: every bone of a hand, laid out as players lay them.
//!
//! Bones are laid in the order in which they were played, and one that lies is never moved: of the few sites at its end each takes the best, for what is
//! known then. A site is judged by how the table would stand with it, which is geometry and nothing else (`situation`): whether every end would still
//! have its places, whatever comes next, and every line a way on (`outlook`); what the turn, the crowding (`price`) and the places that will be needed
//! next (`plan`) cost, in the room that they need; and how the rest of that room is shared out among the lines (`territory`).
//!
//! On a table with one line or one cross this always leads to the end of the hand. A tree that branches at every doublet can grow into itself, once in a
//! thousand hands; then all of it is laid again in another style. Once in a hundred thousand no style helps, and bones take other sites than the best
//! (`search`).

mod choice;
mod ground;
mod layout;
mod outlook;
mod plan;
mod price;
mod search;
mod situation;
mod territory;
mod tip;

use super::lie::{Area, Lie, Point};
use super::room::{Rooms, Shape};
use crate::engine::bone::{Bone, Bones, Seat};
use crate::engine::observe::{Act, Deed};
use crate::engine::rules::Spinner;
use crate::engine::table::{End, Joint, Table};
use choice::Chooser;
pub use layout::Laid;
use layout::LaidBones;
use price::Style;
use tip::{Bend, Site};

/// Where the next bone on an end would lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Next {
    /// The end.
    pub end: End,
    /// Where a plain bone would lie, turned so that its far half points where [`Lie::turn`] says. Nothing if none is left that fits.
    pub plain: Option<Lie>,
    /// Where the doublet would lie. Nothing if it is on the table already.
    pub doublet: Option<Lie>,
}

/// Where everything lies.
#[derive(Clone, PartialEq, Debug)]
pub struct Placed {
    /// The bones, in the order in which they were played.
    pub bones: Vec<Laid>,
    /// The open ends; before the lead, the place for it.
    pub ends: Vec<Next>,
    /// The part of the cloth that the window should show: of the table's shape, with all bones and the places at all ends in it.
    pub room: Area,
    /// The smallest rectangle around the bones and the places at all ends.
    pub bounds: Area,
    /// How often in this hand the bones could not stay where they lay, and all were laid again from the lead.
    pub laid_again: u32,
    table: Table,
}

impl Placed {
    /// How a bone would lie if it were played on an end.
    pub fn where_would(&self, bone: Bone, end: End) -> Option<Lie> {
        let next = self.ends.iter().find(|next| next.end == end)?;
        if bone.is_doublet() {
            return next.doublet;
        }
        let joined = self.table.joint(end).map_or(bone.low(), Joint::pips);
        next.plain.map(|lie| if bone.low() == joined { lie } else { lie.swapped() })
    }
}

/// Where everything lies after what was done in a hand, on a cloth of some shape.
pub fn whole(spinners: Spinner, deeds: &[Deed], shape: Shape) -> Placed {
    let mut whole = LaidTable::new(spinners, shape);
    for deed in deeds {
        whole.follow(deed.seat, deed.act);
    }
    whole.placed()
}

/// A table that is laid deed by deed. How it lies depends on nothing but those deeds, which doublets spin and the shape of the cloth.
#[derive(Clone, Debug)]
pub struct LaidTable {
    spinners: Spinner,
    shape: Shape,
    rooms: Rooms,
    layout: LaidBones,
    /// Which of the rooms the table has come to need.
    step: usize,
    room: Area,
    /// The number of the style in which it is laid.
    style: usize,
    done: Vec<(Seat, Act)>,
    laid_again: u32,
}

impl LaidTable {
    /// An empty table.
    pub fn new(spinners: Spinner, shape: Shape) -> LaidTable {
        LaidTable::in_style(spinners, shape, 0)
    }

    fn in_style(spinners: Spinner, shape: Shape, style: usize) -> LaidTable {
        let rooms = Rooms::of(shape);
        let room = Area::around(Point::default(), (0, 0)).centred(rooms.size(0));
        let layout = LaidBones::new(spinners, shape.is_upright());
        LaidTable { spinners, shape, rooms, layout, step: 0, room, style, done: Vec::new(), laid_again: 0 }
    }

    /// Does what a seat did, which must have been possible. Draws and passes change nothing.
    pub fn follow(&mut self, seat: Seat, act: Act) {
        if matches!(act, Act::Drew(_) | Act::Passed) {
            return;
        }
        self.done.push((seat, act));
        if !self.go_on(seat, act) {
            self.lay_again();
        }
    }

    /// Does a deed and leaves all other bones where they lie. Returns whether every open end has its places then.
    fn go_on(&mut self, seat: Seat, act: Act) -> bool {
        match act {
            Act::Played(bone, end) => {
                let site = self.site(&self.chooser(), end, bone.is_doublet());
                self.layout.lay(seat, bone, end, site);
            }
            Act::Destroyed(bone) => self.layout.take_away(bone),
            Act::Drew(_) | Act::Passed => {}
        }
        self.make_room()
    }

    /// Takes the room that is needed now. Returns whether every open end has its places.
    fn make_room(&mut self) -> bool {
        let Chooser { situation, plan, .. } = self.chooser();
        (self.step, self.room) = (plan.step, self.showing(&plan.need, plan.step));
        situation.is_in_order()
    }

    /// Where a kind of bone goes at an end.
    fn site(&self, chooser: &Chooser<'_>, end: End, doublet: bool) -> Site {
        self.tip(chooser, end).map_or(self.middle(), |at| chooser.choose(at, doublet))
    }

    /// The tip that an end is; before the lead there is none.
    fn tip(&self, chooser: &Chooser<'_>, end: End) -> Option<usize> {
        let joint = self.layout.table.joint(end);
        chooser.situation.tips.iter().position(|tip| Some(tip.joint) == joint)
    }

    /// Where the lead goes.
    fn middle(&self) -> Site {
        Site { at: Point::default(), onward: self.layout.east(), bend: Bend::Straight }
    }

    /// Lays the hand again from its lead so that every end has its places.
    fn lay_again(&mut self) {
        if let Some(mut again) = self.in_another_style().or_else(|| self.with_other_sites()) {
            again.done = std::mem::take(&mut self.done);
            again.laid_again = self.laid_again + 1;
            *self = again;
        }
    }

    /// The hand laid in the first style after this one that leaves every end its places.
    fn in_another_style(&self) -> Option<LaidTable> {
        (1..Style::COUNT).find_map(|next| {
            let mut again = LaidTable::in_style(self.spinners, self.shape, (self.style + next) % Style::COUNT);
            self.done.iter().all(|&(seat, act)| again.go_on(seat, act)).then_some(again)
        })
    }

    fn chooser(&self) -> Chooser<'_> {
        Chooser::new(self.layout.situation(), &self.rooms, self.step, self.room, Style::new(self.style))
    }

    /// A room of some step that shows an area: the one that is shown now, if it does.
    fn showing(&self, area: &Area, step: usize) -> Area {
        let size = self.rooms.size(step);
        let suits = (self.room.width(), self.room.height()) == size && self.room.holds(area);
        if suits { self.room } else { area.centred(size) }
    }

    /// Where everything lies.
    pub fn placed(&self) -> Placed {
        let ends = self.ends();
        let places = ends.iter().flat_map(|next| next.plain.iter().chain(&next.doublet)).map(|lie| lie.area());
        let bones = self.layout.laid.iter().map(|laid| laid.lie.area());
        let bounds = bones.chain(places).reduce(|bounds, area| bounds.with(&area)).unwrap_or(self.room);
        let room = self.showing(&bounds, self.rooms.step_for(&bounds, self.step));
        let bones = self.layout.laid.to_vec();
        Placed { bones, ends, room, bounds, laid_again: self.laid_again, table: self.layout.table }
    }

    /// Where the next bones would lie.
    fn ends(&self) -> Vec<Next> {
        let (table, chooser) = (&self.layout.table, self.chooser());
        if table.is_empty() {
            let east = self.layout.east();
            let lie = |turn| Some(Lie { at: Point::default(), turn });
            return vec![Next { end: End::LEAD, plain: lie(east), doublet: lie(east.anticlockwise()) }];
        }
        let next = |(end, joint): (End, Joint)| {
            let to_come = Bones::suit(joint.pips()) - table.bones();
            let lie = |bone: Bone| self.layout.lie_of(bone, end, self.site(&chooser, end, bone.is_doublet()));
            let towards_far_half =
                |bone: Bone| if bone.low() == joint.pips() { lie(bone) } else { lie(bone).swapped() };
            let plain = (to_come - Bones::DOUBLETS).last().map(towards_far_half);
            Next { end, plain, doublet: (to_come & Bones::DOUBLETS).last().map(lie) }
        };
        table.ends().map(next).collect()
    }
}
