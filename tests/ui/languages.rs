//! Every language has all messages of English, without errors, with correct plurals and its own
//! format of numbers.

use electrum_dominoes::msg;
use electrum_dominoes::ui::words::{BUILT_IN, Message, Words, ids, nearest};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use std::collections::{BTreeMap, BTreeSet};

/// The forms of an argument that a message only chooses by.
const CHOSEN_BY: [&str; 3] = ["who", "starts", "count"];

/// The names of the arguments that a message says. Which forms of them it takes is for each language
/// to choose.
fn said(variables: &BTreeSet<String>) -> BTreeSet<&str> {
    let parts = variables.iter().map(|name| name.split_once('-').unwrap_or((name, "")));
    parts.filter(|(_, form)| !CHOSEN_BY.contains(form)).map(|(name, _)| name).collect()
}

/// Returns each message with its arguments.
fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut id = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some(new) = ids(line).next() {
            assert!(found.insert(new.to_owned(), BTreeSet::new()).is_none(), "{new} stands there twice");
            id = Some(new.to_owned());
        }
        let names = line.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-' || *c == '_').collect::<String>()
        });
        if let Some(id) = &id {
            found.get_mut(id).expect("the message was just entered").extend(names);
        }
    }
    found
}

#[test]
fn every_language_has_exactly_the_messages_of_english() {
    let english = messages(BUILT_IN[0].1);
    for (tag, text) in &BUILT_IN[1..] {
        let words = messages(text);
        for (id, variables) in &english {
            assert_eq!(words.get(id).map(said), Some(said(variables)), "{tag}: {id}");
        }
        for id in words.keys() {
            assert!(english.contains_key(id), "{tag} has {id}, which English has not");
        }
    }
}

#[test]
fn every_built_in_file_is_complete_and_every_message_can_be_formatted() {
    for (tag, text) in BUILT_IN {
        let words = Words::choose(Some(tag));
        let whole = FluentResource::try_new(text.to_owned());
        let whole = whole.unwrap_or_else(|(_, errors)| panic!("{tag}: {errors:?}"));
        let mut layer = FluentBundle::new(vec![tag.parse().expect("the tag of a language")]);
        layer.set_use_isolating(false);
        layer.add_resource(whole).unwrap_or_else(|errors| panic!("{tag}: {errors:?}"));
        for (id, variables) in messages(text) {
            for number in [0, 1, 2, 5, 11, 21, 305] {
                let message = Message::must(&id);
                let names = message.arguments().iter().copied().chain(["quick"]);
                let told: Vec<_> = names.map(|name| (name, number.into())).collect();
                let mut args = FluentArgs::new();
                for name in &variables {
                    args.set(name.as_str(), number);
                }
                let mut errors = Vec::new();
                let pattern = layer.get_message(&id).and_then(|m| m.value()).expect("every message has a text");
                let said = layer.format_pattern(pattern, Some(&args), &mut errors).into_owned();
                assert_eq!(errors, [], "{tag}: {id}");
                assert!(!said.is_empty() && !said.contains(['{', '}']), "{tag}: {id}: {said}");
                assert_eq!(words.format(message, &told), said);
            }
        }
    }
}

#[test]
fn plurals_are_right() {
    for (tag, said) in [
        ("en", ["0 games", "1 game", "2 games", "5 games", "21 games"]),
        ("de", ["0 Spiele", "1 Spiel", "2 Spiele", "5 Spiele", "21 Spiele"]),
        ("es", ["0 partidas", "1 partida", "2 partidas", "5 partidas", "21 partidas"]),
        ("fr", ["0 partie", "1 partie", "2 parties", "5 parties", "21 parties"]),
        ("it", ["0 partite", "1 partita", "2 partite", "5 partite", "21 partite"]),
        ("pt", ["0 partida", "1 partida", "2 partidas", "5 partidas", "21 partidas"]),
        ("ru", ["0 партий", "1 партия", "2 партии", "5 партий", "21 партия"]),
    ] {
        let words = Words::choose(Some(tag));
        for (count, said) in [0, 1, 2, 5, 21].into_iter().zip(said) {
            assert_eq!(words.format(msg!("games-count"), &[("count", count.into())]), said, "{tag}");
        }
    }
}

/// A line could break at a plain space and leave the sign at the start of the next. It also breaks at
/// narrow ones, whatever Unicode says of them.
#[test]
fn no_french_punctuation_starts_a_line() {
    let (_, french) = BUILT_IN.iter().find(|(tag, _)| *tag == "fr").expect("French");
    for line in french.lines().filter(|line| !line.starts_with('#')) {
        let alone = [" :", " ;", " ?", " !", " »", "« ", " %"].into_iter().find(|sign| line.contains(sign));
        assert_eq!(alone, None, "{line}");
    }
    for (tag, text) in BUILT_IN {
        assert!(!text.contains('\u{202f}') && !text.contains("\\u202F"), "{tag}");
    }
}

#[test]
fn numbers_are_written_as_the_language_writes_them() {
    for (tag, small, large, share) in [
        ("en", "2.3", "−12,345.7", "49%"),
        ("de", "2,3", "−12.345,7", "49\u{a0}%"),
        ("es", "2,3", "−12\u{a0}345,7", "49\u{a0}%"),
        ("fr", "2,3", "−12\u{a0}345,7", "49\u{a0}%"),
        ("it", "2,3", "−12.345,7", "49%"),
        ("pt", "2,3", "−12.345,7", "49%"),
        ("ru", "2,3", "−12\u{a0}345,7", "49\u{a0}%"),
    ] {
        let words = Words::choose(Some(tag));
        assert_eq!((words.number(2.3, 1), words.number(-12_345.67, 1)), (small.to_owned(), large.to_owned()), "{tag}");
        assert_eq!(words.percent(49.2), share, "{tag}");
        let count = words.format(msg!("table-count"), &[("count", 2.3.into())]);
        assert!(count.ends_with(small), "{count}");
        let games = words.format(msg!("statistics-count"), &[("count", 12_345.into())]);
        assert!(games.starts_with(&words.number(12_345.0, 0)), "{games}");
    }
}

#[test]
fn the_nearest_language_is_used() {
    let tags = ["en", "de", "pt-BR"];
    for (wanted, found) in [
        ("de", Some("de")),
        ("de_AT.UTF-8", Some("de")),
        ("DE-CH", Some("de")),
        ("pt", Some("pt-BR")),
        ("en-GB", Some("en")),
        ("ja", None),
        ("", None),
    ] {
        assert_eq!(nearest(wanted, &tags), found, "{wanted}");
    }
}

#[test]
fn only_large_numbers_are_grouped_and_nothing_is_less_than_zero_that_looks_like_zero() {
    let words = Words::choose(Some("de"));
    for (value, text) in [(0.0, "0"), (999.0, "999"), (1234.0, "1234"), (12345.0, "12.345"), (1e6, "1.000.000")] {
        assert_eq!(words.number(value, 0), text);
    }
    for (value, text) in [(2.25, "2,2"), (2.3, "2,3"), (7.0, "7,0"), (-0.01, "0,0"), (-0.06, "−0,1")] {
        assert_eq!(words.number(value, 1), text);
    }
}
