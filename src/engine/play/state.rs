//! A game in progress: the legal moves, and what they do.
//!
//! A [`GameState`] is small and `Copy`. To go back, keep the previous one. The hands and the boneyard are private to the engine, because players may not see
//! them. All other code gets an [`Observation`](crate::engine::observe::Observation).

use super::ended::{EndedHand, OutWith};
use super::illegal::Illegal;
use super::lead;
use super::moves::{Move, Moves};
pub use super::public::Phase;
use super::public::{Carryover, Public};
use super::score;
use super::turn::Turn;
use crate::engine::bone::{BONES, Bone, Bones, BySeat, SEATS, Seat, Seats, Side, by_seat};
use crate::engine::deal::Lead;
use crate::engine::event::{Award, Event, Events, GameEnd, GameEndReason, HandEnd, ScoreReason};
use crate::engine::layout::{End, Layout};
use crate::engine::rules::{BlockTie, Love, Rules, RulesError, TieLead, WAY_OPENED};
use arrayvec::ArrayVec;
use std::ops::{Deref, DerefMut};

/// A game at one moment, including everything that is hidden.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GameState {
    pub(in crate::engine) public: Public,
    pub(in crate::engine) hands: BySeat<Bones>,
    /// The bones that are not drawn yet, in drawing order, at the end of the array.
    pub(in crate::engine) yard: [Bone; BONES],
    /// How deep in the boneyard each seat's destroyed bone will go.
    pub(in crate::engine) depths: BySeat<u16>,
    /// The bone that must be led. It has no meaning after the lead.
    pub(in crate::engine) forced_lead: Option<Bone>,
}

impl Deref for GameState {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.public
    }
}

impl DerefMut for GameState {
    fn deref_mut(&mut self) -> &mut Public {
        &mut self.public
    }
}

impl GameState {
    /// A new game with these rules. No hand has been dealt yet.
    pub fn new(rules: Rules) -> Result<GameState, RulesError> {
        rules.check()?;
        let (lead, lead_reason) = lead::first(&rules, true);
        let public = Public {
            layout: Layout::new(rules.spinner),
            scores: [0; SEATS],
            rules,
            hand_number: 0,
            seconds: by_seat(|seat| rules.time_of(seat)),
            boneyard_len: 0,
            to_move: Seat::FIRST,
            first_leader: Seat::FIRST,
            leader: Seat::FIRST,
            carryover: Carryover::default(),
            last_player: Seat::FIRST,
            passes: 0,
            fired: Seats::NONE,
            lead,
            lead_reason,
            phase: Phase::HandOver,
            end: None,
        };
        Ok(GameState {
            public,
            hands: [Bones::NONE; SEATS],
            yard: [Bone::doublet(0); BONES],
            depths: [0; SEATS],
            forced_lead: None,
        })
    }

    /// The number of bones that a seat holds.
    pub const fn hand_len(&self, seat: Seat) -> usize {
        self.hands[seat.index()].len()
    }

    pub(super) fn is_new(&self) -> bool {
        self.phase == Phase::HandOver && self.hand_number == 0
    }

    /// The seat that leads the next hand if the players take turns at leading.
    pub(super) fn turn_to_lead(&self) -> Seat {
        match self.rules.lead_after.tie {
            TieLead::First => self.first_leader.after(usize::from(self.hand_number), self.rules.seats()),
            // A seat that has led a tied hand again has had one turn.
            TieLead::Same => self.leader.next(self.rules.seats()),
        }
    }

