//! The bones and the table: R1 to R6, with the scoring examples of the old manuals.

use crate::table::*;
use electrum_dominoes_engine::Set;
use electrum_dominoes_engine::bone::Bone;
use electrum_dominoes_engine::event::Event;
use electrum_dominoes_engine::layout::{Joint, Way};
use electrum_dominoes_engine::rules::{Rules, Spinner};

#[test]
fn r01_there_are_28_bones_of_which_seven_are_doublets() {
    let all: Vec<Bone> = Set::Six.bones().iter().collect();
    assert_eq!(all.len(), 28);
    let text = all.iter().map(Bone::to_string).collect::<Vec<_>>().join(" ");
    assert_eq!(
        text,
        "0-0 1-0 1-1 2-0 2-1 2-2 3-0 3-1 3-2 3-3 4-0 4-1 4-2 4-3 4-4 5-0 5-1 5-2 5-3 5-4 5-5 6-0 6-1 6-2 6-3 6-4 6-5 6-6"
    );
    let doublets: Vec<String> = all.iter().filter(|bone| bone.is_doublet()).map(Bone::to_string).collect();
    assert_eq!(doublets, ["0-0", "1-1", "2-2", "3-3", "4-4", "5-5", "6-6"]);
}

#[test]
fn r01_a_bone_weighs_its_pips_and_the_whole_set_168() {
    assert_eq!(bone("6-4").weight(), 10);
    assert_eq!(bone("0-0").weight(), 0);
    assert_eq!(Set::Six.bones().iter().map(|bone| u32::from(bone.weight())).sum::<u32>(), 168);
    let heaviest = Set::Six.bones().iter().filter(|bone| bone.is_doublet()).max();
    assert_eq!(heaviest, Some(bone("6-6")));
}

#[test]
fn r02_a_plain_lead_lies_with_its_lighter_half_west() {
    let state = lay(fives(Spinner::First), "6-4e");
    assert_eq!((shows(&state, Way::West), shows(&state, Way::East)), (Some(4), Some(6)));
}

#[test]
fn r02_a_doublet_that_is_led_has_only_a_west_and_an_east_side() {
    let state = lay(fives(Spinner::First), "6-6e");
    assert_eq!(Way::ALL.map(|way| shows(&state, way)), [Some(6), Some(6), None, None]);
}

#[test]
fn r03_without_a_spinner_there_are_never_more_than_two_ends() {
    let state = lay(fives(Spinner::None), "6-6e, 6-1w, 6-3e, 3-3e, 1-1w, 3-2e, 1-0w");
    assert_eq!(Way::ALL.map(|way| shows(&state, way)), [Some(0), Some(2), None, None]);
}

#[test]
fn r03_only_the_spinner_opens_its_ends_when_both_its_sides_are_taken() {
    let mut state = lay(fives(Spinner::First), "6-6e, 6-1w");
    assert_eq!(shows(&state, Way::North), None);
    assert_eq!(refused(&state, "6-2n"), refused(&state, "6-2s").replace("south", "north"));
    state = lay(fives(Spinner::First), "6-6e, 6-1w, 6-3e");
    assert_eq!(Way::ALL.map(|way| shows(&state, way)), [Some(1), Some(3), Some(6), Some(6)]);
    state = lay(fives(Spinner::First), "6-6e, 6-1w, 6-3e, 3-3e, 1-1w, 3-2e, 1-0w");
    assert_eq!(state.layout().ends().count(), 4, "the doublets 3-3 and 1-1 have only sides");
    assert_eq!(state.layout().spinner(), Some(bone("6-6")));
}

#[test]
fn r03_the_first_doublet_is_the_spinner_even_if_it_was_not_led() {
    // This is the game that Pagat shows. 1-1 is played before 4-4, so only 1-1 has arms.
    let state = lay(fives(Spinner::First), "4-1e, 1-1w, 4-4e, 1-0w, 4-2e");
    assert_eq!(state.layout().spinner(), Some(bone("1-1")));
    assert_eq!(Way::ALL.map(|way| shows(&state, way)), [Some(0), Some(2), Some(1), Some(1)]);
}

