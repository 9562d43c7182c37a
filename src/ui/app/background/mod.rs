//! What is done in the background for the player at the table.

mod backlog;
mod peeking;
mod players;
mod statistics;
mod tasks;

pub(super) use backlog::Backlog;
pub(super) use tasks::{TaskKind, Tasks};

use super::{Arrived, Errand, at_table::AtTable};
use crate::record::{GameId, LARGEST, Opened};
use crate::store::{self, Backup, Obstacle, Unread};
use crate::ui::dialogs::Purpose;
use crate::ui::request::GameWish;
use egui::Context;
use peeking::Peeking;
use statistics::Statistics;
use std::path::{Path, PathBuf};

/// What is done in the background for the player at the table. The next player has other work.
#[derive(Default)]
pub(super) struct Background {
    pub(super) tasks: Tasks,
    pub(super) peeking: Peeking,
    pub(super) statistics: Statistics,
    pub(super) backlog: Backlog,
    /// Whether the player has read a review, after which a plan may be offered.
    pub(super) was_reviewed: bool,
}

impl Tasks {
    /// Reads a game of the archive.
    pub(super) fn read_game(&mut self, ctx: &Context, at_table: &AtTable, wish: GameWish, game: GameId) {
        let archive = at_table.profile().store().archive().clone();
        self.start(TaskKind::ReadGame, ctx, at_table, move || match archive.load(game) {
            Ok(game) => Errand::TakeGame(wish, Box::new(game)),
            Err(why) => Errand::TellOfUnreadGame(why),
        });
    }

    /// Opens a game from a file. If that fails, nothing changes and the player is told why.
    pub(super) fn open_file(&mut self, ctx: &Context, at_table: &AtTable, path: PathBuf) {
        self.start(TaskKind::ReadGame, ctx, at_table, move || match store::read_file(&path, LARGEST as u64) {
            Ok(bytes) => Errand::TakeOpened(Opened::from_bytes(&bytes).map(Box::new), path),
            Err(why) => Errand::TellOfUnreadFile(Purpose::OpenGame, path, why),
        });
    }

    /// Reads everything of a player from a file.
    pub(super) fn read_backup(&mut self, ctx: &Context, at_table: &AtTable, path: PathBuf) {
        self.start(TaskKind::ReadBackup, ctx, at_table, move || match Backup::read(&path) {
            Ok(backup) => Errand::AddBackup(Box::new(backup), path),
            Err(why) => Errand::TellOfUnreadFile(Purpose::AddAll, path, why),
        });
    }

    /// Adds everything of a player from a file to what the player at the table has.
    pub(super) fn add_backup(
        &mut self,
        ctx: &Context,
        at_table: &mut AtTable,
        backup: Box<Backup>,
        path: &Path,
    ) -> Errand {
        if !at_table.profile().store().saves() {
            let why = Unread::Unreachable(Obstacle::Forbidden);
            return Errand::TellOfUnreadFile(Purpose::AddAll, path.to_owned(), why);
        }
        let now = at_table.clock().now().timestamp();
        self.sit_down(ctx, at_table, move |players, store| {
            Arrived::WithBackup(Box::new(store.take_in(&backup, players.name(), now)))
        })
    }
}
