//! What is done in the background for the player at the table.

mod backlog;
mod other_table;
mod players;
mod statistics;
mod tasks;

pub(super) use backlog::Backlog;
pub(super) use other_table::GameSource;
pub(super) use tasks::{TaskKind, Tasks};

use super::{Errand, at_table::AtTable};
use crate::record::GameId;
use crate::ui::request::GameWish;
use egui::Context;
use other_table::OtherTables;
use statistics::Statistics;

/// What is done in the background for the player at the table. The next player has other work.
#[derive(Default)]
pub(super) struct Background {
    pub(super) tasks: Tasks,
    pub(super) other_tables: OtherTables,
    pub(super) statistics: Statistics,
    pub(super) backlog: Backlog,
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
}
