//! The books of chance: what the deals and the boneyard gave each side, compared with fair dealing.
//!
//! The books do not depend on how well anyone played. Each figure compares what a side got with the
//! mean of everything that it could have got at that moment, with all else unchanged. In the long
//! run, such differences average to zero whatever the players do. Their random variation is known
//! exactly, so that cheating would show.
//!
//! This works only if every deal and every draw is entered, lucky or not. The books are therefore
//! kept during play, and not made from finished games.

pub mod chance;
mod verdict;

pub use verdict::{Suspicion, Verdict};

use crate::engine::{Bone, Bones, Event, GameState, LeadReason, Seat, rules::NoDoublet};
use crate::record::Seating;
use chance::{Likely, doublets, next_draw, one_of, picked};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A quantity that the books measure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// The doublets among the bones that were dealt.
    Doublets,
    /// The bones that fitted the lead in the hands of the other players, without doublets, which
    /// have their own measure.
    FirstBones,
    /// The bones that had to be drawn until one fitted.
    Draws,
    /// The pips of the bones that were drawn.
    DrawnPips,
}

named! { Measure: Doublets "doublets", FirstBones "first-bones", Draws "draws", DrawnPips "drawn-pips" }

/// What one side got of a measure, and what fair dealing would have given it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Share {
    /// The number of times it was counted.
    pub times: u64,
    /// The total that the side got.
    pub given: f64,
    /// The mean of the total with fair dealing.
    pub fair: f64,
    /// The variance of the total with fair dealing.
    pub variance: f64,
}

impl Share {
    fn add(&mut self, given: f64, likely: Likely) {
        self.times = self.times.saturating_add(1);
        self.given += given;
        self.fair += likely.mean;
        self.variance += likely.variance;
    }

    fn join(&mut self, other: &Share) {
        self.times = self.times.saturating_add(other.times);
        self.given += other.given;
        self.fair += other.fair;
        self.variance += other.variance;
    }

    /// How many standard deviations the total is above the fair mean. It is `None` if chance has
    /// decided nothing yet.
    pub fn deviation(&self) -> Option<f64> {
        (self.variance > 0.0).then(|| (self.given - self.fair) / self.variance.sqrt())
    }

    /// The probability that fair dealing deviates at least this far to either side. Sums of many
    /// small random quantities are normally distributed.
    pub fn likelihood(&self) -> Option<f64> {
        self.deviation().map(|deviation| libm::erfc(deviation.abs() / std::f64::consts::SQRT_2))
    }
}

/// What one side got of every measure.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Balance(pub [Share; Measure::ALL.len()]);

impl Balance {
    /// Its share of one measure.
    pub const fn share(&self, measure: Measure) -> &Share {
        &self.0[measure as usize]
    }

    fn add(&mut self, measure: Measure, given: f64, likely: Likely) {
        self.0[measure as usize].add(given, likely);
    }

    fn join(&mut self, other: &Balance) {
        self.0.iter_mut().zip(&other.0).for_each(|(share, other)| share.join(other));
    }
}

/// The books of any number of games, from one player's point of view.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Books {
    /// The number of hands.
    pub hands: u64,
    /// What the player got.
    pub own: Balance,
    /// What all others got.
    pub others: Balance,
    /// The names of the people among the others.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub people: BTreeSet<String>,
    /// Whether a Nestor was among the others.
    pub nestors: bool,
}

impl Books {
    /// Adds the books of other hands.
    pub fn join(&mut self, other: &Books) {
        self.hands = self.hands.saturating_add(other.hands);
        self.own.join(&other.own);
        self.others.join(&other.others);
        self.people.extend(other.people.iter().cloned());
        self.nestors |= other.nestors;
    }

    /// Enters who else sits at the table of a hand.
    pub fn enter_others(&mut self, player: Seat, seating: &Seating) {
        let others = seating.people().filter(|(seat, _)| *seat != player);
        self.people.extend(others.map(|(_, person)| person.name().to_owned()));
        self.nestors |= seating.sitters().any(|sitter| !sitter.is_person());
    }

    fn balance(&mut self, seat: Seat, player: Seat) -> &mut Balance {
        if seat == player { &mut self.own } else { &mut self.others }
    }

    /// Enters a deal.
    pub fn enter_deal(&mut self, player: Seat, event: &Event, dealt: &GameState) {
        let (rules, open) = (dealt.rules(), dealt.reveal());
        // Only where a deal without doublets is dealt again does that change what can be expected.
        let is_led_by_doublet = matches!(
            event,
            Event::Dealt {
                why: LeadReason::Doublet | LeadReason::LowDoublet | LeadReason::Blank | LeadReason::EachDoublet,
                ..
            }
        );
        let led_by_doublet =
            rules.no_doublet == NoDoublet::DealAgain && is_led_by_doublet || rules.needs_some_doublet();
        self.hands = self.hands.saturating_add(1);
        // Not chance alone gives the leader the bones that are left over.
        if rules.leader_takes {
            return;
        }
        for seat in rules.all_seats() {
            let held = (open.hands[seat.index()] & Bones::DOUBLETS).len();
            let likely = doublets(rules, led_by_doublet, seat);
            self.balance(seat, player).add(Measure::Doublets, held as f64, likely);
        }
    }

    /// Enters the bones of the other seats that fit the lead. They were all dealt before anyone
    /// could react to the lead.
    ///
    /// The doublets of a hand may have decided who leads and whether the deal was void. All its
    /// other bones might as well be in the boneyard.
    pub fn enter_lead(&mut self, player: Seat, leader: Seat, led: &GameState) {
        let (rules, open) = (led.rules(), led.reveal());
        let fitting = led.layout().fitting();
        let boneyard: Bones = open.boneyard.iter().copied().collect();
        for seat in rules.all_seats().filter(|&seat| seat != leader) {
            let plain = open.hands[seat.index()] - Bones::DOUBLETS;
            let pool = plain | (boneyard - Bones::DOUBLETS);
            let likely = picked(plain.len(), (pool & fitting).len(), pool.len());
            self.balance(seat, player).add(Measure::FirstBones, (plain & fitting).len() as f64, likely);
        }
    }

    /// Enters a draw.
    pub fn enter_draw(&mut self, player: Seat, before: &GameState, after: &GameState) {
        let (seat, open) = (before.to_move(), before.reveal());
        let hand = open.hands[seat.index()];
        let boneyard: Bones = open.boneyard.iter().copied().collect();
        let drawn = after.reveal().hands[seat.index()] - hand;
        let balance = self.balance(seat, player);
        let pips = |bone: Bone| f64::from(bone.weight());
        balance.add(Measure::DrawnPips, drawn.iter().map(pips).sum(), one_of(boneyard.iter().map(pips)));

        let fitting = before.layout().fitting();
        // A seat that draws although a bone fits may stop at will, so its draws are not counted.
        if hand.is_disjoint(fitting) {
            let room =
                before.rules().hand_limit.map_or(usize::MAX, |limit| usize::from(limit).saturating_sub(hand.len()));
            let in_turn = before.rules().draw_most.map_or(usize::MAX, usize::from);
            let most = before.public().drawable().min(room).min(in_turn);
            let found = !drawn.is_disjoint(fitting);
            let likely = next_draw((boneyard & fitting).len(), boneyard.len(), most, found);
            balance.add(Measure::Draws, 1.0, likely);
        }
    }
}
