//! The packages describe the programs as the programs describe themselves, and agree with each
//! other.

use std::{collections::BTreeSet, fs, path::Path, process::Command};

use electrum_dominoes::VERSION;

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

#[test]
fn the_manual_pages_explain_every_option_and_every_verb_and_no_others() {
    for (name, program) in PROGRAMS {
        let (help, page) = (said(program, "--help"), read(&format!("assets/linux/man/{name}.6")));
        let options_explained = explained(&page, "Fl").into_iter().map(|name| format!("-{name}")).collect();
        assert_eq!(options(&help), options_explained, "{name}");
        assert_eq!(verbs(&help), explained(&page, "Cm"), "{name}");
    }
}

/// The verbs in a program's help.
fn verbs(help: &str) -> BTreeSet<String> {
    let verbs = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
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

#[test]
fn the_newest_release_is_this_version() {
    let metainfo = read("assets/linux/electrum-dominoes.metainfo.xml");
    let releases = metainfo.split("<releases>").nth(1).expect("a list of releases");
    let newest = releases.split("version=\"").nth(1).and_then(|rest| rest.split('"').next());
    assert_eq!(newest, Some(env!("CARGO_PKG_VERSION")));
}

/// The kinds of changes of keepachangelog.com.
const KINDS: [&str; 6] = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"];

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
    assert!(headings("### ").all(|kind| KINDS.contains(&kind)));
}
