//! A table with people elsewhere: the invitation while somebody is awaited, and then the game. Beside
//! it are those who sit there, what they ask and say, and whether the deals are fair.
//!
//! A line that breaks is made again. What the player sees meanwhile is the last view.

mod bar;
mod invitation;
mod panel;

pub(crate) use bar::waiting_bar;

use crate::engine::Seat;
use crate::link::Elsewhere;
use crate::net::HomeServer;
use crate::record::Seating;
use crate::seat::Input;
use crate::table::{Proposal, Wish};
use crate::ui::command::{Command, Commanded};
use crate::ui::paint::paint_cloth;
use crate::ui::request::{FriendsRequest, Request};
use crate::ui::side::{SideNews, SidePanel};
use crate::ui::stage::beside::{Beside, panel};
use crate::ui::table::driver::time;
use crate::ui::words::Words;
use crate::ui::{look::Look, settings::Settings, table::Desk, thinker::Thinker};
use crate::wire::{Client, ClientNews, Foul, Invitation, LineState, Transport, WhyClosed};
use egui::{CentralPanel, Context, Frame, Ui};
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
            heard: Vec::new(),
            is_muted: false,
            closed: None,
            leaves: false,
            was_turn: false,
            copied: false,
            talks: false,
        }
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

    pub(crate) fn is_turn(&self) -> bool {
        self.desk().is_some_and(|desk| desk.game().view().is_your_turn())
    }

    /// Takes in what has come over the line.
    fn hear_line(&mut self, ctx: &Context, now: Duration) -> Vec<Request> {
        let mut news = Vec::new();
        for heard in self.line_mut().map(|line| line.poll(now)).unwrap_or_default() {
            let what = match heard {
                ClientNews::Seated(pass) => {
                    if let Some(home) = &mut self.home {
                        home.announce(&pass.name, pass.code);
                    }
                    news.push(FriendsRequest::Remember(Some(Box::new(pass))).into());
                    continue;
                }
                ClientNews::Pledged(pass) => {
                    news.push(FriendsRequest::Remember(Some(Box::new(pass))).into());
                    continue;
                }
                ClientNews::Members => {
                    news.push(FriendsRequest::Remember(None).into());
                    continue;
                }
                ClientNews::Finished(text) => {
                    news.push(FriendsRequest::KeepGame(text).into());
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
                | ClientNews::Halted(_)
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

    fn wish(&mut self, wish: Wish) {
        if let Some(desk) = self.desk_mut() {
            desk.step(Input::Wish(wish));
        }
    }
}

impl FriendsScreen {
    /// Whether the player has a seat there to come back to.
    pub(crate) fn keeps_a_seat(&self) -> bool {
        !self.is_closed() && !self.own().is_empty()
    }

    /// Whether the table has closed the line for good.
    pub(crate) const fn is_closed(&self) -> bool {
        self.closed.is_some()
    }

    /// Takes in what has come while something else fills the window. What has moved meanwhile lies
    /// where it belongs once the table is shown again, and makes no sounds.
    pub(crate) fn listen_aside(
        &mut self,
        ctx: &Context,
        settings: &Settings,
        thinker: &dyn Fn() -> Thinker,
    ) -> Vec<Request> {
        if let Some(desk) = &mut self.desk {
            desk.hear_aside(ctx.input(|input| input.time));
        }
        self.listen(ctx, settings, thinker)
    }
}

impl Commanded for FriendsScreen {
    fn means(&self, command: Command) -> bool {
        let here = [
            Command::Undo,
            Command::Pause,
            Command::Hint,
            Command::Firecracker,
            Command::Again,
            Command::Log,
            Command::Unseen,
            Command::ScoreSheet,
        ];
        command.is_of_the_program() || here.contains(&command)
    }

    /// Until a game is played there is nothing to do at the table.
    fn can(&self, command: Command) -> Option<Result<(), &'static str>> {
        let waits = self.desk.is_none() && !command.is_of_the_program();
        waits.then_some(Err("answer-not-now"))
    }
}

impl Beside for FriendsScreen {
    fn desk(&self) -> Option<&Desk> {
        self.desk.as_deref()
    }

    fn desk_mut(&mut self) -> Option<&mut Desk> {
        self.desk.as_deref_mut()
    }

    fn people(&self) -> Option<(&Seating, Seat)> {
        let view = self.desk.as_ref()?.game().view();
        Some((&view.seating, view.viewer()))
    }

    fn dress<'a>(&self, look: Look<'a>, _: &'a mut Option<Settings>) -> Look<'a> {
        Look { player: "", ..look }
    }

    fn listen(&mut self, ctx: &Context, settings: &Settings, thinker: &dyn Fn() -> Thinker) -> Vec<Request> {
        let mut news = self.hear_line(ctx, time(ctx.input(|input| input.time)));
        if let Some(view) = self.line.as_mut().and_then(|line| line.next_view())
            && let Some(line) = self.line.take()
        {
            self.desk = Some(Box::new(Desk::at(line, *view, thinker(), settings)));
        }
        let turn = self.is_turn();
        if turn && !self.was_turn {
            news.push(FriendsRequest::Call.into());
        }
        self.was_turn = turn;
        news
    }

    fn give(&mut self, command: Command, _: &Settings) -> Option<Vec<Request>> {
        match command {
            Command::Undo => self.wish(Wish::Undo),
            Command::Pause => self.wish(Wish::Pause),
            Command::ScoreSheet => return Some(vec![FriendsRequest::ShowScore.into()]),
            _ => return None,
        }
        Some(Vec::new())
    }

    fn panel(&mut self, ui: &mut Ui, look: Look<'_>) -> Vec<Request> {
        panel(ui, look, "friends", self).into_iter().collect()
    }

    fn side(&mut self, ui: &mut Ui, look: Look<'_>) -> SideNews {
        let Some(desk) = &self.desk else { return SideNews::default() };
        self.side.show(ui, look, desk.game(), || desk.chronicle())
    }

    fn is_open(&self) -> bool {
        self.closed.is_none()
    }

    fn wait(&mut self, ui: &mut Ui, look: Look<'_>) -> Vec<Request> {
        let invited = CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
            paint_cloth(ui.painter(), ui.max_rect(), look.theme);
            self.invite(ui, look)
        });
        invited.inner.into_iter().collect()
    }
}
