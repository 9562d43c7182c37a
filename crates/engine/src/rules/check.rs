//! Checks whether rules can be played.

use super::{
    BlockTie, BlockWhat, BonesLeft, Bonuses, CloserLoses, CountWhat, DominoWhat, FirstLead, LeadBone, LeadScores,
    NextLead, NoDoublet, Rounding, Rules, Settle, Spinner, TieLead,
};
use crate::bone::Seat;
use crate::options::{OPTIONS, Values};
use crate::set::Set;
use thiserror::Error;

/// The most hands in a row that a game with `love` may be played to. Scores go back to zero so
/// often that a higher target is hardly ever reached.
const FAR: u16 = 7;

impl Rules {
    /// Checks whether these rules can be played.
    pub fn check(&self) -> Result<(), RulesError> {
        self.wrong_value()
            .or_else(|| self.wrong_table())
            .or_else(|| if self.single_hand { None } else { self.wrong_goal() })
            .map_or(Ok(()), Err)
    }

    fn wrong_value(&self) -> Option<RulesError> {
        OPTIONS.iter().find_map(|option| {
            let value = option.beyond(self)?;
            Some(RulesError::Range { option: option.name, values: &option.values, value })
        })
    }

    /// Why nobody can sit down to play these rules.
    fn wrong_table(&self) -> Option<RulesError> {
        let (seats, dealt) = (self.seats(), self.seats() * usize::from(self.hand));
        let heaviest = self.lead_first == FirstLead::Doublet && self.lead_next == NextLead::Doublet;
        let led_by_doublet =
            heaviest && self.lead_after.tie == TieLead::First && self.no_doublet == NoDoublet::DealAgain;
        let nothing_else = !self.draws && !self.leave_out && self.left_over() < seats;
        let absent = |seat: &Seat| seat.index() >= seats;
        let reasons = [
            (self.partners && seats != 4).then_some(RulesError::Partners(self.seats)),
            (self.both_out && (!self.partners || self.draws)).then_some(RulesError::NoPartnerOut),
            (dealt > self.set.size()).then_some(RulesError::NotEnoughBones {
                seats: self.seats,
                hand: self.hand,
                set: self.set,
            }),
            (self.spinner.adds_to_seven() && self.set != Set::Six).then_some(RulesError::SevensOfSix),
            (self.spinner == Spinner::Every && self.set.size() > Set::GREATEST_OF_TREES.size())
                .then_some(RulesError::TreeTooLarge),
            (self.bonuses.pass > 0 && self.sides() != 2).then_some(RulesError::PassPaysMany(self.sides() as u8)),
            (self.leading.bone != LeadBone::Any && self.draws).then_some(RulesError::DoubletOrDraw),
            (self.leave_out && (self.draws || dealt == self.set.size())).then_some(RulesError::NothingLeftOut),
            (self.leader_takes && !(led_by_doublet && nothing_else)).then_some(RulesError::NothingToTake),
            self.opener().filter(absent).map(RulesError::LeadSeat),
            self.clocks.iter().find(absent).map(RulesError::ClockSeat),
            self.clocks.is_empty().then_some(RulesError::ClockOfNobody),
            self.hand_limit
                .filter(|limit| !(self.hand.into()..=self.set.size()).contains(&usize::from(*limit)))
                .map(|limit| RulesError::HandLimit { limit, hand: self.hand, set: self.set }),
            (self.opener_doublet && self.opener().is_none()).then_some(RulesError::NoOpener),
        ];
        reasons.into_iter().flatten().next()
    }

