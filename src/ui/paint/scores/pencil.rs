//! A pencil: strokes that look drawn by hand.

use egui::{Color32, Mesh, Painter, Pos2, Vec2};

/// A hand with a pencil. No two strokes are quite the same, but each looks the same in every frame.
pub(super) struct Pencil {
    /// The drawing so far.
    mesh: Mesh,
    /// The width of the soft edge, which is one pixel.
    soft: f32,
    seed: u32,
}

impl Pencil {
    pub(super) fn new(painter: &Painter, seed: usize) -> Pencil {
        Pencil { mesh: Mesh::default(), soft: 1.0 / painter.pixels_per_point(), seed: 1000 * seed as u32 }
    }

    /// The drawing so far.
    pub(super) fn drawing(self) -> Mesh {
        self.mesh
    }

    /// Returns a pseudo-random number from -1 to 1 for this stroke.
    fn waver(&self, number: u32) -> f32 {
        let mut mixed = (8 * self.seed + number).wrapping_mul(0x9E37_79B9);
        mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D);
        mixed = (mixed ^ (mixed >> 12)).wrapping_mul(0x297A_2D39);
        (mixed ^ (mixed >> 15)) as f32 / (0.5 * u32::MAX as f32) - 1.0
    }

    /// Draws a part of a stroke, from 0 for nothing to 1 for all of it.
    pub(super) fn draw(&mut self, [from, to]: [Pos2; 2], part: f32, width: f32, ink: Color32) {
        const PARTS: usize = 14;
        self.seed += 1;
        let (along, across) = (to - from, (to - from).rot90());
        let slip = |number| 0.03 * self.waver(number) * along + 0.025 * self.waver(number + 1) * across;
        let (from, to) = (from + slip(0), to + slip(2));
        let bow = (0.02 + 0.03 * self.waver(4)) * across;
        let phase = 3.0 * self.waver(5);
        let sections: Vec<(Pos2, f32)> = (0..=PARTS)
            .map(|section| {
                let t = part * section as f32 / PARTS as f32;
                let tremble = 0.006 * (9.0 * t + phase).sin() * across;
                // The pressure is greatest soon after the start and eases toward the end.
                let press = 0.62 + 0.5 * (1.0 - t) * (6.0 * t).min(1.0) + 0.05 * (23.0 * t + phase).sin();
                (from.lerp(to, t) + 4.0 * t * (1.0 - t) * bow + tremble, press * width)
            })
            .collect();
        self.ribbon(&sections, along.normalized(), ink);
    }

    /// Draws a line through these points with a width at each, soft edges and rounded ends.
    fn ribbon(&mut self, sections: &[(Pos2, f32)], along: Vec2, ink: Color32) {
        let (Some(first), Some(last)) = (sections.first(), sections.last()) else { return };
        let tip = |(at, width): (Pos2, f32), way: f32| (at + 0.4 * way * width * along, 0.35 * width);
        let across = along.rot90();
        let sections = [tip(*first, -1.0)].into_iter().chain(sections.iter().copied()).chain([tip(*last, 1.0)]);
        for (number, (at, width)) in sections.enumerate() {
            let (inner, outer) = (0.5 * (width - self.soft).max(0.0) * across, 0.5 * (width + self.soft) * across);
            let start = self.mesh.vertices.len() as u32;
            for (edge, color) in
                [(-outer, Color32::TRANSPARENT), (-inner, ink), (inner, ink), (outer, Color32::TRANSPARENT)]
            {
                self.mesh.colored_vertex(at + edge, color);
            }
            if number > 0 {
                for corner in (start - 4)..(start - 1) {
                    self.mesh.add_triangle(corner, corner + 1, corner + 4);
                    self.mesh.add_triangle(corner + 1, corner + 4, corner + 5);
                }
            }
        }
    }
}
