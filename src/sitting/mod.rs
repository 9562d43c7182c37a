//! What a window drives: the game under way, its past, the game preserved and the tally, and nothing that is about display.
//!
//! A [`Sitting`] decides nothing by itself but what the rules decide: a hand that must be led with a certain bone is led with it when it is dealt. Who of
//! those at the table is a person it knows from the [`Seating`].

pub mod agreed;
pub mod chance;
pub mod clock;
pub mod filing;
pub mod help;
pub mod history;
pub mod opened;
pub mod results;
pub mod saved;
mod set_up;
pub mod version1;

use crate::career::fairness::Books;
use crate::career::tally::Tally;
use crate::engine::Illegal;
use crate::engine::bone::Seat;
use crate::engine::event::{Event, Events};
use crate::engine::moves::Move;
use crate::engine::next_hand::CannotDeal;
use crate::engine::observe::Observation;
use crate::engine::rules::{Rules, RulesError};
use crate::engine::state::{GameState, Phase};
use crate::engine::table::{End, Way};
use crate::record::seating::Seating;
use crate::record::{
    Position, Session,
    numbers::{deal_number, fresh_id, fresh_number},
};
use chance::Chance;
pub use help::{Help, Hidden};
use history::{About, Hands, Preserved, Snapshot, Timeline};
use std::collections::BTreeSet;
use std::time::Duration;

/// One player's time at the table, over many games and many starts of the program.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitting {
    pub(super) session: Session,
    /// A hand that was set up, in the place of a game: nothing was dealt then.
    set_up: Option<Position>,
    /// The hands of this game that are over, shared with the places kept.
    done: Hands,
    /// All else about the game.
    pub(super) about: About,
    pub(super) timeline: Timeline,
    /// The games won apart from those that the archive counts, as the results that hold add them up.
    tally: Tally,
    /// The games that are over and that the archive was given.
    pub(super) filed: BTreeSet<u64>,
    /// How often the tally has changed: of two files the one that says more is the newer.
    pub(super) changes: u64,
    /// How strong the Nestors are at the table that was set last, which is no part of the past.
    strengths: Seating,
    /// What chance has given in all games.
    pub(super) chance: Chance,
}

/// What a new game begins with.
#[derive(Clone, PartialEq, Debug)]
pub struct NextGame {
    /// Its rules, which must be playable.
    pub rules: Rules,
    /// Who sits where.
    pub seating: Seating,
}

