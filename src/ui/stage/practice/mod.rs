//! Exercises. Each shows a position as its player saw it, and the player has to find the best play.
//!
//! The play is compared with the known best play. A thinker works out what it costs as soon as the
//! position is shown. A play never reveals what the player cannot know. If it would, the table
//! returns to the position of the exercise.

mod panel;
mod workbook;

use crate::msg;
use crate::ui::words::Message;
pub(crate) use workbook::Practised;

use crate::career::SolverRating;
use crate::engine::{Move, Phase, Set};
use crate::nestor::question::Kind;
use crate::nestor::{Level, exercises::Exercise};
use crate::table::{Sitting, Table, TableHabits};
use crate::ui::command::{Command, Commanded};
use crate::ui::request::{Book, ExercisesRequest, FirstAnswer, Request};
use crate::ui::settings::Settings;
use crate::ui::side::{SideNews, SidePanel};
use crate::ui::stage::asked::Asked;
use crate::ui::stage::beside::{Beside, panel};
use crate::ui::windows::practice::plan::PLAN;
use crate::ui::{look::Look, table::Desk, thinker::Thinker, words::Words};
use egui::{Context, Key, KeyboardShortcut, Modifiers, Ui};
use workbook::Workbook;

/// The keys that turn to the next exercise and to the one before.
const PAGES: [KeyboardShortcut; 2] =
    [KeyboardShortcut::new(Modifiers::NONE, Key::PageDown), KeyboardShortcut::new(Modifiers::NONE, Key::PageUp)];

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
    /// What a command asks for.
    Give(Command),
    Lesson(usize),
    /// The map of the course.
    Map,
    /// The plan, with its next step.
    Plan,
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

