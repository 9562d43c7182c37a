//! How the game is played, how points are counted, how to play well, and which key does what.

use egui::{
    Align, Align2, Context, CornerRadius, FontId, Frame, Layout, Margin, Rect, RichText, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, accesskit::Role, vec2,
};

use crate::engine::bone::Seat;
use crate::ui::{
    table::{cloth::paint_spots, compact::Cross, view::TableView},
    windows::{
        Look, Sheet,
        examples::{Example, examples},
        parts,
    },
};

/// A part of the help.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Chapter {
    /// How to play.
    #[default]
    Play,
    /// How points are counted, in nine examples.
    Scoring,
    /// How to play well.
    Strategy,
    /// What each key does.
    Keys,
}

impl Chapter {
    const ALL: [(Chapter, &'static str); 4] = [
        (Chapter::Play, "help-play"),
        (Chapter::Scoring, "help-scoring"),
        (Chapter::Strategy, "help-strategy"),
        (Chapter::Keys, "help-keys"),
    ];
}

/// The window while it is open.
#[derive(Clone, Debug, Default)]
pub struct HelpWindow {
    chapter: Chapter,
    examples: Vec<(TableView, Example)>,
}

impl HelpWindow {
    /// A window that opens at a chapter.
    pub fn new(chapter: Chapter) -> HelpWindow {
        let examples = examples()
            .into_iter()
            .map(|example| (TableView::seen_from(Seat::FIRST, 2, &example.table, false), example));
        HelpWindow { chapter, examples: examples.collect() }
    }

    /// Shows the window; `keys` are what can be done and the key for it. Returns whether it was closed.
    pub fn show(&mut self, ctx: &Context, look: Look<'_>, keys: &[(String, String)]) -> bool {
        let page = self.chapter as usize;
        let sheet = Sheet { title: "command-help", width: 860.0, buttons: &["close"], page, ready: false };
        let mut chapter = self.chapter;
        let tabs = |ui: &mut Ui| {
            let chapters = Chapter::ALL.map(|(chapter, word)| (look.words.get(word).to_owned(), chapter));
            parts::tabs(ui, look.theme, look.words.get("command-help"), &chapters, &mut chapter);
        };
        let shown = sheet.show_below(ctx, look, tabs, |ui| {
            match self.chapter {
                Chapter::Play => pages(ui, look, &PLAY),
                Chapter::Scoring => {
                    parts::paragraph(ui, look.theme, look.words.get("scoring-intro"));
                    self.cards(ui, look);
                    pages(ui, look, &SCORING);
                }
                Chapter::Strategy => pages(ui, look, &STRATEGY),
                Chapter::Keys => self::keys(ui, look, keys),
            }
            ui.add_space(6.0);
        });
        self.chapter = chapter;
        shown.left || shown.pressed.is_some()
    }

    /// The examples, as many in a row as there is room for.
    fn cards(&self, ui: &mut Ui, look: Look<'_>) {
        let room = ui.available_width();
        let columns = if room > 720.0 {
            3
        } else if room > 400.0 {
            2
        } else {
            1
        };
        let width = (room - 10.0 * (columns - 1) as f32) / columns as f32;
        for (row, cards) in self.examples.chunks(columns).enumerate() {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 10.0;
                for (at, (view, example)) in cards.iter().enumerate() {
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        card(ui, look, row * columns + at + 1, view, example);
                    });
                }
            });
            ui.add_space(6.0);
        }
    }
}

/// The chapters as their headings and paragraphs; a heading with paragraphs numbered from one.
const PLAY: [(&str, &[&str]); 5] = [
    ("play-goal", &["play-goal-1"]),
    ("play-bones", &["play-bones-1", "play-bones-2"]),
    ("play-turn", &["play-turn-1", "play-turn-2", "play-turn-3"]),
    ("play-end", &["play-end-1", "play-end-2"]),
    ("play-display", &["play-display-1", "play-display-2", "play-display-3", "play-display-4"]),
];
const SCORING: [(&str, &[&str]); 1] = [("scoring-rest", &["scoring-rest-1", "scoring-rest-2"])];
const STRATEGY: [(&str, &[&str]); 4] = [
    ("strategy-any", &["strategy-any-1", "strategy-any-2", "strategy-any-3"]),
    ("strategy-count", &["strategy-count-1", "strategy-count-2", "strategy-count-3"]),
    ("strategy-sum", &["strategy-sum-1", "strategy-sum-2"]),
    ("strategy-level", &["strategy-level-1", "strategy-level-2"]),
];

