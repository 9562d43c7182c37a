//! The table of commands: name, place in the menus, keys, and when each is available. The program
//! carries them out.
//!
//! The menus, the shortcuts and the list of keys in the help are made from this table.

use super::table::positions::Display;
use super::table::scene::{can_be_compact, display_of};
use super::words::Words;
use crate::msg;
use crate::seat::SeatedPlayer;
use crate::table::{Hidden, Waiting};
use crate::ui::parts::has_fingers;
use crate::ui::settings::Settings;
use crate::ui::words::{Message, worded};
use crate::{
    career::Tutor,
    engine::{Phase, Set},
    host::IS_PAGE,
};
use egui::{Context, Key, KeyboardShortcut, Modifiers};

/// An entry in the table of commands.
pub struct MenuItem {
    /// The command.
    pub command: Command,
    /// The message of its name.
    pub word: Message,
    /// The menu that contains it.
    pub menu: Menu,
    /// Its group in the menu. A line separates the groups.
    pub group: u8,
    /// Its place in the menu.
    pub place: MenuPlace,
    /// Its keys in a window of a desktop, and those in a page.
    keys: [&'static [KeyboardShortcut]; 2],
}

impl MenuItem {
    /// Returns its keys. The menu shows the first.
    pub const fn keys(&self) -> &'static [KeyboardShortcut] {
        self.keys_in(IS_PAGE)
    }

    /// Returns the keys that it has in a page, or in a window of a desktop. A browser keeps many
    /// for itself, so a page uses only those that every browser leaves.
    pub const fn keys_in(&self, page: bool) -> &'static [KeyboardShortcut] {
        self.keys[page as usize]
    }

    /// Returns its place in a menu. What another menu has as well is rare there.
    pub fn place_in(&self, menu: Menu) -> MenuPlace {
        if self.menu == menu { self.place } else { MenuPlace::More }
    }
}

/// The menus from left to right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the menu of that name")]
pub enum Menu {
    Game,
    Options,
    Help,
}

// They are named by their messages.
worded! { Menu: Game "menu-game", Options "menu-options", Help "menu-help" }

/// What stands in the menu of the game as well, before what leaves it, because the menu of the manuals has it there.
const IN_THE_GAME_TOO: &[Command] =
    &[Command::ShowHands, Command::ShowBoneyard, Command::Settings, Command::Colors, Command::About, Command::Help];

impl Menu {
    /// Returns the commands that stand in it.
    pub fn commands(self) -> impl Iterator<Item = &'static MenuItem> {
        let own = move |entry: &&MenuItem| entry.menu == self && !matches!(entry.place, MenuPlace::In(_));
        let (last, rest): (Vec<_>, Vec<_>) =
            COMMANDS.iter().filter(own).partition(|entry| entry.command == Command::Quit);
        let too = if self == Menu::Game { IN_THE_GAME_TOO } else { &[] };
        rest.into_iter().chain(too.iter().map(|command| command.entry())).chain(last)
    }
}

/// Where a command stands in its menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MenuPlace {
    /// In the menu itself.
    Menu,
    /// Among the files, which unfold in the menu.
    Files,
    /// Among the rest, which unfolds in the menu.
    More,
    /// In what another command opens. Only that one stands in the menu.
    In(Command),
}

impl MenuPlace {
    /// Returns the message of the line that unfolds it in a menu, if there is one.
    pub const fn fold(self) -> Option<Message> {
        match self {
            MenuPlace::Files => Some(msg!("menu-files")),
            MenuPlace::More => Some(msg!("menu-more")),
            MenuPlace::Menu | MenuPlace::In(_) => None,
        }
    }
}

// The places as the table names them.
const TOP: MenuPlace = MenuPlace::Menu;
const FILES: MenuPlace = MenuPlace::Files;
const MORE: MenuPlace = MenuPlace::More;
const RECORDS: MenuPlace = MenuPlace::In(Command::Records);
const UNSEEN: MenuPlace = MenuPlace::In(Command::Unseen);
const PRACTICE: MenuPlace = MenuPlace::In(Command::Practice);
const HELP: MenuPlace = MenuPlace::In(Command::Help);

// What is held with a key.
const PLAIN: Modifiers = Modifiers::NONE;
const SHIFT: Modifiers = Modifiers::SHIFT;
const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = CTRL.plus(SHIFT);

