//! The packages describe the programs as the programs describe themselves, and agree with each
//! other.

use std::{collections::BTreeSet, fs, path::Path, process::Command};

use electrum_dominoes::VERSION;
#[cfg(feature = "console")]
use electrum_dominoes::engine::Preset;

/// The programs that are built with these tests, by name.
const PROGRAMS: &[(&str, &str)] = &[
    #[cfg(feature = "window")]
    ("electrum-dominoes", env!("CARGO_BIN_EXE_electrum-dominoes")),
    #[cfg(feature = "console")]
    ("nestor", env!("CARGO_BIN_EXE_nestor")),
];

/// The type of a game file, by which desktops find the program to open it.
const TYPE: &str = "application/x-electrum-domino";

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

fn said(program: &str, argument: &str) -> String {
    let output = Command::new(program).arg(argument).output().expect("a program that runs without a screen");
    assert!(output.status.success(), "{program} {argument}");
    String::from_utf8(output.stdout).expect("text")
}

/// The long options in a program's help.
fn options(help: &str) -> BTreeSet<String> {
    let words = help.lines().filter(|line| line.trim_start().starts_with('-')).flat_map(str::split_whitespace);
    words.filter(|word| word.starts_with("--")).map(|word| word.trim_end_matches(',').to_owned()).collect()
}

/// The items of one kind that a manual page explains. `Fl` is an option, `Cm` a verb.
fn explained(page: &str, kind: &str) -> BTreeSet<String> {
    let items = page.lines().filter_map(|line| line.strip_prefix(".It "));
    let words: Vec<&str> = items.flat_map(str::split_whitespace).collect();
    let named = words.windows(2).filter(|two| two[0] == kind).map(|two| two[1].replace("\\-", "-"));
    named.filter(|name| kind != "Fl" || name.len() > 1).collect()
}

#[test]
fn every_program_prints_its_version() {
    assert!(VERSION.starts_with(env!("CARGO_PKG_VERSION")));
    for (name, program) in PROGRAMS {
        assert_eq!(said(program, "--version"), format!("{name} {VERSION}\n"));
    }
}

/// The heading of what the page of the console tool says of a server of tables.
const TABLES: &str = "\n.Sh KEEPING TABLES\n";

#[cfg(feature = "console")]
#[test]
fn the_manual_page_explains_every_option_of_a_server_of_tables() {
    let output = Command::new(env!("CARGO_BIN_EXE_nestor")).args(["table", "--help"]).output();
    let help = String::from_utf8(output.expect("a program that runs").stdout).expect("text");
    let page = read("assets/linux/man/nestor.6");
    let part = page.split(TABLES).nth(1).and_then(|rest| rest.split("\n.Sh ").next()).expect("a part about tables");
    let is_built_in = |name: &String| cfg!(feature = "cluster") || !(name.starts_with("--cluster") || name == "--here");
    let named = explained(part, "Fl").into_iter().map(|name| format!("-{name}")).filter(is_built_in);
    let options: BTreeSet<String> = options(&help).into_iter().filter(|name| name != "--help").collect();
    assert_eq!(named.collect::<BTreeSet<String>>(), options);
}

#[test]
fn the_manual_page_explains_every_variable_that_the_tool_reads() {
    let variables = |text: &str| -> BTreeSet<String> {
        let words = text.split(|c: char| !(c.is_ascii_uppercase() || c == '_'));
        words.filter(|word| word.starts_with("NESTOR_")).map(str::to_owned).collect()
    };
    let page = read("assets/linux/man/nestor.6");
    let part = page.split("\n.Sh ENVIRONMENT\n").nth(1).and_then(|rest| rest.split("\n.Sh ").next());
    assert_eq!(variables(&read("crates/console/src/tool/table.rs")), variables(part.expect("a part about variables")));
}

