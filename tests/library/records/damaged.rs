//! A damaged record is refused with a sentence that names the place. It never makes the reader
//! panic, and it never loads partly.

use crate::common::games::rules;
use crate::common::table::{block, deal, deal_of, side};
use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::deal::Lead;
use electrum_dominoes::engine::rules::{NextLead, Preset, Rules, Settle};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::record::Session;
use electrum_dominoes::record::{LARGEST, Record, RecordError};
use proptest::prelude::*;

/// A game of at most this many hands, always with the first legal move.
fn game(rules: Rules, hands: u16) -> Session {
    let mut session = Session::new(rules).expect("rules that can be played");
    while session.state().phase() != Phase::GameOver {
        if session.state().phase() == Phase::HandOver {
            if session.state().hand_number() == hands {
                break;
            }
            session.deal_number(4711).expect("the hand can be dealt");
        }
        let step = session.state().legal().iter().next().expect("there is a legal move");
        session.play(step).expect("a legal move is accepted");
    }
    session
}

fn sample() -> String {
    game(Preset::AllFives.rules(2).expect("a game for two"), 2).record().to_text()
}

/// The sentence with which a text is refused.
fn refused(text: impl AsRef<[u8]>) -> String {
    let why = Record::from_bytes(text.as_ref()).expect_err("this is not a record").to_string();
    assert!(!why.is_empty() && why.len() < 450 && !why.contains('\n'), "{why}");
    why
}

fn names_a_place(why: &str) -> bool {
    ["line ", "hand ", "rules: ", "the record "].iter().any(|place| why.starts_with(place))
}

#[test]
fn a_record_is_text_that_a_person_can_read() {
    let text = sample();
    for expected in [
        "version: 2,",
        "rules: \"all-fives 2\",",
        "number: 4711,",
        "hands: [\"2-0 4-2 4-3 5-0 5-3 5-5 6-3\", ",
        "moves: \"6-6e, ",
    ] {
        assert!(text.contains(expected), "{expected} is missing from\n{text}");
    }
    assert!(text.lines().all(|line| line.len() < 2_000));
}

#[test]
fn every_game_makes_a_record_that_loads_again() {
    for preset in Preset::ALL {
        for rules in preset.players().flat_map(|players| preset.rules(players)) {
            let session = game(rules, 3);
            let read = Record::from_bytes(session.record().to_text().as_bytes()).expect("what was written can be read");
            assert_eq!(read.replay().expect("the record can be replayed"), session, "{preset}");
        }
    }
}

#[test]
fn a_record_cut_off_at_any_byte_is_refused() {
    let text = sample();
    let whole = text.trim_end().len();
    for end in 0..whole {
        let why = refused(&text[..end]);
        assert!(names_a_place(&why), "cut at byte {end}: {why}");
    }
    assert!(Record::from_bytes(&text.as_bytes()[..whole]).is_ok(), "only the line break is missing");
}

#[test]
fn an_empty_file_is_refused() {
    assert!(names_a_place(&refused("")), "{}", refused(""));
    assert!(names_a_place(&refused(" \n\t ")));
}

#[test]
fn a_file_that_is_not_text_is_refused_with_the_byte() {
    assert_eq!(refused(b"(version: 1, \xff\xfe)"), "the record is not text (UTF-8) from byte 13 on");
    assert!(refused([0; 64]).starts_with("line 1, column 1: "));
}

#[test]
fn a_file_that_is_too_large_is_refused() {
    let text = sample() + &" ".repeat(LARGEST);
    assert_eq!(refused(text), "the record has more than 1048576 bytes, the most that are read");
    let fits = sample();
    let padded = fits.clone() + &" ".repeat(LARGEST - fits.len());
    assert!(Record::from_bytes(padded.as_bytes()).is_ok(), "a file of exactly the largest size is read");
}

#[test]
fn another_version_is_refused_by_its_number_even_if_nothing_else_can_be_read() {
    let sentence = "the record is of version 7, and this program reads versions 2 to 6";
    assert_eq!(refused(sample().replace("version: 2", "version: 7")), sentence);
    assert_eq!(refused("(version: 7, everything: [\"is\", 'n', (e: w)])"), sentence);
    assert_eq!(refused("Record(version: 7)"), sentence);
    assert!(refused(sample().replace("version: 2", "version: 0")).starts_with("the record is of version 0"));
    assert!(refused("(rules: ())").starts_with("line 1, column "));
}

