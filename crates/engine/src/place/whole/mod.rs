//! The whole table: lays out every bone of a hand as players would.
//!
//! Bones are laid in the order of play, and a bone on the table never moves. An end has a few
//! possible sites, and each bone takes the best for what is known then. A site is judged by the
//! geometry of the table with it (`situation`). The first question is whether every end would still
//! have its places, whatever comes next, and every line a way on (`outlook`). Then there are the
//! costs of turns, of crowding (`price`), of the places needed next (`plan`), and of the room for
//! all this. Last comes how evenly the lines share the rest of the room (`territory`).
//!
//! With one line or one cross, this always works to the end of the hand. A tree that branches at
//! every doublet can grow into itself, about once in a thousand hands. Then the whole hand is laid
//! again in another style. About once in a hundred thousand hands no style works, and some bones
//! take a site that is not the best (`search`).

mod choice;
mod ground;
mod laid;
mod outlook;
mod plan;
mod price;
mod search;
mod situation;
mod territory;
mod tip;

pub use laid::Laid;

use super::lie::{Area, Lie, Point};
use super::room::{Rooms, Shape};
use crate::{Act, Bone, Bones, Deed, End, Layout, Rules, Seat, Set, Spinner, Way};
use choice::Chooser;
use laid::LaidBones;
use price::Style;
use tip::{Bend, Site};

/// Where the next bone on an end would lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Next {
    /// The end.
    pub end: End,
    /// Where a plain bone would lie, with [`Lie::turn`] as the direction of its far half. It is
    /// `None` if no plain bone that fits is left.
    pub plain: Option<Lie>,
    /// Where the doublet would lie. It is `None` if the doublet is already on the table.
    pub doublet: Option<Lie>,
}

/// Where everything lies.
#[derive(Clone, PartialEq, Debug)]
pub struct Placed {
    /// The bones, in the order of play.
    pub bones: Vec<Laid>,
    /// The open ends or, before the lead, the place for the lead.
    pub ends: Vec<Next>,
    /// The part of the cloth that the window should show. It has the shape of the cloth, contains
    /// all bones and the places at all ends, and has the bones as near to its middle as these allow.
    pub room: Area,
    /// The smallest rectangle around the bones or, before the lead, around its place.
    pub spread: Area,
    /// The smallest rectangle around the bones and the places at all ends.
    pub bounds: Area,
    /// How many times in this hand all bones were laid again from the lead, because they could not
    /// stay where they were.
    pub laid_again: u32,
    layout: Layout,
}

impl Placed {
    /// Returns how a bone would lie on an end.
    pub fn where_would(&self, bone: Bone, end: End) -> Option<Lie> {
        let next = self.ends.iter().find(|next| next.end == end.straight())?;
        if bone.is_doublet() {
            return next.doublet;
        }
        next.plain.map(|lie| if by_lighter(&self.layout, bone, end) { lie } else { lie.swapped() })
    }
}

/// Whether a bone would join an end by its lighter half, as a lead does.
fn by_lighter(layout: &Layout, bone: Bone, end: End) -> bool {
    layout.opening(end).near(bone) != Some(Way::East)
}

/// Returns where everything lies after the deeds of a hand, on a cloth of this shape.
pub fn whole(rules: &Rules, deeds: &[Deed], shape: Shape) -> Placed {
    let mut whole = LaidTable::new(rules, shape);
    for deed in deeds {
        whole.follow(deed.seat, deed.act);
    }
    whole.placed()
}

/// A table that is laid deed by deed. The result depends only on the deeds, on which doublets are
/// spinners, on the set, and on the shape of the cloth.
#[derive(Clone, Debug)]
pub struct LaidTable {
    spinners: Spinner,
    set: Set,
    shape: Shape,
    rooms: Rooms,
    laid: LaidBones,
    /// The step of the room that the table needs so far.
    step: usize,
    room: Area,
    style: usize,
    done: Vec<(Seat, Act)>,
    laid_again: u32,
}

impl LaidTable {
    /// An empty table.
    pub fn new(rules: &Rules, shape: Shape) -> LaidTable {
        // Places are kept for the ends that wait until a cross is complete, too.
        LaidTable::in_style(rules.spinner.shape(), rules.set, shape, 0)
    }

    fn in_style(spinners: Spinner, set: Set, shape: Shape, style: usize) -> LaidTable {
        let rooms = Rooms::of(shape, spinners, set);
        let room = rooms.showing(&Area::around(Point::default(), (0, 0)), 0);
        let laid = LaidBones::new(spinners, set, shape.is_upright());
        LaidTable { spinners, set, shape, rooms, laid, step: 0, room, style, done: Vec::new(), laid_again: 0 }
    }

