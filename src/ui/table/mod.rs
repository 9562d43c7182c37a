//! The display of a game. It shows the table, handles pointer and keys, and moves bones.

mod carry_out;
pub mod desk;
pub(crate) mod display;
pub(crate) mod driver;
pub(crate) mod ids;
pub(super) mod input;
mod keys;
pub mod moving;
pub mod panels;
pub mod positions;
pub(crate) mod scene;
pub(crate) mod sounds;

pub use desk::Desk;
pub(crate) use panels::Voice;
pub(crate) use scene::{Scene, count_scores, player_of, seat_of};
