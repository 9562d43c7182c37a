//! A small game of Block, and what a seat knows in it.

use crate::engine::rules::FirstLead;
use crate::engine::{Bone, Bones, Deal, GameState, Move, Phase, Preset, Rules, SEATS, Seat};

/// A small game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SmallBlock {
    rules: Rules,
    bones: Bones,
}

/// What a seat knows: the bones that it was dealt, and all moves so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    dealt: Bones,
    moves: u128,
}

impl View {
    pub(super) const fn of(dealt: Bones) -> View {
        View { dealt, moves: 0 }
    }

    pub(super) fn after(self, state: &GameState, step: Move) -> View {
        let code = match step {
            Move::Play(bone, end) => {
                let at = state.table().ends().position(|(open, _)| open == end).unwrap_or_default();
                2 * bone.index() + at + 2
            }
            _ => 1,
        };
        View { moves: self.moves << 6 | code as u128, ..self }
    }
}

impl SmallBlock {
    /// Block with a set of bones of at most this many pips on a half, and hands of this many bones. `None` if there are too few bones or too many for one number
    /// to hold all moves of a hand.
    pub fn new(pips: u8, hand: u8) -> Option<SmallBlock> {
        let bones: Bones = Bone::all().filter(|bone| bone.high() <= pips).collect();
        let block = Preset::Block.rules(2)?;
        let rules = Rules { hand, single_hand: true, lead_first: FirstLead::Seat(Seat::FIRST), ..block };
        let fits = (1..=5).contains(&hand) && pips <= 6 && bones.len() >= 2 * usize::from(hand);
        (fits && rules.check().is_ok()).then_some(SmallBlock { rules, bones })
    }

    /// Every hand that a seat may be dealt.
    pub fn hands(&self) -> Vec<Bones> {
        self.bones.subsets().filter(|hand| hand.len() == usize::from(self.rules.hand)).collect()
    }

    /// The game after a deal of these hands, which must not share a bone.
    fn dealt(&self, hands: [Bones; 2]) -> GameState {
        let [first, second] = hands;
        let boneyard = (!(first | second)).iter().collect();
        let hands = [first, second, Bones::NONE, Bones::NONE];
        let deal = Deal { number: None, lot: Vec::new(), hands, boneyard, depths: [0; SEATS] };
        let mut state = GameState::new(self.rules).expect("the rules were checked");
        state.deal(&deal).expect("the hands are of the right size");
        state.set_aside(!self.bones);
        state
    }

    /// The games after every deal in which a seat gets this hand, with the other hand.
    pub(super) fn deals_with(&self, seat: Seat, hand: Bones) -> impl Iterator<Item = (Bones, GameState)> + '_ {
        let others = self.hands().into_iter().filter(move |other| other.is_disjoint(hand));
        others.map(move |other| {
            let hands = if seat == Seat::FIRST { [hand, other] } else { [other, hand] };
            (other, self.dealt(hands))
        })
    }
}

/// The moves that differ.
pub(super) fn steps(state: &GameState) -> Vec<Move> {
    let mut steps: Vec<Move> = Vec::new();
    for step in state.legal().iter() {
        if !steps.iter().any(|&other| is_same(state, step, other)) {
            steps.push(step);
        }
    }
    steps
}

pub(super) fn is_same(state: &GameState, step: Move, other: Move) -> bool {
    let (Move::Play(bone, end), Move::Play(same, there)) = (step, other) else { return step == other };
    bone == same && (end == there || state.table().is_alike(end, there))
}

/// What seat 0 has won, once the hand is over.
pub(super) fn outcome(state: &GameState) -> Option<f64> {
    let winner = state.result().and_then(|end| end.winner);
    (state.phase() != Phase::Playing).then(|| winner.map_or(0.5, |side| f64::from(u8::from(side.index() == 0))))
}
