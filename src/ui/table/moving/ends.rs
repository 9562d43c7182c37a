//! The open ends of a play that scores: they light up one after the other, each with what they come to so far,
//! before the points set out.

use super::staged::{CountedBone, SUM, paint_counted};
use crate::engine::{Bone, rules::CountWhat};
use crate::seat::SeatedPlayer;
use crate::ui::paint::Theme;
use crate::ui::table::positions::outward;
use crate::ui::table::scene::Scene;
use egui::{Painter, Vec2};

/// How long an end is alone the last one that is lit, and all of them together at most.
const LIT: f64 = 0.12;
const ALL_LIT: f64 = 0.4;

/// Open ends that are counted.
pub(super) struct EndsCounted {
    ends: Vec<CountedBone>,
    begins: f64,
    step: f64,
    /// Until when they stay lit.
    until: f64,
}

impl EndsCounted {
    /// Counts the open ends after a bone was played, that bone as the last, if all of them are seen. `size` is
    /// that of the letters of points.
    pub(super) fn new(
        scene: &Scene,
        game: &SeatedPlayer,
        last: Bone,
        begins: f64,
        speed: f64,
        size: f32,
    ) -> Option<EndsCounted> {
        // Where only like ends score, nothing is added up.
        if game.view().rules().counting == CountWhat::Twins {
            return None;
        }
        let layout = game.view().seen.layout();
        let mut lying: Vec<_> = scene.spots.table().filter(|(bone, _)| layout.counted(*bone) > 0).collect();
        lying.sort_by_key(|(bone, _)| *bone == last);
        let (mut sum, mut ends) = (0, Vec::new());
        for (bone, spot) in lying {
            sum += i32::from(layout.counted(bone));
            let rect = spot.pose.rect();
            let way = outward(layout, &scene.spots, bone).unwrap_or(Vec2::UP);
            let half = 0.5 * size * SUM;
            let at = rect.center() + way * (0.5 * rect.size() + half + Vec2::splat(0.3 * size));
            let at = scene.key.areas.cloth.shrink2(half).clamp(at);
            ends.push(CountedBone { pose: spot.pose, at, sum });
        }
        let step = LIT.min(ALL_LIT / ends.len().max(1) as f64) / speed;
        let until = begins + step * ends.len() as f64;
        let all = sum == i32::from(layout.count()) && ends.len() > 1;
        all.then_some(EndsCounted { ends, begins, step, until })
    }

    /// When all of them are lit.
    pub(super) const fn counted(&self) -> f64 {
        self.until
    }

    /// Whether any light changes still.
    pub(super) fn moves(&self, now: f64) -> bool {
        now < self.until
    }

    /// The last one that is lit, by its number.
    fn at(&self, now: f64) -> Option<usize> {
        let lit = ((now - self.begins) / self.step).floor();
        (now >= self.begins && now < self.until).then_some((lit.max(0.0) as usize).min(self.ends.len() - 1))
    }

    /// Paints those that are lit, with the sum in letters of this size.
    pub(super) fn paint(&self, painter: &Painter, theme: &Theme, size: f32, now: f64) {
        if let Some(at) = self.at(now) {
            paint_counted(painter, &self.ends[..=at], theme, size);
        }
    }
}
