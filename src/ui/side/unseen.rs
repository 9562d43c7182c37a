//! The bones that the player has not seen, as a triangle, and the suits that the other players are
//! known to lack.

use crate::engine::{Bone, Bones, Observation, Seat, Set};
use crate::say;
use crate::seat::SeatedPlayer;
use crate::ui::paint::{Face, Pose, paint_bone, text_face};
use crate::ui::parts::{self, small};
use crate::ui::{look::Look, words::Names};
use egui::{
    Align2, Color32, CornerRadius, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, accesskit::Role,
    pos2, vec2,
};

/// The distance between rows as a share of a column's width, and the height of the title.
const STEP: f32 = 0.58;
const HEAD: f32 = 40.0;
const NAME: f32 = 20.0;
/// The least size of a half whose pips can be counted.
const COUNTED: f32 = 12.0;
/// The room for a number beside the last row, in columns.
const NUMBER: f32 = 0.8;
/// The greatest width of a column.
const WIDEST: f32 = 46.0;

pub(super) fn height(width: f32, game: &SeatedPlayer) -> f32 {
    let set = game.view().rules().set;
    HEAD + cell(width, set) * STEP * set.suit_size() as f32 + 6.0 + NAME * (game.view().rules().seats() - 1) as f32
}

/// Returns the width of a column in a triangle as wide as this, which has one for each number. Where
/// the rows have their numbers, the last one has room beside it.
pub(super) fn cell(width: f32, set: Set) -> f32 {
    let cell = (width / set.suit_size() as f32).min(WIDEST);
    if is_counted(cell) { cell } else { width / (set.suit_size() as f32 + NUMBER) }
}

/// Whether the pips of a bone in a column of this width can be counted.
fn is_counted(cell: f32) -> bool {
    0.46 * cell >= COUNTED
}

/// Returns the place of a bone in a triangle with columns and rows of this size.
pub(super) fn place_in(triangle: Rect, cell: Vec2, bone: Bone) -> Rect {
    let corner = triangle.min + cell * vec2(bone.low().into(), bone.high().into());
    Rect::from_min_size(corner, cell)
}

/// What was pressed at the top of the panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Pressed {
    pub closed: bool,
    /// The switch for where the bones may be.
    pub turned: bool,
}

/// Shows a title, the switch for where the bones may be if they `may` be shown, and the close
/// button.
pub(super) fn head(ui: &mut Ui, look: Look<'_>, title: &str, may: Option<bool>) -> Pressed {
    let words = look.words;
    let shown = ui.horizontal(|ui| {
        let sign = parts::touchable(ui, 28.0);
        let (word, between) = (say!(words, "beliefs-where"), ui.spacing().item_spacing.x);
        let switch = may.map_or(0.0, |_| plate_size(ui, word).x + between);
        let size = vec2(ui.available_width() - switch - between - sign, sign);
        let (rect, _) = parts::area(ui, size, Role::Heading, title);
        let text = parts::cut(ui, title, text_face(ui.ctx(), 14.0), look.theme.text_color(), rect.width());
        ui.painter().galley(rect.left_center() - vec2(0.0, 0.5 * text.size().y), text, look.theme.text_color());
        let turned = may.is_some_and(|on| {
            let spoken = say!(words, "command-beliefs");
            small_plate(ui, look, word, spoken, Role::Switch, on).on_hover_text(spoken).clicked()
        });
        Pressed { turned, closed: parts::cross(ui, look) }
    });
    shown.inner
}

fn plate_size(ui: &Ui, text: &str) -> Vec2 {
    let font = text_face(ui.ctx(), 13.0);
    ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size() + vec2(16.0, 8.0)
}

/// A button as small as its text that is on or off, with its spoken name and its role.
pub(super) fn small_plate(ui: &mut Ui, look: Look<'_>, text: &str, name: &str, role: Role, on: bool) -> Response {
    let size = plate_size(ui, text);
    let room = vec2(parts::touchable(ui, size.x), parts::touchable(ui, size.y));
    let (place, response) = ui.allocate_exact_size(room, Sense::click());
    let rect = Rect::from_center_size(place.center(), vec2(room.x, size.y));
    response.widget_info(|| WidgetInfo::selected(role, true, on, name));
    let edge = if on { Stroke::new(2.0, look.theme.lit()) } else { Stroke::new(1.0, look.theme.rule()) };
    ui.painter().rect_stroke(rect.shrink(1.0), CornerRadius::same(6), edge, StrokeKind::Inside);
    let (font, color) = (text_face(ui.ctx(), 13.0), look.theme.text_color());
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, font, color);
    parts::focus_ring(ui, &response, look.theme);
    response
}

