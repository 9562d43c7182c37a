//! What one seat may see: the events, what the seat knows, what it can infer about other hands, and
//! possible states that agree with its knowledge.

pub mod event;
mod lacks;
pub mod observe;
pub mod world;
