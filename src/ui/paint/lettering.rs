//! The display face, a heavier one than that of text, for titles and scores, and letters that are
//! larger than all else.

use egui::{Context, FontData, FontFamily, FontId, Id};
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

/// How many times larger letters are than everything else. A small window has no room to enlarge all
/// of it as much as the player wants.
pub(crate) fn larger_letters(ctx: &Context) -> f32 {
    ctx.data(|data| data.get_temp(letters())).unwrap_or(1.0)
}

/// Makes letters that many times larger from now on.
pub(crate) fn enlarge_letters(ctx: &Context, times: f32) {
    ctx.data_mut(|data| data.insert_temp(letters(), times));
}

fn letters() -> Id {
    Id::unique("letters")
}

/// The face of text in this size, or a larger one if the player wants that.
pub(crate) fn text_face(ctx: &Context, size: f32) -> FontId {
    FontId::proportional(size * larger_letters(ctx))
}

/// The display face in the same way.
pub(crate) fn title_face(ctx: &Context, size: f32) -> FontId {
    display(ctx, size * larger_letters(ctx))
}
