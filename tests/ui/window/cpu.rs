//! Pictures of the window without a display or a driver, so that every run gives the same bytes.

use std::cell::Cell;

use egui::{self, TexturesDelta};
use image::RgbaImage;

use super::raster::Textures;

thread_local! {
    /// Whether cloth and rail are painted with their weave and grain in the windows of this thread.
    static WOVEN: Cell<bool> = const { Cell::new(false) };
}

/// Windows of this thread show weave and grain from now on, or one color for each.
pub(crate) fn weave(woven: bool) {
    WOVEN.set(woven);
}

/// A renderer for `egui_kittest` that keeps the textures of the frames it has seen.
pub(crate) struct CpuRenderer(Textures);

impl Default for CpuRenderer {
    fn default() -> CpuRenderer {
        CpuRenderer(if WOVEN.get() { Textures::default() } else { Textures::even() })
    }
}

impl egui_kittest::TestRenderer for CpuRenderer {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.0.take(delta);
    }

    fn render(&mut self, ctx: &egui::Context, output: &egui::FullOutput) -> Result<RgbaImage, String> {
        let scale = ctx.pixels_per_point();
        let primitives = ctx.tessellate(output.shapes.clone(), scale);
        let picture = self.0.paint(&primitives, ctx.content_rect().size(), scale);
        let [width, height] = picture.size.map(|size| size as u32);
        RgbaImage::from_raw(width, height, picture.as_raw().to_vec()).ok_or_else(|| "a picture of no size".into())
    }
}
