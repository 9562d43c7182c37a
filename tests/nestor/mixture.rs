//! The fit finds the share of each kind in a mixture of two.

use electrum_dominoes::nestor::fit::mixture::{fit, log_likelihood};

#[test]
fn kinds_that_are_certain_are_simply_counted() {
    let each: Vec<[f64; 2]> = (0..1_000).map(|n| if n % 5 == 0 { [-9.0, -1.0] } else { [-1.0, -900.0] }).collect();
    let (share, error) = fit(&each, 0.5);
    assert!((share - 0.2).abs() < 0.001, "{share}");
    assert!((error - (0.2_f64 * 0.8 / 1_000.0).sqrt()).abs() < 0.001, "{error}");
}

#[test]
fn no_other_share_is_more_likely() {
    let each: Vec<[f64; 2]> = (0..300).map(|n| [-f64::from(n % 7), -f64::from(n % 4)]).collect();
    let (share, _) = fit(&each, 0.9);
    assert!((0.05..0.95).contains(&share), "{share}");
    for other in [share - 0.02, share + 0.02] {
        assert!(log_likelihood(&each, other) < log_likelihood(&each, share), "{other} against {share}");
    }
}
