//! The table of menus in the manual matches the program: every command is at its place under its
//! menu, with its English name and the first of its keys, on a desktop and in a page.

use egui::{Key, KeyboardShortcut, ModifierNames, Modifiers};
use electrum_dominoes::ui::command::{self, COMMANDS, Command, MenuPlace};
use electrum_dominoes::ui::words::{Message, Words};

use crate::documents::rows;

/// A menu with the place in it, a command and its keys on a desktop and in a page, as shown to
/// people.
type Row = (String, String, [String; 2]);

/// The rows of the manual. A row can hold several commands, each with its keys. If it names no menu, it
/// belongs to the menu of the row above.
fn written(manual: &str) -> Vec<Row> {
    let mut menu = String::new();
    let mut all = Vec::new();
    for row in rows(manual, "menu") {
        if !row[0].is_empty() {
            menu.clone_from(&row[0]);
        }
        // A page has the keys of a desktop unless others are named.
        let in_page = if row[3].is_empty() { &row[2] } else { &row[3] };
        let mut keys = [&row[2], in_page].map(|keys| keys.split(", "));
        let mut add = |item: &str| {
            let keys = keys.each_mut().map(|keys| keys.next().unwrap_or_default().replace("none", ""));
            all.push((menu.clone(), item.to_owned(), keys));
        };
        row[1].split(", ").for_each(&mut add);
        assert_eq!(keys.map(|mut keys| keys.next()), [None; 2], "{row:?}");
    }
    all
}

fn row(words: &Words, entry: &command::MenuItem) -> Row {
    let shown = |keys: &KeyboardShortcut| {
        let name = keys.format(&ModifierNames::NAMES, false);
        name.replace("Comma", ",").replace("Questionmark", "?")
    };
    let plain = |word: Message| words.get(word).replace('’', "'");
    let menu = plain(entry.menu.word());
    let within = match entry.place {
        MenuPlace::In(command) => Some(command.entry().word),
        other => other.fold(),
    };
    (
        within.map_or_else(|| menu.clone(), |within| format!("{menu}: {}", plain(within))),
        plain(entry.word),
        [false, true].map(|page| entry.keys_in(page).first().map(shown).unwrap_or_default()),
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
    for page in [false, true] {
        let all: Vec<&KeyboardShortcut> = COMMANDS.iter().flat_map(|command| command.keys_in(page)).collect();
        for (at, keys) in all.iter().enumerate() {
            assert!(!all[..at].contains(keys), "{keys:?}");
        }
    }
}

#[test]
fn no_command_has_the_key_of_an_end_or_of_a_bone() {
    for keys in COMMANDS.iter().flat_map(|entry| [false, true].map(|page| entry.keys_in(page))).flatten() {
        let name = keys.logical_key.name();
        let is_at_the_table =
            ["W", "E", "N", "S"].contains(&name) || name.starts_with(|sign: char| sign.is_ascii_digit());
        assert!(keys.modifiers != Modifiers::NONE || !is_at_the_table, "{keys:?} is a key of the table");
    }
}

#[test]
fn in_a_page_no_command_has_a_key_that_a_browser_keeps() {
    const LEFT: [Key; 3] = [Key::F2, Key::F4, Key::F8];
    // What is undone, copied and pasted is that of the page.
    const WITH_CTRL: [(Modifiers, Key); 4] = [
        (Modifiers::COMMAND, Key::Z),
        (Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z),
        (Modifiers::COMMAND, Key::C),
        (Modifiers::COMMAND, Key::V),
    ];
    for entry in COMMANDS {
        assert!(!entry.keys_in(true).is_empty() || entry.keys_in(false).is_empty() || entry.command == Command::Quit);
        for keys in entry.keys_in(true) {
            let (held, key) = (keys.modifiers, keys.logical_key);
            let is_function_key = key.name().len() > 1 && key.name().starts_with('F');
            let left = if held.command {
                WITH_CTRL.contains(&(held, key))
            } else {
                !held.alt && !held.ctrl && (!is_function_key || LEFT.contains(&key))
            };
            assert!(left, "{}: {keys:?}", entry.word.id());
        }
    }
}

#[test]
fn every_command_has_a_name_of_its_own() {
    let words = Words::english();
    for (at, command) in COMMANDS.iter().enumerate() {
        assert_ne!(words.get(command.word), command.word.id());
        assert!(COMMANDS[..at].iter().all(|other| other.word != command.word), "{}", command.word.id());
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
            assert_eq!(
                (command.entry().menu, command.entry().place),
                (entry.menu, MenuPlace::Menu),
                "{}",
                entry.word.id()
            );
        }
    }
}
