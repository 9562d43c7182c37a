//! What the display remembers from one frame to the next, each by the question that it answers.

use super::{
    moving::{Fire, Floats, Motion, Pace, Pegs, Scored, Slide},
    positions::{Camera, HandCells, TableView},
    scene::Scene,
    sounds::Sounds,
};
use crate::{
    engine::{bone::Bone, table::End},
    store::Settings,
    ui::side::Past,
};
use egui::{Id, Pos2};

/// How the bones of the hand lie.
#[derive(Default)]
pub(super) struct Arrangement {
    pub(super) cells: HandCells,
    /// The order in which the player has laid the bones of this hand; nothing if the player has not.
    pub(super) arranged: Vec<Bone>,
}

/// What is seen.
pub(super) struct Sight {
    /// Everything, as it was shown last.
    pub(super) scene: Option<Scene>,
    pub(super) camera: Camera,
    /// The table as the compact display shows it.
    pub(super) view: TableView,
    /// The moment that is looked back at, if one is.
    pub(super) past: Option<Past>,
}

/// What moves, and what is yet to be set moving.
#[derive(Default)]
pub(super) struct Show {
    pub(super) motion: Motion,
    pub(super) slide: Slide,
    pub(super) pegs: Pegs,
    pub(super) floats: Floats,
    pub(super) fire: Fire,
    pub(super) sounds: Sounds,
    /// Whether what comes next was dealt anew.
    pub(super) dealt: bool,
    /// The bone that another has just played, until it blinks.
    pub(super) blinks: Option<Bone>,
    /// The points that were scored just now, until they are on their way.
    pub(super) scored: Vec<Scored>,
    /// Since when a game is over of which the player was not told all, if it is.
    pub(super) over_since: Option<f64>,
}

impl Show {
    /// Bones lie where they belong: whoever acts has seen what was moving.
    pub(super) fn end_motion(&mut self) {
        self.motion.end();
        self.slide.end();
        self.sounds.hurry();
    }

    /// Scores are what they are.
    pub(super) fn end_counting(&mut self) {
        self.pegs.end();
        self.floats.end();
    }

    /// Whether anything moves, blinks or bursts.
    pub(super) fn moves(&self, now: f64) -> bool {
        self.changes(now) || self.fire.bursts(now) || self.motion.next_frame(now).is_some()
    }

    /// Whether anything but bones moves, so that every frame is another.
    pub(super) fn changes(&self, now: f64) -> bool {
        self.pegs.moves(now) || self.floats.moves(now) || self.slide.moves(now)
    }
}

/// What the pointer does.
#[derive(Default)]
pub(super) struct Pointer {
    /// The bone under the pointer or the focus, as the frame before found it.
    pub(super) pointed: Option<Bone>,
    /// The play of a hint that is pointed at.
    pub(super) pointed_out: Option<(Bone, End)>,
    pub(super) dragged: Option<(Bone, Pos2)>,
    pub(super) clicked: Option<Click>,
    /// What the one button said when it was clicked last, and when that was.
    pub(super) pressed: Option<(&'static str, f64)>,
}

/// The last click on a bone of the hand.
pub(super) struct Click {
    pub(super) bone: Bone,
    pub(super) at: f64,
    /// Whether the click has played it.
    pub(super) has_played: bool,
}

/// Where the keyboard is, and where it goes.
#[derive(Default)]
pub(super) struct Keyboard {
    pub(super) focus_next: Option<Id>,
    /// Whether the player was last seen to play by keys.
    pub(super) by_keys: bool,
    /// Whether the ring is to go to the first end where the chosen bone fits.
    pub(super) seeks_end: bool,
    /// The bone that is to have the ring next.
    pub(super) heir: Option<Bone>,
    /// The bone that the ring has come to though it may fit nowhere, so that it can be laid elsewhere in the hand.
    pub(super) visited: Option<Bone>,
    /// The first half of a bone that is being typed, and since when it waits for the second.
    pub(super) typed: Option<(u8, f64)>,
    /// The bone of the boneyard that the keyboard comes to; from there the arrows go on to the others.
    pub(super) yard_at: u8,
}

/// How bones move with these settings.
pub(super) fn pace(settings: &Settings) -> Pace {
    let speed = f64::from(settings.animation_speed.max(1)) / 100.0;
    Pace { still: settings.reduce_motion, speed, flicker: settings.flicker }
}
