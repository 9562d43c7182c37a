//! One table with people elsewhere: who sits before which screen, what each of them sees, and what
//! becomes of their lines.

use super::connection::Presence;
use super::dealing::Dealing;
use super::{ConnectionId, Output, Scene, TableId};
use crate::engine::{Phase, Seat, Seats};
use crate::nestor::question::Answer;
use crate::record::Bytes;
use crate::table::{Agreement, Proposal, Refusal, ScreenId, Table, TableEffect, View, Wish};
use crate::wire::line::{RemoteWish, ToTable};
use crate::wire::{Chair, Chairholder, Code, Foul, FromTable, LONGEST_NAME, NewTable, PHRASES, SIGNS, SeatToken};
use rand_chacha::ChaCha20Rng;
use std::time::Duration;

/// A table with people elsewhere.
#[derive(Debug)]
pub(super) struct Hosted {
    pub(super) id: TableId,
    pub(super) code: Code,
    pub(super) plan: NewTable,
    /// The name on each seat.
    pub(super) names: Vec<String>,
    /// The screens with people before them.
    pub(super) places: Vec<Seatholder>,
    pub(super) watchers: Vec<ConnectionId>,
    /// The game, once the first deal was drawn.
    pub(super) table: Option<Table>,
    pub(super) dealing: Option<Dealing>,
    pub(super) progress: GamesPlayed,
    /// What those who watch have seen.
    watched: Option<Box<View>>,
    /// When it goes on by itself, as its keeper has noted.
    pub(super) due: Option<Duration>,
}

/// How far the games at a table have come.
#[derive(Debug, Default)]
pub(super) struct GamesPlayed {
    /// How many hands were dealt.
    pub(super) hands: u64,
    /// How many of them everybody was given the record of.
    pub(super) published: u64,
    /// The number of the first moment of the next table.
    pub(super) moment: u64,
    /// The last play: by whom, and the moment that it was made for.
    last: Option<(Seat, u64)>,
    /// A play for an earlier moment than this may be late in all honesty.
    excused: u64,
    /// Whether all have agreed to end.
    pub(super) is_over: bool,
    /// Since when nobody is there.
    pub(super) empty_since: Option<Duration>,
}

/// Who sits before a screen, with what shows that the seats are theirs.
#[derive(Debug)]
pub(super) struct Seatholder {
    pub(super) seats: Seats,
    /// The hash of the token.
    pub(super) token: Bytes,
    pub(super) connection: Option<ConnectionId>,
    pub(super) away_since: Option<Duration>,
    /// Whether the others were told that Nestor may play for them by now.
    pub(super) is_missed: bool,
    /// Whether they got up for good. Somebody else may sit down there.
    pub(super) has_left: bool,
    pub(super) last_wish: u64,
    /// What they have seen, without the news.
    pub(super) shown: Option<Box<View>>,
}

impl Seatholder {
    fn new(seats: Seats, token: &SeatToken, now: Duration) -> Seatholder {
        Seatholder {
            seats,
            token: token.hash(),
            connection: None,
            away_since: Some(now),
            is_missed: false,
            has_left: false,
            last_wish: 0,
            shown: None,
        }
    }

    /// From when Nestor may play for them, if they don't come back before.
    pub(super) fn missed_from(&self, patience: Duration) -> Option<Duration> {
        self.away_since.map(|since| since + patience)
    }

    /// The seat that speaks for the screen.
    pub(super) fn first(&self) -> Seat {
        self.seats.iter().next().unwrap_or(Seat::FIRST)
    }
}

impl Hosted {
    pub(super) fn new(id: TableId, code: Code, plan: NewTable, now: Duration) -> Hosted {
        let names = plan.chairs.iter().map(|_| String::new()).collect();
        Hosted {
            id,
            code,
            plan,
            names,
            places: Vec::new(),
            watchers: Vec::new(),
            table: None,
            dealing: None,
            progress: GamesPlayed { empty_since: Some(now), ..GamesPlayed::default() },
            watched: None,
            due: None,
        }
    }

