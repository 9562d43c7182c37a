//! Code that several tests share.

pub mod driver;
pub mod games;
pub mod inside;
pub mod naive;
pub mod room;
pub mod sittings;
pub mod table;
pub mod twins;
