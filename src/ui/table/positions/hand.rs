//! The cells of the bones in your hand.

use crate::engine::{Act, Bone, Bones, Observation};
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
}

/// The cell of each bone of the hand. A bone that leaves makes a gap, also at the end, so that no other moves,
/// and the next drawn bone fills it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HandCells(Vec<Option<Bone>>);

impl HandCells {
    /// Returns the cells of the bones at this point of a hand. They follow from the plays and
    /// draws, so a bone that comes back by Undo, Restore or a restart gets its old cell.
    pub fn after(seen: &Observation, wanted: Wanted<'_>) -> HandCells {
        let mut cells = HandCells::default();
        let mut hand = seen.dealt();
        cells.update(hand);
        cells.sort(wanted.order);
        for deed in seen.deeds() {
            let own = deed.seat == seen.seat();
            match deed.act {
                Act::Played(bone, _) if own => hand.remove(bone),
                Act::Drew(Some(bone)) if own => hand.insert(bone),
                Act::Played(..) | Act::Destroyed(_) | Act::Drew(_) | Act::Passed => {}
            }
            cells.update(hand);
            if own && matches!(deed.act, Act::Drew(_)) {
                cells.sort(wanted.order);
            }
            if wanted.closed {
                cells.0.retain(Option::is_some);
            }
        }
        if !wanted.arranged.is_empty() {
            cells.arrange(wanted.arranged, wanted.closed);
        }
        cells
    }

    /// Sorts the bones without gaps, unless they stay in the order drawn.
    fn sort(&mut self, order: HandOrder) {
        let key = |bone: &Bone| match order {
            HandOrder::Drawn => None,
            HandOrder::Suit => Some((Reverse(bone.high()), Reverse(bone.low()))),
            HandOrder::Weight => Some((Reverse(bone.weight()), Reverse(bone.high()))),
        };
        if order != HandOrder::Drawn {
            self.0.retain(Option::is_some);
            self.0.sort_by_key(|place| place.as_ref().and_then(key));
        }
    }

    /// Puts the bones in the player's own order. Newer bones fill gaps and then follow at the end.
    fn arrange(&mut self, arranged: &[Bone], closed: bool) {
        let hand: Vec<Bone> = self.iter().map(|(_, bone)| bone).collect();
        self.0 = arranged.iter().map(|bone| Some(*bone).filter(|bone| hand.contains(bone))).collect();
        if closed {
            self.0.retain(Option::is_some);
        }
        for bone in hand.into_iter().filter(|bone| !arranged.contains(bone)) {
            self.fill(bone);
        }
    }

    /// Returns the number of cells that the hand takes, including gaps.
    pub fn span(&self) -> usize {
        self.0.len()
    }

    /// Updates the cells to match the hand.
    pub fn update(&mut self, hand: Bones) {
        let mut missing = hand;
        for place in &mut self.0 {
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
        self.0.iter().enumerate().filter_map(|(cell, bone)| Some((cell, (*bone)?)))
    }

    /// Returns the cell of one bone.
    pub fn cell(&self, bone: Bone) -> Option<usize> {
        self.iter().find(|(_, other)| *other == bone).map(|(cell, _)| cell)
    }

    fn fill(&mut self, bone: Bone) {
        match self.0.iter_mut().find(|place| place.is_none()) {
            Some(gap) => *gap = Some(bone),
            None => self.0.push(Some(bone)),
        }
    }
}
