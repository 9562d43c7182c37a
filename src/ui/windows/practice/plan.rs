//! A plan that trains a habit, offered once after a review: its three steps, how far the player has
//! come, and whether it helps.

use super::course::{HowFar, paint_stop};
use crate::career::{HabitPlan, Summary};
use crate::nestor::course::{Lesson, lessons, place_of};
use crate::nestor::exercises::Exercise;
use crate::record::Outcome;
use crate::review::Habit;
use crate::stats::{SHOWS, often_since};
use crate::ui::paint::text_face;
use crate::ui::request::{Book, ExercisesRequest, Request};
use crate::ui::windows::seen::{Counting, Seen};
use crate::ui::windows::{Closing, Done, Look, Sheet, Window, parts};
use crate::ui::words::{Message, Words, to_a_tenth};
use crate::{msg, say};
use egui::{Context, CornerRadius, Sense, Stroke, StrokeKind, Ui, WidgetInfo, accesskit::Role, text::LayoutJob, vec2};

/// The name of the window, which is its title.
pub const PLAN: Message = msg!("plan-title");
/// The radius of a step's stop, and the space around it.
const RADIUS: f32 = 15.0;
const AROUND: f32 = 12.0;

/// The window while it is open.
pub struct PlanWindow {
    /// The plan that is offered. Without one, it shows the one that the player follows.
    offered: Option<HabitPlan>,
    lessons: Vec<Lesson>,
}

impl PlanWindow {
    /// Shows the plan that the player follows.
    pub fn followed() -> PlanWindow {
        PlanWindow { offered: None, lessons: lessons() }
    }

    /// Offers a plan.
    pub fn offering(plan: HabitPlan) -> PlanWindow {
        PlanWindow { offered: Some(plan), lessons: lessons() }
    }
}

/// A step of a plan: what it is, whether it is done, and what leads there.
struct PlanStep {
    told: String,
    done: bool,
    leads: Request,
}

/// The steps of a plan, as far as what it names is known.
fn steps(plan: &HabitPlan, lessons: &[Lesson], seen: &Seen<'_>) -> Vec<PlanStep> {
    let words = seen.look.words;
    let at = place_of(&plan.lesson);
    let Some((at, lesson)) = at.and_then(|at| Some((at, lessons.get(at)?))) else { return Vec::new() };
    let is_solved = |exercise: u64| seen.training.solved.has(exercise);
    let solved = |case: &str| Exercise::from_line(case).is_some_and(|exercise| is_solved(exercise.id()));
    let (count, all) = (plan.cases.iter().filter(|case| solved(&case.exercise)).count(), plan.cases.len());
    // It may have been played with options of the player's own.
    let is_game = |game: &Summary| {
        let is_since = game.played.when.as_second() >= plan.since && game.result != Outcome::Unfinished;
        is_since && game.rules.game() == Some(lesson.game) && game.rules.seats() == lesson.players
    };
    let [title, ..] = words.lesson(lesson.name);
    let game = words.game(Some(lesson.game));
    vec![
        PlanStep {
            told: say!(words, "habits-lesson", title: title),
            done: lesson.is_passed(is_solved),
            leads: Request::Practise(Book::Lesson(Some(at))),
        },
        PlanStep {
            told: say!(words, "plan-cases", count: count, all: all),
            done: count == all,
            leads: Request::Practise(Book::Plan),
        },
        PlanStep {
            told: say!(words, "plan-game", game: game),
            done: seen.games.is_some_and(|games| games.iter().any(|game| is_game(game))),
            leads: ExercisesRequest::PlayTest(at).into(),
        },
    ]
}

/// The name of the habit that a plan trains.
pub(super) fn habit(words: &Words, plan: &HabitPlan) -> String {
    Habit::from_name(&plan.habit).map_or_else(String::new, |habit| words.habit(habit).to_owned())
}

/// Whether a plan helps, once there are games to show it.
pub(super) fn trend(plan: &HabitPlan, seen: &Seen<'_>) -> Option<String> {
    let Counting::Done(games, _) = seen.counting else { return None };
    let (count, now) = often_since(plan, games);
    let [before, now] = [plan.before, now].map(to_a_tenth);
    Some(if count < SHOWS {
        say!(seen.look.words, "plan-soon", count: count, all: SHOWS)
    } else {
        seen.look.words.format(msg!("plan-trend"), &[("before", before), ("now", now), ("count", count.into())])
    })
}

