//! The keyboard at the table: it alone plays a whole game.
//!
//! Tab and the arrows go from bone to bone and end to end, Space and Enter do what a click does there, and a few more keys spare the way: the one button
//! wherever the focus is, the ends by their letters, by the digits as they lie on a number pad, or by Shift and an arrow.

use egui::{Event, Id, InputState, Key, Modifiers, Ui};

use crate::{
    engine::{
        bone::Bone,
        rules::Spinner,
        table::{End, Way},
    },
    game::{Input, Waiting},
    ui::table::desk::{Desk, button_word},
};

/// The keys that name an end.
const ENDS: [(Way, [Key; 2], Key); 4] = [
    (Way::West, [Key::W, Key::Num4], Key::ArrowLeft),
    (Way::East, [Key::E, Key::Num6], Key::ArrowRight),
    (Way::North, [Key::N, Key::Num8], Key::ArrowUp),
    (Way::South, [Key::S, Key::Num2], Key::ArrowDown),
];

/// The keys of ends that have numbers.
const NUMBERS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// Whether Space or Enter went down in this frame. A key that is held would press whatever the button says next.
fn pressed_anew(input: &InputState) -> bool {
    input
        .events
        .iter()
        .any(|event| matches!(event, Event::Key { key: Key::Space | Key::Enter, pressed: true, repeat: false, .. }))
}

impl Desk {
    /// Takes the keys that mean something at the table, before the focus gets them.
    pub(super) fn keys(&mut self, ui: &Ui) {
        let focus = ui.memory(egui::Memory::focused);
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::Escape) {
            // egui lets go of the focus as well; a player who goes on by keys goes on from the same bone.
            self.focus_next = self.game.chosen().map(|bone| self.ids.hand(bone));
            self.step(Input::LetGo);
        }
        if self.game.waiting() == Waiting::Others && (pressed(Key::Space) | pressed(Key::Enter)) {
            // Whoever has seen enough hurries on what is being shown.
            self.step(Input::Press);
        }
        if self.button_is_meant(focus) {
            let fresh = ui.input(pressed_anew);
            let taken = pressed(Key::Space) | pressed(Key::Enter);
            if taken && fresh {
                self.step(Input::Press);
                ui.request_repaint();
            }
        }
        if self.game.rules().spinner == Spinner::Every && !self.game.seen().table().is_empty() {
            if let Some(number) = NUMBERS.into_iter().position(pressed) {
                self.place_by_number(ui, number);
            }
        } else {
            for (way, keys, arrow) in ENDS {
                let by_arrow = ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, arrow));
                if by_arrow || keys.into_iter().any(pressed) {
                    self.place_by_key(ui, End::Arm(way));
                }
            }
        }
        let focused = self.focused_bone(ui.ctx());
        if let Some(bone) = focused.filter(|bone| self.game.chosen() == Some(*bone))
            && pressed(Key::Enter)
        {
            self.confirm(ui, bone);
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
            self.hand_in_order().into_iter().any(|bone| self.ids.hand(bone) == id)
                || self.game.ends().into_iter().any(|end| self.ids.end(end) == id)
        };
        match focus {
            None => true,
            // Where one may draw although a bone would fit, a bone in focus is meant.
            Some(id) => at_the_table(id) && !matches!(waiting, Waiting::You { .. }),
        }
    }

    /// Plays at the end with this number, where ends have numbers instead of names.
    fn place_by_number(&mut self, ui: &Ui, number: usize) {
        let bone = self.game.chosen().or_else(|| self.focused_bone(ui.ctx()));
        let end = bone.and_then(|bone| self.game.fits(bone).get(number).copied());
        if let Some(end) = end {
            self.place_by_key(ui, end);
        }
    }

    fn place_by_key(&mut self, ui: &Ui, end: End) {
        if self.game.chosen().is_none()
            && let Some(bone) = self.focused_bone(ui.ctx())
        {
            self.step(Input::Choose(bone));
            if self.game.chosen().is_none() {
                return;
            }
        }
        let heir = self.game.chosen().and_then(|bone| self.heir(bone));
        let before = self.game.moment();
        self.step(Input::Place(end));
        if self.game.moment() != before {
            self.focus_next = heir.map(|bone| self.ids.hand(bone));
        }
        ui.request_repaint();
    }

    /// Enter on the chosen bone: plays it if it is clear where, else goes to the first end where it fits.
    fn confirm(&mut self, ui: &Ui, bone: Bone) {
        let heir = self.heir(bone);
        if self.game.only_fit(bone).is_some() {
            self.play_at_once(bone);
            self.focus_next = heir.map(|bone| self.ids.hand(bone));
        } else {
            let first = self.game.fits(bone).into_iter().find(|end| self.shows(*end));
            self.focus_next = first.map(|end| self.ids.end(end));
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
            self.focus_next = self.hand_in_order().first().copied().map(|bone| self.ids.hand(bone));
        }
    }

    /// Whether an end can be seen: of the two places of a lead the whole table shows one.
    fn shows(&self, end: End) -> bool {
        self.scene.as_ref().is_some_and(|scene| scene.spots.end(end).is_some())
    }
}
