//! What stays with a player after games: summaries, the tally, the books of chance, best results, solved exercises, mistakes that come back, and agreed matches. This is data and
//! arithmetic without files.

pub mod agreed;
pub mod bests;
pub mod deck;
pub mod fairness;
pub mod filter;
pub mod solved;
pub mod summary;
pub mod tally;
pub mod tutor;
