//! The course as a map: its paths with the lessons of each part, those that are passed, the next one
//! of each path and the later ones, with the test games that are won.

use crate::msg;
use crate::nestor::course::{CoursePath, Lesson, lessons};
use crate::ui::paint::{Theme, larger_letters, paint_cloth, text_face};
use crate::ui::request::{Book, Request};
use crate::ui::windows::{Closing, Done, Height, Look, Seen, Sheet, Window, newly_shown, parts};
use crate::ui::words::Message;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Align2, Color32, Context, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    accesskit::Role, epaint::CubicBezierShape, pos2, vec2,
};
use std::ops::Range;

const WIDTH: f32 = 860.0;
/// The least width of a lesson's place, and its height, in letters of the usual size.
const PLACE: Vec2 = vec2(124.0, 116.0);
/// The stop of a lesson: its radius, and how far its middle lies below the upper edge.
const RADIUS: f32 = 19.0;
const DOWN: f32 = 34.0;
/// How far the path winds up and down.
const WINDS: f32 = 7.0;

/// The window while it is open.
#[derive(Clone, Debug)]
pub struct CourseWindow {
    lessons: Vec<CourseStop>,
    /// Whether the player's game is one in pairs, so that their path comes first.
    pairs: bool,
}

/// A lesson on the map.
#[derive(Clone, Copy, Debug)]
pub struct CourseStop {
    /// Its path.
    pub path: CoursePath,
    /// The name of the lesson, and of its part of the course.
    pub name: &'static str,
    #[expect(missing_docs, reason = "it is named with the name")]
    pub part: &'static str,
    /// Its number on its path.
    pub number: usize,
    /// Whether all positions are solved.
    pub passed: bool,
    /// Whether its test game was won. It is `None` if none was begun.
    pub test_won: Option<bool>,
}

/// How far the player has got with a lesson, or a step of a plan.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum HowFar {
    Passed,
    Next,
    Later,
}

/// The message about a test game.
pub(crate) const fn test_word(won: bool) -> Message {
    if won { msg!("course-test-won") } else { msg!("course-test-open") }
}

impl Window for CourseWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let look = seen.look;
        let practise = |at| Request::Practise(Book::Lesson(Some(at)));
        let next = self.next().map(practise);
        let buttons: &[Message] = if next.is_some() { &[msg!("close"), msg!("course-next")] } else { &[msg!("close")] };
        let sheet = Sheet { title: msg!("command-course"), width: WIDTH, buttons, page: 0, ready: true };
        let count = |ui: &mut Ui| self.count(ui, look);
        let shown = sheet.show_below(ctx, look, Height::Contents, count, |ui| self.map(ui, look));
        match shown.body {
            Some(lesson) => Closing::Closes.asking(practise(lesson)),
            None => shown.answer(&[None, next]),
        }
    }
}

impl CourseWindow {
    /// The map of the course, with what the player has solved of it.
    pub fn of(seen: &Seen<'_>) -> CourseWindow {
        let stop = |lesson: &Lesson| CourseStop {
            path: lesson.path,
            name: lesson.name,
            part: lesson.part,
            number: lesson.number,
            passed: lesson.is_passed(|exercise| seen.training.solved.has(exercise)),
            test_won: seen.training.solved.test_won(lesson.name),
        };
        CourseWindow::new(lessons().iter().map(stop).collect(), seen.settings.game.rules.partners)
    }

    /// The map with these lessons, path by path, for a player whose game is one in pairs or is not.
    pub const fn new(lessons: Vec<CourseStop>, pairs: bool) -> CourseWindow {
        CourseWindow { lessons, pairs }
    }

    /// The first lesson of a path that is not passed.
    fn next_on(&self, path: CoursePath) -> Option<usize> {
        self.lessons.iter().position(|lesson| lesson.path == path && !lesson.passed)
    }

