//! Paints egui's triangles on the processor, for pictures without a display. It needs no driver and
//! gives the same bytes on every machine.

use egui::epaint::{ClippedPrimitive, Primitive, Vertex};
use egui::{Color32, ColorImage, ImageData, Pos2, Rect, TextureId, TextureWrapMode, TexturesDelta, Vec2};
use std::{collections::HashMap, sync::Arc};

/// The textures for the triangles, as of the last frame.
#[derive(Clone, Default, Debug)]
pub(crate) struct Textures {
    all: HashMap<TextureId, Texture>,
    even: bool,
}

/// A texture, and whether it goes on beyond its edges.
#[derive(Clone, Debug)]
struct Texture {
    image: Arc<ColorImage>,
    repeats: bool,
}

impl Textures {
    /// None yet. Materials that repeat will be painted in one even color each: a weave of noise
    /// makes a picture many times as large on the disk.
    pub(crate) fn even() -> Textures {
        Textures { all: HashMap::new(), even: true }
    }

    /// Takes in what a frame has changed.
    pub(crate) fn take(&mut self, delta: &mut TexturesDelta) {
        for (id, patches) in delta.set.drain() {
            for patch in patches {
                let ImageData::Color(image) = &patch.image;
                match (patch.pos, self.all.get_mut(&id)) {
                    (None, _) => {
                        let repeats = patch.options.wrap_mode == TextureWrapMode::Repeat;
                        let image = if repeats && self.even { evened(image) } else { Arc::clone(image) };
                        self.all.insert(id, Texture { image, repeats });
                    }
                    (Some(corner), Some(texture)) => overwrite(Arc::make_mut(&mut texture.image), image, corner),
                    (Some(_), None) => {}
                }
            }
        }
        for id in delta.free.drain() {
            self.all.remove(&id);
        }
    }

    /// Paints triangles into a picture of this size in points, with this many pixels per point.
    /// Triangles without a texture are left out.
    pub(crate) fn paint(&self, primitives: &[ClippedPrimitive], size: Vec2, scale: f32) -> ColorImage {
        let mut canvas = Canvas::new((size.x * scale).round() as usize, (size.y * scale).round() as usize);
        for clipped in primitives {
            let Primitive::Mesh(mesh) = &clipped.primitive else { continue };
            let Some(texture) = self.all.get(&mesh.texture_id) else { continue };
            canvas.clip_to(clipped.clip_rect, scale);
            for corners in mesh.indices.chunks_exact(3) {
                canvas.triangle([0, 1, 2].map(|at| &mesh.vertices[corners[at] as usize]), scale, texture);
            }
        }
        canvas.into_image()
    }
}

/// One pixel that is as bright as the picture is on average.
fn evened(image: &ColorImage) -> Arc<ColorImage> {
    let sum: usize = image.pixels.iter().map(|pixel| usize::from(pixel.g())).sum();
    let middle = sum.checked_div(image.pixels.len()).unwrap_or(255);
    Arc::new(ColorImage::filled([1, 1], Color32::from_gray(middle as u8)))
}

fn overwrite(texture: &mut ColorImage, patch: &ColorImage, [left, top]: [usize; 2]) {
    let width = texture.size[0];
    for (row, pixels) in patch.pixels.chunks_exact(patch.size[0].max(1)).enumerate() {
        let at = (top + row) * width + left;
        texture.pixels[at..at + pixels.len()].copy_from_slice(pixels);
    }
}

