//! A hint: what Nestor at full strength would play in the player's place, and what each play is
//! worth.

use super::Underneath;
use crate::engine::{Bone, End, Move};
use crate::nestor::judge::Weighed;
use crate::say;
use crate::seat::{Advice, Hint};
use crate::ui::look::Look;
use crate::ui::paint::{Face, Pose, paint_bone};
use crate::ui::parts::{FINGER, has_fingers, touchable};
use crate::ui::words::{Words, place_name, step_name};
use egui::{
    Align, Area, Context, Frame, Grid, Id, Layout, Margin, Order, Rect, Response, RichText, ScrollArea, Sense, Shadow,
    Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, accesskit::Role, scroll_area::ScrollBarVisibility,
    style::ScrollStyle, vec2,
};

/// The width of the list of plays.
const WIDTH: f32 = 156.0;
const MARGIN: i8 = 8;
/// The least height of the list where it leaves the other hands uncovered.
const LEAST: f32 = 110.0;
/// The size of the bones in it.
const BONE: f32 = 20.0;
/// The greatest number of plays in the list.
const MOST: usize = 8;

/// Returns the play that a hint recommends.
pub fn recommended(hint: &Hint) -> Option<(Bone, End)> {
    match hint {
        Hint::Given(advice @ Advice { best: Move::Play(bone, end), .. }) if advice.tells_play() => Some((*bone, *end)),
        _ => None,
    }
}

/// What was done with the list of plays in a frame.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct HintResponse {
    pub closed: bool,
    /// The play under the pointer or the focus.
    pub pointed: Option<Move>,
    /// The play that was clicked.
    pub chosen: Option<Move>,
}

/// Shows what each play is worth, in the upper left corner of the playing area if it is free there,
/// or else where most of the list can be seen. It must not cover what is needed to play, and covers
/// no bone of the table where all of it can be seen elsewhere. What egui
/// remembers of the list belongs to the moment of the game, so that nobody sees how long the list
/// of the person before was.
pub(crate) fn hint_ui(
    ctx: &Context,
    hint: &Hint,
    look: Look<'_>,
    Underneath { areas, needed }: Underneath<'_>,
    [with_bones, of_the_best]: [&[Rect]; 2],
    moment: u64,
) -> HintResponse {
    let mut done = HintResponse::default();
    let Hint::Given(advice) = hint else { return done };
    // Without a choice nothing was calculated, so there are no figures to show.
    if advice.candidates.is_empty() || !advice.tells_play() {
        return done;
    }
    let scale = areas.scale.clamp(0.88, 1.5);
    let id = Id::unique(("hint", moment));
    // Long names of plays make it wider, which shows once it is laid out.
    let width = scale * WIDTH + 2.0 * f32::from(MARGIN) + 2.0;
    let width = ctx.memory(|memory| memory.area_rect(id)).map_or(width, |rect| rect.width().max(width));
    let rows = advice.candidates.len().min(MOST) as f32;
    let wanted =
        if has_fingers(ctx) { (FINGER + 3.0) * (rows + 1.0) + 30.0 } else { scale * (56.0 + (BONE + 7.0) * rows) };
    let wanted = wanted + 2.0 * f32::from(MARGIN);
    let inside = |area: Rect, needed: &[Rect]| free_place(area.shrink(4.0 * areas.scale), needed, vec2(width, wanted));
    let on_cloth = inside(areas.cloth, with_bones);
    let on_cloth = if on_cloth.height() < wanted { inside(areas.cloth, needed) } else { on_cloth };
    let place = if on_cloth.height() < LEAST * scale { inside(areas.board, needed) } else { on_cloth };
    // A list of which nothing is seen helps nobody, so on a low telephone only the best play stays clear of it.
    let place = if place.height() < LEAST * scale { inside(areas.board, of_the_best) } else { place };
    let bottom = place.bottom();
    let frame = Frame::popup(&ctx.global_style()).shadow(Shadow::NONE).inner_margin(Margin::same(MARGIN));
    let area = Area::new(id).fixed_pos(place.min).order(Order::Middle);
    area.show(ctx, |ui| {
        frame.show(ui, |ui| {
            ui.set_max_width(scale * WIDTH);
            ui.spacing_mut().item_spacing.y = 3.0;
            done.closed = show_head(ui, look, scale);
            let height = bottom - ui.next_widget_position().y - f32::from(MARGIN);
            ui.spacing_mut().scroll = ScrollStyle::thin();
            // Where there is room for all of it nothing is scrolled.
            let has_room = place.height() >= wanted;
            let bar = if has_room { ScrollBarVisibility::AlwaysHidden } else { ScrollBarVisibility::VisibleWhenNeeded };
            ScrollArea::vertical().scroll_bar_visibility(bar).max_height(height).min_scrolled_height(0.0).show(
                ui,
                |ui| {
                    // Where few rows are seen, the titles give way to the plays.
                    let titled = !has_fingers(ctx) || height > 4.0 * FINGER;
                    show_list(ui, look, scale, advice, titled, &mut done);
                },
            );
        });
    });
    done
}

