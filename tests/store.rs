//! What a player keeps, whatever happens to the files, the disk and the program.
#![cfg(feature = "window")]

use std::{
    fs,
    path::Path,
    sync::{Arc, Condvar, Mutex},
};

use electrum_dominoes::{
    engine::rules::{Preset, Rules},
    nestor::Level,
    session::{saved::Saved, seating::Seating, sitting::Sitting},
    store::{Backend, Content, Kept, Memory, Notice, Obstacle, Settings, Stamp, Store, Trouble, Unread},
    ui::paint::theme::{Rgb, Theme},
};
use serde::{Deserialize, Serialize};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder can be made")
}

fn open(folder: &Path) -> Store {
    Store::open(Some(folder.to_owned()))
}

/// Something to keep that any file can hold.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Slip(String, u64);

impl Content for Slip {}

fn slip(text: &str, number: u64) -> Slip {
    Slip(text.to_owned(), number)
}

/// A file saved twice, so that it has a last good copy: first as slip 1, then as slip 2.
fn saved_twice(folder: &Path, file: Kept) {
    let mut store = open(folder);
    for number in 1..=2 {
        store.save(file, slip("saved", number));
    }
    assert_eq!(store.take_notices(), []);
}

/// Files in memory on a disk that can refuse to write, or not answer.
#[derive(Clone, Debug, Default)]
struct Disk {
    memory: Memory,
    state: Arc<(Mutex<State>, Condvar)>,
}

#[derive(Debug, Default)]
struct State {
    refuses: Option<Trouble>,
    hangs: bool,
    writes: usize,
}

impl Disk {
    fn set(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.state.0.lock().expect("no test panics here"));
        self.state.1.notify_all();
    }

    fn writes(&self) -> usize {
        self.state.0.lock().expect("no test panics here").writes
    }

    fn store(&self) -> Store {
        Store::on(Arc::new(self.clone()))
    }
}

impl Backend for Disk {
    fn claim(&self) -> Result<(), Trouble> {
        self.memory.claim()
    }

