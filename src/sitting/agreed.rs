//! The tables at which the deals of an agreed match are played.

use super::Sitting;
use crate::career::agreed::AgreedMatch;
use crate::engine::event::Event;
use crate::nestor::Level;
use crate::record::opened::Opened;

impl Sitting {
    /// The table at which a match stands: the deal begun last as far as it was played, or else the first.
    pub fn of_match(played: &AgreedMatch) -> Option<(Sitting, Vec<Event>)> {
        let Some(record) = played.begun().last() else { return Sitting::of_deal(played, 0) };
        let opened = Opened::at(record, None, 0, usize::MAX).ok()?;
        let seating = played.seating();
        let levels: Vec<Level> = played.rules().all_seats().filter_map(|seat| seating.level(seat)).collect();
        Some((Sitting::of(&opened, &levels)?, Vec::new()))
    }

    /// A table at which a deal of a match begins, with what has happened there since.
    pub fn of_deal(played: &AgreedMatch, at: u16) -> Option<(Sitting, Vec<Event>)> {
        let number = played.deals().nth(at.into())?;
        Sitting::new(*played.rules(), played.seating().clone(), Some(number)).ok()
    }
}
