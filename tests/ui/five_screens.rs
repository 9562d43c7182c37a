//! What is the same at each of the five screens that show a table, and which commands it has.

use crate::window::friends::Sitting;
use crate::window::screens::Screens as _;
use crate::window::{Window, middling, open, play_until, put, rules_for, some_play, waiting};
use egui::{Key, Modifiers, accesskit::Role, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::ui::words::Message;
use electrum_dominoes::{
    engine::rules::Preset,
    table::Waiting,
    ui::command::{COMMANDS, Command, Menu, MenuPlace},
};

/// A screen by its name, with what opens it.
type Opened = (&'static str, fn() -> Window);

const SCREENS: [Opened; 5] = [
    ("the game", || middling(Preset::AllFives, 4711)),
    ("a match", || with_keys(Key::D, &["Start the match"])),
    ("exercises", || with_keys(Key::E, &[])),
    ("a table elsewhere", || {
        let window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |_| {});
        Sitting::open(window, rules_for(Preset::AllFives, 2)).with_others().window
    }),
    ("a review", || {
        let mut window = middling(Preset::AllFives, 4711);
        assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
        let (bone, end) = some_play(&window).expect("a bone that fits");
        put(&mut window, bone, end);
        window.key_press(Key::J);
        window.run_steps(5);
        window
    }),
];

/// Opens what this key leads to, and presses these buttons there.
fn with_keys(key: Key, buttons: &[&str]) -> Window {
    let mut window = middling(Preset::AllFives, 4711);
    window.key_press_modifiers(Modifiers::COMMAND, key);
    window.run();
    for button in buttons {
        window.get_by_role_and_label(Role::Button, button).click();
        window.run();
    }
    window
}

/// Whether what stands in place of the game's table is this.
fn is_at(window: &Window, screen: &str) -> bool {
    let stage = window.state().stage();
    match screen {
        "the game" => stage.is_table(),
        "a match" => stage.agreed().is_some(),
        "exercises" => stage.practice().is_some(),
        "a table elsewhere" => stage.friends().is_some() && stage.aside().is_none(),
        _ => stage.looks_through(),
    }
}

fn is_open(window: &Window, dialog: &str) -> bool {
    window.query_by_role_and_label(Role::Dialog, dialog).is_some()
}

fn press(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run_steps(4);
}

/// Opens a menu by the pointer.
fn open_menu(window: &mut Window, menu: &str) {
    window.get_by_role_and_label(Role::Button, menu).click();
    window.run_steps(4);
}

/// The commands that stand in the open menu.
fn offered(window: &Window, menu: Menu) -> Vec<Command> {
    let words = electrum_dominoes::ui::words::Words::english();
    // A switch is read by its name, and any other command with its keys after it.
    let is_item = |role: Role| matches!(role, Role::Button | Role::MenuItemCheckBox);
    let is_there = |word: Message| {
        let is_called = |label: String| label.starts_with(words.get(word));
        window.query_all_by(|node| is_item(node.role()) && node.label().is_some_and(is_called)).next().is_some()
    };
    let plain = COMMANDS.iter().filter(|entry| entry.menu == menu && entry.place == MenuPlace::Menu);
    plain.filter(|entry| is_there(entry.word)).map(|entry| entry.command).collect()
}

#[test]
fn at_each_screen_the_menu_the_settings_the_sound_the_help_and_escape_are_the_same() {
    for (name, open) in SCREENS {
        let mut window = open();
        assert!(is_at(&window, name), "{name}");
        // The menu opens by its key and by the pointer, and Escape closes it and no more.
        press(&mut window, Modifiers::NONE, Key::F10);
        assert!(egui::Popup::is_any_open(&window.ctx), "{name}: F10 opens the first menu");
        press(&mut window, Modifiers::NONE, Key::Escape);
        assert!(!egui::Popup::is_any_open(&window.ctx) && is_at(&window, name), "{name}: Escape closes the menu");
        // Sound is switched there.
        let before = window.state().settings().sound.on;
        open_menu(&mut window, "Options");
        window.get_by_role_and_label(Role::MenuItemCheckBox, "Sound").click();
        window.run_steps(4);
        assert_eq!(window.state().settings().sound.on, !before, "{name}");
        // Settings and help open by their keys above the screen, and go by Escape.
        for (modifiers, key, dialog) in
            [(Modifiers::COMMAND, Key::Comma, "Settings"), (Modifiers::NONE, Key::F1, "Help")]
        {
            press(&mut window, modifiers, key);
            assert!(is_open(&window, dialog) && is_at(&window, name), "{name}: {dialog}");
            press(&mut window, Modifiers::NONE, Key::Escape);
            assert!(!is_open(&window, dialog) && is_at(&window, name), "{name}: {dialog}");
        }
        // Escape leaves what replaces the game, and nothing leaves the game.
        press(&mut window, Modifiers::NONE, Key::Escape);
        assert!(is_at(&window, "the game"), "{name}");
    }
}

#[test]
fn a_command_that_means_nothing_at_a_screen_is_not_in_its_menus_and_has_no_key_there() {
    for (name, open) in SCREENS {
        let mut window = open();
        let is_game = name == "the game";
        open_menu(&mut window, "Options");
        let options = offered(&window, Menu::Options);
        assert!(options.contains(&Command::Settings) && options.contains(&Command::Colors), "{name}: {options:?}");
        // A review has its own log.
        assert_eq!(options.contains(&Command::Log), name != "a review", "{name}: {options:?}");
        press(&mut window, Modifiers::NONE, Key::Escape);
        open_menu(&mut window, "Game");
        let games = offered(&window, Menu::Game);
        assert_eq!(games.contains(&Command::NewGame), is_game, "{name}: {games:?}");
        let takes_back = ["the game", "exercises", "a table elsewhere"].contains(&name);
        assert_eq!(games.contains(&Command::Undo), takes_back, "{name}: {games:?}");
        press(&mut window, Modifiers::NONE, Key::Escape);
        // Its key opens nothing either.
        press(&mut window, Modifiers::COMMAND, Key::N);
        assert_eq!(is_open(&window, "New game"), is_game, "{name}");
        assert!(is_at(&window, name), "{name}");
    }
}

#[test]
fn the_help_lists_the_keys_of_the_screen_below_it_and_no_others() {
    for (name, open) in SCREENS {
        let mut window = open();
        press(&mut window, Modifiers::NONE, Key::F1);
        window.get_by_label("Help: Keys").click();
        window.run_steps(4);
        let lists = |command: Command| {
            let keys = window.ctx.format_shortcut(&command.entry().keys()[0]);
            window.query_all_by_label(&keys).next().is_some()
        };
        assert!(lists(Command::Colors), "{name}");
        assert_eq!(lists(Command::NewGame), name == "the game", "{name}");
        // A review goes through its marks by the key that switches the sound elsewhere.
        assert_eq!(lists(Command::Sound), name != "a review", "{name}");
    }
}
