//! What the window drives: the current game, its past, the preserved game and the tally, without anything about display.
//!
//! A [`Sitting`] makes no decisions except those that the rules force. If a hand must be led with a certain bone, it leads with it after the deal. The
//! [`Seating`] shows which players are people.

pub mod agreed;
pub mod chance;
pub mod clock;
pub mod filing;
pub mod help;
mod history;
pub mod opened;
pub mod results;
pub mod saved;
mod set_up;

pub use help::{Help, Hidden};

use crate::career::{Books, Tally};
use crate::engine::{
    End, Event, Events, GameState, Illegal, Move, Observation, Phase, Rules, RulesError, Seat, Seats, Way,
    next_hand::CannotDeal,
};
use crate::record::{Position, Replay, Seating, Session, deal_number, fresh_number};
use chance::Chance;
use history::{About, Hands, Preserved, Snapshot, Timeline};
use std::{collections::BTreeSet, time::Duration};

/// One player's time at the table, over many games and many starts of the program.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitting {
    session: Session,
    /// A position that was set up instead of a game. Then nothing was dealt.
    set_up: Option<Position>,
    /// The finished hands of this game, shared with the kept places.
    done: Hands,
    /// Everything else about the game.
    about: About,
    timeline: Timeline,
    /// The tally without the games that the archive counts. It is the sum of the results in effect.
    tally: Tally,
    /// The finished games that the archive was given.
    filed: BTreeSet<u64>,
    /// The number of changes of the tally. Of two files, the one with the larger number is newer.
    changes: u64,
    /// The levels of the Nestors as they were last set. Undo does not change them.
    strengths: Seating,
    chance: Chance,
}

/// The settings of a new game.
#[derive(Clone, PartialEq, Debug)]
pub struct NextGame {
    /// Its rules, which must be playable.
    pub rules: Rules,
    /// Who sits where.
    pub seating: Seating,
}

impl Sitting {
    /// Makes a sitting that opens with a game with these rules, dealt from a number or at random. Also returns the events so far: the first deal, and the lead
    /// if it is forced.
    pub fn new(rules: Rules, seating: Seating, number: Option<u64>) -> Result<(Sitting, Vec<Event>), RulesError> {
        let session = Session::new(rules)?;
        let mut sitting = Sitting {
            session,
            set_up: None,
            done: Hands::default(),
            about: About::of_new(rules, seating.for_table(rules.seats()), number),
            timeline: Timeline::default(),
            tally: Tally::default(),
            filed: BTreeSet::new(),
            changes: 0,
            strengths: seating,
            chance: Chance::default(),
        };
        let events = sitting.deal();
        Ok((sitting, events))
    }

    /// Makes a sitting from its saved parts. The levels of the Nestors are saved elsewhere.
    fn resume(place: Snapshot, session: Session, timeline: Timeline, chance: Chance, changes: u64) -> Self {
        let mut sitting = Sitting {
            session,
            set_up: None,
            done: place.hands.done(),
            tally: timeline.results.tally(place.about.results),
            filed: timeline.results.kept(place.about.results),
            timeline,
            changes,
            strengths: place.about.seating.clone(),
            about: place.about,
            chance,
        };
        sitting.read_clocks();
        sitting
    }

    /// The current game. For a position that was set up, it is a game without a deal.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The current state of the game.
    pub const fn state(&self) -> &GameState {
        match &self.set_up {
            Some(position) => &position.state,
            None => self.session.state(),
        }
    }

    /// The tally, without the games that the archive counts.
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// What chance has given in all games, including abandoned ones.
    pub const fn books(&self) -> &Books {
        &self.chance.books
    }

    /// The number of the current tally. Games in the archive count in the tally that was current when they ended.
    pub const fn era(&self) -> u64 {
        self.about.era
    }

    /// What a seat knows about the game.
    pub fn observe(&self, seat: Seat) -> Observation {
        self.set_up.as_ref().map_or_else(|| self.session.observe(seat), |position| position.observe(seat))
    }

    /// Who sits where.
    pub const fn seating(&self) -> &Seating {
        &self.about.seating
    }

    /// Whether the lead of this hand was laid to the west. The rules make no difference, but players expect a bone to stay where it was.
    pub const fn led_west(&self) -> bool {
        self.about.led_west
    }