    /// Who opens the table sits down, with all others before the same screen.
    pub(super) fn sit_first(&mut self, name: &str, chance: &mut ChaCha20Rng) -> (usize, SeatToken) {
        let mut is_first = true;
        let names: Vec<(usize, String)> = (0..)
            .zip(&self.plan.chairs)
            .filter_map(|(seat, chair)| match chair {
                Chair::Here(_) if std::mem::take(&mut is_first) => Some((seat, name.to_owned())),
                Chair::Here(name) => Some((seat, crate::wire::clean_name(name))),
                Chair::Elsewhere | Chair::Nestor(_) => None,
            })
            .collect();
        self.take_seats(&names, chance)
    }

    /// People sit down on seats that are free.
    pub(super) fn sit(&mut self, names: &[String], chance: &mut ChaCha20Rng) -> Option<(usize, SeatToken)> {
        // Seats that somebody left go together.
        if let Some(place) = self.places.iter().position(|place| place.has_left && place.seats.len() == names.len()) {
            let seats: Vec<Seat> = self.places[place].seats.iter().collect();
            for (seat, name) in seats.iter().zip(names) {
                self.names[seat.index()] = self.told_apart(name, seat.index());
            }
            let token = SeatToken::fresh(chance);
            let since = self.places[place].away_since.unwrap_or_default();
            self.places[place] = Seatholder::new(self.places[place].seats, &token, since);
            return Some((place, token));
        }
        let free: Vec<usize> = self.free().map(Seat::index).take(names.len()).collect();
        let names: Vec<(usize, String)> = free.into_iter().zip(names.iter().cloned()).collect();
        (self.table.is_none() && !names.is_empty() && self.free().count() >= names.len())
            .then(|| self.take_seats(&names, chance))
    }

    fn take_seats(&mut self, names: &[(usize, String)], chance: &mut ChaCha20Rng) -> (usize, SeatToken) {
        for (seat, name) in names {
            self.names[*seat] = self.told_apart(name, *seat);
        }
        let token = SeatToken::fresh(chance);
        let seats = names.iter().filter_map(|(seat, _)| Seat::new(*seat)).collect();
        self.places.push(Seatholder::new(seats, &token, Duration::ZERO));
        (self.places.len() - 1, token)
    }

    /// A name that nobody else has at the table.
    fn told_apart(&self, name: &str, own: usize) -> String {
        let name = if name.is_empty() { format!("{}", own + 1) } else { name.to_owned() };
        let is_taken = |name: &String| self.names.iter().enumerate().any(|(at, other)| at != own && other == name);
        let mut numbered = (2..).map(|number| {
            let short: String = name.chars().take(LONGEST_NAME - 2).collect();
            format!("{short} {number}")
        });
        Some(name.clone())
            .filter(|name| !is_taken(name))
            .or_else(|| numbered.find(|name| !is_taken(name)))
            .unwrap_or(name)
    }

    /// The seats on which nobody has sat down yet.
    fn free(&self) -> impl Iterator<Item = Seat> {
        let is_free = |(at, chair): (usize, &Chair)| {
            let seat = Seat::new(at).filter(|_| *chair == Chair::Elsewhere)?;
            self.places.iter().all(|place| !place.seats.contains(seat)).then_some(seat)
        };
        self.plan.chairs.iter().enumerate().filter_map(is_free)
    }

    /// The screen that a token belongs to.
    pub(super) fn place_of(&self, token: &SeatToken) -> Option<usize> {
        let hash = token.hash();
        self.places.iter().position(|place| place.token == hash)
    }

    /// All connections at the table.
    pub(super) fn connections(&self) -> impl Iterator<Item = ConnectionId> {
        self.places.iter().filter_map(|place| place.connection).chain(self.watchers.iter().copied())
    }