/// Returns the name of keys, in which a sign stands for itself.
fn named(ctx: &Context, keys: &KeyboardShortcut) -> String {
    let name = ctx.format_shortcut(keys);
    match keys.logical_key {
        Key::Comma | Key::Questionmark => name.replace(keys.logical_key.name(), keys.logical_key.symbol_or_name()),
        _ => name,
    }
}

/// Declares keys.
macro_rules! keys {
    ($($held:ident + $key:ident),*) => { &[$(KeyboardShortcut::new($held, Key::$key)),*] };
}

/// Returns the keys in a window of a desktop and in a page: the same, if a page has none of its
/// own.
macro_rules! both_keys {
    ([$($keys:tt)*]) => { [keys![$($keys)*]; 2] };
    ([$($keys:tt)*] [$($in_page:tt)*]) => { [keys![$($keys)*], keys![$($in_page)*]] };
}

/// Declares the commands and their table, in the order of the menus. The second list of keys is for
/// a page, where it differs.
macro_rules! commands {
    ($($command:ident $word:literal $menu:ident $group:literal $place:ident $([$($keys:tt)*])+;)*) => {
        /// A command of the player, in the order of the menus.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[expect(missing_docs, reason = "each is the command of that name")]
        pub enum Command {
            $($command),*
        }

        /// All commands in the order of the menus.
        pub static COMMANDS: &[MenuItem] = &[$(MenuItem {
            command: Command::$command,
            word: msg!($word),
            menu: Menu::$menu,
            group: $group,
            place: $place,
            keys: both_keys!($([$($keys)*])+),
        }),*];
    };
}

commands! {
    NewGame "command-new-game" Game 0 TOP [CTRL + N] [SHIFT + N];
    Friends "command-friends" Game 0 TOP [CTRL + J] [SHIFT + J];
    Practice "command-practice" Game 0 TOP [];
    Course "command-course" Game 0 PRACTICE [PLAIN + C];
    Today "command-today" Game 0 PRACTICE [CTRL_SHIFT + E] [PLAIN + D];
    Exercises "command-exercises" Game 0 PRACTICE [CTRL + E] [SHIFT + E];
    Agreed "command-agreed" Game 0 PRACTICE [CTRL + D] [SHIFT + D];
    Undo "command-undo" Game 1 TOP [CTRL + Z];
    Redo "command-redo" Game 1 TOP [CTRL + Y, CTRL_SHIFT + Z] [CTRL_SHIFT + Z];
    Again "command-again" Game 1 TOP [PLAIN + A];
    Firecracker "command-firecracker" Game 2 TOP [PLAIN + F];
    Pause "command-pause" Game 2 TOP [PLAIN + P];
    GiveUp "command-give-up" Game 2 TOP [];
    Results "command-results" Game 2 TOP [PLAIN + R];
    Review "command-review" Game 2 TOP [PLAIN + J];
    Records "command-records" Game 3 TOP [];
    Statistics "command-statistics" Game 3 RECORDS [PLAIN + F4];
    Games "command-games" Game 3 RECORDS [CTRL + G] [SHIFT + G];
    ScoreSheet "command-score-sheet" Game 3 RECORDS [SHIFT + F3] [SHIFT + F4];
    Players "command-players" Game 3 TOP [CTRL + P] [SHIFT + P];
    OpenGame "command-open-game" Game 4 FILES [CTRL + O] [SHIFT + O];
    SaveGame "command-save-game" Game 4 FILES [CTRL + S] [SHIFT + S];
    CopyGame "command-copy-game" Game 4 FILES [CTRL + C];
    PasteGame "command-paste-game" Game 4 FILES [CTRL + V];
    KeepGame "command-keep-game" Game 4 FILES [CTRL + K] [SHIFT + K];
    SaveAll "command-save-all" Game 4 FILES [CTRL_SHIFT + S] [PLAIN + X];
    AddAll "command-add-all" Game 4 FILES [CTRL_SHIFT + O] [PLAIN + I];
    Tally "command-tally" Game 4 MORE [PLAIN + F3] [SHIFT + T];
    Restart "command-restart" Game 4 MORE [CTRL + R] [SHIFT + R];
    Preserve "command-preserve" Game 4 MORE [PLAIN + F5] [PLAIN + K];
    Restore "command-restore" Game 4 MORE [PLAIN + F9] [PLAIN + Z];
    Quit "command-quit" Game 5 TOP [CTRL + Q] [];
    Log "command-log" Options 0 TOP [PLAIN + L];
    Unseen "command-unseen" Options 0 TOP [PLAIN + U];
    Beliefs "command-beliefs" Options 0 UNSEEN [PLAIN + B];
    Settings "command-settings" Options 1 TOP [CTRL + Comma] [PLAIN + Comma];
    Colors "command-colors" Options 1 TOP [CTRL + L] [SHIFT + L];
    Sound "command-sound" Options 1 TOP [PLAIN + M];
    FullScreen "command-full-screen" Options 2 TOP [PLAIN + F11] [SHIFT + F];
    Display "command-display" Options 2 MORE [PLAIN + F8];
    Bar "command-bar" Options 2 MORE [CTRL + B] [SHIFT + B];
    Install "command-install" Options 2 MORE [];
    Hint "command-hint" Help 0 TOP [PLAIN + F2];
    Tutor "command-tutor" Help 0 TOP [PLAIN + T];
    ShowHands "command-show-hands" Help 0 MORE [PLAIN + F6] [PLAIN + H];
    ShowBoneyard "command-show-boneyard" Help 0 MORE [PLAIN + F7] [PLAIN + Y];
    Help "command-help" Help 1 TOP [PLAIN + F1] [PLAIN + Questionmark];
    Fair "command-fair" Help 1 HELP [];
    About "command-about" Help 1 TOP [];
}

