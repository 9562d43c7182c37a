//! A table with people elsewhere: the invitation while somebody is awaited, and then the game. Beside
//! it are those who sit there, what they ask and say, and whether the deals are fair.
//!
//! A line that breaks is made again. What the player sees meanwhile is the last view.

mod bar;
mod invitation;
mod panel;
mod repeats;
mod strip;
mod told;

use crate::{msg, say};
pub(crate) use bar::waiting_bar;
pub(crate) use panel::reason;

use crate::engine::{Phase, Rules, Seat, Set};
use crate::link::Elsewhere;
use crate::net::{HomeServer, Reach};
use crate::record::{KeptGame, Seating};
use crate::seat::Input;
use crate::table::{Proposal, View, Wish};
use crate::ui::command::{Command, Commanded};
use crate::ui::paint::paint_cloth;
use crate::ui::request::{FriendsRequest, Request};
use crate::ui::side::{SideNews, SidePanel};
use crate::ui::stage::beside::{Beside, panel};
use crate::ui::table::driver::time;
use crate::ui::windows::seen::SharedRules;
use crate::ui::words::{Message, Words};
use crate::ui::{
    look::Look,
    settings::Settings,
    table::{Desk, Voice},
    thinker::Thinker,
};
use crate::wire::{Chairholder, Client, ClientNews, Invitation, LineState, Transport, WhyClosed};
use egui::{CentralPanel, Context, Frame, Ui};
use repeats::Repeats;
use std::time::Duration;
use told::{FriendNews, Told};

/// The screen of a table with people elsewhere.
pub struct FriendsScreen {
    /// The line to the table, until the desk has it.
    line: Option<Box<Elsewhere>>,
    /// The table, once a game is played there.
    desk: Option<Box<Desk>>,
    /// The server, if this computer keeps the table.
    home: Option<HomeServer>,
    side: SidePanel,
    told: Told,
    repeats: Repeats,
    /// Why the table has closed the line for good.
    closed: Option<WhyClosed>,
    /// Whether the player was asked if they leave for good.
    leaves: bool,
    /// Whether all of the panel stands below the table in a narrow window.
    is_unfolded: bool,
    was_turn: bool,
    /// Whether the invitation was copied.
    copied: bool,
    /// By what the player came, until the table has let them in.
    came_by: Option<Invitation>,
    /// Since when something that the player wished is not answered.
    asked_since: Option<Duration>,
}

/// After this time without an answer the player is told that there is none.
const ANSWERED: Duration = Duration::from_secs(5);

impl FriendsScreen {
    /// Goes to a table, over what carries its lines. With a server, this computer keeps it.
    pub fn new(client: Client, transport: Box<dyn Transport>, home: Option<HomeServer>) -> FriendsScreen {
        FriendsScreen {
            line: Some(Box::new(Elsewhere::new(client, transport))),
            desk: None,
            home,
            side: SidePanel::default(),
            told: Told::default(),
            repeats: Repeats::default(),
            closed: None,
            leaves: false,
            is_unfolded: false,
            was_turn: false,
            copied: false,
            came_by: None,
            asked_since: None,
        }
    }

    /// The same, for a player who comes by an invitation. If the table turns them away, they can mend it.
    #[must_use]
    pub fn by_invitation(self, came_by: Option<Invitation>) -> FriendsScreen {
        FriendsScreen { came_by, ..self }
    }

