//! The documents agree with the project: links lead to files and headings that exist, and commands
//! name things that exist.

use electrum_dominoes::engine::rules::Preset;
use std::fs;
use std::path::{Path, PathBuf};

/// The documents for people, in the top folder and in docs.
fn documents() -> Vec<PathBuf> {
    let in_folder = |folder: &str| {
        let entries = fs::read_dir(folder).expect("the tests run at the top of the project");
        entries
            .map(|entry| entry.expect("an entry").path())
            .filter(|path| path.extension().is_some_and(|end| end == "md"))
    };
    let mut found: Vec<PathBuf> = in_folder(".").chain(in_folder("docs")).collect();
    found.sort();
    found
}

/// The lines outside code blocks.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut code = false;
    text.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        code ^= fence;
        !fence && !code
    })
}

/// The rows of the table whose first column has this heading, as cells.
pub(crate) fn rows(text: &str, head: &str) -> Vec<Vec<String>> {
    let cells = |line: &str| -> Vec<String> {
        line.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    let from_head = text.lines().skip_while(|line| !line.starts_with('|') || cells(line)[0] != head);
    from_head.take_while(|line| line.starts_with('|')).skip(2).map(cells).collect()
}

/// The targets of the links in a document.
fn links(text: &str) -> Vec<&str> {
    let after = prose(text).flat_map(|line| line.split("](").skip(1));
    after.filter_map(|rest| rest.split_once(')')).map(|(target, _)| target).collect()
}

/// The anchors of a document's headings.
fn anchors(text: &str) -> Vec<String> {
    let headings = prose(text).filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim());
    let kept = |c: char| c.is_alphanumeric() || c == '-' || c == '_' || c == ' ';
    headings
        .map(|heading| heading.to_lowercase().chars().filter(|&c| kept(c)).collect::<String>().replace(' ', "-"))
        .collect()
}

/// What is wrong with a link, if anything.
fn fault(document: &Path, text: &str, link: &str) -> Option<String> {
    if link.contains("://") || link.starts_with("mailto:") {
        return None;
    }
    let (file, anchor) = link.split_once('#').map_or((link, None), |(file, anchor)| (file, Some(anchor)));
    let path = if file.is_empty() { document.to_path_buf() } else { document.parent()?.join(file) };
    if !path.exists() {
        return Some(format!("{}: there is no {link}", document.display()));
    }
    let anchor = anchor?;
    let found = if file.is_empty() { text.to_owned() } else { fs::read_to_string(&path).ok()? };
    let known = anchors(&found).iter().any(|known| known == anchor);
    (!known).then(|| format!("{}: {link} has no such heading", document.display()))
}

#[test]
fn every_link_leads_somewhere() {
    let (mut faults, mut followed) = (Vec::new(), 0);
    for document in documents() {
        let text = fs::read_to_string(&document).expect("a document");
        for link in links(&text) {
            followed += 1;
            faults.extend(fault(&document, &text, link));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(followed > 30, "only {followed} links were found");
}

/// The names in the commands of a document: features, programs, examples, tests and scripts.
fn commands(text: &str) -> Vec<(&str, &str)> {
    let blocks = text.split("```sh").skip(1).map(|rest| rest.split("```").next().unwrap_or_default());
    let lines = blocks.flat_map(str::lines).map(|line| line.split('#').next().unwrap_or_default());
    let lines: Vec<Vec<&str>> = lines.map(|line| line.split_whitespace().collect()).collect();
    let named = lines.iter().flat_map(|words| words.windows(2)).map(|two| (two[0], two[1]));
    named.filter(|(before, _)| ["bash", "--bin", "--example", "--features", "--test"].contains(before)).collect()
}

/// Whether the thing that a command names exists.
fn is_there(manifest: &str, (before, name): (&str, &str)) -> bool {
    match before {
        "bash" => Path::new(name).is_file(),
        "--features" => manifest.contains(&format!("\n{name} = [")),
        "--example" => Path::new("examples").join(name).with_extension("rs").is_file(),
        "--test" => {
            let program = Path::new("tests").join(name);
            program.join("main.rs").is_file() || program.with_extension("rs").is_file()
        }
        _ => manifest.contains(&format!("[[bin]]\nname = \"{name}\"")),
    }
}

#[test]
fn the_commands_in_the_documents_name_things_that_exist() {
    let manifest = fs::read_to_string("Cargo.toml").expect("the tests run at the top of the project");
    let mut tried = 0;
    for document in documents() {
        let text = fs::read_to_string(&document).expect("a document");
        for command in commands(&text) {
            tried += 1;
            assert!(is_there(&manifest, command), "{}: there is no {command:?}", document.display());
        }
    }
    assert!(tried > 5, "only {tried} names were found");
    for wrong in
        [("bash", ".ci/none"), ("--features", "none"), ("--bin", "none"), ("--example", "none"), ("--test", "none")]
    {
        assert!(!is_there(&manifest, wrong), "{wrong:?}");
    }
}

#[test]
fn a_link_that_leads_nowhere_is_found() {
    let (document, text) = (Path::new("README.md"), "# One heading, and `code`\n");
    for good in ["README.md", "docs/console.md#bench", "#one-heading-and-code", "https://example.org/#x"] {
        assert_eq!(fault(document, text, good), None);
    }
    for bad in ["docs/none.md", "docs/console.md#none", "#one-heading"] {
        assert!(fault(document, text, bad).is_some(), "{bad}");
    }
    assert_eq!(links("See [this](a.md) and ![that](b.png).\n```\n[no](c.md)\n```\n"), ["a.md", "b.png"]);
}

/// The rows of a document's table of games: a game's name in text, and the next column.
fn games(document: &str) -> Vec<(String, String)> {
    let text = fs::read_to_string(document).expect("a document");
    let named = |line: &str| {
        let mut cells = line.strip_prefix("| ")?.split(" | ");
        let name = cells.nth(1)?.strip_prefix('`')?.strip_suffix('`')?.to_owned();
        Some((name, cells.next()?.to_owned()))
    };
    text.lines().filter_map(named).collect()
}

#[test]
fn the_tables_of_games_list_every_game_and_its_numbers_of_players() {
    let span = |preset: Preset| match preset.players().into_inner() {
        (one, other) if one == other => one.to_string(),
        (least, most) => format!("{least} to {most}"),
    };
    let named: Vec<_> = Preset::ALL.into_iter().map(|preset| (preset.to_string(), span(preset))).collect();
    assert_eq!(games("README.md"), named);
    let first = |rows: Vec<(String, String)>| rows.into_iter().map(|(name, _)| name).collect::<Vec<_>>();
    assert_eq!(first(games("docs/rules.md")), first(named));
}
