//! Measures how well the lines share the free room. Every line should have room ahead, and no room
//! should be out of reach of all lines.

use super::tip::{PerTip, Tip};
use super::{ground::Ground, situation::Situation};
use crate::place::Area;

/// The most columns and rows to look at. Larger rooms are so empty that their edges do not matter.
const MOST: usize = 64;

/// A set of squares, one bit each.
type Squares = [u64; MOST];

/// How much worse the free room is shared than it could be. Each square belongs to the line that
/// can reach it first. The worth of a line's share is the square root of its squares, so that equal
/// shares are best.
pub(super) fn waste(situation: &Situation, room: &Area) -> i32 {
    let Situation { ground, tips, .. } = situation;
    let (columns, rows) = ((room.width() as usize / 2).min(MOST), (room.height() as usize / 2).min(MOST));
    let mut free = free_squares(ground, room, columns, rows);
    let mut fronts: PerTip<Squares> = tips.iter().map(|tip| start(tip, room, columns, rows)).collect();
    for (row, free) in free[..rows].iter_mut().enumerate() {
        *free &= !fronts.iter().fold(0, |taken, front| taken | front[row]);
    }
    let mut shares = [0; super::tip::MOST_TIPS];
    while fronts.iter_mut().zip(&mut shares).fold(false, |goes_on, (front, share)| {
        let gained = advance(&mut front[..rows], &mut free);
        *share += gained;
        goes_on || gained > 0
    }) {}
    let worth = |squares: u32| (256 * squares).isqrt() as i32;
    let best = worth((columns * rows * tips.len()) as u32);
    best - shares.into_iter().map(worth).sum::<i32>()
}

/// The squares of a room that are at least half a square away from all bones.
fn free_squares(ground: &Ground, room: &Area, columns: usize, rows: usize) -> Squares {
    let mut free = [0; MOST];
    free[..rows].fill(u64::MAX >> (MOST - columns));
    for area in ground.iter().map(|area| area.grown(1)) {
        let index = |at: i16, most: usize| at.div_euclid(2).clamp(0, most as i16) as usize;
        let (left, right) = (index(area.left - room.left, columns), index(area.right - room.left + 1, columns));
        let (top, bottom) = (index(area.top - room.top, rows), index(area.bottom - room.top + 1, rows));
        if left < right {
            let covered = u64::MAX >> (MOST - (right - left)) << left;
            free[top..bottom].iter_mut().for_each(|row| *row &= !covered);
        }
    }
    free
}

/// Returns the square ahead of a tip, if it is in the room.
fn start(tip: &Tip, room: &Area, columns: usize, rows: usize) -> Squares {
    let ahead = tip.at.towards(tip.heading, 2);
    let (x, y) = ((ahead.x - room.left).div_euclid(2), (ahead.y - room.top).div_euclid(2));
    let mut squares = [0; MOST];
    if (0..columns as i16).contains(&x) && (0..rows as i16).contains(&y) {
        squares[y as usize] = 1 << x;
    }
    squares
}

/// Moves a front to the free squares next to it and takes them. Returns their number.
fn advance(front: &mut [u64], free: &mut Squares) -> u32 {
    let (mut above, mut gained) = (0, 0);
    for row in 0..front.len() {
        let here = front[row];
        let below = front.get(row + 1).copied().unwrap_or(0);
        front[row] = (here << 1 | here >> 1 | above | below) & free[row];
        free[row] &= !front[row];
        gained += front[row].count_ones();
        above = here;
    }
    gained
}
