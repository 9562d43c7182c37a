//! Several players share a program. Each keeps their own files, whatever their name is, and files
//! of one player that lie among them are set aside.

use std::fs;
use std::sync::{Arc, Mutex};

use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::Seating;
use electrum_dominoes::store::{BadName, Kept, LONGEST_NAME, Memory, Notice, PlayerTrouble, Players};
use electrum_dominoes::table::Sitting;
use electrum_dominoes::ui::settings::Settings;

use crate::store::settings::themed;

fn players(memory: &Memory) -> Players {
    Players::on(Arc::new(memory.clone()))
}

/// The folder of the only player.
fn only_folder(players: &Players) -> String {
    let [player] = players.list() else { panic!("{:?}", players.list()) };
    assert_eq!(player.name, "");
    format!("players/{}", player.folder)
}

/// The files of one player in the folder itself, as no version that is still read has them.
const OF_ONE: [(&str, &str); 3] =
    [("game.ron", "(version: 2)"), ("game.ron.bak", "rubbish"), ("settings.ron", "(version: 1)")];

#[test]
fn files_of_another_form_are_set_aside_once_and_the_player_is_told() {
    let memory = Memory::default();
    for (name, text) in OF_ONE {
        memory.put(name, text);
    }
    let mut players = self::players(&memory);
    assert_eq!(players.take_notices(), [Notice::OtherForm("older-files".to_owned())]);
    for (name, text) in OF_ONE {
        let aside = memory.get(&format!("older-files/{name}"));
        assert_eq!((aside.as_deref(), memory.get(name)), (Some(text.as_bytes()), None), "{name}");
    }
    players.store().save(Kept::Settings, Settings::default());
    only_folder(&players);
    drop(players);
    // What is there already is not written over.
    memory.put("game.ron", "another");
    assert_eq!(self::players(&memory).take_notices(), []);
    assert_eq!(memory.get("game.ron").as_deref(), Some(&b"another"[..]));
}

#[test]
fn a_second_window_sets_nothing_aside() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let first = electrum_dominoes::store::Store::open(Some(folder.path().to_owned()));
    assert!(first.saves());
    fs::write(folder.path().join("game.ron"), "(version: 2)").expect("the folder can be written");
    assert_eq!(Players::open(Some(folder.path().to_owned())).take_notices(), []);
    assert!(folder.path().join("game.ron").is_file() && !folder.path().join("older-files").exists());
}

#[cfg(unix)]
#[test]
fn each_player_has_their_own_files_whatever_their_name_is() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let names = ["Ann", "../../Ben", "CON", "..", "🁫 the 2nd", "لعبة الدومينو", "a/b\\c:d*?", "aux.txt", "-rf ~"];
    let mut players = Players::open(Some(folder.path().to_owned()));
    let first = only_folder(&players);
    for (theme, name) in names.into_iter().enumerate() {
        let folder = players.add(name).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        players.change_to(&folder);
        let mut store = players.store();
        store.save(Kept::Settings, themed(theme));
        assert_eq!(store.take_notices(), [], "{name}");
    }
    drop(players);
    let mut players = Players::open(Some(folder.path().to_owned()));
    assert_eq!(players.name(), "-rf ~", "the last player is at the table");
    assert_eq!(players.list().len(), names.len() + 1);
    for (theme, name) in names.into_iter().enumerate() {
        let folder = players.list().iter().find(|player| player.name == name).expect("a player").folder.clone();
        players.change_to(&folder);
        let settings = players.store().load::<Settings>(Kept::Settings).expect("their own settings");
        assert_eq!(settings.look.theme, theme, "{name}");
    }
    let entries = fs::read_dir(folder.path().join("players")).expect("the folder can be read").count();
    assert_eq!(entries, names.len() + 1, "there are no other folders");
    assert!(folder.path().join(first).is_dir());
}

