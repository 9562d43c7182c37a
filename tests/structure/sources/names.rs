//! Finds what a source names. It follows every path through `self`, `super`, renames and globs to
//! where it leads.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, Ident, Spacing, TokenStream, TokenTree};
use syn::{
    Attribute, ImplItem, Item, ItemExternCrate, ItemMod, ItemUse, LitStr, Macro, Meta, Path, Stmt, UseTree,
    visit::{self, Visit},
};

/// What a source names.
#[derive(Debug, Default)]
pub(crate) struct Names {
    /// Every path of two or more segments, and every imported path: `crate::engine::bone::Bone`,
    /// `std::fs::*`. A path that begins in this module or a parent begins with `crate`, any other
    /// with the name of a package.
    pub(crate) paths: BTreeSet<String>,
    /// Every word of the code.
    pub(crate) words: BTreeSet<String>,
    /// Every text in the code.
    #[cfg_attr(not(feature = "window"), allow(dead_code, reason = "only the window has words"))]
    pub(crate) texts: BTreeSet<String>,
}

/// What the code of a module names, without the parts that exist only for tests.
pub(crate) fn names(module: &[String], syntax: &syn::File) -> Names {
    let mut names = Names::default();
    look_into(module, &syntax.items, &mut names);
    names
}

/// Whether an item with these attributes exists only for tests.
pub(crate) fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::List(list) if list.path.is_ident("cfg") => {
            let condition = list.tokens.to_string();
            condition == "test" || condition.starts_with("all (test") || condition.starts_with("all(test")
        }
        meta => meta.path().is_ident("test"),
    })
}

fn look_into(module: &[String], items: &[Item], names: &mut Names) {
    let mut module = Module { path: module.to_vec(), ..Module::default() };
    for item in items {
        module.visit_item(item);
    }
    let imported = module.imported.iter().flat_map(|path| module.follow(path, 0));
    let written = module.written.iter().flat_map(|path| module.follow(path, 0)).filter(|path| path.len() > 1);
    names.paths.extend(imported.chain(written).map(|path| path.join("::")));
    names.words.append(&mut module.words);
    names.texts.append(&mut module.texts);
    for (name, items) in std::mem::take(&mut module.inner) {
        look_into(&[module.path.clone(), vec![name]].concat(), &items, names);
    }
}

/// The most renames that are followed. Longer chains can only be a circle.
const DEEPEST: usize = 8;

/// A path as written. The first segment is empty if it begins with `::`.
type Written = Vec<String>;

/// The names visible in a module, before any path is followed.
#[derive(Default)]
struct Module {
    path: Vec<String>,
    /// The possible meanings of each imported name. There can be several, because a function can
    /// have its own imports.
    meaning: BTreeMap<String, Vec<Written>>,
    imported: Vec<Written>,
    written: Vec<Written>,
    words: BTreeSet<String>,
    texts: BTreeSet<String>,
    declared: BTreeSet<String>,
    inner: Vec<(String, Vec<Item>)>,
}

impl Module {
    /// Where a path leads. There are several places if a name in it can mean several things, and
    /// none if it begins with an item of the module itself.
    fn follow(&self, path: &[String], depth: usize) -> Vec<Vec<String>> {
        let (first, rest) = path.split_first().expect("a path has a segment");
        let after = |start: &[String]| vec![[start, rest].concat()];
        let of_crate = |module: &[String]| [&["crate".to_owned()], module].concat();
        match first.as_str() {
            "" => vec![rest.to_vec()],
            "crate" => vec![path.to_vec()],
            "self" if rest.first().is_some_and(|next| next == "super") => self.follow(rest, depth),
            "self" => after(&of_crate(&self.path)),
            "super" => {
                let up = path.iter().take_while(|segment| *segment == "super").count();
                let around = &self.path[..self.path.len().saturating_sub(up)];
                vec![[&of_crate(around), &path[up..]].concat()]
            }
            name if self.meaning.contains_key(name) && depth < DEEPEST => {
                let led = self.meaning[name].iter().flat_map(|meaning| match meaning.first() {
                    // A package imported under its own name.
                    Some(package) if package == name => vec![meaning.clone()],
                    _ => self.follow(meaning, depth + 1),
                });
                led.map(|start| [&start, rest].concat()).collect()
            }
            name if self.declared.contains(name) => after(&[&of_crate(&self.path)[..], &[name.to_owned()]].concat()),
            name if name.starts_with(|c: char| c.is_ascii_lowercase()) => vec![path.to_vec()],
            _ => Vec::new(),
        }
    }

