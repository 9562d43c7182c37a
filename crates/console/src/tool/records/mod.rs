//! The verbs that write a record of a game or read one.

pub(crate) mod beliefs;
pub(crate) mod duplicate;
pub(crate) mod habits;
pub(crate) mod judge;
pub(crate) mod many;
pub(crate) mod record;
pub(crate) mod replay;
