//! The window's program on a system without a display.

use electrum_dominoes::host::{LIBRARIES, ways_to_install};
use std::process::Command;
use std::{fs, path::Path};

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

/// What the program says where these files are no libraries, on a display of this kind.
fn without(files: &[&str], display: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder for the test");
    for file in files {
        // It is looked for by a second name too.
        let (name, _) = file.rsplit_once(".so").expect("a library");
        for file in [file, format!("{name}.so").as_str()] {
            fs::write(folder.path().join(file), "no library").expect("a file for the test");
        }
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_electrum-dominoes"));
    for other in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(other);
    }
    let started = command.arg("--data-dir").arg(folder.path().join("data")).env(display, ":4711");
    let output = started.env("LD_LIBRARY_PATH", folder.path()).output().expect("it runs");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!((output.status.code(), said.lines().count()), (Some(1), 1), "{said}");
    said
}

#[test]
fn a_library_that_is_missing_is_named_with_the_packages_to_install() {
    let said = without(&["libxkbcommon-x11.so.0"], "DISPLAY");
    assert!(said.contains("libxkbcommon-x11.so.0"), "{said}");
    // One command is enough, so it has what opens OpenGL too, which is looked for later.
    for way in [
        "apt install libegl1 libgl1 libxkbcommon-x11-0,",
        "dnf install libglvnd-egl libglvnd-glx libxkbcommon-x11,",
        "pacman -S libglvnd libxkbcommon-x11\n",
    ] {
        assert!(said.contains(way), "{said}");
    }
    let both = without(&["libxkbcommon-x11.so.0", "libxkbcommon.so.0"], "DISPLAY");
    assert!(both.contains("apt install libegl1 libgl1 libxkbcommon-x11-0 libxkbcommon0,"), "{both}");
    for file in ["libwayland-client.so.0", "libwayland-egl.so.1", "libxkbcommon.so.0"] {
        assert!(without(&[file], "WAYLAND_DISPLAY").contains(file), "{file}");
    }
    // What a display of another kind needs is no trouble.
    assert!(without(&["libxkbcommon-x11.so.0"], "WAYLAND_DISPLAY").contains("There is no display"));
}

#[test]
fn the_documents_and_the_packages_name_everything_that_the_window_loads() {
    let read = |file: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        fs::read_to_string(path).expect("a file of the project")
    };
    for way in ways_to_install(LIBRARIES.iter()) {
        assert!(read("README.md").contains(&format!("\n{way}\n")), "README.md does not say: {way}");
    }
    let word = |file: &str, name: &str| read(file).split(|c: char| " `()\n".contains(c)).any(|word| word == name);
    for library in &LIBRARIES {
        let [apt, _, pacman] = library.packages;
        for (file, name) in
            [("CONTRIBUTING.md", apt), ("packaging/lib/deb.sh", apt), ("packaging/aur/PKGBUILD", pacman)]
        {
            assert!(word(file, name), "{file} does not name {name}");
        }
    }
}
