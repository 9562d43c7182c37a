//! Who leads the next hand, worked out a second time from R9 and R42 alone, in random games with
//! random rules.

use crate::common::games::rules;
use crate::common::table::{block, deal, seat};
use crate::engine::laws::play_game;
use electrum_dominoes::engine::bone::{Bones, Seat};
use electrum_dominoes::engine::deal::Lead;
use electrum_dominoes::engine::event::{Event, HandEnd};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::{BlockLead, BlockTie, BlockWho, FirstLead, NextLead, Rules, TieLead};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::record::{Record, Session};
use proptest::prelude::*;

proptest! {
    #[test]
    fn the_rules_decide_who_leads_the_next_hand(rules in rules(), seed: u64) {
        let mut first = None;
        let (mut leader, mut last) = (Seat::FIRST, Seat::FIRST);
        // A winner without doublets who passes still counts as the leader.
        let mut lead_passed = false;
        play_game(rules, seed, 6, |before, step, after, events| {
            let first = *first.get_or_insert(before.state().to_move());
            let on_lead = before.state().layout().is_empty() && before.state().phase() == Phase::Playing;
            if on_lead && !lead_passed {
                leader = before.state().to_move();
            }
            lead_passed = on_lead && (step == Move::Pass || lead_passed);
            if matches!(step, Move::Play(..)) {
                last = before.state().to_move();
            }
            let ended = events.iter().find_map(|event| match event {
                Event::HandEnded { how, hands } => Some((*how, *hands)),
                _ => None,
            });
            let Some((how, hands)) = ended.filter(|_| after.state().phase() == Phase::HandOver) else { return };
            let number = usize::from(after.state().hand_number());
            let ended = LastHand { rules: &rules, how, hands, leader, last };
            let anew = events.contains(&Event::StartedOver);
            assert_eq!(after.state().lead(), if anew { first_way(&rules) } else { expected_lead(&ended, first, number) });
        });
    }
}

/// A hand that is over, with the seat that led it and the seat that played last.
struct LastHand<'a> {
    rules: &'a Rules,
    how: HandEnd,
    hands: [Bones; 4],
    leader: Seat,
    last: Seat,
}

impl LastHand<'_> {
    fn left(&self, seat: usize) -> u16 {
        self.rules.left(self.hands[seat])
    }

    /// The seats in the order of play from the leader.
    fn seats(&self) -> impl Iterator<Item = usize> {
        let (seats, leader) = (self.rules.seats(), self.leader.index());
        (0..seats).map(move |step| (leader + step) % seats)
    }

    fn side(&self, seat: usize) -> usize {
        if self.rules.partners { seat % 2 } else { seat }
    }

    /// The side that wins the blocked hand.
    fn winner(&self) -> Option<usize> {
        let low = |side: usize| {
            let own = self.seats().filter(|&seat| self.side(seat) == side).map(|seat| self.left(seat));
            match self.rules.block_who {
                BlockWho::Closer if side == self.side(self.last.index()) => Some(self.left(self.last.index())),
                BlockWho::LowHand | BlockWho::Closer => own.min(),
                BlockWho::Low | BlockWho::Last => own.reduce(|one, other| one + other),
            }
        };
        let least = self.seats().map(|seat| low(self.side(seat))).min();
        let mut tied: Vec<usize> =
            self.seats().map(|seat| self.side(seat)).filter(|&side| Some(low(side)) == least).collect();
        tied.sort_unstable();
        tied.dedup();
        let best = match (self.rules.block_who, self.rules.block_tie) {
            (BlockWho::Last, _) => Some(self.side(self.last.index())),
            (_, BlockTie::Leader) => self.seats().map(|seat| self.side(seat)).find(|side| tied.contains(side)),
            (_, BlockTie::NotCloser | BlockTie::NotCloserOne) if tied.len() > 1 => {
                let after =
                    (1..self.rules.seats()).map(|step| self.side((self.last.index() + step) % self.rules.seats()));
                after.filter(|&side| side != self.side(self.last.index())).find(|side| tied.contains(side))
            }
            _ => Some(tied[0]).filter(|_| tied.len() == 1),
        };
        best.filter(|&side| self.rules.block_under.is_none_or(|limit| low(side).is_some_and(|own| own < limit.into())))
    }

    /// The seat that is named to lead after the blocked hand.
    fn named(&self) -> Option<usize> {
        let winner = self.winner()?;
        let last = self.last.index();
        match self.rules.lead_after.block {
            BlockLead::First => None,
            BlockLead::LowHand => {
                self.seats().filter(|&seat| self.side(seat) == winner).min_by_key(|&seat| self.left(seat))
            }
            BlockLead::Last => Some(last),
            BlockLead::Closer if self.side(last) == winner => Some(last),
            BlockLead::Closer => Some((last + 1) % self.rules.seats()),
        }
    }
}

