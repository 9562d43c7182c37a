//! The exercises, with the one that is shown, and picking others by topic and difficulty.

use egui::Ui;

use crate::{
    career::solved::Solved,
    nestor::exercises::{Exercise, Topic, exercises, of_day},
    ui::{look::Look, parts::pick},
};

/// All exercises, and the place among them.
pub(super) struct Workbook {
    all: Vec<Exercise>,
    /// The numbers that identify the exercises.
    ids: Vec<u64>,
    /// The place of today's exercise.
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

    /// Returns the current exercise.
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

    /// The place of today's exercise.
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

    /// Returns the next or previous one of the picked exercises.
    pub(super) fn neighbour(&self, step: isize) -> Option<usize> {
        let picked = self.picks.of(&self.all);
        if step < 0 {
            picked.into_iter().rfind(|at| *at < self.at)
        } else {
            picked.into_iter().find(|at| *at > self.at)
        }
    }

    /// Returns the next unsolved one of the picked exercises, wrapping around to the first.
    pub(super) fn next_unsolved(&self, solved: &Solved) -> Option<usize> {
        let open = |at: &usize| *at != self.at && !solved.has(self.ids[*at]);
        let picked: Vec<usize> = self.picks.of(&self.all).into_iter().filter(open).collect();
        picked.iter().find(|at| **at > self.at).or(picked.first()).copied()
    }

    /// Lets the player pick exercises. Returns where to go if the current one is not among them.
    pub(super) fn pick(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<usize> {
        let changed = ui.horizontal_wrapped(|ui| self.picks.show(ui, look)).inner;
        let picked = self.picks.of(&self.all);
        picked.first().copied().filter(|_| changed && !picked.contains(&self.at))
    }
}

/// The highest difficulty.
const HARDEST: u8 = 4;

/// The topic and difficulty that exercises are picked by.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Picks {
    topic: Option<Topic>,
    hardness: Option<u8>,
}

impl Picks {
    /// Returns the places of the picked exercises, from easy to hard.
    fn of(self, all: &[Exercise]) -> Vec<usize> {
        let is_picked = |exercise: &Exercise| {
            self.topic.is_none_or(|topic| topic == exercise.topic)
                && self.hardness.is_none_or(|hardness| hardness == exercise.hardness)
        };
        (0..all.len()).filter(|at| is_picked(&all[*at])).collect()
    }

    /// Shows the pickers. Returns whether the player changed anything.
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

/// Returns the message for a topic.
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

/// Returns the message for a difficulty.
pub(super) const fn hardness_word(hardness: u8) -> &'static str {
    match hardness {
        1 => "hardness-1",
        2 => "hardness-2",
        3 => "hardness-3",
        _ => "hardness-4",
    }
}
