//! No two files need each other, directly or through other files. A file may use the front of its
//! own folder. A front does not need what it only re-exports. A file that uses a re-export needs
//! the file that it comes from.

use std::collections::{BTreeMap, BTreeSet};

use syn::{Item, Visibility};

use crate::sources::{Source, names::names, sources};

/// For every file, the other files it needs.
type Needs<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// The paths that a file uses, without those it re-exports. With `what_it_passes_on`, only those it
/// re-exports.
fn paths(source: &Source, what_it_passes_on: bool) -> BTreeSet<String> {
    let mut syntax = source.syntax.clone();
    let goes_on = |item: &Item| matches!(item, Item::Use(item) if !matches!(item.vis, Visibility::Inherited));
    syntax.items.retain(|item| goes_on(item) == what_it_passes_on || matches!(item, Item::Mod(_)));
    names(&source.module, &syntax).paths
}

/// Where a re-exported name comes from, by whether it belongs to the library, and by the path under
/// which others know it.
type Passed = BTreeMap<(bool, String), String>;

fn passed(sources: &[Source]) -> Passed {
    let of = |source: &Source| {
        let front = [&["crate".to_owned()], &source.module[..]].concat().join("::");
        let known = move |path: &str| Some(format!("{front}::{}", path.rsplit_once("::")?.1));
        let is_of_library = source.is_of_library();
        paths(source, true).into_iter().filter_map(move |path| Some(((is_of_library, known(&path)?), path)))
    };
    // A function may have the name of its file.
    let leads_on = |((_, known), path): &((bool, String), String)| !path.starts_with(known.as_str());
    sources.iter().flat_map(of).filter(leads_on).collect()
}

/// Where a path leads in the end, through all re-exports.
fn source_of(passed: &Passed, is_of_library: bool, path: &str) -> String {
    let mut path = path.to_owned();
    let step = |path: &str| {
        let ends = path.match_indices("::").map(|(at, _)| at).chain([path.len()]);
        let mut known = ends.filter_map(|end| Some((passed.get(&(is_of_library, path[..end].to_owned()))?, end)));
        known.next().map(|(to, end)| format!("{to}{}", &path[end..]))
    };
    while let Some(next) = step(&path) {
        path = next;
    }
    path
}

fn needs(sources: &[Source]) -> Needs<'_> {
    let passed = passed(sources);
    let file_of = |of: &Source, path: &[&str]| {
        let is_it = |other: &&Source| {
            other.is_of_library() == of.is_of_library() && other.path != "main.rs" && other.module == path
        };
        sources.iter().find(is_it)
    };
    let all = sources.iter().map(|source| {
        let inside = paths(source, false);
        let inside: Vec<String> = inside.iter().map(|path| source_of(&passed, source.is_of_library(), path)).collect();
        let inside = inside.iter().filter_map(|path| path.strip_prefix("crate::"));
        let needed = inside.filter_map(|path| {
            let path: Vec<&str> = path.split("::").collect();
            (1..=path.len()).rev().find_map(|length| file_of(source, &path[..length]))
        });
        let others = needed.filter(|other| !source.module.starts_with(&other.module));
        (source.path.as_str(), others.map(|other| other.path.as_str()).collect())
    });
    all.collect()
}

/// Every file that a file needs, directly or through others.
fn reached<'a>(needs: &Needs<'a>, from: &'a str) -> BTreeSet<&'a str> {
    let (mut found, mut next) = (BTreeSet::new(), vec![from]);
    while let Some(file) = next.pop() {
        next.extend(needs[file].iter().filter(|needed| found.insert(**needed)));
    }
    found
}

/// The circles, each as a list of files.
fn circles(sources: &[Source]) -> BTreeSet<Vec<&str>> {
    let needs = needs(sources);
    let reached: BTreeMap<&str, BTreeSet<&str>> = needs.keys().map(|file| (*file, reached(&needs, file))).collect();
    let circle = |file: &str| reached[file].iter().copied().filter(|other| reached[other].contains(file)).collect();
    needs.keys().map(|file| circle(file)).filter(|circle: &Vec<&str>| !circle.is_empty()).collect()
}

#[test]
fn no_files_need_each_other_in_a_circle() {
    assert_eq!(circles(&sources()), BTreeSet::new());
}

#[test]
fn a_circle_is_found_however_it_is_written() {
    let found_in = |files: &[(&str, &str)]| {
        let parsed = |&(path, code): &(&str, &str)| Source::new(path, syn::parse_file(code).expect("code"));
        circles(&files.iter().map(parsed).collect::<Vec<_>>()).into_iter().map(|circle| circle.join(" ")).collect()
    };
    let none = Vec::<String>::new();
    let found: Vec<String> = found_in(&[("a/b.rs", "use super::c::C;"), ("a/c.rs", "fn f() { crate::a::b::g() }")]);
    assert_eq!(found, ["a/b.rs a/c.rs"]);
    let found: Vec<String> = found_in(&[
        ("a/mod.rs", ""),
        ("a/b.rs", "use crate::d::D;"),
        ("d.rs", "use e::E;\nmod e;"),
        ("d/e.rs", "use crate::a::{b, X};"),
    ]);
    assert_eq!(found, ["a/b.rs d.rs d/e.rs"], "through a third file");
    let found: Vec<String> = found_in(&[("a/mod.rs", "mod b; use b::B;"), ("a/b.rs", "use super::X;")]);
    assert_eq!(found, none, "a file may use its own front");
    let found: Vec<String> =
        found_in(&[("a/mod.rs", "pub use b::B; mod b;"), ("a/b.rs", "use crate::a::X;"), ("c.rs", "use crate::a::B;")]);
    assert_eq!(found, none, "a front may re-export");
    let found: Vec<String> =
        found_in(&[("a/mod.rs", "pub use b::B; mod b;"), ("a/b.rs", "use crate::c::C;"), ("c.rs", "use crate::a::B;")]);
    assert_eq!(found, ["a/b.rs c.rs"], "a re-export comes from its own file");
    let found: Vec<String> =
        found_in(&[("a/b.rs", "#[cfg(test)] mod tests { use crate::c::C; }"), ("c.rs", "use crate::a::b::B;")]);
    assert_eq!(found, none, "tests may use anything");
}
