//! A low strip above the hand in which the player is asked something.

use super::Underneath;
use crate::ui::look::Look;
use crate::ui::parts;
use crate::ui::words::Message;
use egui::{Align2, Area, Context, Frame, Id, Margin, Order, Rect, RichText, Vec2, WidgetInfo, accesskit::Role, vec2};

/// The width if there is room.
const WIDTH: f32 = 720.0;
const MARGIN: i8 = 10;
/// The height before it was laid out.
const HIGH: f32 = 110.0;

/// Says something on the cloth above the hand, or at its other edge, so that the player can still see the
/// table. If it would cover what is `needed` at both, it says it over the hand. Below it are buttons: a
/// message, whether it is the main one, and what it means. Returns what was chosen.
pub(super) fn strip<T: Copy>(
    ctx: &Context,
    name: &'static str,
    look: Look<'_>,
    said: &str,
    over: Underneath<'_>,
    offered: &[(Message, bool, T)],
) -> Option<T> {
    let Underneath { areas, needed } = over;
    let frame = Frame::window(&ctx.global_style()).inner_margin(Margin::same(MARGIN));
    let id = Id::unique(name);
    let high = ctx.memory(|memory| memory.area_rect(id)).map_or(HIGH, |rect| rect.height());
    let above = areas.cloth.with_max_y(areas.cloth.top() + high + 8.0);
    let is_free = |place: &Rect| !needed.iter().any(|rect| rect.intersects(*place));
    let places = [areas.cloth.with_min_y(areas.cloth.bottom() - high - 4.0), above];
    let on_cloth = places.into_iter().find(is_free);
    let room = on_cloth.unwrap_or_else(|| areas.foot());
    let area = Area::new(id)
        .order(Order::Middle)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(room.center_bottom() - vec2(0.0, 4.0))
        .constrain_to(areas.board.union(room));
    let inside = room.size() - vec2(16.0, 10.0) - Vec2::splat(2.0 * f32::from(MARGIN));
    // In a narrow window it covers the whole rack, so that no words there are cut.
    let least = if on_cloth.is_some() || inside.x > WIDTH { 0.0 } else { inside.y };
    let shown = area.show(ctx, |ui| {
        frame.show(ui, |ui| {
            ui.set_width(inside.x.min(WIDTH));
            ui.set_min_height(least);
            // In the middle of the height that it then has.
            let spare = |content: f32| 0.5 * (least - content).max(0.0);
            let content = id.with("content");
            ui.add_space(ui.data(|data| data.get_temp(content)).map_or(0.0, spare));
            let top = ui.cursor().top();
            ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
                node.set_role(Role::AlertDialog);
                node.set_label(said);
            });
            let text = ui.label(RichText::new(said).color(look.theme.text_color()));
            text.widget_info(|| WidgetInfo::labeled(Role::Label, true, said));
            let row = ui.horizontal_wrapped(|ui| {
                let chosen = offered
                    .iter()
                    .filter(|(word, main, _)| parts::button(ui, look.theme, look.words.get(*word), *main).clicked());
                chosen.map(|(.., meaning)| *meaning).last()
            });
            ui.data_mut(|data| data.insert_temp(content, row.response.rect.bottom() - top));
            row.inner
        })
    });
    shown.inner.inner
}
