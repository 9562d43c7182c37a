//! A desktop on which programs make no sounds silences the game.

use electrum_dominoes::host::wants_silence;
use std::env;
use std::fs;
use std::process::Command;

/// What the desktop is expected to want, in a program that runs with settings of its own.
const EXPECTED: &str = "ELECTRUM_TEST_SILENCE";

#[test]
#[ignore = "a program with settings of its own, and not a test"]
fn child() {
    assert_eq!(wants_silence().to_string(), env::var(EXPECTED).expect("only the test starts it"));
}

#[test]
fn only_a_desktop_without_sounds_silences_the_game() {
    for (settings, silent) in [
        (&[("gtk-3.0", "[Settings]\ngtk-enable-event-sounds=0\n")][..], true),
        (&[("gtk-4.0", "[Settings]\ngtk-enable-event-sounds = false\n")], true),
        (&[("gtk-4.0", "gtk-enable-event-sounds=1"), ("gtk-3.0", "gtk-enable-event-sounds=0")], false),
        (&[("gtk-4.0", "gtk-theme-name=Breeze"), ("gtk-3.0", "gtk-enable-event-sounds=0")], true),
        (&[("gtk-4.0", "gtk-theme-name=Breeze")], false),
        (&[], false),
    ] {
        let folder = tempfile::tempdir().expect("a folder for the test");
        for (version, text) in settings {
            fs::create_dir(folder.path().join(version)).expect("the folder can be written");
            fs::write(folder.path().join(version).join("settings.ini"), text).expect("the folder can be written");
        }
        // The settings are where this variable says, so this program asks another that is like it.
        let asked = Command::new(env::current_exe().expect("this program has a path"))
            .args(["--exact", "--ignored", "silence::child"])
            .env("XDG_CONFIG_HOME", folder.path())
            .env(EXPECTED, silent.to_string())
            .output()
            .expect("it can be started");
        let told = String::from_utf8_lossy(&asked.stdout);
        assert!(asked.status.success() && told.contains("1 passed"), "{settings:?}: {told}");
    }
}