#[test]
fn unknown_missing_and_repeated_fields_are_refused_with_their_line() {
    let text = sample();
    let why = refused(text.replacen("number: 4711,", "number: 4711,\n    colour: 7,", 1));
    assert!(why.starts_with("line 6, ") && why.contains("colour"), "{why}");
    let why = refused(text.replacen("boneyard: ", "graveyard: ", 1));
    assert!(why.starts_with("line ") && why.contains("graveyard"), "{why}");
    let why = refused(text.replacen("    boneyard: ", "    // ", 1));
    assert!(why.starts_with("line ") && why.contains("boneyard"), "{why}");
    let why = refused(text.replacen("version: 2,", "version: 2, version: 2,", 1));
    assert!(why.starts_with("line 2, ") && why.contains("version"), "{why}");
}

#[test]
fn a_very_long_name_is_shortened_in_the_sentence_that_refuses_it() {
    let long = "x".repeat(100_000);
    for wrong in [
        sample().replace("version: 2,", &format!("version: 2, {long}: 1,")),
        format!("{long}(version: 1)"),
        format!("#![enable({long})] (version: 1)"),
    ] {
        let why = refused(wrong);
        assert!(why.contains(&format!("{}…", &long[..50])) && names_a_place(&why), "{why}");
    }
}

#[test]
fn giant_numbers_are_refused() {
    let text = sample();
    for (from, to) in [
        ("version: 2", "version: 99999999999999999999999999999999999999999999"),
        ("number: 4711", "number: 18446744073709551616"),
        ("all-fives 2", "all-fives 4294967298"),
        ("all-fives 2", "all-fives 2 target=1e300"),
        ("all-fives 2", "all-fives 2 seconds=-1"),
    ] {
        let why = refused(text.replacen(from, to, 1));
        assert!(why.starts_with("line "), "{to}: {why}");
    }
}

#[test]
fn rules_that_cannot_be_played_are_refused_with_the_reason() {
    for (rules, reason) in [
        ("all-fives 2 seats=4 hand=9", "4 hands of 9 need 36 bones, and there are 28"),
        ("all-fives 2 partners=on", "partners need four players, not 2"),
        ("all-fives 2 target=1001", "option target takes 1 to 1000, not 1001"),
        ("all-fives 3", "all-fives is for 2 players, not for 3"),
        ("all-sixes 2", "“all-sixes” is not a game"),
        ("all-fives 2 colour=red", "“colour” is not an option"),
        ("all-fives 2 target", "“target” is not an option, such as target=250"),
    ] {
        let why = refused(sample().replace("all-fives 2", rules));
        assert!(why.starts_with("line 3, column ") && why.ends_with(reason), "{rules}: {why}");
    }
}

#[test]
fn an_option_that_a_record_leaves_out_has_the_value_of_its_game() {
    let rules = Rules { target: 60, threes: true, ..Preset::Muggins.rules(3).expect("three can play it") };
    let text = game(rules, 1).record().to_text();
    assert!(text.contains("rules: \"muggins 3 threes=on target=60\""), "{text}");
    assert_eq!(Record::from_bytes(text.as_bytes()).map(|record| record.rules), Ok(rules));
}

#[test]
fn a_wrong_bone_or_a_bone_twice_is_refused_with_its_hand() {
    let text = sample();
    let why = refused(text.replacen("2-0 4-2", "a-0 4-2", 1));
    assert!(why.starts_with("line ") && why.contains("“a-0” is not a bone"), "{why}");
    let why = refused(text.replacen("2-0 4-2", "9-0 4-2", 1));
    assert_eq!(why, "hand 1, deal: 9-0 is not in the set that is played with");
    let why = refused(text.replacen("2-0 4-2", "4-2 4-2", 1));
    assert!(why.starts_with("line ") && why.contains("4-2"), "{why}");
    assert_eq!(refused(text.replacen("2-0 4-2", "6-6 4-2", 1)), "hand 1, deal: 6-6 is dealt twice");
    assert_eq!(refused(text.replacen("2-0 4-2", "4-2", 1)), "hand 1, deal: seat 0 is dealt 6 bones instead of 7");
    assert_eq!(
        refused(text.replacen("boneyard: \"5-2 ", "boneyard: \"", 1)),
        "hand 1, deal: 5-2 is missing from the deal"
    );
    assert_eq!(
        refused(text.replacen("hands: [\"2-0 ", "hands: [\"6-4\", \"6-3\", \"6-2\", \"6-1\", \"2-0 ", 1)),
        "hand 1: a row is for 6 seats, and a table has 2 to 4"
    );
}

