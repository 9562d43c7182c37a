//! Who leads a hand, and why, as far as that is known before its deal (R9).

use crate::engine::bone::{Bones, BySeat, Seat};
use crate::engine::deal::Lead;
use crate::engine::event::{HandEnd, LeadReason};
use crate::engine::rules::{FirstLead, NextLead, Rules};

/// Who leads where the first-hand way decides. Only the very first hand must be opened with a doublet (R10).
pub(super) fn first(rules: &Rules, very_first: bool) -> (Lead, LeadReason) {
    match rules.lead_first {
        FirstLead::Doublet => (Lead::Doublet, LeadReason::Doublet),
        FirstLead::Lot => (Lead::Lot, LeadReason::Lot),
        FirstLead::Seat(_) => {
            let opener = rules.opener().unwrap_or(Seat::FIRST);
            let lead = if rules.opener_doublet && very_first { Lead::DoubletOf(opener) } else { Lead::Seat(opener) };
            (lead, LeadReason::Named)
        }
    }
}

/// Who leads after a hand that ended this way, with these bones left in the hands; `in_turn` does where all lead in turn.
pub(super) fn after(rules: &Rules, how: HandEnd, hands: &BySeat<Bones>, in_turn: Seat) -> (Lead, LeadReason) {
    match (rules.lead_next, how) {
        (NextLead::Doublet, _) => (Lead::Doublet, LeadReason::Doublet),
        (NextLead::Lot, _) => (Lead::Lot, LeadReason::Lot),
        (NextLead::Alternate, _) => (Lead::Seat(in_turn), LeadReason::Alternate),
        (NextLead::Winner | NextLead::Loser, HandEnd::Blocked) => first(rules, false),
        (NextLead::Winner, HandEnd::Domino(winner)) => (Lead::Seat(winner), LeadReason::Winner),
        (NextLead::Loser, HandEnd::Domino(winner)) => (Lead::Seat(loser(rules, hands, winner)), LeadReason::Loser),
    }
}

/// The seat left with the most pips, the earliest after the winner among equals.
fn loser(rules: &Rules, hands: &BySeat<Bones>, winner: Seat) -> Seat {
    let seats = rules.seats();
    // `max_by_key` keeps the last of equals, so the seats are asked from the last one after the winner to the first.
    let others = (1..seats).rev().map(|steps| winner.after(steps, seats));
    others.max_by_key(|seat| hands[seat.index()].weight()).unwrap_or(winner)
}