/// The next leader according to the rule for the first hand.
fn first_way(rules: &Rules) -> Lead {
    match rules.lead_first {
        FirstLead::Doublet => Lead::Doublet,
        FirstLead::LowDoublet => Lead::LowDoublet,
        FirstLead::ThreeTwo => Lead::ThreeTwo,
        FirstLead::Blank => Lead::UpFrom(0),
        FirstLead::Lot => Lead::Lot,
        FirstLead::Seat(seat) => Lead::Seat(seat),
    }
}

/// The next leader according to R9 and R42 alone.
fn expected_lead(ended: &LastHand<'_>, first: Seat, number: usize) -> Lead {
    let LastHand { rules, how, hands, leader, .. } = ended;
    let seats = rules.seats();
    let same = rules.lead_after.tie == TieLead::Same;
    if same && *how == HandEnd::Blocked && ended.winner().is_none() {
        return Lead::Seat(*leader);
    }
    match (rules.lead_next, *how) {
        (NextLead::Doublet, _) => Lead::Doublet,
        (NextLead::Lot, _) => Lead::Lot,
        (NextLead::EachDoublet, _) => Lead::UpFrom((number % rules.set.suit_size()) as u8),
        (NextLead::Alternate, _) if same => Lead::Seat(leader.next(seats)),
        (NextLead::Alternate, _) => Lead::Seat(Seat::new((first.index() + number) % seats).expect("a seat")),
        (_, HandEnd::Blocked) => {
            ended.named().map_or_else(|| first_way(rules), |seat| Lead::Seat(Seat::new(seat).expect("a seat")))
        }
        (NextLead::Winner, HandEnd::Domino(seat)) => Lead::Seat(seat),
        (NextLead::Loser | NextLead::MostPips, HandEnd::Domino(winner)) => {
            let mut worst = winner.next(seats);
            for steps in 2..seats {
                let seat = Seat::new((winner.index() + steps) % seats).expect("a seat");
                if rules.lead_next == NextLead::Loser && rules.side(seat) == rules.side(winner) {
                    continue;
                }
                if hands[seat.index()].weight() > hands[worst.index()].weight() {
                    worst = seat;
                }
            }
            Lead::Seat(worst)
        }
    }
}

#[test]
fn r09_a_change_of_the_first_lead_is_in_the_record() {
    let rules = Rules { hand: 2, lead_first: FirstLead::Seat(Seat::FIRST), lead_next: NextLead::Winner, ..block() };
    let mut session = Session::new(rules).expect("rules that can be played");
    session.deal(deal(&["6-6 5-4", "6-0 3-2"], "")).expect("a deal of these rules");
    for step in ["6-6e", "6-0e", "pass", "pass"] {
        session.play(step.parse().expect("a move")).expect("a legal move");
    }
    session.change_rules(Rules { lead_first: FirstLead::Seat(Seat::SECOND), ..rules }).expect("between two hands");
    session.deal_number(1).expect("a hand can be dealt");
    assert_eq!(session.state().to_move(), seat(1));
    let read = Record::from_bytes(session.record().to_text().as_bytes()).expect("what was written can be read");
    assert_eq!(read.replay(), Ok(session));
}
