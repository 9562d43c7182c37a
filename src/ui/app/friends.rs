//! Goes to tables with people elsewhere, and shows them. What is played there ends in the player's own
//! archive, and the table stays in the list of those to come back to.

use super::{App, Errand, at_table::AtTable};
use crate::host;
use crate::net::{HomeServer, WebSocket};
use crate::record::{Bytes, fresh_id};
use crate::ui::request::{FriendsRequest, Request};
use crate::ui::settings::{KnownTable, KnownTables};
use crate::ui::stage::friends::{FriendsScreen, reason, waiting_bar};
use crate::ui::stage::{Beside, OnStage, Stage, review::Viewer};
use crate::ui::windows::{friends::FriendsWindow, notes::Consent, outcome::ScoreSheet, seen::Seen};
use crate::ui::words::Words;
use crate::wire::{Client, Code, Entrance, Invitation, NewTable, Pass, USUAL_PORT, Visit, WhyClosed, server_address};
use crate::{msg, say};
use egui::{Context, Ui};
use std::path::Path;

/// The folder of the tables that this computer keeps, among the player's files.
const TABLES: &str = "tables";

impl Stage {
    /// Goes to a table with people elsewhere. One that this computer keeps is kept first.
    pub(super) fn visit(&mut self, ctx: &Context, at_table: &AtTable, visit: Visit) -> Option<Errand> {
        let Visit { address, way } = visit;
        let sits = self.friends().filter(|screen| !screen.is_closed()).and_then(FriendsScreen::client);
        if let Some(client) = sits {
            if way.code().is_some() && way.code() == client.code() {
                self.show(OnStage::Friends);
                return None;
            }
            let why = say!(at_table.profile().words(), "friends-one-table").to_owned();
            return Some(Errand::Say(msg!("command-friends"), why));
        }
        let known = way.code().and_then(|code| at_table.tables().find(code));
        let code = way.code();
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
        let came_by = pass.is_none().then(|| Invitation::at(client.address(), code?)).flatten();
        self.take_seat(ctx, client, home, came_by);
        None
    }

    fn take_seat(&mut self, ctx: &Context, client: Client, home: Option<HomeServer>, came_by: Option<Invitation>) {
        let wakes = ctx.clone();
        let line = WebSocket::new(move || wakes.request_repaint());
        self.sit(FriendsScreen::new(client, Box::new(line), home).by_invitation(came_by));
        ctx.request_repaint();
    }

    /// The code of the table elsewhere at which the player sits.
    pub(super) fn seat_elsewhere(&self) -> Option<Code> {
        self.friends().filter(|screen| screen.keeps_a_seat())?.client()?.code()
    }

    /// The invitation to the table elsewhere, as it is sent.
    pub(super) fn invitation(&self, words: &Words) -> Option<String> {
        self.friends()?.to_send(words)
    }

    /// Leaves the table elsewhere for good. What was played so far is kept, and a game that is not over is
    /// lost.
    pub(super) fn leave_for_good(&mut self, at_table: &mut AtTable) {
        if let Some(screen) = self.friends_mut() {
            let code = screen.client().and_then(Client::code);
            if let Some(kept) = screen.get_up() {
                at_table.keep_game_elsewhere(*kept);
            }
            at_table.change_tables(|tables| code.into_iter().for_each(|code| tables.forget(code)));
        }
        self.stand_up();
    }

    /// Stands up from the table elsewhere, which is not shown. The seat is kept.
    pub(super) fn stand_up_for_now(&mut self, at_table: &mut AtTable) {
        let code = self.friends().and_then(FriendsScreen::client).and_then(Client::code);
        at_table.change_tables(|tables| tables.stand_up(code));
        self.stand_up();
    }

    /// Shows that the player sits at a table which is not shown, or sat at one when the program ended.
    pub(super) fn show_waiting(&self, ui: &mut Ui, at_table: &AtTable) -> Option<Request> {
        let look = at_table.look();
        match (self.aside(), at_table.tables().sits()) {
            (Some(screen), _) => screen.bar(ui, look),
            (None, Some(table)) if self.friends().is_none() => waiting_bar(ui, look, table),
            _ => None,
        }
    }

