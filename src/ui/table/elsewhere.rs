//! A table elsewhere, as the display needs one: what is wished goes over the line, and what comes is
//! shown view by view, each once the bones of the one before have landed.

use crate::record::Chronicle;
use crate::table::{Refusal, ScreenId, TableEffect, View, Wish};
use crate::wire::{Client, ClientNews, Remote, RemoteWish, Transport};
use std::collections::VecDeque;
use std::time::Duration;

/// The line to a table elsewhere, and what came over it.
pub(crate) struct Elsewhere {
    remote: Remote<Box<dyn Transport>>,
    views: VecDeque<Box<View>>,
    refusals: VecDeque<Refusal>,
}

impl Elsewhere {
    /// Joins a client and what carries its lines. Nothing is sent yet.
    pub(crate) fn new(client: Client, transport: Box<dyn Transport>) -> Elsewhere {
        Elsewhere { remote: Remote::new(client, transport), views: VecDeque::new(), refusals: VecDeque::new() }
    }

    /// This screen at the table.
    pub(crate) const fn client(&self) -> &Client {
        &self.remote.client
    }

    /// Says something over the line.
    pub(crate) fn say(&mut self, what: impl FnOnce(&mut Client)) {
        what(&mut self.remote.client);
        self.remote.flush();
    }

    /// Takes in what has come. Returns what is not for the table.
    pub(crate) fn poll(&mut self, now: Duration) -> Vec<ClientNews> {
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
    pub(crate) fn next_view(&mut self) -> Option<Box<View>> {
        self.views.pop_front()
    }

    pub(super) fn has_news(&self) -> bool {
        !self.views.is_empty() || !self.refusals.is_empty()
    }

    /// Wishes something, if a table elsewhere hears of it, and returns what has come.
    pub(super) fn step(&mut self, wish: &Wish, moment: u64) -> Vec<TableEffect> {
        if let Some(wish) = RemoteWish::of(wish) {
            self.say(|client| _ = client.wish(wish, moment));
        }
        let refused = self.refusals.pop_front().map(TableEffect::Refused);
        let shown = self.next_view().map(|view| TableEffect::Show(ScreenId::ONLY, view));
        shown.into_iter().chain(refused).collect()
    }

    pub(super) fn next_tick(&self) -> Option<Duration> {
        self.remote.client.next_tick()
    }

    /// The game so far. What has come and was not shown yet belongs to it.
    pub(super) fn chronicle(&self, shown: &View) -> Chronicle {
        let known = self.remote.client.chronicle();
        known.unwrap_or_else(|| Chronicle::heard(None, &[], &shown.seen))
    }
}
