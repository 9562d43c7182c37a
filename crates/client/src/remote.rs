//! A client with a line of its own: it connects, sends and hears, and connects again when the line
//! breaks.

use super::{Client, ClientNews, LONGEST_LINE, LineState};
use std::time::Duration;

/// What a line reports.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineEvent {
    /// The connection is there.
    Up,
    /// A line came.
    Line(String),
    /// There is no connection, or not any more.
    Down,
}

/// What carries lines to an address and back, without ever waiting.
pub trait Transport {
    /// Begins to connect. An earlier connection is closed.
    fn dial(&mut self, address: &str);
    /// Whether there can be a connection to an address at all.
    fn reaches(&self, _: &str) -> bool {
        true
    }
    /// Sends a line.
    fn send(&mut self, line: String);
    /// The next thing that happened, if there is one.
    fn heard(&mut self) -> Option<LineEvent>;
    /// Closes the connection.
    fn hang_up(&mut self);
}

impl<T: Transport + ?Sized> Transport for Box<T> {
    fn dial(&mut self, address: &str) {
        (**self).dial(address);
    }

    fn reaches(&self, address: &str) -> bool {
        (**self).reaches(address)
    }

    fn send(&mut self, line: String) {
        (**self).send(line);
    }

    fn heard(&mut self) -> Option<LineEvent> {
        (**self).heard()
    }

    fn hang_up(&mut self) {
        (**self).hang_up();
    }
}

/// A client and what carries its lines.
#[derive(Debug)]
pub struct Remote<T> {
    /// The client.
    pub client: Client,
    transport: T,
}

/// The most that is taken from a line at once, so that nobody keeps a window busy.
const AT_ONCE: usize = 64;

impl<T: Transport> Remote<T> {
    /// Joins the two. Nothing is sent yet.
    pub const fn new(client: Client, transport: T) -> Remote<T> {
        Remote { client, transport }
    }

    /// Does what is to be done by now, and returns what is new. It never waits.
    pub fn poll(&mut self, now: Duration) -> Vec<ClientNews> {
        let mut news = Vec::new();
        for _ in 0..AT_ONCE {
            let Some(heard) = self.transport.heard() else { break };
            match heard {
                LineEvent::Up => self.client.connected(now),
                LineEvent::Line(line) if line.len() <= LONGEST_LINE => news.extend(self.client.hear(&line, now)),
                LineEvent::Line(_) => {}
                LineEvent::Down => news.extend(self.client.disconnected(now)),
            }
        }
        if self.client.is_dead(now) {
            self.transport.hang_up();
            news.extend(self.client.disconnected(now));
        }
        if matches!(self.client.link(), LineState::Closed(_)) {
            self.transport.hang_up();
        } else if self.client.wants_connection(now) && !self.transport.reaches(self.client.address()) {
            self.transport.hang_up();
            news.push(self.client.cannot_follow());
        } else if self.client.wants_connection(now) {
            self.client.try_now(now);
            self.transport.dial(self.client.address());
        }
        news.extend(self.client.news());
        // What must be kept before the next lines are sent is kept by who is told of it now.
        if !news.iter().any(|news| matches!(news, ClientNews::Pledged(_))) {
            self.flush();
        }
        news
    }

    /// Sends what the client has to say, without waiting for the next [`poll`](Self::poll).
    pub fn flush(&mut self) {
        for line in self.client.lines() {
            self.transport.send(line);
        }
    }
}
