//! Painting that knows nothing of the game: themes, bones, buttons, the program's icon, and triangles as pixels.

pub mod bone;
pub(crate) mod button;
pub(crate) mod firecracker;
pub mod ground;
pub mod half_turn;
pub mod icon;
pub(crate) mod marks;
pub mod raster;
mod relief;
pub mod scores;
pub(crate) mod signs;
pub mod theme;
