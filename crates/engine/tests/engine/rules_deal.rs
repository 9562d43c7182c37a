//! The deal and the lead: R7 to R13.

use crate::game::Game;
use crate::table::*;
use electrum_dominoes_engine::bone::{Bones, Seat};
use electrum_dominoes_engine::deal::{Deal, DealError, Lead, Turned, Void};
use electrum_dominoes_engine::event::{Event, LeadReason};
use electrum_dominoes_engine::rules::{FirstLead, NextLead, NoDoublet, Preset, Rules, RulesError};
use electrum_dominoes_engine::state::GameState;

#[test]
fn r07_every_game_deals_hands_of_its_size() {
    let expected = [
        (Preset::Draw, 2, 7),
        (Preset::AllFivesPagat, 2, 9),
        (Preset::AllFivesPagat, 3, 7),
        (Preset::AllFivesPagat, 4, 5),
        (Preset::Muggins, 2, 9),
        (Preset::FiveUp, 2, 5),
        (Preset::FiveUp, 3, 5),
        (Preset::FiveUp, 4, 5),
        (Preset::Firecrackers, 2, 7),
    ];
    for (preset, players, bones) in expected {
        let rules = preset.rules(players).expect("this number of players can play it");
        let state = GameState::new(rules).expect("a named game can be played");
        let deal = Deal::from_number(1, &rules, state.lead());
        for seat in rules.all_seats() {
            assert_eq!(deal.hands[seat.index()].len(), bones, "{preset} for {players}");
        }
        assert_eq!(deal.boneyard.len(), 28 - players * bones);
    }
}

#[test]
fn r07_a_hand_may_have_one_to_ten_bones_if_there_are_enough() {
    let rules = |seats, hand| Rules { seats, hand, ..Rules::default() }.check();
    assert_eq!(rules(2, 1), Ok(()));
    assert_eq!(rules(3, 9), Ok(()));
    assert_eq!(rules(4, 7), Ok(()));
    assert_eq!(rules(2, 0).unwrap_err().to_string(), "option hand takes 1 to 10, not 0");
    assert_eq!(rules(2, 11).unwrap_err().to_string(), "option hand takes 1 to 10, not 11");
    assert_eq!(rules(4, 9).unwrap_err().to_string(), "4 hands of 9 need 36 bones, and there are 28");
}

#[test]
fn r08_two_to_four_players_play_in_turn_and_four_may_be_partners() {
    for seats in 2..=4 {
        let rules = Rules { seats, hand: 5, ..Rules::default() };
        assert_eq!(rules.sides(), usize::from(seats));
        let turns: Vec<usize> =
            (0..=seats).map(|steps| seat(0).after(usize::from(steps), rules.seats()).index()).collect();
        let expected: Vec<usize> = (0..usize::from(seats)).chain([0]).collect();
        assert_eq!(turns, expected);
    }
    let partners = Rules { seats: 4, hand: 5, partners: true, ..Rules::default() };
    let sides: Vec<usize> = partners.all_seats().map(|seat| partners.side(seat).index()).collect();
    assert_eq!((partners.sides(), sides), (2, vec![0, 1, 0, 1]));
    assert_eq!(Rules { seats: 3, partners: true, ..Rules::default() }.check(), Err(RulesError::Partners(3)));
    let five = Rules { seats: 5, hand: 5, ..Rules::default() };
    assert_eq!(five.check().unwrap_err().to_string(), "option seats takes 2 to 4, not 5");
}

#[test]
fn r08_partners_share_one_score() {
    let rules = Rules { seats: 4, partners: true, fives: true, ..block() };
    let mut state = start(rules, &["5-5 1-0", "5-1 2-0", "5-0 3-0", "4-3 4-4"], "");
    play(&mut state, "5-5e, 5-1e, 5-0w");
    assert_eq!(scores(&state), [10, 0]);
    let rules = Rules { fives: true, ..rules };
    let mut state = start(rules, &["5-0 1-1", "5-2 2-0", "0-0 3-1", "4-3 4-4"], "");
    play(&mut state, "5-0e, 5-2e, 0-0w");
    assert_eq!(scores(&state), [5, 0]);
}

