//! What a window drives: the game under way, its past, the game preserved and the tally, and nothing that is about display.
//!
//! The player is [`Seat::FIRST`]. A [`Sitting`] decides nothing by itself but what the rules decide: a hand that must be led with a certain
//! bone is led with it when it is dealt.

use super::history::{Place, Preserved, Timeline};
use super::record::Hand;
use super::seating::Seating;
use super::tally::{Line, Tally, Wins};
use super::{Session, deal_number, fresh_number};
use crate::engine::Illegal;
use crate::engine::bone::Seat;
use crate::engine::event::{Event, Events};
use crate::engine::moves::Move;
use crate::engine::observe::Observation;
use crate::engine::rules::{Rules, RulesError};
use crate::engine::state::{GameState, Phase};
use crate::engine::table::{End, Way};
use crate::nestor::Level;
use std::sync::Arc;

/// One player's time at the table, over many games and many starts of the program.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitting {
    pub(super) session: Session,
    /// The hands of this game that are over, shared with the places kept.
    pub(super) done: Vec<Arc<Hand>>,
    pub(super) game: u64,
    pub(super) number: u64,
    pub(super) helped: bool,
    led_west: bool,
    pub(super) tally: Arc<Tally>,
    /// How often the tally has changed. It tells the newer of two files.
    pub(super) changes: u64,
    pub(super) timeline: Timeline,
    /// The rules that the player wants. They hold from the next hand.
    wanted: Rules,
    levels: [Level; 3],
}

impl Sitting {
    /// A sitting that opens with a game of these rules, dealt from a number or by chance. Also what happened since: the first hand was dealt, and led if
    /// its lead was forced.
    pub fn new(rules: Rules, level: Level, number: Option<u64>) -> Result<(Sitting, Vec<Event>), RulesError> {
        let mut sitting = Sitting {
            session: Session::new(rules)?,
            done: Vec::new(),
            game: 0,
            number: number.unwrap_or_else(fresh_number),
            helped: false,
            led_west: false,
            tally: Arc::default(),
            changes: 0,
            timeline: Timeline::default(),
            wanted: rules,
            levels: [level; 3],
        };
        let events = sitting.deal();
        Ok((sitting, events))
    }

    /// A sitting from what was kept of it. The rules and the level that the player wants are kept elsewhere.
    pub(super) fn resume(place: &Place, session: Session, timeline: Timeline) -> Sitting {
        let wanted = *session.state().rules();
        let mut sitting = Sitting {
            session,
            done: Vec::new(),
            game: 0,
            number: 0,
            helped: false,
            led_west: false,
            tally: Arc::default(),
            changes: 0,
            timeline,
            wanted,
            levels: [Level::default(); 3],
        };
        sitting.stand_at(place);
        sitting
    }

    /// The game under way.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The game as it stands.
    pub const fn state(&self) -> &GameState {
        self.session.state()
    }

    /// Who sits where.
    pub fn seating(&self) -> Seating {
        Seating::one_human(self.levels.into_iter().take(self.state().rules().seats() - 1))
    }

    /// Sets how strong the Nestors are.
    pub fn set_levels(&mut self, levels: &[Level]) {
        for (old, new) in self.levels.iter_mut().zip(levels) {
            *old = *new;
        }
    }

    /// What the player's seat knows of the game.
    pub fn observe(&self) -> Observation {
        self.session.observe(self.seating().human())
    }

    /// The games won.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Whether a win would count as helped (R34).
    pub const fn helped(&self) -> bool {
        self.helped
    }

    /// Whether the lead of this hand was laid to the west. The rules know no difference, but a player does not expect a bone to lie elsewhere next time.
    pub const fn led_west(&self) -> bool {
        self.led_west
    }

    /// Notes on which side the lead of this hand was laid.
    pub const fn note_lead(&mut self, west: bool) {
        self.led_west = west;
    }

    /// The number that the deals of this game come from.
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// Sets how strong Nestor plays; holds at once, and the game is counted at the level that it ends with.
    pub const fn set_level(&mut self, level: Level) {
        self.levels = [level; 3];
    }

    /// Sets the rules that the player wants; they must be playable. They hold from the next hand.
    pub fn want_rules(&mut self, rules: Rules) -> Result<(), RulesError> {
        rules.check()?;
        self.wanted = rules;
        Ok(())
    }

    /// The rules that hold from the next hand, if they are others than those of this one.
    pub fn rules_to_come(&self) -> Option<&Rules> {
        // The first lead differs where the winner of a game of one hand led the next.
        let now = Rules { lead_first: self.wanted.lead_first, ..*self.state().rules() };
        (self.wanted != now).then_some(&self.wanted)
    }

    /// Whether a new game would end one that has begun.
    pub fn is_under_way(&self) -> bool {
        let begun = || self.session.record().hands.last().is_some_and(|hand| hand.moves.len() > 1);
        self.state().phase() != Phase::GameOver && (!self.done.is_empty() || begun())
    }

