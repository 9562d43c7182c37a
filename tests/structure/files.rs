//! Every file of the package: what it says first, and what is never put off.

use crate::sources::{files, read, root};

#[test]
fn every_file_opens_by_saying_what_it_is_for() {
    let all = every_file();
    assert!(all.len() > 20);
    for (path, text) in all {
        let first = text.lines().next().unwrap_or_default();
        assert!(first.starts_with("//! ") && first.len() > 20, "{path} opens with “{first}”");
    }
}

#[test]
fn nothing_is_put_off() {
    // Clippy refuses what is not implemented and a test that is ignored without a reason.
    let marks = [["TO", "DO"], ["FIX", "ME"]].map(|mark| mark.concat());
    for (path, text) in every_file() {
        let found = marks.iter().find(|mark| text.contains(mark.as_str()));
        assert_eq!(found, None, "{path}");
    }
}

/// Every Rust file of the package, with its text.
fn every_file() -> Vec<(String, String)> {
    let folders = ["src", "crates", "tests", "examples", "fuzz", "benches"];
    let all = folders.into_iter().flat_map(|folder| files(&root().join(folder)));
    all.map(|path| {
        (path.strip_prefix(root()).expect("a file of the package").to_string_lossy().into_owned(), read(&path))
    })
    .collect()
}
