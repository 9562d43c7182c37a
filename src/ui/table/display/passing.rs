//! The cover of your hand while the screen is passed on: who is next, and what has happened since their last turn.

use crate::game::{Input, Waiting};
use crate::ui::settings::Settings;
use crate::ui::table::{Desk, Scene, desk::DOUBLE_CLICK};
use crate::ui::{look::Look, paint::button_ui, words::own_name};
use egui::accesskit::{Live, Role};
use egui::text::{LayoutJob, TextFormat};
use egui::{CornerRadius, FontId, Key, Rect, Response, Sense, Ui, WidgetInfo, vec2};

/// A press that shows the hand must be held for this many seconds, if it must be held at all.
const HELD: f64 = 0.6;

impl Desk {
    /// Shows the cover in the place of your hand. A click on it shows the hand, if that is what the game waits for.
    pub(super) fn show_passing(&mut self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        if !self.game().hides_the_hand() {
            return;
        }
        let (layout, theme) = (&scene.key.layout, look.theme);
        let place = layout.panel.shrink(6.0 * layout.scale);
        let waits = matches!(self.game().waiting(), Waiting::Uncover(_));
        let response =
            ui.interact(place, self.ids.other("cover", 0), if waits { Sense::click() } else { Sense::hover() });
        let (name, happened) = (own_name(look.words, look.player), self.happened(scene, look));
        let size = 15.0 * layout.text;
        let again = Some(look.words.get("command-again")).filter(|_| !happened.is_empty());
        let wide = again.map_or(0.0, |text| 24.0 * layout.scale + 0.6 * size * text.chars().count() as f32);
        let mut job = LayoutJob::default();
        job.wrap.max_width = place.width() - wide - 20.0 * layout.scale;
        job.wrap.max_rows = (place.height() / (1.4 * size)).max(1.0) as usize;
        let mut add = |text: &str, size: f32, color| {
            job.append(text, 0.0, TextFormat::simple(FontId::proportional(size), color));
        };
        add(name, 1.2 * size, theme.text_color());
        if !happened.is_empty() {
            add("\n", size, theme.text_color());
            add(&happened, size, theme.quiet_text());
        }
        let galley = ui.painter().layout_job(job);
        let visuals = &ui.visuals().widgets;
        let fill = if waits && response.hovered() { visuals.hovered.bg_fill } else { visuals.noninteractive.bg_fill };
        ui.painter().rect_filled(place, CornerRadius::same((8.0 * layout.scale) as u8), fill);
        let at = place.left_center() + vec2(10.0 * layout.scale, -0.5 * galley.size().y);
        ui.painter().galley(at, galley, theme.text_color());
        let spoken = if happened.is_empty() { name.to_owned() } else { format!("{name}. {happened}") };
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
        if let Some(text) = again {
            let size = vec2(wide - 12.0 * layout.scale, (34.0 * layout.scale).min(place.height() - 4.0));
            let button = Rect::from_center_size(place.right_center() - vec2(0.5 * wide, 0.0), size);
            if button_ui(ui, self.ids.other("watch", 0), button, layout.scale, theme, text, true).clicked() {
                self.watch_again();
                return ui.request_repaint();
            }
        }
        let pressed = if self.is_held_to_show(look.settings) {
            self.is_held_long_enough(ui, &response)
        } else {
            response.clicked()
        };
        if pressed && !self.is_second_press(false) {
            self.step(Input::Press);
            ui.request_repaint();
        }
    }

    /// What has happened since the last turn of whoever is next. Empty if nothing has.
    pub(super) fn happened(&self, scene: &Scene, look: Look<'_>) -> String {
        let told = self.teller(Some(scene), look).retell(&self.game().said().told).join(" ");
        if told.is_empty() { told } else { look.words.format("cover-since", &[("line", told.into())]) }
    }

    /// Whether a press would show a hand, but is the second of two that were meant for the turn before. The first of them passed the screen on.
    pub(in crate::ui::table) fn is_second_press(&self, by_key: bool) -> bool {
        let soon = |(key, at)| key == by_key && self.now - at <= DOUBLE_CLICK;
        matches!(self.game().waiting(), Waiting::Uncover(_)) && self.pointer.passed.is_some_and(soon)
    }

    /// Whether the press that shows the hand must be held, so that nobody shows it by accident.
    pub(in crate::ui::table) fn is_held_to_show(&self, settings: &Settings) -> bool {
        settings.play.hold_to_show && matches!(self.game().waiting(), Waiting::Uncover(_))
    }

    /// Whether the cover, the button or a key has been held down long enough.
    fn is_held_long_enough(&mut self, ui: &Ui, cover: &Response) -> bool {
        let button = ui.ctx().read_response(self.ids.button());
        let by_pointer = [Some(cover), button.as_ref()].into_iter().flatten().any(Response::is_pointer_button_down_on);
        let by_key = ui.input(|input| input.key_down(Key::Space) || input.key_down(Key::Enter));
        if !by_pointer && !by_key {
            self.pointer.held = None;
            return false;
        }
        let since = *self.pointer.held.get_or_insert(self.now);
        ui.request_repaint();
        self.now - since >= HELD
    }
}