    /// Somebody is there, and is told all that they may know.
    pub(super) fn arrive(&mut self, id: ConnectionId, spot: Presence, scene: &mut Scene<'_>) {
        self.progress.empty_since = None;
        self.tell_given(id, scene);
        match spot {
            Presence::Watching => {
                self.watchers.push(id);
                let view = self.table.as_ref().map(|table| view_at(table, ScreenId(self.places.len())));
                if let Some(view) = view {
                    scene.send(id, &FromTable::View(Box::new(view)));
                }
            }
            Presence::Screen(at) => {
                let place = &mut self.places[at];
                (place.connection, place.away_since, place.is_missed, place.shown) = (Some(id), None, false, None);
                let seats = place.seats;
                scene.keeps = true;
                for seat in seats.iter() {
                    self.step(at, Wish::Away(seat, false), None, scene);
                }
                let all_sit = self.free().next().is_none();
                if all_sit && self.table.is_none() && self.dealing.is_none() {
                    self.draw(Proposal::NewGame, scene);
                } else {
                    self.ask_for_chance(at, scene);
                }
            }
        }
        self.tell_story(id, spot, scene);
        self.tell_members(scene);
        let is_between = self.table.as_ref().is_some_and(|table| table.phase() != Phase::Playing);
        if is_between {
            self.give_record(id, spot, scene);
        }
    }

    /// A connection has ended.
    pub(super) fn depart(&mut self, id: ConnectionId, spot: Presence, scene: &mut Scene<'_>) {
        self.watchers.retain(|watcher| *watcher != id);
        if let Presence::Screen(at) = spot
            && let Some(place) = self.places.get_mut(at).filter(|place| place.connection == Some(id))
        {
            (place.connection, place.away_since) = (None, Some(scene.now));
            for seat in place.seats.iter() {
                self.step(at, Wish::Away(seat, true), None, scene);
            }
        }
        if self.connections().next().is_none() {
            self.progress.empty_since = Some(scene.now);
        }
        self.tell_members(scene);
    }

    /// A line of somebody at the table.
    pub(super) fn hear(&mut self, spot: Presence, message: &ToTable, scene: &mut Scene<'_>) {
        // Who watches says nothing.
        let Presence::Screen(at) = spot else { return };
        let seat = self.places[at].first();
        match *message {
            ToTable::Wish { id, moment, wish } => self.wish(at, id, (moment, wish), scene),
            ToTable::Hash { hand, hash, seat } => self.hear_hash(at, hand, (seat, hash), scene),
            ToTable::Chance { hand, bytes, seat } => self.hear_bytes(at, hand, (seat, bytes), scene),
            ToTable::Say(phrase) if phrase < PHRASES && self.may_speak() => {
                self.tell_all(&FromTable::Said { seat, phrase }, scene);
            }
            ToTable::Sign(sign) if sign < SIGNS && self.may_speak() => {
                self.tell_all(&FromTable::Signed { seat, sign }, scene);
            }
            ToTable::Leave => {
                let place = &mut self.places[at];
                place.has_left = true;
                scene.keeps = true;
                if let Some(connection) = place.connection {
                    scene.send(connection, &FromTable::Closed(crate::wire::WhyClosed::Ended));
                    scene.out.push(Output::Close(connection));
                    self.depart(connection, spot, scene);
                }
                self.stop_waiting_for(self.places[at].seats, scene);
            }
            ToTable::Say(_) | ToTable::Sign(_) | ToTable::Hello(_) | ToTable::Ping(_) => {}
        }
    }

    /// Partners give each other no signs during a hand.
    fn may_speak(&self) -> bool {
        let is_playing = self.table.as_ref().is_some_and(|table| table.phase() == Phase::Playing);
        !(self.plan.rules.partners && is_playing)
    }

