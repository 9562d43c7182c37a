//! Every command once: its name, its place in the menus, its keys, when it can be given and what it does.
//!
//! Menus, shortcuts and the list of keys in the help are made from this table.

use egui::{Context, Key, KeyboardShortcut, Modifiers, ViewportCommand};

use super::{
    app::App,
    table::desk::can_be_compact,
    windows::{Open, consent::Consent, help::Chapter},
    words::Words,
};
use crate::game::{Hidden, Input, Waiting};

/// Something that a player can ask for from the menu.
pub struct Command {
    /// The id of its name among the words.
    pub word: &'static str,
    /// The menu that it stands in.
    pub menu: Menu,
    /// The group of the menu that it stands in; a line parts it from the next.
    pub group: u8,
    /// Its keys, of which the menu shows the first.
    pub keys: &'static [KeyboardShortcut],
    /// Whether it can be given now.
    pub can: fn(&App) -> bool,
    /// Does it.
    pub run: fn(&mut App, &Context),
}

/// The menus from left to right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the menu of that name")]
pub enum Menu {
    Game,
    View,
    Learn,
    Options,
    Help,
}

impl Menu {
    /// All of them.
    pub const ALL: [Menu; 5] = [Menu::Game, Menu::View, Menu::Learn, Menu::Options, Menu::Help];

    /// The id of its name among the words.
    pub const fn word(self) -> &'static str {
        match self {
            Menu::Game => "menu-game",
            Menu::View => "menu-view",
            Menu::Learn => "menu-learn",
            Menu::Options => "menu-options",
            Menu::Help => "menu-help",
        }
    }

    /// Its commands.
    pub fn commands(self) -> impl Iterator<Item = &'static Command> {
        COMMANDS.iter().filter(move |command| command.menu == self)
    }
}

