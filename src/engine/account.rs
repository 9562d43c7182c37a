//! What one seat knows, as it can be told in words, and back: the meaning of a position of the line protocol.

use super::bone::{BONES, Bone, Bones, BySeat, SEATS, Seat};
use super::deal::Lead;
use super::event::LeadReason;
use super::illegal::Illegal;
use super::moves::Move;
use super::observe::{Act, Deed, Observation};
use super::rules::{Rules, RulesError};
use super::state::{GameState, Phase};
use super::table::End;
use std::fmt;

/// What an observer can be told of a hand in words: enough to know all that it may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
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
    pub deeds: Vec<(Seat, Act)>,
}

impl Observation {
    /// All of it as it can be told in words.
    pub fn account(&self) -> Account {
        Account {
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
            deeds: self.deeds.iter().map(|deed| (deed.seat, deed.act)).collect(),
        }
    }

    /// What somebody knows who was told this; only of a hand that is still being played.
    pub fn from_account(told: &Account) -> Result<Observation, CannotBe> {
        let mut open = GameState::new(told.rules).map_err(CannotBe::Rules)?;
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
        for (number, &(seat, act)) in told.deeds.iter().enumerate() {
            observation.hear(seat, act).map_err(|why| CannotBe::Deed { number: number + 1, why })?;
        }
        if !observation.open.table.is_empty() {
            observation.open.forced = None;
        }
        Ok(observation)
    }

    /// Follows one deed. What the observer cannot judge, a draw or a pass of another seat, is believed.
    fn hear(&mut self, seat: Seat, act: Act) -> Result<(), DeedError> {
        let own = seat == self.seat;
        if seat != self.open.to_move {
            return Err(DeedError::OutOfTurn { seat, to_move: self.open.to_move });
        }
        let shows = self.open.table.shows();
        match act {
            Act::Played(bone, end) => self.hear_play(seat, bone, end)?,
            Act::Drew(bone) => self.hear_draw(seat, bone)?,
            Act::Passed => {
                if own {
                    self.open.check(Move::Pass).map_err(DeedError::Illegal)?;
                }
                self.open.passes += 1;
                if self.open.passes >= self.open.rules.seats {
                    return Err(DeedError::HandOver);
                }
                self.open.to_move = seat.next(self.open.rules.seats());
            }
            Act::Destroyed(bone) => {
                self.open.check(Move::Boom(bone)).map_err(DeedError::Illegal)?;
                self.open.table.destroy(bone);
                self.open.fired |= 1 << seat.index();
                self.open.yard_len += 1;
                self.open.passes = 0;
            }
        }
        self.deeds.push(Deed { seat, act, shows }.seen_by(self.seat));
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
        self.open.table.follow(seat, Act::Played(bone, end));
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
