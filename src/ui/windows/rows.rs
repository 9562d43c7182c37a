//! The rows of a window of settings, of which only those are shown that are searched for.

use super::Look;
use super::parts;
use crate::ui::paint::Theme;
use egui::{FontId, Sense, Ui, vec2};

/// How wide the name of a choice is, before what can be chosen.
const NAME: f32 = 116.0;

pub(super) struct Rows<'a> {
    pub(super) ui: &'a mut Ui,
    pub(super) look: Look<'a>,
    /// What is searched for, in small letters; empty where everything is shown.
    pub(super) sought: &'a str,
    pub(super) any: bool,
}

impl Rows<'_> {
    /// Whether a row is shown whose name is this message. It is also found by the other words for it
    /// that the message has. Takes in that it is.
    pub(super) fn wants(&mut self, word: &str, about: &str) -> bool {
        let words = self.look.words;
        let told = [words.get(word), about, words.other_words(word)];
        let wanted = told.into_iter().any(|text| text.to_lowercase().contains(self.sought));
        self.any |= wanted;
        wanted
    }

    /// The title of the rows below, where none are left out.
    pub(super) fn chapter(&mut self, word: &str) {
        if self.sought.is_empty() {
            parts::chapter(self.ui, self.look.theme, self.look.words.get(word));
        }
    }

    /// A switch whose messages are `setting-…` and perhaps `setting-…-about`. Returns whether it
    /// was pressed.
    pub(super) fn switch(&mut self, word: &str, on: &mut bool) -> bool {
        let words = self.look.words;
        let (name, about) = (format!("setting-{word}"), format!("setting-{word}-about"));
        let about = words.find(&about).unwrap_or_default();
        if !self.wants(&name, about) {
            return false;
        }
        parts::switch(self.ui, self.look.theme, words.get(&name), about, on)
    }

    /// A row of choices of which one holds. Its name is a message. Returns whether another was
    /// chosen.
    pub(super) fn choice<T: PartialEq + Clone>(
        &mut self,
        word: &str,
        about: &str,
        choices: &[(String, T)],
        value: &mut T,
    ) -> bool {
        let name = self.look.words.get(word);
        if !self.wants(word, about) && !choices.iter().any(|(text, _)| text.to_lowercase().contains(self.sought)) {
            return false;
        }
        self.any = true;
        parts::choice(self.ui, self.look.theme, name, about, choices, value)
    }
}

/// The width below which what can be chosen stands below the name.
const NARROW: f32 = 470.0;

/// A name and what can be chosen for it, in one row where there is room.
pub(super) fn inline<T: PartialEq + Clone>(
    ui: &mut Ui,
    theme: &Theme,
    name: &str,
    choices: &[(String, T)],
    value: &mut T,
) {
    ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
    let told = ui.painter().layout_no_wrap(name.to_owned(), FontId::proportional(15.0), theme.text_color());
    let narrow = ui.max_rect().width() < NARROW;
    let size = if narrow {
        vec2(ui.available_size_before_wrap().x, 24.0)
    } else {
        vec2(NAME.max(told.size().x + 8.0), parts::row_height(ui))
    };
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    let at = place.left_center() + vec2(4.0, -0.5 * told.size().y);
    ui.painter().galley(at, told, theme.text_color());
    parts::radios(ui, theme, name, choices, value, -10.0);
}
