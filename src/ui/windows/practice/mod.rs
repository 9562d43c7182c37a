//! The window that offers what there is to practise: the course, the exercises of the day, all
//! exercises, and a match of eight deals.

pub mod course;

use super::{Closing, Done, Seen, Sheet, Window, parts};
use crate::ui::paint::text_face;
use crate::ui::{command::Command, paint::Theme, request::Request};
use egui::{
    Align2, Context, CornerRadius, Sense, Stroke, StrokeKind, Ui, WidgetInfo, accesskit::Role, text::LayoutJob, vec2,
};

/// The choices with the messages of what they are.
const CHOICES: [(Command, &str); 4] = [
    (Command::Course, "choice-course"),
    (Command::Today, "choice-today"),
    (Command::Exercises, "choice-exercises"),
    (Command::Agreed, "choice-agreed"),
];

/// The window while it is open.
pub struct PracticeWindow;

impl Window for PracticeWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let (words, theme) = (seen.look.words, seen.look.theme);
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
                if card(ui, theme, &name, words.get(about)) {
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

/// A large button with a name and a sentence below it. Returns whether it was clicked.
fn card(ui: &mut Ui, theme: &Theme, name: &str, about: &str) -> bool {
    const INSIDE: f32 = 14.0;
    const TITLE: f32 = 24.0;
    let width = ui.available_width();
    let job = LayoutJob::simple(about.to_owned(), text_face(ui.ctx(), 14.0), theme.quiet_text(), width - 2.0 * INSIDE);
    let text = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(vec2(width, TITLE + text.size().y + 2.0 * INSIDE), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{name}: {about}")));
    let visuals = ui.style().interact(&response);
    let edge = Stroke::new(1.0, if response.hovered() { theme.lit() } else { theme.rule() });
    ui.painter().rect(rect, CornerRadius::same(10), visuals.weak_bg_fill, edge, StrokeKind::Inside);
    let inside = rect.shrink(INSIDE);
    let (paint, color) = (ui.painter(), theme.text_color());
    paint.text(inside.left_top(), Align2::LEFT_TOP, name, text_face(ui.ctx(), 18.0), color);
    paint.galley(inside.left_top() + vec2(0.0, TITLE), text, theme.quiet_text());
    parts::focus_ring(ui, &response, theme);
    response.clicked()
}