    /// Somebody wishes something. Every wish is made once, however often its line comes.
    fn wish(&mut self, at: usize, id: u64, (moment, wish): (u64, RemoteWish), scene: &mut Scene<'_>) {
        let place = &mut self.places[at];
        let Some(connection) = place.connection else { return };
        if id <= place.last_wish {
            scene.send(connection, &FromTable::Done(id));
            return;
        }
        place.last_wish = id;
        scene.keeps = true;
        let too_early = self.is_too_early(wish, scene.now);
        if too_early {
            scene.send(connection, &FromTable::Refused { id, why: Refusal::NotYet });
            return;
        }
        let is_play = matches!(wish, RemoteWish::Play { .. });
        let mover = self.places[at].first();
        let refused = self.step(at, wish.wish(), Some(moment), scene);
        let Some(why) = refused else {
            if is_play {
                self.progress.last = Some((mover, moment));
            }
            scene.send(connection, &FromTable::Done(id));
            return;
        };
        scene.send(connection, &FromTable::Refused { id, why });
        if is_play && let Some(foul) = self.foul(at, moment, why) {
            let seat = self.places[at].first();
            self.tell_all(&FromTable::Named { seat, foul }, scene);
        }
    }

    /// What a refused play was, if no honest program makes it.
    fn foul(&self, at: usize, moment: u64, why: Refusal) -> Option<Foul> {
        match Foul::of(why)? {
            Foul::Late
                if self
                    .progress
                    .last
                    .is_some_and(|(seat, last)| last == moment && self.places[at].seats.contains(seat)) =>
            {
                Some(Foul::Twice)
            }
            Foul::Late if moment < self.progress.excused => None,
            foul => Some(foul),
        }
    }

    pub(super) fn patience(&self) -> Duration {
        Duration::from_secs(self.plan.patience.into())
    }

    /// Nestor has answered.
    pub(super) fn answer(&mut self, answer: Answer, scene: &mut Scene<'_>) {
        self.step(0, Wish::Answer(answer), None, scene);
    }

    /// Time has passed.
    pub(super) fn tick(&mut self, scene: &mut Scene<'_>) {
        let patience = self.patience();
        let mut missed = false;
        for place in self.places.iter_mut().filter(|place| !place.is_missed) {
            place.is_missed = place.missed_from(patience).is_some_and(|missed| missed <= scene.now);
            missed |= place.is_missed;
        }
        if missed {
            self.tell_members(scene);
        }
        self.hurry_drawing(scene);
        self.step(0, Wish::Tick, None, scene);
    }

    /// A line to a screen and back takes this long.
    pub(super) fn delay(&mut self, at: usize, delay: Duration, scene: &mut Scene<'_>) {
        for seat in self.places[at].seats.iter() {
            self.step(at, Wish::Delay(seat, delay), None, scene);
        }
    }

    /// When it goes on by itself, or may end.
    pub(super) fn next_tick(&self, kept: Duration) -> Option<Duration> {
        if let Some(since) = self.progress.empty_since {
            return Some(since + kept);
        }
        let missed = self.places.iter().filter(|place| !place.is_missed);
        let missed = missed.filter_map(|place| place.missed_from(self.patience()));
        missed.chain(self.table.as_ref().and_then(Table::next_tick)).chain(self.drawing_due()).min()
    }

    /// Whether nobody needs it any more.
    pub(super) fn is_over(&self, now: Duration, kept: Duration) -> bool {
        let all_left = !self.places.is_empty() && self.places.iter().all(|place| place.has_left);
        let is_forgotten = self.progress.empty_since.is_some_and(|since| now.saturating_sub(since) >= kept);
        self.progress.is_over || all_left || is_forgotten
    }

