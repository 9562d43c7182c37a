//! What stays with a player after games: summaries, the tally, the books of chance, best results,
//! solved exercises, mistakes that come back, plans, and agreed matches. This is data and arithmetic
//! without files.

pub mod agreed;
pub mod bests;
pub mod deck;
pub mod feat;
pub mod filter;
pub mod plan;
pub mod rating;
pub mod solved;
pub mod summary;
pub mod tally;

pub use agreed::{AgreedMatch, DEALS, NotShared, Shared};
pub use bests::{Bests, Standing};
pub use deck::{Deck, Returning};
pub use electrum_dominoes_seat::Tutor;
pub use feat::{Feat, HEAD_START};
pub use filter::{Filter, Order, Sought};
pub use plan::{HabitPlan, HabitPlans};
pub use rating::{HARDEST, SolverRating};
pub use solved::Solved;
pub(crate) use summary::is_all_of;
pub use summary::{Met, Summary};
pub use tally::{Line, Tally, Wins};