    /// By what the player came to a table that has not let them in.
    pub(crate) const fn came_by(&self) -> Option<&Invitation> {
        self.came_by.as_ref()
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

    /// Who comes to the table, if this computer keeps it.
    fn reach(&self) -> Option<Reach> {
        self.home.as_ref().map(HomeServer::reach)
    }

    /// Whether nobody can come, because this computer keeps the table and is on no network.
    fn is_out_of_reach(&self) -> bool {
        self.home.as_ref().is_some_and(|home| home.place().is_none())
    }

    /// Whether nobody is awaited any more.
    fn all_sit(&self) -> bool {
        let company = self.client().map(Client::company).filter(|company| !company.chairs.is_empty());
        company.is_some_and(|company| !company.chairs.iter().any(|chair| chair.is_free))
    }

    /// Whether a browser gets the page where the table is.
    fn has_page(&self) -> bool {
        self.client().is_none_or(Client::has_page)
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
        let game = game.unwrap_or_else(|| say!(words, "friends-title").to_owned());
        if self.is_turn() { say!(words, "friends-your-turn", game: game) } else { game }
    }

    pub(crate) fn is_turn(&self) -> bool {
        self.desk().is_some_and(|desk| desk.game().view().is_your_turn())
    }

    /// Takes in what has come over the line.
    fn hear_line(&mut self, ctx: &Context, now: Duration, thinker: &dyn Fn() -> Thinker) -> Vec<Request> {
        let mut news = Vec::new();
        for heard in self.line_mut().map(|line| line.poll(now)).unwrap_or_default() {
            let what = match heard {
                ClientNews::Seated(pass) => {
                    self.came_by = None;
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
                ClientNews::Finished(kept) => {
                    news.push(FriendsRequest::KeepGame(kept).into());
                    continue;
                }
                ClientNews::Nestors(moves) => {
                    // A program of another version plays otherwise in all honesty.
                    if self.client().is_some_and(|client| client.program() == env!("CARGO_PKG_VERSION")) {
                        self.repeats.ask(moves, thinker);
                    }
                    continue;
                }
                ClientNews::LineState(LineState::Closed(why)) => {
                    if self.client().is_some_and(|client| matches!(client.link(), LineState::Closed(_))) {
                        self.closed = Some(why);
                        if self.came_by.is_some() {
                            news.push(FriendsRequest::TurnedAway(why).into());
                        }
                    }
                    continue;
                }
                ClientNews::Said(seat, phrase) => FriendNews::Said(seat, phrase),
                ClientNews::Signed(seat, sign) => FriendNews::Signed(seat, sign),
                ClientNews::Declined(_, seat) => FriendNews::Declined(seat),
                ClientNews::Named(seat, foul) => FriendNews::Named(seat, foul),
                // The table takes in views and refusals. The panel shows the rest as it stands.
                ClientNews::View(_)
                | ClientNews::Refused(..)
                | ClientNews::Done(_)
                | ClientNews::Checked(_)
                | ClientNews::Halted(_)
                | ClientNews::LineState(_) => continue,
            };
            self.told.hear(what, now);
        }
        self.repeats.listen(ctx);
        if let Some(desk) = &self.desk {
            self.told.follow(desk.game().view(), now);
        }
        self.told.forget(now, ctx.input(|input| input.pointer.any_pressed() || !input.keys_down.is_empty()));
        self.asked_since = self.client().filter(|client| client.is_waiting()).map(|_| self.asked_since.unwrap_or(now));
        let answered = self.asked_since.map(|since| since + ANSWERED);
        let soonest = self.told.next_tick(now).into_iter().chain(self.client().and_then(Client::next_tick));
        if let Some(at) = soonest.chain(answered).filter(|at| *at > now).min() {
            ctx.request_repaint_after(at.saturating_sub(now));
        }
        news
    }

    /// Whether the table has not answered for a while what the player wished.
    fn is_unanswered(&self, now: Duration) -> bool {
        self.asked_since.is_some_and(|since| now >= since + ANSWERED)
    }

    /// What is said and told of people beside their hands.
    fn voices(&self, look: Look<'_>) -> Vec<Voice> {
        let words = look.words;
        let Some(client) = self.client() else { return Vec::new() };
        let away = client.company().chairs.iter().filter_map(|chair| {
            let word = match chair {
                _ if self.is_replaced(chair.seat) => return None,
                Chairholder { has_left: true, .. } => msg!("friends-seat-left"),
                Chairholder { away: Some(_), .. } => msg!("friends-seat-away"),
                _ => return None,
            };
            let spoken = self.chair(look, chair);
            Some(Voice { seat: chair.seat, text: words.get(word).to_owned(), spoken, is_said: false })
        });
        let said = self.told.told().rev().filter_map(|what| {
            let (seat, text) = what.in_their_words(words)?;
            Some(Voice { seat, text: text.to_owned(), spoken: self.told_of(look, what), is_said: true })
        });
        said.chain(away).collect()
    }

    /// Gets up for good. Returns what is to be kept of the game.
    pub(crate) fn get_up(&mut self) -> Option<Box<KeptGame>> {
        let mut news = Vec::new();
        self.say(|client| news = client.leave());
        news.into_iter().find_map(|news| if let ClientNews::Finished(kept) = news { Some(kept) } else { None })
    }

    /// The table, if its people can agree on other rules from the next hand on.
    fn rules_can_change(&self) -> Option<&View> {
        let view = self.desk()?.game().view();
        let goes_on = !view.rules().single_hand && view.seen.phase() != Phase::GameOver;
        (goes_on && self.keeps_a_seat()).then_some(view)
    }

    /// The same rules, those of this hand and those that are agreed on for the next one.
    pub(crate) fn rules_that_can_change(&self) -> Option<SharedRules> {
        self.rules_can_change().map(|view| SharedRules { now: *view.rules(), next: rules_ahead(view) })
    }

    /// Asks the others for these rules from the next hand on, if they are not chosen already.
    pub(crate) fn ask_for_rules(&mut self, rules: Rules) {
        if self.rules_can_change().is_some_and(|view| rules_ahead(view) != rules) {
            self.wish(Wish::Propose(Proposal::Rules(rules)));
        }
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

/// The rules of the next hand at a table, as far as they are known.
fn rules_ahead(view: &View) -> Rules {
    view.gathering.next_rules.unwrap_or(*view.rules())
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
    fn can(&self, command: Command) -> Option<Result<(), Message>> {
        let waits = self.desk.is_none() && !command.is_of_the_program();
        waits.then_some(Err(msg!("answer-not-now")))
    }

    fn typed_set(&self) -> Option<Set> {
        self.desk.as_ref().map(|desk| desk.set())
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
        let mut news = self.hear_line(ctx, time(ctx.input(|input| input.time)), thinker);
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
        let voices = self.voices(look);
        if let Some(desk) = &mut self.desk {
            desk.hear_voices(voices);
        }
        let (room, now) = (ui.available_size(), time(ui.input(|input| input.time)));
        let wish = if self.is_folded(room, now) { self.strip(ui, look) } else { panel(ui, look, "friends", self) };
        // What opened by itself closes by itself, and what the player opened leaves the line behind.
        let folds =
            matches!(wish, Some(Request::Leave)) && std::mem::take(&mut self.is_unfolded) && self.is_folded(room, now);
        wish.filter(|_| !folds).into_iter().collect()
    }

    /// Asks the player what somebody at the table proposes.
    fn follow(&mut self, ctx: &Context, look: Look<'_>) -> Vec<Request> {
        let asked = self.question(look).filter(|_| self.is_open());
        let answer = asked.and_then(|question| self.desk()?.ask(ctx, look, &question));
        if let Some(agrees) = answer {
            let asked = self.desk().and_then(|desk| desk.game().view().gathering.asked).map(|asked| asked.proposal);
            self.wish(match asked {
                // Whoever agrees to rules names those that they have read.
                Some(rules @ Proposal::Rules(_)) if agrees => Wish::Propose(rules),
                _ => Wish::Agree(agrees),
            });
        }
        Vec::new()
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