#[test]
fn the_manual_pages_explain_every_option_and_every_verb_and_no_others() {
    for (name, program) in PROGRAMS {
        let (help, page) = (said(program, "--help"), read(&format!("assets/linux/man/{name}.6")));
        let page = page.split(TABLES).next().unwrap_or_default().to_owned();
        let options_explained = explained(&page, "Fl").into_iter().map(|name| format!("-{name}")).collect();
        assert_eq!(options(&help), options_explained, "{name}");
        assert_eq!(verbs(&help), explained(&page, "Cm"), "{name}");
    }
}

/// The verbs in a program's help.
fn verbs(help: &str) -> BTreeSet<String> {
    let verbs = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    // What is said of a verb may go on in the next line.
    let verbs = verbs.filter(|line| !line.starts_with("   "));
    verbs.filter_map(|line| Some(line.split_whitespace().next()?.to_owned())).collect()
}

#[test]
fn every_desktop_gets_the_same_file_type() {
    for (file, says) in [
        ("assets/linux/electrum-dominoes.desktop", format!("MimeType={TYPE};x-scheme-handler/dominoes;")),
        ("assets/linux/electrum-dominoes.desktop", "Exec=electrum-dominoes %u".to_owned()),
        ("assets/linux/electrum-dominoes.xml", format!("<mime-type type=\"{TYPE}\">")),
        ("assets/linux/electrum-dominoes.xml", "<glob pattern=\"*.domino\"/>".to_owned()),
        ("assets/linux/electrum-dominoes.metainfo.xml", format!("<mediatype>{TYPE}</mediatype>")),
        ("assets/macos/Info.plist", format!("<string>{TYPE}</string>")),
        ("assets/macos/Info.plist", "<string>domino</string>".to_owned()),
        ("packaging/windows/installer.nsi", "WriteRegStr HKCU \"Software\\Classes\\.domino\"".to_owned()),
        ("packaging/windows/installer.nsi", "WriteRegStr HKCU \"Software\\Classes\\dominoes\"".to_owned()),
    ] {
        assert!(read(file).contains(&says), "{file} does not say {says}");
    }
}

/// What every command prints when it is asked how it is used.
#[cfg(feature = "console")]
fn every_help(program: &str, verbs: &BTreeSet<String>) -> String {
    let of_verbs = verbs.iter().filter(|verb| *verb != "help").map(|verb| {
        let output = Command::new(program).args([verb, "--help"]).output().expect("a program that runs");
        String::from_utf8(output.stdout).expect("text")
    });
    of_verbs.chain([said(program, "--help"), said(program, "-h")]).collect()
}

#[cfg(feature = "console")]
#[test]
fn the_help_fits_a_terminal_of_eighty_columns() {
    for (name, program) in PROGRAMS {
        let help = every_help(program, &verbs(&said(program, "--help")));
        let long: Vec<&str> = help.lines().filter(|line| line.chars().count() > 80).collect();
        assert!(long.is_empty(), "{name}: {long:?}");
    }
}

#[cfg(feature = "console")]
#[test]
fn the_manual_page_says_of_every_verb_what_the_program_says() {
    let help = said(env!("CARGO_BIN_EXE_nestor"), "--help");
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").replace('.', "");
    let help = plain(&help);
    let page = read("assets/linux/man/nestor.6");
    for item in page.split(".It Cm ").skip(1).filter(|item| !item.starts_with("help")) {
        let told = item.split("\n.").next().expect("a verb and what it does");
        assert!(help.contains(&plain(told)), "{told}");
    }
}

#[cfg(feature = "console")]
#[test]
fn a_shell_completes_every_verb_and_every_game() {
    let program = env!("CARGO_BIN_EXE_nestor");
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let output = Command::new(program).args(["completions", shell]).output().expect("a program that runs");
        let text = String::from_utf8(output.stdout).expect("text");
        for verb in verbs(&said(program, "--help")) {
            assert!(text.contains(&verb), "{shell} does not know {verb}");
        }
        // What PowerShell is given has no values of options.
        for game in Preset::ALL.into_iter().map(Preset::name).filter(|_| shell != "powershell") {
            assert!(text.contains(game), "{shell} does not know {game}");
        }
    }
}

