//! Exercises. Each shows a position as its player saw it, and the player has to find the best play.
//!
//! The play is compared with the known best play. A thinker works out what it costs as soon as the
//! position is shown. A play never reveals what the player cannot know. If it would, the table
//! returns to the position of the exercise.

mod panel;
mod workbook;

pub(crate) use workbook::Practised;

use crate::career::SolverRating;
use crate::engine::{Move, Phase};
use crate::nestor::question::Kind;
use crate::nestor::{Level, course::Lesson, exercises::Exercise};
use crate::table::{Sitting, Table, TableHabits};
use crate::ui::command::Command;
use crate::ui::request::Book;
use crate::ui::settings::Settings;
use crate::ui::side::SidePanel;
use crate::ui::stage::asked::Asked;
use crate::ui::stage::beside::{panel, table};
use crate::ui::{look::Look, table::Desk, thinker::Thinker, words::Words};
use egui::{Context, Key, Modifiers, Ui};
use workbook::Workbook;

/// The screen of the exercises.
pub struct Practice {
    workbook: Workbook,
    /// The table.
    pub desk: Desk,
    asked: Asked,
    attempt: Attempt,
    /// What the player thought of first at this position, if he has tried a play.
    thought: Option<Move>,
    /// Whether the best play of this position was shown. Finding it afterwards does not count.
    was_shown: bool,
    /// Whether to move the focus ring to the main button after an answer.
    answered: bool,
    /// Whether the first answer to this position was passed on.
    is_noted: bool,
    /// The player's rating, once something was answered, how many answers were right in a row, and by
    /// how much the last one changed the rating.
    form: Option<Form>,
    past: PastPanel,
}

/// The log of the hand and the unseen bones, which stand beside the table of an exercise.
#[derive(Default)]
struct PastPanel {
    side: SidePanel,
    /// Whether the log is shown, and the unseen bones.
    shown: [bool; 2],
}

/// How far the player has got with an exercise.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Attempt {
    Open,
    Tried(Move),
    Shown,
}

/// What is known about the player's try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TryVerdict {
    Right,
    Wrong,
    /// Nestor is still thinking about it.
    Open,
    /// Nestor could not judge it, so it may be as good as the best.
    NotJudged,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PracticeWish {
    Close,
    GoTo(usize),
    Show,
    TryAgain,
    /// Show what has happened since the seat's last turn, move by move.
    WatchAgain,
    /// Show or hide the log, and the unseen bones.
    Log,
    Unseen,
    Lesson(usize),
    /// The map of the course.
    Map,
    /// The game that tests the lesson.
    Play,
    /// A link to the exercises of the day.
    Share,
}

/// How well the player solves exercises at present.
#[derive(Clone, Copy)]
struct Form {
    rating: i32,
    in_a_row: u32,
    change: Option<i32>,
}

/// The first answer to an exercise that the player had not solved before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FirstAnswer {
    pub(crate) exercise: u64,
    /// How hard it was thought to be.
    pub(crate) hardness: u8,
    pub(crate) right: bool,
}

#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct ExerciseNews {
    pub(crate) wish: Option<PracticeWish>,
    pub(crate) solved: Option<u64>,
    pub(crate) first: Option<FirstAnswer>,
    /// The player answered this exercise of the day, as a line of text, for the first time, and
    /// whether rightly.
    pub(crate) answered: Option<(String, bool)>,
}

impl Practice {
    /// Opens the first exercise of a book that is not done yet, if there is any.
    pub(crate) fn new(thinker: Thinker, settings: &Settings, book: Book, past: Practised<'_>) -> Option<Practice> {
        let workbook = Workbook::new(book, past)?;
        let rating = past.solved.rating();
        let form = rating.value().map(|rated| Form { rating: rated, in_a_row: rating.in_a_row(), change: None });
        let desk = desk_of(&workbook.page().exercise, settings)?;
        let mut asked = Asked::new(thinker);
        asked.ask(Kind::Judge, Level::Brutal, &workbook.page().exercise.seen);
        let (attempt, panel) = (Attempt::Open, PastPanel::default());
        let (was_shown, answered, is_noted) = Default::default();
        let thought = None;
        Some(Practice { workbook, desk, asked, attempt, thought, was_shown, answered, is_noted, form, past: panel })
    }

