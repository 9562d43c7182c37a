//! The tutor. He judges the position while the player thinks, and asks before a play that gives
//! something away. A hint shows the same judgement.
//!
//! Only the play that he must judge waits. If the player does anything else instead, that play is
//! dropped and the game is unchanged. A questioned play is made when the player confirms it, not
//! when it is tried again, so the second click of a double click confirms nothing.

use super::{Advice, Hint, HintStage, Note, SeatEffect, SeatedPlayer};
use crate::nestor::judge::{Judged, Judgement, why};
use crate::nestor::question::{Found, JobId, Kind};
use crate::nestor::{Level, sensible};
use crate::{Refusal, Wish};
use crate::{Tutor, sight::Move};
use std::time::Duration;

/// A play that the player means to make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Meant {
    pub(super) step: Move,
    /// Whether it is a lead to the west.
    pub(super) west: bool,
}

impl From<Move> for Meant {
    fn from(step: Move) -> Meant {
        Meant { step, west: false }
    }
}

/// What the tutor says about the play that waits.
#[derive(Clone, PartialEq, Debug)]
pub enum Doubt {
    /// He is still judging it.
    Looking(Move),
    /// Something is better.
    Told {
        /// The play.
        step: Move,
        /// What the play would cost, and compared with which play.
        judgement: Box<Judgement>,
        /// Whether the player wants to see the best play.
        shown: bool,
    },
}

/// What the tutor knows at this moment of the game.
#[derive(Debug, Default)]
pub(super) struct Tutoring {
    position: Position,
    /// The play that waits, and what he says about it.
    pub(super) waits: Option<(Meant, Doubt)>,
}

impl Tutoring {
    /// Shows the best play beside the one that waits.
    pub(super) const fn show_better(&mut self) {
        if let Some((_, Doubt::Told { shown, .. })) = &mut self.waits {
            *shown = true;
        }
    }
}

/// How far he has come with the position.
#[derive(Debug, Default)]
enum Position {
    #[default]
    Unknown,
    Asked(JobId),
    Judged(Judged),
    /// The thought failed, and he stays silent.
    Failed,
}

impl SeatedPlayer {
    /// What the tutor says about the play that waits, if there is one.
    pub fn doubt(&self) -> Option<&Doubt> {
        self.tutoring.waits.as_ref().map(|(_, doubt)| doubt)
    }

    /// Makes a play of the player, unless the tutor has to ask first.
    pub(super) fn mean(&mut self, meant: Meant, now: Duration) -> Result<(), Refusal> {
        self.view.may_act()?;
        if self.tutoring.waits.as_ref().is_some_and(|(waiting, _)| *waiting == meant) {
            return Ok(());
        }
        self.rethink();
        if !self.is_tutored() || !self.view.seen.legal().contains(meant.step) {
            self.effects.push(self.wish_for(meant));
            return Ok(());
        }
        self.look_ahead();
        match &self.tutoring.position {
            Position::Asked(_) => {
                self.tutoring.waits = Some((meant, Doubt::Looking(meant.step)));
                self.noted.show(Note::TutorLooks, now);
            }
            Position::Judged(_) => self.weigh(meant, now),
            Position::Unknown | Position::Failed => self.effects.push(self.wish_for(meant)),
        }
        Ok(())
    }

    /// Asks about a play, or makes it if there is nothing to ask.
    fn weigh(&mut self, meant: Meant, now: Duration) {
        let Position::Judged(judged) = &self.tutoring.position else { return self.effects.push(self.wish_for(meant)) };
        match judged.of(meant.step).filter(|judgement| self.habits.tutor.asks(judgement)) {
            Some(judgement) => {
                self.wish(Wish::Helped);
                let told = Doubt::Told { step: meant.step, judgement: Box::new(judgement), shown: false };
                self.tutoring.waits = Some((meant, told));
                self.noted.show(Note::TutorDoubts, now);
            }
            None => self.effects.push(self.wish_for(meant)),
        }
    }

