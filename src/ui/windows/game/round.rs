//! The table of a new game as it is seen from above, with those who sit at it.

use super::{card_plate, game_sign};
use crate::engine::Preset;
use crate::ui::paint::{Face, Head, paint_head, text_face};
use crate::ui::parts;
use crate::ui::windows::Look;
use egui::{Align2, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, accesskit::Role, pos2, vec2};

/// Somebody at the table.
pub(super) struct SeatPlate {
    pub name: String,
    /// Who or how strong they are, if that needs saying.
    pub who: String,
    /// The color of their bones.
    pub face: Face,
    /// Their head, if they have one.
    pub head: Option<Head>,
}

/// The greatest width of the table with its seats, the height of a seat, and the space between two of
/// them, one above the other.
const WIDTH: f32 = 480.0;
const SEAT: f32 = 40.0;
/// The radius of a head on it.
const HEAD: f32 = 15.0;
const BETWEEN: f32 = 6.0;

/// Shows all who sit at a table, the host at the bottom and the others from the left of the host, as they
/// sit in the game. Two sit on either side, which is less high. One of them is chosen. Returns the one that
/// was pressed.
pub(super) fn around_the_table(
    ui: &mut Ui,
    look: Look<'_>,
    game: Option<Preset>,
    sitting: &[SeatPlate],
    chosen: usize,
) -> Option<usize> {
    let seat = vec2(((ui.available_width().min(WIDTH) - 2.0 * BETWEEN) / 3.0).floor(), parts::touchable(ui, SEAT));
    let high = match sitting.len() {
        2 => seat.y + 3.0 * BETWEEN,
        3 => 2.0 * seat.y + BETWEEN,
        _ => 3.0 * seat.y + 2.0 * BETWEEN,
    };
    let size = vec2(ui.available_width(), high);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let table = Rect::from_center_size(rect.center(), vec2(3.0 * seat.x + 2.0 * BETWEEN, size.y));
    let cloth = table.shrink2(if sitting.len() > 2 { 0.5 * seat } else { vec2(0.5 * seat.x, BETWEEN) });
    ui.painter().rect(
        cloth,
        CornerRadius::same(14),
        look.theme.background_color(),
        Stroke::new(5.0, look.theme.rack_color()),
        StrokeKind::Outside,
    );
    if let Some(game) = game {
        let picture = Rect::from_center_size(cloth.center(), vec2(seat.x - 2.0 * BETWEEN, seat.y.min(cloth.height())));
        game_sign(&ui.painter_at(picture), picture, look.theme, game);
    }
    let mut pressed = None;
    for (at, one) in sitting.iter().enumerate() {
        let center = place(table, seat, at, sitting.len());
        let rect = Rect::from_center_size(center, seat);
        let response = ui.interact(rect, ui.unique_id().with(("seat", at)), Sense::click());
        let spoken = if one.who.is_empty() { one.name.clone() } else { format!("{}: {}", one.name, one.who) };
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, at == chosen, &spoken));
        show_one(ui, look, rect, one, at == chosen, response.hovered());
        parts::focus_ring(ui, &response, look.theme);
        if response.clicked() {
            pressed = Some(at);
        }
    }
    pressed
}

/// The middle of a seat.
fn place(table: Rect, seat: Vec2, at: usize, seats: usize) -> egui::Pos2 {
    let inside = table.shrink2(0.5 * seat);
    let across = if seats == 3 { inside.top() } else { inside.center().y };
    match (at, seats) {
        (0, 2) => inside.left_center(),
        (0, _) => inside.center_bottom(),
        (2, 4) => inside.center_top(),
        (1, 3..) => pos2(inside.left(), across),
        _ => pos2(inside.right(), across),
    }
}

fn show_one(ui: &Ui, look: Look<'_>, rect: Rect, one: &SeatPlate, chosen: bool, hovered: bool) {
    let theme = look.theme;
    ui.painter().rect_filled(rect, CornerRadius::same(8), theme.rack_color());
    card_plate(ui, theme, rect, chosen, hovered);
    let painter = ui.painter_at(rect);
    let radius = if one.head.is_some() { HEAD } else { 5.0 };
    let at = rect.left_center() + vec2(radius + 6.0, 0.0);
    match one.head {
        Some(head) => paint_head(&painter, at, radius, head, [theme.groove(), theme.figure(one.face)]),
        None => _ = painter.circle_filled(at, radius, theme.figure(one.face)),
    }
    let left = at.x + radius + 6.0;
    let rows = if one.who.is_empty() { [0.0, 0.0] } else { [-8.0, 8.5] };
    let row = |down: f32| pos2(left, rect.center().y + down);
    painter.text(row(rows[0]), Align2::LEFT_CENTER, &one.name, text_face(ui.ctx(), 14.5), theme.text_color());
    painter.text(row(rows[1]), Align2::LEFT_CENTER, &one.who, text_face(ui.ctx(), 12.5), theme.quiet_text());
}
