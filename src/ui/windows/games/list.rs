//! The rows of the list of games. Only the visible ones are drawn.

use super::super::{Look, parts, picks::is_narrow};
use super::GamesWindow;
use crate::career::{Order, Summary};
use crate::record::GameId;
use crate::stats::Quality;
use crate::ui::paint::text_face;
use crate::ui::windows::seen::GameQualities;
use crate::ui::words::{Message, Words};
use crate::{msg, say};
use egui::{
    Align2, Checkbox, Color32, CornerRadius, Galley, Key, Pos2, Rect, Response, ScrollArea, Sense, Shape, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, accesskit::Role, pos2, text::LayoutJob, vec2,
};
use jiff::tz::TimeZone;
use std::sync::Arc;

const ROW: f32 = 30.0;
/// The size of letters in a row, and of those in two lines.
const LETTERS: f32 = 14.0;
const SMALL: f32 = 12.0;
/// Where the list is narrower, a date is without the time.
const SHORT_DATES: f32 = 380.0;
/// The width of the boxes in front of the rows.
const BOX: f32 = 30.0;
/// The columns: message, sort order, share of the width, and the least width of the list that has
/// room for it.
const COLUMNS: [(Message, Order, f32, f32); 7] = [
    (msg!("games-column-when"), Order::When, 0.24, 0.0),
    (msg!("games-column-game"), Order::Game, 0.24, 0.0),
    (msg!("games-column-level"), Order::Level, 0.2, 600.0),
    (msg!("games-column-result"), Order::Result, 0.32, 0.0),
    (msg!("games-column-took"), Order::Took, 0.1, 600.0),
    (msg!("quality-accuracy"), Order::Accuracy, 0.13, 700.0),
    (msg!("games-column-luck"), Order::Luck, 0.1, 700.0),
];

/// Returns the columns that fit, with their places.
fn columns(boxes: f32, width: f32) -> Vec<(usize, f32, f32)> {
    let room = |at: &usize| width >= COLUMNS[*at].3;
    let whole: f32 = (0..COLUMNS.len()).filter(room).map(|at| COLUMNS[at].2).sum();
    let mut left = boxes;
    let place = |at: usize| {
        let wide = (width - boxes) * COLUMNS[at].2 / whole;
        left += wide;
        (at, left - wide, wide)
    };
    (0..COLUMNS.len()).filter(room).map(place).collect()
}

impl GamesWindow {
    /// Shows the list. Returns the game to open.
    pub(super) fn list(
        &mut self,
        ui: &mut Ui,
        look: Look<'_>,
        games: &[Arc<Summary>],
        qualities: &GameQualities,
    ) -> Option<GameId> {
        self.heads(ui, look);
        let mut opened = None;
        let around = if is_narrow(ui.ctx()) { 346.0 } else { 420.0 };
        let row = parts::touchable(ui, ROW);
        let height = (ui.ctx().content_rect().height() - around).clamp(4.0 * row, 16.0 * row);
        let spacing = ui.spacing().item_spacing.y;
        ui.spacing_mut().item_spacing.y = 0.0;
        let area = ScrollArea::vertical()
            .id_salt("games")
            .max_height(height)
            .min_scrolled_height(height)
            .auto_shrink([false, false]);
        area.show_rows(ui, row, games.len(), |ui, rows| {
            for game in &games[rows] {
                let row = self.row(ui, look, game, qualities.get(&game.played.id));
                if row.clicked() || row.gained_focus() {
                    self.chosen = Some(game.played.id);
                }
                let entered = row.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                if row.double_clicked() || entered {
                    opened = Some(game.played.id);
                }
            }
        });
        ui.spacing_mut().item_spacing.y = spacing;
        opened
    }

    /// Draws the headings, which sort the list.
    fn heads(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (high, boxes) = (parts::touchable(ui, ROW), parts::touchable(ui, BOX));
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
        for (at, left, wide) in columns(boxes, rect.width()) {
            let (word, order, ..) = COLUMNS[at];
            let place = Rect::from_min_size(pos2(rect.left() + left, rect.top()), vec2(wide, high));
            let head = ui.interact(place, ui.scope_id().with(("head", at)), Sense::click());
            let sorted = self.order == order;
            let name = look.words.get(word);
            head.widget_info(|| WidgetInfo::selected(Role::ColumnHeader, true, sorted, name));
            if head.clicked() {
                self.rises = sorted && !self.rises;
                self.order = order;
            }
            let color = if sorted || head.hovered() { look.theme.text_color() } else { look.theme.quiet_text() };
            let font = text_face(ui.ctx(), 13.0);
            let text = ui.painter().text(place.left_center(), Align2::LEFT_CENTER, name, font, color);
            if sorted {
                arrow(ui, pos2(text.right() + 9.0, text.center().y), self.rises, color);
            }
            parts::focus_ring(ui, &head, look.theme);
        }
        parts::rule(ui, look.theme);
    }

