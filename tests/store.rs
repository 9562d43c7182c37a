//! What a player keeps, whatever happens to the files, the disk and the program.
#![cfg(feature = "window")]

use std::{fs, path::Path};

use electrum_dominoes::store::{Kept, Notice, Settings, Store, Trouble};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder can be made")
}

fn open(folder: &Path) -> Store {
    Store::open(Some(folder.to_owned()))
}

/// A file saved twice, so that it has a last good copy: first with theme 1, then with theme 2.
fn saved_twice(folder: &Path, file: Kept) {
    let mut store = open(folder);
    for theme in 1..=2 {
        store.save(file, &Settings { theme, ..Settings::default() });
    }
    assert_eq!(store.take_notices(), []);
}

#[test]
fn what_is_saved_is_there_next_time() {
    let folder = folder();
    let wanted = Settings { auto_ok: true, language: Some("fr".into()), ..Settings::default() };
    open(folder.path()).save(Kept::Settings, &wanted);
    let mut store = open(folder.path());
    assert_eq!(store.load(Kept::Settings), Some(wanted));
    assert_eq!(store.load::<Settings>(Kept::Game), None, "what was never saved is not there");
    assert_eq!(store.take_notices(), [], "and that is nothing to tell");
}

#[test]
fn damage_of_any_byte_is_told_and_the_last_good_copy_is_used() {
    for file in Kept::ALL {
        let folder = folder();
        let mut store = open(folder.path());
        store.save(file, &("before", 1));
        store.save(file, &("after", 2));
        drop(store);
        let path = folder.path().join(file.name());
        let whole = fs::read(&path).expect("it was saved");
        let copy = fs::read(path.with_extension("ron.bak")).expect("a copy was kept");
        for at in 0..whole.len() {
            let mut bytes = whole.clone();
            bytes[at] = bytes[at].wrapping_add(1 + (at % 254) as u8);
            fs::write(&path, &bytes).expect("the folder can be written");
            fs::write(path.with_extension("ron.bak"), &copy).expect("the folder can be written");
            let mut store = open(folder.path());
            assert_eq!(store.load(file), Some(("before".to_owned(), 1)), "byte {at}");
            let [Notice::Damaged { file: damaged, aside: Some(aside), copy: true }] = &store.take_notices()[..] else {
                panic!("byte {at} of {file:?} was not told");
            };
            assert_eq!(*damaged, file);
            let aside = folder.path().join(aside);
            assert_eq!(fs::read(&aside).expect("it was set aside"), bytes, "what was set aside is what was found");
            fs::remove_file(aside).expect("the folder can be written");
        }
    }
}

#[test]
fn when_the_copy_is_damaged_too_both_are_set_aside_and_the_others_load() {
    let folder = folder();
    saved_twice(folder.path(), Kept::Themes);
    saved_twice(folder.path(), Kept::Tally);
    fs::write(folder.path().join("themes.ron"), "rubbish").expect("the folder can be written");
    fs::write(folder.path().join("themes.ron.bak"), [0xff; 9]).expect("the folder can be written");
    let mut store = open(folder.path());
    assert_eq!(store.load::<Settings>(Kept::Themes), None);
    assert!(matches!(&store.take_notices()[..], [Notice::Damaged { file: Kept::Themes, copy: false, .. }]));
    assert!(store.load::<Settings>(Kept::Tally).is_some());
    assert!(folder.path().join("themes.ron.damaged-1").is_file());
    assert!(folder.path().join("themes.ron.bak.damaged-1").is_file());
}

#[test]
fn a_game_that_cannot_have_been_played_counts_as_damaged() {
    let folder = folder();
    saved_twice(folder.path(), Kept::Game);
    let mut store = open(folder.path());
    let found = store.load_checked(Kept::Game, |settings: Settings| (settings.theme == 1).then_some("the copy"));
    assert_eq!(found, Some("the copy"));
    assert!(matches!(&store.take_notices()[..], [Notice::Damaged { copy: true, .. }]));
}

#[test]
fn a_file_of_a_later_version_is_left_alone() {
    let folder = folder();
    let later = "(version: 2, content: (colours: \"a hundred\"))";
    fs::write(folder.path().join("settings.ron"), later).expect("the folder can be written");
    let mut store = open(folder.path());
    assert_eq!(store.load::<Settings>(Kept::Settings), None);
    assert_eq!(store.take_notices(), [Notice::Newer(Kept::Settings)]);
    store.save(Kept::Settings, &Settings::default());
    store.save(Kept::Tally, &Settings::default());
    assert_eq!(store.take_notices(), [], "it was told already");
    assert_eq!(fs::read_to_string(folder.path().join("settings.ron")).ok().as_deref(), Some(later));
    assert!(store.load::<Settings>(Kept::Tally).is_some(), "the other files are saved");
}

