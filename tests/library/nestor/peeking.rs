//! A player catches a Nestor who peeks, and none who does not.

use electrum_dominoes::arena::peeking::{Mind, Peeking, Rechosen, honest};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{Deeds, GameState, Move, Phase, Rules, Seat};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::{KeptGame, Played, Seating, Session};

/// A game of one hand against Nestors of this level, in which everybody plays the first legal move.
fn game(rules: Rules, level: Level, number: u64) -> KeptGame {
    let mut session = Session::new(rules).expect("rules that can be played");
    session.deal_number(number).expect("a deal");
    while session.state().phase() == Phase::Playing {
        let step = session.state().legal().nth(0).expect("a legal move");
        session.play(step).expect("it is legal");
    }
    let seating = Seating::one_person([level; 3]).for_table(rules.seats());
    KeptGame { record: session.record().clone(), played: Played::elsewhere("", seating, Seat::FIRST, number) }
}

fn tested(game: &KeptGame, exchanges: u32, mind: Mind) -> Vec<Rechosen> {
    let Some(mut peeking) = Peeking::of(game, exchanges, mind) else { return Vec::new() };
    while !peeking.step() {}
    assert!((peeking.progress() - 1.0).abs() < 1e-9);
    peeking.chosen()
}

/// Plays what leaves the next player the fewest plays with the bones that they really hold.
fn peeks(state: &GameState, _: &Deeds, _: Seat, _: Level) -> Move {
    let left = |step: &Move| {
        let mut next = *state;
        next.play(*step).expect("it is legal");
        if next.phase() == Phase::Playing { next.legal().len() } else { 0 }
    };
    state.legal().iter().min_by_key(left).expect("a legal move")
}

#[test]
fn an_honest_nestor_chooses_the_same_whatever_he_could_not_see() {
    for (preset, seats) in [(Preset::Draw, 2), (Preset::AllFives, 2), (Preset::Partnership, 4), (Preset::Cuban, 4)] {
        let rules = preset.rules(seats).expect("a game for so many");
        for level in [Level::Beginner, Level::Easy] {
            let chosen = tested(&game(rules, level, 7), 40, honest);
            assert!(!chosen.is_empty(), "{preset:?}");
            for Rechosen { seat, number, times, same, .. } in chosen {
                assert!(seat != Seat::FIRST && times > 0, "{preset:?}");
                assert_eq!(same, times, "{preset:?}, {level:?}: move {number}");
            }
        }
    }
}

#[test]
fn who_peeks_is_caught_in_a_single_hand() {
    for (preset, seats) in [(Preset::Draw, 2), (Preset::Block, 2), (Preset::Partnership, 4), (Preset::AllFives, 2)] {
        let rules = preset.rules(seats).expect("a game for so many");
        let caught = (0..5).filter(|number| {
            let chosen = tested(&game(rules, Level::Easy, *number), 200, peeks);
            chosen.iter().any(|chosen| chosen.same < chosen.times)
        });
        assert_eq!(caught.count(), 5, "{preset:?}");
    }
}

#[test]
fn a_hand_without_a_choice_of_nestors_has_nothing_to_test() {
    let rules = Preset::Draw.rules(2).expect("a game for two");
    let mut game = game(rules, Level::Easy, 7);
    game.record.hands[0].moves.truncate(1);
    assert!(Peeking::of(&game, 10, honest).is_none_or(|mut peeking| {
        while !peeking.step() {}
        peeking.chosen().iter().all(|chosen| chosen.number == 1)
    }));
}
