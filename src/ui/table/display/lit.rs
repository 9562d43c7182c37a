//! The lit ends: where a bone fits, and what a play there would count.

use super::cloth::Preview;
use crate::engine::{Bone, End};
use crate::game::Outlook;
use crate::ui::table::{Desk, Scene, count_scores, panels::recommended, positions::Scale};
use crate::ui::{look::Look, words::points};

impl Desk {
    /// Returns the lit ends in the order in which they are shown.
    pub fn lit_ends(&self) -> Vec<End> {
        let lit = self.sight.scene.as_ref().and_then(|scene| self.lit_in(scene));
        lit.map(|(_, ends)| ends).unwrap_or_default()
    }

    /// Returns the lit ends with the result of a play at each.
    pub(super) fn lit(&self, scene: &Scene, look: Look<'_>) -> Vec<Preview> {
        let Some((bone, ends)) = self.lit_in(scene) else { return Vec::new() };
        ends.into_iter().filter_map(|end| self.preview(scene, look, bone, end)).collect()
    }

    /// Returns a bone and the ends lit for it.
    fn lit_in(&self, scene: &Scene) -> Option<(Bone, Vec<End>)> {
        let held = self.pointer.dragged.map(|(bone, _)| bone);
        // What is lit belongs to the chosen bone, for it would be played there; without one, to the bone under the pointer, if that fits.
        let fitting = self.pointer.pointed.filter(|bone| !self.game().fits(*bone).is_empty());
        let asked = held.or(self.game().chosen()).or(fitting).filter(|_| self.pointer.pointed_out.is_none());
        let hinted = self.pointer.pointed_out.or(self.game().hint().and_then(recommended));
        let bone = asked.or(hinted.map(|(bone, _)| bone))?;
        let meant = |end: &End| asked.is_some() || hinted.is_some_and(|(_, best)| best == *end);
        let fits = self.game().fits(bone);
        let ends = scene.spots.ends.iter().map(|spot| spot.end).filter(|end| fits.contains(end) && meant(end));
        Some((bone, ends.collect()))
    }

    /// What a play would make, in words, where the player wants to read that.
    pub(super) fn told_at(&self, look: Look<'_>, bone: Bone, end: End) -> Option<String> {
        // A lead makes the same wherever it is laid, so one plate says it.
        let tells = look.settings.look.counts_at_places() && (!self.game().lead_is_open() || end == End::LEAD);
        let outlook = self.game().outlook(bone, end).filter(|_| tells && count_scores(self.game()))?;
        Some(outlook_told(look, outlook))
    }

    fn preview(&self, scene: &Scene, look: Look<'_>, bone: Bone, end: End) -> Option<Preview> {
        let spot = scene.spots.end(end)?;
        let lie = scene.placed.as_ref().and_then(|placed| {
            let layout = &scene.key.layout;
            let scale = Scale::fitting(placed, layout.table, layout.unit, scene.key.camera);
            placed.where_would(bone, self.game().end_for(bone, end)).map(|lie| scale.pose(lie))
        });
        let (pose, ghost) = (lie.unwrap_or(spot.pose), scene.placed.is_some().then_some(bone));
        let number = match end {
            End::Joint(_) => self.game().fits(bone).iter().position(|other| *other == end),
            End::Arm(_) | End::Turned(_) => None,
        };
        let outlook = self.game().outlook(bone, end).filter(|_| count_scores(self.game()));
        let number = number.map(|number| (number + 1).to_string());
        let told = [number, self.told_at(look, bone, end)].into_iter().flatten();
        let text = told.reduce(|number, told| format!("{number}: {told}"));
        Some(Preview { end, pose, ghost, text, scores: outlook.is_some_and(|outlook| outlook.points > 0) })
    }
}

/// Returns what a move would make, in words.
pub(super) fn outlook_told(look: Look<'_>, outlook: Outlook) -> String {
    let count = ("count", outlook.count.into());
    if outlook.points == 0 {
        return look.words.format("preview-count", &[count]);
    }
    let shown = points(look.words, outlook.points.into(), look.settings.look.score_in_fives);
    look.words.format("preview-points", &[count, ("points", shown.into())])
}