impl Window for PlanWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let (look, words) = (seen.look, seen.look.words);
        let Some(plan) = self.offered.as_ref().or(seen.training.plan) else { return Closing::Closes.alone() };
        let steps = steps(plan, &self.lessons, seen);
        let next = steps.iter().position(|step| !step.done);
        let buttons = match (&self.offered, next) {
            (Some(_), _) => [msg!("plan-not-now"), msg!("plan-begin")],
            (None, Some(_)) => [msg!("plan-end"), msg!("plan-next")],
            (None, None) => [msg!("plan-end"), msg!("close")],
        };
        let sheet = Sheet { title: PLAN, width: 520.0, buttons: &buttons, page: 0, ready: false };
        let shown = sheet.show(ctx, look, |ui| {
            parts::lead(ui, look.theme, &habit(words, plan));
            let cost = || words.format(msg!("habits-cost"), &[("loss", to_a_tenth(100.0 * plan.cost))]);
            let told = if self.offered.is_some() { Some(cost()) } else { trend(plan, seen) };
            parts::paragraph(ui, look.theme, &told.unwrap_or_default());
            let mut chosen = None;
            for (number, step) in steps.iter().enumerate() {
                let stop = match next {
                    _ if step.done => HowFar::Passed,
                    Some(next) if next == number => HowFar::Next,
                    _ => HowFar::Later,
                };
                if show_step(ui, look, (number + 1, stop), &step.told, self.offered.is_none()) {
                    chosen = Some(number);
                }
            }
            if self.offered.is_some() {
                parts::aside(ui, look.theme, say!(words, "plan-about"));
            }
            chosen
        });
        let go = shown.body.or_else(|| next.filter(|_| shown.pressed == Some(1)));
        let go = go.and_then(|at| steps.into_iter().nth(at)).map(|step| step.leads);
        let follows = |plan: Option<HabitPlan>| ExercisesRequest::FollowPlan(plan.map(Box::new)).into();
        match (shown.pressed, go) {
            (Some(1), Some(go)) if self.offered.is_some() => (Closing::Closes, vec![follows(self.offered.take()), go]),
            (_, Some(go)) => Closing::Closes.asking(go),
            (Some(0), None) if self.offered.is_none() => Closing::GivesWay.asking(follows(None)),
            (Some(_), None) => Closing::GivesWay.alone(),
            (None, None) if shown.left => Closing::GivesWay.alone(),
            (None, None) => Closing::Stays.asking(Request::Count),
        }
    }
}

/// Shows a step with its number or a tick. Where it leads somewhere, it is a button. Returns whether it
/// was clicked.
fn show_step(ui: &mut Ui, look: Look<'_>, (number, stop): (usize, HowFar), told: &str, leads: bool) -> bool {
    let (theme, width) = (look.theme, ui.available_width());
    let left = 2.0 * (RADIUS + AROUND);
    let face = text_face(ui.ctx(), 16.0);
    let ink = if stop == HowFar::Passed { theme.quiet_text() } else { theme.text_color() };
    let job = LayoutJob::simple(told.to_owned(), face, ink, width - left - AROUND);
    let text = ui.painter().layout_job(job);
    let high = text.size().y.max(2.0 * RADIUS) + 2.0 * AROUND;
    let sense = if leads { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(width, high), sense);
    let spoken =
        if stop == HowFar::Passed { format!("{told}, {}", say!(look.words, "plan-done")) } else { told.to_owned() };
    let role = if leads { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, &spoken));
    let edge = Stroke::new(1.0, if response.hovered() && leads { theme.lit() } else { theme.rule() });
    let fill = ui.style().interact(&response).weak_bg_fill;
    ui.painter().rect(rect, CornerRadius::same(10), fill, edge, StrokeKind::Inside);
    let middle = rect.left_center() + vec2(AROUND + RADIUS, 0.0);
    paint_stop(ui, theme, (middle, RADIUS), stop, number, response.hovered());
    ui.painter().galley(rect.left_center() + vec2(left, -0.5 * text.size().y), text, ink);
    parts::focus_ring(ui, &response, theme);
    response.clicked()
}