/// Returns the title of the panel.
pub(super) fn title(look: Look<'_>, unseen: Bones) -> String {
    say!(look.words, "unseen-title", count: unseen.len())
}

/// Returns the bones that are hidden now, in other hands or in the boneyard.
pub(crate) fn unseen(game: &SeatedPlayer) -> Bones {
    if game.view().ceremony.as_ref().is_some() {
        return game.view().rules().set.bones();
    }
    let open = game.view().open.clone();
    let shown = open.hands.into_iter().collect::<Bones>();
    game.view().seen.unseen() - shown - open.boneyard.into_iter().collect()
}

/// Shows the panel. Returns what was pressed at its top.
pub(super) fn show(ui: &mut Ui, look: Look<'_>, game: &SeatedPlayer) -> Pressed {
    let (unseen, view) = (unseen(game), game.view());
    let may = (view.helps() && !view.hides_the_hand()).then_some(false);
    let pressed = head(ui, look, &title(look, unseen), may);
    triangle(ui, look, unseen, view.rules().set);
    lacks(ui, look, game);
    pressed
}

/// Draws every bone, with one row for each larger half. Bones that were seen are faint.
fn triangle(ui: &mut Ui, look: Look<'_>, unseen: Bones, set: Set) {
    let (cell, numbers) = (cell(ui.available_width(), set), set.suit_size() as f32);
    let told: Vec<String> = unseen.iter().map(|bone| bone.to_string()).collect();
    let (rect, _) = parts::area(ui, vec2(numbers * cell, numbers * STEP * cell), Role::Image, told.join(", "));
    for bone in set.bones() {
        let pose = Pose::flat(place_in(rect, cell * vec2(1.0, STEP), bone).center(), 0.46 * cell);
        let strength = if unseen.contains(bone) { 1.0 } else { 0.16 };
        paint_bone(ui.painter(), pose, [bone.high(), bone.low()], &look.theme.bone(Face::Hand), strength);
    }
    number(ui, look, rect, cell * vec2(1.0, STEP), set);
}

/// Writes its number at the end of each row of a triangle, beside the doublet, where the bones of a large set
/// are too small for their pips to be counted. The column below the doublet has the same.
pub(super) fn number(ui: &Ui, look: Look<'_>, triangle: Rect, cell: Vec2, set: Set) {
    if is_counted(cell.x) {
        return;
    }
    let font = text_face(ui.ctx(), (0.62 * cell.x).clamp(9.0, 12.0));
    for pips in set.numbers() {
        let at = place_in(triangle, cell, Bone::doublet(pips)).right_center() + vec2(1.0, 0.0);
        ui.painter().text(at, Align2::LEFT_CENTER, pips.to_string(), font.clone(), look.theme.quiet_text());
    }
}

/// Shows the suits that the other players have shown to lack, if there are any.
fn lacks(ui: &mut Ui, look: Look<'_>, game: &SeatedPlayer) {
    let names =
        Names { words: look.words, settings: look.settings, rules: game.view().rules(), you: game.view().viewer() };
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(4.0);
    let seen = &game.view().seen;
    for seat in others(&names).filter(|seat| !seen.lacks(*seat).is_empty()) {
        let told = lacks_of(look, &names, seen, seat);
        let (rect, _) = ui.allocate_exact_size(vec2(12.0, 0.0), Sense::hover());
        let at = pos2(rect.left() + 4.0, rect.top() + 0.5 * NAME);
        ui.painter().circle_filled(at, 4.0, look.theme.figure(Face::played(names.player(seat), names.rules.partners)));
        ui.horizontal(|ui| {
            ui.set_min_height(NAME);
            ui.add_space(12.0);
            small(ui, look, &told);
        });
    }
}

/// Returns the other players from the left.
pub(crate) fn others(names: &Names<'_>) -> impl Iterator<Item = Seat> {
    let (you, seats) = (names.you, names.rules.seats());
    (1..seats).map(move |steps| you.after(steps, seats))
}

/// Returns the name of a seat and the suits that it has shown to lack.
pub(crate) fn lacks_of(look: Look<'_>, names: &Names<'_>, seen: &Observation, seat: Seat) -> String {
    let lacks = |pips: u8| say!(look.words, "log-lacks", pips: pips);
    let suits: Vec<String> = seen.lacks(seat).iter().map(lacks).collect();
    if suits.is_empty() {
        return names.of(seat);
    }
    say!(look.words, "unseen-lacks", name: names.of(seat), lacks: suits.join(", "))
}
