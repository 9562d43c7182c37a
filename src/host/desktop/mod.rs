//! The system of a desktop: its folders, its clock, its dialogs, its windows and its settings.

mod dialog;
mod handover;
#[cfg(target_os = "linux")]
mod libraries;
#[cfg(target_os = "linux")]
mod notification;

pub use dialog::DesktopDialog;
pub use handover::{hand_over, take_handed_over};
#[cfg(target_os = "linux")]
pub use libraries::{LIBRARIES, missing_libraries, ways_to_install, ways_to_install_opengl};
pub use std::time::Instant as Stopwatch;

use super::{FromWorker, Preferences};
use directories::{BaseDirs, ProjectDirs, UserDirs};
use egui::{Context, DroppedFile, UserAttentionType, ViewportCommand};
use jiff::tz::TimeZone;
use std::path::{Path, PathBuf};
use std::{env, fs, sync::Arc, time::SystemTime};

/// The folder for the files of a program: `data` beside it, if that is there, as on a stick that is
/// carried from one computer to another, or else the system's place for it.
pub fn data_folder(program: &str) -> Option<PathBuf> {
    portable_folder().or_else(|| system_folder(program))
}

/// The folder `data` beside this program. An AppImage runs from a place of its own, and says where
/// it lies.
fn portable_folder() -> Option<PathBuf> {
    let program = env::var_os("APPIMAGE").map(PathBuf::from).or_else(|| env::current_exe().ok())?;
    Some(program.parent()?.join("data")).filter(|folder| folder.is_dir())
}

fn system_folder(program: &str) -> Option<PathBuf> {
    ProjectDirs::from("", "", program).map(|places| places.data_dir().to_owned())
}

/// The folder where a player looks for files first.
pub fn documents() -> PathBuf {
    let folders = UserDirs::new();
    let place = folders.map(|folders| folders.document_dir().unwrap_or(folders.home_dir()).to_owned());
    place.unwrap_or_default()
}

/// The system's clock.
pub fn system_time() -> SystemTime {
    SystemTime::now()
}

/// The system's time zone.
pub fn time_zone() -> TimeZone {
    TimeZone::system()
}

/// The content of a file that was not read from a disk but handed in. A desktop has a disk for
/// every file.
pub const fn handed_in(_: &Path) -> Option<Vec<u8>> {
    None
}

/// Hands a file to the player without writing it to a disk. Returns whether that is how files are
/// written here.
pub const fn hand_out(_: &Path, _: &[u8]) -> bool {
    false
}

/// Brings the letters of a language. A desktop's program has all of them.
pub const fn bring_letters(_: &str, _: &Context) {}

/// The files that the player has dropped here and that can be read now.
pub fn arrived(dropped: &[Arc<dyn DroppedFile + Send + Sync>], _: &Context) -> Vec<PathBuf> {
    dropped.iter().map(|file| file.path().to_owned()).collect()
}

/// Gives words to the bars of a browser's tab. A desktop has none.
pub fn name_bars<'a>(_: &str, _: impl Iterator<Item = (&'a str, &'a str)>) {}

/// Notes what a step back in the history of a browser closes. A desktop has none.
pub const fn note_open(_: bool) {}

/// Notes the table elsewhere at which the player sits. Only a browser's tab has an address for it.
pub const fn note_seat(_: &str) {}

/// What the player prefers in all programs. Only browsers are asked.
pub fn preferences() -> Preferences {
    Preferences::default()
}

/// Whether a browser offers to install this. What runs here is installed already.
pub const fn can_install() -> bool {
    false
}

/// Lets a browser install this.
pub const fn install() {}

/// Whether a browser may still be asked to call the player. A desktop is not asked.
pub const fn can_ask_to_call() -> bool {
    false
}

/// Asks a browser to call the player from now on.
pub const fn ask_to_call() {}

/// Calls a player who looks at something else. Every desktop marks the window in its list of windows. Of
/// those that show what a program says, Linux asks for no name that a system has registered first.
pub fn call(text: &str, ctx: &Context) {
    if !ctx.input(|input| input.viewport().focused.unwrap_or(true)) {
        ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(UserAttentionType::Informational));
        #[cfg(target_os = "linux")]
        notification::show(text.to_owned(), ctx.clone());
        #[cfg(not(target_os = "linux"))]
        let _ = text;
    }
}

