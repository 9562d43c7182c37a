//! How often each number of points was scored in a hand.

use std::collections::BTreeMap;

/// How often each number occurred.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spread(BTreeMap<i16, u32>);

/// How often numbers in a range occurred, for the player and for all others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bin {
    /// The lowest number of the range.
    pub from: i16,
    /// The highest.
    pub to: i16,
    /// How often for the player.
    pub own: u32,
    /// How often for the others.
    pub others: u32,
}

/// The most ranges that can be told apart at a glance.
const MOST_BINS: i16 = 16;
const WIDTHS: [i16; 8] = [5, 10, 15, 20, 25, 50, 100, 250];

impl Spread {
    /// Adds a number.
    pub fn add(&mut self, points: i16) {
        *self.0.entry(points).or_default() += 1;
    }

    /// How many numbers were added.
    pub fn count(&self) -> u32 {
        self.0.values().sum()
    }

    /// The mean. `None` without numbers.
    pub fn mean(&self) -> Option<f64> {
        let sum: f64 = self.0.iter().map(|(points, times)| f64::from(*points) * f64::from(*times)).sum();
        (!self.0.is_empty()).then(|| sum / f64::from(self.count()))
    }

    /// The highest number.
    pub fn most(&self) -> Option<i16> {
        self.0.keys().next_back().copied()
    }

    fn within(&self, from: i16, to: i16) -> u32 {
        self.0.range(from..=to).map(|(_, times)| times).sum()
    }

    /// Both spreads in ranges of equal width, few enough to see at a glance. They reach from the
    /// first range that is not empty to the last.
    pub fn bins(own: &Spread, others: &Spread) -> Vec<Bin> {
        let all = || own.0.keys().chain(others.0.keys()).copied();
        let (Some(least), Some(most)) = (all().min(), all().max()) else { return Vec::new() };
        let places = |width: i16| least.div_euclid(width)..=most.div_euclid(width);
        let fits =
            |width: &i16| i32::from(*places(*width).end()) - i32::from(*places(*width).start()) < i32::from(MOST_BINS);
        let width = WIDTHS.into_iter().find(fits).unwrap_or(1000);
        places(width)
            .map(|place| {
                let (from, to) = (place.saturating_mul(width), place.saturating_mul(width).saturating_add(width - 1));
                Bin { from, to, own: own.within(from, to), others: others.within(from, to) }
            })
            .collect()
    }
}
