//! What fills the window: the table of the current game, a match of agreed deals, the exercises, or a game under review. The current game waits while
//! one of the others is open.

pub(crate) mod agreed;
mod asked;
mod beside;
pub(crate) mod practice;
pub(crate) mod review;

use agreed::AgreedScreen;
use practice::Practice;
use review::Viewer;

use crate::engine::End;
use crate::review::Review;
use crate::ui::table::sounds::ToHear;
use crate::ui::words::Words;

/// What fills the window.
#[derive(Default)]
pub enum Stage {
    /// The table of the current game.
    #[default]
    Table,
    /// A match of agreed deals.
    Match(Box<AgreedScreen>),
    /// Exercises.
    Exercises(Box<Practice>),
    /// A game under review.
    LookThrough(Box<Viewer>),
}

impl Stage {
    /// Returns the match while it is open.
    pub const fn agreed(&self) -> Option<&AgreedScreen> {
        if let Stage::Match(screen) = self { Some(screen) } else { None }
    }

    /// Returns the match for changes made without pointer or keys.
    pub const fn agreed_mut(&mut self) -> Option<&mut AgreedScreen> {
        if let Stage::Match(screen) = self { Some(screen) } else { None }
    }

    /// Returns the exercises while they are open.
    pub const fn practice(&self) -> Option<&Practice> {
        if let Stage::Exercises(practice) = self { Some(practice) } else { None }
    }

    const fn viewer(&self) -> Option<&Viewer> {
        if let Stage::LookThrough(viewer) = self { Some(viewer) } else { None }
    }

    /// Returns the game under review for changes.
    pub(crate) const fn viewer_mut(&mut self) -> Option<&mut Viewer> {
        if let Stage::LookThrough(viewer) = self { Some(viewer) } else { None }
    }

    /// Returns whether a thought has failed outside the current game and the player has not been told yet.
    pub(crate) fn take_stumbled(&mut self) -> bool {
        match self {
            Stage::Table => false,
            Stage::Match(screen) => screen.desk_mut().take_stumbled(),
            Stage::Exercises(practice) => practice.has_failed(),
            Stage::LookThrough(viewer) => viewer.take_stumbled(),
        }
    }

    /// What the window is called meanwhile; nothing while it is the table.
    pub(crate) fn title(&self, words: &Words) -> Option<String> {
        match self {
            Stage::Table => None,
            Stage::Match(_) => Some(words.get("command-agreed").to_owned()),
            Stage::Exercises(practice) => Some(practice.title(words)),
            Stage::LookThrough(viewer) => Some(words.game(viewer.desk().game().rules().game()).to_owned()),
        }
    }

    /// Returns the sounds of the table that replaces the current game.
    pub(crate) fn take_sounds(&mut self) -> Option<ToHear> {
        match self {
            Stage::Table => None,
            Stage::Match(screen) => Some(screen.desk_mut().take_sounds()),
            Stage::Exercises(practice) => Some(practice.desk_mut().take_sounds()),
            Stage::LookThrough(viewer) => Some(viewer.desk_mut().take_sounds()),
        }
    }

    /// Whether a game is under review.
    pub const fn looks_through(&self) -> bool {
        self.viewer().is_some()
    }

    /// Returns the review of the game under review.
    pub fn review(&self) -> Option<&Review> {
        self.viewer().and_then(Viewer::review)
    }

    /// Returns the hand and the number of moves made in it where the review stands.
    pub fn looks_at(&self) -> Option<(usize, usize)> {
        self.viewer().map(Viewer::moment)
    }

    /// Returns the spoken name of an end of the line on the reviewed table, if it is shown.
    pub fn end_looked_at(&self, end: End) -> Option<String> {
        let scene = self.viewer()?.desk().scene()?;
        Some(scene.spots.end(end)?.name.clone())
    }
}
