//! The engine in words, both ways: bones and moves, the options of a game, and the lines by which bots play.

pub mod account;
pub mod notation;
pub mod options;
pub mod protocol;
