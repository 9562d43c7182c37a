//! Arranging the hand: a bone is moved to another place by drag or by keys.

use crate::engine::Bone;
use crate::ui::settings::Settings;
use crate::ui::table::{Desk, Scene, positions::Wanted};
use egui::{Key, Modifiers, Pos2, Ui};

impl Desk {
    /// Returns how the bones of the hand should be arranged.
    pub(in crate::ui::table) fn wanted<'a>(&'a self, settings: &Settings) -> Wanted<'a> {
        Wanted { order: settings.look.hand_order, closed: settings.look.close_gaps, arranged: &self.hand.arranged }
    }

    /// Returns the number of the place in the hand at a point, if there is one.
    pub(in crate::ui::table) fn place_in_hand(&self, scene: &Scene, at: Pos2) -> Option<usize> {
        let layout = &scene.key.layout;
        if !layout.panel.contains(at) {
            return None;
        }
        let far = |place: &usize| layout.cell(*place).rect().distance_sq_to_pos(at);
        (0..self.hand.cells.span().max(1)).min_by(|one, other| far(one).total_cmp(&far(other)))
    }

    /// Moves a bone of the hand to a place between its other bones.
    pub(in crate::ui::table) fn lay_in_hand(&mut self, bone: Bone, place: usize) {
        let Some(from) = self.hand.cells.cell(bone) else { return };
        let mut order = self.hand_in_order();
        order.retain(|other| *other != bone);
        let before = |cell: usize| if from < place { cell <= place } else { cell < place };
        let at = self.hand.cells.iter().filter(|(cell, other)| *other != bone && before(*cell)).count();
        order.insert(at, bone);
        self.hand.arranged = order;
    }

    /// Alt with an arrow moves the focus to any bone of the hand, even if it fits nowhere. Ctrl with an arrow moves the bone that has the focus.
    pub(super) fn arrange_by_keys(&mut self, ui: &Ui) {
        let focused = self.focused_bone(ui.ctx());
        self.keyboard.visited = self.keyboard.visited.filter(|bone| focused == Some(*bone));
        self.go_through_hand(ui, focused);
        let Some(bone) = focused else { return };
        for (key, back) in [(Key::ArrowLeft, true), (Key::ArrowRight, false)] {
            if !ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, key)) {
                continue;
            }
            let mut order = self.hand_in_order();
            let Some(at) = order.iter().position(|other| *other == bone) else { return };
            let to = if back { at.saturating_sub(1) } else { (at + 1).min(order.len() - 1) };
            order.swap(at, to);
            self.hand.arranged = order;
            ui.request_repaint();
        }
    }

    /// From outside the hand, the focus goes to the end where the arrow enters it.
    fn go_through_hand(&mut self, ui: &Ui, focused: Option<Bone>) {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::ALT, key));
        let (back, on) = (pressed(Key::ArrowLeft), pressed(Key::ArrowRight));
        if back == on {
            return;
        }
        let hand = self.hand_in_order();
        let here = focused.and_then(|bone| hand.iter().position(|other| *other == bone));
        let next = match here {
            Some(at) if back => at.checked_sub(1),
            Some(at) => Some(at + 1),
            None if back => hand.len().checked_sub(1),
            None => Some(0),
        };
        if let Some(bone) = next.and_then(|at| hand.get(at)) {
            self.keyboard.by_keys = true;
            self.keyboard.visited = Some(*bone);
            self.keyboard.focus_next = Some(self.ids.hand(*bone));
            ui.request_repaint();
        }
    }
}
