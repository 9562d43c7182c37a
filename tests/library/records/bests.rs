//! Best totals are kept for a day and for ever, separately for games that can be compared.

use electrum_dominoes::career::bests::Bests;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::rules::{FirstLead, Preset, Rules};

fn rules() -> Rules {
    Preset::Firecrackers.rules(2).expect("a game for two")
}

#[test]
fn the_best_of_a_day_and_the_best_ever_are_separate() {
    let mut bests = Bests::default();
    let first = bests.enter(&rules(), 150, "2026-02-27");
    assert_eq!((first.today, first.ever, first.new_today, first.new_ever), (150, 150, true, true));
    let worse = bests.enter(&rules(), 120, "2026-02-27");
    assert_eq!((worse.today, worse.ever, worse.new_today, worse.new_ever), (150, 150, false, false));
    let next = bests.enter(&rules(), 130, "2026-02-28");
    assert_eq!((next.today, next.ever, next.new_today, next.new_ever), (130, 150, true, false));
    let same = bests.enter(&rules(), 150, "2026-02-28");
    assert_eq!(
        (same.today, same.ever, same.new_today, same.new_ever),
        (150, 150, true, false),
        "an equal total is not better"
    );
}

#[test]
fn a_total_of_zero_is_no_best() {
    let nothing = Bests::default().enter(&rules(), 0, "2026-02-27");
    assert!(!nothing.new_today && !nothing.new_ever);
}

#[test]
fn games_of_another_length_are_not_compared() {
    let mut bests = Bests::default();
    bests.enter(&rules(), 500, "2026-02-27");
    let long = Rules { seconds: 10_800, ..rules() };
    assert_eq!(bests.so_far(&long, "2026-02-27"), None);
    assert!(bests.enter(&long, 90, "2026-02-27").new_ever);
    assert_eq!(bests.so_far(&rules(), "2026-02-27").map(|standing| standing.ever), Some(500));
}

#[test]
fn different_games_on_time_share_no_bests_and_the_first_lead_makes_no_difference() {
    let mut bests = Bests::default();
    bests.enter(&rules(), 500, "2026-02-27");
    let fives = Preset::AllFives.rules(2).expect("a game for two");
    let other = Rules { seconds: rules().seconds, target: rules().target, ..fives };
    for other in [other, Rules { hand: 9, ..rules() }] {
        assert_eq!(bests.so_far(&other, "2026-02-27"), None);
        assert!(bests.enter(&other, 90, "2026-02-27").new_ever);
    }
    let led = Rules { lead_first: FirstLead::Seat(Seat::SECOND), ..rules() };
    assert_eq!(bests.so_far(&led, "2026-02-27").map(|standing| standing.ever), Some(500));
    let text = ron::to_string(&bests).expect("bests can be written");
    assert_eq!(ron::from_str::<Bests>(&text), Ok(bests));
}

#[test]
fn an_empty_file_has_no_bests() {
    assert_eq!(ron::from_str::<Bests>("()").expect("bests can be read"), Bests::default());
}
