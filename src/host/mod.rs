//! What runs the program: the system of a desktop, or a page in a browser. All that differs between
//! the two is here, once for each, under the same names.
//!
//! A page has no threads. The rest of the program needs no rule for that: wherever it starts a
//! thread, it goes on without one if the system has none left.

use std::path::PathBuf;

#[cfg(not(target_family = "wasm"))]
mod desktop;
#[cfg(target_family = "wasm")]
mod page;

#[cfg(not(target_family = "wasm"))]
pub use desktop::{
    DesktopDialog as Dialog, DesktopWorker as Worker, Stopwatch, address, arrived, ask_to_call, bring_letters, call,
    can_ask_to_call, can_install, data_folder, documents, fill_the_screen, fills_the_screen, give_way, hand_out,
    hand_over, handed_in, has_fingers, install, is_in_use, is_nearly_empty, name_bars, note_open, note_seat, paste,
    pasted, preferences, runs_low, runs_on_battery, set_title, share, system_time, take_handed_over, time_zone,
    wants_silence,
};
#[cfg(target_os = "linux")]
pub use desktop::{LIBRARIES, missing_libraries, ways_to_install, ways_to_install_opengl};
#[cfg(target_family = "wasm")]
pub use page::{
    Outlet, PageDialog as Dialog, PageWorker as Worker, Stopwatch, StorageTrouble, address, arrived, ask_to_call,
    began, bring_letters, call, can_ask_to_call, can_install, claim, data_folder, documents, failed, fill_the_screen,
    fills_the_screen, give_way, hand_out, handed_in, has_fingers, install, keep, keep_keys, kept, languages, later,
    letters_of, name_bars, note_open, note_seat, paste, pasted, persist, preferences, read_aloud, rest_between_frames,
    runs_low, runs_on_battery, set_title, share, system_time, take_openings, time_zone,
};

/// Whether this is a page in a browser.
pub const IS_PAGE: bool = cfg!(target_family = "wasm");

/// What the player prefers in all programs, as far as the system says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Preferences {
    /// Nothing moves without need.
    pub calm: bool,
    /// Everything is told apart without fine shades and hues.
    pub contrast: bool,
    /// Light letters on a dark ground.
    pub dark: bool,
}

/// What a worker has said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FromWorker {
    /// This text.
    Text(String),
    /// Nothing so far.
    Nothing,
    /// It will never say anything again.
    Failure,
}

/// The name of a kind of file and its endings.
pub type FileKind = (&'static str, &'static [&'static str]);

/// A question for a file.
#[derive(Clone, Debug)]
pub struct FileWish {
    /// What the player chooses.
    pub what: FileUse,
    /// The title of the dialog.
    pub title: String,
    /// The suggested name.
    pub name: String,
    /// The kind of file, if it is a file.
    pub kind: Option<FileKind>,
}

/// What a player chooses in a dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileUse {
    /// A file to read.
    Read,
    /// A file to write.
    Write,
    /// A folder.
    Folder,
}

/// The answer to a question for a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileAnswer {
    /// The player chose this file.
    Path(PathBuf),
    /// The player chose none.
    Nothing,
    /// There is no dialog.
    NoDialog,
}
