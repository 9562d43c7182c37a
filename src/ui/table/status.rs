//! The status area: the scores and how far each is from the target, the bones in each hand, and the line in which the others speak.
//!
//! Figures change and nothing jumps: every name and every figure has a place of its own that does not depend on what the others show.

use egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Sense, Ui, WidgetInfo,
    accesskit::{Live, Role},
    pos2, vec2,
};

use crate::ui::{
    paint::{
        bone::{Pose, paint_slice},
        theme::{BoneColors, Face, Theme},
    },
    table::{ids::Ids, layout::Layout},
};

/// One player's part of the status area.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// "You" or the name of another player.
    pub name: String,
    /// The score of the player's side as it is shown.
    pub score: String,
    /// How far the score is from zero to the target, 0 to 1.
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
    /// The table that it belongs to.
    pub ids: Ids,
    /// Where everything stands.
    pub layout: &'a Layout,
    /// Its colours.
    pub theme: &'a Theme,
    /// The players: you, and the others from your left.
    pub cards: &'a [Card],
    /// The target as it is shown after a score, with its stroke: "/ 150"; nothing in a game of one hand.
    pub target: &'a str,
    /// The boneyard where it is nothing but a figure: its name and how many bones can be drawn from it.
    pub boneyard: Option<(&'a str, usize)>,
    /// The line in which the others speak.
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
    for (number, (card, rect)) in status.cards.iter().zip(places(figures, status.cards.len(), scale)).enumerate() {
        card_ui(ui, &painter, status, card, number, rect);
    }
    if let Some((name, count)) = status.boneyard {
        boneyard_ui(ui, &painter, status, name, count, figures.center());
    }
    let line = Rect::from_min_max(pos2(area.left(), figures.bottom()), pos2(area.right(), area.top() + 106.0 * scale));
    message_ui(ui, &painter, status, line);
}

/// Where the players stand: two of them at the edges, with room for the boneyard between them; more of them side by side.
fn places(figures: Rect, players: usize, scale: f32) -> Vec<Rect> {
    let margin = 14.0 * scale;
    if players == 2 {
        let width = (0.38 * figures.width()).min(420.0 * scale);
        let left = Rect::from_min_max(figures.min + vec2(margin, 0.0), pos2(figures.left() + width, figures.bottom()));
        let right = Rect::from_min_max(
            pos2(figures.right() - width, figures.top()),
            figures.right_bottom() - vec2(margin, 0.0),
        );
        return vec![left, right];
    }
    let width = figures.width() / players.max(1) as f32;
    let place = |number: usize| {
        let left = figures.left() + width * number as f32;
        Rect::from_min_max(pos2(left, figures.top()), pos2(left + width, figures.bottom())).shrink2(vec2(margin, 0.0))
    };
    (0..players).map(place).collect()
}

fn card_ui(ui: &Ui, painter: &Painter, status: &Status<'_>, card: &Card, number: usize, rect: Rect) {
    let (theme, scale) = (status.theme, status.layout.scale);
    // What stands side by side has to be set smaller in a narrow place.
    let narrow = (rect.width() / (250.0 * scale)).clamp(0.55, 1.0);
    let (name, figure) = (FontId::proportional(16.0 * scale * narrow), FontId::proportional(27.0 * scale * narrow));
    let line = rect.top() + 25.0 * scale;
    let mut at = pos2(rect.left(), line);
    if card.on_turn {
        painter.circle_filled(pos2(at.x + 3.5 * scale, line), 3.5 * scale, theme.lit());
    }
    at.x += 14.0 * scale;
    let target = text(
        painter,
        pos2(rect.right(), line + 4.0 * scale),
        Align2::RIGHT_CENTER,
        if status.cards.len() > 2 && narrow < 0.8 { "" } else { status.target },
        name.clone(),
        theme.quiet_text(),
    );
    let score = pos2(target.left() - 5.0 * scale, line);
    let score = text(painter, score, Align2::RIGHT_CENTER, &card.score, figure, theme.text_color());
    let hand = pos2(rect.left() + if status.cards.len() == 2 { 0.37 } else { 0.46 } * rect.width(), line);
    let room = (hand.x.min(score.left()) - at.x - 10.0 * scale).max(10.0);
    let galley = painter.layout_no_wrap(card.name.clone(), name.clone(), theme.text_color());
    let fitted = if galley.size().x > room {
        let smaller = FontId::proportional((name.size * room / galley.size().x).max(8.0));
        painter.layout_no_wrap(card.name.clone(), smaller, theme.text_color())
    } else {
        galley
    };
    painter.galley(at - vec2(0.0, 0.5 * fitted.size().y), fitted, theme.text_color());
    bar(
        painter,
        theme,
        card,
        Rect::from_min_size(pos2(rect.left(), rect.top() + 45.0 * scale), vec2(rect.width(), 5.0 * scale)),
    );
    bones(painter, status, card, hand, narrow);
    let response = ui.interact(rect, status.ids.other("player", number), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &card.spoken));
}

