//! Turns the whole window upside down, for somebody who sits across a screen that lies flat.
//!
//! Everything is laid out as always. Only on its way out is it turned around the middle of the window, pictures and what a screen reader is told of places,
//! and the pointer is turned back on its way in.

use egui::{
    Context, CornerRadius, Event, FullOutput, Plugin, Pos2, RawInput, Rect, Shape, accesskit::Affine, emath::Rot2,
    epaint::BandPoint, pos2,
};
use std::f32::consts::PI;
use std::sync::Arc;

/// Turns the window, if it is turned now.
#[derive(Default)]
pub struct HalfTurn {
    now: bool,
}

impl HalfTurn {
    /// Turns the window of a context from this frame on, or back.
    pub fn set(ctx: &Context, turned: bool) {
        let plugin = ctx.plugin_or_default::<HalfTurn>();
        let before = std::mem::replace(&mut plugin.lock().now, turned);
        if before != turned {
            ctx.request_repaint();
        }
    }
}

impl Plugin for HalfTurn {
    fn debug_name(&self) -> &'static str {
        "half turn"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if !self.now {
            return;
        }
        let around = Around(input.screen_rect.unwrap_or_else(|| ctx.viewport_rect()));
        for event in &mut input.events {
            match event {
                Event::PointerMoved(pos) | Event::PointerButton { pos, .. } | Event::Touch { pos, .. } => {
                    *pos = around.point(*pos);
                }
                Event::MouseMoved(by) => *by = -*by,
                _ => {}
            }
        }
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        if !self.now {
            return;
        }
        let around = Around(ctx.viewport_rect());
        for clipped in &mut output.shapes {
            clipped.clip_rect = around.rect(clipped.clip_rect);
            around.shape(&mut clipped.shape);
        }
        let told = &mut output.platform_output;
        if let Some(writing) = &mut told.ime {
            (writing.rect, writing.cursor_rect) = (around.rect(writing.rect), around.rect(writing.cursor_rect));
        }
        if let Some(update) = &mut told.accesskit_update {
            let root = update.tree.as_ref().map(|tree| tree.root);
            let scale = f64::from(ctx.pixels_per_point());
            let [x, y] = [around.0.min.x + around.0.max.x, around.0.min.y + around.0.max.y].map(f64::from);
            for (_, node) in update.nodes.iter_mut().filter(|(id, _)| Some(*id) == root) {
                node.set_transform(Affine::new([-scale, 0.0, 0.0, -scale, scale * x, scale * y]));
            }
        }
    }
}

/// Half a turn around the middle of an area.
struct Around(Rect);

impl Around {
    fn point(&self, at: Pos2) -> Pos2 {
        let Rect { min, max } = self.0;
        pos2(min.x + max.x - at.x, min.y + max.y - at.y)
    }

    fn rect(&self, rect: Rect) -> Rect {
        Rect { min: self.point(rect.max), max: self.point(rect.min) }
    }

    fn shape(&self, shape: &mut Shape) {
        match shape {
            Shape::Noop => {}
            Shape::Vec(all) => all.iter_mut().for_each(|shape| self.shape(shape)),
            Shape::Circle(circle) => circle.center = self.point(circle.center),
            Shape::Ellipse(ellipse) => ellipse.center = self.point(ellipse.center),
            Shape::LineSegment { points, .. } => self.all(points),
            Shape::Path(path) => self.all(&mut path.points),
            Shape::Band(band) => {
                // A band turns around the corner of the window.
                let far = Rot2::from_angle(-band.angle) * self.point(Pos2::ZERO).to_vec2();
                for point in &mut band.points {
                    *point = BandPoint::new(far.x - point.x, (far.y - point.y.max)..=(far.y - point.y.min));
                }
                band.points.reverse();
            }
            Shape::Rect(rect) => {
                let CornerRadius { nw, ne, sw, se } = rect.corner_radius;
                rect.corner_radius = CornerRadius { nw: se, ne: sw, sw: ne, se: nw };
                rect.rect = self.rect(rect.rect);
                if let Some(brush) = &mut rect.brush {
                    let brush = Arc::make_mut(brush);
                    brush.uv = Rect { min: brush.uv.max, max: brush.uv.min };
                }
            }
            Shape::Text(text) => {
                text.pos = self.point(text.pos);
                text.angle += PI;
            }
            Shape::Mesh(mesh) => {
                let mesh = Arc::make_mut(mesh);
                mesh.vertices.iter_mut().for_each(|vertex| vertex.pos = self.point(vertex.pos));
            }
            Shape::QuadraticBezier(curve) => self.all(&mut curve.points),
            Shape::CubicBezier(curve) => self.all(&mut curve.points),
            Shape::Callback(callback) => callback.rect = self.rect(callback.rect),
        }
    }

    fn all(&self, points: &mut [Pos2]) {
        for point in points {
            *point = self.point(*point);
        }
    }
}
