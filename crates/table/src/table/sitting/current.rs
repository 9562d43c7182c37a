//! The game at the table as it stands.

use super::place::{About, Hands, Snapshot};
use crate::engine::{GameState, Move, Observation, Phase, Rules, Seat, Seats};
use crate::record::{GameId, Position, Replay, Seating, Session};

/// The game at the table, or a position that was set up.
#[derive(Clone, PartialEq, Debug)]
pub struct Current {
    pub(super) session: Session,
    /// A position that was set up instead of a game. Then nothing was dealt.
    pub(super) set_up: Option<Position>,
    /// The finished hands of this game, shared with the kept places.
    done: Hands,
    /// Everything else about the game.
    pub(in crate::table) about: About,
}

impl Current {
    pub(super) fn new(session: Session, about: About) -> Current {
        let mut current = Current { session, set_up: None, done: Hands::default(), about };
        current.count_done();
        current
    }

    /// A place that was left, with its game replayed.
    pub(super) fn at(place: Snapshot, session: Session) -> Current {
        Current { session, set_up: None, done: place.hands.done(), about: place.about }
    }

    /// Puts another state of a game on the table.
    pub(super) fn set_session(&mut self, session: Session) {
        self.session = session;
        self.count_done();
    }

    fn count_done(&mut self) {
        let hands = &self.session.record().hands;
        let done = &hands[..hands.len().saturating_sub(1)];
        self.done = done.iter().fold(Hands::default(), |before, hand| before.then(hand.clone()));
    }

    /// The hand that is over becomes one of the finished hands.
    pub(super) fn close_hand(&mut self) {
        self.done = self.hands();
    }

    /// The current game. For a position that was set up, it is a game without a deal.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Whether it is a position that was set up.
    pub const fn is_set_up(&self) -> bool {
        self.set_up.is_some()
    }

    /// The current state of the game.
    pub const fn state(&self) -> &GameState {
        match &self.set_up {
            Some(position) => &position.state,
            None => self.session.state(),
        }
    }

    /// What a seat knows about the game.
    pub fn observe(&self, seat: Seat) -> Observation {
        self.set_up.as_ref().map_or_else(|| self.session.observe(seat), |position| position.observe(seat))
    }

    /// Who sits where.
    pub const fn seating(&self) -> &Seating {
        &self.about.seating
    }

    /// The id of the game.
    pub const fn id(&self) -> GameId {
        GameId(self.about.game)
    }

    /// The number of the tally that the game counts in.
    pub const fn era(&self) -> u64 {
        self.about.era
    }

    /// The number that its deals come from.
    pub const fn number(&self) -> u64 {
        self.about.number
    }

    /// Takes over the levels of the Nestors, if the same people sit at the table and there are
    /// levels for all Nestors.
    pub(super) fn take_levels(&mut self, levels: &Seating) {
        let seating = &mut self.about.seating;
        let here = levels.for_table(seating.seats());
        if levels.seats() >= seating.seats() && here.same_people(seating) {
            *seating = here;
        }
    }

    pub(super) fn phase(&self) -> Phase {
        self.state().phase()
    }

    /// Whether there is a clock that could run.
    pub(in crate::table) fn is_timed(&self) -> bool {
        self.clock().is_some() && self.phase() != Phase::GameOver
    }

    /// Lets a Nestor play in the place of the program on a seat for the rest of the game.
    pub(in crate::table) fn replace(&mut self, seat: Seat) {
        self.about.seating = self.about.seating.replacing(Seats::of(seat));
    }

    pub(super) fn rules(&self) -> &Rules {
        self.state().rules()
    }

    /// Whether a new game would end one that has begun.
    pub fn is_under_way(&self) -> bool {
        let begun = || self.session.record().hands.last().is_some_and(|hand| hand.moves.len() > 1);
        self.phase() != Phase::GameOver && (!self.done.is_empty() || begun())
    }

    fn hands(&self) -> Hands {
        self.session.record().hands.last().map_or_else(Hands::default, |last| self.done.then(last.clone()))
    }

    /// The moment that the game stands at.
    pub(in crate::table) fn place(&self) -> Snapshot {
        Snapshot { rules: self.session.record().rules, hands: self.hands(), about: self.about.clone() }
    }

    /// Who was to move at an earlier place of this hand.
    pub(in crate::table) fn mover_at(&self, place: &Snapshot) -> Option<Seat> {
        let hands = &self.session.record().hands;
        let (hand, (last, _)) = (hands.last()?, place.hands.split_last()?);
        let same = place.about.game == self.about.game && place.hands.backwards().count() == hands.len();
        let is_deed = |step: &&Move| !matches!(step, Move::Clock(..) | Move::Resign(_));
        let deed = last.moves.iter().filter(is_deed).count();
        let is_before = same && hand.moves.starts_with(&last.moves);
        self.session.deeds().seat_of(deed).filter(|_| is_before)
    }

    /// Whether nothing was dealt or drawn since an earlier place, and the hand goes on.
    pub(in crate::table) fn has_no_news_since(&self, place: &Snapshot) -> bool {
        let hands = &self.session.record().hands;
        let same = place.about.game == self.about.game && place.hands.backwards().count() == hands.len();
        let made = place.hands.split_last().map_or(0, |(last, _)| last.moves.len());
        let since = hands.last().and_then(|hand| hand.moves.get(made..)).unwrap_or_default();
        self.phase() == Phase::Playing && same && !since.iter().any(|step| matches!(step, Move::Draw | Move::Boom(_)))
    }

    /// The seats of the people whose turns in this game a return to an earlier place would take
    /// back. If it is a place in another game, that is all of them.
    pub(in crate::table) fn turns_since(&self, place: &Snapshot) -> Seats {
        let mut kept: Vec<_> = place.hands.backwards().map(|hand| &hand.moves).collect();
        kept.reverse();
        let (mut same, mut acted) = (place.about.game == self.about.game, Seats::NONE);
        let note = |seen: Replay<'_>| {
            let Replay::Move(made) = seen else { return };
            let before = kept.get(made.hand - 1).and_then(|moves| moves.get(made.number - 1));
            same &= before == Some(&made.step);
            if !same && !matches!(made.step, Move::Clock(..)) {
                acted.insert(made.before.to_move());
            }
        };
        let _ = self.session.record().replay_with(note);
        acted.iter().filter(|seat| self.about.seating.is_person(*seat)).collect()
    }
}
