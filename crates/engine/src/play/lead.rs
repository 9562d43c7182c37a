//! Decides who leads a hand, and why, as far as this is known before the deal (R9).

use super::ended::EndedHand;
use crate::deal::Lead;
use crate::rules::{FirstLead, NextLead, TieLead};
use crate::{BoneBits, BySeat, HandEnd, LeadReason, Rules, Seat, Word};

/// How the leader is chosen by the rule for the first hand. Only the very first hand must be opened
/// with a doublet (R10).
pub(super) fn first(rules: &Rules, very_first: bool) -> (Lead, LeadReason) {
    match rules.lead_first {
        FirstLead::Doublet => (Lead::Doublet, LeadReason::Doublet),
        FirstLead::LowDoublet => (Lead::LowDoublet, LeadReason::LowDoublet),
        FirstLead::ThreeTwo => (Lead::ThreeTwo, LeadReason::ThreeTwo),
        FirstLead::Blank => (Lead::UpFrom(0), LeadReason::Blank),
        FirstLead::Lot => (Lead::Lot, LeadReason::Lot),
        FirstLead::Seat(opener) => {
            let lead = if rules.opener_doublet && very_first { Lead::DoubletOf(opener) } else { Lead::Seat(opener) };
            (lead, LeadReason::Named)
        }
    }
}

/// Whose turn it is to lead the next hand, where something leads in turn.
#[derive(Clone, Copy)]
pub(super) struct InTurn {
    pub(super) seat: Seat,
    /// The number of the doublet.
    pub(super) doublet: u8,
}

/// How the leader is chosen after a hand. After scores that went back to zero, the game begins anew.
pub(super) fn after<W: Word>(ended: &EndedHand<'_, W>, turns: InTurn, begins_anew: bool) -> (Lead, LeadReason) {
    let rules = ended.rules;
    if begins_anew {
        return first(rules, false);
    }
    if rules.lead_after.tie == TieLead::Same && ended.winner().is_none() {
        return (Lead::Seat(ended.leader), LeadReason::Again);
    }
    match (rules.lead_next, ended.how) {
        (NextLead::Doublet, _) => (Lead::Doublet, LeadReason::Doublet),
        (NextLead::Lot, _) => (Lead::Lot, LeadReason::Lot),
        (NextLead::Alternate, _) => (Lead::Seat(turns.seat), LeadReason::Alternate),
        (NextLead::EachDoublet, _) => (Lead::UpFrom(turns.doublet), LeadReason::EachDoublet),
        (NextLead::Winner | NextLead::Loser | NextLead::MostPips, HandEnd::Blocked) => {
            let named = ended.winner().and_then(|side| ended.leads_after_block(side));
            named.map_or_else(|| first(rules, false), |seat| (Lead::Seat(seat), LeadReason::Blocked))
        }
        (NextLead::Winner, HandEnd::Domino(winner)) => (Lead::Seat(winner), LeadReason::Winner),
        (NextLead::Loser, HandEnd::Domino(winner)) => {
            let losers = |seat: Seat| rules.side(seat) != rules.side(winner);
            (Lead::Seat(most_pips(rules, ended.hands, winner, losers)), LeadReason::Loser)
        }
        (NextLead::MostPips, HandEnd::Domino(winner)) => {
            (Lead::Seat(most_pips(rules, ended.hands, winner, |_| true)), LeadReason::Loser)
        }
    }
}

/// Of these seats, the one with the most pips left. In a tie, it is the earliest after the winner.
fn most_pips<W: Word>(
    rules: &Rules,
    hands: &BySeat<BoneBits<W>>,
    winner: Seat,
    may_lead: impl Fn(Seat) -> bool,
) -> Seat {
    let seats = rules.seats();
    // `max_by_key` keeps the last of equals, so the seats go from the last one after the winner to
    // the first.
    let others = (1..seats).rev().map(|steps| winner.after(steps, seats));
    others.filter(|&seat| may_lead(seat)).max_by_key(|seat| hands[seat.index()].weight()).unwrap_or(winner)
}
