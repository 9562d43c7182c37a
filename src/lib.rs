//! Electrum Dominoes: an engine that plays every rule, Nestor who plays honestly, and a window to play in.
//!
//! In reading order:
//!
//! - [`engine`] is the rules. It is pure: no files, no clock, no randomness but in [`engine::deal`]. Only bad input can make it fail. What a player may
//!   not see of a [`GameState`](engine::state::GameState) is private to it.
//! - [`record`] is what was played: rules, deals and moves as text that replays. Every move goes through [`Session::play`](record::Session::play), and
//!   replaying a [`Record`](record::Record) is the only way to load a game.
//! - [`career`] is what stays with a player when games are over.
//! - [`sitting`] is a game under way, with its past for Undo.
//! - [`nestor`] is the opponent. It sees an [`Observation`](engine::observe::Observation) and never a state that it did not make up itself.
//! - [`arena`] is where players meet over many deals, and where it is counted who is better.
//! - [`review`] is what a game comes to, decision by decision, once it is judged.
//! - [`stats`] is what many finished games tell when they are taken together.
//! - `store` is the only module that touches files.
//! - `ui` is the window.

/// Which version this is, with the commit that it was built from where that is known: `0.1.0 (6c88d34b2f1a)`. A plus sign after the commit says that
/// something had been changed since. Programs that are built for testing do not know their commit.
pub const VERSION: &str = env!("ELECTRUM_VERSION");

pub mod arena;
pub mod career;
pub mod engine;
pub mod game;
pub mod nestor;
pub mod place;
pub mod record;
pub mod review;
pub mod sitting;
pub mod stats;
#[cfg(feature = "window")]
pub mod store;
#[cfg(feature = "window")]
pub mod ui;
