//! The arrangement of your hand: the cell of each bone, and the player's own order.

use crate::engine::Bone;
use crate::ui::settings::Settings;
use crate::ui::table::positions::{Areas, HandCells, Wanted};
use egui::Pos2;

/// Where the bones of your hand are.
#[derive(Default)]
pub(crate) struct Arrangement {
    pub cells: HandCells,
    /// The player's own order of this hand, or empty if there is none.
    pub own_order: Vec<Bone>,
}

impl Arrangement {
    /// The bones in the order of their places.
    pub(crate) fn bones(&self) -> Vec<Bone> {
        self.cells.iter().map(|(_, bone)| bone).collect()
    }

    /// How the bones should be arranged.
    pub(crate) fn wanted<'a>(&'a self, settings: &Settings) -> Wanted<'a> {
        let look = &settings.look;
        Wanted { order: look.hand_order, closed: look.close_gaps, arranged: &self.own_order, shared: None }
    }

    /// The number of the place in the hand at a point, if there is one.
    pub(crate) fn place_at(&self, areas: &Areas, at: Pos2) -> Option<usize> {
        let far = |place: &usize| areas.cell(*place).rect().distance_sq_to_pos(at);
        let nearest = || (0..self.cells.span().max(1)).min_by(|one, other| far(one).total_cmp(&far(other)));
        areas.panel.contains(at).then(nearest).flatten()
    }

    /// Moves a bone to a place between the others.
    pub(crate) fn lay(&mut self, bone: Bone, place: usize) {
        let Some(from) = self.cells.cell(bone) else { return };
        let before = |cell: usize| if from < place { cell <= place } else { cell < place };
        let at = self.cells.iter().filter(|(cell, other)| *other != bone && before(*cell)).count();
        self.own_order = self.bones();
        self.own_order.retain(|other| *other != bone);
        self.own_order.insert(at, bone);
    }

    /// Swaps a bone with the one before or behind it.
    pub(crate) fn shift(&mut self, bone: Bone, back: bool) {
        let mut order = self.bones();
        let Some(at) = order.iter().position(|other| *other == bone) else { return };
        let to = if back { at.saturating_sub(1) } else { (at + 1).min(order.len() - 1) };
        order.swap(at, to);
        self.own_order = order;
    }

    /// The bone beside this one, which gets the focus when this one leaves.
    pub(crate) fn beside(&self, bone: Bone) -> Option<Bone> {
        let hand = self.bones();
        let at = hand.iter().position(|other| *other == bone)?;
        hand.get(at + 1).or_else(|| hand.get(at.checked_sub(1)?)).copied()
    }
}
