//! Which of the exercises are gone through: those about something, and those as hard as that.

use egui::Ui;

use crate::{
    nestor::exercises::{Exercise, Theme},
    ui::{look::Look, parts::pick},
};

/// How hard an exercise can be.
pub(super) const HARDEST: u8 = 4;

/// What exercises are picked by.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Picks {
    theme: Option<Theme>,
    hardness: Option<u8>,
}

impl Picks {
    /// The places of the exercises that are picked, from easy to hard.
    pub(super) fn of(self, all: &[Exercise]) -> Vec<usize> {
        let is_picked = |exercise: &Exercise| {
            self.theme.is_none_or(|theme| theme == exercise.theme)
                && self.hardness.is_none_or(|hardness| hardness == exercise.hardness)
        };
        (0..all.len()).filter(|at| is_picked(&all[*at])).collect()
    }

    /// Lets the player pick. Returns whether something else was picked than before.
    pub(super) fn show(&mut self, ui: &mut Ui, look: Look<'_>) -> bool {
        let words = look.words;
        let mut themes = vec![(words.get("practice-any-theme").to_owned(), None)];
        themes.extend(Theme::ALL.map(|theme| (words.get(theme_word(theme)).to_owned(), Some(theme))));
        let mut degrees = vec![(words.get("practice-any-hardness").to_owned(), None)];
        degrees.extend((1..=HARDEST).map(|degree| (words.get(hardness_word(degree)).to_owned(), Some(degree))));
        let by_theme = pick(ui, look, "practice-theme", &themes, &mut self.theme);
        pick(ui, look, "practice-hardness", &degrees, &mut self.hardness) || by_theme
    }
}

/// The message that says what an exercise is about.
pub(super) const fn theme_word(theme: Theme) -> &'static str {
    match theme {
        Theme::Score => "theme-score",
        Theme::Defend => "theme-defend",
        Theme::Stop => "theme-stop",
        Theme::Count => "theme-count",
        Theme::Endgame => "theme-endgame",
        Theme::Target => "theme-target",
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
