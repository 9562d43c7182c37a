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

/// Asks for the letters of the language with this tag, if it is written in others than Latin ones. They
/// come while other things do, so that they are there with the first words.
pub fn letters_of(tag: &str) -> impl Future<Output = Option<FontInsert>> + use<> {
    let asked = ask(tag);
    async move { letters(asked?).await }
}

/// Fetches the letters of the language with this tag, unless they are here. Until they come, the
/// browser draws them.
pub fn bring_letters(tag: &str, ctx: &Context) {
    let Some(asked) = ask(tag) else { return };
    let ctx = ctx.clone();
    spawn_local(async move {
        if let Some(letters) = letters(asked).await {
            ctx.add_font(letters);
            ctx.request_repaint();
        }
    });
}

/// They are asked for once.
fn ask(tag: &str) -> Option<Promise> {
    (CYRILLIC.contains(&tag) && !ASKED.replace(true)).then(ask_cyrillic)
}

async fn letters(asked: Promise) -> Option<FontInsert> {
    let found = JsFuture::from(asked).await.ok().filter(|found| !found.is_null())?;
    let family = |family| InsertFontFamily { family, priority: FontPriority::Lowest };
    let families = vec![family(FontFamily::Proportional), family(FontFamily::Monospace)];
    Some(FontInsert::new("cyrillic", FontData::from_owned(Uint8Array::new(&found).to_vec()), families))
}
