//! Tables whose people sit elsewhere.

#![allow(
    clippy::type_complexity,
    clippy::semicolon_if_nothing_returned,
    clippy::similar_names,
    clippy::duration_suboptimal_units,
    clippy::if_not_else,
    clippy::range_minus_one,
    clippy::range_plus_one,
    clippy::manual_is_multiple_of,
    clippy::needless_for_each,
    clippy::unnecessary_wraps,
    reason = "a list of what a host changes stands as one reads it"
)]

#[path = "../common/mod.rs"]
mod common;

mod breaking;
mod changes;
mod cheats;
mod cheats_between;
mod cheats_left;
#[cfg(feature = "cluster")]
mod cluster;
mod crowds;
mod days;
mod documented;
mod evening;
mod evenings;
mod fake;
mod fouls;
mod fresh;
mod games;
mod hidden;
mod hostile;
mod kept;
mod moved;
mod operator;
mod processes;
mod redrawn;
mod rigged;
mod silent;
mod sockets;
mod wishes;
