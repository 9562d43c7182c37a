//! The table of commands: name, place in the menus, keys, and when each is available. The program carries them out.
//!
//! The menus, the shortcuts and the list of keys in the help are made from this table.

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::table::desk::{can_be_compact, display_of};
use super::table::positions::Display;
use super::words::Words;
use crate::career::tutor::Tutor;
use crate::engine::Phase;
use crate::game::{Game, Hidden, Waiting};
use crate::host::IS_PAGE;
use crate::store::Settings;

/// A command of the player, in the order of the menus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the command of that name")]
pub enum Command {
    NewGame,
    Restart,
    Undo,
    Redo,
    Preserve,
    Restore,
    Firecracker,
    Pause,
    GiveUp,
    Results,
    OpenGame,
    SaveGame,
    CopyGame,
    PasteGame,
    KeepGame,
    Players,
    SaveAll,
    AddAll,
    Quit,
    Display,
    FullScreen,
    Bar,
    Again,
    Log,
    Unseen,
    Beliefs,
    ScoreSheet,
    Tally,
    Statistics,
    Games,
    Hint,
    ShowHands,
    ShowBoneyard,
    Tutor,
    Review,
    Course,
    Today,
    Exercises,
    OtherTable,
    Agreed,
    Settings,
    Colors,
    Sound,
    Help,
    Fair,
    About,
}

/// An entry in the table of commands.
pub struct MenuItem {
    /// The command.
    pub command: Command,
    /// The message of its name.
    pub word: &'static str,
    /// The menu that contains it.
    pub menu: Menu,
    /// Its group in the menu. A line separates the groups.
    pub group: u8,
    /// Its keys. The menu shows the first.
    pub keys: &'static [KeyboardShortcut],
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
    /// All menus.
    pub const ALL: [Menu; 5] = [Menu::Game, Menu::View, Menu::Learn, Menu::Options, Menu::Help];

    /// Returns the message of its name.
    pub const fn word(self) -> &'static str {
        match self {
            Menu::Game => "menu-game",
            Menu::View => "menu-view",
            Menu::Learn => "menu-learn",
            Menu::Options => "menu-options",
            Menu::Help => "menu-help",
        }
    }

    /// Returns its commands.
    pub fn commands(self) -> impl Iterator<Item = &'static MenuItem> {
        COMMANDS.iter().filter(move |entry| entry.menu == self)
    }
}

const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

const fn entry(
    command: Command,
    word: &'static str,
    menu: Menu,
    group: u8,
    keys: &'static [KeyboardShortcut],
) -> MenuItem {
    MenuItem { command, word, menu, group, keys }
}

