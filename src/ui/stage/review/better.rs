//! "Find better" shows the table before a mistake, without a word about the best play, and lets the
//! player try again. It can lay the best play on the table, or what the game's play was answered
//! with, and what follows.

use super::{Viewer, at_rest, desk_at};
use crate::nestor::judge::{Judgement, Weighed};
use crate::ui::look::Look;
use crate::ui::settings::Settings;
use crate::ui::words::{judged::told, step_name};
use crate::{engine::Move, review::Reviewed};
use crate::{msg, say};

/// A mistake that the player tries to improve on.
pub(super) struct Better {
    /// The number of deeds in the hand before the mistake.
    made: usize,
    pub(super) tried: Option<(Move, Judgement)>,
    pub(super) shown: Option<LaidLine>,
}

/// A play and what follows it. The first moves of this lie on the table.
pub(super) struct LaidLine {
    /// Whether this is what was played in the game, and not the best play.
    pub(super) is_own: bool,
    line: Vec<Move>,
    laid: usize,
}

impl LaidLine {
    fn of(play: &Weighed, is_own: bool) -> LaidLine {
        let line: Vec<Move> = std::iter::once(play.step).chain(play.line.steps()).collect();
        // A bone that nobody has drawn yet stays unseen, unless all bones are known.
        let is_seen = matches!(play.step, Move::Play(..) | Move::Boom(_)) || line.len() > 1;
        let laid = if is_own { 2 } else { usize::from(is_seen) };
        LaidLine { is_own, laid: laid.min(line.len()), line }
    }

    pub(super) const fn goes_on(&self) -> bool {
        self.laid < self.line.len()
    }
}

impl Better {
    /// Whether the player still has to try.
    pub(super) const fn is_open(&self) -> bool {
        self.tried.is_none() && self.shown.is_none()
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
            self.better = Some(Better { made, tried: None, shown: None });
        }
    }

    /// Takes back the try so that the player can make another.
    pub(super) fn try_again(&mut self, settings: &Settings) {
        // `try_better` starts from the moment after the mistake, so the try must be closed first.
        if self.better.take_if(|better| !better.is_open()).is_some() {
            self.try_better(settings);
        }
    }

    /// Lays the best play on the table, or the one of the game with the answer to it.
    pub(super) fn show_better(&mut self, is_own: bool, settings: &Settings) {
        self.better = None;
        self.try_better(settings);
        let judgement = self.decision().and_then(Reviewed::judgement);
        let shown = judgement.map(|found| LaidLine::of(if is_own { &found.played } else { &found.best }, is_own));
        if let Some(better) = &mut self.better {
            better.shown = shown;
            self.lay(settings);
        }
    }

    /// Lays the next move of what follows.
    pub(super) fn follow_line(&mut self, settings: &Settings) {
        let shown = self.better.as_mut().and_then(|better| better.shown.as_mut());
        if let Some(shown) = shown.filter(|shown| shown.goes_on()) {
            shown.laid += 1;
            self.lay(settings);
        }
    }

    fn lay(&mut self, settings: &Settings) {
        let ((hand, made), levels) = (self.moment(), settings.game.levels());
        let Some(shown) = self.better.as_ref().and_then(|better| better.shown.as_ref()) else { return };
        if let Some(table) = self.game.table_after((hand, made - 1), &shown.line[..shown.laid], &levels) {
            self.desk = at_rest(table, settings);
        }
    }

    /// Whether all bones were known to the player, so that it is known what answers his play.
    pub(super) fn has_answer(&self) -> bool {
        self.decision().and_then(Reviewed::judgement).is_some_and(|found| !found.played.line.is_empty())
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
        if better.shown.is_some() {
            let told = self.decision().map(|made| told(words, made, say!(words, "you"), true));
            return told.map_or_else(String::new, |told| format!("{} {}", told.said, told.why));
        }
        let Some((step, judgement)) = &better.tried else { return say!(words, "better-find").to_owned() };
        let play = ("play", step_name(words, *step).into());
        if judgement.is_as_good() {
            return words.format(msg!("better-right"), &[play]);
        }
        let games = ("games", words.games_in_100(judgement.played.loss).into());
        words.format(msg!("better-wrong"), &[play, games])
    }
}
