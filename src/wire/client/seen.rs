//! What a screen has seen of a hand, and whether the record of the game came by it.

use crate::engine::{Bones, BySeat, Deed, Observation, Seat, Seats};
use crate::record::{Bytes, GameId, Record, Session};

/// What one knows about the deal of a hand of the current game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandDeal {
    /// How many hands of the game were dealt before.
    pub number: u16,
    /// How it was drawn.
    pub how: HowDrawn,
    /// The people who gave nothing to it.
    pub without: Seats,
    /// Those of them who announced bytes and did not give them, so that it was drawn again.
    pub refused: Seats,
}

/// How far one knows how a deal was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HowDrawn {
    /// With one's own bytes. What all others gave was shown before the hand was played, and the dealer's
    /// bytes come after it.
    Drawn,
    /// The same, and the deal follows from all bytes.
    Checked,
    /// Without one's own bytes.
    WithoutOwn,
    /// With one's own bytes, but what others gave was not shown before the hand was played.
    NotShown,
    /// By others. One only watches.
    Watched,
}

/// What all have given to a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Given {
    pub(super) hand: u64,
    pub(super) dealer: Bytes,
    pub(super) game: GameId,
    pub(super) number: u16,
    pub(super) seats: Vec<(Seat, Bytes)>,
}

/// A hand of the current game, as far as it was seen.
#[derive(Debug)]
pub(super) struct SeenHand {
    pub(super) deal: HandDeal,
    /// What all have given to its deal, as it was shown before the hand.
    pub(super) given: Option<Given>,
    /// What was seen of it that nobody can have taken back since: how it was dealt, and how it ended.
    pub(super) sights: Vec<Sight>,
}

/// A moment of a hand, without the readings of clocks.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sight {
    seat: Seat,
    is_covered: bool,
    hand: Bones,
    deeds: Vec<Deed>,
    scores: BySeat<i16>,
}

impl Sight {
    pub(super) fn of(seen: &Observation) -> Sight {
        let (seat, hand, scores) = (seen.seat(), seen.hand(), seen.public().scores);
        Sight { seat, is_covered: seen.is_covered(), hand, deeds: seen.deeds().to_vec(), scores }
    }
}

/// Whether a hand of a record, counted from zero, has come by all that was seen of it.
pub(super) fn comes_by(record: &Record, number: usize, sights: &[Sight]) -> bool {
    let Some(hand) = record.hands.get(number).filter(|_| !sights.is_empty()) else { return sights.is_empty() };
    let before = Record { rules: record.rules, hands: record.hands[..number].to_vec() };
    let Ok(mut session) = before.replay() else { return false };
    let is_dealt =
        hand.rules.is_none_or(|rules| session.change_rules(rules).is_ok()) && session.deal(hand.deal.clone()).is_ok();
    let mut open: Vec<&Sight> = sights.iter().collect();
    let mut come_by = |session: &Session| {
        open.retain(|sight| {
            let seen = session.observe(sight.seat);
            **sight != Sight::of(&if sight.is_covered { seen.covered() } else { seen })
        });
    };
    come_by(&session);
    for step in &hand.moves {
        if session.play(*step).is_err() {
            return false;
        }
        come_by(&session);
    }
    is_dealt && open.is_empty()
}
