//! The install script for Linux, run in temporary home folders. It touches only files that it
//! installed.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

/// An unpacked package of a version, and a home.
struct Machine {
    folder: TempDir,
}

impl Machine {
    /// A machine with a package. Its programs are plain text, because they are never started.
    fn new() -> Machine {
        let machine = Machine { folder: tempfile::tempdir().expect("a folder for the test") };
        fs::create_dir(machine.home()).expect("a home");
        machine.unpack("one", &["bin/nestor", "bin/electrum-dominoes", "share/man/man6/nestor.6.gz"]);
        machine
    }

    fn unpack(&self, version: &str, files: &[&str]) {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR"));
        let unpacked = self.folder.path().join(version);
        for file in files {
            write(&unpacked.join(file), &format!("{file} of version {version}\n"));
        }
        let name = "electrum-dominoes";
        for (source, file) in [
            ("packaging/linux/install", "install"),
            ("assets/linux/electrum-dominoes.desktop", &format!("share/applications/{name}.desktop")),
            ("assets/linux/electrum-dominoes.xml", &format!("share/mime/packages/{name}.xml")),
            ("packaging/nestor-table-user.service", "share/systemd/user/nestor-table.service"),
        ] {
            write(&unpacked.join(file), &fs::read_to_string(sources.join(source)).expect("a file of the sources"));
        }
        let runs = fs::Permissions::from_mode(0o755);
        fs::set_permissions(unpacked.join("install"), runs).expect("a script that can be run");
    }

    fn home(&self) -> PathBuf {
        self.folder.path().join("home")
    }

    fn local(&self, file: &str) -> PathBuf {
        self.home().join(".local").join(file)
    }

    fn installer(&self, version: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(self.folder.path().join(version).join("install"));
        command.args(arguments).env("HOME", self.home()).current_dir(self.home());
        command
    }

    /// Runs the script of a version, which must succeed. Returns its standard error.
    fn does(&self, version: &str, arguments: &[&str]) -> String {
        let output = self.installer(version, arguments).output().expect("a script that runs");
        assert!(output.status.success(), "{}", said(&output));
        said(&output)
    }

    /// Runs the script, which must refuse and leave the home unchanged. Returns its message.
    fn refuses(&self, arguments: &[&str], home: Option<&OsStr>) -> String {
        let before = all(self.folder.path());
        let mut command = self.installer("one", arguments);
        match home {
            Some(home) => command.env("HOME", home),
            None => command.env_remove("HOME"),
        };
        let output = command.output().expect("a script that runs");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {}", said(&output));
        assert_eq!(all(self.folder.path()), before, "{arguments:?}");
        let why = said(&output);
        assert!(why.lines().all(|line| line.starts_with("install: ") || line.starts_with("  /")), "{why}");
        why
    }
}

fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, text).expect("a file");
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Everything below a folder, with the content of files.
fn all(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.push((path.clone(), Vec::new()));
            found.extend(all(&path));
        } else {
            found.push((path.clone(), fs::read(&path).unwrap_or_default()));
        }
    }
    found.sort();
    found
}

#[test]
fn an_installation_is_removed_without_a_trace() {
    let machine = Machine::new();
    write(&machine.home().join("letter"), "mine\n");
    let before = all(&machine.home());
    assert_eq!(machine.does("one", &[]), "");
    assert_eq!(fs::read_to_string(machine.local("bin/nestor")).expect("a file"), "bin/nestor of version one\n");
    let entry = fs::read_to_string(machine.local("share/applications/electrum-dominoes.desktop")).expect("an entry");
    let starts = format!("Exec=\"{}\" %u", machine.local("bin/electrum-dominoes").display());
    assert!(entry.lines().any(|line| line == starts), "{entry}");
    let unit = fs::read_to_string(machine.local("share/systemd/user/nestor-table.service")).expect("a unit");
    let starts = format!("ExecStart=\"{}\" table ", machine.local("bin/nestor").display());
    let serves = format!(" --page \"{}\"", machine.local("share/electrum-dominoes/page").display());
    assert!(unit.lines().any(|line| line.starts_with(&starts) && line.ends_with(&serves)), "{unit}");
    assert_eq!(machine.does("one", &["--remove"]), "");
    assert_eq!(all(&machine.home()), before);
}

#[test]
fn the_script_explains_itself_and_changes_nothing() {
    let machine = Machine::new();
    let before = all(machine.folder.path());
    for word in ["--help", "-h"] {
        let output = machine.installer("one", &[word]).output().expect("a script that runs");
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success() && output.stderr.is_empty(), "{}", said(&output));
        assert!(told.starts_with("usage: install ") && told.contains("--prefix FOLDER"), "{told}");
    }
    assert_eq!(all(machine.folder.path()), before);
}

#[test]
fn a_foreign_file_stops_the_installation_before_it_begins() {
    let machine = Machine::new();
    write(&machine.local("bin/nestor"), "#!/bin/sh\necho another nestor\n");
    let why = machine.refuses(&[], Some(machine.home().as_os_str()));
    assert!(why.contains("/.local/bin/nestor\n") && why.contains("nothing was changed"), "{why}");
    // Nothing was installed here, so nothing can be removed.
    machine.refuses(&["--remove"], Some(machine.home().as_os_str()));
    // A link is not an installed file, wherever it leads.
    fs::remove_file(machine.local("bin/nestor")).expect("it was there");
    symlink(machine.folder.path().join("one/bin/nestor"), machine.local("bin/nestor")).expect("a link");
    machine.refuses(&[], Some(machine.home().as_os_str()));
}

