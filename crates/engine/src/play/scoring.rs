//! What everybody sees change: points that are scored, clocks that are read, and the end of the
//! game.

use super::lead::InTurn;
use super::public::{Phase, Public};
use super::{Illegal, score};
use crate::bone::{Bone, SEATS, Seat, Side, Word};
use crate::event::{Award, Event, GameEnd, GameEndReason, Listener, ScoreReason};
use crate::rules::{BlockTie, Love, Rules, TieLead};

impl<W: Word> Public<W> {
    pub(super) fn is_new(&self) -> bool {
        self.phase == Phase::HandOver && self.hand_number == 0
    }

    /// Whose turn it is to lead the next hand, if the players or the doublets take turns.
    pub(super) fn turns(&self) -> InTurn {
        let seat = match self.rules.lead_after.tie {
            TieLead::First => self.first_leader.after(usize::from(self.hand_number), self.rules.seats()),
            // A seat that has led a tied hand again has had one turn.
            TieLead::Same => self.leader.next(self.rules.seats()),
        };
        InTurn { seat, doublet: self.rules.doublet_in_turn(self.hand_number) }
    }

    /// How the game ended, once it has.
    pub fn result(&self) -> Option<GameEnd> {
        let (how, winner) = self.end?;
        Some(GameEnd { winner, how, bonuses: score::bonuses(&self.rules, &self.scores, &self.seconds, winner) })
    }

    pub(super) fn check_clock(&self, seat: Seat, read: u16) -> Result<(), Illegal> {
        if !self.rules.on_time() {
            Err(Illegal::NotOnTime)
        } else if !self.rules.has_clock(seat) {
            Err(Illegal::NoClock(seat))
        } else if read > self.seconds[seat.index()] {
            Err(Illegal::ClockRunsBack { left: self.seconds[seat.index()], read })
        } else {
            Ok(())
        }
    }

    /// The time that a seat has left under other rules. A new clock starts full. Otherwise the time
    /// used so far is taken from the new limit. At least one second is left, because a clock ends a
    /// game only when it is read.
    pub(super) fn seconds_under(&self, rules: &Rules, seat: Seat) -> u16 {
        match (self.rules.time_of(seat), rules.time_of(seat)) {
            (_, 0) => 0,
            (0, limit) => limit,
            (before, limit) => match limit.saturating_sub(before - self.seconds[seat.index()]) {
                0 => 1,
                left => left,
            },
        }
    }

    /// Scores points for a seat. The game ends at once if the target is reached and one side alone
    /// leads (R20).
    #[inline]
    pub(super) fn add_points<L: Listener>(&mut self, seat: Seat, points: u8, why: ScoreReason, listener: &mut L) {
        if let Some(score) = self.score_points(seat, points, why, listener)
            && score::wins_now(&self.rules, score)
        {
            self.end_if_won(points, listener);
        }
    }

    /// Scores points without ending the game. Returns the new score if they count.
    #[inline]
    pub(super) fn score_points<L: Listener>(
        &mut self,
        seat: Seat,
        points: u8,
        why: ScoreReason,
        listener: &mut L,
    ) -> Option<i16> {
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

    /// Ends the game if there are points and one side alone is ahead. Only scores that reach the
    /// target come here, so that no branch asks at every play whether there are points, which a
    /// processor cannot predict.
    #[inline(never)]
    pub(super) fn end_if_won<L: Listener>(&mut self, points: u8, listener: &mut L) {
        let winner = score::ahead(&self.rules, &self.scores).filter(|_| points > 0);
        if winner.is_some() {
            self.end_game(GameEndReason::Target, winner, listener);
        }
    }

    pub(super) fn wins_with(&self, bone: Bone, points: u8) -> bool {
        let counts = points > 0 && self.scores_with(bone);
        let (side, on_table) = (self.rules.side(self.to_move), || self.layout.bones().len() + 1);
        let score = || score::with_points_of_move(&self.rules, &self.scores, side, points, on_table);
        counts.then(score).flatten().is_some_and(|score| {
            let mut scores = self.scores;
            scores[side.index()] = score;
            score::wins_now(&self.rules, score) && score::ahead(&self.rules, &scores).is_some()
        })
    }

    pub(super) fn read_clock<L: Listener>(&mut self, seat: Seat, seconds: u16, listener: &mut L) {
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

    pub(super) fn resign<L: Listener>(&mut self, seat: Seat, listener: &mut L) {
        let winner = score::ahead_but_for(&self.rules, &self.scores, self.rules.side(seat));
        self.end_game(GameEndReason::Resigned(seat), winner, listener);
    }

    /// Counts the hands that matter for the awards of later ones (R37, R39).
    pub(super) fn note_winner(&mut self, won: bool, blocked: bool) {
        let pays_for_hands = self.rules.bonuses.hands != [0; 4];
        if won {
            self.carryover.hands_won = self.carryover.hands_won.saturating_add(pays_for_hands.into());
            self.carryover.carried = (blocked && self.rules.block_tie == BlockTie::CarryAll).into();
        } else if self.rules.block_tie.carries() {
            self.carryover.carried = self.carryover.carried.saturating_add(1);
        }
    }

    /// Takes all scores back to zero if every side has points, in a game that must be won while
    /// another side has none (R40).
    pub(super) fn lose_love<L: Listener>(&mut self, listener: &mut L) {
        let every_side = |has: fn(i16) -> bool| self.rules.all_sides().all(|side| has(self.scores[side.index()]));
        if self.rules.finish.love.is_on() && every_side(|score| score > 0) {
            let one_all = every_side(|score| score == 1);
            let plays_two = one_all && self.rules.finish.love == Love::PlayTwo;
            self.carryover.carried = self.carryover.carried.saturating_add(plays_two.into());
            self.scores = [0; SEATS];
            listener.hear(|| Event::StartedOver);
        }
    }

    /// Adds an award to its side's score as far as it may go (R53), unless the score would pass a
    /// target that must be reached exactly (R24).
    pub(super) fn pay(&mut self, mut award: Award) -> Award {
        award.points = score::capped(&self.rules, self.scores[award.side.index()], &award);
        let score = score::with_points(&self.rules, &self.scores, award.side, award.points);
        award.counted = score.is_some();
        self.scores[award.side.index()] = score.unwrap_or(self.scores[award.side.index()]);
        award
    }

    pub(super) fn end_game<L: Listener>(&mut self, how: GameEndReason, winner: Option<Side>, listener: &mut L) {
        self.phase = Phase::GameOver;
        self.end = Some((how, winner));
        listener.hear(|| {
            let bonuses = score::bonuses(&self.rules, &self.scores, &self.seconds, winner);
            Event::GameEnded(GameEnd { winner, how, bonuses })
        });
    }
}
