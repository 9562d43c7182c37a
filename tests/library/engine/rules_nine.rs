//! Larger sets: R67.

use crate::common::table::*;
use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::bone::{Bone, Bones};
use electrum_dominoes::engine::deal::{Deal, DealError, Lead};
use electrum_dominoes::engine::protocol::{read_rules, write_rules};
use electrum_dominoes::engine::rules::{BonesLeft, Preset, Rules, Settle, Spinner};

#[test]
fn r67_a_double_nine_has_ten_bones_of_each_number_and_those_of_a_double_six_come_first() {
    let [six, nine] = [Set::Six, Set::Nine].map(|set| set.bones());
    assert_eq!((six.len(), six.weight(), nine.len(), nine.weight()), (28, 168, 55, 495));
    for pips in Set::Nine.numbers() {
        assert_eq!((nine & Bones::suit(pips)).len(), 10);
        assert_eq!((six & Bones::suit(pips)).len(), if pips <= 6 { 7 } else { 0 });
    }
    assert!(six.iter().zip(nine).all(|(one, other)| one == other && one.index() == other.index()));
    assert_eq!((nine & Bones::DOUBLETS).len(), 10);
    assert_eq!((Set::Six.heaviest(), Set::Nine.heaviest()), (bone("6-6"), bone("9-9")));
    assert_eq!((Bone::new(9, 9), Bone::new(10, 0)), (Some(bone("9-9")), None));
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
fn r67_rules_of_a_double_six_are_written_as_before() {
    assert_eq!(write_rules(&Preset::Draw.usual()), "draw 2");
    let nine = Rules { set: Set::Nine, ..Preset::Draw.usual() };
    assert_eq!((write_rules(&nine).as_str(), nine.game()), ("draw 2 set=nine", Some(Preset::Draw)));
    assert_eq!(read_rules("draw 2 set=nine").expect("rules"), nine);
}
