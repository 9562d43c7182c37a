//! The games of a table: the current one, its past, the preserved one and their results.
//!
//! A [`Sitting`] makes no decisions except those that the rules force. If a hand must be led with a
//! certain bone, it leads with it after the deal. The [`Seating`] shows which players are people.

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
use crate::career::{Line, Tally, Wins, is_all_of};
use crate::engine::{BetweenHands, Deal, End, Event, Events, Illegal, Move, Phase, Rules, Seat, Seats, Way, options};
use crate::nestor::Level;
use crate::record::{Drawing, GameId, Opened, Record, Seating, Session, deal_number, fresh_number};
use place::{About, Snapshot};
use practice::Help;
use results::Ended;
use std::time::Duration;
pub use timeline::MOST_STEPS;
use timeline::{KeptBefore, Timeline};

/// One player's time at the table, over many games and many starts of the program.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitting {
    pub(in crate::table) current: Current,
    pub(in crate::table) timeline: Timeline,
    accounts: Accounts,
    /// The levels of the Nestors as they were last set. Undo does not change them.
    strengths: Seating,
    /// How the number of the next deal was drawn, if all at the table drew it.
    pub(in crate::table) drawing: Option<(Box<Drawing>, GameId)>,
}

/// What the games add up to.
#[derive(Clone, PartialEq, Default, Debug)]
struct Accounts {
    /// The tally without the games that the archive counts. It is the sum of the results.
    tally: Tally,
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

    /// Whether the game is practice for the person on a seat (R34). A game that is over stands as it
    /// ended, and whoever went back to before its end practises.
    pub fn is_practice_at(&self, seat: Seat) -> bool {
        let game = self.current.about.game;
        let was_over = self.timeline.results.of(game).is_some();
        self.timeline.marks.of(game).practice.contains(seat) || was_over && self.current.phase() != Phase::GameOver
    }

    /// Notes help of the people on these seats, if it counts as help now.
    pub fn note_help_of(&mut self, people: Seats, help: Help) {
        if !help.counts(self.current.state()) {
            return;
        }
        self.practise(people);
    }

    /// From now on, the current game is practice for these seats.
    pub(in crate::table) fn practise(&mut self, people: Seats) {
        self.timeline.marks.practise(self.current.about.game, people);
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
        if self.timeline.results.of(self.current.about.game).is_some() {
            // Its end was taken back, and it goes on.
            self.practise(Seats::ALL);
        }
        let before = undoes.then(|| self.current.place());
        let events = self.make(step)?;
        if let Some(before) = before {
            self.timeline.keep(before, KeptBefore::Turn);
        }
        self.timeline.read_clocks(&mut self.current);
        self.count_if_over();
        Ok(events)
    }

    /// Makes a move, and notes at which level a Nestor has made it.
    fn make(&mut self, step: Move) -> Result<Events, Illegal> {
        let mover = self.current.state().to_move();
        let events = self.current.session.play(step)?;
        let about = &self.current.about;
        if let Some(level) = about.seating.level(mover).filter(|_| !matches!(step, Move::Clock(..))) {
            self.timeline.marks.note_level(about.game, mover, level);
        }
        Ok(events)
    }

    /// Deals the next hand of the game, if the last one is over.
    pub fn new_hand(&mut self) -> Vec<Event> {
        if self.current.phase() != Phase::HandOver {
            return Vec::new();
        }
        self.current.close_hand();
        let about = &mut self.current.about;
        if let Some(rules) = about.next_hand.take()
            && self.current.session.change_rules(rules).is_ok()
        {
            about.wanted = rules;
        }
        self.deal(None)
    }

    /// Plays by these rules from the next hand on. Who sits there and the scores stay. Returns whether the game can
    /// go on with them.
    pub fn change_rules(&mut self, rules: Rules) -> bool {
        let can = self.may_change_rules(&rules);
        if can {
            self.current.about.next_hand = (rules != *self.current.rules()).then_some(rules);
        }
        can
    }

    /// Whether the game can go on with these rules from the next hand on.
    pub(in crate::table) fn may_change_rules(&self, rules: &Rules) -> bool {
        let follows = rules.check().is_ok() && options::can_follow(self.current.rules(), rules);
        follows && self.current.phase() != Phase::GameOver
    }

    /// The rules of the next hand, as far as it is known.
    pub(in crate::table) fn rules_of_next_hand(&self) -> Rules {
        self.current.about.next_hand.unwrap_or(*self.current.rules())
    }