/// How far a score is from the target.
fn bar(painter: &Painter, theme: &Theme, card: &Card, rect: Rect) {
    let round = CornerRadius::same((0.5 * rect.height()).ceil() as u8);
    painter.rect_filled(rect, round, theme.rule());
    let done = rect.width() * card.part.clamp(0.0, 1.0);
    if done >= rect.height() {
        painter.rect_filled(rect.with_max_x(rect.left() + done), round, theme.figure(card.face));
    }
}

/// A small bone and how many of them a player holds.
fn bones(painter: &Painter, status: &Status<'_>, card: &Card, at: Pos2, narrow: f32) {
    let size = 9.5 * status.layout.scale * narrow;
    let pose = Pose::upright(at, size);
    let colors = BoneColors { body: status.theme.figure(card.face), ..status.theme.bone(card.face) };
    paint_slice(painter, pose.rect(), size, &colors);
    let font = FontId::proportional(16.0 * status.layout.scale * narrow);
    let beside = at + vec2(1.1 * size, 0.0);
    text(painter, beside, Align2::LEFT_CENTER, &card.bones.to_string(), font, status.theme.text_color());
}

fn boneyard_ui(ui: &Ui, painter: &Painter, status: &Status<'_>, name: &str, count: usize, center: Pos2) {
    let (theme, scale) = (status.theme, status.layout.scale);
    let (small, figure) = (FontId::proportional(13.5 * scale), FontId::proportional(20.0 * scale));
    let count = count.to_string();
    text(painter, center - vec2(0.0, 7.0 * scale), Align2::CENTER_CENTER, &count, figure, theme.text_color());
    text(painter, center + vec2(0.0, 13.0 * scale), Align2::CENTER_CENTER, name, small, theme.quiet_text());
    let rect = Rect::from_center_size(center, scale * vec2(84.0, 50.0));
    let response = ui.interact(rect, status.ids.other("boneyard", 0), Sense::hover());
    let spoken = format!("{name} {count}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
}

/// The line in which the others speak. It is what a screen reader hears as soon as it changes.
fn message_ui(ui: &Ui, painter: &Painter, status: &Status<'_>, rect: Rect) {
    let (theme, scale) = (status.theme, status.layout.scale);
    let (large, small) = (FontId::proportional(18.5 * scale), FontId::proportional(14.5 * scale));
    let alone = status.detail.is_empty();
    let line = rect.center() - vec2(0.0, if alone { 2.0 } else { 11.0 } * scale);
    fitted(painter, line, status.message, large, theme.text_color(), rect.width() - 20.0);
    let below = rect.center() + vec2(0.0, 10.5 * scale);
    fitted(painter, below, status.detail, small, theme.quiet_text(), rect.width() - 20.0);
    let response = ui.interact(rect, status.ids.other("message", 0), Sense::hover());
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
