//! A firecracker being dragged, and the bone that bursts.

use crate::engine::Bone;
use crate::ui::paint::{Crackle, Face, Pose, Theme, paint_bone, paint_burst, paint_firecracker};
use crate::ui::table::positions::{Areas, Display, Spot};
use egui::{Id, LayerId, Order, Pos2, Rect, Ui};

/// How long the fuse burns where the firecracker lies, and how long it bursts, in seconds.
const BURNS: f64 = 0.45;
const BURST: f64 = 1.1;
/// The seconds of flight of the destroyed bone if the boneyard is not on the table.
const FLIGHT: f64 = 0.45;

/// The state of the firecrackers between frames.
#[derive(Debug, Default)]
pub(in crate::ui::table) struct Fire {
    /// The place of your firecracker while it is dragged.
    pub(in crate::ui::table) carried: Option<Pos2>,
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

impl Fire {
    pub(in crate::ui::table) fn bursts(&self, now: f64) -> bool {
        self.burst.is_some_and(|burst| now < burst.since + BURST)
    }

    /// When what lies there bursts, so that its bone leaves.
    pub(in crate::ui::table) fn bang(&self, now: f64) -> f64 {
        self.burst.map_or(now, |burst| burst.since.max(now))
    }

    pub(in crate::ui::table) const fn end(&mut self) {
        self.burst = None;
    }

    /// Makes a bone burst where it is seen.
    pub(in crate::ui::table) fn begin(&mut self, bone: Bone, spot: Option<&Spot>, by: u8, now: f64) {
        self.burst = spot.map(|spot| Burst { bone, pose: spot.pose, face: spot.face, by, since: now + BURNS });
    }

    /// Paints the dragged firecracker and the burst above everything else.
    pub(in crate::ui::table) fn paint(&self, ui: &Ui, areas: &Areas, theme: &Theme, now: f64) {
        let painter = ui.ctx().layer_painter(LayerId::new(Order::Foreground, Id::unique("fire")));
        if let Some(at) = self.carried {
            let size = 1.15 * areas.firecrackers[0].size();
            paint_firecracker(&painter, Rect::from_center_size(at, size), &Crackle::of(theme, 0), true);
        }
        let Some(burst) = self.burst.filter(|burst| now < burst.since + BURST) else { return };
        ui.request_repaint();
        let colors = Crackle::of(theme, burst.by);
        if now < burst.since {
            let place = Rect::from_center_size(burst.pose.center, egui::Vec2::splat(1.3 * burst.pose.size));
            paint_firecracker(&painter, place, &colors, true);
            return;
        }
        let age = now - burst.since;
        if areas.display == Display::Compact && age < FLIGHT {
            let home = Pose::flat(areas.count.left_center(), 0.35 * burst.pose.size);
            let pose = burst.pose.toward(home, (age / FLIGHT) as f32);
            paint_bone(&painter, pose, [burst.bone.high(), burst.bone.low()], &theme.bone(burst.face), 1.0);
        }
        let part = (age / BURST) as f32;
        paint_burst(&painter, burst.pose.center, burst.pose.size, part, &colors);
    }
}
