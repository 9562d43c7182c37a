//! A finished match as a text: it gives the same match back, and nothing in it has to be believed.

use crate::common::inside::Inside;
use electrum_dominoes::career::agreed::{AgreedMatch, DEALS, NotShared, Shared};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::text::dialect;
use electrum_dominoes::table::sitting::table_of_deal;

/// Plays a match of this number to its end, or all deals but some. Which legal move is made depends
/// on `taste`.
fn played(preset: Preset, number: u64, taste: usize, left: u16) -> AgreedMatch {
    let rules = preset.usual();
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

/// The text of a result of match 41 at The Draw Game.
fn told() -> String {
    played(Preset::Draw, 41, 1, 0).result_text("Ann").expect("the match is over")
}

#[test]
fn a_result_of_every_game_is_short_and_gives_the_same_match_again() {
    for preset in Preset::ALL {
        let theirs = played(preset, 41, 1, 0);
        let text = theirs.result_text("Ann / Bo").unwrap_or_else(|| panic!("{preset}: it is over"));
        assert!(text.lines().count() == 4 && text.len() < 900, "{preset}: {text}");
        let read = Shared::read(&text).unwrap_or_else(|why| panic!("{preset}: {why:?} {text}"));
        assert_eq!((read.by(), read.gained(), read.played()), ("Ann Bo", theirs.player(), &theirs), "{preset}");
    }
}

#[test]
fn a_match_played_again_says_so() {
    let text = told();
    assert!(Shared::read(&text).is_ok_and(|read| !read.is_practice()));
    let again = played(Preset::Draw, 41, 1, 0).met_again().result_text("Ann").expect("the match is over");
    let read = Shared::read(&format!("> {again}\nSee you!")).expect("it can be read");
    assert!(read.is_practice());
    assert_eq!(again.replace(" / practice", ""), text, "an older program ignores what follows the check");
}

#[test]
fn a_match_that_is_not_over_has_no_result() {
    assert_eq!(played(Preset::Draw, 41, 1, 1).result_text("Ann"), None);
}

#[test]
fn it_does_not_matter_how_the_text_came() {
    let text = told();
    let plain = Shared::read(&text);
    assert!(plain.is_ok());
    let quoted = format!("> {}", text.replace('\n', "\r\n> "));
    let in_a_row = text.replace('\n', " ");
    let narrow = text.replace(' ', "\n");
    let in_a_letter = format!("Hello!\n\nLook at this:\n{text}\nCan you do better? Ann");
    let dashes = text.replace('-', "−");
    for came in [quoted, in_a_row, narrow, in_a_letter, dashes] {
        assert_eq!(Shared::read(&came), plain, "{came}");
    }
}

#[test]
fn whatever_is_not_a_result_is_refused_with_the_reason() {
    let text = told();
    let refused = |text: &str| Shared::read(text).expect_err(text);
    assert_eq!(refused(""), NotShared::NoResult);
    assert_eq!(refused(&format!("{text}{}", " ".repeat(1 << 16))), NotShared::TooLong);
    assert_eq!(refused("Shall we play at eight? 6-4e, draw"), NotShared::NoResult);
    assert_eq!(refused(&text.replace("v1", "v2")), NotShared::Newer);
    assert_eq!(refused(&text.replace(" 41 ", " four ")), NotShared::Unreadable("four".to_owned()));
    assert_eq!(refused(&text.replace("draw 2", "drow 2")), NotShared::Unreadable("drow 2".to_owned()));
    assert_eq!(refused(&text.replace("draw 2", "draw 2 target=50")), NotShared::Changed);
    assert_eq!(refused(&text.replace("human, easy", "human, tough")), NotShared::Changed);
    for garbage in ["Electrum Dominoes match", "Electrum Dominoes match 41 v1 / / / / / / /"] {
        refused(garbage);
    }
}

#[test]
fn a_text_that_was_cut_anywhere_is_refused() {
    let text = told();
    for end in 0..text.trim_end().len() {
        assert!(Shared::read(&text[..end]).is_err(), "{}", &text[..end]);
    }
}

#[test]
fn other_points_than_those_of_the_moves_are_refused() {
    let text = told();
    let points = text.lines().nth(2).and_then(|line| line.split(" / ").nth(1)).expect("the points");
    let points = points.trim_end_matches(" /");
    for (deal, told) in (1..).zip(points.split(' ')) {
        let raised: Vec<&str> =
            (1..).zip(points.split(' ')).map(|(at, points)| if at == deal { "+99" } else { points }).collect();
        let forged = text.replace(points, &raised.join(" "));
        let (told, made) = ("+99".to_owned(), told.to_owned());
        assert_eq!(Shared::read(&forged), Err(NotShared::Points { deal, told, made }));
    }
}

#[test]
fn no_digit_of_the_moves_can_be_another() {
    let text = told();
    let begin = text.trim_end().rfind('\n').expect("the last line") + 1;
    let (mut played, mut unplayed) = (0, 0);
    for at in (begin..text.trim_end().len()).filter(|at| text.as_bytes()[*at] != b' ') {
        let mut forged = text.clone().into_bytes();
        forged[at] = if forged[at] == b'0' { b'1' } else { b'0' };
        match Shared::read(&String::from_utf8(forged).expect("plain letters")).expect_err("it was changed") {
            NotShared::Moves(_) => unplayed += 1,
            NotShared::Points { .. } | NotShared::Changed => played += 1,
            other => panic!("{other:?}"),
        }
    }
    assert!(played > 5 && unplayed > 5, "{played} {unplayed}: both kinds of damage occur");
}

#[test]
fn results_of_friends_in_an_older_file_mean_nothing_any_more() {
    let own = played(Preset::Draw, 41, 0, 0);
    let file = dialect().to_string(&own).expect("a match can be written");
    let older = file.replacen("number:", "friends:[\"Electrum Dominoes match 41\"],number:", 1);
    assert_ne!(older, file);
    assert_eq!(dialect().from_str::<AgreedMatch>(&older).as_ref(), Ok(&own));
}
