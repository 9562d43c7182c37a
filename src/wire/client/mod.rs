//! One screen at a table elsewhere: what it was told last, what it wishes, and what it does when the
//! line breaks.
//!
//! It is given lines, the time, and whether there is a connection, and returns lines to send. Only
//! the last view counts. A move whose line was lost is sent again, and the table makes it once.

mod check;
mod connection;
mod last_seen;
mod places;
mod seen;

use super::line::{Hello, read, written};
use super::{
    Chairholder, Code, DrawMemory, Entrance, Foul, FromTable, PHRASES, Pass, SIGNS, ToTable, VERSION, Welcome,
    WhyClosed, clean_name,
};
use crate::engine::{Phase, Seat, Seats};
use crate::record::{Bytes, Chronicle};
use crate::table::{Proposal, Refusal, View, Wish};
pub use check::Fairness;
use check::{Checks, OwnPlace};
use connection::TableConnection;
use last_seen::LastSeen;
use places::{Follow, Places};
use seen::Given;
pub use seen::{HandDeal, HowDrawn};
use std::collections::VecDeque;
use std::time::Duration;

/// The line to a table elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineState {
    /// There is none. It is tried again at this time, after this many tries.
    Down {
        /// When to try again.
        again: Duration,
        /// How often it was tried in vain.
        tries: u32,
    },
    /// A connection is being made.
    Trying(u32),
    /// The connection is there.
    Up,
    /// The table has closed it for good.
    Closed(WhyClosed),
}

/// Something new from a table elsewhere.
#[derive(Clone, PartialEq, Debug)]
pub enum ClientNews {
    /// One is at the table. This is what to keep to come back.
    Seated(Pass),
    /// Who sits there has changed.
    Members,
    /// This is what the screen may see from now on.
    View(Box<View>),
    /// The wish with this number is done.
    Done(u64),
    /// The wish with this number was refused.
    Refused(u64, Refusal),
    /// A seat has refused what somebody proposed.
    Declined(Proposal, Seat),
    /// A seat says a phrase.
    Said(Seat, u8),
    /// A seat gives a sign.
    Signed(Seat, u8),
    /// A seat did what the rules forbid. Nothing of it stands.
    Named(Seat, Foul),
    /// What to keep to come back has changed, and is to be kept before the next lines are sent.
    Pledged(Pass),
    /// Something was noticed about the deals, or a hand is over, and everything that was drawn for the game so far was checked.
    Checked(Fairness),
    /// The game is over or was ended. This is the text to keep in the own archive.
    Finished(String),
    /// The table stands still, because what happens there cannot be kept. Or it goes on again.
    Halted(bool),
    /// The line is there again, or it broke.
    LineState(LineState),
}

/// Who is at a table elsewhere.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Circle {
    /// Who sits where.
    pub chairs: Vec<Chairholder>,
    /// How many watch.
    pub watching: u8,
    /// After how many seconds Nestor may play for somebody who is away.
    pub patience: u32,
}

/// One screen at a table elsewhere.
#[derive(Debug)]
pub struct Client {
    name: String,
    /// How one comes to the table, the next time that there is a connection.
    way: Entrance,
    places: Places,
    connection: TableConnection,
    /// Whether the table stands still, because what happens there cannot be kept.
    is_halted: bool,
    welcome: Option<Welcome>,
    last: LastSeen,
    company: Circle,
    pending: Pending,
    checks: Checks,
    out: Vec<String>,
}

/// Wishes that the table has not answered yet.
#[derive(Debug, Default)]
struct Pending {
    /// The number of the last wish.
    last: u64,
    wishes: VecDeque<(u64, u64, Wish)>,
}

/// The most wishes that wait for an answer.
const MOST_PENDING: usize = 32;

impl Client {
    /// Comes to a table. `secret` are 32 bytes of one's own chance that nobody else knows.
    pub fn new(address: &str, name: &str, way: Entrance, secret: Bytes) -> Client {
        let watches = matches!(way, Entrance::Watch { .. });
        Client {
            name: clean_name(name),
            way,
            places: Places::new(address),
            connection: TableConnection::new(),
            is_halted: false,
            welcome: None,
            last: LastSeen::default(),
            company: Circle::default(),
            pending: Pending::default(),
            checks: Checks::new(secret, watches, DrawMemory::default()),
            out: Vec::new(),
        }
    }

