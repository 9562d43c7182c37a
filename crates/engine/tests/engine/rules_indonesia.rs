//! Indonesia: R69 to R75, and how Gaple is led (R60).

use crate::game::Game;
use crate::table::*;
use electrum_dominoes_engine::bone::{Bones, Seat};
use electrum_dominoes_engine::deal::{Deal, DealError, Lead, Void};
use electrum_dominoes_engine::event::{Event, LeadReason};
use electrum_dominoes_engine::protocol::{self, read_rules, write_rules};
use electrum_dominoes_engine::rules::{
    Awards, BlockLead, BlockWho, Bonuses, CloserLoses, FirstLead, LeadAfter, LeadBone, Leading, Love, NextLead, Preset,
    Rules, RulesError, Settle, Winning,
};
use electrum_dominoes_engine::state::{GameState, Phase};

/// A named game in which seat 0 leads the first hand with any bone.
fn led_by_seat_0(preset: Preset) -> Rules {
    Rules { lead_first: FirstLead::Seat(Seat::FIRST), ..preset.usual() }
}

/// The points for going out with this bone on a three and a four. Seats 1 to 3 keep 15, 8 and 4 pips.
fn out_with(rules: Rules, last: &str) -> Vec<(usize, i16)> {
    let own = format!("4-2 {}", &last[..3]);
    let mut state = start(rules, &[&own, "6-5 3-1", "3-2 4-4", "2-0 1-1"], "");
    paid(&play(&mut state, &format!("4-2e, pass, 3-2w, pass, {last}")))
}

/// The points for going out with 4-4 on two fours. Seats 1 and 3 keep 6 and 15 pips.
fn out_with_a_doublet_at_both_ends(rules: Rules) -> Vec<(usize, i16)> {
    let mut state = start(rules, &["5-2 4-4", "5-4 6-0", "4-2 6-1", "6-6 3-0"], "");
    paid(&play(&mut state, "5-2e, 5-4e, 4-2w, pass, 4-4e"))
}

/// A hand that seat 3 closes with fours at both ends. The seats keep what is named.
fn closed(rules: Rules, kept: [&str; 4]) -> (GameState, Vec<(usize, i16)>) {
    let [one, two, three, four] = kept;
    let hands = [format!("4-3 {one}"), format!("3-0 {two}"), three.to_owned(), format!("4-0 {four}")];
    let mut state = start(rules, &hands.each_ref().map(String::as_str), "");
    let events = play(&mut state, "4-3e, 3-0w, pass, 4-0w, pass, pass, pass, pass");
    (state, paid(&events))
}

/// Seat 3 closes with four pips, and its opponents hold one and 23.
const LOST: [&str; 4] = ["1-0", "2-1", "6-6 6-5", "3-1"];

/// Seat 3 closes with four pips, and its opponents hold five and 23.
const WON: [&str; 4] = ["5-0", "2-1", "6-6 6-5", "3-1"];

/// Seat 3 closes with four pips, as many as seat 0 holds.
const TIED: [&str; 4] = ["2-2", "2-1", "6-6 6-5", "3-1"];

fn points(paid: &[(usize, i16)]) -> i16 {
    paid.iter().map(|(_, points)| points).sum()
}

#[test]
fn r69_who_closes_a_hand_is_compared_with_the_opponents_alone() {
    let rules = led_by_seat_0(Preset::Pordi);
    let (state, paid) = closed(rules, WON);
    assert_eq!((paid, state.lead()), (vec![(1, 2)], Lead::Seat(seat(3))), "who closed and won leads");
    // The partner's single pip does not help the side of seat 3, as the lowest hand of a side would.
    let partner = ["2-0", "1-0", "6-6 6-5", "3-1"];
    let (state, paid) = closed(rules, partner);
    assert_eq!((paid, state.lead()), (vec![(0, 2), (1, -1)], Lead::Seat(seat(0))), "and who closed and lost does not");
    let low_hand = Rules { block_who: BlockWho::LowHand, ..rules };
    assert_eq!(closed(low_hand, partner).1, [(1, 2)]);
    let by_sums = Rules { block_who: BlockWho::Low, ..rules };
    assert_eq!(closed(by_sums, LOST).1, [(1, 2)]);
}

#[test]
fn r69_each_alone_the_lowest_hand_beats_who_closed() {
    let alone = Rules { partners: false, ..led_by_seat_0(Preset::Pordi) };
    assert_eq!(closed(alone, LOST).1, [(0, 2), (3, -1)]);
    let lowest = ["5-0", "5-1", "6-6 6-5", "3-1"];
    assert_eq!(closed(alone, lowest).1, [(3, 2)]);
}

