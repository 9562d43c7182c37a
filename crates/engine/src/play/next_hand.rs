//! What happens between two hands: a change of the rules, and the deal.

use super::lead;
use super::state::{GameState, Phase, yard_of};
use crate::bone::{Bones, Word, by_seat};
use crate::deal::{DealError, Lead};
use crate::{Deal, Event, HandEnd, Layout, Rules, RulesError, Seat, Seats};
use thiserror::Error;

impl GameState {
    /// Changes the rules from the next hand on, which must not be dealt yet. The scores stay. The
    /// new rules decide who leads the hand and how much time is left.
    pub fn change_rules(&mut self, rules: Rules) -> Result<(), CannotChange> {
        rules.check()?;
        if self.public.phase != Phase::HandOver {
            return Err(CannotChange::NotNow(self.public.phase));
        }
        if !rules.is_same_table(&self.public.rules) {
            return Err(CannotChange::OtherTable);
        }
        self.public.seconds = by_seat(|seat| self.public.seconds_under(&rules, seat));
        self.public.rules = rules;
        (self.public.lead, self.public.lead_reason) = if self.public.hand_number == 0 {
            self.public.scores = rules.first_scores();
            lead::first(&rules, true)
        } else {
            let out = rules.all_seats().find(|seat| self.hands[seat.index()].is_empty());
            let how = out.map_or(HandEnd::Blocked, HandEnd::Domino);
            lead::after(&self.ended(how), self.public.turns(), self.begins_anew(how))
        };
        Ok(())
    }
}

impl<W: Word> GameState<W> {
    /// Deals the next hand.
    pub fn deal(&mut self, deal: &Deal) -> Result<Event, CannotDeal> {
        if self.public.phase != Phase::HandOver {
            return Err(CannotDeal::NotNow(self.public.phase));
        }
        deal.check(&self.public.rules, self.public.lead)?;
        let leader = self.deal_unchecked(deal);
        Ok(Event::Dealt { hand: self.public.hand_number, leader, why: self.public.lead_reason })
    }

    /// Deals the next hand without any checks. It must be time to deal, and the deal must fit the
    /// rules. A build with debug assertions checks both.
    pub fn deal_unchecked(&mut self, deal: &Deal) -> Seat {
        debug_assert_eq!(self.public.phase, Phase::HandOver);
        debug_assert_eq!(deal.check(&self.public.rules, self.public.lead), Ok(()));
        // The state does not store the number of the deal, because no seat may know it.
        let Deal { number: _, lot: _, hands, boneyard, depths } = deal;
        let leader = match self.public.lead {
            Lead::Doublet | Lead::LowDoublet | Lead::ThreeTwo | Lead::UpFrom(_) => {
                let best = |seat: &Seat| {
                    let (lead, rules) = (self.public.lead, &self.public.rules);
                    lead.forced_from(hands[seat.index()], rules).and_then(|bone| lead.rank(bone, rules))
                };
                self.public.rules.all_seats().max_by_key(best).unwrap_or(Seat::FIRST)
            }
            Lead::Lot => deal.lot_winner().unwrap_or(Seat::FIRST),
            Lead::Seat(seat) | Lead::DoubletOf(seat) => seat,
        };
        self.public.layout = Layout::empty(self.public.rules.spinner);
        self.hands = hands.map(Bones::narrowed);
        self.public.boneyard_len = boneyard.len() as u8;
        self.yard = yard_of::<W>(boneyard);
        self.depths = *depths;
        self.forced_lead = self.public.lead.forced_from(hands[leader.index()], &self.public.rules);
        self.public.to_move = leader;
        self.public.leader = leader;
        self.public.last_player = leader;
        if self.public.hand_number == 0 {
            self.public.first_leader = leader;
        }
        (self.public.passes, self.public.drawn) = (0, 0);
        self.public.fired = Seats::NONE;
        self.public.phase = Phase::Playing;
        leader
    }
}

/// Why the rules of a game cannot be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CannotChange {
    /// A hand is in progress, or the game is over.
    #[error("{}", match .0 {
        Phase::GameOver => "the game is over, and its rules stay what they were",
        Phase::Playing | Phase::HandOver => "a hand is under way, and rules change only between hands",
    })]
    NotNow(Phase),
    /// The new rules are for a different number of players, or different partners.
    #[error("a game goes on with as many players as it began with")]
    OtherTable,
    /// The new rules cannot be played.
    #[error(transparent)]
    Unplayable(#[from] RulesError),
}

/// Why a hand cannot be dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CannotDeal {
    /// A hand is in progress, or the game is over.
    #[error("{}", match .0 {
        Phase::GameOver => "the game is over, and no hand can be dealt",
        Phase::Playing | Phase::HandOver => "a hand is under way, and no other can be dealt",
    })]
    NotNow(Phase),
    /// The deal does not fit the rules.
    #[error(transparent)]
    Wrong(#[from] DealError),
}
