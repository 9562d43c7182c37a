//! The verbs that measure: the engine, Nestor, his levels and his weights.

pub(crate) mod bench;
pub(crate) mod exercises;
pub(crate) mod fit;
pub(crate) mod losses;
pub(crate) mod norms;
pub(crate) mod perft;
mod sampled;
