//! What one seat knows, and one way the rest may be.
//!
//! An [`Observation`] is made by the engine from a state and the public past of the hand, and holds nothing that its seat may not know: not another hand,
//! not the order of the boneyard, not the number of the deal. A [`World`] is a full state that agrees with it; it is how a player who may not look can
//! still look ahead.

use super::bone::{BONES, Bone, Bones, BySeat, SEATS, Seat, Side, Suits};
use super::deal::Lead;
use super::event::LeadReason;
use super::illegal::Illegal;
use super::moves::{Move, Moves};
use super::rules::{Rules, RulesError};
use super::state::{Phase, State};
use super::table::{End, Table};
use std::fmt;

/// Something that a seat did in the open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    /// Who did it.
    pub seat: Seat,
    /// What.
    pub what: What,
    /// The pips that the open ends showed before it.
    pub shows: Suits,
}

/// What a seat did, as all at the table see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// It played a bone on an end.
    Played(Bone, End),
    /// It drew; which bone, only if it is the observer's own.
    Drew(Option<Bone>),
    /// It passed.
    Passed,
    /// It sent an end bone back to the boneyard.
    Destroyed(Bone),
}

/// All that was done in the open since the deal of a hand, with every drawn bone in it; observers get it without those that are not theirs.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct History(Vec<Deed>);

impl History {
    /// Nothing was done yet.
    pub const fn new() -> History {
        History(Vec::new())
    }

    /// Adds a legal move that is about to be made in a state.
    pub fn note(&mut self, before: &State, step: Move) {
        let what = match step {
            Move::Play(bone, end) => What::Played(bone, end),
            Move::Draw => What::Drew(before.yard_len.checked_sub(1).map(|top| before.yard[usize::from(top)])),
            Move::Pass => What::Passed,
            Move::Boom(bone) => What::Destroyed(bone),
            Move::Clock(_) | Move::Resign(_) => return,
        };
        self.0.push(Deed { seat: before.to_move, what, shows: before.table.shows() });
    }

    /// Forgets everything, for the next hand.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// How many deeds there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing was done yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// What one seat knows (R35).
#[derive(Clone, PartialEq, Debug)]
pub struct Observation {
    seat: Seat,
    /// The state without what is hidden in it.
    open: State,
    lens: BySeat<u8>,
    deeds: Vec<Deed>,
}

impl Observation {
    /// What a seat knows of a state, given what was done since the deal.
    pub fn new(state: &State, history: &History, seat: Seat) -> Observation {
        let mut open = *state;
        open.hands = [Bones::NONE; SEATS];
        open.hands[seat.index()] = state.hands[seat.index()];
        open.yard = [Bone::doublet(0); BONES];
        open.depths = [0; SEATS];
        if state.to_move != seat {
            // Which doublet must be led shows only when it lies on the table; till then it belongs to the hand that holds it.
            open.forced = None;
        } else if !open.table.is_empty() {
            open.forced = None;
        }
        let lens = state.hands.map(|hand| hand.len() as u8);
        let deeds = history.0.iter().map(|deed| deed.seen_by(seat)).collect();
        Observation { seat, open, lens, deeds }
    }

    /// Whose knowledge it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The bones of the seat itself.
    pub const fn hand(&self) -> Bones {
        self.open.hands[self.seat.index()]
    }