const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn command(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const ALWAYS: fn(&App) -> bool = |_| true;

/// All commands, in the order of the menus.
pub static COMMANDS: &[Command] = &[
    Command {
        word: "command-new-game",
        menu: Menu::Game,
        group: 0,
        keys: &[command(Key::N)],
        can: ALWAYS,
        run: |app, _| app.open_game(false),
    },
    Command {
        word: "command-restart",
        menu: Menu::Game,
        group: 0,
        keys: &[command(Key::R)],
        can: ALWAYS,
        run: |app, _| app.step(Input::Restart),
    },
    Command {
        word: "command-undo",
        menu: Menu::Game,
        group: 1,
        keys: &[command(Key::Z)],
        can: |app| app.desk().game().sitting().can_undo(),
        run: |app, _| app.step(Input::Undo),
    },
    Command {
        word: "command-redo",
        menu: Menu::Game,
        group: 1,
        keys: &[command(Key::Y), KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z)],
        can: |app| app.desk().game().sitting().can_redo(),
        run: |app, _| app.step(Input::Redo),
    },
    Command {
        word: "command-preserve",
        menu: Menu::Game,
        group: 2,
        keys: &[plain(Key::F5)],
        can: ALWAYS,
        run: |app, _| app.step(Input::Preserve),
    },
    Command {
        word: "command-restore",
        menu: Menu::Game,
        group: 2,
        keys: &[plain(Key::F9)],
        can: |app| app.desk().game().sitting().can_restore(),
        run: |app, _| app.step(Input::Restore),
    },
    Command {
        word: "command-firecracker",
        menu: Menu::Game,
        group: 3,
        keys: &[plain(Key::F)],
        can: |app| app.desk().game().lights() || !app.desk().game().targets().is_empty(),
        run: |app, _| app.act(|desk, _| desk.take_up()),
    },
    Command {
        word: "command-pause",
        menu: Menu::Game,
        group: 3,
        keys: &[plain(Key::P)],
        can: App::is_timed,
        run: |app, _| app.step(Input::Pause),
    },
    Command {
        word: "command-give-up",
        menu: Menu::Game,
        group: 3,
        keys: &[],
        can: App::is_timed,
        run: |app, _| app.open(Open::Consent(Consent::GiveUp)),
    },
    Command {
        word: "command-results",
        menu: Menu::Game,
        group: 3,
        keys: &[plain(Key::R)],
        can: |app| app.desk().game().left().is_some() && app.desk().game().waiting() == Waiting::NewGame,
        run: |app, _| app.open_results(false),
    },
    Command {
        word: "command-open-game",
        menu: Menu::Game,
        group: 4,
        keys: &[command(Key::O)],
        can: ALWAYS,
        run: |app, ctx| app.open_game_file(ctx),
    },
    Command {
        word: "command-save-game",
        menu: Menu::Game,
        group: 4,
        keys: &[command(Key::S)],
        can: ALWAYS,
        run: |app, ctx| app.save_game_as(ctx),
    },
    Command {
        word: "command-copy-game",
        menu: Menu::Game,
        group: 4,
        keys: &[command(Key::C)],
        can: ALWAYS,
        run: |app, ctx| app.copy_game(ctx),
    },
    Command {
        word: "command-paste-game",
        menu: Menu::Game,
        group: 4,
        keys: &[command(Key::V)],
        can: ALWAYS,
        run: |_, ctx| App::paste_game(ctx),
    },
    Command {
        word: "command-keep-game",
        menu: Menu::Game,
        group: 4,
        keys: &[command(Key::K)],
        can: |app| app.desk().game().sitting().is_under_way(),
        run: |app, _| app.keep_game(),
    },
    Command {
        word: "command-players",
        menu: Menu::Game,
        group: 5,
        keys: &[command(Key::P)],
        can: |app| !app.players().list().is_empty(),
        run: |app, _| app.open_players(false),
    },
    Command {
        word: "command-quit",
        menu: Menu::Game,
        group: 6,
        keys: &[command(Key::Q)],
        can: ALWAYS,
        run: |_, ctx| ctx.send_viewport_cmd(ViewportCommand::Close),
    },
    Command {
        word: "command-display",
        menu: Menu::View,
        group: 0,
        keys: &[plain(Key::F8)],
        can: |app| can_be_compact(app.desk().game().rules()),
        run: |app, _| app.change_display(),
    },
    Command {
        word: "command-log",
        menu: Menu::View,
        group: 1,
        keys: &[plain(Key::L)],
        can: ALWAYS,
        run: |app, _| app.change_log(),
    },
    Command {
        word: "command-unseen",
        menu: Menu::View,
        group: 1,
        keys: &[plain(Key::U)],
        can: ALWAYS,
        run: |app, _| app.change_unseen(),
    },
    Command {
        word: "command-beliefs",
        menu: Menu::View,
        group: 1,
        keys: &[plain(Key::B)],
        can: ALWAYS,
        run: |app, _| app.change_beliefs(),
    },
    Command {
        word: "command-score-sheet",
        menu: Menu::View,
        group: 2,
        keys: &[KeyboardShortcut::new(Modifiers::SHIFT, Key::F3)],
        can: ALWAYS,
        run: |app, _| app.open_score_sheet(),
    },
    Command {
        word: "command-tally",
        menu: Menu::View,
        group: 2,
        keys: &[plain(Key::F3)],
        can: ALWAYS,
        run: |app, _| app.open(Open::Tally),
    },
    Command {
        word: "command-statistics",
        menu: Menu::View,
        group: 2,
        keys: &[plain(Key::F4)],
        can: ALWAYS,
        run: |app, _| app.open_statistics(),
    },
    Command {
        word: "command-games",
        menu: Menu::View,
        group: 2,
        keys: &[command(Key::G)],
        can: ALWAYS,
        run: |app, _| app.open_games(),
    },
    Command {
        word: "command-hint",
        menu: Menu::Learn,
        group: 0,
        keys: &[plain(Key::F2)],
        can: |app| app.desk().game().your_turn(),
        run: |app, _| app.step(Input::Hint),
    },
    Command {
        word: "command-show-hands",
        menu: Menu::Learn,
        group: 0,
        keys: &[plain(Key::F6)],
        can: ALWAYS,
        run: |app, _| app.step(Input::Show(Hidden::Hands)),
    },
    Command {
        word: "command-show-boneyard",
        menu: Menu::Learn,
        group: 0,
        keys: &[plain(Key::F7)],
        can: ALWAYS,
        run: |app, _| app.step(Input::Show(Hidden::Boneyard)),
    },
    Command {
        word: "command-tutor",
        menu: Menu::Learn,
        group: 1,
        keys: &[plain(Key::T)],
        can: ALWAYS,
        run: |app, _| app.change_tutor(),
    },
    Command {
        word: "command-review",
        menu: Menu::Learn,
        group: 1,
        keys: &[plain(Key::J)],
        can: App::can_review,
        run: |app, ctx| app.review_game(ctx),
    },
    Command {
        word: "command-exercises",
        menu: Menu::Learn,
        group: 1,
        keys: &[command(Key::E)],
        can: ALWAYS,
        run: |app, ctx| app.open_practice(ctx),
    },
    Command {
        word: "command-other-table",
        menu: Menu::Learn,
        group: 1,
        keys: &[command(Key::T)],
        can: |app| app.desk().game().waiting() == Waiting::NewGame,
        run: |app, _| app.open_other_table_here(),
    },
    Command {
        word: "command-agreed",
        menu: Menu::Learn,
        group: 1,
        keys: &[command(Key::D)],
        can: |app| !app.is_timed(),
        run: |app, ctx| app.open_agreed(ctx),
    },
    Command {
        word: "command-settings",
        menu: Menu::Options,
        group: 0,
        keys: &[command(Key::Comma)],
        can: ALWAYS,
        run: |app, _| app.open_settings(),
    },
    Command {
        word: "command-colors",
        menu: Menu::Options,
        group: 0,
        keys: &[command(Key::L)],
        can: ALWAYS,
        run: |app, _| app.open_colors(),
    },
    Command {
        word: "command-help",
        menu: Menu::Help,
        group: 0,
        keys: &[plain(Key::F1)],
        can: ALWAYS,
        run: |app, _| app.open_help(Chapter::default()),
    },
    Command { word: "command-fair", menu: Menu::Help, group: 0, keys: &[], can: ALWAYS, run: |app, _| app.open_fair() },
    Command {
        word: "command-about",
        menu: Menu::Help,
        group: 1,
        keys: &[],
        can: ALWAYS,
        run: |app, _| app.open(Open::About),
    },
];

