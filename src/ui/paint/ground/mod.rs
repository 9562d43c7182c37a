//! The ground under the bones: the cloth, the rail around it, and the rack for the hand, each with
//! its material and lit from the upper left.

mod tile;

use crate::ui::paint::ground::tile::{SIDE, Stuff, Tile};
use crate::ui::paint::relief::{lit, shaded};
use crate::ui::paint::{ClothKind, RailKind, Rgb, Theme};
use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Vec2, pos2, vec2};

/// The width of the rail with text of normal size.
pub const RAIL: f32 = 8.0;

/// By how many levels a material of cloth, of rail and of paper differ from their middle.
const CLOTH_LEVELS: f32 = 4.5;
const RAIL_LEVELS: f32 = 8.0;
const PAPER_LEVELS: f32 = 2.0;

/// A mesh with a material. Its colors are the average colors of the material.
struct Surface {
    mesh: Mesh,
    /// How much darker the material makes its colors.
    middle: f32,
    /// From points to the material, whose grain runs across the window, or down it.
    to_tile: [f32; 2],
    upright: bool,
}

impl Surface {
    /// A surface of some stuff in about this color; `long` is how many pixels a dot of it is long.
    fn of(painter: &Painter, stuff: Stuff, body: Rgb, levels: f32, long: f32) -> Surface {
        let pixels = painter.ctx().pixels_per_point();
        let brightest = f32::from(body.0.max(body.1).max(body.2)).max(24.0);
        // In few steps, so that a moving slider creates only a few.
        let strength = 2.0 * (0.5 * 100.0 * levels / brightest).clamp(1.0, 9.0).round();
        let tile = Tile { stuff, strength: strength as u8, thread: if pixels < 1.75 { 1 } else { 2 } };
        let mesh = Mesh::with_texture(tile.texture(painter.ctx()).id());
        let across = pixels / SIDE as f32;
        Surface { mesh, middle: tile.middle(), to_tile: [across / long, across], upright: false }
    }

    fn vertex(&mut self, at: Pos2, color: Color32) {
        if self.mesh.texture_id == egui::TextureId::default() {
            self.mesh.colored_vertex(at, color);
            return;
        }
        let part = |part: u8| (f32::from(part) / self.middle).round().min(255.0) as u8;
        let color = Color32::from_rgb(part(color.r()), part(color.g()), part(color.b()));
        let [along, across] = self.to_tile;
        let (x, y) = if self.upright { (at.y, at.x) } else { (at.x, at.y) };
        self.mesh.vertices.push(egui::epaint::Vertex { pos: at, uv: pos2(x * along, y * across), color });
    }

    /// A grid of these columns and rows, colored by the place and the row.
    fn strips(
        &mut self,
        columns: &[f32],
        rows: &[f32],
        place: impl Fn(f32, f32) -> Pos2,
        color: impl Fn(Pos2, f32) -> Color32,
    ) {
        let (first, wide) = (self.mesh.vertices.len() as u32, columns.len() as u32);
        for row in rows {
            for column in columns {
                let at = place(*column, *row);
                self.vertex(at, color(at, *row));
            }
        }
        for row in 0..rows.len() as u32 - 1 {
            for column in 0..wide - 1 {
                let corner = first + row * wide + column;
                self.mesh.add_triangle(corner, corner + 1, corner + wide);
                self.mesh.add_triangle(corner + wide, corner + 1, corner + wide + 1);
            }
        }
    }

    fn paint(self, painter: &Painter) {
        painter.add(Shape::mesh(self.mesh));
    }
}

/// Paints the cloth: its weave under a lamp at the upper left, darker toward the rail.
pub fn paint_cloth(painter: &Painter, rect: Rect, theme: &Theme) {
    // The lines are closer together at the edges, where it gets dark.
    const LINES: [f32; 11] = [0.0, 0.03, 0.08, 0.16, 0.3, 0.45, 0.6, 0.76, 0.89, 0.96, 1.0];
    let colors = theme.cloth();
    let stuff = match theme.materials.cloth {
        ClothKind::Felt => Stuff::Felt,
        ClothKind::Linen => Stuff::Linen,
        ClothKind::Slate => Stuff::Slate,
        ClothKind::Flat => {
            painter.rect_filled(rect, 0.0, theme.background_color());
            return;
        }
    };
    let lamp = rect.lerp_inside(vec2(0.36, 0.3));
    let reach = vec2(0.85 * rect.width(), 0.95 * rect.height()).max(Vec2::splat(1.0));
    let deep = 0.16 * rect.size().min_elem();
    let light = |at: Pos2, _: f32| {
        let far = ((at - lamp) / reach).length().min(1.0);
        let edge = (at.x - rect.left()).min(rect.right() - at.x).min(at.y - rect.top()).min(rect.bottom() - at.y);
        let edge = 1.0 - (edge / deep).clamp(0.0, 1.0);
        let lit = 1.0 - 1.5 * far * far;
        shaded(colors.body, colors.light, colors.dark, (lit - 0.7 * edge * edge).clamp(-1.0, 1.0))
    };
    let mut cloth = Surface::of(painter, stuff, theme.background, CLOTH_LEVELS, 1.0);
    cloth.strips(&LINES, &LINES, |x, y| rect.lerp_inside(vec2(x, y)), light);
    cloth.paint(painter);
}