#[test]
fn r69_a_tie_gives_one_point_to_the_side_that_did_not_close() {
    let (state, paid) = closed(led_by_seat_0(Preset::Pordi), TIED);
    assert_eq!((paid, state.lead()), (vec![(0, 1)], Lead::Seat(seat(0))));
}

#[test]
fn r70_a_hand_counts_twice_if_the_last_bone_fits_both_ends() {
    let plain =
        Rules { awards: Awards { double_ends: true, ..Rules::DRAW.awards }, ..led_by_seat_0(Preset::Partnership) };
    assert_eq!(out_with(plain, "6-4e"), [(0, 19)]);
    assert_eq!(out_with(plain, "4-3e"), [(0, 19), (0, 19)]);
    assert_eq!(out_with_a_doublet_at_both_ends(plain), [(0, 21)]);
    let too = Rules { bonuses: Bonuses { both_ends_doublet: true, ..Bonuses::NONE }, ..plain };
    assert_eq!(out_with_a_doublet_at_both_ends(too), [(0, 21), (0, 21)]);
    assert_eq!(closed(plain, WON).1, [(1, 28)], "a block is nobody's last bone");
}

#[test]
fn r70_the_cap_holds_for_the_same_again_and_bonuses_do_not_count_twice() {
    let rules = Rules {
        awards: Awards { double_ends: true, cap: Some(30), ..Rules::DRAW.awards },
        bonuses: Bonuses { out_both_ends: 25, ..Bonuses::NONE },
        ..led_by_seat_0(Preset::Partnership)
    };
    assert_eq!(out_with(rules, "4-3e"), [(0, 19), (0, 11), (0, 25)]);
}

#[test]
fn r70_capicua_counts_twice_in_cuba() {
    let rules = Rules { awards: Awards { double_ends: true, ..Rules::DRAW.awards }, ..led_by_seat_0(Preset::Cuban) };
    let mut state = start(rules, &["5-4 8-7", "8-5 1-0", "7-4 9-9", "6-6 3-2"], "");
    assert_eq!(paid(&play(&mut state, "5-4e, 8-5e, 7-4w, pass, 8-7e")), [(0, 18), (0, 18)]);
}

#[test]
fn r71_who_closes_a_hand_and_loses_it_loses_a_point_or_pays_twice() {
    let loses = |closer_loses| Rules { closer_loses, ..led_by_seat_0(Preset::ArabPairs) };
    assert_eq!(closed(loses(CloserLoses::Nothing), LOST).1, [(0, 7)]);
    let (state, paid) = closed(loses(CloserLoses::Point), LOST);
    assert_eq!((paid, scores(&state)), (vec![(0, 7), (1, -1)], vec![7, -1]), "a score may go below zero");
    assert_eq!(closed(loses(CloserLoses::Double), LOST).1, [(0, 7), (0, 7)]);
    for closer_loses in [CloserLoses::Point, CloserLoses::Double] {
        assert_eq!(closed(loses(closer_loses), WON).1, closed(loses(CloserLoses::Nothing), WON).1, "it has won");
    }
}

#[test]
fn r71_a_point_taken_does_not_go_with_scores_that_start_over() {
    let finish = Winning { love: Love::On, ..Rules::DRAW.finish };
    let rules = Rules { finish, closer_loses: CloserLoses::Point, ..Preset::JamaicaPartner.usual() };
    assert_eq!(rules.check(), Err(RulesError::LoveOfPips));
    assert_eq!(Rules { closer_loses: CloserLoses::Double, ..rules }.check(), Ok(()));
}

#[test]
fn r72_the_doublets_lead_in_turn_and_0_0_follows_6_6() {
    let rules = Rules { target: 1000, ..Preset::Orado.usual() };
    let mut game = Game::new(rules).expect("rules that can be played");
    for hand in 0..9 {
        game.deal_number(u64::from(hand)).expect("the hand can be dealt");
        let pips = hand % 7;
        let state = game.state();
        let why = if hand == 0 { LeadReason::Blank } else { LeadReason::EachDoublet };
        assert_eq!((state.lead(), state.public().lead_reason), (Lead::UpFrom(pips), why));
        assert_eq!(legal(state), [format!("{pips}-{pips}e")]);
        while game.state().phase() == Phase::Playing {
            let step = game.state().legal().nth(0).expect("there is a move");
            game.play(step).expect("a legal move");
        }
        assert_eq!(game.state().phase(), Phase::HandOver, "nobody reaches 1000 so soon");
    }
}

