//! A table elsewhere, as the display needs one: what is wished goes over the line, and what comes is
//! shown view by view, each once the bones of the one before have landed.

use crate::record::Chronicle;
use crate::table::{Refusal, ScreenId, TableEffect, View, Wish};
use crate::wire::{Client, ClientNews, Remote, RemoteWish, Transport};
use std::cell::{Ref, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

/// The line to a table elsewhere, and what came over it. The display of the table and what stands
/// beside it talk over the same one.
#[derive(Clone)]
pub(crate) struct Elsewhere(Rc<RefCell<Line>>);

struct Line {
    remote: Remote<Box<dyn Transport>>,
    views: VecDeque<Box<View>>,
    refusals: VecDeque<Refusal>,
}

impl Elsewhere {
    /// Joins a client and what carries its lines. Nothing is sent yet.
    pub(crate) fn new(client: Client, transport: Box<dyn Transport>) -> Elsewhere {
        let (views, refusals) = (VecDeque::new(), VecDeque::new());
        Elsewhere(Rc::new(RefCell::new(Line { remote: Remote::new(client, transport), views, refusals })))
    }

    /// This screen at the table.
    pub(crate) fn client(&self) -> Ref<'_, Client> {
        Ref::map(self.0.borrow(), |line| &line.remote.client)
    }

    /// Says something over the line.
    pub(crate) fn say(&self, what: impl FnOnce(&mut Client)) {
        let mut line = self.0.borrow_mut();
        what(&mut line.remote.client);
        line.remote.flush();
    }

    /// Takes in what has come. Returns what is not for the table.
    pub(crate) fn poll(&self, now: Duration) -> Vec<ClientNews> {
        let (mut line, mut others) = (self.0.borrow_mut(), Vec::new());
        for news in line.remote.poll(now) {
            match news {
                ClientNews::View(view) => line.views.push_back(view),
                ClientNews::Refused(_, refusal) => line.refusals.push_back(refusal),
                other => others.push(other),
            }
        }
        others
    }

    /// The next view that was not shown yet.
    pub(crate) fn next_view(&self) -> Option<Box<View>> {
        self.0.borrow_mut().views.pop_front()
    }

    /// Whether the table has not noted yet that the player had help.
    pub(super) fn awaits_help(&self) -> bool {
        self.client().awaits_help()
    }

    pub(super) fn has_news(&self) -> bool {
        let line = self.0.borrow();
        !line.views.is_empty() || !line.refusals.is_empty()
    }

    /// Wishes something, if a table elsewhere hears of it, and returns what has come.
    pub(super) fn step(&self, wish: &Wish, moment: u64) -> Vec<TableEffect> {
        if let Some(wish) = RemoteWish::of(wish) {
            self.say(|client| _ = client.wish(wish, moment));
        }
        let shown = self.next_view().map(|view| TableEffect::Show(ScreenId::ONLY, view));
        let refused = self.0.borrow_mut().refusals.pop_front().map(TableEffect::Refused);
        shown.into_iter().chain(refused).collect()
    }

    pub(super) fn next_tick(&self) -> Option<Duration> {
        self.client().next_tick()
    }

    /// The game so far. What has come and was not shown yet belongs to it.
    pub(super) fn chronicle(&self, shown: &View) -> Chronicle {
        self.client().chronicle().unwrap_or_else(|| Chronicle::heard(None, &[], &shown.seen))
    }
}