    /// Notes whether the lead of this hand was laid to the west.
    pub const fn note_lead(&mut self, west: bool) {
        self.about.led_west = west;
    }

    /// The number that the deals of this game come from.
    pub const fn number(&self) -> u64 {
        self.about.number
    }

    /// The number of the first deal of this game, with which it can be dealt again. It is `None` if bones of that hand were reshuffled.
    pub fn first_deal(&self) -> Option<u64> {
        self.session.record().hands.first()?.deal.number
    }

    /// Sets the levels of the Nestors, if the same people sit at the table and there are levels for all Nestors. The levels apply at once, and the game counts
    /// for the levels at its end.
    pub fn set_strengths(&mut self, seating: Seating) {
        self.strengths = seating;
        self.take_strengths();
    }

    fn take_strengths(&mut self) {
        let seats = self.about.seating.seats();
        let here = self.strengths.for_table(seats);
        if self.strengths.seats() >= seats && here.same_people(&self.about.seating) {
            self.about.seating = here;
        }
    }

    /// Chooses the rules of this game from the next hand on. They must be playable. Rules for another table apply only to another game, and this game keeps its
    /// rules.
    pub fn want_rules(&mut self, rules: Rules) -> Result<(), RulesError> {
        rules.check()?;
        if rules.is_same_table(self.state().rules()) {
            self.timeline.coming.insert(self.about.game, rules);
        } else {
            self.timeline.coming.remove(&self.about.game);
        }
        Ok(())
    }

    /// The rules of this hand as the player chose them. The first lead in play may differ, because it can follow from the winner of the game before.
    pub const fn chosen_rules(&self) -> &Rules {
        &self.about.wanted
    }

    /// The rules from the next hand of this game on, if they differ from the rules of this hand.
    pub fn rules_to_come(&self) -> Option<&Rules> {
        let goes_on = self.state().phase() != Phase::GameOver && self.set_up.is_none();
        self.timeline.coming.get(&self.about.game).filter(|coming| goes_on && **coming != self.about.wanted)
    }

    /// Whether a new game would end one that has begun.
    pub fn is_under_way(&self) -> bool {
        let begun = || self.session.record().hands.last().is_some_and(|hand| hand.moves.len() > 1);
        self.state().phase() != Phase::GameOver && (!self.done.is_empty() || begun())
    }

    /// Makes a move of the seat to move, or returns why it is illegal. Before a person's plays and draws, the game is kept for Undo (R31).
    pub fn play(&mut self, step: Move) -> Result<Events, Illegal> {
        self.state().check(step)?;
        if let Some(position) = &mut self.set_up {
            return position.play(step);
        }
        if !matches!(step, Move::Clock(..)) {
            self.read_clocks();
        }
        let own = self.about.seating.is_person(self.state().to_move());
        let before = (own && matches!(step, Move::Play(..) | Move::Draw | Move::Boom(_))).then(|| self.place());
        let events = self.make(step)?;
        self.note_played();
        if let Some(before) = before {
            self.timeline.keep(before, true);
        }
        self.read_clocks();
        self.count_if_over();
        Ok(events)
    }

    /// Makes a move, and enters in the books what chance gave.
    fn make(&mut self, step: Move) -> Result<Events, Illegal> {
        let before = *self.state();
        let events = self.session.play(step)?;
        self.chance.moved(self.about.seating.host(), &before, step, self.session.state());
        Ok(events)
    }

    /// Deals the next hand of the game, if the last one is over, with the rules chosen for it.
    pub fn new_hand(&mut self) -> Vec<Event> {
        if self.state().phase() != Phase::HandOver {
            return Vec::new();
        }
        self.done = self.hands();
        if let Some(&rules) = self.rules_to_come()
            && self.session.change_rules(rules).is_ok()
        {
            self.about.wanted = rules;
        }
        self.timeline.note_played_on(self.about.game);
        self.deal()
    }

    /// Begins a new game, from a number or at random. Undo can bring back a game that was in progress.
    pub fn new_game(&mut self, next: &NextGame, number: Option<u64>) -> Vec<Event> {
        let NextGame { rules, seating } = next;
        let winner = self.state().result().and_then(|end| end.winner);
        let old = *self.state().rules();
        let winner = winner.and_then(|side| old.all_seats().find(|&seat| old.side(seat) == side));
        // Not every lead that follows from the game before can be played.
        let Ok(session) = Session::new(rules.for_next_game(winner)).or_else(|_| Session::new(*rules)) else {
            return Vec::new();
        };
        self.put_aside();
        self.take_up(session, *rules, seating.for_table(rules.seats()), number);
        self.strengths.clone_from(seating);
        self.deal()
    }

