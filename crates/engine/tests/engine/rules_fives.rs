//! Manaus, where passes pay, and Telefon, where hands are always played out: R23 and R52 to R55.

use crate::table::*;
use electrum_dominoes_engine::bone::Seat;
use electrum_dominoes_engine::deal::{Deal, Lead};
use electrum_dominoes_engine::event::{Event, LeadReason, ScoreReason};
use electrum_dominoes_engine::rules::{
    Awards, BlockLead, Bonuses, FirstLead, LeadAfter, LeadBone, LeadScores, Leading, NoDoublet, Preset, Rounding,
    Rules, RulesError, TieLead, Winning,
};
use electrum_dominoes_engine::state::{GameState, Phase};

/// Manaus, where seat 0 leads the first hand with any bone.
fn manaus() -> Rules {
    Rules { lead_first: FirstLead::Seat(Seat::FIRST), ..Preset::Manaus.usual() }
}

/// Telefon for two, where seat 0 leads the first hand with any bone.
fn telefon() -> Rules {
    Rules { lead_first: FirstLead::Seat(Seat::FIRST), ..preset(Preset::Telefon) }
}

/// The same where a round of passes pays no more than its passes.
fn passes_alone() -> Rules {
    Rules { bonuses: Bonuses { pass: 20, ..Bonuses::NONE }, ..manaus() }
}

/// The seats that these events pay for passes, with the points.
fn passes_paid(events: &[Event]) -> Vec<(usize, u8)> {
    let paid = events.iter().filter_map(|event| match event {
        Event::Scored { seat, points, why: ScoreReason::Pass | ScoreReason::PassRound, .. } => {
            Some((seat.index(), *points))
        }
        _ => None,
    });
    paid.collect()
}

/// Seat 0 leads 4-3, and the seats after it have no four or three, as far as the number says.
fn passing(passers: usize) -> (GameState, Vec<Event>) {
    let misfits = ["6-6 6-5 6-2", "5-5 5-2 5-1", "2-2 2-1 2-0"];
    let fit = ["4-0 1-1 1-0", "4-1 6-1 0-0", "4-2 6-0 5-0"];
    let hands: Vec<&str> = (0..3).map(|seat| if seat < passers { misfits[seat] } else { fit[seat] }).collect();
    let mut state = start(manaus(), &["4-3 4-4 3-3", hands[0], hands[1], hands[2]], "");
    let mut moves = vec!["4-3e"];
    moves.extend(std::iter::repeat_n("pass", passers));
    let events = play(&mut state, &moves.join(", "));
    (state, events)
}

#[test]
fn r52_the_pass_of_an_opponent_pays_once_the_next_bone_is_played_and_that_of_the_partner_never() {
    let (mut state, events) = passing(1);
    assert_eq!(passes_paid(&events), [], "nobody knows yet whether all others will pass");
    let events = play(&mut state, "4-1e");
    assert_eq!(passes_paid(&events), [(0, 20)], "seat 1 has passed");
    let (mut state, _) = passing(2);
    let events = play(&mut state, "4-2e");
    assert_eq!(passes_paid(&events), [(0, 20)], "seat 2 has passed too, which pays nobody");
    assert_eq!(scores(&state), [20, 5], "and the play has counted five");
}

#[test]
fn r52_if_all_others_pass_that_is_paid_instead() {
    let (mut state, events) = passing(3);
    assert_eq!(passes_paid(&events), [(0, 50)]);
    assert_eq!(passes_paid(&play(&mut state, "4-4e")), [], "the three passes have been paid");
    let mut state = start(passes_alone(), &["4-3 4-4", "6-6 6-5", "5-5 5-2", "2-2 2-1"], "");
    assert_eq!(passes_paid(&play(&mut state, "4-3e, pass, pass, pass, 4-4e")), [(0, 20), (2, 20)]);
}

#[test]
fn r52_the_passes_of_a_blocked_hand_pay_nothing() {
    let mut state = start(passes_alone(), &["1-1 6-5", "1-0 4-4", "0-0 3-3", "5-5 2-2"], "");
    play(&mut state, "1-1e, 1-0e, 0-0e");
    for _ in 0..4 {
        assert_eq!(passes_paid(&play(&mut state, "pass")), []);
    }
    assert_eq!(state.phase(), Phase::HandOver);
}

#[test]
fn r52_passes_pay_only_where_two_sides_play() {
    let three = Rules { bonuses: Bonuses { pass: 20, ..Bonuses::NONE }, ..Preset::Draw.rules(3).expect("for three") };
    assert_eq!(three.check(), Err(RulesError::PassPaysMany(3)));
    let two = Rules { bonuses: Bonuses { pass: 20, ..Bonuses::NONE }, ..block() };
    let mut state = start(two, &["6-5 6-4", "3-3 2-2"], "");
    assert_eq!(passes_paid(&play(&mut state, "6-5e, pass, 6-4e")), [(0, 20)]);
}

