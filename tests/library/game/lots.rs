//! Before a hand is played: lots are turned and bones are taken, by hand or at once.

use crate::common::driver::Table;
use crate::game::driving::PACE;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::seat::{Habits, Input, Note};
use electrum_dominoes::table::{Refusal, TableHabits, Waiting, Wish};
use std::time::Duration;

/// A table where a lot decides the leader, and the player draws it by hand.
fn by_hand(preset: Preset, seats: usize, number: u64) -> Table {
    let rules = preset.rules(seats).expect("a game for so many");
    Table::new(
        rules,
        number,
        Habits { table: TableHabits { by_hand: true, ..TableHabits::default() }, ..Habits::default() },
    )
}

#[test]
fn a_lot_is_repeated_until_one_bone_is_the_heaviest() {
    let mut ties = 0;
    for number in 0..60 {
        let mut table = by_hand(Preset::AllFivesPagat, 3, number);
        let viewer = table.game.view().viewer();
        loop {
            assert_eq!(table.game.view().waiting, Waiting::Lot);
            table.step(Input::Wish(Wish::TakeUp(5)));
            assert_eq!(table.game.view().waiting, Waiting::LotSeen);
            let turned = table.game.view().ceremony.as_ref().expect("the lot").turned.clone();
            assert_eq!(turned.len(), 3, "every seat turns a bone");
            assert!(
                turned.iter().any(|(place, seat, _)| *place == 5 && *seat == viewer),
                "your bone is the one you clicked"
            );
            let heaviest = turned.iter().map(|(.., bone)| bone.weight()).max();
            let leaders: Vec<Seat> =
                turned.iter().filter(|(.., bone)| Some(bone.weight()) == heaviest).map(|(_, seat, _)| *seat).collect();
            let tie = table.game.view().ceremony.as_ref().expect("the lot").is_tie;
            assert_eq!(tie, leaders.len() > 1);
            table.step(Input::Press);
            if tie {
                ties += 1;
                continue;
            }
            assert_eq!(table.game.view().ceremony.as_ref(), None);
            assert_eq!(leaders, [table.game.view().seen.leader().0], "the heaviest leads");
            break;
        }
    }
    assert!(ties > 0, "none of these lots is a tie");
}

#[test]
fn with_auto_ok_a_lot_is_shown_for_a_while_and_then_put_away() {
    for number in 0..20 {
        let rules = Preset::AllFivesPagat.rules(3).expect("a game for three");
        let habits = Habits {
            table: TableHabits { by_hand: true, auto_ok: true, ..TableHabits::default() },
            ..Habits::default()
        };
        let mut table = Table::new(rules, number, habits);
        table.step(Input::Wish(Wish::TakeUp(5)));
        assert_eq!(table.game.view().waiting, Waiting::LotSeen);
        let tie = table.game.view().ceremony.as_ref().expect("the lot").is_tie;
        table.now += Duration::from_secs(1);
        table.step(Input::Tick);
        assert_eq!(table.game.view().waiting, Waiting::LotSeen, "there is time to look at it");
        table.now = table.next_tick().expect("it goes on by itself");
        table.step(Input::Tick);
        assert_eq!(table.game.view().waiting == Waiting::Lot, tie);
        assert_ne!(table.game.view().waiting, Waiting::LotSeen);
    }
}

/// How many bones each seat has taken, beginning with the leader.
fn taken(table: &Table) -> Option<[usize; 2]> {
    let leader = table.game.view().seen.leader().0;
    table
        .game
        .view()
        .ceremony
        .as_ref()
        .map(|ceremony| [leader, leader.after(1, 2)].map(|seat| ceremony.taken[seat.index()]))
}

/// A table of The Draw Game after the lot, and whether the player has won it.
fn after_the_lot(number: u64, pace: Duration) -> (Table, bool) {
    let rules = Preset::DrawGame.rules(2).expect("a game for two");
    let mut table = Table::new(
        rules,
        number,
        Habits { table: TableHabits { by_hand: true, pace, ..TableHabits::default() }, ..Habits::default() },
    );
    while matches!(table.game.view().waiting, Waiting::Lot | Waiting::LotSeen) {
        table.step(Input::Press);
    }
    let wins = table.game.view().seen.leader().0 == table.game.view().viewer();
    (table, wins)
}

#[test]
fn the_winner_of_the_lot_takes_bones_first_in_the_draw_game() {
    let mut led = [0, 0];
    for number in 0..20 {
        let (mut table, wins) = after_the_lot(number, PACE);
        led[usize::from(wins)] += 1;
        assert_eq!(taken(&table), Some([0, 0]));
        assert_eq!(table.game.view().waiting, if wins { Waiting::Take } else { Waiting::Others });
        let (mut before, mut seen) = ([0, 0], Vec::new());
        while let Some(now) = taken(&table) {
            if now != before {
                seen.push(now);
                before = now;
            }
            if table.game.view().waiting == Waiting::Take {
                table.step(Input::Wish(Wish::TakeUp(3)));
            } else {
                table.now = table.now.max(table.next_tick().expect("Nestor goes on by himself"));
                table.step(Input::Tick);
            }
        }
        let first = (1..=7).map(|bones| [bones, 0]);
        let second = (1..7).map(|bones| [7, bones]);
        assert_eq!(seen, first.chain(second).collect::<Vec<_>>(), "one by one, and the winner first takes all his");
    }
    assert!(led.iter().all(|times| *times > 0), "{led:?}");
}

#[test]
fn a_press_takes_all_bones_at_once_and_hurries_nestor() {
    for number in 0..20 {
        let (mut table, wins) = after_the_lot(number, PACE);
        let bone = table.game.view().hand().iter().next().expect("a hand");
        table.step(Input::Choose(bone));
        assert_eq!(table.game.note(), Some(Note::Refused(Refusal::NotYet)));
        table.step(Input::Press);
        assert_eq!(taken(&table), Some([7, 0]));
        if wins {
            // A player with all his bones need not watch the others take theirs.
            table.step(Input::Choose(bone));
            assert_eq!(table.game.chosen(), Some(bone));
        } else {
            table.step(Input::Press);
        }
        assert_eq!(taken(&table), None);
    }
}

#[test]
fn without_lots_by_hand_the_game_goes_on_at_once_and_the_lot_can_be_told() {
    let rules = Preset::AllFivesPagat.rules(4).expect("a game for four");
    let table = Table::new(rules, 4, Habits::default());
    assert_eq!(table.game.view().ceremony.as_ref(), None);
    assert_eq!(table.game.view().lot.clone().len(), 4);
}

#[test]
fn undo_goes_back_through_a_lot_a_deal_and_a_hand_of_four() {
    let mut table = by_hand(Preset::Muggins, 4, 12);
    let mut hands = Vec::new();
    for _ in 0..400 {
        if table.game.view().seen.public().hand_number == 2 {
            break;
        }
        if matches!(table.game.view().waiting, Waiting::You { .. } | Waiting::Draw) {
            hands.push((
                table.game.view().seen.public().hand_number,
                table.game.view().hand(),
                table.game.view().played(),
            ));
        }
        table.go_on();
    }
    assert!(hands.iter().any(|(hand, ..)| *hand == 0) && hands.iter().any(|(hand, ..)| *hand == 1));
    while let Some(expected) = hands.pop() {
        table.step(Input::Wish(Wish::Undo));
        assert_eq!(
            (table.game.view().seen.public().hand_number, table.game.view().hand(), table.game.view().played()),
            expected
        );
        assert_eq!(table.game.view().ceremony.as_ref(), None, "a lot is drawn only once");
    }
}
