//! The buttons on the table: the one for the next step of the game, which is always in the same
//! place, and what else can be done.

use crate::ui::paint::Theme;
use egui::{
    Align, Color32, CornerRadius, FontId, Galley, Id, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    accesskit::Role, epaint::RectShape, text::LayoutJob, vec2,
};
use std::sync::Arc;

/// What a button is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ButtonPurpose {
    /// The next step of the game.
    Next,
    /// The next step, which has to wait.
    Waiting,
    /// Something besides. It has only an outline.
    Aside,
}

/// Lays out the text, in smaller letters if it is too long for the button, and in several rows of the
/// least ones if it still is.
fn fitted(ui: &Ui, text: &str, [size, least]: [f32; 2], width: f32, ink: Color32) -> Arc<Galley> {
    let galley = ui.painter().layout_no_wrap(text.to_owned(), FontId::proportional(size), ink);
    if galley.size().x <= width {
        return galley;
    }
    let smaller = FontId::proportional((size * width / galley.size().x).max(least));
    let mut job = LayoutJob::simple(text.to_owned(), smaller, ink, width + 1.0);
    job.halign = Align::Center;
    ui.painter().layout_job(job)
}

/// Paints a button. Returns its response, which shows whether it was pressed. One that waits cannot
/// be pressed.
pub(crate) fn button_ui(
    ui: &Ui,
    (id, rect): (Id, Rect),
    [scale, least]: [f32; 2],
    theme: &Theme,
    text: &str,
    purpose: ButtonPurpose,
) -> Response {
    let enabled = purpose != ButtonPurpose::Waiting;
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, id, sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, text));
    let (fill, ink) = match purpose {
        ButtonPurpose::Aside => (ui.style().interact(&response).weak_bg_fill, theme.text_color()),
        _ => theme.one_button(enabled, response.hovered()),
    };
    let round = CornerRadius::same((10.0 * scale) as u8);
    let down = response.is_pointer_button_down_on();
    if purpose == ButtonPurpose::Next {
        let shade = RectShape::filled(rect.translate(vec2(0.0, 3.0 * scale)), round, theme.shade());
        ui.painter().add(shade.with_blur_width(7.0 * scale));
    }
    let rect = if down { rect.translate(vec2(0.0, scale)) } else { rect };
    let line = match purpose {
        ButtonPurpose::Next => theme.button_edge(),
        ButtonPurpose::Waiting => theme.rule(),
        ButtonPurpose::Aside => theme.quiet_text(),
    };
    let edge = Stroke::new(scale.max(1.0), line);
    ui.painter().rect(rect, round, fill, edge, StrokeKind::Inside);
    let galley = fitted(ui, text, [(19.0 * scale).max(least), least], rect.width() - 14.0 * scale, ink);
    ui.painter().galley(rect.center() - galley.rect.center().to_vec2(), galley, ink);
    if response.has_focus() {
        let ring = Stroke::new((2.0 * scale).max(2.0), theme.focus());
        ui.painter().rect_stroke(rect.expand(3.0 * scale), round, ring, StrokeKind::Middle);
    }
    response
}