#[test]
fn r53_the_lead_scores_only_with_5_5_and_only_in_later_hands() {
    let mut state = start(telefon(), &["5-5 6-4", "5-0 4-4"], "");
    assert_eq!(scored(&play(&mut state, "5-5e")), 0, "not in the first hand");
    let scores_of_lead = |scores: LeadScores, lead: &str| {
        let leading = Leading { scores, ..Rules::DRAW.leading };
        let mut state = start(Rules { leading, ..telefon() }, &["6-4 4-0", "6-5 5-3"], "");
        play(&mut state, "6-4e, 6-5e, 4-0w");
        let deal = deal(&[&format!("{lead} 2-1"), "6-2 3-3"], "");
        state.deal(&deal).unwrap_or_else(|why| panic!("{why}"));
        let step = format!("{lead}e").parse().expect("a move");
        (state.points_of(step), scored(&play(&mut state, &format!("{lead}e"))))
    };
    assert_eq!(scores_of_lead(LeadScores::DoubleFive, "5-5"), (10, 10));
    assert_eq!(scores_of_lead(LeadScores::DoubleFive, "6-4"), (0, 0));
    assert_eq!(scores_of_lead(LeadScores::Nothing, "5-5"), (0, 0));
    assert_eq!(scores_of_lead(LeadScores::Any, "6-4"), (10, 10));
}

#[test]
fn r42_the_winner_of_a_blocked_hand_of_telefon_leads_the_next_one_with_any_bone() {
    let mut state = start(Rules { draws: false, ..telefon() }, &["6-5 1-0", "4-4 3-3"], "");
    play(&mut state, "6-5e, pass, pass");
    assert_eq!(state.lead(), Lead::Seat(seat(0)), "one pip is less than fourteen");
    state.deal(&deal(&["3-2 6-0", "1-1 5-5"], "")).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(legal(&state), ["3-2e", "6-0e"]);
}

#[test]
fn r57_the_first_enclosed_doublet_spins_in_telefon() {
    let rules = Rules { lead_first: FirstLead::Seat(Seat::FIRST), ..telefon() };
    let state = lay(rules, "6-6e, 6-5e, 5-5e, 5-4e");
    assert_eq!(state.layout().spinner(), Some(bone("5-5")));
}

/// Telefon for two, where awards stop at this score.
fn capped(cap: u16) -> Rules {
    Rules { awards: Awards { cap: Some(cap), ..telefon().awards }, ..telefon() }
}

/// Plays a hand in which seat 0 goes out against 3-3, which is rounded up to ten.
fn go_out(state: &mut GameState) -> Vec<Event> {
    play(state, "6-5e, 6-2e, 5-4w")
}

const GOING_OUT: [&str; 2] = ["6-5 5-4", "6-2 3-3"];

#[test]
fn r53_awards_take_no_side_past_the_cap() {
    let mut state = start(telefon(), &GOING_OUT, "");
    assert_eq!(paid(&go_out(&mut state)), [(0, 10)]);
    let mut state = start(capped(7), &GOING_OUT, "");
    assert_eq!((paid(&go_out(&mut state)), scores(&state)), (vec![(0, 7)], vec![7, 0]));
    state.deal(&deal(&GOING_OUT, "")).expect("the next hand can be dealt");
    assert_eq!((paid(&go_out(&mut state)), scores(&state)), (vec![(0, 0)], vec![7, 0]));
    state.deal(&deal(&["5-5 4-1", "6-2 3-3"], "")).expect("the next hand can be dealt");
    assert_eq!(scored(&play(&mut state, "5-5e")), 0, "nor does a 5-5 lead score there");
    let hopeless = Rules { awards: capped(7).awards, ..block() };
    assert_eq!(hopeless.check(), Err(RulesError::CappedBelow(7)));
}

#[test]
fn r53_a_hand_is_played_out_before_the_target_is_looked_at() {
    let rules = Rules { target: 10, leading: Rules::DRAW.leading, ..telefon() };
    let mut state = start(rules, &["6-4 6-5", "5-4 5-3"], "");
    play(&mut state, "6-4e");
    assert_eq!((scores(&state), state.phase()), (vec![10, 0], Phase::Playing));
    play(&mut state, "5-4w, 6-5e");
    assert_eq!((scores(&state), state.phase()), (vec![30, 0], Phase::GameOver), "ten for the ends, and ten for 5-3");
    let at_once = Rules { finish: Winning { at_hand_end: false, ..rules.finish }, ..rules };
    let mut state = start(at_once, &["6-4 6-5", "5-4 5-3"], "");
    play(&mut state, "6-4e");
    assert_eq!(state.phase(), Phase::GameOver);
}

/// The second hand of Manaus, with these bones. Seat 0 has won the first.
fn after_a_win(hands: [&str; 4]) -> GameState {
    let mut state = start(manaus(), &["6-5 5-4", "6-2 3-3", "2-1 2-0", "1-0 3-0"], "");
    play(&mut state, "6-5e, 6-2e, 2-1e, 1-0e, 5-4w");
    state.deal(&deal(&hands, "")).unwrap_or_else(|why| panic!("{why}"));
    state
}

