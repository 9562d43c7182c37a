//! No type grows past a dozen fields: where there are more, some of them belong together and hide
//! behind a name of their own.

use syn::{
    Attribute, Fields, Item, ItemStruct, Meta,
    visit::{self, Visit},
};

use crate::sources::{names::is_for_tests, sources};

/// No type has more named fields than this.
const MOST_FIELDS: usize = 12;

/// What a type derives that is a row of what stands in a file or on a command line: as many fields
/// as there are.
const LISTS: &[&str] = &["Args", "Deserialize", "Parser", "Serialize"];

/// Types that have more, how many, and why.
const LARGE: &[(&str, usize, &str)] = &[
    ("Table", 14, "the authority, which owns its parts and routes between them"),
    ("Checks", 14, "all that one client knows of the drawings at a table, which every check needs together"),
    ("Areas", 23, "a place for everything on the display"),
    ("Seen", 23, "what windows are drawn from, a field for each thing that one of them reads"),
    ("Public", 18, "what all at the table see, copied at every node of a search"),
];

/// The options of a game, each with a row in `engine/text/options`.
const ROWS: &str = "Rules";

/// The types of a file that have named fields, with how many.
#[derive(Default)]
struct Structs(Vec<(String, usize)>);

impl<'ast> Visit<'ast> for Structs {
    fn visit_item(&mut self, item: &'ast Item) {
        if !matches!(item, Item::Mod(module) if is_for_tests(&module.attrs)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_struct(&mut self, item: &'ast ItemStruct) {
        if let Fields::Named(fields) = &item.fields
            && !item.attrs.iter().any(is_list)
        {
            self.0.push((item.ident.to_string(), fields.named.len()));
        }
    }
}

fn is_list(attribute: &Attribute) -> bool {
    let Meta::List(list) = &attribute.meta else { return false };
    let derived = list.tokens.to_string();
    list.path.is_ident("derive") && derived.split([',', ' ', ':']).any(|name| LISTS.contains(&name))
}

fn structs(syntax: &syn::File) -> Vec<(String, usize)> {
    let mut structs = Structs::default();
    structs.visit_file(syntax);
    structs.0
}

#[test]
fn no_type_has_too_many_fields() {
    let all: Vec<(String, usize)> = sources().iter().flat_map(|source| structs(&source.syntax)).collect();
    let large: Vec<&(String, usize)> = all.iter().filter(|(_, fields)| *fields > MOST_FIELDS).collect();
    let mut allowed: Vec<(String, usize)> =
        LARGE.iter().map(|(name, fields, _)| ((*name).to_owned(), *fields)).collect();
    let mut found: Vec<(String, usize)> = large.into_iter().filter(|(name, _)| name != ROWS).cloned().collect();
    allowed.sort();
    found.sort();
    assert_eq!(found, allowed);
}

#[test]
fn fields_are_counted_wherever_they_stand() {
    let code = "struct A { a: u8, b: u8 } mod m { #[derive(Clone)] pub struct B { a: u8 } struct C(u8, u8); }
        #[derive(Clone, serde::Serialize)] struct D { a: u8 } #[cfg(test)] mod tests { struct E { a: u8 } }
        fn f() { struct F { a: u8, b: u8, c: u8 } }";
    let counted = structs(&syn::parse_str(code).expect("code"));
    assert_eq!(counted, [("A", 2), ("B", 1), ("F", 3)].map(|(name, fields)| (name.to_owned(), fields)));
}
