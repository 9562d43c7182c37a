//! The points of many hands.

/// The points that somebody made in some hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HandPoints {
    hands: u32,
    sum: i64,
    most: Option<i16>,
}

impl HandPoints {
    /// Adds a hand.
    pub fn add(&mut self, points: i16) {
        self.hands += 1;
        self.sum += i64::from(points);
        self.most = self.most.max(Some(points));
    }

    /// How many hands were added.
    pub const fn count(&self) -> u32 {
        self.hands
    }

    /// The mean. `None` without hands.
    pub fn mean(&self) -> Option<f64> {
        (self.hands > 0).then(|| self.sum as f64 / f64::from(self.hands))
    }

    /// The most points of a hand.
    pub const fn most(&self) -> Option<i16> {
        self.most
    }
}
