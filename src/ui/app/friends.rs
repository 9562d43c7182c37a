//! Goes to tables with people elsewhere, and shows them. What is played there ends in the player's own
//! archive, and the table stays in the list of those to come back to.

use super::{Errand, at_table::AtTable};
use crate::net::{HomeServer, WebSocket, origin};
use crate::record::{Bytes, fresh_id};
use crate::ui::settings::{KnownTable, KnownTables};
use crate::ui::stage::{Beside, Stage, friends::FriendsScreen};
use crate::ui::words::Words;
use crate::wire::{Client, Entrance, NewTable, Pass, USUAL_PORT, Visit, server_address};
use egui::Context;
use std::path::Path;

/// The folder of the tables that this computer keeps, among the player's files.
const TABLES: &str = "tables";

impl Stage {
    /// Goes to a table with people elsewhere. One that this computer keeps is kept first.
    pub(super) fn visit(&mut self, ctx: &Context, at_table: &AtTable, visit: Visit) -> Option<Errand> {
        let Visit { address, way } = visit;
        let known = way.code().and_then(|code| at_table.tables().find(code));
        // Whoever has a seat there does not take a second one.
        let is_meant = |pass: &&Pass| pass.token.is_none() == matches!(way, Entrance::Watch { .. });
        let pass = known.map(|table| &table.pass).filter(is_meant);
        let (address, home) = match address {
            Some(address) => (address, None),
            None => match keep(at_table, known.and_then(|table| table.port).unwrap_or(USUAL_PORT)) {
                Ok((address, home)) => (address, Some(home)),
                Err(why) => return Some(cannot_keep(at_table, &why)),
            },
        };
        let client = if let Some(pass) = pass {
            Client::back(&Pass { address, ..pass.clone() })
        } else {
            let name = at_table.tables().name_of(at_table.profile().players().name());
            Client::new(&address, name, way, fresh_secret())
        };
        self.sit(ctx, client, home);
        None
    }

    fn sit(&mut self, ctx: &Context, client: Client, home: Option<HomeServer>) {
        let wakes = ctx.clone();
        let line = WebSocket::new(move || wakes.request_repaint());
        *self = Stage::Friends(Box::new(FriendsScreen::new(client, Box::new(line), home)));
        ctx.request_repaint();
    }

    /// The screen of the table elsewhere, if one fills the window.
    fn friends(&self) -> Option<&FriendsScreen> {
        if let Stage::Friends(screen) = self { Some(screen) } else { None }
    }

    /// The invitation to the table elsewhere, as it is sent.
    pub(super) fn invitation(&self, words: &Words) -> Option<String> {
        self.friends()?.to_send(words)
    }

    /// Leaves the table elsewhere for good. What was played so far is kept, also if the others play on.
    pub(super) fn leave_for_good(&mut self, at_table: &mut AtTable) {
        if let Some(client) = self.friends().and_then(FriendsScreen::client) {
            if let Some(text) = client.kept() {
                at_table.profile_mut().keep_text(text);
            }
            let code = client.code();
            at_table.change_tables(|tables| code.into_iter().for_each(|code| tables.forget(code)));
        }
        *self = Stage::Table;
    }

    /// Remembers the table elsewhere, with what is known of it by now, and perhaps anew how to come back.
    pub(super) fn remember(&self, at_table: &mut AtTable, pass: Option<Pass>) {
        let Some(screen) = self.friends() else { return };
        if let Some(pass) = pass {
            let before = at_table.tables().find(pass.code).cloned();
            let (game, others) = before.map(|table| (table.game, table.others)).unwrap_or_default();
            at_table.change_tables(|tables| _ = tables.note(KnownTable { pass, game, others, port: screen.port() }));
        }
        let code = screen.client().and_then(Client::code);
        let Some(known) = code.and_then(|code| at_table.tables().find(code)) else { return };
        let game = screen.desk().and_then(|desk| desk.game().view().rules().game());
        let game = game.map_or_else(|| known.game.clone(), |game| game.name().to_owned());
        let table = KnownTable { game, others: screen.others(), ..known.clone() };
        if table != *known {
            at_table.change_tables(|tables| _ = tables.note(table));
        }
    }
}

/// The way to a table that the player opens: where they want it, or on this computer.
pub(super) fn to_open(tables: &KnownTables, plan: NewTable) -> Visit {
    let server = origin().map_or_else(
        || tables.server.clone(),
        |(host, is_secure)| format!("{}://{host}", if is_secure { "https" } else { "http" }),
    );
    Visit { address: server_address(&server), way: Entrance::Open(plan) }
}

/// Keeps the tables of this player on this computer, and returns where they are.
fn keep(at_table: &AtTable, port: u16) -> Result<(String, HomeServer), String> {
    let folder = at_table.profile().store().folder().map(|folder: &Path| folder.join(TABLES));
    let home = HomeServer::start(folder.as_deref(), port)?;
    let address = server_address(&home.place_here()).ok_or_else(|| home.place_here())?;
    Ok((address, home))
}

fn cannot_keep(at_table: &AtTable, why: &str) -> Errand {
    let args = [("why", why.into())];
    Errand::Say("command-friends", at_table.profile().words().format("friends-no-server", &args))
}

/// Chance of one's own for the deals at one table.
fn fresh_secret() -> Bytes {
    let mut bytes = [0; 32];
    for part in bytes.chunks_mut(8) {
        part.copy_from_slice(&fresh_id().to_be_bytes());
    }
    Bytes(bytes)
}
