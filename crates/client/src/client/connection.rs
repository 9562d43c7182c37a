//! The connection to a table elsewhere, which is made again whenever it breaks.

use super::LineState;
use std::time::Duration;

/// The connection, and what is known of it by now.
#[derive(Debug)]
pub(super) struct TableConnection {
    state: LineState,
    /// When something was last heard.
    heard: Duration,
    /// Since when it is made, or the table's greeting is awaited on it.
    since: Duration,
    /// How often it was tried in vain before, until the table greets.
    ungreeted: Option<u32>,
}

/// Pauses between tries: a quarter of a second, then twice as long each time, up to a longest one.
const FIRST_PAUSE: Duration = Duration::from_millis(250);

/// The table asks for a sign of life every ten seconds. After this time without one, the line is
/// dead.
const SILENCE: Duration = Duration::from_secs(25);

/// A connection that is not there after this time, or on which the table has not greeted, is given up.
const GREETING: Duration = Duration::from_secs(5);

impl TableConnection {
    /// There is none yet. It is made at once.
    pub(super) const fn new() -> TableConnection {
        let state = LineState::Down { again: Duration::ZERO, tries: 0 };
        TableConnection { state, heard: Duration::ZERO, since: Duration::ZERO, ungreeted: None }
    }

    pub(super) const fn state(&self) -> LineState {
        self.state
    }

    pub(super) fn is_up(&self) -> bool {
        self.state == LineState::Up
    }

    /// Whether it is to be made now.
    pub(super) fn is_wanted(&self, now: Duration) -> bool {
        matches!(self.state, LineState::Down { again, .. } if again <= now)
    }

    /// When it is to be made, or given up.
    pub(super) fn next_tick(&self) -> Option<Duration> {
        match self.state {
            LineState::Down { again, .. } => Some(again),
            LineState::Trying(_) => Some(self.since + GREETING),
            LineState::Up if self.ungreeted.is_some() => Some(self.since + GREETING),
            LineState::Up => Some(self.heard + SILENCE),
            LineState::Closed(_) => None,
        }
    }

    /// Whether it has been silent for too long, or is not made at all.
    pub(super) fn is_dead(&self, now: Duration) -> bool {
        let is_down = matches!(self.state, LineState::Down { .. });
        !is_down && self.next_tick().is_some_and(|at| now > at)
    }

    pub(super) const fn is_tried(&mut self, now: Duration) {
        if let LineState::Down { tries, .. } = self.state {
            (self.state, self.since) = (LineState::Trying(tries), now);
        }
    }

    pub(super) const fn is_made(&mut self, now: Duration) {
        let tries = if let LineState::Trying(tries) = self.state { tries } else { 0 };
        (self.state, self.heard, self.since, self.ungreeted) = (LineState::Up, now, now, Some(tries));
    }

    /// When something was last heard on it.
    pub(super) const fn heard(&self) -> Duration {
        self.heard
    }

    /// Something was heard on it.
    pub(super) const fn hear(&mut self, now: Duration) {
        self.heard = now;
    }

    /// The table has greeted.
    pub(super) const fn is_greeted(&mut self) {
        self.ungreeted = None;
    }

    /// It is to be made at another place.
    pub(super) const fn goes_elsewhere(&mut self, now: Duration) {
        self.state = LineState::Down { again: now, tries: 0 };
    }

    /// It broke, or could not be made. It is made again after a pause of at most the `longest`, which is
    /// longer for who was `turned_away` so often. Returns whether that is so.
    pub(super) fn breaks(&mut self, now: Duration, turned_away: u32, longest: Duration) -> bool {
        let tries = match self.state {
            LineState::Closed(_) => return false,
            LineState::Down { tries, .. } | LineState::Trying(tries) => tries + 1,
            LineState::Up => self.ungreeted.map_or(turned_away, |tries| tries + 1),
        };
        let pause = FIRST_PAUSE.saturating_mul(1 << tries.min(8)).min(longest);
        self.state = LineState::Down { again: now + pause, tries };
        true
    }

    /// It is made at once, if it is to be made.
    pub(super) const fn hurry(&mut self) {
        if let LineState::Down { tries, .. } = self.state {
            self.state = LineState::Down { again: Duration::ZERO, tries };
        }
    }

    /// The table has closed it for good.
    pub(super) const fn close(&mut self, why: super::WhyClosed) {
        self.state = LineState::Closed(why);
    }
}
