//! Who is at the table, and how somebody else comes there.

use super::{App, Open, Start};
use crate::{
    store::{PlayerTrouble, Players},
    ui::windows::players::{PlayersChoice, PlayersWindow, Present},
};
use egui::Context;

impl App {
    /// All who play here.
    pub const fn players(&self) -> &Players {
        &self.players
    }

    /// Opens the window of the players; `asks` if nobody has asked for it.
    pub(in crate::ui) fn open_players(&mut self, asks: bool) {
        let current = self.players.current().map_or("", |player| &player.shelf);
        self.open(Open::Players(PlayersWindow::new(current, asks)));
    }

    /// Asks who plays, if there are several and they want it.
    pub fn ask_who_plays(&mut self) {
        if self.players.asks() {
            self.open_players(true);
        }
    }

    /// What there is to see of the players.
    pub(super) fn present(players: &Players) -> Present<'_> {
        Present {
            players: players.list(),
            current: players.current().map_or("", |player| &player.shelf),
            asks: players.would_ask(),
            deleted: players.deleted(),
            saves: players.saves(),
        }
    }

    /// Does what was chosen in the window of the players. Returns whether it is closed.
    pub(super) fn change_players(&mut self, ctx: &Context, window: &mut PlayersWindow, choice: PlayersChoice) -> bool {
        let done = match choice {
            PlayersChoice::Close => return true,
            PlayersChoice::Play(player) => {
                self.seat(ctx, &player);
                return true;
            }
            PlayersChoice::Add(name) => self.players.add(&name).map(|player| window.choose(&player)),
            PlayersChoice::Rename(player, name) => self.players.rename(&player, &name),
            PlayersChoice::Delete(player) => self.delete_player(ctx, &player),
            PlayersChoice::Empty => self.players.empty_deleted(),
            PlayersChoice::Ask(asks) => {
                self.players.set_asks(asks);
                Ok(())
            }
        };
        window.answer(done);
        false
    }

    /// Deletes a player. Whoever is at the table leaves it first.
    fn delete_player(&mut self, ctx: &Context, player: &str) -> Result<(), PlayerTrouble> {
        if self.is_at_the_table(player) {
            let other = self.players.list().iter().find(|other| other.shelf != player).map(|other| other.shelf.clone());
            if let Some(other) = other {
                self.seat(ctx, &other);
            }
        }
        self.players.delete(player)
    }

    fn is_at_the_table(&self, player: &str) -> bool {
        self.players.current().is_some_and(|current| current.shelf == player)
    }

    /// Puts a player at the table. The game of whoever was there waits.
    pub(super) fn seat(&mut self, ctx: &Context, player: &str) {
        if self.is_at_the_table(player) {
            return;
        }
        self.save();
        self.store.settle();
        let mut players = std::mem::replace(&mut self.players, Players::nowhere());
        players.change_to(player);
        let mut store = players.store();
        let wake = |ctx: &Context| {
            let ctx = ctx.clone();
            move || ctx.request_repaint()
        };
        if self.store.writes_behind() {
            store.write_behind(wake(ctx));
        }
        let thinker = self.desk.another_thinker(wake(ctx));
        let dialogs = std::mem::take(&mut self.dialogs);
        *self = App::seated(players, store, Start::default(), thinker);
        self.dialogs = dialogs;
    }
}
