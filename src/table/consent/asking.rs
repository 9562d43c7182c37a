//! How people before screens of their own ask each other, and what is done once they agree.

use super::{Agreement, Agreements, Gathering, Proposal};
use crate::engine::{Phase, Seat, Seats};
use crate::record::Seating;
use crate::table::past::Trail;
use crate::table::screen::{Screen, ScreenId};
use crate::table::{Arrival, Refusal, Table, TableEffect, Waiting, Wish};
use std::time::Duration;

impl Table {
    /// Who of the people is where, as a screen shows it.
    pub(in crate::table) fn gathering(&self, screen: &Screen) -> Gathering {
        let (here, shared) = (screen.people(self.sitting.current().seating()), self.shared.unwrap_or_default());
        let Agreements { away, stand_ins, asked, .. } = shared;
        Gathering { here, elsewhere: self.shared.is_some(), away, stand_ins, asked }
    }

    /// Who sits where, as a screen shows it. Before a screen of one's own, one is the host.
    pub(in crate::table) fn seating_at(&self, screen: &Screen) -> Seating {
        let seating = self.sitting.current().seating();
        let has_own = self.shared.is_some() && !screen.people(seating).is_empty();
        if has_own { seating.seen_from(screen.owner(seating)) } else { seating.clone() }
    }

    /// Whether there is a turn to take back. Before screens of their own, people take back no turn
    /// in which somebody learned something from the boneyard, and nothing from hands that are over.
    pub(in crate::table) fn may_take_back(&self, asker: Option<Seat>) -> bool {
        let timeline = &self.sitting.timeline;
        if self.shared.is_none() {
            return !timeline.past.is_empty();
        }
        if asker.is_none() {
            return false;
        }
        let (steps, _) = timeline.turns_back(asker, self.sitting.current());
        let to = timeline.past.len().checked_sub(steps).and_then(|at| timeline.past.get(at));
        steps > 0 && to.is_some_and(|mark| self.sitting.current().has_no_news_since(&mark.place))
    }

    /// Goes back to before the last turn of the one who asks.
    pub(in crate::table) fn take_back(&mut self, asker: Option<Seat>, now: Duration) -> Result<(), Refusal> {
        let note = |before: &Trail, after: &Trail| Arrival::TakenBack(after.next_towards(before));
        let may = self.shared.is_none() || self.may_take_back(asker);
        let went = may && self.go(|sitting| sitting.undo_turn(asker), note, now);
        if went { Ok(()) } else { Err(Refusal::NothingToUndo) }
    }

    /// What a wish proposes to the people before the other screens, if it needs their consent.
    pub(in crate::table) fn proposed(&self, from: ScreenId, wish: &Wish) -> Option<Proposal> {
        self.shared?;
        match (wish, self.waiting(from)) {
            (Wish::Pause, _) if self.is_paused() => None,
            (Wish::Undo, _) => Some(Proposal::Undo),
            (Wish::Pause, _) => Some(Proposal::Pause),
            (Wish::NewGame(_), _) | (Wish::GoOn, Waiting::NewGame) => Some(Proposal::NewGame),
            (Wish::GoOn, Waiting::NewHand) => Some(Proposal::NextHand),
            (Wish::Propose(proposal), _) => Some(*proposal),
            _ => None,
        }
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
        let present = |seat: &Seat| !away.contains(*seat) && *seat != by;
        let all = || game.seating().people().map(|(seat, _)| seat).filter(present).collect();
        let needed: Seats = match proposal {
            Proposal::Undo => self.sitting.timeline.turns_back(Some(by), game).1.into_iter().filter(present).collect(),
            Proposal::NextHand if phase != Phase::HandOver => return Err(Refusal::Late),
            Proposal::StandIn(seat) if !away.contains(seat) => return Err(Refusal::Late),
            Proposal::Pause if !game.state().rules().on_time() => return Err(Refusal::NoClock),
            _ => all(),
        };
        if proposal == Proposal::Undo && !self.may_take_back(Some(by)) {
            return Err(Refusal::NothingToUndo);
        }
        let Some(shared) = &mut self.shared else { return Ok(()) };
        let agreed = shared.propose(proposal, by, needed)?;
        self.stage += 1;
        agreed.map_or(Ok(()), |agreed| self.carry_out(agreed, now))
    }

    /// Somebody agrees to what is proposed, or refuses it.
    pub(in crate::table) fn answer(&mut self, from: ScreenId, agrees: bool, now: Duration) -> Result<(), Refusal> {
        let people = self.screens.at(from).people(self.sitting.current().seating());
        let (Some(shared), Some(by)) = (&mut self.shared, people.iter().next()) else { return Ok(()) };
        self.stage += 1;
        if agrees {
            return shared.agree(by).map_or(Ok(()), |agreed| self.carry_out(agreed, now));
        }
        let refused = shared.refuse(by).map(|agreement| TableEffect::Declined(agreement, by));
        self.effects.extend(refused);
        Ok(())
    }

    /// Somebody goes away from their screen or comes back. While it is the turn of somebody who is
    /// away, the clock stands still.
    pub(in crate::table) fn go_away(&mut self, seat: Seat, away: bool, now: Duration) {
        let Some(shared) = &mut self.shared else { return };
        if !away && shared.stand_ins.contains(seat) && self.screens.first().seen.to_move() == seat {
            self.effects.extend(self.turns.stop().map(TableEffect::Cancel));
        }
        let agreed = shared.leave(seat, away);
        self.stage += 1;
        if let Some(agreed) = agreed {
            // Whoever is gone cannot refuse it.
            let _ = self.carry_out(agreed, now);
        }
    }

    /// Does what all have agreed to.
    fn carry_out(&mut self, agreed: Agreement, now: Duration) -> Result<(), Refusal> {
        self.effects.push(TableEffect::Agreed(agreed));
        match agreed.proposal {
            Proposal::Undo => return self.take_back(Some(agreed.by), now),
            Proposal::Pause => return self.pause(),
            Proposal::StandIn(seat) => {
                if let Some(shared) = &mut self.shared {
                    shared.stand_ins.insert(seat);
                }
                self.turns.begin(now);
            }
            Proposal::NextHand | Proposal::NewGame | Proposal::End => {}
        }
        Ok(())
    }

    /// Whether somebody before a screen may make a move now, or else why not.
    pub(in crate::table) fn may_act(&self, from: ScreenId) -> Result<(), Refusal> {
        let seen = &self.screens.at(from).seen;
        let is_here = self.screens.at(from).has(seen.to_move(), self.sitting.current().seating());
        if self.shared.is_some() && seen.phase() == Phase::Playing && !is_here {
            return Err(Refusal::NotYourTurn);
        }
        self.waiting(from).may_act()
    }
}
