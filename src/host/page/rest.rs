//! Lets the page rest while nothing is to be painted.

use egui::{Context, FullOutput, Plugin, ViewportId};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/web/rest.js")]
extern "C" {
    fn note_next(seconds: f64);
}

/// Tells the page after every frame when the next one is due.
struct Rest;

impl Plugin for Rest {
    fn debug_name(&self) -> &'static str {
        "rest"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        if let Some(viewport) = output.viewport_output.get(&ViewportId::ROOT) {
            note_next(viewport.repaint_delay.as_secs_f64());
        }
    }
}

/// Lets the page rest from now on while nothing is to be painted.
pub fn rest_between_frames(ctx: &Context) {
    ctx.add_plugin(Rest);
}