#[test]
fn what_stores_and_packages_say_stands_as_it_is_written_in_one_place() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/describe");
    let output = Command::new("python3").arg(script).arg("--check").output().expect("Python");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// How an address of a project on GitHub begins, without the name of its owner.
const GITHUB: &str = "https://github.com/";

#[test]
fn every_address_of_the_project_is_the_one_in_the_manifest() {
    let repository = env!("CARGO_PKG_REPOSITORY");
    let (_, name) = repository.rsplit_once('/').expect("an owner and a name");
    let files =
        ["README.md", "SECURITY.md", "CONTRIBUTING.md", "CODE_OF_CONDUCT.md", ".github/ISSUE_TEMPLATE/config.yml"];
    for file in files.into_iter().chain(["packaging/aur/PKGBUILD", "packaging/homebrew/electrum-dominoes.rb"]) {
        let text = read(file);
        for rest in text.split(GITHUB).skip(1) {
            let path =
                rest.split(|sign: char| sign.is_whitespace() || ")\"'#".contains(sign)).next().unwrap_or_default();
            let mut parts = path.split('/');
            let (owner, project) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
            assert!(project != name || repository == format!("{GITHUB}{owner}/{name}"), "{file}: {path}");
        }
    }
    let page = env!("CARGO_PKG_HOMEPAGE");
    assert!(read("README.md").contains(&format!("[page]: {page}\n")), "the page is elsewhere");
}

#[test]
fn this_version_is_the_newest_release_or_comes_after_it() {
    let metainfo = read("assets/linux/electrum-dominoes.metainfo.xml");
    let releases = metainfo.split("<releases>").nth(1).expect("a list of releases");
    let newest = releases.split("version=\"").nth(1).and_then(|rest| rest.split('"').next());
    let numbers = |version: &str| version.split('.').map(|part| part.parse().expect("a number")).collect::<Vec<u32>>();
    let (newest, this) = (numbers(newest.expect("a release")), env!("CARGO_PKG_VERSION"));
    match this.split_once("-dev") {
        Some((next, "")) => assert!(numbers(next) > newest, "{this} comes before {newest:?}"),
        _ => assert_eq!(numbers(this), newest),
    }
}

/// For whom there is more than the lines for players.
const OTHERS: [&str; 4] = ["packagers", "authors of bots", "operators of table servers", "users of the library"];

#[test]
fn the_changelog_has_the_form_that_a_release_moves() {
    let changelog = read("CHANGELOG.md");
    let headings = |mark| changelog.lines().filter_map(move |line: &str| line.strip_prefix(mark));
    let (open, released): (Vec<_>, Vec<_>) = headings("## ").partition(|heading| *heading == "[Unreleased]");
    assert_eq!((headings("## ").next(), open.len()), (Some("[Unreleased]"), 1));
    for heading in released {
        let parts = heading.strip_prefix('[').and_then(|rest| rest.split_once("] - "));
        let (version, date) = parts.unwrap_or_else(|| panic!("{heading} names no version and date"));
        let numbers = |text: &str, sign| text.split(sign).filter(|part| part.parse::<u16>().is_ok()).count();
        assert_eq!((numbers(version, '.'), numbers(date, '-')), (3, 3), "{heading}");
    }
    assert!(headings("### ").all(|whom| whom.strip_prefix("For ").is_some_and(|whom| OTHERS.contains(&whom))));
}

#[test]
fn a_version_has_ten_lines_for_players_at_most() {
    let changelog = read("CHANGELOG.md");
    for version in changelog.split("\n## ").skip(1) {
        let for_players = version.split("\n### ").next().unwrap_or_default();
        let lines: Vec<&str> =
            for_players.lines().skip(1).filter(|line| !line.is_empty() && !line.starts_with('[')).collect();
        assert!((1..=10).contains(&lines.len()), "{} lines for players: {for_players}", lines.len());
        for line in lines {
            let told = line.strip_prefix("- ").unwrap_or_else(|| panic!("{line} is no entry"));
            assert!(told.chars().count() <= 200, "{told} is more than a line");
            assert!(!told.contains('`'), "{told} is not for players");
        }
    }
}
