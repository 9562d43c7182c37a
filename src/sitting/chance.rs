//! What chance gives at the table. Every deal and every draw is entered in the books when it falls, so nothing that is taken back, begun anew or given up
//! later changes them.
//!
//! Whether something is entered is settled before it falls. Whatever somebody may know by then is left out: chance has no say in it any more.

use crate::career::fairness::Books;
use crate::engine::bone::Seat;
use crate::engine::event::Event;
use crate::engine::moves::Move;
use crate::engine::rules::Rules;
use crate::engine::state::GameState;
use serde::{Deserialize, Serialize};

/// The books of a player, and what may still be entered of the hand under way.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Chance {
    books: Books,
    unknown: Unknown,
}

/// What of the hand under way nobody can know.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Unknown {
    /// Who holds what, and the order of the boneyard: the hand is as it was dealt.
    All,
    /// The order of the boneyard.
    Boneyard,
    /// Nothing for sure. So it is with a hand from a file that does not say.
    #[default]
    Nothing,
}

impl Chance {
    /// What fell so far.
    pub const fn books(&self) -> &Books {
        &self.books
    }

    /// A hand was dealt to the player and the others: from a fresh number, or else from one that somebody may have seen dealt before.
    pub(super) fn dealt(&mut self, player: Seat, fresh: bool, event: &Event, dealt: &GameState) {
        self.unknown = if fresh { Unknown::All } else { Unknown::Nothing };
        if fresh {
            self.books.enter_deal(player, event, dealt);
        }
    }

    /// A move was made.
    pub(super) fn moved(&mut self, player: Seat, before: &GameState, step: Move, after: &GameState) {
        match step {
            Move::Play(..) if self.unknown == Unknown::All && before.table().is_empty() => {
                self.unknown = Unknown::Boneyard;
                self.books.enter_lead(player, before.to_move(), after);
            }
            Move::Draw if self.unknown != Unknown::Nothing => self.books.enter_draw(player, before, after),
            _ => {}
        }
    }

    /// Moves were taken back, which may have shown who holds what. The bones that are to be drawn were shuffled anew.
    pub(super) fn taken_back(&mut self, rules: &Rules) {
        // How deep a firecracker sends its bone is settled with the deal.
        self.unknown = if rules.firecrackers { Unknown::Nothing } else { Unknown::Boneyard };
    }

    /// Somebody may know the whole hand.
    pub(super) const fn known(&mut self) {
        self.unknown = Unknown::Nothing;
    }
}
