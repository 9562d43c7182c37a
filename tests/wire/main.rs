//! Tables whose people sit elsewhere.

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/router.rs"]
mod home_router;

mod breaking;
mod changes;
mod cheats;
mod cheats_between;
mod cheats_left;
#[cfg(feature = "cluster")]
mod cluster;
mod crossings;
mod crowds;
mod days;
mod documented;
mod evening;
mod evenings;
mod fake;
mod fifth;
mod fouls;
mod fresh;
mod games;
mod gaps;
mod hidden;
mod hostile;
mod kept;
mod last;
mod moved;
mod operator;
mod other_rules;
mod processes;
mod put_right;
mod redrawn;
mod rigged;
mod router;
mod seventh;
mod silent;
mod sixth;
mod sockets;
mod walks;
mod wishes;
