//! Bones, ends and moves are written and read as text, and bad text is refused with a sentence.

use electrum_dominoes_engine::Set;
use electrum_dominoes_engine::bone::Bone;
use electrum_dominoes_engine::layout::{End, Joint, Way};
use electrum_dominoes_engine::moves::Move;
use electrum_dominoes_engine::notation::{read_bones, write_bones};
use electrum_dominoes_engine::options::{self, OPTIONS};
use electrum_dominoes_engine::rules::{Preset, Rules};
use proptest::prelude::*;

fn unreadable(text: &str) -> String {
    text.parse::<Move>().expect_err("this is not a move").to_string()
}

#[test]
fn a_bone_is_written_with_its_heavier_half_first_and_read_either_way() {
    for bone in Set::GREATEST.bones() {
        assert_eq!(bone.to_string().parse::<Bone>(), Ok(bone));
        assert_eq!(format!("{}-{}", bone.low(), bone.high()).parse::<Bone>(), Ok(bone));
    }
    for (text, bone) in [("4-6", "6-4"), ("11-12", "12-11"), ("1-12", "12-1"), ("0-10", "10-0")] {
        assert_eq!(text.parse::<Bone>().map(|bone| bone.to_string()), Ok(bone.to_owned()));
    }
}

#[test]
fn each_half_of_a_bone_has_one_text() {
    let wrong =
        "012-1 1-012 00-1 13-0 0-13 12- -12 - -1-2 1--2 12-11-3 +1-2 1211 a-9 12–11 ١-٢ 256-0 0-99999999999999999999";
    for text in wrong.split(' ').chain(["", "12-11 ", "12 11"]) {
        let why = text.parse::<Bone>().map_err(|why| why.to_string());
        assert_eq!(why, Err(format!("“{text}” is not a bone, such as 6-4")));
    }
}

#[test]
fn every_end_reads_back_as_itself() {
    let arms = Way::ALL.map(End::Arm);
    let joints = Set::GREATEST.bones().iter().flat_map(Joint::on).map(End::Joint);
    for end in arms.into_iter().chain(joints) {
        assert_eq!(end.to_string().parse::<End>(), Ok(end));
    }
    assert!("6-4n".parse::<End>().is_err(), "a plain bone has no ends except its halves");
}

#[test]
fn every_kind_of_move_has_a_text() {
    let plays = "6-4e 0-0s 6-4@5-5n 5-5@6-5w 12-4e 12-12s 12-11@10-10n 1-0@12-1w 10-4e^";
    let others = ["draw", "pass", "boom 6-4", "boom 12-11", "clock 135", "clock 1:135", "resign 0"];
    for text in plays.split(' ').chain(others) {
        assert_eq!(text.parse::<Move>().map(|step| step.to_string()), Ok(text.to_owned()));
    }
}

#[test]
fn a_bad_move_is_refused_with_a_sentence_that_quotes_it() {
    let no_move = "is not a move, such as 6-4e, draw, pass or boom 6-4";
    let longer = "13-0e 12-11 12-011e 12-e -12e e 12-11-3e 12-11@13-13n 12-11@10-9n 12-11@10 12-11@e- 12-11e1";
    for text in ["", "6-4", "6-4x", "7=0e", "6-4ee", "6-4@", "Draw", "draw ", "6–4e", "é", "6-4n e", "boomerang", "🁫e"]
        .into_iter()
        .chain(longer.split(' '))
    {
        assert_eq!(unreadable(text), format!("“{text}” {no_move}"));
    }
    assert_eq!(unreadable("boom 9-x"), "“9-x” is not a bone, such as 6-4");
    for text in ["clock -1", "clock 65536", "clock 007", "clock +5", "clock 1e3", "clock 1:+5"] {
        assert!(unreadable(text).ends_with("is not a number of the size that belongs here"), "{text}");
    }
    assert_eq!(unreadable("resign 4"), "“4” is not a seat, 0 to 3");
    assert_eq!(unreadable("clock 4:10"), "“4” is not a seat, 0 to 3");
}

#[test]
fn a_long_or_odd_text_is_shortened_and_escaped_in_the_sentence() {
    let quoted = |text: &str| unreadable(text).split('”').next().expect("a quotation").to_owned();
    assert_eq!(quoted(&"x".repeat(100_000)), format!("“{}…", "x".repeat(60)));
    assert_eq!(quoted(&"x".repeat(60)), format!("“{}", "x".repeat(60)), "it just fits");
    assert_eq!(quoted(&"\u{7}".repeat(60)), format!("“{}…", "\\u{7}".repeat(12)), "the shown characters count");
    assert_eq!(quoted("a\nb\u{202e}"), "“a\\nb\\u{202e}");
    assert_eq!(quoted("it's \"6-4\" c:\\x"), "“it's \"6-4\" c:\\x");
}

#[test]
fn a_list_has_each_bone_at_most_once() {
    let bones = read_bones("6-4 0-0\t1-2").expect("three bones");
    assert_eq!(write_bones(bones), "6-4 0-0 2-1");
    assert_eq!(read_bones("6-4 4-6").unwrap_err().to_string(), "“4-6” is not a bone that has not been named before");
    assert_eq!(read_bones(""), Ok(vec![]));
}

#[test]
fn every_option_reads_back_its_text_in_every_game() {
    for preset in Preset::ALL {
        for rules in preset.players().flat_map(|players| preset.rules(players)) {
            let mut again = Rules::default();
            for option in OPTIONS {
                options::set(&mut again, option.name, &option.get(&rules)).unwrap_or_else(|why| panic!("{why}"));
            }
            assert_eq!(again, rules, "{preset}");
            assert_eq!(Preset::from_name(preset.name()), Some(preset));
            assert_eq!(rules.preset(), Some(preset), "a game is recognised by its rules");
        }
    }
}

#[test]
fn an_option_refuses_bad_values() {
    let set = |name, value| options::set(&mut Rules::default(), name, value).expect_err("no such option").to_string();
    assert_eq!(set("colour", "red"), "“colour” is not an option");
    assert_eq!(set("draws", "yes"), "option draws takes on or off: “yes” is not on or off");
    assert_eq!(
        set("spinner", "two"),
        "option spinner takes none, first, led, enclosed, counting, cross, maltese, maltese-four, every or sevens: “two” is not one of these values"
    );
    assert_eq!(
        set("target", "-5"),
        "option target takes 1 to 1000: “-5” is not a number of the size that belongs here"
    );
    assert_eq!(
        set("target", "99999999999999999999"),
        "option target takes 1 to 1000: “99999999999999999999” is not a number of the size that belongs here"
    );
}

proptest! {
    #[test]
    fn every_move_that_can_be_read_is_written_and_read_back_as_itself(text in "[0-9a-z@ -]{0,12}") {
        if let Ok(step) = text.parse::<Move>() {
            prop_assert_eq!(step.to_string().parse::<Move>(), Ok(step));
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text: String) {
        let _ = (text.parse::<Move>(), text.parse::<Bone>(), text.parse::<End>(), read_bones(&text));
    }
}