    /// Begins another game like this one.
    pub fn another_game(&mut self, number: Option<u64>) -> Vec<Event> {
        let rules = *self.timeline.coming.get(&self.about.game).unwrap_or(&self.about.wanted);
        self.new_game(&NextGame { rules, seating: self.about.seating.clone() }, number)
    }

    /// Leaves the current game. Undo comes back to it unless it is over.
    fn put_aside(&mut self) {
        if self.state().phase() == Phase::GameOver {
            self.timeline.forget_future(self.about.results);
        } else {
            let place = self.place();
            self.timeline.keep(place, false);
        }
    }

    /// Takes up a game as a new one, with deals from the given number or from a fresh one.
    fn take_up(&mut self, session: Session, wanted: Rules, seating: Seating, number: Option<u64>) {
        let About { results, era, .. } = self.about;
        self.about = About { results, era, ..About::of_new(wanted, seating, number) };
        self.set_session(session);
        self.chance.known();
    }

    fn set_session(&mut self, session: Session) {
        let hands = &session.record().hands;
        let done = &hands[..hands.len().saturating_sub(1)];
        self.done = done.iter().fold(Hands::default(), |before, hand| before.then(hand.clone()));
        self.session = session;
    }

    /// Deals, and plays the lead if it is forced.
    fn deal(&mut self) -> Vec<Event> {
        let number = deal_number(self.about.number, self.state().hand_number());
        self.deal_so(|session| session.deal_number(number))
    }

    fn deal_so(&mut self, deal: impl FnOnce(&mut Session) -> Result<Event, CannotDeal>) -> Vec<Event> {
        self.about.led_west = false;
        let mut events: Vec<Event> = deal(&mut self.session).into_iter().collect();
        for event in &events {
            self.chance.dealt(self.about.seating.host(), self.about.fresh, event, self.session.state());
        }
        self.read_clocks();
        self.take_over_help();
        events.extend(self.lead_if_forced());
        events
    }

    /// Leads a hand that has just been dealt, if the lead is forced.
    fn lead_if_forced(&mut self) -> Vec<Event> {
        let Some(bone) = self.state().forced_lead() else { return Vec::new() };
        let led = self.make(Move::Play(bone, End::Arm(Way::East))).into_iter().flatten().collect();
        self.count_if_over();
        led
    }

    fn count_if_over(&mut self) {
        if self.state().phase() == Phase::GameOver {
            self.timeline.decide(&mut self.about, &self.session);
            self.add_up();
        }
    }

    fn add_up(&mut self) {
        let tally = self.timeline.results.tally(self.about.results);
        if self.tally != tally {
            self.tally = tally;
            self.changes = self.changes.saturating_add(1);
        }
    }

    /// Counts this much time for the current game, unless it is over.
    pub fn pass(&mut self, time: Duration) {
        if self.state().phase() != Phase::GameOver && !time.is_zero() {
            *self.timeline.times.entry(self.about.game).or_default() += time;
        }
    }

    /// The time played in this game.
    pub fn played_for(&self) -> Duration {
        self.timeline.times.get(&self.about.game).copied().unwrap_or_default()
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        !self.timeline.past.is_empty()
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        !self.timeline.future.is_empty()
    }

    /// Whether a game was preserved.
    pub fn can_restore(&self) -> bool {
        self.timeline.preserved.is_some()
    }

    /// Goes back to before the last play or draw of a person, even past the start of a hand or a game. Returns whether it did.
    pub fn undo(&mut self) -> bool {
        let now = self.place();
        let back = self.timeline.back(now);
        self.go(back)
    }

    /// Goes back to before the last play or draw of the person on a seat, or of whoever acted last. Returns whether it did.
    pub fn undo_turn(&mut self, asker: Option<Seat>) -> bool {
        let steps = if self.seating().is_company() { self.turns_back(asker).0 } else { 1 };
        (0..steps).fold(false, |went, _| self.undo() || went)
    }