#[test]
fn r03_if_every_doublet_is_a_spinner_each_opens_two_more_ends() {
    let state = lay(fives(Spinner::Every), "6-6e, 6-1@6-6w, 6-3@6-6e, 3-3@6-3w, 3-2@3-3e, 6-0@6-6n, 5-3@3-3s");
    let mut ends: Vec<String> = state.layout().ends().map(|(end, _)| end.to_string()).collect();
    ends.sort();
    assert_eq!(ends, ["3-2w", "3-3n", "5-3e", "6-0w", "6-1w", "6-6s"]);
}

#[test]
fn r04_a_bone_is_turned_so_that_equal_pips_meet() {
    let state = lay(fives(Spinner::First), "6-4e, 6-1e, 4-1w");
    assert_eq!((shows(&state, Way::West), shows(&state, Way::East)), (Some(1), Some(1)));
}

#[test]
fn r04_a_bone_that_does_not_fit_an_end_is_refused_with_a_sentence() {
    let state = start(fives(Spinner::First), &["5-0 4-4", "6-4 5-1"], "");
    let mut state = state;
    play(&mut state, "5-0e");
    assert_eq!(refused(&state, "6-4e"), "6-4 does not fit the east end, which shows a five");
    assert_eq!(refused(&state, "6-4n"), "the north end is not open");
    assert_eq!(refused(&state, "3-0w"), "3-0 is not in the hand of seat 1");
}

#[test]
fn r04_a_doublet_joins_by_its_side() {
    let state = lay(fives(Spinner::Every), "6-4e, 6-6@6-4e");
    let ends: Vec<String> = state.layout().ends().map(|(end, _)| end.to_string()).collect();
    assert_eq!(ends, ["6-4w", "6-6e"]);
}

#[test]
fn r05_bones_played_before_the_spinner_become_the_arm_on_their_side() {
    let state = lay(fives(Spinner::First), "6-4e, 6-6e");
    assert_eq!(state.layout().spinner(), Some(bone("6-6")));
    assert_eq!(shows(&state, Way::West), Some(4));
    assert_eq!(state.layout().tip(Way::West).map(Joint::bone), Some(bone("6-4")));
    assert_eq!(shows(&state, Way::East), Some(6));
    let state = lay(fives(Spinner::First), "6-4e, 4-4w");
    assert_eq!(state.layout().tip(Way::East).map(Joint::bone), Some(bone("6-4")));
    assert_eq!(shows(&state, Way::West), Some(4));
}

/// The counts after each play of a sequence.
fn counts(rules: Rules, plays: &str) -> Vec<u8> {
    let steps: Vec<&str> = plays.split(", ").collect();
    (1..=steps.len()).map(|len| count(rules, &steps[..len].join(", "))).collect()
}

#[test]
fn r06_the_nine_examples_of_the_game_of_2014() {
    let rules = fives(Spinner::First);
    // In order: both sides of the first bone, the spinner at an end, the spinner no longer at an
    // end, both sides of a doublet at an end, a blank in the north, and then the south.
    assert_eq!(counts(rules, "6-6e, 6-1w, 6-3e, 1-1w, 6-0n, 6-5s"), [12, 13, 4, 5, 5, 10]);
    // The lead is the double five or the 6-4.
    assert_eq!(count(rules, "5-5e"), 10);
    assert_eq!(count(rules, "6-4e"), 10);
    // The double six is played on the six of 6-4. It becomes the spinner, and 6-4 becomes its west
    // arm.
    assert_eq!(count(rules, "6-4e, 6-6e"), 16);
}

