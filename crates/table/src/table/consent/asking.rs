//! How people before screens of their own ask each other, and what is done once they agree.

use super::{Agreement, Proposal};
use crate::engine::{Phase, Seat, Seats};
use crate::table::past::{Trail, change};
use crate::table::screen::ScreenId;
use crate::table::{Arrival, Refusal, Table, TableEffect, Waiting, Wish};
use std::time::Duration;

/// What a wish proposes to the people before the other screens, if it needs their consent.
pub(in crate::table) const fn proposed_by(wish: Wish, waiting: Waiting, is_paused: bool) -> Option<Proposal> {
    match (wish, waiting) {
        (Wish::Pause, _) if is_paused => None,
        (Wish::Undo, _) => Some(Proposal::Undo),
        (Wish::Pause, _) => Some(Proposal::Pause),
        (Wish::GoOn, Waiting::NewGame) => Some(Proposal::NewGame),
        (Wish::GoOn, Waiting::NewHand) => Some(Proposal::NextHand),
        (Wish::Propose(proposal), _) => Some(proposal),
        _ => None,
    }
}

impl Table {
    /// Goes back to before the last turn of the one who asks.
    pub(in crate::table) fn take_back(&mut self, asker: Option<Seat>, now: Duration) -> Result<(), Refusal> {
        let [restores, _] = self.sitting.timeline.restores();
        let note = |before: &Trail, after: &Trail| Arrival::TakenBack(change(restores, after, before));
        let is_shared = self.shared.is_some();
        let may = !is_shared || self.sitting.timeline.may_take_back(asker, self.sitting.current(), is_shared);
        let went = may && self.go(|sitting| sitting.undo_turn(asker), note, now);
        if went { Ok(()) } else { Err(Refusal::NothingToUndo) }
    }

    /// Somebody proposes something. It is done at once if nobody else must agree.
    pub(in crate::table) fn propose(
        &mut self,
        from: ScreenId,
        proposal: Proposal,
        now: Duration,
    ) -> Result<(), Refusal> {
        let (game, Some(shared)) = (self.sitting.current(), self.shared) else { return Ok(()) };
        let screen = self.screens.at(from);
        let phase = screen.seen.phase();
        let by = screen.people(game.seating()).iter().find(|seat| !shared.away.contains(*seat));
        let by = screen.asker().or(by).ok_or(Refusal::NotYourTurn)?;
        let away = shared.away;
        // Whoever sits before the same screen agrees with one voice.
        let here = screen.people(game.seating());
        let present = |seat: &Seat| !away.contains(*seat) && !here.contains(*seat);
        let all = || game.seating().people().map(|(seat, _)| seat).filter(present).collect();
        let needed: Seats = match proposal {
            Proposal::Undo => self.sitting.timeline.turns_back(Some(by), game).1.into_iter().filter(present).collect(),
            Proposal::NextHand if phase != Phase::HandOver => return Err(Refusal::Late),
            Proposal::NewSeats if phase != Phase::GameOver => return Err(Refusal::Late),
            Proposal::StandIn(seat) if !away.contains(seat) => return Err(Refusal::Late),
            Proposal::Rules(rules) if self.sitting.rules_of_next_hand() == rules => return Err(Refusal::Late),
            Proposal::Rules(rules) if !self.sitting.may_change_rules(&rules) => return Err(Refusal::NeedsNewGame),
            // Nobody plays by rules that they were not asked about.
            Proposal::Rules(_) if away.iter().any(|seat| !shared.stand_ins.contains(seat)) => {
                return Err(Refusal::NotYet);
            }
            Proposal::Pause if !game.state().rules().on_time() => return Err(Refusal::NoClock),
            _ => all(),
        };
        if proposal == Proposal::Undo && !self.sitting.timeline.may_take_back(Some(by), game, true) {
            return Err(Refusal::NothingToUndo);
        }
        let Some(shared) = &mut self.shared else { return Ok(()) };
        let agreed = shared.propose(proposal, (by, here), needed)?;
        self.stage += 1;
        agreed.map_or(Ok(()), |agreed| self.carry_out(agreed, now))
    }

    /// Somebody agrees to what is proposed, or refuses it.
    pub(in crate::table) fn answer(&mut self, from: ScreenId, agrees: bool, now: Duration) -> Result<(), Refusal> {
        let people = self.screens.at(from).people(self.sitting.current().seating());
        let (Some(shared), Some(by)) = (&mut self.shared, people.iter().next()) else { return Ok(()) };
        if agrees {
            if shared.asked.is_some_and(|asked| matches!(asked.proposal, Proposal::Rules(_))) {
                // Other rules than those that were read could be asked about by now, so they are named.
                return Err(Refusal::Late);
            }
            // Whoever sits before the same screen agrees with one voice.
            self.stage += 1;
            let done = people.iter().find_map(|seat| shared.agree(seat));
            return done.map_or(Ok(()), |agreed| self.carry_out(agreed, now));
        }
        self.stage += 1;
        let refused = shared.refuse(by).map(|agreement| TableEffect::Declined(agreement, by));
        self.effects.extend(refused);
        Ok(())
    }

    /// Somebody goes away from their screen or comes back. While it is the turn of somebody who is
    /// away, the clock stands still.
    pub(in crate::table) fn go_away(&mut self, seat: Seat, away: bool, now: Duration) {
        let is_over = self.phase() == Phase::GameOver;
        let Some(shared) = &mut self.shared else { return };
        if !away && shared.stand_ins.contains(seat) && self.screens.first().seen.to_move() == seat {
            self.effects.extend(self.turns.stop().map(TableEffect::Cancel));
        }
        let leaves = |asked: &Agreement| matches!(asked.proposal, Proposal::NewGame | Proposal::End);
        if !is_over {
            // Nobody's game is left because their line breaks, nor over the head of who has just come back. The
            // others can propose it again.
            shared.asked = shared.asked.filter(|asked| !leaves(asked));
        }
        // Nothing of theirs is taken back without them, and no rules change.
        let needs_them = |asked: &Agreement| matches!(asked.proposal, Proposal::Undo | Proposal::Rules(_));
        shared.asked = shared.asked.filter(|asked| !needs_them(asked));
        let agreed = shared.leave(seat, away);
        self.stage += 1;
        if let Some(agreed) = agreed {
            // Whoever is gone cannot refuse it.
            let _ = self.carry_out(agreed, now);
        }
    }

    /// Nestor plays for somebody who is away, until they are back.
    pub(in crate::table) fn stand_in(&mut self, seat: Seat, now: Duration) {
        if let Some(shared) = self.shared.as_mut().filter(|shared| shared.away.contains(seat)) {
            shared.stand_ins.insert(seat);
            self.turns.begin(now);
        }
    }

    /// Does what all have agreed to.
    fn carry_out(&mut self, agreed: Agreement, now: Duration) -> Result<(), Refusal> {
        self.effects.push(TableEffect::Agreed(agreed));
        match agreed.proposal {
            Proposal::Undo => return self.take_back(Some(agreed.by), now),
            Proposal::Pause => return self.pause(),
            Proposal::Rules(rules) => self.keep(|sitting| _ = sitting.change_rules(rules)),
            Proposal::StandIn(seat) => self.stand_in(seat, now),
            Proposal::NextHand | Proposal::NewGame | Proposal::NewSeats | Proposal::End => {}
        }
        Ok(())
    }
}