#[test]
fn r09_the_seat_with_the_heaviest_doublet_leads_with_it() {
    let state = start(Rules::default(), &["5-5 6-4 0-0", "1-1 6-6 6-5"], "");
    assert_eq!((state.to_move(), state.forced_lead()), (seat(1), Some(bone("6-6"))));
    assert_eq!(legal(&state), ["6-6e"]);
    assert_eq!(refused(&state, "1-1e"), "seat 1 must lead with 6-6");
    assert_eq!(refused(&state, "draw"), "seat 1 must lead with 6-6, and may not draw");
}

/// A game with these leads and hands of one bone, so that the leader goes out.
fn short(first: FirstLead, next: NextLead) -> Rules {
    Rules { lead_first: first, lead_next: next, ..block() }
}

/// How the next leader is chosen after seat 0 goes out with its only bone.
fn after_domino(rules: Rules, hands: &[&str]) -> (Lead, LeadReason) {
    let mut state = start(rules, hands, "");
    let lead = legal(&state)[0].clone();
    let events = play(&mut state, &lead);
    let why = events.iter().find_map(|event| if let Event::NextLead { why, .. } = event { Some(*why) } else { None });
    (state.lead(), why.expect("the hand is over"))
}

/// The same after a blocked hand that seat 0 led.
fn after_block(rules: Rules) -> Lead {
    let mut state = start(rules, &["6-6 5-4", "6-0 3-2"], "");
    play(&mut state, "6-6e, 6-0e, pass, pass");
    state.lead()
}

#[test]
fn r09_the_next_hand_is_led_as_the_rules_say() {
    let hands = ["1-1", "6-5"];
    let first = FirstLead::Seat(Seat::FIRST);
    assert_eq!(after_domino(short(first, NextLead::Doublet), &hands), (Lead::Doublet, LeadReason::Doublet));
    assert_eq!(after_domino(short(first, NextLead::Winner), &hands), (Lead::Seat(seat(0)), LeadReason::Winner));
    assert_eq!(after_domino(short(first, NextLead::Loser), &hands), (Lead::Seat(seat(1)), LeadReason::Loser));
    assert_eq!(after_domino(short(first, NextLead::Alternate), &hands), (Lead::Seat(seat(1)), LeadReason::Alternate));
    assert_eq!(after_domino(short(first, NextLead::Lot), &hands), (Lead::Lot, LeadReason::Lot));
}

#[test]
fn r09_the_loser_of_three_is_the_seat_left_with_the_most_pips_and_of_equals_the_earliest_after_the_winner() {
    let rules = Rules { seats: 3, ..short(FirstLead::Seat(Seat::SECOND), NextLead::Loser) };
    assert_eq!(after_domino(rules, &["6-0", "1-1", "5-4"]).0, Lead::Seat(seat(2)));
    assert_eq!(after_domino(rules, &["6-4", "1-1", "5-3"]).0, Lead::Seat(seat(0)));
    assert_eq!(
        after_domino(rules, &["6-3", "1-1", "5-4"]).0,
        Lead::Seat(seat(2)),
        "a tie, and seat 2 comes first after seat 1"
    );
}

#[test]
fn r09_the_loser_in_pairs_is_of_the_side_that_lost() {
    let rules = |next| Rules { seats: 4, partners: true, ..short(FirstLead::Seat(Seat::FIRST), next) };
    let hands = ["1-1", "2-1", "6-6", "3-2"];
    assert_eq!(after_domino(rules(NextLead::Loser), &hands), (Lead::Seat(seat(3)), LeadReason::Loser));
    assert_eq!(after_domino(rules(NextLead::MostPips), &hands).0, Lead::Seat(seat(2)), "as in files of 1.0");
    assert_eq!(after_domino(rules(NextLead::Loser), &["1-1", "3-2", "6-6", "4-1"]).0, Lead::Seat(seat(1)), "a tie");
    let alone = Rules { partners: false, ..rules(NextLead::Loser) };
    assert_eq!(after_domino(alone, &hands).0, Lead::Seat(seat(2)));
}

