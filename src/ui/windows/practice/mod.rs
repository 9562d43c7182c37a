//! The window that offers what there is to practise: the plan that the player follows, the course, the
//! exercises of the day, all exercises, and a match of eight deals.

pub mod course;
mod pictures;
pub mod plan;

use self::{course::CourseWindow, pictures::practice_picture, plan::PLAN};
use super::{Closing, Done, Look, Seen, Sheet, Window, agreed, parts};
use crate::career::{AgreedMatch, DEALS, deck::A_DAY};
use crate::ui::paint::text_face;
use crate::ui::words::Message;
use crate::ui::{command::Command, request::Request};
use crate::{msg, say};
use egui::{
    Context, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, accesskit::Role, pos2,
    text::LayoutJob, vec2,
};

/// The choices with the messages of what they are.
const CHOICES: [(Command, Message); 4] = [
    (Command::Course, msg!("choice-course")),
    (Command::Today, msg!("choice-today")),
    (Command::Exercises, msg!("choice-exercises")),
    (Command::Agreed, msg!("choice-agreed")),
];

/// The size of the picture of a choice. In a window that is narrower than so many of them it has none.
const PICTURE: Vec2 = vec2(92.0, 60.0);
const PICTURED: f32 = 3.0;

/// The window while it is open.
pub struct PracticeWindow {
    /// The next lesson of the course by its name, once one is passed.
    next: Option<&'static str>,
}

impl PracticeWindow {
    /// A window that says how far the player is today.
    pub fn of(seen: &Seen<'_>) -> PracticeWindow {
        PracticeWindow { next: CourseWindow::of(seen).next_after_any() }
    }

    /// What a choice is about: how far the player is with it today, or what it is.
    fn about(&self, command: Command, usual: Message, seen: &Seen<'_>) -> String {
        let words = seen.look.words;
        let left = seen.training.deck.left(seen.clock.day_number());
        let today = |played: &&AgreedMatch| played.is_begun() && played.number().to_string() == agreed::of_today(seen);
        match command {
            Command::Course => self.next.map(|next| say!(words, "today-lesson", lesson: words.lesson(next)[0])),
            Command::Today if left == 0 => Some(say!(words, "today-done").to_owned()),
            Command::Today => (left < A_DAY).then(|| say!(words, "today-left", count: left)),
            Command::Agreed => seen.last_match.filter(today).map(|played| {
                if played.is_over() {
                    return say!(words, "today-deals-over").to_owned();
                }
                say!(words, "today-deals", deal: played.at() + 1, deals: DEALS)
            }),
            _ => None,
        }
        .unwrap_or_else(|| words.get(usual).to_owned())
    }
}

impl Window for PracticeWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let words = seen.look.words;
        // So many of the player's own mistakes come back today.
        let due = seen.training.deck.count_due(seen.clock.day_number());
        let sheet = Sheet { title: msg!("command-practice"), width: 560.0, buttons: &[], page: 0, ready: false };
        let shown = sheet.show(ctx, seen.look, |ui| {
            let mut chosen = None;
            if let Some(plan) = seen.training.plan {
                let about = [Some(plan::habit(words, plan)), plan::trend(plan, seen)];
                let about = about.into_iter().flatten().collect::<Vec<_>>().join(". ");
                let choice = Choice { command: None, name: words.get(PLAN), about: &about, back: None, keys: "" };
                if choice.show(ui, seen.look) {
                    // This window returns after it.
                    chosen = Some(Closing::Stays.asking(Request::Open(PLAN.id())));
                }
            }
            for (command, about) in CHOICES {
                let back = (command == Command::Today && due > 0).then(|| say!(words, "practice-back", count: due));
                let keys = command.key_name(ctx, seen.here).unwrap_or_default();
                let (name, about) = (words.get(command.entry().word), self.about(command, about, seen));
                let choice = Choice { command: Some(command), name, about: &about, back: back.as_deref(), keys: &keys };
                // What a key opens elsewhere it opens here as well.
                if choice.show(ui, seen.look) || command.is_pressed(ctx, seen.here) {
                    chosen = Some(Closing::Closes.asking(Request::Give(command)));
                }
            }
            chosen
        });
        match shown.body {
            Some(chosen) => chosen,
            // The games show whether the plan helps.
            None if seen.training.plan.is_some() && !shown.left => Closing::Stays.asking(Request::Count),
            None => shown.answer(&[]),
        }
    }
}

/// Something to practise.
struct Choice<'a> {
    /// The command that opens it. The plan has none.
    command: Option<Command>,
    name: &'a str,
    about: &'a str,
    /// How many of the player's own mistakes come back, if any do.
    back: Option<&'a str>,
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
        let back = self.back.map(|back| {
            let face = text_face(ui.ctx(), 13.0);
            ui.painter().layout_no_wrap(back.to_owned(), face, theme.plate(0.0).1)
        });
        let taken = back.as_ref().map_or(0.0, |back| back.size().x + 26.0);
        let name = set(self.name, 18.0, room - taken);
        let about = set(self.about, 14.0, room);
        let text = name.size().y + 3.0 + about.size().y;
        let high = text.max(if pictured { PICTURE.y } else { 0.0 }) + 2.0 * INSIDE;
        let (rect, response) = ui.allocate_exact_size(vec2(width, high), Sense::click());
        let name_spoken = [self.name].into_iter().chain(self.back).collect::<Vec<_>>().join(", ");
        let spoken = format!("{name_spoken}: {}", self.about);
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
        if let Some(back) = back {
            let middle = pos2(at.x + name.size().x + 10.0, at.y + 0.5 * name.size().y);
            let disc = Rect::from_min_size(middle - vec2(0.0, 10.0), vec2(back.size().x + 16.0, 20.0));
            let disc = disc.with_max_y(disc.min.y + 20.0_f32.max(back.size().y + 2.0));
            ui.painter().rect_filled(disc, 0.5 * disc.height(), theme.plate(0.0).0);
            ui.painter().galley(disc.center() - 0.5 * back.size(), back, theme.plate(0.0).1);
        }
        ui.painter().galley(at, name, theme.text_color());
        ui.painter().galley(below, about, theme.text_color());
        parts::focus_ring(ui, &response, theme);
        response.clicked()
    }
}
