//! What counts as help (R34), and which deals a person already knows too much about.
//!
//! Help belongs to a deal and not to a game. A deal can come back in another game, through a restart, a file or its number, and the player can return to a
//! game. What the player has seen is therefore noted for each deal, and every game with such a deal counts it as help. A deal is recognised by its dealt hands,
//! because the boneyard is reshuffled when moves are undone. It is also recognised by its number, because the same shuffle gives other hands if their size
//! differs.

use super::Sitting;
use crate::engine::{Deal, Phase, Seat, Seats, fnv::Fnv};
use serde::{Deserialize, Serialize};

/// The number of deals to remember. These are the latest ones. The archive has more deals of finished games.
const MOST_DEALS: usize = 500;

/// Something that is hidden from the players during a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hidden {
    /// The hands of all seats without a person.
    Hands,
    /// The bones that have not been drawn.
    Boneyard,
}

/// How a person got help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    /// A hint, beliefs, the tutor or a review has judged the current hand.
    Judged,
    /// Hidden bones were shown.
    Looked(Hidden),
    /// The game was written to a file that anyone can read, with every bone and with the number that determines the next deals.
    Written,
}

/// The deals that a person knows something about, latest last.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeenDeals(Vec<SeenDeal>);

/// A deal that a person knows something about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SeenDeal {
    /// A hash of the dealt hands.
    hands: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    number: Option<u64>,
    /// The game whose moves have shown the deal. This is no help in that game. It is `None` if more was shown, or if it was in several games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<u64>,
}

impl SeenDeals {
    /// Whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn note_played(&mut self, deal: &Deal, game: u64) {
        if self.0.last().is_some_and(|seen| seen.hands == hands_of(deal) && seen.game == Some(game)) {
            return;
        }
        self.note(deal, Some(game));
    }

    /// Notes that a game has shown this deal, or that hidden parts of it were shown or judged.
    fn note(&mut self, deal: &Deal, game: Option<u64>) {
        let hands = hands_of(deal);
        let before = self.0.iter().position(|seen| seen.hands == hands).map(|at| self.0.remove(at));
        let game = game.filter(|game| before.as_ref().is_none_or(|before| before.game == Some(*game)));
        let number = deal.number.or(before.and_then(|before| before.number));
        self.0.push(SeenDeal { hands, number, game });
        self.0.drain(..self.0.len().saturating_sub(MOST_DEALS));
    }

    fn help(&self, deal: &Deal, game: u64) -> bool {
        let hands = hands_of(deal);
        let same = |seen: &&SeenDeal| seen.hands == hands || seen.number.is_some() && seen.number == deal.number;
        self.0.iter().filter(same).any(|seen| seen.game != Some(game))
    }
}

fn hands_of(deal: &Deal) -> u64 {
    let mut fnv = Fnv::new();
    for hand in &deal.hands {
        let bones: Vec<u8> = hand.iter().map(|bone| bone.index() as u8).chain([u8::MAX]).collect();
        fnv.write(&bones);
    }
    fnv.finish()
}

impl Sitting {
    /// Whether a win of the player whose files these are would count as helped (R34).
    pub fn helped(&self) -> bool {
        self.helped_at(self.about.seating.host())
    }

    /// The same for the person on any seat.
    pub const fn helped_at(&self, seat: Seat) -> bool {
        self.about.helped.contains(seat)
    }

    /// Notes help of everyone at the table, if it counts as help now. Returns whether it counts.
    pub fn note_help(&mut self, help: Help) -> bool {
        self.note_help_of(Seats::ALL, help)
    }

    /// Notes help of the people on these seats, if it counts as help now. Once a hand is over, all its bones are open, and once a game is over, there is nothing left to win. Returns
    /// whether it counts.
    pub fn note_help_of(&mut self, people: Seats, help: Help) -> bool {
        let state = self.state();
        let counts = match help {
            Help::Judged | Help::Looked(Hidden::Hands) => state.phase() == Phase::Playing,
            Help::Looked(Hidden::Boneyard) => state.phase() == Phase::Playing && state.boneyard_len() > 0,
            Help::Written => state.phase() != Phase::GameOver,
        };
        if counts {
            self.about.helped = self.about.helped.iter().chain(people.iter()).collect();
            if help != Help::Judged {
                self.chance.known();
            }
            if let Some(deal) = self.last_deal().cloned() {
                self.timeline.seen.note(&deal, None);
            }
        }
        counts
    }

    /// Notes that hidden parts of these deals were shown or judged, in any game. This is help in the current hand if it has one of them.
    pub fn note_shown(&mut self, deals: &[Deal]) {
        for deal in deals {
            self.timeline.seen.note(deal, None);
        }
        self.take_over_help();
    }

    /// Notes that a move was made in the current hand, so that a player who plays the deal again knows it.
    pub(super) fn note_played(&mut self) {
        if let Some(hand) = self.session.record().hands.last() {
            self.timeline.seen.note_played(&hand.deal, self.about.game);
        }
    }

    /// Counts help when the player comes to a hand and already knows more about it than this game has shown.
    pub(super) fn take_over_help(&mut self) {
        let knows = |deal: &Deal| self.timeline.seen.help(deal, self.about.game);
        if self.state().phase() == Phase::Playing && self.last_deal().is_some_and(knows) {
            self.about.helped = Seats::ALL;
        }
    }

    fn last_deal(&self) -> Option<&Deal> {
        self.session.record().hands.last().map(|hand| &hand.deal)
    }
}