    /// Passes a wish to the game, and does what comes of it. Returns why it was refused, if it was.
    pub(super) fn step(
        &mut self,
        at: usize,
        wish: Wish,
        moment: Option<u64>,
        scene: &mut Scene<'_>,
    ) -> Option<Refusal> {
        let table = self.table.as_mut()?;
        let moment = moment.unwrap_or(u64::MAX);
        let mut refused = None;
        for effect in table.step(ScreenId(at), wish, moment, scene.now) {
            match effect {
                TableEffect::Show(id, view) => self.show(id, *view, scene),
                TableEffect::Ask(question) => scene.out.push(Output::Ask(self.id, question)),
                TableEffect::Keep | TableEffect::KeepClock => scene.keeps = true,
                TableEffect::Refused(why) => refused = Some(why),
                TableEffect::Arrived(_) => {
                    self.excuse();
                    for (id, spot) in self.spots().collect::<Vec<_>>() {
                        self.tell_story(id, spot, scene);
                    }
                }
                TableEffect::Agreed(agreed) => self.agree(agreed, scene),
                TableEffect::Declined(Agreement { proposal, .. }, seat) => {
                    self.tell_all(&FromTable::Declined { proposal, seat }, scene);
                }
                TableEffect::Cancel(_) | TableEffect::Stumbled => {}
            }
        }
        self.publish(scene);
        refused
    }

    /// From here on, an earlier play is late in all honesty.
    pub(super) fn excuse(&mut self) {
        self.progress.excused = self.table.as_ref().map_or(0, Table::moment);
    }

    /// Does what all have agreed to and the game leaves to others.
    fn agree(&mut self, agreed: Agreement, scene: &mut Scene<'_>) {
        match agreed.proposal {
            Proposal::NextHand | Proposal::NewGame => self.draw(agreed.proposal, scene),
            Proposal::NewSeats => {
                self.change_seats(scene);
                self.draw(Proposal::NewGame, scene);
            }
            Proposal::End => {
                let all: Vec<(ConnectionId, Presence)> = self.spots().collect();
                for (id, spot) in all {
                    self.give_record(id, spot, scene);
                }
                self.progress.is_over = true;
            }
            Proposal::StandIn(seat) => {
                self.excuse();
                self.stop_waiting_for(Seats::of(seat), scene);
            }
            Proposal::Undo | Proposal::Pause => self.excuse(),
        }
    }

    /// Everybody takes another seat for the next game.
    fn change_seats(&mut self, scene: &mut Scene<'_>) {
        // With partners the first seat stays, so that it gets another one.
        let first = usize::from(self.plan.rules.partners);
        let seats = self.plan.chairs.len();
        let moved = |seat: Seat| match seat.index() {
            at if at < first => Some(seat),
            at => Seat::new(if at + 1 < seats { at + 1 } else { first }),
        };
        self.plan.chairs[first..].rotate_right(1);
        self.names[first..].rotate_right(1);
        for place in &mut self.places {
            place.seats = place.seats.iter().filter_map(moved).collect();
        }
        self.progress.moment = self.table.take().map_or(0, |table| table.moment() + 1);
        self.progress.last = None;
        for place in &self.places {
            if let Some(connection) = place.connection {
                scene.send(connection, &FromTable::Seats(place.seats));
            }
        }
        self.tell_members(scene);
    }

    fn spots(&self) -> impl Iterator<Item = (ConnectionId, Presence)> {
        let screens =
            self.places.iter().enumerate().filter_map(|(at, place)| Some((place.connection?, Presence::Screen(at))));
        screens.chain(self.watchers.iter().map(|id| (*id, Presence::Watching)))
    }