    /// Follows a deed of a seat, which must be possible. Draws and passes change nothing.
    pub fn follow(&mut self, seat: Seat, act: Act) {
        if matches!(act, Act::Drew(_) | Act::Passed) {
            return;
        }
        self.done.push((seat, act));
        if !self.go_on(seat, act) {
            self.lay_again();
        }
    }

    /// Follows a deed without moving other bones. Returns whether every open end still has its
    /// places.
    fn go_on(&mut self, seat: Seat, act: Act) -> bool {
        match act {
            Act::Played(bone, end) => {
                let site = self.site(&self.chooser(), end, self.laid.lies_across(bone));
                self.laid.lay(seat, bone, end, site);
            }
            Act::Destroyed(bone) => self.laid.take_away(bone),
            Act::Drew(_) | Act::Passed => {}
        }
        self.make_room()
    }

    /// Grows the room as needed now. Returns whether every open end has its places.
    fn make_room(&mut self) -> bool {
        let Chooser { situation, plan, .. } = self.chooser();
        (self.step, self.room) = (plan.step, self.rooms.showing(&plan.need, plan.step));
        situation.is_in_order()
    }

    fn site(&self, chooser: &Chooser<'_>, end: End, doublet: bool) -> Site {
        self.tip(chooser, end).map_or(self.middle(), |at| chooser.choose(at, doublet))
    }

    /// Returns the tip of an end, or `None` before the lead.
    fn tip(&self, chooser: &Chooser<'_>, end: End) -> Option<usize> {
        let joint = self.laid.layout.joint(end);
        chooser.situation.tips.iter().position(|tip| Some(tip.joint) == joint)
    }

    fn middle(&self) -> Site {
        Site { at: Point::default(), onward: self.laid.east(), bend: Bend::Straight }
    }

    /// Lays the hand again from the lead, so that every end has its places.
    fn lay_again(&mut self) {
        if let Some(mut again) = self.in_another_style().or_else(|| self.with_other_sites()) {
            again.done = std::mem::take(&mut self.done);
            again.laid_again = self.laid_again + 1;
            *self = again;
        }
    }

    /// Lays the hand in the first style after this one that leaves every end its places.
    fn in_another_style(&self) -> Option<LaidTable> {
        (1..Style::COUNT).find_map(|next| {
            let mut again =
                LaidTable::in_style(self.spinners, self.set, self.shape, (self.style + next) % Style::COUNT);
            self.done.iter().all(|&(seat, act)| again.go_on(seat, act)).then_some(again)
        })
    }

    fn chooser(&self) -> Chooser<'_> {
        Chooser::new(self.laid.situation(), &self.rooms, self.step, self.room, Style::new(self.style))
    }

    /// Where everything lies.
    pub fn placed(&self) -> Placed {
        let ends = self.ends();
        let places = ends.iter().flat_map(|next| next.plain.iter().chain(&next.doublet)).map(|lie| lie.area());
        let bones = self.laid.bones.iter().map(|laid| laid.lie.area());
        let all = |areas: &mut dyn Iterator<Item = Area>| areas.reduce(|all, area| all.with(&area));
        let bounds = all(&mut bones.clone().chain(places)).unwrap_or(self.room);
        let spread = all(&mut { bones }).unwrap_or(bounds);
        // What may still come needs a larger room only once it is there, so that bones stay large.
        let room = spread.centred(self.rooms.size(self.rooms.step_for(&bounds, 0))).moved_over(&bounds);
        let bones = self.laid.bones.to_vec();
        Placed { bones, ends, room, spread, bounds, laid_again: self.laid_again, layout: self.laid.layout }
    }

    fn ends(&self) -> Vec<Next> {
        let (layout, chooser) = (&self.laid.layout, self.chooser());
        if layout.is_empty() {
            let east = self.laid.east();
            let lie = |turn| Some(Lie { at: Point::default(), turn });
            let doublet = if self.spinners == Spinner::Sevens { east } else { east.anticlockwise() };
            return vec![Next { end: End::LEAD, plain: lie(east), doublet: lie(doublet) }];
        }
        let next = |(end, fitting): (End, Bones)| {
            let to_come = (self.set.bones() & fitting) - layout.bones();
            let lie = |bone: Bone| self.laid.lie_of(bone, end, self.site(&chooser, end, self.laid.lies_across(bone)));
            let towards_far_half =
                |bone: Bone| if by_lighter(layout, bone, end) { lie(bone) } else { lie(bone).swapped() };
            let plain = (to_come - Bones::DOUBLETS).last().map(towards_far_half);
            Next { end, plain, doublet: (to_come & Bones::DOUBLETS).last().map(lie) }
        };
        layout.fits().filter(|(end, _)| *end == end.straight()).map(next).collect()
    }
}