#[test]
fn r54_a_winner_leads_with_any_of_its_doublets() {
    let state = after_a_win(["6-5 5-5", "6-2 3-3", "2-1 2-0", "1-0 3-0"]);
    assert_eq!((legal(&state), refused(&state, "pass")), (vec!["5-5e".to_owned()], refused(&state, "pass")));
    assert_eq!(refused(&state, "6-5e"), "seat 0 must lead with a doublet, which 6-5 is not");
}

#[test]
fn r54_a_winner_without_doublets_passes_and_the_next_seat_leads_with_any_bone() {
    let mut state = after_a_win(["6-5 5-4", "6-2 3-3", "2-1 2-0", "1-0 3-0"]);
    assert_eq!(legal(&state), ["pass"]);
    let before = scores(&state);
    play(&mut state, "pass");
    assert_eq!(legal(&state), ["3-3e", "6-2e"]);
    let events = play(&mut state, "6-2e");
    assert_eq!(passes_paid(&events), [(3, 20)]);
    assert_eq!(scores(&state), [before[0], before[1] + 20]);
}

#[test]
fn r57_a_plain_lead_leaves_a_hand_of_manaus_without_side_arms() {
    let mut state = after_a_win(["6-5 5-4", "6-2 3-3", "5-2 2-2", "3-2 3-0"]);
    play(&mut state, "pass, 6-2e, 2-2w, 3-2w");
    assert_eq!((state.layout().spinner(), state.layout().ends().count()), (None, 2), "2-2 was not led");
    let mut state = after_a_win(["5-5 5-4", "5-2 3-3", "2-2 1-1", "5-3 3-0"]);
    play(&mut state, "5-5e, 5-2e, 2-2e, 5-3w");
    assert_eq!((state.layout().spinner(), state.layout().ends().count()), (Some(bone("5-5")), 4));
}

#[test]
fn r54_a_blocked_hand_binds_nobody_who_leads_after_it_as_its_winner() {
    let lead_after = LeadAfter { block: BlockLead::LowHand, tie: TieLead::First };
    let rules = Rules { lead_after, bonuses: Bonuses::NONE, ..manaus() };
    let mut state = start(rules, &["4-3 1-0", "3-0 2-1", "6-6 6-5", "4-0 3-1"], "");
    play(&mut state, "4-3e, 3-0w, pass, 4-0w, pass, pass, pass, pass");
    state.deal(&deal(&["6-5 5-4", "6-2 3-3", "2-1 2-0", "1-0 3-0"], "")).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!((state.to_move(), legal(&state)), (seat(1), vec!["3-3e".to_owned(), "6-2e".to_owned()]));
}

#[test]
fn r54_only_where_nothing_is_drawn() {
    let leading = Leading { bone: LeadBone::Doublet, ..Rules::DRAW.leading };
    assert_eq!(Rules { leading, ..Rules::DRAW }.check(), Err(RulesError::DoubletOrDraw));
}

#[test]
fn r55_3_2_leads_the_first_hand_and_if_nobody_has_it_the_lowest_doublet() {
    let rules = preset(Preset::Telefon);
    let leads = |hands: [&str; 2]| {
        let state = start(rules, &hands, "");
        (state.to_move().index(), state.forced_lead().map(|bone| bone.to_string()))
    };
    assert_eq!(leads(["6-6 1-1", "3-2 4-4"]), (1, Some("3-2".to_owned())));
    assert_eq!(leads(["6-6 0-0", "5-4 4-4"]), (1, Some("4-4".to_owned())));
    let (none, again) = (deal(&["6-5", "5-4"], ""), Rules { hand: 1, no_doublet: NoDoublet::DealAgain, ..rules });
    assert!(none.check(&again, Lead::ThreeTwo).is_err(), "somebody must be able to lead");
    for number in 0..50 {
        let mut state = GameState::new(rules).expect("rules that can be played");
        let event = state.deal(&Deal::from_number(number, &rules, state.lead())).expect("a hand can be dealt");
        assert!(matches!(event, Event::Dealt { why: LeadReason::ThreeTwo, .. }));
    }
}

#[test]
fn r23_awards_can_be_rounded_up_or_down() {
    let pays = |rounding| {
        let mut state = start(Rules { awards: Awards { rounding, ..Rules::DRAW.awards }, ..block() }, &GOING_OUT, "");
        paid(&go_out(&mut state))
    };
    let points = [Rounding::Off, Rounding::Nearest, Rounding::Down, Rounding::Up].map(pays);
    assert_eq!(points, [6, 5, 5, 10].map(|points| vec![(0, points)]));
}

#[test]
fn manaus_pays_twenty_for_a_doublet_at_the_end_besides_the_pips_rounded_down() {
    let mut state = start(manaus(), &["6-2 2-2", "6-0 6-5", "4-4 3-3", "5-1 1-1"], "");
    let events = play(&mut state, "6-2e, 6-0e, pass, pass, 2-2w");
    assert_eq!(paid(&events), [(0, 15), (0, 20)], "6-5, 5-1 and 1-1 are nineteen pips");
}