    /// Comes back to a table with what was kept of it.
    pub fn back(pass: &Pass) -> Client {
        let client = Client::new(&pass.address, &pass.name, Entrance::back(pass.code, pass.token), pass.secret);
        let watches = pass.token.is_none();
        Client { checks: Checks::new(pass.secret, watches, pass.drawn.clone()), ..client }
    }

    /// The line to the table.
    pub const fn link(&self) -> LineState {
        self.connection.state()
    }

    /// Where the table is to be found now.
    pub fn address(&self) -> &str {
        self.places.address()
    }

    /// The table is at an address that cannot be reached from here, whatever is tried.
    pub fn cannot_follow(&mut self) -> ClientNews {
        self.connection.close(WhyClosed::Moved);
        ClientNews::LineState(self.link())
    }

    /// What the screen saw last.
    pub fn view(&self) -> Option<&View> {
        self.last.view.as_deref()
    }

    /// The game as this screen has seen it: the hands that are over, and the current one as far as it
    /// was heard of.
    pub fn chronicle(&self) -> Option<Chronicle> {
        let view = self.view()?;
        let over = self.checks.kept_game().filter(|kept| kept.played.id == view.game);
        Some(Chronicle::heard(over.map(|kept| &kept.record), &self.last.story, &view.seen))
    }

    /// Whether the table stands still, because what happens there cannot be kept.
    pub const fn is_halted(&self) -> bool {
        self.is_halted
    }

    /// Who is at the table.
    pub const fn company(&self) -> &Circle {
        &self.company
    }

    /// The table's code, once one is there.
    pub fn code(&self) -> Option<Code> {
        self.welcome.as_ref().map(|welcome| welcome.code)
    }

    /// The seats before this screen. None if one only watches.
    pub fn seats(&self) -> Seats {
        self.welcome.as_ref().map_or(Seats::NONE, |welcome| welcome.seats)
    }

    /// Whether a browser gets the page where the table is.
    pub fn has_page(&self) -> bool {
        self.welcome.as_ref().is_none_or(|welcome| welcome.has_page)
    }

    /// What is known about the deals.
    pub fn fairness(&self) -> Fairness {
        self.checks.fairness()
    }

    /// What is known about the deal of each hand of the game.
    pub fn deals(&self) -> Vec<HandDeal> {
        self.checks.hands().collect()
    }

    /// Whether one gave bytes to a hand whose drawing could never be checked, because another game followed.
    pub const fn has_missed_a_deal(&self) -> bool {
        self.checks.is_missed()
    }

    /// The game up to the last hand that is over, as it is kept.
    pub fn kept(&self) -> Option<&str> {
        self.checks.kept()
    }

    /// Whether the table answers are still awaited for some wish.
    pub fn is_waiting(&self) -> bool {
        !self.pending.wishes.is_empty()
    }

    /// Whether a connection should be made now. Then [`try_now`](Self::try_now) is called, and one
    /// of [`connected`](Self::connected) and [`disconnected`](Self::disconnected).
    pub fn wants_connection(&self, now: Duration) -> bool {
        self.connection.is_wanted(now)
    }

    /// When something is to be done without a line: a connection is to be made, or given up, or there are
    /// lines to send.
    pub fn next_tick(&self) -> Option<Duration> {
        let has_lines = self.connection.is_up() && !self.out.is_empty();
        if has_lines { Some(Duration::ZERO) } else { self.connection.next_tick() }
    }

    /// Whether the connection has been silent for too long, or is not made at all. It is to be closed.
    pub fn is_dead(&self, now: Duration) -> bool {
        self.connection.is_dead(now)
    }

    /// A connection is being made.
    pub const fn try_now(&mut self, now: Duration) {
        self.connection.is_tried(now);
    }

