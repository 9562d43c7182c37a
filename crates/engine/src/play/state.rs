//! A game in progress: the legal moves, and what they do.
//!
//! A [`GameState`] is small and `Copy`. To go back, keep the previous one. The hands and the
//! boneyard are private to the engine, because players may not see them. All other code gets an
//! [`Observation`](crate::observe::Observation).

use super::ended::{EndedHand, OutWith, fits_both_ends};
use super::illegal::Illegal;
use super::lead;
use super::moves::{Move, Moves};
pub use super::public::Phase;
use super::public::{Carryover, Public};
use super::score;
use super::turn::Turn;
use crate::bone::{BONES, Bone, BoneBits, Bones, BySeat, SEATS, Seat, Seats, Side, Word, by_seat};
use crate::deal::Lead;
use crate::event::{Event, Events, GameEnd, GameEndReason, HandEnd, Listener, ScoreReason};
use crate::layout::{End, Layout};
use crate::rules::{Rules, RulesError, WAY_OPENED};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A game at one moment, including everything that is hidden.
///
/// ```
/// use electrum_dominoes_engine::{Deal, GameState, Preset};
///
/// let rules = Preset::AllFives.usual();
/// let mut game = GameState::new(rules)?;
/// game.deal(&Deal::from_number(4711, &rules, game.lead()))?;
/// let lead = game.legal().nth(0).expect("the leader has a bone");
/// game.play(lead)?;
/// assert_eq!(game.layout().bones().len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GameState<W: Word = u128> {
    pub(crate) public: Public<W>,
    pub(crate) hands: BySeat<BoneBits<W>>,
    /// The bones that are not drawn yet, in drawing order, at the end of the array.
    pub(crate) yard: W::Each<Bone>,
    /// How deep in the boneyard each seat's destroyed bone will go.
    pub(crate) depths: BySeat<u16>,
    /// The bone that must be led. It has no meaning after the lead.
    pub(crate) forced_lead: Option<Bone>,
}

