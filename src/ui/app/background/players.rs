//! Changes the list of players, and the player at the table.

use super::{TaskKind, Tasks};
use crate::store::{PlayerTrouble, Players};
use crate::ui::app::{Arrived, Request, at_table::AtTable};
use crate::ui::windows::game::Chosen;
use crate::ui::windows::players::{PlayersChoice, PlayersWindow};
use egui::Context;

impl Tasks {
    /// Does what was chosen in the window of the players, except closing it. Returns what the
    /// window waits for, if it must.
    pub(in crate::ui::app) fn change_players(
        &mut self,
        ctx: &Context,
        at_table: &mut AtTable,
        window: &PlayersWindow,
        choice: PlayersChoice,
    ) -> Option<Request> {
        let current = at_table.profile().players().current().map(|player| &player.folder);
        match choice {
            PlayersChoice::Play(player) if Some(&player) == current => None,
            // The previous player's game waits.
            PlayersChoice::Play(player) => Some(self.sit_down(ctx, at_table, move |players, _| {
                players.change_to(&player);
                Arrived::AtTheTable
            })),
            PlayersChoice::Delete(player) if Some(&player) == current => {
                self.delete_current(ctx, at_table, window, player)
            }
            change => {
                self.change_list(ctx, at_table, move |mut players| {
                    let done = altered(&mut players, change);
                    Request::TakePlayers(players, done)
                });
                None
            }
        }
    }

    /// Gives the player at the table a name, before the game begins that was chosen with it.
    pub(in crate::ui::app) fn name_player(
        &mut self,
        ctx: &Context,
        at_table: &AtTable,
        player: String,
        chosen: Chosen,
    ) {
        self.change_list(ctx, at_table, move |mut players| {
            let done = players.rename(&player, &chosen.own_name);
            Request::BeginNamed(players, Box::new(chosen), done)
        });
    }

    /// Changes the list of players, unless it is being changed.
    fn change_list(
        &mut self,
        ctx: &Context,
        at_table: &AtTable,
        change: impl FnOnce(Players) -> Request + Send + 'static,
    ) {
        if !self.is_pending(TaskKind::Players) {
            let players = at_table.profile().players().clone();
            self.start(TaskKind::Players, ctx, at_table, move || change(players));
        }
    }

    /// Deletes the player at the table, who leaves it first to another.
    fn delete_current(
        &mut self,
        ctx: &Context,
        at_table: &mut AtTable,
        window: &PlayersWindow,
        player: String,
    ) -> Option<Request> {
        let mut others = at_table.profile().players().list().iter().map(|other| &other.folder);
        let other = others.find(|other| **other != player)?.clone();
        let mut window = window.clone();
        Some(self.sit_down(ctx, at_table, move |players, _| {
            players.change_to(&other);
            window.answer(altered(players, PlayersChoice::Delete(player)));
            Arrived::AtThePlayers(Box::new(window))
        }))
    }
}

/// Changes the list of players. Returns the player who was added, if that was it.
fn altered(players: &mut Players, change: PlayersChoice) -> Result<Option<String>, PlayerTrouble> {
    match change {
        PlayersChoice::Add(name) => return players.add(&name).map(Some),
        PlayersChoice::Rename(player, name) => players.rename(&player, &name)?,
        PlayersChoice::Delete(player) => players.delete(&player)?,
        PlayersChoice::BringBack => players.bring_back()?,
        PlayersChoice::Empty => players.empty_deleted()?,
        PlayersChoice::Ask(asks) => players.set_asks(asks),
        PlayersChoice::Close | PlayersChoice::Play(_) => {}
    }
    Ok(None)
}
