//! Where everything lies on the table. This is pure geometry without a window, so that the console
//! tool can use it too.
//!
//! No positions are stored. They follow from the plays of a hand in order and from the shape of the
//! cloth. Undo, a restart and a review therefore show the same table.
//!
//! - [`lie`] has the geometry of the cloth: directions, points, how a bone lies and the area that
//!   it covers.
//! - [`room`] has the sizes that a table can have.
//! - [`whole`] lays out every bone of a hand, as players would.

pub mod lie;
pub mod room;
pub mod whole;

pub use lie::{Area, Heading, Lie, Point};
pub use room::Shape;
pub use whole::{Laid, Placed};
