//! What a record shows of how its deals were drawn.

use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{Phase, Seat, Seats};
use electrum_dominoes::record::{Attested, Bytes, Contribution, Drawing, KeptGame, Record, Session, Unfair};
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

fn shown(drawings: &[Drawing]) -> Vec<Attested> {
    let drawn = record(drawings).drawings(Some(&friends())).expect("a game");
    drawn.iter().map(|hand| hand.shown).collect()
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
fn only_a_hand_to_which_all_people_gave_is_fair() {
    assert_eq!(shown(&[drawing(0, &BOTH), drawing(1, &BOTH)]), [Attested::Fair, Attested::Fair]);
    assert_eq!(shown(&[drawing(0, &BOTH), drawing(1, &BOTH[..1])]), [Attested::Fair, Attested::Without]);
    assert_eq!(shown(&[drawing(0, &[])]), [Attested::Without]);
    let one = record(&[drawing(0, &BOTH[..1])]).drawings(Some(&friends())).expect("a game")[0];
    assert_eq!((one.gave, one.without), (Seats::of(Seat::FIRST), Seats::of(Seat::SECOND)));
    // Without those who sat there, nothing more can be said.
    assert_eq!(record(&[drawing(0, &BOTH)]).drawings(None).expect("a game")[0].shown, Attested::Unknown);
    // One hand of a drawn game that is not drawn, and a game at one screen.
    let mut half = record(&[drawing(0, &BOTH), drawing(1, &BOTH)]);
    half.hands[1].drawing = None;
    assert_eq!(half.drawings(Some(&friends())).expect("a game")[1].shown, Attested::Nothing);
    half.hands[0].drawing = None;
    assert!(half.drawings(Some(&friends())).expect("a game").is_empty());
}

#[test]
fn a_number_is_drawn_once_and_a_gap_needs_somebody_who_gave_up() {
    let again = Attested::Unfair(Unfair::Again);
    assert_eq!(shown(&[drawing(0, &BOTH), drawing(0, &BOTH)])[1], again);
    assert_eq!(shown(&[drawing(3, &BOTH), drawing(2, &BOTH)])[1], again);
    assert_eq!(shown(&[drawing(0, &BOTH), drawing(2, &BOTH)])[1], again, "nobody gave up");
    assert_eq!(shown(&[drawing(0, &BOTH), drawing(2, &BOTH[..1])])[1], Attested::Without);
    assert_eq!(shown(&[drawing(0, &BOTH), drawing(3, &BOTH[..1])])[1], again, "once for each who gave up");
}

#[test]
fn what_the_own_program_has_found_stays_with_the_game() {
    let (record, seating) = (record(&[drawing(0, &BOTH)]), friends());
    let played = Played { doubted: true, ..Played::elsewhere("", seating, Seat::FIRST, 1) };
    let text = KeptGame { record: record.clone(), played: played.clone() }.to_text().expect("a game");
    assert!(KeptGame::from_bytes(text.as_bytes()).expect("a game").played.doubted);
    // A game that is not doubted is written as before.
    let text = KeptGame { record, played: Played { doubted: false, ..played } }.to_text().expect("a game");
    assert!(!text.contains("doubted"));
}
