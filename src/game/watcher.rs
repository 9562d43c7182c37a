//! Who looks at the screen. One person alone always does. Several people pass it on: a hand is covered as soon as its turn ends, and stays covered until the
//! next person uncovers it.
//!
//! A game shows nothing but what its [`Watcher`] sees and hears, so nothing that is shown, said or sounded can hold a bone that is hidden from them.

use super::{Game, Hidden};
use crate::engine::{Event, Observation, Phase, Seat};
use crate::{record::Chronicle, sitting::Sitting};
use std::time::Duration;

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Watcher {
    /// The person on this seat, who sees their own bones.
    Seat(Seat),
    /// Anybody. The screen waits for the person on this seat, whose bones are covered like all others.
    Covered(Seat),
}

impl Watcher {
    /// The seat at the front of the table.
    pub const fn seat(self) -> Seat {
        match self {
            Watcher::Seat(seat) | Watcher::Covered(seat) => seat,
        }
    }

    /// The seat whose bones are seen, if any are.
    pub const fn open(self) -> Option<Seat> {
        match self {
            Watcher::Seat(seat) => Some(seat),
            Watcher::Covered(_) => None,
        }
    }

    pub(super) fn sees(self, sitting: &Sitting) -> Observation {
        match self {
            Watcher::Seat(seat) => sitting.observe(seat),
            Watcher::Covered(seat) => sitting.observe(seat).covered(),
        }
    }

    pub(super) fn hears(self, event: Event) -> Event {
        match self {
            Watcher::Seat(seat) => event.seen_by(seat),
            Watcher::Covered(_) => event.seen_by_all(),
        }
    }
}

/// Who looks at a game when it comes to the table.
pub(super) fn at_first(sitting: &Sitting) -> Watcher {
    let seating = sitting.seating();
    let state = sitting.state();
    match (seating.is_company(), state.phase()) {
        (false, _) => Watcher::Seat(seating.host()),
        (true, Phase::Playing) => Watcher::Covered(seating.next_person(state.to_move())),
        // Once a hand is over, all its bones lie open.
        (true, _) => Watcher::Seat(seating.next_person(state.to_move())),
    }
}

impl Game {
    /// Who looks at the table.
    pub fn watcher(&self) -> Watcher {
        let seat = self.seen.seat();
        if self.seen.is_covered() { Watcher::Covered(seat) } else { Watcher::Seat(seat) }
    }

    /// The seat at the front of the table.
    pub fn viewer(&self) -> Seat {
        self.seen.seat()
    }

    /// Whether several people share the screen.
    pub fn is_company(&self) -> bool {
        self.sitting.seating().is_company()
    }

    /// Whether the hand at the front is covered, because the screen is being passed on.
    pub const fn hides_the_hand(&self) -> bool {
        self.seen.is_covered()
    }

    /// The game so far as the viewer has seen it.
    pub fn chronicle(&self) -> Chronicle {
        let record = self.sitting.session().record();
        let told = match self.watcher() {
            Watcher::Seat(seat) => Chronicle::of(record, seat),
            Watcher::Covered(seat) => Chronicle::covered(record, seat),
        };
        told.expect("the record of a session can be replayed")
    }

    /// Who looks at the table as it is now. A person keeps the screen until their turn is over.
    pub(super) fn due(&self) -> Watcher {
        let (seating, state) = (self.sitting.seating(), self.sitting.state());
        let now = self.watcher();
        if !seating.is_company() || !seating.is_person(now.seat()) {
            return at_first(&self.sitting);
        }
        match (state.phase(), now) {
            (Phase::Playing, Watcher::Seat(seat)) if seat == state.to_move() => now,
            (Phase::Playing, _) => Watcher::Covered(seating.next_person(state.to_move())),
            (Phase::HandOver | Phase::GameOver, _) => Watcher::Seat(now.seat()),
        }
    }

    /// Covers the hand, so that what comes next is shown to nobody before they ask for it.
    pub(super) fn cover(&mut self) {
        if self.is_company() {
            self.seen = self.seen.covered();
        }
    }

    /// The person to whom the screen was passed on shows their hand.
    pub(super) fn uncover(&mut self, seat: Seat, now: Duration) {
        self.seen = Watcher::Seat(seat).sees(&self.sitting);
        self.changed();
        self.turns.wait(now + self.habits.pace);
    }

    /// Whether the table has help. Several people may have agreed to play without.
    pub fn helps(&self) -> bool {
        !self.sitting.seating().is_without_help()
    }

    /// Whether something hidden may be shown to the viewer. Nobody is shown the hand of another person, nor the boneyard, which would tell of it.
    pub fn may_show(&self, hidden: Hidden) -> bool {
        let seating = self.sitting.seating();
        let nestors = seating.sitters().any(|sitter| !sitter.is_person());
        !self.is_company() || hidden == Hidden::Hands && nestors && self.helps() && !self.hides_the_hand()
    }

    /// The person who asks for Undo, if that is known. While the hand is covered or all hands are open, it could be anyone.
    pub(super) fn asker(&self) -> Option<Seat> {
        self.watcher().open().filter(|_| self.seen.phase() == Phase::Playing)
    }

    /// The people whose turns Undo would take back besides those of the person who asks.
    pub fn undo_takes_back(&self) -> Vec<Seat> {
        if self.is_company() { self.sitting.turns_back(self.asker()).1 } else { Vec::new() }
    }

    /// The person whose turn Redo would make again, unless that person asks.
    pub fn redo_makes_again(&self) -> Vec<Seat> {
        self.others(self.sitting.turn_forward().into_iter().collect())
    }

    /// The people whose turns Restore would take back besides those of the person who asks.
    pub fn restore_takes_back(&self) -> Vec<Seat> {
        self.others(self.sitting.turns_since_preserved())
    }

    /// The people besides the person who asks whose game a restart would give up.
    pub fn restart_gives_up(&self) -> Vec<Seat> {
        let goes_on = self.sitting.is_under_way();
        self.others(self.sitting.seating().people().map(|(seat, _)| seat).filter(|_| goes_on).collect())
    }

    /// These people without the person who asks.
    fn others(&self, mut people: Vec<Seat>) -> Vec<Seat> {
        people.retain(|seat| self.is_company() && self.asker() != Some(*seat));
        people
    }
}