#[test]
fn r66_without_a_doublet_the_heaviest_or_the_lowest_bone_can_lead() {
    use NoDoublet::{Heaviest, Lowest};
    let led = |first, no_doublet, hands: &[&str]| {
        let rules = Rules { seats: hands.len() as u8, lead_first: first, no_doublet, ..Rules::DRAW };
        let state = start(rules, hands, "");
        (state.to_move().index(), state.forced_lead().expect("the lead is forced").to_string(), legal(&state))
    };
    let leads = |seat, bone: &str| (seat, bone.to_owned(), vec![format!("{bone}e")]);
    for first in [FirstLead::Doublet, FirstLead::LowDoublet, FirstLead::ThreeTwo] {
        assert_eq!(led(first, Heaviest, &["6-4 1-0", "6-5 2-0"]), leads(1, "6-5"));
        assert_eq!(led(first, Lowest, &["6-4 1-0", "6-5 2-0"]), leads(0, "1-0"));
        assert_eq!(led(first, Heaviest, &["5-4 1-0", "6-3 2-0"]), leads(1, "6-3"), "nine pips either way");
        assert_eq!(led(first, Lowest, &["6-4 3-0", "6-5 2-1"]), leads(1, "2-1"), "three pips either way");
        assert_eq!(led(first, Heaviest, &["6-5 0-0", "6-4 2-0"]), leads(0, "0-0"), "there is a doublet");
        assert_eq!(led(first, Lowest, &["6-5 4-4", "1-0 2-0"]), leads(0, "4-4"), "there is a doublet");
    }
    assert_eq!(led(FirstLead::ThreeTwo, Lowest, &["6-5 3-2", "1-0 2-0"]), leads(0, "3-2"));
    let none = deal(&["6-4 1-0", "6-5 2-0"], "");
    let again = Rules { hand: 2, ..Rules::DRAW };
    assert_eq!(none.check(&again, Lead::Doublet), Err(DealError::Void(Void::NoDoublet)));
    let fortress = Preset::Fortress.rules(3).expect("three can play it");
    assert_eq!(Rules { no_doublet: Heaviest, ..fortress }.check(), Err(RulesError::NothingToTake));
}

#[test]
fn r66_kozel_without_a_doublet_is_led_from_6_5_down_and_telefon_with_the_lowest_bone() {
    for (game, best, hands) in [
        (Preset::Kozel, "6-5", ["6-4 3-2 1-0", "6-5 4-1 2-0"]),
        (Preset::Kozel, "6-4", ["6-4 3-2 1-0", "5-3 4-1 2-0"]),
        (Preset::Telefon, "1-0", ["6-4 5-2 1-0", "5-3 4-1 2-0"]),
    ] {
        let state = start(Rules { max_doublets: None, ..preset(game) }, &hands, "");
        assert_eq!(state.forced_lead(), Some(bone(best)), "{game}");
    }
}

#[test]
fn r09_after_a_blocked_hand_winner_and_loser_fall_back_on_the_rule_for_the_first_hand() {
    for next in [NextLead::Winner, NextLead::Loser] {
        assert_eq!(after_block(short(FirstLead::Seat(Seat::FIRST), next)), Lead::Seat(seat(0)));
        assert_eq!(after_block(short(FirstLead::Doublet, next)), Lead::Doublet);
    }
    assert_eq!(
        after_block(short(FirstLead::Seat(Seat::FIRST), NextLead::Alternate)),
        Lead::Seat(seat(1)),
        "Alternate never falls back"
    );
}

#[test]
fn r09_a_change_of_the_first_lead_applies_only_where_the_rule_for_the_first_hand_decides() {
    for next in [NextLead::Winner, NextLead::Loser] {
        let rules = short(FirstLead::Seat(Seat::FIRST), next);
        let mut state = start(rules, &["6-6 5-4", "6-0 3-2"], "");
        play(&mut state, "6-6e, 6-0e, pass, pass");
        assert_eq!(state.lead(), Lead::Seat(seat(0)));
        for (first, lead) in [
            (FirstLead::Seat(Seat::SECOND), Lead::Seat(seat(1))),
            (FirstLead::Lot, Lead::Lot),
            (FirstLead::Doublet, Lead::Doublet),
        ] {
            state.change_rules(Rules { lead_first: first, ..*state.rules() }).expect("between two hands");
            assert_eq!(state.lead(), lead);
        }
    }
}

