//! The games of a table: the current one, its past, the preserved one and their results.
//!
//! A [`Sitting`] makes no decisions except those that the rules force. If a hand must be led with a
//! certain bone, it leads with it after the deal. The [`Seating`] shows which players are people.

pub mod chance;
pub mod clock;
mod current;
pub mod filing;
mod made;
mod place;
pub mod practice;
pub mod results;
pub mod saved;
mod start;
mod timeline;

pub use current::Current;
pub use made::MadeMove;
pub use start::{table_of_deal, table_of_match};

use super::NextGame;
use crate::career::{Books, Tally};
use crate::engine::{Deal, End, Event, Events, Illegal, Move, Phase, Rules, Seat, Seats, Way};
use crate::nestor::Level;
use crate::record::{Drawing, GameId, Opened, Record, Seating, Session, deal_number, fresh_number};
use chance::Chance;
use place::{About, Snapshot};
use practice::Help;
use std::{collections::BTreeSet, time::Duration};
pub use timeline::MOST_STEPS;
use timeline::Timeline;

/// One player's time at the table, over many games and many starts of the program.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitting {
    pub(in crate::table) current: Current,
    pub(in crate::table) timeline: Timeline,
    accounts: Accounts,
    /// The levels of the Nestors as they were last set. Undo does not change them.
    strengths: Seating,
    chance: Chance,
    /// How the number of the next deal was drawn, if all at the table drew it.
    pub(in crate::table) drawing: Option<(Box<Drawing>, GameId)>,
}

/// What the games add up to.
#[derive(Clone, PartialEq, Default, Debug)]
struct Accounts {
    /// The tally without the games that the archive counts. It is the sum of the results in effect.
    tally: Tally,
    /// The finished games that the archive was given.
    filed: BTreeSet<u64>,
    /// The number of changes of the tally. Of two files, the one with the larger number is newer.
    changes: u64,
}

impl Accounts {
    const fn note_change(&mut self) {
        self.changes = self.changes.saturating_add(1);
    }
}

impl Sitting {
    /// The game at the table.
    pub const fn current(&self) -> &Current {
        &self.current
    }

    /// The tally, without the games that the archive counts.
    pub const fn tally(&self) -> &Tally {
        &self.accounts.tally
    }

    /// What chance has given in all games, including abandoned ones, up to the last hand that is
    /// over. See [`open_books`](Self::open_books).
    pub const fn books(&self) -> &Books {
        &self.chance.books
    }

    /// Brings the books up to date for a player who looks at them. They tell about the hidden bones
    /// of a hand that was put aside, so a game that goes on with it is practice. The hand at the
    /// table stays out.
    pub fn open_books(&mut self) {
        for game in self.chance.close_all_but(self.current.about.game) {
            self.timeline.find(game);
        }
    }

    /// Whether the game is practice for the person on a seat (R34).
    pub fn is_practice_at(&self, seat: Seat) -> bool {
        self.timeline.known.is_practice(self.current.about.game, self.current.session(), seat)
    }

    /// How many hands in a row were refused last: games that were dealt afresh and left before a
    /// person had made a move in them.
    pub const fn refused(&self) -> u16 {
        self.timeline.known.refused
    }

    /// Notes help of the people on these seats, if it counts as help now.
    pub fn note_help_of(&mut self, people: Seats, help: Help) {
        if help == Help::BackedUp {
            for game in self.timeline.unfinished(&self.current.place()) {
                self.timeline.find(game);
            }
            self.add_up();
        } else if help.counts(self.current.state()) {
            self.practise(people);
        } else {
            return;
        }
        if help != Help::Judged {
            self.chance.known();
        }
    }

    /// Whether this help of these people counts now. Then it must be noted before it is given.
    pub(in crate::table) fn counts_as_help(&self, help: Help) -> bool {
        help == Help::BackedUp || help.counts(self.current.state())
    }

    /// From now on, the current game is practice for these seats.
    pub(in crate::table) fn practise(&mut self, people: Seats) {
        let about = &self.current.about;
        self.timeline.known.practise(about.game, people);
        if people.contains(about.seating.host()) {
            self.timeline.note_practice(about.game);
            self.add_up();
        }
    }

    /// Sets the levels of the Nestors, if the same people sit at the table and there are levels for
    /// all Nestors. The levels apply at once, and the game counts for the lowest at which a Nestor
    /// has played in it.
    pub fn set_strengths(&mut self, seating: Seating) {
        self.strengths = seating;
        self.current.take_levels(&self.strengths);
    }

    /// Makes a move of the seat to move, or returns why it is illegal. Before a person's plays and
    /// draws, the game is kept for Undo (R31).
    pub fn play(&mut self, step: Move) -> Result<Events, Illegal> {
        self.current.state().check(step)?;
        if let Some(position) = &mut self.current.set_up {
            return position.play(step);
        }
        if !matches!(step, Move::Clock(..)) {
            self.timeline.read_clocks(&mut self.current);
        }
        let own = self.current.seating().is_person(self.current.state().to_move());
        let undoes = own && matches!(step, Move::Play(..) | Move::Draw | Move::Boom(_));
        if own && !matches!(step, Move::Clock(..)) {
            self.timeline.known.note_taken_up(self.current.about.game);
        }
        let before = undoes.then(|| self.current.place());
        let events = self.make(step)?;
        if let Some(before) = before {
            self.timeline.keep(before, true);
        }
        self.timeline.read_clocks(&mut self.current);
        self.count_if_over();
        Ok(events)
    }

