//! The browser's window: its title, its size, and what is pasted into it.

use egui::Context;
use js_sys::Promise;
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::{JsFuture, spawn_local};

#[wasm_bindgen(module = "/web/host.js")]
extern "C" {
    fn show_title(title: &str);
    fn is_full() -> bool;
    fn make_full(fills: bool);
    fn clipboard() -> Promise;
    /// Offers a text to the other programs of a telephone or tablet.
    pub fn share(text: &str);
    fn own_address() -> String;
}

thread_local! {
    /// What was pasted. A page has only one thread.
    static PASTED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Shows a title.
pub fn set_title(title: &str, _: &Context) {
    show_title(title);
}

/// Whether the page fills the whole screen.
pub fn fills_the_screen(_: &Context) -> bool {
    is_full()
}

/// Lets the page fill the whole screen, or no longer.
pub fn fill_the_screen(fills: bool, _: &Context) {
    make_full(fills);
}

/// The address of this page for others, to which the rest of a link is added.
pub fn address() -> Option<String> {
    Some(own_address())
}

/// Asks for the text on the clipboard. The browser may ask the player whether the page may read it.
pub fn paste(ctx: &Context) {
    let ctx = ctx.clone();
    spawn_local(async move {
        // If the player refuses, nothing is pasted.
        let text = JsFuture::from(clipboard()).await.ok().and_then(|text| text.as_string());
        PASTED.set(text);
        ctx.request_repaint();
    });
}

/// Text from the clipboard that did not come as an event.
pub fn pasted() -> Option<String> {
    PASTED.take()
}
