//! The cells of the bones in your hand.

use crate::engine::{Act, Bone, Bones, Deed, Observation, Seat};
use crate::ui::settings::HandOrder;
use std::cmp::Reverse;

/// How the player wants the bones of the hand arranged.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted<'a> {
    /// The order.
    pub order: HandOrder,
    /// Whether they close up when one leaves.
    pub closed: bool,
    /// The player's own order of this hand, or empty if there is none.
    pub arranged: &'a [Bone],
    /// How many places there are, if the played bones have theirs among them, from the last one on.
    pub shared: Option<usize>,
}

/// The cell of each bone of the hand. A bone that leaves makes a gap, also at the end, so that no other moves,
/// and the next drawn bone fills it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HandCells {
    cells: Vec<Option<Bone>>,
    /// How many places there are, if the played bones have theirs among them.
    shared: Option<usize>,
    /// The bones that were played, by the number of their place from the last one on.
    played: Vec<Option<Bone>>,
}

impl HandCells {
    /// Returns the cells of the bones at this point of a hand. They follow from the plays and
    /// draws, so a bone that comes back by Undo, Restore or a restart gets its old cell.
    pub fn after(seen: &Observation, wanted: Wanted<'_>) -> HandCells {
        HandCells::through((seen.seat(), seen.dealt()), seen.deeds(), wanted)
    }

    /// The same for the seat of a hand that was dealt so, after these deeds.
    pub fn through((seat, dealt): (Seat, Bones), deeds: &[Deed], wanted: Wanted<'_>) -> HandCells {
        let mut cells = HandCells { shared: wanted.shared, ..HandCells::default() };
        let mut hand = dealt;
        cells.update(hand);
        cells.sort(wanted.order);
        for deed in deeds {
            let own = deed.seat == seat;
            match deed.act {
                Act::Played(bone, _) if own => hand.remove(bone),
                Act::Drew(Some(bone)) if own => hand.insert(bone),
                Act::Played(..) | Act::Destroyed(_) | Act::Drew(_) | Act::Passed => {}
            }
            cells.update(hand);
            match deed.act {
                Act::Played(bone, _) => cells.list(bone),
                Act::Destroyed(bone) => cells.take_off(bone),
                Act::Drew(_) | Act::Passed => {}
            }
            if own && matches!(deed.act, Act::Drew(_)) {
                cells.sort(wanted.order);
            }
            if wanted.closed {
                cells.cells.retain(Option::is_some);
            }
        }
        if !wanted.arranged.is_empty() {
            cells.arrange(wanted.arranged, wanted.closed);
        }
        cells
    }

    /// Returns the number of the place of each played bone, from the last one on. It keeps the one that it has got.
    pub fn played(&self) -> impl Iterator<Item = (usize, Bone)> + '_ {
        self.played.iter().enumerate().filter_map(|(number, bone)| Some((number, (*bone)?)))
    }

    /// Returns the numbers of the places that no bone has, from the last one on.
    pub fn free_places(&self) -> impl Iterator<Item = usize> + '_ {
        (0..).filter(|number| self.is_free(*number))
    }

    /// Whether no bone has the place of this number, counted from the last one on.
    fn is_free(&self, number: usize) -> bool {
        let cell = self.shared.and_then(|places| places.checked_sub(number + 1));
        let is_held = cell.and_then(|cell| self.cells.get(cell)).is_some_and(Option::is_some);
        !is_held && self.played.get(number).is_none_or(Option::is_none)
    }

    /// Gives a played bone the first free place.
    fn list(&mut self, bone: Bone) {
        let number = self.free_places().next().unwrap_or_default();
        self.played.resize(self.played.len().max(number + 1), None);
        self.played[number] = Some(bone);
    }

    /// A played bone is there no more.
    fn take_off(&mut self, bone: Bone) {
        self.played.iter_mut().filter(|place| **place == Some(bone)).for_each(|place| *place = None);
    }

    /// Whether a cell may have a bone of the hand: no played bone lies there.
    fn is_ones_own(&self, cell: usize) -> bool {
        let number = self.shared.and_then(|places| places.checked_sub(cell + 1));
        !number.and_then(|number| self.played.get(number)).is_some_and(Option::is_some)
    }

    /// Lays bones and gaps one after another, past the cells where played bones lie.
    fn lay(&mut self, bones: impl IntoIterator<Item = Option<Bone>>) {
        let mut cells = Vec::new();
        for bone in bones {
            while !self.is_ones_own(cells.len()) {
                cells.push(None);
            }
            cells.push(bone);
        }
        self.cells = cells;
    }

    /// Sorts the bones without gaps, unless they stay in the order drawn.
    fn sort(&mut self, order: HandOrder) {
        let key = |bone: &Bone| match order {
            HandOrder::Drawn => None,
            HandOrder::Suit => Some((Reverse(bone.high()), Reverse(bone.low()))),
            HandOrder::Weight => Some((Reverse(bone.weight()), Reverse(bone.high()))),
        };
        if order != HandOrder::Drawn {
            let mut bones: Vec<Bone> = self.iter().map(|(_, bone)| bone).collect();
            bones.sort_by_key(key);
            self.lay(bones.into_iter().map(Some));
        }
    }

    /// Puts the bones in the player's own order. Newer bones fill gaps and then follow at the end.
    fn arrange(&mut self, arranged: &[Bone], closed: bool) {
        let hand: Vec<Bone> = self.iter().map(|(_, bone)| bone).collect();
        self.lay(arranged.iter().map(|bone| Some(*bone).filter(|bone| hand.contains(bone))));
        if closed {
            self.cells.retain(Option::is_some);
        }
        for bone in hand.into_iter().filter(|bone| !arranged.contains(bone)) {
            self.fill(bone);
        }
    }

    /// Returns the number of cells that the hand takes, including gaps.
    pub fn span(&self) -> usize {
        self.cells.len()
    }

    /// Updates the cells to match the hand.
    pub fn update(&mut self, hand: Bones) {
        let mut missing = hand;
        for place in &mut self.cells {
            match *place {
                Some(bone) if missing.contains(bone) => missing.remove(bone),
                _ => *place = None,
            }
        }
        for bone in missing {
            self.fill(bone);
        }
    }

    /// Returns each bone with its cell.
    pub fn iter(&self) -> impl Iterator<Item = (usize, Bone)> + '_ {
        self.cells.iter().enumerate().filter_map(|(cell, bone)| Some((cell, (*bone)?)))
    }

    /// Returns the cell of one bone.
    pub fn cell(&self, bone: Bone) -> Option<usize> {
        self.iter().find(|(_, other)| *other == bone).map(|(cell, _)| cell)
    }

    fn fill(&mut self, bone: Bone) {
        let is_gap = |cell: &usize| self.cells.get(*cell).is_none_or(Option::is_none) && self.is_ones_own(*cell);
        // A hand and all that was played have fewer bones than this.
        let cell = (0..usize::from(u8::MAX)).find(is_gap).unwrap_or_default();
        self.cells.resize(self.cells.len().max(cell + 1), None);
        self.cells[cell] = Some(bone);
    }
}
