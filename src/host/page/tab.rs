//! The tab of the browser: its bars above the table, its keys and history, what its user prefers,
//! and what it is given to open.

use super::files;
use crate::host::Preferences;
use egui::{Context, Key, KeyboardShortcut};
use js_sys::{Array, JsString, Uint8Array};
use std::cell::{Cell, RefCell};
use std::path::PathBuf;
use wasm_bindgen::{JsValue, closure::Closure, prelude::wasm_bindgen};

#[wasm_bindgen(module = "/web/tab.js")]
extern "C" {
    #[wasm_bindgen(js_name = name_bars)]
    fn give_words(words: &Array);
    #[wasm_bindgen(js_name = note_open)]
    fn tell_open(is_open: bool);
    #[wasm_bindgen(js_name = note_seat)]
    fn tell_seat(code: &str);
    #[wasm_bindgen(js_name = keep_keys)]
    fn give_keys(keys: &Array);
    #[wasm_bindgen(js_name = preferences)]
    fn ask_preferences() -> Array;
    #[wasm_bindgen(js_name = take_openings)]
    fn listen(take: &JsValue);
    /// Whether the browser offers to install the page.
    pub fn can_install() -> bool;
    /// Lets the browser ask whether it shall install the page.
    pub fn install();
    /// Whether the browser may still be asked to call the player.
    pub fn can_ask_to_call() -> bool;
    /// Asks the browser to call the player from now on.
    pub fn ask_to_call();
    #[wasm_bindgen(js_name = call)]
    fn notify(text: &str);
}

thread_local! {
    /// The language of the bars.
    static LANGUAGE: RefCell<String> = const { RefCell::new(String::new()) };
    static IS_OPEN: Cell<bool> = const { Cell::new(false) };
    /// The table that the address names.
    static SEAT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Gives the bars their words by their ids, once the window has another language.
pub fn name_bars<'a>(tag: &str, words: impl Iterator<Item = (&'a str, &'a str)>) {
    if LANGUAGE.with_borrow(|language| language == tag) {
        return;
    }
    LANGUAGE.set(tag.to_owned());
    give_words(&words.flat_map(<[&str; 2]>::from).map(JsString::from).collect());
}

/// Calls a player who looks at something else, if the browser may.
pub fn call(text: &str, _: &Context) {
    notify(text);
}

/// Notes whether something is open above the table, which a step back in the history closes.
pub fn note_open(is_open: bool) {
    if IS_OPEN.replace(is_open) != is_open {
        tell_open(is_open);
    }
}

/// Notes the code of the table elsewhere at which the player sits, or an empty text. The address of the
/// page keeps it.
pub fn note_seat(code: &str) {
    if SEAT.with_borrow(|noted| noted != code) {
        SEAT.set(code.to_owned());
        tell_seat(code);
    }
}

/// Keeps these keys from the browser. It still gets those for the clipboard, which it turns into
/// events, and keys without Ctrl and Alt that write something.
pub fn keep_keys(keys: impl Iterator<Item = KeyboardShortcut>) {
    let clipboard = [Key::C, Key::V, Key::X];
    let kept = keys.filter(|keys| {
        let held = keys.modifiers;
        let is_for_clipboard = held.command && !held.shift && clipboard.contains(&keys.logical_key);
        !is_for_clipboard && (held.command || held.alt || keys.logical_key.name().len() > 1)
    });
    let named = kept.map(|keys| {
        let held = keys.modifiers;
        let held = [(held.command, "Ctrl+"), (held.alt, "Alt+"), (held.shift, "Shift+")];
        let held: String = held.into_iter().filter_map(|(is_held, name)| is_held.then_some(name)).collect();
        JsString::from(held + keys.logical_key.name())
    });
    give_keys(&named.collect());
}

/// What the browser's user prefers.
pub fn preferences() -> Preferences {
    let told = ask_preferences();
    let [calm, contrast, dark] = [0, 1, 2].map(|at| told.get(at).is_truthy());
    Preferences { calm, contrast, dark }
}

/// Calls `take` with every link and every file that the page is given to open. A link in the page's
/// own address comes at once.
pub fn take_openings(mut take: impl FnMut(String) + 'static) {
    let heard = Closure::<dyn FnMut(String, JsValue)>::new(move |name: String, bytes: JsValue| {
        if !bytes.is_undefined() {
            files::put(PathBuf::from(&name), Uint8Array::new(&bytes).to_vec());
        }
        take(name);
    });
    listen(heard.as_ref());
    // The page listens as long as it is open.
    heard.forget();
}
