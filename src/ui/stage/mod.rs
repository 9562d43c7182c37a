//! What fills the window: the table of the current game, a match of agreed deals, the exercises, a
//! table with people elsewhere, or a game under review. The current game waits while one of the others is open.

pub mod agreed;
mod asked;
mod beside;
pub mod friends;
pub mod practice;
pub mod review;

use crate::career::AgreedMatch;
use crate::ui::table::{Desk, sounds::ToHear};
use crate::ui::words::Words;
use agreed::AgreedScreen;
use friends::FriendsScreen;
use practice::Practice;
use review::Viewer;

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
    /// A table with people elsewhere.
    Friends(Box<FriendsScreen>),
    /// A game under review.
    LookThrough(Box<Viewer>),
}

impl Stage {
    /// Returns the table that replaces the current game, once there is one.
    pub(crate) fn desk(&self) -> Option<&Desk> {
        match self {
            Stage::Table => None,
            Stage::Match(screen) => Some(&screen.desk),
            Stage::Friends(screen) => screen.desk(),
            Stage::Exercises(practice) => Some(&practice.desk),
            Stage::LookThrough(viewer) => Some(&viewer.desk),
        }
    }

    /// Returns the game under review for changes.
    pub(crate) const fn viewer_mut(&mut self) -> Option<&mut Viewer> {
        if let Stage::LookThrough(viewer) = self { Some(viewer) } else { None }
    }

    /// Returns the match that is shown.
    pub(crate) fn shown_match(&self) -> Option<&AgreedMatch> {
        if let Stage::Match(screen) = self { Some(&screen.played) } else { None }
    }

    /// Returns whether a thought has failed outside the current game and the player has not been
    /// told yet.
    pub(crate) fn take_stumbled(&mut self) -> bool {
        match self {
            Stage::Table => false,
            Stage::Match(screen) => screen.desk.take_stumbled(),
            Stage::Friends(screen) => screen.desk_mut().is_some_and(Desk::take_stumbled),
            Stage::Exercises(practice) => practice.has_failed(),
            Stage::LookThrough(viewer) => viewer.take_stumbled(),
        }
    }

    /// What the window is called meanwhile; nothing while it is the table.
    pub(crate) fn title(&self, words: &Words) -> Option<String> {
        match self {
            Stage::Table => None,
            Stage::Match(_) => Some(words.get("command-agreed").to_owned()),
            Stage::Friends(screen) => Some(screen.title(words)),
            Stage::Exercises(practice) => Some(practice.title(words)),
            Stage::LookThrough(viewer) => Some(words.game(viewer.desk.game().view().rules().game()).to_owned()),
        }
    }

    /// Returns the sounds of the table that replaces the current game.
    pub(crate) fn take_sounds(&mut self) -> Option<ToHear> {
        match self {
            Stage::Table => None,
            Stage::Match(screen) => Some(screen.desk.take_sounds()),
            Stage::Friends(screen) => screen.desk_mut().map(Desk::take_sounds),
            Stage::Exercises(practice) => Some(practice.desk.take_sounds()),
            Stage::LookThrough(viewer) => Some(viewer.desk.take_sounds()),
        }
    }
}