/// Returns the material of the rail and the rack, or nothing if they are flat.
fn rail_surface(painter: &Painter, theme: &Theme) -> Option<Surface> {
    let (stuff, levels, long) = match theme.materials.rail {
        RailKind::Wood => (Stuff::Wood, 1.1 * RAIL_LEVELS, 3.0),
        RailKind::Steel => (Stuff::Steel, 0.7 * RAIL_LEVELS, 3.0),
        RailKind::Stone => (Stuff::Stone, RAIL_LEVELS, 1.0),
        RailKind::Flat => return None,
    };
    Some(Surface::of(painter, stuff, theme.rail().body, levels, long))
}

/// Paints the rail inside the left, upper and right edges of a rectangle, and its shadow on the
/// cloth. The rack is below it.
pub fn paint_rail(painter: &Painter, rect: Rect, width: f32, theme: &Theme) {
    let colors = theme.rail();
    let [body, light, dark] = [colors.body, colors.light, colors.dark].map(Rgb::color);
    let Some(flat) = rail_surface(painter, theme) else {
        let line = [rect.left_bottom(), rect.left_top(), rect.right_top(), rect.right_bottom()];
        painter.add(Shape::line(line.to_vec(), (1.0, theme.rule())));
        return;
    };
    shadow_of_rail(painter, rect, width);
    let texture = flat.mesh.texture_id;
    let sides = [
        (vec2(0.0, -1.0), [rect.left_top(), rect.right_top()]),
        (vec2(-1.0, 0.0), [rect.left_bottom(), rect.left_top()]),
        (vec2(1.0, 0.0), [rect.right_top(), rect.right_bottom()]),
    ];
    for (outward, [from, to]) in sides {
        let along = (to - from).normalized();
        // Mitered in the upper corners, and cut off straight above the rack.
        let slant = |end: Pos2| if end.y > rect.top() + 0.5 { 0.0 } else { 1.0 };
        let place = |part: f32, down: f32| {
            let (first, last) = (from + slant(from) * down * width * along, to - slant(to) * down * width * along);
            first.lerp(last, part) - down * width * outward
        };
        // Rounded off: the outer edge faces outward, the inner one the cloth.
        let color = |_: Pos2, down: f32| shaded(body, light, dark, lit(outward) * (1.0 - 2.0 * down));
        let mut side = Surface { mesh: Mesh::with_texture(texture), upright: outward.x != 0.0, ..flat };
        side.strips(&[0.0, 1.0], &[0.0, 0.15, 0.5, 0.85, 1.0], place, color);
        side.paint(painter);
        let edge = |down: f32| [place(0.0, down), place(1.0, down)];
        painter.line_segment(edge(1.0), (1.0, dark.gamma_multiply(0.9)));
    }
}

/// The shadow falls away from the light. It is long at the left and upper rail and short at the
/// right one.
fn shadow_of_rail(painter: &Painter, rect: Rect, width: f32) {
    let inner = Rect::from_min_max(rect.min + Vec2::splat(width), pos2(rect.right() - width, rect.bottom()));
    let far = 2.6 * width;
    let mut shadow = Surface { mesh: Mesh::default(), middle: 1.0, to_tile: [0.0; 2], upright: false };
    let mut fade = |from: [Pos2; 2], into: Vec2, alpha: u8| {
        let falloff = |down: f32| Color32::from_black_alpha((f32::from(alpha) * (1.0 - down) * (1.0 - down)) as u8);
        let place = |part: f32, down: f32| from[0].lerp(from[1], part) + down * into;
        shadow.strips(&[0.0, 1.0], &[0.0, 0.25, 0.5, 1.0], place, |_, down| falloff(down));
    };
    fade([inner.left_top(), inner.right_top()], vec2(0.0, far), 105);
    fade([inner.left_top(), inner.left_bottom()], vec2(far, 0.0), 80);
    fade([inner.right_top(), inner.right_bottom()], vec2(-0.5 * width, 0.0), 40);
    shadow.paint(painter);
}

