//! The window that offers what there is to practise: the course, the exercises of the day, all
//! exercises, and a match of eight deals.

pub mod course;

use super::{Look, Sheet, parts};
use crate::ui::paint::Theme;
use egui::{
    Align2, Context, CornerRadius, FontId, Sense, Stroke, StrokeKind, Ui, WidgetInfo, accesskit::Role, text::LayoutJob,
    vec2,
};

/// What was chosen in the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the button or the choice of that name")]
pub enum PracticeChoice {
    Close,
    Course,
    Today,
    Exercises,
    Agreed,
}

/// The choices with the messages of their names and of what they are.
const CHOICES: [(PracticeChoice, &str, &str); 4] = [
    (PracticeChoice::Course, "command-course", "choice-course"),
    (PracticeChoice::Today, "command-today", "choice-today"),
    (PracticeChoice::Exercises, "command-exercises", "choice-exercises"),
    (PracticeChoice::Agreed, "command-agreed", "choice-agreed"),
];

/// Shows the window. `due` of the player's own mistakes come back today. Returns the player's choice.
pub fn practice(ctx: &Context, look: Look<'_>, due: usize) -> Option<PracticeChoice> {
    let sheet = Sheet { title: "command-practice", width: 560.0, buttons: &["close"], page: 0, ready: false };
    let shown = sheet.show(ctx, look, |ui| {
        let mut chosen = None;
        for (choice, name, about) in CHOICES {
            let name = match choice {
                PracticeChoice::Today if due > 0 => look.words.format("command-today-due", &[("count", due.into())]),
                _ => look.words.get(name).to_owned(),
            };
            if card(ui, look.theme, (&name, look.words.get(about))) {
                chosen = Some(choice);
            }
        }
        chosen
    });
    shown.body.or((shown.left || shown.pressed.is_some()).then_some(PracticeChoice::Close))
}

/// A large button with a name and a sentence below it. Returns whether it was clicked.
fn card(ui: &mut Ui, theme: &Theme, (name, about): (&str, &str)) -> bool {
    const INSIDE: f32 = 14.0;
    const TITLE: f32 = 24.0;
    let width = ui.available_width();
    let job = LayoutJob::simple(about.to_owned(), FontId::proportional(14.0), theme.quiet_text(), width - 2.0 * INSIDE);
    let text = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(vec2(width, TITLE + text.size().y + 2.0 * INSIDE), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{name}: {about}")));
    let visuals = ui.style().interact(&response);
    let edge = Stroke::new(1.0, if response.hovered() { theme.lit() } else { theme.rule() });
    ui.painter().rect(rect, CornerRadius::same(10), visuals.weak_bg_fill, edge, StrokeKind::Inside);
    let inside = rect.shrink(INSIDE);
    let (paint, color) = (ui.painter(), theme.text_color());
    paint.text(inside.left_top(), Align2::LEFT_TOP, name, FontId::proportional(18.0), color);
    paint.galley(inside.left_top() + vec2(0.0, TITLE), text, theme.quiet_text());
    parts::focus_ring(ui, &response, theme);
    response.clicked()
}
