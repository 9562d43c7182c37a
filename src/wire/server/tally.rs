//! What has happened at a server since it began, in numbers.

use crate::wire::WhyClosed;
use std::collections::BTreeMap;

/// What has happened since a host began.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// How many tables were opened.
    pub opened: u64,
    /// How many moves people have made.
    pub plays: u64,
    /// How many connections were closed, for each reason.
    pub closed: BTreeMap<WhyClosed, u64>,
}

impl Tally {
    /// A connection is closed.
    pub(super) fn close(&mut self, why: WhyClosed) {
        *self.closed.entry(why).or_default() += 1;
    }
}
