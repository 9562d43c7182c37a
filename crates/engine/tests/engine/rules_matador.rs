//! Matador, where halves that join add up to seven: R56.

use crate::table::*;
use electrum_dominoes_engine::bone::Seat;
use electrum_dominoes_engine::layout::Way;
use electrum_dominoes_engine::moves::Move;
use electrum_dominoes_engine::notation::Unreadable;
use electrum_dominoes_engine::rules::{FirstLead, Preset, Rules};

/// Matador for two, where seat 0 leads with any bone and nobody draws.
fn matador() -> Rules {
    Rules { lead_first: FirstLead::Seat(Seat::FIRST), draws: false, reserve: 0, ..preset(Preset::Matador) }
}

#[test]
fn r56_halves_that_join_add_up_to_seven() {
    let mut state = start(matador(), &["6-3 1-1", "4-0 6-4"], "");
    play(&mut state, "6-3e");
    assert_eq!(legal(&state), ["4-0w", "6-4w"], "a four joins the three, and a one would join the six");
    assert_eq!(refused(&state, "4-0e"), "4-0 does not fit the east end, which shows a six");
    play(&mut state, "4-0w");
    assert_eq!([Way::West, Way::East].map(|way| shows(&state, way)), [Some(0), Some(6)]);
}

#[test]
fn r56_only_matadors_go_on_a_blank_and_they_go_anywhere() {
    let mut state = start(matador(), &["6-3 5-5 4-3", "4-0 6-6 5-2"], "");
    play(&mut state, "6-3e, 4-0w");
    let either = |bone: &str| ["e", "e^", "w", "w^"].map(|end| format!("{bone}{end}"));
    assert_eq!(legal(&state), either("4-3"), "the east shows a six, for which a one is needed");
    let mut state = start(matador(), &["6-3 0-0 4-4", "4-0 6-6 5-5"], "");
    play(&mut state, "6-3e, 4-0w");
    assert_eq!(legal(&state), ["0-0e", "0-0w"], "the double blank has nothing to turn");
}

#[test]
fn r56_a_matador_shows_either_of_its_halves() {
    let after = |step: &str| {
        let mut state = start(matador(), &["6-3 1-1", "5-2 6-4"], "");
        play(&mut state, &format!("6-3e, {step}"));
        [Way::West, Way::East].map(|way| shows(&state, way))
    };
    assert_eq!(after("5-2e"), [Some(3), Some(2)], "the lighter half");
    assert_eq!(after("5-2e^"), [Some(3), Some(5)], "the heavier half");
    assert_eq!(after("5-2w^"), [Some(5), Some(6)]);
}

#[test]
fn r56_doublets_lie_in_line_and_take_what_makes_seven_with_them() {
    let mut state = start(matador(), &["5-5 2-1", "3-2 6-6"], "");
    play(&mut state, "5-5e");
    assert_eq!(legal(&state), ["3-2e", "3-2w"]);
    play(&mut state, "3-2e");
    assert_eq!([Way::West, Way::East, Way::North].map(|way| shows(&state, way)), [Some(5), Some(3), None]);
    assert_eq!(legal(&state), ["2-1w"], "the two joins the five");
}

#[test]
fn r56_the_two_ways_to_play_a_matador_are_written_apart_and_read_back() {
    for text in ["5-2e", "5-2e^", "6-1w^"] {
        let step: Move = text.parse().expect("a move");
        assert_eq!(step.to_string(), text);
    }
    let nowhere: Result<Move, Unreadable> = "5-2^".parse();
    assert!(nowhere.is_err());
    let mut state = start(block(), &["5-4 4-4", "5-2 5-5"], "");
    play(&mut state, "5-4e");
    assert_eq!(refused(&state, "5-2e^"), "the east end is not open", "only where halves make seven");
}

#[test]
fn r56_the_hand_is_smaller_for_more_players_and_two_bones_stay() {
    let tables = [2, 3, 4].map(|players| Preset::Matador.rules(players).expect("two to four can play it"));
    assert_eq!(tables.map(|rules| (rules.hand, rules.reserve, rules.target)), [(7, 2, 100), (6, 2, 100), (5, 2, 100)]);
    let mut state = start(matador(), &["6-3 4-0", "5-3 6-6"], "");
    assert_eq!(paid(&play(&mut state, "6-3e, pass, 4-0w")), [(0, 20)], "the others' pips");
}
