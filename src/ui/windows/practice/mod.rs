//! The window that offers what there is to practise: the course, the exercises of the day, all
//! exercises, and a match of eight deals.

pub mod course;
mod pictures;

use self::pictures::practice_picture;
use super::{Closing, Done, Look, Seen, Sheet, Window, parts};
use crate::ui::paint::text_face;
use crate::ui::{command::Command, request::Request};
use egui::{
    Context, CornerRadius, Galley, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, accesskit::Role,
    text::LayoutJob, vec2,
};
use std::sync::Arc;

/// The choices with the messages of what they are.
const CHOICES: [(Command, &str); 4] = [
    (Command::Course, "choice-course"),
    (Command::Today, "choice-today"),
    (Command::Exercises, "choice-exercises"),
    (Command::Agreed, "choice-agreed"),
];

/// The size of the picture of a choice. In a window that is narrower than so many of them it has none.
const PICTURE: Vec2 = vec2(92.0, 60.0);
const PICTURED: f32 = 3.0;

/// The window while it is open.
pub struct PracticeWindow;

impl Window for PracticeWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let words = seen.look.words;
        // So many of the player's own mistakes come back today.
        let due = seen.deck.count_due(seen.clock.day_number());
        let sheet = Sheet { title: "command-practice", width: 560.0, buttons: &["close"], page: 0, ready: false };
        let shown = sheet.show(ctx, seen.look, |ui| {
            let mut chosen = None;
            for (command, about) in CHOICES {
                let name = match command {
                    Command::Today if due > 0 => words.format("command-today-due", &[("count", due.into())]),
                    _ => words.get(command.entry().word).to_owned(),
                };
                let keys = command.key_name(ctx, seen.here).unwrap_or_default();
                let choice = Choice { command, name: &name, about: words.get(about), keys: &keys };
                // What a key opens elsewhere it opens here as well.
                if choice.show(ui, seen.look) || command.is_pressed(ctx, seen.here) {
                    chosen = Some(command);
                }
            }
            chosen
        });
        match shown.body {
            Some(command) => Closing::Closes.asking(Request::Give(command)),
            None => shown.answer(&[None]),
        }
    }
}

/// Something to practise.
struct Choice<'a> {
    command: Command,
    name: &'a str,
    about: &'a str,
    /// The keys that open it, if there are keys.
    keys: &'a str,
}

impl Choice<'_> {
    /// Shows it as a large button: its picture, and its name with a sentence below. Returns whether it was
    /// clicked.
    fn show(&self, ui: &mut Ui, look: Look<'_>) -> bool {
        const INSIDE: f32 = 12.0;
        let (theme, width) = (look.theme, ui.available_width());
        let pictured = width >= PICTURED * PICTURE.x;
        let left = if pictured { PICTURE.x + 2.0 * INSIDE } else { INSIDE };
        let room = width - left - INSIDE;
        let set = |text: &str, size: f32, room| {
            let face = text_face(ui.ctx(), size);
            ui.painter().layout_job(LayoutJob::simple(text.to_owned(), face, theme.text_color(), room))
        };
        let keys = set(self.keys, 13.0, f32::INFINITY);
        let taken = if self.keys.is_empty() { 0.0 } else { keys.size().x + 26.0 };
        let name = set(self.name, 18.0, room - taken);
        let about = set(self.about, 14.0, room);
        let text = name.size().y + 3.0 + about.size().y;
        let high = text.max(if pictured { PICTURE.y } else { 0.0 }) + 2.0 * INSIDE;
        let (rect, response) = ui.allocate_exact_size(vec2(width, high), Sense::click());
        let spoken = format!("{}: {}", self.name, self.about);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        if !self.keys.is_empty() {
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_keyboard_shortcut(self.keys));
        }
        let visuals = ui.style().interact(&response);
        let edge = Stroke::new(1.0, if response.hovered() { theme.lit() } else { theme.rule() });
        ui.painter().rect(rect, CornerRadius::same(10), visuals.weak_bg_fill, edge, StrokeKind::Inside);
        if pictured {
            let place = Rect::from_min_size(rect.left_center() + vec2(INSIDE, -0.5 * PICTURE.y), PICTURE);
            practice_picture(ui, place, theme, self.command);
        }
        let at = rect.left_center() + vec2(left, -0.5 * text);
        let below = at + vec2(0.0, name.size().y + 3.0);
        if !self.keys.is_empty() {
            key_cap(ui, look, rect.right() - INSIDE, at.y + 0.5 * name.size().y, keys);
        }
        ui.painter().galley(at, name, theme.text_color());
        ui.painter().galley(below, about, theme.text_color());
        parts::focus_ring(ui, &response, theme);
        response.clicked()
    }
}

/// Paints the name of keys like a key, up to this right edge and about this middle.
fn key_cap(ui: &Ui, look: Look<'_>, right: f32, middle: f32, keys: Arc<Galley>) {
    let size = keys.size() + vec2(14.0, 6.0);
    let cap = Rect::from_min_size(egui::pos2(right - size.x, middle - 0.5 * size.y), size);
    let edge = Stroke::new(1.0, look.theme.rule());
    ui.painter().rect_stroke(cap, CornerRadius::same(5), edge, StrokeKind::Inside);
    ui.painter().galley(cap.center() - 0.5 * keys.size(), keys, look.theme.text_color());
}