    /// Makes a move, and enters in the books what chance gave.
    fn make(&mut self, step: Move) -> Result<Events, Illegal> {
        let before = *self.current.state();
        let events = self.current.session.play(step)?;
        let about = &self.current.about;
        if let Some(player) = about.seating.player() {
            self.chance.moved((about.game, player), &before, step, self.current.state());
        }
        self.timeline.known.note_move(&before, step, &mut self.current);
        Ok(events)
    }

    /// Deals the next hand of the game, if the last one is over.
    pub fn new_hand(&mut self) -> Vec<Event> {
        if self.current.phase() != Phase::HandOver {
            return Vec::new();
        }
        self.current.close_hand();
        self.deal(None)
    }

    /// Begins a new game, from a number or at random. Undo can bring back a game that was in
    /// progress.
    pub fn new_game(&mut self, next: &NextGame, number: Option<u64>) -> Vec<Event> {
        let NextGame { rules, seating } = next;
        let Some(session) = self.next_session(rules) else { return Vec::new() };
        self.put_aside();
        self.take_up(session, *rules, seating.for_table(rules.seats()), number);
        self.strengths.clone_from(seating);
        self.deal(None)
    }

    /// A game with these rules after the current one, of which nothing is dealt.
    fn next_session(&self, rules: &Rules) -> Option<Session> {
        let winner = self.current.state().result().and_then(|end| end.winner);
        let old = *self.current.rules();
        let winner = winner.and_then(|side| old.all_seats().find(|&seat| old.side(seat) == side));
        // Not every lead that follows from the game before can be played.
        Session::new(rules.for_next_game(winner)).or_else(|_| Session::new(*rules)).ok()
    }

    /// What the next hand of the game would be dealt for, or the first one of another game like it: the
    /// rules, who sits where, and how many hands of the game were dealt before.
    pub(in crate::table) fn next_deal(&self, another_game: bool) -> (Rules, Seating, u16) {
        let about = &self.current.about;
        let state = self.current.state();
        if another_game {
            let rules = self.next_session(&about.wanted).map_or(about.wanted, |next| *next.state().rules());
            (rules, about.seating.for_table(rules.seats()), 0)
        } else {
            (*state.rules(), about.seating.clone(), self.current.session.record().hands.len() as u16)
        }
    }

    /// Begins another game like this one.
    pub fn another_game(&mut self, number: Option<u64>) -> Vec<Event> {
        let about = &self.current.about;
        self.new_game(&NextGame { rules: about.wanted, seating: about.seating.clone() }, number)
    }

    /// Continues a game that was read, which somebody may know. A game in progress is put aside,
    /// and Undo brings it back.
    pub fn open(&mut self, opened: &Opened, levels: &[Level]) {
        self.put_aside();
        self.take_up_opened(opened, levels);
        if opened.record.hands.last().is_some_and(|hand| hand.moves.is_empty()) {
            self.lead_if_forced();
        }
    }

    /// Restarts the current game with the same deals. Undo brings back the position.
    pub fn restart(&mut self) -> Vec<Event> {
        let Record { rules, hands } = self.current.session().record();
        let Some((first, session)) = hands.first().map(|hand| hand.deal.clone()).zip(Session::new(*rules).ok()) else {
            return Vec::new();
        };
        let about = &self.current.about;
        let number = first.number.unwrap_or(about.number);
        let seating = about.seating.clone();
        // Whoever plays the same hand again does not refuse it.
        self.timeline.known.note_taken_up(about.game);
        let wanted = if hands.iter().all(|hand| hand.rules.is_none()) { about.wanted } else { *rules };
        if self.current.phase() != Phase::GameOver {
            // Whoever comes back to this game has seen its next deals.
            self.practise(Seats::ALL);
        }
        self.put_aside();
        self.take_up(session, wanted, seating, Some(number));
        self.deal(Some(first))
    }

    /// Leaves the current game. Undo comes back to it unless it is over.
    fn put_aside(&mut self) {
        if self.timeline.known.leave(self.current.about.game) {
            self.chance.refused(1);
        }
        if self.current.phase() == Phase::GameOver {
            self.timeline.forget_future(self.current.about.results);
        } else {
            self.timeline.keep(self.current.place(), false);
        }
    }

    /// Takes up a game as a new one, with deals from the given number or from a fresh one.
    fn take_up(&mut self, session: Session, wanted: Rules, seating: Seating, number: Option<u64>) {
        let About { results, era, .. } = self.current.about;
        let about = About { results, era, ..About::of_new(wanted, seating, number) };
        self.current = Current::new(session, about);
        self.chance.known();
        if number.is_some() {
            // Somebody may have seen these deals before.
            self.timeline.find(self.current.about.game);
        } else {
            self.timeline.known.note_fresh(self.current.about.game);
        }
    }

