//! "Find better" shows the table before a mistake, without a word about the best play, and lets the
//! player try again.

use super::{Viewer, desk_at};
use crate::nestor::judge::Judgement;
use crate::seat::Input;
use crate::ui::look::Look;
use crate::ui::settings::Settings;
use crate::ui::words::{judged::told, step_name};
use crate::{engine::Move, review::Reviewed};

/// A mistake that the player tries to improve on.
pub(super) struct Better {
    /// The number of deeds in the hand before the mistake.
    made: usize,
    pub(super) tried: Option<(Move, Judgement)>,
    /// Whether the best play has been shown to the player.
    pub(super) shown: bool,
}

impl Better {
    /// Whether the player still has to try.
    pub(super) const fn is_open(&self) -> bool {
        self.tried.is_none() && !self.shown
    }
}

impl Viewer {
    /// Whether the current move is a marked move of the player's own.
    pub(super) fn can_be_better(&self) -> bool {
        let own = |reviewed: &Reviewed| reviewed.seat() == self.seat() && reviewed.mark().is_some();
        !self.ended && self.decision().is_some_and(own)
    }

    /// Goes back to the position before the current mistake for another try.
    pub(super) fn try_better(&mut self, settings: &Settings) {
        let (hand, made) = self.moment();
        if self.can_be_better()
            && let Some(desk) = desk_at(&self.game, (hand, made - 1), settings)
        {
            let made = desk.game().view().seen.deeds().len();
            self.desk = desk;
            self.better = Some(Better { made, tried: None, shown: false });
        }
    }

    /// Takes back the try so that the player can make another.
    pub(super) fn try_again(&mut self, settings: &Settings) {
        // `try_better` starts from the moment after the mistake, so the try must be closed first.
        if self.better.take_if(|better| !better.is_open()).is_some() {
            self.try_better(settings);
        }
    }

    /// Shows the best play on the table. A bone that nobody has drawn yet stays unseen.
    pub(super) fn show_better(&mut self, settings: &Settings) {
        self.better = None;
        self.try_better(settings);
        let Some(better) = &mut self.better else { return };
        better.shown = true;
        let best = self.decision().and_then(Reviewed::judgement).map(|judgement| judgement.best.step);
        match best {
            Some(Move::Play(bone, end)) => self.desk.step(Input::Put(bone, end)),
            Some(Move::Boom(bone)) => self.desk.step(Input::Destroy(bone)),
            _ => {}
        }
    }

    pub(super) fn take_try(&mut self) {
        let Some(better) = self.better.as_ref().filter(|better| better.is_open()) else { return };
        let step = self.desk.game().view().seen.deeds().get(better.made).map(|deed| deed.act.step());
        let judged = self.decision().and_then(Reviewed::judged);
        let tried = step.and_then(|step| Some((step, judged?.of(step)?)));
        if let (Some(better), Some(_)) = (&mut self.better, tried) {
            better.tried = tried;
        }
    }

    /// Ends the try and shows the move that was played in the game.
    pub(super) fn leave_better(&mut self, settings: &Settings) {
        if let Some(desk) = desk_at(&self.game, self.moment(), settings) {
            (self.desk, self.better) = (desk, None);
        }
    }

    pub(super) fn verdict(&self, look: Look<'_>, better: &Better) -> String {
        let words = look.words;
        if better.shown {
            return self.decision().map_or_else(String::new, |made| told(words, made, words.get("you"), true));
        }
        let Some((step, judgement)) = &better.tried else { return words.get("better-find").to_owned() };
        let play = ("play", step_name(words, *step).into());
        if judgement.is_as_good() {
            return words.format("better-right", &[play]);
        }
        let games = ("games", words.games_in_100(judgement.played.loss).into());
        words.format("better-wrong", &[play, games])
    }
}
