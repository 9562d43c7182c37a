//! Rules, levels and seatings read back as they are written, and a wrong word is refused by name.

use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::Seating;
use electrum_dominoes::record::text::InText;

fn reads_back<T: InText + PartialEq + std::fmt::Debug>(value: &T, text: &str) {
    assert_eq!(value.to_text(), text);
    assert_eq!(T::from_text(text).as_ref(), Ok(value));
}

#[test]
fn games_levels_and_sitters_are_written_with_the_names_that_a_player_types() {
    let pagat = Preset::AllFivesPagat.rules(4).expect("four can play it");
    reads_back(&Rules { target: 150, ..pagat }, "all-fives-pagat 4 target=150");
    reads_back(&Preset::FivesAndThrees, "fives-and-threes");
    reads_back(&Level::NotSoEasy, "not-so-easy");
    let seating = Seating::one_person([Level::NotSoEasy, Level::Brutal]);
    reads_back(&seating, "human, not-so-easy, brutal");
}

#[test]
fn an_option_that_a_text_leaves_out_has_the_value_of_the_named_game() {
    assert_eq!(Ok(Rules::from_text("muggins 3").expect("a game")), Preset::Muggins.rules(3));
    assert_eq!(Ok(Rules::from_text(" draw ").expect("a game")), Preset::Draw.rules(2));
}

#[test]
fn a_wrong_word_in_the_rules_is_refused_by_name() {
    for (text, why) in [
        ("", "“” is not a game"),
        ("whist 2", "“whist” is not a game"),
        ("draw 2 target", "“target” is not an option, such as target=250"),
        ("draw 2 2", "“2” is not an option, such as target=250"),
        ("draw 2 targt=9", "“targt” is not an option"),
        ("draw 2 target=1001", "option target takes 1 to 1000, not 1001"),
    ] {
        assert_eq!(Rules::from_text(text), Err(why.to_owned()), "{text}");
    }
}

#[test]
fn a_table_without_a_person_or_with_too_many_is_refused() {
    for text in ["easy, tough", "human", "human, easy, easy, easy, easy", "human, clever"] {
        assert!(Seating::from_text(text).is_err(), "{text}");
    }
}