    /// Makes the play that he asks about.
    pub(super) fn play_anyway(&mut self) -> Result<(), Refusal> {
        self.view.may_act()?;
        if let Some((meant, _)) = self.tutoring.waits.take() {
            self.effects.push(self.wish_for(meant));
        }
        Ok(())
    }

    /// What makes a play at the table.
    pub(super) const fn wish_for(&self, Meant { step, west }: Meant) -> SeatEffect {
        SeatEffect::Wish(Wish::Play { step, west, draws_on: self.habits.auto_draw }, self.view.moment)
    }

    /// Drops the play that waits. Returns whether there was one.
    pub(super) fn rethink(&mut self) -> bool {
        self.noted.end(Note::is_of_tutor);
        self.tutoring.waits.take().is_some()
    }

    /// Whether the tutor watches the player's next play.
    pub(super) fn is_tutored(&self) -> bool {
        let view = &self.view;
        self.habits.tutor != Tutor::Off && view.helps() && view.is_your_turn() && view.seen.legal().len() > 1
    }

    /// Has the position judged while the player thinks, so that the tutor can answer at once.
    pub(super) fn look_ahead(&mut self) {
        if self.is_tutored() {
            self.judge_position();
        }
    }

    /// Has the position judged, unless that has begun or there is no choice. The tutor, a hint and
    /// a later review ask the same question, so their figures are the same.
    pub(super) fn judge_position(&mut self) {
        if self.view.seen.legal().len() > 1 && matches!(self.tutoring.position, Position::Unknown) {
            let job = self.ask(Kind::Judge, Level::Brutal, self.view.seen.clone());
            self.tutoring.position = Position::Asked(job);
        }
    }

    /// Takes the judgement of a position. A play that waits for it is made or questioned.
    pub(super) fn hear_judge(&mut self, answered: JobId, found: Found, now: Duration) {
        if !matches!(self.tutoring.position, Position::Asked(job) if job == answered) {
            return;
        }
        self.tutoring.position = match found {
            Found::Judged(judged) => Position::Judged(judged),
            Found::Choice(_) | Found::Shares(_) | Found::Nothing => Position::Failed,
        };
        self.give_hint(now);
        let waits = self.tutoring.waits.as_ref().map(|(meant, _)| *meant);
        if let Some(meant) = waits.filter(|_| self.view.may_act().is_ok()) {
            self.rethink();
            self.weigh(meant, now);
        }
    }

    /// Gives the hint that the player waits for, once the position is judged.
    pub(super) fn give_hint(&mut self, now: Duration) {
        if self.hint != Some(Hint::Thinking) {
            return;
        }
        let judged = match &self.tutoring.position {
            Position::Asked(_) => return,
            Position::Judged(judged) => Some(judged),
            Position::Unknown | Position::Failed => None,
        };
        let first = judged.and_then(|judged| judged.candidates.first());
        let best = first.map_or_else(|| sensible(&self.view.seen), |best| best.step);
        let why = judged.and_then(|judged| {
            let (first, tempting) = (first?, judged.tempting(best, None)?);
            Some((*why(&self.view.seen, first, tempting).first()?, tempting.step))
        });
        let candidates = judged.map(|judged| judged.candidates.clone()).unwrap_or_default();
        // Where there is no choice, there is nothing to look for.
        let stage = if why.is_some() { HintStage::Nudge } else { HintStage::Play };
        let advice = Advice { best, candidates, why, stage };
        self.noted.show(advice.note(), now);
        self.hint = Some(Hint::Given(advice));
    }

    /// Drops the judgement of the position, finished or not.
    pub(super) fn forget_position(&mut self) {
        if let Position::Asked(job) = std::mem::take(&mut self.tutoring.position) {
            self.effects.push(SeatEffect::Cancel(job));
        }
    }
}