    fn row(&mut self, ui: &mut Ui, look: Look<'_>, game: &Summary, quality: Option<&Quality>) -> Response {
        let (high, boxes) = (parts::touchable(ui, ROW), parts::touchable(ui, BOX));
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
        let id = ui.scope_id().with(("game", game.played.id));
        let row = ui.interact(Rect::from_min_max(pos2(rect.left() + boxes, rect.top()), rect.max), id, Sense::click());
        let chosen = self.chosen == Some(game.played.id);
        let texts = texts(look.words, game, quality, &self.picks.zone, rect.width() < SHORT_DATES);
        let told = || told(look.words, &texts);
        row.widget_info(|| WidgetInfo::selected(Role::Row, true, chosen, told()));
        let visuals = ui.visuals();
        if chosen {
            ui.painter().rect_filled(rect, CornerRadius::same(5), visuals.faint_bg_color);
            let edge = Stroke::new(2.0, look.theme.lit());
            ui.painter().rect_stroke(rect, CornerRadius::same(5), edge, StrokeKind::Inside);
        } else if row.hovered() {
            ui.painter().rect_filled(rect, CornerRadius::same(5), visuals.faint_bg_color);
        }
        let mut short = false;
        for (at, left, wide) in columns(boxes, rect.width()) {
            let place = Rect::from_min_size(pos2(rect.left() + left, rect.top()), vec2(wide - 8.0, high));
            let color = if at == 0 && !chosen { look.theme.quiet_text() } else { look.theme.text_color() };
            let text = cell(ui, &texts[at], color, place.size());
            short |= text.elided;
            ui.painter().galley(place.left_center() - vec2(0.0, 0.5 * text.size().y), text, color);
        }
        self.picking(ui, look, rect, game, &texts[0]);
        parts::focus_ring(ui, &row, look.theme);
        // What there was no room for is told at the pointer.
        if short { row.on_hover_text(told()) } else { row }
    }

    fn picking(&mut self, ui: &mut Ui, look: Look<'_>, rect: Rect, game: &Summary, when: &str) {
        let (high, wide) = (parts::touchable(ui, 20.0), parts::touchable(ui, 24.0));
        let inset = if wide > 24.0 { 0.0 } else { 4.0 };
        let place = Rect::from_min_size(pos2(rect.left() + inset, rect.center().y - 0.5 * high), vec2(wide, high));
        let mut picked = self.picked.contains(&game.played.id);
        let mut child = ui.new_child(UiBuilder::new().id_salt(("pick", game.played.id)).max_rect(place));
        let tick = child.add(Checkbox::without_text(&mut picked));
        let name = say!(look.words, "games-pick", when: when.to_owned());
        tick.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, picked, &name));
        if picked {
            self.picked.insert(game.played.id);
        } else {
            self.picked.remove(&game.played.id);
        }
    }
}

/// A text in a row of this size: in one line, or in two of smaller letters where it has no room.
fn cell(ui: &Ui, text: &str, color: Color32, size: Vec2) -> Arc<Galley> {
    let line = parts::cut(ui, text, text_face(ui.ctx(), LETTERS), color, size.x);
    if !line.elided {
        return line;
    }
    let face = text_face(ui.ctx(), SMALL);
    let mut job = LayoutJob::simple(text.to_owned(), face, color, size.x);
    job.wrap.max_rows = 2;
    let lines = ui.painter().layout_job(job);
    if lines.size().y <= size.y { lines } else { line }
}

/// The fonts have no reliable arrow, so a triangle is drawn.
fn arrow(ui: &Ui, at: Pos2, up: bool, color: Color32) {
    let tip = if up { -4.0 } else { 4.0 };
    let corners = vec![at + vec2(-4.0, -0.5 * tip), at + vec2(4.0, -0.5 * tip), at + vec2(0.0, 0.5 * tip)];
    ui.painter().add(Shape::convex_polygon(corners, color, Stroke::NONE));
}

/// All that the columns say of a game. A figure comes with its name.
fn told(words: &Words, texts: &[String; COLUMNS.len()]) -> String {
    let figures = COLUMNS.len() - 2;
    let named = |(at, text): (usize, &String)| match COLUMNS[at].0 {
        name if at >= figures => {
            say!(words, "games-figure", name: words.get(name), figure: text.as_str())
        }
        _ => text.clone(),
    };
    let told = texts.iter().enumerate().filter(|(_, text)| !text.is_empty()).map(named);
    told.collect::<Vec<_>>().join(", ")
}

fn texts(
    words: &Words,
    game: &Summary,
    quality: Option<&Quality>,
    zone: &TimeZone,
    short: bool,
) -> [String; COLUMNS.len()] {
    let luck = |quality: &Quality| {
        let share = 100.0 * quality.luck;
        format!("{}{}", if share >= 0.5 { "+" } else { "" }, words.percent(share))
    };
    let accuracy = quality.and_then(|quality| quality.given.accuracy());
    let mut result = words.get(Message::of("outcome", game.result.name())).to_owned();
    // A game of a single hand is won without points.
    if !game.rules.single_hand {
        let (own, other) = (game.own_points().into(), game.best_other_points().into());
        result =
            words.format(msg!("games-result-points"), &[("result", result.into()), ("own", own), ("other", other)]);
    }
    if game.played.practice {
        result = say!(words, "games-result-practice", result: result);
    }
    let name = match (words.game(game.game()), game.rules.seats()) {
        (name, 2) => name.to_owned(),
        (name, seats) => say!(words, "games-for", game: name, count: seats),
    };
    [
        // In a form that is clear in every language.
        game.played.when.to_zoned(zone.clone()).strftime(if short { "%Y-%m-%d" } else { "%Y-%m-%d %H:%M" }).to_string(),
        name,
        opponent(words, game),
        result,
        say!(words, "games-minutes", count: (game.played.took.as_secs().div_ceil(60))),
        accuracy.map(|accuracy| words.number(100.0 * accuracy, 0)).unwrap_or_default(),
        quality.map(luck).unwrap_or_default(),
    ]
}

/// The level of the strongest Nestor, or the programs who played. A game of somebody else begins with
/// their name.
fn opponent(words: &Words, game: &Summary) -> String {
    let theirs = Some(&*game.played.by).filter(|_| !game.is_own());
    let level = game.strongest_opponent().map(|level| words.level(level));
    let programs = game.played.seating.programs().map(|(_, name, _)| &**name).filter(|_| level.is_none());
    theirs.into_iter().chain(level).chain(programs).collect::<Vec<&str>>().join(", ")
}
