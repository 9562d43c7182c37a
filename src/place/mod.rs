//! Where everything lies on the table: pure geometry, without a window, so that the console tool has it too.
//!
//! Nothing here is remembered. What lies where follows from what was played in a hand, in its order, and from the shape of the cloth; so Undo, a restart and
//! a review show the same table.
//!
//! - [`lie`] is the geometry of the cloth: directions, points, how a bone lies and what it covers.
//! - [`room`] is the sizes that a table can have.
//! - [`whole`] lays out every bone of a hand, as players do.

pub mod lie;
pub mod room;
pub mod whole;
