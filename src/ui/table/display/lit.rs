//! The lit ends: where a bone fits, and what a play there would count.

use super::view::View;
use crate::engine::{Bone, End};
use crate::game::{Game, Outlook};
use crate::ui::paint::Pose;
use crate::ui::table::{Scene, count_scores, input::Pointer, panels::recommended, positions::Scale};
use crate::ui::{look::Look, words::points};

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

/// Returns a bone and the ends that are lit for it, in the order in which they are shown.
pub(crate) fn lit_in(scene: &Scene, game: &Game, pointer: &Pointer) -> Option<(Bone, Vec<End>)> {
    let held = pointer.dragged.map(|(bone, _)| bone);
    // What is lit belongs to the chosen bone, for it would be played there; without one, to the
    // bone under the pointer, if that fits.
    let fitting = pointer.bone.filter(|bone| !game.fits(*bone).is_empty());
    let asked = held.or(game.chosen()).or(fitting).filter(|_| pointer.hinted.is_none());
    let hinted = pointer.hinted.or(game.hint().and_then(recommended));
    let bone = asked.or(hinted.map(|(bone, _)| bone))?;
    let meant = |end: &End| asked.is_some() || hinted.is_some_and(|(_, best)| best == *end);
    let fits = game.fits(bone);
    let ends = scene.spots.ends.iter().map(|spot| spot.end).filter(|end| fits.contains(end) && meant(end));
    Some((bone, ends.collect()))
}

/// Returns the lit ends with the result of a play at each.
pub(super) fn previews(view: &View<'_>) -> Vec<Preview> {
    let Some((bone, ends)) = lit_in(view.scene, view.game, view.pointer) else { return Vec::new() };
    ends.into_iter().filter_map(|end| preview(view, bone, end)).collect()
}

fn preview(view: &View<'_>, bone: Bone, end: End) -> Option<Preview> {
    let (game, scene, layout) = (view.game, view.scene, view.layout());
    let spot = scene.spots.end(end)?;
    let lie = scene.placed.as_ref().and_then(|placed| {
        let scale = Scale::fitting(placed, layout.table, layout.unit, scene.key.camera);
        placed.where_would(bone, game.end_for(bone, end)).map(|lie| scale.pose(lie))
    });
    let (pose, ghost) = (lie.unwrap_or(spot.pose), scene.placed.is_some().then_some(bone));
    let number = match end {
        End::Joint(_) => game.fits(bone).iter().position(|other| *other == end),
        End::Arm(_) | End::Turned(_) => None,
    };
    let scores = count_scores(game) && game.outlook(bone, end).is_some_and(|outlook| outlook.points > 0);
    let number = number.map(|number| (number + 1).to_string());
    let parts = [number, outlook_at(view, bone, end)].into_iter().flatten();
    let text = parts.reduce(|number, outlook| format!("{number}: {outlook}"));
    Some(Preview { end, pose, ghost, text, scores })
}

/// What a play would make, in words, where the player wants to read that.
pub(super) fn outlook_at(view: &View<'_>, bone: Bone, end: End) -> Option<String> {
    let game = view.game;
    // A lead makes the same wherever it is laid, so one plate says it.
    let tells = view.look.settings.counts_at_places() && (!game.lead_is_open() || end == End::LEAD);
    let outlook = game.outlook(bone, end).filter(|_| tells && count_scores(game))?;
    Some(outlook_text(view.look, outlook))
}

/// What a move would make, in words.
pub(super) fn outlook_text(look: Look<'_>, outlook: Outlook) -> String {
    let count = ("count", outlook.count.into());
    if outlook.points == 0 {
        return look.words.format("preview-count", &[count]);
    }
    let shown = points(look.words, outlook.points.into(), look.settings.score_in_fives);
    look.words.format("preview-points", &[count, ("points", shown.into())])
}
