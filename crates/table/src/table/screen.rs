//! Who looks at the screens of a table. One person alone at a screen always looks at it. Several
//! people at one screen pass it on: a hand is covered as soon as its turn ends, and stays covered
//! until the next person uncovers it. A screen without people sees what everybody sees.

use super::consent::Agreements;
use super::past::recent;
use super::sitting::Current;
use super::{Gathering, Hidden, TableHabits, Told, Watcher};
use crate::engine::{Bones, Event, Observation, Phase, Revealed, Seat, Seats};
use crate::record::Seating;

/// Names one of the screens of a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ScreenId(pub usize);

impl ScreenId {
    /// The only screen of a table that has one.
    pub const ONLY: ScreenId = ScreenId(0);
}

/// What a screen shows of a table.
#[derive(Debug)]
pub(super) struct Screen {
    /// The seats of the people before it. `None` if everybody at the table sits before it.
    people: Option<Seats>,
    /// What its watcher sees. Made once for each change.
    pub(super) seen: Observation,
    /// The hidden thing that is shown.
    pub(super) shown: Option<Hidden>,
    /// What its watcher is told.
    pub(super) told: Told,
}

impl Screen {
    /// The screen of a table that a game has just come to.
    fn new(people: Option<Seats>, game: &Current) -> Screen {
        let seen = seen_by(at_first(game, seated(people, game.seating())), game);
        Screen { people, seen, shown: None, told: Told::default() }
    }

    pub(super) fn watcher(&self) -> Watcher {
        Watcher::of(&self.seen)
    }

    pub(super) const fn viewer(&self) -> Seat {
        self.seen.seat()
    }

    /// The seats of the people before it.
    pub(super) fn people(&self, seating: &Seating) -> Seats {
        seated(self.people, seating)
    }

    /// What has happened since the last move of who is waited for before it, or all of the hand where
    /// nobody before it plays.
    fn recent(&self, game: &Current) -> Vec<Event> {
        let only_watches = self.people.is_some_and(Seats::is_empty);
        recent(game, self.watcher(), (!only_watches).then(|| self.viewer()))
    }

    /// Whether it was told last that this seat drew a bone. Bones drawn one by one are told together.
    pub(super) fn ends_with_a_draw_of(&self, mover: Seat) -> bool {
        matches!(self.told.since.last(), Some(Event::Drew { seat, .. }) if *seat == mover)
    }

    /// Whether somebody before it plays on this seat.
    pub(super) fn has(&self, seat: Seat, seating: &Seating) -> bool {
        self.people(seating).contains(seat)
    }

    /// The seat of the player whose files are those of this screen.
    pub(super) fn owner(&self, seating: &Seating) -> Seat {
        let first = self.people.and_then(|people| people.iter().next());
        first.unwrap_or_else(|| seating.host())
    }

    /// Who sits where, as this screen shows it. Before a screen of one's own, one is the host.
    pub(super) fn seating(&self, seating: &Seating, is_own: bool) -> Seating {
        let has_people = !self.people(seating).is_empty();
        if is_own && has_people { seating.seen_from(self.owner(seating)) } else { seating.clone() }
    }

    /// Who of the people is where, as this screen shows it.
    pub(super) fn gathering(&self, game: &Current, shared: Option<Agreements>) -> Gathering {
        let Agreements { away, stand_ins, asked, .. } = shared.unwrap_or_default();
        let here = self.people(game.seating());
        let next_rules = game.about.next_hand.filter(|_| shared.is_some() && game.state().phase() != Phase::GameOver);
        Gathering { here, elsewhere: shared.is_some(), away, stand_ins, asked, next_rules }
    }

    /// Looks again at a table that has changed. What was shown is hidden again.
    fn look(&mut self, game: &Current) {
        self.seen = seen_by(self.due(game), game);
        self.shown = None;
    }

    /// Who looks at the table as it is now. A person keeps the screen until their turn is over.
    fn due(&self, game: &Current) -> Watcher {
        let (people, state) = (self.people(game.seating()), game.state());
        let now = self.watcher();
        if people.len() < 2 || !people.contains(now.seat()) {
            return at_first(game, people);
        }
        match (state.phase(), now) {
            (Phase::Playing, Watcher::Seat(seat)) if seat == state.to_move() => now,
            (Phase::Playing, _) => Watcher::Covered(next_of(people, game)),
            (Phase::HandOver | Phase::GameOver, _) => Watcher::Seat(now.seat()),
        }
    }

    /// Covers the hand of one of several people, so that what comes next is shown to nobody before
    /// they ask for it.
    fn cover(&mut self, game: &Current) {
        if self.people(game.seating()).len() > 1 {
            self.seen = self.seen.covered();
        }
    }

    /// The person to whom the screen was passed on shows their hand.
    pub(super) fn uncover(&mut self, seat: Seat, game: &Current) {
        self.seen = seen_by(Watcher::Seat(seat), game);
    }

    /// The person who asks for something, if that is known. While the hand is covered or all hands
    /// are open, it could be anyone.
    pub(super) fn asker(&self) -> Option<Seat> {
        self.watcher().open().filter(|_| self.seen.phase() == Phase::Playing)
    }

    /// The hidden bones that are revealed on purpose: those that the player asked to see, and at
    /// the end of a hand those that the others still hold.
    pub(super) fn revealed(&self, game: &Current) -> Revealed {
        let playing = self.seen.phase() == Phase::Playing;
        let mut revealed = Revealed::default();
        if !playing || self.shown.is_some() {
            revealed = game.state().reveal();
        }
        if playing && self.shown != Some(Hidden::Hands) {
            revealed.hands = Default::default();
        } else if playing && game.seating().is_company() {
            for (seat, _) in game.seating().people() {
                revealed.hands[seat.index()] = Bones::NONE;
            }
        }
        if self.shown != Some(Hidden::Boneyard) {
            revealed.boneyard.clear();
        }
        revealed
    }
}