    /// How many bones a seat holds.
    pub const fn hand_len(&self, seat: Seat) -> usize {
        self.lens[seat.index()] as usize
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &Rules {
        &self.open.rules
    }

    /// The bones on the table.
    pub const fn table(&self) -> &Table {
        &self.open.table
    }

    /// The score of a side.
    pub const fn score(&self, side: Side) -> i16 {
        self.open.score(side)
    }

    /// Whose turn it is.
    pub const fn to_move(&self) -> Seat {
        self.open.to_move
    }

    /// Whether a hand is being played.
    pub const fn phase(&self) -> Phase {
        self.open.phase
    }

    /// The number of the hand in the game, from nought.
    pub const fn hand_number(&self) -> u16 {
        self.open.hand_number
    }

    /// Who led the first hand of the game.
    pub const fn first_leader(&self) -> Seat {
        self.open.first_leader
    }

    /// How many bones are left in the boneyard, those that can never be drawn among them.
    pub const fn boneyard_len(&self) -> usize {
        self.open.boneyard_len()
    }

    /// How many bones may still be drawn.
    pub const fn drawable(&self) -> usize {
        self.open.drawable()
    }

    /// Whether a seat still has its firecracker.
    pub const fn has_firecracker(&self, seat: Seat) -> bool {
        self.open.has_firecracker(seat)
    }

    /// The seconds that the human has left, in a game on time.
    pub const fn seconds(&self) -> u16 {
        self.open.seconds
    }

    /// The bone that the seat must lead the hand with.
    pub fn forced_lead(&self) -> Option<Bone> {
        self.open.forced_lead()
    }

    /// What was done since the deal, oldest first.
    pub fn deeds(&self) -> &[Deed] {
        &self.deeds
    }

    /// Who leads or led the hand, and why.
    pub fn leader(&self) -> (Seat, LeadReason) {
        (self.deeds.first().map_or(self.open.to_move, |deed| deed.seat), self.open.next_why)
    }

    /// Whether the hand was led with the heaviest doublet that anyone was dealt, or that seat 0 was.
    pub const fn lead(&self) -> Lead {
        self.open.next_lead
    }

    /// The bones that the seat cannot see: in other hands or in the boneyard.
    pub fn unseen(&self) -> Bones {
        Bones::ALL - self.hand() - self.open.table.bones()
    }

    /// What the seat may do, if it is its turn.
    pub fn legal(&self) -> Moves {
        if self.open.to_move == self.seat { self.open.legal() } else { Moves::none() }
    }

    /// What a legal move scores at once.
    pub fn points_of(&self, step: Move) -> u8 {
        self.open.points_of(step)
    }

    /// The bones that the seat was dealt: those it holds and those it has played, less those it has drawn.
    pub fn dealt(&self) -> Bones {
        let own = self.deeds.iter().rev().filter(|deed| deed.seat == self.seat);
        own.fold(self.hand(), |hand, deed| match deed.what {
            What::Played(bone, _) => hand | Bones::of(bone),
            What::Drew(Some(bone)) => hand - Bones::of(bone),
            _ => hand,
        })
    }
}

impl Deed {
    /// The same deed with nothing in it that a seat may not see.
    #[must_use]
    pub fn seen_by(self, observer: Seat) -> Deed {
        match self.what {
            What::Drew(_) if self.seat != observer => Deed { what: What::Drew(None), ..self },
            _ => self,
        }
    }
}

/// What an observer can be told of a hand in words: enough to know all that it may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The rules of the game.
    pub rules: Rules,
    /// Whose knowledge it is.
    pub seat: Seat,
    /// The number of the hand in the game, from nought.
    pub hand_number: u16,
    /// Who led the first hand of the game.
    pub first_leader: Seat,
    /// Who leads this hand.
    pub leader: Seat,
    /// Why that seat leads.
    pub why: LeadReason,
    /// The bone that the hand must be led with, if the observer has to lead with it.
    pub forced: Option<Bone>,
    /// The scores now.
    pub scores: BySeat<i16>,
    /// The seconds that the human has left.
    pub seconds: u16,
    /// The bones that the observer was dealt.
    pub dealt: Bones,
    /// What was done since, in order.
    pub deeds: Vec<(Seat, What)>,
}

impl Observation {
    /// All of it as it can be told in words.
    pub fn told(&self) -> Told {
        Told {
            rules: self.open.rules,
            seat: self.seat,
            hand_number: self.open.hand_number,
            first_leader: self.open.first_leader,
            leader: self.leader().0,
            why: self.open.next_why,
            forced: self.open.forced,
            scores: self.open.scores,
            seconds: self.open.seconds,
            dealt: self.dealt(),
            deeds: self.deeds.iter().map(|deed| (deed.seat, deed.what)).collect(),
        }
    }

    /// What somebody knows who was told this; only of a hand that is still being played.
    pub fn from_told(told: &Told) -> Result<Observation, CannotBe> {
        let mut open = State::new(told.rules).map_err(CannotBe::Rules)?;
        let rules = told.rules;
        for seat in [told.seat, told.leader, told.first_leader] {
            if seat.index() >= rules.seats() {
                return Err(CannotBe::NoSuchSeat(seat));
            }
        }
        if told.dealt.len() != usize::from(rules.hand) {
            return Err(CannotBe::HandSize(told.dealt.len()));
        }
        if let Some(bone) = told.forced.filter(|&bone| !told.dealt.contains(bone)) {
            return Err(CannotBe::ForcedLead(bone));
        }
        open.phase = Phase::Playing;
        open.hand_number = told.hand_number;
        open.first_leader = told.first_leader;
        open.to_move = told.leader;
        open.last_player = told.leader;
        open.scores = told.scores;
        open.seconds = told.seconds.min(rules.seconds);
        open.forced = told.forced.filter(|_| told.leader == told.seat);
        open.next_why = told.why;
        open.next_lead = match told.why {
            LeadReason::Doublet => Lead::Doublet,
            LeadReason::Lot => Lead::Lot,
            LeadReason::Named if rules.human_doublet && told.hand_number == 0 => Lead::DoubletOf(told.leader),
            _ => Lead::Seat(told.leader),
        };
        open.hands[told.seat.index()] = told.dealt;
        open.yard_len = (BONES - rules.seats() * usize::from(rules.hand)) as u8;
        let mut lens = [0; SEATS];
        lens[..rules.seats()].fill(rules.hand);
        let mut observation = Observation { seat: told.seat, open, lens, deeds: Vec::new() };
        for (number, &(seat, what)) in told.deeds.iter().enumerate() {
            observation.hear(seat, what).map_err(|why| CannotBe::Deed { number: number + 1, why })?;
        }
        if !observation.open.table.is_empty() {
            observation.open.forced = None;
        }
        Ok(observation)
    }

