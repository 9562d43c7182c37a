//! No loudspeaker, for systems on which this program can't play sounds.

use crate::sound::{Bank, Mixer};
use std::{sync::Arc, time::Duration};

/// A device that never exists.
pub(super) enum NoDevice {}

impl NoDevice {
    pub(super) const fn open(_: &Arc<Bank>) -> Option<NoDevice> {
        None
    }

    pub(super) fn mix(&mut self, _: impl FnOnce(&mut Mixer, Duration)) {
        match *self {}
    }

    pub(super) fn turn(&mut self, _: bool) -> bool {
        match *self {}
    }

    pub(super) fn is_silent(&self) -> bool {
        match *self {}
    }

    pub(super) fn is_gone(&self) -> bool {
        match *self {}
    }
}
