//! The results of games on one line of time: what Undo takes out of the tally, Redo puts back, and
//! no other game is touched.

use electrum_dominoes::career::tally::{Line, Tally, Wins};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::table::sitting::results::{Ended, Ledger};
use std::collections::BTreeSet;

fn won(level: Level) -> Line {
    Line { game: None, level, wins: Wins::of(true, false) }
}

fn ended(line: Line) -> Ended {
    Ended { line: Some(line), kept: false, era: 0 }
}

fn over(level: Level) -> Ended {
    ended(won(level))
}

fn games(results: &Ledger, count: usize) -> u32 {
    results.tally(count).total().games()
}

#[test]
fn an_undone_result_leaves_the_tally_and_all_others_stay() {
    let mut results = Ledger::default();
    let first = results.decide(0, 1, Some(over(Level::Easy)));
    let second = results.decide(first, 2, Some(over(Level::Tough)));
    let back = results.go_back(second, 1, None);
    assert_eq!([first, second, back].map(|count| games(&results, count)), [1, 2, 1]);
    assert_eq!(results.tally(back).lines()[0].level, Level::Tough);
    let again = results.decide(back, 1, Some(over(Level::Brutal)));
    assert_eq!(games(&results, again), 2);
    assert_eq!(results.decide(again, 1, Some(over(Level::Brutal))), again, "nothing has changed");
}

#[test]
fn a_new_result_forgets_the_results_that_could_be_redone() {
    let mut results = Ledger::default();
    let first = results.decide(0, 1, Some(over(Level::Easy)));
    results.decide(first, 2, Some(over(Level::Easy)));
    assert_eq!(results.decide(first, 3, Some(over(Level::Tough))), 2);
    assert_eq!(results.tally(2).lines().len(), 2);
}

#[test]
fn a_game_in_a_cleared_tally_does_not_count_again_when_the_player_goes_back_to_it() {
    let mut results = Ledger::default();
    let ended = results.decide(0, 1, Some(over(Level::Easy)));
    let cleared = results.start_over(ended, Tally::default());
    let back = results.go_back(cleared, 1, Some(over(Level::Easy)));
    assert_eq!(games(&results, back), 0);
    let unfinished = results.go_back(back, 1, None);
    let again = results.decide(unfinished, 1, Some(over(Level::Easy)));
    assert_eq!(games(&results, again), 1);
}

#[test]
fn a_finished_game_counts_again_as_it_ended_when_the_player_goes_back_to_it() {
    let lost = Line { wins: Wins::of(false, false), ..won(Level::Easy) };
    let mut results = Ledger::default();
    let count = results.decide(0, 1, Some(ended(lost)));
    let back = results.go_back(count, 1, Some(over(Level::Easy)));
    assert_eq!(results.tally(back).total().won, 1);
    assert_eq!(games(&results, back), 1);
}

#[test]
fn folding_keeps_the_end_of_a_game_that_a_cleared_tally_counted() {
    let mut results = Ledger::default();
    let ended = results.decide(0, 1, Some(Ended { kept: true, ..over(Level::Easy) }));
    let cleared = results.start_over(ended, Tally::default());
    let (folded, stand_for) = results.folded(cleared, &BTreeSet::from([1]));
    assert_eq!(folded.over(stand_for), results.over(cleared), "the archive has it still");
    let back = folded.clone().go_back(stand_for, 1, Some(over(Level::Easy)));
    assert_eq!((back, games(&folded, back)), (stand_for, 0), "it does not count again");
    assert_eq!(folded.folded(stand_for, &BTreeSet::from([1])), (folded.clone(), stand_for));
}

#[test]
fn folding_changes_no_tally_and_loses_no_game_that_can_be_reached() {
    let mut results = Ledger::default();
    let mut count = results.start_over(0, [won(Level::Beginner)].into_iter().collect());
    for game in 1..=5 {
        count = results.decide(count, game, Some(over(Level::Easy)));
    }
    let (folded, stand_for) = results.folded(4, &BTreeSet::from([2, 5]));
    assert_eq!(stand_for, 2, "one entry for the tally and one for game 2, because game 5 came later");
    for later in 0..=2 {
        assert_eq!(folded.tally(stand_for + later), results.tally(4 + later));
    }
    assert!(folded.over(stand_for).contains_key(&2), "the player can still go back to it");
    assert_eq!(
        folded.folded(stand_for, &BTreeSet::from([2, 5])),
        (folded.clone(), stand_for),
        "folding twice changes nothing"
    );
}
