//! What fills the window: the table of the current game, a match of agreed deals, the exercises, a
//! table with people elsewhere, or a game under review. The current game waits while one of the others is open.

pub mod agreed;
mod asked;
mod beside;
mod cloth;
pub mod friends;
pub mod practice;
pub mod review;

use crate::career::AgreedMatch;
use crate::engine::Set;
use crate::say;
use crate::ui::command::{AtTheGame, Commanded};
use crate::ui::request::Request;
use crate::ui::settings::Settings;
use crate::ui::{table::Desk, thinker::Thinker, words::Words};
use agreed::AgreedScreen;
pub(crate) use beside::{Beside, CurrentGame, table};
pub(crate) use cloth::{OfCloth, cloth_menu};
use egui::Context;
use friends::FriendsScreen;
use practice::Practice;
use review::Viewer;

/// What fills the window.
#[derive(Default)]
pub enum OnStage {
    /// The table of the current game.
    #[default]
    Table,
    /// A match of agreed deals.
    Match(Box<AgreedScreen>),
    /// Exercises.
    Exercises(Box<Practice>),
    /// The table with people elsewhere.
    Friends,
    /// A game under review.
    LookThrough(Box<Viewer>),
}

/// What fills the window, and the table with people elsewhere, where the player sits whatever fills it.
#[derive(Default)]
pub struct Stage {
    shown: OnStage,
    friends: Option<Box<FriendsScreen>>,
}

impl Stage {
    /// What fills the window.
    pub const fn shown(&self) -> &OnStage {
        &self.shown
    }

    /// The same, for changes.
    pub const fn shown_mut(&mut self) -> &mut OnStage {
        &mut self.shown
    }

    /// Fills the window with something else. The player still sits at the table elsewhere.
    pub(crate) fn show(&mut self, shown: OnStage) -> OnStage {
        std::mem::replace(&mut self.shown, shown)
    }

    /// Whether it is the table of the current game.
    pub const fn is_table(&self) -> bool {
        matches!(self.shown, OnStage::Table)
    }

    /// The table elsewhere at which the player sits, if there is one.
    pub fn friends(&self) -> Option<&FriendsScreen> {
        self.friends.as_deref()
    }

    /// The same, to do something there.
    pub fn friends_mut(&mut self) -> Option<&mut FriendsScreen> {
        self.friends.as_deref_mut()
    }

    /// The same, while it fills the window.
    pub(crate) fn shown_friends(&self) -> Option<&FriendsScreen> {
        self.friends().filter(|_| matches!(self.shown, OnStage::Friends))
    }

    /// The same, while something else fills the window.
    pub fn aside(&self) -> Option<&FriendsScreen> {
        self.friends().filter(|_| !matches!(self.shown, OnStage::Friends))
    }

    /// Sits down at a table elsewhere, and shows it.
    pub fn sit(&mut self, screen: FriendsScreen) {
        self.friends = Some(Box::new(screen));
        self.shown = OnStage::Friends;
    }

    /// Stands up from the table elsewhere. A table that this computer keeps is closed with it.
    pub(crate) fn stand_up(&mut self) {
        self.friends = None;
        if matches!(self.shown, OnStage::Friends) {
            self.shown = OnStage::Table;
        }
    }

    /// Takes in what the screens have heard since the last frame.
    pub(crate) fn listen(&mut self, ctx: &Context, settings: &Settings, thinker: &dyn Fn() -> Thinker) -> Vec<Request> {
        let shown = self.beside_mut().map(|beside| beside.listen(ctx, settings, thinker)).unwrap_or_default();
        let is_aside = self.aside().is_some();
        let aside =
            self.friends.as_mut().filter(|_| is_aside).map(|screen| screen.listen_aside(ctx, settings, thinker));
        shown.into_iter().chain(aside.unwrap_or_default()).collect()
    }

    /// What fills the window in place of the current game's table.
    pub(crate) fn beside(&self) -> Option<&dyn Beside> {
        match &self.shown {
            OnStage::Table => None,
            OnStage::Match(screen) => Some(&**screen),
            OnStage::Exercises(practice) => Some(&**practice),
            OnStage::Friends => self.friends.as_deref().map(|screen| screen as &dyn Beside),
            OnStage::LookThrough(viewer) => Some(&**viewer),
        }
    }

    /// The same, for changes.
    pub(crate) fn beside_mut(&mut self) -> Option<&mut dyn Beside> {
        match &mut self.shown {
            OnStage::Table => None,
            OnStage::Match(screen) => Some(&mut **screen),
            OnStage::Exercises(practice) => Some(&mut **practice),
            OnStage::Friends => self.friends.as_deref_mut().map(|screen| screen as &mut dyn Beside),
            OnStage::LookThrough(viewer) => Some(&mut **viewer),
        }
    }

    /// What the commands are at the table that fills the window. The current game is played with this
    /// set.
    pub(crate) fn here(&self, set: Set) -> &dyn Commanded {
        self.beside().map_or(AtTheGame::with(set), |beside| beside)
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
        if let OnStage::LookThrough(viewer) = &mut self.shown { Some(viewer) } else { None }
    }

    /// Returns the match that is shown.
    pub(crate) fn shown_match(&self) -> Option<&AgreedMatch> {
        if let OnStage::Match(screen) = &self.shown { Some(&screen.played) } else { None }
    }

    /// What the window is called meanwhile; nothing while it is the table. A turn elsewhere is told
    /// there as well.
    pub(crate) fn title(&self, words: &Words) -> Option<String> {
        let waits = self.aside().filter(|screen| screen.is_turn()).map(|screen| screen.title(words));
        waits.or_else(|| match &self.shown {
            OnStage::Table => None,
            OnStage::Match(_) => Some(say!(words, "command-agreed").to_owned()),
            OnStage::Friends => self.friends().map(|screen| screen.title(words)),
            OnStage::Exercises(practice) => Some(practice.title(words)),
            OnStage::LookThrough(viewer) => Some(words.game(viewer.desk.game().view().rules().game()).to_owned()),
        })
    }
}
