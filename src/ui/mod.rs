//! The window: what a player sees and touches.

pub mod bone;
pub mod theme;
pub mod words;
