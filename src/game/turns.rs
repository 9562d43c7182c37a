//! The turns of the Nestors. They play one after the other, each play shown long enough to follow, until a person is to move.

use super::thinking::{JobId, Kind};
use super::{Game, Waiting};
use crate::engine::{Move, Phase};
use std::time::Duration;

/// How far the Nestors have come with their turns.
#[derive(Debug, Default)]
pub(super) struct Turns {
    /// Whether they are taking their turns. Otherwise they wait for OK.
    begun: bool,
    shown_until: Duration,
    thought: Thought,
}

/// What the Nestor on turn is about to do.
#[derive(Debug, Default)]
enum Thought {
    /// He has not been asked yet.
    #[default]
    None,
    Asked(JobId),
    Ready(Move),
}

impl Turns {
    pub(super) fn begin(&mut self, now: Duration) {
        self.begun = true;
        self.shown_until = now;
    }

    /// Shows the last play until then.
    pub(super) fn wait(&mut self, until: Duration) {
        self.shown_until = until;
    }

    pub(super) fn has_shown(&self, now: Duration) -> bool {
        now >= self.shown_until
    }

    /// Drops the current thought, and returns the job to cancel.
    pub(super) fn stop(&mut self) -> Option<JobId> {
        match std::mem::take(&mut self.thought) {
            Thought::Asked(job) => Some(job),
            Thought::None | Thought::Ready(_) => None,
        }
    }

    /// Takes an answer, if it is the one that is awaited.
    pub(super) fn hear(&mut self, answered: JobId, step: Move) {
        if matches!(self.thought, Thought::Asked(job) if job == answered) {
            self.thought = Thought::Ready(step);
        }
    }

    /// Whether a Nestor has been asked for his move and has not answered.
    const fn thinks(&self) -> bool {
        matches!(self.thought, Thought::Asked(_))
    }
}

impl Game {
    /// Since when the player has been waiting for a Nestor who is thinking. The wait begins once the last play has been shown.
    pub fn waited_since(&self) -> Option<Duration> {
        (self.turns.begun && self.turns.thinks()).then_some(self.turns.shown_until)
    }
    /// Lets the Nestors do everything that they can do by now.
    pub(super) fn go_on(&mut self, now: Duration) {
        if self.holds_turns() {
            return;
        }
        self.take_for_others(now);
        while self.others_turn() {
            if !self.turns.begun {
                if !self.habits.auto_ok {
                    return;
                }
                self.turns.begun = true;
            }
            // Thinking while the last play is still shown costs no time.
            let Some(step) = self.next_of_nestor() else { return };
            if !self.turns.has_shown(now) {
                return;
            }
            let Ok(events) = self.make(step) else { return };
            self.add(events);
            self.turns.wait(now + self.pace_after(step));
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

    /// How long a Nestor's move is shown. In a timed game he draws more slowly than he plays, so that each bone can be seen.
    fn pace_after(&self, step: Move) -> Duration {
        match step {
            Move::Draw if self.rules().seconds > 0 => self.habits.pace * 5 / 3,
            _ => self.habits.pace,
        }
    }

    /// When the others go on by themselves, with a move or by taking bones before a hand. This is never before the last play has been shown, and never while a
    /// Nestor thinks.
    pub(super) fn next_of_others(&self) -> Option<Duration> {
        let Turns { begun, shown_until, .. } = self.turns;
        let goes_on = (begun && !self.turns.thinks()).then_some(shown_until);
        // A game from a file may stand at a turn of the others that has not begun.
        let unbegun = self.habits.auto_ok && self.others_turn() && !begun;
        let taking = (self.others_take() || self.shows_lot_for_now()).then_some(shown_until);
        goes_on.or(unbegun.then_some(Duration::ZERO)).or(taking)
    }

    /// Whether a Nestor is to move, or a person whose turn is played for them.
    pub(super) fn others_turn(&self) -> bool {
        self.seen.phase() == Phase::Playing
            && self.ceremony.is_none()
            && (!self.sitting.seating().is_person(self.seen.to_move()) || self.plays_itself())
    }

    /// Whether the turn of the person for whom the hand is covered has no choice, and such turns are played for them.
    pub(super) fn plays_itself(&self) -> bool {
        self.habits.forced && self.hides_the_hand() && self.sitting.observe(self.seen.to_move()).legal().len() == 1
    }

    /// What the Nestor on turn does, once he has decided. He makes an only move without thinking.
    fn next_of_nestor(&mut self) -> Option<Move> {
        match self.turns.thought {
            Thought::Asked(_) => return None,
            Thought::Ready(step) => return Some(step),
            Thought::None => {}
        }
        let seat = self.seen.to_move();
        let seen = self.sitting.observe(seat);
        let moves = seen.legal();
        let only = moves.nth(0).filter(|_| moves.len() == 1);
        if let Some(step) = only {
            self.turns.thought = Thought::Ready(step);
            return only;
        }
        let level = self.sitting.seating().level(seat).unwrap_or_default();
        let job = self.ask(Kind::Move, level, seen);
        self.turns.thought = Thought::Asked(job);
        None
    }

    /// What the game waits for.
    pub fn waiting(&self) -> Waiting {
        if let Some(ceremony) = &self.ceremony {
            return ceremony.waiting(self.viewer());
        }
        match self.seen.phase() {
            Phase::GameOver => Waiting::NewGame,
            _ if self.is_paused() => Waiting::Paused,
            Phase::HandOver => Waiting::NewHand,
            Phase::Playing if self.others_turn() && self.turns.begun => Waiting::Others,
            Phase::Playing if self.others_turn() => Waiting::Ok,
            Phase::Playing if self.hides_the_hand() => Waiting::Uncover(self.viewer()),
            Phase::Playing => {
                let legal = self.seen.legal();
                match (legal.can_play(), legal.draw) {
                    (true, may_draw) => Waiting::You { may_draw },
                    (false, true) => Waiting::Draw,
                    (false, false) => Waiting::Pass,
                }
            }
        }
    }
}
