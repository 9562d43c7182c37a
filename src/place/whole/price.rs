//! What it costs to lay a bone somewhere. Only how prices stand to each other matters; they were found by looking at many tables.

use super::ground::Ground;
use super::tip::{Bend, Site};
use crate::place::lie::Area;

/// The price of a turn. A line that turns is harder to read than a straight one.
pub(super) const TURN: i32 = 60;

/// What an anticlockwise turn costs more. Arms that turn to the same hand do not run into each other.
const ANTICLOCKWISE: i32 = 40;

/// How many times as much a doublet costs that turns off the line.
const TURNED_DOUBLET: i32 = 3;

/// The prices of being nearer than so many half squares to a bone that is not joined, for every quarter of a square that is too near.
const CROWDING: [(i16, i32); 4] = [(1, 100), (2, 20), (3, 16), (4, 4)];

/// The price of taking a place that another line is likely to need.
pub(super) const TAKEN: i32 = 300;

/// The price of a place outside the room that the table has: all would shrink only because somebody might play there.
pub(super) const OUTSIDE: i32 = 500;

/// How a table is laid: the first way looks best, and each of the others lays some tables that cannot be laid so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Style {
    /// How much more readily the room grows, by powers of two.
    growth: u32,
    /// How many times as much crowding costs.
    crowding: i32,
    /// Whether lines would rather turn anticlockwise.
    is_mirrored: bool,
}

impl Style {
    /// How many there are.
    pub(super) const COUNT: usize = 2 * Style::GROWTHS * Style::CROWDINGS.len();

    const GROWTHS: usize = 6;

    /// Those that are tried first look best.
    const CROWDINGS: [i32; 4] = [1, 4, 0, 16];

    /// The style with this number.
    pub(super) const fn new(number: usize) -> Style {
        Style {
            growth: (number % Style::GROWTHS) as u32,
            is_mirrored: number / Style::GROWTHS % 2 == 1,
            crowding: Style::CROWDINGS[number / (2 * Style::GROWTHS) % Style::CROWDINGS.len()],
        }
    }
}

/// The price of a site by itself: whether the line turns there, and how near it comes to others than its host. Straight on it also comes near what is
/// joined to the same host, which is no crowding.
pub(super) fn of_site(ground: &Ground, site: Site, doublet: bool, host: &Area, style: Style) -> i32 {
    let turn = match (site.bend, style.is_mirrored) {
        (Bend::Straight, _) => 0,
        (Bend::Clockwise, false) | (Bend::Anticlockwise, true) => TURN,
        (Bend::Anticlockwise, false) | (Bend::Clockwise, true) => TURN + ANTICLOCKWISE,
    };
    let turn = if doublet { TURNED_DOUBLET * turn } else { turn };
    let area = site.area(doublet);
    let [.., (farthest, _)] = CROWDING;
    let near = area.grown(farthest);
    let crowding =
        |other: &Area| CROWDING.iter().map(|(gap, price)| area.grown(*gap).shared(other) * price).sum::<i32>();
    let kin = if site.bend == Bend::Straight { host.grown(1) } else { *host };
    let others = ground.iter().filter(|other| other.overlaps(&near) && !other.overlaps(&kin));
    turn + style.crowding * others.map(crowding).sum::<i32>()
}

/// The price of a larger room: the more, the larger it is already. How much it counts is a matter of style.
pub(super) fn of_growth(from: usize, to: usize, style: Style) -> i32 {
    (from..to).map(|step| (200 + 40 * step as i32) >> style.growth).sum()
}
