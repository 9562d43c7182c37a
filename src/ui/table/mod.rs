//! The display of a game: it shows the table, takes pointer and keys, and moves bones.

pub mod cloth;
pub mod compact;
pub mod desk;
mod display;
pub mod hand;
pub mod hint;
pub mod ids;
mod keys;
pub mod layout;
pub mod motion;
mod others;
pub mod pegs;
pub(super) mod presses;
pub mod scene;
pub mod spots;
pub mod status;
pub mod view;
pub mod whole;
