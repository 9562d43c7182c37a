//! The hand as the player lays it: a bone is dragged to another place in it, or moved there by keys.

use egui::{Key, Modifiers, Pos2, Ui};

use super::{desk::Desk, hand::Wanted, scene::Scene};
use crate::{engine::bone::Bone, store::Settings};

impl Desk {
    /// How the bones of the hand are to lie.
    pub(super) fn wanted<'a>(&'a self, settings: &Settings) -> Wanted<'a> {
        Wanted { order: settings.hand_order, closed: settings.close_gaps, arranged: &self.arranged }
    }

    /// The number of the place in the hand at a point, if it is one.
    pub(super) fn place_in_hand(&self, scene: &Scene, at: Pos2) -> Option<usize> {
        let layout = &scene.key.layout;
        if !layout.panel.contains(at) {
            return None;
        }
        let places = 0..self.cells.span().max(1);
        places.min_by(|one, other| {
            let distance = |place: usize| layout.cell(place).rect().distance_sq_to_pos(at);
            distance(*one).total_cmp(&distance(*other))
        })
    }

    /// Lays a bone of the hand at a place of it, between the bones there.
    pub(super) fn lay_in_hand(&mut self, bone: Bone, place: usize) {
        let Some(from) = self.cells.cell(bone) else { return };
        let mut order = self.hand_in_order();
        order.retain(|other| *other != bone);
        let before = |cell: usize| if from < place { cell <= place } else { cell < place };
        let at = self.cells.iter().filter(|(cell, other)| *other != bone && before(*cell)).count();
        order.insert(at, bone);
        self.arranged = order;
    }

    /// Ctrl and an arrow move the bone that has the focus by one bone.
    pub(super) fn arrange_by_keys(&mut self, ui: &Ui) {
        let Some(bone) = self.focused_bone(ui.ctx()) else { return };
        for (key, back) in [(Key::ArrowLeft, true), (Key::ArrowRight, false)] {
            if !ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, key)) {
                continue;
            }
            let mut order = self.hand_in_order();
            let Some(at) = order.iter().position(|other| *other == bone) else { return };
            let to = if back { at.saturating_sub(1) } else { (at + 1).min(order.len() - 1) };
            order.swap(at, to);
            self.arranged = order;
            ui.request_repaint();
        }
    }
}
