//! The laws that hold in all games, through their records, and the protocol as programs speak it. The rules one by one
//! are tests of the engine's crate.

mod laws;
mod leads;
#[cfg(feature = "console")]
mod protocol;
