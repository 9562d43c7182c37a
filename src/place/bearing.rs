//! Where the ends of a table lie now, whatever turns their arms have taken on the way there.

use super::whole::Placed;
use crate::engine::{End, Way};

/// How much sooner an end keeps the name of its arm than it takes another. It is worth less than a
/// quarter turn.
const KEPT: f32 = 0.1;

/// The direction in which the end of each arm lies from the middle: of all ways to give each arm a
/// direction of its own, the one that fits best.
pub fn bearings(placed: &Placed) -> [Way; 4] {
    let lies = Way::ALL.map(|way| placed.off_middle(End::Arm(way)));
    let fit = |bearings: &[Way; 4]| -> f32 {
        let arms = Way::ALL.into_iter().zip(bearings).zip(lies);
        arms.map(|((way, bearing), lies)| {
            let (x, y) = lies.unwrap_or_default();
            let along = match bearing {
                Way::West => -x,
                Way::East => x,
                Way::North => -y,
                Way::South => y,
            };
            along + if way == *bearing { KEPT } else { 0.0 }
        })
        .sum()
    };
    orders().max_by(|one, other| fit(one).total_cmp(&fit(other))).unwrap_or(Way::ALL)
}

fn orders() -> impl Iterator<Item = [Way; 4]> {
    let all = || Way::ALL.into_iter();
    let four =
        all().flat_map(move |a| all().flat_map(move |b| all().flat_map(move |c| all().map(move |d| [a, b, c, d]))));
    four.filter(|order| Way::ALL.iter().all(|way| order.contains(way)))
}
