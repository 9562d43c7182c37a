//! Reads and writes text: bones and moves, the options of a game, and the line protocol for bots.

pub mod account;
mod lasting;
pub mod notation;
pub mod options;
pub mod protocol;
mod seen;
mod serial;
