//! The documents agree with the project: links lead to files and headings that exist, commands name
//! things that exist, and tables list what there is.

use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::record::KeptGame;
use electrum_dominoes::ui::words::Message;
use std::fs;
use std::path::{Path, PathBuf};

/// The documents for people.
fn documents() -> Vec<PathBuf> {
    let in_folder = |folder: &str| {
        let entries = fs::read_dir(Path::new(".").join(folder)).expect("the tests run at the top of the project");
        entries
            .map(|entry| entry.expect("an entry").path())
            .filter(|path| path.extension().is_some_and(|end| end == "md"))
    };
    let mut found: Vec<PathBuf> = ["", "docs", "fuzz"].into_iter().flat_map(in_folder).collect();
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

/// The table whose first column has this heading: its headings, and its rows as cells.
pub(crate) fn table(text: &str, head: &str) -> (Vec<String>, Vec<Vec<String>>) {
    let cells = |line: &str| -> Vec<String> {
        line.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    let from_head = text.lines().skip_while(|line| !line.starts_with('|') || cells(line)[0] != head);
    let mut lines = from_head.take_while(|line| line.starts_with('|')).map(cells);
    (lines.next().unwrap_or_default(), lines.skip(1).collect())
}

/// The rows of the table whose first column has this heading, as cells.
pub(crate) fn rows(text: &str, head: &str) -> Vec<Vec<String>> {
    table(text, head).1
}

/// The targets of the links in a document.
fn links(text: &str) -> Vec<&str> {
    // Pictures of one size are written as HTML.
    let after = |mark: &'static str, end: char| {
        let rest = prose(text).flat_map(move |line| line.split(mark).skip(1));
        rest.filter_map(move |rest| rest.split_once(end)).map(|(target, _)| target)
    };
    after("](", ')').chain(after("src=\"", '"')).chain(after("href=\"", '"')).collect()
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

/// The command lines in a document's blocks of shell, without comments, each as words.
fn commands(text: &str) -> Vec<Vec<&str>> {
    let blocks = text.split("```sh").skip(1).map(|rest| rest.split("```").next().unwrap_or_default());
    let lines = blocks.flat_map(str::lines).map(|line| line.split(" #").next().unwrap_or_default());
    let parts = lines.flat_map(|line| line.split(" | ")).flat_map(|line| line.split(" && "));
    let words = parts.map(|part| part.split_whitespace().collect::<Vec<_>>());
    words.filter(|words| words.first().is_some_and(|word| !word.starts_with('#'))).collect()
}

/// Programs of other people.
const OTHERS: [&str; 12] =
    ["apt", "cargo", "cd", "dnf", "gh", "git", "nice", "node", "pacman", "python3", "sh", "sha256sum"];

/// What is wrong with a command, if anything. What `nestor` is told, the tests of the console tool
/// check.
fn wrong(manifest: &str, words: &[&str]) -> Option<String> {
    let mut words = words.iter().copied().skip_while(|word| word.contains('=')).peekable();
    let program = *words.peek()?;
    let own = |name: &str| manifest.contains(&format!("[[bin]]\nname = \"{name}\""));
    let there = if let Some(built) = program.strip_prefix("target/release/") {
        own(built)
    } else if program == "bash" {
        true
    } else if program.contains('/') {
        Path::new(program).is_file()
    } else {
        own(program) || OTHERS.contains(&program)
    };
    if !there {
        return Some(format!("there is no {program}"));
    }
    let named: Vec<&str> = words.collect();
    let pairs = named.windows(2).map(|two| (two[0], two[1]));
    let example = |folder: &str, name: &str| Path::new("examples").join(folder).join(name).with_extension("rs");
    let gone = |&(before, name): &(&str, &str)| match before {
        "bash" => !Path::new(name).is_file(),
        "--features" => !manifest.contains(&format!("\n{name} = [")),
        "--example" => !["", "lab"].into_iter().any(|folder| example(folder, name).is_file()),
        "--test" => {
            let program = Path::new("tests").join(name);
            !program.join("main.rs").is_file() && !program.with_extension("rs").is_file()
        }
        "--bin" => !own(name),
        _ => false,
    };
    pairs.into_iter().find(gone).map(|(before, name)| format!("there is no {before} {name}"))
}

#[test]
fn the_commands_in_the_documents_name_things_that_exist() {
    let manifest = fs::read_to_string("Cargo.toml").expect("the tests run at the top of the project");
    let (mut faults, mut tried) = (Vec::new(), 0);
    for document in documents() {
        let text = fs::read_to_string(&document).expect("a document");
        for command in commands(&text) {
            tried += 1;
            faults.extend(wrong(&manifest, &command).map(|why| format!("{}: {why}", document.display())));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(tried > 30, "only {tried} commands were found");
}

#[test]
fn a_command_that_names_nothing_is_found() {
    let manifest = fs::read_to_string("Cargo.toml").expect("the tests run at the top of the project");
    let told = |line: &str| {
        let text = format!("```sh\n{line}\n```");
        commands(&text).iter().find_map(|words| wrong(&manifest, words))
    };
    for good in ["GAMES=1 .ci/strength all-fives # rows", "nestor record | target/release/nestor replay -", "# nothing"]
    {
        assert_eq!(told(good), None);
    }
    for bad in
        ["bash .ci/none", ".ci/none", "nestors", "cargo test --test none", "cargo run --example none", "git a | none"]
    {
        assert!(told(bad).is_some(), "{bad}");
    }
    for bad in ["cargo run --bin none", "cargo build --features none", "target/release/none", "X=1 bash web/none"] {
        assert!(told(bad).is_some(), "{bad}");
    }
}

/// The files and folders of the project that a document names in code within a line.
fn paths(text: &str) -> Vec<&str> {
    let spans = prose(text).flat_map(|line| line.split('`').skip(1).step_by(2));
    let words = spans.flat_map(str::split_whitespace).filter(|word| word.contains('/'));
    // A word with such signs stands for many files, or for one that the reader makes.
    let is_exact = |word: &&str| !word.contains(['*', '=', '@', '<', '…', ':']) && !word.contains("xx.");
    let is_here = |word: &&str| {
        let (folder, _) = word.split_once('/').unwrap_or_default();
        !folder.is_empty() && folder != "target" && Path::new(folder).is_dir()
    };
    words.filter(is_exact).filter(is_here).collect()
}

#[test]
fn every_path_in_the_documents_is_there() {
    let (mut gone, mut tried) = (Vec::new(), 0);
    for document in documents() {
        let text = fs::read_to_string(&document).expect("a document");
        for path in paths(&text) {
            tried += 1;
            // A module is named without its ending.
            let is_there = [path.to_owned(), format!("{path}.rs")].iter().any(|path| Path::new(path).exists());
            if !is_there {
                gone.push(format!("{}: {path}", document.display()));
            }
        }
    }
    assert!(gone.is_empty(), "{}", gone.join("\n"));
    assert!(tried > 50, "only {tried} paths were found");
}

#[test]
fn a_path_that_is_not_there_is_found() {
    assert_eq!(paths("See `docs/none.md`, `bash .ci/none --quick` and `one/half`.\n"), ["docs/none.md", ".ci/none"]);
}

#[test]
fn the_unit_of_a_table_server_allows_what_the_document_says() {
    let (unit, text) = (fs::read_to_string("packaging/nestor-table.service"), fs::read_to_string("docs/friends.md"));
    let (unit, text) = (unit.expect("the unit"), text.expect("the document"));
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let value = |name: &str| unit.lines().find_map(|line| line.strip_prefix(name)).expect("a line of the unit");
    let memory = value("MemoryMax=").strip_suffix('M').expect("megabytes");
    assert!(text.contains(&format!("The unit allows {}, and {memory} MB of memory", value("LimitNOFILE="))));
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

/// `packaging/describe` counts them in the code.
#[test]
fn the_page_says_how_many_games_there_are() {
    let page = fs::read_to_string("web/index.html").expect("the page");
    assert!(page.contains(&format!(" {} games", Preset::ALL.len())), "the page has another number of games");
}

#[test]
fn the_engine_is_taken_everywhere_in_the_version_that_it_has() {
    let read = |file: &str| fs::read_to_string(file).expect("the tests run at the top of the project");
    let manifest = read("crates/engine/Cargo.toml");
    let version = manifest.lines().find_map(|line| line.strip_prefix("version = \"")).expect("a version");
    let (numbers, _) = version.rsplit_once('.').expect("three numbers");
    for file in ["CONTRIBUTING.md", "crates/engine/src/lib.rs"] {
        let told = format!("electrum-dominoes-engine = \"{numbers}\"");
        assert!(read(file).contains(&told), "{file} does not say {told}");
    }
}

/// What a column of figures shows for a game, from the fewest players to the most: one figure if
/// they are all the same.
fn figures(preset: Preset, of: impl Fn(&Rules) -> u16) -> Vec<String> {
    let mut all: Vec<u16> =
        preset.players().flat_map(|players| preset.rules(players)).map(|rules| of(&rules)).collect();
    if all.iter().all(|figure| *figure == all[0]) {
        all.truncate(1);
    }
    all.iter().map(u16::to_string).collect()
}

/// The figures in a cell.
fn figures_in(cell: &str) -> Vec<String> {
    cell.split(|sign: char| !sign.is_ascii_digit()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

#[test]
fn the_tables_of_games_list_every_game_with_its_players_bones_and_target() {
    let list = rows(&fs::read_to_string("docs/games.md").expect("the list of games"), "Game");
    let terms = rows(&fs::read_to_string("docs/rules.md").expect("the rules"), "Game");
    assert_eq!((list.len(), terms.len()), (Preset::ALL.len(), Preset::ALL.len()));
    for ((preset, row), terms) in Preset::ALL.into_iter().zip(list).zip(terms) {
        let name = format!("`{preset}`");
        assert_eq!((&row[1], &terms[1]), (&name, &name));
        let span = match preset.players().into_inner() {
            (one, other) if one == other => one.to_string(),
            (least, most) => format!("{least} to {most}"),
        };
        assert_eq!(row[3], span, "{name}");
        assert_eq!(figures_in(&row[4]), figures(preset, |rules| rules.hand.into()), "{name}");
        let is_one_hand = preset.rules(*preset.players().start()).is_ok_and(|rules| rules.single_hand);
        let target = if is_one_hand { Vec::new() } else { figures(preset, |rules| rules.target) };
        assert_eq!(figures_in(&row[6]), target, "{name}");
    }
}

#[cfg(feature = "window")]
#[test]
fn the_games_are_called_as_in_the_window() {
    let words = electrum_dominoes::ui::words::Words::english();
    for row in rows(&fs::read_to_string("docs/games.md").expect("the list of games"), "Game") {
        assert_eq!(row[0], words.get(Message::must(&format!("game-{}", row[1].trim_matches('`')))).replace('’', "'"));
    }
}

/// The text of the block after a heading.
fn example<'a>(text: &'a str, heading: &str) -> &'a str {
    let (_, rest) = text.split_once(&format!("\n## {heading}\n")).expect("the heading");
    rest.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example")
}

#[test]
fn the_game_in_the_formats_is_read_and_written_the_same() {
    let text = fs::read_to_string("docs/formats.md").expect("the formats");
    let shown = example(&text, "Games");
    let game = KeptGame::from_bytes(shown.as_bytes()).expect("it can be read");
    assert_eq!(game.to_text().expect("it can be written"), shown);
}

#[cfg(feature = "window")]
#[test]
fn the_table_of_formats_lists_every_file_of_a_player_with_its_version() {
    use electrum_dominoes::store::Kept;
    let text = fs::read_to_string("docs/formats.md").expect("the formats");
    let listed: Vec<(String, String)> =
        rows(&text, "file").into_iter().map(|row| (row[0].trim_matches('`').to_owned(), row[1].clone())).collect();
    let beside = |file: Kept| if file == Kept::Players { "" } else { "players/PLAYER/" };
    for file in Kept::ALL.into_iter().chain([Kept::Player, Kept::Players, Kept::Tables]) {
        let row = (format!("{}{}", beside(file), file.name()), file.version().to_string());
        assert!(listed.contains(&row), "{row:?}");
    }
}
