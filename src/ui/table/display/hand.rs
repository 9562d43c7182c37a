//! Your hand: what is shown of it, and what is done with it by the pointer.

use super::frame::TableFrame;
use super::lit::Preview;
use crate::engine::{Bone, End};
use crate::seat::Input;
use crate::table::Waiting;
use crate::ui::look::Look;
use crate::ui::paint::{BoneColors, Face, Pose, arrow_above, focus_line, paint_lifted, ring};
use crate::ui::table::Scene;
use crate::ui::table::input::{Action, Target};
use crate::ui::table::positions::{Areas, Display, Spot, Token};
use egui::{PointerButton, Pos2, Response, Sense, Ui, Vec2, WidgetInfo, accesskit::Role};
use std::{f32::consts::TAU, time::Duration};

/// How long, in seconds, the light on a bone that is pointed out takes to come and go, how weak it
/// becomes, and after how long it is painted again.
const PULSE: f64 = 1.6;
const WEAKEST: f32 = 0.25;
const FRAME: Duration = Duration::from_millis(33);

/// How far a bone of the hand stands back that fits nowhere, and how far one is lifted that fits, if that is
/// wanted.
const DIM: f32 = 0.5;
const RAISED: f32 = 0.45;

/// Shows your hand. Returns what the player did with it.
pub(super) fn show_hand(ui: &Ui, view: &TableFrame<'_>, lit: &[Preview]) -> Vec<Action> {
    let (theme, hinted) = (view.look.theme, view.hinted().map(|(bone, _)| bone));
    let (mut pointed, mut dragged, mut actions) = (None, false, Vec::new());
    let first = view.pointed_out();
    let some_stand_out = stand_out(view);
    for spot in &view.scene.spots.bones {
        let Token::Hand(bone) = spot.token else { continue };
        let raised = if some_stand_out && view.fits(bone) { RAISED } else { 0.0 };
        let on = show_bone(ui, view, spot, bone, raised);
        if hinted == Some(bone) {
            arrow_above(ui.painter(), spot.pose.lifted(raised), [theme.lit(), theme.bone(Face::Hand).outline]);
        }
        let first = first.filter(|(other, _)| *other == bone);
        if first.is_some() && !view.is_moving(spot.token) {
            paint_pulse(ui, view, spot.pose.lifted(raised));
        }
        if on.hovered() || (on.has_focus() && pointed.is_none()) {
            pointed = Some(bone);
        }
        let one_is_enough = view.look.settings.play.one_click;
        if let Some((bone, end)) = first.filter(|_| on.clicked() && one_is_enough) {
            actions.push(Action::step(Input::Put(bone, end)));
        } else if on.clicked() {
            let by_key = !on.clicked_by(PointerButton::Primary);
            actions.push(Action::Click { bone, by_key, one_is_enough });
        }
        let Some(at) = on.interact_pointer_pos() else { continue };
        if on.drag_stopped() && view.pointer.dragged.is_some() {
            dragged = true;
            actions.push(Action::Drop(bone, target(view, lit, at)));
        } else if on.dragged() {
            dragged = true;
            actions.extend((view.pointer.dragged != Some((bone, at))).then_some(Action::Drag(bone, at)));
        }
    }
    if view.pointer.dragged.is_some() && !dragged {
        // The pointer left the window or another program took it.
        actions.push(Action::PutBack);
    }
    if view.pointer.bone != pointed {
        actions.insert(0, Action::PointAt(pointed));
    }
    actions
}

/// Whether those of your bones stand out on your turn that fit somewhere. Where all of them do, none stands out.
fn stand_out(view: &TableFrame<'_>) -> bool {
    let yours = matches!(view.game.view().waiting, Waiting::You { .. });
    let is_left = |spot: &Spot| matches!(spot.token, Token::Hand(bone) if !view.fits(bone));
    let wanted = view.look.settings.look.raise && view.areas().display == Display::Whole;
    wanted && yours && view.scene.spots.bones.iter().any(is_left)
}

