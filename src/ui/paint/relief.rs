//! Lit triangles for things that are rounded, drilled, cut or raised, and for shadows. The light
//! comes from the upper left.

use egui::{Color32, Mesh, Pos2, Vec2, emath::Rot2, vec2};
use std::f32::consts::TAU;

/// Where the light comes from, on the window.
const TO_LIGHT: Vec2 = vec2(-0.6, -0.8);

/// Returns how much light an edge facing this way gets, from one in full light to minus one in full
/// shade.
pub(super) fn lit(outward: Vec2) -> f32 {
    outward.dot(TO_LIGHT)
}

/// A color in the light or in the shade.
pub(super) fn shaded(body: Color32, light: Color32, dark: Color32, lit: f32) -> Color32 {
    if lit >= 0.0 { body.lerp_to_gamma(light, lit) } else { body.lerp_to_gamma(dark, -lit) }
}

/// A circle, or a rectangle with round corners, at any angle. It can be drawn narrower or wider.
#[derive(Clone, Debug)]
pub(super) struct Outline {
    pub(super) center: Pos2,
    spokes: Vec<Spoke>,
}

/// A point of an outline: on an arc of this radius around a root.
#[derive(Clone, Copy, Debug)]
struct Spoke {
    root: Vec2,
    radius: f32,
    outward: Vec2,
    /// Where the root moves when the outline is so narrow that nothing is left of the arc.
    inward: Vec2,
}

impl Outline {
    /// A circle of this many points.
    pub(super) fn circle(center: Pos2, radius: f32, points: usize) -> Outline {
        let spoke = |at: usize| {
            let outward = Vec2::angled(TAU * at as f32 / points as f32);
            Spoke { root: Vec2::ZERO, radius, outward, inward: Vec2::ZERO }
        };
        Outline { center, spokes: (0..points).map(spoke).collect() }
    }

    /// A rectangle of this size, turned, with this many points to a corner.
    pub(super) fn rounded(center: Pos2, size: Vec2, radius: f32, angle: f32, points: usize) -> Outline {
        let turn = Rot2::from_angle(angle);
        let radius = radius.min(0.5 * size.min_elem());
        let corners = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
        let spokes = corners.into_iter().enumerate().flat_map(|(number, (x, y))| {
            let root = turn * (vec2(x, y) * (0.5 * size - Vec2::splat(radius)));
            let inward = turn * vec2(-x, -y);
            (0..points).map(move |at| {
                let part = at as f32 / (points - 1) as f32;
                let outward = turn * Vec2::angled(0.25 * TAU * (number as f32 + part));
                Spoke { root, radius, outward, inward }
            })
        });
        Outline { center, spokes: spokes.collect() }
    }

    /// The same elsewhere.
    pub(super) fn moved(&self, by: Vec2) -> Outline {
        Outline { center: self.center + by, spokes: self.spokes.clone() }
    }
}

impl Spoke {
    /// Returns the point this far inside the line.
    fn at(&self, inset: f32) -> Vec2 {
        let left = self.radius - inset;
        if left >= 0.0 { self.root + left * self.outward } else { self.root - left * self.inward }
    }
}

/// A mesh under construction. All its edges are as soft as a pixel.
pub(super) struct Relief {
    mesh: Mesh,
    pub(super) pixel: f32,
    /// Where the last ring of an outline begins.
    last: Option<u32>,
}

impl Relief {
    /// An empty mesh, for a window whose pixels have this size in points.
    pub(super) fn new(pixel: f32) -> Relief {
        Relief { mesh: Mesh::default(), pixel, last: None }
    }

    pub(super) fn mesh(self) -> Mesh {
        self.mesh
    }

    /// How many points a quarter of a circle needs to look round.
    pub(super) fn points(&self, radius: f32) -> usize {
        ((radius / self.pixel).sqrt() * 1.3).ceil().clamp(2.0, 9.0) as usize + 1
    }

    /// Starts a shape with a ring just outside its line, where it is still invisible.
    pub(super) fn begin(&mut self, outline: &Outline) -> &mut Relief {
        self.last = None;
        self.ring(outline, -0.5 * self.pixel, |_| Color32::TRANSPARENT)
    }

