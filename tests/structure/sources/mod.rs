//! Shared by the tests of the sources: the parsed files, and where each path in them leads.

pub(crate) mod names;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use syn::Item;

/// A file of the program.
pub(crate) struct Source {
    /// Below `src/`, with slashes.
    pub(crate) path: String,
    /// Its module path, from the crate's root.
    pub(crate) module: Vec<String>,
    pub(crate) syntax: syn::File,
}

/// The folder of the package.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every Rust file under a folder of the package.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut found = Vec::new();
    for path in entries.map(|entry| entry.expect("a folder that can be read").path()) {
        if path.is_dir() && path.file_name().is_some_and(|name| name != "target") {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// Every file of the program, except those with only tests.
pub(crate) fn sources() -> Vec<Source> {
    let src = root().join("src");
    let parsed = files(&src).into_iter().map(|file| {
        let syntax = syn::parse_file(&read(&file)).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        Source::new(&file.strip_prefix(&src).expect("a file below src").to_string_lossy().replace('\\', "/"), syntax)
    });
    let parsed: Vec<Source> = parsed.collect();
    let tests: BTreeSet<(bool, Vec<String>)> = parsed.iter().flat_map(modules_of_tests).collect();
    parsed.into_iter().filter(|source| !tests.contains(&(source.is_of_library(), source.module.clone()))).collect()
}

impl Source {
    pub(crate) fn new(path: &str, syntax: syn::File) -> Source {
        Source { path: path.to_owned(), module: module(path), syntax }
    }

    /// Whether it belongs to the library, not to one of the programs.
    pub(crate) fn is_of_library(&self) -> bool {
        self.path != "main.rs" && !self.path.starts_with("bin/")
    }
}

/// The module path of a file, from the root of its crate.
fn module(path: &str) -> Vec<String> {
    let inside = path.strip_prefix("bin/").and_then(|rest| rest.split_once('/')).map_or(path, |(_, rest)| rest);
    let mut module: Vec<String> = inside.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    module.pop_if(|last| ["mod", "lib", "main"].contains(&last.as_str()));
    module
}

/// The modules that a file declares only for tests.
fn modules_of_tests(source: &Source) -> Vec<(bool, Vec<String>)> {
    let declared = source.syntax.items.iter().filter_map(|item| match item {
        Item::Mod(module) if names::is_for_tests(&module.attrs) => Some(module.ident.to_string()),
        _ => None,
    });
    declared.map(|name| (source.is_of_library(), [source.module.clone(), vec![name]].concat())).collect()
}
