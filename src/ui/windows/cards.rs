//! Cards to choose from, in rows of the same size: their plate, and those with a picture above what they
//! are called.

use super::parts;
use crate::ui::paint::{Theme, text_face};
use egui::{
    Align, CornerRadius, Frame, Galley, Margin, Painter, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, accesskit::Role, pos2, text::LayoutJob, vec2,
};
use std::sync::Arc;

/// The space between two cards, and that around what is on one.
const GAP: f32 = 8.0;
const INSIDE: f32 = 6.0;

/// Lays out things of the same size in rows of this many.
pub(super) fn in_rows<T>(ui: &mut Ui, all: &[T], columns: usize, height: f32, mut one: impl FnMut(&mut Ui, &T, Vec2)) {
    let height = parts::touchable(ui, height);
    let width = column_width(ui, columns);
    for row in all.chunks(columns.max(1)) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for thing in row {
                one(ui, thing, vec2(width, height));
            }
        });
    }
}

/// The width of each of so many in a row.
fn column_width(ui: &Ui, columns: usize) -> f32 {
    (ui.available_width() - GAP * (columns.max(1) - 1) as f32) / columns.max(1) as f32
}

/// The plate of a card.
pub(super) fn card_plate(ui: &Ui, theme: &Theme, rect: Rect, chosen: bool, hovered: bool) {
    let visuals = &ui.visuals().widgets;
    let fill = if hovered { visuals.hovered.bg_fill } else { visuals.noninteractive.bg_fill };
    let edge = if chosen { Stroke::new(2.0, theme.lit()) } else { visuals.noninteractive.bg_stroke };
    ui.painter().rect(rect, CornerRadius::same(8), fill, edge, StrokeKind::Inside);
}

/// The pictures of what is chosen from.
pub(super) struct Pictures<'a, T> {
    /// The least width of a card, and the height of a picture on it.
    pub(super) least: f32,
    pub(super) high: f32,
    /// Paints one.
    pub(super) paint: &'a dyn Fn(&Painter, Rect, &T),
}

/// Shows a setting with a card for each of its values: a picture above what it is called. Returns whether
/// another was chosen.
pub(super) fn pictured<T: PartialEq + Clone>(
    ui: &mut Ui,
    theme: &Theme,
    told: [&str; 2],
    choices: &[(String, T)],
    value: &mut T,
    pictures: &Pictures<'_, T>,
) -> bool {
    let inside = Frame::new().inner_margin(Margin::symmetric(4, 2));
    inside.show(ui, |ui| picture_cards(ui, theme, told, choices, value, pictures)).inner
}

fn picture_cards<T: PartialEq + Clone>(
    ui: &mut Ui,
    theme: &Theme,
    [name, about]: [&str; 2],
    choices: &[(String, T)],
    value: &mut T,
    pictures: &Pictures<'_, T>,
) -> bool {
    let mut changed = false;
    ui.label(RichText::new(name).color(theme.text_color()));
    // As many in a row as find room, and as many in each row as in any other, if that can be.
    let most = ((ui.available_width() + GAP) / (pictures.least + GAP)) as usize;
    let columns = choices.len().div_ceil(choices.len().div_ceil(most.max(1)).max(1));
    let room = column_width(ui, columns) - 2.0 * INSIDE;
    let texts: Vec<Arc<Galley>> = choices.iter().map(|(text, _)| centered(ui, theme, text, room)).collect();
    let below = texts.iter().map(|text| text.size().y).fold(0.0, f32::max);
    let height = pictures.high + below + 3.0 * INSIDE;
    let cards: Vec<_> = choices.iter().zip(texts).collect();
    in_rows(ui, &cards, columns, height, |ui, ((text, worth), galley), size| {
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let on = value == worth;
        let spoken = format!("{name}: {text}");
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), on, &spoken));
        card_plate(ui, theme, rect, on, response.hovered());
        let picture = Rect::from_min_size(rect.min + Vec2::splat(INSIDE), vec2(room, pictures.high));
        let painter = ui.painter_at(picture);
        painter.rect_filled(picture, CornerRadius::same(5), theme.background_color());
        (pictures.paint)(&painter, picture, worth);
        let under = Rect::from_min_max(picture.left_bottom(), rect.right_bottom() - Vec2::splat(INSIDE));
        let at = pos2(rect.center().x, under.center().y + 0.5 * INSIDE - 0.5 * galley.size().y);
        ui.painter().galley(at, galley.clone(), theme.text_color());
        parts::focus_ring(ui, &response, theme);
        if response.clicked() && !on {
            *value = worth.clone();
            changed = true;
        }
    });
    if !about.is_empty() {
        parts::aside(ui, theme, about);
    }
    changed
}

/// What a card is called, in centered lines of this width.
fn centered(ui: &Ui, theme: &Theme, text: &str, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), text_face(ui.ctx(), 13.5), theme.text_color(), width);
    job.halign = Align::Center;
    ui.painter().layout_job(job)
}
