//! Paints egui's triangles on the processor: for pictures that no display shows, which need no driver and are the same bytes on every machine.

use egui::{
    Color32, ColorImage, ImageData, Pos2, Rect, TextureId, TexturesDelta, Vec2,
    epaint::{ClippedPrimitive, Primitive, Vertex},
};
use std::collections::HashMap;

/// The textures that triangles are painted with, as the frames so far have left them.
#[derive(Clone, Default, Debug)]
pub struct Textures(HashMap<TextureId, ColorImage>);

impl Textures {
    /// Takes in what a frame has changed.
    pub fn take(&mut self, delta: &mut TexturesDelta) {
        for (id, patches) in delta.set.drain() {
            for patch in patches {
                let ImageData::Color(image) = &patch.image;
                match (patch.pos, self.0.get_mut(&id)) {
                    (None, _) => {
                        self.0.insert(id, (**image).clone());
                    }
                    (Some(corner), Some(texture)) => overwrite(texture, image, corner),
                    (Some(_), None) => {}
                }
            }
        }
        for id in delta.free.drain() {
            self.0.remove(&id);
        }
    }

    /// Paints triangles on a picture of this size in points, with so many pixels to a point. What has no texture is left out.
    pub fn paint(&self, primitives: &[ClippedPrimitive], size: Vec2, scale: f32) -> ColorImage {
        let mut canvas = Canvas::new((size.x * scale).round() as usize, (size.y * scale).round() as usize);
        for clipped in primitives {
            let Primitive::Mesh(mesh) = &clipped.primitive else { continue };
            let Some(texture) = self.0.get(&mesh.texture_id) else { continue };
            canvas.clip_to(clipped.clip_rect, scale);
            for corners in mesh.indices.chunks_exact(3) {
                canvas.triangle([0, 1, 2].map(|at| &mesh.vertices[corners[at] as usize]), scale, texture);
            }
        }
        canvas.into_image()
    }
}

fn overwrite(texture: &mut ColorImage, patch: &ColorImage, [left, top]: [usize; 2]) {
    let width = texture.size[0];
    for (row, pixels) in patch.pixels.chunks_exact(patch.size[0].max(1)).enumerate() {
        let at = (top + row) * width + left;
        texture.pixels[at..at + pixels.len()].copy_from_slice(pixels);
    }
}

/// The pixels painted so far, with their alpha multiplied in, and the part of them that may be painted on.
struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<[f32; 4]>,
    clip: [f32; 4],
}

impl Canvas {
    fn new(width: usize, height: usize) -> Canvas {
        Canvas { width, height, pixels: vec![[0.0; 4]; width * height], clip: [0.0; 4] }
    }

    fn clip_to(&mut self, clip: Rect, scale: f32) {
        let (width, height) = (self.width as f32, self.height as f32);
        self.clip = [
            (clip.min.x * scale).round().clamp(0.0, width),
            (clip.min.y * scale).round().clamp(0.0, height),
            (clip.max.x * scale).round().clamp(0.0, width),
            (clip.max.y * scale).round().clamp(0.0, height),
        ];
    }

    fn triangle(&mut self, corners: [&Vertex; 3], scale: f32, texture: &ColorImage) {
        let at = corners.map(|corner| corner.pos * scale);
        let Some(edges) = Edges::around(at) else { return };
        let color = corners.map(|corner| corner.color.to_array().map(|part| f32::from(part) / 255.0));
        // Most of what egui paints is plain and takes its texture from one white pixel.
        let plain = (corners[0].uv == corners[1].uv && corners[0].uv == corners[2].uv)
            .then(|| sample(texture, corners[0].uv.x, corners[0].uv.y));
        let one_color = (corners[0].color == corners[1].color && corners[0].color == corners[2].color)
            .then_some(plain)
            .flatten()
            .map(|texel| tint(texel, color[0]));
        let top = at[0].y.min(at[1].y).min(at[2].y).floor().max(self.clip[1]) as usize;
        let bottom = at[0].y.max(at[1].y).max(at[2].y).ceil().min(self.clip[3]).max(0.0) as usize;
        for row in top..bottom {
            let y = row as f32 + 0.5;
            let Some((left, right)) = edges.span(y, self.clip[0], self.clip[2]) else { continue };
            let pixels = &mut self.pixels[row * self.width + left..row * self.width + right];
            if let Some(over) = one_color {
                paint_over(pixels, over);
                continue;
            }
            for (along, pixel) in pixels.iter_mut().enumerate() {
                let share = edges.shares((left + along) as f32 + 0.5, y);
                let mix = |of: [f32; 3]| share[0] * of[0] + share[1] * of[1] + share[2] * of[2];
                let texel = plain.unwrap_or_else(|| {
                    sample(texture, mix(corners.map(|corner| corner.uv.x)), mix(corners.map(|corner| corner.uv.y)))
                });
                let mixed = [0, 1, 2, 3].map(|part| mix([color[0][part], color[1][part], color[2][part]]));
                paint_over(std::slice::from_mut(pixel), tint(texel, mixed));
            }
        }
    }

