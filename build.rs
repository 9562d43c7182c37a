//! Tells the programs which version they are and which languages they speak, and gives the window's
//! program on Windows its icon, manifest and version.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// Everything the programs are made from.
const SOURCES: &[&str] = &["build.rs", "Cargo.toml", "Cargo.lock", "crates", "src", "assets"];

/// In an archive made by git, this file has the commit of the archive. In a clone, it has the
/// pattern that git replaces with it.
const ARCHIVED: &str = "packaging/commit";

/// This many digits of a commit are enough to find it.
const DIGITS: usize = 12;

fn main() {
    let version = env::var("CARGO_PKG_VERSION").expect("cargo says which version this is");
    println!("cargo::rerun-if-changed=build.rs");
    let known = if is_release() { commit() } else { None };
    let full = known.map_or(version.clone(), |commit| format!("{version} ({commit})"));
    println!("cargo::rustc-env=ELECTRUM_VERSION={full}");
    println!("cargo::rustc-env=ELECTRUM_SERVER={}", server());
    write_languages();
    write_messages();
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        add_resources();
    }
}

/// What packages say about the program. Its `server` keeps the tables that players open, if there is one.
const DESCRIPTION: &str = "packaging/description.toml";

/// The server by which the program keeps tables, or nothing.
fn server() -> String {
    println!("cargo::rerun-if-changed={DESCRIPTION}");
    let told = fs::read_to_string(DESCRIPTION).unwrap_or_default();
    let named = told.lines().find_map(|line| line.strip_prefix("server = \"")?.strip_suffix('"'));
    named.unwrap_or_default().to_owned()
}

/// Writes the ids of all messages as code, and the arguments that each has in any language, but for what every message
/// may name.
fn write_messages() {
    const KNOWN: &str = "quick";
    println!("cargo::rerun-if-changed=assets/lang");
    let table = fs::read_to_string(LANGUAGES).expect("the table of the languages");
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for tag in table.lines().filter(|line| !line.starts_with(['#', ' ']) && !line.is_empty()) {
        let text = fs::read_to_string(format!("assets/lang/{tag}.ftl")).expect("the file of a language");
        let mut of = None;
        for line in text.lines() {
            if line.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
                of = line.split_once('=').map(|(id, _)| id.trim_end().to_owned());
            } else if !line.starts_with([' ', '}']) {
                of = None;
            }
            let Some(id) = &of else { continue };
            let arguments = messages.entry(id.clone()).or_default();
            for argument in line.split('$').skip(1) {
                let is_of_it = |sign: char| sign.is_ascii_alphanumeric() || "-_".contains(sign);
                let end = argument.find(|sign| !is_of_it(sign)).unwrap_or(argument.len());
                if &argument[..end] != KNOWN {
                    arguments.insert(argument[..end].to_owned());
                }
            }
        }
    }
    let ids: Vec<&String> = messages.keys().collect();
    let arguments: Vec<String> =
        messages.values().map(|arguments| format!("&{:?}", arguments.iter().collect::<Vec<_>>())).collect();
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo says where to write"));
    for (name, list) in [("messages.rs", format!("&{ids:?}")), ("arguments.rs", format!("&[{}]", arguments.join(",")))]
    {
        fs::write(out.join(name), list).expect("the list can be written");
    }
}

/// The table of the languages.
const LANGUAGES: &str = "assets/lang/languages";

/// Writes the languages as code: `languages.rs` has their tags and texts, and `cyrillic.rs` the tags
/// of those in Cyrillic script. A page has the texts of other languages than English as files, and
/// here only their names.
fn write_languages() {
    println!("cargo::rerun-if-changed={LANGUAGES}");
    let table = fs::read_to_string(LANGUAGES).expect("the table of the languages");
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the sources are");
    let is_page =
        env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|families| families.split(',').any(|one| one == "wasm"));
    let (mut texts, mut cyrillic, mut tag) = (String::new(), String::new(), "");
    for line in table.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        if line.starts_with(' ') {
            if line.split_whitespace().eq(["script", "Cyrillic"]) {
                _ = write!(cyrillic, "{tag:?}, ");
            }
            continue;
        }
        tag = line;
        let file = format!("{root}/assets/lang/{tag}.ftl");
        let text = if is_page && tag != "en" {
            println!("cargo::rerun-if-changed={file}");
            let words = fs::read_to_string(&file).expect("the file of a language");
            let name = words.lines().find(|line| line.starts_with("language-name"));
            format!("{:?}", name.expect("a language has a name"))
        } else {
            format!("include_str!({file:?})")
        };
        _ = write!(texts, "({tag:?}, {text}), ");
    }
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo says where to write"));
    for (name, list) in [("languages.rs", texts), ("cyrillic.rs", cyrillic)] {
        fs::write(out.join(name), format!("&[{list}]")).expect("the list can be written");
    }
}

/// Only programs built for players know their commit. Otherwise every commit would rebuild the
/// library and all tests.
fn is_release() -> bool {
    env::var("PROFILE").is_ok_and(|profile| profile == "release")
}

/// The commit of the sources, if it is known, with a plus sign if they have changed since.
fn commit() -> Option<String> {
    println!("cargo::rerun-if-changed={ARCHIVED}");
    let archived = fs::read_to_string(ARCHIVED).unwrap_or_default();
    if archived.starts_with(|first: char| first.is_ascii_hexdigit()) {
        return Some(archived.trim().chars().take(DIGITS).collect());
    }
    // Sources unpacked inside another repository do not belong to its commits.
    if !git(&["rev-parse", "--show-prefix"])?.is_empty() {
        return None;
    }
    for path in SOURCES.iter().map(PathBuf::from).chain(head()) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    let commit = git(&["rev-parse", &format!("--short={DIGITS}"), "HEAD"])?;
    let changed = git(&[&["--no-optional-locks", "status", "--porcelain", "--"], SOURCES].concat())?;
    Some(if changed.is_empty() { commit } else { commit + "+" })
}

/// The files that change with the checked-out commit. If one does not exist, this script would run
/// every time, so it is left out.
fn head() -> impl Iterator<Item = PathBuf> {
    let branch = git(&["rev-parse", "--symbolic-full-name", "HEAD"]);
    let names = ["HEAD".to_owned(), "logs/HEAD".to_owned(), "packed-refs".to_owned()].into_iter().chain(branch);
    names.filter_map(|name| git(&["rev-parse", "--git-path", &name])).map(PathBuf::from).filter(|file| file.exists())
}

/// The answer of git, if git is installed and knows it.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}

/// A program works without them, so a system that cannot make them still builds it.
fn add_resources() {
    let folder = Path::new("assets/windows");
    let (icon, manifest) = ("assets/icon/electrum-dominoes.ico", folder.join("electrum-dominoes.manifest"));
    println!("cargo::rerun-if-changed={icon}\ncargo::rerun-if-changed={}", manifest.display());
    let mut resource = winresource::WindowsResource::new();
    resource.set_icon(icon).set_manifest_file(&manifest.to_string_lossy());
    resource.set("ProductName", "Electrum Dominoes").set("FileDescription", "Electrum Dominoes");
    resource.set("LegalCopyright", "MIT OR Apache-2.0");
    if let Err(why) = resource.compile_for("electrum-dominoes") {
        println!("cargo::warning=the program gets no icon and no version: {why}");
    }
}
