//! The keyboard at the table: it alone plays a whole game.
//!
//! Tab and the arrows go from bone to bone and end to end, Space and Enter do what a click does there, and a few more keys spare the way: the one button
//! wherever the focus is, the ends by their letters, by the digits as they lie on a number pad, or by Shift and an arrow.

use egui::{Event, Id, InputState, Key, Modifiers, Ui};

use crate::{
    engine::{
        bone::Bone,
        table::{End, Way},
    },
    game::{Input, Waiting},
    ui::{
        look::Look,
        table::{
            board::end_id,
            desk::{Desk, button_word},
            panel::hand_id,
        },
    },
};

/// The keys that name an end.
const ENDS: [(Way, [Key; 2], Key); 4] = [
    (Way::West, [Key::W, Key::Num4], Key::ArrowLeft),
    (Way::East, [Key::E, Key::Num6], Key::ArrowRight),
    (Way::North, [Key::N, Key::Num8], Key::ArrowUp),
    (Way::South, [Key::S, Key::Num2], Key::ArrowDown),
];

/// Whether Space or Enter went down in this frame. A key that is held would press whatever the button says next.
fn pressed_anew(input: &InputState) -> bool {
    input
        .events
        .iter()
        .any(|event| matches!(event, Event::Key { key: Key::Space | Key::Enter, pressed: true, repeat: false, .. }))
}

impl Desk {
    /// Takes the keys that mean something at the table, before the focus gets them.
    pub(super) fn keys(&mut self, ui: &Ui, look: Look<'_>) {
        let focus = ui.memory(egui::Memory::focused);
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::Escape) {
            // egui lets go of the focus as well; a player who goes on by keys goes on from the same bone.
            self.focus_next = self.game.chosen().map(hand_id);
            self.step(Input::LetGo, look);
        }
        if self.button_is_meant(focus) {
            let fresh = ui.input(pressed_anew);
            let taken = pressed(Key::Space) | pressed(Key::Enter);
            if taken && fresh {
                self.step(Input::Press, look);
                ui.request_repaint();
            }
        }
        for (way, keys, arrow) in ENDS {
            let by_arrow = ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, arrow));
            if by_arrow || keys.into_iter().any(pressed) {
                self.place_by_key(ui, way, look);
            }
        }
        let focused = self.focused_bone(ui.ctx());
        if let Some(bone) = focused.filter(|bone| self.game.chosen() == Some(*bone))
            && pressed(Key::Enter)
        {
            self.confirm(ui, bone, look);
        }
        if focus.is_none() {
            self.take_focus(ui);
        }
    }

    /// Whether Space and Enter mean the one button: it can be pressed, and the focus is on nothing that could use them better.
    fn button_is_meant(&self, focus: Option<Id>) -> bool {
        let waiting = self.game.waiting();
        if !button_word(waiting).is_some_and(|(_, enabled)| enabled) {
            return false;
        }
        let at_the_table = |id: Id| {
            self.hand_in_order().into_iter().any(|bone| hand_id(bone) == id)
                || Way::ALL.into_iter().any(|way| end_id(way) == id)
        };
        match focus {
            None => true,
            // Where one may draw although a bone would fit, a bone in focus is meant.
            Some(id) => at_the_table(id) && !matches!(waiting, Waiting::You { .. }),
        }
    }

    fn place_by_key(&mut self, ui: &Ui, way: Way, look: Look<'_>) {
        if self.game.chosen().is_none()
            && let Some(bone) = self.focused_bone(ui.ctx())
        {
            self.step(Input::Choose(bone), look);
            if self.game.chosen().is_none() {
                return;
            }
        }
        let heir = self.game.chosen().and_then(|bone| self.heir(bone));
        let before = self.game.moment();
        self.step(Input::Place(End::Arm(way)), look);
        if self.game.moment() != before {
            self.focus_next = heir.map(hand_id);
        }
        ui.request_repaint();
    }

    /// Enter on the chosen bone: plays it if it is clear where, else goes to the first end where it fits.
    fn confirm(&mut self, ui: &Ui, bone: Bone, look: Look<'_>) {
        let heir = self.heir(bone);
        if self.game.only_fit(bone).is_some() {
            self.play_at_once(bone, look);
            self.focus_next = heir.map(hand_id);
        } else {
            let first =
                self.game.fits(bone).into_iter().find_map(|end| if let End::Arm(way) = end { Some(way) } else { None });
            self.focus_next = first.map(end_id);
        }
        ui.request_repaint();
    }

    /// The bone that gets the focus when this one leaves the hand.
    fn heir(&self, bone: Bone) -> Option<Bone> {
        let hand = self.hand_in_order();
        let at = hand.iter().position(|other| *other == bone)?;
        hand.get(at + 1).or_else(|| at.checked_sub(1).and_then(|before| hand.get(before))).copied()
    }

    /// The first arrow of somebody who has not used the keyboard yet goes to the hand.
    fn take_focus(&mut self, ui: &Ui) {
        let arrow = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown]
            .into_iter()
            .any(|key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)));
        if arrow {
            self.focus_next = self.hand_in_order().first().copied().map(hand_id);
        }
    }
}
