//! Everything that a player has saved is there next time, whatever has happened to the files.

use std::{fs, path::Path, sync::Arc};

use crate::store::disk::{Slip, folder, open, pipe, saved_twice, slip};
use electrum_dominoes::ui::settings::Settings;
use electrum_dominoes::{
    engine::rules::{Preset, Rules},
    nestor::Level,
    store::{Kept, Memory, Notice, Obstacle, Store, Unread, read_file, write_file},
    ui::paint::theme::{Rgb, Theme},
};

#[test]
fn saved_content_is_there_next_time() {
    let folder = folder();
    let mut wanted = Settings::default();
    (wanted.play.auto_ok, wanted.look.language) = (true, Some("fr".into()));
    open(folder.path()).save(Kept::Settings, wanted.clone());
    let mut store = open(folder.path());
    assert_eq!(store.load(Kept::Settings), Some(wanted));
    assert_eq!(store.load::<Slip>(Kept::Game), None, "nothing was saved yet");
    assert_eq!(store.take_notices(), [], "a missing file is not reported");
}

#[test]
fn damage_of_any_byte_is_reported_and_the_last_good_copy_is_used() {
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
            assert_eq!(fs::read(&aside).expect("it was set aside"), bytes, "the file is set aside unchanged");
            fs::remove_file(aside).expect("the folder can be written");
        }
    }
}

#[test]
fn if_the_copy_is_damaged_too_both_are_set_aside_and_other_files_load() {
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
        assert_eq!(store.take_notices(), [], "it is reported once");
        assert_eq!(fs::read_to_string(folder.path().join(file.name())).ok(), Some(later));
        assert!(store.load::<Slip>(other).is_some(), "the other files are saved");
    }
}

/// Puts something at a path.
#[cfg(unix)]
type Put = fn(&Path);

/// Everything that can be in the place of a file without being a damaged file, with the reason that
/// is reported.
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
#[test]
fn an_unreachable_file_is_reported_with_its_reason_and_neither_moved_nor_overwritten() {
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
fn the_copy_of_an_unreachable_file_is_read_and_kept() {
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
        // The obstacle is gone, and everything is as it was.
        if path.is_dir() { fs::remove_dir(&path) } else { fs::remove_file(&path) }.expect("the folder can be written");
        assert_eq!(open(folder.path()).load(Kept::Game), Some(slip("saved", 1)));
    }
}

