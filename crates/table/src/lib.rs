//! What is at a table of dominoes and what stays of it.
//!
//! - [`record`] holds what was played, as rules, deals and moves in text that replays. Every move
//!   goes through [`Session::play`](record::Session::play), and replaying a
//!   [`Record`](record::Record) is the only way to load a game.
//! - [`table`] is the authority that knows every bone of a game in progress. It takes wishes with
//!   the time they came, and returns effects for the caller to carry out.
//! - [`career`] is what a player keeps when games are over, such as summaries, the tally and bests.
//! - [`arena`] has Nestors play whole games and deals, to compare with what a player has done.
//! - [`review`] is a game judged decision by decision, with the result.
//! - [`stats`] shows what many finished games have in common.

#[macro_use(named)]
extern crate electrum_dominoes_engine as engine;
extern crate electrum_dominoes_nestor as nestor;

pub mod arena;
pub mod career;
pub mod record;
pub mod review;
pub mod stats;
pub mod table;