    /// Adds the next ring further inside, colored by the direction of its edge.
    pub(super) fn ring(&mut self, outline: &Outline, inset: f32, color: impl Fn(Vec2) -> Color32) -> &mut Relief {
        let (first, count) = (self.mesh.vertices.len() as u32, outline.spokes.len() as u32);
        for spoke in &outline.spokes {
            self.mesh.colored_vertex(outline.center + spoke.at(inset), color(spoke.outward));
        }
        if let Some(before) = self.last {
            self.mesh.indices.reserve(6 * outline.spokes.len());
            let mut at = count - 1;
            for next in 0..count {
                self.square([before + at, before + next, first + at, first + next]);
                at = next;
            }
        }
        self.last = Some(first);
        self
    }

    /// Fills the area between two corners and the two across from them. All its triangles are added
    /// in one call, since a table has tens of thousands.
    fn square(&mut self, [a, b, c, d]: [u32; 4]) {
        self.mesh.indices.extend_from_slice(&[a, b, c, c, b, d]);
    }

    /// Fills the area inside the last ring.
    pub(super) fn fill(&mut self, outline: &Outline, color: Color32) {
        let Some(ring) = self.last.take() else { return };
        let middle = self.mesh.vertices.len() as u32;
        self.mesh.colored_vertex(outline.center, color);
        let count = outline.spokes.len() as u32;
        for at in 0..count {
            self.mesh.add_triangle(middle, ring + at, ring + (at + 1) % count);
        }
    }

    /// A disk or a plate of one color.
    pub(super) fn plate(&mut self, outline: &Outline, color: Color32) {
        let edge = 0.5 * self.pixel;
        self.begin(outline).ring(outline, edge, |_| color).fill(outline, color);
    }

    /// A line within an outline, from one inset to another.
    pub(super) fn band(&mut self, outline: &Outline, [from, to]: [f32; 2], color: impl Fn(Vec2) -> Color32 + Copy) {
        let edge = 0.5 * self.pixel;
        self.last = None;
        self.ring(outline, from - edge, |_| Color32::TRANSPARENT).ring(outline, from + edge, color);
        self.ring(outline, (to - edge).max(from + edge), color).ring(outline, to + edge, |_| Color32::TRANSPARENT);
        self.last = None;
    }

    /// A shadow. It is darkest inside and fades out over this distance on both sides of the line.
    pub(super) fn shadow(&mut self, outline: &Outline, blur: f32, color: Color32) {
        // About the shade behind an edge under a lamp that is no point.
        const FALLOFF: [(f32, f32); 4] = [(-1.0, 0.0), (-0.35, 0.22), (0.3, 0.72), (1.0, 1.0)];
        self.last = None;
        for (inset, share) in FALLOFF {
            self.ring(outline, inset * blur, |_| color.gamma_multiply(share));
        }
        self.fill(outline, color);
    }

    /// A straight line.
    pub(super) fn bar(&mut self, ends: [Pos2; 2], width: f32, color: Color32) {
        self.streak(&ends.map(|end| (end, width)), color);
    }

    /// A line with its own width at each point.
    pub(super) fn streak(&mut self, points: &[(Pos2, f32)], color: Color32) {
        let Some(((first, _), (last, _))) = points.first().zip(points.last()) else { return };
        let aside = (*last - *first).normalized().rot90();
        let start = self.mesh.vertices.len() as u32;
        for (at, width) in points {
            // A line thinner than a pixel is painted fainter instead.
            let color = color.gamma_multiply((width / self.pixel).min(1.0));
            let (core, edge) = (0.5 * (width - self.pixel).max(0.0), 0.5 * (width.max(self.pixel) + self.pixel));
            for (off, color) in
                [(-edge, Color32::TRANSPARENT), (-core, color), (core, color), (edge, Color32::TRANSPARENT)]
            {
                self.mesh.colored_vertex(*at + off * aside, color);
            }
        }
        for part in 0..points.len() as u32 - 1 {
            for strip in 0..3 {
                let corner = start + 4 * part + strip;
                self.square([corner, corner + 1, corner + 4, corner + 5]);
            }
        }
    }
}
