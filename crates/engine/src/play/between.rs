//! How a game stands between two hands, and a game that begins there.

use super::public::{Carryover, Public};
use super::score::SCORES;
use super::state::{GameState, Phase};
use crate::deal::Lead;
use crate::{BySeat, LeadReason, Rules, Seat};
use serde::{Deserialize, Serialize};

/// How a game stands between two hands: all that the next hand needs to know of those before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BetweenHands {
    /// How many hands were dealt before.
    pub hand: u16,
    /// The score of each side.
    pub scores: BySeat<i16>,
    /// The seconds left for each seat with a clock.
    pub seconds: BySeat<u16>,
    /// The seat that led the first hand.
    pub first_leader: Seat,
    /// How the leader of the next hand is chosen.
    pub lead: Lead,
    /// Why.
    pub why: LeadReason,
    /// What earlier hands mean for the awards of later ones.
    pub carryover: Carryover,
}

impl BetweenHands {
    /// Whether a game can stand like this if it was seen to stand like that before, between the same two hands. It
    /// is the same, but clocks may have been read since, and no clock is ever filled.
    pub fn may_follow(&self, before: &BetweenHands) -> bool {
        let reads = self.seconds.iter().zip(&before.seconds).all(|(now, before)| now <= before);
        reads && BetweenHands { seconds: before.seconds, ..*self } == *before
    }

    /// The same where the rules have changed between the two hands: these may give the lead to another seat, and
    /// the clocks another limit.
    pub fn may_follow_by_other_rules(&self, before: &BetweenHands) -> bool {
        let of_rules = BetweenHands { seconds: before.seconds, lead: before.lead, why: before.why, ..*self };
        of_rules == *before
    }

    /// How a game stands of which everybody sees this, if the next hand is to be dealt.
    pub fn of(public: &Public) -> Option<BetweenHands> {
        (public.phase == Phase::HandOver).then_some(BetweenHands {
            hand: public.hand_number,
            scores: public.scores,
            seconds: public.seconds,
            first_leader: public.first_leader,
            lead: public.lead,
            why: public.lead_reason,
            carryover: public.carryover,
        })
    }
}

impl GameState {
    /// How the game stands, if the next hand is to be dealt.
    pub fn between_hands(&self) -> Option<BetweenHands> {
        BetweenHands::of(&self.public)
    }

    /// A game of which nothing is known but how it stands between two hands. `None` if no game with
    /// these rules could stand so.
    pub fn resumed(rules: Rules, at: &BetweenHands) -> Option<GameState> {
        let mut state = GameState::new(rules).ok()?;
        let is_seat = |seat: Seat| seat.index() < rules.seats();
        let can_lead = match at.lead {
            Lead::Seat(seat) | Lead::DoubletOf(seat) => is_seat(seat),
            Lead::UpFrom(pips) => usize::from(pips) < rules.set.suit_size(),
            Lead::Doublet | Lead::LowDoublet | Lead::ThreeTwo | Lead::Lot => true,
        };
        let is_score = |score: &i16| SCORES.contains(score);
        if !can_lead || !is_seat(at.first_leader) || !at.scores.iter().all(is_score) {
            return None;
        }
        let public = &mut state.public;
        public.hand_number = at.hand;
        public.scores = at.scores;
        public.seconds = std::array::from_fn(|seat| at.seconds[seat].min(public.seconds[seat]));
        public.first_leader = at.first_leader;
        (public.lead, public.lead_reason, public.carryover) = (at.lead, at.why, at.carryover);
        Some(state)
    }
}
