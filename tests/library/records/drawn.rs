//! What a record shows of how its deals were drawn.

use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{GameState, Phase, Seat};
use electrum_dominoes::record::{Bytes, Contribution, Drawing, HandCheck, KeptGame, Record, Session, Unfair};
use electrum_dominoes::record::{Person, Played, Seating, Sitter};

fn drawing(hand: u64, seats: &[Seat]) -> Drawing {
    let share = |byte: u8| Contribution::of(Bytes([byte; 32]));
    let seats = seats.iter().map(|seat| (*seat, share(2 + seat.index() as u8))).collect();
    Drawing { table: 0x0123_4567_89ab_cdef, hand, dealer: share(1), seats }
}

/// A game of hands with these drawings.
fn record(drawings: &[Drawing]) -> Record {
    let mut session = Session::new(Preset::Block.rules(2).expect("a game")).expect("a game");
    for drawing in drawings {
        session.deal_drawn(drawing.clone()).expect("a deal");
        while session.state().phase() == Phase::Playing {
            let step = session.state().legal().iter().next().expect("a move");
            session.play(step).expect("a legal one");
        }
    }
    session.record().clone()
}

fn friends() -> Seating {
    let guest = |name: &str| Sitter::Person(Person::Guest(name.into()));
    Seating::new(&[guest("Ana"), guest("Ben")]).expect("people")
}

const BOTH: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

#[test]
fn the_example_of_the_documents_is_right() {
    let drawing = drawing(7, &BOTH);
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/wire.md")).expect("a page");
    for told in [format!("`{}`", drawing.dealer.hash), format!("the number is {}.", drawing.number())] {
        assert!(page.contains(&told), "{told}");
    }
}

#[test]
fn a_hand_that_was_drawn_has_the_deal_that_follows_from_all_bytes() {
    let drawing = drawing(0, &BOTH);
    let record = record(std::slice::from_ref(&drawing));
    let before = GameState::new(record.rules).expect("a game");
    assert_eq!(drawing.deal(&before), Ok(record.hands[0].deal.clone()));
    let mut other = drawing.clone();
    other.dealer.bytes = Bytes([9; 32]);
    assert_eq!(other.deal(&before), Err(Unfair::Shuffle), "bytes with another hash than the dealer's");
    let mut other = drawing;
    other.seats[1].1.bytes = Bytes([9; 32]);
    assert_eq!(other.deal(&before), Err(Unfair::Seat(Seat::SECOND)));
}

#[test]
fn what_the_own_program_has_found_stays_with_the_game() {
    let (record, seating) = (record(&[drawing(0, &BOTH)]), friends());
    let played = Played { doubted: true, ..Played::elsewhere("", seating, Seat::FIRST, 1) };
    let text = KeptGame { record: record.clone(), played: played.clone() }.to_text().expect("a game");
    assert!(KeptGame::from_bytes(text.as_bytes()).expect("a game").played.doubted);
    let mut noted = record.clone();
    noted.hands[0].check = Some(HandCheck::Unchecked);
    let text = KeptGame { record: noted.clone(), played: played.clone() }.to_text().expect("a game");
    assert!(text.contains("version: 6"), "a program of before can't read it: {text}");
    assert_eq!(KeptGame::from_bytes(text.as_bytes()).expect("a game").record, noted);
    // A game that is not doubted is written as before.
    let text = KeptGame { record, played: Played { doubted: false, ..played } }.to_text().expect("a game");
    assert!(!text.contains("doubted"));
}
