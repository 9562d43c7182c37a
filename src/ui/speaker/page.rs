//! Sound in a page. The browser asks for samples between two frames.

use crate::host::Outlet;
use crate::sound::{Bank, Mixer};
use std::{cell::RefCell, rc::Rc, sync::Arc, time::Duration};

/// The browser's loudspeaker. It rests by itself while nothing sounds.
pub(super) struct PageDevice {
    mixer: Rc<RefCell<Option<Mixer>>>,
    outlet: Outlet,
}

impl PageDevice {
    pub(super) fn open(bank: &Arc<Bank>) -> Option<PageDevice> {
        let mixer = Rc::new(RefCell::new(None::<Mixer>));
        let source = Rc::clone(&mixer);
        let outlet = Outlet::open(move |block| {
            source.borrow_mut().as_mut().is_some_and(|mixer| {
                mixer.fill(block);
                !mixer.is_silent()
            })
        })?;
        // The browser chooses the rate.
        mixer.replace(Some(Mixer::new(Arc::clone(bank), outlet.rate())));
        Some(PageDevice { mixer, outlet })
    }

    /// Changes what is mixed, which is heard too soon to count.
    pub(super) fn mix(&mut self, change: impl FnOnce(&mut Mixer, Duration)) {
        if let Some(mixer) = &mut *self.mixer.borrow_mut() {
            change(mixer, Duration::ZERO);
        }
    }

    /// Plays from now on, if it can be heard. A page is silent before the first key or click. It
    /// rests by itself.
    pub(super) fn turn(&mut self, on: bool) -> bool {
        !on || self.outlet.wake()
    }

    pub(super) fn is_silent(&self) -> bool {
        self.mixer.borrow().as_ref().is_none_or(Mixer::is_silent)
    }

    pub(super) const fn is_gone(&self) -> bool {
        let _ = self;
        false
    }
}
