//! The status area: both scores and how far they are from the target, the bones in each hand and in the boneyard, and the line in which Nestor speaks.
//!
//! Figures change and nothing jumps: every name and every figure has a place of its own that does not depend on what the others show.

use egui::{
    Align2, Color32, CornerRadius, FontId, Id, Painter, Pos2, Rect, Sense, Ui, WidgetInfo,
    accesskit::{Live, Role},
    pos2, vec2,
};

use crate::ui::{
    paint::{
        bone::{Lie, paint_slice},
        theme::{BoneColors, Face, Theme},
    },
    table::layout::Layout,
};

/// One player's part of the status area.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    /// "You" or "Nestor".
    pub name: String,
    /// The score as it is shown.
    pub score: String,
    /// How far the score is from nought to the target, 0 to 1.
    pub part: f32,
    /// How many bones there are in the hand.
    pub bones: usize,
    /// Whether it is this player's turn.
    pub on_turn: bool,
    /// The colour of the bones this player plays.
    pub face: Face,
    /// All of it in words.
    pub spoken: String,
}

/// The status area of one frame.
pub struct Status<'a> {
    /// Where everything stands.
    pub layout: &'a Layout,
    /// Its colours.
    pub theme: &'a Theme,
    /// You and Nestor.
    pub players: &'a [Player; 2],
    /// The target as it is shown after a score, with its stroke: "/ 150"; nothing in a game of one hand.
    pub target: &'a str,
    /// The name of the boneyard.
    pub boneyard_name: &'a str,
    /// How many bones are left in it.
    pub boneyard: usize,
    /// What Nestor says.
    pub message: &'a str,
    /// What there is to say beside it, such as a sum.
    pub detail: &'a str,
}

/// Paints the status area.
pub fn status_ui(ui: &Ui, status: &Status<'_>) {
    let (area, theme) = (status.layout.status, status.theme);
    let painter = ui.painter_at(area);
    painter.rect_filled(area, 0.0, theme.band());
    painter.hline(area.x_range(), area.bottom() - 0.5, (1.0, theme.rule()));
    let scale = status.layout.scale;
    let figures = Rect::from_min_max(area.min, pos2(area.right(), area.top() + 60.0 * scale));
    let width = (0.38 * area.width()).min(420.0 * scale);
    let margin = 14.0 * scale;
    let left = Rect::from_min_max(figures.min + vec2(margin, 0.0), pos2(figures.left() + width, figures.bottom()));
    let right =
        Rect::from_min_max(pos2(figures.right() - width, figures.top()), figures.right_bottom() - vec2(margin, 0.0));
    for (player, rect) in status.players.iter().zip([left, right]) {
        player_ui(ui, &painter, status, player, rect);
    }
    boneyard_ui(ui, &painter, status, figures.center());
    message_ui(ui, &painter, status, Rect::from_min_max(pos2(area.left(), figures.bottom()), area.max));
}

fn player_ui(ui: &Ui, painter: &Painter, status: &Status<'_>, player: &Player, rect: Rect) {
    let (theme, scale) = (status.theme, status.layout.scale);
    let (name, figure) = (FontId::proportional(16.0 * scale), FontId::proportional(27.0 * scale));
    let line = rect.top() + 25.0 * scale;
    let mut at = pos2(rect.left(), line);
    if player.on_turn {
        painter.circle_filled(pos2(at.x + 3.5 * scale, line), 3.5 * scale, theme.lit());
    }
    at.x += 14.0 * scale;
    text(painter, at, Align2::LEFT_CENTER, &player.name, name.clone(), theme.text_color());
    let target = text(
        painter,
        pos2(rect.right(), line + 4.0 * scale),
        Align2::RIGHT_CENTER,
        status.target,
        name,
        theme.quiet_text(),
    );
    let score = pos2(target.left() - 5.0 * scale, line);
    text(painter, score, Align2::RIGHT_CENTER, &player.score, figure, theme.text_color());
    bar(
        painter,
        theme,
        player,
        Rect::from_min_size(pos2(rect.left(), rect.top() + 45.0 * scale), vec2(rect.width(), 5.0 * scale)),
    );
    bones(painter, status, player, pos2(rect.left() + 0.37 * rect.width(), line));
    let response = ui.interact(rect, Id::unique(("player", &player.name)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &player.spoken));
}