impl GameState {
    /// A new game with these rules. No hand has been dealt yet.
    pub fn new(rules: Rules) -> Result<GameState, RulesError> {
        rules.check()?;
        let (lead, lead_reason) = lead::first(&rules, true);
        let public = Public {
            layout: Layout::new(rules.spinner),
            scores: rules.first_scores(),
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
            drawn: 0,
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

    /// The same game in a word that has room for the bones of its set.
    pub fn narrowed<W: Word>(&self) -> GameState<W> {
        debug_assert!(self.rules().set.size() <= W::GREATEST.size(), "a word that is too small");
        let GameState { ref public, hands, yard, depths, forced_lead } = *self;
        let yard = yard_of::<W>(&yard[BONES - public.boneyard_len()..]);
        GameState { public: public.narrowed(), hands: hands.map(Bones::narrowed), yard, depths, forced_lead }
    }
}

impl<W: Word> GameState<W> {
    /// The number of bones that it has room for.
    const ROOM: usize = W::GREATEST.size();

    /// What everybody at the table sees.
    pub const fn public(&self) -> &Public<W> {
        &self.public
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &Rules {
        &self.public.rules
    }

    /// The bones as they lie on the table.
    pub const fn layout(&self) -> &Layout<W> {
        &self.public.layout
    }

    /// All scores.
    pub const fn scores(&self) -> BySeat<i16> {
        self.public.scores
    }

    /// The score of a side.
    pub const fn score(&self, side: Side) -> i16 {
        self.public.scores[side.index()]
    }

    /// The seat whose turn it is.
    pub const fn to_move(&self) -> Seat {
        self.public.to_move
    }

    /// Whether a hand is being played.
    pub const fn phase(&self) -> Phase {
        self.public.phase
    }

    /// How the hand found its leader; once it is over, how the next one will, which its deal has to
    /// fit.
    pub const fn lead(&self) -> Lead {
        self.public.lead
    }

    /// The number of the hand in the game, from zero. Between hands, this is the number of the next
    /// hand.
    pub const fn hand_number(&self) -> u16 {
        self.public.hand_number
    }

    /// How the game ended, once it has.
    pub fn result(&self) -> Option<GameEnd> {
        self.public.result()
    }

    /// The number of bones that a seat holds.
    pub fn hand_len(&self, seat: Seat) -> usize {
        self.hands[seat.index()].len()
    }

    pub(super) fn ended(&self, how: HandEnd) -> EndedHand<'_, W> {
        let Public { rules, leader, last_player, .. } = &self.public;
        EndedHand { rules, hands: &self.hands, how, leader: *leader, last_player: *last_player }
    }

    /// Whether the hand that has ended like this took all scores back to zero (R40). With `love`, a
    /// hand that was won would have left a point otherwise, if it was not the whole game.
    pub(super) fn begins_anew(&self, how: HandEnd) -> bool {
        self.public.rules.finish.love.is_on()
            && !self.public.rules.single_hand
            && self.public.scores == [0; SEATS]
            && self.ended(how).winner().is_some()
    }

    /// The bone that must be led, until the lead is played.
    pub fn forced_lead(&self) -> Option<Bone> {
        self.forced_lead.filter(|_| self.public.phase == Phase::Playing && self.public.layout.is_empty())
    }

    /// Every hand, and the boneyard in drawing order. This is only for code that saves the game or
    /// shows it when it is over. Players must never get it.
    pub fn reveal(&self) -> Revealed {
        Revealed { hands: self.hands.map(BoneBits::widened), boneyard: self.boneyard().to_vec() }
    }

    /// The boneyard in drawing order.
    fn boneyard(&self) -> &[Bone] {
        &self.yard.as_ref()[Self::ROOM - self.public.boneyard_len()..]
    }

    /// The turn of the seat to move.
    #[inline]
    fn turn(&self) -> Turn<'_, W> {
        Turn { public: &self.public, hand: self.hands[self.public.to_move.index()], forced_lead: self.forced_lead }
    }

    /// Every legal move of the seat to move. It leaves out reading the clock and resigning, which
    /// are always possible.
    #[inline(always)]
    pub fn legal(&self) -> Moves<'_, W> {
        if self.public.phase == Phase::Playing {
            self.turn().legal()
        } else {
            Moves::plays_of(BoneBits::NONE, &self.public.layout)
        }
    }

    /// The points that a legal move scores at once for the table count, even if they would not
    /// count because of the target.
    pub fn points_of(&self, step: Move) -> u8 {
        self.turn().points_of(step)
    }

