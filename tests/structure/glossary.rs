//! The glossary that translators work by says what the messages say.

use crate::{
    documents::{rows, table},
    languages::names,
};
use electrum_dominoes::say;
use electrum_dominoes::ui::words::{BUILT_IN, Message, Phrase, Words};
use std::fs;

fn glossary() -> String {
    fs::read_to_string("docs/glossary.md").expect("the tests run at the top of the project")
}

/// A message as it is said to one player, with one of everything else.
fn said(words: &Words, id: &str) -> String {
    let you = || Phrase::from(say!(words, "you").to_owned()).with("who", "you");
    let numbers = ["count", "seat", "number", "points", "deal", "deals"].map(|name| (name, 1.into()));
    words.format(Message::must(id), &[&numbers[..], &[("name", you().into())]].concat())
}

#[test]
fn every_word_of_the_glossary_is_said() {
    let glossary = glossary();
    let (heads, rows) = table(&glossary, "Word");
    let (tags, names): (Vec<String>, Vec<String>) = names().into_iter().skip(1).unzip();
    assert_eq!(heads[2..], names, "a column for each language, as the table of languages has them");
    assert!(rows.len() >= 40, "{}", rows.len());
    for row in rows {
        let id = row[1].trim_matches('`');
        assert_eq!(row.len(), heads.len(), "{id}");
        for (tag, word) in tags.iter().zip(&row[2..]) {
            let told = said(&Words::choose(Some(tag)), id);
            assert!(told.to_lowercase().contains(&word.to_lowercase()), "{tag}: {id} says {told:?}, not {word:?}");
        }
    }
}

#[test]
fn no_message_uses_a_word_that_another_one_stands_for() {
    let glossary = glossary();
    let rows = rows(&glossary, "Language");
    let names = names();
    assert_eq!(rows.len(), names.len());
    for (row, (tag, name)) in rows.iter().zip(names) {
        assert_eq!(row[0], name, "the languages stand as in their table");
        let text = BUILT_IN.iter().find(|(built_in, _)| *built_in == tag).expect("its file").1;
        for word in row[1].split("; ") {
            let line =
                text.lines().find(|line| line.contains(word) && !line.starts_with('#') && !line.contains(".search ="));
            assert_eq!(line, None, "{tag}: {word}");
        }
    }
}