    /// Why nobody can win a game of several hands.
    fn wrong_goal(&self) -> Option<RulesError> {
        let (counts, in_parts) = (self.fives || self.threes, self.counting == CountWhat::Parts);
        let bonuses = self.bonuses.points().next().is_some();
        let more = self.scores_in_play() || self.firecrackers || bonuses;
        // Those for the first hands are paid once, and then all scores stand still at the cap.
        let [again, once] = [Bonuses { hands: [0; 4], ..self.bonuses }, self.bonuses].map(|paid| sum(&paid));
        let goes_on = self.scores_in_play() || self.firecrackers || again > 0;
        let highest = |cap: u16| cap.max(self.head_start.into()) + once;
        let collects = self.settle == Settle::Collect;
        let pays = self.settle == Settle::Award && (self.pays_for_hands() || bonuses);
        let carries = self.block_tie.carries() || self.finish.love.is_on();
        let lead_is_bound = !self.leading.wins || self.leading.scores != LeadScores::Any;
        let by_hands = self.counts_hands() && self.block_what == BlockWhat::One && self.settle == Settle::Award;
        let Bonuses { pass, pass_round, pass_lead, .. } = self.bonuses;
        let only_hands = by_hands
            && !self.firecrackers
            && [pass, pass_round, pass_lead] == [0; 3]
            && self.closer_loses != CloserLoses::Point;
        let love = self.finish.love.is_on();
        let reasons = [
            (in_parts && !counts).then_some(RulesError::PartsOfNothing),
            (self.counting == CountWhat::Twins && counts).then_some(RulesError::TwinsAndCounts),
            (!self.scores_in_play() && !collects && !pays).then_some(RulesError::NothingScores),
            self.awards.cap.filter(|cap| highest(*cap) < self.target && !goes_on).map(RulesError::CappedBelow),
            (collects && (more || carries)).then_some(RulesError::CollectsMore),
            (self.block_tie.carries() && self.domino_what != DominoWhat::One).then_some(RulesError::CarriesPips),
            // A hand of one bone is over with its lead.
            (lead_is_bound && self.hand < 2).then_some(RulesError::LeadIsAll),
            (love && !only_hands).then_some(RulesError::LoveOfPips),
            (love && self.target > FAR).then_some(RulesError::LoveTooFar(self.target)),
            (love && self.head_start > 0).then_some(RulesError::LoveAhead),
            (u16::from(self.head_start) >= self.target).then_some(RulesError::AheadOfAll(self.target)),
        ];
        let never = |start: u16| self.finish.exact.is_on() && !self.can_reach(self.target - start);
        let or_never =
            || [0, self.head_start.into()].into_iter().any(never).then_some(RulesError::NeverExact(self.target));
        reasons.into_iter().flatten().next().or_else(or_never)
    }

    /// Whether some sum of the possible points is exactly the target, or near enough that more points
    /// may go past it.
    fn can_reach(&self, target: u16) -> bool {
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
        if self.settle == Settle::Award && self.awards.cap.is_none_or(|cap| cap >= target) {
            steps.extend(by_hands.then_some(1));
            steps.extend((self.block_tie == BlockTie::NotCloserOne).then_some(1));
            steps.extend((self.block_what == BlockWhat::Two).then_some(2));
        }
        if self.settle == Settle::Award && self.closer_loses == CloserLoses::Point {
            steps.push(-1);
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
        (0..=self.enough_with_any().min(high)).any(|missing| reached[(high - low - missing) as usize])
    }
}

/// The sum of all that can be paid once.
fn sum(bonuses: &Bonuses) -> u16 {
    bonuses.points().map(u16::from).sum()
}

/// Why rules cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "each is the sentence that it prints")]
pub enum RulesError {
    #[error("option {option} takes {values}, not {value}")]
    Range { option: &'static str, values: &'static Values, value: u16 },
    #[error("partners need four players, not {0}")]
    Partners(u8),
    #[error("{seats} hands of {hand} need {} bones, and there are {}", u16::from(*.seats) * u16::from(*.hand), .set.size())]
    NotEnoughBones { seats: u8, hand: u8, set: Set },
    #[error("halves that join can add up to seven only in a double-six set")]
    SevensOfSix,
    #[error("a line that branches at every doublet has no room on the table for a double-twelve set")]
    TreeTooLarge,
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
    #[error("a hand that is dealt {hand} bones can be limited to {hand} to {}, not to {limit}", .set.size())]
    HandLimit { limit: u8, hand: u8, set: Set },
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
    #[error("where scores go back to zero, no side can have a head start")]
    LoveAhead,
    #[error("a head start is less than the {0} points that end the game")]
    AheadOfAll(u16),
}