/// Shows a title.
pub fn set_title(title: &str, ctx: &Context) {
    ctx.send_viewport_cmd(ViewportCommand::Title(title.to_owned()));
}

/// Whether the window fills the whole screen, without a frame.
pub fn fills_the_screen(ctx: &Context) -> bool {
    ctx.input(|input| input.viewport().fullscreen == Some(true))
}

/// Lets the window fill the whole screen, or no longer.
pub fn fill_the_screen(fills: bool, ctx: &Context) {
    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(fills));
}

/// Offers a text to other programs. On a desktop they have the clipboard.
pub const fn share(_: &str) {}

/// The address of this program for others, to which the rest of a link is added. On a desktop it has
/// none, and a link names its scheme.
pub const fn address() -> Option<String> {
    None
}

/// Whether the screen is made for fingers. A desktop does not say before it is touched.
pub const fn has_fingers() -> bool {
    false
}

/// Asks for the text on the clipboard. It comes as an event.
pub fn paste(ctx: &Context) {
    ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
}

/// Text from the clipboard that did not come as an event.
pub const fn pasted() -> Option<String> {
    None
}

/// Whether the player wants no sounds from programs. Desktops keep this in the settings of GTK.
/// Other systems do not say.
pub fn wants_silence() -> bool {
    let Some(folders) = BaseDirs::new() else { return false };
    ["gtk-4.0", "gtk-3.0"].iter().find_map(|version| told_in(&folders.config_dir().join(version))).unwrap_or_default()
}

/// Whether the machine runs on a battery that is nearly empty.
pub fn runs_low() -> bool {
    supplies().any(|supply| is_nearly_empty(&supply))
}

/// Whether the machine runs on a battery.
pub fn runs_on_battery() -> bool {
    supplies().any(|supply| is_in_use(&supply))
}

/// The power supplies of the machine. Linux describes them in files. Other systems do not say.
fn supplies() -> impl Iterator<Item = PathBuf> {
    let supplies = fs::read_dir("/sys/class/power_supply").into_iter().flatten().flatten();
    supplies.map(|supply| supply.path())
}

/// Lets everything else on the machine go before this thread. Where the system refuses, the thread
/// goes on as it was.
pub fn give_way() {
    let _ = thread_priority::set_current_thread_priority(thread_priority::ThreadPriority::Min);
}

/// A battery in use that is filled less than this, in percent, is nearly empty.
const NEARLY_EMPTY: u32 = 30;

/// Whether a power supply is a battery in use that is nearly empty.
pub fn is_nearly_empty(supply: &Path) -> bool {
    let filled = told_of(supply, "capacity").parse::<u32>();
    is_in_use(supply) && filled.is_ok_and(|filled| filled < NEARLY_EMPTY)
}

/// Whether a power supply is a battery in use of the machine, and not of a mouse.
pub fn is_in_use(supply: &Path) -> bool {
    told_of(supply, "status") == "Discharging" && told_of(supply, "scope") != "Device"
}

/// What a file tells of a power supply.
fn told_of(supply: &Path, name: &str) -> String {
    fs::read_to_string(supply.join(name)).unwrap_or_default().trim().to_owned()
}

/// Whether a settings folder asks for silence. `None` if it does not say.
fn told_in(folder: &Path) -> Option<bool> {
    let text = fs::read_to_string(folder.join("settings.ini")).ok()?;
    let values = text.lines().filter_map(|line| line.split_once('='));
    let (_, value) = values.into_iter().find(|(name, _)| name.trim() == "gtk-enable-event-sounds")?;
    Some(matches!(value.trim(), "0" | "false"))
}

/// A worker. A desktop has threads, and so there is none.
pub enum DesktopWorker {}

impl DesktopWorker {
    /// Returns `None`.
    pub fn start(_: impl FnMut() + 'static) -> Option<DesktopWorker> {
        None
    }

    /// Sends it a text.
    pub const fn tell(&self, _: &str) {
        match *self {}
    }

    /// What it has said next.
    pub const fn hear(&self) -> FromWorker {
        match *self {}
    }
}
