//! What Undo, Restore, Clear and a kill between two writes do to the archive: it has what is over,
//! once.

use crate::common::inside::Inside;
use crate::store::archive::{
    NOW, file_of, go_on, keep, listed, play_to_the_end, played, sitting, store, store_load, total,
};
use electrum_dominoes::engine::rules::Rules;
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::record::numbers::fresh_number;
use electrum_dominoes::record::{KeptGame, Record};
use electrum_dominoes::store::{Kept, Memory, Store};
use electrum_dominoes::table::sitting::filing::Filing;
use electrum_dominoes::table::sitting::saved::Saved;
use std::collections::BTreeSet;

#[test]
fn undo_takes_a_game_out_of_the_archive_and_redo_or_another_end_puts_it_back() {
    let memory = Memory::default();
    let mut store = store(&memory);
    let mut sitting = sitting();
    play_to_the_end(&mut sitting);
    keep(&mut store, &mut sitting);
    let first = listed(&store);
    assert!(sitting.undo());
    keep(&mut store, &mut sitting);
    assert_eq!(listed(&store), []);
    assert_eq!(total(&store, &sitting).total().games(), 0);
    assert!(sitting.redo());
    keep(&mut store, &mut sitting);
    assert_eq!(listed(&store)[0].played.id, first[0].played.id);
    // Past the beginning of another game and back again.
    sitting.another_game(None);
    keep(&mut store, &mut sitting);
    assert!(sitting.undo());
    keep(&mut store, &mut sitting);
    assert_eq!(listed(&store), []);
    assert!(sitting.redo());
    keep(&mut store, &mut sitting);
    assert_eq!(listed(&store).len(), 1, "it is back although another game is in progress");
    assert_eq!(total(&store, &sitting).total().games(), 1);
    // Another end replaces the first.
    assert!(sitting.undo());
    keep(&mut store, &mut sitting);
    play_to_the_end(&mut sitting);
    keep(&mut store, &mut sitting);
    let [game] = &listed(&store)[..] else { panic!("it is one game") };
    assert!(game.played.id == first[0].played.id && game.played.practice);
    assert_eq!(&store.archive().load(game.played.id).expect("it was kept").record, sitting.session().record());
    let files: Vec<String> = memory.all().into_iter().filter(|name| name.ends_with(".domino")).collect();
    assert_eq!(files, [file_of(game.played.id)]);
}

#[test]
fn a_game_that_was_taken_back_returns_after_a_restart() {
    let memory = Memory::default();
    let mut sitting = sitting();
    {
        let mut store = store(&memory);
        play_to_the_end(&mut sitting);
        keep(&mut store, &mut sitting);
        sitting.another_game(None);
        keep(&mut store, &mut sitting);
        sitting.undo();
        keep(&mut store, &mut sitting);
    }
    let mut store = store(&memory);
    let mut sitting = store.load_checked(Kept::Game, Saved::load).expect("it was saved");
    assert_eq!(listed(&store), []);
    assert!(sitting.redo());
    keep(&mut store, &mut sitting);
    assert_eq!(listed(&store).len(), 1);
    assert_eq!(listed(&self::store(&memory)), listed(&store));
}

#[test]
fn clearing_the_tally_changes_nothing_in_the_archive_and_can_be_undone() {
    let memory = Memory::default();
    let mut store = store(&memory);
    let mut sitting = sitting();
    for _ in 0..3 {
        play_to_the_end(&mut sitting);
        keep(&mut store, &mut sitting);
        sitting.another_game(None);
    }
    sitting.clear_tally();
    keep(&mut store, &mut sitting);
    assert_eq!((total(&store, &sitting).total().games(), listed(&store).len()), (0, 3));
    sitting.undo();
    assert_eq!(total(&store, &sitting).total().games(), 3);
}

#[test]
fn a_game_gone_back_to_behind_a_clear_comes_into_the_archive_only_with_another_end() {
    let memory = Memory::default();
    let mut store = store(&memory);
    let mut sitting = sitting();
    let restored = sitting.game_id();
    sitting.preserve();
    play_to_the_end(&mut sitting);
    keep(&mut store, &mut sitting);
    sitting.clear_tally();
    // Once a game counts in the new tally, Restore leaves that tally alone.
    sitting.another_game(None);
    play_to_the_end(&mut sitting);
    keep(&mut store, &mut sitting);
    let ids = |store: &Store| listed(store).iter().map(|game| game.played.id).collect::<Vec<_>>();
    let other = sitting.game_id();
    assert!(sitting.restore());
    keep(&mut store, &mut sitting);
    assert_eq!((sitting.state().phase(), ids(&store)), (Phase::Playing, vec![other]));
    sitting.another_game(None);
    keep(&mut store, &mut sitting);
    assert_eq!(ids(&store), [other], "the game was left before its end");
    assert!(sitting.undo());
    play_to_the_end(&mut sitting);
    keep(&mut store, &mut sitting);
    assert_eq!(BTreeSet::from_iter(ids(&store)), BTreeSet::from([other, restored]));
    assert_eq!(total(&store, &sitting).total().games(), 2, "both were finished since");
}

#[test]
fn the_tally_is_counted_again_if_the_files_of_game_and_tally_are_lost() {
    let memory = Memory::default();
    played(&memory, 4);
    for name in memory.all().into_iter().filter(|name| !name.starts_with("games")) {
        memory.remove(&name);
    }
    assert_eq!(total(&store(&memory), &sitting()).total().games(), 4);
}

