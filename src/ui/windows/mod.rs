//! The windows that open above the table: each is a function over data that tells what the player chose.
//!
//! They share one sheet: a title with a cross, a body that scrolls when the display is small, and buttons at its foot,
//! of which the last is the main one. Escape, the cross and a click beside the sheet close it.

pub mod about;
pub mod ask;
pub mod colors;
mod examples;
pub mod help;
pub mod parts;
mod sample;
pub mod settings;
pub mod tally;

use eframe::egui::{
    Align, Context, FontFamily, FontId, Frame, Id, Key, Layout, Margin, Modal, Modifiers, Rect, ScrollArea, Sense,
    Stroke, TextStyle, Ui, Vec2, WidgetInfo, accesskit::Role, vec2,
};

use super::{theme::Theme, words::Words};

/// What every window is made with.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// The player's language.
    pub words: &'a Words,
    /// The theme in use.
    pub theme: &'a Theme,
}

/// What a sheet tells.
pub(crate) struct Shown<R> {
    /// What its body returned.
    pub(crate) body: R,
    /// Which of the buttons at its foot was pressed, if any.
    pub(crate) pressed: Option<usize>,
    /// It was left by Escape, the cross or a click beside it.
    pub(crate) left: bool,
}

/// The space between a sheet and the edge of the display.
const AROUND: f32 = 12.0;
/// The space between a sheet's edge and what stands in it.
const INSIDE: i8 = 18;

/// A window above the table. `title` and `buttons` are messages; the last button is the main one.
pub(crate) fn sheet<R>(
    ctx: &Context,
    look: Look<'_>,
    title: &str,
    width: f32,
    buttons: &[&str],
    body: impl FnOnce(&mut Ui) -> R,
) -> Shown<R> {
    let screen = ctx.content_rect();
    let width = width.min(screen.width() - 2.0 * AROUND) - 2.0 * f32::from(INSIDE);
    let visuals = look.theme.visuals();
    let frame = Frame::new()
        .fill(visuals.window_fill)
        .stroke(visuals.window_stroke)
        .corner_radius(visuals.window_corner_radius)
        .shadow(visuals.window_shadow)
        .inner_margin(Margin::same(INSIDE));
    let modal = Modal::new(Id::unique(("sheet", title))).frame(frame).show(ctx, |ui| {
        dress(ui, look.theme);
        ui.set_width(width);
        let crossed = head(ui, look, title);
        let foot = if buttons.is_empty() { 0.0 } else { 54.0 };
        let room = screen.height() - 2.0 * AROUND - 2.0 * f32::from(INSIDE) - 50.0 - foot;
        // With less than `room` to begin with, the area would grow into it over many frames.
        let area = ScrollArea::vertical().max_height(room).min_scrolled_height(room).auto_shrink([false, true]);
        let area = area.show(ui, |ui| {
            scroll_by_keys(ui, room);
            // The bar floats over the right edge; text keeps clear of it.
            ui.set_width(width - 12.0);
            body(ui)
        });
        (area.inner, feet(ui, look, buttons), crossed)
    });
    settle(ctx, modal.response.rect);
    let left = modal.should_close();
    let (body, pressed, crossed) = modal.inner;
    Shown { body, pressed, left: left || crossed }
}

/// A sheet stands where its size of the frame before put it. When that has changed, the next frame must come at once.
fn settle(ctx: &Context, sheet: Rect) {
    let screen = ctx.content_rect();
    let off = (sheet.center() - screen.center()).abs();
    if sheet.height() < screen.height() && off.max_elem() > 1.5 {
        ctx.request_repaint();
    }
}

/// Sizes and colours for everything in a sheet.
fn dress(ui: &mut Ui, theme: &Theme) {
    let style = ui.style_mut();
    style.visuals = theme.visuals();
    for (text, size) in
        [(TextStyle::Heading, 21.0), (TextStyle::Body, 15.0), (TextStyle::Button, 15.0), (TextStyle::Small, 13.0)]
    {
        style.text_styles.insert(text, FontId::new(size, FontFamily::Proportional));
    }
    style.spacing.item_spacing = vec2(8.0, 8.0);
    style.spacing.button_padding = vec2(12.0, 6.0);
    style.interaction.selectable_labels = false;
}

/// The title with the cross; returns whether the cross was pressed.
fn head(ui: &mut Ui, look: Look<'_>, title: &str) -> bool {
    let crossed = ui
        .horizontal(|ui| {
            ui.heading(look.words.get(title));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| cross(ui, look)).inner
        })
        .inner;
    ui.add_space(2.0);
    parts::rule(ui, look.theme);
    ui.add_space(2.0);
    crossed
}

/// The fonts have no cross that could be relied on: two lines are one.
fn cross(ui: &mut Ui, look: Look<'_>) -> bool {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(28.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, look.words.get("close")));
    let color = if response.hovered() { look.theme.text_color() } else { look.theme.quiet_text() };
    let (middle, arm) = (rect.center(), 5.5);
    for slope in [-1.0, 1.0] {
        let ends = [middle - vec2(arm, slope * arm), middle + vec2(arm, slope * arm)];
        ui.painter().line_segment(ends, Stroke::new(1.8, color));
    }
    parts::focus_ring(ui, &response, look.theme);
    response.clicked()
}

/// The buttons at the foot, the main one at the right; returns which was pressed.
fn feet(ui: &mut Ui, look: Look<'_>, buttons: &[&str]) -> Option<usize> {
    if buttons.is_empty() {
        return None;
    }
    ui.add_space(2.0);
    parts::rule(ui, look.theme);
    ui.add_space(4.0);
    let mut pressed = None;
    // Laid out from the left, so that Tab meets them in the order in which they stand.
    let widths: f32 = buttons.iter().map(|word| parts::button_width(ui, look.words.get(word))).sum();
    let between = ui.spacing().item_spacing.x * (buttons.len() - 1) as f32;
    ui.horizontal(|ui| {
        ui.add_space((ui.available_width() - widths - between).max(0.0));
        for (at, word) in buttons.iter().enumerate() {
            let main = at + 1 == buttons.len();
            if parts::button(ui, look.theme, look.words.get(word), main).clicked() {
                pressed = Some(at);
            }
        }
    });
    pressed
}

/// Pages, arrows and the ends of a long text by keys, where no widget wants them.
fn scroll_by_keys(ui: &mut Ui, room: f32) {
    let free = ui.memory(|memory| memory.focused().is_none());
    let step = ui.input_mut(|input| {
        let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
        let far = 1e6;
        [(Key::PageDown, -0.9 * room), (Key::PageUp, 0.9 * room), (Key::End, -far), (Key::Home, far)]
            .into_iter()
            .chain(free.then_some([(Key::ArrowDown, -48.0), (Key::ArrowUp, 48.0)]).into_iter().flatten())
            .find_map(|(key, step)| pressed(key).then_some(step))
    });
    if let Some(step) = step {
        ui.scroll_with_delta(vec2(0.0, step));
    }
}
