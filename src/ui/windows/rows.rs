//! The rows of a window of settings, of which only those are shown that are searched for.

use super::Look;
use super::cards::{Pictures, pictured};
use super::parts;
use crate::say;
use crate::ui::paint::{Theme, larger_letters, text_face, title_face};
use crate::ui::parts::TextField;
use crate::ui::words::Message;
use egui::{Align2, Id, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, WidgetInfo, accesskit::Role, pos2, vec2};

/// How wide the column of names is, before what can be chosen or written.
const NAME: f32 = 140.0;
/// The width of what is written there.
const WRITTEN: f32 = 220.0;

pub(super) struct Rows<'a> {
    pub(super) ui: &'a mut Ui,
    pub(super) look: Look<'a>,
    /// What is searched for, as [`searched`] writes it; empty where everything is shown.
    pub(super) sought: &'a str,
    /// Which of the rows are shown that are searched for.
    pub(super) found: Found,
    pub(super) any: bool,
}

/// How a row is found. What is called as people type is what they mean most likely, so it comes first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Found {
    /// It is called just as what is searched for.
    Called,
    /// Another phrase for it is just that.
    ByPhrase,
    /// By words of its name, of other phrases for it, or of what can be chosen. Without a search, that is any.
    ByName,
    /// Only by what explains it.
    ByAbout,
}

impl Found {
    /// In the order in which what is found is shown.
    pub(super) const ORDER: [Found; 4] = [Found::Called, Found::ByPhrase, Found::ByName, Found::ByAbout];
}

/// A text as it is compared: its words in small letters, without apostrophes and other signs.
pub(super) fn searched(text: &str) -> String {
    let text = text.to_lowercase().replace(['\'', '’', '‘'], "");
    let words = text.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

impl<'a> Rows<'a> {
    /// All rows, where nothing is searched for.
    pub(super) const fn all(ui: &'a mut Ui, look: Look<'a>) -> Rows<'a> {
        Rows { ui, look, sought: "", found: Found::ByName, any: false }
    }

    /// Whether a row is shown whose name is this message. It is also found by the other words for it
    /// that the message has. Takes in that it is.
    pub(super) fn wants(&mut self, word: Message, about: &str) -> bool {
        self.wants_any::<()>(word, about, &[])
    }

    /// The title of the rows below, where none are left out.
    pub(super) fn chapter(&mut self, word: Message) {
        if self.sought.is_empty() {
            parts::chapter(self.ui, self.look.theme, self.look.words.get(word));
        }
    }

    /// A switch with this message as its name, and perhaps one that says what it is about. Returns whether it was
    /// pressed.
    pub(super) fn switch(&mut self, word: Message, on: &mut bool) -> bool {
        let words = self.look.words;
        let about = words.more(word, "about");
        self.wants(word, about) && parts::switch(self.ui, self.look.theme, words.get(word), about, on)
    }

    /// A row of choices of which one holds. Its name is a message. Returns whether another was
    /// chosen.
    pub(super) fn choice<T: PartialEq + Clone>(
        &mut self,
        word: Message,
        about: &str,
        choices: &[(String, T)],
        value: &mut T,
    ) -> bool {
        self.choice_called(self.look.words.get(word), word, about, choices, value)
    }

    /// The same with another name than its message has.
    pub(super) fn choice_called<T: PartialEq + Clone>(
        &mut self,
        name: &str,
        word: Message,
        about: &str,
        choices: &[(String, T)],
        value: &mut T,
    ) -> bool {
        self.wants_any(word, about, choices) && parts::choice(self.ui, self.look.theme, name, about, choices, value)
    }

    /// The same with a picture for every choice.
    pub(super) fn pictured<T: PartialEq + Clone>(
        &mut self,
        word: Message,
        about: &str,
        choices: &[(String, T)],
        value: &mut T,
        pictures: &Pictures<'_, T>,
    ) -> bool {
        let told = [self.look.words.get(word), about];
        self.wants_any(word, about, choices) && pictured(self.ui, self.look.theme, told, choices, value, pictures)
    }

    /// Whether a row of choices is shown. It is also found by what these are called. Each word is looked for by
    /// itself, because another program may have named the same with its words in another order. Takes in that it is.
    pub(super) fn wants_any<T>(&mut self, word: Message, about: &str, choices: &[(String, T)]) -> bool {
        let words = self.look.words;
        let name = searched(words.get(word));
        let phrases: Vec<String> = words.other_words(word).split(',').map(searched).collect();
        let choices = choices.iter().map(|(text, _)| searched(text));
        let named: Vec<String> = std::iter::once(name.clone()).chain(phrases.clone()).chain(choices).collect();
        let named = named.join("\n");
        let has = |told: &str| self.sought.split_whitespace().all(|word| told.contains(word));
        let seeks = !self.sought.is_empty();
        let is_called = seeks && name == self.sought;
        let is_phrase = seeks && !is_called && phrases.iter().any(|phrase| phrase == self.sought);
        let wanted = match self.found {
            Found::Called => is_called,
            Found::ByPhrase => is_phrase,
            Found::ByName => !is_called && !is_phrase && has(&named),
            Found::ByAbout => !has(&named) && has(&format!("{named}\n{}", searched(about))),
        };
        self.any |= wanted;
        wanted
    }
}

/// How high a name is that stands above what can be chosen, and how much wider than a button each
/// choice is.
const ABOVE: f32 = 24.0;
const WIDER: f32 = -10.0;
const BETWEEN: f32 = 6.0;

