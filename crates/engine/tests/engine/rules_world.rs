//! Games that only put rules together: R59 to R63.

use crate::table::*;
use electrum_dominoes_engine::bone::Seat;
use electrum_dominoes_engine::deal::{Deal, DealError, Lead, Void};
use electrum_dominoes_engine::event::Event;
use electrum_dominoes_engine::rules::{FirstLead, NextLead, Preset, Rules};
use electrum_dominoes_engine::state::{GameState, Phase};

/// A named game for four with hands of two bones, in which seat 0 leads the first hand with any
/// bone.
fn named(preset: Preset) -> Rules {
    Rules { lead_first: FirstLead::Seat(Seat::FIRST), hand: 2, ..preset.usual() }
}

/// Seat 0 goes out with this bone on ends that show a three and a four. Seats 1 to 3 keep 15, 8 and
/// 4 pips.
fn out_with(preset: Preset, last: &str) -> (GameState, Vec<Event>) {
    let own = format!("4-2 {}", &last[..3]);
    let mut state = start(named(preset), &[&own, "6-5 3-1", "3-2 4-4", "2-0 1-1"], "");
    let events = play(&mut state, &format!("4-2e, pass, 3-2w, pass, {last}"));
    (state, events)
}

/// A hand that is blocked with 1, 3, 23 and 4 pips at seats 0 to 3.
fn blocked(preset: Preset) -> (GameState, Vec<Event>) {
    let mut state = start(named(preset), &["4-3 1-0", "3-0 2-1", "6-6 6-5", "4-0 3-1"], "");
    let events = play(&mut state, "4-3e, 3-0w, pass, 4-0w, pass, pass, pass, pass");
    (state, events)
}

/// A hand that is blocked with 16 pips on each side: 9, 5, 7 and 11 at seats 0 to 3.
fn tied(preset: Preset) -> (GameState, Vec<Event>) {
    let mut state = start(named(preset), &["6-6 5-4", "6-0 4-1", "2-1 3-1", "5-2 2-2"], "");
    let events = play(&mut state, "6-6e, 6-0e, pass, pass, pass, pass");
    (state, events)
}

/// The heaviest doublet, which is 6-6 where all bones are dealt, leads a hand of this game.
fn is_led_by_6_6(preset: Preset, lead: Lead) -> bool {
    let rules = preset.usual();
    lead == Lead::Doublet && rules.hand * rules.seats == 28
}

#[test]
fn r59_spains_federation_writes_down_all_pips_left_to_300_and_leads_by_lot_and_then_in_turn() {
    assert_eq!(paid(&out_with(Preset::Spain, "6-4e").1), [(0, 27)]);
    assert_eq!(paid(&blocked(Preset::Spain).1), [(1, 31)]);
    let (state, events) = tied(Preset::Spain);
    assert_eq!((paid(&events), state.lead()), (vec![], Lead::Seat(seat(1))), "the hand passes on");
    let rules = Preset::Spain.usual();
    assert_eq!((rules.target, rules.partners, rules.lead_first), (300, true, FirstLead::Lot));
}

#[test]
fn r60_the_others_write_down_what_they_hold_in_gaple_and_101_loses() {
    let (state, events) = out_with(Preset::Gaple, "6-4e");
    assert_eq!(paid(&events), [(1, -15), (2, -8), (3, -4)]);
    assert_eq!(state.lead(), Lead::Seat(seat(0)), "the winner leads");
    let (state, events) = blocked(Preset::Gaple);
    assert_eq!((paid(&events), state.lead()), (vec![(1, -3), (2, -23), (3, -4)], Lead::Seat(seat(0))));
    let rules = Preset::Gaple.usual();
    assert_eq!((rules.partners, rules.draws, rules.hand, rules.goal()), (false, false, 7, -101));
    let to_15 = Rules { target: 15, ..named(Preset::Gaple) };
    let mut state = start(to_15, &["4-2 6-4", "6-5 3-1", "3-2 4-4", "2-0 1-1"], "");
    play(&mut state, "4-2e, pass, 3-2w, pass, 6-4e");
    assert_eq!((state.phase(), state.result().and_then(|end| end.winner)), (Phase::GameOver, Some(side(0))));
}