    /// The connection is there.
    pub fn connected(&mut self, now: Duration) {
        self.connection.is_made(now);
        self.out.clear();
        let hello = Hello { version: VERSION, name: self.name.clone(), way: self.way.clone(), changes: true };
        self.say_line(&ToTable::Hello(Box::new(hello)));
    }

    /// There is no connection, or not any more.
    pub fn disconnected(&mut self, now: Duration) -> Option<ClientNews> {
        let (turned_away, longest) = (self.places.turned_away(), self.places.longest_pause(now));
        if !self.connection.breaks(now, turned_away, longest) {
            return None;
        }
        self.places.try_other();
        self.is_halted = false;
        self.last.forget();
        // Moves are made again, and help that was asked for is noted. Everything else was said at a moment
        // that has passed.
        self.pending.wishes.retain(|(_, _, wish)| lasts(wish));
        self.out.clear();
        self.checks.broke();
        Some(ClientNews::LineState(self.link()))
    }

    /// The player does not wait for the next try.
    pub fn try_at_once(&mut self) {
        self.connection.hurry();
    }

    /// The lines to send.
    pub fn lines(&mut self) -> Vec<String> {
        std::mem::take(&mut self.out)
    }

    /// Wishes something at a moment. Returns the number of the wish, which the table's answer has, or
    /// nothing if too many wishes wait for an answer, or no table elsewhere could grant it.
    pub fn wish(&mut self, wish: Wish, moment: u64) -> Option<u64> {
        // Before one is greeted, the table may turn out to be elsewhere.
        let is_up = self.connection.is_up() && self.places.has_arrived();
        let same_kind = |other: &Wish| std::mem::discriminant(other) == std::mem::discriminant(&wish);
        let mut pending = self.pending.wishes.iter();
        let waits_already = lasts(&wish) && pending.any(|(_, at, other)| *at == moment && same_kind(other));
        if waits_already || self.pending.wishes.len() >= MOST_PENDING || !(is_up || lasts(&wish)) {
            return None;
        }
        let id = self.pending.last + 1;
        let line = written(&ToTable::Wish { id, moment, wish })?;
        if self.view().is_some_and(|view| is_leaving(wish, view)) {
            self.checks.leave();
        }
        self.pending.last = id;
        self.pending.wishes.push_back((id, moment, wish));
        self.out.extend(is_up.then_some(line));
        Some(id)
    }

    /// Whether one may speak now. Partners say nothing during a hand.
    pub fn may_speak(&self) -> bool {
        let is_silent = |view: &View| view.rules().partners && view.seen.phase() == Phase::Playing;
        !self.seats().is_empty() && !self.view().is_some_and(is_silent)
    }

    /// Says one of the phrases.
    pub fn say(&mut self, phrase: u8) {
        if phrase < PHRASES && self.may_speak() && self.connection.is_up() {
            self.say_line(&ToTable::Say(phrase));
        }
    }

    /// Gives one of the signs.
    pub fn sign(&mut self, sign: u8) {
        if sign < SIGNS && self.may_speak() && self.connection.is_up() {
            self.say_line(&ToTable::Sign(sign));
        }
    }

    /// Gets up for good.
    pub fn leave(&mut self) {
        if self.connection.is_up() {
            self.say_line(&ToTable::Leave);
        }
    }