/// All commands in the order of the menus.
pub static COMMANDS: &[MenuItem] = &[
    entry(Command::NewGame, "command-new-game", Menu::Game, 0, &[ctrl(Key::N)]),
    entry(Command::Restart, "command-restart", Menu::Game, 0, &[ctrl(Key::R)]),
    entry(Command::Undo, "command-undo", Menu::Game, 1, &[ctrl(Key::Z)]),
    entry(Command::Redo, "command-redo", Menu::Game, 1, &[ctrl(Key::Y), ctrl_shift(Key::Z)]),
    entry(Command::Preserve, "command-preserve", Menu::Game, 2, &[plain(Key::F5)]),
    entry(Command::Restore, "command-restore", Menu::Game, 2, &[plain(Key::F9)]),
    entry(Command::Firecracker, "command-firecracker", Menu::Game, 3, &[plain(Key::F)]),
    entry(Command::Pause, "command-pause", Menu::Game, 3, &[plain(Key::P)]),
    entry(Command::GiveUp, "command-give-up", Menu::Game, 3, &[]),
    entry(Command::Results, "command-results", Menu::Game, 3, &[plain(Key::R)]),
    entry(Command::OpenGame, "command-open-game", Menu::Game, 4, &[ctrl(Key::O)]),
    entry(Command::SaveGame, "command-save-game", Menu::Game, 4, &[ctrl(Key::S)]),
    entry(Command::CopyGame, "command-copy-game", Menu::Game, 4, &[ctrl(Key::C)]),
    entry(Command::PasteGame, "command-paste-game", Menu::Game, 4, &[ctrl(Key::V)]),
    entry(Command::KeepGame, "command-keep-game", Menu::Game, 4, &[ctrl(Key::K)]),
    entry(Command::Players, "command-players", Menu::Game, 5, &[ctrl(Key::P)]),
    entry(Command::SaveAll, "command-save-all", Menu::Game, 5, &[ctrl_shift(Key::S)]),
    entry(Command::AddAll, "command-add-all", Menu::Game, 5, &[ctrl_shift(Key::O)]),
    entry(Command::Quit, "command-quit", Menu::Game, 6, &[ctrl(Key::Q)]),
    entry(Command::Display, "command-display", Menu::View, 0, &[plain(Key::F8)]),
    entry(Command::FullScreen, "command-full-screen", Menu::View, 0, &[plain(Key::F11)]),
    entry(Command::Bar, "command-bar", Menu::View, 0, &[ctrl(Key::B)]),
    entry(Command::Again, "command-again", Menu::View, 1, &[plain(Key::A)]),
    entry(Command::Log, "command-log", Menu::View, 1, &[plain(Key::L)]),
    entry(Command::Unseen, "command-unseen", Menu::View, 1, &[plain(Key::U)]),
    entry(Command::Beliefs, "command-beliefs", Menu::View, 1, &[plain(Key::B)]),
    entry(Command::ScoreSheet, "command-score-sheet", Menu::View, 2, &[shift(Key::F3)]),
    entry(Command::Tally, "command-tally", Menu::View, 2, &[plain(Key::F3)]),
    entry(Command::Statistics, "command-statistics", Menu::View, 2, &[plain(Key::F4)]),
    entry(Command::Games, "command-games", Menu::View, 2, &[ctrl(Key::G)]),
    entry(Command::Hint, "command-hint", Menu::Learn, 0, &[plain(Key::F2)]),
    entry(Command::ShowHands, "command-show-hands", Menu::Learn, 0, &[plain(Key::F6)]),
    entry(Command::ShowBoneyard, "command-show-boneyard", Menu::Learn, 0, &[plain(Key::F7)]),
    entry(Command::Tutor, "command-tutor", Menu::Learn, 1, &[plain(Key::T)]),
    entry(Command::Review, "command-review", Menu::Learn, 1, &[plain(Key::J)]),
    entry(Command::Course, "command-course", Menu::Learn, 1, &[plain(Key::C)]),
    entry(Command::Today, "command-today", Menu::Learn, 1, &[ctrl_shift(Key::E)]),
    entry(Command::Exercises, "command-exercises", Menu::Learn, 1, &[ctrl(Key::E)]),
    entry(Command::OtherTable, "command-other-table", Menu::Learn, 1, &[ctrl(Key::T)]),
    entry(Command::Agreed, "command-agreed", Menu::Learn, 1, &[ctrl(Key::D)]),
    entry(Command::Settings, "command-settings", Menu::Options, 0, &[ctrl(Key::Comma)]),
    entry(Command::Colors, "command-colors", Menu::Options, 0, &[ctrl(Key::L)]),
    entry(Command::Sound, "command-sound", Menu::Options, 0, &[plain(Key::M)]),
    entry(Command::Help, "command-help", Menu::Help, 0, &[plain(Key::F1)]),
    entry(Command::Fair, "command-fair", Menu::Help, 0, &[]),
    entry(Command::About, "command-about", Menu::Help, 1, &[]),
];

/// What the bar on the table offers, in its order.
pub const BAR: &[Command] =
    &[Command::Undo, Command::Redo, Command::Hint, Command::Log, Command::Review, Command::Sound, Command::FullScreen];

/// What decides which commands can be given, and which switches are on.
#[derive(Clone, Copy)]
pub struct Conditions<'a> {
    /// The current game.
    pub game: &'a Game,
    /// Whether there are several players.
    pub has_players: bool,
    /// Whether games are saved.
    pub has_games: bool,
    /// How many of the player's own mistakes come back today.
    pub due: usize,
    /// What the player has set.
    pub settings: &'a Settings,
    /// Whether the window takes the whole screen.
    pub full_screen: bool,
}