    /// Remembers the table elsewhere, with what is known of it by now, and perhaps anew how to come back.
    pub(super) fn remember(&self, at_table: &mut AtTable, pass: Option<Pass>) {
        let Some(screen) = self.friends() else { return };
        if let Some(pass) = pass {
            let before = at_table.tables().find(pass.code).cloned();
            let (game, others) = before.map(|table| (table.game, table.others)).unwrap_or_default();
            at_table.change_tables(|tables| {
                _ = tables.note(KnownTable { sits: pass.token.is_some(), pass, game, others, port: screen.port() });
            });
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

impl App {
    /// Grants what the table elsewhere asks for, or somebody at it. Returns what else must be done.
    pub(super) fn grant_friends(&mut self, ctx: &Context, request: FriendsRequest) -> Option<Errand> {
        let at_table = &mut self.at_table;
        match request {
            FriendsRequest::Remember(pass) => self.stage.remember(at_table, pass.map(|pass| *pass)),
            FriendsRequest::KeepGame(kept) => at_table.keep_game_elsewhere(*kept),
            FriendsRequest::Call => {
                if let Some(screen) = self.stage.friends() {
                    host::call(&screen.title(at_table.profile().words()), ctx);
                }
                if self.stage.aside().is_some() {
                    self.shell.chime(at_table.profile().settings().sound);
                }
            }
            FriendsRequest::CopyInvitation => {
                if let Some(text) = self.stage.invitation(at_table.profile().words()) {
                    host::share(&text);
                    ctx.copy_text(text);
                }
            }
            FriendsRequest::TurnedAway(why) => self.turn_away(why),
            FriendsRequest::HostHere(plan) => {
                self.stage.stand_up_for_now(at_table);
                let visit = Visit { address: None, way: Entrance::Open(*plan) };
                return self.stage.visit(ctx, at_table, visit);
            }
            FriendsRequest::LeaveForGood => self.stage.leave_for_good(at_table),
            FriendsRequest::ComeBack => return self.come_back(ctx),
            FriendsRequest::AskToStandUp => return Some(self.ask_to_stand_up()),
            FriendsRequest::AskForRules(rules) => {
                if let Some(screen) = self.stage.friends_mut() {
                    screen.ask_for_rules(*rules);
                }
            }
            FriendsRequest::StandUp => self.stage.stand_up_for_now(at_table),
            FriendsRequest::ShowScore => {
                if let Some(desk) = self.stage.friends().and_then(Beside::desk) {
                    self.above.put("command-score-sheet", Box::new(ScoreSheet::elsewhere(desk.chronicle())));
                }
            }
        }
        None
    }

    /// Lets the player mend the invitation by which no table has let them in.
    fn turn_away(&mut self, why: WhyClosed) {
        let Some(invitation) = self.stage.friends().and_then(FriendsScreen::came_by).cloned() else { return };
        self.stage.stand_up_for_now(&mut self.at_table);
        let window =
            |seen: &Seen<'_>| FriendsWindow::new(seen).listening().with(invitation.typed()).turned_away(reason(why));
        let window = self.at_table.see(&self.background, &self.stage, window);
        self.above.put("command-friends", Box::new(window));
    }

    /// Comes back to the table elsewhere at which the player sits, or sat when the program ended.
    fn come_back(&mut self, ctx: &Context) -> Option<Errand> {
        if let Some((game, review)) = self.stage.viewer_mut().and_then(Viewer::unkept) {
            self.at_table.profile_mut().keep_review(game, review);
        }
        self.above.forget();
        if self.stage.friends().is_some() {
            self.stage.show(OnStage::Friends);
            return None;
        }
        let visit = self.at_table.tables().sits()?.visit();
        self.stage.visit(ctx, &self.at_table, visit)
    }

    /// Asks before a table is closed that this computer keeps for others. Any other is left at once.
    fn ask_to_stand_up(&self) -> Errand {
        let others = self.stage.friends().filter(|screen| screen.port().is_some()).map(FriendsScreen::others);
        match others.filter(|others| !others.is_empty()) {
            Some(others) => {
                Errand::Consent(Consent::CloseTable(self.at_table.profile().words().list(&others).to_string()))
            }
            None => Request::from(FriendsRequest::StandUp).into(),
        }
    }
}

/// The way to a table that the player opens: where they want it, or on this computer.
pub(super) fn to_open(tables: &KnownTables, plan: NewTable) -> Visit {
    Visit { address: tables.host(), way: Entrance::Open(plan) }
}

/// Keeps the tables of this player on this computer, and returns where they are.
fn keep(at_table: &AtTable, port: u16) -> Result<(String, HomeServer), String> {
    let folder = at_table.profile().store().folder().map(|folder: &Path| folder.join(TABLES));
    let home = HomeServer::start(folder.as_deref(), port, at_table.routers())?;
    let address = server_address(&home.place_here()).ok_or_else(|| home.place_here())?;
    Ok((address, home))
}

fn cannot_keep(at_table: &AtTable, why: &str) -> Errand {
    let args = [("why", why.into())];
    Errand::Say(msg!("command-friends"), at_table.profile().words().format(msg!("friends-no-server"), &args))
}

/// Chance of one's own for the deals at one table.
fn fresh_secret() -> Bytes {
    let mut bytes = [0; 32];
    for part in bytes.chunks_mut(8) {
        part.copy_from_slice(&fresh_id().to_be_bytes());
    }
    Bytes(bytes)
}
