//! The meshes of bones, which are kept from frame to frame, since most bones lie still.

use super::{Pose, add_shadow, back::add_back, face::add_face};
use crate::ui::paint::{BackColors, BoneColors, relief::Relief};
use egui::cache::{ComputerMut, FrameCache};
use egui::{Color32, Mesh, Painter, Pos2, Shape, emath::OrderedFloat};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// What is painted of a bone.
#[derive(Clone, Copy, Hash)]
pub(super) enum Carved {
    Face([u8; 2], BoneColors),
    Back(BackColors),
    /// Its shadows, and how far it is lifted above them.
    Shadow(Color32, OrderedFloat<f32>),
}

/// All that a mesh depends on.
#[derive(Clone, Copy)]
struct Carving {
    pose: Pose,
    part: Carved,
    pixel: f32,
}

impl Hash for Carving {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Pose { center, size, angle } = self.pose;
        [center.x, center.y, size, angle, self.pixel].map(f32::to_bits).hash(state);
        self.part.hash(state);
    }
}

#[derive(Default)]
struct Carver;

impl ComputerMut<Carving, Arc<Mesh>> for Carver {
    fn compute(&mut self, Carving { pose, part, pixel }: Carving) -> Arc<Mesh> {
        let mut relief = Relief::new(pixel);
        match part {
            Carved::Face(halves, colors) => add_face(&mut relief, pose, halves, &colors),
            Carved::Back(colors) => add_back(&mut relief, pose, &colors),
            Carved::Shadow(shade, lift) => add_shadow(&mut relief, pose, shade, lift.into_inner()),
        }
        Arc::new(relief.mesh())
    }
}

/// Paints part of a bone. Its mesh is made only if it was not painted the same way in the last
/// frame.
pub(super) fn paint(painter: &Painter, pose: Pose, part: Carved) {
    painter.add(Shape::Mesh(mesh(painter, pose, part)));
}

/// Paints it with every point moved.
pub(super) fn paint_moved(painter: &Painter, pose: Pose, part: Carved, moved: impl Fn(Pos2) -> Pos2) {
    let mut mesh = Mesh::clone(&mesh(painter, pose, part));
    mesh.vertices.iter_mut().for_each(|vertex| vertex.pos = moved(vertex.pos));
    painter.add(Shape::mesh(mesh));
}

fn mesh(painter: &Painter, pose: Pose, part: Carved) -> Arc<Mesh> {
    let carving = Carving { pose, part, pixel: 1.0 / painter.ctx().pixels_per_point() };
    let kept =
        |memory: &mut egui::Memory| Arc::clone(memory.caches.cache::<FrameCache<Arc<Mesh>, Carver>>().get(carving));
    painter.ctx().memory_mut(kept)
}
