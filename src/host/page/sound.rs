//! The browser's loudspeaker.

use js_sys::Float32Array;
use std::cell::RefCell;
use wasm_bindgen::{JsValue, closure::Closure, prelude::wasm_bindgen};

#[wasm_bindgen(module = "/web/sound.js")]
extern "C" {
    type Loudspeaker;
    #[wasm_bindgen(constructor, catch)]
    fn new(fill: &JsValue) -> Result<Loudspeaker, JsValue>;
    #[wasm_bindgen(method)]
    fn rate(this: &Loudspeaker) -> f64;
    #[wasm_bindgen(method)]
    fn wake(this: &Loudspeaker) -> bool;
    #[wasm_bindgen(method)]
    fn take_back(this: &Loudspeaker) -> usize;
}

/// A loudspeaker that asks for samples until it was silent for a second.
pub struct Outlet {
    speaker: Loudspeaker,
    /// Called by the browser. It lives as long as this.
    _fill: Closure<dyn FnMut(Float32Array, Float32Array) -> bool>,
}

impl Outlet {
    /// Opens the loudspeaker, asleep. `fill` gets blocks of samples for the left and the right ear
    /// in turn, and returns whether there is more to hear.
    pub fn open(mut fill: impl FnMut(&mut [f32]) -> bool + 'static) -> Option<Outlet> {
        let blocks = RefCell::new((Vec::new(), Vec::new()));
        let filled = move |left: Float32Array, right: Float32Array| {
            let (block, ear) = &mut *blocks.borrow_mut();
            block.clear();
            block.resize(2 * left.length() as usize, 0.0);
            let sounds = fill(block);
            for (side, samples) in [left, right].iter().enumerate() {
                ear.clear();
                ear.extend(block.iter().skip(side).step_by(2));
                samples.copy_from(ear);
            }
            sounds
        };
        let fill = Closure::<dyn FnMut(Float32Array, Float32Array) -> bool>::new(filled);
        let speaker = Loudspeaker::new(fill.as_ref()).ok()?;
        Some(Outlet { speaker, _fill: fill })
    }

    /// Samples in a second.
    pub fn rate(&self) -> u32 {
        self.speaker.rate() as u32
    }

    /// Takes back the blocks that nobody has begun to hear. Returns how many there were.
    pub fn take_back(&self) -> usize {
        self.speaker.take_back()
    }

    /// Asks for samples from now on. Returns whether the browser plays them.
    pub fn wake(&self) -> bool {
        self.speaker.wake()
    }
}
