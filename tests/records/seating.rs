//! Sitters keep their seats when the table grows or shrinks.

use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::seating::{Seating, Sitter};

#[test]
fn a_larger_table_gets_nestors_like_the_last_and_a_smaller_one_keeps_a_person() {
    let two = Seating::one_person([Level::Tough]);
    assert_eq!(two.for_table(4), Seating::one_person([Level::Tough; 3]));
    let last = Seating::new(&[Sitter::Nestor(Level::Easy), Sitter::Nestor(Level::Tough), Sitter::Person]);
    let small = last.expect("three can sit").for_table(2);
    assert_eq!(small, Seating::one_person([Level::Tough]));
    assert_eq!(Seating::one_person([]).seats(), 2);
}

#[test]
fn levels_go_to_the_nestors_in_the_order_of_their_seats() {
    let three = Seating::one_person([Level::Easy; 3]);
    assert_eq!(three.with_levels(&[Level::Tough]), Seating::one_person([Level::Tough; 3]));
    let two = [Level::Brutal, Level::Tough];
    assert_eq!(three.with_levels(&two), Seating::one_person([Level::Brutal, Level::Tough, Level::Tough]));
    assert_eq!(three.with_levels(&[]), three);
}

#[test]
fn a_partner_is_not_an_opponent() {
    let partners = Preset::Muggins.rules(4).expect("four can play it");
    let seating = Seating::one_person([Level::Easy, Level::Brutal, Level::Tough]);
    assert_eq!(seating.strongest_against(Seat::FIRST, &partners), Some(Level::Tough));
    let alone = Rules { partners: false, ..partners };
    assert_eq!(seating.strongest_against(Seat::FIRST, &alone), Some(Level::Brutal));
}