/// The groups with the commands of the program itself, which mean the same at every screen.
const OF_THE_PROGRAM: [(Menu, u8); 4] = [(Menu::Game, 5), (Menu::Options, 1), (Menu::Options, 2), (Menu::Help, 1)];

/// What the bar on the table offers, in its order. In a narrow window it offers only the first.
pub const BAR: &[Command] =
    &[Command::Undo, Command::Redo, Command::Hint, Command::Log, Command::Review, Command::Sound, Command::FullScreen];

/// What the commands are at a table that fills the window.
pub trait Commanded {
    /// Whether a command means something there. One that doesn't is in no menu, bar or help, and has no
    /// key.
    fn means(&self, command: Command) -> bool;

    /// Whether it can be given now, and if not, why, as a message; nothing if that is as at the table
    /// of any game.
    fn can(&self, _: Command) -> Option<Result<(), Message>> {
        None
    }

    /// Whether a command that switches something has it on; nothing if that is as at any table.
    fn is_on(&self, _: Command) -> Option<bool> {
        None
    }

    /// The keys that mean something of their own there.
    fn own_keys(&self) -> &'static [KeyboardShortcut] {
        &[]
    }

    /// The set whose bones are chosen there by typing their numbers. The letters of those from ten on give no
    /// command there.
    fn typed_set(&self) -> Option<Set> {
        None
    }
}

/// The keys of the numbers from ten on, which name halves of bones where the set has them.
const LETTERS: &[KeyboardShortcut] = keys![PLAIN + A, PLAIN + B, PLAIN + C];

/// Returns those that a set has.
pub(crate) fn letters(set: Set) -> &'static [KeyboardShortcut] {
    LETTERS.get(..set.suit_size().saturating_sub(10)).unwrap_or(LETTERS)
}

/// The table of the current game, where every command means something.
pub struct AtTheGame {
    /// What it is played with.
    set: Set,
}

impl AtTheGame {
    /// The table of a game that is played with this set.
    pub const fn with(set: Set) -> &'static AtTheGame {
        match set {
            Set::Six => &AtTheGame { set: Set::Six },
            Set::Nine => &AtTheGame { set: Set::Nine },
            Set::Twelve => &AtTheGame { set: Set::Twelve },
        }
    }
}

impl Commanded for AtTheGame {
    fn means(&self, _: Command) -> bool {
        true
    }

    fn typed_set(&self) -> Option<Set> {
        Some(self.set)
    }
}

/// What decides which commands can be given, and which switches are on.
#[derive(Clone, Copy)]
pub struct Conditions<'a> {
    /// The game that fills the window.
    pub game: &'a SeatedPlayer,
    /// What the commands are there.
    pub here: &'a dyn Commanded,
    /// Whether there are several players.
    pub has_players: bool,
    /// Whether games are saved.
    pub has_games: bool,
    /// What the player has set.
    pub settings: &'a Settings,
    /// Whether the window takes the whole screen.
    pub full_screen: bool,
    /// Whether the browser offers to install the page.
    pub can_install: bool,
}