#[test]
fn r06_the_examples_of_the_palm_manual() {
    let rules = fives(Spinner::First);
    assert_eq!(counts(rules, "3-3e, 4-3e, 3-2w, 2-2w, 6-4e, 5-3n, 3-0s"), [6, 10, 6, 8, 10, 15, 15]);
    assert_eq!(count(rules, "5-5e"), 10);
    // A plain bone is led, and the spinner is played on it.
    assert_eq!(counts(rules, "3-2e, 2-2w"), [5, 7]);
    // These counts are 1 + 3 + 5 + 5 + 1 and 3 + 3 + 4 + 4 + 5 + 5 + 1.
    assert_eq!(count(rules, "6-6e, 6-1w, 6-3e, 6-5n, 5-5n, 6-2s, 2-1s"), 15);
    assert_eq!(count(rules, "6-6e, 6-3w, 6-4e, 6-5n, 6-1s, 3-3w, 4-4e, 5-5n"), 25);
}

#[test]
fn r06_the_most_points_that_one_play_can_score_are_35() {
    let (state, events) =
        lay_with_events(fives(Spinner::First), "1-1e, 6-1w, 5-1e, 6-6w, 5-5e, 4-1n, 3-1s, 4-4n, 5-3s");
    assert_eq!(scored(&events), 35);
    assert_eq!(state.layout().count(), 12 + 10 + 8 + 5);
}

#[test]
fn r06_a_spinner_counts_until_both_its_sides_are_taken_and_not_for_its_open_ends() {
    // According to Pagat, the spinner no longer counts once a second bone is played against it, as
    // if it were any bone in the line.
    assert_eq!(counts(fives(Spinner::First), "1-1e, 4-1e, 1-0w, 2-1n, 5-1s"), [2, 6, 4, 6, 11]);
}

#[test]
fn r06_in_five_up_a_doublet_counts_by_its_joints_too() {
    let rules = fives(Spinner::Every);
    assert_eq!(
        counts(rules, "6-6e, 6-1@6-6w, 6-3@6-6e, 3-3@6-3w, 3-2@3-3e, 6-0@6-6n, 5-3@3-3s"),
        [12, 13, 4, 7, 3, 3, 8]
    );
}

#[test]
fn r06_the_event_of_a_play_names_the_terms_of_the_count() {
    let (_, events) = lay_with_events(fives(Spinner::First), "6-6e, 6-1w, 6-3e, 1-1w");
    let Event::Played { count, sum, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!((*count, &sum[..]), (5, &[1, 1, 3][..]));
}

#[test]
fn r57_only_a_doublet_that_was_led_spins_where_the_lead_spins() {
    let open = |plays: &str| Way::ALL.map(|way| shows(&lay(fives(Spinner::Led), plays), way));
    assert_eq!(open("6-5e, 5-5w, 5-4w"), [Some(4), Some(6), None, None], "5-5 was not led");
    assert_eq!(open("5-5e, 6-5w, 5-4e"), [Some(6), Some(4), Some(5), Some(5)]);
    assert_eq!(open("5-5e, 6-5w"), [Some(6), Some(5), None, None], "one of its sides is still free");
}

#[test]
fn r57_the_first_doublet_with_a_bone_on_each_side_spins_where_enclosed_doublets_do() {
    let table = |plays: &str| {
        let state = lay(fives(Spinner::Enclosed), plays);
        (state.layout().spinner(), Way::ALL.map(|way| shows(&state, way)))
    };
    assert_eq!(table("6-6e, 6-5e, 5-5e"), (None, [Some(6), Some(5), None, None]));
    let enclosed = (Some(bone("5-5")), [Some(6), Some(4), Some(5), Some(5)]);
    assert_eq!(table("6-6e, 6-5e, 5-5e, 5-4e"), enclosed, "6-6 was played before, but it has a free side");
    let (spinner, open) = table("6-6e, 6-5e, 5-5e, 5-4e, 6-3w");
    assert_eq!((spinner, open), (enclosed.0, [Some(3), Some(4), Some(5), Some(5)]), "6-6 is the second");
}
