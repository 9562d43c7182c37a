//! Converts what one seat knows to an account that can be written as text, and back. A position of
//! the line protocol is such an account.

use super::notation::Count;
use crate::bone::by_seat;
use crate::deal::Lead;
use crate::play::score::SCORES;
use crate::{
    Act, Bone, Bones, BySeat, Carryover, Deed, End, Illegal, Layout, LeadReason, Observation, Phase, Public, Rules,
    RulesError, SEATS, Seat, Seats,
};
use thiserror::Error;

/// An account of a hand from which an observer can learn everything that it may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The rules of the game.
    pub rules: Rules,
    /// The seat whose knowledge this is.
    pub seat: Seat,
    /// The number of the hand in the game, from zero.
    pub hand_number: u16,
    /// The seat that led the first hand of the game.
    pub first_leader: Seat,
    /// The seat that leads this hand.
    pub leader: Seat,
    /// Why that seat leads.
    pub why: LeadReason,
    /// What earlier hands mean for the awards of this one.
    pub carryover: Carryover,
    /// The bone that the observer must lead with, if it must lead a certain bone and has not led
    /// yet.
    pub forced: Option<Bone>,
    /// The scores now.
    pub scores: BySeat<i16>,
    /// The seconds left for each seat with a clock.
    pub seconds: BySeat<u16>,
    /// The bones that the observer was dealt.
    pub dealt: Bones,
    /// What the seats have done since the deal, in order.
    pub deeds: Vec<(Seat, Act)>,
}

impl Observation {
    /// Converts the observation to an account.
    pub fn account(&self) -> Account {
        Account {
            rules: self.public.rules,
            seat: self.seat,
            hand_number: self.public.hand_number,
            first_leader: self.public.first_leader,
            leader: self.leader().0,
            why: self.public.lead_reason,
            carryover: self.public.carryover,
            forced: self.forced_lead,
            scores: self.public.scores,
            seconds: self.public.seconds,
            dealt: self.dealt(),
            deeds: self.deeds.iter().map(|deed| (deed.seat, deed.act)).collect(),
        }
    }

    /// Converts an account of a hand in progress to an observation.
    pub fn from_account(told: &Account) -> Result<Observation, CannotBe> {
        told.check()?;
        let rules = told.rules;
        let mut hand_lens = [0; SEATS];
        rules.all_seats().for_each(|seat| hand_lens[seat.index()] = rules.dealt(seat == told.leader) as u8);
        let public = Public {
            layout: Layout::new(rules.spinner),
            scores: told.scores,
            rules,
            hand_number: told.hand_number,
            seconds: by_seat(|seat| told.seconds[seat.index()].min(rules.time_of(seat))),
            boneyard_len: rules.set.size() as u8 - hand_lens.iter().sum::<u8>(),
            to_move: told.leader,
            first_leader: told.first_leader,
            leader: told.leader,
            carryover: told.carryover,
            last_player: told.leader,
            passes: 0,
            drawn: 0,
            fired: Seats::NONE,
            lead: told.lead(),
            lead_reason: told.why,
            phase: Phase::Playing,
            end: None,
        };
        let mut observation = Observation {
            seat: told.seat,
            public,
            hand: told.dealt,
            covered: false,
            hand_lens,
            forced_lead: told.forced_lead(),
            deeds: Vec::with_capacity(told.deeds.len()),
        };
        for (number, &(seat, act)) in told.deeds.iter().enumerate() {
            observation.hear(seat, act).map_err(|why| CannotBe::Deed { number: number + 1, why })?;
        }
        Ok(observation)
    }

    /// Follows one deed. It believes what the observer cannot check, such as another seat's draw or
    /// pass.
    fn hear(&mut self, seat: Seat, act: Act) -> Result<(), DeedError> {
        if seat != self.public.to_move {
            return Err(DeedError::OutOfTurn { seat, to_move: self.public.to_move });
        }
        let deed = Deed::new(seat, act, &self.public.layout);
        match act {
            Act::Played(bone, end) => self.hear_play(bone, end)?,
            Act::Drew(bone) => self.hear_draw(bone)?,
            Act::Passed => self.hear_pass()?,
            Act::Destroyed(bone) => self.hear_boom(bone)?,
        }
        self.deeds.push(deed.seen_by(self.seat));
        Ok(())
    }

    fn hear_play(&mut self, bone: Bone, end: End) -> Result<(), DeedError> {
        let seat = self.public.to_move;
        // Other hands are not known. For the check, another seat holds only the bone that it shows,
        // if it can hold that bone.
        let held = match self.hand_len(seat) {
            0 => Bones::NONE,
            _ if seat == self.seat => self.hand,
            _ => Bones::of(bone) & self.unseen(),
        };
        self.turn_with(held).check_play(bone, end)?;
        if self.public.rules.ends_hand(seat, |own| self.hand_len(own) - usize::from(own == seat)) {
            return Err(DeedError::HandOver);
        }
        self.hand.remove(bone);
        self.hand_lens[seat.index()] -= 1;
        self.public.layout.play(seat, bone, end);
        self.forced_lead = None;
        self.public.last_player = seat;
        (self.public.passes, self.public.drawn) = (0, 0);
        self.public.to_move = seat.next(self.public.rules.seats());
        Ok(())
    }

