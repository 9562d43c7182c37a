//! Who sits on which seat of a table, and before which screen.

use crate::engine::{Rules, Seat, Seats};
use crate::record::{Bytes, Seating};
use crate::wire::{Chair, Chairholder, LONGEST_NAME, NewTable, SeatToken, clean_name};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The people of a table.
#[derive(Debug)]
pub(super) struct People {
    plan: NewTable,
    /// The name on each seat.
    names: Vec<String>,
    /// The screens with people before them.
    holders: Vec<Seatholder>,
}

/// Who sits before a screen, with what shows that the seats are theirs. In a file there is no token, only
/// what it is known by.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename = "Holder")]
pub(super) struct Seatholder {
    seats: Seats,
    /// The hash of the token.
    token: Bytes,
    /// Whether they got up for good. Somebody else may sit down there.
    #[serde(default)]
    has_left: bool,
    #[serde(default)]
    last_wish: u64,
    #[serde(skip)]
    away_since: Option<Duration>,
    /// Whether they are there, but did not answer for so long that they count as away.
    #[serde(skip)]
    is_silent: bool,
    /// Whether the others were told that Nestor may play for them by now.
    #[serde(skip)]
    is_missed: bool,
}

impl Seatholder {
    fn new(seats: Seats, token: &SeatToken, now: Duration) -> Seatholder {
        let away_since = Some(now);
        let token = token.hash();
        Seatholder { seats, token, has_left: false, last_wish: 0, away_since, is_silent: false, is_missed: false }
    }

    /// Notes that a wish with this number has come. Returns whether it is a new one.
    pub(super) fn hear_wish(&mut self, id: u64) -> bool {
        let is_new = id > self.last_wish;
        self.last_wish = id.max(self.last_wish);
        is_new
    }

    /// From when Nestor may play for them, if they don't come back before.
    fn missed_from(&self, patience: Duration) -> Option<Duration> {
        self.away_since.map(|since| since + patience)
    }
}

impl People {
    /// Nobody sits at the table yet.
    pub(super) fn new(plan: NewTable) -> People {
        let names = plan.chairs.iter().map(|_| String::new()).collect();
        People { plan, names, holders: Vec::new() }
    }

    /// Who sits at a table that was kept. Nobody is there yet.
    pub(super) fn kept(plan: NewTable, names: Vec<String>, holders: Vec<Seatholder>, now: Duration) -> Option<People> {
        let away = |holder| Seatholder { away_since: Some(now), ..holder };
        let fits = names.len() == plan.chairs.len();
        fits.then(|| People { plan, names, holders: holders.into_iter().map(away).collect() })
    }

    /// What is played, and who is to sit where.
    pub(super) const fn plan(&self) -> &NewTable {
        &self.plan
    }

    /// From now on these rules are played by.
    pub(super) const fn play_by(&mut self, rules: Rules) {
        self.plan.rules = rules;
    }

    /// The name on each seat.
    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    /// Who sits before each screen.
    pub(super) fn holders(&self) -> &[Seatholder] {
        &self.holders
    }

    /// Who plays, once somebody sits on every seat.
    pub(super) fn seating(&self) -> Option<Seating> {
        self.plan.seating(&self.names)
    }

    /// The seats before each screen.
    pub(super) fn screens(&self) -> impl ExactSizeIterator<Item = Seats> {
        self.holders.iter().map(|holder| holder.seats)
    }

    /// The seats before a screen.
    pub(super) fn seats(&self, at: usize) -> Seats {
        self.holders[at].seats
    }

    /// The seat that speaks for a screen.
    pub(super) fn first(&self, at: usize) -> Seat {
        self.seats(at).iter().next().unwrap_or(Seat::FIRST)
    }

    /// The seats of all who have not left for good.
    pub(super) fn staying(&self) -> impl Iterator<Item = Seat> {
        self.holders.iter().filter(|holder| !holder.has_left).flat_map(|holder| holder.seats.iter())
    }

