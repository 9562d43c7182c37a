//! The tiles of the games and of their families, and the sign beside them that looks for a game.

use super::{card_plate, game_sign};
use crate::engine::Preset;
use crate::say;
use crate::ui::paint::{Sign, paint_sign, text_face};
use crate::ui::parts;
use crate::ui::windows::Look;
use egui::{CornerRadius, Rect, Response, Sense, Ui, Vec2, WidgetInfo, accesskit::Role, pos2, text::LayoutJob, vec2};

/// The width of the sign that opens the field for looking for a game.
pub(super) const SEEKER: f32 = 44.0;
/// The width below which a card has no room for its picture.
const PICTURED: f32 = 138.0;

/// The sign that opens the field for looking for a game, as high as a card. Returns whether it was pressed.
pub(super) fn seeker(ui: &mut Ui, look: Look<'_>, high: f32, open: bool) -> bool {
    let name = say!(look.words, "game-search");
    let (rect, response) = ui.allocate_exact_size(vec2(SEEKER, parts::touchable(ui, high)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_expanded(open));
    card_plate(ui, look.theme, rect, open, response.hovered());
    let square = Rect::from_center_size(rect.center(), Vec2::splat(18.0));
    paint_sign(ui.painter(), Sign::Review, square, look.theme.text_color());
    parts::focus_ring(ui, &response, look.theme);
    response.on_hover_text(name).clicked()
}

/// What a card shows of a game or of a family.
#[derive(Clone, Copy)]
pub(super) struct GameCard<'a> {
    pub(super) name: &'a str,
    pub(super) spoken: &'a str,
    /// What is told at its right.
    pub(super) beside: &'a str,
    /// The game whose picture is at its left.
    pub(super) pictured: Option<Preset>,
}

/// A card to choose a game or a family.
pub(super) fn small_card(ui: &mut Ui, look: Look<'_>, card: GameCard<'_>, size: Vec2, chosen: bool) -> Response {
    let (theme, GameCard { name, spoken, beside, pictured }) = (look.theme, card);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, spoken));
    card_plate(ui, theme, rect, chosen, response.hovered());
    let mut left = rect.left() + 9.0;
    if let Some(pictured) = pictured.filter(|_| size.x >= PICTURED) {
        let inside = rect.shrink(5.0);
        // A name of two words needs more than half of a narrow card.
        let shown = inside.with_max_x(inside.left() + (1.45 * inside.height()).min(0.36 * size.x));
        let painter = ui.painter_at(shown);
        painter.rect_filled(shown, CornerRadius::same(4), theme.background_color());
        game_sign(&painter, shown, theme, pictured);
        left = shown.right() + 8.0;
    }
    let told = ui.painter().layout_no_wrap(beside.to_owned(), text_face(ui.ctx(), 12.5), theme.quiet_text());
    let wide = if beside.is_empty() { 0.0 } else { told.size().x + 10.0 };
    let written = |right: f32| {
        let room = right - left - 4.0;
        let mut job = LayoutJob::simple(name.to_owned(), text_face(ui.ctx(), 14.5), theme.text_color(), room);
        job.wrap.max_rows = 2;
        ui.painter().layout_job(job)
    };
    // The name comes first where both have no room.
    let mut galley = written(rect.right() - wide);
    if galley.elided {
        galley = written(rect.right());
    } else {
        ui.painter().galley(pos2(rect.right() - wide, rect.center().y - 0.5 * told.size().y), told, theme.quiet_text());
    }
    ui.painter().galley(pos2(left, rect.center().y - 0.5 * galley.size().y), galley, theme.text_color());
    parts::focus_ring(ui, &response, theme);
    response
}