    /// A line came. What cannot be understood is ignored.
    pub fn hear(&mut self, line: &str, now: Duration) -> Vec<ClientNews> {
        self.connection.hear(now);
        let Some(message) = read::<FromTable>(line) else { return Vec::new() };
        let news = match message {
            FromTable::Welcome(welcome) => return self.greeted(welcome),
            FromTable::Ping(word) => {
                self.say_line(&ToTable::Ping(word));
                return Vec::new();
            }
            FromTable::Members { mut chairs, watching, patience } => {
                chairs.truncate(crate::engine::SEATS);
                for chair in &mut chairs {
                    chair.name = clean_name(&chair.name);
                }
                self.company = Circle { chairs, watching, patience };
                ClientNews::Members
            }
            FromTable::View(view) => {
                self.last.remember(line);
                return self.see(*view);
            }
            FromTable::Change(change) => {
                let view = self.last.changed(change);
                // Without a view that it changes, one waits for a whole one.
                return view.map_or_else(Vec::new, |view| self.see(view));
            }
            FromTable::Seats(seats) => {
                if let Some(welcome) = &mut self.welcome {
                    welcome.seats = seats;
                }
                return Vec::new();
            }
            FromTable::Story(story) => {
                self.last.story = story;
                return Vec::new();
            }
            FromTable::Done(id) => {
                self.pending.wishes.retain(|(other, ..)| *other != id);
                ClientNews::Done(id)
            }
            FromTable::Refused { id, why } => {
                self.pending.wishes.retain(|(other, ..)| *other != id);
                ClientNews::Refused(id, why)
            }
            FromTable::Declined { proposal, seat } => ClientNews::Declined(proposal, seat),
            FromTable::Said { seat, phrase } if phrase < PHRASES => ClientNews::Said(seat, phrase),
            FromTable::Signed { seat, sign } if sign < SIGNS => ClientNews::Signed(seat, sign),
            FromTable::Said { .. } | FromTable::Signed { .. } | FromTable::Turn { .. } | FromTable::Day(_) => {
                return Vec::new();
            }
            FromTable::Named { seat, foul } => ClientNews::Named(seat, foul),
            FromTable::Draw { hand, hash, terms } => {
                let names_seats = terms.is_some();
                for (seat, hash) in self.checks.draw((hand, hash), terms, self.spot()) {
                    self.say_line(&ToTable::Hash { hand, hash, seat: names_seats.then_some(seat) });
                }
                return self.noticed();
            }
            FromTable::Hashes { hand, hashes } => {
                for (seat, bytes) in self.checks.hashes(hand, hashes, self.spot()) {
                    self.say_line(&ToTable::Chance { hand, bytes, seat: Some(seat) });
                }
                return self.noticed();
            }
            FromTable::Given { hand, hash, game, number, given } => {
                self.checks.given(Given { hand, dealer: hash, game, number, seats: given }, self.spot());
                return self.noticed();
            }
            FromTable::Record { part, parts, text } => return self.recorded(part, parts, &text),
            FromTable::Halted(is_halted) => {
                self.is_halted = is_halted;
                ClientNews::Halted(is_halted)
            }
            FromTable::Moved(address) => return self.moved(&address, now),
            FromTable::Closed(why) => {
                self.places.turn_away(why, now);
                return self.closed(why);
            }
        };
        vec![news]
    }

    /// A view came, whole or as a change.
    fn see(&mut self, view: View) -> Vec<ClientNews> {
        let Some(view) = plausible(view) else { return Vec::new() };
        self.checks.see(&view, self.spot());
        self.last.see(&view);
        std::iter::once(ClientNews::View(Box::new(view))).chain(self.noticed()).collect()
    }

    fn greeted(&mut self, welcome: Welcome) -> Vec<ClientNews> {
        if welcome.version != VERSION {
            return self.closed(WhyClosed::Version);
        }
        self.places.arrive();
        self.way = Entrance::back(welcome.code, welcome.token);
        self.connection.is_greeted();
        // What was heard of a wish is done, and the rest is sent again.
        let heard = welcome.last_wish;
        self.pending.last = self.pending.last.max(heard);
        self.pending.wishes.retain(|(id, ..)| *id > heard);
        self.welcome = Some(welcome);
        for (id, moment, wish) in self.pending.wishes.clone() {
            self.say_line(&ToTable::Wish { id, moment, wish });
        }
        let seated = self.pass().map(ClientNews::Seated);
        seated.into_iter().chain([ClientNews::LineState(self.link())]).collect()
    }

    /// What to keep to come back.
    pub fn pass(&self) -> Option<Pass> {
        let Welcome { code, token, .. } = *self.welcome.as_ref()?;
        let (secret, drawn) = (self.checks.secret(), self.checks.memory().clone());
        Some(Pass { address: self.places.door.clone(), code, token, secret, name: self.name.clone(), drawn })
    }

