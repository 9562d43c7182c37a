//! The status area: the scores and their distance from the target, the bones in each hand, and the line where the others speak.
//!
//! Figures change but nothing jumps, because every name and figure has a place that does not depend on the others.

use std::sync::Arc;

use egui::{
    Align, Align2, Color32, CornerRadius, FontId, Galley, Painter, Pos2, Rect, Sense, Ui, WidgetInfo,
    accesskit::{Live, Role},
    pos2,
    text::{LayoutJob, TextWrapping},
    vec2,
};

use crate::{
    engine::{bone::Side, rules::Rules},
    ui::{
        paint::{
            bone::{Pose, paint_slice},
            ground::paint_plank,
            theme::{BoneColors, Face, Theme},
        },
        table::{ids::Ids, positions::Layout},
    },
};

/// One side's part of the status area.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// Which side.
    pub side: Side,
    /// The players: one, or two partners with you first.
    pub members: Vec<Member>,
    /// The score of the side as shown.
    pub score: String,
    /// How far the score has come from zero to the target, from 0 to 1.
    pub part: Option<f32>,
    /// The spoken text.
    pub spoken: String,
}

/// One player of a side.
#[derive(Clone, PartialEq, Debug)]
pub struct Member {
    /// "You" or the name of another player.
    pub name: String,
    /// The number of bones in the hand.
    pub bones: usize,
    /// Whether it is this player's turn.
    pub on_turn: bool,
    /// The color of the bones that this player plays.
    pub face: Face,
}

/// The status area of one frame.
pub struct Status<'a> {
    /// The ids of its table.
    pub ids: Ids,
    /// The layout of the display.
    pub layout: &'a Layout,
    /// The colors.
    pub theme: &'a Theme,
    /// The sides, yours first, then the others from your left.
    pub cards: &'a [Card],
    /// The target as shown after a score: "/ 150". Empty in a game of a single hand.
    pub target: &'a str,
    /// The boneyard if it is shown only as a figure: its name and the number of bones to draw.
    pub boneyard: Option<(&'a str, usize)>,
    /// The line where the others speak.
    pub message: &'a str,
    /// A note that stays next to the line for a while.
    pub note: &'a str,
    /// A detail below the line, such as a sum.
    pub detail: &'a str,
}

/// The height of the figures with text of normal size.
const FIGURES: f32 = 60.0;
/// Returns how far a score has come to the target. A game of a single hand has no points.
pub(in crate::ui::table) fn part_of(rules: &Rules, score: i32) -> Option<f32> {
    (!rules.single_hand).then(|| score as f32 / f32::from(rules.target.max(1)))
}

/// The widths that a single player and two partners need to fit into one row, with text of normal size.
const ONE_ROW: [f32; 2] = [190.0, 390.0];

/// Paints the status area.
pub fn status_ui(ui: &Ui, status: &Status<'_>) {
    let (area, theme) = (status.layout.status, status.theme);
    let painter = ui.painter_at(area);
    paint_plank(&painter, area, theme);
    let scale = status.layout.scale;
    let figures = figures(status.layout);
    let places = places(status.layout, status.cards, status.boneyard.is_some());
    for (number, (card, rect)) in status.cards.iter().zip(places).enumerate() {
        SideUi { painter: &painter, status, card, rect }.show();
        let response = ui.interact(rect, status.ids.other("player", number), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &card.spoken));
    }
    if let Some((name, count)) = status.boneyard {
        boneyard_ui(ui, &painter, status, name, count, figures.center());
    }
    let line = Rect::from_min_max(pos2(area.left(), figures.bottom()), pos2(area.right(), area.top() + 106.0 * scale));
    message_ui(ui, &painter, status, line);
}

/// Returns the part of the area for the sides.
fn figures(layout: &Layout) -> Rect {
    let area = layout.status;
    Rect::from_min_max(area.min, pos2(area.right(), area.top() + FIGURES * layout.scale))
}

/// Returns roughly where the score of a side is shown.
pub fn score_place(layout: &Layout, cards: &[Card], boneyard: bool, number: usize) -> Pos2 {
    let place = places(layout, cards, boneyard).get(number).copied().unwrap_or(layout.status);
    pos2(place.right() - 0.2 * place.width(), place.top() + 25.0 * layout.scale)
}