    /// The name of the first lesson that is not passed, once another one is.
    pub(super) fn next_after_any(&self) -> Option<&'static str> {
        let began = self.lessons.iter().any(|lesson| lesson.passed);
        self.next().filter(|_| began).map(|next| self.lessons[next].name)
    }

    /// The first lesson that is not passed, in the order for this player.
    fn next(&self) -> Option<usize> {
        CoursePath::order(self.pairs).into_iter().find_map(|path| self.next_on(path))
    }

    fn stop(&self, at: usize) -> HowFar {
        let CourseStop { passed, path, .. } = self.lessons[at];
        // Both paths are open once the lessons before them are passed.
        let is_open = path == CoursePath::Start || self.next_on(CoursePath::Start).is_none();
        match passed {
            true => HowFar::Passed,
            false if is_open && self.next_on(path) == Some(at) => HowFar::Next,
            false => HowFar::Later,
        }
    }

    /// Shows how many lessons are passed, and how many test games are won.
    fn count(&self, ui: &mut Ui, look: Look<'_>) {
        let count = |counts: fn(&CourseStop) -> bool| self.lessons.iter().filter(|lesson| counts(lesson)).count();
        let told = |word, count: usize| {
            look.words.format(word, &[("count", count.into()), ("all", self.lessons.len().into())])
        };
        parts::lead(ui, look.theme, &told(msg!("course-passed"), count(|lesson| lesson.passed)));
        parts::aside(ui, look.theme, &told(msg!("course-tests-won"), count(|lesson| lesson.test_won == Some(true))));
    }

    /// Shows the paths of the course, each part by part. Returns the lesson that was chosen.
    fn map(&self, ui: &mut Ui, look: Look<'_>) -> Option<usize> {
        let mut chosen = None;
        for path in CoursePath::order(self.pairs) {
            if path != CoursePath::Start {
                ui.add_space(10.0);
                parts::lead(ui, look.theme, look.words.get(Message::of("course-path", path.name())));
            }
            let Some(mut first) = self.lessons.iter().position(|lesson| lesson.path == path) else { continue };
            let own = self.lessons[first..].split(|lesson| lesson.path != path).next().unwrap_or_default();
            for part in own.chunk_by(|one, other| one.part == other.part) {
                let top = ui.cursor().top();
                parts::chapter(ui, look.theme, look.words.get(Message::of("course-part", part[0].part)));
                chosen = chosen.or(self.part(ui, look, first..first + part.len(), top));
                first += part.len();
            }
        }
        chosen
    }

    /// Shows the part with these lessons, whose title begins at `top`. Returns the one that was chosen.
    fn part(&self, ui: &mut Ui, look: Look<'_>, part: Range<usize>, top: f32) -> Option<usize> {
        let (theme, place) = (look.theme, PLACE * larger_letters(ui.ctx()));
        let most = ((ui.available_width() / place.x) as usize).max(1);
        let rows = part.len().div_ceil(most);
        let columns = part.len().div_ceil(rows);
        let size = vec2(ui.available_width() / columns as f32, place.y);
        let (all, _) = ui.allocate_exact_size(size * vec2(columns as f32, rows as f32), Sense::hover());
        paint_cloth(&ui.painter_at(all), all, theme);
        ui.painter().rect_stroke(all, 0.0, Stroke::new(1.5, theme.groove()), StrokeKind::Inside);
        let place = |at: usize| {
            let (row, step) = ((at - part.start) / columns, (at - part.start) % columns);
            // The path turns at the end of each row.
            let column = if row.is_multiple_of(2) { step } else { columns - 1 - step };
            Rect::from_min_size(all.min + size * vec2(column as f32, row as f32), size)
        };
        let middle = |at: usize| {
            let winds = if (at - part.start).is_multiple_of(2) { WINDS } else { -WINDS };
            place(at).center_top() + vec2(0.0, DOWN + winds)
        };
        for at in part.clone().skip(1) {
            let color = if self.stop(at) == HowFar::Later { theme.rule() } else { theme.lit() };
            let (from, to) = (middle(at - 1), middle(at));
            // It goes level from stop to stop, and to the next row around the name.
            let turns = (at - part.start).is_multiple_of(columns);
            let outwards = if from.x > all.center().x { 0.62 * size.x } else { -0.62 * size.x };
            let aside = vec2(if turns { outwards } else { 0.5 * (to.x - from.x) }, 0.0);
            let back = if turns { aside } else { -aside };
            let curve = [from, from + aside, to + back, to];
            let path =
                CubicBezierShape::from_points_stroke(curve, false, Color32::TRANSPARENT, Stroke::new(4.0, color));
            ui.painter_at(all).add(path);
        }
        let mut chosen = None;
        for at in part.clone() {
            let (is_chosen, is_new) = self.lesson(ui, look, at, place(at), middle(at));
            if is_chosen {
                chosen = Some(at);
            }
            if is_new && self.next() == Some(at) {
                // The part is seen from its title on, or from the row where the lesson waits.
                let whole = place(at).with_min_y(top);
                let seen = if whole.height() <= ui.clip_rect().height() { whole } else { place(at) };
                ui.scroll_to_rect(seen, Some(Align::TOP));
            }
        }
        chosen
    }

    /// Shows a lesson on the path. Returns whether it was chosen, and whether it was not there before.
    fn lesson(&self, ui: &Ui, look: Look<'_>, at: usize, place: Rect, middle: Pos2) -> (bool, bool) {
        let (words, theme, stop) = (look.words, look.theme, self.stop(at));
        let [title, ..] = words.lesson(self.lessons[at].name);
        let number = self.lessons[at].number;
        let args = [("number", number.into()), ("title", title.into())];
        let response = ui.interact(place.shrink(3.0), ui.scope_id().with(("lesson", at)), Sense::click());
        let told = match stop {
            HowFar::Passed => msg!("course-lesson-passed"),
            HowFar::Next => msg!("course-lesson-next"),
            HowFar::Later => msg!("course-lesson"),
        };
        let test_won = self.lessons[at].test_won;
        let mut told = words.format(told, &args);
        if let Some(won) = test_won {
            told = format!("{told} · {}", words.get(test_word(won)));
        }
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &told));
        paint_stop(ui, theme, (middle, RADIUS), stop, number, response.hovered());
        let painter = ui.painter();
        let color = if stop == HowFar::Later { theme.quiet_text() } else { theme.text_color() };
        let mut job = LayoutJob::simple(title.to_owned(), text_face(ui.ctx(), 15.0), color, place.width() - 22.0);
        job.halign = Align::Center;
        if test_won == Some(true) {
            let format = TextFormat::simple(text_face(ui.ctx(), 12.5), theme.lit());
            job.append(&format!("\n{}", words.get(test_word(true))), 0.0, format);
        }
        painter.galley(pos2(middle.x, middle.y + RADIUS + 7.0), painter.layout_job(job), color);
        parts::focus_ring(ui, &response, theme);
        (response.clicked(), newly_shown(ui.ctx(), response.id))
    }
}

