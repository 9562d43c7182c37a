//! What players keep who share a program: each their own, whatever they are called, and nothing of an old folder is lost on the way.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use electrum_dominoes::sitting::Sitting;
use electrum_dominoes::sitting::saved::SavedTally;
use electrum_dominoes::store::{BadName, Kept, Memory, Notice, PlayerTrouble, Players, Settings, Trouble};
use electrum_dominoes::ui::paint::theme::Theme;

/// The same files of a program that is killed when it has changed so many things.
fn mortal(memory: &Memory, left: &Arc<AtomicUsize>) -> Arc<Memory> {
    let left = Arc::clone(left);
    Arc::new(memory.guarded(move |_| {
        let alive = left.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1)).is_ok();
        if alive { Ok(()) } else { Err(Trouble::Other("killed".to_owned())) }
    }))
}

/// All files of a version, with one that was set aside once.
fn old_folder(version: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(version);
    let names = Kept::ALL.iter().flat_map(|file| [file.name().to_owned(), format!("{}.bak", file.name())]);
    let read = |name: String| fs::read(folder.join(&name)).ok().map(|bytes| (name, bytes));
    let mut files: Vec<_> = names.filter_map(read).collect();
    assert!(files.len() >= 8, "{version}");
    files.push(("game.ron.damaged-1".to_owned(), b"\xffrubbish".to_vec()));
    files
}

fn memory_with(files: &[(String, Vec<u8>)]) -> Memory {
    let memory = Memory::default();
    for (name, bytes) in files {
        memory.put(name, bytes.clone());
    }
    memory
}

fn players(memory: &Memory) -> Players {
    Players::on(Arc::new(memory.clone()))
}

/// The only shelf of a player.
fn only_shelf(players: &Players) -> String {
    let [player] = players.list() else { panic!("{:?}", players.list()) };
    assert_eq!(player.name, "");
    format!("players/{}", player.shelf)
}

#[test]
fn an_old_folder_becomes_the_first_players_wherever_the_program_is_killed() {
    for version in ["0.1", "0.2"] {
        let files = old_folder(version);
        let mut steps = 0;
        loop {
            let memory = memory_with(&files);
            let left = Arc::new(AtomicUsize::new(steps));
            drop(Players::on(mortal(&memory, &left)));
            for (name, bytes) in &files {
                let somewhere = memory
                    .all()
                    .iter()
                    .any(|found| found.rsplit('/').next() == Some(name) && memory.get(found).as_ref() == Some(bytes));
                assert!(somewhere, "{version}: {name} was lost at step {steps}");
            }
            let players = players(&memory);
            let shelf = only_shelf(&players);
            for (name, bytes) in &files {
                assert_eq!(memory.get(&format!("{shelf}/{name}")).as_ref(), Some(bytes), "{version}, step {steps}");
                assert_eq!(memory.get(name), None, "{version}, step {steps}: {name} is still there");
            }
            let rest: Vec<String> = memory.all().into_iter().filter(|name| !name.starts_with(&shelf)).collect();
            assert_eq!(rest, Vec::<String>::new(), "{version}, step {steps}");
            if left.load(Relaxed) > 0 {
                break;
            }
            steps += 1;
        }
        assert!(steps > 20, "{steps} steps");
    }
}

#[test]
fn an_old_folder_without_any_one_of_its_files_is_brought_in_too() {
    for version in ["0.1", "0.2"] {
        let files = old_folder(version);
        for missing in 0..files.len() {
            let mut files = files.clone();
            let (gone, _) = files.remove(missing);
            let memory = memory_with(&files);
            let players = players(&memory);
            let shelf = only_shelf(&players);
            let mut names: Vec<String> = memory
                .all()
                .iter()
                .filter_map(|name| name.strip_prefix(&format!("{shelf}/")).map(str::to_owned))
                .collect();
            names.retain(|name| name != "player.ron");
            let mut expected: Vec<String> = files.into_iter().map(|(name, _)| name).collect();
            expected.sort();
            assert_eq!(names, expected, "{version} without {gone}");
        }
    }
}