/// Returns the places of the sides. Two sides are at the edges with the boneyard between them. More than two are next to each other.
fn places(layout: &Layout, cards: &[Card], boneyard: bool) -> Vec<Rect> {
    let (figures, sides, scale) = (figures(layout), cards.len(), layout.scale);
    let margin = 14.0 * scale;
    if sides == 2 {
        let partners = cards.iter().any(|card| card.members.len() > 1);
        let share = if partners && !boneyard { 0.46 } else { 0.38 };
        let most = if partners { 560.0 } else { 420.0 };
        let width = (share * figures.width()).min(most * scale);
        let left = Rect::from_min_max(figures.min + vec2(margin, 0.0), pos2(figures.left() + width, figures.bottom()));
        let right = Rect::from_min_max(
            pos2(figures.right() - width, figures.top()),
            figures.right_bottom() - vec2(margin, 0.0),
        );
        return vec![left, right];
    }
    let width = figures.width() / sides.max(1) as f32;
    let place = |number: usize| {
        let left = figures.left() + width * number as f32;
        Rect::from_min_max(pos2(left, figures.top()), pos2(left + width, figures.bottom())).shrink2(vec2(margin, 0.0))
    };
    (0..sides).map(place).collect()
}

struct SideUi<'a> {
    painter: &'a Painter,
    status: &'a Status<'a>,
    card: &'a Card,
    rect: Rect,
}

impl SideUi<'_> {
    /// Shows the name, bones and score in one row with the bar below. In a narrow place the name is above the bar and the score.
    fn show(&self) {
        let wide = self.rect.width() / self.scale();
        let one_row = wide >= ONE_ROW[usize::from(self.card.members.len() > 1)];
        if one_row { self.in_one_row() } else { self.in_two_rows() }
    }

    fn scale(&self) -> f32 {
        self.status.layout.scale
    }

    fn in_one_row(&self) {
        let (rect, scale) = (self.rect, self.scale());
        // Text is a little smaller if it shares a narrow place.
        let small = if self.card.members.len() > 1 { 1.0 } else { (rect.width() / (250.0 * scale)).clamp(0.7, 1.0) };
        let score = self.score(rect.top() + 25.0 * scale, small, true);
        let room = Rect::from_min_max(
            pos2(rect.left(), rect.top() + 13.0 * scale),
            pos2(score - 12.0 * scale, rect.top() + 37.0 * scale),
        );
        self.members(room, 16.0 * self.status.layout.text * small);
        let corner = pos2(rect.left(), rect.top() + 45.0 * scale);
        self.bar(Rect::from_min_size(corner, vec2(rect.width(), 5.0 * scale)));
    }

    fn in_two_rows(&self) {
        let (rect, scale) = (self.rect, self.scale());
        let room = Rect::from_min_size(rect.min + vec2(0.0, 6.0 * scale), vec2(rect.width(), 20.0 * scale));
        self.members(room, 14.5 * self.status.layout.text);
        let line = rect.top() + 41.0 * scale;
        let score = self.score(line, 0.85, rect.width() > 150.0 * scale);
        let left = pos2(rect.left(), line - 2.5 * scale);
        self.bar(Rect::from_min_max(left, pos2(score - 10.0 * scale, line + 2.5 * scale)));
    }

    /// Shows the score on the right. Returns its left edge.
    fn score(&self, line: f32, small: f32, with_target: bool) -> f32 {
        let (theme, scale, letters) = (self.status.theme, self.scale(), self.status.layout.text);
        let figure = FontId::proportional(27.0 * letters * small);
        let mut right = self.rect.right();
        if with_target && !self.status.target.is_empty() {
            let font = FontId::proportional(16.0 * letters * small);
            let at = pos2(right, line + 4.0 * scale * small);
            let target = self.painter.text(at, Align2::RIGHT_CENTER, self.status.target, font, theme.quiet_text());
            right = target.left() - 5.0 * scale;
        }
        let at = pos2(right, line);
        self.painter.text(at, Align2::RIGHT_CENTER, &self.card.score, figure, theme.text_color()).left()
    }

    /// Shows the players of the side, each in a part of the room.
    fn members(&self, room: Rect, size: f32) {
        let width = room.width() / self.card.members.len().max(1) as f32;
        for (number, member) in self.card.members.iter().enumerate() {
            let left = room.left() + width * number as f32;
            let right = left + width - if self.card.members.len() > 1 { 0.8 * size } else { 0.0 };
            self.member(member, Rect::from_x_y_ranges(left..=right, room.y_range()), size);
        }
    }

    fn member(&self, member: &Member, room: Rect, size: f32) {
        let theme = self.status.theme;
        let line = room.center().y;
        if member.on_turn {
            self.painter.circle_filled(pos2(room.left() + 0.22 * size, line), 0.22 * size, theme.lit());
        }
        let left = room.left() + 0.88 * size;
        let most = (room.right() - 2.6 * size - left).max(10.0);
        let galley = one_row(self.painter, &member.name, size, theme.text_color(), most);
        // The bones keep their place for any name, unless the room is too wide.
        let at = (left + most).min(room.left() + 8.2 * size) + 0.9 * size;
        self.painter.galley(pos2(left, line - 0.5 * galley.size().y), galley, theme.text_color());
        self.bones(member, pos2(at, line), size);
    }

    /// Shows a small bone and the number of bones in a player's hand.
    fn bones(&self, member: &Member, at: Pos2, size: f32) {
        let theme = self.status.theme;
        let bone = 0.6 * size;
        let pose = Pose::upright(at, bone);
        let colors = BoneColors { body: theme.figure(member.face), ..theme.bone(member.face) };
        paint_slice(self.painter, pose.rect(), bone, &colors);
        let (font, count) = (FontId::proportional(size), member.bones.to_string());
        self.painter.text(at + vec2(1.1 * bone, 0.0), Align2::LEFT_CENTER, count, font, theme.text_color());
    }

    /// Shows how far the score is from the target.
    fn bar(&self, rect: Rect) {
        let Some(part) = self.card.part else { return };
        let theme = self.status.theme;
        let round = CornerRadius::same((0.5 * rect.height()).ceil() as u8);
        self.painter.rect_filled(rect, round, theme.groove());
        let done = rect.width() * part.clamp(0.0, 1.0);
        if done >= rect.height()
            && let Some(first) = self.card.members.first()
        {
            self.painter.rect_filled(rect.with_max_x(rect.left() + done), round, theme.figure(first.face));
        }
    }
}

