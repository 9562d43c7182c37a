//! What could be known of where the bones lie: whether the player wants it to be told in this game, and what was found out last.
//!
//! It is told of the player's own seat, from nothing but what that seat may know, and it counts as help. What was found out stands until more is known, so that
//! whoever looks at it sees it grow better, and never empty.

use super::Game;
use super::input::{Clues, Effect, Help};
use super::thinking::{JobId, Kind};
use crate::engine::state::Phase;
use crate::nestor::Level;
use crate::nestor::shares::Shares;

/// What the player wants to know of the bones, and what is known.
#[derive(Debug, Default)]
pub(super) struct Beliefs {
    /// By what it is to be told, and in which game: in the next one it has to be wanted anew, for it counts as help.
    wanted: Option<(Clues, u64)>,
    /// The question that is not answered yet.
    job: Option<JobId>,
    /// The moment that was asked about last, and by what.
    asked: Option<(u64, Clues)>,
    shares: Option<Shares>,
}

impl Game {
    /// By what it is told where the bones may lie, if it is.
    pub fn clues(&self) -> Option<Clues> {
        let (clues, game) = self.beliefs.wanted?;
        (game == self.sitting.game()).then_some(clues)
    }

    /// Where the bones may lie, as far as that was found out for this hand.
    pub fn shares(&self) -> Option<&Shares> {
        self.beliefs.shares.as_ref().filter(|_| self.clues().is_some())
    }

    /// Whether a hand is being played, and not still taken up or over.
    pub fn is_played(&self) -> bool {
        self.seen.phase() == Phase::Playing && self.ceremony.is_none()
    }

    /// From now on it is told where the bones may lie, or no longer.
    pub(super) fn believe(&mut self, clues: Option<Clues>) {
        self.beliefs.wanted = clues.map(|clues| (clues, self.sitting.game()));
    }

    /// Asks where the bones may lie, if somebody wants to know it and this moment was not asked about.
    pub(super) fn wonder(&mut self) {
        let told = self.clues();
        if told.is_none() || !self.is_played() {
            self.forget_beliefs();
            return;
        }
        let Some(clues) = told.filter(|clues| self.beliefs.asked != Some((self.moment, *clues))) else { return };
        self.cancel_beliefs();
        self.note_help(Help::Judged);
        let level = match clues {
            Clues::Plays => Level::Brutal,
            Clues::Draws => Level::Beginner,
        };
        let job = self.ask(Kind::Beliefs, level, self.seen.clone());
        (self.beliefs.job, self.beliefs.asked) = (Some(job), Some((self.moment, clues)));
    }

    /// Takes in what was found out, unless something else was asked since.
    pub(super) fn hear_shares(&mut self, job: JobId, shares: Shares) {
        if self.beliefs.job == Some(job) {
            self.beliefs.job = None;
            self.beliefs.shares = Some(shares);
        }
    }

    fn forget_beliefs(&mut self) {
        self.cancel_beliefs();
        (self.beliefs.asked, self.beliefs.shares) = (None, None);
    }

    fn cancel_beliefs(&mut self) {
        if let Some(job) = self.beliefs.job.take() {
            self.effects.push(Effect::Cancel(job));
        }
    }
}