#[test]
fn all_that_was_in_an_old_folder_is_there_at_the_table() {
    for version in ["0.1", "0.2"] {
        let memory = memory_with(&old_folder(version));
        let mut store = players(&memory).store();
        let sitting = store.load_checked(Kept::Game, Sitting::load).expect("a game");
        assert!(sitting.can_undo() && sitting.can_restore() && !sitting.tally().is_empty(), "{version}");
        assert!(store.load::<Settings>(Kept::Settings).is_some_and(|settings| settings.theme == 1));
        assert!(store.load::<SavedTally>(Kept::Tally).is_some());
        assert!(store.load::<[Theme; 3]>(Kept::Themes).is_some());
        assert_eq!(store.take_notices(), []);
    }
}

#[test]
fn a_folder_that_has_no_room_for_copies_is_used_as_it_is_until_it_has() {
    let memory = memory_with(&old_folder("0.2"));
    let room = Arc::new(AtomicUsize::new(3));
    let players = Players::on(mortal(&memory, &room));
    assert_eq!((players.list(), players.current()), (&[][..], None));
    room.store(usize::MAX, Relaxed);
    let mut store = players.store();
    let mut sitting = store.load_checked(Kept::Game, Sitting::load).expect("the old game");
    sitting.preserve();
    store.save(Kept::Game, sitting.saved());
    drop(store);
    let mut store = self::players(&memory).store();
    let found = store.load_checked(Kept::Game, Sitting::load).expect("what was played meanwhile is brought in");
    let text = |sitting: &Sitting| ron::to_string(&sitting.saved()).expect("a sitting can always be written");
    assert_eq!(text(&found), text(&sitting));
}

#[cfg(unix)]
#[test]
fn what_cannot_be_copied_is_moved_as_it_is() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    fs::create_dir(folder.path().join("themes.ron")).expect("the folder can be written");
    std::os::unix::fs::symlink("nowhere", folder.path().join("tally.ron")).expect("the folder can be written");
    for name in ["game.ron", "settings.ron"] {
        let bytes = fs::read(Path::new("tests/data/0.2").join(name)).expect("a file of the folder");
        fs::write(folder.path().join(name), bytes).expect("the folder can be written");
    }
    fs::create_dir(folder.path().join("lang")).expect("the folder can be written");
    fs::write(folder.path().join("lang/nl.ftl"), "ok = Goed").expect("the folder can be written");
    let players = Players::open(Some(folder.path().to_owned()));
    let shelf = folder.path().join(only_shelf(&players));
    assert!(shelf.join("themes.ron").is_dir() && shelf.join("tally.ron").is_symlink());
    let mut store = players.store();
    assert!(store.load_checked(Kept::Game, Sitting::load).is_some());
    let tags: Vec<String> = store.languages().into_iter().map(|file| file.tag).collect();
    assert_eq!(tags, ["nl"], "all players have the same languages");
    let mut names: Vec<String> = fs::read_dir(folder.path())
        .expect("the folder can be read")
        .flatten()
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    names.sort();
    assert_eq!(names, ["lang", "lock", "players"]);
}

#[test]
fn each_has_their_own_files_whatever_their_names_are() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let names = ["Ann", "../../Ben", "CON", "..", "🁫 the 2nd", "لعبة الدومينو", "a/b\\c:d*?", "aux.txt", "-rf ~"];
    let mut players = Players::open(Some(folder.path().to_owned()));
    let first = only_shelf(&players);
    for (theme, name) in names.into_iter().enumerate() {
        let shelf = players.add(name).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        players.change_to(&shelf);
        let mut store = players.store();
        store.save(Kept::Settings, Settings { pace: theme as u16, ..Settings::default() });
        assert_eq!(store.take_notices(), [], "{name}");
    }
    drop(players);
    let mut players = Players::open(Some(folder.path().to_owned()));
    assert_eq!(players.name(), "-rf ~", "whoever played last is at the table");
    assert_eq!(players.list().len(), names.len() + 1);
    for (theme, name) in names.into_iter().enumerate() {
        let shelf = players.list().iter().find(|player| player.name == name).expect("everybody is there").shelf.clone();
        players.change_to(&shelf);
        let settings = players.store().load::<Settings>(Kept::Settings).expect("their own settings");
        assert_eq!(usize::from(settings.pace), theme, "{name}");
    }
    let entries = fs::read_dir(folder.path().join("players")).expect("the folder can be read").count();
    assert_eq!(entries, names.len() + 1, "nobody is anywhere else");
    assert!(folder.path().join(first).is_dir());
}

