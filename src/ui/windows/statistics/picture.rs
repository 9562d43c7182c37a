//! Renders the whole content of a sheet as a picture, even if the window has room for only a part.

use crate::ui::paint::raster::Textures;
use crate::ui::windows::{INSIDE, Look, dress, parts};
use egui::{
    ColorImage, Context, Pos2, RawInput, Rect, Shape, Ui, UiBuilder, Vec2, ViewportId, epaint::ClippedPrimitive, vec2,
};

/// Pixels per point. Sharp on every display and on paper.
const SCALE: f32 = 2.0;
/// The greatest height of a sheet in points.
const HIGHEST: f32 = 8000.0;
/// In its first passes, a layout does not yet know the sizes of its parts.
const PASSES: usize = 3;

/// A sheet after layout. Painting it takes a while but needs no window.
pub(crate) struct Picture {
    primitives: Vec<ClippedPrimitive>,
    textures: Textures,
    size: Vec2,
}

impl Picture {
    /// Lays out a sheet of this width, with the body below its title.
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

    pub(crate) fn paint(&self) -> ColorImage {
        self.textures.paint(&self.primitives, self.size, SCALE)
    }
}

/// Returns the input of a display without a user. It is as wide as the sheet and as high as allowed.
fn input(width: f32) -> RawInput {
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(width, HIGHEST)));
    let mut input = RawInput { screen_rect, ..RawInput::default() };
    if let Some(root) = input.viewports.get_mut(&ViewportId::ROOT) {
        root.native_pixels_per_point = Some(SCALE);
    }
    input
}

/// Lays out a sheet from the upper left corner. Returns its size.
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
