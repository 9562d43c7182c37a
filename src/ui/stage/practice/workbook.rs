//! Exercises in a row, with the one that is shown, and picking others by game, topic and
//! difficulty.

use super::PracticeWish;
use crate::career::{HARDEST, Returning, Solved};
use crate::engine::{Move, Preset};
use crate::nestor::course::{CoursePath, Lesson, lessons, order};
use crate::nestor::exercises::{Exercise, Topic, exercises, of_day};
use crate::ui::parts::{SIGN, button, button_width, filter_sign, pick, touchable};
use crate::ui::request::Book;
use crate::ui::windows::{practice::plan::PLAN, seen::Training};
use crate::ui::words::Message;
use crate::ui::{look::Look, words::Words};
use crate::{msg, say};
use egui::Ui;

/// What a player has practised before and plans to, the number of the day, the game at hand, and whether
/// it is one in pairs.
#[derive(Clone, Copy)]
pub(crate) struct Practised<'a> {
    pub(crate) day: u64,
    pub(crate) game: Option<Preset>,
    pub(crate) pairs: bool,
    pub(crate) training: Training<'a>,
}

/// The exercises of a book, and the place among them.
pub(super) struct Workbook {
    pub(super) book: Book,
    pages: Vec<Leaf>,
    /// The place of the exercise of the day.
    pub(super) today: Option<usize>,
    picks: Picks,
    /// Whether the pickers are open.
    unfolds: bool,
    pub(super) at: usize,
    /// The lessons of the course, if this is one of them.
    course: Option<LessonCourse>,
}

/// The lessons, with the place of the one that is shown.
struct LessonCourse {
    lessons: Vec<Lesson>,
    at: usize,
    /// Whether the test game of this lesson was won, if one was begun.
    test_won: Option<bool>,
    /// Whether the player's game is one in pairs.
    pairs: bool,
}

impl LessonCourse {
    fn at(wanted: Option<usize>, past: Practised<'_>) -> LessonCourse {
        let (lessons, Practised { training: Training { solved, .. }, pairs, .. }) = (lessons(), past);
        let is_open = |at: &usize| !lessons[*at].is_passed(|exercise| solved.has(exercise));
        let at = wanted.or_else(|| order(&lessons, pairs).find(is_open)).unwrap_or_default();
        let test_won = lessons.get(at).and_then(|lesson| solved.test_won(lesson.name));
        LessonCourse { lessons, at, test_won, pairs }
    }

    /// The lesson after this one, in the order for this player.
    fn next(&self) -> Option<usize> {
        order(&self.lessons, self.pairs).skip_while(|at| *at != self.at).nth(1)
    }
}

/// An exercise in a book, as one of its leaves.
pub(super) struct Leaf {
    pub(super) exercise: Exercise,
    /// Its number in what is kept.
    pub(super) id: u64,
    /// How hard the player's answers have shown it to be.
    pub(super) degree: u8,
    /// What the player played in a game.
    pub(super) played: Option<Move>,
    /// Whether nothing is left to do with it.
    pub(super) done: bool,
    /// Whether the player found the best play.
    pub(super) is_solved: bool,
}

impl Leaf {
    fn made(exercise: Exercise, solved: &Solved) -> Leaf {
        let id = exercise.id();
        let (done, degree) = (solved.has(id), solved.rating().degree(id, exercise.hardness));
        Leaf { exercise, id, degree, played: None, done, is_solved: done }
    }

    fn own(card: &Returning, solved: &Solved) -> Option<Leaf> {
        let exercise = Exercise::from_line(&card.exercise)?;
        let played = card.played.as_ref().and_then(|played| played.parse().ok());
        Some(Leaf { played, done: false, is_solved: false, ..Leaf::made(exercise, solved) })
    }
}

