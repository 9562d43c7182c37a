//! Checks whether rules can be played.

use super::{
    BlockWhat, BonesLeft, Bonuses, CountWhat, DominoWhat, FirstLead, LeadScores, NextLead, Rounding, Rules, Settle,
    TieLead,
};
use crate::engine::bone::{BONES, Seat};
use crate::engine::options::{OPTIONS, Values};
use thiserror::Error;

/// The most hands in a row that a game with `love` may be played to. Scores go back to zero so often that a higher target is hardly ever reached.
const FAR: u16 = 7;

impl Rules {
    /// Checks whether these rules can be played.
    pub fn check(&self) -> Result<(), RulesError> {
        self.check_ranges()?;
        self.check_table()?;
        self.check_limits()?;
        self.check_goal()
    }

    fn check_ranges(&self) -> Result<(), RulesError> {
        let beyond = OPTIONS.iter().find_map(|option| {
            let value = option.beyond(self)?;
            Some(RulesError::Range { option: option.name, values: &option.values, value })
        });
        beyond.map_or(Ok(()), Err)
    }

    fn check_table(&self) -> Result<(), RulesError> {
        if self.partners && self.seats() != 4 {
            return Err(RulesError::Partners(self.seats));
        }
        if self.both_out && (!self.partners || self.draws) {
            return Err(RulesError::NoPartnerOut);
        }
        let dealt = self.seats() * usize::from(self.hand);
        if dealt > BONES {
            return Err(RulesError::NotEnoughBones { seats: self.seats, hand: self.hand });
        }
        if self.bonuses.pass > 0 && self.sides() != 2 {
            return Err(RulesError::PassPaysMany(self.sides() as u8));
        }
        if self.leading.with_doublet && self.draws {
            return Err(RulesError::DoubletOrDraw);
        }
        if self.leave_out && (self.draws || dealt == BONES) {
            return Err(RulesError::NothingLeftOut);
        }
        let heaviest = self.lead_first == FirstLead::Doublet && self.lead_next == NextLead::Doublet;
        let led_by_doublet = heaviest && self.lead_after.tie == TieLead::First;
        let nothing_else = !self.draws && !self.leave_out && self.left_over() < self.seats();
        if self.leader_takes && !(led_by_doublet && nothing_else) {
            return Err(RulesError::NothingToTake);
        }
        match self.lead_first {
            FirstLead::Seat(seat) if seat.index() >= self.seats() => Err(RulesError::LeadSeat(seat)),
            _ => self.check_clocks(),
        }
    }

    fn check_clocks(&self) -> Result<(), RulesError> {
        if let Some(seat) = self.clocks.iter().find(|seat| seat.index() >= self.seats()) {
            return Err(RulesError::ClockSeat(seat));
        }
        if self.clocks.is_empty() {
            return Err(RulesError::ClockOfNobody);
        }
        Ok(())
    }

    fn check_limits(&self) -> Result<(), RulesError> {
        if let Some(limit) = self.hand_limit.filter(|limit| *limit < self.hand) {
            return Err(RulesError::HandLimit { limit, hand: self.hand });
        }
        if self.opener_doublet && self.opener().is_none() {
            return Err(RulesError::NoOpener);
        }
        Ok(())
    }

    fn check_goal(&self) -> Result<(), RulesError> {
        if self.single_hand {
            return Ok(());
        }
        match self.counting {
            CountWhat::Parts if !self.fives && !self.threes => return Err(RulesError::PartsOfNothing),
            CountWhat::Twins if self.fives || self.threes => return Err(RulesError::TwinsAndCounts),
            CountWhat::Whole | CountWhat::Parts | CountWhat::Twins => {}
        }
        let pays = self.pays_for_hands() || self.bonuses != Bonuses::NONE;
        let collects = self.settle == Settle::Collect;
        if !self.scores_in_play() && !collects && (self.settle == Settle::Subtract || !pays) {
            return Err(RulesError::NothingScores);
        }
        let more = self.scores_in_play() || self.firecrackers || self.bonuses != Bonuses::NONE;
        if let Some(cap) = self.awards.cap.filter(|cap| *cap < self.target && !more) {
            return Err(RulesError::CappedBelow(cap));
        }
        let carries = self.block_tie.carries() || self.finish.love.is_on();
        if collects && (more || carries) {
            return Err(RulesError::CollectsMore);
        }
        self.check_hands()?;
        if self.finish.exact && !self.can_reach_exactly(self.target) {
            return Err(RulesError::NeverExact(self.target));
        }
        Ok(())
    }

