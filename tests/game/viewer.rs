//! The table is shown to a viewer: one of the people at the table. The viewer can change between two steps.

use crate::common::driver::Table;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::event::Event;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::game::{Habits, Input, Waiting};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::seating::{Seating, Sitter};
use electrum_dominoes::sitting::Sitting;

/// A table with people on the first and the third seat, and a Nestor between them.
fn two_people() -> Table {
    let rules = Preset::Muggins.rules(3).expect("a game for three");
    let sitters = [Sitter::Person, Sitter::Nestor(Level::Beginner), Sitter::Person];
    let seating = Seating::new(&sitters).expect("people sit there");
    let (sitting, events) = Sitting::new(rules, seating, Some(5)).expect("a game");
    Table::of(sitting, events, 5, Habits { auto_ok: true, ..Habits::default() })
}

#[test]
fn the_table_can_be_shown_to_another_person_between_two_steps() {
    let mut table = two_people();
    let [first, other] = [0, 2].map(|seat| Seat::new(seat).expect("a seat"));
    assert_eq!(table.game.viewer(), first);
    for seat in [other, first, other] {
        table.step(Input::ShowTo(seat));
        let hand = table.game.sitting().state().reveal().hands[seat.index()];
        assert_eq!((table.game.viewer(), table.game.hand()), (seat, hand));
        let told = |event: &Event| matches!(event, Event::Drew { seat: by, bone: Some(_), .. } if *by != seat);
        assert!(!table.game.said().told.iter().any(told));
    }
    table.step(Input::ShowTo(Seat::new(1).expect("a seat")));
    assert_eq!(table.game.viewer(), other, "a Nestor cannot be the viewer");
}

#[test]
fn a_game_waits_for_the_other_person_and_does_nothing_for_them() {
    let mut table = two_people();
    for _ in 0..200 {
        table.settle();
        if matches!(table.game.waiting(), Waiting::NewHand | Waiting::NewGame) {
            break;
        }
        let on_turn = table.game.seen().to_move();
        if on_turn != table.game.viewer() {
            assert_eq!(table.game.waiting(), Waiting::Person(on_turn));
            let moves = table.game.seen().deeds().len();
            for input in [Input::Press, Input::Draw, Input::Hint] {
                table.step(input);
            }
            assert_eq!(table.game.seen().deeds().len(), moves, "no one acts for another person");
            table.step(Input::ShowTo(on_turn));
        }
        table.go_on();
    }
    assert!(matches!(table.game.waiting(), Waiting::NewHand | Waiting::NewGame), "{:?}", table.game.waiting());
}
