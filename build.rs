//! Tells the programs which version they are, and gives the window's program on Windows its icon,
//! manifest and version.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// Everything the programs are made from.
const SOURCES: &[&str] = &["build.rs", "Cargo.toml", "Cargo.lock", "src", "assets"];

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
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        add_resources();
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