impl Workbook {
    /// Stands at the first exercise that is not done yet, if there are any. Of all exercises, it is the
    /// first of the game at hand.
    pub(super) fn new(book: Book, past: Practised<'_>) -> Option<Workbook> {
        let Training { deck, plan, solved } = past.training;
        let all = || exercises().into_iter().map(|exercise| Leaf::made(exercise, solved));
        let course = match book {
            Book::Lesson(wanted) => Some(LessonCourse::at(wanted, past)),
            Book::All | Book::Today | Book::Habit(..) | Book::Plan => None,
        };
        let own =
            |cards: Vec<&Returning>| cards.into_iter().filter_map(|card| Leaf::own(card, solved)).collect::<Vec<_>>();
        let pages: Vec<Leaf> = match book {
            Book::All => all().collect(),
            Book::Habit(habit, others) => own(deck.of_habit(habit.name(), &others.names())),
            Book::Plan => {
                let mut leaves = own(plan?.cases.iter().collect());
                // What was found before need not be found again.
                for leaf in &mut leaves {
                    leaf.done = solved.has(leaf.id);
                }
                leaves
            }
            Book::Lesson(_) => {
                let lesson = course.as_ref().and_then(|course| course.lessons.get(course.at))?;
                lesson.exercises.iter().map(|exercise| Leaf::made(exercise.clone(), solved)).collect()
            }
            Book::Today => {
                let due = own(deck.due(past.day));
                let is_new = |page: &Leaf| !page.done && due.iter().all(|known| known.id != page.id);
                let mut made: Vec<Leaf> = all().filter(is_new).collect();
                // Those of the game at hand come first, because there the player can use what he
                // learns.
                made.sort_by_key(|page| page.exercise.seen.rules().game() != past.game);
                let left = deck.left(past.day).saturating_sub(due.len());
                due.into_iter().chain(made.into_iter().take(left)).collect()
            }
        };
        // The player begins with the game at hand, or with one that is played in pairs as it is.
        let near = |page: &Leaf| {
            let rules = page.exercise.seen.rules();
            if rules.game() == past.game { 0 } else { 1 + usize::from(rules.partners != past.pairs) }
        };
        let begins = |at: &usize| if book == Book::All { near(&pages[*at]) } else { 0 };
        // The first of those that are as near.
        let at = (0..pages.len()).filter(|at| !pages[*at].done).min_by_key(begins).unwrap_or(0);
        let today = if book == Book::All { of_day(past.day, pages.len()) } else { None };
        (at < pages.len()).then(|| Workbook { book, pages, today, picks: Picks::default(), unfolds: false, at, course })
    }

    pub(super) fn title(&self, words: &Words) -> String {
        match self.book {
            Book::All => say!(words, "command-exercises").to_owned(),
            Book::Today => say!(words, "command-today").to_owned(),
            Book::Habit(habit, _) => words.habit(habit).to_owned(),
            Book::Plan => words.get(PLAN).to_owned(),
            Book::Lesson(_) => say!(words, "command-course").to_owned(),
        }
    }

    /// The lesson, if this is one, with its place among all of them.
    pub(super) fn lesson(&self) -> Option<(usize, &Lesson)> {
        let course = self.course.as_ref()?;
        Some((course.at, course.lessons.get(course.at)?))
    }

    /// Whether the test game of the lesson was won, if one was begun.
    pub(super) fn test_won(&self) -> Option<bool> {
        self.course.as_ref()?.test_won
    }

    pub(super) fn next_lesson(&self) -> Option<usize> {
        self.course.as_ref()?.next()
    }

    /// Where the paths part, the one that is not for the player's game, with its first lesson.
    pub(super) fn other_path(&self) -> Option<(CoursePath, usize)> {
        let course = self.course.as_ref()?;
        let [start, own, other] = CoursePath::order(course.pairs);
        let path_of = |at: usize| course.lessons[at].path;
        let is_parting = path_of(course.at) == start && path_of(course.next()?) == own;
        Some((other, course.lessons.iter().position(|lesson| lesson.path == other)?)).filter(|_| is_parting)
    }

    pub(super) fn page(&self) -> &Leaf {
        &self.pages[self.at]
    }

    /// Notes that nothing is left to do with the exercise, and whether it is solved.
    pub(super) fn note_done(&mut self, is_solved: bool) {
        let page = &mut self.pages[self.at];
        page.done = true;
        page.is_solved |= is_solved;
    }

    pub(super) fn is_over(&self) -> bool {
        self.pages.iter().all(|page| page.done)
    }

    /// Shows another exercise. Returns whether it is another.
    pub(super) const fn go(&mut self, at: usize) -> bool {
        at != std::mem::replace(&mut self.at, at)
    }

    /// How many exercises are done, and how many there are.
    pub(super) fn progress(&self) -> (usize, usize) {
        (self.pages.iter().filter(|page| page.done).count(), self.pages.len())
    }