fn pages(ui: &mut Ui, look: Look<'_>, chapters: &[(&str, &[&str])]) {
    for (title, paragraphs) in chapters {
        parts::chapter(ui, look.theme, look.words.get(title));
        for paragraph in *paragraphs {
            parts::paragraph(ui, look.theme, look.words.get(paragraph));
        }
    }
}

/// One example: the table with its count, the sum, and what there is to learn from it.
fn card(ui: &mut Ui, look: Look<'_>, number: usize, view: &TableView, example: &Example) {
    let (words, theme) = (look.words, look.theme);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 216.0), Sense::hover());
    let sum = example.sum.iter().map(u8::to_string).collect::<Vec<_>>().join(" + ");
    let told = [("sum", sum.into()), ("count", view.count.into()), ("points", example.points.into())];
    let line = words.format(if example.points > 0 { "example-scores" } else { "example-nothing" }, &told);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &line));
    let painter = ui.painter_at(rect);
    let edge = Stroke::new(1.0, theme.rule());
    painter.rect(rect, CornerRadius::same(8), theme.background_color(), edge, StrokeKind::Inside);
    let unit = (rect.width() / 6.6).min(26.5);
    let cross = Cross::new(view, rect.center() - vec2(0.0, 4.0), unit);
    paint_spots(&painter, &cross.spots(view, unit), theme);
    let count = words.format("table-count", &[("count", view.count.into())]);
    let at = rect.left_bottom() + vec2(9.0, -7.0);
    painter.text(at, Align2::LEFT_BOTTOM, count, FontId::proportional(13.0), theme.text_color());
    let badge = Rect::from_min_size(rect.min + vec2(8.0, 8.0), vec2(24.0, 24.0));
    let (ground, ink) = theme.tag(example.points > 0);
    painter.rect_filled(badge, CornerRadius::same(12), ground);
    painter.text(badge.center(), Align2::CENTER_CENTER, number, FontId::proportional(14.0), ink);
    ui.label(RichText::new(line).strong().color(theme.text_color()));
    parts::aside(ui, theme, words.get(&format!("example-{number}")));
}

fn keys(ui: &mut Ui, look: Look<'_>, keys: &[(String, String)]) {
    let theme = look.theme;
    parts::paragraph(ui, theme, look.words.get("keys-intro"));
    let table_keys = KEYS.map(|(key, does)| (look.words.get(does).to_owned(), look.words.get(key).to_owned()));
    for (title, rows) in [("keys-table", &table_keys[..]), ("keys-commands", keys)] {
        if rows.is_empty() {
            continue;
        }
        parts::chapter(ui, theme, look.words.get(title));
        for (does, key) in rows {
            key_row(ui, look, does, key);
        }
    }
}

/// The keys that are no commands: their names and what they do.
const KEYS: [(&str, &str); 6] = [
    ("key-tab", "key-tab-does"),
    ("key-arrows", "key-arrows-does"),
    ("key-space", "key-space-does"),
    ("key-enter", "key-enter-does"),
    ("key-ends", "key-ends-does"),
    ("key-escape", "key-escape-does"),
];

fn key_row(ui: &mut Ui, look: Look<'_>, does: &str, key: &str) {
    let theme = look.theme;
    let column = (0.4 * ui.available_width()).clamp(172.0, 260.0);
    ui.horizontal_top(|ui| {
        ui.allocate_ui_with_layout(vec2(column, 28.0), Layout::left_to_right(Align::Min), |ui| {
            ui.set_min_width(column);
            let visuals = ui.visuals().widgets.inactive;
            let cap = Frame::new()
                .fill(visuals.bg_fill)
                .stroke(visuals.bg_stroke)
                .corner_radius(CornerRadius::same(6))
                .inner_margin(Margin::symmetric(9, 3));
            cap.show(ui, |ui| ui.label(RichText::new(key).size(14.0).color(theme.text_color())));
        });
        ui.vertical(|ui| {
            ui.add_space(4.0);
            parts::paragraph(ui, theme, does);
        });
    });
}
