//! A position that is set up on a table, so that somebody can look for the best play in it.
//!
//! All that one seat knows stands there as it was. What the seat cannot know lies somehow: nobody who sits there may be shown it, and play goes no further than
//! it tells nothing.

use super::Sitting;
use crate::engine::account::Account;
use crate::engine::bone::{Bone, SEATS};
use crate::engine::observe::Observation;
use crate::engine::rules::Rules;
use crate::engine::world::World;
use crate::nestor::Level;
use crate::record::seating::{Seating, Sitter};
use crate::record::{Position, Session};

impl Sitting {
    /// A sitting at which a person has the seat whose knowledge this is, and Nestors of a level all others. No clock runs there.
    pub fn set_up(seen: &Observation, level: Level) -> Option<Sitting> {
        let untimed = Account { rules: Rules { seconds: 0, ..*seen.rules() }, seconds: [0; SEATS], ..seen.account() };
        let seen = Observation::from_account(&untimed).ok()?;
        let rules = *seen.rules();
        let unseen: Vec<Bone> = seen.unseen().iter().collect();
        let (state, deeds) = World::laid_out(&seen, &unseen, [0; SEATS]).ok()?.set_up(&seen);
        let sitters: Vec<Sitter> = rules
            .all_seats()
            .map(|seat| if seat == seen.seat() { Sitter::Person } else { Sitter::Nestor(level) })
            .collect();
        let seating = Seating::new(&sitters)?;
        let (mut sitting, _) = Sitting::new(rules, seating.clone(), Some(0)).ok()?;
        sitting.take_up(Session::new(rules).ok()?, rules, seating, Some(0));
        sitting.set_up = Some(Position::new(state, deeds));
        Some(sitting)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nestor::exercises::exercises;

    #[test]
    fn whoever_sits_down_at_a_position_knows_what_its_seat_knew_and_can_play_what_is_best() {
        for exercise in exercises() {
            let mut sitting = Sitting::set_up(&exercise.seen, Level::Easy).expect("it can be set up");
            let seen = sitting.observe(exercise.seen.seat());
            assert_eq!(seen.account().deeds, exercise.seen.account().deeds);
            assert!(seen.legal().iter().eq(exercise.seen.legal().iter()));
            assert_eq!((seen.seat(), seen.hand(), sitting.clock()), (exercise.seen.seat(), exercise.seen.hand(), None));
            sitting.play(exercise.best).expect("the best play is legal");
            let session = sitting.session();
            assert_eq!(session.record().replay().as_ref(), Ok(session), "no session says other than its record");
        }
    }
}