impl Conditions<'_> {
    /// Whether the game is against the clock and not over yet.
    pub fn is_timed(&self) -> bool {
        self.game.view().left().is_some() && self.game.view().waiting != Waiting::NewGame
    }

    /// Whether several people hide their hands from each other, so that nothing may leave the table
    /// that shows every bone.
    pub fn keeps_hands(&self) -> bool {
        self.game.view().is_company() && self.game.view().waiting != Waiting::NewGame
    }

    /// Whether there is anything to review in the game at the table. A game on time can be reviewed
    /// only when it is over, because no one may study the table while the clock is stopped.
    pub fn reviews_the_table(&self) -> bool {
        let view = self.game.view();
        view.is_under_way && !self.is_timed() && !self.keeps_hands() || view.seen.phase() == Phase::GameOver
    }

    /// Whether the menu has a command. What needs a clock or a firecracker is only in the menu of
    /// such a game.
    pub fn offers(&self, command: Command) -> bool {
        let view = self.game.view();
        self.here.means(command)
            && command.is_in_the_program()
            && match command {
                Command::Firecracker => view.rules().firecrackers,
                Command::Pause | Command::GiveUp | Command::Results => view.rules().on_time(),
                Command::Install => self.can_install,
                _ => true,
            }
    }

    /// Why a command can't be given now, as a message; nothing if it can.
    pub(super) fn refusal(&self, command: Command) -> Option<Message> {
        if let Some(can) = self.here.can(command) {
            return can.err();
        }
        let (game, past) = (self.game, &self.game.view().past);
        let has_clock = game.view().left().is_some();
        // A clock that has run its time is still one.
        let no_clock = if has_clock { msg!("refused-game-over") } else { msg!("refused-no-clock") };
        let no_help_or = |why| if game.view().helps() { why } else { msg!("refused-no-help") };
        let (can, why) = match command {
            Command::Undo => (past.undo.is_some(), msg!("say-nothing-to-undo")),
            Command::Redo => (past.redo.is_some(), msg!("answer-nothing-to-redo")),
            Command::Restore => (past.restore.is_some(), msg!("answer-nothing-preserved")),
            Command::Firecracker => {
                (game.lights() || !game.view().targets().is_empty(), msg!("refused-nothing-to-destroy"))
            }
            Command::GiveUp => (self.is_timed() && !game.view().hides_the_hand(), no_clock),
            Command::Pause => (self.is_timed(), no_clock),
            Command::Results if self.is_timed() => (false, msg!("refused-not-over")),
            Command::Results => (has_clock, msg!("refused-no-clock")),
            Command::KeepGame => (game.view().is_under_way && !self.keeps_hands(), msg!("log-empty")),
            Command::CopyGame | Command::SaveGame => (!self.keeps_hands(), msg!("refused-of-people")),
            Command::SaveAll => (!past.has_unfinished_company, msg!("refused-of-people")),
            Command::ShowHands => (game.view().may_show(Hidden::Hands), no_help_or(msg!("refused-of-people"))),
            Command::ShowBoneyard => (game.view().may_show(Hidden::Boneyard), msg!("refused-of-people")),
            Command::Beliefs => {
                (game.view().helps() && !game.view().hides_the_hand(), no_help_or(msg!("answer-not-now")))
            }
            Command::Tutor => (game.view().helps(), msg!("refused-no-help")),
            Command::Hint if game.view().waiting == Waiting::NewGame => (false, msg!("refused-game-over")),
            Command::Hint => {
                (game.view().helps() && game.view().is_your_turn(), no_help_or(msg!("refused-not-your-turn")))
            }
            Command::Again => (!game.view().is_covered(), msg!("answer-not-now")),
            Command::Players => (self.has_players, msg!("answer-not-now")),
            Command::Display => (can_be_compact(game.view().rules()), msg!("answer-not-now")),
            Command::Review if self.is_timed() => (self.reviews_the_table(), msg!("answer-not-now")),
            Command::Review => (self.reviews_the_table() || self.has_games, msg!("answer-nothing-to-review")),
            Command::Agreed => (!self.is_timed(), msg!("answer-not-now")),
            Command::Quit => (!IS_PAGE, msg!("answer-not-now")),
            Command::Install => (self.can_install, msg!("answer-not-now")),
            _ => return None,
        };
        (!can).then_some(why)
    }

    pub(super) fn allows(&self, command: Command) -> bool {
        self.refusal(command).is_none()
    }

    /// Whether a command that switches something has it on; nothing of any other command.
    pub fn is_on(&self, command: Command) -> Option<bool> {
        if let Some(on) = self.here.is_on(command) {
            return Some(on);
        }
        let (game, settings) = (self.game, self.settings);
        Some(match command {
            Command::Pause => game.view().waiting == Waiting::Paused,
            Command::Display => display_of(game.view().rules(), settings) == Display::Compact,
            Command::FullScreen => self.full_screen,
            Command::Bar => settings.look.bar,
            Command::Log => settings.look.log,
            Command::Unseen => settings.look.unseen,
            Command::Beliefs => game.clues().is_some(),
            Command::ShowHands => game.view().shown == Some(Hidden::Hands),
            Command::ShowBoneyard => game.view().shown == Some(Hidden::Boneyard),
            Command::Tutor => settings.play.tutor != Tutor::Off,
            Command::Sound => settings.sound.on,
            _ => return None,
        })
    }
}

