//! Where bones lie on the table.

pub mod lie;
pub mod room;
pub mod whole;
