//! The bones that the player has not seen, as a triangle, and the suits that the other players are
//! known to lack.

use crate::engine::{Bone, Bones, Observation, Seat};
use crate::seat::SeatedPlayer;
use crate::ui::paint::{Face, Pose, paint_bone};
use crate::ui::parts::{self, small};
use crate::ui::{look::Look, words::Names};
use egui::{Align2, FontId, Rect, Sense, Ui, Vec2, accesskit::Role, pos2, vec2};

/// The distance between rows as a share of a column's width, and the height of the title.
const STEP: f32 = 0.58;
const HEAD: f32 = 40.0;
const NAME: f32 = 20.0;
/// The greatest width of a column.
const WIDEST: f32 = 46.0;

pub(super) fn height(width: f32, game: &SeatedPlayer) -> f32 {
    HEAD + cell(width) * STEP * 7.0 + 6.0 + NAME * (game.view().rules().seats() - 1) as f32
}

/// Returns the width of a column in a triangle as wide as this.
pub(super) fn cell(width: f32) -> f32 {
    (width / 7.0).min(WIDEST)
}

/// Returns the place of a bone in a triangle with columns and rows of this size.
pub(super) fn place_in(triangle: Rect, cell: Vec2, bone: Bone) -> Rect {
    let corner = triangle.min + cell * vec2(bone.low().into(), bone.high().into());
    Rect::from_min_size(corner, cell)
}

/// Shows a title and the close button. Returns whether the panel was closed.
pub(super) fn title(ui: &mut Ui, look: Look<'_>, title: &str) -> bool {
    let shown = ui.horizontal(|ui| {
        let (rect, _) = parts::area(ui, vec2(ui.available_width() - 36.0, 28.0), Role::Heading, title);
        let (at, font) = (rect.left_center(), FontId::proportional(14.0));
        ui.painter_at(rect).text(at, Align2::LEFT_CENTER, title, font, look.theme.text_color());
        parts::cross(ui, look)
    });
    shown.inner
}

/// Returns the bones that are hidden now, in other hands or in the boneyard.
pub(crate) fn unseen(game: &SeatedPlayer) -> Bones {
    if game.view().ceremony.as_ref().is_some() {
        return Bones::ALL;
    }
    let open = game.view().open.clone();
    let shown = open.hands.into_iter().collect::<Bones>();
    game.view().seen.unseen() - shown - open.boneyard.into_iter().collect()
}

/// Shows the panel. Returns whether it was closed.
pub(super) fn show(ui: &mut Ui, look: Look<'_>, game: &SeatedPlayer) -> bool {
    let unseen = unseen(game);
    let title = look.words.format("unseen-title", &[("count", unseen.len().into())]);
    let closed = self::title(ui, look, &title);
    triangle(ui, look, unseen);
    lacks(ui, look, game);
    closed
}

/// Draws every bone, with one row for each larger half. Bones that were seen are faint.
fn triangle(ui: &mut Ui, look: Look<'_>, unseen: Bones) {
    let cell = cell(ui.available_width());
    let told: Vec<String> = unseen.iter().map(|bone| bone.to_string()).collect();
    let (rect, _) = parts::area(ui, vec2(7.0 * cell, 7.0 * STEP * cell), Role::Image, told.join(", "));
    for bone in Bone::all() {
        let pose = Pose::flat(place_in(rect, cell * vec2(1.0, STEP), bone).center(), 0.46 * cell);
        let strength = if unseen.contains(bone) { 1.0 } else { 0.16 };
        paint_bone(ui.painter(), pose, [bone.high(), bone.low()], &look.theme.bone(Face::Hand), strength);
    }
}

/// Shows the suits that the other players have shown to lack.
fn lacks(ui: &mut Ui, look: Look<'_>, game: &SeatedPlayer) {
    let names =
        Names { words: look.words, settings: look.settings, rules: game.view().rules(), you: game.view().viewer() };
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(4.0);
    for seat in others(&names) {
        let told = lacks_of(look, &names, &game.view().seen, seat);
        let (rect, _) = ui.allocate_exact_size(vec2(12.0, 0.0), Sense::hover());
        let at = pos2(rect.left() + 4.0, rect.top() + 0.5 * NAME);
        ui.painter().circle_filled(at, 4.0, look.theme.figure(Face::Played(names.player(seat))));
        ui.horizontal(|ui| {
            ui.set_min_height(NAME);
            ui.add_space(12.0);
            small(ui, look, &told);
        });
    }
}

/// Returns the other players from the left.
pub(super) fn others(names: &Names<'_>) -> impl Iterator<Item = Seat> {
    let (you, seats) = (names.you, names.rules.seats());
    (1..seats).map(move |steps| you.after(steps, seats))
}

/// Returns the name of a seat and the suits that it has shown to lack.
pub(super) fn lacks_of(look: Look<'_>, names: &Names<'_>, seen: &Observation, seat: Seat) -> String {
    let lacks = |pips: u8| look.words.format("log-lacks", &[("pips", pips.into())]);
    let suits: Vec<String> = seen.lacks(seat).iter().map(lacks).collect();
    if suits.is_empty() {
        return names.of(seat);
    }
    look.words.format("unseen-lacks", &[("name", names.of(seat).into()), ("lacks", suits.join(", ").into())])
}
