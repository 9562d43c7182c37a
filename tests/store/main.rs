//! Everything that a player has saved is there next time, whatever happens to the disk.
#![cfg(feature = "window")]

mod archive;
mod backup;
#[path = "../common/mod.rs"]
mod common;
mod counting;
mod disk;
mod faults;
mod locks;
mod mirror;
mod others;
mod players;
mod saving;
mod settings;
mod store;
mod taken_back;
