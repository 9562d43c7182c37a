//! The price of laying a bone somewhere. Only the ratios of prices matter. They were found by
//! looking at many tables.

use super::ground::Ground;
use super::tip::{Bend, Site};
use crate::place::{Area, room::AMPLE};

/// The price of a turn. A line that turns is harder to read than a straight one.
pub(super) const TURN: i32 = 60;

/// The extra price of an anticlockwise turn. Arms that all turn the same way do not run into each
/// other.
const ANTICLOCKWISE: i32 = 40;

/// The price of a larger room while bones are large: to turn costs more.
const READY: i32 = 15;

/// The factor on the price of a turn made by a doublet.
const TURNED_DOUBLET: i32 = 3;

/// The price of a bone that turns the line and lies with a long side at a long side of the bone that
/// it joins. Bones in a row like that look like a fence.
const FENCE: i32 = 240;

/// The prices of being nearer than this many half squares to a bone that is not joined, for each
/// quarter of a square that is too near.
const CROWDING: [(i16, i32); 4] = [(1, 100), (2, 20), (3, 16), (4, 4)];

/// The price of taking a place that another line is likely to need.
pub(super) const TAKEN: i32 = 300;

/// The price of a place outside the current room. Otherwise all bones would shrink for a play that
/// may never come.
pub(super) const OUTSIDE: i32 = 500;

/// A style of laying a table. The first style looks best, and each other style works for some
/// tables that the first cannot lay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Style {
    /// How much cheaper it is to grow the room, as a power of two.
    growth: u32,
    /// The factor on the price of crowding.
    crowding: i32,
    /// Whether lines prefer to turn anticlockwise.
    is_mirrored: bool,
}

impl Style {
    pub(super) const COUNT: usize = 2 * Style::GROWTHS * Style::CROWDINGS.len();

    const GROWTHS: usize = 6;

    /// The first ones look best.
    const CROWDINGS: [i32; 4] = [1, 4, 0, 16];

    pub(super) const fn new(number: usize) -> Style {
        Style {
            growth: (number % Style::GROWTHS) as u32,
            is_mirrored: number / Style::GROWTHS % 2 == 1,
            crowding: Style::CROWDINGS[number / (2 * Style::GROWTHS) % Style::CROWDINGS.len()],
        }
    }
}

/// The price of a site by itself: for a turn of the line, for a fence, and for being near bones other than its
/// host. A bone straight on is also near the other bones joined to the same host, but this is not
/// crowding.
pub(super) fn of_site(ground: &Ground, site: Site, doublet: bool, host: &Area, style: Style) -> i32 {
    let turn = match (site.bend, style.is_mirrored) {
        (Bend::Straight, _) => 0,
        (Bend::Clockwise, false) | (Bend::Anticlockwise, true) => TURN,
        (Bend::Anticlockwise, false) | (Bend::Clockwise, true) => TURN + ANTICLOCKWISE,
    };
    let turn = if doublet { TURNED_DOUBLET * turn } else { turn };
    let area = site.area(doublet);
    let fence = if site.bend != Bend::Straight && area.is_beside(host) { FENCE } else { 0 };
    let [.., (farthest, _)] = CROWDING;
    let near = area.grown(farthest);
    let crowding =
        |other: &Area| CROWDING.iter().map(|(gap, price)| area.grown(*gap).shared(other) * price).sum::<i32>();
    let kin = if site.bend == Bend::Straight { host.grown(1) } else { *host };
    let others = ground.iter().filter(|other| other.overlaps(&near) && !other.overlaps(&kin));
    turn + fence + style.crowding * others.map(crowding).sum::<i32>()
}

/// The price of a larger room: less than a turn while the room is small, and then the more, the
/// larger it is already. How much it counts is a matter of style.
pub(super) fn of_growth(from: usize, to: usize, style: Style) -> i32 {
    let price = |step: usize| if step < AMPLE { READY } else { 60 * (step - AMPLE) as i32 + 320 };
    (from..to).map(|step| price(step) >> style.growth).sum()
}
