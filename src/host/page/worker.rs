//! A worker of the page: the same program again, on a thread that shares nothing with the page. The
//! two send each other text.

use crate::host::FromWorker;
use wasm_bindgen::{JsValue, closure::Closure, prelude::wasm_bindgen};

#[wasm_bindgen(module = "/web/host.js")]
extern "C" {
    type Helper;
    #[wasm_bindgen(constructor, catch)]
    fn new(program: &JsValue, wake: &JsValue) -> Result<Helper, JsValue>;
    #[wasm_bindgen(method)]
    fn tell(this: &Helper, text: &str);
    #[wasm_bindgen(method)]
    fn next(this: &Helper) -> Option<String>;
    #[wasm_bindgen(method)]
    fn has_failed(this: &Helper) -> bool;
    #[wasm_bindgen(method)]
    fn end(this: &Helper);
}

/// A worker, which ends when this is dropped.
pub struct PageWorker {
    helper: Helper,
    /// Called by the browser. It lives as long as this.
    _wake: Closure<dyn FnMut()>,
}

impl PageWorker {
    /// Starts a worker. `wake` is called when it has said something or failed. Returns `None` if
    /// the browser has none.
    pub fn start(wake: impl FnMut() + 'static) -> Option<PageWorker> {
        let wake = Closure::<dyn FnMut()>::new(wake);
        let helper = Helper::new(&wasm_bindgen::module(), wake.as_ref()).ok()?;
        Some(PageWorker { helper, _wake: wake })
    }

    /// Sends it a text.
    pub fn tell(&self, text: &str) {
        self.helper.tell(text);
    }

    /// What it has said next.
    pub fn hear(&self) -> FromWorker {
        match self.helper.next() {
            Some(text) => FromWorker::Text(text),
            None if self.helper.has_failed() => FromWorker::Failure,
            None => FromWorker::Nothing,
        }
    }
}

impl Drop for PageWorker {
    fn drop(&mut self) {
        self.helper.end();
    }
}
