//! A fault with one game of the archive, or with a file that can be made again, affects nothing
//! else.

use std::sync::{Arc, mpsc};

use crate::store::archive::{self, file_of, keep, listed, play_to_the_end, played, sitting, store, text_of};
use electrum_dominoes::career::summary::Summary;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::record::GameId;
use electrum_dominoes::review::{KeptReview, Review, luck_of};
use electrum_dominoes::store::{FileChange, Memory, Notice, Store, Trouble, WhyLeftOut};

/// A store whose backend panics wherever `at` says so.
fn faulty(memory: &Memory, at: impl Fn(FileChange<'_>) -> bool + Send + Sync + 'static) -> Store {
    Store::on(Arc::new(memory.guarded(move |change| {
        assert!(!at(change), "a fault made on purpose");
        Ok(())
    })))
}

#[test]
fn a_fault_with_one_game_leaves_all_others_readable_and_blocks_nobody() {
    let memory = Memory::default();
    let games = played(&memory, 5);
    let middle = file_of(games[2].played.id);
    memory.put(&middle, "rubbish");
    let file = middle.replace("games/", "");
    let mut store = faulty(&memory, move |change| change == FileChange::Move(&file));
    let (woken, wake) = mpsc::channel();
    store.write_behind(move || _ = woken.send(()));
    wake.recv().expect("the window is woken when the list is read");
    let found: Vec<GameId> = listed(&store).iter().map(|game| game.played.id).collect();
    assert_eq!(found, [0, 1, 3, 4].map(|at: usize| games[at].played.id));
    assert_eq!(store.take_notices(), [Notice::LeftOut(WhyLeftOut::Unreadable, 1)]);
    assert_eq!(text_of(&memory, &middle), "rubbish");
}

#[test]
fn a_fault_while_the_index_is_written_takes_no_game_out_of_the_list() {
    let memory = Memory::default();
    let games = played(&memory, 3);
    memory.remove("games.csv");
    let store = faulty(&memory, |change| change == FileChange::Write("games.csv"));
    assert_eq!(listed(&store), games);
}

#[test]
fn a_review_that_cannot_be_saved_holds_up_no_game() {
    let memory = Memory::default();
    let games = played(&memory, 1);
    let mut store = Store::on(Arc::new(memory.guarded(|change| match change {
        FileChange::Write(name) if name.len() == "0123456789abcdef.ron".len() => Err(Trouble::Forbidden),
        _ => Ok(()),
    })));
    let kept = store.archive().load(games[0].played.id).expect("it was kept");
    let mut review = Review::of(&kept.record, Seat::FIRST).expect("it was played");
    review.luck = Some(luck_of(&kept.record).expect("a hand is over"));
    store.keep_review(games[0].played.id, KeptReview::of(&review).expect("luck was measured"));
    let mut sitting = sitting();
    play_to_the_end(&mut sitting);
    keep(&mut store, &mut sitting);
    assert_eq!((store.is_well(), listed(&archive::store(&memory)).len()), (true, 2));
}

#[test]
fn many_games_are_deleted_and_restored_at_once_and_the_order_stays() {
    let memory = Memory::default();
    let games = played(&memory, 30);
    let every_other: Vec<GameId> = games.iter().step_by(2).map(|game| game.played.id).collect();
    let mut store = store(&memory);
    listed(&store);
    let before = store.archive().revision();
    store.delete_games(every_other.clone());
    let left: Vec<Summary> = games.iter().skip(1).step_by(2).cloned().collect();
    assert_eq!(listed(&store), left);
    store.restore_games(every_other.into_iter().rev().collect());
    assert_eq!(listed(&store), games);
    let changes = store.archive().revision() - before;
    assert!(changes <= 4, "the list was changed {changes} times, not once for all");
}
