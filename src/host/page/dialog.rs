//! The browser's dialog for files. What is written needs none: the browser puts it where it puts
//! all downloads.

use super::files;
use crate::host::{FileAnswer, FileUse, FileWish};
use egui::Context;
use js_sys::{Array, Promise, Uint8Array};
use std::{cell::RefCell, path::PathBuf, rc::Rc};
use wasm_bindgen::{JsCast as _, prelude::wasm_bindgen};
use wasm_bindgen_futures::{JsFuture, spawn_local};

#[wasm_bindgen(module = "/web/host.js")]
extern "C" {
    fn pick(endings: &str) -> Promise;
}

/// An open dialog.
pub struct PageDialog(Rc<RefCell<Option<FileAnswer>>>);

impl PageDialog {
    /// Opens a dialog. The window is painted again when there is an answer. Returns `None` if the
    /// browser has none.
    pub fn open(wish: FileWish, ctx: &Context) -> Option<PageDialog> {
        let answer = Rc::new(RefCell::default());
        match wish.what {
            FileUse::Folder => return None,
            FileUse::Write => _ = answer.replace(Some(FileAnswer::Path(PathBuf::from(wish.name)))),
            FileUse::Read => {
                let endings = wish.kind.map_or(&[][..], |(_, endings)| endings);
                let endings = endings.iter().map(|ending| format!(".{ending}")).collect::<Vec<String>>().join(",");
                let (picked, told, ctx) = (pick(&endings), Rc::clone(&answer), ctx.clone());
                spawn_local(async move {
                    let file = JsFuture::from(picked).await.unwrap_or_default();
                    told.replace(Some(chosen(&file.unchecked_into())));
                    ctx.request_repaint();
                });
            }
        }
        ctx.request_repaint();
        Some(PageDialog(answer))
    }

    /// The answer, once there is one.
    pub fn answer(&self) -> Option<FileAnswer> {
        self.0.take()
    }
}

/// What was picked: a name and the content, or nothing.
fn chosen(file: &Array) -> FileAnswer {
    let Some(name) = file.get(0).as_string() else { return FileAnswer::Nothing };
    let path = PathBuf::from(name);
    files::put(path.clone(), Uint8Array::new(&file.get(1)).to_vec());
    FileAnswer::Path(path)
}
