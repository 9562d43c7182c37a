//! What a player could know about the hidden bones at a moment of a reviewed game, next to the truth if the hand is over.

use super::Viewer;
use crate::engine::{Bone, Observation, Phase, Revealed, Seat};
use crate::game::Clues;
use crate::game::thinking::{Found, JobId, Kind, Question};
use crate::nestor::Level;
use crate::nestor::shares::{Holder, Shares};
use crate::ui::look::Look;
use crate::ui::side::beliefs::{Known, Told};
use crate::ui::thinker::Thinker;
use crate::ui::words::names::Names;
use egui::Context;

/// The likely places of the hidden bones at the current moment, as far as they are worked out.
pub(super) struct Insight {
    thinker: Thinker,
    /// What the shares are worked out from.
    pub(super) clues: Clues,
    /// The last question, with its moment and the clues it used.
    asked: (JobId, Option<(usize, Clues)>),
    shares: Option<Shares>,
    /// Whether a thought failed and the player has not been told yet.
    stumbled: bool,
}

impl Insight {
    /// Starts with nothing known. The thinker works it out.
    pub(super) const fn new(thinker: Thinker) -> Insight {
        Insight { thinker, clues: Clues::Plays, asked: (JobId(0), None), shares: None, stumbled: false }
    }

    /// Returns whether a thought has failed since the last call.
    pub(super) const fn take_stumbled(&mut self) -> bool {
        std::mem::replace(&mut self.stumbled, false)
    }

    /// Asks about the moment with this number, unless it was asked before, and takes in the answers.
    pub(super) fn attend(&mut self, moment: usize, seen: &Observation, ctx: &Context) {
        let wanted = (seen.phase() == Phase::Playing).then_some((moment, self.clues));
        if self.asked.1 != wanted {
            self.thinker.cancel(self.asked.0);
            self.asked = (JobId(self.asked.0.0 + 1), wanted);
            self.shares = None;
            let level = match self.clues {
                Clues::Plays => Level::Brutal,
                Clues::Draws => Level::Beginner,
            };
            if wanted.is_some() {
                let (job, kind, seen) = (self.asked.0, Kind::Beliefs, seen.clone());
                self.thinker.ask(Question { job, kind, level, seen });
            }
        }
        while let Some(answer) = self.thinker.answer() {
            self.stumbled |= answer.stumbled;
            if let (true, Found::Shares(shares)) = (answer.job == self.asked.0, answer.found) {
                self.shares = Some(*shares);
            }
        }
        if self.thinker.wants_time() {
            ctx.request_repaint();
        }
    }
}

impl Viewer {
    /// Returns what a player could know at this moment, if the panel is open. `truth` says where the bones really are, if that may be shown.
    pub(super) fn known<'a>(&'a self, look: Look<'a>, truth: Option<&'a dyn Fn(Bone) -> Holder>) -> Option<Known<'a>> {
        let insight = self.insight.as_ref()?;
        let game = self.desk.game();
        Some(Known {
            names: Names { words: look.words, settings: look.settings, rules: game.rules(), you: game.viewer() },
            seen: game.seen(),
            told: Told { hidden: game.seen().unseen(), shares: insight.shares.as_ref(), truth },
            clues: Some(insight.clues),
            idle: if game.is_played() { "beliefs-thinking" } else { "beliefs-between" },
        })
    }

    /// Returns where all the bones were, if the hand was finished and its bones were turned up.
    pub(super) fn revealed(&self) -> Option<Revealed> {
        let (hand, _) = self.moment();
        self.moments.is_over(hand).then(|| self.desk.game().sitting().state().reveal())
    }
}

/// Returns the place of a bone.
pub(super) fn place_in(revealed: &Revealed, bone: Bone) -> Holder {
    let holder = revealed.hands.iter().position(|hand| hand.contains(bone)).and_then(Seat::new);
    match holder {
        Some(seat) => Holder::Hand(seat),
        None if revealed.boneyard.contains(&bone) => Holder::Boneyard,
        None => Holder::Table,
    }
}