    /// Takes up a game that was read, which somebody may know.
    fn take_up_opened(&mut self, opened: &Opened, levels: &[Level]) {
        let number = opened.played.as_ref().map_or_else(fresh_number, |played| played.number);
        self.take_up(opened.session.clone(), *opened.rules(), opened.seating(levels), Some(number));
    }

    /// Deals, and plays the lead if it is forced. Without a deal, it comes from the number of the
    /// game.
    fn deal(&mut self, given: Option<Deal>) -> Vec<Event> {
        self.current.about.led_west = false;
        let number = deal_number(self.current.about.number, self.current.state().hand_number());
        let dealt = match (given, self.drawing.take()) {
            (Some(deal), _) => self.current.session.deal(deal),
            (None, None) => self.current.session.deal_number(number),
            (None, Some((drawing, game))) => {
                if self.current.state().hand_number() == 0 {
                    (self.current.about.number, self.current.about.game) = (drawing.number(), game.0);
                }
                self.current.session.deal_drawn(*drawing)
            }
        };
        let mut events: Vec<Event> = dealt.into_iter().collect();
        self.timeline.known.note_news(&mut self.current);
        self.chance.known();
        let About { game, seating, .. } = &self.current.about;
        if let (Some(player), [event], false) = (seating.player(), &*events, self.timeline.known.of(*game).given) {
            self.chance.dealt((*game, player), seating, event, self.current.state());
        }
        self.timeline.read_clocks(&mut self.current);
        events.extend(self.lead_if_forced());
        events
    }

    /// Leads a hand that has just been dealt, if the lead is forced.
    fn lead_if_forced(&mut self) -> Vec<Event> {
        let Some(bone) = self.current.state().forced_lead() else { return Vec::new() };
        let led = self.make(Move::Play(bone, End::Arm(Way::East))).into_iter().flatten().collect();
        self.count_if_over();
        led
    }

    fn count_if_over(&mut self) {
        if self.current.phase() == Phase::GameOver {
            self.timeline.known.note_end(&self.current);
            self.timeline.decide(&mut self.current);
            self.add_up();
        }
    }

    fn add_up(&mut self) {
        let tally = self.timeline.results.tally(self.current.about.results);
        if self.accounts.tally != tally {
            self.accounts.tally = tally;
            self.accounts.note_change();
        }
    }

    /// Counts this much time for the current game, unless it is over.
    pub fn pass(&mut self, time: Duration) {
        if self.current.phase() != Phase::GameOver && !time.is_zero() {
            *self.timeline.times.entry(self.current.about.game).or_default() += time;
        }
    }

    /// Goes back to before the last play or draw of the person on a seat, or of whoever acted last,
    /// even past the start of a hand or a game. Returns whether it did.
    pub fn undo_turn(&mut self, asker: Option<Seat>) -> bool {
        let company = self.current.seating().is_company();
        let steps = if company { self.timeline.turns_back(asker, &self.current).0 } else { 1 };
        let back = |sitting: &mut Sitting| {
            let now = sitting.current.place();
            let back = sitting.timeline.back(now);
            sitting.go(back)
        };
        (0..steps).fold(false, |went, _| back(self) || went)
    }

    /// Goes forward to where the player chose Undo. Returns whether it did.
    pub fn redo(&mut self) -> bool {
        let forward = self.timeline.forward();
        let went = self.go(forward);
        self.chance.known();
        went
    }

    /// Preserves the current game, in place of the one preserved before.
    pub fn preserve(&mut self) {
        self.timeline.preserved = Some(self.current.place());
    }

    /// Goes back to the preserved game. This can be undone. Returns whether it did.
    pub fn restore(&mut self) -> bool {
        let restored = self.timeline.restore(self.current.place());
        self.go(restored)
    }

    /// Clears the tally. This can be undone.
    pub fn clear_tally(&mut self) {
        self.timeline.keep(self.current.place(), false);
        let about = &mut self.current.about;
        about.results = self.timeline.results.start_over(about.results, Tally::default());
        about.era = fresh_number();
        self.accounts.note_change();
        self.add_up();
    }

    fn go(&mut self, to: Option<(Snapshot, Session)>) -> bool {
        let Some((place, session)) = to else { return false };
        let before = std::mem::replace(&mut self.current, Current::at(place, session));
        self.chance.taken_back(self.current.rules());
        let about = &self.current.about;
        let is_known = about.news < self.timeline.known.of(about.game).news;
        if before.about.era != about.era {
            self.accounts.note_change();
        }
        if before.about.game != about.game {
            let left = self.timeline.known.leave(before.about.game);
            let back = self.timeline.known.come_back(about.game);
            self.chance.refused(i32::from(left) - i32::from(back));
        }
        // The levels of the Nestors are not part of the past, so they stay as they are.
        self.current.take_levels(&self.strengths);
        // If a person has seen more of this game already, it is practice.
        if is_known {
            self.practise(Seats::ALL);
        }
        self.timeline.read_clocks(&mut self.current);
        self.add_up();
        true
    }
}
