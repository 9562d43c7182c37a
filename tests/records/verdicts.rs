//! That a suspicion of the deals is as grave as chance makes it, and no graver.

use electrum_dominoes::career::fairness::{Balance, Books, Measure, Share, Suspicion, Verdict};

/// Books in which one share strays so many standard deviations, and all others not at all.
fn straying(deviation: f64) -> Books {
    let fair = Share { times: 100, given: 50.0, fair: 50.0, variance: 25.0 };
    let stray = Share { given: 50.0 + 5.0 * deviation, ..fair };
    Books { hands: 100, own: Balance::from([fair; 4]), others: Balance::from([fair, stray, fair, fair]) }
}

#[test]
fn nothing_is_said_of_nothing() {
    assert_eq!(Books::default().verdict(), None);
}

#[test]
fn one_of_eight_that_strays_as_one_in_twenty_does_is_no_wonder() {
    let single = |books: &Books| books.others.share(Measure::FirstBones).likelihood().expect("chance had a say");
    for (deviation, suspicion) in
        [(0.5, Suspicion::None), (2.0, Suspicion::None), (3.2, Suspicion::Some), (-4.5, Suspicion::Grave)]
    {
        let books = straying(deviation);
        let verdict = books.verdict().expect("chance had a say");
        assert_eq!((verdict.measure, verdict.own, verdict.suspicion()), (Measure::FirstBones, false, suspicion));
        assert!((verdict.likelihood - (8.0 * single(&books)).min(1.0)).abs() < 1e-12);
    }
}

#[test]
fn likelihoods_are_told_as_one_in_so_many() {
    for (likelihood, told) in
        [(0.9, None), (0.5, Some(2)), (0.32, Some(3)), (0.001, Some(1000)), (0.0, Some(1_000_000))]
    {
        let verdict = Verdict { measure: Measure::FirstBones, own: false, likelihood };
        assert_eq!(verdict.one_in(), told);
    }
}