    /// Returns the next or previous one of the picked exercises.
    pub(super) fn neighbour(&self, step: isize) -> Option<usize> {
        let picked = self.picks.of(&self.pages);
        if step < 0 {
            picked.into_iter().rfind(|at| *at < self.at)
        } else {
            picked.into_iter().find(|at| *at > self.at)
        }
    }

    /// Returns the next one of the picked exercises that is not done, wrapping around to the first.
    pub(super) fn next_open(&self) -> Option<usize> {
        let open = |at: &usize| *at != self.at && !self.pages[*at].done;
        let picked: Vec<usize> = self.picks.of(&self.pages).into_iter().filter(open).collect();
        picked.iter().find(|at| **at > self.at).or(picked.first()).copied()
    }

    /// Shows a sign that opens what picks exercises, or leads back to the map of the course.
    pub(super) fn pick(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<PracticeWish> {
        if self.course.is_some() {
            let map = button(ui, look.theme, say!(look.words, "course-lessons"), false);
            return map.clicked().then_some(PracticeWish::Map);
        }
        if self.book == Book::All {
            self.unfolds ^= filter_sign(ui, look, msg!("picks-filter"), self.picks != Picks::default());
        }
        None
    }

    /// How wide that is.
    pub(super) fn pick_width(&self, ui: &Ui, look: Look<'_>) -> f32 {
        match self.book {
            Book::Lesson(_) => button_width(ui, say!(look.words, "course-lessons")),
            Book::All => touchable(ui, SIGN),
            Book::Today | Book::Habit(..) | Book::Plan => 0.0,
        }
    }

    /// Shows the pickers that the sign has opened.
    pub(super) fn unfolded(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<PracticeWish> {
        if self.unfolds { self.pickers(ui, look) } else { None }
    }

    fn pickers(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<PracticeWish> {
        let changed = ui.horizontal_wrapped(|ui| self.picks.show(ui, look, &self.pages)).inner;
        let picked = self.picks.of(&self.pages);
        picked.first().copied().filter(|_| changed && !picked.contains(&self.at)).map(PracticeWish::GoTo)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Picks {
    game: Option<Preset>,
    topic: Option<Topic>,
    degree: Option<u8>,
}

impl Picks {
    /// Returns the places of the picked exercises, from easy to hard.
    fn of(self, all: &[Leaf]) -> Vec<usize> {
        let is_picked = |Leaf { exercise, degree, .. }: &Leaf| {
            self.game.is_none_or(|game| exercise.seen.rules().game() == Some(game))
                && self.topic.is_none_or(|topic| topic == exercise.topic)
                && self.degree.is_none_or(|picked| picked == *degree)
        };
        (0..all.len()).filter(|at| is_picked(&all[*at])).collect()
    }

    /// Shows the pickers, with the games of all exercises. Returns whether the player changed
    /// anything.
    fn show(&mut self, ui: &mut Ui, look: Look<'_>, all: &[Leaf]) -> bool {
        let words = look.words;
        let is_there = |game: &Preset| all.iter().any(|page| page.exercise.seen.rules().game() == Some(*game));
        let mut games = vec![(say!(words, "pick-any-game").to_owned(), None)];
        let there = Preset::ALL.into_iter().filter(is_there);
        games.extend(there.map(|game| (words.game(Some(game)).to_owned(), Some(game))));
        let mut topics = vec![(say!(words, "practice-any-theme").to_owned(), None)];
        topics.extend(Topic::ALL.map(|topic| (words.get(Message::of("theme", topic.name())).to_owned(), Some(topic))));
        let mut degrees = vec![(say!(words, "practice-any-hardness").to_owned(), None)];
        degrees.extend((1..=HARDEST).map(|degree| (degree_word(words, degree), Some(degree))));
        let by_game = pick(ui, look, msg!("games-game"), &games, &mut self.game);
        let by_topic = pick(ui, look, msg!("practice-theme"), &topics, &mut self.topic);
        pick(ui, look, msg!("practice-hardness"), &degrees, &mut self.degree) || by_topic || by_game
    }
}

pub(super) fn degree_word(words: &Words, degree: u8) -> String {
    words.get(Message::of("hardness", &degree.to_string())).to_owned()
}
