//! A position that is set up at a table, so that a player can look for the best play in it.
//!
//! Everything that one seat knows is as it was. The hidden bones are in arbitrary places. They must not be shown, and play must stop before they matter.

use super::Sitting;
use crate::engine::{Bone, Observation, Rules, SEATS, World, account::Account};
use crate::nestor::Level;
use crate::record::{Position, Seating, Session, Sitter};

impl Sitting {
    /// Makes a sitting with a person on the observing seat and Nestors of a level on all others. It has no clock.
    pub fn set_up(seen: &Observation, level: Level) -> Option<Sitting> {
        let untimed = Account { rules: Rules { seconds: 0, ..*seen.rules() }, seconds: [0; SEATS], ..seen.account() };
        let seen = Observation::from_account(&untimed).ok()?;
        let rules = *seen.rules();
        let unseen: Vec<Bone> = seen.unseen().iter().collect();
        let (state, deeds) = World::laid_out(&seen, &unseen, [0; SEATS]).ok()?.set_up(&seen);
        let sitters: Vec<Sitter> = rules
            .all_seats()
            .map(|seat| if seat == seen.seat() { Sitter::HOST } else { Sitter::Nestor(level) })
            .collect();
        let seating = Seating::new(&sitters)?;
        let (mut sitting, _) = Sitting::new(rules, seating.clone(), Some(0)).ok()?;
        sitting.take_up(Session::new(rules).ok()?, rules, seating, Some(0));
        sitting.set_up = Some(Position { state, deeds });
        Some(sitting)
    }
}
