//! A table with people elsewhere: the invitation while somebody is awaited, and then the game. Beside
//! it are those who sit there, what they ask and say, and whether the deals are fair.
//!
//! A line that breaks is made again. What the player sees meanwhile is the last view.

mod invitation;
mod panel;

use crate::engine::Seat;
use crate::link::Elsewhere;
use crate::net::HomeServer;
use crate::seat::Input;
use crate::table::{HostOrder, Proposal, Waiting, Wish};
use crate::ui::command::Command;
use crate::ui::paint::paint_cloth;
use crate::ui::request::Request;
use crate::ui::side::{Beside, SidePanel};
use crate::ui::stage::beside::{panel, table};
use crate::ui::table::driver::{habits, time};
use crate::ui::windows::{Closing, outcome::ScoreSheet};
use crate::ui::words::Words;
use crate::ui::{look::Look, settings::Settings, table::Desk, thinker::Thinker};
use crate::wire::{Client, ClientNews, Foul, Invitation, LineState, Pass, Transport, WhyClosed};
use egui::{CentralPanel, Context, Frame, Key, Modifiers, Ui};
use std::time::Duration;

/// The screen of a table with people elsewhere.
pub struct FriendsScreen {
    /// The line to the table, until the desk has it.
    line: Option<Box<Elsewhere>>,
    /// The table, once a game is played there.
    desk: Option<Box<Desk>>,
    /// The server, if this computer keeps the table.
    home: Option<HomeServer>,
    side: SidePanel,
    sheet: Option<Box<ScoreSheet>>,
    heard: Vec<Heard>,
    /// Whether nothing is shown of what the others say.
    is_muted: bool,
    /// Why the table has closed the line for good.
    closed: Option<WhyClosed>,
    /// Whether the player was asked if they leave for good.
    leaves: bool,
    was_turn: bool,
    /// Whether the invitation was copied.
    copied: bool,
    /// Whether what can be said is offered.
    talks: bool,
}

/// Something that is told for a while.
struct Heard {
    what: What,
    /// When it is told no longer.
    until: Duration,
}

/// What is told of somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    Said(Seat, u8),
    Signed(Seat, u8),
    Declined(Proposal, Seat),
    Named(Seat, Foul),
}

/// What a screen needs from its player's files.
pub(crate) struct Guest<'a> {
    pub(crate) look: Look<'a>,
    pub(crate) settings: &'a Settings,
    /// Whether keys go to the screen.
    pub(crate) keys: bool,
}

/// What the player wants besides the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FriendsWish {
    /// Leave the screen. The seat stays.
    Close,
    /// Leave the table for good, which has this code.
    Forget,
    /// Give this command.
    Give(Command),
    /// Copy the invitation.
    Copy,
}

/// What has happened at a table elsewhere that concerns others.
#[derive(Default)]
pub(crate) struct FriendsNews {
    pub(crate) wish: Option<FriendsWish>,
    /// What to keep to come back.
    pub(crate) pass: Option<Pass>,
    /// Games for the player's archive.
    pub(crate) finished: Vec<String>,
    /// Whether the player's turn has begun.
    pub(crate) calls: bool,
    /// Whether others sit at the table than before.
    pub(crate) members: bool,
}

/// How long something that was said is shown.
const SAID: Duration = Duration::from_secs(8);

impl FriendsScreen {
    /// Goes to a table, over what carries its lines. With a server, this computer keeps it.
    pub fn new(client: Client, transport: Box<dyn Transport>, home: Option<HomeServer>) -> FriendsScreen {
        FriendsScreen {
            line: Some(Box::new(Elsewhere::new(client, transport))),
            desk: None,
            home,
            side: SidePanel::default(),
            sheet: None,
            heard: Vec::new(),
            is_muted: false,
            closed: None,
            leaves: false,
            was_turn: false,
            copied: false,
            talks: false,
        }
    }

    /// The table, once a game is played there.
    pub fn desk(&self) -> Option<&Desk> {
        self.desk.as_deref()
    }

    /// The same, to act at it.
    pub fn desk_mut(&mut self) -> Option<&mut Desk> {
        self.desk.as_deref_mut()
    }

