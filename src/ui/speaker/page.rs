//! Sound in a page. The browser asks for samples well ahead, between two frames, and gives back
//! those that come too early once there is something new to hear.

use crate::host::Outlet;
use crate::sound::{Bank, Mixer};
use std::collections::VecDeque;
use std::{cell::RefCell, rc::Rc, sync::Arc, time::Duration};

/// How many blocks the browser may give back.
const BLOCKS: usize = 64;

/// What is mixed, and how it was before each of the last blocks.
struct Past {
    mixer: Mixer,
    before: VecDeque<Mixer>,
}

impl Past {
    fn fill(&mut self, block: &mut [f32]) -> bool {
        self.before.push_back(self.mixer.clone());
        if self.before.len() > BLOCKS {
            self.before.pop_front();
        }
        self.mixer.fill(block);
        !self.mixer.is_silent()
    }

    fn go_back(&mut self, blocks: usize) {
        for _ in 0..blocks {
            if let Some(before) = self.before.pop_back() {
                self.mixer = before;
            }
        }
    }
}

/// The browser's loudspeaker. It rests by itself while nothing sounds.
pub(super) struct PageDevice {
    past: Rc<RefCell<Option<Past>>>,
    outlet: Outlet,
}

impl PageDevice {
    pub(super) fn open(bank: &Arc<Bank>) -> Option<PageDevice> {
        let past = Rc::new(RefCell::new(None::<Past>));
        let source = Rc::clone(&past);
        let outlet = Outlet::open(move |block| source.borrow_mut().as_mut().is_some_and(|past| past.fill(block)))?;
        // The browser chooses the rate.
        let mixer = Mixer::new(Arc::clone(bank), outlet.rate());
        past.replace(Some(Past { mixer, before: VecDeque::new() }));
        Some(PageDevice { past, outlet })
    }

    /// Changes what is mixed, which is heard too soon to count.
    pub(super) fn mix(&mut self, change: impl FnOnce(&mut Mixer, Duration)) {
        if let Some(past) = &mut *self.past.borrow_mut() {
            past.go_back(self.outlet.take_back());
            change(&mut past.mixer, Duration::ZERO);
        }
    }

    /// Plays from now on, if it can be heard. A page is silent before the first key or click. It
    /// rests by itself.
    pub(super) fn turn(&mut self, on: bool) -> bool {
        !on || self.outlet.wake()
    }

    pub(super) fn is_silent(&self) -> bool {
        self.past.borrow().as_ref().is_none_or(|past| past.mixer.is_silent())
    }

    pub(super) const fn is_gone(&self) -> bool {
        let _ = self;
        false
    }
}