#[cfg(unix)]
#[test]
fn an_unreachable_copy_is_not_overwritten_while_its_file_is_damaged() {
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
fn a_file_is_missing_only_if_nothing_is_there_and_no_failure_counts_as_damage() {
    let folder = folder();
    fs::write(folder.path().join("file"), "content").expect("the folder can be written");
    let why = |name: &str| read_file(&folder.path().join(name), 10).expect_err("it cannot be read");
    assert_eq!(why("nothing"), Unread::Missing);
    assert_eq!(why("nothing/of/this/name"), Unread::Missing);
    for impossible in ["no\0name", &"long".repeat(1_000)] {
        assert!(matches!(why(impossible), Unread::Unreachable(Obstacle::Other(_))), "{:?}", why(impossible));
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(why("file/below"), Unread::Missing);
        let closed = folder.path().join("closed");
        fs::write(&closed, "content").expect("the folder can be written");
        fs::set_permissions(&closed, fs::Permissions::from_mode(0o000)).expect("it is ours");
        // The system's administrator may read everything.
        if fs::read(&closed).is_err() {
            assert_eq!(why("closed"), Unread::Unreachable(Obstacle::Forbidden));
        }
    }
}

#[test]
fn a_missing_file_is_restored_from_its_copy_and_the_player_is_told() {
    let folder = folder();
    saved_twice(folder.path(), Kept::Game);
    fs::remove_file(folder.path().join("game.ron")).expect("the folder can be written");
    let mut store = open(folder.path());
    assert_eq!(store.load(Kept::Game), Some(slip("saved", 1)));
    assert_eq!(store.take_notices(), [Notice::FromCopy(Kept::Game)]);
    store.save(Kept::Game, slip("saved", 1));
    assert!(folder.path().join("game.ron").is_file(), "the file is there again");
}

#[test]
fn a_color_missing_from_a_file_is_that_of_the_first_theme() {
    let memory = Memory::default();
    memory.put("themes.ron", "(version: 2, content: ((pips: (1, 2, 3)), (later: [1]), ()))");
    let themes: [Theme; 3] = Store::on(Arc::new(memory)).load(Kept::Themes).expect("themes");
    assert_eq!(themes[0], Theme { pips: Rgb(1, 2, 3), ..Theme::DEFAULTS[0] });
    assert_eq!(themes[1], Theme::DEFAULTS[0]);
}

#[test]
fn a_setting_missing_from_a_file_has_its_default() {
    let memory = Memory::default();
    memory.put(
        "settings.ron",
        "(version: 2, content: (game: (level: \"tough\", rules: \"all-fives target=250\", later: [1])))",
    );
    let settings: Settings = Store::on(Arc::new(memory)).load(Kept::Settings).expect("settings");
    let rules = Rules { target: 250, ..Preset::AllFives.rules(2).expect("a game for two") };
    let mut wanted = Settings::default();
    (wanted.game.level, wanted.game.rules) = (Level::Tough, rules);
    assert_eq!(settings, wanted);
}

/// Returns what the file of the game holds, if it has this text.
fn game_in(text: &str) -> (Option<Slip>, Vec<Notice>) {
    let memory = Memory::default();
    memory.put("game.ron", text);
    let mut store = Store::on(Arc::new(memory));
    (store.load(Kept::Game), store.take_notices())
}

#[test]
fn a_file_cut_short_anywhere_is_damaged_and_one_changed_by_hand_is_read_once_its_first_line_is_gone() {
    let memory = Memory::default();
    Store::on(Arc::new(memory.clone())).save(Kept::Game, slip("whole", 1));
    let whole = String::from_utf8(memory.get("game.ron").expect("it was saved")).expect("it is text");
    assert_eq!(game_in(&whole), (Some(slip("whole", 1)), vec![]));
    for end in 0..whole.len() {
        let (found, told) = game_in(&whole[..end]);
        assert!(found.is_none() && matches!(told[..], [Notice::Damaged { .. }]), "cut at {end}: {told:?}");
    }
    let (_, body) = whole.split_once('\n').expect("a first line");
    assert_eq!(game_in(&body.replace("whole", "mine")), (Some(slip("mine", 1)), vec![]));
}

#[test]
fn endless_brackets_and_impossible_versions_are_damage() {
    let version = Kept::Game.version();
    let before = [format!("(version: {version}, content: "), format!("(version: {version}, other: ")];
    let endless = before.into_iter().zip(["[", "("]).map(|(before, bracket)| before + &bracket.repeat(9000));
    for text in endless.chain(["(version: 0, content: (\"mine\", 1))".to_owned()]) {
        let (found, told) = game_in(&text);
        assert!(found.is_none() && matches!(told[..], [Notice::Damaged { .. }]), "{told:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_is_a_link_stays_one_and_what_it_points_to_is_saved() {
    let (folder, elsewhere) = (folder(), folder());
    let (link, there) = (folder.path().join("game.ron"), elsewhere.path().join("mine.ron"));
    open(elsewhere.path()).save(Kept::Game, slip("first", 1));
    fs::rename(elsewhere.path().join("game.ron"), &there).expect("the folder can be written");
    std::os::unix::fs::symlink(&there, &link).expect("a link can be made");
    let mut store = open(folder.path());
    assert_eq!(store.load(Kept::Game), Some(slip("first", 1)));
    for number in 2..4 {
        store.save(Kept::Game, slip("later", number));
    }
    drop(store);
    assert!(link.is_symlink() && !there.is_symlink(), "the link is kept");
    assert_eq!(fs::read(&there).ok(), fs::read(&link).ok());
    assert_eq!(open(folder.path()).load(Kept::Game), Some(slip("later", 3)));
    // The last good copy is a copy, and not the link once more.
    fs::write(&there, "rubbish").expect("the folder can be written");
    assert_eq!(open(folder.path()).load(Kept::Game), Some(slip("later", 2)));
}

#[test]
fn a_file_of_the_player_beside_a_saved_one_is_not_touched() {
    let folder = folder();
    let (path, theirs) = (folder.path().join("a.domino"), folder.path().join("a.domino.new"));
    fs::write(&theirs, "somebody's own").expect("the folder can be written");
    for text in ["one", "two"] {
        write_file(&path, text.as_bytes()).expect("the folder can be written");
        assert_eq!(fs::read_to_string(&path).ok().as_deref(), Some(text));
        assert_eq!(fs::read_to_string(&theirs).ok().as_deref(), Some("somebody's own"));
    }
    assert_eq!(fs::read_dir(folder.path()).map(Iterator::count).ok(), Some(2), "nothing is left over");
}

#[cfg(unix)]
#[test]
fn a_link_that_a_player_saves_to_stays_one() {
    let folder = folder();
    let (link, there) = (folder.path().join("a.domino"), folder.path().join("b.domino"));
    fs::write(&there, "before").expect("the folder can be written");
    std::os::unix::fs::symlink(&there, &link).expect("a link can be made");
    write_file(&link, b"after").expect("the folder can be written");
    assert!(link.is_symlink());
    assert_eq!(fs::read_to_string(&there).ok().as_deref(), Some("after"));
}

#[test]
fn that_a_copy_was_read_is_told_once() {
    for damaged in [false, true] {
        for file in Kept::ALL.into_iter().filter(|file| *file != Kept::Game) {
            let folder = folder();
            saved_twice(folder.path(), file);
            let path = folder.path().join(file.name());
            if damaged {
                fs::write(&path, "rubbish").expect("the folder can be written");
            } else {
                fs::remove_file(&path).expect("the folder can be written");
            }
            for start in 0..3 {
                let mut store = open(folder.path());
                assert_eq!(store.load(file), Some(slip("saved", 1)), "{file:?}");
                assert_eq!(store.take_notices().len(), usize::from(start == 0), "{file:?}, start {start}");
            }
        }
    }
}
