//! Larger sets: R67 and R68.

use crate::table::*;
use electrum_dominoes_engine::Set;
use electrum_dominoes_engine::bone::{Bone, Bones, Seat};
use electrum_dominoes_engine::deal::{Deal, DealError, Lead};
use electrum_dominoes_engine::protocol::{OLDEST, VERSION, read_rules, version_for, write_rules};
use electrum_dominoes_engine::rules::{
    BlockWho, BonesLeft, Bonuses, Exact, FirstLead, Preset, Rules, Settle, Spinner, Winning,
};
use electrum_dominoes_engine::state::GameState;

/// Cuban dominoes with hands of two or three bones, in which seat 0 leads with any bone.
fn cuban() -> Rules {
    Rules { lead_first: FirstLead::Seat(Seat::FIRST), ..Preset::Cuban.usual() }
}

/// Seat 0 goes out. Seats 1 to 3 keep 21, 14 and 2 pips.
fn goes_out(rules: Rules) -> Vec<(usize, i16)> {
    let mut state = start(rules, &["5-4 6-4 8-5", "6-5 9-8 3-1", "6-6 8-4 7-7", "4-4 7-4 2-0"], "");
    paid(&play(&mut state, "5-4e, 6-5e, 6-6e, 4-4w, 6-4e, pass, 8-4e, 7-4w, 8-5e"))
}

/// A hand that is blocked by fives. Each seat keeps what it holds besides its first bone, and seat 2 both.
fn blocked(rules: Rules, kept: [&str; 4]) -> (GameState, Vec<(usize, i16)>) {
    let [one, two, three, four] = kept;
    let hands = [format!("7-5 {one}"), format!("7-6 {two}"), three.to_owned(), format!("6-5 {four}")];
    let mut state = start(rules, &hands.each_ref().map(String::as_str), "");
    let events = play(&mut state, "7-5e, 7-6e, pass, 6-5e, pass, pass, pass, pass");
    (state, paid(&events))
}

#[test]
fn r67_a_double_nine_has_ten_bones_of_each_number_and_those_of_a_double_six_come_first() {
    let [six, nine] = [Set::Six, Set::Nine].map(Set::bones);
    assert_eq!((six.len(), six.weight(), nine.len(), nine.weight()), (28, 168, 55, 495));
    for pips in Set::Nine.numbers() {
        assert_eq!((nine & Bones::suit(pips)).len(), 10);
        assert_eq!((six & Bones::suit(pips)).len(), if pips <= 6 { 7 } else { 0 });
    }
    assert!(six.iter().zip(nine).all(|(one, other)| one == other && one.index() == other.index()));
    assert_eq!((nine & Bones::DOUBLETS).len(), 10);
    assert_eq!((Set::Six.heaviest(), Set::Nine.heaviest()), (bone("6-6"), bone("9-9")));
    assert_eq!((Bone::new(9, 9), nine.contains(bone("10-0"))), (Some(bone("9-9")), false));
}

#[test]
fn r67_a_deal_has_the_bones_of_its_set() {
    let six = Rules::default();
    let nine = Rules { set: Set::Nine, ..six };
    let [of_six, of_nine] = [six, nine].map(|rules| Deal::from_number(4711, &rules, Lead::Doublet));
    assert_eq!((of_six.boneyard.len(), of_nine.boneyard.len()), (14, 41));
    assert_eq!(of_six.check(&nine, Lead::Doublet), Err(DealError::Missing(bone("9-9"))));
    assert_eq!(of_nine.check(&six, Lead::Doublet), Err(DealError::NotInSet(bone("9-9"))));
    assert_eq!((of_six.check(&six, Lead::Doublet), of_nine.check(&nine, Lead::Doublet)), (Ok(()), Ok(())));
}

#[test]
fn r67_the_heaviest_doublet_of_the_set_leads_and_counts_fifty_alone() {
    let rules = Rules { set: Set::Nine, settle: Settle::Collect, bones_left: BonesLeft::Lone, ..block() };
    let mut state = start(rules, &["1-0 0-0", "9-9 7-1"], "");
    assert_eq!(paid(&play(&mut state, "1-0e, 7-1e, 0-0w")), [(1, -50)]);
    let mut state = start(rules, &["1-0 0-0", "6-6 7-1"], "");
    assert_eq!(paid(&play(&mut state, "1-0e, 7-1e, 0-0w")), [(1, -12)], "6-6 is a doublet like others");
    let by_bones = Rules { set: Set::Nine, ..Rules::default() };
    assert_eq!(start(by_bones, &["6-6 5-0", "7-7 9-8"], "").forced_lead(), Some(bone("7-7")));
}

