//! Crosses, where bones lie around the first doublet before anything else is built, and a spinner
//! that counts on: R46 to R48.

use crate::table::*;
use electrum_dominoes_engine::layout::Way;
use electrum_dominoes_engine::rules::{Preset, Rules, Spinner};
use electrum_dominoes_engine::state::{GameState, Phase};

/// Sebastopol, in which seat 0 holds the double six.
fn sebastopol(hands: &[&str; 4], moves: &str) -> (GameState, Vec<(usize, i16)>) {
    let mut state = start(Preset::Sebastopol.usual(), hands, "");
    let events = play(&mut state, moves);
    (state, paid(&events))
}

#[test]
fn r46_nothing_is_played_elsewhere_until_four_bones_lie_around_the_first_doublet() {
    let hands = ["6-6 6-2 2-1 4-4", "6-5 5-1 5-2 5-5", "4-1 3-3 1-1 1-0", "6-4 6-3 2-0 2-2"];
    let (mut state, _) = sebastopol(&hands, "6-6e, 6-5e");
    assert_eq!(legal(&state), ["pass"], "the 1-0 and the others fit no six");
    play(&mut state, "pass");
    assert_eq!(legal(&state), ["6-3w", "6-4w"]);
    play(&mut state, "6-4w");
    assert_eq!(legal(&state), ["6-2n", "6-2s"], "the 4-4 and the 4-1 wait for the cross");
    assert!(refused(&state, "4-4w").contains("not open"));
    play(&mut state, "6-2n");
    assert_eq!(legal(&state), ["pass"], "three sides are taken, and the 5-5 still waits");
    play(&mut state, "pass, pass, 6-3s");
    assert_eq!(legal(&state), ["2-1n", "4-4w"], "the arms grow");
}

#[test]
fn r46_a_line_waits_for_the_cross_around_its_first_doublet() {
    let rules = Rules { spinner: Spinner::Cross, ..fives(Spinner::First) };
    let state = lay(rules, "6-4e, 4-1w, 6-6e");
    let open = |state: &GameState| state.layout().ends().map(|(_, joint)| joint.bone()).collect::<Vec<_>>();
    assert_eq!(open(&state), [bone("6-6")]);
    assert_eq!((shows(&state, Way::East), shows(&state, Way::West)), (Some(6), None));
    let state = lay(rules, "6-4e, 4-1w, 6-6e, 6-5e, 6-3n");
    assert_eq!(open(&state), [bone("6-6")]);
    let state = lay(rules, "6-4e, 4-1w, 6-6e, 6-5e, 6-3n, 6-2s");
    assert_eq!(shows(&state, Way::West), Some(1));
    assert_eq!(open(&state).len(), 4);
}

#[test]
fn r46_ends_that_wait_count_all_the_same() {
    let rules = Rules { spinner: Spinner::Cross, ..fives(Spinner::First) };
    let state = lay(rules, "6-6e, 6-4w, 6-1e");
    assert_eq!((state.layout().count(), &state.layout().sum()[..]), (5, &[4, 1][..]));
}

#[test]
fn r46_a_destroyed_bone_must_be_replaced_before_the_arms_grow() {
    let rules = Rules { spinner: Spinner::Cross, ..preset(Preset::Firecrackers) };
    let rules = Rules { opener_doublet: false, ..rules };
    let mut state = lay(rules, "6-6e, 6-4w, 6-1e, 6-2n, 6-3s");
    assert_eq!(state.layout().ends().count(), 4);
    play(&mut state, "boom 6-3");
    assert_eq!(shows(&state, Way::South), Some(6));
    assert_eq!(state.layout().ends().count(), 1);
}

#[test]
fn r22_a_blocked_hand_of_sebastopol_is_worth_the_pips_of_the_others_minus_those_of_its_winner() {
    let (state, paid) = sebastopol(&["6-6 4-0", "5-0 1-0", "4-1 2-0", "3-1 2-1"], "6-6e, pass, pass, pass, pass");
    assert_eq!(paid, [(0, 20 - 4)]);
    assert_eq!((scores(&state), state.phase()), (vec![16, 0, 0, 0], Phase::HandOver));
    let (_, paid) = sebastopol(&["6-6 3-1", "5-0 5-5", "2-1 1-0", "5-1 2-0"], "6-6e, pass, pass, pass, pass");
    assert_eq!(paid, [], "two hold four");
}

#[test]
fn the_winner_of_a_hand_of_sebastopol_gets_the_pips_of_the_others() {
    let (state, paid) = sebastopol(&["6-6", "6-5", "4-3", "1-0"], "6-6e");
    assert_eq!(paid, [(0, 19)]);
    assert_eq!((state.rules().target, state.rules().seats() * 7), (60, 28), "no bone sleeps");
}

#[test]
fn in_cross_a_player_without_a_bone_for_the_doublet_draws() {
    for (players, hand) in [(2, 7), (3, 6), (4, 5)] {
        let rules = Preset::Cross.rules(players).expect("two to four can play it");
        assert_eq!((rules.hand, rules.draws, rules.target), (hand, true, 60));
    }
    let mut state = start(preset(Preset::Cross), &["6-6 4-1", "5-4 2-1"], "6-3 5-5");
    play(&mut state, "6-6e");
    assert_eq!(legal(&state), ["draw"]);
    play(&mut state, "draw, 6-3e");
    assert_eq!(legal(&state), ["draw"], "the 3 is not open yet");
}

