//! What the player does wrong again and again: what it costs, a typical case, and the way to all of
//! them.

use super::super::{Look, parts};
use super::table::{FigureRow, Section};
use crate::nestor::course::place_of;
use crate::nestor::exercises::Exercise;
use crate::review::Habit;
use crate::ui::paint::{Face, Pose, paint_bone};
use crate::ui::request::Book;
use crate::ui::words::{Words, step_in_sentence, to_a_tenth};
use crate::{career::Deck, engine::Move, stats::Finding};
use egui::{Ui, accesskit::Role, vec2};

/// The fewest judged games that habits are looked for in.
const FEWEST: u32 = 10;
/// The side of half a bone in the picture of a case.
const HALF: f32 = 19.0;

/// Shows the page for so many judged games. Returns the book that the player wants to practise with.
pub(super) fn page(ui: &mut Ui, look: Look<'_>, findings: &[Finding], judged: u32, deck: &Deck) -> Option<Book> {
    let words = look.words;
    if judged < FEWEST {
        parts::paragraph(ui, look.theme, &words.format("habits-few", &[("games", judged.into())]));
        return None;
    }
    if !findings.iter().any(Finding::is_sure) {
        parts::paragraph(ui, look.theme, words.get("habits-none"));
    }
    let mut wanted = None;
    for found in findings.iter().filter(|found| found.is_sure()) {
        wanted = one(ui, look, found, deck).or(wanted);
    }
    parts::aside(ui, look.theme, words.get("habits-about"));
    wanted
}

/// Returns its part of the table: every habit, whether it is sure or not.
pub(super) fn section(words: &Words, findings: &[Finding]) -> Section {
    let row = |found: &Finding| FigureRow {
        name: words.habit(found.habit).to_owned(),
        cells: [found.loss, found.expected].map(|share| words.number(100.0 * share, 1)),
    };
    let heads = ["habits-column-cost", "habits-column-expected"];
    Section::new(words, "statistics-page-habits", heads, findings.iter().map(row))
}

/// Shows a habit, how often it shows now, and what trains it: its own cases, and the lesson with its
/// exercises and its game. Returns the book of what the player chose.
fn one(ui: &mut Ui, look: Look<'_>, found: &Finding, deck: &Deck) -> Option<Book> {
    let words = look.words;
    parts::chapter(ui, look.theme, words.habit(found.habit));
    let cost = to_a_tenth(100.0 * found.excess.mean.max(0.0));
    parts::paragraph(ui, look.theme, &words.format("habits-cost", &[("loss", cost)]));
    let [before, now] = found.often.map(to_a_tenth);
    parts::aside(ui, look.theme, &words.format("habits-often", &[("before", before), ("now", now)]));
    let cases = deck.of_habit(found.habit.name(), &found.taken.names());
    let typical = cases.first().and_then(|typical| {
        Exercise::from_line(&typical.exercise).zip(typical.played.as_ref().and_then(|played| played.parse().ok()))
    });
    if let Some((exercise, played)) = &typical {
        picture(ui, look, *played, exercise.best);
    }
    let own = Book::Habit(found.habit, found.taken);
    let own = (!cases.is_empty()).then(|| (words.get("habits-step").to_owned(), false, own));
    let lesson = lesson(found.habit).and_then(|name| Some((name, place_of(name)?))).map(|(name, at)| {
        let [title, ..] = words.lesson(name);
        (words.format("habits-lesson", &[("title", title.into())]), false, Book::Lesson(Some(at)))
    });
    parts::buttons(ui, look.theme, false, own.into_iter().chain(lesson))
}

/// The lesson of the course that is about a habit.
const fn lesson(habit: Habit) -> Option<&'static str> {
    Some(match habit {
        Habit::MissesPoints => "most",
        Habit::LeavesPoints => "leave",
        Habit::ForgetsPasses => "lacks",
        Habit::BreaksSuits | Habit::SpendsHeavyBones => "variety",
        Habit::KeepsDoublets => "doublet",
        Habit::KeepsHeavyBones => "heavy",
        Habit::DrawsTooLittle => "gather",
        Habit::ChasesPoints => "safe",
        Habit::Blocks => "noshut",
        Habit::FailsPartner => "repeat",
        Habit::Draws | Habit::SpendsFirecracker | Habit::KeepsFirecracker => return None,
    })
}

fn picture(ui: &mut Ui, look: Look<'_>, played: Move, best: Move) {
    let [of_played, of_best] = [played, best].map(|step| step_in_sentence(look.words, step).into());
    let told = look.words.format("habits-instead", &[("played", of_played), ("best", of_best)]);
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
