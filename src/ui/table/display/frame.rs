//! What a frame shows: all that painting and keys read. Nothing here changes anything.

use crate::engine::{Bone, End};
use crate::say;
use crate::seat::SeatedPlayer;
use crate::table::Waiting;
use crate::ui::table::input::{Arrangement, Keyboard, Pointer};
use crate::ui::table::moving::Animations;
use crate::ui::table::panels::{MessageLine, recommended};
use crate::ui::table::{
    Scene,
    ids::Ids,
    positions::{Areas, Token},
};
use crate::ui::words::Message;
use crate::ui::{look::Look, words::Teller};

/// What is shown in a frame.
pub(crate) struct TableFrame<'a> {
    pub ids: Ids,
    pub game: &'a SeatedPlayer,
    /// What puts into words what the viewer sees.
    pub teller: Teller<'a>,
    /// The text on the button and whether it can be pressed, if there is a button.
    pub button: Option<(Message, bool)>,
    pub scene: &'a Scene,
    pub look: Look<'a>,
    pub now: f64,
    pub arrangement: &'a Arrangement,
    pub animations: &'a Animations,
    pub message: &'a MessageLine,
    pub pointer: &'a Pointer,
    pub keyboard: &'a Keyboard,
}

impl<'a> TableFrame<'a> {
    pub(crate) const fn areas(&self) -> &'a Areas {
        &self.scene.key.areas
    }

    /// Whether a bone of the hand can be played now.
    pub(crate) fn fits(&self, bone: Bone) -> bool {
        !self.game.view().fits(bone).is_empty()
    }

    pub(crate) fn is_moving(&self, token: Token) -> bool {
        self.animations.motion.is_moving(token, self.now)
    }

    /// The play of a hint that is pointed at, or else the one that it recommends.
    pub(crate) fn hinted(&self) -> Option<(Bone, End)> {
        self.pointer.hinted.or_else(|| self.game.hint().and_then(recommended))
    }

    /// The play that is pointed out: one that a click on its bone makes in any case, or else the
    /// first.
    pub(crate) fn pointed_out(&self) -> Option<(Bone, End)> {
        let view = self.game.view();
        if !self.pointer.is_new || self.game.chosen().is_some() || !matches!(view.waiting, Waiting::You { .. }) {
            return None;
        }
        let hand = view.hand();
        let only = hand.iter().find_map(|bone| view.only_fit(bone).map(|end| (bone, end)));
        let play = only.or_else(|| hand.iter().find_map(|bone| view.fits(bone).first().map(|end| (bone, *end))));
        play.map(|(bone, end)| (bone, self.game.end_for(bone, end)))
    }

    /// What has happened since whoever is next last had the screen. Empty if nothing has.
    pub(crate) fn happened(&self) -> String {
        let happened = self.teller.retell(&self.game.view().since).join(" ");
        if happened.is_empty() {
            return happened;
        }
        say!(self.look.words, "cover-since", line: happened)
    }

    /// Whether the button shows the hand of whoever is next.
    pub(crate) const fn shows_a_hand(&self) -> bool {
        matches!(self.game.view().waiting, Waiting::Uncover(_))
    }

    /// Whether a click would show a hand, but was meant for the turn before.
    pub(crate) fn is_second_press(&self) -> bool {
        self.shows_a_hand() && self.pointer.is_second_press(self.now)
    }

    /// Whether the press that shows the hand must be held, so that nobody shows it by accident.
    pub(crate) fn is_held_to_show(&self) -> bool {
        self.look.settings.play.hold_to_show && self.shows_a_hand()
    }
}