#[test]
fn names_are_checked_changed_and_kept_apart() {
    let memory = Memory::default();
    let mut players = players(&memory);
    let first = players.list()[0].folder.clone();
    players.rename(&first, "  Ann ").expect("a good name");
    assert_eq!(players.name(), "Ann");
    for taken in ["straße", "Ольга"] {
        players.add(taken).expect("a good name");
    }
    let too_long = "x".repeat(LONGEST_NAME + 1);
    for nothing in ["", "   ", "\n\t", "\u{200b}\u{202e}"] {
        assert_eq!(players.add(nothing), Err(PlayerTrouble::Name(BadName::Empty)), "{nothing:?}");
    }
    assert_eq!(players.add(&too_long), Err(PlayerTrouble::Name(BadName::TooLong)));
    for taken in ["ANN", "STRASSE", "ольга"] {
        assert_eq!(players.add(taken), Err(PlayerTrouble::Name(BadName::Taken)), "{taken}");
    }
    for name in ["a", "Anne", "Ann/../..", "🁫🎲", "x.", "O’Brien \"the\" <Rock>|?*:\\", &too_long[1..]] {
        let folder = players.add(name).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        let (plain, number) = folder.rsplit_once('-').expect("a number");
        let is_plain = plain.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        assert!(!plain.is_empty() && is_plain && number.len() == 8, "every system accepts {folder}");
        players.delete(&folder).expect("it can be deleted");
    }
    for taken in ["straße", "Ольга"] {
        let folder = players.list().iter().find(|player| player.name == taken).expect("a player").folder.clone();
        players.delete(&folder).expect("it can be deleted");
    }
    let ben = players.add("Ben").expect("a good name");
    assert_eq!(players.rename(&ben, "ann"), Err(PlayerTrouble::Name(BadName::Taken)));
    players.rename(&ben, "BEN").expect("a player may change the capitals of their name");
    players.rename(&first, "Ann").expect("a player may keep their name");
    let again: Vec<String> = self::players(&memory).list().iter().map(|player| player.name.clone()).collect();
    assert_eq!(again, ["Ann", "BEN"]);
}

#[test]
fn deleted_players_stay_until_the_folder_is_emptied_and_the_last_player_stays() {
    let memory = Memory::default();
    let mut players = players(&memory);
    let first = players.list()[0].folder.clone();
    players.delete(&first).expect("deleting the last player does nothing");
    assert_eq!(players.list().len(), 1, "the last one stays");
    let ben = players.add("Ben").expect("a good name");
    players.change_to(&ben);
    players.store().save(Kept::Settings, themed(7));
    players.delete(&ben).expect("the disk is well");
    assert_eq!((players.list().len(), players.deleted()), (1, 1));
    assert_eq!(players.current().map(|player| &player.folder), Some(&first));
    assert!(memory.get(&format!("deleted-players/{ben}/settings.ron")).is_some());
    let mut players = self::players(&memory);
    assert_eq!(players.deleted(), 1);
    players.empty_deleted().expect("the disk is well");
    assert!(players.deleted() == 0 && !memory.all().iter().any(|name| name.contains(&ben)));
}

#[test]
fn the_program_asks_who_plays_only_if_there_are_several_players_and_they_want_it() {
    let memory = Memory::default();
    let mut players = players(&memory);
    assert!(!players.asks());
    players.add("Ben").expect("a good name");
    assert!(players.asks() && self::players(&memory).asks());
    players.set_asks(false);
    assert!(!self::players(&memory).asks());
}

#[test]
fn a_damaged_name_loses_no_game_and_later_files_are_left_alone() {
    let memory = Memory::default();
    let mut players = players(&memory);
    let ben = players.add("Ben").expect("a good name");
    players.change_to(&ben);
    let later = "(version: 9, content: ())";
    memory.put(&format!("players/{ben}/player.ron"), "rubbish");
    memory.put("players.ron", later);
    let mut players = self::players(&memory);
    assert!(players.list().iter().any(|player| player.name == ben), "the folder then serves as the name");
    players.set_asks(false);
    assert_eq!(memory.get("players.ron").as_deref(), Some(later.as_bytes()));
}

#[test]
fn a_second_window_finds_the_players_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut first = Players::open(Some(folder.path().to_owned()));
    let ann = first.list()[0].folder.clone();
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

/// A folder with two players, Ann and Ben. Ben was at the table last.
fn ann_and_ben(memory: &Memory) -> [String; 2] {
    let mut players = players(memory);
    let ann = players.list()[0].folder.clone();
    players.rename(&ann, "Ann").expect("a good name");
    let ben = players.add("Ben").expect("a good name");
    players.change_to(&ann);
    players.change_to(&ben);
    [ann, ben]
}

