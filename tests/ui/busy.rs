//! The window goes on while the disk is busy: files are opened, saved and exchanged in the
//! background.

use crate::window::screens::Screens as _;
use crate::window::{
    Window,
    files::{click, finish, games, has, keys, phase, program_behind, type_in},
    press,
};
use egui::{Key, Modifiers};
use electrum_dominoes::{engine::state::Phase, store::Memory};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::{sync::Arc, thread, time::Duration};

/// The longest that a test waits for the background, in steps of 10 ms.
const LONG: u32 = 1_000;

/// A disk that can be busy, which delays every change.
#[derive(Clone, Default)]
struct Disk(Arc<AtomicBool>);

impl Disk {
    fn busy(&self, busy: bool) {
        self.0.store(busy, Relaxed);
    }

    /// Opens the program with files on this disk.
    fn program(&self) -> Window {
        let disk = self.clone();
        let files = Memory::default().guarded(move |_| {
            while disk.0.load(Relaxed) {
                thread::sleep(Duration::from_millis(1));
            }
            Ok(())
        });
        program_behind(&files, 4711, 30)
    }
}

/// Lets frames pass until this holds.
fn until(window: &mut Window, holds: impl Fn(&Window) -> bool) {
    let held = (0..LONG).any(|_| {
        window.run_steps(1);
        thread::sleep(Duration::from_millis(10));
        holds(window)
    });
    assert!(held, "it takes too long");
    window.run();
}

/// Adds a player called Ben, and presses Play while the disk is busy.
fn change_to_ben(window: &mut Window, disk: &Disk) {
    keys(window, Key::P);
    type_in(window, "Name", "Ben");
    click(window, "Add");
    until(window, |window| window.state().players().list().len() == 2);
    disk.busy(true);
    click(window, "Play");
}

#[test]
fn the_window_goes_on_while_another_player_sits_down() {
    let disk = Disk::default();
    let mut window = disk.program();
    change_to_ben(&mut window, &disk);
    window.run_steps(20);
    assert_eq!(window.state().players().name(), "", "the files of the first player are still being written");
    keys(&mut window, Key::N);
    assert!(!has(&window, "Cancel"), "meanwhile nothing can be done at the table");
    disk.busy(false);
    until(&mut window, |window| window.state().players().name() == "Ben");
}

#[test]
fn closing_waits_for_a_player_who_sits_down() {
    let disk = Disk::default();
    let mut window = disk.program();
    change_to_ben(&mut window, &disk);
    let later = thread::spawn(move || {
        thread::sleep(Duration::from_millis(100));
        disk.busy(false);
    });
    eframe::App::on_exit(window.state_mut(), None);
    assert_eq!(window.state().players().name(), "Ben");
    later.join().expect("the disk is free again");
}

#[test]
fn a_player_is_renamed_and_deleted_while_the_window_goes_on() {
    let disk = Disk::default();
    let mut window = disk.program();
    change_to_ben(&mut window, &disk);
    disk.busy(false);
    until(&mut window, |window| window.state().players().name() == "Ben");
    window.key_press(Key::Escape);
    window.run();
    keys(&mut window, Key::P);
    disk.busy(true);
    click(&mut window, "Delete…");
    click(&mut window, "Delete");
    window.run_steps(20);
    assert_eq!(window.state().players().list().len(), 2);
    disk.busy(false);
    until(&mut window, |window| window.state().players().list().len() == 1);
    assert_eq!((window.state().players().name(), window.state().players().deleted()), ("", 1));
    until(&mut window, |window| has(window, "Bring back"));
}

#[test]
fn files_go_and_come_in_the_background() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let mut window = Disk::default().program();
    finish(&mut window);
    let choose = |window: &mut Window, held: Modifiers, key: Key, name: &str| {
        window.key_press_modifiers(held, key);
        until(window, |window| has(window, "Path of the file"));
        type_in(window, "Path of the file", &path(name));
        click(window, "OK");
    };
    let both = Modifiers::COMMAND | Modifiers::SHIFT;
    for (held, key, name) in [(Modifiers::COMMAND, Key::S, "a.domino"), (both, Key::S, "b.dominoes")] {
        choose(&mut window, held, key, name);
        until(&mut window, |window| has(window, "Saved as"));
        click(&mut window, "OK");
    }
    choose(&mut window, both, Key::O, "b.dominoes");
    until(&mut window, |window| has(window, "already here and stays as it is"));
    click(&mut window, "OK");
    assert_eq!((games(&window), phase(&window)), (1, Phase::GameOver));
    press(&mut window);
    choose(&mut window, Modifiers::COMMAND, Key::O, "a.domino");
    until(&mut window, |window| window.state().stage().looks_through());
}
