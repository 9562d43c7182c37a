//! What the end of a hand is worth to the second engine.

use super::{Naive, double, halves, highest, weight};
use electrum_dominoes_engine::rules::{
    BlockTie, BlockWhat, BlockWho, BonesLeft, CloserLoses, DominoWhat, Love, Rounding, Settle,
};

impl Naive {
    fn left(&self, seat: usize) -> i32 {
        match self.rules.bones_left {
            BonesLeft::Pips => self.hands[seat].iter().map(|&bone| weight(bone)).sum(),
            BonesLeft::Lone if self.hands[seat].len() == 1 && double(self.hands[seat][0]) => {
                match halves(self.hands[seat][0]).0 {
                    0 => 25,
                    pips if pips == highest(&self.rules) => 50,
                    pips => 2 * i32::from(pips),
                }
            }
            BonesLeft::Lone => self.hands[seat].iter().map(|&bone| weight(bone)).sum(),
            BonesLeft::FiveEach => 5 * self.hands[seat].len() as i32,
        }
    }

    fn round_exact(&self, points: f64) -> i32 {
        let fives = match self.rules.awards.rounding {
            Rounding::Off => return points.floor() as i32,
            Rounding::Nearest => (points / 5.0).round(),
            Rounding::Down => (points / 5.0).floor(),
            Rounding::Up => (points / 5.0).ceil(),
        };
        fives as i32 * 5
    }

    fn round(&self, points: i32) -> i32 {
        self.round_exact(f64::from(points))
    }

    /// What the end of a hand awards or subtracts (R21 to R26).
    pub(super) fn settle(&mut self) {
        let sides = if self.rules.partners { 2 } else { self.hands.len() };
        let own: Vec<i32> = (0..sides)
            .map(|side| (0..self.hands.len()).filter(|&seat| self.side(seat) == side).map(|seat| self.left(seat)).sum())
            .collect();
        let all: i32 = own.iter().sum();
        let low = self.lowest();
        if self.rules.single_hand {
            self.won = self.out.is_some() || low.len() == 1 && self.few_enough(low[0]);
            return;
        }
        let mut paid = vec![];
        if self.rules.settle == Settle::Subtract {
            paid.extend((0..sides).map(|side| (side, -self.round(own[side]))));
        } else if self.rules.settle == Settle::Collect {
            let winner = self.out.map(|seat| self.side(seat)).or_else(|| self.block_winner());
            let losers = (0..sides).filter(|&side| winner.is_some_and(|winner| winner != side));
            paid.extend(losers.map(|side| (side, -self.round(own[side]))));
        } else if let Some(seat) = self.out {
            let side = self.side(seat);
            paid.push((
                side,
                match self.rules.domino_what {
                    DominoWhat::Opponents => self.round(all - own[side]),
                    DominoWhat::All => self.round(all),
                    DominoWhat::One => 1,
                    DominoWhat::Nothing => 0,
                },
            ));
        } else {
            match self.block_winner() {
                Some(side) => {
                    let worth = match self.rules.block_what {
                        BlockWhat::Between => (all - own[side] - own[side]).abs(),
                        BlockWhat::Difference => (all - own[side] - own[side]).max(0),
                        BlockWhat::Opponent => all - own[side],
                        BlockWhat::Both => all,
                        BlockWhat::One => 1,
                        BlockWhat::Two => 2,
                        BlockWhat::Nothing => 0,
                    };
                    let few = matches!(self.rules.block_what, BlockWhat::One | BlockWhat::Two);
                    let is_tied = low.len() > 1 && self.rules.block_who != BlockWho::Last;
                    let points = match self.rules.block_tie {
                        BlockTie::NotCloserOne if is_tied => 1,
                        _ if few => worth,
                        _ => self.round(worth),
                    };
                    paid.push((side, points));
                }
                None if sides == 3
                    && low.len() == 2
                    && self.few_enough(low[0])
                    && self.rules.block_tie == BlockTie::Share
                    && !matches!(self.rules.block_what, BlockWhat::Nothing | BlockWhat::One | BlockWhat::Two) =>
                {
                    let third = all - 2 * own[low[0]];
                    let half = self.round_exact(f64::from(third) / 2.0);
                    paid.extend(low.into_iter().map(|side| (side, half)));
                }
                None => {}
            }
        }
        let lost_by = self.lost_by_closer();
        if self.rules.settle == Settle::Award && self.counts_twice(lost_by.is_some()) {
            paid.extend(paid.clone());
        }
        if let (Some(cap), Settle::Award) = (self.rules.awards.cap, self.rules.settle) {
            let mut scores = self.scores.clone();
            for (side, points) in &mut paid {
                *points = (*points).min((i32::from(cap) - scores[*side]).max(0));
                scores[*side] += if self.counts(*side, *points) { *points } else { 0 };
            }
        }
        if let (Some(side), CloserLoses::Point, Settle::Award) = (lost_by, self.rules.closer_loses, self.rules.settle) {
            paid.push((side, -1));
        }
        self.pay_besides(&mut paid);
        for (side, points) in paid {
            if self.counts(side, points) {
                self.scores[side] += points;
            }
        }
        if self.rules.finish.love != Love::Off && self.scores[..sides].iter().all(|&score| score > 0) {
            let plays_two = self.rules.finish.love == Love::PlayTwo && self.scores[..sides].iter().all(|&one| one == 1);
            self.carried += i32::from(plays_two);
            self.scores[..sides].fill(0);
        }
        let target = i32::from(self.rules.target);
        let done = |&score: &i32| if self.rules.settle == Settle::Collect { score <= -target } else { score >= target };
        self.won = self.scores.iter().any(done) && self.one_leads();
    }

