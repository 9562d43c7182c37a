//! Where the bones may lie: whether the player wants to see this in the current game, and the latest estimate.
//!
//! The estimate uses only what the player's own seat may know, and it counts as help. An old estimate stays until a better one is ready, so the display never
//! goes empty.

use crate::engine::{Phase, Seat};
use crate::game::thinking::{JobId, Kind};
use crate::game::{Clues, Effect, Game, Help};
use crate::nestor::{Level, shares::Shares};
use crate::record::GameId;

/// What the player wants to know about the bones, and the latest estimate.
#[derive(Debug, Default)]
pub(in crate::game) struct Beliefs {
    /// Which clues to use, in which game and from which seat. The player has to ask again in each game, because it counts as help.
    wanted: Option<(Clues, GameId, Seat)>,
    /// The question that has no answer yet.
    job: Option<JobId>,
    /// The moment of the last question, and its clues.
    asked: Option<(u64, Clues)>,
    shares: Option<Shares>,
}

impl Game {
    /// Which clues are used to estimate where the bones lie. `None` if the player has not asked in this game.
    pub fn clues(&self) -> Option<Clues> {
        let (clues, game, seat) = self.beliefs.wanted?;
        (game == self.sitting.game_id() && self.watcher().open() == Some(seat)).then_some(clues)
    }

    /// Where the bones may lie in this hand, as far as it is known.
    pub fn shares(&self) -> Option<&Shares> {
        self.beliefs.shares.as_ref().filter(|_| self.clues().is_some())
    }

    /// Whether a hand is being played: the bones are taken, and the hand is not over.
    pub fn is_played(&self) -> bool {
        self.seen.phase() == Phase::Playing && self.ceremony.is_none()
    }

    /// Turns the estimate on or off.
    pub(in crate::game) fn believe(&mut self, clues: Option<Clues>) {
        self.beliefs.wanted = clues.map(|clues| (clues, self.sitting.game_id(), self.viewer()));
    }

    /// Asks where the bones may lie, if the player wants to know and this moment has not been asked about.
    pub(in crate::game) fn wonder(&mut self) {
        let Some(clues) = self.clues().filter(|_| self.is_played()) else {
            self.cancel_beliefs();
            (self.beliefs.asked, self.beliefs.shares) = (None, None);
            return;
        };
        if self.beliefs.asked == Some((self.moment, clues)) {
            return;
        }
        self.cancel_beliefs();
        self.note_help(Help::Judged);
        let level = match clues {
            Clues::Plays => Level::Brutal,
            Clues::Draws => Level::Beginner,
        };
        let job = self.ask(Kind::Beliefs, level, self.seen.clone());
        (self.beliefs.job, self.beliefs.asked) = (Some(job), Some((self.moment, clues)));
    }

    /// Stores an estimate, unless a newer question was asked since.
    pub(in crate::game) fn hear_shares(&mut self, job: JobId, shares: Shares) {
        if self.beliefs.job == Some(job) {
            self.beliefs.job = None;
            self.beliefs.shares = Some(shares);
        }
    }

    fn cancel_beliefs(&mut self) {
        if let Some(job) = self.beliefs.job.take() {
            self.effects.push(Effect::Cancel(job));
        }
    }
}
