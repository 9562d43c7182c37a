//! Tables whose people sit elsewhere.

#[path = "../common/mod.rs"]
mod common;

mod breaking;
mod changes;
#[cfg(feature = "cluster")]
mod cluster;
mod crowds;
mod days;
mod documented;
mod evening;
mod fouls;
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
