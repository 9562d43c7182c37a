//! Small games for two, solved with hidden hands.
//!
//! Two seats get hands of a few bones, seat 0 leads any bone, and the hand is the whole game. Bones above a number of pips are set aside, as both know. In Block
//! and Draw the winner of the hand wins, and in All Fives whoever has more points after it, those for the bones left among them. A hand won counts 1, and a hand
//! that no one wins counts a half. `regret` finds an equilibrium. `response` finds what the best opponent of any player wins, in another way and from the rules
//! alone, so that it also checks the equilibrium. Where the one lets chance choose every drawn bone, the other goes through every order of the boneyard.

mod game;
mod levels;
mod regret;
mod response;

pub use crate::nestor::ending::passage::View;
pub use game::SmallGame;
pub use levels::LevelPolicy;
pub use regret::Equilibrium;
pub use response::{Policy, best_response};