impl Conditions<'_> {
    /// Whether the game is against the clock and not over yet.
    pub fn is_timed(&self) -> bool {
        self.game.left().is_some() && self.game.waiting() != Waiting::NewGame
    }

    /// Whether several people hide their hands from each other, so that nothing may leave the table that shows every bone.
    pub fn keeps_hands(&self) -> bool {
        self.game.is_company() && self.game.waiting() != Waiting::NewGame
    }

    /// Whether there is anything to review in the game at the table. A game on time can be reviewed only when it is over, because no one may study
    /// the table while the clock is stopped.
    pub fn reviews_the_table(&self) -> bool {
        let sitting = self.game.sitting();
        sitting.is_under_way() && !self.is_timed() && !self.keeps_hands() || sitting.state().phase() == Phase::GameOver
    }

    /// What a command is called in the menu now.
    pub fn name(&self, entry: &MenuItem, words: &Words) -> String {
        match entry.command {
            Command::Today if self.due > 0 => words.format("command-today-due", &[("count", self.due.into())]),
            _ => words.get(entry.word).to_owned(),
        }
    }

    /// Whether a command is available now.
    pub fn allows(&self, command: Command) -> bool {
        let (game, sitting) = (self.game, self.game.sitting());
        match command {
            Command::Undo => sitting.can_undo(),
            Command::Redo => sitting.can_redo(),
            Command::Restore => sitting.can_restore(),
            Command::Firecracker => game.lights() || !game.targets().is_empty(),
            Command::GiveUp if game.hides_the_hand() => false,
            Command::Pause | Command::GiveUp => self.is_timed(),
            Command::Results => game.left().is_some() && game.waiting() == Waiting::NewGame,
            Command::KeepGame => sitting.is_under_way() && !self.keeps_hands(),
            Command::CopyGame | Command::SaveGame => !self.keeps_hands(),
            Command::Again => !game.is_covered(),
            Command::ShowHands => game.may_show(Hidden::Hands),
            Command::ShowBoneyard => game.may_show(Hidden::Boneyard),
            Command::Beliefs => game.helps() && !game.hides_the_hand(),
            Command::Tutor => game.helps(),
            Command::Players => self.has_players,
            Command::Display => can_be_compact(game.rules()),
            Command::Hint => game.helps() && game.your_turn(),
            Command::Review => self.reviews_the_table() || !self.is_timed() && self.has_games,
            Command::OtherTable => game.waiting() == Waiting::NewGame,
            Command::Agreed => !self.is_timed(),
            // A tab is closed by the browser.
            Command::Quit => !IS_PAGE,
            _ => true,
        }
    }

    /// Whether a command that switches something has it on; nothing of any other command.
    pub fn is_on(&self, command: Command) -> Option<bool> {
        let (game, settings) = (self.game, self.settings);
        Some(match command {
            Command::Pause => game.waiting() == Waiting::Paused,
            Command::Display => display_of(game.rules(), settings) == Display::Compact,
            Command::FullScreen => self.full_screen,
            Command::Bar => settings.bar,
            Command::Log => settings.log,
            Command::Unseen => settings.unseen,
            Command::Beliefs => game.clues().is_some(),
            Command::ShowHands => game.shown() == Some(Hidden::Hands),
            Command::ShowBoneyard => game.shown() == Some(Hidden::Boneyard),
            Command::Tutor => settings.tutor != Tutor::Off,
            Command::Sound => settings.sound.on,
            _ => return None,
        })
    }
}

impl Command {
    /// Its place in the table of commands.
    pub fn entry(self) -> &'static MenuItem {
        COMMANDS.iter().find(|entry| entry.command == self).expect("every command stands in the table")
    }

    /// The command whose keys were pressed in this frame, if any. The keys are then taken.
    pub fn pressed(ctx: &Context) -> Option<Command> {
        let all = COMMANDS.iter().flat_map(|entry| entry.keys.iter().map(|keys| (entry.command, keys)));
        let mut shortcuts: Vec<(Command, &KeyboardShortcut)> = all.collect();
        // A shortcut with Shift also matches without it, so those with Shift are checked first.
        shortcuts.sort_by_key(|(_, keys)| !keys.modifiers.shift);
        ctx.input_mut(|input| {
            shortcuts.into_iter().find_map(|(command, keys)| input.consume_shortcut(keys).then_some(command))
        })
    }

    /// Every command that has keys, each with its keys, for the help.
    pub fn list(ctx: &Context, words: &Words) -> Vec<(String, String)> {
        let with_keys = COMMANDS.iter().filter(|entry| !entry.keys.is_empty());
        let told = with_keys.map(|entry| {
            let keys: Vec<String> = entry.keys.iter().map(|keys| ctx.format_shortcut(keys)).collect();
            (words.get(entry.word).to_owned(), keys.join(", "))
        });
        told.collect()
    }
}
