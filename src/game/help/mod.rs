//! The help that a player asks for: where the bones may lie, and the tutor who asks before a play.

pub(super) mod beliefs;
pub(super) mod tutor;