#[test]
fn a_sitting_killed_before_it_saved_its_end_catches_up_with_the_archive() {
    let memory = Memory::default();
    let mut store = store(&memory);
    let mut sitting = sitting();
    while sitting.state().phase() != Phase::GameOver {
        keep(&mut store, &mut sitting);
        go_on(&mut sitting, fresh_number() as u32);
    }
    // Killed after the game was archived, before anything else was saved.
    assert_eq!(sitting.filings(), [Filing::Keep]);
    store.keep_game(sitting.kept_game("Ann", NOW));
    drop(store);
    let mut store = self::store(&memory);
    let mut found = store_load(&memory);
    assert_ne!(found.state().phase(), Phase::GameOver);
    store.reconcile(&mut found);
    assert_eq!(found.session(), sitting.session());
    assert_eq!(found.filings(), [], "it is there already");
    assert_eq!(total(&store, &found).total().games(), 1);
    assert!(found.undo());
    keep(&mut store, &mut found);
    assert_eq!(listed(&store), []);
    // A game that went differently stays unchanged.
    let mut other = self::sitting();
    let before = other.session().clone();
    let another = Record { hands: sitting.session().record().hands[..1].to_vec(), rules: Rules::default() };
    other.reconcile(Some(&KeptGame { record: another, ..sitting.kept_game("Ann", NOW) }));
    assert_eq!(other.session(), &before);
}

#[test]
fn a_game_taken_back_before_the_sitting_was_saved_returns() {
    let memory = Memory::default();
    let mut store = store(&memory);
    let mut sitting = sitting();
    for another in [false, true] {
        play_to_the_end(&mut sitting);
        keep(&mut store, &mut sitting);
        let over = listed(&store);
        if another {
            sitting.another_game(None);
            keep(&mut store, &mut sitting);
        }
        // Killed after its end was taken back in the archive, before the sitting was saved.
        let mut undone = sitting.clone();
        assert!(undone.undo());
        store.file(undone.filed("Ann", NOW));
        assert_eq!(listed(&store).len() + 1, over.len());
        store.reconcile(&mut sitting);
        assert_eq!(listed(&store), over);
        assert_eq!(listed(&self::store(&memory)), over);
        sitting.another_game(Some(8));
    }
}

#[test]
fn a_plain_game_stays_as_it_ended_and_is_marked_when_its_end_is_taken_back() {
    let memory = Memory::default();
    let mut store = store(&memory);
    let mut sitting = sitting();
    sitting.another_game(None);
    play_to_the_end(&mut sitting);
    keep(&mut store, &mut sitting);
    let first = listed(&store)[0].clone();
    assert!(!first.played.practice);
    assert!(sitting.undo());
    keep(&mut store, &mut sitting);
    let marked = |store: &Store| {
        let [game] = &listed(store)[..] else { panic!("it is one game") };
        assert_eq!((game.result, game.played.practice), (first.result, false));
        game.played.taken_back
    };
    assert!(marked(&store) && marked(&self::store(&memory)), "it is in the list, with a mark");
    // Redo comes back to the same end, which is as plain as it was.
    assert!(sitting.redo() && !sitting.is_practice());
    keep(&mut store, &mut sitting);
    assert_eq!(total(&store, &sitting).total().plain(), 1);
    // Another end changes nothing in the list, and does not count beside the first.
    let game = sitting.game_id();
    for _ in 0..4 {
        sitting.undo();
    }
    while sitting.game_id() != game {
        sitting.redo();
    }
    play_to_the_end(&mut sitting);
    keep(&mut store, &mut sitting);
    assert!(marked(&store) && total(&store, &sitting).total().games() == 1);
    // Neither does a new start with a game that was undone, or with an older file.
    assert!(sitting.undo());
    keep(&mut store, &mut sitting);
    for lost in [false, true] {
        if lost {
            memory.remove("game.ron");
        }
        let mut again = self::store(&memory);
        let mut found = again.load_checked(Kept::Game, Saved::load).expect("it was saved");
        again.reconcile(&mut found);
        assert!(marked(&again));
        found.undo();
        // A short game may begin there.
        while found.game_id() != game {
            found.redo();
        }
        keep(&mut again, &mut found);
        play_to_the_end(&mut found);
        keep(&mut again, &mut found);
        assert!(marked(&again), "lost: {lost}");
    }
    // Nor does a copy of the game that goes on.
    let mut store = self::store(&memory);
    sitting.note_help(electrum_dominoes::table::Help::Written);
    store.keep_text(&sitting.kept_game("Ann", NOW).to_text().expect("a game"));
    assert_eq!(listed(&store).iter().filter(|game| !game.played.practice).count(), 1);
}

#[test]
fn what_is_read_from_a_copy_is_practice() {
    let memory = Memory::default();
    {
        let mut store = store(&memory);
        let mut sitting = sitting();
        sitting.another_game(None);
        keep(&mut store, &mut sitting);
        go_on(&mut sitting, 3);
        assert!(!sitting.is_practice());
        keep(&mut store, &mut sitting);
    }
    let load = || store(&memory).load_checked(Kept::Game, Saved::load).expect("it was saved");
    assert!(!load().is_practice(), "the file itself is as it was");
    memory.remove("game.ron");
    assert!(load().is_practice(), "the copy is older than what was lost");
}

#[test]
fn an_older_end_that_is_restored_does_not_hide_the_newer_one() {
    let memory = Memory::default();
    let mut store = store(&memory);
    let mut sitting = sitting();
    play_to_the_end(&mut sitting);
    keep(&mut store, &mut sitting);
    listed(&store);
    store.delete_games(vec![sitting.game_id()]);
    assert!(sitting.undo());
    keep(&mut store, &mut sitting);
    play_to_the_end(&mut sitting);
    keep(&mut store, &mut sitting);
    let newer = listed(&store);
    store.restore_games(vec![sitting.game_id()]);
    assert_eq!(listed(&store), newer);
    assert_eq!(listed(&self::store(&memory)), newer);
}
