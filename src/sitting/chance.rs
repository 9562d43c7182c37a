//! What chance gives at the table. Every deal and every draw is entered in the books at once, so that undoing, restarting or giving up a game later does not
//! change them.
//!
//! The decision to enter something is made before chance decides it. Everything that a player may already know is left out, because it is no longer random.

use crate::career::Books;
use crate::engine::{Event, GameState, Move, Rules, Seat};
use serde::{Deserialize, Serialize};

/// The books of a player, and what may still be entered from the current hand.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Chance {
    pub(super) books: Books,
    unknown: Unknown,
}

/// What no one can know about the current hand.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Unknown {
    /// The hands and the order of the boneyard. The hand is as it was dealt.
    All,
    Boneyard,
    /// Nothing for certain. This is also the case for a hand from a file that does not say.
    #[default]
    Nothing,
}

impl Chance {
    /// Follows a deal. It comes from a fresh number, or else from a number that someone may have seen dealt before.
    pub(super) fn dealt(&mut self, player: Seat, fresh: bool, event: &Event, dealt: &GameState) {
        self.unknown = if fresh { Unknown::All } else { Unknown::Nothing };
        if fresh {
            self.books.enter_deal(player, event, dealt);
        }
    }

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

    /// Notes that moves were taken back. They may have shown who holds what. The undrawn bones were reshuffled.
    pub(super) fn taken_back(&mut self, rules: &Rules) {
        // The deal has already decided how deep firecrackers send their bones.
        self.unknown = if rules.firecrackers { Unknown::Nothing } else { Unknown::Boneyard };
    }

    /// Notes that someone may know the whole hand.
    pub(super) const fn known(&mut self) {
        self.unknown = Unknown::Nothing;
    }
}
