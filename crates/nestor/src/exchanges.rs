//! Deals that a seat cannot tell from the one at the table.

use super::belief::Belief;
use rand::Rng;
use sight::{Observation, World};

/// Exchanges the bones that a seat has not seen, again and again, in ways that agree with all that it has
/// seen: how many everybody holds, who drew and who passed on what.
pub struct Exchanges {
    belief: Belief<u128>,
}

impl Exchanges {
    /// Begins with what the seat has seen.
    pub fn new(observation: Observation) -> Exchanges {
        Exchanges { belief: Belief::new(observation, false) }
    }

    /// Exchanges them once more.
    pub fn next(&mut self, chance: &mut impl Rng) -> World {
        self.belief.sample(chance).0
    }
}