#[test]
fn r09_alternate_goes_on_in_turn_from_whoever_led_first() {
    let mut state = start(short(FirstLead::Seat(Seat::SECOND), NextLead::Alternate), &["6-5", "1-1"], "");
    let mut leaders = vec![state.to_move().index()];
    let rules = *state.rules();
    for hand in 0..4 {
        let lead = legal(&state)[0].clone();
        play(&mut state, &lead);
        let Ok(_) = state.deal(&Deal::from_number(hand, &rules, state.lead())) else { panic!("no void deals here") };
        leaders.push(state.to_move().index());
    }
    assert_eq!(leaders, [1, 0, 1, 0, 1]);
}

#[test]
fn r09_in_firecrackers_the_last_player_leads_or_the_human_after_a_locked_board() {
    let rules = Rules { draws: false, ..preset(Preset::Firecrackers) };
    let mut state = start(rules, &["1-1 6-5", "1-0 5-5"], "");
    play(&mut state, "1-1e, 1-0e, pass, pass");
    assert_eq!(state.lead(), Lead::Seat(seat(0)), "the board was locked");
    let mut state = start(rules, &["1-1 6-5", "1-0 5-0"], "");
    play(&mut state, "1-1e, 1-0e, pass, 5-0e");
    assert_eq!(state.lead(), Lead::Seat(seat(1)), "seat 1 went out");
}

/// All playable rules that combine the ways to choose a leader with everything that may conflict
/// with them.
fn every_lead() -> Vec<Rules> {
    let firsts = [FirstLead::Doublet, FirstLead::Lot].into_iter().chain(Seat::first(4).map(FirstLead::Seat));
    let nexts = [NextLead::Doublet, NextLead::Winner, NextLead::Loser, NextLead::Alternate, NextLead::Lot];
    let mut rules = vec![];
    for (lead_first, lead_next) in firsts.flat_map(|first| nexts.map(|next| (first, next))) {
        for switches in 0..16 {
            let [partners, single_hand, opener_doublet, few_doublets] = [1, 2, 4, 8].map(|bit| switches & bit != 0);
            for seats in 2..=4 {
                let max_doublets = few_doublets.then_some(3);
                let game = Rules { seats, partners, single_hand, opener_doublet, max_doublets, ..Rules::default() };
                rules.push(Rules { lead_first, lead_next, ..game });
            }
        }
    }
    rules.retain(|rules| rules.check().is_ok());
    rules
}

#[test]
fn r09_every_game_can_be_followed_by_another_no_matter_who_won() {
    let every = every_lead();
    assert!(every.len() > 300, "only {} rules were tried", every.len());
    for rules in every {
        for winner in rules.all_seats().map(Some).chain([None]) {
            let next = rules.for_next_game(winner);
            let mut game = Game::new(next).unwrap_or_else(|why| panic!("{why}: {rules:?}, won by {winner:?}"));
            game.deal_number(1).unwrap_or_else(|why| panic!("{why}: {rules:?}, won by {winner:?}"));
            assert!(!game.state().legal().is_empty());
        }
    }
}

#[test]
fn r26_the_winner_of_a_single_hand_leads_the_next_game_but_not_where_the_opener_is_sure_of_a_doublet() {
    let rules = Rules { single_hand: true, ..short(FirstLead::Seat(Seat::FIRST), NextLead::Winner) };
    let leader = |rules: Rules| rules.for_next_game(Some(seat(1))).lead_first;
    assert_eq!(leader(rules), FirstLead::Seat(Seat::SECOND));
    assert_eq!(leader(Rules { opener_doublet: true, ..rules }), FirstLead::Seat(Seat::FIRST));
    assert_eq!(leader(Rules { single_hand: false, ..rules }), FirstLead::Seat(Seat::FIRST), "more hands are to come");
    assert_eq!(leader(Rules { lead_next: NextLead::Lot, ..rules }), FirstLead::Seat(Seat::FIRST));
}

