//! What fills the window: the table of the current game, a match of agreed deals, the exercises, a
//! table with people elsewhere, or a game under review. The current game waits while one of the others is open.

pub mod agreed;
mod asked;
mod beside;
pub mod friends;
pub mod practice;
pub mod review;

use crate::career::AgreedMatch;
use crate::ui::command::{AtTheGame, Commanded};
use crate::ui::{table::Desk, words::Words};
use agreed::AgreedScreen;
pub(crate) use beside::{Beside, CurrentGame, table};
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
    /// What fills the window in place of the current game's table.
    pub(crate) fn beside(&self) -> Option<&dyn Beside> {
        match self {
            Stage::Table => None,
            Stage::Match(screen) => Some(&**screen),
            Stage::Exercises(practice) => Some(&**practice),
            Stage::Friends(screen) => Some(&**screen),
            Stage::LookThrough(viewer) => Some(&**viewer),
        }
    }

    /// The same, for changes.
    pub(crate) fn beside_mut(&mut self) -> Option<&mut dyn Beside> {
        match self {
            Stage::Table => None,
            Stage::Match(screen) => Some(&mut **screen),
            Stage::Exercises(practice) => Some(&mut **practice),
            Stage::Friends(screen) => Some(&mut **screen),
            Stage::LookThrough(viewer) => Some(&mut **viewer),
        }
    }

    /// What the commands are at the table that fills the window.
    pub(crate) fn here(&self) -> &dyn Commanded {
        self.beside().map_or(&AtTheGame, |beside| beside)
    }

    /// Returns the table that replaces the current game, once there is one.
    pub fn desk(&self) -> Option<&Desk> {
        self.beside()?.desk()
    }

    /// The same, to act at it.
    pub fn desk_mut(&mut self) -> Option<&mut Desk> {
        self.beside_mut()?.desk_mut()
    }

    /// Returns the game under review for changes.
    pub(crate) const fn viewer_mut(&mut self) -> Option<&mut Viewer> {
        if let Stage::LookThrough(viewer) = self { Some(viewer) } else { None }
    }

    /// Returns the match that is shown.
    pub(crate) fn shown_match(&self) -> Option<&AgreedMatch> {
        if let Stage::Match(screen) = self { Some(&screen.played) } else { None }
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
}