#[test]
fn r72_where_a_doublet_sleeps_the_next_one_up_leads() {
    let rules = Rules { lead_first: FirstLead::Blank, ..Preset::Orado.usual() };
    let state = start(rules, &["6-6 5-4", "2-2 3-3", "1-0 2-0", "6-1 6-2"], "");
    assert_eq!((state.to_move(), legal(&state)), (seat(1), vec!["2-2e".to_owned()]));
    let none = deal(&["6-5 5-4", "2-1 3-2", "1-0 2-0", "6-1 6-2"], "");
    let small = Rules { hand: 2, ..rules };
    assert_eq!(none.check(&small, Lead::UpFrom(0)), Err(DealError::Void(Void::NoDoublet)));
}

/// A game of Gaple with hands of two bones, whose first hand seat 1 has led with 0-0 and won.
fn won_by_seat_1() -> GameState {
    let mut state = start(Preset::Gaple.usual(), &["1-0 5-4", "0-0 6-5", "2-0 2-1", "6-0 6-1"], "");
    assert_eq!((state.to_move(), legal(&state)), (seat(1), vec!["0-0e".to_owned()]));
    let events = play(&mut state, "0-0e, 2-0e, 6-0w, pass, 6-5w");
    assert_eq!(paid(&events), [(0, -10), (2, -3), (3, -7)]);
    state
}

#[test]
fn r73_a_winner_without_a_doublet_passes_the_lead_to_the_next_who_has_one() {
    let mut state = won_by_seat_1();
    state.deal(&deal(&["6-6 5-4", "6-5 2-1", "2-0 1-0", "3-3 4-3"], "")).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!((state.lead(), legal(&state)), (Lead::Seat(seat(1)), vec!["pass".to_owned()]));
    assert_eq!(refused(&state, "6-5e"), "seat 1 must lead with a doublet, which 6-5 is not");
    play(&mut state, "pass, pass");
    assert_eq!((state.to_move(), legal(&state)), (seat(3), vec!["3-3e".to_owned()]));
    play(&mut state, "3-3e, pass");
    assert_eq!((state.public().passes, state.public().leader), (1, seat(1)), "it still counts as the seat that led");
}

#[test]
fn r73_a_winner_leads_with_any_of_its_doublets_also_after_a_blocked_hand() {
    let mut state = won_by_seat_1();
    state.deal(&deal(&["6-6 5-4", "5-5 2-2", "2-0 1-0", "3-3 4-3"], "")).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(legal(&state), ["2-2e", "5-5e"]);
    let (mut state, _) = closed(led_by_seat_0(Preset::Gaple), LOST);
    assert_eq!((state.lead(), state.public().lead_reason), (Lead::Seat(seat(0)), LeadReason::Blocked));
    state.deal(&deal(&["5-4 2-2", "6-6 2-1", "2-0 1-0", "3-3 4-3"], "")).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(legal(&state), ["2-2e"]);
}

#[test]
fn r73_a_deal_without_a_doublet_is_void() {
    let rules = Rules { hand: 2, ..Preset::Gaple.usual() };
    let none = deal(&["6-5 5-4", "2-1 3-2", "1-0 2-0", "6-1 6-2"], "");
    assert_eq!(none.check(&rules, Lead::Seat(seat(1))), Err(DealError::Void(Void::NoDoublet)));
    let any = Rules { leading: Leading { bone: LeadBone::Doublet, ..rules.leading }, ..rules };
    assert_eq!(none.check(&any, Lead::Seat(seat(1))), Ok(()));
    for number in 0..200 {
        let dealt = Deal::from_number(number, &rules, Lead::Seat(seat(1)));
        assert!(dealt.hands.iter().any(|hand| !hand.is_disjoint(Bones::DOUBLETS)), "deal {number}");
    }
}

#[test]
fn r73_everybody_sees_that_who_passed_the_lead_on_has_no_doublet() {
    let mut game = Game::new(Preset::Gaple.usual()).expect("rules that can be played");
    let mut passed = 0;
    for number in 0..400 {
        game.deal_number(number).expect("the hand can be dealt");
        let (leader, why) = game.observe(seat(0)).leader();
        while game.state().layout().is_empty() {
            let (mover, step) = (game.state().to_move(), game.state().legal().nth(0).expect("there is a move"));
            let is_pass = step.to_string() == "pass";
            game.play(step).expect("a legal move");
            if is_pass {
                assert!(matches!(why, LeadReason::Winner | LeadReason::Blocked));
                passed += usize::from(mover == leader);
                let other = game.observe(mover.after(1, 4));
                assert_eq!(other.ruled_out(mover) & Bones::DOUBLETS, Bones::DOUBLETS);
            }
        }
        while game.state().phase() == Phase::Playing {
            let step = game.state().legal().nth(0).expect("there is a move");
            game.play(step).expect("a legal move");
        }
        if game.state().phase() == Phase::GameOver {
            game = Game::new(Preset::Gaple.usual()).expect("rules that can be played");
        }
    }
    assert!(passed > 10, "a winner lacks doublets now and then: {passed}");
}

