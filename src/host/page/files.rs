//! Files that the player hands in or takes out. The browser reads a file before the program hears
//! of it, so its content waits here until it is asked for.

use egui::{Context, DroppedFile};
use std::path::{Path, PathBuf};
use std::{cell::RefCell, sync::Arc};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::spawn_local;

#[wasm_bindgen(module = "/web/host.js")]
extern "C" {
    #[wasm_bindgen(js_name = hand_out)]
    fn give(name: &str, bytes: &[u8]);
}

thread_local! {
    /// The files that were read and not asked for yet. A page has only one thread.
    static READ: RefCell<Vec<(PathBuf, Vec<u8>)>> = const { RefCell::new(Vec::new()) };
    /// The dropped files among them that the program has not heard of.
    static ARRIVED: RefCell<Vec<PathBuf>> = const { RefCell::new(Vec::new()) };
}

/// Keeps the content of a file until it is asked for.
pub(super) fn put(path: PathBuf, bytes: Vec<u8>) {
    READ.with_borrow_mut(|read| read.push((path, bytes)));
}

/// The content of a file that was handed in. It is returned once.
pub fn handed_in(path: &Path) -> Option<Vec<u8>> {
    READ.with_borrow_mut(|read| {
        let at = read.iter().rposition(|(other, _)| other == path)?;
        Some(read.remove(at).1)
    })
}

/// Gives the player a file. Returns whether that is how files are written here.
pub fn hand_out(path: &Path, bytes: &[u8]) -> bool {
    give(&path.file_name().unwrap_or_default().to_string_lossy(), bytes);
    true
}

/// The files that the player has dropped here and that have been read. Those that were dropped just
/// now are read first.
pub fn arrived(dropped: &[Arc<dyn DroppedFile + Send + Sync>], ctx: &Context) -> Vec<PathBuf> {
    for file in dropped {
        let (file, ctx) = (Arc::clone(file), ctx.clone());
        spawn_local(async move {
            if let Ok(bytes) = file.bytes_async().await {
                put(file.path().to_owned(), bytes);
                ARRIVED.with_borrow_mut(|arrived| arrived.push(file.path().to_owned()));
                ctx.request_repaint();
            }
        });
    }
    ARRIVED.take()
}
