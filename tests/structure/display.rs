//! The window's program on a system without a display.

use std::process::Command;

#[test]
fn without_a_display_the_program_says_what_to_do() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    // No display at all, and displays that nobody serves.
    for (variable, value) in [("HOME", "/"), ("DISPLAY", ":4711"), ("WAYLAND_DISPLAY", "none")] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_electrum-dominoes"));
        for display in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
            command.env_remove(display);
        }
        let output = command.arg("--data-dir").arg(folder.path()).env(variable, value).output().expect("it runs");
        let said = String::from_utf8(output.stderr).expect("text");
        assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(1), &b""[..]), "{variable}: {said}");
        assert!(said.starts_with("electrum-dominoes: There is no display"), "{variable}: {said}");
        assert!(said.contains("set DISPLAY or WAYLAND_DISPLAY") && said.contains("nestor"), "{variable}: {said}");
        assert_eq!(said.lines().count(), 1, "{variable}: {said}");
    }
}