    /// Follows one deed. What the observer cannot judge, a draw or a pass of another seat, is believed.
    fn hear(&mut self, seat: Seat, what: What) -> Result<(), DeedError> {
        let own = seat == self.seat;
        if seat != self.open.to_move {
            return Err(DeedError::OutOfTurn { seat, to_move: self.open.to_move });
        }
        let shows = self.open.table.shows();
        match what {
            What::Played(bone, end) => self.hear_play(seat, bone, end)?,
            What::Drew(bone) => self.hear_draw(seat, bone)?,
            What::Passed => {
                if own {
                    self.open.check(Move::Pass).map_err(DeedError::Illegal)?;
                }
                self.open.passes += 1;
                if self.open.passes >= self.open.rules.seats {
                    return Err(DeedError::HandOver);
                }
                self.open.to_move = seat.next(self.open.rules.seats());
            }
            What::Destroyed(bone) => {
                self.open.check(Move::Boom(bone)).map_err(DeedError::Illegal)?;
                self.open.table.destroy(bone);
                self.open.fired |= 1 << seat.index();
                self.open.yard_len += 1;
                self.open.passes = 0;
            }
        }
        self.deeds.push(Deed { seat, what, shows }.seen_by(self.seat));
        Ok(())
    }

    fn hear_play(&mut self, seat: Seat, bone: Bone, end: End) -> Result<(), DeedError> {
        let held = self.open.hands[seat.index()];
        if seat != self.seat {
            // Nobody else's hand is known, so for the check the seat holds just the bone that it shows.
            if !self.unseen().contains(bone) {
                return Err(DeedError::Illegal(Illegal::NotInHand { seat, bone }));
            }
            self.open.hands[seat.index()] = Bones::of(bone);
        }
        let checked = self.open.check(Move::Play(bone, end));
        self.open.hands[seat.index()] = held;
        checked.map_err(DeedError::Illegal)?;
        if self.lens[seat.index()] <= 1 {
            return Err(DeedError::HandOver);
        }
        self.open.hands[seat.index()].remove(bone);
        self.lens[seat.index()] -= 1;
        match self.open.table.slot(end).filter(|_| !self.open.table.is_empty()) {
            Some(slot) => self.open.table.join(bone, slot, seat),
            None => self.open.table.lead_with(bone, seat),
        }
        self.open.last_player = seat;
        self.open.passes = 0;
        self.open.to_move = seat.next(self.open.rules.seats());
        Ok(())
    }

    fn hear_draw(&mut self, seat: Seat, bone: Option<Bone>) -> Result<(), DeedError> {
        let own = seat == self.seat;
        if own != bone.is_some() {
            return Err(DeedError::WhichBone);
        }
        if own {
            self.open.check(Move::Draw).map_err(DeedError::Illegal)?;
        } else if self.open.drawable() == 0 {
            return Err(DeedError::Illegal(Illegal::BoneyardEmpty));
        }
        if let Some(bone) = bone {
            if !self.unseen().contains(bone) {
                return Err(DeedError::Illegal(Illegal::NotInHand { seat, bone }));
            }
            self.open.hands[seat.index()].insert(bone);
        }
        self.open.yard_len -= 1;
        self.lens[seat.index()] += 1;
        Ok(())
    }
}

/// Why something told cannot be so.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the sentence that it prints")]
pub enum CannotBe {
    Rules(RulesError),
    NoSuchSeat(Seat),
    HandSize(usize),
    ForcedLead(Bone),
    Deed { number: usize, why: DeedError },
}

/// Why a deed cannot have been done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the sentence that it prints")]
pub enum DeedError {
    Illegal(Illegal),
    OutOfTurn { seat: Seat, to_move: Seat },
    HandOver,
    WhichBone,
}

impl fmt::Display for CannotBe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotBe::Rules(error) => error.fmt(f),
            CannotBe::NoSuchSeat(seat) => write!(f, "there is no seat {seat} at this table"),
            CannotBe::HandSize(bones) => write!(f, "a hand of {bones} bones was not dealt in this game"),
            CannotBe::ForcedLead(bone) => write!(f, "nobody can have to lead with {bone} who was not dealt it"),
            CannotBe::Deed { number, why } => write!(f, "event {number}: {why}"),
        }
    }
}

