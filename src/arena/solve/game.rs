//! A small game: its rules, its deals and its moves.

use crate::engine::rules::{FirstLead, Winning};
use crate::engine::{Bone, Bones, Deal, Deeds, GameState, Move, Observation, Phase, Preset, Revealed};
use crate::engine::{Rules, SEATS, Seat, World};
use crate::nestor::ending::passage::View;
use crate::nestor::twins::without_twins;

/// A small game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SmallGame {
    rules: Rules,
    bones: Bones,
}

impl SmallGame {
    /// Block, Draw or All Fives with a set of bones of at most this many pips on a half, and hands of this many bones. `None` if there are too few bones for
    /// that, or if it is another game.
    pub fn new(preset: Preset, pips: u8, hand: u8) -> Option<SmallGame> {
        let bones: Bones = Bone::all().filter(|bone| bone.high() <= pips).collect();
        let known = matches!(preset, Preset::Block | Preset::Draw | Preset::AllFives);
        let rules = preset.rules(2).filter(|_| known)?;
        // Where points are scored in play, the hand is won by them.
        let finish = Winning { at_hand_end: true, ..rules.finish };
        let (single_hand, lead_first) = (!rules.scores_in_play(), FirstLead::Seat(Seat::FIRST));
        let rules = Rules { hand, single_hand, target: 1, finish, lead_first, ..rules };
        let fits = (1..=5).contains(&hand) && pips <= 6 && bones.len() >= 2 * usize::from(hand);
        (fits && rules.check().is_ok()).then_some(SmallGame { rules, bones })
    }

    /// Every hand that a seat may be dealt.
    pub fn hands(&self) -> Vec<Bones> {
        self.bones.subsets().filter(|hand| hand.len() == usize::from(self.rules.hand)).collect()
    }

    /// The games after every deal of these hands, one for every order of the bones that may be drawn. There are none if the hands share a bone.
    pub(super) fn dealt(&self, hands: [Bones; 2]) -> impl Iterator<Item = GameState> + use<> {
        let ([first, second], SmallGame { rules, bones }) = (hands, *self);
        let yard: Vec<Bone> = (bones - first - second).iter().collect();
        let drawable = rules.drawable(yard.len());
        let mut orders = if first.is_disjoint(second) { vec![yard] } else { vec![] };
        for place in 0..drawable {
            let with = |yard: &Vec<Bone>, at| {
                let mut yard = yard.clone();
                yard.swap(place, at);
                yard
            };
            orders = orders.iter().flat_map(|yard| (place..yard.len()).map(|at| with(yard, at))).collect();
        }
        orders.into_iter().map(move |yard| {
            let boneyard = yard.into_iter().chain((!bones).iter()).collect();
            let hands = [first, second, Bones::NONE, Bones::NONE];
            let deal = Deal { number: None, lot: Vec::new(), hands, boneyard, depths: [0; SEATS] };
            let mut state = GameState::new(rules).expect("the rules were checked");
            state.deal(&deal).expect("the hands are of the right size");
            state.set_aside(!bones);
            state
        })
    }
}

/// The bone that a move draws.
pub(super) fn drawn(state: &GameState, step: Move) -> Option<Bone> {
    if step == Move::Draw { state.reveal().boneyard.first().copied() } else { None }
}

/// What a seat has seen after a move.
pub(super) fn after(view: View, seat: Seat, state: &GameState, step: Move) -> View {
    view.after(state, step, drawn(state, step).filter(|_| state.to_move() == seat))
}

/// What is really there.
pub(super) fn world(state: &GameState) -> World {
    let Revealed { hands, boneyard } = state.reveal();
    let seen = Observation::new(state, &Deeds::new(), state.to_move());
    World::new(&seen, &hands, &boneyard, [0; SEATS]).expect("the same bones are there")
}

/// The moves that differ.
pub(super) fn steps(state: &GameState) -> Vec<Move> {
    without_twins(state.table(), &state.legal()).collect()
}

/// What seat 0 has won, once the hand is over.
pub(super) fn outcome(state: &GameState) -> Option<f64> {
    let winner = state.result().and_then(|end| end.winner);
    (state.phase() != Phase::Playing).then(|| winner.map_or(0.5, |side| f64::from(u8::from(side.index() == 0))))
}
