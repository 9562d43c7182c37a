//! A page in a browser: its clock, its storage, and files that come and go without a disk.

mod dialog;
mod files;
mod letters;
mod reader;
mod rest;
mod sound;
mod storage;
mod tab;
mod window;
mod worker;

pub use dialog::PageDialog;
pub use files::{arrived, hand_out, handed_in};
pub use letters::{bring_letters, letters_of};
pub use reader::read_aloud;
pub use rest::rest_between_frames;
pub use sound::Outlet;
pub use storage::{StorageTrouble, claim, keep, kept, languages, later, persist};
pub use tab::{
    ask_to_call, call, can_ask_to_call, can_install, install, keep_keys, name_bars, note_open, note_seat, preferences,
    take_openings,
};
pub use web_time::Instant as Stopwatch;
pub use window::{address, fill_the_screen, fills_the_screen, paste, pasted, set_title, share};
pub use worker::PageWorker;

use jiff::tz::TimeZone;
use std::{path::PathBuf, time::SystemTime};
use wasm_bindgen::prelude::wasm_bindgen;
use web_time::web::SystemTimeExt as _;

#[wasm_bindgen(module = "/web/host.js")]
extern "C" {
    /// Says on the page that the program has begun.
    #[wasm_bindgen(js_name = say_the_start)]
    pub fn began();
    /// Says on the page that the program has ended, and why.
    #[wasm_bindgen(js_name = say_the_end)]
    pub fn failed(why: &str);
    #[wasm_bindgen(js_name = time_zone)]
    fn rule_of_time() -> String;
    /// Whether the screen is made for fingers.
    pub fn has_fingers() -> bool;
}

/// A page has no folder for files.
pub const fn data_folder(_: &str) -> Option<PathBuf> {
    None
}

/// A page has no folders.
pub const fn documents() -> PathBuf {
    PathBuf::new()
}

/// A page has one thread, which cannot give way to itself.
pub const fn give_way() {}

/// A page does not say how full a battery is.
pub const fn runs_low() -> bool {
    false
}

/// Nor whether one is in use.
pub const fn runs_on_battery() -> bool {
    false
}

/// The browser's clock.
pub fn system_time() -> SystemTime {
    web_time::SystemTime::now().to_std()
}

/// The browser's time zone, by the rule of this year. All zones of all years would be a sixth of
/// the program's data.
pub fn time_zone() -> TimeZone {
    TimeZone::posix(&rule_of_time()).unwrap_or(TimeZone::UTC)
}
