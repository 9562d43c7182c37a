//! The cover of your hand while the screen is passed on: who is next, and what has happened since
//! their last turn.

use super::frame::TableFrame;
use crate::say;
use crate::seat::Input;
use crate::table::Waiting;
use crate::ui::paint::{ButtonPurpose, button_ui};
use crate::ui::parts::touchable;
use crate::ui::table::input::Action;
use crate::ui::table::positions::Display;
use crate::ui::words::own_name;
use egui::accesskit::{Live, Role};
use egui::text::LayoutJob;
use egui::{CornerRadius, FontId, Key, Rect, Response, Sense, Ui, WidgetInfo, vec2};

/// Shows the cover in the place of your hand. A click on it shows the hand, if that is what the
/// game waits for.
pub(super) fn show_passing(ui: &Ui, view: &TableFrame<'_>) -> Option<Action> {
    if !view.game.view().hides_the_hand() {
        return None;
    }
    let (look, scale, theme) = (view.look, view.areas().scale, view.look.theme);
    let areas = view.areas();
    // The played bones below a compact hand are covered as well, to their edges.
    let place = match areas.display {
        Display::Compact => areas.panel.union(areas.yard).expand(2.0 * scale),
        Display::Whole => areas.panel.shrink(6.0 * scale),
    };
    let waits = matches!(view.game.view().waiting, Waiting::Uncover(_));
    let response = ui.interact(place, view.ids.other("cover", 0), if waits { Sense::click() } else { Sense::hover() });
    let (name, happened) = (own_name(look.words, look.player), view.happened());
    let title = if waits { say!(look.words, "say-pass-to", name: name) } else { name.to_owned() };
    let size = view.areas().letters(14.0);
    let again = Some(say!(look.words, "command-again")).filter(|_| !happened.is_empty());
    let wide = again.map_or(0.0, |text| 24.0 * scale + 0.6 * size * text.chars().count() as f32);
    // It stands beside the button that shows the hand.
    let beside = Rect::from_center_size(
        areas.button.left_center() - vec2(0.5 * wide, 0.0),
        vec2(wide - 12.0 * scale, touchable(ui, 34.0 * scale).min(place.height() - 4.0)),
    );
    let taken = (place.right() - beside.left()).max(0.0);
    let taken = if again.is_some() && beside.intersects(place) { taken } else { 0.0 };
    let set = |text: &str, size: f32, color, rows| {
        let width = place.width() - taken - 20.0 * scale;
        let mut job = LayoutJob::simple(text.to_owned(), FontId::proportional(size), color, width);
        job.wrap.max_rows = rows;
        ui.painter().layout_job(job)
    };
    // Whoever is to take the screen must read it from where they sit.
    let large = (0.3 * place.height()).clamp(1.2 * size, 2.4 * size);
    let sizes = [1.0, 0.85, 0.72, 0.6].map(|share| (share * large).max(size));
    let mut title_set = sizes.iter().map(|size| set(&title, *size, theme.text_color(), 1));
    let title_set = title_set.find(|set| !set.elided).unwrap_or_else(|| set(&title, size, theme.text_color(), 2));
    let rows = ((place.height() - title_set.size().y) / (1.35 * size)) as usize;
    let told = set(&happened, size, theme.quiet_text(), rows.clamp(1, 3));
    let spoken = if happened.is_empty() { title.clone() } else { format!("{title} {happened}") };
    let visuals = &ui.visuals().widgets;
    let fill = if waits && response.hovered() { visuals.hovered.bg_fill } else { visuals.noninteractive.bg_fill };
    ui.painter().rect_filled(place, CornerRadius::same((8.0 * scale) as u8), fill);
    let gap = 4.0 * scale;
    let high = title_set.size().y + if happened.is_empty() { 0.0 } else { gap + told.size().y };
    let at = place.left_center() + vec2(10.0 * scale, -0.5 * high);
    let below = at + vec2(0.0, title_set.size().y + gap);
    let painter = ui.painter_at(place);
    painter.galley(at, title_set, theme.text_color());
    painter.galley(below, told, theme.quiet_text());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
    if let Some(text) = again {
        let place = (view.ids.other("watch", 0), beside);
        if button_ui(ui, place, [scale, view.areas().least], theme, text, ButtonPurpose::Aside).clicked() {
            return Some(Action::WatchAgain);
        }
    }
    if !view.is_held_to_show() {
        return (response.clicked() && !view.is_second_press()).then_some(Action::step(Input::Press));
    }
    let button = ui.ctx().read_response(view.ids.button());
    let by_pointer = [Some(&response), button.as_ref()].into_iter().flatten().any(Response::is_pointer_button_down_on);
    let is_down = by_pointer || ui.input(|input| input.key_down(Key::Space) || input.key_down(Key::Enter));
    (is_down || view.pointer.holds()).then_some(Action::Hold(is_down))
}
