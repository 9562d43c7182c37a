//! What Undo, Restore, Clear and a kill between two writes do to the archive: it has what is over,
//! once, as it ended first.

use crate::common::inside::Inside;
use crate::store::archive::{
    NOW, file_of, go_on, keep, listed, play_to_the_end, played, sitting, store, store_load, total,
};
use electrum_dominoes::engine::rules::Rules;
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::record::numbers::fresh_number;
use electrum_dominoes::record::{KeptGame, Record};
use electrum_dominoes::store::{Kept, Memory, Store};
use electrum_dominoes::table::sitting::saved::Saved;

#[test]
fn a_game_stays_in_the_list_as_it_ended_whatever_is_undone() {
    let memory = Memory::default();
    let mut store = store(&memory);
    let mut sitting = sitting();
    for is_plain in [false, true] {
        if is_plain {
            sitting.another_game(None);
        }
        play_to_the_end(&mut sitting);
        keep(&mut store, &mut sitting);
        let first = listed(&store);
        let ended = first.iter().find(|game| game.played.id == sitting.game_id()).expect("it is over").clone();
        assert_eq!(ended.played.practice, !is_plain);
        let stays =
            |store: &Store| assert_eq!((listed(store), listed(&self::store(&memory))), (first.clone(), first.clone()));
        assert!(sitting.undo());
        keep(&mut store, &mut sitting);
        stays(&store);
        assert!(sitting.redo() && sitting.is_practice() != is_plain);
        keep(&mut store, &mut sitting);
        // Past the beginning of another game and back again.
        sitting.another_game(None);
        keep(&mut store, &mut sitting);
        while sitting.game_id() != ended.played.id {
            assert!(sitting.undo());
        }
        keep(&mut store, &mut sitting);
        stays(&store);
        // Another end changes nothing, also after a new start of the program.
        let mut sitting = store.load_checked(Kept::Game, Saved::load).expect("it was saved");
        play_to_the_end(&mut sitting);
        assert_eq!(sitting.game_id(), ended.played.id);
        keep(&mut store, &mut sitting);
        stays(&store);
        assert_eq!(total(&store, &sitting).total().games() as usize, first.len());
        let kept = sitting.kept_game("Ann", NOW).to_text().expect("a game");
        store.keep_text(&kept);
        stays(&store);
    }
    let files = memory.all().into_iter().filter(|name| name.ends_with(".domino"));
    assert_eq!(files.count(), 2);
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
    assert!(sitting.is_to_be_filed());
    store.keep_game(sitting.kept_game("Ann", NOW));
    drop(store);
    let mut store = self::store(&memory);
    let mut found = store_load(&memory);
    assert_ne!(found.state().phase(), Phase::GameOver);
    store.reconcile(&mut found);
    assert_eq!(found.session(), sitting.session());
    assert!(!found.is_to_be_filed(), "it is there already");
    assert_eq!(total(&store, &found).total().games(), 1);
    assert!(found.undo());
    keep(&mut store, &mut found);
    assert_eq!(listed(&store).len(), 1);
    assert!(memory.all().contains(&file_of(found.game_id())));
    // A game that went differently stays unchanged.
    let mut other = self::sitting();
    let before = other.session().clone();
    let another = Record { hands: sitting.session().record().hands[..1].to_vec(), rules: Rules::default() };
    other.reconcile(Some(&KeptGame { record: another, ..sitting.kept_game("Ann", NOW) }));
    assert_eq!(other.session(), &before);
}

#[test]
fn an_earlier_file_of_a_game_does_not_change_how_it_ended() {
    let memory = Memory::default();
    let mut store = store(&memory);
    let mut sitting = sitting();
    sitting.another_game(None);
    let earlier = sitting.saved();
    play_to_the_end(&mut sitting);
    keep(&mut store, &mut sitting);
    let first = listed(&store);
    // What is read is an earlier copy, from which the game would have gone otherwise.
    let mut found = earlier.load().expect("a sitting");
    store.reconcile(&mut found);
    for _ in 0..2 {
        found.undo();
    }
    play_to_the_end(&mut found);
    keep(&mut store, &mut found);
    assert!(listed(&store).contains(&first[0]), "it is as it ended, whatever else was played to its end");
}
