//! The page and the packages name the languages of the program as its table does,
//! `assets/lang/languages`. With `WRITE_LANGUAGES=true` they are written from it. What stores and
//! menus show is written by `packaging/describe`, from the same table.

use std::{collections::BTreeMap, env, fs, path::Path};

/// A language: its tag, and what the table says of it.
struct Row {
    tag: String,
    said: BTreeMap<String, String>,
}

impl Row {
    fn get(&self, what: &str) -> &str {
        self.said.get(what).unwrap_or_else(|| panic!("assets/lang/languages: {} has no {what}", self.tag))
    }
}

/// Lines of a file that name the languages, one each: those that begin like this, in one run after
/// the line that is told.
struct Place {
    file: &'static str,
    after: &'static str,
    begins: &'static str,
    line: fn(&Row) -> String,
}

/// A paragraph of a page in English, with what the table says in this language.
fn paragraph(row: &Row, what: &str) -> String {
    let tag = if row.tag == "en" { String::new() } else { format!(" lang=\"{}\"", row.tag) };
    format!("<p{tag}>{}</p>", row.get(what))
}

const PLACES: [Place; 5] = [
    Place {
        file: "packaging/windows/installer.nsi",
        after: "!insertmacro MUI_UNPAGE_INSTFILES",
        begins: "!insertmacro MUI_LANGUAGE ",
        line: |row| format!("!insertmacro MUI_LANGUAGE {}", row.get("installer")),
    },
    Place {
        file: "packaging/windows/installer.nsi",
        after: "!insertmacro MUI_LANGUAGE ",
        begins: "LangString GAME ",
        line: |row| {
            format!("LangString GAME ${{LANG_{}}} \"{}\"", row.get("installer").to_uppercase(), row.get("file"))
        },
    },
    Place { file: "web/index.html", after: "<noscript>", begins: "<p", line: |row| paragraph(row, "needs") },
    Place { file: "src/net/no_page.html", after: "</style>", begins: "<p", line: |row| paragraph(row, "tables") },
    Place {
        file: "web/page.js",
        after: "const WORDS = {",
        begins: "  ",
        line: |row| format!("  {}: \"{}\",", row.tag, row.get("ended").replace('\u{a0}', "\\u00a0")),
    },
];

fn path(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn read(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|why| panic!("{name}: {why}"))
}

/// The tag of every language and its name in English. English is the first.
pub(crate) fn names() -> Vec<(String, String)> {
    languages().into_iter().map(|row| (row.tag.clone(), row.get("name").to_owned())).collect()
}

fn languages() -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for line in read("assets/lang/languages").lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        match (line.strip_prefix("  ").and_then(|said| said.split_once(' ')), rows.last_mut()) {
            (Some((what, text)), Some(row)) => _ = row.said.insert(what.to_owned(), text.trim().to_owned()),
            _ => rows.push(Row { tag: line.to_owned(), said: BTreeMap::new() }),
        }
    }
    rows
}

/// The file with these lines in place of those that name languages.
fn with_languages(text: &str, place: &Place, rows: &[Row]) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let find = |from: usize, begin: &str| {
        let found = lines[from..].iter().position(|line| line.starts_with(begin));
        from + found.unwrap_or_else(|| panic!("{} has no line “{begin}…”", place.file))
    };
    let first = find(find(0, place.after) + 1, place.begins);
    let run = lines[first..].iter().take_while(|line| line.starts_with(place.begins)).count();
    let own: Vec<String> = rows.iter().map(place.line).collect();
    let all = lines[..first]
        .iter()
        .copied()
        .chain(own.iter().map(String::as_str))
        .chain(lines[first + run..].iter().copied());
    all.collect::<Vec<_>>().join("\n") + "\n"
}

#[test]
fn the_page_and_the_packages_name_the_languages_of_the_table() {
    let rows = languages();
    assert!(rows.len() >= 6, "the table has {} languages", rows.len());
    for place in &PLACES {
        let text = read(place.file);
        let expected = with_languages(&text, place, &rows);
        if env::var_os("WRITE_LANGUAGES").is_some() && text != expected {
            fs::write(path(place.file), &expected).expect("the file can be written");
        }
        assert_eq!(read(place.file), expected, "{}: write it with WRITE_LANGUAGES=true", place.file);
    }
}

#[test]
fn every_language_of_the_table_has_its_file_and_the_other_way_round() {
    let files = fs::read_dir(path("assets/lang")).expect("the folder of languages");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("a name"));
    let mut tags: Vec<String> = names.filter_map(|name| Some(name.strip_suffix(".ftl")?.to_owned())).collect();
    let mut listed: Vec<String> = languages().into_iter().map(|row| row.tag).collect();
    assert_eq!(listed[0], "en", "the others fall back on it");
    tags.sort_unstable();
    listed.sort_unstable();
    assert_eq!(listed, tags);
}

#[test]
fn the_documents_name_all_languages() {
    let names: Vec<String> = names().into_iter().map(|(_, name)| name).collect();
    let (last, first) = names.split_last().expect("a language");
    let told = format!("in {} and {last}.", first.join(", "));
    for document in ["README.md", "docs/manual.md"] {
        let text = read(document).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(&told), "{document} does not say “{told}”");
    }
}