    /// The seats of all who are not there.
    pub(super) fn away(&self) -> Seats {
        let away = self.holders.iter().filter(|holder| holder.away_since.is_some());
        away.flat_map(|holder| holder.seats.iter()).collect()
    }

    /// The screen that a token belongs to.
    pub(super) fn screen_of(&self, token: &SeatToken) -> Option<usize> {
        let hash = token.hash();
        self.holders.iter().position(|holder| holder.token == hash)
    }

    /// Who opens the table sits down, with all others before the same screen.
    pub(super) fn sit_first(&mut self, name: &str, chance: &mut ChaCha20Rng) -> (usize, SeatToken) {
        let mut is_first = true;
        let names: Vec<(usize, String)> = (0..)
            .zip(&self.plan.chairs)
            .filter_map(|(seat, chair)| match chair {
                Chair::Here(_) if std::mem::take(&mut is_first) => Some((seat, name.to_owned())),
                Chair::Here(name) => Some((seat, clean_name(name))),
                Chair::Elsewhere | Chair::Nestor(_) => None,
            })
            .collect();
        self.take_seats(&names, chance)
    }

    /// People sit down on seats that somebody left, which go together.
    pub(super) fn sit_instead(&mut self, names: &[String], chance: &mut ChaCha20Rng) -> Option<(usize, SeatToken)> {
        let is_left = |holder: &Seatholder| holder.has_left && holder.seats.len() == names.len();
        let at = self.holders.iter().position(is_left)?;
        for (seat, name) in self.seats(at).iter().zip(names) {
            self.names[seat.index()] = self.told_apart(name, seat.index());
        }
        let token = SeatToken::fresh(chance);
        let since = self.holders[at].away_since.unwrap_or_default();
        self.holders[at] = Seatholder::new(self.seats(at), &token, since);
        Some((at, token))
    }

    /// People sit down on seats that nobody has taken yet.
    pub(super) fn sit(&mut self, names: &[String], chance: &mut ChaCha20Rng) -> Option<(usize, SeatToken)> {
        let sit: Vec<(usize, String)> = self.free().map(Seat::index).zip(names.iter().cloned()).collect();
        (!sit.is_empty() && sit.len() == names.len()).then(|| self.take_seats(&sit, chance))
    }

