//! A finished match as a text for friends: it gives the same match back, and nothing in it has to
//! be believed.

use crate::common::inside::Inside;
use electrum_dominoes::career::agreed::{AgreedMatch, DEALS, NotShared};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::text::dialect;
use electrum_dominoes::table::sitting::table_of_deal;

/// Plays a match of this number to its end, or all deals but some. Which legal move is made depends
/// on `taste`.
fn played(preset: Preset, number: u64, taste: usize, left: u16) -> AgreedMatch {
    let rules = preset.players().find_map(|players| preset.rules(players)).expect("a game");
    let mut whole = AgreedMatch::new(number, rules, &[Level::Easy], Level::Tough).expect("a named game");
    for at in 0..DEALS - left {
        let (mut sitting, _) = table_of_deal(&whole, at).expect("a deal of the match");
        let mut turn = taste;
        while sitting.state().phase() == Phase::Playing {
            let legal = sitting.state().legal();
            sitting.play(legal.nth(turn % legal.len()).expect("a legal move")).expect("it is legal");
            turn += taste;
        }
        whole.note(at, sitting.session().record());
    }
    whole
}

/// The text of a friend's result of match 41 at The Draw Game, and the own match.
fn both() -> (String, AgreedMatch) {
    let text = played(Preset::Draw, 41, 1, 0).result_text("Ann").expect("the match is over");
    (text, played(Preset::Draw, 41, 0, 0))
}

#[test]
fn a_result_of_every_game_is_short_and_is_played_again_by_the_friend() {
    for preset in Preset::ALL {
        let theirs = played(preset, 41, 1, 0);
        let text = theirs.result_text("Ann / Bo").unwrap_or_else(|| panic!("{preset}: it is over"));
        assert!(text.lines().count() == 4 && text.len() < 900, "{preset}: {text}");
        let own = played(preset, 41, 0, 0);
        let read = own.read_result(&text).unwrap_or_else(|why| panic!("{preset}: {why:?} {text}"));
        assert_eq!((read.by(), read.gained()), ("Ann Bo", theirs.player()), "{preset}");
        // Whoever has not played yet can read it too, and gets the same moves.
        let fresh = AgreedMatch::new(41, *own.rules(), &[Level::Easy], Level::Brutal).expect("a named game");
        assert_eq!(fresh.read_result(&text).as_ref(), Ok(&read), "{preset}");
    }
}

#[test]
fn a_match_played_again_says_so_and_the_friend_reads_it() {
    let (text, own) = both();
    assert!(own.read_result(&text).is_ok_and(|read| !read.is_practice()));
    let again = played(Preset::Draw, 41, 1, 0).met_again().result_text("Ann").expect("the match is over");
    let read = own.read_result(&format!("> {again}\nSee you!")).expect("it can be read");
    assert!(read.is_practice());
    assert_eq!(again.replace(" / practice", ""), text, "an older program ignores what follows the check");
    let mut kept = own.clone();
    kept.add_friend(read);
    let file = dialect().to_string(&kept).expect("a match");
    let found: AgreedMatch = dialect().from_str(&file).expect("what was written can be read");
    assert!(found == kept && found.friends()[0].is_practice());
}

#[test]
fn a_match_that_is_not_over_has_no_result() {
    assert_eq!(played(Preset::Draw, 41, 1, 1).result_text("Ann"), None);
}

#[test]
fn it_does_not_matter_how_the_text_came() {
    let (text, own) = both();
    let plain = own.read_result(&text);
    assert!(plain.is_ok());
    let quoted = format!("> {}", text.replace('\n', "\r\n> "));
    let in_a_row = text.replace('\n', " ");
    let narrow = text.replace(' ', "\n");
    let in_a_letter = format!("Hello!\n\nLook at this:\n{text}\nCan you do better? Ann");
    let dashes = text.replace('-', "−");
    for came in [quoted, in_a_row, narrow, in_a_letter, dashes] {
        assert_eq!(own.read_result(&came), plain, "{came}");
    }
}

