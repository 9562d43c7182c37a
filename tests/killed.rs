//! What a player keeps if the program is killed while it saves.
//!
//! These tests are separate from the other tests of files. While a program is being started, it
//! briefly holds the locks of the program that starts it, so another test would find its folder
//! taken.
#![cfg(feature = "window")]

#[path = "common/mod.rs"]
mod common;

use crate::common::driver::{Table, picking};
use crate::common::inside::Inside;
use std::{
    collections::BTreeSet,
    hash::{DefaultHasher, Hash, Hasher},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use electrum_dominoes::{
    career::summary::tally,
    engine::{
        event::Event,
        rules::{Preset, Rules},
        state::Phase,
    },
    nestor::Level,
    record::{Person, Seating, Sitter, numbers::fresh_number},
    seat::{Habits, Input},
    store::{Content, Kept, Store},
    table::{Sitting, TableHabits, Waiting, sitting::saved::Saved},
};
use serde::{Deserialize, Serialize};

/// A number repeated so often that its file takes a while to write.
#[derive(Serialize, Deserialize)]
struct Copies(Vec<u64>);

impl Content for Copies {}

/// Starts this test program again as the child `name`, kills it after a while, and returns the
/// whole lines of its standard error. A line that it was killed in reports nothing.
fn killed_after(name: &str, folder: &Path, wait: Duration) -> String {
    let program = std::env::current_exe().expect("a test knows its own program");
    let child = Command::new(&program)
        .args([name, "--exact", "--ignored", "--nocapture"])
        .env("ELECTRUM_TEST_CHILD", folder)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn();
    let mut child = child.expect("the test can be started again");
    thread::sleep(wait);
    child.kill().expect("the child is ours");
    let output = child.wait_with_output().expect("the child is ours");
    let mut told = String::from_utf8_lossy(&output.stderr).into_owned();
    told.truncate(told.rfind('\n').map_or(0, |end| end + 1));
    told
}

/// The folder of a child.
fn child_of() -> PathBuf {
    std::env::var_os("ELECTRUM_TEST_CHILD").map(PathBuf::from).expect("only the tests start a child")
}

/// A store that writes on a thread, as in the window.
fn behind(folder: PathBuf) -> Store {
    let mut store = Store::open(Some(folder));
    store.write_behind(|| {});
    store
}

/// A child that saves as fast as it can, faster than files can be written.
#[test]
#[ignore = "a program that is killed, and not a test"]
fn saver() {
    let folder = child_of();
    let mut store = behind(folder);
    for number in 0_u64.. {
        store.save(Kept::Game, Copies(vec![number; 200]));
        // Reported only once it is on the disk, so the parent can rely on it.
        if number % 3 == 0 {
            store.settle();
            eprintln!("saved {number}");
        }
    }
}

#[test]
fn killed_at_any_moment_nothing_that_was_saved_is_lost() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut heard = 0;
    for round in 0..200_u64 {
        if round >= 25 && heard >= 10 {
            break;
        }
        let told = killed_after("saver", folder.path(), Duration::from_millis(15 + round * 7 % 40));
        let last = told.lines().filter_map(|line| line.strip_prefix("saved ")?.parse::<u64>().ok()).next_back();
        let mut store = Store::open(Some(folder.path().to_owned()));
        assert!(store.saves(), "the lock died with the program");
        let found = store.load_checked(Kept::Game, |Copies(copies)| {
            let number = *copies.first()?;
            copies.iter().all(|copy| *copy == number).then_some(number)
        });
        assert_eq!(store.take_notices(), [], "no file was damaged");
        if let Some(last) = last {
            heard += 1;
            assert!(found.is_some_and(|found| found >= last), "{last} was saved, {found:?} found");
        }
    }
    assert!(heard >= 10, "only {heard} children saved anything");
}

