//! The lit ends: where a bone fits, and what a play there would count.

use super::frame::TableFrame;
use crate::engine::{Bone, End};
use crate::seat::SeatedPlayer;
use crate::table::Outlook;
use crate::ui::paint::Pose;
use crate::ui::table::{Scene, count_scores, input::Pointer, panels::recommended, positions::Scale};
use crate::ui::{look::Look, words::points};
use egui::Rect;

/// The result of a play at an end.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Preview {
    pub end: End,
    pub pose: Pose,
    /// The bone, if it is shown at its place.
    pub ghost: Option<Bone>,
    /// The text next to the end, or nothing if counts do not matter.
    pub text: Option<String>,
    pub scores: bool,
}

/// Returns a bone and the ends that are lit for it, in the order in which they are shown. While a bone of
/// another player is still seen to be played, the pointer alone lights nothing.
pub(crate) fn lit_in(
    scene: &Scene,
    game: &SeatedPlayer,
    pointer: &Pointer,
    shows_a_play: bool,
) -> Option<(Bone, Vec<End>)> {
    let held = pointer.dragged.map(|(bone, _)| bone);
    // What is lit belongs to the chosen bone, for it would be played there; without one, to the
    // bone under the pointer, if that fits. Classic controls wait until one is chosen.
    let fitting = pointer.bone.filter(|bone| !shows_a_play && !scene.key.plain && !game.view().fits(*bone).is_empty());
    let asked = held.or(game.chosen()).or(fitting).filter(|_| pointer.hinted.is_none());
    let hinted = pointer.hinted.or(game.hint().and_then(recommended));
    let bone = asked.or(hinted.map(|(bone, _)| bone))?;
    let meant = |end: &End| asked.is_some() || hinted.is_some_and(|(_, best)| best == *end);
    let fits = game.view().fits(bone);
    let ends = scene.spots.ends.iter().map(|spot| spot.end).filter(|end| fits.contains(end) && meant(end));
    Some((bone, ends.collect()))
}

/// Returns the lit ends with the result of a play at each.
pub(super) fn previews(view: &TableFrame<'_>) -> Vec<Preview> {
    let shows_a_play = view.animations.shows_a_play(view.now);
    let Some((bone, ends)) = lit_in(view.scene, view.game, view.pointer, shows_a_play) else { return Vec::new() };
    ends.into_iter().filter_map(|end| preview(view, bone, end)).collect()
}

fn preview(view: &TableFrame<'_>, bone: Bone, end: End) -> Option<Preview> {
    let (game, scene) = (view.game, view.scene);
    let (pose, ghost) = (place_of(scene, game, bone, end)?, scene.placed.is_some().then_some(bone));
    let number = match end {
        End::Joint(_) => game.view().fits(bone).iter().position(|other| *other == end),
        End::Arm(_) | End::Turned(_) => None,
    };
    let scores = count_scores(game) && game.outlook(bone, end).is_some_and(|outlook| outlook.points > 0);
    let number = number.map(|number| (number + 1).to_string());
    let parts = [number, outlook_at(view, bone, end)].into_iter().flatten();
    let text = parts.reduce(|number, outlook| format!("{number}: {outlook}"));
    Some(Preview { end, pose, ghost, text, scores })
}

/// Returns where a bone would lie at an end, or where the end is shown.
pub(super) fn place_of(scene: &Scene, game: &SeatedPlayer, bone: Bone, end: End) -> Option<Pose> {
    let spot = scene.spots.end(end)?;
    let areas = &scene.key.areas;
    let lie = scene.placed.as_ref().and_then(|placed| {
        let scale = Scale::fitting(placed, areas.table, areas.unit, scene.key.camera);
        placed.where_would(bone, game.end_for(bone, end)).map(|lie| scale.pose(lie))
    });
    Some(lie.unwrap_or(spot.pose))
}

/// Returns where the bones of the hand that fit lie, and where they can be played.
pub(crate) fn needed_to_play(scene: &Scene, game: &SeatedPlayer) -> Vec<Rect> {
    needed_for(scene, game, |_, _| true)
}

/// The same for those of your plays alone that are asked for.
pub(crate) fn needed_for(scene: &Scene, game: &SeatedPlayer, asked: impl Fn(Bone, End) -> bool) -> Vec<Rect> {
    let ends = |bone| game.view().fits(bone).into_iter().filter(|end| asked(bone, *end)).collect::<Vec<_>>();
    let fitting = scene.spots.hand().map(|(bone, pose)| (pose, bone, ends(bone)));
    let poses = fitting.filter(|(.., ends)| !ends.is_empty()).flat_map(|(pose, bone, ends)| {
        let places: Vec<Pose> = ends.into_iter().filter_map(|end| place_of(scene, game, bone, end)).collect();
        std::iter::once(pose).chain(places)
    });
    // With the light around them.
    poses.map(|pose| pose.rect().expand(0.16 * pose.size)).collect()
}

/// What a play would make, in words, where the player wants to read that.
pub(super) fn outlook_at(view: &TableFrame<'_>, bone: Bone, end: End) -> Option<String> {
    let game = view.game;
    // A lead makes the same wherever it is laid, so one plate says it.
    let tells = view.look.settings.look.counts_at_places() && (!game.view().lead_is_open() || end == End::LEAD);
    let outlook = game.outlook(bone, end).filter(|_| tells && count_scores(game))?;
    Some(outlook_text(view.look, outlook))
}

/// What a move is worth: its points, or else only the count that it makes.
pub(super) fn outlook_text(look: Look<'_>, outlook: Outlook) -> String {
    if outlook.points == 0 {
        return outlook.count.to_string();
    }
    format!("+{}", points(look.words, outlook.points.into(), look.settings.look.score_in_fives))
}