impl Practice {
    /// Opens the first exercise of a book that is not done yet, if there is any.
    pub(crate) fn new(thinker: Thinker, settings: &Settings, book: Book, past: Practised<'_>) -> Option<Practice> {
        let workbook = Workbook::new(book, past)?;
        let rating = past.training.solved.rating();
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

    /// What the player's answer means, if there is one.
    fn news(&mut self) -> Vec<Request> {
        let mut news = Vec::new();
        let right = self.verdict() == Some(TryVerdict::Right) && !self.was_shown;
        let is_answered = right || self.was_shown || self.verdict() == Some(TryVerdict::Wrong);
        let of_day = self.workbook.book == Book::Today;
        if right {
            news.push(ExercisesRequest::NoteSolved(self.workbook.page().id).into());
        }
        if is_answered && !std::mem::replace(&mut self.is_noted, true) {
            let page = self.workbook.page();
            let (exercise, hardness) = (page.id, page.exercise.hardness);
            // Lessons say beforehand what to look for.
            if !page.is_solved && !matches!(self.workbook.book, Book::Lesson(_)) {
                news.push(ExercisesRequest::NoteFirstAnswer(FirstAnswer { exercise, hardness, right }).into());
            }
            if of_day {
                news.push(ExercisesRequest::KeepAnswer(self.exercise().to_line(), right).into());
            }
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

    /// Returns what is known about the try, if there was one.
    fn verdict(&self) -> Option<TryVerdict> {
        let Attempt::Tried(step) = self.attempt else { return None };
        let best = self.exercise().best;
        Some(match self.asked.judged().filter(|judged| judged.listed(step).is_some()) {
            _ if step == best => TryVerdict::Right,
            // A twin of the best play is just as good.
            Some(judged) if judged.are_twins(step, best) => TryVerdict::Right,
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

    /// Does what the player wants.
    fn grant(&mut self, wish: PracticeWish, ctx: &Context, settings: &Settings) -> Vec<Request> {
        // What was a button for one thing is now one for another.
        ctx.memory_mut(egui::Memory::stop_text_input);
        ctx.request_repaint();
        let request = match wish {
            PracticeWish::Give(command) => Request::Give(command),
            PracticeWish::GoTo(at) => {
                if self.workbook.go(at) {
                    (self.was_shown, self.is_noted, self.thought) = (false, false, None);
                    self.set_up(settings);
                    self.asked.ask(Kind::Judge, Level::Brutal, &self.workbook.page().exercise.seen);
                }
                return Vec::new();
            }
            PracticeWish::Close => Request::Leave,
            PracticeWish::Lesson(at) => Request::Practise(Book::Lesson(Some(at))),
            PracticeWish::Map => Request::Open("command-course"),
            PracticeWish::Plan => Request::Open(PLAN.id()),
            PracticeWish::Play => match self.workbook.lesson() {
                Some((at, _)) => ExercisesRequest::PlayTest(at).into(),
                None => return Vec::new(),
            },
            PracticeWish::Share => Request::ShareToday,
        };
        vec![request]
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

impl Commanded for Practice {
    fn means(&self, command: Command) -> bool {
        let here = [Command::Undo, Command::Hint, Command::Again, Command::Log, Command::Unseen];
        command.is_of_the_program() || here.contains(&command)
    }

    fn can(&self, command: Command) -> Option<Result<(), Message>> {
        let (can, why) = match command {
            Command::Undo => (self.attempt != Attempt::Open, msg!("say-nothing-to-undo")),
            Command::Hint => (self.attempt != Attempt::Shown, msg!("answer-not-now")),
            _ => return None,
        };
        Some(can.then_some(()).ok_or(why))
    }

    fn is_on(&self, command: Command) -> Option<bool> {
        match command {
            Command::Log => Some(self.past.shown[0]),
            Command::Unseen => Some(self.past.shown[1]),
            _ => None,
        }
    }

    fn own_keys(&self) -> &'static [KeyboardShortcut] {
        &PAGES
    }

    fn typed_set(&self) -> Option<Set> {
        Some(self.desk.set())
    }
}

impl Beside for Practice {
    fn desk(&self) -> Option<&Desk> {
        Some(&self.desk)
    }

    fn desk_mut(&mut self) -> Option<&mut Desk> {
        Some(&mut self.desk)
    }

    fn dress<'a>(&self, look: Look<'a>, dressed: &'a mut Option<Settings>) -> Look<'a> {
        let settings = dressed.insert(look.settings.clone());
        // The others never ask for an OK here.
        settings.play.auto_ok = true;
        [settings.look.log, settings.look.unseen] = self.past.shown;
        Look { settings, ..look }
    }

    fn listen(&mut self, ctx: &Context, _: &Settings, _: &dyn Fn() -> Thinker) -> Vec<Request> {
        self.asked.listen(ctx);
        Vec::new()
    }

    fn keys(&mut self, ctx: &Context, settings: &Settings) -> Vec<Request> {
        let pressed = |keys: &KeyboardShortcut| ctx.input_mut(|input| input.consume_shortcut(keys));
        let way = PAGES.iter().zip([1, -1]).find_map(|(keys, way)| pressed(keys).then_some(way));
        let to = way.and_then(|way| self.workbook.neighbour(way));
        to.map(|to| self.grant(PracticeWish::GoTo(to), ctx, settings)).unwrap_or_default()
    }

    /// Shows the best play, returns to the position, or shows what stands beside the table here.
    fn give(&mut self, command: Command, settings: &Settings) -> Option<Vec<Request>> {
        match command {
            Command::Undo => self.set_up(settings),
            Command::Hint => self.show_best(settings),
            Command::Log => self.past.shown[0] ^= true,
            Command::Unseen => self.past.shown[1] ^= true,
            _ => return None,
        }
        Some(Vec::new())
    }

    fn panel(&mut self, ui: &mut Ui, look: Look<'_>) -> Vec<Request> {
        let wish = panel(ui, look, "practice", self);
        wish.map(|wish| self.grant(wish, ui.ctx(), look.settings)).unwrap_or_default()
    }

    fn side(&mut self, ui: &mut Ui, look: Look<'_>) -> SideNews {
        self.past.side.show(ui, look, self.desk.game(), || self.desk.chronicle())
    }

    fn is_open(&self) -> bool {
        self.attempt == Attempt::Open
    }

    fn follow(&mut self, ctx: &Context, look: Look<'_>) -> Vec<Request> {
        self.take_play(ctx, look.settings);
        self.news()
    }

    fn take_stumbled(&mut self) -> bool {
        self.asked.has_failed()
    }
}
