//! Painting that knows nothing of the game: themes, bones, buttons, the program's icon, and triangles as pixels.

pub mod bone;
pub mod button;
pub mod firecracker;
pub mod ground;
pub mod half_turn;
pub mod icon;
pub mod marks;
pub mod raster;
mod relief;
pub mod scores;
pub mod signs;
pub mod theme;
