//! Where the bones may lie: whether the player wants to see this in the current game, and the
//! latest estimate.
//!
//! The estimate uses only what the player's own seat may know, and it counts as help. An old
//! estimate stays until a better one is ready, so the display never goes empty.

use super::{Clues, SeatEffect, SeatedPlayer};
use crate::GameId;
use crate::Wish;
use crate::nestor::question::{JobId, Kind};
use crate::nestor::{Level, shares::Shares};
use crate::sight::Seat;

/// What the player wants to know about the bones, and the latest estimate.
#[derive(Debug, Default)]
pub(super) struct Beliefs {
    /// Which clues to use, in which game and from which seat. The player has to ask again in each
    /// game, because it counts as help.
    wanted: Option<(Clues, GameId, Seat)>,
    /// The question that has no answer yet.
    job: Option<JobId>,
    /// The moment of the last question, and its clues.
    asked: Option<(u64, Clues)>,
    shares: Option<Shares>,
}

impl Beliefs {
    /// Stores an estimate, unless a newer question was asked since.
    pub(super) fn hear(&mut self, job: JobId, shares: Shares) {
        if self.job == Some(job) {
            self.job = None;
            self.shares = Some(shares);
        }
    }
}

impl SeatedPlayer {
    /// Which clues are used to estimate where the bones lie. `None` if the player has not asked in
    /// this game.
    pub fn clues(&self) -> Option<Clues> {
        let (clues, game, seat) = self.beliefs.wanted?;
        (game == self.view.game && self.view.watcher().open() == Some(seat)).then_some(clues)
    }

    /// Where the bones may lie in this hand, as far as it is known.
    pub fn shares(&self) -> Option<&Shares> {
        self.beliefs.shares.as_ref().filter(|_| self.clues().is_some())
    }

    /// Turns the estimate on or off.
    pub(super) fn believe(&mut self, clues: Option<Clues>) {
        self.beliefs.wanted = clues.map(|clues| (clues, self.view.game, self.view.viewer()));
    }

    /// Asks where the bones may lie, if the player wants to know and this moment has not been asked
    /// about.
    pub(super) fn wonder(&mut self) {
        let Some(clues) = self.clues().filter(|_| self.view.is_played()) else {
            self.effects.extend(self.beliefs.job.take().map(SeatEffect::Cancel));
            (self.beliefs.asked, self.beliefs.shares) = (None, None);
            return;
        };
        let about = Some((self.view.change(), clues));
        if self.beliefs.asked == about {
            return;
        }
        self.effects.extend(self.beliefs.job.take().map(SeatEffect::Cancel));
        self.wish(Wish::Helped);
        let level = match clues {
            Clues::Plays => Level::Brutal,
            Clues::Draws => Level::Beginner,
        };
        let job = self.ask(Kind::Beliefs, level, self.view.seen.clone());
        (self.beliefs.job, self.beliefs.asked) = (Some(job), about);
    }
}