    /// Where one sits.
    fn spot(&self) -> OwnPlace {
        OwnPlace { table: self.welcome.as_ref().map_or(0, |welcome| welcome.table), own: self.seats() }
    }

    /// A part of the record came. Once it is whole, everything that was drawn is checked.
    fn recorded(&mut self, part: u32, parts: u32, text: &str) -> Vec<ClientNews> {
        let Some(whole) = self.checks.add_part(part, parts, text) else { return Vec::new() };
        let spot = self.spot();
        let Some(view) = &self.last.view else { return Vec::new() };
        let is_over = self.checks.check(whole, spot, view);
        let _ = self.checks.noticed();
        let mut news = vec![ClientNews::Checked(self.checks.fairness())];
        news.extend(self.noticed());
        if let Some(text) = self.kept().filter(|_| is_over) {
            news.push(ClientNews::Finished(text.to_owned()));
        }
        news
    }

    /// What is wrong with the dealer, if it was noticed just now, and what is to be kept.
    fn noticed(&mut self) -> Vec<ClientNews> {
        let unfair = self.checks.noticed().map(|unfair| ClientNews::Checked(Fairness::Unfair(unfair)));
        let pass = if self.checks.pledged() { self.pass() } else { None };
        unfair.into_iter().chain(pass.map(ClientNews::Pledged)).collect()
    }

    /// The table is elsewhere. It is only believed before one is welcome, so that nobody is led away from a
    /// table.
    fn moved(&mut self, address: &str, now: Duration) -> Vec<ClientNews> {
        if !self.connection.is_up() || self.places.has_arrived() {
            return Vec::new();
        }
        match self.places.follow(address) {
            Follow::There => {
                self.connection.goes_elsewhere(now);
                self.out.clear();
                vec![ClientNews::LineState(self.link())]
            }
            Follow::Later => self.disconnected(now).into_iter().collect(),
            Follow::Never => self.closed(WhyClosed::NoTable),
        }
    }

    /// The table closes the line. Who has been there comes back after a reason that passes. Who was
    /// refused at the door decides what to do.
    fn closed(&mut self, why: WhyClosed) -> Vec<ClientNews> {
        let has_been_there = self.welcome.is_some() || matches!(self.way, Entrance::Return { .. });
        let is_of_the_line =
            matches!(why, WhyClosed::Stopping | WhyClosed::ComeBack | WhyClosed::TooFast | WhyClosed::Silent);
        if !(why.passes() && (has_been_there || is_of_the_line)) {
            self.connection.close(why);
        }
        let ended = self.kept().filter(|_| why == WhyClosed::Ended).map(|text| ClientNews::Finished(text.to_owned()));
        ended.into_iter().chain([ClientNews::LineState(LineState::Closed(why))]).collect()
    }

    fn say_line(&mut self, message: &ToTable) {
        self.out.extend(written(message));
    }
}

/// Whether a wish is as good once the line is there again.
const fn lasts(wish: &Wish) -> bool {
    matches!(wish, Wish::Play { .. } | Wish::Helped)
}

/// Whether a wish agrees to another game.
fn is_leaving(wish: Wish, view: &View) -> bool {
    let leaves = |proposal| matches!(proposal, Proposal::NewGame | Proposal::NewSeats | Proposal::End);
    match wish {
        Wish::Propose(proposal) => leaves(proposal),
        Wish::Agree(true) => view.gathering.asked.is_some_and(|asked| leaves(asked.proposal)),
        _ => false,
    }
}

/// A view that could be one of a table, without what tables elsewhere never have.
fn plausible(view: View) -> Option<View> {
    let seats = view.rules().seats();
    let is_seat = |seat: Seat| seat.index() < seats;
    let fits = view.seating.seats() == seats
        && is_seat(view.viewer())
        && is_seat(view.seen.to_move())
        && view.clocks.on_turn.is_none_or(is_seat);
    let lot = if view.lot.len() == seats { view.lot.clone() } else { Vec::new() };
    fits.then(|| View { ceremony: None, waited_since: None, lot, ..view })
}
