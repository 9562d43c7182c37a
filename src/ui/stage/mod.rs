//! What fills the window, one at a time: the table of the game under way, or in its place a match of agreed deals, the exercises or a game that is looked
//! through. While it is anything but the table, the game under way waits.

pub mod agreed;
mod beside;
pub mod practice;
pub(crate) mod review;

use agreed::AgreedScreen;
use practice::Practice;
use review::Viewer;

use crate::{engine::table::End, review::Review, ui::table::sounds::ToHear};

/// What fills the window.
#[derive(Default)]
pub enum Stage {
    /// The table of the game under way.
    #[default]
    Table,
    /// A match of agreed deals.
    Match(Box<AgreedScreen>),
    /// Exercises.
    Exercises(Box<Practice>),
    /// A game that is looked through.
    LookThrough(Box<Viewer>),
}

impl Stage {
    /// The match, while it is open.
    pub const fn agreed(&self) -> Option<&AgreedScreen> {
        if let Stage::Match(screen) = self { Some(screen) } else { None }
    }

    /// The same, to do something there without pointer or keys.
    pub const fn agreed_mut(&mut self) -> Option<&mut AgreedScreen> {
        if let Stage::Match(screen) = self { Some(screen) } else { None }
    }

    /// The exercises, while they are open.
    pub const fn practice(&self) -> Option<&Practice> {
        if let Stage::Exercises(practice) = self { Some(practice) } else { None }
    }

    const fn viewer(&self) -> Option<&Viewer> {
        if let Stage::LookThrough(viewer) = self { Some(viewer) } else { None }
    }

    /// The game that is looked through, to do something there.
    pub(crate) const fn viewer_mut(&mut self) -> Option<&mut Viewer> {
        if let Stage::LookThrough(viewer) = self { Some(viewer) } else { None }
    }

    /// Whether a thought has failed that the player was not told of, wherever one was asked for in the place of the game under way.
    pub(crate) fn take_stumbled(&mut self) -> bool {
        match self {
            Stage::Table => false,
            Stage::Match(screen) => screen.desk_mut().take_stumbled(),
            Stage::Exercises(practice) => practice.has_failed(),
            Stage::LookThrough(viewer) => viewer.take_stumbled(),
        }
    }

    /// What is to be heard from a table in the place of the game under way.
    pub(crate) fn take_sounds(&mut self) -> Option<ToHear> {
        match self {
            Stage::Table => None,
            Stage::Match(screen) => Some(screen.desk_mut().take_sounds()),
            Stage::Exercises(practice) => Some(practice.desk_mut().take_sounds()),
            Stage::LookThrough(viewer) => Some(viewer.desk_mut().take_sounds()),
        }
    }

    /// Whether a game is looked through.
    pub const fn looks_through(&self) -> bool {
        self.viewer().is_some()
    }

    /// What was judged of the game that is looked through.
    pub fn review(&self) -> Option<&Review> {
        self.viewer().and_then(Viewer::review)
    }

    /// The hand and the moves of it that were made where a game is looked at.
    pub fn looks_at(&self) -> Option<(usize, usize)> {
        self.viewer().map(Viewer::moment)
    }

    /// The spoken name of an end of the table that is looked at, if it is shown.
    pub fn end_looked_at(&self, end: End) -> Option<String> {
        let scene = self.viewer()?.desk().scene()?;
        Some(scene.spots.end(end)?.name.clone())
    }
}
