//! How a table goes on by itself: the ceremony before a hand, the turns of those who are no people,
//! and the clock.

use super::screen::Screen;
use super::sitting::Current;
use super::{Preparation, Refusal, ScreenId, Table, TableHabits, Waiting, turns::NextMove};
use crate::engine::{Event, Move, Phase, Rules, Seat, Seats, deal::Turned};
use crate::nestor::question::{JobId, Kind, Question};
use crate::record::Drawing;
use std::time::Duration;

/// How long a Nestor's move is shown. In a timed game he draws more slowly than he plays, so that each bone
/// can be seen.
fn pace_after(habits: &TableHabits, step: Move, rules: &Rules) -> Duration {
    match step {
        Move::Draw if rules.seconds > 0 => habits.pace * 5 / 3,
        _ => habits.pace,
    }
}

impl Table {
    /// Lets everyone do what they can do by now without a person.
    pub(super) fn go_on(&mut self, now: Duration) {
        if self.holds_turns() {
            return;
        }
        while self.preparation.as_ref().is_some_and(|before| before.goes_on(&self.habits))
            && self.turns.has_shown(now)
            && let Some(preparation) = &mut self.preparation
        {
            let (pace, over) = preparation.step_by_itself(&self.habits);
            self.turns.wait(now + pace);
            self.stage += 1;
            if over {
                self.preparation = None;
            }
        }
        while self.others_turn() {
            if !self.turns.begun {
                if !self.habits.auto_ok {
                    return;
                }
                self.turns.begun = true;
            }
            // Thinking while the last play is still shown costs no time.
            let Some(step) = self.next_of_others_turn(now) else { return };
            if !self.turns.has_shown(now) {
                return;
            }
            let mover = self.screens.first().seen.to_move();
            if self.is_played_for(mover) {
                // Nestor's play is as much help as his advice.
                self.keep(|sitting| sitting.practise(Seats::of(mover)));
            }
            let Ok(events) = self.make(step) else { return };
            self.screens.add(events);
            self.turns.wait(now + pace_after(&self.habits, step, self.screens.first().seen.rules()));
            if self.habits.ok_each_step && !self.habits.auto_ok {
                break;
            }
            if matches!(step, Move::Play(..) | Move::Boom(_)) {
                // Each play is shown before the next one, even at a pace that waits for nothing.
                return;
            }
        }
        self.turns.begun = false;
    }

    /// When the others go on by themselves, with a move or by taking bones before a hand. This is
    /// never before the last play has been shown, and never while a Nestor thinks.
    pub(super) fn next_of_others(&self) -> Option<Duration> {
        let shown_until = self.turns.shown_until();
        let decided = (!self.turns.thinks()).then_some(shown_until).or_else(|| self.turns.ripens());
        let goes_on = decided.filter(|_| self.turns.begun);
        // A game from a file may stand at a turn of the others that has not begun.
        let unbegun = self.habits.auto_ok && self.others_turn() && !self.turns.begun;
        let taking = self.preparation.as_ref().is_some_and(|before| before.goes_on(&self.habits));
        goes_on.or(unbegun.then_some(Duration::ZERO)).or(taking.then_some(shown_until))
    }

    /// Whether a Nestor is to move, or a person whose turn is played for them.
    fn others_turn(&self) -> bool {
        let seen = &self.screens.first().seen;
        seen.phase() == Phase::Playing
            && self.preparation.is_none()
            && (!self.sitting.current().seating().is_person(seen.to_move())
                || self.is_played_for(seen.to_move())
                || self.screens.plays_itself(self.sitting.current(), &self.habits))
    }

    /// Whether Nestor plays for the person on a seat, who is away.
    fn is_played_for(&self, seat: Seat) -> bool {
        self.shared.as_ref().is_some_and(|shared| shared.stand_ins.contains(seat))
    }

    /// What the player on turn does who is no person, once that is decided. An only move needs no
    /// thought, and nobody sees that.
    fn next_of_others_turn(&mut self, now: Duration) -> Option<Move> {
        self.turns.ripen(now);
        match self.turns.thought() {
            NextMove::Asked(..) | NextMove::Only(..) => return None,
            NextMove::Ready(step) => return Some(step),
            NextMove::None => {}
        }
        let (game, seat) = (self.sitting.current(), self.screens.first().seen.to_move());
        let seen = game.observe(seat);
        let moves = seen.legal();
        let only = moves.nth(0).filter(|_| moves.len() == 1);
        if let Some(step) = only {
            self.turns.has_only(step, seat, now);
            return only.filter(|_| !self.turns.thinks());
        }
        let level = game.seating().level(seat).unwrap_or_default();
        self.jobs += 1;
        let job = JobId { kind: Kind::Move, number: self.jobs };
        let drawing = game.session().record().hands.last().and_then(|hand| hand.drawing.as_deref());
        let chance = drawing.map(Drawing::chance);
        self.effects.push(super::TableEffect::Ask(Box::new(Question { job, level, seen, chance })));
        self.turns.ask(job, seat, now);
        None
    }