#[test]
fn bones_of_two_digits_are_read_back_and_wrong_ones_are_refused_with_their_place() {
    let rules = Rules { set: Set::Twelve, hand: 2, ..block() };
    let mut session = Session::new(rules).expect("rules that can be played");
    session.deal(deal_of(Set::Twelve, &["12-12 12-11", "12-10 11-10"], "")).expect("a deal of these rules");
    for step in ["12-12e", "12-10e", "12-11w"] {
        session.play(step.parse().expect("a move")).expect("a legal move");
    }
    let text = session.record().to_text();
    for expected in ["set=twelve", "\"12-11 12-12\", \"11-10 12-10\"", "moves: \"12-12e, 12-10e, 12-11w\""] {
        assert!(text.contains(expected), "{expected} is missing from\n{text}");
    }
    let read = Record::from_bytes(text.as_bytes()).expect("what was written can be read");
    assert_eq!(read.replay().expect("the record can be replayed"), session);
    for (right, wrong, why) in [
        ("12-10e", "11-10e", "hand 1, move 2 (11-10e): 11-10 does not fit the east end, which shows a twelve"),
        ("12-12e", "11-11e", "hand 1, move 1 (11-11e): 11-11 is not in the hand of seat 0"),
        ("\"12-11 ", "\"12-10 ", "hand 1, deal: 12-10 is dealt twice"),
        ("set=twelve", "set=nine", "hand 1, deal: 12-12 is not in the set that is played with"),
    ] {
        assert_eq!(refused(text.replacen(right, wrong, 1)), why);
    }
    for (right, wrong) in [("12-10e", "12-13e"), ("12-10e", "12-010e"), ("12-10e", "12-10"), ("12-10e", "12-e")] {
        let why = refused(text.replacen(right, wrong, 1));
        assert!(why.starts_with("line ") && why.contains(&format!("“{wrong}” is not a move")), "{why}");
    }
}

#[test]
fn an_illegal_move_is_refused_with_its_number_and_the_reason() {
    let refused_with = |moves: &str| refused(sample().replacen("6-6e", moves, 1));
    for (moves, why) in [
        ("6-5e", "hand 1, move 1 (6-5e): seat 1 must lead with 6-6"),
        ("6-6e, 6-5e", "hand 1, move 2 (6-5e): 6-5 is not in the hand of seat 0"),
        ("6-6e, 5-5e", "hand 1, move 2 (5-5e): 5-5 does not fit the east end, which shows a six"),
        ("6-6e, pass", "hand 1, move 2 (pass): seat 0 has a bone that fits, and may not pass"),
        ("clock 5", "hand 1, move 1 (clock 5): this game is not on time"),
    ] {
        assert_eq!(refused_with(moves), why);
    }
    let why = refused_with("6-6e, 6-6up");
    assert!(why.starts_with("line ") && why.contains("“6-6up” is not a move"), "{why}");
}

#[test]
fn a_hand_dealt_before_the_last_is_over_is_refused() {
    let mut record = game(Rules::default(), 2).record().clone();
    record.hands[0].moves.pop();
    assert_eq!(refused(record.to_text()), "hand 2, deal: a hand is under way, and no other can be dealt");
    let mut record = game(Rules { target: 1, ..Rules::default() }, 9).record().clone();
    record.hands.push(record.hands[0].clone());
    let why = refused(record.to_text());
    assert!(why.ends_with("deal: the game is over, and no hand can be dealt"), "{why}");
    let last = record.hands.len() - 2;
    record.hands.pop();
    record.hands[last].moves.push("pass".parse().expect("a move"));
    assert!(refused(record.to_text()).ends_with("(pass): the game is over"));
}

