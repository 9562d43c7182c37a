//! The windows above the table: which is open, and which returns when it closes.

use crate::store::{Notice, PlayerTrouble};
use crate::ui::look::Look;
use crate::ui::paint::Theme;
use crate::ui::request::Request;
use crate::ui::windows::notes::{Announcement, Consent, notices_ui, rejected_ui};
use crate::ui::windows::{Closing, WINDOWS, Window, seen::Seen};
use crate::ui::words::Message;
use egui::Context;
use std::time::Duration;

/// The question of the first start.
pub(super) const WELCOME: &str = "welcome";

/// A window with its name.
type NamedWindow = (&'static str, Box<dyn Window>);

/// What is above the table, and what returns when it closes.
#[derive(Default)]
pub(super) struct Above {
    open: Option<NamedWindow>,
    /// The window that returns when one that was opened from it gives way, or when the review of a
    /// game ends.
    behind: Option<NamedWindow>,
    notices: Vec<Notice>,
    rejected: Option<Rejected>,
    /// Whether the player has been told that a thought failed. Once is enough.
    stumbled: bool,
}

/// The colors that the player has rejected, which Undo brings back for a while.
struct Rejected {
    themes: Box<[Theme; 3]>,
    /// The number of the theme that was edited.
    edited: usize,
    /// When it is too late.
    until: f64,
}

/// For how many seconds Undo brings back what was rejected.
const A_WHILE: f64 = 10.0;

impl Above {
    pub(super) const fn is_clear(&self) -> bool {
        self.open.is_none() && self.notices.is_empty()
    }

    /// The name of the open window.
    pub(super) fn name(&self) -> Option<&'static str> {
        self.open.as_ref().map(|(name, _)| *name)
    }

    /// Opens the window of this row. One that was open is behind it.
    pub(super) fn open(&mut self, name: &'static str, seen: &Seen<'_>) {
        let (_, make) = WINDOWS.iter().find(|(other, _)| *other == name).expect("a window that has a row");
        self.put(name, make(seen));
    }

    /// Opens a window that was made elsewhere. One that was open is behind it.
    pub(super) fn put(&mut self, name: &'static str, window: Box<dyn Window>) {
        self.behind = self.open.replace((name, window));
    }

    /// Shows a message.
    pub(super) fn say(&mut self, title: Message, text: Vec<String>) {
        self.put(title.id(), Box::new(Announcement { title, text }));
    }

    /// Asks before something that cannot be undone.
    pub(super) fn ask(&mut self, consent: Consent) {
        self.put("consent", Box::new(consent));
    }

    pub(super) fn close(&mut self) {
        self.open = None;
    }

    /// Puts the open window behind what comes in its place. If none is open, nothing returns later.
    pub(super) fn step_back(&mut self) {
        self.behind = self.open.take();
    }

    /// Brings back the window behind.
    pub(super) fn come_back(&mut self) {
        self.open = self.behind.take();
    }

    pub(super) fn forget(&mut self) {
        self.behind = None;
    }

    /// Makes room for what a link leads to. Of all that was open only the question of the first start
    /// returns later, and only the wait for the files stays.
    pub(super) fn make_room(&mut self) {
        self.behind = match self.name() {
            Some("wait") => None,
            Some(WELCOME) => self.open.take(),
            _ => {
                self.close();
                None
            }
        };
    }

    /// Asks the question of the first start if it has waited.
    pub(super) fn welcome_after(&mut self) {
        if self.behind.as_ref().is_some_and(|(name, _)| *name == WELCOME) {
            self.come_back();
        }
    }

    /// Tells the open window what came of changing the list of players.
    pub(super) fn tell(&mut self, done: &Result<Option<String>, PlayerTrouble>) {
        if let Some((_, window)) = &mut self.open {
            window.hear(done);
        }
    }

    /// Shows the open window. Returns what it asks for.
    pub(super) fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Vec<Request> {
        let Some((_, window)) = &mut self.open else { return Vec::new() };
        let (closing, requests) = window.show(ctx, seen);
        match closing {
            Closing::Stays => {}
            Closing::Closes => self.close(),
            Closing::GivesWay => self.come_back(),
        }
        requests
    }

    /// Shows the notices until the player has read them.
    pub(super) fn show_notices(&mut self, ctx: &Context, look: Look<'_>) {
        if !self.notices.is_empty() && notices_ui(ctx, &self.notices, look) {
            self.notices.clear();
        }
    }

    /// Offers for a while to bring back these colors, which the player has just rejected.
    pub(super) fn reject(&mut self, ctx: &Context, themes: Box<[Theme; 3]>, edited: usize) {
        let until = ctx.input(|input| input.time) + A_WHILE;
        self.rejected = Some(Rejected { themes, edited, until });
    }

    /// Shows the offer to bring back what was rejected. Returns it if the player takes it.
    pub(super) fn show_rejected(&mut self, ctx: &Context, look: Look<'_>) -> Option<(Box<[Theme; 3]>, usize)> {
        let left = self.rejected.as_ref()?.until - ctx.input(|input| input.time);
        if left <= 0.0 || self.open.is_some() {
            self.rejected = None;
            return None;
        }
        ctx.request_repaint_after(Duration::from_secs_f64(left));
        let takes = rejected_ui(ctx, look);
        self.rejected.take_if(|_| takes).map(|rejected| (rejected.themes, rejected.edited))
    }

    /// Takes in news: notices, whether the files are well again, and whether a thought has failed.
    pub(super) fn hear(&mut self, news: Vec<Notice>, stumbled: bool, well: bool) {
        self.notices.extend(news);
        if stumbled && !self.stumbled {
            self.stumbled = true;
            self.notices.push(Notice::Stumbled);
        }
        if well {
            self.notices.retain(|notice| !matches!(notice, Notice::CannotSave(_)));
        }
    }
}