#[test]
fn r67_halves_add_up_to_seven_only_in_a_double_six() {
    let sevens = Rules { spinner: Spinner::Sevens, set: Set::Nine, ..Rules::default() };
    let why = "halves that join can add up to seven only in a double-six set";
    assert_eq!(sevens.check().unwrap_err().to_string(), why);
    assert_eq!(Rules { set: Set::Six, ..sevens }.check(), Ok(()));
}

#[test]
fn r67_an_end_that_shows_an_eight_is_named_as_one_says_it() {
    let mut state = start(Rules { set: Set::Nine, ..block() }, &["9-8 1-1", "3-2 3-1"], "");
    play(&mut state, "9-8e");
    assert_eq!(refused(&state, "3-2w"), "3-2 does not fit the west end, which shows an eight");
    assert_eq!(refused(&state, "3-2e"), "3-2 does not fit the east end, which shows a nine");
}

#[test]
fn r67_rules_of_a_double_six_are_written_as_before() {
    assert_eq!(write_rules(&Preset::Draw.usual()), "draw 2");
    let nine = Rules { set: Set::Nine, ..Preset::Draw.usual() };
    assert_eq!((write_rules(&nine).as_str(), nine.game()), ("draw 2 set=nine", Some(Preset::Draw)));
    assert_eq!(read_rules("draw 2 set=nine").expect("rules"), nine);
    assert_eq!(write_rules(&Preset::Cuban.usual()), "cuban 4");
}

#[test]
fn r68_cubans_deal_ten_bones_of_a_double_nine_and_fifteen_sleep() {
    let rules = Preset::Cuban.usual();
    let mut state = GameState::new(rules).expect("rules that can be played");
    state.deal(&Deal::from_number(1, &rules, state.lead())).expect("a deal");
    assert_eq!(rules.all_seats().map(|seat| state.hand_len(seat)).collect::<Vec<_>>(), [10; 4]);
    assert_eq!((state.public().boneyard_len(), state.public().drawable()), (15, 0));
    assert_eq!((state.lead(), rules.target, rules.partners), (Lead::Lot, 150, true));
}

#[test]
fn r68_who_goes_out_wins_the_pips_of_the_other_pair_alone() {
    assert_eq!(goes_out(cuban()), [(0, 23)]);
}

#[test]
fn r68_the_lowest_single_hand_wins_a_blocked_hand_for_its_pair() {
    let kept = ["1-0", "2-1", "9-9 9-8", "3-1"];
    let (state, paid) = blocked(cuban(), kept);
    assert_eq!((paid, state.lead()), (vec![(0, 7)], Lead::Seat(seat(0))));
    let by_sums = Rules { block_who: BlockWho::Low, ..cuban() };
    assert_eq!(blocked(by_sums, kept).1, [(1, 36)]);
    let (_, paid) = blocked(cuban(), ["2-1", "3-0", "9-9 9-8", "4-1"]);
    assert_eq!(paid, [], "both pairs have a hand of three pips");
}

#[test]
fn r68_points_past_the_target_do_not_count_where_it_must_be_reached_exactly() {
    let exact = |target| Rules { target, finish: Winning { exact: Exact::On, ..cuban().finish }, ..cuban() };
    assert_eq!((goes_out(exact(22)), goes_out(exact(23))), (vec![], vec![(0, 23)]));
}

#[test]
fn r41_the_salida_pays_only_where_a_doublet_was_led() {
    let salida = Bonuses { pass_lead: 20, pass_lead_doublet: true, ..cuban().bonuses };
    let of = |lead: &str, every: bool| {
        let bonuses = Bonuses { pass_lead_doublet: !every, ..salida };
        let mut state = start(Rules { bonuses, ..cuban() }, &["9-9 9-8", "1-0 2-1", "9-7 7-6", "3-1 4-3"], "");
        play(&mut state, &format!("{lead}, pass, 9-7e"));
        state.scores()[..2].to_vec()
    };
    assert_eq!([of("9-9e", false), of("9-8e", false)], [[20, 0], [0, 0]]);
    assert_eq!([of("9-9e", true), of("9-8e", true)], [[20, 0], [20, 0]]);
    let known = |bonuses| version_for(&Rules { bonuses, ..Preset::Partnership.usual() });
    assert_eq!([known(Bonuses { pass_lead_doublet: false, ..salida }), known(salida)], [OLDEST, VERSION]);
}
