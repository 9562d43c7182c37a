//! What a seat may not see is not sent to it.

use crate::common::room::largest_tables;
use crate::common::twins::{Game, Twins, twins};
use electrum_dominoes::engine::bone::{Seat, Seats};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::opened::Opened;
use electrum_dominoes::record::{GameId, Played};
use electrum_dominoes::record::{Person, Seating, Sitter};
use electrum_dominoes::table::{ScreenId, Sitting, Table, TableHabits, View};
use electrum_dominoes::wire::FromTable;

/// The lines that a table of this game sends to each screen and to those who watch.
fn lines(game: &Game) -> Vec<String> {
    let guest = |at: Seat| Sitter::Person(Person::Guest(format!("{at}").into()));
    let nestor = game.rules().seats() == 4;
    let sitters: Vec<Sitter> = game
        .rules()
        .all_seats()
        .map(|at| if nestor && at == Seat::FOURTH { Sitter::Nestor(Level::Easy) } else { guest(at) })
        .collect();
    let played = Played::elsewhere("", Seating::new(&sitters).expect("people"), Seat::FIRST, 5);
    let record = game.session.record();
    let opened = Opened::at(record, Some(&played), record.hands.len() - 1, usize::MAX).expect("it was played");
    let sitting = Sitting::of(&opened, &[]).expect("a game");
    let screens: Vec<Seats> = game.rules().all_seats().map(Seats::of).chain([Seats::NONE]).collect();
    let table = Table::shared(sitting, Vec::new(), TableHabits::default(), &screens, 0);
    // The number of a game is drawn anew for each.
    let view = |at| View { game: GameId::NOWHERE, ..table.view(ScreenId(at)) };
    let line = |at| {
        let story = FromTable::Story { moment: table.moment(), events: table.history(ScreenId(at)).hand() };
        let told = [FromTable::View(Box::new(view(at))), story];
        serde_json::to_string(&told).expect("lines")
    };
    (0..screens.len()).map(line).collect()
}

#[test]
fn tables_that_a_seat_cannot_tell_apart_send_it_the_same_bytes_and_those_who_watch_too() {
    let (mut compared, mut told_apart) = (0, 0);
    let every = if std::env::var_os("EVERY_WAY").is_some() { 1 } else { 3 };
    for (rules, number) in largest_tables().zip(70..).step_by(every) {
        for Twins { seat, one, other } in twins(rules, number, 3) {
            let (one, other) = (lines(&one), lines(&other));
            assert_eq!(one[seat.index()], other[seat.index()]);
            assert_eq!(one.last(), other.last(), "those who watch");
            told_apart += usize::from(one != other);
            compared += 1;
        }
    }
    assert!(compared > 100, "only {compared} pairs");
    // A bone of another seat in a line would be noticed: the other seats do get other bytes.
    assert!(told_apart > compared / 2, "only {told_apart} pairs differ anywhere");
}
