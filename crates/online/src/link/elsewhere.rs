//! A table elsewhere: what is wished goes over the line, and what comes is given out view by view, so
//! that each can be shown before the next.

use super::Link;
use crate::record::Chronicle;
use crate::table::{HostOrder, Refusal, ScreenId, TableEffect, View, Wish};
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

    fn next_effects(&mut self) -> Vec<TableEffect> {
        let shown = self.next_view().map(|view| TableEffect::Show(ScreenId::ONLY, view));
        let refused = self.refusals.pop_front().map(TableEffect::Refused);
        shown.into_iter().chain(refused).collect()
    }
}

impl Link for Elsewhere {
    fn wish(&mut self, wish: Wish, moment: u64, _: Duration) -> Vec<TableEffect> {
        self.say(|client| _ = client.wish(wish, moment));
        self.next_effects()
    }

    /// Another program keeps the table and orders what is done there.
    fn order(&mut self, _: HostOrder, _: Duration) -> Vec<TableEffect> {
        self.next_effects()
    }

    fn has_news(&self) -> bool {
        !self.views.is_empty() || !self.refusals.is_empty()
    }

    fn next_tick(&self) -> Option<Duration> {
        self.client().next_tick()
    }

    /// What has come and was not shown yet belongs to it.
    fn chronicle(&self) -> Option<Chronicle> {
        self.client().chronicle()
    }

    fn elsewhere(&self) -> Option<&Elsewhere> {
        Some(self)
    }

    fn elsewhere_mut(&mut self) -> Option<&mut Elsewhere> {
        Some(self)
    }
}