    /// Makes a move of whoever is to move, or says why it cannot be made. Before the player's own plays and draws the game is kept (R31).
    pub fn play(&mut self, step: Move) -> Result<Events, Illegal> {
        let own = self.state().to_move() == Seat::FIRST && matches!(step, Move::Play(..) | Move::Draw | Move::Boom(_));
        let before = own.then(|| self.place());
        let events = self.session.play(step)?;
        if let Some(before) = before {
            self.timeline.keep(before, true);
        }
        self.count_if_over(&events);
        Ok(events)
    }

    /// Deals the next hand of the game, once one is over, by the rules that the player wants by then.
    pub fn new_hand(&mut self) -> Vec<Event> {
        if self.state().phase() != Phase::HandOver {
            return Vec::new();
        }
        self.done.extend(self.session.record().hands.last().map(|hand| Arc::new(hand.clone())));
        if let Some(&rules) = self.rules_to_come() {
            // Rules for another number of players have to wait for the next game.
            let _ = self.session.change_rules(rules);
        }
        self.deal()
    }

    /// Begins a new game, from a number or by chance. A game that was under way can be brought back by Undo.
    pub fn new_game(&mut self, number: Option<u64>) -> Vec<Event> {
        let winner = self.state().result().and_then(|end| end.winner);
        let winner =
            winner.and_then(|side| self.state().rules().all_seats().find(|&seat| seat.index() == side.index()));
        // Rules that cannot be played were never let in, so this cannot fail but for a file that says otherwise.
        let Ok(session) = Session::new(self.wanted.for_next_game(winner)) else { return Vec::new() };
        if self.state().phase() != Phase::GameOver {
            let place = self.place();
            self.timeline.keep(place, false);
        }
        self.session = session;
        self.done.clear();
        self.game = self.newest_game() + 1;
        self.number = number.unwrap_or_else(fresh_number);
        self.helped = false;
        self.deal()
    }

    /// Deals, and makes the lead that the rules force.
    fn deal(&mut self) -> Vec<Event> {
        self.led_west = false;
        let number = deal_number(self.number, self.state().hand_number());
        let mut events: Vec<Event> = self.session.deal_number(number).into_iter().collect();
        if let Some(bone) = self.state().forced_lead()
            && let Ok(led) = self.session.play(Move::Play(bone, End::Arm(Way::East)))
        {
            self.count_if_over(&led);
            events.extend(led);
        }
        events
    }

    fn count_if_over(&mut self, events: &Events) {
        let ended = events.iter().find_map(|event| if let Event::GameEnded(end) = event { Some(end) } else { None });
        let Some(winner) = ended.and_then(|end| end.winner) else { return };
        let yours = winner == self.state().rules().side(Seat::FIRST);
        let wins = Wins { you: yours.into(), nestor: (!yours).into(), helped: (yours && self.helped).into() };
        let line = Line { game: self.state().rules().preset(), level: self.levels[0], wins };
        Arc::make_mut(&mut self.tally).add(line);
        self.changes += 1;
    }

    /// The player has looked at hidden bones or been given a hint: a win of this game counts as helped.
    pub const fn note_help(&mut self) {
        self.helped = true;
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

    /// Goes back to before the player's last play or draw, past the start of a hand or a game. Returns whether it did.
    pub fn undo(&mut self) -> bool {
        let now = self.place();
        let back = self.timeline.back(now);
        self.go(back)
    }

    /// Goes forward to where Undo was asked for. Returns whether it did.
    pub fn redo(&mut self) -> bool {
        let forward = self.timeline.forward();
        self.go(forward)
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
        self.set_tally(Arc::default());
    }

    fn go(&mut self, to: Option<(Place, Session)>) -> bool {
        let Some((place, session)) = to else { return false };
        self.session = session;
        self.stand_at(&place);
        true
    }

    fn stand_at(&mut self, place: &Place) {
        self.done.clone_from(&place.hands);
        self.done.pop();
        self.game = place.game;
        self.number = place.number;
        self.helped = place.helped;
        self.led_west = place.led_west;
        self.set_tally(Arc::clone(&place.tally));
    }

    pub(super) fn set_tally(&mut self, tally: Arc<Tally>) {
        if self.tally != tally {
            self.tally = tally;
            self.changes += 1;
        }
    }

    /// Where the sitting is now.
    pub(super) fn place(&self) -> Place {
        let last = self.session.record().hands.last().map(|hand| Arc::new(hand.clone()));
        Place {
            rules: self.session.record().rules,
            hands: self.done.iter().cloned().chain(last).collect(),
            game: self.game,
            number: self.number,
            helped: self.helped,
            led_west: self.led_west,
            tally: Arc::clone(&self.tally),
        }
    }

    /// The highest number of any game that can still be gone to.
    fn newest_game(&self) -> u64 {
        let marks = self.timeline.past.iter().map(|mark| mark.place.game);
        let undone = self.timeline.future.iter().map(|undone| undone.place.game);
        let preserved = self.timeline.preserved.iter().map(|preserved| preserved.place.game);
        marks.chain(undone).chain(preserved).fold(self.game, u64::max)
    }
}
