//! The tables as small pictures of themselves: the cloth with a line, the rail, and the rack with
//! a hand and the button.

use super::paint_tick;
use crate::ui::paint::theme::{numbered, table_of};
use crate::ui::paint::{
    Face, Pose, Theme, larger_letters, paint_bone, paint_cloth, paint_rack, paint_rail, title_face,
};
use crate::ui::request::Wardrobe;
use crate::ui::windows::{Look, parts};
use egui::{
    Align2, CornerRadius, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, accesskit::Role,
    vec2,
};

const GAP: f32 = 10.0;
/// The height of a picture as a share of its width, and the height of the name below it.
const HIGH: f32 = 0.52;
const NAME: f32 = 22.0;
/// How much is seen of a row that there is no room for.
const PEEP: f32 = 0.4;

/// Shows every table, two in a row, and after them what the player has made of them. Returns the
/// number of the theme that was clicked.
pub(super) fn show(ui: &mut Ui, look: Look<'_>, wardrobe: &Wardrobe) -> Option<usize> {
    let own = (0..wardrobe.themes.len()).filter(|number| table_of(&wardrobe.themes[*number]).is_none());
    let all: Vec<usize> = (0..Theme::TABLES.len()).map(|table| wardrobe.number_of(table)).chain(own).collect();
    let width = 0.5 * (ui.available_width() - GAP);
    let (between, rows) = (ui.spacing().item_spacing.y, all.len().div_ceil(2) as f32);
    let (room, natural) = (ui.clip_rect().height(), (HIGH * width).round() + name_height(ui));
    // Where there is no room for all, part of a row shows that there are more.
    let seen = room / (natural + between);
    let high = if seen < rows { room / ((seen - PEEP).round() + PEEP) - between } else { natural };
    let mut chosen = None;
    for row in all.chunks(2) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for number in row {
                if picture(ui, look, wardrobe, *number, vec2(width, high)).clicked() {
                    chosen = Some(*number);
                }
            }
        });
    }
    chosen
}

/// How high the line with a table's name is.
fn name_height(ui: &Ui) -> f32 {
    NAME * larger_letters(ui.ctx())
}

fn picture(ui: &mut Ui, look: Look<'_>, wardrobe: &Wardrobe, number: usize, size: Vec2) -> Response {
    let (theme, name) = (numbered(&wardrobe.themes, number), wardrobe.name_of(look, number));
    let used = number == wardrobe.used;
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, used, &name));
    let shown = rect.with_max_y(rect.bottom() - name_height(ui));
    let painter = ui.painter_at(shown);
    paint_table(&painter, shown, theme);
    let (wide, color) = if used { (3.0, look.theme.lit()) } else { (1.0, look.theme.rule()) };
    let color = if response.hovered() { look.theme.lit() } else { color };
    painter.rect_stroke(shown, CornerRadius::same(2), Stroke::new(wide, color), StrokeKind::Inside);
    if used {
        paint_tick(&painter, look.theme, shown);
    }
    let at = rect.left_bottom() + vec2(2.0, -0.5 * name_height(ui));
    let set = |letters| parts::cut(ui, &name, title_face(ui.ctx(), letters), look.theme.text_color(), size.x - 4.0);
    let text = [16.0, 14.0].into_iter().map(set).find(|text| !text.elided).unwrap_or_else(|| set(12.0));
    let at = Align2::LEFT_CENTER.anchor_size(at, text.size()).min;
    ui.painter().galley(at, text, look.theme.text_color());
    parts::focus_ring(ui, &response, look.theme);
    response
}

fn paint_table(painter: &Painter, rect: Rect, theme: &Theme) {
    let size = 0.082 * rect.width();
    let rack = rect.with_min_y(rect.bottom() - 2.6 * size);
    let cloth = rect.with_max_y(rack.top());
    paint_cloth(painter, rect, theme);
    paint_rail(painter, cloth, 0.05 * rect.width(), theme);
    paint_rack(painter, rack, 0.2 * size, theme);
    let lay = |pose: Pose, halves, face| paint_bone(painter, pose, halves, &theme.bone(face), 1.0);
    let large = 1.15 * size;
    let line = |along: f32| cloth.center() + vec2((along - 0.55) * large, 0.2 * size);
    lay(Pose::flat(line(-1.55), large), [3, 6], Face::Played(1));
    lay(Pose::upright(line(0.0), large), [6, 6], Face::Played(0));
    lay(Pose::flat(line(1.55), large), [6, 1], Face::Played(1));
    lay(Pose::upright(line(3.1), large), [1, 1], Face::Played(0));
    let hand = [([5, 4], Face::Hand), ([6, 2], Face::Selected), ([3, 0], Face::Hand), ([4, 4], Face::Hand)];
    for (number, (halves, face)) in (0_u8..).zip(hand) {
        let at = rack.left_center() + vec2((1.2 + 1.2 * f32::from(number)) * size, 0.04 * size);
        lay(Pose::upright(at, size), halves, face);
    }
    let (button, _) = theme.plate(0.0);
    let place = Rect::from_center_size(rack.right_center() - vec2(2.1 * size, 0.0), vec2(3.0, 1.3) * size);
    painter.rect(place, CornerRadius::same(3), button, Stroke::new(1.0, theme.button_edge()), StrokeKind::Inside);
}