    /// This screen, as the table knows it.
    pub fn client(&self) -> Option<&Client> {
        let line = self.line.as_deref().or_else(|| self.desk()?.elsewhere());
        line.map(Elsewhere::client)
    }

    fn line_mut(&mut self) -> Option<&mut Elsewhere> {
        let desk = self.desk.as_deref_mut();
        self.line.as_deref_mut().or_else(|| desk?.elsewhere_mut())
    }

    /// Says something over the line.
    fn say(&mut self, what: impl FnOnce(&mut Client)) {
        if let Some(line) = self.line_mut() {
            line.say(what);
        }
    }

    /// The port by which this computer keeps the table, if it does.
    pub(crate) fn port(&self) -> Option<u16> {
        self.home.as_ref().map(HomeServer::port)
    }

    /// How others come to the table. To one that this computer keeps without a network nobody does.
    pub fn invitation(&self) -> Option<Invitation> {
        let client = self.client()?;
        let found = Invitation::at(client.address(), client.code()?)?;
        Some(match &self.home {
            Some(home) => Invitation { host: home.place()?, ..found },
            None => found,
        })
    }

    /// Whether nobody can come, because this computer keeps the table and is on no network.
    fn is_out_of_reach(&self) -> bool {
        self.home.as_ref().is_some_and(|home| home.place().is_none())
    }

    /// Whether a browser gets the page where the table is.
    fn has_page(&self) -> bool {
        self.home.as_ref().is_none_or(HomeServer::has_page)
    }

    /// The others at the table, as they are called.
    pub(crate) fn others(&self) -> Vec<String> {
        let Some(client) = self.client() else { return Vec::new() };
        let own = client.seats();
        let others = client.company().chairs.iter().filter(|chair| !own.contains(chair.seat));
        others.filter(|chair| !chair.name.is_empty()).map(|chair| chair.name.clone()).collect()
    }

    /// What the window is called: whose turn it is, if it is the player's.
    pub(crate) fn title(&self, words: &Words) -> String {
        let game = self.desk().map(|desk| words.game(desk.game().view().rules().game()).to_owned());
        let game = game.unwrap_or_else(|| words.get("friends-title").to_owned());
        if self.is_turn() { words.format("friends-your-turn", &[("game", game.into())]) } else { game }
    }

    fn is_turn(&self) -> bool {
        self.desk().is_some_and(|desk| desk.game().view().is_your_turn())
    }

