//! The largest set: R67 with a double twelve, whose numbers have two digits from ten on.

use crate::table::*;
use electrum_dominoes_engine::Set;
use electrum_dominoes_engine::bone::{Bone, Bones, Suits};
use electrum_dominoes_engine::deal::{Deal, DealError, Lead};
use electrum_dominoes_engine::layout::Way;
use electrum_dominoes_engine::protocol::{VERSION, read_rules, version_for, write_rules};
use electrum_dominoes_engine::rules::{BonesLeft, FirstLead, NoDoublet, Preset, Rules, RulesError, Settle, Spinner};

/// These rules with a double twelve.
fn twelve(rules: Rules) -> Rules {
    Rules { set: Set::Twelve, ..rules }
}

/// The bones that can decide who leads, the first one first. No two of them are equal.
fn order(lead: Lead, no_doublet: NoDoublet) -> Vec<Bone> {
    let rules = Rules { no_doublet, ..twelve(Rules::DRAW) };
    let ranked = rules.set.bones().iter().filter_map(|bone| Some((lead.rank(bone, &rules)?, bone)));
    let mut ranked: Vec<_> = ranked.collect();
    ranked.sort_unstable_by(|one, other| other.cmp(one));
    assert!(ranked.windows(2).all(|two| two[0].0 > two[1].0), "{lead:?}: {ranked:?}");
    ranked.into_iter().map(|(_, bone)| bone).collect()
}

/// The doublets of these numbers.
fn doublets(numbers: impl IntoIterator<Item = u8>) -> Vec<Bone> {
    numbers.into_iter().map(Bone::doublet).collect()
}

/// All plain bones from the lowest up, by their pips, and of equals by their heavier half.
fn plain() -> Vec<Bone> {
    let mut bones: Vec<Bone> = (Set::Twelve.bones() - Bones::DOUBLETS).iter().collect();
    bones.sort_by_key(|bone| (bone.weight(), bone.high()));
    bones
}

#[test]
fn r67_a_double_twelve_has_thirteen_bones_of_each_number_and_those_of_smaller_sets_come_first() {
    let twelve = Set::Twelve.bones();
    assert_eq!((twelve.len(), twelve.weight(), (twelve & Bones::DOUBLETS).len()), (91, 1092, 13));
    for pips in Set::Twelve.numbers() {
        assert_eq!((twelve & Bones::suit(pips)).len(), 13);
        let of = |set: Set| (set.bones() & Bones::suit(pips)).len();
        assert_eq!((of(Set::Six), of(Set::Nine)), (if pips <= 6 { 7 } else { 0 }, if pips <= 9 { 10 } else { 0 }));
    }
    for set in [Set::Six, Set::Nine] {
        assert!(set.bones().iter().zip(twelve).all(|(one, other)| one == other && one.index() == other.index()));
    }
    assert_eq!((Set::Twelve.heaviest(), Bone::new(11, 12)), (bone("12-12"), Some(bone("12-11"))));
    assert_eq!((Bone::new(13, 0), Bone::from_index(90), Bone::from_index(91)), (None, Some(bone("12-12")), None));
    assert_eq!(twelve.iter().map(|bone| u16::from(bone.weight())).sum::<u16>(), 1092);
}

#[test]
fn r67_a_deal_of_a_double_twelve_has_its_bones_and_no_other_set_takes_it() {
    let six = Rules::default();
    let [nine, twelve] = [Set::Nine, Set::Twelve].map(|set| Rules { set, ..six });
    let deals = [six, nine, twelve].map(|rules| Deal::from_number(4711, &rules, Lead::Doublet));
    assert_eq!(deals.each_ref().map(|deal| deal.boneyard.len()), [14, 41, 77]);
    let [of_six, of_nine, of_twelve] = deals;
    assert_eq!(of_twelve.check(&twelve, Lead::Doublet), Ok(()));
    for rules in [six, nine] {
        assert_eq!(of_twelve.check(&rules, Lead::Doublet), Err(DealError::NotInSet(bone("12-12"))));
    }
    for deal in [of_six, of_nine] {
        assert_eq!(deal.check(&twelve, Lead::Doublet), Err(DealError::Missing(bone("12-12"))));
    }
    let most = Rules { seats: 4, hand: 10, ..twelve };
    let deal = Deal::from_number(1, &most, Lead::Lot);
    assert_eq!((deal.check(&most, Lead::Lot), deal.boneyard.len()), (Ok(()), 51));
}

