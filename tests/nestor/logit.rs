//! The fit finds the weights behind choices.

use electrum_dominoes::nestor::fit::logit::{ChoiceSet, fit, log_likelihood, shares};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const TRUE: [f64; 3] = [1.5, -0.4, 0.0];

/// Choices between random alternatives, made with the probabilities that these weights give.
fn choices(count: usize, weights: &[f64; 3]) -> Vec<ChoiceSet<3>> {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut choice = || {
        let alternatives = (0..5).map(|_| std::array::from_fn(|_| chance.random_range(-1.0..1.0))).collect();
        let mut decision = ChoiceSet { alternatives, taken: 0 };
        let mut left = chance.random::<f64>();
        let shares = shares(&decision, weights);
        decision.taken = shares.iter().take_while(|&&share| (left -= share, left > 0.0).1).count().min(4);
        decision
    };
    (0..count).map(|_| choice()).collect()
}

#[test]
fn the_weights_behind_choices_are_found_from_any_starting_point() {
    let choices = choices(20_000, &TRUE);
    for from in [[0.0; 3], [9.0, -9.0, 9.0], [-3.0, 3.0, 1.0]] {
        let found = fit(&choices, from);
        for (n, &weight) in TRUE.iter().enumerate() {
            assert!((found.weights[n] - weight).abs() < 4.0 * found.errors[n], "{found:?} from {from:?}");
            assert!((0.01..0.05).contains(&found.errors[n]), "{found:?}");
        }
    }
}

#[test]
fn no_other_weights_make_the_choices_more_likely() {
    let choices = choices(500, &TRUE);
    let found = fit(&choices, [0.0; 3]).weights;
    let best = log_likelihood(&choices, &found);
    for n in 0..3 {
        for off in [-0.05, 0.05] {
            let mut other = found;
            other[n] += off;
            assert!(log_likelihood(&choices, &other) < best, "{other:?} against {found:?}");
        }
    }
    assert!(best > log_likelihood(&choices, &[0.0; 3]) + 0.1);
}

#[test]
fn a_feature_that_never_differs_has_no_weight_and_one_that_always_decides_a_large_one() {
    let always = |_| ChoiceSet { alternatives: vec![[1.0, 7.0], [0.0, 7.0]], taken: 0 };
    let found = fit(&(0..100).map(always).collect::<Vec<_>>(), [0.0; 2]);
    assert!(found.weights[0] > 10.0 && found.weights[0].is_finite(), "{found:?}");
    assert!(found.weights[1].abs() < 0.001, "{found:?}");
}