/// A hash of the current moment of a sitting.
fn mark(sitting: &Sitting) -> String {
    let mut hasher = DefaultHasher::new();
    ron::to_string(&sitting.saved()).expect("a sitting can always be written").hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// A child that plays short games one after the other, undoes their ends, and saves
/// games and sittings as the window does.
#[test]
#[ignore = "a program that is killed, and not a test"]
fn finisher() {
    let folder = child_of();
    let mut store = behind(folder);
    // A lead alone does not win with this target.
    let rules = Rules { target: 15, ..Preset::AllFives.rules(2).expect("two can play it") };
    let mut sitting = store.load_checked(Kept::Game, Saved::load).unwrap_or_else(|| {
        Sitting::new(rules, Seating::one_person([Level::Easy]), None).expect("a named game can be played").0
    });
    store.reconcile(&mut sitting);
    loop {
        let chance = fresh_number() as u32;
        match sitting.state().phase() {
            Phase::GameOver if chance.is_multiple_of(8) => _ = sitting.undo(),
            Phase::GameOver => _ = sitting.another_game(None),
            Phase::HandOver => _ = sitting.new_hand(),
            Phase::Playing => {
                let step = sitting.state().legal().pick(chance).expect("a legal move");
                sitting.play(step).expect("it is legal");
            }
        }
        store.file(sitting.filed("", jiff::Timestamp::UNIX_EPOCH));
        sitting.note_filed();
        store.save(Kept::Game, sitting.saved());
        store.save(Kept::Tally, sitting.saved_tally());
        if sitting.state().phase() == Phase::GameOver {
            store.settle();
            eprintln!("over {}", sitting.game_id());
        }
    }
}

#[test]
fn killed_at_a_hundred_moments_every_game_that_was_over_is_in_the_archive_and_counts_once() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut over = BTreeSet::new();
    // A busy machine may need more rounds before enough games are over.
    for round in 0..1000_u64 {
        if round >= 100 && over.len() > 10 {
            break;
        }
        let told = killed_after("finisher", folder.path(), Duration::from_millis(12 + round * 13 % 45));
        for line in told.lines() {
            if let Some(game) = line.strip_prefix("over ") {
                over.insert(game.to_owned());
            }
        }
        let mut store = Store::open(Some(folder.path().to_owned()));
        let mut sitting = store.load_checked(Kept::Game, Saved::load);
        assert_eq!(store.take_notices(), [], "no file was damaged");
        if let Some(sitting) = &mut sitting {
            store.reconcile(sitting);
            store.file(sitting.filed("", jiff::Timestamp::UNIX_EPOCH));
            sitting.note_filed();
        }
        let games = store.archive().wait_for_games();
        let there: BTreeSet<String> = games.iter().map(|game| game.played.id.to_string()).collect();
        assert_eq!(there.len(), games.len(), "a game is there twice");
        let lost: Vec<&String> = over.difference(&there).collect();
        assert!(lost.is_empty(), "round {round} lost {lost:?}");
        if let Some(sitting) = &sitting {
            let counted = tally(games.iter().map(|game| &**game), sitting.era()).with(sitting.tally());
            assert_eq!(counted.total().games() as usize, games.len(), "round {round}: each counts once");
        }
    }
    assert!(over.len() > 10, "only {} games ended", over.len());
}

/// A child that continues the game it finds, with plays, draws, Undo, Redo, Preserve and Restore,
/// and saves after each.
#[test]
#[ignore = "a program that is killed, and not a test"]
fn player() {
    let folder = child_of();
    let mut store = behind(folder);
    let rules = Preset::AllFives.rules(2).expect("two can play it");
    let mut sitting = store.load_checked(Kept::Game, Saved::load).unwrap_or_else(|| {
        Sitting::new(rules, Seating::one_person([Level::Easy]), None).expect("a named game can be played").0
    });
    loop {
        let chance = fresh_number() as u32;
        match (chance % 16, sitting.state().phase()) {
            (0, _) => _ = sitting.undo(),
            (1, _) => _ = sitting.redo(),
            (2, _) => sitting.preserve(),
            (3, _) => _ = sitting.restore(),
            (_, Phase::HandOver) => _ = sitting.new_hand(),
            (_, Phase::GameOver) => _ = sitting.another_game(None),
            (_, Phase::Playing) => {
                let step = sitting.state().legal().pick(chance.rotate_left(16)).expect("a legal move");
                sitting.play(step).expect("it is legal");
            }
        }
        // Reported before it is saved, because it may reach the disk without a later report.
        let mark = mark(&sitting);
        eprintln!("doing {mark}");
        store.save(Kept::Game, sitting.saved());
        store.save(Kept::Tally, sitting.saved_tally());
        store.settle();
        eprintln!("done {mark}");
    }
}

