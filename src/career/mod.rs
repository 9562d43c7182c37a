//! What stays with a player when games are over: summaries, the tally, the books of chance, bests, solved exercises and agreed matches. Data and sums, no files.

pub mod agreed;
pub mod bests;
pub mod fairness;
pub mod filter;
pub mod solved;
pub mod summary;
pub mod tally;
pub mod tutor;