/// How many rows these widths take, with less room in the first.
fn count_rows(widths: &[f32], first: f32, room: f32) -> usize {
    let (mut rows, mut free) = (1, first);
    for width in widths {
        if *width > free {
            (rows, free) = (rows + 1, room);
        }
        free -= width + BETWEEN;
    }
    rows
}

/// A name and what can be chosen for it: in one row, or the name above where that is lower.
pub(super) fn inline<T: PartialEq + Clone>(
    ui: &mut Ui,
    theme: &Theme,
    name: &str,
    choices: &[(String, T)],
    value: &mut T,
) {
    let room = ui.max_rect().width();
    let width = |(text, _): &(String, T)| parts::touchable(ui, (parts::button_width(ui, text) + WIDER).min(room));
    let widths: Vec<f32> = choices.iter().map(width).collect();
    named(ui, theme, name, &widths);
    parts::radios(ui, theme, name, choices, value, WIDER);
}

/// A name and a line of text that a player can edit.
pub(super) fn written(ui: &mut Ui, theme: &Theme, name: &str, field: TextField<'_>) {
    ui.horizontal_wrapped(|ui| {
        named(ui, theme, name, &[WRITTEN]);
        parts::field(ui, theme, [WRITTEN, 28.0], field, name);
    });
}

/// A name in its column, before things of these widths.
fn named(ui: &mut Ui, theme: &Theme, name: &str, widths: &[f32]) {
    ui.spacing_mut().item_spacing = vec2(BETWEEN, 4.0);
    let (room, high) = (ui.max_rect().width(), parts::row_height(ui));
    // An arrow before the name takes from its column.
    let beside = NAME - (ui.cursor().left() - ui.max_rect().left());
    let rows = |first| count_rows(widths, first, room) as f32;
    let above = ABOVE + high * rows(room) < high * rows(room - NAME - BETWEEN);
    let size = if above { vec2(ui.available_size_before_wrap().x, ABOVE) } else { vec2(beside, high) };
    let font = text_face(ui.ctx(), 15.0);
    let told = ui.painter().layout(name.to_owned(), font, theme.text_color(), size.x - 8.0);
    let (place, _) = ui.allocate_exact_size(vec2(size.x, size.y.max(told.size().y)), Sense::hover());
    let at = place.left_center() + vec2(4.0, -0.5 * told.size().y);
    ui.painter().galley(at, told, theme.text_color());
}

/// Where the title of rows stands that unfold, after its sign.
const BEFORE_TITLE: f32 = 24.0;
/// The height of a question, below which its answer stands.
const QUESTION: f32 = 24.0;

/// The title of rows that are there only once it was pressed. It stays as it was left. Returns
/// whether they are there.
pub(super) fn opener(ui: &mut Ui, look: Look<'_>, word: Message) -> bool {
    let (theme, high) = (look.theme, parts::row_height(ui));
    let (rect, response, open) = unfolding(ui, look, word, high);
    paint_unfolding(ui, theme, pos2(rect.left() + 9.0, rect.center().y), open, response.hovered());
    paint_title(ui, look, word, rect.left_center() + vec2(BEFORE_TITLE, 0.0));
    open
}

/// Unfolds the rows with this title.
pub(super) fn unfold(ui: &Ui, word: Message) {
    ui.data_mut(|data| data.insert_temp(Id::unique(word), true));
}

/// A question with "Change" at the other end of its row, below which its answer stands. What changes
/// that is there once it was pressed. Returns whether it is.
pub(super) fn question_with(ui: &mut Ui, look: Look<'_>, word: Message) -> bool {
    let (theme, high) = (look.theme, parts::touchable(ui, QUESTION * larger_letters(ui.ctx())));
    let (rect, response, open) = unfolding(ui, look, word, high);
    let ink = if response.hovered() { theme.text_color() } else { theme.quiet_text() };
    let change =
        ui.painter().layout_no_wrap(say!(look.words, "rules-change").to_owned(), text_face(ui.ctx(), 13.5), ink);
    let sign = rect.right_center() - vec2(10.0, 0.0);
    paint_unfolding(ui, theme, sign, open, response.hovered());
    let at = sign - vec2(12.0 + change.size().x, 0.5 * change.size().y);
    ui.painter().galley(at, change, ink);
    paint_title(ui, look, word, rect.left_center());
    open
}

fn paint_title(ui: &Ui, look: Look<'_>, word: Message, at: Pos2) {
    let face = title_face(ui.ctx(), 16.0);
    ui.painter().text(at, Align2::LEFT_CENTER, look.words.get(word), face, look.theme.text_color());
}

/// A row that unfolds what is below it. Returns its place, and whether that is there.
fn unfolding(ui: &mut Ui, look: Look<'_>, word: Message, high: f32) -> (Rect, Response, bool) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::click());
    let pressed = response.clicked();
    let open = ui.data_mut(|data| {
        let open = data.get_temp_mut_or_default::<bool>(Id::unique(word));
        *open ^= pressed;
        *open
    });
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, look.words.get(word)));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_expanded(open));
    parts::focus_ring(ui, &response, look.theme);
    (rect, response, open)
}

/// Paints the sign of what unfolds: it points to the right, and down once that is there.
fn paint_unfolding(ui: &Ui, theme: &Theme, middle: Pos2, open: bool, hovered: bool) {
    let color = if hovered { theme.text_color() } else { theme.quiet_text() };
    let sign = [vec2(-3.0, -6.0), vec2(5.0, 0.0), vec2(-3.0, 6.0)];
    let sign = sign.map(|at| middle + if open { -at.rot90() } else { at });
    ui.painter().add(Shape::convex_polygon(sign.to_vec(), color, Stroke::NONE));
}