    /// Draws the screen and handles input.
    pub(crate) fn ui(&mut self, ui: &mut Ui, guest: &Guest<'_>, thinker: impl FnOnce() -> Thinker) -> FriendsNews {
        let now = time(ui.input(|input| input.time));
        let mut news = self.listen(ui.ctx(), now);
        if let Some(view) = self.line.as_mut().and_then(|line| line.next_view())
            && let Some(line) = self.line.take()
        {
            self.desk = Some(Box::new(Desk::at(line, *view, thinker(), guest.settings)));
        }
        let Guest { look, settings, keys } = *guest;
        let keys = keys && self.sheet.is_none();
        if keys {
            news.wish = self.keys(ui.ctx());
        }
        if let Some(desk) = self.desk_mut().filter(|desk| *desk.game().habits() != habits(settings)) {
            desk.step(Input::Behave(habits(settings)));
        }
        news.wish = panel(ui, look, "friends", self).or(news.wish);
        if let Some(desk) = &mut self.desk {
            let beside = self.side.show(ui, look, desk.game(), || desk.chronicle());
            news.wish = note_beside(&beside).or(news.wish);
            desk.look_back(beside.past);
            if let Some(input) = beside.input {
                desk.step(input);
            }
            table(ui, look, desk, keys, self.closed.is_none());
            desk.show_advice(ui.ctx(), look);
            if desk.take_end() && desk.game().view().waiting == Waiting::NewGame {
                self.show_score();
            }
        } else {
            let invited = CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
                paint_cloth(ui.painter(), ui.max_rect(), look.theme);
                self.invite(ui, look)
            });
            news.wish = invited.inner.or(news.wish);
        }
        self.sheet_ui(ui.ctx(), look);
        let turn = self.is_turn();
        news.calls = turn && !self.was_turn;
        self.was_turn = turn;
        news
    }

    /// Takes in what has come over the line.
    fn listen(&mut self, ctx: &Context, now: Duration) -> FriendsNews {
        let mut news = FriendsNews::default();
        for heard in self.line_mut().map(|line| line.poll(now)).unwrap_or_default() {
            let what = match heard {
                ClientNews::Seated(pass) => {
                    if let Some(home) = &mut self.home {
                        home.announce(&pass.name, pass.code);
                    }
                    news.pass = Some(pass);
                    continue;
                }
                ClientNews::Pledged(pass) => {
                    news.pass = Some(pass);
                    continue;
                }
                ClientNews::Members => {
                    news.members = true;
                    continue;
                }
                ClientNews::Finished(text) => {
                    news.finished.push(text);
                    continue;
                }
                ClientNews::LineState(LineState::Closed(why)) => {
                    if self.client().is_some_and(|client| matches!(client.link(), LineState::Closed(_))) {
                        self.closed = Some(why);
                    }
                    continue;
                }
                ClientNews::Said(seat, phrase) => What::Said(seat, phrase),
                ClientNews::Signed(seat, sign) => What::Signed(seat, sign),
                ClientNews::Declined(proposal, seat) => What::Declined(proposal, seat),
                ClientNews::Named(seat, foul) => What::Named(seat, foul),
                // The table takes in views and refusals. The panel shows the rest as it stands.
                ClientNews::View(_)
                | ClientNews::Refused(..)
                | ClientNews::Done(_)
                | ClientNews::Checked(_)
                | ClientNews::LineState(_) => continue,
            };
            self.heard.push(Heard { what, until: now + SAID });
        }
        self.heard.retain(|heard| heard.until > now);
        let soonest = self.heard.iter().map(|heard| heard.until).chain(self.client().and_then(Client::next_tick)).min();
        if let Some(at) = soonest {
            ctx.request_repaint_after(at.saturating_sub(now));
        }
        news
    }

    /// Does what keys ask for.
    fn keys(&mut self, ctx: &Context) -> Option<FriendsWish> {
        let holds = self.desk().is_some_and(|desk| desk.game().chosen().is_some() || desk.game().lights());
        if !holds && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            return Some(FriendsWish::Close);
        }
        if let Some(desk) = self.desk_mut() {
            desk.begin_at_the_hand(ctx);
        }
        let command = Command::pressed(ctx)?;
        match command {
            Command::Log
            | Command::Unseen
            | Command::Sound
            | Command::FullScreen
            | Command::Settings
            | Command::Colors
            | Command::Help
            | Command::About => return Some(FriendsWish::Give(command)),
            Command::ScoreSheet => self.show_score(),
            _ => self.act(command),
        }
        None
    }

    /// Does at the table what a command asks for, if it is one of the table.
    fn act(&mut self, command: Command) {
        let Some(desk) = self.desk_mut() else { return };
        match command {
            Command::Undo => desk.step(Input::Wish(Wish::Undo)),
            Command::Pause => desk.step(Input::Wish(Wish::Pause)),
            Command::Hint => desk.step(Input::Hint),
            Command::Firecracker => desk.take_up(),
            Command::Again => _ = desk.watch_again(),
            _ => {}
        }
    }

    fn show_score(&mut self) {
        let sheet = self.desk().map(|desk| ScoreSheet::elsewhere(desk.chronicle()));
        self.sheet = sheet.map(Box::new);
    }

    /// Shows the score sheet, if it is open.
    fn sheet_ui(&mut self, ctx: &Context, look: Look<'_>) {
        let Some((closing, asks)) = self.sheet.as_ref().map(|sheet| sheet.ask(ctx, look)) else { return };
        if closing != Closing::Stays {
            self.sheet = None;
        }
        if let [Request::Order(HostOrder::NewGame(_))] = asks[..] {
            self.wish(Wish::GoOn);
        }
    }

    fn wish(&mut self, wish: Wish) {
        if let Some(desk) = self.desk_mut() {
            desk.step(Input::Wish(wish));
        }
    }
}

/// What the player wants of what stands beside the table.
const fn note_beside(beside: &Beside) -> Option<FriendsWish> {
    if beside.log_closed {
        Some(FriendsWish::Give(Command::Log))
    } else if beside.unseen_closed {
        Some(FriendsWish::Give(Command::Unseen))
    } else {
        None
    }
}