#[test]
fn r10_without_the_doublet_rule_a_hand_is_led_with_any_bone() {
    let state = start(block(), &["5-5 6-4 1-0", "1-1 6-6 6-5"], "");
    assert_eq!(legal(&state), ["1-0e", "5-5e", "6-4e"]);
    assert_eq!(refused(&state, "5-5w"), "the first bone of a hand is led to the east, not to the west end");
}

#[test]
fn r10_the_human_opens_firecrackers_with_its_heaviest_doublet_and_later_hands_with_any_bone() {
    let mut state = start(preset(Preset::Firecrackers), &["4-4 4-0", "4-1 6-6"], "");
    assert_eq!(legal(&state), ["4-4e"], "6-6 is heavier, but the human opens");
    play(&mut state, "4-4e, 4-1w, 4-0e");
    state.deal(&deal(&["2-2 6-5", "3-3 6-6"], "")).expect("the first hand is over");
    assert_eq!(legal(&state), ["2-2e", "6-5e"]);
}

#[test]
fn r11_a_deal_without_a_doublet_is_repeated_if_the_doublet_leads() {
    let rules = Rules { hand: 2, ..Rules::default() };
    for number in 0..2_000 {
        let deal = Deal::from_number(number, &rules, Lead::Doublet);
        assert!(deal.hands.iter().any(|hand| !(*hand & Bones::DOUBLETS).is_empty()), "deal {number}");
    }
    let mut state = GameState::new(rules).unwrap();
    let why = state.deal(&deal(&["6-5 6-4", "6-3 6-2"], "")).unwrap_err();
    assert_eq!(why.to_string(), "the deal is void: nobody has a doublet to lead with");
    assert_eq!(state, GameState::new(rules).unwrap(), "a void deal changes nothing");
}

#[test]
fn r11_too_many_doublets_in_one_hand_void_a_deal() {
    let rules = Rules { max_doublets: Some(3), ..Rules::default() };
    let most = |rules: &Rules| {
        let deals = (0..3_000).map(|number| Deal::from_number(number, rules, Lead::Doublet));
        deals.flat_map(|deal| deal.hands.map(|hand| (hand & Bones::DOUBLETS).len())).max()
    };
    assert_eq!(most(&rules), Some(3));
    assert!(most(&Rules::default()) > Some(3), "without the option such deals are played");
    let mut state = GameState::new(rules).unwrap();
    let why = state.deal(&deal(&["6-6 5-5 4-4 3-3 1-0 2-0 3-0", "6-5 6-4 6-3 6-2 6-1 6-0 0-0"], "")).unwrap_err();
    assert_eq!(why.to_string(), "the deal is void: seat 0 has too many doublets");
    for (most, fine) in [(2, false), (3, true), (7, true), (8, false)] {
        assert_eq!(Rules { max_doublets: Some(most), ..Rules::default() }.check().is_ok(), fine, "at most {most}");
    }
}

#[test]
fn r11_the_human_is_sure_of_a_doublet_in_every_hand_of_firecrackers() {
    let rules = preset(Preset::Firecrackers);
    for lead in [Lead::DoubletOf(Seat::FIRST), Lead::Seat(Seat::SECOND)] {
        for number in 0..1_000 {
            let deal = Deal::from_number(number, &rules, lead);
            assert!(!(deal.hands[0] & Bones::DOUBLETS).is_empty(), "deal {number}");
        }
    }
}

#[test]
fn r11_whichever_seat_opens_is_sure_of_a_doublet_and_opens_with_its_heaviest_one() {
    let rules = Rules { lead_first: FirstLead::Seat(Seat::SECOND), hand: 3, ..preset(Preset::Firecrackers) };
    for number in 0..300 {
        let deal = Deal::from_number(number, &rules, Lead::DoubletOf(seat(1)));
        assert!(!(deal.hands[1] & Bones::DOUBLETS).is_empty(), "deal {number}");
    }
    let mut state = GameState::new(rules).unwrap();
    let why = state.deal(&deal(&["6-6 5-5 4-4", "6-5 6-4 6-3"], "")).unwrap_err();
    assert_eq!(why.to_string(), "the deal is void: seat 1 has no doublet");
    let state = start(rules, &["6-6 6-5 6-4", "1-1 2-2 4-3"], "");
    assert_eq!((state.to_move(), legal(&state)), (seat(1), vec!["2-2e".to_owned()]));
    let of_nobody = Rules { lead_first: FirstLead::Lot, ..rules };
    assert_eq!(of_nobody.check(), Err(RulesError::NoOpener));
}