fn show_bone(ui: &Ui, view: &TableFrame<'_>, spot: &Spot, bone: Bone, raised: f32) -> Response {
    let (game, theme) = (view.game, view.look.theme);
    let (yours, chosen) = (matches!(game.view().waiting, Waiting::You { .. }), game.chosen() == Some(bone));
    let usable = yours && view.fits(bone);
    // Any bone can be picked up, because one that fits nowhere can still be moved within the hand.
    // The focus reaches such a bone only on request.
    let is_stop = usable || view.keyboard.visited == Some(bone);
    let sense = if is_stop { Sense::click_and_drag() } else { Sense::CLICK | Sense::DRAG };
    let response = ui.interact(spot.pose.rect(), view.ids.hand(bone), sense);
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, &spot.name));
    let held = view.pointer.dragged.is_some_and(|(dragged, _)| dragged == bone);
    if held || view.is_moving(spot.token) {
        return response;
    }
    let dim = yours && !usable && view.look.settings.look.dim;
    let (colors, lift) = hand_colors(chosen, dim, view.areas().display, view.look);
    let lift = lift.max(raised);
    paint_lifted(ui.painter(), spot.pose, [bone.high(), bone.low()], &colors, lift);
    let pose = spot.pose.lifted(lift);
    let typed = view.keyboard.typed.is_some_and(|(pips, _)| bone.has(pips));
    if usable && (response.hovered() || typed) {
        ring(ui.painter(), pose, (0.035 * pose.size).max(1.5), theme.lit());
    }
    if response.has_focus() {
        focus_line(ui.painter(), pose, theme.focus());
    }
    response
}

/// Paints a light around the bone that is pointed out. It comes and goes softly, unless the player
/// wants less motion or has a window above the table.
fn paint_pulse(ui: &Ui, view: &TableFrame<'_>, pose: Pose) {
    let is_below = !ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    let strength = if view.look.settings.look.reduce_motion || is_below {
        1.0
    } else {
        ui.request_repaint_after(FRAME);
        let part = (view.now / PULSE).fract() as f32;
        WEAKEST + (1.0 - WEAKEST) * (0.5 - 0.5 * (TAU * part).cos())
    };
    let width = (0.07 * pose.size).max(2.5);
    ring(ui.painter(), pose, width, view.look.theme.glow(strength));
}

/// Where a bone is dropped at a point: at an end, or else at a place of the hand.
fn target(view: &TableFrame<'_>, lit: &[Preview], at: Pos2) -> Target {
    let in_hand = || view.arrangement.place_at(view.areas(), at).map_or(Target::Nowhere, Target::Hand);
    end_at(view.scene, lit, at).map_or_else(in_hand, |end| Target::End(end, carried(view.areas(), at)))
}

/// The colors of a bone of your hand, and whether it is lifted: a chosen one, unless it is
/// inverted, as in the manuals. It is so on their display, and where nothing has a shadow.
pub(super) fn hand_colors(chosen: bool, dim: bool, display: Display, look: Look<'_>) -> (BoneColors, f32) {
    let theme = look.theme;
    let inverts = display == Display::Compact || look.settings.look.invert_chosen || theme.has_flat_bones();
    match chosen {
        true if inverts => (theme.bone(Face::Selected), 0.0),
        true => (theme.bone(Face::Hand).lit(theme.lit()), 1.0),
        false if dim => (theme.bone(Face::Hand).dimmed(theme.rack_color(), DIM), 0.0),
        false => (theme.bone(Face::Hand), 0.0),
    }
}

/// Returns the pose of a dragged bone. It is a little larger, as if lifted.
pub(super) fn carried(areas: &Areas, at: Pos2) -> Pose {
    let size = 1.12 * areas.bone;
    let center = at - Vec2::new(0.0, 0.1 * areas.bone);
    match areas.display {
        Display::Compact => Pose::flat(center, size),
        Display::Whole => Pose::upright(center, size),
    }
}

/// Returns the end for something dropped at a point: a lit end, or else any that is near.
pub(super) fn end_at(scene: &Scene, lit: &[Preview], at: Pos2) -> Option<End> {
    let reach = 1.25 * scene.spots.unit;
    let any = || nearest(scene.spots.ends.iter().map(|spot| (spot.pose, spot.end)), at, reach);
    nearest(lit.iter().map(|preview| (preview.pose, preview.end)), at, reach).or_else(any)
}

/// Returns what lies nearest to a point, if that is within reach.
pub(super) fn nearest<T>(lying: impl Iterator<Item = (Pose, T)>, at: Pos2, reach: f32) -> Option<T> {
    let near = lying.map(|(pose, what)| (pose.rect().distance_to_pos(at), what)).filter(|(far, _)| *far < reach);
    near.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, what)| what)
}