    fn read(&self, name: &str, limit: u64) -> Result<Vec<u8>, Unread> {
        self.memory.read(name, limit)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble> {
        let state = self.state.0.lock().expect("no test panics here");
        let mut state = self.state.1.wait_while(state, |state| state.hangs).expect("no test panics here");
        state.writes += 1;
        state.refuses.clone().map_or(Ok(()), Err)?;
        self.memory.write(name, bytes)
    }

    fn rename(&self, from: &str, to: &str) -> Result<bool, Trouble> {
        self.memory.rename(from, to)
    }

    fn delete(&self, name: &str) -> Result<(), Trouble> {
        self.memory.delete(name)
    }

    fn stamps(&self) -> Vec<(String, Stamp)> {
        self.memory.stamps()
    }

    fn shelves(&self) -> Vec<String> {
        self.memory.shelves()
    }

    fn has(&self, name: &str) -> bool {
        self.memory.has(name)
    }

    fn set_aside(&self, name: &str) -> Option<String> {
        self.memory.set_aside(name)
    }

    fn names(&self) -> Vec<String> {
        self.memory.names()
    }

    fn shelf(&self, name: &str) -> Arc<dyn Backend> {
        self.memory.shelf(name)
    }

    fn folder(&self) -> Option<&Path> {
        None
    }
}

#[test]
fn what_is_saved_is_there_next_time() {
    let folder = folder();
    let wanted = Settings { auto_ok: true, language: Some("fr".into()), ..Settings::default() };
    open(folder.path()).save(Kept::Settings, wanted.clone());
    let mut store = open(folder.path());
    assert_eq!(store.load(Kept::Settings), Some(wanted));
    assert_eq!(store.load::<Slip>(Kept::Game), None, "what was never saved is not there");
    assert_eq!(store.take_notices(), [], "and that is nothing to tell");
}

#[test]
fn damage_of_any_byte_is_told_and_the_last_good_copy_is_used() {
    for file in Kept::ALL {
        let folder = folder();
        let mut store = open(folder.path());
        store.save(file, slip("before", 1));
        store.save(file, slip("after", 2));
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
            assert_eq!(store.load(file), Some(slip("before", 1)), "byte {at}");
            let notices = store.take_notices();
            let [Notice::Damaged { file: damaged, aside: Some(aside), copy: true }] = &notices[..] else {
                panic!("byte {at} of {file:?}: {notices:?}");
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
    assert_eq!(store.load::<Slip>(Kept::Themes), None);
    assert!(matches!(&store.take_notices()[..], [Notice::Damaged { file: Kept::Themes, copy: false, .. }]));
    assert!(store.load::<Slip>(Kept::Tally).is_some());
    assert!(folder.path().join("themes.ron.damaged-1").is_file());
    assert!(folder.path().join("themes.ron.bak.damaged-1").is_file());
}

#[test]
fn a_game_that_cannot_have_been_played_counts_as_damaged() {
    let folder = folder();
    saved_twice(folder.path(), Kept::Game);
    let mut store = open(folder.path());
    let found = store.load_checked(Kept::Game, |slip: Slip| (slip.1 == 1).then_some("the copy"));
    assert_eq!(found, Some("the copy"));
    assert!(matches!(&store.take_notices()[..], [Notice::Damaged { copy: true, .. }]));
}

#[test]
fn a_file_of_a_later_version_is_left_alone() {
    for file in Kept::ALL {
        let folder = folder();
        let later = format!("(version: {}, content: (colours: \"a hundred\"))", file.version() + 1);
        fs::write(folder.path().join(file.name()), &later).expect("the folder can be written");
        let mut store = open(folder.path());
        assert_eq!(store.load::<Slip>(file), None);
        assert_eq!(store.take_notices(), [Notice::Newer(file)]);
        let other = Kept::ALL.into_iter().find(|other| *other != file).expect("there are four");
        store.save(file, slip("mine", 1));
        store.save(other, slip("mine", 1));
        assert_eq!(store.take_notices(), [], "it was told already");
        assert_eq!(fs::read_to_string(folder.path().join(file.name())).ok(), Some(later));
        assert!(store.load::<Slip>(other).is_some(), "the other files are saved");
    }
}

/// Puts something of its own at a path.
#[cfg(unix)]
type Put = fn(&Path);

/// Everything that can stand in the place of a file and is not a damaged one, with what is said of it.
#[cfg(unix)]
fn odd_things() -> [(Obstacle, Put); 4] {
    use std::os::unix::fs::symlink;
    [
        (Obstacle::NotAFile, |path| fs::create_dir(path).expect("the folder can be written")),
        (Obstacle::NotAFile, pipe),
        (Obstacle::LinkToNowhere, |path| symlink("nowhere/at/all", path).expect("the folder can be written")),
        (Obstacle::LinkToNowhere, |path| symlink(path, path).expect("the folder can be written")),
    ]
}

#[cfg(unix)]
fn pipe(path: &Path) {
    let made = std::process::Command::new("mkfifo").arg(path).status();
    assert!(made.is_ok_and(|status| status.success()), "a pipe can be made");
}

#[cfg(unix)]
#[test]
fn what_cannot_be_reached_is_told_with_its_reason_and_neither_moved_nor_written_over() {
    for (why, put) in odd_things() {
        let folder = folder();
        let path = folder.path().join("settings.ron");
        put(&path);
        let before = fs::symlink_metadata(&path).expect("something is there").file_type();
        let mut store = open(folder.path());
        assert_eq!(store.load::<Slip>(Kept::Settings), None);
        assert_eq!(store.take_notices(), [Notice::Unreachable { file: Kept::Settings, why, copy: false }]);
        store.save(Kept::Settings, slip("mine", 1));
        store.save(Kept::Tally, slip("mine", 1));
        assert_eq!(store.take_notices(), [], "the game goes on, and the other files are saved");
        drop(store);
        let entries = fs::read_dir(folder.path()).expect("the folder can be read");
        let mut names: Vec<_> = entries.flatten().map(|entry| entry.file_name()).collect();
        names.sort();
        assert_eq!(names, ["lock", "settings.ron", "tally.ron"]);
        assert_eq!(fs::symlink_metadata(&path).expect("it is still there").file_type(), before);
    }
}

#[cfg(unix)]
#[test]
fn the_copy_of_what_cannot_be_reached_is_read_and_kept() {
    for (why, put) in odd_things() {
        let folder = folder();
        saved_twice(folder.path(), Kept::Game);
        let path = folder.path().join("game.ron");
        fs::remove_file(&path).expect("the folder can be written");
        put(&path);
        let mut store = open(folder.path());
        assert_eq!(store.load(Kept::Game), Some(slip("saved", 1)));
        assert_eq!(store.take_notices(), [Notice::Unreachable { file: Kept::Game, why, copy: true }]);
        store.save(Kept::Game, slip("mine", 1));
        drop(store);
        // Whatever was wrong has gone, and everything is as it was.
        if path.is_dir() { fs::remove_dir(&path) } else { fs::remove_file(&path) }.expect("the folder can be written");
        assert_eq!(open(folder.path()).load(Kept::Game), Some(slip("saved", 1)));
    }
}

#[cfg(unix)]
#[test]
fn a_copy_that_cannot_be_reached_is_not_written_over_while_the_file_itself_is_of_no_use() {
    for (why, put) in odd_things() {
        for file_is_there in [false, true] {
            let folder = folder();
            let copy = folder.path().join("game.ron.bak");
            put(&copy);
            if file_is_there {
                fs::write(folder.path().join("game.ron"), "rubbish").expect("the folder can be written");
            }
            let mut store = open(folder.path());
            assert_eq!(store.load::<Slip>(Kept::Game), None);
            match &store.take_notices()[..] {
                [Notice::Unreachable { why: told, copy: false, .. }] => {
                    assert_eq!((told, file_is_there), (&why, false));
                }
                [Notice::Damaged { copy: false, .. }] => assert!(file_is_there),
                other => panic!("{other:?}"),
            }
            let before = fs::symlink_metadata(&copy).expect("something is there").file_type();
            store.save(Kept::Game, slip("mine", 1));
            store.save(Kept::Game, slip("mine", 2));
            assert_eq!(fs::symlink_metadata(&copy).expect("it is still there").file_type(), before);
        }
    }
}

#[test]
fn a_file_that_is_gone_comes_back_from_its_copy_and_the_player_hears_of_it() {
    let folder = folder();
    saved_twice(folder.path(), Kept::Game);
    fs::remove_file(folder.path().join("game.ron")).expect("the folder can be written");
    let mut store = open(folder.path());
    assert_eq!(store.load(Kept::Game), Some(slip("saved", 1)));
    assert_eq!(store.take_notices(), [Notice::FromCopy(Kept::Game)]);
    store.save(Kept::Game, slip("saved", 1));
    assert!(folder.path().join("game.ron").is_file(), "and it is a file again");
}

#[test]
fn what_has_not_changed_is_not_written_again_and_the_copy_stays_what_it_is() {
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
        assert_eq!(disk.writes(), before, "nothing was done since the start");
        store.save(Kept::Game, slip("next", 3));
        store.save(Kept::Game, slip("next", 3));
        store.settle();
        assert_eq!(disk.writes(), before + 1);
        disk.memory.remove("game.ron");
        store.save(Kept::Game, slip("next", 3));
        store.settle();
        assert_eq!(store.load(Kept::Game), Some(slip("next", 3)), "unless somebody has taken it away");
    }
}

#[test]
fn a_folder_that_cannot_be_made_is_told_once_and_the_game_goes_on() {
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
fn a_full_disk_is_told_once_and_again_only_after_it_had_room() {
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
    assert_eq!(store.load(Kept::Game), Some(slip("full", 2)), "what had failed was tried again with the next change");
    assert_eq!(store.load(Kept::Tally), Some(slip("full", 2)));
    disk.set(|state| state.refuses = Some(Trouble::Forbidden));
    store.save(Kept::Game, slip("full", 2));
    assert_eq!(store.take_notices(), [], "what is there already needs no room");
    store.save(Kept::Game, slip("again", 4));
    assert_eq!(store.take_notices(), [Notice::CannotSave(Trouble::Forbidden)]);
}

#[test]
fn what_could_not_be_saved_is_tried_once_more_at_the_end() {
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
fn what_was_not_saved_at_the_end_stands_in_the_log() {
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

#[cfg(unix)]
#[test]
fn nobody_waits_for_a_pipe_and_no_link_is_written_through() {
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
fn a_lock_that_is_no_file_is_told_and_left_as_it_is() {
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
fn a_folder_that_is_deleted_while_it_is_in_use_is_made_again_and_stays_taken() {
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

/// A game with a past that can be given up.
fn long_game() -> Sitting {
    let rules = Preset::Draw.rules(2).expect("a game for two");
    let (mut sitting, _) = Sitting::new(rules, Seating::one_human([Level::Easy]), Some(7)).expect("a game");
    for turn in 0..400 {
        let step = sitting.state().legal().nth(turn % 3).or_else(|| sitting.state().legal().nth(0));
        match step {
            Some(step) => _ = sitting.play(step).expect("it is legal"),
            None if sitting.new_hand().is_empty() => _ = sitting.new_game(Some(turn as u64)),
            None => {}
        }
    }
    sitting
}

#[test]
fn a_past_that_makes_a_file_too_long_to_be_read_is_cut_and_the_game_stays() {
    let sitting = long_game();
    let whole = ron::to_string(&sitting.saved()).expect("a sitting can always be written").len();
    let mut saved = sitting.saved();
    let mut lengths = vec![whole];
    while saved.shrink() {
        lengths.push(ron::to_string(&saved).expect("a sitting can always be written").len());
    }
    assert!(lengths.len() > 4 && lengths.is_sorted_by(|one, other| one >= other), "{lengths:?}");
    assert!(lengths.last().is_some_and(|last| *last < whole / 2), "{lengths:?}");
    let cut = Sitting::load(saved).expect("it can still be played");
    assert_eq!(cut.session(), sitting.session());
    assert_eq!(cut.tally(), sitting.tally());
    assert!(!cut.can_undo());
}

/// Content that is too long for any file until it has been cut often enough, or for ever.
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
fn nothing_is_written_that_would_not_be_read_again() {
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
fn tallies_and_games_are_read_as_long_as_they_are_written() {
    let disk = Disk::default();
    let mut store = disk.store();
    let sitting = long_game();
    store.save(Kept::Game, sitting.saved());
    let saved: Saved = store.load(Kept::Game).expect("it was saved");
    assert_eq!(Sitting::load(saved), Some(sitting));
}

#[test]
fn a_colour_that_a_file_does_not_name_is_that_of_the_first_theme() {
    let memory = Memory::default();
    memory.put("themes.ron", "(version: 1, content: ((pips: (1, 2, 3)), (later: [1]), ()))");
    let themes: [Theme; 3] = Store::on(Arc::new(memory)).load(Kept::Themes).expect("themes");
    assert_eq!(themes[0], Theme { pips: Rgb(1, 2, 3), ..Theme::DEFAULTS[0] });
    assert_eq!(themes[1], Theme::DEFAULTS[0]);
}

#[test]
fn a_setting_that_a_file_does_not_name_is_as_it_was_when_the_game_was_new() {
    let memory = Memory::default();
    memory
        .put("settings.ron", "(version: 2, content: (level: \"tough\", rules: \"all-fives target=250\", later: [1]))");
    let settings: Settings = Store::on(Arc::new(memory)).load(Kept::Settings).expect("settings");
    let rules = Rules { target: 250, ..Preset::AllFives.rules(2).expect("a game for two") };
    // A new player's game goes on by itself; that of a player who never chose so waits.
    assert_eq!(settings, Settings { level: Level::Tough, rules, auto_ok: false, ..Settings::default() });
}

#[test]
fn a_second_window_reads_but_leaves_the_saving_to_the_first() {
    let folder = folder();
    let mut first = open(folder.path());
    first.save(Kept::Settings, Settings { theme: 1, ..Settings::default() });
    let mut second = open(folder.path());
    assert!(first.saves() && !second.saves());
    assert_eq!(second.take_notices(), [Notice::SecondWindow]);
    assert_eq!(second.load::<Settings>(Kept::Settings).map(|settings| settings.theme), Some(1));
    second.save(Kept::Settings, Settings { theme: 2, ..Settings::default() });
    assert_eq!(first.load::<Settings>(Kept::Settings).map(|settings| settings.theme), Some(1));
    fs::write(folder.path().join("tally.ron"), "rubbish").expect("the folder can be written");
    assert_eq!(second.load::<Slip>(Kept::Tally), None);
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
fn a_language_is_found_among_any_number_of_other_files() {
    let folder = folder();
    let lang = folder.path().join("lang");
    fs::create_dir(&lang).expect("the folder can be written");
    for number in 0..300 {
        fs::write(lang.join(format!("notes-{number}.txt")), "hello").expect("the folder can be written");
    }
    for number in 100..220 {
        fs::write(lang.join(format!("x-{number}.ftl")), "ok = Ok").expect("the folder can be written");
    }
    fs::write(lang.join("nl.ftl"), "ok = Goed").expect("the folder can be written");
    let tags: Vec<String> = open(folder.path()).languages().into_iter().map(|file| file.tag).collect();
    assert_eq!(tags.len(), 100, "more than that nobody chooses from");
    assert!(
        tags.is_sorted() && tags[0] == "nl" && tags[99] == "x-198",
        "the first by name, whatever the disk says first"
    );
}

#[test]
fn the_shelves_of_two_players_are_folders_of_their_own() {
    let folder = folder();
    let root = electrum_dominoes::store::Folder::new(folder.path().to_owned());
    let (mut anna, mut ben) = (Store::on(root.shelf("anna")), Store::on(root.shelf("ben")));
    anna.save(Kept::Game, slip("of Anna", 1));
    ben.save(Kept::Game, slip("of Ben", 2));
    assert!(anna.saves() && ben.saves());
    assert_eq!(anna.load(Kept::Game), Some(slip("of Anna", 1)));
    assert!(folder.path().join("ben/game.ron").is_file());
}

#[test]
fn whoever_starts_again_while_the_system_still_clears_a_killed_program_away_is_not_taken_for_a_second_window() {
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
fn a_disk_that_hangs_holds_nothing_up_and_its_trouble_is_told() {
    let disk = Disk::default();
    let (woken, wake) = std::sync::mpsc::channel();
    let mut store = disk.store();
    store.write_behind(move || _ = woken.send(()));
    disk.set(|state| (state.hangs, state.refuses) = (true, Some(Trouble::Full)));
    store.save(Kept::Game, slip("hanging", 1));
    assert_eq!(store.take_notices(), [], "nothing is known yet, and nobody waits");
    disk.set(|state| state.hangs = false);
    // The window is woken for other reasons as well.
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
    assert_eq!(store.load(Kept::Game), Some(slip("hanging", 1)), "what had failed was tried again");
    store.settle();
    while wake.try_recv().is_ok() {}
    store.save(Kept::Tally, slip("saved", 3));
    store.settle();
    assert!(wake.try_recv().is_err(), "a window is not woken for what goes well");
}
