//! The table of languages, `assets/lang/languages`. `packaging/describe` writes what stands in other
//! files from it.

use std::{fs, path::Path};

/// The tag of every language and its name in English. English is the first.
pub(crate) fn names() -> Vec<(String, String)> {
    let table = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lang/languages");
    let table = fs::read_to_string(table).expect("the table of languages");
    let mut names: Vec<(String, String)> = Vec::new();
    for line in table.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        match (line.strip_prefix("  name "), names.last_mut()) {
            (Some(name), Some(last)) => name.trim().clone_into(&mut last.1),
            _ if line.starts_with(' ') => {}
            _ => names.push((line.to_owned(), String::new())),
        }
    }
    names
}

#[test]
fn every_language_of_the_table_has_its_file_and_the_other_way_round() {
    let files = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lang"));
    let names_of_files = files.expect("the folder of languages").map(|file| file.expect("a file").file_name());
    let mut tags: Vec<String> = names_of_files
        .filter_map(|name| Some(name.into_string().expect("a name").strip_suffix(".ftl")?.to_owned()))
        .collect();
    let mut listed: Vec<String> = names().into_iter().map(|(tag, _)| tag).collect();
    assert_eq!(listed[0], "en", "the others fall back on it");
    tags.sort_unstable();
    listed.sort_unstable();
    assert_eq!(listed, tags);
}
