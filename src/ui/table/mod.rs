//! The display of a game: it shows the table, takes pointer and keys, and moves bones.

pub mod board;
pub mod desk;
mod display;
pub mod hint;
mod keys;
pub mod layout;
pub mod motion;
pub mod panel;
pub(super) mod presses;
pub mod scene;
pub mod status;
pub mod view;
