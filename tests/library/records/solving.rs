//! The rating of a player who solves exercises.

use electrum_dominoes::career::{Solved, SolverRating};

#[test]
fn a_right_answer_raises_the_rating_more_for_a_hard_exercise_and_a_wrong_one_lowers_it_more_for_an_easy_one() {
    let change = |degree, right| SolverRating::default().answer(1, degree, right);
    assert!(0 < change(1, true) && change(1, true) < change(4, true));
    assert!(change(1, false) < change(4, false) && change(4, false) < 0);
}

#[test]
fn whoever_solves_nine_of_ten_easy_ones_comes_to_rest_well_above_them() {
    let mut rating = SolverRating::default();
    assert_eq!(rating.value(), None);
    for exercise in 0..600 {
        rating.answer(exercise, 1, exercise % 10 > 0);
    }
    let value = rating.value().expect("something was answered");
    assert!((1300..1480).contains(&value), "ten of eleven are solved by whoever is 400 ahead: {value}");
    assert_eq!(rating.in_a_row(), 9);
}

#[test]
fn an_exercise_that_was_answered_rightly_is_thought_to_be_easier() {
    let second = |first| {
        let mut rating = SolverRating::default();
        rating.answer(1, 2, first);
        let mut other = rating.clone();
        (rating.answer(1, 2, true), other.answer(2, 2, true))
    };
    let ((same, other), (again, fresh)) = (second(true), second(false));
    assert!(same < other && again > fresh);
}

#[test]
fn an_exercise_that_is_missed_again_and_again_is_called_harder() {
    let mut rating = SolverRating::default();
    assert_eq!([1, 2, 3, 4].map(|hardness| rating.degree(7, hardness)), [1, 2, 3, 4]);
    for _ in 0..10 {
        rating.answer(7, 1, false);
    }
    assert_eq!((rating.degree(7, 1), rating.degree(8, 1)), (2, 1));
    for _ in 0..200 {
        rating.answer(7, 4, true);
    }
    assert!(rating.degree(7, 4) < 3);
}

#[test]
fn of_two_ratings_the_one_that_knows_more_answers_stays() {
    let mut known = Solved::default();
    for exercise in 0..3 {
        known.rating_mut().answer(exercise, 2, true);
    }
    let mut joined = Solved::default();
    joined.rating_mut().answer(9, 2, false);
    let fewer = joined.clone();
    joined.join(known.clone());
    assert_eq!(joined.rating(), known.rating());
    known.join(fewer);
    assert_eq!(joined.rating(), known.rating());
}
