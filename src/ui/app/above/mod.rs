//! The windows above the table: which is open, and which return when it closes.

mod opening;
mod showing;

use crate::host::FileUse;
use crate::store::Notice;
use crate::ui::windows::colors::ColorsWindow;
use crate::ui::windows::game::GameWindow;
use crate::ui::windows::notes::{AdviceWindow, Consent, Message, PathWindow, notices_ui};
use crate::ui::windows::outcome::{DrawnGames, OtherTableWindow, ResultsWindow, ScoreSheet};
use crate::ui::windows::practice::course::CourseWindow;
use crate::ui::windows::{
    agreed::AgreedWindow, agreed::compare::CompareWindow, friends::FriendsWindow, games::GamesWindow, help::HelpWindow,
    players::PlayersWindow, settings::SettingsWindow, statistics::StatisticsWindow,
};
use crate::ui::{dialogs::Purpose, look::Look};
use egui::Context;
use std::path::Path;

/// An open window.
pub(super) enum Open {
    Welcome,
    Tally,
    Score(Box<ScoreSheet>),
    Settings(SettingsWindow),
    Colors(Box<ColorsWindow>),
    Help(Box<HelpWindow>),
    About,
    Consent(Consent),
    Results(Box<ResultsWindow>),
    Game(Box<GameWindow>),
    Players(PlayersWindow),
    Games(Box<GamesWindow>),
    OtherTable(Box<OtherTableWindow>),
    Statistics(Box<StatisticsWindow>),
    Fair(DrawnGames),
    Course(CourseWindow),
    Practice,
    Path(Purpose, PathWindow),
    Message(Message),
    Advice(AdviceWindow),
    Agreed(AgreedWindow),
    Compare(CompareWindow),
    Friends(Box<FriendsWindow>),
    /// Nothing to see while the files are lent.
    Wait,
}

/// What is above the table, and what returns when it closes.
#[derive(Default)]
pub(super) struct Above {
    open: Option<Open>,
    /// The window that returns when a window opened from it closes, or when the review of a game
    /// ends.
    behind: Option<Open>,
    notices: Vec<Notice>,
    /// Whether the player has been told that a thought failed. Once is enough.
    stumbled: bool,
}

impl Above {
    pub(super) const fn is_clear(&self) -> bool {
        self.open.is_none() && self.notices.is_empty()
    }

    pub(super) fn open(&mut self, window: Open) {
        self.open = Some(window);
    }

    pub(super) fn close(&mut self) {
        self.open = None;
    }

    /// Puts the open window behind the next one. If none is open, nothing returns later.
    pub(super) fn step_back(&mut self) {
        self.behind = self.open.take();
    }

    /// Shows a message. The open window returns after it.
    pub(super) fn say(&mut self, title: &'static str, text: String) {
        self.step_back();
        self.open(Open::Message(Message { title, text: vec![text] }));
    }

    /// Asks for the path of a file. The window that needs it returns afterwards, even if it is
    /// already behind another.
    pub(super) fn ask_for_path(&mut self, purpose: Purpose, path: &Path) {
        self.behind = self.open.take().or(self.behind.take());
        let folder = purpose.what() == FileUse::Folder;
        self.open(Open::Path(purpose, PathWindow::new(purpose.word(), path, folder)));
    }

    /// The open window of a new game.
    pub(super) fn game_window(&mut self) -> Option<&mut GameWindow> {
        if let Some(Open::Game(window)) = &mut self.open { Some(window) } else { None }
    }

    /// The open window of the players.
    pub(super) fn players_window(&mut self) -> Option<&mut PlayersWindow> {
        if let Some(Open::Players(window)) = &mut self.open { Some(window) } else { None }
    }

    /// Shows the notices until the player has read them.
    pub(super) fn show_notices(&mut self, ctx: &Context, look: Look<'_>) {
        if !self.notices.is_empty() && notices_ui(ctx, &self.notices, look) {
            self.notices.clear();
        }
    }

    /// Brings back the window behind.
    pub(super) fn come_back(&mut self) {
        self.open = self.behind.take();
    }

    /// Whether the results of friends are compared.
    pub(super) const fn compares(&self) -> bool {
        matches!(self.open, Some(Open::Compare(_)))
    }

    pub(super) fn forget(&mut self) {
        self.behind = None;
    }

    /// Puts a window back after it was drawn, unless another has opened from it.
    pub(super) fn put_back(&mut self, window: Open) {
        if self.open.is_none() {
            self.open = Some(window);
        } else if matches!(window, Open::Games(_) | Open::Players(_) | Open::Statistics(_) | Open::Agreed(_)) {
            // One of these may have asked or said something. It returns when that is over.
            self.behind = Some(window);
        }
    }

    /// Takes in news: notices, whether the files are well again, and whether a thought has failed.
    pub(super) fn hear(&mut self, news: Vec<Notice>, stumbled: bool, well: bool) {
        self.notices.extend(news);
        if stumbled && !self.stumbled {
            self.stumbled = true;
            self.notices.push(Notice::Stumbled);
        }
        if well {
            self.notices.retain(|notice| !matches!(notice, Notice::CannotSave(_)));
        }
    }
}
