//! Games that were read from a file or from the archive, whole or up to some move.

use super::kept::{Played, PlayedText};
use super::{Record, RecordError, ReplayError, Seating, Session};
use crate::engine::{Phase, Rules, Seats};
use crate::nestor::Level;

/// A game that was read, with everything in its file.
#[derive(Clone, PartialEq, Debug)]
pub struct Opened {
    /// Its record.
    pub record: Record,
    /// What else is known, if this program kept the game.
    pub played: Option<Played>,
    /// Its current position.
    pub session: Session,
}

impl Opened {
    /// Reads a game, with or without the information that this program keeps with it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Opened, RecordError> {
        let (record, played) = Record::from_bytes_with(bytes)?;
        let session = record.replay()?;
        Ok(Opened { record, played: played.and_then(PlayedText::read), session })
    }

    /// Returns a game as it was after some of its moves.
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
    pub fn rules(&self) -> &Rules {
        self.session.state().rules()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.session.state().phase() == Phase::GameOver
    }

    /// Who sits where. If the file does not say, it is one person against Nestors of these levels. A
    /// file starts no program. Nestors play in the place of those that it names.
    pub fn seating(&self, levels: &[Level]) -> Seating {
        let known = self.played.as_ref().map(|played| played.seating.replacing(Seats::ALL));
        known.unwrap_or_else(|| Seating::one_person(levels.iter().copied())).for_table(self.rules().seats())
    }
}
