//! The menu bar by keys: Alt or F10 opens it, and the arrows go through its menus.

use egui::{Context, Event, FocusDirection, Id, InputState, Key, Modifiers, Popup, Response};

/// What the keyboard has to know of the menu bar from one frame to the next.
#[derive(Default)]
pub(super) struct MenuKeys {
    /// The buttons of the menus with what each opens, from left to right.
    menus: Vec<(Id, Id)>,
    alt: LoneAlt,
}

impl MenuKeys {
    /// Takes the keys that open, change and close the menus. `may_open` tells whether nothing stands above the table.
    pub(super) fn take(&mut self, ctx: &Context, may_open: bool) {
        let alt = ctx.input(|input| self.alt.released(input));
        let asked = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F10)) || alt;
        let open = self.menus.iter().position(|(_, popup)| Popup::is_id_open(ctx, *popup));
        let menus = std::mem::take(&mut self.menus);
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        match open {
            Some(_) if asked => {
                Popup::close_all(ctx);
                ctx.memory_mut(egui::Memory::stop_text_input);
            }
            None if asked && may_open => go_to(ctx, &menus, 0),
            Some(number) if pressed(Key::ArrowRight) => go_to(ctx, &menus, number + 1),
            Some(number) if pressed(Key::ArrowLeft) => go_to(ctx, &menus, number + menus.len() - 1),
            _ => {}
        }
    }

    /// Notes the button of the next menu in this frame.
    pub(super) fn note(&mut self, button: &Response) {
        self.menus.push((button.id, Popup::default_response_id(button)));
    }
}

/// Opens a menu, counted round, with the ring on its button. From there the arrows go into it.
fn go_to(ctx: &Context, menus: &[(Id, Id)], number: usize) {
    let Some((button, popup)) = number.checked_rem(menus.len()).map(|at| menus[at]) else { return };
    Popup::open_id(ctx, popup);
    ctx.memory_mut(|memory| {
        // What egui would make of the arrow is no longer wanted.
        memory.move_focus(FocusDirection::None);
        memory.request_focus(button);
    });
    ctx.request_repaint();
}

/// Whether Alt is pressed and let go without anything in between.
#[derive(Default)]
struct LoneAlt {
    held: bool,
    alone: bool,
}

impl LoneAlt {
    /// Takes in a frame. Returns whether Alt was let go in it after nothing else was done with it.
    fn released(&mut self, input: &InputState) -> bool {
        let something = |event: &Event| {
            matches!(event, Event::Key { .. } | Event::Text(_) | Event::PointerButton { .. } | Event::MouseWheel { .. })
        };
        let disturbed = !input.focused || input.events.iter().any(something);
        self.frame(input.modifiers == Modifiers::ALT, disturbed || input.modifiers.any() && !input.modifiers.alt)
    }

    fn frame(&mut self, held: bool, disturbed: bool) -> bool {
        let released = self.held && self.alone && !held && !disturbed;
        self.alone = held && !disturbed && (self.alone || !self.held);
        self.held = held;
        released
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the last of these frames releases Alt; each tells whether Alt is held and whether something else is done.
    fn released(frames: &[(bool, bool)]) -> bool {
        let mut alt = LoneAlt::default();
        frames.iter().fold(false, |_, &(held, disturbed)| alt.frame(held, disturbed))
    }

    #[test]
    fn alt_opens_the_menu_only_when_nothing_is_done_with_it() {
        assert!(released(&[(false, false), (true, false), (true, false), (false, false)]));
        assert!(!released(&[(true, false), (true, true), (true, false), (false, false)]), "Alt and another key");
        assert!(!released(&[(true, false), (false, true)]), "the window has lost the keyboard");
        assert!(!released(&[(true, false), (false, false), (false, false)]), "once is enough");
        assert!(released(&[(true, true), (false, false), (true, false), (false, false)]), "the next time is a new one");
    }
}
