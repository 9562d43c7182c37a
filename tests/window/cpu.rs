//! Paints egui's triangles on the processor, so that pictures need no driver and are the same bytes on every run.

use std::collections::HashMap;

use egui::{
    self, Color32, ColorImage, ImageData, TextureId, TexturesDelta,
    epaint::{Primitive, Vertex},
};
use image::RgbaImage;

/// A renderer for `egui_kittest` that keeps the textures of the frames it has seen.
#[derive(Default)]
pub(crate) struct CpuRenderer {
    textures: HashMap<TextureId, ColorImage>,
}

impl egui_kittest::TestRenderer for CpuRenderer {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        for (id, patches) in delta.set.drain() {
            for patch in patches {
                let ImageData::Color(image) = &patch.image;
                match (patch.pos, self.textures.get_mut(&id)) {
                    (None, _) => {
                        self.textures.insert(id, (**image).clone());
                    }
                    (Some(corner), Some(texture)) => overwrite(texture, image, corner),
                    (Some(_), None) => {}
                }
            }
        }
        for id in delta.free.drain() {
            self.textures.remove(&id);
        }
    }

    fn render(&mut self, ctx: &egui::Context, output: &egui::FullOutput) -> Result<RgbaImage, String> {
        let scale = ctx.pixels_per_point();
        let size = ctx.content_rect().size() * scale;
        let mut canvas = Canvas::new(size.x.round() as usize, size.y.round() as usize);
        for clipped in ctx.tessellate(output.shapes.clone(), scale) {
            let Primitive::Mesh(mesh) = &clipped.primitive else { continue };
            let texture =
                self.textures.get(&mesh.texture_id).ok_or_else(|| format!("no texture {:?}", mesh.texture_id))?;
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

    fn clip_to(&mut self, clip: egui::Rect, scale: f32) {
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
        let area = (at[1].x - at[0].x) * (at[2].y - at[0].y) - (at[1].y - at[0].y) * (at[2].x - at[0].x);
        if area == 0.0 {
            return;
        }
        let sign = area.signum();
        let color = corners.map(|corner| corner.color.to_array().map(|part| f32::from(part) / 255.0));
        // Most of what egui paints is plain and takes its texture from one white pixel.
        let plain = (corners[0].uv == corners[1].uv && corners[0].uv == corners[2].uv)
            .then(|| sample(texture, corners[0].uv.x, corners[0].uv.y));
        let least = |of: fn(&egui::Pos2) -> f32| at.iter().map(of).fold(f32::INFINITY, f32::min).floor();
        let most = |of: fn(&egui::Pos2) -> f32| at.iter().map(of).fold(f32::NEG_INFINITY, f32::max).ceil();
        let (left, right) =
            (least(|p| p.x).max(self.clip[0]) as usize, most(|p| p.x).min(self.clip[2]).max(0.0) as usize);
        let (top, bottom) =
            (least(|p| p.y).max(self.clip[1]) as usize, most(|p| p.y).min(self.clip[3]).max(0.0) as usize);
        for y in top..bottom {
            for x in left..right {
                let (px, py) = (x as f32 + 0.5, y as f32 + 0.5);
                let Some(share) = shares(&at, sign, area.abs(), px, py) else { continue };
                let mix = |of: &dyn Fn(usize) -> f32| share[0] * of(0) + share[1] * of(1) + share[2] * of(2);
                let texel =
                    plain.unwrap_or_else(|| sample(texture, mix(&|i| corners[i].uv.x), mix(&|i| corners[i].uv.y)));
                let over: [f32; 4] = std::array::from_fn(|part| texel[part] * mix(&|i| color[i][part]));
                let under = &mut self.pixels[y * self.width + x];
                for part in 0..4 {
                    under[part] = over[part] + under[part] * (1.0 - over[3]);
                }
            }
        }
    }

    fn into_image(self) -> Result<RgbaImage, String> {
        let bytes =
            self.pixels.iter().flatten().map(|part| (part.clamp(0.0, 1.0) * 255.0 + 0.5) as u8).collect::<Vec<u8>>();
        RgbaImage::from_raw(self.width as u32, self.height as u32, bytes).ok_or_else(|| "a picture of no size".into())
    }
}

/// How much of each corner a point has in it; `None` outside. A point on an edge belongs to the triangle whose top or left edge it is, so that
/// two triangles side by side paint it once.
fn shares(at: &[egui::Pos2; 3], sign: f32, area: f32, x: f32, y: f32) -> Option<[f32; 3]> {
    let mut share = [0.0; 3];
    for (corner, share) in share.iter_mut().enumerate() {
        let (from, to) = (at[(corner + 1) % 3], at[(corner + 2) % 3]);
        let (dx, dy) = (sign * (to.x - from.x), sign * (to.y - from.y));
        let edge = dx * (y - from.y) - dy * (x - from.x);
        let top_or_left = dy < 0.0 || (dy == 0.0 && dx > 0.0);
        if edge < 0.0 || (edge == 0.0 && !top_or_left) {
            return None;
        }
        *share = edge / area;
    }
    Some(share)
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
