//! Games that do not come from a new deal: from a file, from the archive, or from a restart of the current game.
//!
//! The player may already know the bones of such a game, so it is practice.

use super::Sitting;
use crate::engine::{Event, Phase, Seats};
use crate::nestor::Level;
use crate::record::{Opened, Record, Session, fresh_number};

impl Sitting {
    /// Makes a sitting with a game that was read.
    pub fn of(opened: &Opened, levels: &[Level]) -> Option<Sitting> {
        let (mut sitting, _) = Sitting::new(*opened.rules(), opened.seating(levels), Some(0)).ok()?;
        sitting.stand(opened, levels);
        Some(sitting)
    }

    /// Continues a game that was read. A game in progress is put aside, and Undo brings it back.
    pub fn open(&mut self, opened: &Opened, levels: &[Level]) {
        self.put_aside();
        self.stand(opened, levels);
        if opened.record.hands.last().is_some_and(|hand| hand.moves.is_empty()) {
            self.lead_if_forced();
        }
    }

    /// Puts the game that was read on the table.
    fn stand(&mut self, opened: &Opened, levels: &[Level]) {
        let number = opened.played.as_ref().map_or_else(fresh_number, |played| played.number);
        self.take_up(opened.session.clone(), *opened.rules(), opened.seating(levels), Some(number));
    }

    /// Restarts the current game with the same deals. Undo brings back the position.
    pub fn restart(&mut self) -> Vec<Event> {
        let Record { rules, hands } = self.session().record();
        let Some((first, session)) = hands.first().map(|hand| hand.deal.clone()).zip(Session::new(*rules).ok()) else {
            return Vec::new();
        };
        let number = first.number.unwrap_or_else(|| self.number());
        let (seating, game) = (self.seating().clone(), self.about.game);
        let wanted = if hands.iter().all(|hand| hand.rules.is_none()) { *self.chosen_rules() } else { *rules };
        if self.state().phase() != Phase::GameOver {
            // Whoever comes back to this game has seen its next deals.
            self.practise(Seats::ALL);
        }
        self.put_aside();
        self.take_up(session, wanted, seating, Some(number));
        if let Some(coming) = self.timeline.coming.get(&game).copied() {
            self.timeline.coming.insert(self.about.game, coming);
        }
        self.deal_so(|session| session.deal(first))
    }
}