    /// Begins a new game, from a number or at random. Undo can bring back a game that was in
    /// progress.
    pub fn new_game(&mut self, next: &NextGame, number: Option<u64>) -> Vec<Event> {
        let NextGame { rules, seating } = next;
        let Some(session) = self.next_session(rules) else { return Vec::new() };
        let About { game, era, .. } = self.current.about;
        self.timeline.results.leave(game, era, self.line_of_left());
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
    /// rules, who sits where, and how the game stands before it.
    pub(in crate::table) fn next_deal(&self, another_game: bool) -> Option<(Rules, Seating, BetweenHands)> {
        let about = &self.current.about;
        let state = if another_game {
            *self.next_session(&about.wanted)?.state()
        } else {
            let mut state = *self.current.state();
            if let Some(rules) = about.next_hand {
                // What cannot be is not done, as when the hand is dealt.
                let _ = state.change_rules(rules);
            }
            state
        };
        let rules = *state.rules();
        Some((rules, about.seating.for_table(rules.seats()), state.between_hands()?))
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
        let wanted = if hands.iter().all(|hand| hand.rules.is_none()) { about.wanted } else { *rules };
        if self.current.phase() != Phase::GameOver {
            // Its deals are played again, so whoever comes back to it has seen them.
            self.practise(Seats::ALL);
        }
        self.put_aside();
        self.take_up(session, wanted, seating, Some(number));
        self.deal(Some(first))
    }

    /// Leaves the current game. Undo comes back to it unless it is over.
    fn put_aside(&mut self) {
        if self.current.phase() == Phase::GameOver {
            self.timeline.future.clear();
        } else {
            self.timeline.keep(self.current.place(), KeptBefore::Other);
        }
    }

    /// Takes up a game as a new one, with deals from the given number or from a fresh one.
    fn take_up(&mut self, session: Session, wanted: Rules, seating: Seating, number: Option<u64>) {
        let about = About { era: self.current.about.era, ..About::of_new(wanted, seating, number) };
        self.current = Current::new(session, about);
        if number.is_some() {
            // Deals that were chosen or are played again are practice for everyone.
            self.practise(Seats::ALL);
        }
        self.add_up();
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
        let Some(end) = self.current.state().result() else { return };
        let About { game, era, .. } = self.current.about;
        let owner = self.current.seating().host();
        let won = end.winner.map(|winner| winner == self.current.rules().side(owner));
        let line = won.and_then(|won| self.line_with(Wins::of(won, self.is_practice_at(owner))));
        self.timeline.results.end(game, Ended { line, kept: false, era });
        self.add_up();
    }

    /// What the tally has of the current game if it is left now for a new one. On time it is lost, and otherwise
    /// that is nobody's business.
    fn line_of_left(&self) -> Option<Line> {
        let is_after_a_hand = self.current.state().hand_number() > 0 || self.current.phase() == Phase::HandOver;
        let is_lost = self.current.rules().on_time() && is_after_a_hand && self.current.phase() != Phase::GameOver;
        let is_practice = self.is_practice_at(self.current.seating().host());
        self.line_with(Wins::of(false, is_practice)).filter(|_| is_lost)
    }

    /// The line that the current game adds to the tally. Games with other people and games without a
    /// Nestor as an opponent count for no level.
    fn line_with(&self, wins: Wins) -> Option<Line> {
        let (seating, rules) = (self.counted_seating(), self.current.rules());
        let level =
            seating.strongest_against(seating.host(), rules).filter(|_| seating.has_host() && !seating.is_company())?;
        // Hands of several games make none of them.
        let game = rules.game().filter(|game| is_all_of(self.current.session().record(), *game));
        Some(Line { game, level, wins })
    }

    fn add_up(&mut self) {
        let tally = self.timeline.results.tally(self.current.about.era, self.current.about.game);
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
        self.go(forward)
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
        self.timeline.keep(self.current.place(), KeptBefore::Other);
        self.current.about.era = fresh_number();
        self.accounts.note_change();
        self.add_up();
    }

    fn go(&mut self, to: Option<(Snapshot, Session)>) -> bool {
        let Some((place, session)) = to else { return false };
        let has_shown_more = self.timeline.has_shown_more_than(&place);
        let before = std::mem::replace(&mut self.current, Current::at(place, session));
        if before.about.era != self.current.about.era {
            self.accounts.note_change();
        }
        // What was chosen for the next hand of a game stays chosen.
        let chosen = before.about.next_hand.unwrap_or(before.about.wanted);
        let about = &mut self.current.about;
        if about.game == before.about.game {
            about.next_hand = (about.wanted != chosen).then_some(chosen);
        }
        // The levels of the Nestors are not part of the past, so they stay as they are.
        self.current.take_levels(&self.strengths);
        if has_shown_more && self.timeline.results.of(self.current.about.game).is_none() {
            self.practise(Seats::ALL);
        }
        self.timeline.read_clocks(&mut self.current);
        self.add_up();
        true
    }
}
