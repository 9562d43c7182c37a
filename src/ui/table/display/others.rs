//! Shows the other hands and the boneyard of the whole table, and the panel of played bones of the
//! compact one.

use super::cloth::{paint_seen, tell_bone};
use super::frame::TableFrame;
use crate::msg;
use crate::seat::Input;
use crate::table::Waiting;
use crate::ui::paint::{Pose, crossed_out, focus_line, paint_back, paint_shadow, ring};
use crate::ui::parts;
use crate::ui::table::input::Action;
use crate::ui::table::positions::{Display, Spot, Token};
use egui::{
    Align2, CornerRadius, EventFilter, FontId, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    accesskit::Role, epaint::RectShape, pos2, vec2,
};

/// Shows the bones that are not in your hand and not on the table. One face down may be taken.
pub(super) fn show_others(ui: &Ui, view: &TableFrame<'_>) -> Option<Action> {
    let may_take = matches!(
        view.game.view().waiting,
        Waiting::Lot | Waiting::Take | Waiting::Draw | Waiting::You { may_draw: true }
    );
    let mut taken = None;
    show_sheet(ui, view);
    for spot in &view.scene.spots.bones {
        match spot.token {
            Token::Table(_) | Token::Hand(_) => {}
            Token::Yard(number) if may_take && spot.front.is_none() => {
                if show_face_down(ui, view, spot, number).clicked() {
                    taken = Some(Action::TakeFaceDown(number));
                }
            }
            _ => show_lying(ui, view, spot),
        }
    }
    taken.or(show_yard_caption(ui, view))
}

/// Whether a bone is drawn by a click on the figure of the boneyard, because its bones have no room of their own.
pub(super) fn is_drawn_by_the_figure(view: &TableFrame<'_>) -> bool {
    let draws = matches!(view.game.view().waiting, Waiting::Draw | Waiting::You { may_draw: true });
    draws && view.areas().display == Display::Compact && view.scene.sheet.is_none()
}

/// Shows the visible part of the sheet below the bones to draw.
fn show_sheet(ui: &Ui, view: &TableFrame<'_>) {
    let (scene, theme, scale) = (view.scene, view.look.theme, view.areas().scale);
    let Some((sheet, away)) = view.animations.sheet.seen(view.now) else { return };
    let rect = sheet.rect.translate(away);
    let round = rounded(sheet.away, (10.0 * scale) as u8);
    let painter = ui.painter_at(view.areas().board);
    let shade = RectShape::filled(rect.translate(Vec2::splat(2.0 * scale)), round, theme.shade());
    painter.add(shade.with_blur_width(8.0 * scale));
    painter.rect(rect, round, theme.band(), (1.0, theme.rule()), StrokeKind::Inside);
    let font = FontId::proportional((13.5 * scale).max(view.areas().least));
    let at = sheet.caption.left_bottom() + away;
    painter.text(at, Align2::LEFT_BOTTOM, &scene.yard, font, theme.quiet_text());
    if scene.sheet.is_none() {
        // On the whole table its bones return to the boneyard on their own.
        let compact = view.areas().display == Display::Compact;
        let going = if compact { view.game.view().seen.public().boneyard_len() } else { 0 };
        for pose in sheet.poses.iter().take(going) {
            let (pose, colors) = (Pose { center: pose.center + away, ..*pose }, theme.back());
            paint_shadow(&painter, pose, colors.shade, 0.0);
            paint_back(&painter, pose, &colors);
        }
        return;
    }
    // A click between the bones must not reach what is below the sheet.
    ui.interact(sheet.rect, view.ids.other("sheet", 0), Sense::CLICK | Sense::DRAG);
    parts::tell_at(ui, sheet.caption, view.ids.other("boneyard", 1), Role::Label, &scene.yard);
}

/// Shows a bone that cannot be used.
fn show_lying(ui: &Ui, view: &TableFrame<'_>, spot: &Spot) {
    let theme = view.look.theme;
    if !view.is_moving(spot.token)
        && let Some(mut seen) = view.animations.motion.seen(spot.token, view.now)
    {
        seen.pose = as_it_lies(spot.token, seen.pose);
        paint_shadow(ui.painter(), seen.pose, theme.back().shade, seen.lift);
        paint_seen(ui.painter(), &seen, theme);
        if seen.front.is_some_and(|bone| view.scene.buried.contains(bone)) {
            crossed_out(ui.painter(), seen.pose, theme.lit());
        }
    }
    if !spot.name.is_empty() {
        tell_bone(ui, view.ids, spot);
    }
}

