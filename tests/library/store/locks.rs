//! Two windows do not get in each other's way, and nothing blocks on a pipe or a device.

use std::{fs, path::Path};

use crate::store::disk::{Slip, folder, open, pipe, slip};
use crate::store::settings::themed;
use electrum_dominoes::store::{Backend, Kept, Notice, Store, Trouble};
use electrum_dominoes::ui::settings::Settings;

#[cfg(unix)]
#[test]
fn pipes_do_not_block_and_links_are_not_written_through() {
    let folder = folder();
    pipe(&folder.path().join("game.ron.new"));
    std::os::unix::fs::symlink("/dev/full", folder.path().join("tally.ron.new")).expect("the folder can be written");
    let dear = folder.path().join("dear");
    fs::write(&dear, "to somebody").expect("the folder can be written");
    std::os::unix::fs::symlink(&dear, folder.path().join("themes.ron.new")).expect("the folder can be written");
    let mut store = open(folder.path());
    for file in Kept::ALL {
        store.save(file, slip("saved", 1));
        assert_eq!(store.load(file), Some(slip("saved", 1)));
    }
    assert_eq!(store.take_notices(), []);
    assert_eq!(fs::read_to_string(dear).ok().as_deref(), Some("to somebody"));
}

#[cfg(unix)]
#[test]
fn a_lock_that_is_not_a_file_is_reported_and_unchanged() {
    let outside = folder();
    let dear = outside.path().join("dear");
    fs::write(&dear, "to somebody").expect("the folder can be written");
    let link = |path: &Path| std::os::unix::fs::symlink(&dear, path).expect("the folder can be written");
    let odd: [&dyn Fn(&Path); 3] = [&link, &pipe, &|path| fs::create_dir(path).expect("the folder can be written")];
    for put in odd {
        let folder = folder();
        put(&folder.path().join("lock"));
        let mut store = open(folder.path());
        assert_eq!(store.take_notices(), [Notice::CannotSave(Trouble::Lock)]);
        store.save(Kept::Game, slip("nowhere", 1));
        assert!(!folder.path().join("game.ron").exists());
    }
    assert_eq!(fs::read_to_string(&dear).ok().as_deref(), Some("to somebody"));
}

#[test]
fn a_lock_is_not_emptied() {
    let folder = folder();
    fs::write(folder.path().join("lock"), "a note").expect("the folder can be written");
    assert!(open(folder.path()).saves());
    assert_eq!(fs::read_to_string(folder.path().join("lock")).ok().as_deref(), Some("a note"));
}

#[cfg(unix)]
#[test]
fn a_folder_deleted_while_in_use_is_made_again_and_stays_locked() {
    let folder = folder();
    let path = folder.path().join("games");
    let mut store = open(&path);
    store.save(Kept::Game, slip("before", 1));
    fs::remove_dir_all(&path).expect("the folder can be written");
    store.save(Kept::Game, slip("after", 2));
    assert_eq!(store.take_notices(), []);
    let mut second = open(&path);
    assert_eq!(second.take_notices(), [Notice::SecondWindow]);
    assert_eq!(second.load(Kept::Game), Some(slip("after", 2)));

    fs::remove_dir_all(&path).expect("the folder can be written");
    let mut third = open(&path);
    third.save(Kept::Game, slip("of another window", 3));
    store.save(Kept::Game, slip("lost", 4));
    assert_eq!(store.take_notices(), [Notice::CannotSave(Trouble::Taken)], "two windows never write the same files");
    assert_eq!(third.load(Kept::Game), Some(slip("of another window", 3)));
}

#[test]
fn a_second_window_reads_but_only_the_first_saves() {
    let folder = folder();
    let mut first = open(folder.path());
    first.save(Kept::Settings, themed(1));
    let mut second = open(folder.path());
    assert!(first.saves() && !second.saves());
    assert_eq!(second.take_notices(), [Notice::SecondWindow]);
    assert_eq!(second.load::<Settings>(Kept::Settings).map(|settings| settings.look.theme), Some(1));
    second.save(Kept::Settings, themed(2));
    assert_eq!(first.load::<Settings>(Kept::Settings).map(|settings| settings.look.theme), Some(1));
    fs::write(folder.path().join("tally.ron"), "rubbish").expect("the folder can be written");
    assert_eq!(second.load::<Slip>(Kept::Tally), None);
    assert!(folder.path().join("tally.ron").is_file(), "it does not move a damaged file");
    drop((first, second));
    assert!(open(folder.path()).saves(), "the next one saves again");
}

#[test]
fn two_players_have_separate_folders() {
    let folder = folder();
    let root = electrum_dominoes::store::Folder::new(folder.path().to_owned());
    let (mut anna, mut ben) = (Store::on(root.folder("anna")), Store::on(root.folder("ben")));
    anna.save(Kept::Game, slip("of Anna", 1));
    ben.save(Kept::Game, slip("of Ben", 2));
    assert!(anna.saves() && ben.saves());
    assert_eq!(anna.load(Kept::Game), Some(slip("of Anna", 1)));
    assert!(folder.path().join("ben/game.ron").is_file());
}

#[test]
fn a_program_restarted_right_after_it_was_killed_is_not_a_second_window() {
    let folder = folder();
    let killed = open(folder.path());
    std::thread::scope(|scope| {
        scope.spawn(move || {
            std::thread::sleep(std::time::Duration::from_millis(50));
            drop(killed);
        });
        let mut store = open(folder.path());
        assert!(store.saves());
        assert_eq!(store.take_notices(), []);
    });
}