#[test]
fn r60_more_than_four_doublets_in_a_hand_of_gaple_are_dealt_again() {
    let rules = Preset::Gaple.usual();
    let deal_with = |first: &str, second: &str| -> Deal {
        let mut rest = deal(&[first, second], "").boneyard;
        let mut take = || -> String { rest.drain(..7).map(|bone| bone.to_string()).collect::<Vec<_>>().join(" ") };
        let (third, fourth) = (take(), take());
        deal(&[first, second, &third, &fourth], "")
    };
    let five = deal_with("6-6 5-5 4-4 3-3 2-2 6-1 6-5", "0-0 1-0 2-0 3-0 4-0 5-0 6-0");
    assert_eq!(five.check(&rules, Lead::UpFrom(0)), Err(DealError::Void(Void::TooManyDoublets(seat(0)))));
    let four = deal_with("6-6 5-5 4-4 3-3 2-1 6-1 6-5", "0-0 1-0 2-0 3-0 4-0 5-0 6-0");
    assert_eq!(four.check(&rules, Lead::UpFrom(0)), Ok(()));
}

#[test]
fn r61_a_dekabes_counts_two_and_any_other_hand_one() {
    let won = |last| paid(&out_with(Preset::Dekabes, last).1).iter().map(|(_, points)| points).sum::<i16>();
    assert_eq!((won("4-3e"), won("3-3w"), won("6-4e")), (2, 1, 1));
    assert_eq!(paid(&blocked(Preset::Dekabes).1), [(0, 1)], "seat 0 has the lowest hand");
    let mut state = tied_hands();
    assert_eq!((state.public().carryover.carried, state.lead()), (1, Lead::Seat(seat(0))), "who led leads again");
    state.deal(&deal(&["4-2 4-3", "6-5 3-1", "3-2 4-4", "2-0 1-1"], "")).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(paid(&play(&mut state, "4-2e, pass, 3-2w, pass, 4-3e")), [(0, 1), (0, 1), (0, 1)]);
    assert_eq!(Preset::Dekabes.usual().target, 4);
}

/// A hand of dekabès in which the lowest hands of both sides hold five pips.
fn tied_hands() -> GameState {
    let mut state = start(named(Preset::Dekabes), &["6-6 4-1", "6-0 3-2", "3-3 2-2", "5-5 5-2"], "");
    play(&mut state, "6-6e, 6-0e, pass, pass, pass, pass");
    state
}

#[test]
fn r62_brazil_by_pips_is_led_with_6_6_in_every_hand() {
    let (state, events) = out_with(Preset::BrazilByPips, "6-4e");
    assert_eq!(paid(&events), [(0, 19)]);
    assert!(is_led_by_6_6(Preset::BrazilByPips, state.lead()));
    assert_eq!(paid(&blocked(Preset::BrazilByPips).1), [(1, 24)]);
    let (state, events) = tied(Preset::BrazilByPips);
    assert_eq!(paid(&events), [(0, 16)], "side 1 closed the hand and loses the tie");
    assert!(is_led_by_6_6(Preset::BrazilByPips, state.lead()));
    let rules = Preset::BrazilByPips.usual();
    assert_eq!((rules.lead_next, rules.target, rules.partners), (NextLead::Doublet, 100, true));
}

#[test]
fn r63_the_lowest_single_hand_wins_the_pips_of_the_other_side_where_arab_pairs_play() {
    assert_eq!(paid(&out_with(Preset::ArabPairs, "6-4e").1), [(0, 19)]);
    let (state, events) = blocked(Preset::ArabPairs);
    assert_eq!((paid(&events), state.lead()), (vec![(0, 7)], Lead::Seat(seat(0))));
    assert_eq!(paid(&tied(Preset::ArabPairs).1), [(1, 16)], "seat 1 has five pips, and nobody has fewer");
    assert_eq!((Preset::ArabPairs.usual().target, Preset::ArabPairs.usual().lead_first), (100, FirstLead::Doublet));
}