    fn hear_draw(&mut self, bone: Option<Bone>) -> Result<(), DeedError> {
        let seat = self.public.to_move;
        match bone {
            Some(bone) if seat == self.seat => {
                self.turn_with(self.hand).check_draw()?;
                if !self.unseen().contains(bone) {
                    return Err(DeedError::NotInBoneyard(bone));
                }
                self.hand.insert(bone);
            }
            None if seat != self.seat => self.turn_with(Bones::NONE).check_boneyard()?,
            Some(_) | None => return Err(DeedError::WhichBone),
        }
        self.public.boneyard_len -= 1;
        self.public.drawn += 1;
        self.hand_lens[seat.index()] += 1;
        Ok(())
    }

    fn hear_pass(&mut self) -> Result<(), DeedError> {
        let seat = self.public.to_move;
        if seat == self.seat {
            self.turn_with(self.hand).check_pass()?;
        } else if self.could_draw(seat) {
            return Err(Illegal::PassWhileDrawable { seat }.into());
        }
        self.public.note_pass(self.hand_len(seat));
        if self.public.passes >= self.public.rules.seats {
            return Err(DeedError::HandOver);
        }
        self.public.to_move = self.public.to_move.next(self.public.rules.seats());
        Ok(())
    }

    /// Whether a seat whose hand is not known could draw instead of passing.
    fn could_draw(&self, seat: Seat) -> bool {
        self.public.has_room(self.hand_len(seat)) && self.turn_with(Bones::NONE).check_boneyard().is_ok()
    }

    fn hear_boom(&mut self, bone: Bone) -> Result<(), DeedError> {
        self.turn_with(Bones::NONE).check_boom(bone)?;
        self.public.layout.destroy(bone);
        let seat = self.public.to_move;
        self.public.fired.insert(seat);
        self.public.boneyard_len += 1;
        self.public.passes = 0;
        Ok(())
    }
}

impl Account {
    /// Checks everything except the deeds.
    fn check(&self) -> Result<(), CannotBe> {
        self.rules.check()?;
        let seats = [self.seat, self.leader, self.first_leader];
        if let Some(&seat) = seats.iter().find(|seat| seat.index() >= self.rules.seats()) {
            return Err(CannotBe::NoSuchSeat(seat));
        }
        if let Some(&score) = self.scores.iter().find(|score| !SCORES.contains(score)) {
            return Err(CannotBe::Score(score));
        }
        if self.dealt.len() != self.rules.dealt(self.seat == self.leader) {
            return Err(CannotBe::HandSize(self.dealt.len()));
        }
        if let Some(bone) = (self.dealt - self.rules.set.bones()).last() {
            return Err(CannotBe::NotInSet(bone));
        }
        match self.forced {
            Some(bone) if self.forced_lead() != Some(bone) => Err(CannotBe::ForcedLead(bone)),
            _ => Ok(()),
        }
    }

    /// The bone that the observer must lead with. It follows from the rest of the account, so the
    /// account may leave it out.
    fn forced_lead(&self) -> Option<Bone> {
        self.lead().forced_from(self.dealt, &self.rules).filter(|_| self.leader == self.seat)
    }

    const fn lead(&self) -> Lead {
        match self.why {
            LeadReason::Doublet => Lead::Doublet,
            LeadReason::LowDoublet => Lead::LowDoublet,
            LeadReason::ThreeTwo => Lead::ThreeTwo,
            LeadReason::Blank => Lead::UpFrom(0),
            LeadReason::EachDoublet => Lead::UpFrom(self.rules.doublet_in_turn(self.hand_number)),
            LeadReason::Lot => Lead::Lot,
            LeadReason::Named if self.rules.opener_doublet && self.hand_number == 0 => Lead::DoubletOf(self.leader),
            LeadReason::Named
            | LeadReason::Winner
            | LeadReason::Loser
            | LeadReason::Alternate
            | LeadReason::Blocked
            | LeadReason::Again => Lead::Seat(self.leader),
        }
    }
}

/// Why an account is impossible.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "each is the sentence that it prints")]
pub enum CannotBe {
    #[error(transparent)]
    Rules(#[from] RulesError),
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    #[error("a score is {} to {}, not {}", SCORES.start(), SCORES.end(), .0)]
    Score(i16),
    #[error("a hand of {} was not dealt in this game", Count(*.0))]
    HandSize(usize),
    #[error("{0} is not in the set that is played with")]
    NotInSet(Bone),
    #[error("the seat does not have to lead with {0}")]
    ForcedLead(Bone),
    #[error("event {number}: {why}")]
    Deed { number: usize, why: DeedError },
}

/// Why a deed is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "each is the sentence that it prints")]
pub enum DeedError {
    #[error(transparent)]
    Illegal(#[from] Illegal),
    #[error("it is the turn of seat {to_move}, not of seat {seat}")]
    OutOfTurn { seat: Seat, to_move: Seat },
    #[error("the hand is over after this")]
    HandOver,
    #[error("a draw names its bone for the seat that drew it, and for no other")]
    WhichBone,
    #[error("{0} cannot have been in the boneyard")]
    NotInBoneyard(Bone),
}
