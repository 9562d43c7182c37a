//! How a sitting begins: with a new game, with one that was read, or with a position that was set
//! up.

use super::current::Current;
use super::place::About;
use super::timeline::Timeline;
use super::{Accounts, Sitting};
use crate::career::AgreedMatch;
use crate::engine::world::set_up;
use crate::engine::{Bone, Event, Observation, Rules, RulesError, SEATS, Seats, World, account::Account};
use crate::nestor::Level;
use crate::record::{Drawing, GameId, Opened, Position, Seating, Session, Sitter};

impl Sitting {
    /// Makes a sitting that opens with a game with these rules, dealt from a number or at random.
    /// Also returns the events so far: the first deal, and the lead if it is forced.
    pub fn new(rules: Rules, seating: Seating, number: Option<u64>) -> Result<(Sitting, Vec<Event>), RulesError> {
        Sitting::begun(rules, seating, number, None)
    }

    /// The same with a first deal that all at the table may have drawn, for the game with this id.
    pub fn begun(
        rules: Rules,
        seating: Seating,
        number: Option<u64>,
        drawing: Option<(Box<Drawing>, GameId)>,
    ) -> Result<(Sitting, Vec<Event>), RulesError> {
        let about = About::of_new(rules, seating.for_table(rules.seats()), number);
        let mut sitting = Sitting {
            current: Current::new(Session::new(rules)?, about),
            timeline: Timeline::default(),
            accounts: Accounts::default(),
            strengths: seating,
            drawing,
        };
        if number.is_some() {
            // Deals that were chosen are practice for everyone.
            sitting.practise(Seats::ALL);
        }
        let events = sitting.deal(None);
        Ok((sitting, events))
    }

    /// Makes a sitting with a game that was read.
    pub fn of(opened: &Opened, levels: &[Level]) -> Option<Sitting> {
        let (mut sitting, _) = Sitting::new(*opened.rules(), opened.seating(levels), Some(0)).ok()?;
        sitting.take_up_opened(opened, levels);
        Some(sitting)
    }

    /// Sets up a position, so that a player can look for the best play in it: a person on the
    /// observing seat and Nestors of a level on all others, without a clock. Everything that one
    /// seat knows is as it was. The hidden bones are in arbitrary places. They must not be shown,
    /// and play must stop before they matter.
    pub fn set_up(seen: &Observation, level: Level) -> Option<Sitting> {
        let untimed = Account { rules: Rules { seconds: 0, ..*seen.rules() }, seconds: [0; SEATS], ..seen.account() };
        let seen = Observation::from_account(&untimed).ok()?;
        let rules = *seen.rules();
        let unseen: Vec<Bone> = seen.unseen().iter().collect();
        let (state, deeds) = set_up(World::laid_out(&seen, &unseen, [0; SEATS]).ok()?, &seen);
        let sitters: Vec<Sitter> = rules
            .all_seats()
            .map(|seat| if seat == seen.seat() { Sitter::HOST } else { Sitter::Nestor(level) })
            .collect();
        let seating = Seating::new(&sitters)?;
        let (mut sitting, _) = Sitting::new(rules, seating.clone(), Some(0)).ok()?;
        sitting.take_up(Session::new(rules).ok()?, rules, seating, Some(0));
        sitting.current.set_up = Some(Position { state, deeds });
        Some(sitting)
    }
}

/// Returns the current table of a match. It has the last deal that was started, as far as it was
/// played, or else the first deal.
pub fn table_of_match(played: &AgreedMatch) -> Option<(Sitting, Vec<Event>)> {
    let Some(record) = played.begun().last() else { return table_of_deal(played, 0) };
    let opened = Opened::at(record, None, 0, usize::MAX).ok()?;
    let seating = played.seating();
    let levels: Vec<Level> = played.rules().all_seats().filter_map(|seat| seating.level(seat)).collect();
    Some((Sitting::of(&opened, &levels)?, Vec::new()))
}

/// Returns a table at which a deal of a match begins, with the events so far.
pub fn table_of_deal(played: &AgreedMatch, at: u16) -> Option<(Sitting, Vec<Event>)> {
    let number = played.deals().nth(at.into())?;
    Sitting::new(*played.rules(), played.seating().clone(), Some(number)).ok()
}
