//! A table elsewhere: what is wished goes over the line, and what comes is given out view by view, so
//! that each can be shown before the next.

use crate::table::{Refusal, ScreenId, TableEffect, View};
use crate::wire::{Client, ClientNews, Remote, Transport};
use std::collections::VecDeque;
use std::time::Duration;

/// The line to a table elsewhere, and what came over it.
pub struct Elsewhere {
    remote: Remote<Box<dyn Transport>>,
    views: VecDeque<Box<View>>,
    refusals: VecDeque<Refusal>,
}

impl Elsewhere {
    /// Joins a client and what carries its lines. Nothing is sent yet.
    pub fn new(client: Client, transport: Box<dyn Transport>) -> Elsewhere {
        Elsewhere { remote: Remote::new(client, transport), views: VecDeque::new(), refusals: VecDeque::new() }
    }

    /// This screen at the table.
    pub const fn client(&self) -> &Client {
        &self.remote.client
    }

    /// Says something over the line.
    pub fn say(&mut self, what: impl FnOnce(&mut Client)) {
        what(&mut self.remote.client);
        self.remote.flush();
    }

    /// Takes in what has come. Returns what is not for the table.
    pub fn poll(&mut self, now: Duration) -> Vec<ClientNews> {
        let mut others = Vec::new();
        for news in self.remote.poll(now) {
            match news {
                ClientNews::View(view) => self.views.push_back(view),
                ClientNews::Refused(_, refusal) => self.refusals.push_back(refusal),
                other => others.push(other),
            }
        }
        others
    }

    /// The next view that was not shown yet.
    pub fn next_view(&mut self) -> Option<Box<View>> {
        self.views.pop_front()
    }

    /// Whether something has come that was not given out yet.
    pub(super) fn has_news(&self) -> bool {
        !self.views.is_empty() || !self.refusals.is_empty()
    }

    /// What has come next.
    pub(super) fn next_effects(&mut self) -> Vec<TableEffect> {
        let shown = self.next_view().map(|view| TableEffect::Show(ScreenId::ONLY, view));
        let refused = self.refusals.pop_front().map(TableEffect::Refused);
        shown.into_iter().chain(refused).collect()
    }
}