    /// Checks the options that make sense only where hands are counted.
    fn check_hands(&self) -> Result<(), RulesError> {
        if self.block_tie.carries() && self.domino_what != DominoWhat::One {
            return Err(RulesError::CarriesPips);
        }
        // A hand of one bone is over with its lead.
        if (!self.leading.wins || self.leading.scores != LeadScores::Any) && self.hand < 2 {
            return Err(RulesError::LeadIsAll);
        }
        if !self.finish.love.is_on() {
            return Ok(());
        }
        let by_hands = self.counts_hands() && self.block_what == BlockWhat::One && self.settle == Settle::Award;
        let Bonuses { pass, pass_round, pass_lead, .. } = self.bonuses;
        if !by_hands || self.firecrackers || [pass, pass_round, pass_lead] != [0; 3] {
            return Err(RulesError::LoveOfPips);
        }
        if self.target > FAR { Err(RulesError::LoveTooFar(self.target)) } else { Ok(()) }
    }

    /// Whether some sum of the possible points is exactly the target.
    fn can_reach_exactly(&self, target: u16) -> bool {
        let in_fives = self.awards.rounding != Rounding::Off || self.bones_left == BonesLeft::FiveEach;
        let settled: i32 = if in_fives { 5 } else { 1 };
        let mut steps = vec![];
        if self.fives || self.firecrackers {
            steps.push(if self.counting == CountWhat::Parts { 1 } else { 5 });
        }
        if self.threes {
            steps.push(if self.counting == CountWhat::Parts { 1 } else { 3 });
        }
        if self.counting == CountWhat::Twins {
            steps.extend([2, 3]);
        }
        match self.settle {
            Settle::Subtract | Settle::Collect => steps.push(-settled),
            Settle::Award if self.pays_for_hands() && self.awards.cap.is_none_or(|cap| cap >= target) => {
                steps.push(settled);
            }
            Settle::Award => (),
        }
        steps.extend(self.bonuses.points().map(i32::from));
        let by_hands = self.domino_what == DominoWhat::One || self.block_what == BlockWhat::One;
        if self.settle == Settle::Award && by_hands && self.awards.cap.is_none_or(|cap| cap >= target) {
            steps.push(1);
        }
        // Points are lost only from points won before, so a small window below zero is enough.
        let (low, high) = (-60, i32::from(target));
        let mut reached = vec![false; (high - low + 1) as usize];
        let mut open = vec![0];
        while let Some(score) = open.pop() {
            for step in &steps {
                let next = score + step;
                if (low..=high).contains(&next) && !std::mem::replace(&mut reached[(next - low) as usize], true) {
                    open.push(next);
                }
            }
        }
        reached[(high - low) as usize]
    }
}

/// Why rules cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "each is the sentence that it prints")]
pub enum RulesError {
    #[error("option {option} takes {values}, not {value}")]
    Range { option: &'static str, values: &'static Values, value: u16 },
    #[error("partners need four players, not {0}")]
    Partners(u8),
    #[error("{seats} hands of {hand} need {} bones, and there are {BONES}", u16::from(*.seats) * u16::from(*.hand))]
    NotEnoughBones { seats: u8, hand: u8 },
    #[error("0-0 can be left out only where nothing is drawn and the hands do not need all bones")]
    NothingLeftOut,
    #[error(
        "the leader can take the bones left over only where the heaviest doublet always leads, nothing is drawn \
         or left out, and fewer bones are left over than there are players"
    )]
    NothingToTake,
    #[error("a pass can pay the opponents only where two sides play, not {0}")]
    PassPaysMany(u8),
    #[error("the winner of a hand can be bound to lead a doublet only where nothing is drawn")]
    DoubletOrDraw,
    #[error("seat {0} cannot lead: there is no such seat")]
    LeadSeat(Seat),
    #[error("a hand that is dealt {hand} bones can be limited to {hand} to {BONES}, not to {limit}")]
    HandLimit { limit: u8, hand: u8 },
    #[error("a sure doublet opens the game, so the rules must name the seat that leads first")]
    NoOpener,
    #[error("seat {0} cannot have a clock: there is no such seat")]
    ClockSeat(Seat),
    #[error("some seat must have the clock of a game on time")]
    ClockOfNobody,
    #[error("no one can score: no count scores, and no hand gives points")]
    NothingScores,
    #[error("a count can score its parts only where fives or threes score")]
    PartsOfNothing,
    #[error("equal ends can score only where neither fives nor threes score")]
    TwinsAndCounts,
    #[error("a hand can go on until both partners are out only in pairs that draw nothing")]
    NoPartnerOut,
    #[error("nobody could ever reach {0} exactly with the points of this game")]
    NeverExact(u16),
    #[error("nobody could win with awards that stop at {0}, because nothing else scores")]
    CappedBelow(u16),
    #[error("where points are collected, nothing but the bones left in a hand can score")]
    CollectsMore,
    #[error("a tied hand can only count for the next one where a hand counts one")]
    CarriesPips,
    #[error("where the first bone of a hand may not win or score, a hand needs two bones or more")]
    LeadIsAll,
    #[error("scores go back to zero only in a game that counts hands alone")]
    LoveOfPips,
    #[error("{0} hands while another side has none are too many: the most are {FAR}")]
    LoveTooFar(u16),
}
