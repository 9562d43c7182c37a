//! Electrum Dominoes: an engine that plays every rule, Nestor who plays honestly, and a window to play in.

pub mod engine;
pub mod nestor;
pub mod session;
#[cfg(feature = "window")]
pub mod store;
#[cfg(feature = "window")]
pub mod ui;
