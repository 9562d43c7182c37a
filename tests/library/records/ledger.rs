//! The results of games: each game has the one with which it ended first, a tally has the games with
//! its number, and what nobody can go back to stays in the sums.

use electrum_dominoes::career::tally::{Line, Tally, Wins};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::table::sitting::results::{Ended, Ledger};
use std::collections::BTreeSet;

fn line(level: Level, wins: Wins) -> Line {
    Line { game: None, level, wins }
}

fn won(level: Level) -> Line {
    line(level, Wins::of(true, false))
}

fn over(level: Level) -> Ended {
    Ended { line: Some(won(level)), kept: false, era: 0 }
}

#[test]
fn a_game_counts_as_it_ended_first() {
    let mut results = Ledger::default();
    results.end(1, over(Level::Easy));
    results.end(2, over(Level::Tough));
    results.end(1, Ended { line: Some(line(Level::Brutal, Wins::of(false, false))), kept: false, era: 0 });
    let tally = results.tally(0, 3);
    assert_eq!((tally.at_level(Level::Easy).won, tally.total().games()), (1, 2));
}

#[test]
fn a_game_that_the_archive_has_is_counted_there() {
    let mut results = Ledger::default();
    results.end(1, over(Level::Easy));
    results.note_kept(1, true);
    assert!(results.tally(0, 1).is_empty() && results.of(1).is_some_and(|ended| ended.kept));
    results.note_kept(1, false);
    assert_eq!(results.tally(0, 1).total().games(), 1);
}

#[test]
fn a_tally_has_the_games_with_its_number_and_one_that_is_replaced_has_none_of_them() {
    let mut results = Ledger::default();
    results.end(1, over(Level::Easy));
    results.end(2, Ended { era: 9, ..over(Level::Easy) });
    let games = |results: &Ledger, era| results.tally(era, 3).total().games();
    assert_eq!((games(&results, 0), games(&results, 9)), (1, 1));
    let whole: Tally = [won(Level::Easy), won(Level::Tough), won(Level::Tough)].into_iter().collect();
    results.start_over(0, whole);
    assert_eq!((games(&results, 0), games(&results, 9)), (3, 1));
    results.end(1, over(Level::Easy));
    assert_eq!(games(&results, 0), 3, "it is part of what replaced it");
}

#[test]
fn a_game_on_time_that_was_left_is_lost_until_it_is_back_or_over() {
    let mut results = Ledger::default();
    results.leave(1, 0, Some(line(Level::Easy, Wins::of(false, false))));
    let left = |results: &Ledger, at_table| results.tally(0, at_table).total().lost;
    assert_eq!((left(&results, 2), left(&results, 1)), (1, 0), "Undo brings it back to the table");
    results.leave(1, 0, Some(line(Level::Easy, Wins::of(false, false))));
    assert_eq!(left(&results, 2), 1, "it was left twice, and is one game");
    results.end(1, over(Level::Easy));
    results.leave(1, 0, Some(line(Level::Easy, Wins::of(false, false))));
    assert_eq!((left(&results, 2), results.tally(0, 2).total().won), (0, 1));
}

#[test]
fn games_that_nobody_can_go_back_to_stay_in_the_sums() {
    let mut results = Ledger::default();
    results.end(1, over(Level::Easy));
    results.end(2, over(Level::Easy));
    results.end(3, Ended { kept: true, ..over(Level::Easy) });
    results.leave(4, 0, Some(line(Level::Easy, Wins::of(false, false))));
    results.leave(5, 0, Some(line(Level::Easy, Wins::of(false, false))));
    let folded = results.folded(&BTreeSet::from([2, 4]));
    assert_eq!(folded.tally(0, 6), results.tally(0, 6));
    assert_eq!([1, 2, 3].map(|game| folded.of(game).is_some()), [false, true, false]);
    assert_eq!(folded.tally(0, 4).total().lost, 1, "only the one that can come back does");
}
