//! Picks exercises by topic and difficulty.

use egui::Ui;

use crate::{
    nestor::exercises::{Exercise, Topic},
    ui::{look::Look, parts::pick},
};

/// The highest difficulty.
pub(super) const HARDEST: u8 = 4;

/// The topic and difficulty that exercises are picked by.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Picks {
    topic: Option<Topic>,
    hardness: Option<u8>,
}

impl Picks {
    /// Returns the places of the picked exercises, from easy to hard.
    pub(super) fn of(self, all: &[Exercise]) -> Vec<usize> {
        let is_picked = |exercise: &Exercise| {
            self.topic.is_none_or(|topic| topic == exercise.topic)
                && self.hardness.is_none_or(|hardness| hardness == exercise.hardness)
        };
        (0..all.len()).filter(|at| is_picked(&all[*at])).collect()
    }

    /// Shows the pickers. Returns whether the player changed anything.
    pub(super) fn show(&mut self, ui: &mut Ui, look: Look<'_>) -> bool {
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
