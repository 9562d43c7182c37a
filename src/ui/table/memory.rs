//! What the display remembers between frames, grouped by topic.

use super::moving::{Finale, FinePlays, Fire, Floats, Motion, Occasion, Pace, Pegs, Scored, Slide};
use super::positions::{Camera, HandCells};
use super::scene::{CountShown, Scene};
use super::sounds::Sounds;
use crate::engine::{Bone, End};
use crate::record::{Chronicle, Place};
use crate::ui::settings::Settings;
use crate::ui::{side::Past, words::Spoken};
use egui::{Id, Pos2};
use std::sync::Arc;

#[derive(Default)]
pub(super) struct Arrangement {
    pub(super) cells: HandCells,
    /// The player's own order of this hand, or empty if there is none.
    pub(super) arranged: Vec<Bone>,
}

#[derive(Default)]
pub(super) struct Sight {
    pub(super) scene: Option<Scene>,
    pub(super) camera: Camera,
    pub(super) past: Option<Past>,
    /// What is watched again, if anything.
    pub(super) again: Option<Again>,
}

/// The moves since the viewer's last turn, shown once more one after the other.
pub(super) struct Again {
    pub(super) chronicle: Arc<Chronicle>,
    pub(super) first: Place,
    /// When the first of them was shown.
    pub(super) since: f64,
}

/// What has just happened, until the display shows it.
#[derive(Default)]
pub(super) struct Coming {
    pub(super) occasion: Option<Occasion>,
    /// Whether the bones were dealt anew.
    pub(super) dealt: bool,
    /// The bone that another player has just played, until it blinks.
    pub(super) blinks: Option<Bone>,
    /// Points just scored, until they start to move.
    pub(super) scored: Vec<Scored>,
}

/// What moves, and what will move next.
#[derive(Default)]
pub(super) struct Show {
    pub(super) coming: Coming,
    pub(super) motion: Motion,
    pub(super) slide: Slide,
    pub(super) pegs: Pegs,
    pub(super) floats: Floats,
    pub(super) fire: Fire,
    pub(super) sounds: Sounds,
    pub(super) finale: Finale,
    /// How well you have played in this game.
    pub(super) fine: FinePlays,
    /// What the line and the table count tell: what is seen, while more has happened already.
    pub(super) told: Option<(Spoken, Option<CountShown>)>,
    /// The time when the game ended, until the player has been told everything.
    pub(super) over_since: Option<f64>,
}

impl Show {
    /// Ends the motion of bones and the moment that is shown, because a player who acts has seen enough of them.
    pub(super) fn end_motion(&mut self) {
        self.motion.end();
        self.slide.end();
        self.sounds.hurry();
        self.finale.end();
    }

    pub(super) fn end_counting(&mut self) {
        self.pegs.end();
        self.floats.end();
    }

    /// Whether anything moves, blinks or bursts.
    pub(super) fn moves(&self, now: f64) -> bool {
        self.changes(now) || self.fire.bursts(now) || self.motion.next_frame(now).is_some()
    }

    /// Whether anything besides bones moves, so that every frame is different.
    pub(super) fn changes(&self, now: f64) -> bool {
        self.pegs.moves(now) || self.floats.moves(now) || self.finale.moves(now) || self.slide.moves(now)
    }
}

#[derive(Default)]
pub(super) struct Pointer {
    /// The bone under the pointer or the focus in the last frame.
    pub(super) pointed: Option<Bone>,
    /// The play of a hint under the pointer.
    pub(super) pointed_out: Option<(Bone, End)>,
    pub(super) dragged: Option<(Bone, Pos2)>,
    pub(super) clicked: Option<Click>,
    /// Since when a press that shows the hand has been held.
    pub(super) held: Option<f64>,
    /// The text of the button when it was last clicked, and the time.
    pub(super) pressed: Option<(&'static str, f64)>,
    pub(super) clicked_at: Option<f64>,
    /// Whether the screen was passed on by a key or else by a click, and when.
    pub(super) passed: Option<(bool, f64)>,
}

pub(super) struct Click {
    pub(super) bone: Bone,
    pub(super) at: f64,
    /// The hand of the game. A click in one hand is no part of a double click in the next, where the bone may have been dealt again.
    pub(super) hand: u16,
    pub(super) has_played: bool,
}

#[derive(Default)]
pub(super) struct Keyboard {
    pub(super) focus_next: Option<Id>,
    /// Whether the player last used the keyboard.
    pub(super) by_keys: bool,
    /// The time of the last press of Space or Enter.
    pub(super) pressed_at: Option<f64>,
    /// Whether the focus should move to the first end where the chosen bone fits.
    pub(super) seeks_end: bool,
    /// The play that a hint recommends, as the frame before found it.
    pub(super) hinted: Option<(Bone, End)>,
    pub(super) heir: Option<Bone>,
    /// The focused bone that was reached although it may fit nowhere, so that it can be moved within the hand.
    pub(super) visited: Option<Bone>,
    /// The first half of a bone being typed, and the time of the key.
    pub(super) typed: Option<(u8, f64)>,
    /// The bone of the boneyard where Tab stops. The arrows move on from there.
    pub(super) yard_at: u8,
}

/// Returns how bones move with these settings.
pub(super) fn pace(settings: &Settings) -> Pace {
    let speed = f64::from(settings.look.animation_speed.max(1)) / 100.0;
    Pace { still: settings.look.reduce_motion, speed, flicker: settings.look.flicker }
}