    fn take_seats(&mut self, names: &[(usize, String)], chance: &mut ChaCha20Rng) -> (usize, SeatToken) {
        for (seat, name) in names {
            self.names[*seat] = self.told_apart(name, *seat);
        }
        let token = SeatToken::fresh(chance);
        let seats = names.iter().filter_map(|(seat, _)| Seat::new(*seat)).collect();
        self.holders.push(Seatholder::new(seats, &token, Duration::ZERO));
        (self.holders.len() - 1, token)
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
    pub(super) fn free(&self) -> impl Iterator<Item = Seat> {
        let is_free = |(at, chair): (usize, &Chair)| {
            let seat = Seat::new(at).filter(|_| *chair == Chair::Elsewhere)?;
            self.screens().all(|seats| !seats.contains(seat)).then_some(seat)
        };
        self.plan.chairs.iter().enumerate().filter_map(is_free)
    }

    /// Somebody is before a screen from now on. Returns their seats.
    pub(super) fn come(&mut self, at: usize) -> Seats {
        let holder = &mut self.holders[at];
        (holder.away_since, holder.is_silent, holder.is_missed) = (None, false, false);
        holder.seats
    }

    /// Those before a screen have not answered since then. Returns their seats, if they were not away
    /// before.
    pub(super) fn fall_silent(&mut self, at: usize, since: Duration) -> Seats {
        let holder = &mut self.holders[at];
        if holder.away_since.is_some() {
            return Seats::NONE;
        }
        (holder.away_since, holder.is_silent) = (Some(since), true);
        holder.seats
    }

    /// Whether those before a screen are there but count as away.
    pub(super) fn is_silent(&self, at: usize) -> bool {
        self.holders[at].is_silent
    }

    /// Nobody is before a screen any more. Returns the seats.
    pub(super) fn go(&mut self, at: usize, now: Duration) -> Seats {
        let holder = &mut self.holders[at];
        (holder.away_since, holder.is_silent) = (Some(now), false);
        holder.seats
    }

    /// Those before a screen get up for good. Returns their seats.
    pub(super) fn leave(&mut self, at: usize) -> Seats {
        self.holders[at].has_left = true;
        self.seats(at)
    }

    /// The number of the last wish that came from a screen.
    pub(super) fn last_wish(&self, at: usize) -> u64 {
        self.holders[at].last_wish
    }

    /// Notes that a wish comes from a screen. Returns whether it is a new one.
    pub(super) fn note_wish(&mut self, at: usize, id: u64) -> bool {
        self.holders[at].hear_wish(id)
    }

    /// How long the others wait for somebody.
    pub(super) fn patience(&self) -> Duration {
        Duration::from_secs(self.plan.patience.into())
    }

    /// When the others are told next that Nestor may play for somebody.
    pub(super) fn missed_next(&self) -> Option<Duration> {
        let here = self.holders.iter().filter(|holder| !holder.is_missed);
        here.filter_map(|holder| holder.missed_from(self.patience())).min()
    }

    /// Notes for whom Nestor may play by now. Returns whether the others are to be told of somebody.
    pub(super) fn note_missed(&mut self, now: Duration) -> bool {
        let (patience, mut missed) = (self.patience(), false);
        for holder in self.holders.iter_mut().filter(|holder| !holder.is_missed) {
            holder.is_missed = holder.missed_from(patience).is_some_and(|missed| missed <= now);
            missed |= holder.is_missed;
        }
        missed
    }

    /// Whether Nestor may play for a person: they have been away for long enough.
    pub(super) fn may_stand_in(&self, seat: Seat, now: Duration) -> bool {
        let holder = self.holders.iter().find(|holder| holder.seats.contains(seat));
        holder.is_some_and(|holder| {
            holder.has_left || holder.missed_from(self.patience()).is_some_and(|missed| missed <= now)
        })
    }

    /// Whether somebody is away who may be back in a moment.
    pub(super) fn may_come_back(&self, now: Duration) -> bool {
        self.holders
            .iter()
            .any(|holder| !holder.has_left && holder.missed_from(self.patience()).is_some_and(|missed| now < missed))
    }

    /// Whether anybody ever wished anything at the table.
    pub(super) fn have_wished(&self) -> bool {
        self.holders.iter().any(|holder| holder.last_wish > 0)
    }

    /// Whether everybody who came has left for good.
    pub(super) fn have_left(&self) -> bool {
        !self.holders.is_empty() && self.holders.iter().all(|holder| holder.has_left)
    }

    /// Everybody takes another seat.
    pub(super) fn move_on(&mut self) {
        // With partners the first seat stays, so that it gets another one.
        let first = usize::from(self.plan.rules.partners);
        let seats = self.plan.chairs.len();
        let moved = |seat: Seat| match seat.index() {
            at if at < first => Some(seat),
            at => Seat::new(if at + 1 < seats { at + 1 } else { first }),
        };
        self.plan.chairs[first..].rotate_right(1);
        self.names[first..].rotate_right(1);
        for holder in &mut self.holders {
            holder.seats = holder.seats.iter().filter_map(moved).collect();
        }
    }

    /// Who sits at the table, as everybody is told.
    pub(super) fn chairholders(&self, now: Duration) -> Vec<Chairholder> {
        let told = |(at, chair): (usize, &Chair)| {
            let seat = Seat::new(at)?;
            let holder = self.holders.iter().find(|holder| holder.seats.contains(seat));
            let nestor = if let Chair::Nestor(level) = chair { Some(*level) } else { None };
            let away = holder.and_then(|holder| holder.away_since).map(|since| now.saturating_sub(since));
            Some(Chairholder {
                seat,
                name: self.names[at].clone(),
                nestor,
                is_free: nestor.is_none() && holder.is_none(),
                away: away.map(|away| away.as_secs() as u32),
                has_left: holder.is_some_and(|holder| holder.has_left),
            })
        };
        self.plan.chairs.iter().enumerate().filter_map(told).collect()
    }
}
