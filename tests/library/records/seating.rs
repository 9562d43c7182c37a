//! Sitters keep their seats when the table grows or shrinks.

use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::{Seat, Seats};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::text::InText as _;
use electrum_dominoes::record::{Person, Seating, Sitter};

#[test]
fn a_larger_table_gets_nestors_like_the_last_and_a_smaller_one_keeps_a_person() {
    let two = Seating::one_person([Level::Tough]);
    assert_eq!(two.for_table(4), Seating::one_person([Level::Tough; 3]));
    let last = Seating::new(&[Sitter::Nestor(Level::Easy), Sitter::Nestor(Level::Tough), Sitter::HOST]);
    let small = last.expect("three can sit").for_table(2);
    assert_eq!(small, Seating::one_person([Level::Tough]));
    assert_eq!(Seating::one_person([]).seats(), 2);
}

#[test]
fn a_partner_is_not_an_opponent() {
    let partners = Preset::Muggins.rules(4).expect("four can play it");
    let seating = Seating::one_person([Level::Easy, Level::Brutal, Level::Tough]);
    assert_eq!(seating.strongest_against(Seat::FIRST, &partners), Some(Level::Tough));
    let alone = Rules { partners: false, ..partners };
    assert_eq!(seating.strongest_against(Seat::FIRST, &alone), Some(Level::Brutal));
}

#[test]
fn people_and_programs_are_written_with_their_names_and_read_again() {
    let guest = |name: &str| Sitter::Person(Person::Guest(name.into()));
    let player = |folder: &str, name: &str| Sitter::Person(Person::Player { folder: folder.into(), name: name.into() });
    let program = |name: &str, replaced| Sitter::Program { name: name.into(), replaced };
    let tables = [
        vec![Sitter::HOST, Sitter::Nestor(Level::Easy)],
        vec![program("heavy, the 2nd", false), Sitter::HOST, program("easy", true), program("100 %2C", false)],
        vec![guest(""), guest("Ann, the 1st"), guest("100 %2C")],
        vec![player("ann-0123abcd", "Ann"), Sitter::HOST, player("player-00000000", ""), guest("easy")],
    ];
    for sitters in tables {
        let seating = Seating::new(&sitters).expect("they can sit");
        assert_eq!(Seating::from_text(&seating.to_text()).as_ref(), Ok(&seating), "{}", seating.to_text());
    }
    // As it was written before several people could sit at a table.
    assert_eq!(Seating::from_text("human, easy").ok(), Some(Seating::one_person([Level::Easy])));
}

#[test]
fn a_table_with_a_program_counts_for_no_level_and_keeps_it() {
    let rules = Preset::Draw.rules(3).expect("three can play it");
    let program = Sitter::Program { name: "heavy".into(), replaced: false };
    let seating = Seating::new(&[Sitter::HOST, Sitter::Nestor(Level::Easy), program]).expect("they can sit");
    for seating in [seating.clone(), seating.replacing(Seats::ALL)] {
        assert_eq!(seating.strongest_against(Seat::FIRST, &rules), None);
        assert!(!seating.same_people(&Seating::one_person([Level::Easy; 2])));
        assert_eq!(seating.for_table(4).level(Seat::new(3).expect("a seat")), Some(Level::Easy));
    }
    assert!(!seating.same_people(&seating.replacing(Seats::ALL)));
}

#[test]
fn a_player_of_the_list_sits_once_and_guests_as_often_as_they_like() {
    let ann = || Sitter::Person(Person::Player { folder: "ann-0123abcd".into(), name: "Ann".into() });
    let guest = || Sitter::Person(Person::Guest("".into()));
    assert!(Seating::new(&[ann(), ann()]).is_none());
    assert!(Seating::new(&[Sitter::HOST, guest(), Sitter::HOST]).is_none());
    assert!(Seating::new(&[guest(), guest(), ann()]).is_some());
    assert!(Seating::new(&[Sitter::Nestor(Level::Easy), Sitter::Nestor(Level::Easy)]).is_none());
}

#[test]
fn in_the_files_of_another_person_that_person_is_the_host() {
    let ann = Person::Player { folder: "ann-0123abcd".into(), name: "Ann".into() };
    let ben = Person::Player { folder: "ben-0123abcd".into(), name: "Ben".into() };
    let sitters = [Sitter::Nestor(Level::Easy), Sitter::HOST, Sitter::Person(ben.clone())];
    let bens = Seating::new(&sitters).expect("they can sit").hosted_by(Seat::new(2).expect("a seat"), &ann);
    let expected = [Sitter::Nestor(Level::Easy), Sitter::Person(ann), Sitter::HOST];
    assert_eq!(Some(&bens), Seating::new(&expected).as_ref());
    assert_eq!(bens.host().index(), 2);
}
