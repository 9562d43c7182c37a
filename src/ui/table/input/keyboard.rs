//! What the display remembers of the keyboard.

use super::arrange::Arrangement;
use crate::engine::{Bone, End};
use crate::seat::SeatedPlayer;
use crate::ui::table::{Scene, ids::Ids, positions::Spots};
use egui::{Id, Memory, Ui};

/// The focus, and what the keys have begun.
#[derive(Default)]
pub(crate) struct Keyboard {
    /// What gets the focus at the end of this frame.
    pub focus_next: Option<Id>,
    /// Whether the player last used the keyboard.
    pub by_keys: bool,
    /// Whether the focus is lost, because the screen was passed on: what has it would otherwise be
    /// pressed by the next key.
    pub lets_go: bool,
    /// When the focus last went to the hand by itself, because the turn of the player began.
    pub came: Option<f64>,
    /// Whether the focus should move to the first end where the chosen bone fits.
    pub seeks_end: bool,
    /// The play that a hint recommends, as the frame before found it.
    pub hinted: Option<(Bone, End)>,
    /// The bone that gets the focus when the one that is played has left the hand.
    pub heir: Option<Bone>,
    /// The focused bone that was reached although it may fit nowhere, so that it can be moved in
    /// the hand.
    pub visited: Option<Bone>,
    /// The first half of a bone being typed, and the time of the key.
    pub typed: Option<(u8, f64)>,
    /// The bone of the boneyard where Tab stops. The arrows move on from there.
    pub yard_at: u8,
}

impl Keyboard {
    /// Moves the focus for a player who uses keys.
    pub(crate) const fn focus(&mut self, id: Id) {
        (self.by_keys, self.focus_next) = (true, Some(id));
    }

    /// Puts the focus on the hand, on its next bone or on the first that fits.
    pub(crate) fn focus_hand(&mut self, game: &SeatedPlayer, hand: &Arrangement, ids: Ids) {
        let fits = |bone: &Bone| !game.view().fits(*bone).is_empty();
        let hand = hand.bones();
        let heir = self.heir.filter(|bone| hand.contains(bone) && fits(bone));
        if let Some(bone) = heir.or_else(|| hand.into_iter().find(fits)) {
            self.focus(ids.hand(bone));
        }
    }

    /// Lets Tab stop in the boneyard at a bone that is there. Whoever stopped at one that is gone goes on to the next.
    pub(crate) fn stop_in_yard(&mut self, ui: &Ui, spots: &Spots, ids: Ids) {
        let gone = self.yard_at;
        let numbers = || spots.in_yard().map(|(number, _)| number);
        self.yard_at = numbers().find(|number| *number >= gone).or_else(|| numbers().last()).unwrap_or_default();
        if self.yard_at != gone && ui.memory(|memory| memory.has_focus(ids.yard(gone.into()))) {
            self.focus_next = Some(ids.yard(self.yard_at.into()));
        }
    }

    /// Moves the focus at the end of a frame, when the ends of the chosen bone are shown.
    pub(crate) fn move_focus(&mut self, ui: &Ui, game: &SeatedPlayer, scene: &Scene, ids: Ids) {
        if std::mem::take(&mut self.lets_go)
            && let Some(focus) = ui.memory(Memory::focused)
        {
            ui.memory_mut(|memory| memory.surrender_focus(focus));
        }
        if std::mem::take(&mut self.seeks_end) {
            let ends = game.chosen().map(|bone| game.view().fits(bone)).unwrap_or_default();
            // The whole table shows only one of the two places of a lead.
            let first = ends.into_iter().find(|end| scene.spots.end(*end).is_some());
            self.focus_next = first.map(|end| ids.end(end)).or(self.focus_next);
        }
        if let Some(id) = self.focus_next.take() {
            ui.memory_mut(|memory| memory.request_focus(id));
            ui.request_repaint();
        }
    }

    /// Takes in which play a hint recommends now. A new one gets the focus if keys are used.
    pub(crate) fn note_hint(&mut self, play: Option<(Bone, End)>, is_used: bool, ids: Ids) {
        if self.hinted != play {
            self.hinted = play;
            let bone = play.filter(|_| is_used || self.by_keys).map(|(bone, _)| bone);
            self.focus_next = bone.map(|bone| ids.hand(bone)).or(self.focus_next);
        }
    }
}