impl Sitting {
    /// A sitting that opens with a game of these rules, dealt from a number or by chance. Also what happened since: the first hand was dealt, and led if
    /// its lead was forced.
    pub fn new(rules: Rules, seating: Seating, number: Option<u64>) -> Result<(Sitting, Vec<Event>), RulesError> {
        let session = Session::new(rules)?;
        let about = About {
            game: fresh_id(),
            number: number.unwrap_or_else(fresh_number),
            fresh: number.is_none(),
            helped: false,
            led_west: false,
            wanted: rules,
            seating: seating.for_table(rules.seats()),
            results: 0,
            era: 0,
        };
        let mut sitting = Sitting {
            session,
            set_up: None,
            done: Hands::default(),
            about,
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

    /// A sitting from what was kept of it. How strong the Nestors are to be is kept elsewhere.
    pub(super) fn resume(place: Snapshot, session: Session, timeline: Timeline, chance: Chance, changes: u64) -> Self {
        let mut sitting = Sitting {
            session,
            set_up: None,
            done: place.hands.done(),
            tally: timeline.results.tally(place.about.results),
            filed: timeline
                .results
                .over(place.about.results)
                .into_iter()
                .filter_map(|(game, kept)| kept.then_some(game))
                .collect(),
            timeline,
            changes,
            strengths: place.about.seating.clone(),
            about: place.about,
            chance,
        };
        sitting.read_clocks();
        sitting
    }

    /// The game under way; at a position that was set up, one in which nothing was dealt yet.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The game as it stands.
    pub const fn state(&self) -> &GameState {
        match &self.set_up {
            Some(position) => position.state(),
            None => self.session.state(),
        }
    }

    /// The games won, apart from those that the archive was given and counts.
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// What chance has given in all games, those that were given up among them.
    pub const fn books(&self) -> &Books {
        self.chance.books()
    }

    /// Which of the tallies, one after the other, holds now. Of the games in the archive those count that were finished while it held.
    pub const fn era(&self) -> u64 {
        self.about.era
    }

    /// What a seat knows of the game.
    pub fn observe(&self, seat: Seat) -> Observation {
        self.set_up.as_ref().map_or_else(|| self.session.observe(seat), |position| position.observe(seat))
    }

    /// Who sits where.
    pub const fn seating(&self) -> &Seating {
        &self.about.seating
    }

    /// Tells the game under way from the others of the sitting.
    pub const fn game(&self) -> u64 {
        self.about.game
    }

    /// Whether the lead of this hand was laid to the west. The rules know no difference, but a player does not expect a bone to lie elsewhere next time.
    pub const fn led_west(&self) -> bool {
        self.about.led_west
    }

    /// Notes on which side the lead of this hand was laid.
    pub const fn note_lead(&mut self, west: bool) {
        self.about.led_west = west;
    }

    /// The number that the deals of this game come from.
    pub const fn number(&self) -> u64 {
        self.about.number
    }

    /// The number that the first hand of this game was dealt from, with which it can be dealt again; nothing if bones of that hand were shuffled anew.
    pub fn first_deal(&self) -> Option<u64> {
        self.session.record().hands.first()?.deal.number
    }

    /// Sets how strong Nestors play, where the same people sit and no more Nestors than these. That holds at once, and the game is counted at the
    /// strength that it ends with.
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

    /// Chooses the rules that this game goes on by from the next hand on; they must be playable. Rules for another table wait for another game, and this
    /// one goes on as it is.
    pub fn want_rules(&mut self, rules: Rules) -> Result<(), RulesError> {
        rules.check()?;
        if rules.is_same_table(self.state().rules()) {
            self.timeline.coming.insert(self.about.game, rules);
        } else {
            self.timeline.coming.remove(&self.about.game);
        }
        Ok(())
    }

    /// The rules of this hand, as the player chose them: its first lead may be another, worked out from who won the game before.
    pub const fn chosen_rules(&self) -> &Rules {
        &self.about.wanted
    }

    /// The rules that hold from the next hand of this game on, if they are others than those that this one was dealt by.
    pub fn rules_to_come(&self) -> Option<&Rules> {
        let goes_on = self.state().phase() != Phase::GameOver && self.set_up.is_none();
        self.timeline.coming.get(&self.about.game).filter(|coming| goes_on && **coming != self.about.wanted)
    }

    /// Whether a new game would end one that has begun.
    pub fn is_under_way(&self) -> bool {
        let begun = || self.session.record().hands.last().is_some_and(|hand| hand.moves.len() > 1);
        self.state().phase() != Phase::GameOver && (!self.done.is_empty() || begun())
    }

    /// Makes a move of whoever is to move, or says why it cannot be made. Before a person's own plays and draws the game is kept (R31).
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

    /// Makes a move, and enters in the books what chance gave with it.
    fn make(&mut self, step: Move) -> Result<Events, Illegal> {
        let before = *self.state();
        let events = self.session.play(step)?;
        self.chance.moved(self.about.seating.first_person(), &before, step, self.session.state());
        Ok(events)
    }

    /// Deals the next hand of the game, once one is over, by the rules that were chosen for it by then.
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

    /// Begins a new game, from a number or by chance. A game that was under way can be brought back by Undo.
    pub fn new_game(&mut self, next: &NextGame, number: Option<u64>) -> Vec<Event> {
        let NextGame { rules, seating } = next;
        let winner = self.state().result().and_then(|end| end.winner);
        let old = *self.state().rules();
        let winner = winner.and_then(|side| old.all_seats().find(|&seat| old.side(seat) == side));
        // Not every lead that could be worked out from the game before can be played.
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

    /// Leaves the game under way, to which Undo comes back unless it is over.
    pub(super) fn put_aside(&mut self) {
        if self.state().phase() == Phase::GameOver {
            self.timeline.forget_future(self.about.results);
        } else {
            let place = self.place();
            self.timeline.keep(place, false);
        }
    }

    /// Takes up a game as another than all before, with deals from a number that somebody has named or from a fresh one.
    pub(super) fn take_up(&mut self, session: Session, wanted: Rules, seating: Seating, number: Option<u64>) {
        self.about = About {
            game: fresh_id(),
            number: number.unwrap_or_else(fresh_number),
            fresh: number.is_none(),
            helped: false,
            led_west: false,
            wanted,
            seating,
            results: self.about.results,
            era: self.about.era,
        };
        self.set_session(session);
        self.chance.known();
    }

    /// This is how the game stands.
    fn set_session(&mut self, session: Session) {
        let hands = &session.record().hands;
        let done = &hands[..hands.len().saturating_sub(1)];
        self.done = done.iter().fold(Hands::default(), |before, hand| before.then(hand.clone()));
        self.session = session;
    }

    /// Deals, and makes the lead that the rules force.
    fn deal(&mut self) -> Vec<Event> {
        let number = deal_number(self.about.number, self.state().hand_number());
        self.deal_so(|session| session.deal_number(number))
    }

    /// The same with a deal of one's own.
    pub(super) fn deal_so(&mut self, deal: impl FnOnce(&mut Session) -> Result<Event, CannotDeal>) -> Vec<Event> {
        self.about.led_west = false;
        let mut events: Vec<Event> = deal(&mut self.session).into_iter().collect();
        for event in &events {
            self.chance.dealt(self.about.seating.first_person(), self.about.fresh, event, self.session.state());
        }
        self.read_clocks();
        self.take_over_help();
        events.extend(self.lead_if_forced());
        events
    }

    /// Leads a hand that has just been dealt, if the rules say with which bone.
    pub(super) fn lead_if_forced(&mut self) -> Vec<Event> {
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

    /// Adds up the tally of this moment.
    pub(super) fn add_up(&mut self) {
        let tally = self.timeline.results.tally(self.about.results);
        if self.tally != tally {
            self.tally = tally;
            self.changes = self.changes.saturating_add(1);
        }
    }

    /// The game under way was played for so long, and was not over.
    pub fn pass(&mut self, time: Duration) {
        if self.state().phase() != Phase::GameOver && !time.is_zero() {
            *self.timeline.times.entry(self.about.game).or_default() += time;
        }
    }

    /// How long the game was played.
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

    /// Goes back to before the last play or draw of a person, past the start of a hand or a game. Returns whether it did.
    pub fn undo(&mut self) -> bool {
        let now = self.place();
        let back = self.timeline.back(now);
        self.go(back)
    }

    /// Goes forward to where Undo was asked for. Returns whether it did.
    pub fn redo(&mut self) -> bool {
        let forward = self.timeline.forward();
        let went = self.go(forward);
        self.chance.known();
        went
    }

    /// Keeps the game in a place of its own, until another is kept there.
    pub fn preserve(&mut self) {
        self.timeline.preserved = Some(Preserved { place: self.place(), played_on: false });
    }

    /// Goes back to the game that was preserved; Undo goes back from there. Returns whether it did.
    pub fn restore(&mut self) -> bool {
        let now = self.place();
        let restored = self.timeline.restore(now);
        self.go(restored)
    }

    /// Forgets all games won; Undo brings them back.
    pub fn clear_tally(&mut self) {
        let place = self.place();
        self.timeline.keep(place, false);
        self.about.results = self.timeline.results.start_over(self.about.results, Tally::default());
        self.about.era = fresh_number();
        self.changes = self.changes.saturating_add(1);
        self.add_up();
    }

    /// Takes over a tally that is known to be newer than all that was kept of this sitting. What has been won so far is part of it.
    pub(super) fn adopt(&mut self, tally: Tally, era: u64, changes: u64) {
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
        // How strong Nestors are is no part of the past: whoever sits here now stays as strong as he is.
        self.take_strengths();
        self.take_over_help();
        self.read_clocks();
        self.add_up();
        true
    }

    /// The game under way has gone on to here.
    pub(super) fn jump(&mut self, session: Session) {
        let place = self.place();
        self.timeline.keep(place, true);
        self.set_session(session);
        self.count_if_over();
    }

    /// The hands of the game so far.
    fn hands(&self) -> Hands {
        self.session.record().hands.last().map_or_else(Hands::default, |last| self.done.then(last.clone()))
    }

    /// Where the sitting is now.
    pub(super) fn place(&self) -> Snapshot {
        Snapshot { rules: self.session.record().rules, hands: self.hands(), about: self.about.clone() }
    }
}
