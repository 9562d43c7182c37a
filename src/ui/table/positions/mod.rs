//! The places of everything on the display, and which parts of the table it shows. This is arithmetic over a size and a game. It paints nothing and
//! remembers nothing.

mod compact;
mod hand;
mod layout;
mod spots;
mod view;
mod whole;

pub use self::compact::Cross;
pub use self::hand::{HandCells, Wanted};
pub use self::layout::{Display, Layout, Needs, OPPOSITE, STATUS, direction};
pub use self::spots::{EndSpot, Slice, Spot, Spots, Token};
pub use self::view::{LastBone, TableView};
pub(crate) use self::whole::Scale;
pub(super) use self::whole::grid;
pub use self::whole::{Camera, Edge};
pub(super) use self::whole::{court_spots, edge_of, face_down, yard_places, yard_poses};
