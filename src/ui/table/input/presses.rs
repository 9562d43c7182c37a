//! Passes presses of the pointer to egui one in each frame, before anything that the pointer does
//! next.
//!
//! egui finds the pressed widget by the place of the pointer at the end of a frame. In a long
//! frame, a press and the start of a drag arrive together, and the pointer has left the bone before
//! egui looks. So everything after a press waits for the next frame.

use egui::Event;

/// Events after a press that egui has not handled yet.
#[derive(Default)]
pub(crate) struct Presses {
    waiting: Vec<Event>,
}

impl Presses {
    /// Removes the events that must wait and adds those that have waited. Returns whether any are
    /// left, so that another frame is needed.
    pub(crate) fn hold_back(&mut self, events: &mut Vec<Event>) -> bool {
        self.waiting.append(events);
        let press = self.waiting.iter().position(|event| matches!(event, Event::PointerButton { pressed: true, .. }));
        let after = press.and_then(|press| Some(press + 1 + self.waiting[press + 1..].iter().position(is_pointer)?));
        let rest = self.waiting.split_off(after.unwrap_or(self.waiting.len()));
        *events = std::mem::replace(&mut self.waiting, rest);
        !self.waiting.is_empty()
    }
}

fn is_pointer(event: &Event) -> bool {
    matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. } | Event::PointerGone)
}
