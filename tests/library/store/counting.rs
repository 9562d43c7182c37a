//! The games of an archive are counted once, even if the file of counts is lost, and the counts
//! follow every change of the games.

use crate::common::inside::Inside;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::GameId;
use electrum_dominoes::record::Seating;
use electrum_dominoes::stats::{CountedGame, Figures};
use electrum_dominoes::store::{Memory, Store};
use electrum_dominoes::table::Sitting;

/// The file of counts.
const FILE: &str = "figures.csv";

fn store(memory: &Memory) -> Store {
    Store::on(Arc::new(memory.clone()))
}

/// Plays a game to its end and saves it.
fn play(store: &mut Store, number: u64) {
    let rules = Rules { target: 25, ..Preset::AllFives.rules(2).expect("two can play it") };
    let (mut sitting, _) = Sitting::new(rules, Seating::one_person([Level::Easy]), Some(number)).expect("a game");
    while sitting.state().phase() != Phase::GameOver {
        if sitting.state().phase() == Phase::HandOver {
            sitting.new_hand();
        } else {
            let step = sitting.state().legal().nth(0).expect("a legal move");
            sitting.play(step).expect("it is legal");
        }
    }
    store.file(sitting.filed("Ann", jiff::Timestamp::UNIX_EPOCH));
}

fn played(memory: &Memory, games: u64) -> Vec<GameId> {
    let mut store = store(memory);
    (0..games).for_each(|number| play(&mut store, number));
    store.archive().wait_for_games().iter().map(|game| game.played.id).collect()
}

/// The counted games, and how many of them had to be read.
fn count(store: &Store) -> (Vec<CountedGame>, usize) {
    let read = AtomicUsize::new(0);
    let counted = store.archive().count_games(|done, all| {
        assert!(done <= all);
        read.fetch_add(1, Relaxed);
    });
    (counted, read.into_inner())
}

fn ids(counted: &[CountedGame]) -> Vec<GameId> {
    counted.iter().map(|counted| counted.game.played.id).collect()
}

#[test]
fn games_are_read_once_and_the_file_gives_the_same_counts() {
    let memory = Memory::default();
    let games = played(&memory, 8);
    let (counted, read) = count(&store(&memory));
    assert_eq!((ids(&counted), read), (games, 8));
    for CountedGame { game, figures, .. } in &counted {
        let record = store(&memory).archive().load(game.played.id).expect("it was kept").record;
        assert_eq!(Figures::of(&record, game.played.seating.host()).as_ref(), Ok(figures));
    }
    assert_eq!(count(&store(&memory)), (counted, 0));
}

#[test]
fn a_file_that_is_lost_damaged_or_older_is_made_again() {
    let memory = Memory::default();
    played(&memory, 5);
    let (counted, _) = count(&store(&memory));
    let file = memory.get(FILE).expect("it was written");
    let text = String::from_utf8(file.clone()).expect("it is text");
    let (head, table) = text.split_once('\n').expect("a line with the sum");
    let mut words = head.rsplitn(3, ' ');
    let [sum, version, name] = [(); 3].map(|()| words.next().expect("a name, a version and a sum"));
    let older = version.parse::<u32>().expect("a version") - 1;
    let older = format!("{name} {older} {sum}\n{table}");
    let mut damaged = file.clone();
    damaged[file.len() / 2] ^= 1;
    for other in [Vec::new(), b"rubbish".to_vec(), file[..file.len() / 2].to_vec(), damaged, older.into_bytes()] {
        memory.put(FILE, other);
        assert_eq!(count(&store(&memory)), (counted.clone(), 5));
        assert_eq!(memory.get(FILE).map(|file| file.len()), Some(file.len()), "made again");
        assert_eq!(count(&store(&memory)).1, 0);
    }
}

#[test]
fn the_counts_follow_changes_of_the_games() {
    let memory = Memory::default();
    let games = played(&memory, 4);
    let mut store = store(&memory);
    assert_eq!(ids(&count(&store).0), games);
    store.delete_games(vec![games[1]]);
    assert_eq!((ids(&count(&store).0), count(&store).1), (vec![games[0], games[2], games[3]], 0));
    store.restore_games(vec![games[1]]);
    assert_eq!(ids(&count(&store).0), games);
    play(&mut store, 99);
    let (counted, read) = count(&store);
    assert_eq!((counted.len(), read), (5, 1), "only the new one is read");
    // Another game replaces one that was counted.
    let name = |game: GameId| format!("games/{game}.domino");
    let other = memory.get(&name(counted[4].game.played.id)).expect("it was kept");
    let text = String::from_utf8(other)
        .expect("it is text")
        .replace(&counted[4].game.played.id.to_string(), &games[0].to_string());
    memory.put(&name(games[0]), text.split_once('\n').expect("a line with the sum").1);
    let (again, read) = count(&self::store(&memory));
    assert_eq!(read, 1, "only changed games are read");
    let of = |game: GameId| again.iter().find(|counted| counted.game.played.id == game).map(|counted| &counted.figures);
    assert_eq!(of(games[0]), Some(&counted[4].figures));
}

#[test]
fn every_change_that_reaches_the_disk_raises_the_revision() {
    let memory = Memory::default();
    played(&memory, 1);
    let mut store = store(&memory);
    store.archive().wait_for_games();
    store.write_behind(|| {});
    let before = store.archive().revision();
    play(&mut store, 7);
    store.settle();
    // Once when the game is in the list, and once when it is on the disk and can be counted.
    assert!(store.archive().revision() >= before + 2);
    assert_eq!(count(&store).0.len(), 2);
}

#[test]
fn a_window_that_does_not_save_counts_and_leaves_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut first = Store::open(Some(folder.path().to_owned()));
    play(&mut first, 3);
    first.settle();
    let second = Store::open(Some(folder.path().to_owned()));
    assert!(!second.saves());
    // With the first window gone the folder is free, and the second must still not write.
    drop(first);
    assert_eq!(count(&second).0.len(), 1);
    assert!(!folder.path().join(FILE).exists());
    drop(second);
    let third = Store::open(Some(folder.path().to_owned()));
    assert_eq!(count(&third).0.len(), 1);
    assert!(folder.path().join(FILE).exists());
}
