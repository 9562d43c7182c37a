//! Games that were read: from a file, from the archive, or a moment of either.

use super::kept::{Played, PlayedText};
use super::seating::Seating;
use super::{Record, RecordError, ReplayError, Session};
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
    pub session: Session,
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
        known.unwrap_or_else(|| Seating::one_person(levels.iter().copied())).for_table(self.rules().seats())
    }
}
