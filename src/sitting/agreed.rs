//! The tables for the deals of an agreed match.

use super::Sitting;
use crate::{career::AgreedMatch, engine::Event, nestor::Level, record::Opened};

impl Sitting {
    /// Returns the current table of a match. It has the last deal that was started, as far as it was played, or else the first deal.
    pub fn of_match(played: &AgreedMatch) -> Option<(Sitting, Vec<Event>)> {
        let Some(record) = played.begun().last() else { return Sitting::of_deal(played, 0) };
        let opened = Opened::at(record, None, 0, usize::MAX).ok()?;
        let seating = played.seating();
        let levels: Vec<Level> = played.rules().all_seats().filter_map(|seat| seating.level(seat)).collect();
        Some((Sitting::of(&opened, &levels)?, Vec::new()))
    }

    /// Returns a table at which a deal of a match begins, with the events so far.
    pub fn of_deal(played: &AgreedMatch, at: u16) -> Option<(Sitting, Vec<Event>)> {
        let number = played.deals().nth(at.into())?;
        Sitting::new(*played.rules(), played.seating().clone(), Some(number)).ok()
    }
}
