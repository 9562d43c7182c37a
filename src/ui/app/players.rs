//! The player at the table, and the change to another.

use super::{App, Start, above::Open};
use crate::store::{PlayerTrouble, Players};
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

    /// Gives the player at the table a name, unless the name is empty.
    pub(super) fn name_player(&mut self, name: &str) -> Result<(), PlayerTrouble> {
        let players = &mut self.profile.players;
        match players.current().map(|player| player.folder.clone()) {
            Some(player) if !name.is_empty() => players.rename(&player, name),
            _ => Ok(()),
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
    pub(super) fn change_players(&mut self, ctx: &Context, window: &mut PlayersWindow, choice: PlayersChoice) -> bool {
        let done = match choice {
            PlayersChoice::Close => return true,
            PlayersChoice::Play(player) => {
                self.seat(ctx, &player);
                return true;
            }
            PlayersChoice::Add(name) => self.profile.players.add(&name).map(|player| window.choose(&player)),
            PlayersChoice::Rename(player, name) => self.profile.players.rename(&player, &name),
            PlayersChoice::Delete(player) => self.delete_player(ctx, &player),
            PlayersChoice::BringBack => self.profile.players.bring_back(),
            PlayersChoice::Empty => self.profile.players.empty_deleted(),
            PlayersChoice::Ask(asks) => {
                self.profile.players.set_asks(asks);
                Ok(())
            }
        };
        window.answer(done);
        false
    }

    /// Deletes a player. A player at the table leaves it first.
    fn delete_player(&mut self, ctx: &Context, player: &str) -> Result<(), PlayerTrouble> {
        let mut others = self.profile.players.list().iter().map(|other| &other.folder);
        let other = others.find(|other| *other != player).filter(|_| self.is_at_the_table(player)).cloned();
        if let Some(other) = other {
            self.seat(ctx, &other);
        }
        self.profile.players.delete(player)
    }

    fn is_at_the_table(&self, player: &str) -> bool {
        self.profile.players.current().is_some_and(|current| current.folder == player)
    }

    /// Seats a player at the table. The previous player's game waits.
    pub(super) fn seat(&mut self, ctx: &Context, player: &str) {
        if self.is_at_the_table(player) {
            return;
        }
        self.save();
        self.profile.store.settle();
        self.profile.players.change_to(player);
        self.sit_down(ctx);
    }

    /// Begins with the files of the player who is at the table now.
    pub(super) fn sit_down(&mut self, ctx: &Context) {
        let players = std::mem::replace(&mut self.profile.players, Players::nowhere());
        let mut store = players.store();
        if self.profile.store.writes_behind() {
            let woken = ctx.clone();
            store.write_behind(move || woken.request_repaint());
        }
        let thinker = self.desk.another_thinker(None, ctx);
        let shell = std::mem::take(&mut self.shell);
        *self = App { shell, ..App::seated(players, store, Start::default(), thinker) };
    }
}
