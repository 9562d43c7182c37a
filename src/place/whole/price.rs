//! What it costs to lay a bone somewhere. Only how prices stand to each other matters; they were found by looking at many tables.

use super::situation::Ground;
use super::tip::{Bend, Spot};
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

/// The price of a spot by itself: whether the line turns there, and how near it comes to others than its host. Straight on it also comes near what is
/// joined to the same host, which is no crowding.
pub(super) fn of_spot(ground: &Ground, spot: Spot, doublet: bool, host: &Area) -> i32 {
    let turn = match spot.bend {
        Bend::Straight => 0,
        Bend::Clockwise => TURN,
        Bend::Anticlockwise => TURN + ANTICLOCKWISE,
    };
    let turn = if doublet { TURNED_DOUBLET * turn } else { turn };
    let area = spot.area(doublet);
    let [.., (farthest, _)] = CROWDING;
    let near = area.grown(farthest);
    let crowding =
        |other: &Area| CROWDING.iter().map(|(gap, price)| area.grown(*gap).shared(other) * price).sum::<i32>();
    let kin = if spot.bend == Bend::Straight { host.grown(1) } else { *host };
    turn + ground.iter().filter(|other| other.overlaps(&near) && !other.overlaps(&kin)).map(crowding).sum::<i32>()
}

/// The price of a larger room: the more, the larger it is already. With more care for the lines it counts less.
pub(super) fn of_growth(from: usize, to: usize, care: u32) -> i32 {
    (from..to).map(|step| (200 + 40 * step as i32) >> care).sum()
}