impl fmt::Display for DeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeedError::Illegal(illegal) => illegal.fmt(f),
            DeedError::OutOfTurn { seat, to_move } => write!(f, "it is the turn of seat {to_move}, not of seat {seat}"),
            DeedError::HandOver => f.write_str("the hand is over after this"),
            DeedError::WhichBone => f.write_str("a draw names its bone for the seat that drew it, and for no other"),
        }
    }
}

impl std::error::Error for CannotBe {}
impl std::error::Error for DeedError {}

/// One way in which everything may be that an observer cannot see.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct World(State);

impl World {
    /// The world in which the hands and the boneyard (first to be drawn first) are these, and destroyed bones go so deep into the boneyard.
    pub fn new(
        observation: &Observation,
        hands: &BySeat<Bones>,
        boneyard: &[Bone],
        depths: BySeat<u16>,
    ) -> Result<World, Disagrees> {
        let mut seen = observation.open.table.bones();
        let yard: Bones = boneyard.iter().copied().collect();
        let groups = hands.iter().copied().chain([yard]);
        for group in groups {
            if !(seen & group).is_empty() {
                return Err(Disagrees);
            }
            seen |= group;
        }
        let lens_agree = hands.iter().zip(observation.lens).all(|(hand, len)| hand.len() == usize::from(len));
        let own_agrees = hands[observation.seat.index()] == observation.hand();
        let yard_agrees = boneyard.len() == yard.len() && yard.len() == observation.boneyard_len();
        if seen != Bones::ALL || !lens_agree || !own_agrees || !yard_agrees {
            return Err(Disagrees);
        }
        let mut state = observation.open;
        state.hands = *hands;
        for (place, &bone) in state.yard.iter_mut().zip(boneyard.iter().rev()) {
            *place = bone;
        }
        state.depths = depths;
        if state.table.is_empty() && state.phase == Phase::Playing {
            let doublet = (state.hand() & Bones::DOUBLETS).last();
            state.forced = doublet.filter(|_| matches!(state.next_lead, Lead::Doublet | Lead::DoubletOf(_)));
        }
        Ok(World(state))
    }

    /// What may be done.
    pub fn legal(&self) -> Moves {
        self.0.legal()
    }

    /// Makes a legal move.
    pub fn play(&mut self, step: Move) {
        self.0.play_unchecked(step);
    }

    /// What a legal move scores at once.
    pub fn points_of(&self, step: Move) -> u8 {
        self.0.points_of(step)
    }

    /// The hand of a seat in this world.
    pub const fn hand(&self, seat: Seat) -> Bones {
        self.0.hands[seat.index()]
    }

    /// The bones on the table.
    pub const fn table(&self) -> &Table {
        &self.0.table
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &Rules {
        &self.0.rules
    }

    /// The score of a side.
    pub const fn score(&self, side: Side) -> i16 {
        self.0.score(side)
    }

    /// All scores.
    pub const fn scores(&self) -> BySeat<i16> {
        self.0.scores
    }

    /// Whose turn it is.
    pub const fn to_move(&self) -> Seat {
        self.0.to_move
    }

    /// Whether the hand is still being played.
    pub const fn phase(&self) -> Phase {
        self.0.phase
    }

    /// How many bones may still be drawn.
    pub const fn drawable(&self) -> usize {
        self.0.drawable()
    }

    /// Who won the game, once it is over; nobody if it is a draw.
    pub fn winner(&self) -> Option<Side> {
        self.0.end.and_then(|(_, winner)| winner)
    }

    /// How the next hand finds its leader, once this one is over.
    pub const fn next_lead(&self) -> (Lead, LeadReason) {
        (self.0.next_lead, self.0.next_why)
    }

    /// The world's own view of itself, for comparing it with the observation that it was made from.
    pub fn observe(&self, observation: &Observation) -> Observation {
        let history = History(observation.deeds.clone());
        Observation::new(&self.0, &history, observation.seat)
    }
}

/// The hands and the boneyard are not those of any world that agrees with an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Disagrees;

impl fmt::Display for Disagrees {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("these hands and this boneyard do not agree with what was observed")
    }
}

impl std::error::Error for Disagrees {}
