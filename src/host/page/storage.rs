//! The browser's storage. It answers later.

use js_sys::{Array, JsString, Promise, Uint8Array};
use wasm_bindgen::{JsCast as _, JsValue, prelude::wasm_bindgen};
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen(module = "/web/storage.js")]
extern "C" {
    #[wasm_bindgen(js_name = claim)]
    fn ask_claim() -> Promise;
    #[wasm_bindgen(js_name = kept)]
    fn ask_kept() -> Promise;
    #[wasm_bindgen(js_name = keep)]
    fn ask_keep(names: &Array, contents: &Array) -> Promise;
    #[wasm_bindgen(js_name = later)]
    fn ask_later(seconds: f64) -> Promise;
    /// Asks the browser not to delete the files when it needs room.
    pub fn persist();
}

#[wasm_bindgen(module = "/web/host.js")]
extern "C" {
    #[wasm_bindgen(js_name = languages)]
    fn ask_languages(tags: &Array, all: bool) -> Promise;
}

/// Why the browser keeps nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorageTrouble {
    /// There is no room left.
    Full,
    /// Another tab has taken the files.
    Taken,
    /// Nothing is there any more of what was kept.
    Cleared,
    /// The browser does not answer.
    Silent,
    /// Any other reason, in the browser's words.
    Other(String),
}

impl From<JsValue> for StorageTrouble {
    fn from(error: JsValue) -> StorageTrouble {
        let text = |name: &str| js_sys::Reflect::get(&error, &name.into()).ok().and_then(|text| text.as_string());
        match text("name").as_deref() {
            Some("QuotaExceededError") => StorageTrouble::Full,
            Some("Taken") => StorageTrouble::Taken,
            Some("Cleared") => StorageTrouble::Cleared,
            Some("Silent") => StorageTrouble::Silent,
            _ => StorageTrouble::Other(text("message").unwrap_or_else(|| format!("{error:?}"))),
        }
    }
}

/// Claims the storage for this tab. Returns `false` if another tab has it.
pub async fn claim() -> Result<bool, StorageTrouble> {
    Ok(JsFuture::from(ask_claim()).await?.is_truthy())
}

/// Returns all files that are kept, with their names.
pub async fn kept() -> Result<Vec<(String, Vec<u8>)>, StorageTrouble> {
    Ok(named(&JsFuture::from(ask_kept()).await?.unchecked_into()))
}

/// Returns those of these languages that the browser's own languages name, or all of them, by their
/// tags.
pub async fn languages(tags: impl Iterator<Item = &'static str>, all: bool) -> Vec<(String, String)> {
    let tags: Array = tags.map(JsString::from).collect();
    // Without them the words are English.
    let found = JsFuture::from(ask_languages(&tags, all)).await.map(|found| named(&found.unchecked_into()));
    let texts = found.unwrap_or_default().into_iter();
    texts.filter_map(|(tag, bytes)| Some((tag, String::from_utf8(bytes).ok()?))).collect()
}

/// Files from names and contents in turn.
fn named(all: &Array) -> Vec<(String, Vec<u8>)> {
    let pairs = (0..all.length() / 2).map(|pair| (all.get(2 * pair), all.get(2 * pair + 1)));
    pairs.filter_map(|(name, bytes)| Some((name.as_string()?, Uint8Array::new(&bytes).to_vec()))).collect()
}

/// Replaces files, all of them or none. A file without content is deleted. Returns once they are
/// kept.
pub async fn keep(files: &[(String, Option<Vec<u8>>)]) -> Result<(), StorageTrouble> {
    let (names, contents) = (Array::new(), Array::new());
    for (name, bytes) in files {
        names.push(&JsString::from(name.as_str()));
        contents.push(&bytes.as_deref().map_or(JsValue::NULL, |bytes| Uint8Array::from(bytes).into()));
    }
    JsFuture::from(ask_keep(&names, &contents)).await?;
    Ok(())
}

/// Waits.
pub async fn later(seconds: f64) {
    // It cannot fail.
    let _ = JsFuture::from(ask_later(seconds)).await;
}
