//! The rules of every game: pure, with no input or output, no clock, and no randomness but in [`deal`].

pub mod bone;
