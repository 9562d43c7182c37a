//! The places of everything on the display, and which parts of the table it shows. This is
//! arithmetic over a size and a game. It paints nothing and remembers nothing.

mod areas;
mod chain;
mod compact;
mod foot;
mod hand;
mod spots;
mod view;
mod whole;

pub(super) use self::areas::FIGURES;
pub(crate) use self::areas::direction;
pub use self::areas::{Areas, Display, Needs};
pub(super) use self::chain::{chain, outward, straight, tips};
pub(crate) use self::compact::Cross;
pub use self::hand::HandCells;
pub(super) use self::hand::Wanted;
pub(super) use self::spots::{EndSpot, Spots};
pub use self::spots::{Spot, Token};
pub use self::view::{LastBone, TableView};
pub use self::whole::Court;
pub(crate) use self::whole::{Camera, Scale};
pub(super) use self::whole::{court_spots, face_down, grid, yard_places, yard_poses};
