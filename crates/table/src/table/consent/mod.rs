//! What people who sit at screens of their own agree on: who is away, who plays for them, and what
//! needs the consent of the others.
//!
//! Somebody proposes, and it is done as soon as all have agreed whose consent it needs. One refusal
//! ends it, and so does any change of the game.

pub(in crate::table) mod asking;

use super::{Agreement, Proposal, Refusal};
use crate::engine::{BySeat, Seat, Seats};
use std::time::Duration;

/// What the people at several screens of one table have agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(in crate::table) struct Agreements {
    pub(in crate::table) away: Seats,
    pub(in crate::table) stand_ins: Seats,
    pub(in crate::table) asked: Option<Agreement>,
    /// How long the table's word takes to each seat. No clock counts this time.
    pub(in crate::table) delays: BySeat<Duration>,
}

/// Turns to the others take no longer than this, whatever a line says of itself.
pub(in crate::table) const LONGEST_DELAY: Duration = Duration::from_secs(2);

impl Agreements {
    /// Somebody before a screen with these people proposes something that needs the consent of others. Whoever
    /// proposes the same agrees. Returns it once all agree.
    pub(in crate::table) fn propose(
        &mut self,
        proposal: Proposal,
        (by, here): (Seat, Seats),
        needed: Seats,
    ) -> Result<Option<Agreement>, Refusal> {
        match &mut self.asked {
            Some(asked) if asked.proposal == proposal => {
                here.iter().chain([by]).for_each(|seat| asked.agreed.insert(seat));
            }
            Some(_) => return Err(Refusal::Asked),
            none => *none = Some(Agreement { proposal, by, needed, agreed: Seats::of(by) }),
        }
        Ok(self.complete())
    }

    /// Somebody agrees to what is proposed. Returns it once all agree.
    pub(in crate::table) fn agree(&mut self, by: Seat) -> Option<Agreement> {
        self.asked.as_mut()?.agreed.insert(by);
        self.complete()
    }

    /// Somebody refuses what is proposed. Returns it, if their consent was needed.
    pub(in crate::table) fn refuse(&mut self, by: Seat) -> Option<Agreement> {
        let asked = self.asked.filter(|asked| asked.needed.contains(by) || asked.by == by);
        self.asked = self.asked.filter(|_| asked.is_none());
        asked
    }

    /// Somebody goes away or comes back. Nobody waits for the consent of those who are away.
    /// Returns what all others have agreed to.
    pub(in crate::table) fn leave(&mut self, seat: Seat, away: bool) -> Option<Agreement> {
        let others = |seats: Seats| seats.iter().filter(|other| *other != seat).collect::<Seats>();
        self.stand_ins = others(self.stand_ins);
        self.away = others(self.away);
        if !away {
            let returns = |asked: &Agreement| asked.proposal == Proposal::StandIn(seat);
            self.asked = self.asked.filter(|asked| !returns(asked));
            return None;
        }
        self.away.insert(seat);
        let asked = self.asked.as_mut()?;
        asked.needed = others(asked.needed);
        self.complete()
    }

    fn complete(&mut self) -> Option<Agreement> {
        let asked = self.asked.filter(Agreement::is_complete)?;
        self.asked = None;
        Some(asked)
    }
}