    fn import(&mut self, before: &[String], tree: &UseTree) {
        let with = |ident: &Ident| [before, &[ident.to_string()]].concat();
        match tree {
            UseTree::Path(path) => self.import(&with(&path.ident), &path.tree),
            UseTree::Name(name) if name.ident == "self" => {
                let name = before.last().expect("`self` is inside a group").clone();
                self.imports(name, before.to_vec());
            }
            UseTree::Name(name) => self.imports(name.ident.to_string(), with(&name.ident)),
            UseTree::Rename(rename) if rename.ident == "self" && !before.is_empty() => {
                self.imports(rename.rename.to_string(), before.to_vec());
            }
            UseTree::Rename(rename) => self.imports(rename.rename.to_string(), with(&rename.ident)),
            UseTree::Glob(_) => self.imported.push([before, &["*".to_owned()]].concat()),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.import(before, tree)),
        }
    }

    fn imports(&mut self, name: String, path: Written) {
        self.words.extend(path.iter().cloned());
        self.imported.push(path.clone());
        if path != [name.clone()] {
            self.meaning.entry(name).or_default().push(path);
        }
    }

    /// The paths in the tokens of a macro or an attribute. A group in braces after `::` continues
    /// the path before it.
    fn tokens(&mut self, stream: TokenStream, before: &[String]) {
        let tokens: Vec<TokenTree> = stream.into_iter().collect();
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            match token {
                TokenTree::Ident(_) => at += self.path_in(&tokens[at..], before.to_vec()),
                TokenTree::Punct(_) if is_joint(&tokens[at..]) => {
                    at += 2;
                    if let Some(TokenTree::Ident(_)) = tokens.get(at) {
                        at += self.path_in(&tokens[at..], vec![String::new()]);
                    }
                }
                TokenTree::Group(group) => {
                    self.tokens(group.stream(), &[]);
                    at += 1;
                }
                TokenTree::Literal(literal) => {
                    if let Ok(text) = syn::parse_str::<LitStr>(&literal.to_string()) {
                        self.text(&text);
                    }
                    at += 1;
                }
                TokenTree::Punct(_) => at += 1,
            }
        }
    }

    /// Reads the path at the beginning of the tokens, and returns how many tokens it has.
    fn path_in(&mut self, tokens: &[TokenTree], mut path: Written) -> usize {
        let mut at = 0;
        loop {
            match tokens.get(at) {
                Some(TokenTree::Ident(ident)) => {
                    self.words.insert(ident.to_string());
                    path.push(ident.to_string());
                    at += 1;
                }
                Some(TokenTree::Punct(star)) if star.as_char() == '*' => {
                    path.push("*".to_owned());
                    at += 1;
                }
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                    self.tokens(group.stream(), &path);
                    return at + 1;
                }
                _ => break,
            }
            if !is_joint(&tokens[at..]) {
                break;
            }
            at += 2;
        }
        self.written.push(path);
        at
    }

    /// A text in an attribute can also be a path: `#[serde(with = "crate::session::notation")]`.
    fn text(&mut self, text: &LitStr) {
        self.texts.insert(text.value());
        if let Ok(path) = text.parse::<Path>() {
            let segments: Written = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
            if ["crate", "self", "super"].contains(&segments[0].as_str()) {
                self.written.push(segments);
            }
        }
    }
}

impl<'ast> Visit<'ast> for Module {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_for_tests(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let attributes: &[Attribute] = match item {
            ImplItem::Const(item) => &item.attrs,
            ImplItem::Fn(item) => &item.attrs,
            ImplItem::Type(item) => &item.attrs,
            _ => &[],
        };
        if !is_for_tests(attributes) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        let attributes: &[Attribute] = if let Stmt::Local(local) = statement { &local.attrs } else { &[] };
        if !is_for_tests(attributes) {
            visit::visit_stmt(self, statement);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        self.declared.insert(item.ident.to_string());
        for attribute in &item.attrs {
            self.visit_attribute(attribute);
        }
        if let Some((_, items)) = &item.content {
            self.inner.push((item.ident.to_string(), items.clone()));
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let before = item.leading_colon.map(|_| String::new());
        self.import(before.as_slice(), &item.tree);
    }

    fn visit_item_extern_crate(&mut self, item: &'ast ItemExternCrate) {
        let name = item.rename.as_ref().map_or(&item.ident, |(_, name)| name).to_string();
        self.imports(name, vec![String::new(), item.ident.to_string()]);
    }

    fn visit_path(&mut self, path: &'ast Path) {
        let segments = path.segments.iter().map(|segment| segment.ident.to_string());
        self.written.push(path.leading_colon.map(|_| String::new()).into_iter().chain(segments).collect());
        visit::visit_path(self, path);
    }

    fn visit_ident(&mut self, ident: &'ast Ident) {
        self.words.insert(ident.to_string());
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        self.visit_path(&call.path);
        self.tokens(call.tokens.clone(), &[]);
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        match &attribute.meta {
            Meta::NameValue(pair) if pair.path.is_ident("doc") => {}
            Meta::List(list) => {
                self.visit_path(&list.path);
                self.tokens(list.tokens.clone(), &[]);
            }
            meta => visit::visit_meta(self, meta),
        }
    }

    fn visit_lit_str(&mut self, text: &'ast LitStr) {
        self.text(text);
    }
}

/// Whether the tokens begin with `::`.
fn is_joint(tokens: &[TokenTree]) -> bool {
    let colon = |token: &TokenTree, spacing: Option<Spacing>| match token {
        TokenTree::Punct(punct) => punct.as_char() == ':' && spacing.is_none_or(|spacing| punct.spacing() == spacing),
        _ => false,
    };
    matches!(tokens, [first, second, ..] if colon(first, Some(Spacing::Joint)) && colon(second, None))
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}