/// The pixels painted so far, with premultiplied alpha, and the part that may be painted on.
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

    fn triangle(&mut self, corners: [&Vertex; 3], scale: f32, texture: &Texture) {
        let at = corners.map(|corner| corner.pos * scale);
        let Some(edges) = Edges::around(at) else { return };
        let color = corners.map(|corner| corner.color.to_array().map(|part| f32::from(part) / 255.0));
        // Most of what egui paints is plain and takes its texture from a single white pixel.
        let plain = (corners[0].uv == corners[1].uv && corners[0].uv == corners[2].uv)
            .then(|| sample(&texture.image, corners[0].uv.x, corners[0].uv.y));
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
            let row = Row::between(&edges, (left as f32 + 0.5, y), &color, &corners.map(|corner| corner.uv));
            match plain {
                Some(texel) => row.paint_plain(pixels, texel),
                None if texture.repeats => row.paint_tiled(pixels, &texture.image),
                None => row.paint_textured(pixels, &texture.image),
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

/// The three sides of a triangle, each opposite the corner of its number: from where, how far, and
/// on which side of it the triangle lies. Two triangles that share a side have it from the same
/// end, so that they agree to the last bit where it is.
struct Edges {
    from: [Pos2; 3],
    along: [Vec2; 3],
    signs: [f32; 3],
    area: f32,
}

impl Edges {
    /// Returns `None` if the three corners lie on a line.
    fn around(at: [Pos2; 3]) -> Option<Edges> {
        let area = (at[1].x - at[0].x) * (at[2].y - at[0].y) - (at[1].y - at[0].y) * (at[2].x - at[0].x);
        let sign = area.signum();
        let ends = [(at[1], at[2]), (at[2], at[0]), (at[0], at[1])];
        let turned = ends.map(|(from, to)| (to.x, to.y) < (from.x, from.y));
        let side = |number: usize| if turned[number] { (ends[number].1, ends[number].0) } else { ends[number] };
        (area != 0.0).then(|| Edges {
            from: [0, 1, 2].map(|number| side(number).0),
            along: [0, 1, 2].map(|number| side(number).1 - side(number).0),
            signs: turned.map(|turned| if turned { -sign } else { sign }),
            area: area.abs(),
        })
    }

    /// Returns twice the area between a side and a point, negative outside.
    fn edge(&self, side: usize, x: f32, y: f32) -> f32 {
        let (from, along) = (self.from[side], self.along[side]);
        self.signs[side] * (along.x * (y - from.y) - along.y * (x - from.x))
    }

    /// Returns the weight of each corner at a point inside.
    fn shares(&self, x: f32, y: f32) -> [f32; 3] {
        [self.edge(0, x, y) / self.area, self.edge(1, x, y) / self.area, self.edge(2, x, y) / self.area]
    }

    /// A point on an edge belongs to the triangle that has it as its top or left edge, so two
    /// neighbors paint it only once.
    fn has(&self, x: f32, y: f32) -> bool {
        for side in 0..3 {
            let edge = self.edge(side, x, y);
            let along = self.signs[side] * self.along[side];
            let top_or_left = along.y < 0.0 || (along.y == 0.0 && along.x > 0.0);
            if edge < 0.0 || (edge == 0.0 && !top_or_left) {
                return false;
            }
        }
        true
    }

    /// Returns the pixels of a row whose centers lie inside, as a half-open range.
    fn span(&self, y: f32, least: f32, most: f32) -> Option<(usize, usize)> {
        let (mut left, mut right) = (least, most);
        for side in 0..3 {
            let (from, along) = (self.from[side], self.along[side]);
            // The crossing of this side with the row, widened by a pixel. `has` decides exactly.
            let crossing = from.x + along.x * (y - from.y) / along.y;
            let down = self.signs[side] * along.y;
            if down < 0.0 {
                left = left.max((crossing - 1.0).floor());
            } else if down > 0.0 {
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

/// The colors and the places on the texture along a row of a triangle: those of its first pixel,
/// and how they change from one to the next.
struct Row {
    color: [f32; 4],
    change: [f32; 4],
    place: [f32; 2],
    step: [f32; 2],
}

impl Row {
    fn between(edges: &Edges, (x, y): (f32, f32), colors: &[[f32; 4]; 3], places: &[Pos2; 3]) -> Row {
        let (here, next) = (edges.shares(x, y), edges.shares(x + 1.0, y));
        let mix = |share: &[f32; 3], of: [f32; 3]| share[0] * of[0] + share[1] * of[1] + share[2] * of[2];
        let part = |part: usize| [colors[0][part], colors[1][part], colors[2][part]];
        let [along, down] = [places.map(|place| place.x), places.map(|place| place.y)];
        let color = [0, 1, 2, 3].map(|at| mix(&here, part(at)));
        let place = [mix(&here, along), mix(&here, down)];
        Row {
            color,
            change: [0, 1, 2, 3].map(|at| mix(&next, part(at)) - color[at]),
            place,
            step: [mix(&next, along) - place[0], mix(&next, down) - place[1]],
        }
    }

    /// The color of the next pixel. Here and below every step is written out: these loops paint
    /// most of all pixels, and tests are hardly optimized.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a call for every pixel would take longer than what it does")]
    fn advance(&mut self) {
        self.color[0] += self.change[0];
        self.color[1] += self.change[1];
        self.color[2] += self.change[2];
        self.color[3] += self.change[3];
        self.place[0] += self.step[0];
        self.place[1] += self.step[1];
    }

    fn paint_plain(mut self, pixels: &mut [[f32; 4]], texel: [f32; 4]) {
        // The texel is the same everywhere, so it may as well be in the colors.
        (self.color, self.change) = (tint(texel, self.color), tint(texel, self.change));
        for under in pixels {
            let through = 1.0 - self.color[3];
            under[0] = self.color[0] + under[0] * through;
            under[1] = self.color[1] + under[1] * through;
            under[2] = self.color[2] + under[2] * through;
            under[3] = self.color[3] + under[3] * through;
            self.advance();
        }
    }

    fn paint_textured(mut self, pixels: &mut [[f32; 4]], texture: &ColorImage) {
        for pixel in pixels {
            let texel = sample(texture, self.place[0], self.place[1]);
            paint_over(std::slice::from_mut(pixel), tint(texel, self.color));
            self.advance();
        }
    }

    /// A texture that repeats is a large gray one that lets nothing through, and is painted with
    /// its nearest texels.
    fn paint_tiled(mut self, pixels: &mut [[f32; 4]], texture: &ColorImage) {
        let (width, height) = (texture.size[0] as i32, texture.size[1] as i32);
        (self.place, self.step) = (
            [self.place[0] * width as f32, self.place[1] * height as f32],
            [self.step[0] * width as f32, self.step[1] * height as f32],
        );
        for pixel in pixels {
            let column = (self.place[0] as i32).rem_euclid(width);
            let row = (self.place[1] as i32).rem_euclid(height);
            let level = f32::from(texture.pixels[(row * width + column) as usize].r()) * (1.0 / 255.0);
            pixel[0] = self.color[0] * level;
            pixel[1] = self.color[1] * level;
            pixel[2] = self.color[2] * level;
            pixel[3] = 1.0;
            self.advance();
        }
    }
}

/// The texture's color at a place, mixed from the four texels around it.
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
