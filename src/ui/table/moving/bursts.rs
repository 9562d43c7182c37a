//! The bone that bursts, and the firecracker above it.

use crate::engine::Bone;
use crate::ui::paint::{Crackle, Face, Pose, Theme, paint_bone, paint_burst, paint_firecracker};
use crate::ui::table::positions::{Areas, Display, Spot};
use egui::{Painter, Rect, Ui, Vec2};

/// How long the fuse burns where the firecracker lies, and how long it bursts, in seconds.
const BURNS: f64 = 0.45;
const BURST: f64 = 1.1;
/// The seconds of flight of the destroyed bone if the boneyard is not on the table.
const FLIGHT: f64 = 0.45;

/// The last bone that was destroyed, while that is seen.
#[derive(Debug, Default)]
pub(crate) struct Bursts {
    burst: Option<Burst>,
}

#[derive(Clone, Copy, Debug)]
struct Burst {
    bone: Bone,
    pose: Pose,
    face: Face,
    /// The player whose firecracker it was.
    by: u8,
    since: f64,
}

impl Bursts {
    pub(crate) fn is_seen(&self, now: f64) -> bool {
        self.burst.is_some_and(|burst| now < burst.since + BURST)
    }

    /// When what lies there bursts, so that its bone leaves.
    pub(crate) fn bang(&self, now: f64) -> f64 {
        self.burst.map_or(now, |burst| burst.since.max(now))
    }

    pub(crate) const fn end(&mut self) {
        self.burst = None;
    }

    /// Makes a bone burst where it is seen.
    pub(crate) fn begin(&mut self, bone: Bone, spot: Option<&Spot>, by: u8, now: f64) {
        self.burst = spot.map(|spot| Burst { bone, pose: spot.pose, face: spot.face, by, since: now + BURNS });
    }

    pub(crate) fn paint(&self, ui: &Ui, painter: &Painter, areas: &Areas, theme: &Theme, now: f64) {
        let Some(burst) = self.burst.filter(|burst| now < burst.since + BURST) else { return };
        ui.request_repaint();
        let colors = Crackle::of(theme, burst.by);
        if now < burst.since {
            let place = Rect::from_center_size(burst.pose.center, Vec2::splat(1.3 * burst.pose.size));
            return paint_firecracker(painter, place, &colors, true);
        }
        let age = now - burst.since;
        if areas.display == Display::Compact && age < FLIGHT {
            let home = Pose::flat(areas.count.left_center(), 0.35 * burst.pose.size);
            let pose = burst.pose.toward(home, (age / FLIGHT) as f32);
            paint_bone(painter, pose, [burst.bone.high(), burst.bone.low()], &theme.bone(burst.face), 1.0);
        }
        paint_burst(painter, burst.pose.center, burst.pose.size, (age / BURST) as f32, &colors);
    }
}
