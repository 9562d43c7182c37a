//! What stands in a sheet as a picture: all of it, however little of it the window has room for.

use super::{INSIDE, Look, dress, parts};
use crate::ui::paint::raster::Textures;
use egui::{
    ColorImage, Context, Pos2, RawInput, Rect, Shape, Ui, UiBuilder, Vec2, ViewportId, epaint::ClippedPrimitive, vec2,
};

/// The pixels to a point: sharp on every display, and on paper.
const SCALE: f32 = 2.0;
/// No sheet is higher than this, in points.
const HIGHEST: f32 = 8000.0;
/// What is laid out for the first time does not know yet how large its parts become.
const PASSES: usize = 3;

/// A sheet that is laid out. To paint it takes a while, and needs no window.
pub(crate) struct Picture {
    primitives: Vec<ClippedPrimitive>,
    textures: Textures,
    size: Vec2,
}

impl Picture {
    /// Lays out a sheet of this width with this body below its title.
    pub(super) fn of(look: Look<'_>, title: &str, width: f32, mut body: impl FnMut(&mut Ui)) -> Picture {
        let ctx = Context::default();
        let mut picture = Picture { primitives: Vec::new(), textures: Textures::default(), size: Vec2::ZERO };
        for _ in 0..PASSES {
            let mut output = ctx.run_ui(input(width), |ui| picture.size = sheet(ui, look, title, width, &mut body));
            picture.textures.take(&mut output.textures_delta);
            picture.primitives = ctx.tessellate(output.shapes, output.pixels_per_point);
        }
        picture
    }

    /// Paints it.
    pub(crate) fn paint(&self) -> ColorImage {
        self.textures.paint(&self.primitives, self.size, SCALE)
    }
}

/// A display that nobody touches, wide enough for the sheet and as high as may be.
fn input(width: f32) -> RawInput {
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(width, HIGHEST)));
    let mut input = RawInput { screen_rect, ..RawInput::default() };
    if let Some(root) = input.viewports.get_mut(&ViewportId::ROOT) {
        root.native_pixels_per_point = Some(SCALE);
    }
    input
}

/// Lays out a sheet from the upper left corner. Returns how large it is.
fn sheet(ui: &mut Ui, look: Look<'_>, title: &str, width: f32, body: &mut impl FnMut(&mut Ui)) -> Vec2 {
    let whole = Rect::from_min_size(Pos2::ZERO, vec2(width, HIGHEST));
    let behind = ui.painter().add(Shape::Noop);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(whole.shrink(f32::from(INSIDE))));
    dress(&mut inside, look.theme);
    inside.heading(look.words.get(title));
    parts::rule(&mut inside, look.theme);
    body(&mut inside);
    let size = vec2(width, inside.min_rect().bottom() + f32::from(INSIDE));
    let paper = Rect::from_min_size(Pos2::ZERO, size);
    ui.painter().set(behind, Shape::rect_filled(paper, 0.0, look.theme.visuals().window_fill));
    size
}