#[test]
fn a_file_that_was_replaced_later_stays_and_is_named() {
    let machine = Machine::new();
    write(&machine.local("bin/other"), "mine\n");
    machine.does("one", &[]);
    write(&machine.local("bin/nestor"), "another nestor\n");
    let why = machine.refuses(&[], Some(machine.home().as_os_str()));
    assert!(why.contains("/.local/bin/nestor\n"), "{why}");
    let why = machine.does("one", &["--remove"]);
    assert!(why.contains("not removed") && why.contains("/.local/bin/nestor"), "{why}");
    let left = all(&machine.home()).into_iter().filter(|(path, _)| path.is_file());
    let left: Vec<PathBuf> = left.map(|(path, _)| path).collect();
    assert_eq!(left, [machine.local("bin/nestor"), machine.local("bin/other")]);
}

#[test]
fn a_newer_version_replaces_an_older_one_and_either_removes_it() {
    let machine = Machine::new();
    machine.does("one", &[]);
    machine.unpack("two", &["bin/nestor", "bin/electrum-dominoes", "share/doc/electrum-dominoes/news"]);
    assert_eq!(machine.does("two", &[]), "");
    assert_eq!(fs::read_to_string(machine.local("bin/nestor")).expect("a file"), "bin/nestor of version two\n");
    assert!(!machine.local("share/man/man6/nestor.6.gz").exists(), "the new version has no such file");
    assert_eq!(machine.does("one", &["--remove"]), "");
    assert_eq!(all(&machine.home()), []);
}

#[test]
fn folders_and_caches_that_were_there_before_stay() {
    let machine = Machine::new();
    fs::create_dir_all(machine.local("bin")).expect("a folder");
    write(&machine.local("share/applications/mimeinfo.cache"), "[MIME Cache]\n");
    let before = all(&machine.home());
    machine.does("one", &[]);
    machine.does("one", &["--remove"]);
    assert_eq!(all(&machine.home()), before);
}

#[test]
fn an_interrupted_installation_can_be_repeated() {
    let machine = Machine::new();
    machine.does("one", &[]);
    machine.unpack("two", &["bin/nestor", "bin/electrum-dominoes"]);
    // A folder blocks the second step of installing this file.
    let way = machine.local("share/mime/packages/electrum-dominoes.xml.installing");
    fs::create_dir_all(way.join("electrum-dominoes.xml")).expect("a folder");
    let cut = machine.installer("two", &[]).output().expect("a script that runs");
    assert!(!cut.status.success(), "{}", said(&cut));
    assert_eq!(fs::read_to_string(machine.local("bin/nestor")).expect("a file"), "bin/nestor of version two\n");
    fs::remove_dir_all(way).expect("it was there");
    assert_eq!(machine.does("two", &[]), "");
    assert_eq!(machine.does("two", &["--remove"]), "");
    assert_eq!(all(&machine.home()), []);
}

#[test]
fn a_folder_that_makes_no_sense_is_refused_with_a_message() {
    let machine = Machine::new();
    let home = machine.home();
    let home = Some(home.as_os_str());
    let here = machine.folder.path().join("one").display().to_string();
    write(&machine.home().join("letter"), "mine\n");
    for (arguments, why) in [
        (&["--prefix="][..], "--prefix needs the name of a folder"),
        (&["--prefix", ""], "--prefix needs the name of a folder"),
        (&["--prefix"], "--prefix needs the name of a folder"),
        (&["--prefix", "--remove"], "--prefix needs the name of a folder"),
        (&["--prefix=--remove"], "--prefix needs the name of a folder"),
        (&["--prefix", "/"], "below /"),
        (&["--prefix", "a\nb"], "line breaks"),
        (&["--prefix", "a\tb"], "line breaks"),
        (&["--prefix", "50%"], "none of"),
        (&["--prefix", "letter"], "not a folder"),
        (&["--prefix", &here], "where they lie"),
        (&["--remove"], "nothing that this script installed"),
        (&["--what"], "usage"),
    ] {
        let said = machine.refuses(arguments, home);
        assert!(said.contains(why), "{arguments:?}: {said}");
    }
    for (home, why) in [
        (None, "HOME is not set"),
        (Some(""), "HOME is not set"),
        (Some("home"), "not a whole path"),
        (Some("/tmp/a\nb"), "line breaks"),
        (Some("/tmp/ends with one\n"), "line breaks"),
    ] {
        let said = machine.refuses(&[], home.map(OsStr::new));
        assert!(said.contains(why), "HOME={home:?}: {said}");
    }
    // Without HOME, a named folder still works.
    let mut without = machine.installer("one", &["--prefix", "some folder/"]);
    assert!(without.env_remove("HOME").output().expect("a script that runs").status.success());
    assert!(machine.home().join("some folder/bin/nestor").exists());
}
