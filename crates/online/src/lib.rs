//! Tables of dominoes whose people sit elsewhere.
//!
//! [`wire`] is such a table as lines up and down: a host that keeps it and clients that sit there. It opens no
//! socket. [`net`] carries the lines, and [`link`] is what a window has of a table, here or elsewhere.

extern crate electrum_dominoes_client as client;
extern crate electrum_dominoes_engine as engine;
extern crate electrum_dominoes_nestor as nestor;
use electrum_dominoes_table::{career, record, table};

pub mod link;
pub mod net;
pub mod wire;
