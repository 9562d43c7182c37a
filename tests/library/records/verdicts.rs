//! The verdict on the deals is as suspicious as the probabilities justify, and not more.

use electrum_dominoes::career::fairness::{Balance, Books, Measure, Share, Suspicion, Verdict};

/// Books in which one share deviates by this many standard deviations, and all others by none.
fn straying(deviation: f64) -> Books {
    let fair = Share { times: 100, given: 50.0, fair: 50.0, variance: 25.0 };
    let stray = Share { given: 50.0 + 5.0 * deviation, ..fair };
    Books { hands: 100, own: Balance([fair; 4]), others: Balance([fair, stray, fair, fair]), ..Books::default() }
}

#[test]
fn empty_books_have_no_verdict() {
    assert_eq!(Books::default().verdict(), None);
}

#[test]
fn one_share_of_eight_with_a_probability_of_one_in_twenty_is_normal() {
    let single = |books: &Books| books.others.share(Measure::FirstBones).likelihood().expect("the books are not empty");
    for (deviation, suspicion) in
        [(0.5, Suspicion::None), (2.0, Suspicion::None), (3.2, Suspicion::Some), (-4.5, Suspicion::Grave)]
    {
        let books = straying(deviation);
        let verdict = books.verdict().expect("the books are not empty");
        assert_eq!((verdict.measure, verdict.own, verdict.suspicion()), (Measure::FirstBones, false, suspicion));
        assert!((verdict.likelihood - (8.0 * single(&books)).min(1.0)).abs() < 1e-12);
    }
}

#[test]
fn probabilities_are_given_as_one_in_a_number() {
    for (likelihood, told) in
        [(0.9, None), (0.5, Some(2)), (0.32, Some(3)), (0.001, Some(1000)), (0.0, Some(1_000_000))]
    {
        let verdict = Verdict { measure: Measure::FirstBones, own: false, likelihood };
        assert_eq!(verdict.one_in(), told);
    }
}
