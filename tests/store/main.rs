//! What a player has kept is there next time, whatever becomes of the disk.
#![cfg(feature = "window")]

mod archive;
mod counting;
mod disk;
mod faults;
mod locks;
mod players;
mod saving;
mod store;
