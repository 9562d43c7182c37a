//! A slider over the colors that it can reach.

use super::{SIGN, focus_ring, galley, touchable};
use crate::ui::paint::Theme;
use egui::{
    Color32, CornerRadius, EventFilter, Key, Mesh, Modifiers, Rect, Response, Sense, Shape, Stroke, StrokeKind,
    TextStyle, Ui, WidgetInfo, accesskit::Role, pos2, vec2,
};

/// A slider from 0 to 255 over a track that shows the color at each place, with the number next to
/// it. Returns whether it was moved.
pub(crate) fn slider(ui: &mut Ui, theme: &Theme, name: &str, value: &mut u8, track: impl Fn(u8) -> Color32) -> bool {
    let before = *value;
    ui.horizontal(|ui| {
        let label = galley(ui, name, &TextStyle::Body, theme.text_color(), f32::INFINITY);
        let high = touchable(ui, SIGN);
        let (rect, _) = ui.allocate_exact_size(vec2(label.size().x.max(56.0), high), Sense::hover());
        ui.painter().galley(pos2(rect.left(), rect.center().y - 0.5 * label.size().y), label, theme.text_color());
        let width = (ui.available_width() - 62.0).max(60.0);
        let (rect, response) = ui.allocate_exact_size(vec2(width, high), Sense::click_and_drag());
        let line = Rect::from_center_size(rect.center(), vec2(rect.width() - 20.0, 10.0));
        steer(ui, &response, line, value);
        response.widget_info(|| WidgetInfo::slider(ui.is_enabled(), f64::from(*value), name));
        if ui.is_rect_visible(rect) {
            paint_track(ui, line, &track);
            let knob = pos2(line.left() + line.width() * f32::from(*value) / 255.0, line.center().y);
            ui.painter().circle(knob, 10.0, track(*value), Stroke::new(2.5, theme.text_color()));
            ui.painter().circle_stroke(knob, 11.5, Stroke::new(1.0, theme.background_color()));
            focus_ring(ui, &response, theme);
        }
        let number = egui::DragValue::new(value).range(0..=255).speed(1.0);
        let number = ui.add_sized(vec2(52.0, touchable(ui, 26.0)), number);
        number.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, format!("{name} 0–255")));
    });
    *value != before
}

/// Moves a slider by pointer, keys and screen reader.
fn steer(ui: &Ui, response: &Response, line: Rect, value: &mut u8) {
    use egui::accesskit::{Action, ActionData};
    if let Some(at) = response.interact_pointer_pos() {
        let part = ((at.x - line.left()) / line.width()).clamp(0.0, 1.0);
        *value = (part * 255.0).round() as u8;
    }
    if response.clicked() || response.drag_started() {
        response.request_focus();
    }
    if response.has_focus() {
        let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        for (modifiers, step) in [(Modifiers::SHIFT, 16), (Modifiers::NONE, 1)] {
            let presses = |key| ui.input_mut(|input| input.count_and_consume_key(modifiers, key)) as u8;
            let [less, more] = [Key::ArrowLeft, Key::ArrowRight].map(|key| presses(key).saturating_mul(step));
            *value = value.saturating_sub(less).saturating_add(more);
        }
    }
    ui.input(|input| {
        for request in input.accesskit_action_requests(response.id, Action::SetValue) {
            if let Some(ActionData::NumericValue(wanted)) = request.data {
                *value = wanted.clamp(0.0, 255.0) as u8;
            }
        }
        *value = value
            .saturating_add(input.num_accesskit_action_requests(response.id, Action::Increment) as u8)
            .saturating_sub(input.num_accesskit_action_requests(response.id, Action::Decrement) as u8);
    });
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(255.0);
        node.set_numeric_value_step(1.0);
        for action in [Action::SetValue, Action::Increment, Action::Decrement] {
            node.add_action(action);
        }
    });
}

/// Paints the colors along a slider as one smooth strip.
fn paint_track(ui: &Ui, line: Rect, track: &impl Fn(u8) -> Color32) {
    let mut mesh = Mesh::default();
    for step in 0..=15_u8 {
        let x = line.left() + line.width() * f32::from(step) / 15.0;
        let color = track(step * 17);
        mesh.colored_vertex(pos2(x, line.top()), color);
        mesh.colored_vertex(pos2(x, line.bottom()), color);
        if step > 0 {
            let at = 2 * u32::from(step);
            mesh.add_triangle(at - 2, at - 1, at);
            mesh.add_triangle(at - 1, at, at + 1);
        }
    }
    ui.painter().add(Shape::mesh(mesh));
    let edge = Stroke::new(1.0, ui.visuals().widgets.inactive.bg_stroke.color);
    ui.painter().rect_stroke(line.expand(1.0), CornerRadius::same(2), edge, StrokeKind::Outside);
}