#[test]
fn whatever_is_not_a_result_of_this_match_is_refused_with_the_reason() {
    let (text, own) = both();
    let refused = |text: &str| own.read_result(text).expect_err(text);
    assert_eq!(refused(""), NotShared::NoResult);
    assert_eq!(refused(&format!("{text}{}", " ".repeat(1 << 16))), NotShared::TooLong);
    assert_eq!(refused("Shall we play at eight? 6-4e, draw"), NotShared::NoResult);
    assert_eq!(refused(&text.replace("v1", "v2")), NotShared::Newer);
    assert_eq!(refused(&text.replace(" 41 ", " 42 ")), NotShared::OtherNumber(42));
    assert_eq!(refused(&text.replace(" 41 ", " four ")), NotShared::Unreadable("four".to_owned()));
    assert_eq!(refused(&text.replace("draw 2", "drow 2")), NotShared::Unreadable("drow 2".to_owned()));
    assert_eq!(refused(&text.replace("draw 2", "draw 2 target=50")), NotShared::OtherGame);
    assert_eq!(refused(&text.replace("human, easy", "human, tough")), NotShared::OtherGame);
    let other = played(Preset::Draw, 42, 1, 0).result_text("Ann").expect("it is over");
    assert_eq!(refused(&other), NotShared::OtherNumber(42));
    assert_eq!(refused(&own.result_text("Me").expect("it is over")), NotShared::Known);
    for garbage in ["Electrum Dominoes match", "Electrum Dominoes match 41 v1 / / / / / / /"] {
        refused(garbage);
    }
}

#[test]
fn a_text_that_was_cut_anywhere_is_refused() {
    let (text, own) = both();
    for end in 0..text.trim_end().len() {
        assert!(own.read_result(&text[..end]).is_err(), "{}", &text[..end]);
    }
}

#[test]
fn other_points_than_those_of_the_moves_are_refused() {
    let (text, own) = both();
    let points = text.lines().nth(2).and_then(|line| line.split(" / ").nth(1)).expect("the points");
    let points = points.trim_end_matches(" /");
    for (deal, told) in (1..).zip(points.split(' ')) {
        let raised: Vec<&str> =
            (1..).zip(points.split(' ')).map(|(at, points)| if at == deal { "+99" } else { points }).collect();
        let forged = text.replace(points, &raised.join(" "));
        let (told, made) = ("+99".to_owned(), told.to_owned());
        assert_eq!(own.read_result(&forged), Err(NotShared::Points { deal, told, made }));
    }
}

#[test]
fn no_digit_of_the_moves_can_be_another() {
    let (text, own) = both();
    let begin = text.trim_end().rfind('\n').expect("the last line") + 1;
    let (mut played, mut unplayed) = (0, 0);
    for at in (begin..text.trim_end().len()).filter(|at| text.as_bytes()[*at] != b' ') {
        let mut forged = text.clone().into_bytes();
        forged[at] = if forged[at] == b'0' { b'1' } else { b'0' };
        match own.read_result(&String::from_utf8(forged).expect("plain letters")).expect_err("it was changed") {
            NotShared::Moves(_) => unplayed += 1,
            NotShared::Points { .. } | NotShared::Changed => played += 1,
            other => panic!("{other:?}"),
        }
    }
    assert!(played > 5 && unplayed > 5, "{played} {unplayed}: both kinds of damage occur");
}

#[test]
fn results_of_friends_are_kept_with_the_match() {
    let (text, mut own) = both();
    let friend = own.read_result(&text).expect("a result");
    own.add_friend(friend.clone());
    assert_eq!(own.read_result(&text), Err(NotShared::Known));
    let file = dialect().to_string(&own).expect("a match can be written");
    let again: AgreedMatch = dialect().from_str(&file).expect("it can be read");
    assert_eq!((again.friends(), &again), (&[friend][..], &own));
    let forged = file.replacen("Ann / ", "Ann / +99 ", 1);
    assert!(forged != file && dialect().from_str::<AgreedMatch>(&forged).is_err());
}
