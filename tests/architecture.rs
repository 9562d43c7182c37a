//! The house rules of the sources: which room may use which, and that every file says what it is for.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A room of the house: the files in a folder, what they may use of the other rooms and of other people's packages, and words they may not use at all.
struct Room {
    folder: &'static str,
    rooms: &'static [&'static str],
    packages: &'static [&'static str],
    forbidden: &'static [&'static str],
}

const ROOMS: &[Room] = &[
    // The rules know nothing but themselves: no files, no clock, no randomness but that of a deal.
    Room {
        folder: "engine",
        rooms: &["engine"],
        packages: &["serde", "arrayvec", "rand_chacha", "rand_core"],
        forbidden: &["std::fs", "std::io", "std::env", "std::net", "std::time", "std::thread", "println!", "unsafe"],
    },
    // Nestor sees what a seat may see. A state, a deal or what is revealed of one never comes into his hands.
    Room {
        folder: "nestor",
        rooms: &["engine", "nestor"],
        packages: &["rand", "serde", "arrayvec", "libm"],
        forbidden: &[
            "GameState",
            "reveal",
            "Revealed",
            "Deal",
            "Session",
            "std::fs",
            "std::env",
            "std::net",
            "std::time",
        ],
    },
    // Where a bone lies follows from what was played, and from nothing else.
    Room {
        folder: "place",
        rooms: &["engine", "place"],
        packages: &["arrayvec"],
        forbidden: &["std::fs", "std::io", "std::env", "std::net", "std::time", "std::thread", "println!"],
    },
    Room {
        folder: "session",
        // Of Nestor only his levels: the tally counts by them.
        rooms: &["engine", "nestor", "session"],
        packages: &["rand", "serde", "ron", "arrayvec"],
        forbidden: &["std::fs", "std::env", "std::net"],
    },
    // The only room that touches files.
    Room {
        folder: "store",
        // Of Nestor only his levels: how strong he plays is a setting.
        rooms: &["engine", "nestor", "session", "store"],
        packages: &["serde", "ron", "directories"],
        forbidden: &["std::net"],
    },
    Room {
        folder: "ui",
        rooms: &["engine", "nestor", "session", "store", "ui"],
        // `egui` is a part of eframe; the thread on which Nestor thinks has his chance from `rand_chacha`.
        packages: &[
            "eframe",
            "egui",
            "fluent_bundle",
            "unic_langid",
            "sys_locale",
            "rand",
            "rand_chacha",
            "serde",
            "ron",
            "arrayvec",
        ],
        forbidden: &["std::fs", "std::net"],
    },
];