#[test]
fn damaged_player_files_are_reported_and_moved_aside_and_their_copies_are_used() {
    let memory = Memory::default();
    let [ann, ben] = ann_and_ben(&memory);
    let name = format!("players/{ann}/player.ron");
    memory.put(&name, "rubbish");
    memory.put("players.ron", "more rubbish");
    let mut players = self::players(&memory);
    let aside = format!("{name}.damaged-1");
    assert_eq!(
        players.take_notices(),
        [
            Notice::Damaged { file: Kept::Players, aside: Some("players.ron.damaged-1".to_owned()), copy: true },
            Notice::Damaged { file: Kept::Player, aside: Some(aside.clone()), copy: true },
        ]
    );
    assert_eq!(players.take_notices(), [], "each is reported once");
    assert_eq!(memory.get(&aside).as_deref(), Some(&b"rubbish"[..]));
    assert_eq!(memory.get("players.ron.damaged-1").as_deref(), Some(&b"more rubbish"[..]));
    // The copy of her name is from before she had one, and the copy of the last player names her.
    let names: Vec<&str> = players.list().iter().map(|player| &*player.name).collect();
    assert_eq!((names, players.current().map(|player| &*player.folder)), (vec!["", "Ben"], Some(&*ann)));
    players.rename(&ann, "Ann").expect("a good name");
    players.change_to(&ben);
    let mut again = self::players(&memory);
    assert_eq!((again.take_notices(), again.name()), (Vec::new(), "Ben"), "everything is in order again");
    assert_eq!(memory.get(&aside).as_deref(), Some(&b"rubbish"[..]));
}

#[test]
fn player_files_of_a_later_version_are_reported_and_never_written() {
    let memory = Memory::default();
    let [ann, ben] = ann_and_ben(&memory);
    let later = "(version: 9, content: (name: \"Annabel\", face: 7))";
    let name = format!("players/{ann}/player.ron");
    memory.put(&name, later);
    memory.put("players.ron", later);
    let mut players = self::players(&memory);
    assert_eq!(players.take_notices(), [Notice::Newer(Kept::Players), Notice::Newer(Kept::Player)]);
    assert_eq!(players.rename(&ann, "Anna"), Err(PlayerTrouble::Frozen));
    players.rename(&ben, "Benjamin").expect("his file is in order");
    players.change_to(&ben);
    players.set_asks(false);
    assert_eq!(players.take_notices(), [], "each is reported once");
    for file in [&*name, "players.ron"] {
        assert_eq!(memory.get(file).as_deref(), Some(later.as_bytes()), "{file}");
    }
}

#[cfg(unix)]
#[test]
fn a_player_whose_folder_is_a_link_is_listed_even_while_its_disk_is_away() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let stick = tempfile::tempdir().expect("a temporary folder can be made");
    let open = || Players::open(Some(folder.path().to_owned()));
    let mut first = open();
    let ann = first.list()[0].folder.clone();
    first.rename(&ann, "Ann").expect("a good name");
    let ben = first.add("Ben").expect("a good name");
    first.change_to(&ann);
    drop(first);
    let (link, there) = (folder.path().join("players").join(&ben), stick.path().join("ben"));
    fs::create_dir(&there).expect("the folder can be written");
    for file in fs::read_dir(&link).expect("a folder").flatten() {
        fs::rename(file.path(), there.join(file.file_name())).expect("the folder can be written");
    }
    fs::remove_dir(&link).expect("the folder can be written");
    std::os::unix::fs::symlink(&there, &link).expect("a link can be made");
    assert!(open().list().iter().any(|player| player.name == "Ben"));
    fs::rename(&there, stick.path().join("away")).expect("the folder can be written");
    let mut players = open();
    assert!(players.list().iter().any(|player| player.folder == ben), "{:?}", players.list());
    players.change_to(&ben);
    let mut store = players.store();
    store.save(Kept::Settings, Settings::default());
    assert!(matches!(&store.take_notices()[..], [Notice::CannotSave(_)]), "the player is told that nothing is saved");
}

#[test]
fn unfinished_work_for_a_deleted_player_does_not_bring_their_folder_back() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut players = Players::open(Some(folder.path().to_owned()));
    let ann = players.list()[0].folder.clone();
    let ben = players.add("Ben").expect("a good name");
    players.change_to(&ben);
    let mut store = players.store();
    let rules = Rules { target: 15, ..Preset::AllFives.rules(2).expect("two can play it") };
    let (mut sitting, _) = Sitting::new(rules, Seating::one_person([Level::Easy]), Some(7)).expect("a game");
    crate::store::archive::play_to_the_end(&mut sitting);
    store.keep_game(sitting.kept_game("Ben", jiff::Timestamp::UNIX_EPOCH));
    let archive = store.archive().clone();
    drop(store);
    players.change_to(&ann);
    // His games are being counted, and he is deleted before the counts are written.
    let players = Mutex::new(players);
    let counted = archive.count_games(|_, _| {
        let done = players.lock().expect("no test panics here").delete(&ben);
        done.expect("the disk is well");
    });
    assert_eq!(counted.len(), 1);
    assert!(!folder.path().join("players").join(&ben).exists());
    let kept = folder.path().join("deleted-players").join(&ben).join("games");
    assert_eq!(fs::read_dir(kept).expect("a folder").count(), 1, "his games are in the deleted folder");
}
