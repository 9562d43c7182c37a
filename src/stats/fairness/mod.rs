//! The books of chance: what the deals and the boneyard gave each side, beside what fair dealing gives.
//!
//! Nothing here asks how well anybody played. Each figure compares what was given with its mean over all that might have been given at that moment,
//! when everything else lay as it did. Such differences come to zero in the long run whatever the players do, and how far from it they may stray by
//! chance is known exactly, so that a hand on the scales shows.

mod chance;
mod verdict;

pub use verdict::{Doubt, Verdict};

use crate::engine::bone::{BONES, Bone, Bones, SEATS, Seat};
use crate::engine::event::{Event, LeadReason};
use crate::engine::moves::Move;
use crate::engine::state::GameState;
use crate::record::Session;
use crate::record::{Record, ReplayError, Replayed, Witness};
use chance::{Likely, doublets, next_draw, one_of, picked};
use serde::{Deserialize, Serialize};

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// The doublets among the bones that were dealt.
    Doublets,
    /// The bones that fitted at the first turn in a hand, but for doublets, which are counted above.
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
        self.times += 1;
        self.given += given;
        self.fair += likely.mean;
        self.variance += likely.variance;
    }

    fn join(&mut self, other: &Share) {
        self.times += other.times;
        self.given += other.given;
        self.fair += other.fair;
        self.variance += other.variance;
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
pub struct Account([Share; Measure::ALL.len()]);

impl From<[Share; Measure::ALL.len()]> for Account {
    fn from(shares: [Share; Measure::ALL.len()]) -> Account {
        Account(shares)
    }
}

impl Account {
    /// Its share of one thing.
    pub const fn share(&self, measure: Measure) -> &Share {
        &self.0[measure as usize]
    }

    fn add(&mut self, measure: Measure, given: f64, likely: Likely) {
        self.0[measure as usize].add(given, likely);
    }

    fn join(&mut self, other: &Account) {
        self.0.iter_mut().zip(&other.0).for_each(|(share, more)| share.join(more));
    }
}

/// The books over any number of games, from the seat of one player.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Books {
    /// How many hands they are made from.
    pub hands: u64,
    /// What the player was given.
    pub own: Account,
    /// What all others were given.
    pub others: Account,
}

impl Books {
    /// The books of one game, in which the player sat there.
    pub fn of(record: &Record, player: Seat) -> Result<Books, ReplayError> {
        let mut keeper = BookKeeper::at(player);
        record.replay_before(&mut keeper)?;
        Ok(keeper.books)
    }

    /// Adds the books of other games.
    pub fn join(&mut self, other: &Books) {
        self.hands += other.hands;
        self.own.join(&other.own);
        self.others.join(&other.others);
    }
}

/// Keeps the books of a game while it is played again.
pub(super) struct BookKeeper {
    player: Seat,
    pub(super) books: Books,
    /// Whether the hand that was dealt last is led by a doublet.
    led_by_doublet: bool,
    hand: Unknown,
}

/// What of a hand has not been seen by chance yet.
#[derive(Default)]
struct Unknown {
    /// The bones that lie in the boneyard as they were dealt.
    boneyard: Bones,
    /// The seats that have not had a turn.
    waiting: [bool; SEATS],
}

impl Witness for BookKeeper {
    fn dealt(&mut self, _: &Session, event: &Event) {
        self.led_by_doublet = matches!(event, Event::Dealt { why: LeadReason::Doublet, .. });
    }

    fn moved(&mut self, step: Replayed<'_>) {
        if step.number == 1 {
            self.begin(step.before);
        }
        let seat = step.before.to_move();
        if std::mem::take(&mut self.hand.waiting[seat.index()]) && !step.before.table().is_empty() {
            self.first_turn(step.before, seat);
        }
        if step.step == Move::Draw {
            self.draw(step.before, step.after, seat);
        }
    }
}

impl BookKeeper {
    pub(super) fn at(player: Seat) -> BookKeeper {
        BookKeeper { player, books: Books::default(), led_by_doublet: false, hand: Unknown::default() }
    }

    fn account(&mut self, seat: Seat) -> &mut Account {
        if seat == self.player { &mut self.books.own } else { &mut self.books.others }
    }

    fn begin(&mut self, dealt: &GameState) {
        let (rules, open) = (dealt.rules(), dealt.reveal());
        self.hand = Unknown { boneyard: open.boneyard.iter().copied().collect(), waiting: [true; SEATS] };
        self.books.hands += 1;
        for seat in rules.all_seats() {
            let held = (open.hands[seat.index()] & Bones::DOUBLETS).len();
            let likely = doublets(rules, self.led_by_doublet, seat);
            self.account(seat).add(Measure::Doublets, held as f64, likely);
        }
    }

    /// Which doublets a hand holds may have decided who leads, and whether the deal was void. All its other bones might as well be any that nobody
    /// else was dealt and nobody has drawn.
    fn first_turn(&mut self, state: &GameState, seat: Seat) {
        let fitting = Bones::fitting(state.table().shows());
        let hand = state.reveal().hands[seat.index()];
        let plain = hand - Bones::DOUBLETS;
        let pool = plain | (self.hand.boneyard - Bones::DOUBLETS);
        let likely = picked(plain.len(), (pool & fitting).len(), pool.len());
        let given = (plain & fitting).len() as f64;
        self.account(seat).add(Measure::FirstBones, given, likely);
    }

    fn draw(&mut self, before: &GameState, after: &GameState, seat: Seat) {
        let open = before.reveal();
        let hand = open.hands[seat.index()];
        let boneyard: Bones = open.boneyard.iter().copied().collect();
        let drawn = after.reveal().hands[seat.index()] - hand;
        self.hand.boneyard -= drawn;
        let pips = |bone: Bone| f64::from(bone.weight());
        let likely = one_of(boneyard.iter().map(pips));
        self.account(seat).add(Measure::DrawnPips, drawn.iter().map(pips).sum(), likely);

        let fitting = Bones::fitting(before.table().shows());
        // Whoever draws although a bone fits may stop at will.
        if hand.is_disjoint(fitting) {
            let room = before.rules().hand_limit.map_or(BONES, |limit| usize::from(limit).saturating_sub(hand.len()));
            let most = before.drawable().min(room);
            let found = !drawn.is_disjoint(fitting);
            let likely = next_draw((boneyard & fitting).len(), boneyard.len(), most, found);
            self.account(seat).add(Measure::Draws, 1.0, likely);
        }
    }
}
