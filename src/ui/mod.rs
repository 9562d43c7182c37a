//! The window: what a player sees and touches.

pub mod words;
