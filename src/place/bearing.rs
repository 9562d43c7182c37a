//! By which names the ends of a table go: by where they lie now, not by the arms that have turned on their way there.

use super::whole::Placed;
use crate::engine::{
    moves::Move,
    table::{End, Way},
};

/// How much sooner an end keeps the name of its arm than it takes another. Less than a quarter turn is worth.
const KEPT: f32 = 0.2;

/// The direction in which the end of each arm lies from the middle of the table. No two arms share one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bearings([Way; 4]);

impl Default for Bearings {
    /// Every arm has run straight.
    fn default() -> Bearings {
        Bearings(Way::ALL)
    }
}

impl Bearings {
    /// Where the ends of a table lie: of all ways to give each arm a direction of its own, the one that fits best.
    pub fn of(placed: &Placed) -> Bearings {
        let lies = Way::ALL.map(|way| placed.from_middle(End::Arm(way)));
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
        Bearings(orders().max_by(|one, other| fit(one).total_cmp(&fit(other))).unwrap_or(Way::ALL))
    }

    /// An end by the name that it goes by.
    #[must_use]
    pub const fn end(&self, end: End) -> End {
        match end {
            End::Arm(way) => End::Arm(self.0[way.index()]),
            End::Joint(_) => end,
        }
    }

    /// A move with its end by the name that it goes by.
    #[must_use]
    pub const fn step(&self, step: Move) -> Move {
        match step {
            Move::Play(bone, end) => Move::Play(bone, self.end(end)),
            other => other,
        }
    }

    /// The arm whose end goes by that name.
    pub fn arm(&self, name: Way) -> Way {
        Way::ALL.into_iter().find(|way| self.0[way.index()] == name).unwrap_or(name)
    }
}

/// All orders of the four directions.
fn orders() -> impl Iterator<Item = [Way; 4]> {
    let all = || Way::ALL.into_iter();
    let four =
        all().flat_map(move |a| all().flat_map(move |b| all().flat_map(move |c| all().map(move |d| [a, b, c, d]))));
    four.filter(|order| Way::ALL.iter().all(|way| order.contains(way)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_twenty_four_orders_of_four_directions() {
        assert_eq!(orders().count(), 24);
    }

    #[test]
    fn every_name_leads_back_to_its_arm() {
        let turned = Bearings([Way::North, Way::East, Way::West, Way::South]);
        assert_eq!(turned.end(End::Arm(Way::West)), End::Arm(Way::North));
        assert_eq!(turned.arm(Way::North), Way::West);
        assert!(Way::ALL.into_iter().all(|way| turned.end(End::Arm(turned.arm(way))) == End::Arm(way)));
    }
}
