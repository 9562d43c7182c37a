//! Nestor, the player at a seat and a screen at a table elsewhere cannot look: files that try it are planted in their
//! crates, and the compiler refuses them. Beside each stands the same file without the try, which compiles.

use crate::sources::root;
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What only a table may name, in words of a crate that stands on one seat's knowledge.
const NAMES: &str = "
use crate::sight::GameState;
use crate::sight::world::set_up;
use electrum_dominoes_engine::Deal;
use electrum_dominoes_engine::state::GameState as State;
use electrum_dominoes_table::record::Session;
";

/// The crates on one seat's knowledge, with what they could ask of what they hold.
const HONEST: [(&str, &str, &str); 3] = [
    (
        "nestor",
        "
use crate::sight::{Observation, World};
fn peeks(world: &World, seen: &Observation) {
    let _ = world.set_up(seen);
    let _ = world.0;
    let _ = seen.reveal();
}
",
        "
use crate::sight::{Observation, World};
pub fn looks(world: &World, seen: &Observation) -> (World, crate::sight::Bones) {
    (world.clone(), seen.hand())
}
",
    ),
    (
        "seat",
        "
use crate::View;
fn peeks(view: &View) {
    let _ = view.seen.reveal();
    let _ = view.seen.boneyard;
    let _ = view.table();
}
",
        "
use crate::View;
pub fn looks(view: &View) -> crate::sight::Bones {
    view.seen.hand()
}
",
    ),
    (
        "client",
        "
use crate::book::{Notebook, Session};
fn peeks(notes: &Notebook) {
    let _ = notes.session;
    let _ = notes.last_seen().map(|seen| seen.reveal());
}
",
        "
use crate::book::Notebook;
pub fn looks(notes: &Notebook) -> Option<crate::sight::Bones> {
    notes.last_seen().map(|seen| seen.hand())
}
",
    ),
];

/// A copy of the workspace without the window, in which one crate has a file more.
struct Copy {
    folder: PathBuf,
}

impl Copy {
    fn new() -> Copy {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("leaks");
        let _ = fs::remove_dir_all(folder.join("crates"));
        fs::create_dir_all(folder.join("crates")).expect("a folder");
        let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("the manifest");
        let of_workspace = manifest.split("\n[package]").next().expect("the workspace stands first");
        fs::write(folder.join("Cargo.toml"), format!("{of_workspace}\n{}", lints(&manifest))).expect("a manifest");
        fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock")).expect("the lock file");
        for name in ["engine", "sight", "table", "book"] {
            symlink(root().join("crates").join(name), folder.join("crates").join(name)).expect("a link");
        }
        for (name, ..) in HONEST {
            let (from, to) = (root().join("crates").join(name), folder.join("crates").join(name));
            fs::create_dir_all(to.join("src")).expect("a folder");
            link_all(&from, &to, "src");
            link_all(&from.join("src"), &to.join("src"), "lib.rs");
        }
        let copy = Copy { folder };
        for (name, ..) in HONEST {
            copy.plant(name, "");
        }
        copy
    }

    /// Plants a file in a crate, in place of the one before.
    fn plant(&self, name: &str, planted: &str) {
        let front = fs::read_to_string(root().join("crates").join(name).join("src/lib.rs")).expect("the front");
        let src = self.folder.join("crates").join(name).join("src");
        for (file, text) in [("lib.rs", format!("{front}\nmod planted;\n")), ("planted.rs", planted.to_owned())] {
            fs::write(src.join(file), text).expect("a file");
        }
    }

    /// How often the compiler gives each error for a file that is planted in a crate.
    fn errors(&self, name: &str, planted: &str) -> BTreeMap<String, usize> {
        self.plant(name, planted);
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["check", "--offline", "--quiet", "--message-format=short", "--package"]);
        cargo.arg(format!("electrum-dominoes-{name}")).current_dir(&self.folder).env("CARGO_TARGET_DIR", "target");
        let output = cargo.output().expect("cargo runs");
        self.plant(name, "");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let mut errors = BTreeMap::new();
        for line in said.lines().filter(|line| line.contains("planted.rs")) {
            if let Some((_, rest)) = line.split_once(": error[") {
                *errors.entry(rest.split(']').next().unwrap_or_default().to_owned()).or_default() += 1;
            }
        }
        assert_eq!(output.status.success(), errors.is_empty(), "{said}");
        errors
    }
}

/// The lints of the workspace, which its members name.
fn lints(manifest: &str) -> String {
    let from = manifest.find("[workspace.lints.rust]").expect("the lints of the workspace");
    manifest[from..].to_owned()
}

/// Links everything in a folder into another, but for one name.
fn link_all(from: &Path, to: &Path, other_than: &str) {
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        if entry.file_name() != other_than {
            symlink(entry.path(), to.join(entry.file_name())).expect("a link");
        }
    }
}

#[test]
fn whoever_knows_one_seat_alone_cannot_name_or_reach_a_hidden_bone() {
    let copy = Copy::new();
    for (name, peeks, looks) in HONEST {
        assert_eq!(copy.errors(name, looks), BTreeMap::new(), "{name} does not compile as it is");
        for (planted, all, codes) in
            [(NAMES, 5, ["E0432", "E0433", "", ""]), (peeks, 3, ["E0432", "E0599", "E0609", "E0616"])]
        {
            let found = copy.errors(name, planted);
            let are_theirs = found.keys().all(|code| codes.contains(&code.as_str()));
            assert!(are_theirs && found.values().sum::<usize>() == all, "{name} reaches what it must not: {found:?}");
        }
    }
}
