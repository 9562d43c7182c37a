//! The table of menus in the manual matches the program: every command is at its place under its
//! menu, with its English name and the first of its keys.

use egui::{KeyboardShortcut, ModifierNames};
use electrum_dominoes::ui::command::{self, COMMANDS, MenuPlace};
use electrum_dominoes::ui::words::Words;

use crate::documents::rows;

/// A menu with the place in it, a command and its keys, as shown to people.
type Row = (String, String, String);

/// The rows of the manual. A row can hold several commands, each with its keys. If it names no menu, it
/// belongs to the menu of the row above.
fn written(manual: &str) -> Vec<Row> {
    let mut menu = String::new();
    let mut all = Vec::new();
    for row in rows(manual, "menu") {
        if !row[0].is_empty() {
            menu.clone_from(&row[0]);
        }
        let mut keys = row[2].split(", ");
        let mut add =
            |item: &str| all.push((menu.clone(), item.to_owned(), keys.next().unwrap_or_default().to_owned()));
        row[1].split(", ").for_each(&mut add);
        assert_eq!(keys.next(), None, "{row:?}");
    }
    all
}

fn row(words: &Words, entry: &command::MenuItem) -> Row {
    let shown = |keys: &KeyboardShortcut| keys.format(&ModifierNames::NAMES, false);
    let plain = |word: &str| words.get(word).replace('’', "'");
    let menu = plain(entry.menu.name());
    let within = match entry.place {
        MenuPlace::In(command) => Some(command.entry().word),
        other => other.fold(),
    };
    (
        within.map_or_else(|| menu.clone(), |within| format!("{menu}: {}", plain(within))),
        plain(entry.word),
        entry.keys.first().map(shown).unwrap_or_default().replace("Comma", ","),
    )
}

#[test]
fn the_manual_lists_every_command_with_its_menu_and_its_first_key() {
    let words = Words::english();
    let real: Vec<Row> = COMMANDS.iter().map(|entry| row(&words, entry)).collect();
    let manual = std::fs::read_to_string("docs/manual.md").expect("the tests run at the top of the project");
    assert_eq!(written(&manual), real);
}

#[test]
fn no_two_commands_share_their_keys() {
    let all: Vec<&KeyboardShortcut> = COMMANDS.iter().flat_map(|command| command.keys).collect();
    for (at, keys) in all.iter().enumerate() {
        assert!(!all[..at].contains(keys), "{keys:?}");
    }
}

#[test]
fn every_command_has_a_name_of_its_own() {
    let words = Words::english();
    for (at, command) in COMMANDS.iter().enumerate() {
        assert_ne!(words.get(command.word), command.word);
        assert!(COMMANDS[..at].iter().all(|other| other.word != command.word), "{}", command.word);
    }
}

#[test]
fn the_commands_of_a_menu_stand_together_group_by_group() {
    let places: Vec<(u8, u8)> = COMMANDS.iter().map(|command| (command.menu as u8, command.group)).collect();
    assert!(places.is_sorted(), "{places:?}");
}

#[test]
fn what_is_in_a_command_is_in_one_of_the_same_menu() {
    for entry in COMMANDS {
        if let MenuPlace::In(command) = entry.place {
            assert_eq!((command.entry().menu, command.entry().place), (entry.menu, MenuPlace::Menu), "{}", entry.word);
        }
    }
}