    /// What the table waits for, as it is shown on a screen.
    pub(super) fn waiting(&self, at: ScreenId) -> Waiting {
        if let Some(preparation) = &self.preparation {
            return preparation.waiting();
        }
        let screen = self.screens.at(at);
        let seen = &screen.seen;
        match seen.phase() {
            Phase::GameOver => Waiting::NewGame,
            _ if self.clock.is_paused(self.sitting.current()) => Waiting::Paused,
            Phase::HandOver => Waiting::NewHand,
            Phase::Playing if self.others_turn() && self.turns.begun => Waiting::Others,
            Phase::Playing if self.others_turn() => Waiting::Ok,
            // Somebody before another screen.
            Phase::Playing if !screen.has(seen.to_move(), self.sitting.current().seating()) => Waiting::Others,
            Phase::Playing if seen.is_covered() => Waiting::Uncover(seen.seat()),
            Phase::Playing => Waiting::for_turn(seen),
        }
    }

    /// Turns or takes the bone at a place before a hand, or whatever the button does then.
    pub(super) fn take_up(&mut self, place: Option<usize>, now: Duration) {
        let Some(preparation) = &mut self.preparation else { return };
        let over = preparation.go_on(place.filter(|_| !preparation.others_take()));
        self.turns.wait(now + preparation.pause(&self.habits));
        self.stage += 1;
        if over {
            self.preparation = None;
        }
    }

    /// The time left on the clock that is shown: the running one, or else the viewer's own. `None`
    /// if there is no clock.
    pub(super) fn left(&self) -> Option<Duration> {
        let game = self.sitting.current();
        self.sitting.timeline.spent.left(game, game.clock().unwrap_or_else(|| self.screens.first().viewer()))
    }

    /// Whether the table is covered, so that nobody can think while the clock is stopped. It is
    /// while the screen is passed on.
    pub(super) fn is_covered(&self) -> bool {
        let seen = &self.screens.acting(self.sitting.current()).seen;
        let (on_turn, shared) = (seen.to_move(), self.shared.unwrap_or_default());
        let is_away = shared.away.contains(on_turn) && !shared.stand_ins.contains(on_turn);
        self.sitting.current().is_timed() && (self.clock.paused || self.clock.aside || is_away || seen.is_covered())
    }

    /// Whether nobody's turn goes on by itself, because the table is covered. A turn that is played
    /// for a person still does.
    pub(super) fn holds_turns(&self) -> bool {
        let plays_itself = || self.screens.plays_itself(self.sitting.current(), &self.habits);
        self.is_covered() && (self.clock.paused || self.clock.aside || !plays_itself())
    }

    pub(super) fn pause(&mut self) -> Result<(), Refusal> {
        if !self.screens.first().seen.rules().on_time() {
            return Err(Refusal::NoClock);
        }
        if self.sitting.current().is_timed() && !self.clock.paused {
            self.clock.paused = true;
            self.stage += 1;
            self.effects.push(super::TableEffect::KeepClock);
        }
        Ok(())
    }

    pub(super) fn put_aside(&mut self, aside: bool, now: Duration) {
        if self.clock.aside && !aside && !self.clock.paused {
            self.turns.wait(now + self.habits.pace);
        }
        if self.clock.aside != aside {
            self.clock.aside = aside;
            if self.sitting.current().is_timed() {
                self.effects.push(super::TableEffect::KeepClock);
            }
        }
    }

    /// Ends the game if its time is out. Then starts or stops the clock.
    pub(super) fn run_clock(&mut self, now: Duration) {
        let is_out = self.left().is_some_and(|left| left.is_zero()) && self.sitting.current().is_timed();
        if is_out
            && let Some(seat) = self.sitting.current().clock()
            && let Ok(events) = self.make(Move::Clock(seat, 0))
        {
            self.screens.tell(None, events, self.moment);
        }
        self.clock.run(self.sitting.current().is_timed() && !self.is_covered(), now);
    }
}

/// The ceremony of a hand that was just dealt, if it is prepared by hand. People who share a screen
/// do not pass it on for a lot.
pub(super) fn ceremony_of(
    events: &[Event],
    game: &Current,
    front: &Screen,
    habits: &TableHabits,
) -> Option<Preparation> {
    if !habits.by_hand || game.seating().is_company() {
        return None;
    }
    let lot = game.session().record().hands.last().map(|hand| hand.deal.lot.iter().map(Turned::bones));
    let lot = lot.into_iter().flatten().map(<[_]>::to_vec).collect();
    let seen = &front.seen;
    Preparation::before(events, lot, seen.rules(), (seen.leader().0, seen.seat()))
}