    /// Returns the current exercise.
    pub fn exercise(&self) -> &Exercise {
        &self.workbook.page().exercise
    }

    pub(crate) fn lesson(&self) -> Option<&Lesson> {
        self.workbook.lesson().map(|(_, lesson)| lesson)
    }

    pub(crate) fn ui(&mut self, ui: &mut Ui, look: Look<'_>, keys: bool) -> ExerciseNews {
        if keys {
            self.desk.begin_at_the_hand(ui.ctx());
        }
        self.asked.listen(ui.ctx());
        let by_keys = if keys { self.keys(ui.ctx()) } else { None };
        let wish = panel(ui, look, "practice", self).or(by_keys);
        // The others never ask for an OK here.
        let mut settings = look.settings.clone();
        settings.play.auto_ok = true;
        [settings.look.log, settings.look.unseen] = self.past.shown;
        let beside = {
            let desk = &self.desk;
            self.past.side.show(ui, Look { settings: &settings, ..look }, desk.game(), || desk.chronicle())
        };
        self.desk.look_back(beside.past);
        let closed = [(beside.log_closed, PracticeWish::Log), (beside.unseen_closed, PracticeWish::Unseen)];
        let wish = wish.or(closed.into_iter().find_map(|(closed, wish)| closed.then_some(wish)));
        table(ui, Look { settings: &settings, ..look }, &mut self.desk, keys, self.attempt == Attempt::Open);
        self.take_play(ui.ctx(), look.settings);
        let news = self.news();
        if let Some(wish) = wish {
            match wish {
                PracticeWish::Log => self.past.shown[0] ^= true,
                PracticeWish::Unseen => self.past.shown[1] ^= true,
                wish => self.grant(wish, look.settings),
            }
            // What was a button for one thing is now one for another.
            ui.memory_mut(egui::Memory::stop_text_input);
            ui.ctx().request_repaint();
        }
        ExerciseNews { wish, ..news }
    }

    /// What the player's answer means, if there is one.
    fn news(&mut self) -> ExerciseNews {
        let mut news = ExerciseNews::default();
        let right = self.verdict() == Some(TryVerdict::Right) && !self.was_shown;
        let is_answered = right || self.was_shown || self.verdict() == Some(TryVerdict::Wrong);
        let of_day = self.workbook.book == Book::Today;
        if right {
            news.solved = Some(self.workbook.page().id);
        }
        if is_answered && !std::mem::replace(&mut self.is_noted, true) {
            let page = self.workbook.page();
            let (exercise, hardness) = (page.id, page.exercise.hardness);
            // Lessons say beforehand what to look for.
            let counts = !page.is_solved && !matches!(self.workbook.book, Book::Lesson(_));
            news.first = counts.then_some(FirstAnswer { exercise, hardness, right });
            news.answered = of_day.then(|| (self.exercise().to_line(), right));
        }
        if right || is_answered && of_day {
            self.workbook.note_done(right);
        }
        news
    }

    /// Takes in the player's rating after an answer that changed it.
    pub(crate) fn note_rating(&mut self, rating: &SolverRating, change: i32) {
        let (rated, in_a_row) = (rating.value(), rating.in_a_row());
        self.form = rated.map(|rating| Form { rating, in_a_row, change: Some(change) });
    }

    pub(crate) fn title(&self, words: &Words) -> String {
        self.workbook.title(words)
    }

    pub(crate) const fn has_failed(&self) -> bool {
        self.asked.has_failed()
    }

    /// Returns what is known about the try, if there was one.
    fn verdict(&self) -> Option<TryVerdict> {
        let Attempt::Tried(step) = self.attempt else { return None };
        let best = self.exercise().best;
        let known = self.asked.judged().and_then(|judged| judged.of(step).zip(judged.of(best)));
        Some(match known {
            _ if step == best => TryVerdict::Right,
            // A twin of the best play is just as good.
            Some((tried, best)) if tried.played.step == best.played.step => TryVerdict::Right,
            Some(_) => TryVerdict::Wrong,
            None if self.asked.is_open() => TryVerdict::Open,
            None => TryVerdict::NotJudged,
        })
    }

