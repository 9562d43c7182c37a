//! The books of chance: what the deals and the boneyard gave each side, beside what fair dealing gives.
//!
//! Nothing here asks how well anybody played. Each figure compares what was given with its mean over all that might have been given at that moment,
//! when everything else lay as it did. Such differences come to zero in the long run whatever the players do, and how far from it they may stray by
//! chance is known exactly, so that a hand on the scales shows.
//!
//! That holds only if every deal and every draw is entered, the lucky and the unlucky alike. So the books are kept while a game is played, and not made from
//! the games that somebody has finished.

pub mod chance;
mod verdict;

pub use verdict::{Suspicion, Verdict};

use crate::engine::bone::{BONES, Bone, Bones, Seat};
use crate::engine::event::{Event, LeadReason};
use crate::engine::state::GameState;
use chance::{Likely, doublets, next_draw, one_of, picked};
use serde::{Deserialize, Serialize};

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// The doublets among the bones that were dealt.
    Doublets,
    /// The bones of those who did not lead that fitted the lead, but for doublets, which are counted above.
    FirstBones,
    /// The bones that had to be drawn until one fitted.
    Draws,
    /// The pips of the bones that were drawn.
    DrawnPips,
}

impl Measure {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Measure; 4] = [Measure::Doublets, Measure::FirstBones, Measure::Draws, Measure::DrawnPips];
}

/// What one side was given of something, and what fair dealing would have given it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Share {
    /// How often something was given.
    pub times: u64,
    /// How much it came to.
    pub given: f64,
    /// How much it comes to with fair dealing, on average.
    pub fair: f64,
    /// How far from that it strays: the square of the standard deviation.
    pub variance: f64,
}

impl Share {
    fn add(&mut self, given: f64, likely: Likely) {
        self.times = self.times.saturating_add(1);
        self.given += given;
        self.fair += likely.mean;
        self.variance += likely.variance;
    }

    /// How many standard deviations more was given than is fair; nothing if chance had no say yet.
    pub fn deviation(&self) -> Option<f64> {
        (self.variance > 0.0).then(|| (self.given - self.fair) / self.variance.sqrt())
    }

    /// How likely fair dealing strays at least this far, to either side. Sums of many small chances are spread normally.
    pub fn likelihood(&self) -> Option<f64> {
        self.deviation().map(|deviation| libm::erfc(deviation.abs() / std::f64::consts::SQRT_2))
    }
}

/// What one side was given of everything that is looked at.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Balance([Share; Measure::ALL.len()]);

impl From<[Share; Measure::ALL.len()]> for Balance {
    fn from(shares: [Share; Measure::ALL.len()]) -> Balance {
        Balance(shares)
    }
}

impl Balance {
    /// Its share of one thing.
    pub const fn share(&self, measure: Measure) -> &Share {
        &self.0[measure as usize]
    }

    fn add(&mut self, measure: Measure, given: f64, likely: Likely) {
        self.0[measure as usize].add(given, likely);
    }
}

/// The books over any number of games, from the seat of one player.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Books {
    /// How many hands they are made from.
    pub hands: u64,
    /// What the player was given.
    pub own: Balance,
    /// What all others were given.
    pub others: Balance,
}

impl Books {
    fn balance(&mut self, seat: Seat, player: Seat) -> &mut Balance {
        if seat == player { &mut self.own } else { &mut self.others }
    }

    /// Enters what has just been dealt.
    pub fn enter_deal(&mut self, player: Seat, event: &Event, dealt: &GameState) {
        let (rules, open) = (dealt.rules(), dealt.reveal());
        let led_by_doublet = matches!(event, Event::Dealt { why: LeadReason::Doublet, .. });
        self.hands = self.hands.saturating_add(1);
        for seat in rules.all_seats() {
            let held = (open.hands[seat.index()] & Bones::DOUBLETS).len();
            let likely = doublets(rules, led_by_doublet, seat);
            self.balance(seat, player).add(Measure::Doublets, held as f64, likely);
        }
    }

    /// Enters what the others hold when a seat has led. It is the first that chance gives them after the deal, and it has come before anybody can answer it.
    ///
    /// Which doublets a hand holds may have decided who leads, and whether the deal was void. All its other bones might as well be any of the boneyard.
    pub fn enter_lead(&mut self, player: Seat, leader: Seat, led: &GameState) {
        let (rules, open) = (led.rules(), led.reveal());
        let fitting = Bones::fitting(led.table().shows());
        let boneyard: Bones = open.boneyard.iter().copied().collect();
        for seat in rules.all_seats().filter(|&seat| seat != leader) {
            let plain = open.hands[seat.index()] - Bones::DOUBLETS;
            let pool = plain | (boneyard - Bones::DOUBLETS);
            let likely = picked(plain.len(), (pool & fitting).len(), pool.len());
            self.balance(seat, player).add(Measure::FirstBones, (plain & fitting).len() as f64, likely);
        }
    }

    /// Enters the bone that a seat has drawn.
    pub fn enter_draw(&mut self, player: Seat, before: &GameState, after: &GameState) {
        let (seat, open) = (before.to_move(), before.reveal());
        let hand = open.hands[seat.index()];
        let boneyard: Bones = open.boneyard.iter().copied().collect();
        let drawn = after.reveal().hands[seat.index()] - hand;
        let balance = self.balance(seat, player);
        let pips = |bone: Bone| f64::from(bone.weight());
        balance.add(Measure::DrawnPips, drawn.iter().map(pips).sum(), one_of(boneyard.iter().map(pips)));

        let fitting = Bones::fitting(before.table().shows());
        // Whoever draws although a bone fits may stop at will.
        if hand.is_disjoint(fitting) {
            let room = before.rules().hand_limit.map_or(BONES, |limit| usize::from(limit).saturating_sub(hand.len()));
            let most = before.drawable().min(room);
            let found = !drawn.is_disjoint(fitting);
            let likely = next_draw((boneyard & fitting).len(), boneyard.len(), most, found);
            balance.add(Measure::Draws, 1.0, likely);
        }
    }
}
