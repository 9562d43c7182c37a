//! Tables whose people sit elsewhere.

#[path = "../common/mod.rs"]
mod common;

mod breaking;
mod days;
mod evening;
mod fouls;
mod games;
mod hidden;
mod hostile;
mod redrawn;
mod rigged;
mod silent;
mod sockets;
mod wishes;