    fn into_image(self) -> ColorImage {
        let byte = |part: f32| (part.clamp(0.0, 1.0) * 255.0 + 0.5) as u8;
        let color = |[r, g, b, a]: [f32; 4]| Color32::from_rgba_premultiplied(byte(r), byte(g), byte(b), byte(a));
        ColorImage::new([self.width, self.height], self.pixels.into_iter().map(color).collect())
    }
}

fn tint(texel: [f32; 4], color: [f32; 4]) -> [f32; 4] {
    [texel[0] * color[0], texel[1] * color[1], texel[2] * color[2], texel[3] * color[3]]
}

fn paint_over(pixels: &mut [[f32; 4]], [r, g, b, a]: [f32; 4]) {
    let through = 1.0 - a;
    for under in pixels {
        *under = [r + under[0] * through, g + under[1] * through, b + under[2] * through, a + under[3] * through];
    }
}

/// The three sides of a triangle: each from one corner, opposite the corner of its number, and how far it goes.
struct Edges {
    from: [Pos2; 3],
    along: [Vec2; 3],
    area: f32,
}

impl Edges {
    /// `None` where three corners lie on a line.
    fn around(at: [Pos2; 3]) -> Option<Edges> {
        let area = (at[1].x - at[0].x) * (at[2].y - at[0].y) - (at[1].y - at[0].y) * (at[2].x - at[0].x);
        let sign = area.signum();
        (area != 0.0).then(|| Edges {
            from: [at[1], at[2], at[0]],
            along: [sign * (at[2] - at[1]), sign * (at[0] - at[2]), sign * (at[1] - at[0])],
            area: area.abs(),
        })
    }

    /// Twice the area between a side and a point, negative outside.
    fn edge(&self, side: usize, x: f32, y: f32) -> f32 {
        self.along[side].x * (y - self.from[side].y) - self.along[side].y * (x - self.from[side].x)
    }

    /// How much of each corner a point inside has in it.
    fn shares(&self, x: f32, y: f32) -> [f32; 3] {
        [self.edge(0, x, y) / self.area, self.edge(1, x, y) / self.area, self.edge(2, x, y) / self.area]
    }

    /// A point on an edge belongs to the triangle whose top or left edge it is, so that two triangles side by side paint it once.
    fn has(&self, x: f32, y: f32) -> bool {
        for side in 0..3 {
            let edge = self.edge(side, x, y);
            let along = self.along[side];
            let top_or_left = along.y < 0.0 || (along.y == 0.0 && along.x > 0.0);
            if edge < 0.0 || (edge == 0.0 && !top_or_left) {
                return false;
            }
        }
        true
    }

    /// The pixels of a row whose middles lie inside: from, and up to but without.
    fn span(&self, y: f32, least: f32, most: f32) -> Option<(usize, usize)> {
        let (mut left, mut right) = (least, most);
        for side in 0..3 {
            let (from, along) = (self.from[side], self.along[side]);
            // Where this side crosses the row, a pixel wider: what is right to the last bit is asked of `has`.
            let crossing = from.x + along.x * (y - from.y) / along.y;
            if along.y < 0.0 {
                left = left.max((crossing - 1.0).floor());
            } else if along.y > 0.0 {
                right = right.min((crossing + 1.0).ceil());
            }
        }
        while left < right && !self.has(left + 0.5, y) {
            left += 1.0;
        }
        while left < right && !self.has(right - 0.5, y) {
            right -= 1.0;
        }
        (left < right).then_some((left as usize, right as usize))
    }
}

/// The texture's colour at a place, mixed from the four texels around it.
fn sample(texture: &ColorImage, u: f32, v: f32) -> [f32; 4] {
    let [width, height] = texture.size;
    let (x, y) = (u * width as f32 - 0.5, v * height as f32 - 0.5);
    let (left, top) = (x.floor(), y.floor());
    let texel = |right: f32, down: f32| {
        let x = (left + right).clamp(0.0, width as f32 - 1.0) as usize;
        let y = (top + down).clamp(0.0, height as f32 - 1.0) as usize;
        let color: Color32 = texture.pixels[y * width + x];
        color.to_array().map(|part| f32::from(part) / 255.0)
    };
    let corners = [texel(0.0, 0.0), texel(1.0, 0.0), texel(0.0, 1.0), texel(1.0, 1.0)];
    let (right, down) = (x - left, y - top);
    std::array::from_fn(|part| {
        let above = corners[0][part] * (1.0 - right) + corners[1][part] * right;
        let below = corners[2][part] * (1.0 - right) + corners[3][part] * right;
        above * (1.0 - down) + below * down
    })
}
