//! The player at the table, and the change to another.

use super::{App, above::Open, tasks::TaskKind};
use crate::store::{PlayerTrouble, Players};
use crate::ui::windows::game::Chosen;
use crate::ui::windows::players::{PlayersChoice, PlayersWindow, Present};
use egui::Context;

impl App {
    /// Returns everyone who plays here.
    pub const fn players(&self) -> &Players {
        &self.profile.players
    }

    /// Opens the window of the players. `asks` is set if the program opens it by itself.
    pub(super) fn open_players(&mut self, asks: bool) {
        let current = self.profile.players.current().map_or("", |player| &player.folder);
        self.above.open(Open::Players(PlayersWindow::new(current, asks)));
    }

    /// Asks who plays, if there are several players and they want to be asked.
    pub fn ask_who_plays(&mut self) {
        if self.profile.players.asks() {
            self.open_players(true);
        }
    }

    pub(super) fn present(players: &Players) -> Present<'_> {
        Present {
            players: players.list(),
            current: players.current().map_or("", |player| &player.folder),
            asks: players.would_ask(),
            deleted: players.deleted(),
            saves: players.saves(),
        }
    }

    /// Does what was chosen in the window of the players. Returns whether the window closes.
    pub(super) fn change_players(&mut self, ctx: &Context, window: &PlayersWindow, choice: PlayersChoice) -> bool {
        match choice {
            PlayersChoice::Close => return true,
            PlayersChoice::Play(player) => {
                self.seat(ctx, player);
                return true;
            }
            PlayersChoice::Delete(player) if self.is_at_the_table(&player) => self.delete_current(ctx, window, player),
            change => self.with_players(
                ctx,
                |players| altered(players, change),
                |app, done| {
                    if let Some(window) = app.above.players_window() {
                        window.answer(done);
                    }
                },
            ),
        }
        false
    }

    fn with_players<T: Send + 'static>(
        &mut self,
        ctx: &Context,
        change: impl FnOnce(&mut Players) -> T + Send + 'static,
        then: impl FnOnce(&mut App, T) + 'static,
    ) {
        if self.tasks.is_pending(TaskKind::Players) {
            return;
        }
        let mut players = self.profile.players.clone();
        let work = move || {
            let done = change(&mut players);
            (players, done)
        };
        self.in_background(TaskKind::Players, ctx, work, |app, _, (players, done)| {
            app.profile.players = players;
            then(app, done);
        });
    }

    /// Begins the chosen game, once the player at the table has the name that was entered with it.
    /// Returns whether the window closes now.
    pub(super) fn name_and_begin(&mut self, ctx: &Context, chosen: Chosen) -> bool {
        let current = self.profile.players.current().map(|player| player.folder.clone());
        let Some(player) = current.filter(|_| !chosen.own_name.is_empty()) else {
            self.begin(&chosen);
            return true;
        };
        let name = chosen.own_name.clone();
        self.with_players(
            ctx,
            move |players| players.rename(&player, &name),
            move |app, done| match (app.above.game_window(), done) {
                (Some(window), Err(trouble)) => window.refuse(trouble),
                (Some(_), Ok(())) => {
                    app.above.close();
                    app.begin(&chosen);
                }
                (None, _) => {}
            },
        );
        false
    }

    /// Deletes the player at the table, who leaves it first to another.
    fn delete_current(&mut self, ctx: &Context, window: &PlayersWindow, player: String) {
        let mut others = self.profile.players.list().iter().map(|other| &other.folder);
        let Some(other) = others.find(|other| **other != player).cloned() else { return };
        let change = move |players: &mut Players, _: &mut _| {
            players.change_to(&other);
            altered(players, PlayersChoice::Delete(player))
        };
        let mut window = window.clone();
        self.sit_down(ctx, change, |app, done| {
            window.answer(done);
            app.above.put_back(Open::Players(window));
        });
    }

    fn is_at_the_table(&self, player: &str) -> bool {
        self.profile.players.current().is_some_and(|current| current.folder == player)
    }

    /// Seats a player at the table. The previous player's game waits.
    fn seat(&mut self, ctx: &Context, player: String) {
        if !self.is_at_the_table(&player) {
            self.sit_down(ctx, move |players, _| players.change_to(&player), |_, ()| ());
        }
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