#[test]
fn r67_a_tree_has_no_room_for_a_double_twelve_and_seven_is_half_of_too_little() {
    let every = Rules { spinner: Spinner::Every, ..Rules::default() };
    assert_eq!(twelve(every).check(), Err(RulesError::TreeTooLarge));
    let why = "a line that branches at every doublet has no room on the table for a double-twelve set";
    assert_eq!(RulesError::TreeTooLarge.to_string(), why);
    assert_eq!([Set::Six, Set::Nine].map(|set| Rules { set, ..every }.check()), [Ok(()); 2]);
    let five_up = read_rules("five-up 4 set=twelve").expect_err("every doublet is a spinner there");
    assert_eq!(five_up.to_string(), why);
    assert!(read_rules("five-up 4 set=twelve spinner=first").is_ok());
    let sevens = Rules { spinner: Spinner::Sevens, ..Rules::default() };
    assert_eq!(twelve(sevens).check(), Err(RulesError::SevensOfSix));
    for spinner in Spinner::ALL {
        let refused = twelve(Rules { spinner, ..Rules::default() }).check().is_err();
        assert_eq!(refused, matches!(spinner, Spinner::Every | Spinner::Sevens), "{spinner:?}");
    }
}

#[test]
fn r67_most_games_can_be_played_with_a_double_twelve_and_only_by_who_knows_it() {
    let draw = twelve(Preset::Draw.usual());
    assert_eq!((write_rules(&draw).as_str(), draw.game()), ("draw 2 set=twelve", Some(Preset::Draw)));
    let mut refused = Vec::new();
    for (preset, rules) in Preset::tables() {
        let rules = twelve(rules);
        if let Err(why) = rules.check() {
            refused.push((preset, why));
            continue;
        }
        let written = write_rules(&rules);
        assert!(written.contains(" set=twelve"), "{written}");
        assert_eq!((read_rules(&written), version_for(&rules)), (Ok(rules), VERSION), "{written}");
    }
    let is_about_the_line = |why: &RulesError| matches!(why, RulesError::TreeTooLarge | RulesError::SevensOfSix);
    let other = refused.iter().find(|(_, why)| !is_about_the_line(why));
    assert_eq!(other, None);
}

#[test]
fn r67_the_heaviest_doublet_of_a_double_twelve_counts_fifty_alone() {
    let rules = twelve(Rules { settle: Settle::Collect, bones_left: BonesLeft::Lone, ..block() });
    let left = |hand: &str| {
        let mut state = start(rules, &["1-0 0-0", hand], "");
        paid(&play(&mut state, "1-0e, 11-1e, 0-0w"))
    };
    assert_eq!(left("12-12 11-1"), [(1, -50)]);
    assert_eq!([left("9-9 11-1"), left("6-6 11-1")], [[(1, -18)], [(1, -12)]], "doublets like others");
}

#[test]
fn r67_eighty_is_the_most_that_one_play_can_score_around_one_spinner() {
    let rules = twelve(fives(Spinner::First));
    let plays = "0-0e, 12-0e, 11-0w, 10-0n, 7-0s, 12-12e, 11-11w, 10-10n, 7-7s";
    let (state, events) = lay_with_events(rules, plays);
    assert_eq!((state.layout().count(), scored(&events)), (80, 80));
    let mut more = plays.replace("7-", "9-").replace("-7", "-9");
    assert_eq!(count(rules, &more), 84, "the four heaviest doublets make no five");
    more = more.replace(", 9-9s", "");
    assert_eq!(count(rules, &more), 75);
}

#[test]
fn r67_the_bones_that_decide_the_lead_are_ordered_up_to_double_twelve() {
    let up = plain();
    let down: Vec<Bone> = up.iter().rev().copied().collect();
    let then = |first: Vec<Bone>, rest: &[Bone]| [first, rest.to_vec()].concat();
    let heaviest_first = doublets((0..=12).rev());
    let lowest_first = doublets((1..=12).chain([0]));
    assert_eq!(order(Lead::Doublet, NoDoublet::DealAgain), heaviest_first);
    assert_eq!(order(Lead::Doublet, NoDoublet::Heaviest), then(heaviest_first.clone(), &down));
    assert_eq!(order(Lead::Doublet, NoDoublet::Lowest), then(heaviest_first, &up));
    assert_eq!(order(Lead::LowDoublet, NoDoublet::DealAgain), lowest_first);
    assert_eq!(order(Lead::LowDoublet, NoDoublet::Lowest), then(lowest_first.clone(), &up));
    assert_eq!(order(Lead::ThreeTwo, NoDoublet::DealAgain), then(vec![bone("3-2")], &lowest_first));
    for first in Set::Twelve.numbers() {
        let upward = doublets((first..=12).chain(0..first));
        assert_eq!(order(Lead::UpFrom(first), NoDoublet::DealAgain), upward);
        assert_eq!(order(Lead::UpFrom(first), NoDoublet::Heaviest), then(upward, &down));
    }
    assert_eq!((down[0], down[1], up[0]), (bone("12-11"), bone("12-10"), bone("1-0")));
}