#[test]
fn a_deal_for_another_lead_is_refused() {
    let rules = Preset::DrawGame.rules(2).expect("a game for two");
    let mut record = game(rules, 1).record().clone();
    assert_eq!(Session::new(rules).map(|session| session.state().lead()), Ok(Lead::Lot));
    record.hands[0].deal.lot.clear();
    assert_eq!(refused(record.to_text()), "hand 1, deal: the lot does not decide who leads");
}

#[test]
fn deep_nesting_is_refused_without_running_out_of_stack() {
    for open in ["(", "[", "{", "Some(", "/*", "(version: ", "(version: 1, x: [", "#![enable(", "(a: (b: "] {
        let why = refused(open.repeat(LARGEST / open.len()));
        assert!(names_a_place(&why), "{open}: {why}");
    }
    let nested = format!("(version: 1, ignored: {}{})", "[".repeat(100_000), "]".repeat(100_000));
    assert!(refused(nested).starts_with("line 1, "));
    let nested = sample().replacen("\"6-6e", &format!("{}\"6-6e", "(".repeat(1_000)), 1);
    assert!(names_a_place(&refused(nested)));
}

#[test]
fn a_full_mebibyte_of_moves_is_read_or_refused() {
    let timed = game(Preset::Firecrackers.rules(2).expect("a game for two"), 1).record().to_text();
    let clocks = "clock 300, ".repeat((LARGEST - timed.len()) / 11);
    let long = timed.replacen("moves: \"", &format!("moves: \"{clocks}"), 1);
    assert!(Record::from_bytes(long.as_bytes()).is_ok(), "a clock may be read any number of times");
    let draws = sample().replacen("moves: \"", &format!("moves: \"{}", "draw, ".repeat(100_000)), 1);
    assert_eq!(refused(draws), "hand 1, move 1 (draw): seat 1 must lead with 6-6, and may not draw");
    assert!(names_a_place(&refused(sample().replacen("moves: \"", &format!("moves: \"{}, ", "x".repeat(500_000)), 1))));
}

#[test]
fn a_score_cannot_overflow_however_long_a_game_is() {
    // Seat 0 goes out with its only bone in every hand and scores nothing for it. Seat 1 loses
    // twelve. A record has room for thousands of such hands.
    let rules = Rules { fives: true, settle: Settle::Subtract, hand: 1, lead_next: NextLead::Winner, ..block() };
    let mut session = Session::new(rules).expect("rules that can be played");
    for _ in 0..3_000 {
        session.deal(deal(&["1-0", "6-6"], "")).expect("the hand can be dealt");
        session.play("1-0e".parse().expect("a move")).expect("a legal move is accepted");
    }
    assert_eq!(
        session.state().score(side(1)),
        -9_996,
        "the last award that fits into a score is the last one that counts"
    );
    let text = session.record().to_text();
    assert_eq!(
        Record::from_bytes(text.as_bytes()).and_then(|record| record.replay().map_err(RecordError::Replay)),
        Ok(session)
    );
}

proptest! {
    #[test]
    fn flipped_bytes_are_refused_with_a_place_or_make_another_record_that_can_be_played(
        rules in rules(),
        flips in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        let mut bytes = game(rules, 2).record().to_text().into_bytes();
        for (at, byte) in flips {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        match Record::from_bytes(&bytes) {
            Ok(record) => prop_assert!(record.replay().is_ok()),
            Err(why) => prop_assert!(names_a_place(&why.to_string()) && !why.to_string().contains('\n'), "{}", why),
        }
    }

    #[test]
    fn records_with_moved_pieces_are_refused_or_can_be_played(
        rules in rules(),
        from in any::<prop::sample::Index>(),
        len in 0usize..200,
        to in any::<prop::sample::Index>(),
    ) {
        let text = game(rules, 2).record().to_text();
        let from = from.index(text.len());
        let piece = &text[from..(from + len).min(text.len())];
        let mut damaged = text.clone();
        damaged.insert_str(to.index(text.len()), piece);
        if let Err(why) = Record::from_bytes(damaged.as_bytes()) {
            prop_assert!(names_a_place(&why.to_string()), "{}", why);
        }
    }
}
