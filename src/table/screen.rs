//! Who looks at the screen. One person alone always does. Several people at one screen pass it on:
//! a hand is covered as soon as its turn ends, and stays covered until the next person uncovers it.

use super::sitting::Current;
use super::{Hidden, Watcher};
use crate::engine::{Bones, Event, Observation, Phase, Revealed, Seat};

/// What the screen shows of a table.
#[derive(Debug)]
pub(super) struct Screen {
    /// What its watcher sees. Made once for each change.
    pub(super) seen: Observation,
    /// The hidden thing that is shown.
    pub(super) shown: Option<Hidden>,
}

impl Screen {
    /// The screen of a table that a game has just come to.
    pub(super) fn new(game: &Current) -> Screen {
        Screen { seen: at_first(game).sees(game), shown: None }
    }

    pub(super) fn watcher(&self) -> Watcher {
        Watcher::of(&self.seen)
    }

    pub(super) const fn viewer(&self) -> Seat {
        self.seen.seat()
    }

    /// Looks again at a table that has changed. What was shown is hidden again.
    pub(super) fn look(&mut self, game: &Current) {
        self.seen = self.due(game).sees(game);
        self.shown = None;
    }

    /// Who looks at the table as it is now. A person keeps the screen until their turn is over.
    fn due(&self, game: &Current) -> Watcher {
        let (seating, state) = (game.seating(), game.state());
        let now = self.watcher();
        if !seating.is_company() || !seating.is_person(now.seat()) {
            return at_first(game);
        }
        match (state.phase(), now) {
            (Phase::Playing, Watcher::Seat(seat)) if seat == state.to_move() => now,
            (Phase::Playing, _) => Watcher::Covered(seating.next_person(state.to_move())),
            (Phase::HandOver | Phase::GameOver, _) => Watcher::Seat(now.seat()),
        }
    }

    /// Covers the hand of one of several people, so that what comes next is shown to nobody before
    /// they ask for it.
    pub(super) fn cover(&mut self, game: &Current) {
        if game.seating().is_company() {
            self.seen = self.seen.covered();
        }
    }

    /// The person to whom the screen was passed on shows their hand.
    pub(super) fn uncover(&mut self, seat: Seat, game: &Current) {
        self.seen = Watcher::Seat(seat).sees(game);
    }

    /// The person who asks for something, if that is known. While the hand is covered or all hands
    /// are open, it could be anyone.
    pub(super) fn asker(&self) -> Option<Seat> {
        self.watcher().open().filter(|_| self.seen.phase() == Phase::Playing)
    }

    /// The hidden bones that are revealed on purpose: those that the player asked to see, and at
    /// the end of a hand those that the others still hold.
    pub(super) fn revealed(&self, game: &Current) -> Revealed {
        let playing = self.seen.phase() == Phase::Playing;
        let mut revealed = Revealed::default();
        if !playing || self.shown.is_some() {
            revealed = game.state().reveal();
        }
        if playing && self.shown != Some(Hidden::Hands) {
            revealed.hands = Default::default();
        } else if playing && game.seating().is_company() {
            for (seat, _) in game.seating().people() {
                revealed.hands[seat.index()] = Bones::NONE;
            }
        }
        if self.shown != Some(Hidden::Boneyard) {
            revealed.boneyard.clear();
        }
        revealed
    }
}

impl Watcher {
    fn sees(self, game: &Current) -> Observation {
        match self {
            Watcher::Seat(seat) => game.observe(seat),
            Watcher::Covered(seat) => game.observe(seat).covered(),
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
fn at_first(game: &Current) -> Watcher {
    let seating = game.seating();
    let state = game.state();
    match (seating.is_company(), state.phase()) {
        (false, _) => Watcher::Seat(seating.host()),
        (true, Phase::Playing) => Watcher::Covered(seating.next_person(state.to_move())),
        // Once a hand is over, all its bones lie open.
        (true, _) => Watcher::Seat(seating.next_person(state.to_move())),
    }
}