/// The only file of the engine that may use randomness.
const CHANCE: &str = "engine/deal.rs";

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every Rust file under a folder of the package.
fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut found = Vec::new();
    for path in entries.map(|entry| entry.expect("a folder that can be read").path()) {
        if path.is_dir() && path.file_name().is_some_and(|name| name != "target") {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The code of a file: no comments, and nothing of its own tests. A file of nothing but tests, which is declared at the end of another, has none.
fn code(path: &Path) -> String {
    if path.ends_with("tests.rs") {
        return String::new();
    }
    let text = read(path);
    let own = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = own.lines().map(|line| line.find("//").map_or(line, |comment| &line[..comment]));
    lines.collect::<Vec<_>>().join("\n")
}

/// The names that stand before `::` at the start of a path, or alone after `use`.
fn path_roots(code: &str) -> BTreeSet<String> {
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let bytes = code.as_bytes();
    let mut roots = BTreeSet::new();
    for (at, _) in code.match_indices("::") {
        let start = bytes[..at].iter().rposition(|&byte| !is_name(byte)).map_or(0, |before| before + 1);
        if !code[..start].ends_with("::") {
            roots.insert(code[start..at].to_owned());
        }
    }
    let uses = code.lines().filter_map(|line| line.trim().strip_prefix("use "));
    roots.extend(uses.map(|path| {
        path.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or_default().to_owned()
    }));
    roots
}

/// The rooms that a file names after `crate::`, one or several in braces.
fn rooms_used(code: &str) -> BTreeSet<String> {
    let names = code.split("crate::").skip(1).flat_map(|rest| match rest.strip_prefix('{') {
        None => vec![rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or_default()],
        Some(group) => {
            members(group).into_iter().map(|part| part.trim().split("::").next().unwrap_or_default()).collect()
        }
    });
    names.filter(|name| name.starts_with(|c: char| c.is_ascii_lowercase())).map(str::to_owned).collect()
}

/// The members of a group in braces, up to the brace that closes it; a group within it belongs to the member before it.
fn members(group: &str) -> Vec<&str> {
    let (mut members, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, sign) in group.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' if depth == 0 => {
                members.push(&group[start..at]);
                break;
            }
            '}' => depth -= 1,
            ',' if depth == 0 => {
                members.push(&group[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    members
}

/// The packages that Cargo.toml lets the program use, as the sources name them.
fn packages() -> BTreeSet<String> {
    let manifest = read(&root().join("Cargo.toml"));
    let dependencies = manifest.split("[dependencies]").nth(1).expect("a list of dependencies");
    let lines = dependencies.lines().take_while(|line| !line.starts_with('['));
    let names = lines.filter_map(|line| line.split_once(" = ")).filter(|(name, _)| !name.starts_with('#'));
    let names: BTreeSet<String> = names.map(|(name, _)| name.trim().replace('-', "_")).collect();
    assert!(names.contains("serde") && names.contains("eframe"), "{names:?}");
    // These come with one of the others.
    names.into_iter().chain(["rand_core", "egui", "winit"].map(str::to_owned)).collect()
}

fn has_word(code: &str, word: &str) -> bool {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(word)
        .any(|(at, _)| !code[..at].ends_with(is_name) && !code[at + word.len()..].starts_with(is_name))
}

#[test]
fn every_room_uses_only_what_it_may() {
    let packages = packages();
    let mut wrong = Vec::new();
    for room in ROOMS {
        for path in files(&root().join("src").join(room.folder)) {
            let (code, name) = (code(&path), path.display());
            let roots = path_roots(&code);
            let used = rooms_used(&code);
            wrong.extend(
                used.iter()
                    .filter(|used| !room.rooms.contains(&used.as_str()))
                    .map(|used| format!("{name} uses crate::{used}")),
            );
            let foreign =
                roots.iter().filter(|root| packages.contains(*root) && !room.packages.contains(&root.as_str()));
            wrong.extend(foreign.map(|package| format!("{name} uses the package {package}")));
            wrong.extend(
                room.forbidden.iter().filter(|word| has_word(&code, word)).map(|word| format!("{name} says {word}")),
            );
            let chance = roots.iter().any(|root| root.starts_with("rand"));
            if room.folder == "engine" && chance && !path.ends_with(CHANCE) {
                wrong.push(format!("{name} uses randomness"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_rooms_are_where_this_test_looks_for_them() {
    for folder in ["engine", "nestor", "session", "ui"] {
        assert!(!files(&root().join("src").join(folder)).is_empty(), "src/{folder} is gone");
    }
    assert!(root().join("src").join(CHANCE).exists());
    let declared = read(&root().join("src/lib.rs"));
    let rooms =
        declared.lines().filter_map(|line| line.strip_prefix("pub mod ")).map(|name| name.trim_end_matches(';'));
    let unknown: Vec<&str> = rooms.filter(|name| ROOMS.iter().all(|room| room.folder != *name)).collect();
    assert!(unknown.is_empty(), "the house has rooms that this test does not know: {unknown:?}");
}

#[test]
fn every_file_opens_by_saying_what_it_is_for() {
    let all: Vec<PathBuf> =
        ["src", "tests", "examples", "fuzz"].iter().flat_map(|folder| files(&root().join(folder))).collect();
    assert!(all.len() > 20);
    for path in all {
        let text = read(&path);
        let first = text.lines().next().unwrap_or_default();
        assert!(first.starts_with("//! ") && first.len() > 20, "{} opens with “{first}”", path.display());
    }
}

#[test]
fn this_test_would_see_what_it_forbids() {
    let code = "use crate::session::Session;\nlet state: engine::GameState = std::fs::read(x);\nuse rand;\nuse crate::{engine::bone, store};";
    assert_eq!(rooms_used(code).into_iter().collect::<Vec<_>>(), ["engine", "session", "store"]);
    let nested =
        "use crate::{\n    engine::{\n        bone::{Bone, Bones},\n        table,\n    },\n    store::Store,\n};";
    assert_eq!(rooms_used(nested).into_iter().collect::<Vec<_>>(), ["engine", "store"]);
    assert!(path_roots(code).contains("rand") && path_roots(code).contains("std"));
    assert!(has_word(code, "GameState") && has_word(code, "std::fs") && !has_word(code, "State"));
}