fn boneyard_ui(ui: &Ui, painter: &Painter, status: &Status<'_>, name: &str, count: usize, center: Pos2) {
    let (theme, scale, letters) = (status.theme, status.layout.scale, status.layout.text);
    let (small, figure) = (FontId::proportional(13.5 * letters), FontId::proportional(20.0 * letters));
    let count = count.to_string();
    text(painter, center - vec2(0.0, 7.0 * scale), Align2::CENTER_CENTER, &count, figure, theme.text_color());
    text(painter, center + vec2(0.0, 13.0 * scale), Align2::CENTER_CENTER, name, small, theme.quiet_text());
    let rect = Rect::from_center_size(center, scale * vec2(84.0, 50.0));
    let response = ui.interact(rect, status.ids.other("boneyard", 0), Sense::hover());
    let spoken = format!("{name} {count}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
}

/// Shows the line where the others speak. A screen reader reads it out whenever it changes.
fn message_ui(ui: &Ui, painter: &Painter, status: &Status<'_>, rect: Rect) {
    let (theme, scale) = (status.theme, status.layout.scale);
    let alone = status.detail.is_empty() && status.note.is_empty();
    let width = rect.width() - 20.0;
    let letters = status.layout.text;
    let message =
        told(painter, status.message, [18.5 * letters, if alone { 14.5 } else { 12.0 } * letters], theme, width);
    let small = if message.rows.len() > 1 { 12.0 } else { 14.5 } * letters;
    let below = if alone { 0.0 } else { 1.5 * small };
    let top = rect.center().y - 0.5 * (message.size().y + below) - if alone { 2.0 } else { 1.0 } * scale;
    let center = pos2(rect.center().x, top + message.size().y + 0.5 * below);
    painter.galley(pos2(rect.center().x, top), message, theme.text_color());
    below_message(ui, painter, status, center, small);
    let response = ui.interact(rect, status.ids.other("message", 0), Sense::hover());
    let spoken = if status.detail.is_empty() {
        status.message.to_owned()
    } else {
        format!("{} {}", status.message, status.detail)
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &spoken));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

/// Shows the note on a plate, and the sum next to it, below the line.
fn below_message(ui: &Ui, painter: &Painter, status: &Status<'_>, center: Pos2, size: f32) {
    let (theme, scale) = (status.theme, status.layout.scale);
    let width = status.layout.status.width() - 20.0;
    if status.note.is_empty() {
        let detail = one_row(painter, status.detail, size, theme.quiet_text(), width);
        painter.galley(center - 0.5 * detail.size(), detail, theme.quiet_text());
        return;
    }
    let (ground, ink) = theme.tag(true);
    let (inside, gap) = (scale * vec2(16.0, 4.0), 12.0 * scale);
    let note = one_row(painter, status.note, size, ink, width - inside.x);
    let plate = note.size() + inside;
    let detail = painter.layout_no_wrap(status.detail.to_owned(), FontId::proportional(size), theme.quiet_text());
    // If there is no room for both, the sum waits until the note is gone.
    let both = !status.detail.is_empty() && plate.x + gap + detail.size().x <= width;
    let whole = plate.x + if both { gap + detail.size().x } else { 0.0 };
    let left = center.x - 0.5 * whole;
    let plate = Rect::from_min_size(pos2(left, center.y - 0.5 * plate.y), plate);
    painter.rect_filled(plate, CornerRadius::same((0.5 * plate.height()) as u8), ground);
    painter.galley(plate.center() - 0.5 * note.size(), note, ink);
    if both {
        painter.galley(pos2(plate.right() + gap, center.y - 0.5 * detail.size().y), detail, theme.quiet_text());
    }
    let response = ui.interact(plate, status.ids.other("note", 0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Alert, true, status.note));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

/// The least readable size of letters.
const SMALLEST: f32 = 9.0;

/// Lays out the text, centered, in one row and a little smaller if needed, or else in two rows of the second size or smaller. A text too long for
/// that loses its first sentences, which are the oldest.
fn told(painter: &Painter, text: &str, [large, small]: [f32; 2], theme: &Theme, width: f32) -> Arc<Galley> {
    let set = |text: &str, size: f32| {
        let mut job = LayoutJob::simple(text.to_owned(), FontId::proportional(size), theme.text_color(), width);
        job.halign = Align::Center;
        painter.layout_job(job)
    };
    let one = painter.layout_no_wrap(text.to_owned(), FontId::proportional(large), theme.text_color()).size().x;
    let fitting = large * (width / one.max(1.0)).min(1.0);
    if fitting >= small {
        // Slightly smaller than the exact fit, so that the text does not wrap.
        return set(text, if fitting < large { 0.99 * fitting } else { large });
    }
    let mut rest = text;
    loop {
        let sizes = (0..).map(|step| small - step as f32).take_while(|size| *size >= SMALLEST).chain([SMALLEST]);
        if let Some(galley) = sizes.map(|size| set(rest, size)).find(|galley| galley.rows.len() <= 2) {
            return galley;
        }
        match rest.split_once(". ") {
            Some((_, after)) => rest = after,
            None => return set(rest, SMALLEST),
        }
    }
}

/// Lays out text in one row, in smaller letters if needed.
pub(in crate::ui::table) fn one_row(
    painter: &Painter,
    text: &str,
    size: f32,
    color: Color32,
    width: f32,
) -> Arc<Galley> {
    let galley = painter.layout_no_wrap(text.to_owned(), FontId::proportional(size), color);
    if galley.size().x <= width {
        return galley;
    }
    let smaller = FontId::proportional((size * width / galley.size().x).max(SMALLEST));
    let mut job = LayoutJob::simple_singleline(text.to_owned(), smaller, color);
    job.wrap = TextWrapping::truncate_at_width(width);
    painter.layout_job(job)
}

fn text(painter: &Painter, at: Pos2, align: Align2, text: &str, font: FontId, color: Color32) -> Rect {
    painter.text(at, align, text, font, color)
}