/// Paints a board of the rail's material for scores and text.
pub fn paint_plank(painter: &Painter, rect: Rect, theme: &Theme) {
    painter.add(plank(painter, rect, theme));
}

/// A board of the rail's material.
pub(crate) fn plank(painter: &Painter, rect: Rect, theme: &Theme) -> Shape {
    const ROWS: [(f32, f32); 4] = [(0.0, 0.03), (0.3, 0.05), (0.85, 0.0), (1.0, -0.22)];
    let colors = theme.rail();
    let Some(mut plank) = rail_surface(painter, theme) else {
        let edge = [rect.left_bottom(), rect.right_bottom()].map(|end| end - vec2(0.0, 0.5));
        let line = Shape::line_segment(edge, (1.0, theme.rule()));
        return Shape::Vec(vec![Shape::rect_filled(rect, 0.0, theme.band()), line]);
    };
    let place = |x: f32, y: f32| rect.lerp_inside(vec2(x, y));
    let level = |down: f32| ROWS.iter().find(|row| row.0 >= down).map_or(0.0, |row| row.1);
    let [body, light, dark] = [colors.body, colors.light, colors.dark].map(Rgb::color);
    plank.strips(&[0.0, 0.4, 1.0], &ROWS.map(|row| row.0), place, |_, down| shaded(body, light, dark, level(down)));
    Shape::mesh(plank.mesh)
}

/// A sheet of paper for windows and panels, in the light of the table. Where the cloth is plain, it
/// is as well.
pub(crate) fn paper(painter: &Painter, rect: Rect, theme: &Theme) -> Shape {
    let [body, light, dark] = theme.paper();
    if theme.materials.cloth == ClothKind::Flat {
        return Shape::rect_filled(rect, 0.0, body.color());
    }
    let lamp = rect.lerp_inside(vec2(0.3, 0.1));
    let reach = rect.size().max(Vec2::splat(1.0));
    let lit = |at: Pos2, _: f32| {
        let far = ((at - lamp) / reach).length().min(1.0);
        shaded(body.color(), light.color(), dark.color(), 1.0 - 2.0 * far)
    };
    let mut paper = Surface::of(painter, Stuff::Stone, body, PAPER_LEVELS, 1.0);
    let lines = [0.0, 0.15, 0.3, 0.5, 0.75, 1.0];
    paper.strips(&lines, &lines, |x, y| rect.lerp_inside(vec2(x, y)), lit);
    Shape::mesh(paper.mesh)
}

/// Paints the rack that your bones stand on: a ledge with a lit lip in front of the cloth.
pub fn paint_rack(painter: &Painter, rect: Rect, lip: f32, theme: &Theme) {
    let colors = theme.rail();
    let [body, light, dark] = [colors.body, colors.light, colors.dark].map(Rgb::color);
    let Some(mut rack) = rail_surface(painter, theme) else {
        painter.rect_filled(rect, 0.0, theme.band());
        painter.hline(rect.x_range(), rect.top(), (1.0, theme.rule()));
        return;
    };
    let part = |points: f32| points / rect.height().max(1.0);
    // The lip is rounded off, and throws its shadow on the ledge behind it.
    let rows = [
        (0.0, 0.75),
        (part(0.25 * lip), 0.55),
        (part(0.7 * lip), 0.1),
        (part(lip), -0.75),
        (part(1.15 * lip), -0.8),
        (part(2.6 * lip), -0.25),
        (part(5.0 * lip), 0.06),
        (0.75_f32.max(part(5.5 * lip)), 0.0),
        (1.0_f32.max(part(6.0 * lip)), -0.3),
    ];
    let level = |at: f32| {
        let after = rows.iter().position(|row| row.0 >= at).unwrap_or(rows.len() - 1).max(1);
        let ((low, from), (high, to)) = (rows[after - 1], rows[after]);
        from + (to - from) * ((at - low) / (high - low).max(1e-6)).clamp(0.0, 1.0)
    };
    let downs = rows.map(|row| row.0);
    rack.strips(
        &[0.0, 0.3, 1.0],
        &downs,
        |x, y| rect.lerp_inside(vec2(x, y)),
        |at, down| {
            let right = ((at.x - rect.left()) / rect.width().max(1.0) - 0.3).max(0.0);
            shaded(body, light, dark, level(down) - 0.12 * right)
        },
    );
    let clipped = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    rack.paint(&clipped);
    clipped.hline(rect.x_range(), rect.top() + 0.5, (1.0, light));
}
