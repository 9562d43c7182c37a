//! Every command line in the documents runs, with less to do than a reader has it do.

use crate::run::{nestor, printed};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is not run here, by what stands in the line, and why.
const NOT_RUN: &[(&str, &str)] = &[
    ("apt install", "it installs for the whole system"),
    ("dnf install", "it installs for the whole system"),
    ("pacman -S", "it installs for the whole system"),
    ("pip install", "it installs what other people wrote"),
    ("git clone", "it fetches the project"),
    ("cd electrum-dominoes", "it goes into what was fetched"),
    ("cargo ", "it compiles"),
    ("bash .ci/", "it compiles and runs these tests"),
    (".ci/strength", "it compiles a release"),
    (".ci/ladder", "it compiles a release"),
    ("bash web/", "it compiles the page"),
    ("http.server", "it serves until it is stopped"),
    ("packaging/try/", "it tries finished packages in other systems"),
    ("sh tests/window.sh", "it needs a screen, and .ci/run runs it"),
    ("sha256sum", "it checks what was downloaded"),
    ("gh attestation", "it asks GitHub"),
    ("examples/strangers", "it needs programs of other people"),
    ("/path/to/the/old/nestor", "it needs an older program"),
    ("nestor table --page", "it serves until it is stopped, as tests/wire has it do"),
    ("--at 127.0.0.1", "it needs servers that have tables together, as .ci/cluster starts them"),
];

/// Runs the commands of a document one after the other, where what they name is there.
struct Desk {
    folder: tempfile::TempDir,
    path: String,
}

impl Desk {
    fn new(bot: &str) -> Desk {
        let (folder, program) =
            (tempfile::tempdir().expect("a folder for the test"), Path::new(env!("CARGO_BIN_EXE_nestor")));
        let (at, built) = (folder.path(), program.parent().expect("a folder"));
        let link = |to: &Path, name: &str| std::os::unix::fs::symlink(to, at.join(name)).expect("a link");
        fs::create_dir_all(at.join("target")).expect("a folder");
        link(built, "target/release");
        link(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"), "assets");
        fs::write(at.join("bot.py"), bot).expect("a bot");
        let game =
            printed(nestor(&["record", "--by", "beginner", "--by", "beginner", "--seed", "1", "--set", "target=20"]));
        for games in ["FOLDER", "Documents/games"] {
            fs::create_dir_all(at.join(games)).expect("a folder");
            fs::write(at.join(games).join("GAME.domino"), &game).expect("a game");
        }
        let path = format!("{}:{}", built.display(), std::env::var("PATH").unwrap_or_default());
        Desk { folder, path }
    }

    /// What is wrong with a line, if anything.
    fn run(&self, line: &str) -> Option<String> {
        let mut shell = Command::new("sh");
        shell
            .args(["-c", line])
            .current_dir(self.folder.path())
            .env("PATH", &self.path)
            .env("HOME", self.folder.path());
        let output = shell.output().expect("a shell");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        (!output.status.success()).then(|| format!("{line}\n{told}"))
    }
}

/// The lines of shell in a document, and the commands of the console tool within its lines that leave nothing open.
fn lines(text: &str) -> Vec<String> {
    let parts: Vec<&str> = text.split("```").collect();
    let blocks = parts.iter().skip(1).step_by(2).filter_map(|block| block.strip_prefix("sh\n")).flat_map(str::lines);
    let blocks = blocks.map(|line| line.split(" #").next().unwrap_or_default().trim()).filter(|line| !line.is_empty());
    let spans = parts.iter().step_by(2).flat_map(|prose| prose.split('`').skip(1).step_by(2));
    let is_whole = |span: &&str| {
        let mut words = span.split_whitespace();
        // A word in capitals stands for others, and a lone verb or an option at the end for all that can be said to it.
        let is_open =
            |word: &str| word.contains('…') || word.chars().all(|sign| !sign.is_lowercase() && !sign.is_ascii_digit());
        let is_named = words.next() == Some("nestor") && words.clone().count() > 1;
        is_named && !words.clone().any(is_open) && words.last().is_some_and(|word| !word.starts_with("--"))
    };
    blocks.chain(spans.filter(is_whole)).map(str::to_owned).collect()
}

/// What makes a verb short: an option and its value there.
const SHORT: &[(&str, &str, &str)] = &[
    ("match", "--games", "2"),
    ("match", "--set", "target=5"),
    // Long enough that a fifth move can be looked at.
    ("record", "--set", "target=30"),
    ("losses", "--games", "1"),
    ("losses", "--decisions", "1"),
    ("losses", "--preset", "draw"),
    ("table", "--try", "4"),
    ("table", "--seconds", "1"),
];

/// The same line with less to do.
fn shorter(line: &str) -> String {
    let one = |command: &str| {
        let mut words: Vec<&str> = command.split(' ').collect();
        let verb = words.iter().position(|word| word.ends_with("nestor")).and_then(|at| words.get(at + 1).copied());
        for (_, option, value) in SHORT.iter().filter(|(of, ..)| Some(*of) == verb) {
            match words.iter().position(|word| word == option) {
                // Of values that are set again, the last one counts.
                Some(at) if *option != "--set" => words[at + 1] = *value,
                _ => {
                    let end = words.iter().position(|word| *word == ">").unwrap_or(words.len());
                    words.splice(end..end, [*option, *value]);
                }
            }
        }
        words.join(" ")
    };
    line.split(" | ").map(one).collect::<Vec<_>>().join(" | ")
}

#[test]
fn every_command_line_in_the_documents_runs() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = |path: &Path| fs::read_to_string(path).expect("a document");
    let bots = text(&root.join("docs/bots.md"));
    let bot = bots.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a bot");
    let mut documents: Vec<PathBuf> = [root.to_owned(), root.join("docs")]
        .iter()
        .flat_map(|folder| fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()))
        .filter(|path| path.extension().is_some_and(|end| end == "md"))
        .collect();
    documents.sort();
    let (mut wrong, mut run, mut skipped) = (Vec::new(), 0, vec![0; NOT_RUN.len()]);
    for document in documents {
        let desk = Desk::new(bot);
        for line in lines(&text(&document)) {
            if let Some(at) = NOT_RUN.iter().position(|(part, _)| line.contains(part)) {
                skipped[at] += 1;
                continue;
            }
            run += 1;
            wrong.extend(desk.run(&shorter(&line)).map(|why| format!("{}: {why}", document.display())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(run > 20, "only {run} lines were run");
    let in_vain: Vec<_> = NOT_RUN.iter().zip(skipped).filter(|(_, count)| *count == 0).collect();
    assert!(in_vain.is_empty(), "no document has these: {in_vain:?}");
}

#[test]
fn a_command_line_that_fails_is_found_and_others_are_made_short() {
    let text = "`nestor juggle it`, `nestor VERB`, `nestor presets` and `nestor table --try`\n```sh\nnestor presets | head -1 # once\n```\n";
    assert_eq!(lines(text), ["nestor presets | head -1", "nestor juggle it"]);
    let desk = Desk::new("");
    assert_eq!(desk.run("nestor presets > list.txt"), None);
    assert_eq!(desk.run("test -s list.txt"), None);
    assert!(desk.run("nestor juggle it").is_some() && desk.run("nestor replay none.ron").is_some());
    let game = shorter("nestor record --set target=100 > game.ron");
    assert_eq!(game, "nestor record --set target=100 --set target=30 > game.ron");
    assert_eq!(shorter("a/nestor match a b --games 1000"), "a/nestor match a b --games 2 --set target=5");
}
