//! What the display remembers of the pointer, and what its clicks mean.

use crate::engine::{Bone, End};
use crate::seat::{Input, SeatedPlayer};
use crate::table::Waiting;
use crate::ui::words::Message;
use egui::Pos2;

/// Two clicks within this many seconds are a double click.
const DOUBLE_CLICK: f64 = 0.3;
/// A press that shows the hand must be held for this many seconds, if it must be held at all.
const HELD: f64 = 0.6;

/// What the pointer is on, carries and has clicked.
#[derive(Default)]
pub(crate) struct Pointer {
    /// The bone of the hand under the pointer or the focus in the last frame.
    pub bone: Option<Bone>,
    /// The play of a hint under the pointer.
    pub hinted: Option<(Bone, End)>,
    /// The bone of the hand that is dragged, and where.
    pub dragged: Option<(Bone, Pos2)>,
    /// The place of your firecracker while it is dragged.
    pub firecracker: Option<Pos2>,
    /// The last click on a bone of the hand, until another follows.
    pub clicked: Option<BoneClick>,
    /// Whether something was clicked in this frame.
    pub clicks: bool,
    /// Since when a press that shows the hand has been held.
    held: Option<f64>,
    /// Whether the player has never played a bone, so that one that fits is pointed out.
    pub is_new: bool,
    /// The text of the button when it was last clicked, and the time.
    pressed: Option<(Message, f64)>,
    /// When the screen was passed on by a click.
    passed: Option<f64>,
}

/// A click on a bone of the hand.
pub(crate) struct BoneClick {
    pub bone: Bone,
    pub at: f64,
    /// The hand of the game. A click in one hand is no part of a double click in the next, where
    /// the bone may have been dealt again.
    pub hand: u16,
    pub has_played: bool,
}

impl Pointer {
    /// The pointer at a screen that was just passed on.
    pub(crate) fn passed_on(&self, now: f64) -> Pointer {
        Pointer { passed: self.clicks.then_some(now), ..Pointer::default() }
    }

    /// What a click on a bone asks of the game. It chooses the bone or lets go of it. The second
    /// click of two plays it if it fits only one end. If `one_is_enough`, the first does.
    pub(crate) fn click(&mut self, bone: Bone, game: &SeatedPlayer, now: f64, one_is_enough: bool) -> Vec<Input> {
        let hand = game.view().seen.public().hand_number;
        let is_first_half = |click: &BoneClick| now - click.at <= DOUBLE_CLICK && click.hand == hand;
        match self.clicked.take().filter(is_first_half) {
            Some(click) if click.bone == bone => Vec::from_iter(play_or_choose(game, bone)),
            // The second click was meant for the bone that the first one played.
            Some(BoneClick { has_played: true, .. }) => Vec::new(),
            // The player is done with watching and goes on.
            _ if game.view().waiting == Waiting::Others => vec![Input::Press, Input::Choose(bone)],
            _ if one_is_enough && game.chosen() != Some(bone) => Vec::from_iter(play_or_choose(game, bone)),
            _ => vec![Input::Choose(bone)],
        }
    }

    /// Takes a click on the button with this text. Returns whether it was meant for it, and not for
    /// the button as it was before the first click of two.
    pub(crate) fn press(&mut self, text: Message, now: f64) -> bool {
        let is_meant = self.pressed.is_none_or(|(said, since)| said == text || now - since > DOUBLE_CLICK);
        if is_meant {
            self.pressed = Some((text, now));
        }
        is_meant
    }

    /// Whether a click that shows a hand is the second of two that were meant for the turn before.
    /// The first of them passed the screen on.
    pub(crate) fn is_second_press(&self, now: f64) -> bool {
        self.passed.is_some_and(|at| now - at <= DOUBLE_CLICK)
    }

    /// Takes in whether a press that shows the hand is down. Returns whether that was long enough.
    pub(crate) fn hold(&mut self, is_down: bool, now: f64) -> bool {
        self.held = is_down.then(|| self.held.unwrap_or(now));
        self.held.is_some_and(|since| now - since >= HELD)
    }

    /// Whether a press that shows the hand is held.
    pub(crate) const fn holds(&self) -> bool {
        self.held.is_some()
    }
}

/// Plays a bone if it fits only one end. Otherwise it only becomes the chosen one.
fn play_or_choose(game: &SeatedPlayer, bone: Bone) -> Option<Input> {
    match game.view().only_fit(bone) {
        Some(end) => Some(Input::Put(bone, game.end_for(bone, end))),
        None => (game.chosen() != Some(bone) || game.view().can_turn(bone)).then_some(Input::Choose(bone)),
    }
}
