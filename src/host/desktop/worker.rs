//! A desktop has threads, and so no worker.

use crate::host::FromWorker;

/// There is none.
pub enum DesktopWorker {}

impl DesktopWorker {
    /// Returns `None`.
    pub fn start(_: impl FnMut() + 'static) -> Option<DesktopWorker> {
        None
    }

    /// Sends it a text.
    pub const fn tell(&self, _: &str) {
        match *self {}
    }

    /// What it has said next.
    pub const fn hear(&self) -> FromWorker {
        match *self {}
    }
}