#[test]
fn a_game_killed_at_a_hundred_moments_goes_on_with_the_last_finished_action() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut finished = 0;
    // A busy machine may need more rounds before enough actions are finished.
    for round in 0..1000_u64 {
        if round >= 100 && finished > 100 {
            break;
        }
        let told = killed_after("player", folder.path(), Duration::from_millis(12 + round * 13 % 45));
        let marks = |word: &str| -> Vec<String> {
            told.lines().filter_map(|line| line.strip_prefix(word)).map(str::to_owned).collect()
        };
        let (doing, done) = (marks("doing "), marks("done "));
        finished += done.len();
        let mut store = Store::open(Some(folder.path().to_owned()));
        let found = store.load_checked(Kept::Game, Saved::load);
        assert_eq!(store.take_notices(), [], "no file was damaged");
        if let Some(last) = done.last() {
            let found = Some(mark(&found.expect("the game was saved")));
            assert!(
                [Some(last), doing.last()].contains(&found.as_ref()),
                "round {round} lost its last finished action"
            );
        }
    }
    assert!(finished > 100, "only {finished} actions were finished at all");
}

/// A child that passes the screen between three people and a Nestor, and saves after each step as
/// the window does.
#[test]
#[ignore = "a program that is killed, and not a test"]
fn passer() {
    let folder = child_of();
    let mut store = behind(folder);
    let rules = Preset::Muggins.rules(4).expect("four can play it");
    let guest = |name: &str| Sitter::Person(Person::Guest(name.into()));
    let sitters = [guest("Ann"), guest("Ben"), Sitter::Nestor(Level::Beginner), guest("Cleo")];
    let sitting = store.load_checked(Kept::Game, Saved::load).unwrap_or_else(|| {
        Sitting::new(rules, Seating::new(&sitters).expect("people"), None).expect("a named game can be played").0
    });
    let habits = TableHabits { auto_ok: true, ..TableHabits::default() };
    let mut at = Table::of(sitting, Vec::new(), 0, Habits { table: habits, ..Habits::default() });
    // The Nestor takes the first move that he sees.
    at.jobs = picking(|moves| moves.nth(0));
    loop {
        at.now += Duration::from_secs(1);
        let view = at.game.view();
        let mark = mark(&at.sitting());
        eprintln!("doing {mark} {}", if view.hides_the_hand() { "covered" } else { "open" });
        store.save(Kept::Game, at.authority.files().saved());
        store.settle();
        eprintln!("done {mark}");
        let play = view.hand().iter().find_map(|bone| Some((bone, *view.fits(bone).first()?)));
        let input = match (view.waiting, play) {
            (Waiting::You { .. }, Some((bone, end))) => Input::Put(bone, end),
            _ => Input::Press,
        };
        at.step_and_think(input);
    }
}

#[test]
fn killed_at_two_hundred_points_of_passing_the_screen_a_game_comes_back_covered_and_whole() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let (mut covered, mut open) = (0, 0);
    // A busy machine may need more rounds before enough children have come far enough.
    for round in 0..1000_u64 {
        if round >= 200 && covered > 50 && open > 50 {
            break;
        }
        let told = killed_after("passer", folder.path(), Duration::from_millis(12 + round * 13 % 45));
        let marks = |word: &str| -> Vec<String> {
            let told = told.lines().filter_map(|line| line.strip_prefix(word));
            told.filter_map(|mark| mark.split(' ').next()).map(str::to_owned).collect()
        };
        let (doing, done) = (marks("doing "), marks("done "));
        let Some(last) = done.last() else { continue };
        let last_state = told.lines().rfind(|line| line.starts_with("doing ")).unwrap_or_default();
        if last_state.ends_with("covered") {
            covered += 1;
        } else {
            open += 1;
        }
        let mut store = Store::open(Some(folder.path().to_owned()));
        let found = store.load_checked(Kept::Game, Saved::load).expect("the game was saved");
        assert_eq!(store.take_notices(), [], "no file was damaged");
        let found_mark = mark(&found);
        assert!([Some(last), doing.last()].contains(&Some(&found_mark)), "round {round} lost its last step");
        let view = Table::of(found, Vec::new(), 0, Habits::default()).game.view().clone();
        if view.seen.phase() == Phase::Playing {
            let known = |event: &Event| matches!(event, Event::Drew { bone: Some(_), .. });
            assert!(view.hides_the_hand() && view.hand().is_empty(), "round {round}");
            assert!(view.since.iter().all(|event| !known(event)), "round {round}: {:?}", view.since);
        }
    }
    assert!(covered > 50 && open > 50, "{covered} were killed while the hand was covered, {open} while it was open");
}
