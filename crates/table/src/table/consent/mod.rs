//! What people who sit at screens of their own agree on: who is away, who plays for them, and what
//! needs the consent of the others.
//!
//! Somebody proposes, and it is done as soon as all have agreed whose consent it needs. One refusal
//! ends it, and so does any change of the game.

mod asking;

use super::Refusal;
use crate::engine::{BySeat, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Something that one person at a table proposes to the others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Proposal {
    /// To take back turns.
    Undo,
    /// To stop the clock.
    Pause,
    /// To go on with the next hand.
    NextHand,
    /// To begin a new game.
    NewGame,
    /// To begin a new game on other seats: with another partner, or with another on turn first.
    NewSeats,
    /// To let Nestor play for the person on this seat, who is away.
    StandIn(Seat),
    /// To end the game as it stands.
    End,
}

/// A proposal that not all have agreed to yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Agreement {
    /// What is proposed.
    pub proposal: Proposal,
    /// Who proposes it.
    pub by: Seat,
    /// Who must agree.
    pub needed: Seats,
    /// Who has agreed.
    pub agreed: Seats,
}

impl Agreement {
    fn is_complete(&self) -> bool {
        self.needed.iter().all(|seat| self.agreed.contains(seat))
    }
}

/// Who of the people at a table is where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gathering {
    /// The people before this screen.
    pub here: Seats,
    /// Whether others sit before screens of their own.
    pub elsewhere: bool,
    /// The people who are away.
    pub away: Seats,
    /// Those of them for whom Nestor plays.
    pub stand_ins: Seats,
    /// What somebody proposes.
    pub asked: Option<Agreement>,
}

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
    /// Somebody proposes something that needs these people's consent. Returns it once all agree.
    pub(in crate::table) fn propose(
        &mut self,
        proposal: Proposal,
        by: Seat,
        needed: Seats,
    ) -> Result<Option<Agreement>, Refusal> {
        match &mut self.asked {
            Some(asked) if asked.proposal == proposal => asked.agreed.insert(by),
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
