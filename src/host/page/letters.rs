//! Letters of other scripts than Latin, which come as a file once a language is written in them.

use egui::epaint::text::{FontInsert, FontPriority, InsertFontFamily};
use egui::{Context, FontData, FontFamily};
use js_sys::{Promise, Uint8Array};
use std::cell::Cell;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// The languages that are written in Cyrillic script.
const CYRILLIC: &[&str] = include!(concat!(env!("OUT_DIR"), "/cyrillic.rs"));

#[wasm_bindgen(module = "/web/host.js")]
extern "C" {
    #[wasm_bindgen(js_name = cyrillic)]
    fn ask_cyrillic() -> Promise;
}

thread_local! {
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Fetches the letters of the language with this tag, unless they are here. Until they come, the
/// browser draws them.
pub fn bring_letters(tag: &str, ctx: &Context) {
    if !CYRILLIC.contains(&tag) || ASKED.replace(true) {
        return;
    }
    let ctx = ctx.clone();
    spawn_local(async move {
        let found = JsFuture::from(ask_cyrillic()).await.ok().filter(|found| !found.is_null());
        let Some(found) = found else { return };
        let family = |family| InsertFontFamily { family, priority: FontPriority::Lowest };
        let families = vec![family(FontFamily::Proportional), family(FontFamily::Monospace)];
        ctx.add_font(FontInsert::new("cyrillic", FontData::from_owned(Uint8Array::new(&found).to_vec()), families));
        ctx.request_repaint();
    });
}
