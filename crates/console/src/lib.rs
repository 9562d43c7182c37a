//! The console tool of Electrum Dominoes: it replays, records, counts and measures games, lets players meet, and
//! keeps tables for friends.

use electrum_dominoes_online::{net, wire};
use electrum_dominoes_table::{arena, record, review, stats};
extern crate electrum_dominoes_engine as engine;
extern crate electrum_dominoes_nestor as nestor;

pub mod bot;
pub mod lab;
mod tool;

pub use tool::run;