    pub(super) fn ended(&self, how: HandEnd) -> EndedHand<'_> {
        let Public { rules, leader, last_player, .. } = &self.public;
        EndedHand { rules, hands: &self.hands, how, leader: *leader, last_player: *last_player }
    }

    /// Whether the hand that has ended like this took all scores back to zero (R40). With `love`, a hand that was won would have left a point otherwise, if it
    /// was not the whole game.
    pub(super) fn begins_anew(&self, how: HandEnd) -> bool {
        self.rules.finish.love.is_on()
            && !self.rules.single_hand
            && self.scores == [0; SEATS]
            && self.ended(how).winner().is_some()
    }

    /// The bone that must be led, until the lead is played.
    pub fn forced_lead(&self) -> Option<Bone> {
        self.forced_lead.filter(|_| self.phase == Phase::Playing && self.layout.is_empty())
    }

    /// How the game ended, once it has.
    pub fn result(&self) -> Option<GameEnd> {
        let (how, winner) = self.end?;
        Some(GameEnd { winner, how, bonuses: score::bonuses(&self.rules, &self.scores, &self.seconds, winner) })
    }

    /// Every hand, and the boneyard in drawing order. This is only for code that saves the game or shows it when it is over. Players must never get it.
    pub fn reveal(&self) -> Revealed {
        Revealed { hands: self.hands, boneyard: self.yard[BONES - self.boneyard_len()..].to_vec() }
    }

    /// The turn of the seat to move.
    #[inline]
    fn turn(&self) -> Turn<'_> {
        Turn { public: &self.public, hand: self.hands[self.to_move.index()], forced_lead: self.forced_lead }
    }

    /// Every legal move of the seat to move. It leaves out reading the clock and resigning, which are always possible.
    #[inline(always)]
    pub fn legal(&self) -> Moves<'_> {
        if self.phase == Phase::Playing { self.turn().legal() } else { Moves::plays_of(Bones::NONE, &self.layout) }
    }

    /// The points that a legal move scores at once for the table count, even if they would not count because of the target.
    pub fn points_of(&self, step: Move) -> u8 {
        self.turn().points_of(step)
    }

    /// Checks whether a move is legal.
    pub fn check(&self, step: Move) -> Result<(), Illegal> {
        match self.phase {
            Phase::GameOver => return Err(Illegal::GameOver),
            // The clock can also run out between two hands, and a player can resign then, but not before the first hand.
            Phase::HandOver if self.is_new() || !matches!(step, Move::Clock(..) | Move::Resign(_)) => {
                return Err(Illegal::HandOver);
            }
            Phase::HandOver | Phase::Playing => {}
        }
        match step {
            Move::Play(bone, end) => self.turn().check_play(bone, end),
            Move::Draw => self.turn().check_draw(),
            Move::Pass => self.turn().check_pass(),
            Move::Boom(bone) => self.turn().check_boom(bone),
            Move::Clock(seat, read) => self.check_clock(seat, read),
            Move::Resign(seat) if seat.index() >= self.rules.seats() => Err(Illegal::NoSuchSeat(seat)),
            Move::Resign(_) => Ok(()),
        }
    }

    fn check_clock(&self, seat: Seat, read: u16) -> Result<(), Illegal> {
        if !self.rules.on_time() {
            Err(Illegal::NotOnTime)
        } else if !self.rules.has_clock(seat) {
            Err(Illegal::NoClock(seat))
        } else if read > self.seconds(seat) {
            Err(Illegal::ClockRunsBack { left: self.seconds(seat), read })
        } else {
            Ok(())
        }
    }

    /// The number of sequences of `depth` legal moves from here in this hand.
    pub fn paths(&self, depth: u32) -> u64 {
        let moves = self.legal();
        match depth {
            0 => 1,
            1 => moves.len() as u64,
            _ => moves.iter().map(|step| self.after(step).paths(depth - 1)).sum(),
        }
    }

    /// The state after a legal move.
    #[must_use]
    pub fn after(&self, step: Move) -> GameState {
        let mut next = *self;
        next.play_unchecked(step);
        next
    }

    /// Makes a move. If the move is illegal, it returns the reason and changes nothing.
    pub fn play(&mut self, step: Move) -> Result<Events, Illegal> {
        self.check(step)?;
        let mut events = Events::new();
        self.advance(step, &mut events);
        Ok(events)
    }

    /// Makes a move without checking it and without reporting events.
    ///
    /// The move must be one that [`GameState::play`] would accept. A build with debug assertions panics if it is not. Without them, the state becomes
    /// meaningless.
    #[inline]
    pub fn play_unchecked(&mut self, step: Move) {
        debug_assert_eq!(self.check(step), Ok(()), "{step} was not checked");
        self.advance(step, &mut ());
    }

    #[inline]
    fn advance<L: Listener>(&mut self, step: Move, listener: &mut L) {
        match step {
            Move::Play(bone, end) => self.play_bone(bone, end, listener),
            Move::Draw => self.draw(listener),
            Move::Pass | Move::Boom(_) | Move::Clock(..) | Move::Resign(_) => self.advance_rarely(step, listener),
        }
    }

    /// The same for the rarer moves, apart so that the other two stay small where they are inlined.
    #[inline(never)]
    fn advance_rarely<L: Listener>(&mut self, step: Move, listener: &mut L) {
        match step {
            Move::Pass => self.pass(listener),
            Move::Boom(bone) => self.boom(bone, listener),
            Move::Clock(seat, seconds) => self.read_clock(seat, seconds, listener),
            Move::Resign(seat) => self.resign(seat, listener),
            Move::Play(..) | Move::Draw => {}
        }
    }

    #[inline(never)]
    fn play_bone<L: Listener>(&mut self, bone: Bone, end: End, listener: &mut L) {
        let seat = self.to_move;
        self.hands[seat.index()].remove(bone);
        let is_last = self.rules.ends_hand(seat, |own| self.hand_len(own));
        let both_ends = is_last && self.rules.bonuses.out_both_ends > 0 && self.layout.takes_at_both_ends(bone);
        let passes = if self.passes > 0 { self.paid_passes() } else { ArrayVec::new() };
        let scores = !self.layout.is_empty() || self.lead_scores(bone);
        self.layout.play(seat, bone, end);
        self.last_player = seat;
        self.passes = 0;
        listener.hear(|| Event::Played { seat, bone, end, count: self.layout.count(), sum: self.layout.sum() });
        let points = if scores { self.layout.points(&self.rules) } else { 0 };
        self.add_points(seat, points, ScoreReason::Count, listener);
        for &(paid, points, why) in &passes {
            if self.phase == Phase::Playing {
                self.add_points(paid, points, why, listener);
            }
        }
        if self.phase == Phase::GameOver {
            return;
        }
        if is_last {
            self.end_hand(HandEnd::Domino(seat), Some(OutWith { bone, both_ends }), listener);
        } else {
            self.to_move = seat.next(self.rules.seats());
        }
    }

    /// Scores points for a seat. The game ends at once if the target is reached and one side alone leads (R20).
    #[inline]
    fn add_points<L: Listener>(&mut self, seat: Seat, points: u8, why: ScoreReason, listener: &mut L) {
        if let Some(score) = self.score_points(seat, points, why, listener)
            && score::wins_now(&self.rules, score)
        {
            self.end_if_won(points, listener);
        }
    }

    /// Scores points without ending the game. Returns the new score if they count.
    #[inline]
    fn score_points<L: Listener>(&mut self, seat: Seat, points: u8, why: ScoreReason, listener: &mut L) -> Option<i16> {
        let side = self.rules.side(seat);
        let on_table = || self.layout.bones().len();
        let score = score::with_points_of_move(&self.rules, &self.scores, side, points, on_table);
        if points > 0 {
            listener.hear(|| Event::Scored { side, seat, points, why, counted: score.is_some() });
        }
        if let Some(score) = score {
            self.scores[side.index()] = score;
        }
        score
    }

    /// Ends the game if there are points and one side alone is ahead. Only scores that reach the target come here, so that no branch asks at every play whether
    /// there are points, which a processor cannot predict.
    #[inline(never)]
    fn end_if_won<L: Listener>(&mut self, points: u8, listener: &mut L) {
        let winner = score::ahead(&self.rules, &self.scores).filter(|_| points > 0);
        if winner.is_some() {
            self.end_game(GameEndReason::Target, winner, listener);
        }
    }

    /// Whether a play that scores these points is the last of the hand, as the last bone or because it wins the game. It leaves out what passes may then pay.
    pub(in crate::engine) fn ends_with(&self, bone: Bone, points: u8) -> bool {
        let (seat, rules) = (self.to_move, &self.rules);
        let left = |own: Seat| self.hand_len(own) - usize::from(own == seat);
        rules.ends_hand(seat, left) || self.wins_with(bone, points)
    }

    fn wins_with(&self, bone: Bone, points: u8) -> bool {
        let counts = points > 0 && (!self.layout.is_empty() || self.lead_scores(bone));
        let (side, on_table) = (self.rules.side(self.to_move), || self.layout.bones().len() + 1);
        let score = || score::with_points_of_move(&self.rules, &self.scores, side, points, on_table);
        counts.then(score).flatten().is_some_and(|score| {
            let mut scores = self.scores;
            scores[side.index()] = score;
            score::wins_now(&self.rules, score) && score::ahead(&self.rules, &scores).is_some()
        })
    }

    fn draw<L: Listener>(&mut self, listener: &mut L) {
        let bone = self.yard[BONES - self.boneyard_len()];
        self.boneyard_len -= 1;
        self.hands[self.to_move.index()].insert(bone);
        listener.hear(|| Event::Drew { seat: self.to_move, bone: Some(bone), left: self.boneyard_len });
    }

    fn pass<L: Listener>(&mut self, listener: &mut L) {
        listener.hear(|| Event::Passed { seat: self.to_move });
        self.passes += 1;
        if self.passes >= self.rules.seats {
            self.end_hand(HandEnd::Blocked, None, listener);
            return;
        }
        if self.rules.bonuses.pass_round > 0 && self.passes + 1 == self.rules.seats && self.is_alive() {
            self.add_points(self.last_player, self.rules.bonuses.pass_round, ScoreReason::PassRound, listener);
        }
        if self.phase == Phase::Playing {
            self.to_move = self.to_move.next(self.rules.seats());
        }
    }

    fn boom<L: Listener>(&mut self, bone: Bone, listener: &mut L) {
        let could_play = self.turn().can_play();
        let before = self.layout;
        self.layout.destroy(bone);
        self.return_to_boneyard(bone);
        let seat = self.to_move;
        self.fired.insert(seat);
        self.passes = 0;
        listener.hear(|| {
            let arm = before.ends().find(|(_, tip)| tip.bone() == bone).and_then(|(end, _)| before.slot(end));
            let end = arm.and_then(|slot| self.layout.open_slots().find(|&open| open == slot));
            let end = end.map(|slot| self.layout.end(slot));
            Event::Destroyed { seat: self.to_move, bone, end, count: self.layout.count(), sum: self.layout.sum() }
        });
        // Both are paid before the target is looked at (R29).
        let count = self.layout.points(&self.rules);
        let opened = if !could_play && self.turn().can_play() { WAY_OPENED } else { 0 };
        let counted = self.score_points(seat, count, ScoreReason::Count, listener);
        let scored = self.score_points(seat, opened, ScoreReason::Unblocked, listener).or(counted);
        if scored.is_some_and(|score| score::wins_now(&self.rules, score)) {
            self.end_if_won(count + opened, listener);
        }
    }

    fn return_to_boneyard(&mut self, bone: Bone) {
        self.boneyard_len += 1;
        let depth = (usize::from(self.depths[self.to_move.index()]) * self.boneyard_len()) >> 16;
        let top = BONES - self.boneyard_len();
        self.yard.copy_within(top + 1..top + 1 + depth, top);
        self.yard[top + depth] = bone;
    }

    fn read_clock<L: Listener>(&mut self, seat: Seat, seconds: u16, listener: &mut L) {
        self.seconds[seat.index()] = seconds;
        listener.hear(|| Event::Clock { seat, left: seconds });
        if seconds == 0 {
            // A single hand has no score to decide it, so whoever has no time left has lost.
            let winner = if self.rules.single_hand {
                score::ahead_but_for(&self.rules, &self.scores, self.rules.side(seat))
            } else {
                score::ahead(&self.rules, &self.scores)
            };
            self.end_game(GameEndReason::Time, winner, listener);
        }
    }

    fn resign<L: Listener>(&mut self, seat: Seat, listener: &mut L) {
        let winner = score::ahead_but_for(&self.rules, &self.scores, self.rules.side(seat));
        self.end_game(GameEndReason::Resigned(seat), winner, listener);
    }

    fn end_hand<L: Listener>(&mut self, how: HandEnd, last: Option<OutWith>, listener: &mut L) {
        listener.hear(|| Event::HandEnded { how, hands: self.hands });
        if self.rules.single_hand {
            let winner = self.ended(how).single_winner();
            self.end_game_or_plan(GameEndReason::SingleHand, winner, how, listener);
            return;
        }
        let winner = self.ended(how).winner();
        for award in score::awards(&self.ended(how), winner, last, self.carryover) {
            let award = self.pay(award);
            listener.hear(|| Event::Awarded(award));
        }
        self.note_winner(winner.is_some(), how == HandEnd::Blocked);
        self.lose_love(listener);
        let winner = score::winner(&self.rules, &self.scores);
        self.end_game_or_plan(GameEndReason::Target, winner, how, listener);
    }

    /// Counts the hands that matter for the awards of later ones (R37, R39).
    fn note_winner(&mut self, won: bool, blocked: bool) {
        let pays_for_hands = self.rules.bonuses.hands != [0; 4];
        if won {
            self.carryover.hands_won = self.carryover.hands_won.saturating_add(pays_for_hands.into());
            self.carryover.carried = (blocked && self.rules.block_tie == BlockTie::CarryAll).into();
        } else if self.rules.block_tie.carries() {
            self.carryover.carried = self.carryover.carried.saturating_add(1);
        }
    }

    /// Takes all scores back to zero if every side has points, in a game that must be won while another side has none (R40).
    fn lose_love<L: Listener>(&mut self, listener: &mut L) {
        let every_side = |has: fn(i16) -> bool| self.rules.all_sides().all(|side| has(self.scores[side.index()]));
        if self.rules.finish.love.is_on() && every_side(|score| score > 0) {
            let one_all = every_side(|score| score == 1);
            let plays_two = one_all && self.rules.finish.love == Love::PlayTwo;
            self.carryover.carried = self.carryover.carried.saturating_add(plays_two.into());
            self.scores = [0; SEATS];
            listener.hear(|| Event::StartedOver);
        }
    }

    /// Ends the game if it has a winner. Otherwise it prepares the next hand.
    fn end_game_or_plan<L: Listener>(
        &mut self,
        reason: GameEndReason,
        winner: Option<Side>,
        how: HandEnd,
        listener: &mut L,
    ) {
        if winner.is_some() {
            self.end_game(reason, winner, listener);
        } else {
            self.plan_next_hand(how, listener);
        }
    }

    /// Adds an award to its side's score as far as it may go (R53), unless the score would pass a target that must be reached exactly (R24).
    fn pay(&mut self, mut award: Award) -> Award {
        award.points = score::capped(&self.rules, self.score(award.side), &award);
        let score = score::with_points(&self.rules, &self.scores, award.side, award.points);
        award.counted = score.is_some();
        self.scores[award.side.index()] = score.unwrap_or(self.scores[award.side.index()]);
        award
    }

    fn plan_next_hand<L: Listener>(&mut self, how: HandEnd, listener: &mut L) {
        self.phase = Phase::HandOver;
        self.hand_number = self.hand_number.saturating_add(1);
        (self.lead, self.lead_reason) = lead::after(&self.ended(how), self.turn_to_lead(), self.begins_anew(how));
        listener.hear(|| {
            let leader = match self.lead {
                Lead::Seat(seat) | Lead::DoubletOf(seat) => Some(seat),
                Lead::Doublet | Lead::LowDoublet | Lead::ThreeTwo | Lead::Lot => None,
            };
            Event::NextLead { leader, why: self.lead_reason }
        });
    }

    fn end_game<L: Listener>(&mut self, how: GameEndReason, winner: Option<Side>, listener: &mut L) {
        self.phase = Phase::GameOver;
        self.end = Some((how, winner));
        listener.hear(|| {
            let bonuses = score::bonuses(&self.rules, &self.scores, &self.seconds, winner);
            Event::GameEnded(GameEnd { winner, how, bonuses })
        });
    }
}

/// A boneyard as a state keeps it.
pub(in crate::engine) fn yard_of(boneyard: &[Bone]) -> [Bone; BONES] {
    let mut yard = [Bone::doublet(0); BONES];
    yard[BONES - boneyard.len()..].copy_from_slice(boneyard);
    yard
}

/// Everything that is hidden in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Revealed {
    /// The hands of all seats.
    pub hands: BySeat<Bones>,
    /// The boneyard in drawing order.
    pub boneyard: Vec<Bone>,
}

/// Receives the events of a move. A search ignores them at no cost.
trait Listener {
    fn hear(&mut self, event: impl FnOnce() -> Event);
}

impl Listener for () {
    #[inline]
    fn hear(&mut self, _: impl FnOnce() -> Event) {}
}

impl Listener for Events {
    fn hear(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

const _: () =
    assert!(size_of::<GameState>() <= 256, "states are stored by the thousand and copied at every node of a search");