/// The screens of a table. There is at least one.
#[derive(Debug)]
pub(super) struct Screens(Vec<Screen>);

impl Screens {
    /// One screen for all people at the table.
    pub(super) fn one(game: &Current) -> Screens {
        Screens(vec![Screen::new(None, game)])
    }

    /// A screen for each of these sets of people, who play at no other.
    pub(super) fn several(people: &[Seats], game: &Current) -> Screens {
        if people.is_empty() {
            return Screens::one(game);
        }
        Screens(people.iter().map(|people| Screen::new(Some(*people), game)).collect())
    }

    /// A screen of the table.
    pub(super) fn at(&self, id: ScreenId) -> &Screen {
        &self.0[id.0]
    }

    /// A screen of the table, to change it.
    pub(super) fn at_mut(&mut self, id: ScreenId) -> &mut Screen {
        &mut self.0[id.0]
    }

    /// The first screen.
    pub(super) fn first(&self) -> &Screen {
        self.at(ScreenId::ONLY)
    }

    /// All of them.
    pub(super) fn ids(&self) -> impl Iterator<Item = ScreenId> + use<> {
        (0..self.0.len()).map(ScreenId)
    }

    /// The screen before which a person sits.
    pub(super) fn of(&self, seat: Seat, seating: &Seating) -> ScreenId {
        self.ids().find(|id| self.at(*id).has(seat, seating)).unwrap_or(ScreenId::ONLY)
    }

    /// The screen before which the next person to act sits.
    pub(super) fn acting(&self, game: &Current) -> &Screen {
        let seating = game.seating();
        self.at(self.of(seating.next_person(game.state().to_move()), seating))
    }

    /// Whether the turn of the person for whom a hand is covered has no choice, and such turns are
    /// played for them.
    pub(super) fn plays_itself(&self, game: &Current, habits: &TableHabits) -> bool {
        let seen = &self.acting(game).seen;
        habits.forced && seen.is_covered() && game.observe(seen.to_move()).legal().len() == 1
    }

    /// Every screen looks again at a table that has changed.
    pub(super) fn look(&mut self, game: &Current) {
        self.0.iter_mut().for_each(|screen| screen.look(game));
    }

    /// Covers every hand that is shown where several people share a screen.
    pub(super) fn cover(&mut self, game: &Current) {
        self.0.iter_mut().for_each(|screen| screen.cover(game));
    }

    /// Who watches each screen.
    pub(super) fn watchers(&self) -> Vec<Watcher> {
        self.0.iter().map(Screen::watcher).collect()
    }

    /// Tells what happened, and drops what was told before, on one screen or on all.
    pub(super) fn tell(&mut self, at: Option<ScreenId>, events: impl IntoIterator<Item = Event>, moment: u64) {
        for (number, screen) in self.0.iter_mut().enumerate() {
            if at.is_none_or(|at| at.0 == number) {
                (screen.told.since, screen.told.moment) = (Vec::new(), moment);
            }
        }
        self.add(events);
    }

    /// Tells what happened, after what was told before.
    pub(super) fn add(&mut self, events: impl IntoIterator<Item = Event>) {
        for event in events {
            for screen in &mut self.0 {
                let heard = screen.watcher().hears(event.clone());
                screen.told.since.push(heard.clone());
                screen.told.news.push(heard);
            }
        }
    }

    /// Tells again what has happened since the last move of each watcher.
    pub(super) fn tell_again(&mut self, game: &Current, moment: u64) {
        for screen in &mut self.0 {
            screen.told = Told { since: screen.recent(game), moment, news: Vec::new() };
        }
    }

    /// Where others watch than these, what was told was meant for somebody else.
    pub(super) fn tell_others_than(&mut self, watchers: &[Watcher], game: &Current) {
        for (screen, before) in self.0.iter_mut().zip(watchers) {
            if screen.watcher() != *before {
                screen.told.since = screen.recent(game);
            }
        }
    }

    /// All news were shown.
    pub(super) fn clear_news(&mut self) {
        self.0.iter_mut().for_each(|screen| screen.told.news.clear());
    }
}

/// What a watcher sees of a game.
fn seen_by(watcher: Watcher, game: &Current) -> Observation {
    match watcher {
        Watcher::Seat(seat) => game.observe(seat),
        Watcher::Covered(seat) => game.observe(seat).covered(),
    }
}

/// The people of a table who sit before a screen.
fn seated(people: Option<Seats>, seating: &Seating) -> Seats {
    let before = |seat: &Seat| people.is_none_or(|people| people.contains(*seat));
    seating.people().map(|(seat, _)| seat).filter(before).collect()
}

/// The first of these people to act from now on.
fn next_of(people: Seats, game: &Current) -> Seat {
    let (from, seats) = (game.state().to_move(), game.seating().seats());
    let mut order = (0..seats).map(|steps| from.after(steps, seats));
    order.find(|seat| people.contains(*seat)).unwrap_or(from)
}

/// Who looks at a game when it comes to a table, on a screen with these people before it.
fn at_first(game: &Current, people: Seats) -> Watcher {
    match (people.len(), game.state().phase()) {
        (0, _) => Watcher::Covered(Seat::FIRST),
        (1, _) => Watcher::Seat(people.iter().next().unwrap_or(Seat::FIRST)),
        (_, Phase::Playing) => Watcher::Covered(next_of(people, game)),
        // Once a hand is over, all its bones lie open.
        _ => Watcher::Seat(next_of(people, game)),
    }
}
