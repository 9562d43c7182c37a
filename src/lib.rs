//! Electrum Dominoes: an engine that plays every rule, Nestor who plays honestly, and a window to play in.
//!
//! In reading order:
//!
//! - [`engine`] is the rules. It is pure: no files, no clock, no randomness but in [`engine::deal`]. Only bad input can make it fail. What a player may
//!   not see of a [`GameState`](engine::state::GameState) is private to it.
//! - [`session`] is one game under way. Every move goes through [`Session::play`](session::Session::play); nothing else changes a game. A saved game is a
//!   [`Record`](session::record::Record) of rules, deals and moves, and replaying it is the only way to load it.
//! - [`nestor`] is the opponent. It sees an [`Observation`](engine::observe::Observation) and never a state that it did not make up itself.
//! - [`place`] is where the bones of a hand lie on the table. It is geometry, and knows no window.
//! - `store` is the only module that touches files.
//! - `ui` is the window.

pub mod engine;
pub mod nestor;
pub mod place;
pub mod session;
#[cfg(feature = "window")]
pub mod store;
#[cfg(feature = "window")]
pub mod ui;
