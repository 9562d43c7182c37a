//! Files of every version so far load completely in this one.
//!
//! A folder in `tests/data` has the files of a player of that version. The program of that version made them, and they never change. With them are facts that
//! the same program printed.
#![cfg(feature = "window")]

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::sittings::fact;
use electrum_dominoes::engine::protocol::read_rules;
use electrum_dominoes::engine::rules::{NextLead, Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::Record;
use electrum_dominoes::sitting::Sitting;
use electrum_dominoes::sitting::saved::{Saved, SavedTally};
use electrum_dominoes::store::{Kept, Memory, Notice, Settings, Store};
use electrum_dominoes::ui::paint::theme::{Rgb, Theme};

/// The versions that have a folder.
const VERSIONS: [&str; 2] = ["0.1", "0.2"];

fn folder(version: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(version)
}

/// The player's files in memory, so that a test may change them.
fn files(version: &str) -> Memory {
    let memory = Memory::default();
    for file in Kept::ALL {
        for name in [file.name().to_owned(), format!("{}.bak", file.name())] {
            // Later versions have files that this one did not have.
            if let Ok(bytes) = fs::read(folder(version).join(&name)) {
                memory.put(&name, bytes);
            }
        }
    }
    assert!(memory.all().len() >= 8, "{version}");
    memory
}

fn store(memory: &Memory) -> Store {
    Store::on(std::sync::Arc::new(memory.clone()))
}

fn game(store: &mut Store) -> Sitting {
    store.load_checked(Kept::Game, Sitting::load).expect("a game")
}

/// Everything that Undo, Redo and Restore can reach in a sitting.
fn facts(mut open: impl FnMut() -> Sitting) -> Vec<String> {
    let mut told = vec![format!("now: {}", fact(&open()))];
    for (word, go) in [("redo", Sitting::redo as fn(&mut Sitting) -> bool), ("undo", Sitting::undo)] {
        let mut sitting = open();
        while go(&mut sitting) {
            told.push(format!("{word}: {}", fact(&sitting)));
        }
    }
    let mut sitting = open();
    assert!(sitting.restore());
    told.push(format!("restored: {}", fact(&sitting)));
    told
}

/// The facts of a game when its folder was made.
fn expected(folder: &str, name: &str) -> Vec<String> {
    let text = fs::read_to_string(self::folder(folder).join(name)).expect("the facts of a game");
    text.lines().map(str::to_owned).collect()
}

/// Every folder has the same game, which the first version had and each version wrote again.
fn expected_game() -> Vec<String> {
    expected("0.1", "game.facts")
}

#[test]
fn undo_redo_and_restore_in_an_old_game_lead_to_the_same_scores_hands_and_tally() {
    for version in VERSIONS {
        let memory = files(version);
        let mut store = store(&memory);
        let told = facts(|| game(&mut store));
        assert_eq!(store.take_notices(), [], "{version}");
        for (told, expected) in told.iter().zip(&expected_game()) {
            assert_eq!(told, expected, "{version}");
        }
        assert_eq!(told.len(), expected_game().len(), "{version}");
        assert!(told.len() > 200 && told.iter().filter(|fact| fact.starts_with("redo")).count() > 1);
    }
}

/// The second version had tables of three and four, games on time, and seatings.
#[test]
fn undo_redo_and_restore_lead_to_the_same_places_with_larger_tables_games_on_time_and_sitters() {
    let memory = files("0.2");
    memory.put("game.ron", fs::read(folder("0.2").join("tables.ron")).expect("a file of the folder"));
    let mut store = store(&memory);
    let told = facts(|| game(&mut store));
    assert_eq!(store.take_notices(), []);
    assert_eq!(told, expected("0.2", "tables.facts"));
    for part in [" with easy, tough, human, brutal |", "muggins 4", " s |", "helped west", "draw-game 2", "boom "] {
        assert!(told.iter().any(|fact| fact.contains(part)), "{part} is nowhere in the facts");
    }
}

#[test]
fn an_old_game_stays_the_same_when_this_version_writes_it() {
    for version in VERSIONS {
        let memory = files(version);
        let mut store = store(&memory);
        let kept = game(&mut store);
        store.save(Kept::Game, kept.saved());
        let body = String::from_utf8(memory.get("game.ron").expect("the file was saved")).expect("the file is text");
        assert!(body.contains(&format!("version: {},", Kept::Game.version())));
        let told = facts(|| game(&mut store));
        assert_eq!(told, expected_game(), "{version}");
    }
}

#[test]
fn restore_in_an_old_game_takes_back_only_the_win_of_that_game() {
    for version in VERSIONS {
        let mut sitting = game(&mut store(&files(version)));
        let total = |sitting: &Sitting| sitting.tally().total();
        while total(&sitting).lost == 0 {
            assert!(sitting.undo(), "back to before the first Restore");
        }
        let before = total(&sitting);
        assert!(sitting.restore());
        let after = total(&sitting);
        assert_eq!((after.won, after.helped), (before.won, before.helped), "{version}");
        assert_eq!((before.lost, after.lost), (1, 0), "the preserved game was lost, and is no longer over");
    }
}

#[test]
fn the_old_file_stays_as_the_backup_until_the_game_is_saved_again() {
    let memory = files("0.1");
    let old = memory.get("game.ron");
    let mut store = store(&memory);
    let mut kept = game(&mut store);
    for _ in 0..3 {
        store.save(Kept::Game, kept.saved());
        assert_eq!(memory.get("game.ron.bak"), old, "an unchanged game is not written twice");
    }
    kept.preserve();
    store.save(Kept::Game, kept.saved());
    assert_ne!(memory.get("game.ron.bak"), old);
}

#[test]
fn the_last_good_copies_load_too() {
    for version in VERSIONS {
        let memory = files(version);
        for file in Kept::ALL {
            memory.put(file.name(), "rubbish");
        }
        let mut store = store(&memory);
        assert!(store.load_checked(Kept::Game, Sitting::load).is_some_and(|mut copy| copy.undo()), "{version}");
        assert!(store.load::<Settings>(Kept::Settings).is_some());
        assert!(store.load::<SavedTally>(Kept::Tally).is_some());
        assert!(store.load::<[Theme; 3]>(Kept::Themes).is_some());
        let copies =
            store.take_notices().iter().filter(|told| matches!(told, Notice::Damaged { copy: true, .. })).count();
        assert_eq!(copies, 4);
    }
}

#[test]
fn old_settings_keep_their_values() {
    for version in VERSIONS {
        let settings = store(&files(version)).load::<Settings>(Kept::Settings).expect("settings");
        let rules = Rules { target: 100, ..Preset::FivesAndThrees.rules(2).expect("a game for two") };
        let expected = Settings {
            level: Level::NotSoEasy,
            rules,
            auto_ok: true,
            one_click: false,
            auto_draw: true,
            close_gaps: false,
            table_count: true,
            flicker: false,
            score_in_fives: true,
            reduce_motion: true,
            animation_speed: 150,
            interface_scale: 125,
            theme: 1,
            language: Some("de".to_owned()),
            ..Settings::default()
        };
        assert_eq!(settings, expected, "{version}");
    }
}

#[test]
fn old_themes_keep_their_colors() {
    for version in VERSIONS {
        let themes = store(&files(version)).load::<[Theme; 3]>(Kept::Themes).expect("themes");
        let mut expected = Theme::DEFAULTS;
        expected[0].background = Rgb(20, 40, 90);
        expected[1].double_outlines = true;
        expected[2].pips = Rgb(9, 8, 7);
        assert_eq!(themes, expected, "{version}");
    }
}

#[test]
fn the_tally_survives_the_game() {
    for version in VERSIONS {
        let mut store = store(&files(version));
        let tally = store.load::<SavedTally>(Kept::Tally).expect("a tally");
        let rules = Preset::Draw.rules(2).expect("a game for two");
        let seating = electrum_dominoes::record::seating::Seating::one_person([Level::Easy]);
        let (mut fresh, _) = Sitting::new(rules, seating, Some(1)).expect("a game");
        fresh.adopt_tally(tally);
        let lines: Vec<_> = fresh.tally().lines().iter().map(|line| (line.game, line.level, line.wins)).collect();
        let [(Some(Preset::AllFivesPalm), Level::Beginner, palm), (None, Level::NotSoEasy, own)] = lines[..] else {
            panic!("{lines:?}");
        };
        assert_eq!([palm.won, palm.lost, palm.helped], [4, 0, 2]);
        assert_eq!([own.won, own.lost, own.helped], [1, 0, 1]);
        // The game already includes all of them.
        let mut kept = game(&mut store);
        let known = kept.tally().clone();
        kept.adopt_tally(store.load::<SavedTally>(Kept::Tally).expect("a tally"));
        assert_eq!(kept.tally(), &known);
    }
}

#[test]
fn changed_rules_of_a_named_game_are_those_of_the_hands_played() {
    for version in VERSIONS {
        let mut sitting = game(&mut store(&files(version)));
        let kept = Rules { hand: 5, reserve: 2, hand_limit: Some(12), lead_next: NextLead::Winner, ..Rules::default() };
        assert_eq!(*sitting.state().rules(), kept, "{version}");
        while sitting.undo() {}
        assert_eq!(Some(*sitting.state().rules()), Preset::AllFives.rules(2), "{version}");
        assert_eq!(sitting.state().phase(), Phase::Playing);
    }
}

#[test]
fn every_old_record_replays_to_its_end() {
    for version in VERSIONS {
        let folder = folder(version).join("records");
        let facts = fs::read_to_string(folder.join("facts.tsv")).expect("the facts of the records");
        let mut read = 0;
        for line in facts.lines() {
            let [name, hands, moves, _, how, winner, scores] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("{line}");
            };
            let record =
                Record::from_bytes(&fs::read(folder.join(name)).expect("a record")).expect("the record can be read");
            let session = record.replay().expect("the record can be replayed");
            let rules = session.state().rules();
            assert_eq!(record.hands.len().to_string(), hands, "{version} {name}");
            let made: usize = record.hands.iter().map(|hand| hand.moves.len()).sum();
            assert_eq!(made.to_string(), moves, "{version} {name}");
            let end = session.state().result().expect("the game is over");
            let why = if rules.single_hand { "single-hand" } else { "target" };
            assert_eq!((why, end.winner.map(|side| side.index().to_string()).as_deref()), (how, Some(winner)));
            let points = rules.all_sides().map(|side| session.state().score(side).to_string());
            assert_eq!(points.collect::<Vec<_>>().join(":"), scores, "{version} {name}");
            // Named games must not change, or the records would belong to other games.
            let game = name.trim_end_matches(".ron").rsplit_once('-').expect("a game and how many play it");
            if game.0 != "own" {
                assert_eq!(read_rules(&format!("{} {}", game.0, game.1)), Ok(*rules), "{version} {name}");
            }
            assert_eq!(Record::from_bytes(record.to_text().as_bytes()), Ok(record), "{version} {name}");
            read += 1;
        }
        assert!(read > 17);
    }
}

#[test]
fn files_have_words_for_people_and_nothing_from_the_code() {
    let memory = files("0.1");
    let mut store = store(&memory);
    let kept = game(&mut store);
    let settings = store.load::<Settings>(Kept::Settings).expect("settings");
    let tally = store.load::<SavedTally>(Kept::Tally).expect("a tally");
    store.save(Kept::Game, kept.saved());
    store.save(Kept::Settings, settings);
    store.save(Kept::Tally, tally);
    for file in [Kept::Game, Kept::Settings, Kept::Tally] {
        let bytes = memory.get(file.name()).expect("the file was saved");
        let text = String::from_utf8(bytes).expect("the file is text");
        let body = text.split_once('\n').expect("a line with the sum").1;
        assert!(!body.contains("r#") && !body.contains("Some("), "{}", file.name());
        assert!(!body.contains(|sign: char| sign.is_ascii_uppercase()), "{}", file.name());
    }
    let saved: Saved = store.load(Kept::Game).expect("a game");
    assert_eq!(Sitting::load(saved), Some(kept));
}