/// How far a score is from the target.
fn bar(painter: &Painter, theme: &Theme, player: &Player, rect: Rect) {
    let round = CornerRadius::same((0.5 * rect.height()).ceil() as u8);
    painter.rect_filled(rect, round, theme.rule());
    let done = rect.width() * player.part.clamp(0.0, 1.0);
    if done >= rect.height() {
        painter.rect_filled(rect.with_max_x(rect.left() + done), round, theme.figure(player.face));
    }
}

/// A small bone and how many of them a player holds.
fn bones(painter: &Painter, status: &Status<'_>, player: &Player, at: Pos2) {
    let size = 9.5 * status.layout.scale;
    let lie = Lie::upright(at, size);
    let colors = BoneColors { body: status.theme.figure(player.face), ..status.theme.bone(player.face) };
    paint_slice(painter, lie.rect(), size, &colors);
    let font = FontId::proportional(16.0 * status.layout.scale);
    let beside = at + vec2(1.1 * size, 0.0);
    text(painter, beside, Align2::LEFT_CENTER, &player.bones.to_string(), font, status.theme.text_color());
}

fn boneyard_ui(ui: &Ui, painter: &Painter, status: &Status<'_>, center: Pos2) {
    let (theme, scale) = (status.theme, status.layout.scale);
    let name = FontId::proportional(13.5 * scale);
    let figure = FontId::proportional(20.0 * scale);
    let count = status.boneyard.to_string();
    text(painter, center - vec2(0.0, 7.0 * scale), Align2::CENTER_CENTER, &count, figure, theme.text_color());
    text(
        painter,
        center + vec2(0.0, 13.0 * scale),
        Align2::CENTER_CENTER,
        status.boneyard_name,
        name,
        theme.quiet_text(),
    );
    let rect = Rect::from_center_size(center, scale * vec2(84.0, 50.0));
    let response = ui.interact(rect, Id::unique("boneyard"), Sense::hover());
    let spoken = format!("{} {count}", status.boneyard_name);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
}

/// The line in which Nestor speaks. It is what a screen reader hears as soon as it changes.
fn message_ui(ui: &Ui, painter: &Painter, status: &Status<'_>, rect: Rect) {
    let (theme, scale) = (status.theme, status.layout.scale);
    let (large, small) = (FontId::proportional(18.5 * scale), FontId::proportional(14.5 * scale));
    let alone = status.detail.is_empty();
    let line = rect.center() - vec2(0.0, if alone { 2.0 } else { 11.0 } * scale);
    fitted(painter, line, status.message, large, theme.text_color(), rect.width() - 20.0);
    fitted(
        painter,
        rect.center() + vec2(0.0, 10.5 * scale),
        status.detail,
        small,
        theme.quiet_text(),
        rect.width() - 20.0,
    );
    let response = ui.interact(rect, Id::unique("message"), Sense::hover());
    let spoken = if alone { status.message.to_owned() } else { format!("{} {}", status.message, status.detail) };
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &spoken));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

/// A line in the middle that is set smaller where it would not fit.
fn fitted(painter: &Painter, center: Pos2, line: &str, font: FontId, color: Color32, width: f32) {
    let galley = painter.layout_no_wrap(line.to_owned(), font.clone(), color);
    let galley = if galley.size().x > width {
        let smaller = FontId::new((font.size * width / galley.size().x).max(9.0), font.family);
        painter.layout_no_wrap(line.to_owned(), smaller, color)
    } else {
        galley
    };
    painter.galley(center - 0.5 * galley.size(), galley, color);
}

fn text(painter: &Painter, at: Pos2, align: Align2, text: &str, font: FontId, color: Color32) -> Rect {
    painter.text(at, align, text, font, color)
}
