//! Small games of Block for two, solved with hidden hands.
//!
//! Two seats get hands of a few bones, seat 0 leads any bone, and the hand is the whole game. Bones above a number of pips are set aside, as both know. A hand
//! won counts 1, and a hand that no one wins counts a half. `regret` finds an equilibrium. `response` finds what the best opponent of any player wins, in
//! another way and from the rules alone, so that it also checks the equilibrium.

mod game;
mod levels;
mod regret;
mod response;

pub use game::{SmallBlock, View};
pub use levels::LevelPolicy;
pub use regret::Equilibrium;
pub use response::{Policy, best_response};