/// Paints a stop with this middle and radius: its number, or a tick once it is passed. It is lit where the
/// pointer is.
pub(super) fn paint_stop(
    ui: &Ui,
    theme: &Theme,
    (middle, radius): (Pos2, f32),
    stop: HowFar,
    number: usize,
    lit: bool,
) {
    let (painter, scale) = (ui.painter(), radius / RADIUS);
    let (body, ink) = match stop {
        HowFar::Passed => (theme.lit(), theme.band()),
        HowFar::Next => theme.plate(0.0),
        HowFar::Later => (theme.band(), theme.quiet_text()),
    };
    let edge = if stop == HowFar::Later && !lit { theme.rule() } else { theme.lit() };
    let wide = if stop == HowFar::Next { radius + 3.0 * scale } else { radius };
    painter.circle(middle, wide, body, Stroke::new(2.5, edge));
    if stop == HowFar::Passed {
        let tick = [vec2(-7.0, 0.5), vec2(-2.0, 6.0), vec2(7.5, -5.5)].map(|corner| middle + scale * corner);
        painter.add(Shape::line(tick.into(), Stroke::new(3.0 * scale, ink)));
    } else {
        painter.text(middle, Align2::CENTER_CENTER, number.to_string(), text_face(ui.ctx(), 16.0), ink);
    }
}
