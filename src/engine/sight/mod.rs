//! What one seat may see: what happened, what it knows and can tell of the others, and one way in which everything hidden may lie.

pub mod event;
mod lacks;
pub mod observe;
pub mod world;
