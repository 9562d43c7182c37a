//! Every command once: its name, its keys and when it can be given. Menus, shortcuts and the list of keys in the help come from here.

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use crate::ui::words::Words;

/// Something a player can ask for from the menu.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "each is the item of the menu of the same name")]
pub enum Command {
    NewGame,
    Undo,
    Redo,
    Preserve,
    Restore,
    Hint,
    ShowMine,
    ShowBoneyard,
    Tally,
    Quit,
    Settings,
    Colors,
    Help,
    About,
}

/// A menu: the id of its name, and its items in groups.
pub type Menu = (&'static str, &'static [&'static [Command]]);

/// The menus from left to right.
pub const MENUS: [Menu; 3] = [
    (
        "menu-game",
        &[
            &[Command::NewGame],
            &[Command::Undo, Command::Redo],
            &[Command::Preserve, Command::Restore],
            &[Command::Hint, Command::ShowMine, Command::ShowBoneyard],
            &[Command::Tally],
            &[Command::Quit],
        ],
    ),
    ("menu-options", &[&[Command::Settings, Command::Colors]]),
    ("menu-help", &[&[Command::Help, Command::About]]),
];

impl Command {
    /// All commands, in the order of the menus.
    pub fn all() -> impl Iterator<Item = Command> {
        MENUS.into_iter().flat_map(|(_, groups)| groups.iter().flat_map(|group| group.iter().copied()))
    }

    /// The id of its name among the words.
    pub const fn word(self) -> &'static str {
        match self {
            Command::NewGame => "command-new-game",
            Command::Undo => "command-undo",
            Command::Redo => "command-redo",
            Command::Preserve => "command-preserve",
            Command::Restore => "command-restore",
            Command::Hint => "command-hint",
            Command::ShowMine => "command-show-mine",
            Command::ShowBoneyard => "command-show-boneyard",
            Command::Tally => "command-tally",
            Command::Quit => "command-quit",
            Command::Settings => "command-settings",
            Command::Colors => "command-colors",
            Command::Help => "command-help",
            Command::About => "command-about",
        }
    }

    /// Its keys, the one that the menu shows first.
    pub fn keys(self) -> Vec<KeyboardShortcut> {
        let plain = |key| KeyboardShortcut::new(Modifiers::NONE, key);
        let command = |key| KeyboardShortcut::new(Modifiers::COMMAND, key);
        match self {
            Command::NewGame => vec![command(Key::N)],
            Command::Undo => vec![command(Key::Z)],
            Command::Redo => {
                vec![command(Key::Y), KeyboardShortcut::new(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z)]
            }
            Command::Preserve => vec![plain(Key::F5)],
            Command::Restore => vec![plain(Key::F9)],
            Command::Hint => vec![plain(Key::F2)],
            Command::ShowMine => vec![plain(Key::F6)],
            Command::ShowBoneyard => vec![plain(Key::F7)],
            Command::Tally => vec![plain(Key::F3)],
            Command::Quit => vec![command(Key::Q)],
            Command::Settings => vec![command(Key::Comma)],
            Command::Colors => vec![command(Key::L)],
            Command::Help => vec![plain(Key::F1)],
            Command::About => Vec::new(),
        }
    }

    /// The command whose keys were pressed in this frame, if any. The keys are then taken.
    pub fn pressed(ctx: &Context) -> Option<Command> {
        let mut shortcuts: Vec<(Command, KeyboardShortcut)> =
            Command::all().flat_map(|command| command.keys().into_iter().map(move |keys| (command, keys))).collect();
        // A shortcut with Shift is also one without it, so those with Shift are asked first.
        shortcuts.sort_by_key(|(_, keys)| !keys.modifiers.shift);
        ctx.input_mut(|input| {
            shortcuts.into_iter().find_map(|(command, keys)| input.consume_shortcut(&keys).then_some(command))
        })
    }

    /// Every command that has keys, each with its keys, for the help.
    pub fn list(ctx: &Context, words: &Words) -> Vec<(String, String)> {
        Command::all()
            .filter_map(|command| {
                let keys: Vec<String> = command.keys().iter().map(|keys| ctx.format_shortcut(keys)).collect();
                (!keys.is_empty()).then(|| (words.get(command.word()).to_owned(), keys.join(", ")))
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_commands_share_their_keys() {
        let all: Vec<KeyboardShortcut> = Command::all().flat_map(Command::keys).collect();
        for (at, keys) in all.iter().enumerate() {
            assert!(!all[..at].contains(keys), "{keys:?}");
        }
    }

    #[test]
    fn every_command_has_a_name() {
        let words = Words::english();
        for command in Command::all() {
            assert_ne!(words.get(command.word()), command.word());
        }
    }
}