    /// How many steps it takes to go back to before the last play or draw of the person on a seat, and whose turns that takes back besides. If the seat is not
    /// given, it goes back over the last step of anyone.
    pub fn turns_back(&self, asker: Option<Seat>) -> (usize, Vec<Seat>) {
        let mut others = Vec::new();
        for (before, mark) in self.timeline.past.iter().rev().enumerate() {
            let acted = mark.place.replay().map(|session| session.state().to_move()).ok();
            match acted.filter(|_| mark.takes_back) {
                Some(seat) if asker == Some(seat) => return (before + 1, others),
                Some(seat) if !others.contains(&seat) => others.push(seat),
                Some(_) => {}
                // Before anybody acts in a game, Undo goes back to the game before.
                None => return (usize::from(before == 0), Vec::new()),
            }
            if asker.is_none() {
                return (before + 1, others);
            }
        }
        (0, Vec::new())
    }

    /// The person whose turn Redo would make again, if it is one.
    pub fn turn_forward(&self) -> Option<Seat> {
        let undone = self.timeline.future.last().filter(|undone| undone.mark.takes_back)?;
        undone.mark.place.replay().map(|session| session.state().to_move()).ok()
    }

    /// The people whose turns in the current game Restore would take back. If it goes to another game, that is all of them.
    pub fn turns_since_preserved(&self) -> Vec<Seat> {
        let Some(Preserved { place, .. }) = &self.timeline.preserved else { return Vec::new() };
        let mut kept: Vec<_> = place.hands.backwards().map(|hand| &hand.moves).collect();
        kept.reverse();
        let (mut same, mut acted) = (place.about.game == self.about.game, Seats::NONE);
        let note = |seen: Replay<'_>| {
            let Replay::Move(made) = seen else { return };
            let before = kept.get(made.hand - 1).and_then(|moves| moves.get(made.number - 1));
            same &= before == Some(&made.step);
            if !same && !matches!(made.step, Move::Clock(..)) {
                acted.insert(made.before.to_move());
            }
        };
        let _ = self.session.record().replay_with(note);
        acted.iter().filter(|seat| self.seating().is_person(*seat)).collect()
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
        self.timeline.preserved = Some(Preserved { place: self.place(), played_on: false });
    }

    /// Goes back to the preserved game. This can be undone. Returns whether it did.
    pub fn restore(&mut self) -> bool {
        let now = self.place();
        let restored = self.timeline.restore(now);
        self.go(restored)
    }

    /// Clears the tally. This can be undone.
    pub fn clear_tally(&mut self) {
        let place = self.place();
        self.timeline.keep(place, false);
        self.about.results = self.timeline.results.start_over(self.about.results, Tally::default());
        self.about.era = fresh_number();
        self.changes = self.changes.saturating_add(1);
        self.add_up();
    }

    /// Takes over a tally that is newer than everything saved of this sitting. It includes all results so far.
    fn adopt(&mut self, tally: Tally, era: u64, changes: u64) {
        let count = self.timeline.results.start_over(0, tally);
        for about in self.timeline.places_mut().map(|place| &mut place.about).chain([&mut self.about]) {
            (about.results, about.era) = (count, era);
        }
        self.add_up();
        self.changes = changes;
    }

    fn go(&mut self, to: Option<(Snapshot, Session)>) -> bool {
        let Some((place, session)) = to else { return false };
        self.session = session;
        self.done = place.hands.done();
        self.chance.taken_back(self.session.state().rules());
        let before = std::mem::replace(&mut self.about, place.about);
        if before.era != self.about.era {
            self.changes = self.changes.saturating_add(1);
        }
        // The levels of the Nestors are not part of the past, so they stay as they are.
        self.take_strengths();
        self.take_over_help();
        self.read_clocks();
        self.add_up();
        true
    }

    /// Continues the current game to this state.
    fn jump(&mut self, session: Session) {
        let place = self.place();
        self.timeline.keep(place, true);
        self.set_session(session);
        self.count_if_over();
    }

    fn hands(&self) -> Hands {
        self.session.record().hands.last().map_or_else(Hands::default, |last| self.done.then(last.clone()))
    }

    fn place(&self) -> Snapshot {
        Snapshot { rules: self.session.record().rules, hands: self.hands(), about: self.about.clone() }
    }
}
