//! The glossary that translators work by says what the messages say.

use crate::documents::rows;
use electrum_dominoes::ui::words::{BUILT_IN, Phrase, Words};
use std::fs;

/// The languages in the order of the columns.
const COLUMNS: [&str; 5] = ["de", "es", "fr", "pt", "ru"];
/// The languages by their names in English.
const NAMES: [(&str, &str); 6] =
    [("English", "en"), ("German", "de"), ("Spanish", "es"), ("French", "fr"), ("Portuguese", "pt"), ("Russian", "ru")];

fn glossary() -> String {
    fs::read_to_string("docs/glossary.md").expect("the tests run at the top of the project")
}

/// A message as it is said to one player, with one of everything else.
fn said(words: &Words, id: &str) -> String {
    let you = || Phrase::from(words.get("you").to_owned()).with("who", "you");
    let numbers = ["count", "seat", "number", "points", "deal", "deals"].map(|name| (name, 1.into()));
    words.format(id, &[&numbers[..], &[("name", you().into())]].concat())
}

#[test]
fn every_word_of_the_glossary_is_said() {
    let glossary = glossary();
    let rows = rows(&glossary, "Word");
    assert!(rows.len() >= 40, "{}", rows.len());
    for row in rows {
        let id = row[1].trim_matches('`');
        for (tag, word) in COLUMNS.iter().zip(&row[2..]) {
            let told = said(&Words::choose(Some(tag), &[]), id);
            assert!(told.to_lowercase().contains(&word.to_lowercase()), "{tag}: {id} says {told:?}, not {word:?}");
        }
    }
}

#[test]
fn no_message_uses_a_word_that_another_one_stands_for() {
    let glossary = glossary();
    let rows = rows(&glossary, "Language");
    assert_eq!(rows.len(), BUILT_IN.len());
    for row in rows {
        let tag = NAMES.iter().find(|(name, _)| *name == row[0]).expect("a language").1;
        let text = BUILT_IN.iter().find(|(built_in, _)| *built_in == tag).expect("its file").1;
        for word in row[1].split("; ") {
            let line =
                text.lines().find(|line| line.contains(word) && !line.starts_with('#') && !line.contains(".search ="));
            assert_eq!(line, None, "{tag}: {word}");
        }
    }
}
