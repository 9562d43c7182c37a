//! `nestor replay` says hand by hand who gave to a deal and who did not.

use crate::run::{nestor, printed};
use electrum_dominoes::engine::Seat;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::record::{Bytes, Contribution, Drawing, KeptGame, Person, Played, Seating, Session, Sitter};

/// What the tool prints of a game of one hand to which these seats gave, and of the record alone.
fn replayed(seats: &[Seat], doubted: bool) -> [String; 2] {
    let share = |byte: u8| Contribution::of(Bytes([byte; 32]));
    let shares = seats.iter().map(|seat| (*seat, share(2 + seat.index() as u8))).collect();
    let mut session = Session::new(Preset::Block.rules(2).expect("a game")).expect("a game");
    session.deal_drawn(Drawing { table: 5, hand: 0, dealer: share(1), seats: shares }).expect("a deal");
    let guest = |name: &str| Sitter::Person(Person::Guest(name.into()));
    let seating = Seating::new(&[guest("Ana"), guest("Ben")]).expect("people");
    let played = Played { doubted, ..Played::elsewhere("", seating, Seat::FIRST, 1) };
    let record = session.record().clone();
    let alone = record.to_text();
    let folder = tempfile::tempdir().expect("a folder");
    [KeptGame { record, played }.to_text().expect("a game"), alone].map(|text| {
        let file = folder.path().join("game.domino");
        std::fs::write(&file, text).expect("a file");
        let lines = printed(nestor(&["replay", file.to_str().expect("a path")]));
        lines.lines().find(|line| line.starts_with("drawn")).expect("such a line").to_owned()
    })
}

#[test]
fn replay_says_who_gave_and_calls_fair_only_what_all_gave_to() {
    let both = [Seat::FIRST, Seat::SECOND];
    assert_eq!(replayed(&both, false), ["drawn\t1\tfair\t01\t-", "drawn\t1\tunknown\t01\t-"]);
    assert_eq!(replayed(&both[..1], false), ["drawn\t1\twithout\t0\t1", "drawn\t1\tunknown\t0\t-"]);
    assert_eq!(replayed(&[], false), ["drawn\t1\twithout\t-\t01", "drawn\t1\tunknown\t-\t-"]);
    assert_eq!(replayed(&both, true)[0], "drawn\t1\tdoubted\t01\t-");
}
