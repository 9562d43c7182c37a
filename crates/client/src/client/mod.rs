//! One screen at a table elsewhere: what it was told last, what it wishes, and what it does when the
//! line breaks.
//!
//! It is given lines, the time, and whether there is a connection, and returns lines to send. Only
//! the last view counts. A move whose line was lost is sent again, and the table makes it once.

mod clock;
mod connection;
mod consents;
mod deals;
mod last_seen;
mod next_rules;
mod pass;
mod places;
mod pledge;

use super::line::{Hello, read, written};
use super::{
    Chairholder, Code, Entrance, Foul, FromTable, NewTable, PHRASES, SIGNS, ToTable, VERSION, Welcome, WhyClosed,
    clean_name,
};
use crate::book::{Bytes, Chronicle, HandDeal, HowDrawn, KeptGame, NestorMove, Notebook};
use crate::seat::{Proposal, Refusal, View, Waiting, Wish};
use crate::sight::{Phase, Seat, Seats};
use connection::TableConnection;
use consents::Agreed;
pub use deals::{DealMemory, Fairness};
use deals::{DealNews, Deals, hand_of};
use last_seen::LastSeen;
pub use pass::Pass;
use places::{Follow, Places};
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
    /// Something was noticed about the deals, or a hand is over and was worked out.
    Checked(Fairness),
    /// Nestors have made these moves in a hand that is over. A program of the table's version makes them
    /// again.
    Nestors(Vec<NestorMove>),
    /// A game is over or was ended. This is to be kept in the own archive, but for the time.
    Finished(Box<KeptGame>),
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
    deals: Deals,
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
            deals: Deals::new(secret, watches, DealMemory::default()),
            out: Vec::new(),
        }
    }

    /// Comes back to a table with what was kept of it.
    pub fn back(pass: &Pass) -> Client {
        let client = Client::new(&pass.address, &pass.name, Entrance::back(pass.code, pass.token), pass.secret);
        let watches = pass.token.is_none();
        Client { deals: Deals::new(pass.secret, watches, pass.deals.clone()), ..client }
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
        let notes = self.deals.notes().filter(|notes| self.deals.file(notes.game()) == view.game);
        let (over, has_hand) = (notes.map(Notebook::record), notes.is_some_and(|notes| notes.has_hand(hand_of(view))));
        let story = if has_hand { &[][..] } else { self.last.story() };
        Some(Chronicle::heard(over.as_ref(), story, &view.seen))
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

    /// The table that one opens, as long as no server has opened it.
    pub const fn opens(&self) -> Option<&NewTable> {
        match &self.way {
            Entrance::Open(plan) => Some(plan),
            _ => None,
        }
    }

    /// The seats before this screen. None if one only watches.
    pub const fn seats(&self) -> Seats {
        self.deals.seats()
    }

    /// Whether a browser gets the page where the table is.
    pub fn has_page(&self) -> bool {
        self.welcome.as_ref().is_none_or(|welcome| welcome.has_page)
    }

    /// What is known about the deals.
    pub fn fairness(&self) -> Fairness {
        self.deals.fairness()
    }

    /// What is known about the deal of each hand of the game.
    pub fn deals(&self) -> Vec<HandDeal> {
        // Whoever only watches gave nothing, and can check nothing by that.
        let seen = |deal: HandDeal| match deal.how {
            HowDrawn::Checked if self.deals.watches() => HandDeal { how: HowDrawn::Unseen, ..deal },
            _ => deal,
        };
        self.deals.notes().into_iter().flat_map(Notebook::deals).map(seen).collect()
    }

    /// The version of the program that keeps the table.
    pub fn program(&self) -> &str {
        self.welcome.as_ref().map_or("", |welcome| &welcome.program)
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
        self.deals.broke(self.connection.heard());
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
        let id = self.pending.last.checked_add(1)?;
        let asked = self.view().and_then(|view| view.gathering.asked).map(|asked| (asked.proposal, asked.by));
        let to = asked.filter(|_| wish == Wish::Agree(true));
        let line = written(&ToTable::Wish { id, moment, wish, to })?;
        let agreed = match (proposed(wish).or(to.map(|(proposal, _)| proposal)), wish) {
            (Some(Proposal::NewGame | Proposal::NewSeats | Proposal::End), _) => Some(Agreed::Leave),
            (Some(Proposal::Undo), _) => {
                // Whoever asks for what somebody else asks for agrees to it.
                let of_whom = asked.filter(|(proposal, _)| *proposal == Proposal::Undo).map(|(_, by)| by);
                let own = if to.is_some() { Seats::NONE } else { self.deals.own() };
                Some(Agreed::Undo(own.iter().chain(of_whom).collect()))
            }
            // Whoever agrees to rules names them.
            (_, Wish::Propose(Proposal::Rules(rules))) => Some(Agreed::Rules(rules)),
            (_, Wish::Play { step, draws_on, .. }) => {
                let deed = self.view().map_or(0, |view| view.seen.deeds().len());
                Some(Agreed::Move { step, draws_on, deed })
            }
            (_, Wish::Show(_)) => Some(Agreed::Show),
            (_, Wish::GiveUp) => Some(Agreed::GiveUp),
            _ => None,
        };
        let game = self.last.game.or_else(|| self.deals.notes().map(Notebook::game));
        match (wish, agreed) {
            (_, Some(agreed)) => self.deals.consents().add(id, agreed, game),
            (Wish::Agree(false), _) => self.deals.consents().refuse(),
            (Wish::Helped, _) => self.deals.help(),
            _ => {}
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

    /// Gets up for good, and loses a game that is not over. Returns what is to be kept of it.
    pub fn leave(&mut self) -> Vec<ClientNews> {
        if self.connection.is_up() {
            self.say_line(&ToTable::Leave);
        }
        if matches!(self.link(), LineState::Closed(_)) {
            self.deals.end();
        } else {
            self.deals.give_up();
        }
        self.news()
    }

    /// Nothing more is heard of the table. Returns what is to be kept of the game.
    pub fn end(&mut self) -> Vec<ClientNews> {
        self.deals.end();
        self.news()
    }

    /// A line came. What cannot be understood is ignored.
    pub fn hear(&mut self, line: &str, now: Duration) -> Vec<ClientNews> {
        self.connection.hear(now);
        let Some(message) = read::<FromTable>(line) else { return Vec::new() };
        // Nobody is welcome twice, and before one is, the table has nothing to tell but why not.
        let is_in_time = match message {
            FromTable::Welcome(_) => !self.places.has_arrived(),
            FromTable::Ping(_) | FromTable::Moved(_) | FromTable::Closed(_) | FromTable::Halted(_) => true,
            _ => self.places.has_arrived(),
        };
        if !is_in_time {
            return Vec::new();
        }
        let news = match message {
            FromTable::Welcome(welcome) => return self.greeted(welcome, now),
            FromTable::Ping(word) => {
                self.say_line(&ToTable::Ping(word));
                return Vec::new();
            }
            FromTable::Members { mut chairs, watching, patience } => {
                chairs.truncate(crate::sight::SEATS);
                for chair in &mut chairs {
                    chair.name = clean_name(&chair.name);
                }
                self.company = Circle { chairs, watching, patience };
                ClientNews::Members
            }
            FromTable::View(view) => {
                self.last.remember(line);
                return self.see(*view, now);
            }
            FromTable::Change(change) => {
                let view = self.last.changed(change);
                // Without a view that it changes, one waits for a whole one.
                return view.map_or_else(Vec::new, |view| self.see(view, now));
            }
            FromTable::Seats(seats) => {
                self.deals.sit(seats);
                return self.news();
            }
            FromTable::Story { moment, events } => {
                if self.last.hear(moment, events)
                    && let Some(view) = &self.last.view
                {
                    self.deals.hear(view.viewer(), self.last.story());
                }
                return self.news();
            }
            FromTable::Done(id) => {
                self.pending.wishes.retain(|(other, ..)| *other != id);
                self.deals.consents().done(id);
                ClientNews::Done(id)
            }
            FromTable::Refused { id, why } => {
                self.deals.consents().refused(id);
                self.pending.wishes.retain(|(other, ..)| *other != id);
                ClientNews::Refused(id, why)
            }
            FromTable::Declined { proposal, seat } => {
                self.deals.consents().declined();
                ClientNews::Declined(proposal, seat)
            }
            FromTable::Said { seat, phrase } if phrase < PHRASES => ClientNews::Said(seat, phrase),
            FromTable::Signed { seat, sign } if sign < SIGNS => ClientNews::Signed(seat, sign),
            FromTable::Said { .. } | FromTable::Signed { .. } | FromTable::Turn { .. } | FromTable::Day(_) => {
                return Vec::new();
            }
            FromTable::Named { seat, foul } => ClientNews::Named(seat, foul),
            deal @ (FromTable::Draw { .. }
            | FromTable::Hashes { .. }
            | FromTable::Given(_)
            | FromTable::Dealer { .. }
            | FromTable::Missed(_)) => return self.hear_of_deal(deal, now),
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
        std::iter::once(news).chain(self.news()).collect()
    }

    /// A line about a deal came.
    fn hear_of_deal(&mut self, message: FromTable, now: Duration) -> Vec<ClientNews> {
        let terms = match &message {
            FromTable::Draw { terms, .. } => Some(&**terms),
            FromTable::Given(given) => Some(&given.terms),
            FromTable::Missed(missed) => Some(&missed.given.terms),
            _ => None,
        };
        if terms.is_some_and(|terms| !terms.is_of_one_table()) {
            return Vec::new();
        }
        match message {
            FromTable::Draw { hand, hash, terms } => {
                for (seat, hash) in self.deals.draw(hand, hash, *terms) {
                    self.say_line(&ToTable::Hash { hand, hash, seat });
                }
            }
            FromTable::Hashes { hand, hashes } => {
                for (seat, bytes) in self.deals.hashes(hand, hashes, now) {
                    self.say_line(&ToTable::Chance { hand, bytes, seat });
                }
            }
            FromTable::Given(given) => {
                self.deals.given(*given);
            }
            FromTable::Dealer { hand, bytes } => {
                self.deals.dealer(hand, bytes);
            }
            FromTable::Missed(missed) => {
                self.deals.missed(*missed);
            }
            _ => {}
        }
        self.news()
    }

    /// A view came, whole or as a change.
    fn see(&mut self, view: View, now: Duration) -> Vec<ClientNews> {
        let Some(view) = plausible(view) else { return Vec::new() };
        let mut view = self.last.see(view, !self.seats().is_empty());
        self.deals.see(&view, self.last.story(), now);
        view.game = self.deals.file(view.game);
        self.last.name(view.game);
        std::iter::once(ClientNews::View(Box::new(view))).chain(self.news()).collect()
    }

    fn greeted(&mut self, mut welcome: Welcome, now: Duration) -> Vec<ClientNews> {
        if welcome.version != VERSION {
            return self.closed(WhyClosed::Version);
        }
        // Whoever has come back to a seat keeps the way to it.
        if let Entrance::Return { token, .. } = self.way {
            welcome.token.get_or_insert(token);
        }
        self.places.arrive();
        self.deals.arrive(welcome.table, welcome.seats);
        self.deals.is_back(now);
        let back = Entrance::back(welcome.code, welcome.token);
        if let Entrance::Open(table) = std::mem::replace(&mut self.way, back) {
            self.deals.open(table);
        }
        self.connection.is_greeted();
        // What was heard of a wish is done, and the rest is sent again.
        let heard = welcome.last_wish;
        self.pending.last = self.pending.last.max(heard);
        self.pending.wishes.retain(|(id, ..)| *id > heard);
        self.deals.consents().heard(heard, |wish| self.pending.wishes.iter().any(|(id, ..)| *id == wish));
        self.welcome = Some(welcome);
        for (id, moment, wish) in self.pending.wishes.clone() {
            self.say_line(&ToTable::Wish { id, moment, wish, to: None });
        }
        let seated = self.pass().map(ClientNews::Seated);
        seated.into_iter().chain([ClientNews::LineState(self.link())]).collect()
    }

    /// What to keep to come back.
    pub fn pass(&self) -> Option<Pass> {
        let Welcome { code, token, .. } = *self.welcome.as_ref()?;
        let (secret, deals) = (self.deals.secret(), self.deals.memory());
        Some(Pass { address: self.places.door.clone(), code, token, secret, name: self.name.clone(), deals })
    }

    /// What is new about the deals, and what is to be kept, also after a wish.
    pub fn news(&mut self) -> Vec<ClientNews> {
        let told = self.deals.news().into_iter().map(|news| match news {
            DealNews::Checked => ClientNews::Checked(self.deals.fairness()),
            DealNews::Nestors(moves) => ClientNews::Nestors(moves),
            DealNews::Finished(kept) => ClientNews::Finished(kept),
        });
        let mut news: Vec<ClientNews> = told.collect();
        let pass = if self.deals.has_changed() { self.pass() } else { None };
        news.extend(pass.map(ClientNews::Pledged));
        news
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
        let is_over = matches!(why, WhyClosed::Ended | WhyClosed::NoTable | WhyClosed::Unreadable);
        let mut news = if is_over { self.end() } else { Vec::new() };
        news.push(ClientNews::LineState(LineState::Closed(why)));
        news
    }

    fn say_line(&mut self, message: &ToTable) {
        self.out.extend(written(message));
    }
}

/// Whether a wish is as good once the line is there again.
const fn lasts(wish: &Wish) -> bool {
    matches!(wish, Wish::Play { .. } | Wish::Helped)
}

/// What a wish proposes.
const fn proposed(wish: Wish) -> Option<Proposal> {
    match wish {
        Wish::Undo => Some(Proposal::Undo),
        Wish::Propose(proposal) => Some(proposal),
        _ => None,
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
    // Whether it is one's turn, and what one may do then, follows from what one sees.
    let (seen, on_turn) = (&view.seen, view.seen.to_move());
    let is_own = seen.seat() == on_turn && seen.phase() == Phase::Playing && !seen.is_covered();
    let is_turn = match view.waiting {
        Waiting::You { .. } | Waiting::Draw | Waiting::Pass => true,
        Waiting::Others => is_own && !view.gathering.stand_ins.contains(on_turn),
        _ => false,
    };
    let waiting = if is_turn { Waiting::for_turn(seen) } else { view.waiting };
    fits.then(|| View { ceremony: None, waited_since: None, lot, waiting, ..view })
}