    /// Checks whether a move is legal.
    pub fn check(&self, step: Move) -> Result<(), Illegal> {
        match self.public.phase {
            Phase::GameOver => return Err(Illegal::GameOver),
            // The clock can also run out between two hands, and a player can resign then, but not
            // before the first hand.
            Phase::HandOver if self.public.is_new() || !matches!(step, Move::Clock(..) | Move::Resign(_)) => {
                return Err(Illegal::HandOver);
            }
            Phase::HandOver | Phase::Playing => {}
        }
        match step {
            Move::Play(bone, end) => self.turn().check_play(bone, end),
            Move::Draw => self.turn().check_draw(),
            Move::Pass => self.turn().check_pass(),
            Move::Boom(bone) => self.turn().check_boom(bone),
            Move::Clock(seat, read) => self.public.check_clock(seat, read),
            Move::Resign(seat) if seat.index() >= self.public.rules.seats() => Err(Illegal::NoSuchSeat(seat)),
            Move::Resign(_) => Ok(()),
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
    pub fn after(&self, step: Move) -> GameState<W> {
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
    /// The move must be one that [`GameState::play`] would accept. A build with debug assertions
    /// panics if it is not. Without them, the state becomes meaningless.
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
            Move::Clock(seat, seconds) => self.public.read_clock(seat, seconds, listener),
            Move::Resign(seat) => self.public.resign(seat, listener),
            Move::Play(..) | Move::Draw => {}
        }
    }

    #[inline(never)]
    fn play_bone<L: Listener>(&mut self, bone: Bone, end: End, listener: &mut L) {
        let seat = self.public.to_move;
        self.hands[seat.index()].remove(bone);
        let is_last = self.public.rules.ends_hand(seat, |own| self.hand_len(own));
        let public = &mut self.public;
        let both_ends = is_last && public.rules.counts_ends() && fits_both_ends(&public.layout, &public.rules, bone);
        let passes = if public.passes > 0 { public.paid_passes() } else { ArrayVec::new() };
        let scores = public.scores_with(bone);
        public.layout.play(seat, bone, end);
        public.last_player = seat;
        (public.passes, public.drawn) = (0, 0);
        listener.hear(|| Event::Played { seat, bone, end, count: public.layout.count(), sum: public.layout.sum() });
        let points = if scores { public.layout.points(&public.rules) } else { 0 };
        public.add_points(seat, points, ScoreReason::Count, listener);
        for &(paid, points, why) in &passes {
            if public.phase == Phase::Playing {
                public.add_points(paid, points, why, listener);
            }
        }
        if public.phase == Phase::GameOver {
            return;
        }
        if is_last {
            self.end_hand(HandEnd::Domino(seat), Some(OutWith { bone, both_ends }), listener);
        } else {
            public.to_move = seat.next(public.rules.seats());
        }
    }

    /// Whether a play that scores these points is the last of the hand, as the last bone or because
    /// it wins the game. It leaves out what passes may then pay.
    pub(crate) fn ends_with(&self, bone: Bone, points: u8) -> bool {
        let (seat, rules) = (self.public.to_move, &self.public.rules);
        let left = |own: Seat| self.hand_len(own) - usize::from(own == seat);
        rules.ends_hand(seat, left) || self.public.wins_with(bone, points)
    }

    fn draw<L: Listener>(&mut self, listener: &mut L) {
        let bone = self.yard[Self::ROOM - self.public.boneyard_len()];
        self.public.boneyard_len -= 1;
        self.public.drawn += 1;
        self.hands[self.public.to_move.index()].insert(bone);
        listener.hear(|| Event::Drew { seat: self.public.to_move, bone: Some(bone), left: self.public.boneyard_len });
    }

    fn pass<L: Listener>(&mut self, listener: &mut L) {
        let bones = self.hand_len(self.public.to_move);
        let public = &mut self.public;
        listener.hear(|| Event::Passed { seat: public.to_move });
        public.note_pass(bones);
        if public.passes >= public.rules.seats {
            self.end_hand(HandEnd::Blocked, None, listener);
            return;
        }
        let pass_round = self.public.rules.bonuses.pass_round;
        let is_paid = pass_round > 0 && self.public.passes + 1 == self.public.rules.seats && self.is_alive();
        let public = &mut self.public;
        if is_paid {
            public.add_points(public.last_player, pass_round, ScoreReason::PassRound, listener);
        }
        if public.phase == Phase::Playing {
            public.to_move = public.to_move.next(public.rules.seats());
        }
    }

    /// Whether the hand can go on once all seats but the one that played last have passed (R41). Where
    /// nothing is drawn, that seat alone can still have a bone that fits.
    fn is_alive(&self) -> bool {
        let Public { rules, layout, last_player, .. } = &self.public;
        if rules.draws || rules.bonuses.round_asleep {
            return self.public.has_bone_that_fits();
        }
        !layout.is_empty() && !self.hands[last_player.index()].is_disjoint(layout.fitting())
    }

    fn boom<L: Listener>(&mut self, bone: Bone, listener: &mut L) {
        let could_play = self.turn().can_play();
        let before = self.public.layout;
        self.public.layout.destroy(bone);
        self.return_to_boneyard(bone);
        let seat = self.public.to_move;
        self.public.fired.insert(seat);
        self.public.passes = 0;
        let opened = if !could_play && self.turn().can_play() { WAY_OPENED } else { 0 };
        let public = &mut self.public;
        listener.hear(|| {
            let layout = &public.layout;
            let slot = before.ends().find(|(_, tip)| tip.bone() == bone).and_then(|(end, _)| before.slot(end));
            let end = slot.filter(|&slot| layout.tips.is_open(slot)).map(|slot| layout.end(slot));
            Event::Destroyed { seat, bone, end, count: layout.count(), sum: layout.sum() }
        });
        // Both are paid before the target is looked at (R29).
        let count = public.layout.points(&public.rules);
        let counted = public.score_points(seat, count, ScoreReason::Count, listener);
        let scored = public.score_points(seat, opened, ScoreReason::Unblocked, listener).or(counted);
        if scored.is_some_and(|score| score::wins_now(&public.rules, score)) {
            public.end_if_won(count + opened, listener);
        }
    }

    fn return_to_boneyard(&mut self, bone: Bone) {
        self.public.boneyard_len += 1;
        let depth = (usize::from(self.depths[self.public.to_move.index()]) * self.public.boneyard_len()) >> 16;
        let top = Self::ROOM - self.public.boneyard_len();
        self.yard.as_mut().copy_within(top + 1..top + 1 + depth, top);
        self.yard[top + depth] = bone;
    }

    fn end_hand<L: Listener>(&mut self, how: HandEnd, last: Option<OutWith>, listener: &mut L) {
        listener.hear(|| Event::HandEnded { how, hands: self.hands.map(BoneBits::widened) });
        if self.public.rules.single_hand {
            let winner = self.ended(how).single_winner();
            self.end_game_or_plan(GameEndReason::SingleHand, winner, how, listener);
            return;
        }
        let winner = self.ended(how).winner();
        for award in score::awards(&self.ended(how), winner, last, self.public.carryover) {
            let award = self.public.pay(award);
            listener.hear(|| Event::Awarded(award));
        }
        self.public.note_winner(winner.is_some(), how == HandEnd::Blocked);
        self.public.lose_love(listener);
        let winner = score::winner(&self.public.rules, &self.public.scores);
        self.end_game_or_plan(GameEndReason::Target, winner, how, listener);
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
            self.public.end_game(reason, winner, listener);
        } else {
            self.plan_next_hand(how, listener);
        }
    }

