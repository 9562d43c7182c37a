//! Everything that is saved reaches the disk as soon as the disk allows, and everything that could
//! not be saved is reported.

use crate::common::inside::Inside;
use std::fs;
use std::sync::mpsc::channel;
use std::time::Duration;

use crate::store::disk::{Disk, Slip, folder, open, slip};
use electrum_dominoes::ui::settings::Settings;
use electrum_dominoes::{
    engine::rules::Preset,
    nestor::Level,
    record::Seating,
    store::{Content, Kept, Notice, Patience, Trouble},
    table::{Sitting, sitting::saved::Saved},
};
use serde::{Deserialize, Serialize};

#[test]
fn unchanged_content_is_not_written_again_and_the_copy_stays() {
    for behind in [false, true] {
        let disk = Disk::default();
        let mut store = disk.store();
        store.save(Kept::Game, slip("before", 1));
        store.save(Kept::Game, slip("now", 2));
        drop(store);
        let mut store = disk.store();
        if behind {
            store.write_behind(|| {});
        }
        let before = disk.writes();
        let found: Slip = store.load(Kept::Game).expect("it was saved");
        store.save(Kept::Game, found.clone());
        store.settle();
        assert_eq!(disk.writes(), before, "nothing has changed since the start");
        store.save(Kept::Game, slip("next", 3));
        store.save(Kept::Game, slip("next", 3));
        store.settle();
        assert_eq!(disk.writes(), before + 1);
        disk.memory.remove("game.ron");
        store.save(Kept::Game, slip("next", 3));
        store.settle();
        assert_eq!(store.load(Kept::Game), Some(slip("next", 3)), "a file that was removed is written again");
    }
}

#[test]
fn a_folder_that_cannot_be_made_is_reported_once_and_the_game_goes_on() {
    let folder = folder();
    let taken = folder.path().join("taken");
    fs::write(&taken, "a file where the folder should be").expect("the folder can be written");
    let mut store = open(&taken);
    assert!(matches!(&store.take_notices()[..], [Notice::CannotSave(_)]));
    store.save(Kept::Settings, Settings::default());
    assert_eq!(store.load::<Settings>(Kept::Settings), None);
    assert_eq!(store.take_notices(), []);
    assert!(!store.is_well());
}

#[test]
fn a_full_disk_is_reported_once_and_again_only_after_it_had_room() {
    let disk = Disk::default();
    let mut store = disk.store();
    store.save(Kept::Game, slip("before", 1));
    disk.set(|state| state.refuses = Some(Trouble::Full));
    store.save(Kept::Game, slip("full", 2));
    store.save(Kept::Tally, slip("full", 2));
    assert_eq!(store.take_notices(), [Notice::CannotSave(Trouble::Full)]);
    assert!(!store.is_well());
    assert_eq!(store.load(Kept::Game), Some(slip("before", 1)), "what was there stays");

    disk.set(|state| state.refuses = None);
    store.save(Kept::Settings, slip("room", 3));
    assert!(store.is_well(), "the notice may go");
    assert_eq!(store.load(Kept::Game), Some(slip("full", 2)), "a failed write is tried again with the next change");
    assert_eq!(store.load(Kept::Tally), Some(slip("full", 2)));
    disk.set(|state| state.refuses = Some(Trouble::Forbidden));
    store.save(Kept::Game, slip("full", 2));
    assert_eq!(store.take_notices(), [], "unchanged content needs no room");
    store.save(Kept::Game, slip("again", 4));
    assert_eq!(store.take_notices(), [Notice::CannotSave(Trouble::Forbidden)]);
}

#[test]
fn failed_writes_are_tried_again_at_the_end() {
    for behind in [false, true] {
        let disk = Disk::default();
        let mut store = disk.store();
        if behind {
            store.write_behind(|| {});
        }
        disk.set(|state| state.refuses = Some(Trouble::Full));
        store.save(Kept::Game, slip("the last move", 1));
        store.settle();
        assert!(!store.is_well());
        disk.set(|state| state.refuses = None);
        drop(store);
        assert_eq!(disk.store().load(Kept::Game), Some(slip("the last move", 1)));
    }
}

#[test]
fn the_log_says_what_was_not_saved_at_the_end() {
    for behind in [false, true] {
        let folder = folder();
        let mut store = open(folder.path());
        if behind {
            store.write_behind(|| {});
        }
        fs::create_dir(folder.path().join("game.ron")).expect("the folder can be written");
        store.save(Kept::Game, slip("the last move", 1));
        drop(store);
        let log = fs::read_to_string(folder.path().join("panic.log")).expect("there is a log");
        assert!(log.contains("did not take all"), "{log}");
        fs::remove_dir(folder.path().join("game.ron")).expect("the folder can be written");
        fs::remove_file(folder.path().join("panic.log")).expect("the folder can be written");
        open(folder.path()).save(Kept::Game, slip("the last move", 1));
        assert!(!folder.path().join("panic.log").exists(), "nothing to say");
    }
}