#[test]
fn a_folder_that_cannot_be_made_is_told_once_and_the_game_goes_on() {
    let folder = folder();
    let taken = folder.path().join("taken");
    fs::write(&taken, "a file where the folder should be").expect("the folder can be written");
    let mut store = open(&taken);
    assert!(matches!(&store.take_notices()[..], [Notice::CannotSave(_)]));
    store.save(Kept::Settings, &Settings::default());
    assert_eq!(store.load::<Settings>(Kept::Settings), None);
    assert_eq!(store.take_notices(), []);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_once_and_again_only_after_it_had_room() {
    let folder = folder();
    saved_twice(folder.path(), Kept::Settings);
    let full = folder.path().join("settings.ron.new");
    std::os::unix::fs::symlink("/dev/full", &full).expect("the folder can be written");
    let mut store = open(folder.path());
    let settings = Settings { auto_draw: true, ..Settings::default() };
    store.save(Kept::Settings, &settings);
    store.save(Kept::Settings, &settings);
    assert_eq!(store.take_notices(), [Notice::CannotSave(Trouble::Full)]);
    assert_eq!(store.load::<Settings>(Kept::Settings).map(|settings| settings.theme), Some(2), "what was there stays");

    fs::remove_file(&full).expect("the folder can be written");
    store.save(Kept::Settings, &settings);
    assert_eq!(store.load(Kept::Settings), Some(settings.clone()));
    std::os::unix::fs::symlink("/dev/full", &full).expect("the folder can be written");
    store.save(Kept::Settings, &settings);
    assert_eq!(store.take_notices(), [], "what is there already needs no room");
    store.save(Kept::Settings, &Settings::default());
    assert_eq!(store.take_notices(), [Notice::CannotSave(Trouble::Full)]);
}

#[test]
fn a_second_window_reads_but_leaves_the_saving_to_the_first() {
    let folder = folder();
    let mut first = open(folder.path());
    first.save(Kept::Settings, &Settings { theme: 1, ..Settings::default() });
    let mut second = open(folder.path());
    assert!(first.saves() && !second.saves());
    assert_eq!(second.take_notices(), [Notice::SecondWindow]);
    assert_eq!(second.load::<Settings>(Kept::Settings).map(|settings| settings.theme), Some(1));
    second.save(Kept::Settings, &Settings { theme: 2, ..Settings::default() });
    assert_eq!(first.load::<Settings>(Kept::Settings).map(|settings| settings.theme), Some(1));
    fs::write(folder.path().join("tally.ron"), "rubbish").expect("the folder can be written");
    assert_eq!(second.load::<Settings>(Kept::Tally), None);
    assert!(folder.path().join("tally.ron").is_file(), "what it cannot read it does not move");
    drop((first, second));
    assert!(open(folder.path()).saves(), "the next one saves again");
}

#[test]
fn the_users_languages_are_found_and_odd_files_do_no_harm() {
    let folder = folder();
    let lang = folder.path().join("lang");
    fs::create_dir_all(lang.join("directory.ftl")).expect("the folder can be written");
    for (name, text) in [
        ("nl.ftl", &b"ok = Goed"[..]),
        ("pt-BR.ftl", b"\xff\xfe"),
        ("README.txt", b"hello"),
        ("..ftl", b"ok = no"),
        ("huge.ftl", &vec![b'x'; 400_000]),
    ] {
        fs::write(lang.join(name), text).expect("the folder can be written");
    }
    let found = open(folder.path()).languages();
    let tags: Vec<_> = found.iter().map(|file| file.tag.as_str()).collect();
    assert_eq!(tags, ["directory", "huge", "nl", "pt-BR"]);
    assert_eq!(found[2].text, "ok = Goed");
}

#[test]
fn everything_is_on_the_disk_when_the_program_ends() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut store = open(folder.path());
    store.write_behind(|| {});
    for theme in [0, 1, 2, 0, 1, 2, 1] {
        store.save(Kept::Settings, &Settings { theme, ..Settings::default() });
        store.save(Kept::Tally, &theme);
    }
    drop(store);
    let mut store = open(folder.path());
    assert!(store.saves(), "the folder is free again");
    assert_eq!(store.load::<Settings>(Kept::Settings).map(|settings| settings.theme), Some(1));
    assert_eq!(store.load::<usize>(Kept::Tally), Some(1));
}

/// A pipe in the place of the file that is written first holds its writer up until somebody reads.
#[cfg(unix)]
#[test]
fn a_disk_that_hangs_holds_nothing_up_and_its_trouble_is_told() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let pipe = folder.path().join("settings.ron.new");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.is_ok_and(|status| status.success()), "a pipe can be made");
    let (woken, wake) = std::sync::mpsc::channel();
    let mut store = open(folder.path());
    store.write_behind(move || _ = woken.send(()));
    store.save(Kept::Settings, &Settings::default());
    assert_eq!(store.take_notices(), [], "nothing is known yet, and nobody waits");
    let text = fs::read_to_string(&pipe).expect("the text comes through the pipe");
    assert!(text.contains("animation_speed"));
    wake.recv().expect("the window is woken");
    assert!(matches!(store.take_notices()[..], [Notice::CannotSave(_)]), "a pipe cannot be brought to the disk");
    fs::remove_file(&pipe).expect("the pipe can be taken away");
    store.save(Kept::Settings, &Settings::default());
    store.settle();
    assert_eq!(store.load::<Settings>(Kept::Settings), Some(Settings::default()), "the next time is as good as any");
}
