//! What counts as help (R34), and which deals a person knows too much of to play them as if for the first time.
//!
//! Help belongs to a deal and not to a game: a deal can come to the table again in another game, by a restart, from a file or from its number, and a game
//! that was left can be gone back to. So it is noted here by deal what was seen of it, and each game that comes to such a deal takes that over. A deal is
//! known again by the hands that were dealt, as the boneyard is shuffled anew when moves are taken back, and by its number, as the same shuffle gives other
//! hands where their size is another.

use super::Sitting;
use crate::engine::deal::Deal;
use crate::engine::fnv::Fnv;
use crate::engine::state::Phase;
use serde::{Deserialize, Serialize};

/// How many deals are remembered, the latest ones. Of finished games the archive remembers more.
const MOST_DEALS: usize = 500;

/// Something that lies hidden from the players while a hand is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hidden {
    /// The hands of all who are not people.
    Hands,
    /// The bones not drawn yet.
    Boneyard,
}

/// How a person was helped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    /// A hint, beliefs, the tutor or a review has judged the hand under way.
    Judged,
    /// What lies hidden was shown.
    Looked(Hidden),
    /// The game was written where anybody can read it, with every bone and with the number that the hands to come are dealt from.
    Written,
}

/// The deals of which a person has seen something, the latest last.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeenDeals(Vec<SeenDeal>);

/// A deal of which something was seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SeenDeal {
    /// The hands that were dealt.
    hands: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    number: Option<u64>,
    /// The game that knows of the deal what its moves have shown, which is no help in that game; none if more was shown, or in several games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<u64>,
}

impl SeenDeals {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A move was made in a game with this deal.
    fn note_played(&mut self, deal: &Deal, game: u64) {
        if self.0.last().is_some_and(|seen| seen.hands == hands_of(deal) && seen.game == Some(game)) {
            return;
        }
        self.note(deal, Some(game));
    }

    /// What lies hidden in this deal was shown or judged.
    fn note_shown(&mut self, deal: &Deal) {
        self.note(deal, None);
    }

    fn note(&mut self, deal: &Deal, game: Option<u64>) {
        let hands = hands_of(deal);
        let before = self.0.iter().position(|seen| seen.hands == hands).map(|at| self.0.remove(at));
        let game = game.filter(|game| before.as_ref().is_none_or(|before| before.game == Some(*game)));
        let number = deal.number.or(before.and_then(|before| before.number));
        self.0.push(SeenDeal { hands, number, game });
        self.0.drain(..self.0.len().saturating_sub(MOST_DEALS));
    }

    /// Whether more is known of this deal than a game has shown by itself.
    fn help(&self, deal: &Deal, game: u64) -> bool {
        let hands = hands_of(deal);
        let same = |seen: &&SeenDeal| seen.hands == hands || seen.number.is_some() && seen.number == deal.number;
        self.0.iter().filter(same).any(|seen| seen.game != Some(game))
    }
}

/// A number that tells dealt hands from others.
fn hands_of(deal: &Deal) -> u64 {
    let mut fnv = Fnv::new();
    for hand in &deal.hands {
        let bones: Vec<u8> = hand.iter().map(|bone| bone.index() as u8).chain([u8::MAX]).collect();
        fnv.write(&bones);
    }
    fnv.finish()
}

impl Sitting {
    /// Whether a win would count as helped (R34).
    pub const fn helped(&self) -> bool {
        self.about.helped
    }

    /// A person was helped, if that is help as the game stands: once a hand is over all its bones lie open, and once a game is over there is nothing left
    /// to win. Returns whether it is.
    pub fn note_help(&mut self, help: Help) -> bool {
        let state = self.state();
        let counts = match help {
            Help::Judged | Help::Looked(Hidden::Hands) => state.phase() == Phase::Playing,
            Help::Looked(Hidden::Boneyard) => state.phase() == Phase::Playing && state.boneyard_len() > 0,
            Help::Written => state.phase() != Phase::GameOver,
        };
        if counts {
            self.about.helped = true;
            if help != Help::Judged {
                self.chance.known();
            }
            if let Some(deal) = self.last_deal().cloned() {
                self.timeline.seen.note_shown(&deal);
            }
        }
        counts
    }

    /// What lies hidden in these deals was shown or judged, in whatever game. It is help in the hand under way if that has one of them.
    pub fn note_shown(&mut self, deals: &[Deal]) {
        for deal in deals {
            self.timeline.seen.note_shown(deal);
        }
        self.take_over_help();
    }

    /// A move was made in the hand under way, so that its deal is known to whoever plays it again.
    pub(super) fn note_played(&mut self) {
        if let Some(hand) = self.session.record().hands.last() {
            self.timeline.seen.note_played(&hand.deal, self.about.game);
        }
    }

    /// The player comes to a hand, by a deal or by going there: whoever knows more of it than this game has shown is helped.
    pub(super) fn take_over_help(&mut self) {
        let knows = |deal: &Deal| self.timeline.seen.help(deal, self.about.game);
        if self.state().phase() == Phase::Playing && self.last_deal().is_some_and(knows) {
            self.about.helped = true;
        }
    }

    /// The deal of the last hand.
    fn last_deal(&self) -> Option<&Deal> {
        self.session.record().hands.last().map(|hand| &hand.deal)
    }
}
