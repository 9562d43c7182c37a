//! Sound in a page. The browser asks for samples between two frames.

use std::{cell::RefCell, rc::Rc, sync::Arc, time::Duration};

use crate::host::Outlet;
use crate::sound::bank::Bank;
use crate::sound::mixer::Mixer;

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

    /// Returns how long it takes until what is mixed now is heard, which is too little to count.
    pub(super) const fn ahead(&self) -> Duration {
        let _ = self;
        Duration::ZERO
    }

    pub(super) fn mix(&mut self, change: impl FnOnce(&mut Mixer)) {
        if let Some(mixer) = &mut *self.mixer.borrow_mut() {
            change(mixer);
        }
    }

    /// Plays what was mixed. Returns whether it is heard. A page is silent before the first key or click.
    pub(super) fn wake(&mut self) -> bool {
        self.outlet.wake()
    }

    /// Rests by itself.
    pub(super) const fn rest(&mut self) -> bool {
        let _ = self;
        true
    }

    pub(super) const fn is_awake(&self) -> bool {
        let _ = self;
        false
    }

    pub(super) fn is_silent(&self) -> bool {
        self.mixer.borrow().as_ref().is_none_or(Mixer::is_silent)
    }

    pub(super) const fn is_gone(&self) -> bool {
        let _ = self;
        false
    }
}