impl Command {
    /// Its place in the table of commands.
    pub const fn entry(self) -> &'static MenuItem {
        &COMMANDS[self as usize]
    }

    /// Whether this program has it at all. A tab is closed by the browser, which also installs the page.
    pub(super) const fn is_in_the_program(self) -> bool {
        match self {
            Command::Quit => !IS_PAGE,
            Command::Install => IS_PAGE,
            _ => true,
        }
    }

    /// Whether it is one of the program itself.
    pub(super) fn is_of_the_program(self) -> bool {
        let MenuItem { menu, group, .. } = *self.entry();
        OF_THE_PROGRAM.contains(&(menu, group))
    }

    /// Returns a message about it.
    pub(super) fn told(self, words: &Words, message: Message) -> String {
        words.format(message, &[("command", words.get(self.entry().word).into())])
    }

    /// The keys that give it here. The menu shows the first.
    fn keys_at(self, here: &dyn Commanded) -> impl Iterator<Item = &'static KeyboardShortcut> {
        let (own, letters) = (here.own_keys(), here.typed_set().map_or(&[][..], letters));
        let keys = if here.means(self) { self.entry().keys() } else { &[] };
        keys.iter().filter(|keys| !own.contains(keys) && !letters.contains(keys))
    }

    /// The name of the first of them, unless the player uses fingers.
    pub(super) fn key_name(self, ctx: &Context, here: &dyn Commanded) -> Option<String> {
        let first = self.keys_at(here).next().filter(|_| !has_fingers(ctx));
        first.map(|keys| named(ctx, keys))
    }

    /// Whether keys that give it here were pressed in this frame. They are then taken.
    pub(super) fn is_pressed(self, ctx: &Context, here: &dyn Commanded) -> bool {
        ctx.input_mut(|input| {
            // Without this, Shift pressed with the keys of another command would give this one.
            let is_held =
                |keys: &KeyboardShortcut| input.modifiers.shift == keys.modifiers.shift && !input.modifiers.alt;
            let keys: Vec<_> = self.keys_at(here).filter(|keys| is_held(keys)).collect();
            keys.into_iter().any(|keys| input.consume_shortcut(keys))
        })
    }

    /// The command whose keys were pressed in this frame, if any. The keys are then taken.
    pub fn pressed(ctx: &Context, here: &dyn Commanded) -> Option<Command> {
        let keys = |entry: &'static MenuItem| entry.command.keys_at(here).map(move |keys| (entry.command, keys));
        let all = COMMANDS.iter().flat_map(keys);
        let mut shortcuts: Vec<(Command, &KeyboardShortcut)> = all.collect();
        // A shortcut with Shift also matches without it, so those with Shift are checked first.
        shortcuts.sort_by_key(|(_, keys)| !keys.modifiers.shift);
        ctx.input_mut(|input| {
            // A key with Alt belongs to the system or to the browser.
            shortcuts.retain(|(_, keys)| keys.modifiers.alt || !input.modifiers.alt);
            shortcuts.into_iter().find_map(|(command, keys)| input.consume_shortcut(keys).then_some(command))
        })
    }

    /// Every command that has keys here, each with its keys, for the help.
    pub fn list(ctx: &Context, words: &Words, here: &dyn Commanded) -> Vec<(String, String)> {
        let told = |entry: &MenuItem| {
            let keys: Vec<String> = entry.command.keys_at(here).map(|keys| named(ctx, keys)).collect();
            (!keys.is_empty()).then(|| (words.get(entry.word).to_owned(), keys.join(", ")))
        };
        COMMANDS.iter().filter_map(told).collect()
    }
}
