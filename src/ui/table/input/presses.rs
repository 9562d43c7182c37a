//! Presses of the pointer, told to egui one a frame and before anything that the pointer does next.
//!
//! egui looks up what was pressed where the pointer is at the end of a frame. When a frame takes long, a press and the first steps of a drag come
//! together, and the pointer has left the bone before egui looks. So whatever the pointer does after a press waits for the next frame.

use egui::Event;

/// What the pointer did since a press that egui has not looked up yet.
#[derive(Default)]
pub(crate) struct Presses {
    waiting: Vec<Event>,
}

impl Presses {
    /// Takes away the events that have to wait, after adding those that have waited. Returns whether there are any, so that another frame is needed.
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

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Modifiers, PointerButton, Pos2, pos2};

    const BONE: Pos2 = pos2(10.0, 10.0);
    const END: Pos2 = pos2(90.0, 10.0);

    fn button(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
    }

    #[test]
    fn a_drag_that_comes_all_at_once_is_told_step_by_step() {
        let mut presses = Presses::default();
        let mut events =
            vec![Event::PointerMoved(BONE), button(BONE, true), Event::PointerMoved(END), button(END, false)];
        assert!(presses.hold_back(&mut events));
        assert_eq!(events, [Event::PointerMoved(BONE), button(BONE, true)]);
        let mut events = vec![Event::PointerMoved(BONE)];
        assert!(!presses.hold_back(&mut events));
        assert_eq!(events, [Event::PointerMoved(END), button(END, false), Event::PointerMoved(BONE)]);
    }

    #[test]
    fn what_comes_before_a_press_or_without_one_does_not_wait() {
        let mut presses = Presses::default();
        let told = [Event::Copy, Event::PointerMoved(BONE), Event::PointerMoved(END), button(END, true), Event::Cut];
        let mut events = told.to_vec();
        assert!(!presses.hold_back(&mut events));
        assert_eq!(events, told);
    }
}
