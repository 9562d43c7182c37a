//! What the player does wrong again and again: what it costs, a typical case, and the way to all of
//! them.

use super::super::{Look, parts};
use super::table::{FigureRow, Section};
use crate::engine::Move;
use crate::nestor::exercises::Exercise;
use crate::stats::{Finding, plan_for};
use crate::ui::paint::{Face, Pose, paint_bone};
use crate::ui::request::{Book, ExercisesRequest, Request};
use crate::ui::windows::seen::Seen;
use crate::ui::words::{Words, step_in_sentence, to_a_tenth};
use crate::{msg, say};
use egui::{Ui, accesskit::Role, vec2};

/// The fewest judged games that habits are looked for in.
const FEWEST: u32 = 10;
/// The side of half a bone in the picture of a case.
const HALF: f32 = 19.0;

/// Shows the page for so many judged games. Returns what the player wants to practise with.
pub(super) fn page(ui: &mut Ui, seen: &Seen<'_>, findings: &[Finding], judged: u32) -> Option<Request> {
    let (look, words) = (seen.look, seen.look.words);
    if judged < FEWEST {
        parts::paragraph(ui, look.theme, &say!(words, "habits-few", games: judged));
        return None;
    }
    if !findings.iter().any(Finding::is_sure) {
        parts::paragraph(ui, look.theme, say!(words, "habits-none"));
    }
    let mut wanted = None;
    for found in findings.iter().filter(|found| found.is_sure()) {
        wanted = one(ui, seen, found).or(wanted);
    }
    parts::aside(ui, look.theme, say!(words, "habits-about"));
    wanted
}

/// Returns its part of the table: every habit, whether it is sure or not.
pub(super) fn section(words: &Words, findings: &[Finding]) -> Section {
    let row = |found: &Finding| FigureRow {
        name: words.habit(found.habit).to_owned(),
        cells: [found.loss, found.expected].map(|share| words.number(100.0 * share, 1)),
    };
    let heads = [msg!("habits-column-cost"), msg!("habits-column-expected")];
    Section::new(words, msg!("statistics-page-habits"), Some(heads), findings.iter().map(row))
}

/// Shows a habit, how often it shows now, and what trains it: its own cases, and a plan. Returns what the
/// player chose.
fn one(ui: &mut Ui, seen: &Seen<'_>, found: &Finding) -> Option<Request> {
    let (look, words, deck) = (seen.look, seen.look.words, seen.training.deck);
    parts::chapter(ui, look.theme, words.habit(found.habit));
    let cost = to_a_tenth(100.0 * found.excess.mean.max(0.0));
    parts::paragraph(ui, look.theme, &words.format(msg!("habits-cost"), &[("loss", cost)]));
    let [before, now] = found.often.map(to_a_tenth);
    parts::aside(ui, look.theme, &words.format(msg!("habits-often"), &[("before", before), ("now", now)]));
    let cases = deck.of_habit(found.habit.name(), &found.taken.names());
    let typical = cases.first().and_then(|typical| {
        Exercise::from_line(&typical.exercise).zip(typical.played.as_ref().and_then(|played| played.parse().ok()))
    });
    if let Some((exercise, played)) = &typical {
        picture(ui, look, *played, exercise.best);
    }
    let own = Request::Practise(Book::Habit(found.habit, found.taken));
    let own = (!cases.is_empty()).then_some((msg!("habits-step"), own));
    let plan = plan_for(found, deck, seen.clock.now().timestamp().as_second());
    let plan = plan.map(|plan| (msg!("habits-train"), ExercisesRequest::OfferPlan(Box::new(plan)).into()));
    let buttons = own.into_iter().chain(plan).map(|(word, asks)| (words.get(word).to_owned(), false, asks));
    parts::buttons(ui, look.theme, false, buttons)
}

fn picture(ui: &mut Ui, look: Look<'_>, played: Move, best: Move) {
    let [of_played, of_best] = [played, best].map(|step| step_in_sentence(look.words, step).into());
    let told = look.words.format(msg!("habits-instead"), &[("played", of_played), ("best", of_best)]);
    ui.horizontal_wrapped(|ui| {
        for (step, player) in [(played, 1), (best, 0)] {
            if let Move::Play(bone, _) = step {
                let (rect, _) = parts::area(ui, vec2(2.0 * HALF + 8.0, HALF + 8.0), Role::Image, bone.to_string());
                let (pose, halves) = (Pose::flat(rect.center(), HALF), [bone.high(), bone.low()]);
                paint_bone(ui.painter(), pose, halves, &look.theme.bone(Face::Played(player)), 1.0);
            }
        }
        parts::paragraph(ui, look.theme, &told);
    });
}