#[test]
fn names_are_checked_changed_and_kept_apart() {
    let memory = Memory::default();
    let mut players = players(&memory);
    let first = players.list()[0].shelf.clone();
    players.rename(&first, "  Ann ").expect("a good name");
    assert_eq!(players.name(), "Ann");
    for (name, why) in [("", BadName::Empty), ("ANN", BadName::Taken), (&*"x".repeat(41), BadName::TooLong)] {
        assert_eq!(players.add(name), Err(PlayerTrouble::Name(why)));
    }
    let ben = players.add("Ben").expect("a good name");
    assert_eq!(players.rename(&ben, "ann"), Err(PlayerTrouble::Name(BadName::Taken)));
    players.rename(&ben, "BEN").expect("the same name in capitals is one's own");
    players.rename(&first, "Ann").expect("no other name at all");
    let again: Vec<String> = self::players(&memory).list().iter().map(|player| player.name.clone()).collect();
    assert_eq!(again, ["Ann", "BEN"]);
}

#[test]
fn who_is_deleted_is_kept_until_the_folder_is_emptied_and_somebody_always_stays() {
    let memory = Memory::default();
    let mut players = players(&memory);
    let first = players.list()[0].shelf.clone();
    players.delete(&first).expect("nothing to do");
    assert_eq!(players.list().len(), 1, "the last one stays");
    let ben = players.add("Ben").expect("a good name");
    players.change_to(&ben);
    players.store().save(Kept::Settings, Settings { pace: 7, ..Settings::default() });
    players.delete(&ben).expect("the disk is well");
    assert_eq!((players.list().len(), players.deleted()), (1, 1));
    assert_eq!(players.current().map(|player| &player.shelf), Some(&first));
    assert!(memory.get(&format!("deleted-players/{ben}/settings.ron")).is_some());
    let mut players = self::players(&memory);
    assert_eq!(players.deleted(), 1);
    players.empty_deleted().expect("the disk is well");
    assert!(players.deleted() == 0 && !memory.all().iter().any(|name| name.contains(&ben)));
}

#[test]
fn nobody_is_asked_alone_nor_where_the_player_does_not_want_it() {
    let memory = Memory::default();
    let mut players = players(&memory);
    assert!(!players.asks());
    players.add("Ben").expect("a good name");
    assert!(players.asks() && self::players(&memory).asks());
    players.set_asks(false);
    assert!(!self::players(&memory).asks());
}

#[test]
fn a_damaged_name_takes_no_game_with_it_and_later_files_are_left_alone() {
    let memory = Memory::default();
    let mut players = players(&memory);
    let ben = players.add("Ben").expect("a good name");
    players.change_to(&ben);
    let later = "(version: 9, content: ())";
    memory.put(&format!("players/{ben}/player.ron"), "rubbish");
    memory.put("players.ron", later);
    let mut players = self::players(&memory);
    assert!(players.list().iter().any(|player| player.name == ben), "then the shelf has to do for a name");
    players.set_asks(false);
    assert_eq!(memory.get("players.ron").as_deref(), Some(later.as_bytes()));
}

#[test]
fn a_second_window_finds_the_players_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut first = Players::open(Some(folder.path().to_owned()));
    let ann = first.list()[0].shelf.clone();
    first.rename(&ann, "Ann").expect("a good name");
    let mut second = Players::open(Some(folder.path().to_owned()));
    assert!(first.saves() && !second.saves());
    assert_eq!(second.name(), "Ann");
    assert!(second.add("Ben").is_err() && second.rename(&ann, "Ben").is_err());
    let mut store = second.store();
    assert_eq!(store.take_notices(), [Notice::SecondWindow]);
    store.save(Kept::Settings, Settings::default());
    drop((store, second));
    assert!(!folder.path().join("players").join(&ann).join("settings.ron").exists());
}

#[test]
fn a_second_window_reads_an_old_folder_where_it_is() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let first = electrum_dominoes::store::Store::open(Some(folder.path().to_owned()));
    assert!(first.saves());
    for (name, bytes) in old_folder("0.2") {
        fs::write(folder.path().join(name), bytes).expect("the folder can be written");
    }
    let second = Players::open(Some(folder.path().to_owned()));
    assert!(second.store().load_checked(Kept::Game, Sitting::load).is_some());
    assert!(folder.path().join("game.ron").is_file() && !folder.path().join("players").exists());
}
