//! What chance gives at the table. Every deal and every draw is noted at once, so that undoing,
//! restarting or giving up a game later does not change the books. They show it when the hand is
//! over or left, because it tells about hidden bones.
//!
//! The decision to enter something is made before chance decides it. Everything that a player may
//! already know is left out, because it is no longer random.

use crate::career::Books;
use crate::engine::{Event, GameState, Move, Phase, Rules, Seat};
use crate::record::Seating;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The books of a player, and what may still be entered from the current hand.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Chance {
    /// What all hands have given that are over.
    pub(super) books: Books,
    /// What the last hand of each game has given, until it is over or left.
    open: BTreeMap<u64, Books>,
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
    /// Follows a deal that nobody can have seen before.
    pub(super) fn dealt(&mut self, (game, player): (u64, Seat), seating: &Seating, event: &Event, dealt: &GameState) {
        self.close(game);
        self.unknown = Unknown::All;
        let hand = self.open.entry(game).or_default();
        hand.enter_deal(player, event, dealt);
        hand.enter_others(player, seating);
    }

    pub(super) fn moved(&mut self, (game, player): (u64, Seat), before: &GameState, step: Move, after: &GameState) {
        match step {
            Move::Play(..) if self.unknown == Unknown::All && before.layout().is_empty() => {
                self.unknown = Unknown::Boneyard;
                self.open.entry(game).or_default().enter_lead(player, before.to_move(), after);
            }
            Move::Draw if self.unknown != Unknown::Nothing => {
                self.open.entry(game).or_default().enter_draw(player, before, after);
            }
            _ => {}
        }
        if after.phase() != Phase::Playing {
            self.close(game);
        }
    }

    /// The books show the last hand of this game from now on.
    fn close(&mut self, game: u64) {
        if let Some(hand) = self.open.remove(&game) {
            self.books.join(&hand);
        }
    }

    /// The books show the last hands of all games from now on, because they were left.
    pub(super) fn close_all(&mut self) {
        for (_, hand) in std::mem::take(&mut self.open) {
            self.books.join(&hand);
        }
    }

    /// Notes that moves were taken back. They may have shown who holds what. The undrawn bones were
    /// reshuffled.
    pub(super) fn taken_back(&mut self, rules: &Rules) {
        // The deal has already decided how deep firecrackers send their bones.
        self.unknown = if rules.firecrackers { Unknown::Nothing } else { Unknown::Boneyard };
    }

    /// Notes that someone may know the whole hand.
    pub(super) const fn known(&mut self) {
        self.unknown = Unknown::Nothing;
    }
}
