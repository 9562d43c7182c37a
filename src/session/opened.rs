//! Games that come from elsewhere than a new deal: from a file, from the archive, or from the beginning of the game under way.
//!
//! Whoever goes on with one of them may know where the bones lie, so a win of it counts as helped.

use super::Session;
use super::fresh_number;
use super::kept::{Played, PlayedText};
use super::record::{Record, RecordError, ReplayError};
use super::seating::Seating;
use super::sitting::Sitting;
use crate::engine::event::Event;
use crate::engine::rules::Rules;
use crate::engine::state::Phase;
use crate::nestor::Level;

/// A game that was read, with all that its file says.
#[derive(Clone, PartialEq, Debug)]
pub struct Opened {
    /// How it went.
    pub record: Record,
    /// What else is known, if it was kept by this program.
    pub played: Option<Played>,
    /// How it stands.
    session: Session,
}

impl Opened {
    /// Reads a game, a record alone or with what else is kept of one.
    pub fn from_bytes(bytes: &[u8]) -> Result<Opened, RecordError> {
        let (record, played) = Record::from_bytes_with(bytes)?;
        let session = record.replay().map_err(RecordError::Replay)?;
        Ok(Opened { record, played: played.and_then(PlayedText::read), session })
    }

    /// A game as it stood after some moves of it.
    pub fn at(record: &Record, played: Option<&Played>, hand: usize, moves: usize) -> Result<Opened, ReplayError> {
        let mut record = record.clone();
        record.hands.truncate(hand + 1);
        if let Some(last) = record.hands.last_mut() {
            last.moves.truncate(moves);
        }
        let session = record.replay()?;
        Ok(Opened { record, played: played.cloned(), session })
    }

    /// What it is played by.
    pub const fn rules(&self) -> &Rules {
        self.session.state().rules()
    }

    /// Whether there is nothing left to do in it.
    pub fn is_over(&self) -> bool {
        self.session.state().phase() == Phase::GameOver
    }

    /// Who sits where; strangers where the file does not say.
    pub fn seating(&self, levels: &[Level]) -> Seating {
        let known = self.played.as_ref().map(|played| played.seating.clone());
        known.unwrap_or_else(|| Seating::one_human(levels.iter().copied())).for_table(self.rules().seats())
    }
}

impl Sitting {
    /// A sitting at which a game stands that was read.
    pub fn of(opened: &Opened, levels: &[Level]) -> Option<Sitting> {
        let (mut sitting, _) = Sitting::new(*opened.rules(), opened.seating(levels), Some(0)).ok()?;
        sitting.stand(opened, levels);
        Some(sitting)
    }

    /// Goes on with a game that was read. One that was under way is put aside, and Undo brings it back.
    pub fn open(&mut self, opened: &Opened, levels: &[Level]) {
        self.put_aside();
        self.stand(opened, levels);
        if opened.record.hands.last().is_some_and(|hand| hand.moves.is_empty()) {
            self.lead_if_forced();
        }
    }

    /// The game that was read is the one at the table.
    fn stand(&mut self, opened: &Opened, levels: &[Level]) {
        let number = opened.played.as_ref().map_or_else(fresh_number, |played| played.number);
        if self.want_rules(*opened.rules()).is_ok() {
            self.take_up(opened.session.clone(), opened.seating(levels), number);
            self.note_help();
        }
    }

    /// Begins the game under way anew, with the same deals from the first. Undo brings back how it stood.
    pub fn restart(&mut self) -> Vec<Event> {
        let Record { rules, hands } = self.session().record();
        let Some((first, session)) = hands.first().map(|hand| hand.deal.clone()).zip(Session::new(*rules).ok()) else {
            return Vec::new();
        };
        let number = first.number.unwrap_or_else(|| self.number());
        let seating = self.seating().clone();
        self.put_aside();
        self.take_up(session, seating, number);
        self.note_help();
        self.deal_so(|session| session.deal(first))
    }
}
