//! Where a table is: at the address by which one came, or where that has sent one on. And how soon one
//! knocks there again.

use crate::{WhyClosed, server_address};
use std::time::Duration;

/// The places where a table may be.
#[derive(Debug)]
pub(super) struct Places {
    /// The address by which one came. It knows best where the table is, so it is what one keeps.
    pub(super) door: String,
    /// Where one was sent on to.
    beyond: Option<String>,
    is_beyond: bool,
    /// How often one was sent on since one was last welcome or last waited.
    hops: u32,
    has_arrived: bool,
    /// How often the line was closed since one was last welcome.
    turned_away: u32,
    /// Until when the table is expected to be there again in a moment.
    soon_until: Duration,
}

/// What comes of being sent on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Follow {
    /// One goes there at once.
    There,
    /// One has been sent on too often. It may be different after a while.
    Later,
    /// One does not go there.
    Never,
}

/// So often one is sent on without a pause. Servers that send one round in a circle are not kept busy.
const MOST_HOPS: u32 = 4;

/// The longest pause between two tries.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// A table that starts anew is there again soon. For so long the pauses stay short.
const SOON: Duration = Duration::from_secs(20);
const LONGEST_PAUSE_SOON: Duration = Duration::from_millis(500);

impl Places {
    pub(super) fn new(door: &str) -> Places {
        Places {
            door: door.to_owned(),
            beyond: None,
            is_beyond: false,
            hops: 0,
            has_arrived: false,
            turned_away: 0,
            soon_until: Duration::ZERO,
        }
    }

    /// The address to try now.
    pub(super) fn address(&self) -> &str {
        self.beyond.as_deref().filter(|_| self.is_beyond).unwrap_or(&self.door)
    }

    /// One is welcome where one is.
    pub(super) const fn arrive(&mut self) {
        (self.hops, self.has_arrived, self.turned_away) = (0, true, 0);
    }

    /// The line is closed for this reason.
    pub(super) fn turn_away(&mut self, why: WhyClosed, now: Duration) {
        if why == WhyClosed::ComeBack {
            self.soon_until = now + SOON;
        } else {
            self.turned_away += 1;
        }
    }

    /// How often the line was closed since one was last welcome.
    pub(super) const fn turned_away(&self) -> u32 {
        self.turned_away
    }

    /// How long one waits at most before one tries again.
    pub(super) fn longest_pause(&self, now: Duration) -> Duration {
        if now < self.soon_until { LONGEST_PAUSE_SOON } else { LONGEST_PAUSE }
    }

    /// Whether one was welcome since the connection was made.
    pub(super) const fn has_arrived(&self) -> bool {
        self.has_arrived
    }

    /// There is no connection. If one was sent on, the other place may know more.
    pub(super) const fn try_other(&mut self) {
        (self.hops, self.has_arrived) = (0, false);
        self.is_beyond = !self.is_beyond && self.beyond.is_some();
    }

    /// One is sent on to an address. Nobody is led from a line that others cannot read to one that they
    /// can.
    pub(super) fn follow(&mut self, address: &str) -> Follow {
        let is_secret = |address: &str| address.starts_with("wss:");
        let Some(address) = server_address(address) else { return Follow::Never };
        if is_secret(&self.door) && !is_secret(&address) {
            return Follow::Never;
        }
        self.hops += 1;
        if self.hops > MOST_HOPS {
            return Follow::Later;
        }
        (self.beyond, self.is_beyond) = (Some(address), true);
        Follow::There
    }
}
