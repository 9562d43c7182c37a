//! The numbers of deals: those of a game in progress, and games that are found by them.

use crate::common::inside::Inside;
use crate::common::sittings::{Chance, sitting, until};
use electrum_dominoes::career::filter::{Filter, Sought};
use electrum_dominoes::career::summary::Summary;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::deal::Deal;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::Record;
use electrum_dominoes::record::Seating;
use electrum_dominoes::record::{GameId, KeptGame, Played};
use electrum_dominoes::table::Sitting;
use std::time::Duration;

/// A game of All Fives from this number, with random moves until its fourth hand is dealt.
fn begun(number: u64) -> Sitting {
    let mut sitting = sitting(Preset::AllFives, number);
    until(&mut sitting, &mut Chance(3), |sitting| sitting.state().hand_number() == 4);
    sitting
}

fn deals(sitting: &Sitting) -> Vec<Deal> {
    sitting.session().record().hands.iter().map(|hand| hand.deal.clone()).collect()
}

fn numbers(sitting: &Sitting) -> Vec<u64> {
    deals(sitting).iter().filter_map(|deal| deal.number).collect()
}

fn summary(record: &Record, number: u64) -> Summary {
    let played = Played {
        id: GameId(1),
        by: String::new(),
        seating: Seating::one_person([Level::Easy]),
        seat: Seat::FIRST,
        when: jiff::Timestamp::UNIX_EPOCH,
        took: Duration::ZERO,
        practice: false,
        number,
        era: 0,
        doubted: false,
    };
    Summary::of(&KeptGame { record: record.clone(), played }).expect("the record can be replayed")
}

fn finds(typed: u64, game: &Summary) -> bool {
    let sought = Sought::from_text(&typed.to_string());
    Filter { sought, ..Filter::default() }.lets_through(game)
}

#[test]
fn games_with_neighbouring_numbers_share_no_deals() {
    let (one, other) = (begun(42), begun(43));
    let (one, other) = (numbers(&one), numbers(&other));
    assert_eq!((one.len(), other.len(), one[0], other[0]), (4, 4, 42, 43));
    assert!(one.iter().all(|number| !other.contains(number)), "{one:?} {other:?}");
}

#[test]
fn a_restarted_game_has_all_the_same_deals() {
    let mut sitting = begun(42);
    let before = deals(&sitting);
    sitting.restart();
    until(&mut sitting, &mut Chance(8), |sitting| {
        sitting.state().hand_number() == 4 || sitting.state().phase() == Phase::GameOver
    });
    assert_eq!(deals(&sitting), before[..deals(&sitting).len()]);
    assert!(deals(&sitting).len() > 2);
}

#[test]
fn a_game_is_found_by_the_number_of_each_of_its_deals() {
    let sitting = begun(42);
    let game = summary(sitting.session().record(), 42);
    assert!(numbers(&sitting).into_iter().all(|number| finds(number, &game)));
    assert!(!numbers(&begun(46)).into_iter().any(|number| finds(number, &game)));
}