impl Command {
    /// The command of that name; there is one for every name that a source may ask for.
    pub fn named(word: &str) -> Option<&'static Command> {
        COMMANDS.iter().find(|command| command.word == word)
    }

    /// The command whose keys were pressed in this frame, if any. The keys are then taken.
    pub fn pressed(ctx: &Context) -> Option<&'static Command> {
        let mut shortcuts: Vec<(&Command, &KeyboardShortcut)> =
            COMMANDS.iter().flat_map(|command| command.keys.iter().map(move |keys| (command, keys))).collect();
        // A shortcut with Shift is also one without it, so those with Shift are asked first.
        shortcuts.sort_by_key(|(_, keys)| !keys.modifiers.shift);
        ctx.input_mut(|input| {
            shortcuts.into_iter().find_map(|(command, keys)| input.consume_shortcut(keys).then_some(command))
        })
    }

    /// Every command that has keys, each with its keys, for the help.
    pub fn list(ctx: &Context, words: &Words) -> Vec<(String, String)> {
        COMMANDS
            .iter()
            .filter(|command| !command.keys.is_empty())
            .map(|command| {
                let keys: Vec<String> = command.keys.iter().map(|keys| ctx.format_shortcut(keys)).collect();
                (words.get(command.word).to_owned(), keys.join(", "))
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