    /// The sides that a blocked hand leaves with the fewest pips (R22, R37).
    fn lowest(&self) -> Vec<usize> {
        let seats = self.hands.len();
        let sides = if self.rules.partners { 2 } else { seats };
        let least = (0..sides).map(|side| self.worth(side)).min().unwrap();
        (0..sides).filter(|&side| self.worth(side) == least).collect()
    }

    /// The side that played last, if another has won a blocked hand with fewer pips.
    fn lost_by_closer(&self) -> Option<usize> {
        let closer = self.side(self.last);
        let beats = |winner: usize| winner != closer && !self.lowest().contains(&closer);
        let winner = if self.out.is_none() { self.block_winner() } else { None };
        winner.filter(|&side| beats(side)).map(|_| closer)
    }

    /// Whether what a hand is worth counts twice.
    fn counts_twice(&self, lost_by_closer: bool) -> bool {
        let at_both_ends = self.final_bone.is_some_and(|(bone, twice)| {
            self.out.is_some() && twice && (!double(bone) || self.rules.bonuses.both_ends_doublet)
        });
        self.rules.awards.double_ends && at_both_ends
            || self.rules.closer_loses == CloserLoses::Double && lost_by_closer
    }

    /// The pips by which a side is compared in a blocked hand.
    fn worth(&self, side: usize) -> i32 {
        if self.rules.block_who == BlockWho::Closer && side == self.side(self.last) {
            return self.left(self.last);
        }
        let own = (0..self.hands.len()).filter(|&seat| self.side(seat) == side).map(|seat| self.left(seat));
        match self.rules.block_who {
            BlockWho::LowHand | BlockWho::Closer => own.min().unwrap(),
            BlockWho::Low | BlockWho::Last => own.sum(),
        }
    }

    /// Whether a side may win a blocked hand with its pips (R58).
    fn few_enough(&self, side: usize) -> bool {
        self.rules.block_under.is_none_or(|limit| self.worth(side) < i32::from(limit))
    }

    /// The side that wins a blocked hand.
    fn block_winner(&self) -> Option<usize> {
        self.lowest_or_last().filter(|&side| self.few_enough(side))
    }

    fn lowest_or_last(&self) -> Option<usize> {
        if self.rules.block_who == BlockWho::Last {
            return Some(self.side(self.last));
        }
        let (seats, best) = (self.hands.len(), self.lowest());
        match (best.len(), self.rules.block_tie) {
            (1, _) => Some(best[0]),
            (_, BlockTie::Leader) => {
                (0..seats).map(|step| self.side((self.leader + step) % seats)).find(|side| best.contains(side))
            }
            (_, BlockTie::NotCloser | BlockTie::NotCloserOne) => {
                let after = (1..seats).map(|step| self.side((self.last + step) % seats));
                after.filter(|&side| side != self.side(self.last)).find(|side| best.contains(side))
            }
            _ => None,
        }
    }

    /// Adds what the winner of the hand is paid besides.
    fn pay_besides(&mut self, paid: &mut Vec<(usize, i32)>) {
        let winner = self.out.map(|seat| self.side(seat)).or_else(|| self.block_winner());
        let bonuses = self.rules.bonuses;
        let Some(side) = winner else {
            self.carried += i32::from(matches!(self.rules.block_tie, BlockTie::Carry | BlockTie::CarryAll));
            return;
        };
        if let (Some(_), Some((bone, twice))) = (self.out, self.final_bone) {
            let points = |is: bool, points: u8| (side, if is { i32::from(points) } else { 0 });
            paid.push(points(double(bone), bonuses.out_doublet));
            paid.push(points(twice && (!double(bone) || bonuses.both_ends_doublet), bonuses.out_both_ends));
            paid.push(points(twice && double(bone), bonuses.out_doublet_ends));
            paid.push(points(weight(bone) == 0, bonuses.out_blank));
        }
        paid.push((side, bonuses.hands.get(self.hands_won).map_or(0, |&points| i32::from(points))));
        paid.push((side, self.carried));
        self.hands_won += usize::from(bonuses.hands != [0; 4]);
        let was_blocked = self.out.is_none();
        self.carried = i32::from(was_blocked && self.rules.block_tie == BlockTie::CarryAll);
    }
}
