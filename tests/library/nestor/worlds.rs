//! The worlds that the reference players make up agree with everything shown.

use electrum_dominoes::engine::bone::{Bones, SEATS};
use electrum_dominoes::engine::deal::Deal;
use electrum_dominoes::engine::observe::{Deeds, Observation};
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::{GameState, Phase};
use electrum_dominoes::engine::world::set_up;
use electrum_dominoes::lab::reference::worlds::{Sampler, others};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Calls `look` at every position of a hand of random moves.
fn watch_hand(rules: &Rules, number: u64, mut look: impl FnMut(&GameState, &Deeds, &mut ChaCha8Rng)) {
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let mut state = GameState::new(*rules).expect("named rules can be played");
    state.deal(&Deal::from_number(number, rules, state.lead())).expect("a hand may be dealt");
    let mut deeds = Deeds::new();
    while state.phase() == Phase::Playing {
        look(&state, &deeds, &mut chance);
        let step = state.legal().pick(chance.random()).expect("the seat to move has a legal move");
        deeds.note(&state, step);
        state.play(step).expect("a legal move can be made");
    }
}

fn every_table() -> impl Iterator<Item = Rules> {
    Preset::ALL.into_iter().flat_map(|preset| preset.players().flat_map(move |players| preset.rules(players)))
}

#[test]
fn what_a_draw_or_a_pass_shows_is_true_of_the_real_hands() {
    let mut shown = 0;
    for rules in every_table() {
        for number in 0..60 {
            watch_hand(&rules, number, |state, deeds, _| {
                let observation = Observation::new(state, deeds, state.to_move());
                for held in others(&observation) {
                    let hand = state.reveal().hands[held.seat.index()];
                    assert_eq!(hand.len(), held.len);
                    assert!((hand & held.barred).len() <= held.free, "{held:?} but {hand:?}");
                    shown += usize::from(!held.barred.is_empty());
                }
            });
        }
    }
    assert!(shown > 5_000, "draws and passes show something in only {shown} positions");
}

#[test]
fn sampled_worlds_agree_with_what_was_shown_and_reach_every_bone() {
    for rules in every_table() {
        watch_hand(&rules, 7, |state, deeds, chance| {
            let observation = Observation::new(state, deeds, state.to_move());
            let sampler = Sampler::new(&observation);
            let mut met = [Bones::NONE; SEATS];
            for _ in 0..300 {
                let world = sampler.sample(chance);
                for held in others(&observation) {
                    let hand = world.hand(held.seat);
                    assert!((hand & held.barred).len() <= held.free, "{held:?} but {hand:?}");
                    met[held.seat.index()] |= hand;
                }
                let (state, deeds) = set_up(world, &observation);
                assert_eq!(Observation::new(&state, &deeds, observation.seat()), observation);
            }
            for held in others(&observation) {
                let real = state.reveal().hands[held.seat.index()];
                assert!(real.is_subset(met[held.seat.index()]), "{real:?} is never held in {held:?}");
            }
        });
    }
}