/// A game with a past that may be dropped.
fn long_game() -> Sitting {
    let rules = Preset::Draw.rules(2).expect("a game for two");
    let (mut sitting, _) = Sitting::new(rules, Seating::one_person([Level::Easy]), Some(7)).expect("a game");
    for turn in 0..400 {
        let step = sitting.state().legal().nth(turn % 3).or_else(|| sitting.state().legal().nth(0));
        match step {
            Some(step) => _ = sitting.play(step).expect("it is legal"),
            None if sitting.new_hand().is_empty() => _ = sitting.another_game(Some(turn as u64)),
            None => {}
        }
    }
    sitting
}

#[test]
fn a_past_that_is_too_long_for_its_file_is_cut_and_the_game_stays() {
    let sitting = long_game();
    let whole = ron::to_string(&sitting.saved()).expect("a sitting can always be written").len();
    let mut saved = sitting.saved();
    let mut lengths = vec![whole];
    while saved.shrink() {
        lengths.push(ron::to_string(&saved).expect("a sitting can always be written").len());
    }
    assert!(lengths.len() > 4 && lengths.is_sorted_by(|one, other| one >= other), "{lengths:?}");
    assert!(lengths.last().is_some_and(|last| *last < whole / 2), "{lengths:?}");
    let cut = Saved::load(saved).expect("it can still be played");
    assert_eq!(cut.session(), sitting.session());
    assert_eq!(cut.tally(), sitting.tally());
    assert!(!cut.clone().undo());
}

/// Content that is too long for any file until it is cut often enough, or always.
#[derive(Serialize, Deserialize)]
struct Long {
    text: String,
    cuts: u32,
}

impl Content for Long {
    fn shrink(&mut self) -> bool {
        self.text.truncate(self.text.len() / 2);
        self.cuts = self.cuts.saturating_sub(1);
        self.cuts > 0
    }
}

#[test]
fn nothing_is_written_that_is_too_long_to_be_read() {
    let disk = Disk::default();
    let mut store = disk.store();
    let text = || "x".repeat(900_000);
    store.save(Kept::Settings, Long { text: text(), cuts: 9 });
    assert_eq!(store.take_notices(), []);
    assert!(store.load::<Long>(Kept::Settings).is_some_and(|long| long.text.len() < 100_000));
    store.save(Kept::Settings, Long { text: text(), cuts: 2 });
    assert_eq!(store.take_notices(), [Notice::CannotSave(Trouble::TooLong)]);
    assert!(store.load::<Long>(Kept::Settings).is_some(), "what was there stays");
    assert_eq!(disk.writes(), 1);
}

#[test]
fn tallies_and_games_of_any_written_length_are_read() {
    let disk = Disk::default();
    let mut store = disk.store();
    let sitting = long_game();
    store.save(Kept::Game, sitting.saved());
    let saved: Saved = store.load(Kept::Game).expect("it was saved");
    assert_eq!(Saved::load(saved), Some(sitting));
}

#[test]
fn everything_is_on_the_disk_when_the_program_ends() {
    let folder = folder();
    let mut store = open(folder.path());
    store.write_behind(|| {});
    for number in [0, 1, 2, 0, 1, 2, 1] {
        store.save(Kept::Settings, slip("settings", number));
        store.save(Kept::Tally, slip("tally", number));
    }
    drop(store);
    let mut store = open(folder.path());
    assert!(store.saves(), "the folder is free again");
    assert_eq!(store.load(Kept::Settings), Some(slip("settings", 1)));
    assert_eq!(store.load(Kept::Tally), Some(slip("tally", 1)));
}