/// Returns the highest place of this width in a room that covers none of these, and of several that
/// are high enough the first from the left and the top.
fn free_place(room: Rect, needed: &[Rect], wanted: Vec2) -> Rect {
    let beside = needed.iter().flat_map(|rect| [rect.right(), rect.left() - wanted.x]);
    let last = (room.right() - wanted.x).max(room.left());
    let mut lefts: Vec<f32> = beside.chain([room.left(), last]).map(|x| x.clamp(room.left(), last)).collect();
    lefts.sort_by(f32::total_cmp);
    let mut best = Rect::from_min_size(room.min, Vec2::ZERO);
    for left in lefts {
        let column = Rect::from_x_y_ranges(left..=left + wanted.x, room.y_range());
        let mut inside: Vec<Rect> = needed.iter().copied().filter(|rect| is_over(*rect, column)).collect();
        inside.sort_by(|one, other| one.top().total_cmp(&other.top()));
        inside.push(Rect::from_x_y_ranges(column.x_range(), room.bottom()..=room.bottom()));
        let mut top = room.top();
        for rect in inside {
            let free = Rect::from_x_y_ranges(column.x_range(), top..=rect.top().max(top));
            if free.height().min(wanted.y) > best.height().min(wanted.y) + 1.0 {
                best = free;
            }
            top = top.max(rect.bottom());
        }
    }
    best
}

/// Whether two rectangles share more than an edge.
fn is_over(one: Rect, other: Rect) -> bool {
    one.intersect(other).is_positive()
}

fn show_list(ui: &mut Ui, look: Look<'_>, scale: f32, advice: &Advice, titled: bool, done: &mut HintResponse) {
    let (theme, words) = (look.theme, look.words);
    let grid = Grid::new("hint-candidates").num_columns(2).spacing(scale * vec2(10.0, 3.0));
    grid.show(ui, |ui| {
        if titled {
            ui.label("");
            let title = RichText::new(say!(words, "hint-win")).size(12.5 * scale).color(theme.quiet_text());
            ui.label(title).on_hover_text(say!(words, "hint-win-about"));
            ui.end_row();
        }
        for candidate in advice.candidates.iter().take(MOST) {
            let on = show_candidate(ui, look, scale, candidate, candidate.step == advice.best);
            if on.hovered() || on.has_focus() {
                done.pointed = Some(candidate.step);
            }
            if on.clicked() {
                done.chosen = Some(candidate.step);
            }
        }
    });
}

/// Shows the title, the meaning of the figures, and the close button.
fn show_head(ui: &mut Ui, look: Look<'_>, scale: f32) -> bool {
    let (theme, words) = (look.theme, look.words);
    ui.horizontal(|ui| {
        ui.set_min_width(scale * (WIDTH - 16.0));
        let title = RichText::new(say!(words, "hint-title")).size(14.5 * scale).strong().color(theme.text_color());
        ui.label(title).on_hover_text(say!(words, "hint-about"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(touchable(ui, 22.0)), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, say!(words, "close")));
            let color = if response.hovered() { theme.text_color() } else { theme.quiet_text() };
            let (middle, arm) = (rect.center(), 4.5);
            for slope in [-1.0, 1.0] {
                let ends = [middle - vec2(arm, slope * arm), middle + vec2(arm, slope * arm)];
                ui.painter().line_segment(ends, Stroke::new(1.6, color));
            }
            if response.has_focus() {
                ui.painter().rect_stroke(rect, 5.0, Stroke::new(2.0, theme.focus()), StrokeKind::Inside);
            }
            response.clicked()
        })
        .inner
    })
    .inner
}

/// Shows one play as its bone, its place and how often it wins. The whole row reacts to the pointer.
fn show_candidate(ui: &mut Ui, look: Look<'_>, scale: f32, candidate: &Weighed, best: bool) -> Response {
    let (theme, words) = (look.theme, look.words);
    let under = ui.painter().add(Shape::Noop);
    let name = step_name(words, candidate.step);
    let (points, win) = (signed(candidate.points, words), words.percent(100.0 * candidate.win));
    let spoken = format!("{name}: {points} {}, {win} {}", say!(words, "hint-points"), say!(words, "hint-win"));
    let color = if best { theme.lit() } else { theme.text_color() };
    let text = |text: String| RichText::new(text).size(15.0 * scale).color(color);
    // Nobody touches the titles of the columns, so they are lower than the plays.
    let high = if has_fingers(ui.ctx()) { FINGER } else { scale * (BONE + 4.0) };
    let first = ui.horizontal(|ui| {
        ui.set_min_height(high);
        let Move::Play(bone, end) = candidate.step else {
            ui.label(text(name));
            return;
        };
        let (rect, _) = ui.allocate_exact_size(scale * vec2(2.0 * BONE + 4.0, BONE + 2.0), Sense::hover());
        let pose = Pose::flat(rect.center(), scale * BONE);
        paint_bone(ui.painter(), pose, [bone.high(), bone.low()], &theme.bone(Face::Hand), 1.0);
        ui.label(text(place_name(words, end)));
    });
    let first = first.response.rect;
    let last = ui.label(text(win)).rect;
    ui.end_row();
    let rect = first.union(last).expand2(vec2(4.0, 1.0));
    let rect = Rect::from_center_size(rect.center(), vec2(rect.width(), touchable(ui, rect.height())));
    let response = ui.interact(rect, ui.scope_id().with(("play", candidate.step.to_string())), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    if response.hovered() {
        ui.painter().set(under, Shape::rect_filled(rect, 4.0, theme.glow(0.18)));
    }
    if response.has_focus() {
        ui.painter().rect_stroke(rect, 4.0, Stroke::new(2.0, theme.focus()), StrokeKind::Inside);
    }
    response
}

/// Returns points with their sign.
fn signed(points: f64, words: &Words) -> String {
    let plus = if points < 0.0 { "" } else { "+" };
    format!("{plus}{}", words.number(points, 1))
}
