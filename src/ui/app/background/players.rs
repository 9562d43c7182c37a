//! Changes the list of players, and the player at the table.

use super::{TaskKind, Tasks};
use crate::store::{PlayerTrouble, Players};
use crate::ui::app::{Arrived, Errand, at_table::AtTable};
use crate::ui::request::{ChosenGame, PlayersChange};
use egui::Context;

impl Tasks {
    /// Changes the list of players, or who is at the table, for the open window of this name. Returns
    /// what the window waits for, if it must.
    pub(in crate::ui::app) fn change_players(
        &mut self,
        ctx: &Context,
        at_table: &mut AtTable,
        window: Option<&'static str>,
        change: PlayersChange,
    ) -> Option<Errand> {
        let current = at_table.profile().players().current().map(|player| &player.folder);
        match change {
            // The previous player's game waits.
            PlayersChange::Play(player) => Some(self.sit_down(ctx, at_table, move |players, _| {
                players.change_to(&player);
                Arrived::AtTheTable
            })),
            PlayersChange::Delete(player) if Some(&player) == current => {
                self.delete_current(ctx, at_table, window?, player)
            }
            change => {
                self.change_list(ctx, at_table, change);
                None
            }
        }
    }

    /// Has another player sit down, whose game begins at once. The game of the one before waits.
    pub(in crate::ui::app) fn sit_down_to_begin(
        &mut self,
        ctx: &Context,
        at_table: &mut AtTable,
        player: String,
        chosen: Box<ChosenGame>,
    ) -> Errand {
        self.sit_down(ctx, at_table, move |players, _| {
            players.change_to(&player);
            Arrived::ToBegin(chosen)
        })
    }

    /// Changes the list of players, unless it is being changed.
    fn change_list(&mut self, ctx: &Context, at_table: &AtTable, change: PlayersChange) {
        if !self.is_pending(TaskKind::Players) {
            let mut players = at_table.profile().players().clone();
            self.start(TaskKind::Players, ctx, at_table, move || {
                let done = altered(&mut players, change);
                Errand::TakePlayers(players, done)
            });
        }
    }

    /// Deletes the player at the table, who leaves it first to another.
    fn delete_current(
        &mut self,
        ctx: &Context,
        at_table: &mut AtTable,
        window: &'static str,
        player: String,
    ) -> Option<Errand> {
        let mut others = at_table.profile().players().list().iter().map(|other| &other.folder);
        let other = others.find(|other| **other != player)?.clone();
        Some(self.sit_down(ctx, at_table, move |players, _| {
            players.change_to(&other);
            Arrived::AtThePlayers(window, altered(players, PlayersChange::Delete(player)))
        }))
    }
}

/// Changes the list of players. Returns the player who was added, if that was it.
fn altered(players: &mut Players, change: PlayersChange) -> Result<Option<String>, PlayerTrouble> {
    match change {
        PlayersChange::Add(name) => return players.add(&name).map(Some),
        PlayersChange::Rename(player, name) => players.rename(&player, &name)?,
        PlayersChange::Delete(player) => players.delete(&player)?,
        PlayersChange::BringBack => players.bring_back()?,
        PlayersChange::Empty => players.empty_deleted()?,
        PlayersChange::Ask(asks) => players.set_asks(asks),
        PlayersChange::Play(_) => {}
    }
    Ok(None)
}
