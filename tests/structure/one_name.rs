//! A name means one thing in all the sources. No two types that others can use share a name.

use std::collections::BTreeMap;

use syn::{
    Ident, Item, Visibility,
    visit::{self, Visit},
};

use crate::sources::{names::is_for_tests, sources};

/// The arguments of every verb of the console tool.
const OF_EVERY_VERB: &str = "Arguments";

/// The types declared in a file that other files can use.
#[derive(Default)]
struct Types(Vec<String>);

impl Types {
    fn add(&mut self, visibility: &Visibility, name: &Ident) {
        if !matches!(visibility, Visibility::Inherited) {
            self.0.push(name.to_string());
        }
    }
}

impl<'ast> Visit<'ast> for Types {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Enum(item) => self.add(&item.vis, &item.ident),
            Item::Struct(item) => self.add(&item.vis, &item.ident),
            Item::Trait(item) => self.add(&item.vis, &item.ident),
            Item::Type(item) => self.add(&item.vis, &item.ident),
            Item::Mod(item) if is_for_tests(&item.attrs) => return,
            _ => {}
        }
        visit::visit_item(self, item);
    }
}

/// The files that declare each name.
fn declared<'a>(files: impl Iterator<Item = (&'a str, &'a syn::File)>) -> BTreeMap<String, Vec<&'a str>> {
    let mut declared = BTreeMap::<String, Vec<&str>>::new();
    for (path, syntax) in files {
        let mut types = Types::default();
        types.visit_file(syntax);
        for name in types.0 {
            declared.entry(name).or_default().push(path);
        }
    }
    declared
}

#[test]
fn every_type_name_means_one_thing() {
    let sources = sources();
    let mut declared = declared(sources.iter().map(|source| (source.path.as_str(), &source.syntax)));
    declared.retain(|name, files| files.len() > 1 && name != OF_EVERY_VERB);
    assert!(declared.is_empty(), "declared more than once: {declared:#?}");
}

#[test]
fn a_name_is_found_wherever_it_is_declared() {
    let one =
        syn::parse_str("pub struct A; enum B {} pub(crate) enum C {} mod m { pub(super) trait D {} }").expect("code");
    let other = syn::parse_str("pub trait A {} pub enum B {} pub type C = u8; #[cfg(test)] mod t { pub struct D; }")
        .expect("code");
    let declared = declared([("one", &one), ("other", &other)].into_iter());
    let files = |name: &str| declared.get(name).cloned().unwrap_or_default();
    assert_eq!(
        ["A", "B", "C", "D"].map(files),
        [vec!["one", "other"], vec!["other"], vec!["one", "other"], vec!["one"]]
    );
}
