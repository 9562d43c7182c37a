//! What a player keeps when the program is killed while it saves.
//!
//! These stand apart from the other tests of files: a program that is just being started holds the locks of the one that
//! starts it for a moment, and another test would find its folder taken.
#![cfg(feature = "window")]

use std::{
    path::Path,
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use electrum_dominoes::store::{Kept, Store};

/// The child of the next test: saves as fast as it can until it is killed.
#[test]
fn saver() {
    let Some(folder) = std::env::var_os("ELECTRUM_TEST_SAVER") else { return };
    let mut store = Store::open(Some(Path::new(&folder).to_owned()));
    for number in 0_u64.. {
        store.save(Kept::Game, &(number, vec![number; 200]));
        // Told on the error stream only after it is saved: the parent holds the child to it.
        eprintln!("saved {number}");
    }
}

#[test]
fn killed_at_any_moment_nothing_that_was_saved_is_lost() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let program = std::env::current_exe().expect("a test knows its own program");
    for round in 0..25_u64 {
        let child = Command::new(&program)
            .args(["saver", "--exact", "--nocapture"])
            .env("ELECTRUM_TEST_SAVER", folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn();
        let mut child = child.expect("the test can be started again");
        thread::sleep(Duration::from_millis(15 + round * 7 % 40));
        child.kill().expect("the child is ours");
        let output = child.wait_with_output().expect("the child is ours");
        let told = String::from_utf8_lossy(&output.stderr);
        let last = told.lines().filter_map(|line| line.strip_prefix("saved ")?.parse::<u64>().ok()).next_back();
        let mut store = Store::open(Some(folder.path().to_owned()));
        assert!(store.saves(), "the lock died with the program");
        let found = store.load_checked(Kept::Game, |(number, copies): (u64, Vec<u64>)| {
            copies.iter().all(|copy| *copy == number).then_some(number)
        });
        assert_eq!(store.take_notices(), [], "no file was damaged");
        if let Some(last) = last {
            assert!(found.is_some_and(|found| found >= last), "{last} was saved, {found:?} found");
        }
    }
}
