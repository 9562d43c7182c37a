//! The display face, a heavier one than that of text, for titles and scores.

use egui::{Context, FontData, FontFamily, FontId};
use std::sync::Arc;

const NAME: &str = "display";
const FACE: &[u8] = include_bytes!("../../../assets/font/vollkorn-bold-derivative.ttf");

/// The display face in this size. Until egui has it, which takes a frame, text stands in for it.
pub(crate) fn display(ctx: &Context, size: f32) -> FontId {
    let family = FontFamily::Name(NAME.into());
    let missing = ctx.fonts(|fonts| {
        let known = fonts.definitions();
        (!known.families.contains_key(&family)).then(|| known.clone())
    });
    let Some(mut fonts) = missing else { return FontId::new(size, family) };
    // Letters that it lacks are those of text.
    let others = fonts.families.get(&FontFamily::Proportional).into_iter().flatten().cloned();
    let faces = std::iter::once(NAME.to_owned()).chain(others).collect();
    fonts.families.insert(family, faces);
    fonts.font_data.insert(NAME.to_owned(), Arc::new(FontData::from_static(FACE)));
    ctx.set_fonts(fonts);
    ctx.request_repaint();
    FontId::proportional(size)
}
