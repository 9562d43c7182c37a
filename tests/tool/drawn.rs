//! `nestor replay` says hand by hand who gave to a deal and who did not.

use crate::run::{nestor, printed};
use electrum_dominoes::engine::Seat;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::record::{
    Bytes, Contribution, Drawing, HandCheck, KeptGame, Person, Played, Seating, Session, Sitter,
};

/// What the tool prints of a game of one hand to which these seats gave, and of the record alone, where the
/// player's own program found this.
fn replayed(seats: &[Seat], check: Option<HandCheck>, doubted: bool) -> [String; 2] {
    let share = |byte: u8| Contribution::of(Bytes([byte; 32]));
    let shares = seats.iter().map(|seat| (*seat, share(2 + seat.index() as u8))).collect();
    let mut session = Session::new(Preset::Block.rules(2).expect("a game")).expect("a game");
    session.deal_drawn(Drawing { table: 5, hand: 0, dealer: share(1), seats: shares }).expect("a deal");
    let guest = |name: &str| Sitter::Person(Person::Guest(name.into()));
    let seating = Seating::new(&[guest("Ana"), guest("Ben")]).expect("people");
    let played = Played { doubted, ..Played::elsewhere("", seating, Seat::FIRST, 1) };
    let mut record = session.record().clone();
    record.hands[0].check = check;
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
fn replay_says_who_gave_and_what_the_players_own_program_found() {
    let both = [Seat::FIRST, Seat::SECOND];
    let found = |found, seats: &[Seat]| replayed(seats, Some(found), false);
    assert_eq!(found(HandCheck::Checked, &both), ["drawn\t1\tchecked\t01\t-", "drawn\t1\tchecked\t01\t-"]);
    assert_eq!(found(HandCheck::Unchecked, &both[..1]), ["drawn\t1\tunchecked\t0\t1", "drawn\t1\tunchecked\t0\t-"]);
    assert_eq!(found(HandCheck::Seen, &[])[0], "drawn\t1\tseen\t-\t01");
    assert_eq!(replayed(&both, Some(HandCheck::Checked), true)[0], "drawn\t1\tdoubted\t01\t-");
    // Nobody has looked at a file that says nothing of it.
    assert_eq!(replayed(&both, None, false)[0], "drawn\t1\tunchecked\t01\t-");
}
