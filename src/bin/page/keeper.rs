//! Keeps the files of the program in the browser's storage.

use egui::Context;
use electrum_dominoes::host::{StorageTrouble, claim, keep, kept, languages, later, persist};
use electrum_dominoes::store::{Backend, GAME_ENDING, Mirror, Trouble};
use electrum_dominoes::ui::words::{self, BUILT_IN};
use std::cell::{Cell, OnceCell};
use std::{collections::BTreeMap, sync::Arc};
use wasm_bindgen_futures::spawn_local;

/// How long to wait before something is tried again, in seconds.
const AGAIN: f64 = 15.0;

thread_local! {
    /// The files. A page has only one thread.
    static MIRROR: OnceCell<Mirror> = const { OnceCell::new() };
    /// The window, which tells the player when something goes wrong.
    static WINDOW: OnceCell<Context> = const { OnceCell::new() };
    static AT_WORK: Cell<bool> = const { Cell::new(false) };
}

/// Reads everything that is kept, and keeps what changes from now on. If another tab has the
/// storage, or the browser has none, nothing is kept and the player is told.
pub(crate) async fn open() -> Arc<dyn Backend> {
    let claimed = match claim().await {
        Ok(true) => Ok(()),
        Ok(false) => Err(Trouble::Taken),
        Err(found) => Err(trouble(found)),
    };
    let (files, claimed): (BTreeMap<String, Vec<u8>>, _) = match kept().await {
        Ok(files) => (files.into_iter().collect(), claimed),
        Err(found) => (BTreeMap::new(), claimed.and(Err(trouble(found)))),
    };
    // A player who was here before may have chosen any language.
    bring(!files.is_empty()).await;
    let mirror = Mirror::new(files, claimed, wake);
    MIRROR.with(|cell| _ = cell.set(mirror.clone()));
    Arc::new(mirror.files())
}

/// Brings the languages that the browser's own languages name, or all of them. English is in the program.
pub(crate) async fn bring(all: bool) {
    let known = BUILT_IN.iter().skip(1).map(|(tag, _)| *tag);
    for (tag, text) in languages(known, all).await {
        words::bring(&tag, &text);
    }
}

/// Paints the window again from now on when something goes wrong, or is well again.
pub(crate) fn wake_window(ctx: &Context) {
    WINDOW.with(|window| _ = window.set(ctx.clone()));
}

fn wake() {
    if !AT_WORK.replace(true) {
        spawn_local(work());
    }
}

async fn work() {
    let Some(mirror) = MIRROR.with(|cell| cell.get().cloned()) else { return };
    while let Some(batch) = mirror.batch() {
        let result = keep(&batch).await;
        // Then all files go there at once.
        let is_cleared = result == Err(StorageTrouble::Cleared);
        let result = result.map_err(trouble);
        let has_failed = result.is_err();
        // A finished game is worth more than a visit.
        if !has_failed && batch.iter().any(|(name, _)| name.ends_with(GAME_ENDING)) {
            persist();
        }
        let was_well = mirror.files().failed_later().is_none();
        mirror.was_kept(result);
        if was_well == has_failed {
            WINDOW.with(|window| window.get().map(Context::request_repaint));
        }
        if has_failed && !is_cleared {
            later(AGAIN).await;
        }
    }
    AT_WORK.set(false);
}

fn trouble(found: StorageTrouble) -> Trouble {
    match found {
        StorageTrouble::Full => Trouble::Full,
        StorageTrouble::Taken => Trouble::Taken,
        StorageTrouble::Silent | StorageTrouble::Cleared => Trouble::Silent,
        StorageTrouble::Other(why) => Trouble::Other(why),
    }
}
