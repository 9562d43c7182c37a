//! Two simple reference players to measure others against, and one that plays at random.
//!
//! Like Nestor, they see only an [`Observation`]. Each is one idea, built as well as possible.

mod monte_carlo;
mod two_plays;
pub mod worlds;

use crate::engine::notation::{Unreadable, number};
use crate::engine::{Move, Observation};
use rand::{Rng, RngExt};
use std::fmt;
use std::str::FromStr;

/// A reference player to measure others against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reference {
    /// Makes any legal move. All are equally likely.
    Random,
    /// Makes the play that yields most over two turns. It adds up the play's own points, minus the
    /// next player's best reply weighted by the chance that he holds it, plus the best counter to
    /// the reply.
    TwoPlays,
    /// Makes the play with the best mean over this many worlds, each played out greedily to the end
    /// of the hand.
    MonteCarlo(u32),
}

impl Reference {
    /// Chooses a move. It must be the observing seat's turn. Otherwise the player passes.
    pub fn choose(self, observation: &Observation, chance: &mut impl Rng) -> Move {
        let moves = observation.legal();
        if moves.len() < 2 {
            return moves.nth(0).unwrap_or(Move::Pass);
        }
        match self {
            Reference::Random => moves.nth(chance.random_range(0..moves.len())).unwrap_or(Move::Pass),
            Reference::TwoPlays => two_plays::choose(observation, chance),
            Reference::MonteCarlo(worlds) => monte_carlo::choose(observation, worlds, chance),
        }
    }
}

/// The most worlds allowed. With more, a move would take hours.
const MOST_WORLDS: u32 = 1_000_000;

impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reference::Random => f.write_str("random"),
            Reference::TwoPlays => f.write_str("two-plays"),
            Reference::MonteCarlo(worlds) => write!(f, "monte-carlo:{worlds}"),
        }
    }
}

impl FromStr for Reference {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Reference, Unreadable> {
        match text.split_once(':') {
            None if text == "random" => Ok(Reference::Random),
            None if text == "two-plays" => Ok(Reference::TwoPlays),
            Some(("monte-carlo", worlds)) => match number(worlds)? {
                number @ 1..=MOST_WORLDS => Ok(Reference::MonteCarlo(number)),
                _ => Err(Unreadable::new(worlds, "a number of worlds, 1 to 1000000")),
            },
            _ => Err(Unreadable::new(text, "random, two-plays or monte-carlo:N")),
        }
    }
}