    fn take_play(&mut self, ctx: &Context, settings: &Settings) {
        let before = self.exercise().seen.deeds().len();
        let played = self.desk.game().view().seen.deeds().get(before).map(|deed| deed.act);
        let (Attempt::Open, Some(act)) = (self.attempt, played) else { return };
        let step = act.step();
        self.attempt = Attempt::Tried(step);
        self.thought.get_or_insert(step);
        self.answered = true;
        self.show_after(step, ctx, settings);
        ctx.request_repaint();
    }

    /// Leaves the table as it is after a move, unless that would reveal hidden bones.
    fn show_after(&mut self, step: Move, ctx: &Context, settings: &Settings) {
        let tells = step == Move::Draw || self.desk.game().view().seen.phase() != Phase::Playing;
        if tells && let Some(desk) = desk_of(self.exercise(), settings) {
            self.desk = desk;
            ctx.request_discard("what came of the play is not known");
        }
    }

    fn keys(&self, ctx: &Context) -> Option<PracticeWish> {
        let pressed = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
        // At the table, Escape first lets go of a chosen bone. Only the next press leaves.
        let holds = self.desk.game().chosen().is_some() || self.desk.game().lights();
        if !(holds && self.attempt == Attempt::Open) && pressed(Modifiers::NONE, Key::Escape) {
            return Some(PracticeWish::Close);
        }
        if pressed(Modifiers::NONE, Key::PageDown) {
            return self.workbook.neighbour(1).map(PracticeWish::GoTo);
        }
        if pressed(Modifiers::NONE, Key::PageUp) {
            return self.workbook.neighbour(-1).map(PracticeWish::GoTo);
        }
        let past = [
            (Command::Log, PracticeWish::Log),
            (Command::Unseen, PracticeWish::Unseen),
            (Command::Again, PracticeWish::WatchAgain),
        ];
        for (command, wish) in past {
            let keys = command.entry().keys().first();
            if keys.is_some_and(|keys| ctx.input_mut(|input| input.consume_shortcut(keys))) {
                return Some(wish);
            }
        }
        if pressed(Modifiers::NONE, Key::F2) {
            return (self.attempt != Attempt::Shown).then_some(PracticeWish::Show);
        }
        (pressed(Modifiers::COMMAND, Key::Z) && self.attempt != Attempt::Open).then_some(PracticeWish::TryAgain)
    }

    fn grant(&mut self, wish: PracticeWish, settings: &Settings) {
        match wish {
            PracticeWish::Close
            | PracticeWish::Lesson(_)
            | PracticeWish::Map
            | PracticeWish::Play
            | PracticeWish::Share
            | PracticeWish::Log
            | PracticeWish::Unseen => {}
            PracticeWish::WatchAgain => _ = self.desk.watch_again(),
            PracticeWish::GoTo(at) => {
                if self.workbook.go(at) {
                    (self.was_shown, self.is_noted, self.thought) = (false, false, None);
                    self.set_up(settings);
                    self.asked.ask(Kind::Judge, Level::Brutal, &self.workbook.page().exercise.seen);
                }
            }
            PracticeWish::TryAgain => self.set_up(settings),
            PracticeWish::Show => self.show_best(settings),
        }
    }

    /// Puts the position of the exercise back on the table.
    fn set_up(&mut self, settings: &Settings) {
        if let Some(desk) = desk_of(self.exercise(), settings) {
            (self.desk, self.attempt) = (desk, Attempt::Open);
        }
    }

    /// Shows the best play on the table, unless that would reveal hidden bones.
    fn show_best(&mut self, settings: &Settings) {
        self.set_up(settings);
        (self.attempt, self.was_shown, self.answered) = (Attempt::Shown, true, true);
        let exercise = self.exercise();
        let after = Sitting::set_up(&exercise.seen, Level::default()).and_then(|mut sitting| {
            let events = sitting.play(exercise.best).ok()?.into_iter().collect();
            let goes_on = sitting.current().state().phase() == Phase::Playing && exercise.best != Move::Draw;
            goes_on.then(|| Desk::at_rest(Table::new(sitting, events, TableHabits::default()), settings))
        });
        if let Some(desk) = after {
            self.desk = desk;
        }
    }
}

/// Sets up the table of an exercise. Only the player in its seat plays.
fn desk_of(exercise: &Exercise, settings: &Settings) -> Option<Desk> {
    let sitting = Sitting::set_up(&exercise.seen, Level::default())?;
    Some(Desk::at_rest(Table::new(sitting, Vec::new(), TableHabits::default()), settings))
}
