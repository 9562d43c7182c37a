//! The verbs that measure: the engine, Nestor, and his levels.

pub(crate) mod bench;
pub(crate) mod exercises;
pub(crate) mod losses;
pub(crate) mod perft;
pub(crate) mod reasons;
mod sampled;
mod told;
