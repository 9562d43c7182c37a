//! The call of somebody who has played the match of a day: a result up, its place down.

use super::{BEST, DayPlaces, NoPlace};
use crate::line::{FromTable, ToTable, read, written};
use crate::{LineEvent, Transport, clean_name};
use std::time::Duration;

/// A server that has not answered after this time does not.
const ANSWER: Duration = Duration::from_secs(5);

/// Tells a server a result, and hears its place.
pub struct DayCall<T> {
    address: String,
    result: String,
    line: T,
    /// When it was begun.
    since: Option<Duration>,
}

/// Why a server tells no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoAnswer {
    /// It does not want the result.
    Refused(NoPlace),
    /// It keeps no days.
    Unknown,
    /// It does not answer.
    Silent,
}

impl<T: Transport> DayCall<T> {
    /// A call that begins when it is [`poll`](Self::poll)ed first.
    pub const fn new(address: String, result: String, line: T) -> DayCall<T> {
        DayCall { address, result, line, since: None }
    }

    /// Does what is to be done by now. Returns the answer, after which there is nothing more to do.
    pub fn poll(&mut self, now: Duration) -> Option<Result<DayPlaces, NoAnswer>> {
        let Some(since) = self.since else {
            self.since = Some(now);
            self.line.dial(&self.address);
            return None;
        };
        while let Some(heard) = self.line.heard() {
            match heard {
                LineEvent::Up => match written(&ToTable::Day(self.result.clone())) {
                    Some(line) => self.line.send(line),
                    None => return Some(Err(NoAnswer::Refused(NoPlace::NoResult))),
                },
                LineEvent::Line(line) => match read::<FromTable>(&line) {
                    Some(FromTable::Day(Ok(mut places))) => {
                        places.best.truncate(BEST);
                        for row in &mut places.best {
                            row.name = clean_name(&row.name);
                        }
                        return Some(Ok(places));
                    }
                    Some(FromTable::Day(Err(why))) => return Some(Err(NoAnswer::Refused(why))),
                    Some(FromTable::Closed(_)) => return Some(Err(NoAnswer::Unknown)),
                    _ => {}
                },
                LineEvent::Down => return Some(Err(NoAnswer::Silent)),
            }
        }
        (now >= since + ANSWER).then_some(Err(NoAnswer::Silent))
    }

    /// When it is to be polled without a line.
    pub fn next_tick(&self) -> Duration {
        self.since.map_or(Duration::ZERO, |since| since + ANSWER)
    }
}