#[test]
fn r47_each_arm_of_a_maltese_cross_goes_on_with_a_doublet() {
    let rules = Preset::MalteseCross.usual();
    let hands = ["6-6 6-4 6-2 5-5", "6-5 6-3 3-0 4-0"];
    let mut state = start(rules, &hands, "5-1 4-1 3-3");
    play(&mut state, "6-6e, 6-5e, 6-4w, 6-3n, 6-2s");
    assert_eq!(legal(&state), ["draw"], "3-0 and 4-0 share a number with an arm, and are no doublets");
    assert!(refused(&state, "3-0n").contains("only a doublet can be played"), "{}", refused(&state, "3-0n"));
    play(&mut state, "draw, draw, draw");
    assert_eq!(legal(&state), ["3-3n"]);
}

#[test]
fn r47_an_arm_of_a_maltese_cross_grows_once_it_has_its_doublet() {
    let rules = Rules { spinner: Spinner::Maltese, draws: false, ..fives(Spinner::First) };
    let hands = ["6-6 6-4 6-2 5-5 5-1 4-1", "6-5 6-3 5-0 3-0 4-0 2-0"];
    let mut state = start(rules, &hands, "");
    play(&mut state, "6-6e, 6-5e, 6-4w, 6-3n, 6-2s, pass");
    assert_eq!(legal(&state), ["5-5e"]);
    play(&mut state, "5-5e");
    assert_eq!(legal(&state), ["5-0e"], "the other arms wait for their own");
    play(&mut state, "5-0e");
    assert_eq!(legal(&state), ["pass"]);
}

#[test]
fn r47_an_arm_that_was_longer_before_the_first_doublet_grows_at_once() {
    let rules = Rules { spinner: Spinner::Maltese, draws: false, ..fives(Spinner::First) };
    let hands = ["6-4 6-6 6-2 1-0 5-1 4-0", "4-1 6-5 6-3 5-0 3-0 2-0"];
    let mut state = start(rules, &hands, "");
    play(&mut state, "6-4e, 4-1w, 6-6e, 6-5e, 6-2n, 6-3s");
    assert_eq!(legal(&state), ["1-0w", "5-1w"]);
}

#[test]
fn r47_no_arm_of_a_maltese_cross_grows_before_all_have_their_doublet_where_a_table_wants_it() {
    let rules = Rules { spinner: Spinner::MalteseFour, draws: false, ..fives(Spinner::First) };
    let hands = ["6-6 6-4 6-2 5-5 3-3 1-0", "6-5 6-3 4-4 2-2 5-0 3-0"];
    let mut state = start(rules, &hands, "");
    play(&mut state, "6-6e, 6-5e, 6-4w, 6-3n, 6-2s");
    assert_eq!(legal(&state), ["2-2s", "4-4w"]);
    play(&mut state, "4-4w, 5-5e, 2-2s");
    assert_eq!(legal(&state), ["3-3n"], "1-0 fits nowhere, and the others wait");
    assert_eq!(refused(&state, "5-5w").split(',').next(), Some("5-5 is not in the hand of seat 0"));
    play(&mut state, "3-3n");
    assert_eq!(legal(&state), ["3-0n", "5-0e"], "now every arm grows");
    let mut early = start(Rules { spinner: Spinner::Maltese, ..rules }, &hands, "");
    play(&mut early, "6-6e, 6-5e, 6-4w, 6-3n, 6-2s, 4-4w, 5-5e");
    assert!(legal(&early).contains(&"5-0e".to_owned()), "elsewhere each arm grows with its own doublet");
}

#[test]
fn r47_an_arm_that_was_longer_waits_too_where_all_four_doublets_come_first() {
    let rules = Rules { spinner: Spinner::MalteseFour, draws: false, ..fives(Spinner::First) };
    let hands = ["6-4 6-6 6-2 1-0 5-1 4-0", "4-1 6-5 6-3 5-0 3-3 2-0"];
    let mut state = start(rules, &hands, "");
    play(&mut state, "6-4e, 4-1w, 6-6e, 6-5e, 6-2n, 6-3s");
    assert_eq!(legal(&state), ["pass"], "1-0 and 5-1 fit the long arm, which waits");
    play(&mut state, "pass");
    assert_eq!(legal(&state), ["3-3s"]);
    let named = Rules { spinner: Spinner::MalteseFour, ..Preset::MalteseCross.usual() };
    assert_eq!((named.game(), named.is_changed()), (Some(Preset::MalteseCross), true));
}

#[test]
fn r48_the_open_ends_of_a_spinner_count_on_in_sniff() {
    let rules = Rules { spinner: Spinner::Counting, ..fives(Spinner::First) };
    let plays = ["3-3e", "4-3e", "5-3w", "3-0n", "3-1s"];
    let counts = (1..=5).map(|len| count(rules, &plays[..len].join(", ")));
    assert_eq!(counts.collect::<Vec<_>>(), [6, 10, 15, 12, 10]);
    let (state, events) = lay_with_events(rules, "3-3e, 4-3e, 5-3w");
    assert_eq!(scored(&events), 15);
    assert_eq!(state.layout().sum().iter().map(|term| usize::from(*term)).sum::<usize>(), 15);
}

#[test]
fn r48_only_the_spinner_counts_on() {
    let rules = Rules { spinner: Spinner::Counting, ..fives(Spinner::First) };
    assert_eq!(count(rules, "3-3e, 4-3e, 4-4e, 4-1e"), 6 + 1, "4-4 is in the middle of its arm");
    assert_eq!(count(rules, "4-3e, 3-3w, 5-3w"), 4 + 5 + 6, "the spinner was not led");
}

#[test]
fn sniff_deals_seven_six_and_five_bones() {
    let tables = [2, 3, 4].map(|players| Preset::Sniff.rules(players).expect("two to four can play it"));
    assert_eq!(tables.map(|rules| rules.hand), [7, 6, 5]);
    assert!(tables.iter().all(|rules| rules.fives && rules.draws));
}
