//! Firecrackers at the table. Yours is picked up by click, key or drag. The bones that it can
//! destroy are lit, and the one it hits bursts.

use super::cloth::moved_into;
use super::frame::TableFrame;
use super::hand::nearest;
use super::lit::outlook_text;
use crate::engine::{Bone, Move, Phase};
use crate::seat::{Advice, Hint, Input};
use crate::ui::paint::{Crackle, Pose, focus_line, paint_firecracker, ring};
use crate::ui::parts;
use crate::ui::table::input::Action;
use crate::ui::table::positions::{Spot, Token};
use crate::ui::table::{Scene, seat_of};
use crate::ui::words::{bone_name, player_name};
use crate::{msg, say};
use egui::accesskit::Role;
use egui::{CornerRadius, FontId, Painter, Pos2, Rect, Response, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

/// Shows the unused firecrackers in their courts.
pub(super) fn show_firecrackers(ui: &Ui, view: &TableFrame<'_>) -> Option<Action> {
    let (game, look) = (view.game, view.look);
    if game.view().seen.phase() != Phase::Playing || !game.view().rules().firecrackers {
        return None;
    }
    if game.view().seen.public().has_firecracker(seat_of(game, 1)) {
        let place = view.areas().firecrackers[1];
        paint_firecracker(ui.painter(), place, &Crackle::of(look.theme, 1), false);
        let name = player_name(look.words, look.settings, 1);
        let spoken = say!(look.words, "spoken-firecracker-theirs", name: name);
        parts::tell_at(ui, place, view.ids.other("firecracker", 1), Role::Image, spoken);
    }
    if game.view().seen.public().has_firecracker(game.view().viewer()) {
        show_yours(ui, view)
    } else {
        view.pointer.firecracker.map(|_| Action::DropFirecracker(None))
    }
}

fn show_yours(ui: &Ui, view: &TableFrame<'_>) -> Option<Action> {
    let (place, theme) = (view.areas().firecrackers[0], view.look.theme);
    let (usable, held) = (!view.game.view().targets().is_empty(), view.game.lights());
    let sense = if usable { Sense::click_and_drag() } else { Sense::click() };
    let response = ui.interact(place, view.ids.other("firecracker", 0), sense);
    let name = say!(view.look.words, "spoken-firecracker");
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, held, name));
    if view.pointer.firecracker.is_none() {
        paint_firecracker(ui.painter(), place, &Crackle::of(theme, 0), held);
    }
    let lit = held || usable && response.hovered();
    let edges = [(lit, if held { 2.5 } else { 1.5 }, theme.lit()), (response.has_focus(), 2.5, theme.focus())];
    for (_, width, color) in edges.into_iter().filter(|(shows, ..)| *shows) {
        let round = CornerRadius::same((0.2 * place.height()) as u8);
        ui.painter().rect_stroke(place, round, (width, color), StrokeKind::Inside);
    }
    match response.interact_pointer_pos() {
        _ if response.clicked() => Some(Action::step(Input::Light)),
        None => view.pointer.firecracker.map(|_| Action::DropFirecracker(None)),
        Some(at) if response.drag_stopped() => {
            view.pointer.firecracker.map(|_| Action::DropFirecracker(bone_at(view.scene, at)))
        }
        Some(at) if response.dragged() && view.pointer.firecracker != Some(at) => Some(Action::DragFirecracker(at)),
        Some(_) => None,
    }
}

/// Lights the bones that your firecracker can destroy, each with the count and points that would
/// result. Any bone can be clicked, and one that cannot be destroyed says why.
pub(super) fn show_targets(ui: &Ui, view: &TableFrame<'_>) -> Option<Action> {
    let painter = ui.painter_at(view.areas().board);
    if let Some(Hint::Given(advice @ Advice { best: Move::Boom(bone), .. })) = view.game.hint()
        && advice.tells_play()
        && let Some(spot) = view.scene.spots.bone(Token::Table(*bone))
    {
        ring(&painter, spot.pose, (0.055 * spot.pose.size).max(2.0), view.look.theme.lit());
    }
    if !view.game.lights() {
        return None;
    }
    let targets = view.game.view().targets();
    let over = view.pointer.firecracker.and_then(|at| bone_at(view.scene, at));
    let mut clicked = None;
    for (bone, spot) in view.scene.spots.table() {
        let response = if targets.contains(bone) {
            show_target(ui, &painter, view, bone, spot, over == Some(bone))
        } else {
            ui.interact(spot.pose.rect(), view.ids.target(bone), Sense::CLICK)
        };
        if response.clicked() {
            clicked = Some(Action::step(Input::Destroy(bone)));
        }
    }
    for (bone, spot) in view.scene.spots.table().filter(|(bone, _)| targets.contains(*bone)) {
        show_outlook(&painter, view, spot.pose, bone);
    }
    clicked
}

fn show_target(ui: &Ui, painter: &Painter, view: &TableFrame<'_>, bone: Bone, spot: &Spot, over: bool) -> Response {
    let (theme, words) = (view.look.theme, view.look.words);
    let response = ui.interact(spot.pose.rect(), view.ids.target(bone), Sense::click());
    let named = ("bone", bone_name(words, bone).into());
    let name = match outlook_without(view, bone) {
        Some((outlook, _)) => words.format(msg!("spoken-target"), &[named, ("outlook", outlook.into())]),
        None => words.format(msg!("spoken-target-alone"), &[named]),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let width = if over || response.hovered() { 0.1 } else { 0.06 };
    ring(painter, spot.pose, (width * spot.pose.size).max(2.0), theme.lit());
    if response.has_focus() {
        focus_line(painter, spot.pose, theme.focus());
    }
    response
}

/// Returns the result of destroying a bone, and whether it scores.
fn outlook_without(view: &TableFrame<'_>, bone: Bone) -> Option<(String, bool)> {
    let outlook = view.game.view().outlook_without(bone).filter(|_| view.look.settings.look.counts_at_places())?;
    Some((outlook_text(view.look, outlook), outlook.points > 0))
}

fn show_outlook(painter: &Painter, view: &TableFrame<'_>, pose: Pose, bone: Bone) {
    let Some((text, scores)) = outlook_without(view, bone) else { return };
    let (areas, (ground, ink)) = (view.areas(), view.look.theme.tag(scores));
    let letters = (14.0 * areas.scale).max(areas.least);
    let galley = painter.layout_no_wrap(text, FontId::proportional(letters), ink);
    let size = galley.size() + areas.scale * vec2(14.0, 6.0);
    let (rect, gap) = (pose.rect(), 0.12 * pose.size + 0.5 * size.y);
    // The side away from the middle of the table is free.
    let above = rect.center().y < areas.cloth.center().y + 1.0;
    let y = if above { rect.top() - gap } else { rect.bottom() + gap };
    let plate = moved_into(areas.cloth, Rect::from_center_size(pos2(rect.center().x, y), size));
    painter.rect_filled(plate, CornerRadius::same((0.5 * size.y) as u8), ground);
    painter.galley(plate.center() - 0.5 * galley.size(), galley, ink);
}

/// Returns the bone on the table at or near a point.
fn bone_at(scene: &Scene, at: Pos2) -> Option<Bone> {
    nearest(scene.spots.table().map(|(bone, spot)| (spot.pose, bone)), at, 0.5 * scene.spots.unit)
}
