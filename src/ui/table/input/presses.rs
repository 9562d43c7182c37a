//! Passes presses of the pointer to egui one in each frame, before anything that the pointer does
//! next.
//!
//! egui finds the pressed widget by the place of the pointer at the end of a frame. In a long
//! frame, a press and the start of a drag arrive together, and the pointer has left the bone before
//! egui looks. So everything after a press waits for the next frame.
//!
//! A touch that the system takes for itself, such as one that becomes a swipe to the home screen, is
//! let go here without a click. egui would otherwise hold what it held until the next touch.

use egui::{Event, Modifiers, PointerButton, Pos2, TouchPhase, vec2};

/// Farther than a pointer may move between a press and a release that make a click.
const NO_CLICK: f32 = 100.0;

/// Events after a press that egui has not handled yet.
#[derive(Default)]
pub(crate) struct Presses {
    waiting: Vec<Event>,
    /// Where the pointer is that was pressed and not let go.
    held: Option<Pos2>,
}

impl Presses {
    /// Removes the events that must wait and adds those that have waited. Returns whether any are
    /// left, so that another frame is needed.
    pub(crate) fn hold_back(&mut self, events: &mut Vec<Event>) -> bool {
        for event in events.drain(..) {
            self.take(event);
        }
        let press = self.waiting.iter().position(|event| matches!(event, Event::PointerButton { pressed: true, .. }));
        let after = press.and_then(|press| Some(press + 1 + self.waiting[press + 1..].iter().position(is_pointer)?));
        let rest = self.waiting.split_off(after.unwrap_or(self.waiting.len()));
        *events = std::mem::replace(&mut self.waiting, rest);
        !self.waiting.is_empty()
    }

    /// Takes in an event, and after a touch that was taken away the end of what it held.
    fn take(&mut self, event: Event) {
        match &event {
            Event::PointerButton { pos, button: PointerButton::Primary, pressed, .. } => {
                self.held = pressed.then_some(*pos);
            }
            Event::PointerMoved(pos) => self.held = self.held.map(|_| *pos),
            _ => {}
        }
        let is_taken = is_taken(&event);
        self.waiting.push(event);
        if let Some(pos) = self.held.take_if(|_| is_taken) {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            self.waiting.extend([
                Event::PointerMoved(pos + vec2(NO_CLICK, 0.0)),
                Event::PointerMoved(pos),
                Event::PointerButton { pos, button, pressed: false, modifiers },
                Event::PointerGone,
            ]);
        }
    }
}

/// Whether the system has taken a touch for itself. What it carried goes back.
pub(crate) const fn is_taken(event: &Event) -> bool {
    matches!(event, Event::Touch { phase: TouchPhase::Cancel, .. })
}

fn is_pointer(event: &Event) -> bool {
    matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. } | Event::PointerGone)
}
