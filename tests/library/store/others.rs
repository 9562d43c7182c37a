//! A game that ends at a table of several people is in every archive, whenever the program is
//! killed.

use crate::common::inside::Inside;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::GameId;
use electrum_dominoes::record::{Person, Seating, Sitter};
use electrum_dominoes::store::{Kept, Memory, Players, Trouble};
use electrum_dominoes::table::sitting::saved::Saved;
use electrum_dominoes::table::{NextGame, Sitting, Table, TableHabits};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crate::store::archive::NOW;

/// The same files, for a program that is killed after this many changes.
fn mortal(memory: &Memory, changes: usize) -> Arc<Memory> {
    let left = AtomicUsize::new(changes);
    Arc::new(memory.guarded(move |_| {
        let alive = left.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1)).is_ok();
        if alive { Ok(()) } else { Err(Trouble::Other("killed".to_owned())) }
    }))
}

/// A table of Ann and Ben, both with files, and of Ann's game with a single move to its end.
fn last_move() -> (Memory, [String; 2], Sitting) {
    let memory = Memory::default();
    let mut players = Players::on(Arc::new(memory.clone()));
    let ann = players.list()[0].folder.clone();
    players.rename(&ann, "Ann").expect("a good name");
    let ben = players.add("Ben").expect("a good name");
    players.change_to(&ann);
    let guest = Sitter::Person(Person::Player { folder: ben.as_str().into(), name: "Ben".into() });
    let rules = Rules { single_hand: true, ..Preset::Block.rules(2).expect("two can play it") };
    let seating = Seating::new(&[Sitter::HOST, guest]).expect("two people");
    let (mut sitting, _) = Sitting::new(rules, seating, None).expect("a game");
    loop {
        if sitting.state().phase() == Phase::HandOver {
            sitting.new_hand();
        }
        let mut next = sitting.clone();
        let step = next.state().legal().nth(0).expect("a legal move");
        next.play(step).expect("it is legal");
        if next.state().phase() == Phase::GameOver {
            break;
        }
        sitting = next;
    }
    let mut store = players.store();
    store.save(Kept::Game, sitting.saved());
    (memory, [ann, ben], sitting)
}

/// Ends the game as the window does.
fn end(players: &Players, sitting: &mut Sitting) {
    let step = sitting.state().legal().nth(0).expect("a legal move");
    sitting.play(step).expect("it is legal");
    keep(players, sitting);
}

fn keep(players: &Players, sitting: &mut Sitting) {
    let mut store = players.store();
    let table = Table::new(sitting.clone(), Vec::new(), TableHabits::default());
    players.file(&mut store, table.files(), NOW);
    sitting.note_filed();
    store.save(Kept::Game, sitting.saved());
}

fn has(memory: &Memory, player: &str, game: GameId) -> bool {
    memory.all().iter().any(|name| *name == format!("players/{player}/games/{game}.domino"))
}

#[test]
fn whenever_the_program_is_killed_at_the_end_of_a_game_every_archive_gets_it() {
    let mut whole = 0;
    for changes in 0..60 {
        let (memory, people, mut sitting) = last_move();
        let game = sitting.game_id();
        let players = Players::on(mortal(&memory, changes));
        end(&players, &mut sitting);
        drop(players);
        // Where one archive has the game already, the sitting on the disk is at its end and does
        // the rest.
        let one = people.iter().any(|player| has(&memory, player, game));
        let players = Players::on(Arc::new(memory.clone()));
        let mut store = players.store();
        let mut found = store.load_checked(Kept::Game, Saved::load).expect("the game was saved");
        store.reconcile(&mut found);
        drop(store);
        assert!(!one || found.state().phase() == Phase::GameOver, "killed after {changes} changes");
        if found.state().phase() == Phase::GameOver {
            keep(&players, &mut found);
            whole += 1;
            for player in &people {
                assert!(has(&memory, player, game), "killed after {changes} changes");
            }
        }
    }
    assert!(whole > 10, "it was hardly ever over");
}

#[test]
fn an_end_that_is_taken_back_from_another_game_stays_as_it_was_for_everybody() {
    let (memory, [ann, ben], mut sitting) = last_move();
    let game = sitting.game_id();
    let players = Players::on(Arc::new(memory.clone()));
    end(&players, &mut sitting);
    let files = || [&ann, &ben].map(|of| memory.get(&format!("players/{of}/games/{game}.domino")).expect("it is over"));
    let before = files();
    let rules = Preset::Draw.rules(2).expect("two can play it");
    let seating = Seating::one_person([Level::Easy]);
    sitting.new_game(&NextGame { rules, seating }, None);
    keep(&players, &mut sitting);
    assert!(sitting.undo() && sitting.game_id() == game);
    keep(&players, &mut sitting);
    assert_eq!(files(), before);
    assert!(sitting.redo() && sitting.game_id() != game);
    keep(&players, &mut sitting);
    assert_eq!(files(), before);
}

#[test]
fn another_window_with_the_files_of_a_person_does_not_keep_the_game_from_them() {
    let (memory, [ann, ben], mut sitting) = last_move();
    let game = sitting.game_id();
    let mut others = Players::on(Arc::new(memory.clone()));
    others.change_to(&ben);
    let theirs = others.store();
    others.change_to(&ann);
    let players = Players::on(Arc::new(memory.clone()));
    end(&players, &mut sitting);
    assert!(has(&memory, &ann, game) && has(&memory, &ben, game));
    drop(theirs);
}

#[test]
fn a_game_at_a_table_that_is_only_lent_is_filed_once() {
    let (memory, [_, ben], _) = last_move();
    let sitter = Sitter::Person(Person::Player { folder: ben.as_str().into(), name: "Ben".into() });
    let cleo = Sitter::Person(Person::Guest("Cleo".into()));
    let rules = Rules { single_hand: true, ..Preset::Block.rules(2).expect("two can play it") };
    let (mut sitting, _) = Sitting::new(rules, Seating::new(&[sitter, cleo]).expect("two"), None).expect("a game");
    while sitting.state().phase() != Phase::GameOver {
        match sitting.state().legal().nth(0).filter(|_| sitting.state().phase() == Phase::Playing) {
            Some(step) => _ = sitting.play(step).expect("it is legal"),
            None => _ = sitting.new_hand(),
        }
    }
    let game = sitting.game_id();
    let players = Players::on(Arc::new(memory.clone()));
    keep(&players, &mut sitting);
    assert!(has(&memory, &ben, game));
    // At the next start there is nothing left to do, whatever Ben has done with it since.
    let mut store = players.store();
    let mut found = store.load_checked(Kept::Game, Saved::load).expect("the game was saved");
    store.reconcile(&mut found);
    assert!(!found.is_to_be_filed());
}