    fn plan_next_hand<L: Listener>(&mut self, how: HandEnd, listener: &mut L) {
        self.public.phase = Phase::HandOver;
        self.public.hand_number = self.public.hand_number.saturating_add(1);
        (self.public.lead, self.public.lead_reason) =
            lead::after(&self.ended(how), self.public.turns(), self.begins_anew(how));
        listener.hear(|| {
            let leader = match self.public.lead {
                Lead::Seat(seat) | Lead::DoubletOf(seat) => Some(seat),
                Lead::Doublet | Lead::LowDoublet | Lead::ThreeTwo | Lead::UpFrom(_) | Lead::Lot => None,
            };
            Event::NextLead { leader, why: self.public.lead_reason }
        });
    }
}

/// A boneyard as a state keeps it.
pub(crate) fn yard_of<W: Word>(boneyard: &[Bone]) -> W::Each<Bone> {
    let mut yard = W::each(Bone::doublet(0));
    yard.as_mut()[W::GREATEST.size() - boneyard.len()..].copy_from_slice(boneyard);
    yard
}

/// Everything that is hidden in a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Revealed {
    /// The hands of all seats.
    pub hands: BySeat<Bones>,
    /// The boneyard in drawing order.
    pub boneyard: Vec<Bone>,
}

const _: () = {
    let sizes = [size_of::<GameState<u32>>(), size_of::<GameState<u64>>(), size_of::<GameState<u128>>()];
    let [six, nine, twelve] = sizes;
    assert!(six <= 280, "states are stored by the thousand and copied at every node of a search");
    assert!(nine <= 400 && twelve <= 576, "those of the larger sets too");
};