#[test]
fn a_disk_that_hangs_holds_nothing_up_and_is_reported() {
    let disk = Disk::default();
    let (woken, wake) = channel();
    let mut store = disk.store();
    store.write_behind(move || _ = woken.send(()));
    disk.set(|state| (state.hangs, state.refuses) = (true, Some(Trouble::Full)));
    store.save(Kept::Game, slip("hanging", 1));
    assert_eq!(store.take_notices(), [], "nothing is known yet, and nothing blocks");
    disk.set(|state| state.hangs = false);
    // The window is woken for other reasons too.
    let told = std::iter::repeat_with(|| {
        wake.recv().expect("the window is woken");
        store.take_notices()
    });
    assert_eq!(told.into_iter().find(|told| !told.is_empty()), Some(vec![Notice::CannotSave(Trouble::Full)]));
    disk.set(|state| state.refuses = None);
    store.save(Kept::Tally, slip("saved", 2));
    while !store.is_well() {
        wake.recv().expect("the window is woken again, and the notice may go");
    }
    assert_eq!(store.load(Kept::Game), Some(slip("hanging", 1)), "the failed write was tried again");
    store.settle();
    while wake.try_recv().is_ok() {}
    store.save(Kept::Tally, slip("saved", 3));
    store.settle();
    assert!(wake.try_recv().is_err(), "the window is not woken if all goes well");
}

/// The disk has this file, with this number in it.
fn has(disk: &Disk, file: &str, number: u64) -> bool {
    let bytes = disk.memory.get(file).unwrap_or_default();
    String::from_utf8_lossy(&bytes).contains(&format!("\"saved\", {number}"))
}

#[test]
fn while_the_disk_is_busy_only_the_newest_content_of_each_file_waits_and_the_order_is_kept() {
    let disk = Disk::default();
    let mut store = disk.store();
    store.write_behind(|| {});
    disk.set(|state| state.hangs = true);
    store.save(Kept::Settings, slip("saved", 1));
    for (file, number) in [(Kept::Game, 1), (Kept::Tally, 1), (Kept::Game, 2), (Kept::Game, 3)] {
        store.save(file, slip("saved", number));
    }
    disk.set(|state| state.hangs = false);
    store.settle();
    assert_eq!(disk.written(), ["settings.ron", "tally.ron", "game.ron"]);
    assert!(has(&disk, "game.ron", 3));
}

#[test]
fn a_failed_write_is_tried_again_after_a_while_by_itself() {
    let disk = Disk::default();
    let (woken, wake) = channel();
    let mut store = disk.store();
    let patience = Patience { again: Duration::from_millis(1), end: Duration::from_mins(1) };
    store.write_with(patience, move || _ = woken.send(()));
    disk.set(|state| state.refuses = Some(Trouble::Full));
    store.save(Kept::Game, slip("saved", 7));
    while store.is_well() {
        wake.recv().expect("the window is woken when it fails");
    }
    disk.set(|state| state.refuses = None);
    while !store.is_well() {
        wake.recv().expect("the window is woken when it succeeds");
    }
    assert!(has(&disk, "game.ron", 7));
    assert_eq!(store.take_notices(), [Notice::CannotSave(Trouble::Full)], "it is told once");
}

#[test]
fn a_disk_that_responds_again_is_waited_for_again() {
    let disk = Disk::default();
    let mut store = disk.store();
    store.write_with(Patience { again: Duration::from_mins(1), end: Duration::from_millis(20) }, || {});
    disk.set(|state| state.hangs = true);
    store.save(Kept::Game, slip("saved", 1));
    assert!(!store.settle() && !store.settle(), "the disk does not respond");
    disk.set(|state| state.hangs = false);
    store.save(Kept::Game, slip("saved", 2));
    while !store.settle() {}
    assert!(has(&disk, "game.ron", 2));
}

#[test]
fn the_end_does_not_wait_for_a_dead_disk_and_what_was_asked_for_is_written_if_it_comes_back() {
    let disk = Disk::default();
    let mut store = disk.store();
    store.write_with(Patience { again: Duration::from_mins(1), end: Duration::from_millis(20) }, || {});
    disk.set(|state| state.hangs = true);
    store.save(Kept::Game, slip("saved", 1));
    store.settle();
    drop(store);
    disk.set(|state| state.hangs = false);
    while !has(&disk, "game.ron", 1) {
        std::thread::yield_now();
    }
}

#[test]
fn the_log_stays_short_and_a_pipe_in_its_place_does_not_block() {
    let folder = folder();
    let log = folder.path().join("panic.log");
    let fail = || {
        let mut store = open(folder.path());
        store.save(Kept::Game, slip("the last move", 1));
    };
    fs::create_dir(folder.path().join("game.ron")).expect("the folder can be written");
    fs::write(&log, "x".repeat(300_000)).expect("a file can be written");
    fail();
    fail();
    let told = fs::read_to_string(&log).expect("there is a log");
    assert!(told.len() < 1000 && told.matches("did not take all").count() == 2, "{told}");
    #[cfg(unix)]
    {
        fs::remove_file(&log).expect("the folder can be written");
        crate::store::disk::pipe(&log);
        fail();
    }
}
