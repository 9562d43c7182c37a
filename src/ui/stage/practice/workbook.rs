//! The way through the exercises: all of them, the one that is shown, and which of the others come before and after it.

use egui::Ui;

use crate::{
    career::solved::Solved,
    nestor::exercises::{Exercise, Topic, exercises, of_day},
    ui::{look::Look, parts::pick},
};

/// All exercises, and the place among them.
pub(super) struct Workbook {
    all: Vec<Exercise>,
    /// The numbers that identify them in what is kept.
    ids: Vec<u64>,
    /// The place of the exercise of the day.
    today: Option<usize>,
    picks: Picks,
    at: usize,
}

impl Workbook {
    /// Stands at the first exercise that is not solved yet, if there are any; `day` is the number of the day.
    pub(super) fn new(day: u64, solved: &Solved) -> Option<Workbook> {
        let all = exercises();
        let ids: Vec<u64> = all.iter().map(Exercise::id).collect();
        let at = ids.iter().position(|id| !solved.has(*id)).unwrap_or(0);
        let today = of_day(day, all.len());
        (at < all.len()).then(|| Workbook { all, ids, today, picks: Picks::default(), at })
    }

    /// The exercise that is shown.
    pub(super) fn exercise(&self) -> &Exercise {
        &self.all[self.at]
    }

    /// Its number in what is kept.
    pub(super) fn id(&self) -> u64 {
        self.ids[self.at]
    }

    /// Its place among all exercises.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// The place of the exercise of the day.
    pub(super) const fn today(&self) -> Option<usize> {
        self.today
    }

    /// Shows another exercise. Returns whether it is another.
    pub(super) const fn go(&mut self, at: usize) -> bool {
        at != std::mem::replace(&mut self.at, at)
    }

    /// How many exercises are solved, and how many there are.
    pub(super) fn progress(&self, solved: &Solved) -> (usize, usize) {
        (self.ids.iter().filter(|id| solved.has(**id)).count(), self.all.len())
    }

    /// The exercise after or before this one, of those that are picked.
    pub(super) fn neighbour(&self, step: isize) -> Option<usize> {
        let picked = self.picks.of(&self.all);
        if step < 0 {
            picked.into_iter().rfind(|at| *at < self.at)
        } else {
            picked.into_iter().find(|at| *at > self.at)
        }
    }

    /// The next exercise of those picked that is not solved yet, after this one or else from the first on.
    pub(super) fn next_unsolved(&self, solved: &Solved) -> Option<usize> {
        let open = |at: &usize| *at != self.at && !solved.has(self.ids[*at]);
        let picked: Vec<usize> = self.picks.of(&self.all).into_iter().filter(open).collect();
        picked.iter().find(|at| **at > self.at).or(picked.first()).copied()
    }

    /// Lets the player pick exercises. Returns where to go if this one is not among them.
    pub(super) fn pick(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<usize> {
        let changed = ui.horizontal_wrapped(|ui| self.picks.show(ui, look)).inner;
        let picked = self.picks.of(&self.all);
        picked.first().copied().filter(|_| changed && !picked.contains(&self.at))
    }
}

/// How hard an exercise can be.
const HARDEST: u8 = 4;

/// What exercises are picked by.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Picks {
    topic: Option<Topic>,
    hardness: Option<u8>,
}

impl Picks {
    /// The places of the exercises that are picked, from easy to hard.
    fn of(self, all: &[Exercise]) -> Vec<usize> {
        let is_picked = |exercise: &Exercise| {
            self.topic.is_none_or(|topic| topic == exercise.topic)
                && self.hardness.is_none_or(|hardness| hardness == exercise.hardness)
        };
        (0..all.len()).filter(|at| is_picked(&all[*at])).collect()
    }

    /// Lets the player pick. Returns whether something else was picked than before.
    fn show(&mut self, ui: &mut Ui, look: Look<'_>) -> bool {
        let words = look.words;
        let mut topics = vec![(words.get("practice-any-theme").to_owned(), None)];
        topics.extend(Topic::ALL.map(|topic| (words.get(topic_word(topic)).to_owned(), Some(topic))));
        let mut degrees = vec![(words.get("practice-any-hardness").to_owned(), None)];
        degrees.extend((1..=HARDEST).map(|degree| (words.get(hardness_word(degree)).to_owned(), Some(degree))));
        let by_topic = pick(ui, look, "practice-theme", &topics, &mut self.topic);
        pick(ui, look, "practice-hardness", &degrees, &mut self.hardness) || by_topic
    }
}

/// The message that says what an exercise is about.
pub(super) const fn topic_word(topic: Topic) -> &'static str {
    match topic {
        Topic::Score => "theme-score",
        Topic::Defend => "theme-defend",
        Topic::Stop => "theme-stop",
        Topic::Count => "theme-count",
        Topic::Endgame => "theme-endgame",
        Topic::Target => "theme-target",
    }
}

/// The message that says how hard one is.
pub(super) const fn hardness_word(hardness: u8) -> &'static str {
    match hardness {
        1 => "hardness-1",
        2 => "hardness-2",
        3 => "hardness-3",
        _ => "hardness-4",
    }
}