/// Shows a bone of the boneyard that can be drawn. Any of them is as good, because the deal is
/// already decided.
fn show_face_down(ui: &Ui, view: &TableFrame<'_>, spot: &Spot, number: u8) -> Response {
    let look = view.look;
    // Tab stops at only one of them. A stop at each would take too long.
    let sense = if number == view.keyboard.yard_at { Sense::click() } else { Sense::CLICK };
    let response = ui.interact(spot.pose.rect().expand(1.0), view.ids.yard(number.into()), sense);
    if response.has_focus() {
        let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    }
    let id = if view.game.view().ceremony.as_ref().is_some() { msg!("spoken-face-down") } else { msg!("spoken-yard") };
    let name = look.words.format(id, &[("number", (u32::from(number) + 1).into())]);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    show_lying(ui, view, spot);
    let width = (0.07 * spot.pose.size).max(1.5);
    let pose = as_it_lies(spot.token, spot.pose);
    if response.has_focus() {
        focus_line(ui.painter(), pose, look.theme.focus());
    } else if response.hovered() {
        ring(ui.painter(), pose, width, look.theme.lit());
    } else if matches!(view.game.view().waiting, Waiting::Draw | Waiting::Lot | Waiting::Take)
        && !view.is_moving(spot.token)
        && !view.animations.motion.shows_a_play(view.now)
    {
        ring(ui.painter(), pose, 0.6 * width, look.theme.glow(0.55));
    }
    response
}

/// Shows how many bones can be drawn. Returns whether one is drawn by a click on that.
fn show_yard_caption(ui: &Ui, view: &TableFrame<'_>) -> Option<Action> {
    let (scene, areas, theme) = (view.scene, view.areas(), view.look.theme);
    let font = FontId::proportional(areas.letters(13.5));
    let compact = areas.display == Display::Compact;
    // On the compact display the number is in the status area if there are two sides. The reason
    // why bones cannot be drawn does not fit there.
    let seen = &view.game.view().seen;
    let needs_words =
        !scene.has_boneyard_figure(view.game) || seen.public().drawable() == 0 && seen.public().boneyard_len() > 0;
    if scene.yard.is_empty() || scene.sheet.is_some() || compact && !needs_words {
        return None;
    }
    let heap = scene.spots.bones.iter().filter(|spot| matches!(spot.token, Token::Yard(_)));
    let heap = heap.map(|spot| spot.pose.rect().left()).reduce(f32::min);
    let (bottom, counted) = (areas.yard.center_bottom(), areas.count.left_top());
    // Below a heap it begins where the heap does.
    let (at, align) = match heap {
        _ if compact => (counted, Align2::LEFT_BOTTOM),
        Some(left) => (pos2(left, bottom.y), Align2::LEFT_BOTTOM),
        None => (bottom, Align2::CENTER_BOTTOM),
    };
    let set = |words: String| {
        let words = ui.painter().layout_no_wrap(words, font.clone(), theme.quiet_text());
        let text = align.anchor_size(at, words.size());
        let beyond = if compact || heap.is_none() { 0.0 } else { (text.right() - areas.yard.right()).max(0.0) };
        let text = text.translate(vec2(-beyond, 0.0));
        // A sentence may be wider than the place of the boneyard.
        let (left, right) = (areas.board.left() + 4.0 - text.left(), text.right() - areas.board.right() + 4.0);
        (words, text.translate(vec2(left.max(0.0) - right.max(0.0), 0.0)))
    };
    let (words, text) = set(scene.yard.clone());
    // Beside what is said to you there may only be room for the number, which says nothing without a heap.
    let is_crowded = !compact && text.shrink(1.0).intersects(areas.line);
    let (words, text) = if is_crowded { set(seen.public().boneyard_len().to_string()) } else { (words, text) };
    if !is_crowded || heap.is_some() {
        ui.painter().galley(text.min, words, theme.quiet_text());
    }
    let place = if compact { text } else { areas.yard };
    let id = view.ids.other("boneyard", 1);
    if !is_drawn_by_the_figure(view) {
        parts::tell_at(ui, place, id, Role::Label, &scene.yard);
        return None;
    }
    // The keys have the button for it.
    let response = ui.interact(place.expand2(vec2(8.0, 6.0)), id, Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &scene.yard));
    if response.hovered() {
        let edge = Stroke::new(1.5, theme.lit());
        ui.painter().rect_stroke(response.rect, CornerRadius::same(6), edge, StrokeKind::Inside);
    }
    response.clicked().then(|| Action::step(Input::Draw))
}

/// The boneyard is a heap; what is in a hand lies straight.
fn as_it_lies(token: Token, pose: Pose) -> Pose {
    match token {
        Token::Yard(number) => pose.heaped(number),
        _ => pose,
    }
}

/// The corners of a sheet that slides towards `away` when it goes: those at that edge are not seen.
const fn rounded(away: Vec2, round: u8) -> CornerRadius {
    match (away.x < 0.0, away.x > 0.0) {
        (true, _) => CornerRadius { ne: round, se: round, nw: 0, sw: 0 },
        (_, true) => CornerRadius { nw: round, sw: round, ne: 0, se: 0 },
        _ => CornerRadius { nw: round, ne: round, sw: 0, se: 0 },
    }
}