#[test]
fn r12_the_most_pips_win_the_lot_and_a_tie_is_turned_again() {
    let rules = Rules { lead_first: FirstLead::Lot, ..block() };
    let turned = |texts: [&str; 2]| Turned::new(&texts.map(bone)).expect("a bone for each of two seats");
    let mut dealt = deal(&["6-5 6-4", "1-1 1-0"], "");
    dealt.lot = vec![turned(["6-4", "5-5"]), turned(["0-0", "2-1"])];
    let state = start_with(rules, &dealt);
    assert_eq!(state.to_move(), seat(1), "ten and ten is a tie, then three beats zero");
    let refuse = |lot: Vec<[&str; 2]>| {
        let deal = Deal { lot: lot.into_iter().map(turned).collect(), ..dealt.clone() };
        GameState::new(Rules { hand: 2, ..rules }).unwrap().deal(&deal).unwrap_err().to_string()
    };
    assert_eq!(refuse(vec![]), "the lot does not decide who leads");
    assert_eq!(refuse(vec![["6-4", "5-5"]]), "the lot does not decide who leads");
    assert_eq!(refuse(vec![["6-4", "5-0"], ["0-0", "2-1"]]), "the lot goes on after it has decided who leads");
    assert_eq!(refuse(vec![["6-4", "6-4"]]), "two seats turn the same bone in the lot");
    let three = Turned::new(&["6-4", "5-5", "5-4"].map(bone)).expect("a bone for each of three seats");
    dealt.lot = vec![three];
    let why = GameState::new(Rules { hand: 2, ..rules }).unwrap().deal(&dealt).unwrap_err();
    assert_eq!(why.to_string(), "the lot has 3 bones for 2 seats");
    assert_eq!(Turned::new(&["6-4", "5-5", "5-4", "5-3", "5-2"].map(bone)), None, "no table seats five");
}

#[test]
fn r12_the_bones_turned_go_back_before_the_deal() {
    let rules = preset(Preset::AllFivesPagat);
    let mut shared = 0;
    for number in 0..200 {
        let deal = Deal::from_number(number, &rules, Lead::Lot);
        let turned: Bones = deal.lot.iter().flat_map(|row| row.bones().iter().copied()).collect();
        shared += (turned & (deal.hands[0] | deal.hands[1])).len();
    }
    assert!(shared > 0, "a bone that was turned can be dealt to a hand");
}

#[test]
fn r13_the_reserve_can_never_be_drawn() {
    for reserve in 0..=2 {
        let rules = Rules { reserve, draws: true, ..block() };
        // Nothing that seat 1 holds or draws fits a blank, so it draws everything except the
        // reserve.
        let mut state = start(rules, &["0-0 1-0 2-0 3-0 4-0 5-0 6-0", "1-1 2-2 3-3 4-4 5-5 6-6 6-5"], "");
        play(&mut state, "0-0e");
        let mut drawn = 0;
        while legal(&state) == ["draw"] {
            play(&mut state, "draw");
            drawn += 1;
        }
        assert_eq!((drawn, state.public().boneyard_len()), (14 - usize::from(reserve), usize::from(reserve)));
        assert_eq!(legal(&state), ["pass"]);
        let sentence = [
            "the boneyard is empty",
            "the last bone of the boneyard cannot be drawn",
            "the last 2 bones of the boneyard cannot be drawn",
        ];
        assert_eq!(refused(&state, "draw"), sentence[usize::from(reserve)]);
    }
    let three = Rules { reserve: 3, ..Rules::default() };
    assert_eq!(three.check().unwrap_err().to_string(), "option reserve takes 0 to 2, not 3");
}
