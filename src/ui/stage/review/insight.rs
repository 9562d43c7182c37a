//! What a player could know about the hidden bones at a moment of a reviewed game, next to the
//! truth if the hand is over.

use crate::engine::{Bone, Observation, Phase, Revealed, Seat};
use crate::nestor::question::Kind;
use crate::nestor::{Level, shares::Holder};
use crate::seat::{Clues, SeatedPlayer};
use crate::ui::side::beliefs::Known;
use crate::ui::stage::asked::Asked;
use crate::ui::{look::Look, thinker::Thinker};
use egui::Context;

/// The likely places of the hidden bones at the current moment, as far as they are worked out.
pub(super) struct Insight {
    pub(super) asked: Asked,
    /// The moment that was asked about, and what the shares are worked out from there.
    about: Option<(usize, Clues)>,
    /// What the shares should be worked out from.
    pub(super) clues: Clues,
}

impl Insight {
    /// Starts with nothing known. The thinker works it out.
    pub(super) const fn new(thinker: Thinker) -> Insight {
        Insight { asked: Asked::new(thinker), about: None, clues: Clues::Plays }
    }

    /// Asks about the moment with this number, unless it was asked before, and takes in the
    /// answers.
    pub(super) fn attend(&mut self, moment: usize, seen: &Observation, ctx: &Context) {
        let wanted = (seen.phase() == Phase::Playing).then_some((moment, self.clues));
        if self.about != wanted {
            self.about = wanted;
            let level = match self.clues {
                Clues::Plays => Level::Brutal,
                Clues::Draws => Level::Beginner,
            };
            if wanted.is_some() {
                self.asked.ask(Kind::Beliefs, level, seen);
            } else {
                self.asked.forget();
            }
        }
        self.asked.listen(ctx);
    }

    /// Returns what a player could know at this moment. `truth` says where the bones really are, if
    /// that may be shown.
    pub(super) fn known<'a>(
        &'a self,
        look: Look<'a>,
        game: &'a SeatedPlayer,
        truth: Option<&'a dyn Fn(Bone) -> Holder>,
    ) -> Known<'a> {
        let (hidden, shares) = (game.view().seen.unseen(), self.asked.shares());
        Known { hidden, shares, truth, clues: Some(self.clues), ..Known::of_game(look, game) }
    }
}

pub(super) fn place_in(revealed: &Revealed, bone: Bone) -> Holder {
    let holder = revealed.hands.iter().position(|hand| hand.contains(bone)).and_then(Seat::new);
    match holder {
        Some(seat) => Holder::Hand(seat),
        None if revealed.boneyard.contains(&bone) => Holder::Boneyard,
        None => Holder::Table,
    }
}