    /// Sends a view to whom it is for, if it shows anything new.
    fn show(&mut self, id: ScreenId, mut view: View, scene: &mut Scene<'_>) {
        // It is a time of this clock, which nobody else has.
        view.waited_since = None;
        let place = self.places.get_mut(id.0);
        let to: Vec<ConnectionId> = match &place {
            Some(place) => place.connection.into_iter().collect(),
            None => self.watchers.clone(),
        };
        let shown = place.map_or(&mut self.watched, |place| &mut place.shown);
        let is_known = view.news.is_empty() && shown.as_deref() == Some(&view);
        if is_known {
            return;
        }
        let (moment, is_turn) = (view.moment, view.waiting.may_act().is_ok());
        let moves = view.seen.legal();
        let legal = (0..moves.len()).filter(|_| is_turn).filter_map(|number| moves.nth(number)).collect();
        let message = FromTable::View(Box::new(view));
        let turn = FromTable::Turn { moment, legal };
        for connection in to {
            scene.send(connection, &message);
            if is_turn {
                scene.send(connection, &turn);
            }
        }
        if let FromTable::View(mut view) = message {
            view.news = Vec::new();
            *shown = Some(view);
        }
    }

    /// Tells somebody what was heard of the hand so far.
    fn tell_story(&self, id: ConnectionId, spot: Presence, scene: &mut Scene<'_>) {
        let screen = match spot {
            Presence::Screen(at) => at,
            Presence::Watching => self.places.len(),
        };
        if let Some(table) = &self.table {
            scene.send(id, &FromTable::Story(table.history(ScreenId(screen)).hand()));
        }
    }

    /// Once a hand is over, everybody gets the record with everything that was drawn.
    pub(super) fn publish(&mut self, scene: &mut Scene<'_>) {
        let is_over = self.table.as_ref().is_some_and(|table| table.phase() != Phase::Playing);
        if is_over && self.progress.published < self.progress.hands {
            self.progress.published = self.progress.hands;
            for (id, spot) in self.spots().collect::<Vec<_>>() {
                self.give_record(id, spot, scene);
            }
        }
    }

    /// Gives somebody the game as they keep it, in parts that fit into lines.
    fn give_record(&self, id: ConnectionId, spot: Presence, scene: &mut Scene<'_>) {
        let Some(table) = &self.table else { return };
        let seat = match spot {
            Presence::Screen(at) => self.places[at].first(),
            Presence::Watching => Seat::FIRST,
        };
        let Ok(text) = table.files().kept_by(seat, scene.date).to_text() else { return };
        let parts: Vec<&str> = in_parts(&text).collect();
        for (part, text) in (0..).zip(&parts) {
            let (parts, text) = (parts.len() as u32, (*text).to_owned());
            scene.send(id, &FromTable::Record { part, parts, text });
        }
    }

    /// Tells everybody who sits at the table.
    fn tell_members(&self, scene: &mut Scene<'_>) {
        let chairs = self.plan.chairs.iter().enumerate().filter_map(|(at, chair)| {
            let seat = Seat::new(at)?;
            let place = self.places.iter().find(|place| place.seats.contains(seat));
            let nestor = if let Chair::Nestor(level) = chair { Some(*level) } else { None };
            let away = place.and_then(|place| place.away_since).map(|since| scene.now.saturating_sub(since));
            Some(Chairholder {
                seat,
                name: self.names[at].clone(),
                nestor,
                is_free: nestor.is_none() && place.is_none(),
                away: away.map(|away| away.as_secs() as u32),
                has_left: place.is_some_and(|place| place.has_left),
            })
        });
        let (chairs, watching) = (chairs.collect(), self.watchers.len() as u8);
        self.tell_all(&FromTable::Members { chairs, watching, patience: self.plan.patience }, scene);
    }

    pub(super) fn tell_all(&self, message: &FromTable, scene: &mut Scene<'_>) {
        for id in self.connections() {
            scene.send(id, message);
        }
    }
}

/// What a screen sees at this moment.
fn view_at(table: &Table, id: ScreenId) -> View {
    View { waited_since: None, ..table.view(id) }
}

/// The longest part of a record in a line, in bytes. As JSON it may be twice as long.
const LONGEST_PART: usize = 7000;

/// A text in parts that fit into lines.
fn in_parts(mut text: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        let (part, rest) = text.split_at(text.floor_char_boundary(LONGEST_PART));
        text = rest;
        (!part.is_empty()).then_some(part)
    })
}