#[test]
fn r60_gaple_is_led_with_0_0_and_five_doublets_are_dealt_again() {
    let rules = Preset::Gaple.usual();
    let mut state = GameState::new(rules).expect("rules that can be played");
    state.deal(&Deal::from_number(7, &rules, state.lead())).expect("a deal");
    assert_eq!(legal(&state), ["0-0e"]);
    assert_eq!((rules.max_doublets, rules.lead_next, rules.settle), (Some(4), NextLead::Winner, Settle::Collect));
}

#[test]
fn r74_going_out_is_worth_one_to_four_to_the_federation_of_2019() {
    let rules = led_by_seat_0(Preset::Pordi);
    let won = |last| points(&out_with(rules, last));
    assert_eq!((won("6-4e"), won("3-3w"), won("4-3e")), (1, 2, 3));
    assert_eq!(points(&out_with_a_doublet_at_both_ends(rules)), 4);
    assert_eq!(closed(rules, LOST).1, [(0, 2), (1, -1)]);
}

#[test]
fn r74_it_plays_in_pairs_to_seven_and_6_6_leads_first() {
    let rules = Preset::Pordi.usual();
    let mut state = GameState::new(rules).expect("rules that can be played");
    state.deal(&Deal::from_number(7, &rules, state.lead())).expect("a deal");
    assert_eq!(legal(&state), ["6-6e"]);
    assert_eq!((rules.partners, rules.target, rules.max_doublets, rules.hand), (true, 7, Some(4), 7));
    assert_eq!(rules.lead_after, LeadAfter { block: BlockLead::Closer, ..Rules::DRAW.lead_after });
    let to_2 = Rules { target: 2, ..led_by_seat_0(Preset::Pordi) };
    let (state, _) = closed(to_2, WON);
    assert_eq!(state.result().and_then(|end| end.winner), Some(side(1)));
}

#[test]
fn r75_the_federation_of_2026_counts_pips_and_doubles_them() {
    let rules = led_by_seat_0(Preset::Orado);
    assert_eq!(out_with(rules, "6-4e"), [(0, 19)]);
    assert_eq!(out_with(rules, "4-3e"), [(0, 19), (0, 19)]);
    assert_eq!(points(&out_with_a_doublet_at_both_ends(rules)), 42);
    assert_eq!(closed(rules, LOST).1, [(1, 24)], "seven pips against 24");
    assert_eq!(closed(rules, ["1-0", "6-5", "2-1 1-1", "3-1"]).1, [(0, 15), (0, 15)], "six against 15: it closed");
    assert_eq!(closed(rules, ["1-0", "2-1", "2-2 1-1", "3-1"]).1, [(0, 7)], "seven each");
    assert_eq!((Preset::Orado.usual().target, Preset::Orado.usual().partners), (101, true));
}

#[test]
fn r72_the_events_say_whose_turn_it_is() {
    let rules = Rules { hand: 2, ..Preset::Orado.usual() };
    let mut state = start(rules, &["0-0 6-5", "1-0 2-1", "4-3 5-4", "5-0 6-1"], "");
    let events = play(&mut state, "0-0e, 1-0e, pass, 5-0w, 6-5w");
    let next = events.iter().find(|event| matches!(event, Event::NextLead { .. }));
    assert_eq!(next, Some(&Event::NextLead { leader: None, why: LeadReason::EachDoublet }));
}

#[test]
fn the_names_of_indonesia_stay_short_in_files_and_gaple_means_there_what_it_meant() {
    for preset in [Preset::Pordi, Preset::Orado] {
        let text = format!("{preset} 4");
        assert_eq!((write_rules(&preset.usual()), read_rules(&text)), (text, Ok(preset.usual())));
    }
    let today = "gaple 4 lead-bone=doublet-or-next lead-first=blank max-doublets=4";
    assert_eq!((write_rules(&Preset::Gaple.usual()), read_rules(today)), (today.to_owned(), Ok(Preset::Gaple.usual())));
    let before = read_rules("gaple 4").expect("rules");
    assert_eq!((before.lead_first, before.leading.bone), (FirstLead::Doublet, LeadBone::Any));
    assert_eq!((before.max_doublets, before.game()), (Some(5), Some(Preset::Gaple)));
    // A program of the oldest version is asked to play only what it can know.
    assert_eq!(protocol::version_for(&before), protocol::OLDEST);
    for preset in [Preset::Pordi, Preset::Orado, Preset::Gaple] {
        assert_eq!(protocol::version_for(&preset.usual()), protocol::VERSION, "{preset}");
    }
}