#[test]
fn r67_a_hand_with_a_double_twelve_is_led_by_the_seat_whose_bone_comes_first() {
    use FirstLead::{Blank, Doublet, LowDoublet, ThreeTwo};
    use NoDoublet::{DealAgain, Heaviest, Lowest};
    for (lead_first, no_doublet, hands, led) in [
        (Doublet, DealAgain, ["9-9 12-11", "10-10 2-0"], "10-10"),
        (Doublet, DealAgain, ["12-12 1-0", "11-11 12-11"], "12-12"),
        (LowDoublet, DealAgain, ["12-12 1-0", "0-0 2-1"], "12-12"),
        (LowDoublet, DealAgain, ["12-12 1-0", "10-10 2-1"], "10-10"),
        (ThreeTwo, DealAgain, ["1-1 12-2", "3-2 12-3"], "3-2"),
        (Blank, DealAgain, ["12-12 1-0", "11-11 2-1"], "11-11"),
        (Doublet, Heaviest, ["12-10 2-1", "11-10 1-0"], "12-10"),
        (Doublet, Heaviest, ["11-10 2-1", "12-9 1-0"], "12-9"),
        (Doublet, Lowest, ["12-11 10-2", "11-10 12-0"], "10-2"),
        (Blank, Heaviest, ["12-11 10-2", "11-10 12-0"], "12-11"),
    ] {
        let state = start(twelve(Rules { lead_first, no_doublet, ..Rules::DRAW }), &hands, "");
        let holder = hands.iter().position(|hand| hand.split(' ').any(|held| held == led));
        assert_eq!((state.forced_lead(), Some(state.to_move().index())), (Some(bone(led)), holder), "{hands:?}");
        assert_eq!(legal(&state), [format!("{led}e")]);
    }
}

#[test]
fn r67_a_bone_of_two_digits_joins_and_is_refused_like_any_other() {
    let mut state = start(twelve(block()), &["12-11 11-10 3-1", "12-2 12-12 3-2"], "");
    play(&mut state, "12-11e");
    assert_eq!(legal(&state), ["12-12e", "12-2e"]);
    assert_eq!([Way::West, Way::East].map(|way| shows(&state, way)), [Some(11), Some(12)]);
    assert_eq!(refused(&state, "3-2w"), "3-2 does not fit the west end, which shows an eleven");
    assert_eq!(refused(&state, "3-2e"), "3-2 does not fit the east end, which shows a twelve");
    assert_eq!(refused(&state, "11-10w"), "11-10 is not in the hand of seat 1");
    play(&mut state, "12-12e, 11-10w");
    assert_eq!(refused(&state, "12-2w"), "12-2 does not fit the west end, which shows a ten");
    assert_eq!((state.layout().count(), legal(&state)), (34, vec!["12-2e".to_owned()]));
}

#[test]
fn a_set_of_numbers_is_written_with_one_sign_each_letters_from_ten_on() {
    let written = |suits: Suits| ron::to_string(&suits).expect("it can be written");
    let all: Suits = Set::Twelve.numbers().collect();
    assert_eq!(written(all), "\"0123456789abc\"");
    assert_eq!(written([12, 0, 9, 10].into_iter().collect()), "\"09ac\"");
    for pips in Set::Twelve.numbers() {
        assert_eq!(ron::from_str(&written(Suits::of(pips))), Ok(Suits::of(pips)));
    }
    assert_eq!(ron::from_str("\"0123456789abc\""), Ok(all));
    for wrong in ["\"d\"", "\"9d\"", "\"-\"", "\"1 2\"", "\"é\"", "\"Ａ\""] {
        assert!(ron::from_str::<Suits>(wrong).is_err(), "{wrong}");
    }
}
