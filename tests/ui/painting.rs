//! What is painted without a window: the icon, textures and the places of bones.

use egui::epaint::{ImageDelta, Primitive};
use egui::{
    ClippedPrimitive, Color32, ColorImage, Context, Mesh, Pos2, RawInput, Rect, Shape, TextureId, TextureOptions,
    TexturesDelta, pos2, vec2,
};
use electrum_dominoes::ui::paint::bone::{Pose, paint_back, paint_face, paint_shadow};
use electrum_dominoes::ui::paint::ground::{paint_cloth, paint_plank};
use electrum_dominoes::ui::paint::icon::ICON;
use electrum_dominoes::ui::paint::theme::{ClothKind, Face, Materials, RailKind, Rgb, Theme};
use std::sync::Arc;

use crate::window::raster::Textures;

#[test]
fn the_icon_is_there_and_has_clear_corners() {
    let icon = image::load_from_memory(ICON).expect("a picture").into_rgba8();
    assert_eq!(icon.dimensions(), (256, 256));
    assert_eq!([icon[(0, 0)][3], icon[(128, 128)][3]], [0, 255]);
}

/// A mesh of 8 by 2 points with a texture of two texels, black and white, that it asks for four
/// times.
fn striped(mut textures: Textures, options: TextureOptions) -> Vec<u8> {
    let image = ColorImage::new([2, 1], vec![Color32::BLACK, Color32::WHITE]);
    let id = TextureId::Managed(7);
    let mut delta = TexturesDelta::default();
    delta.set.entry(id).or_default().push(ImageDelta::full(image, options));
    textures.take(&mut delta);
    let mut mesh = Mesh::with_texture(id);
    let rect = Rect::from_min_size(Pos2::ZERO, vec2(8.0, 2.0));
    mesh.add_rect_with_uv(rect, Rect::from_min_max(Pos2::ZERO, pos2(4.0, 1.0)), Color32::WHITE);
    let shown = [ClippedPrimitive { clip_rect: rect, primitive: Primitive::Mesh(mesh) }];
    textures.paint(&shown, rect.size(), 1.0).pixels[..8].iter().map(Color32::r).collect()
}

#[test]
fn a_texture_that_repeats_goes_on_beyond_its_edge_and_another_does_not() {
    let repeats = TextureOptions::LINEAR_REPEAT;
    assert_eq!(striped(Textures::default(), repeats), [0, 255, 0, 255, 0, 255, 0, 255]);
    assert_eq!(striped(Textures::default(), TextureOptions::LINEAR), [0, 255, 255, 255, 255, 255, 255, 255]);
    assert_eq!(striped(Textures::even(), repeats), [127; 8]);
}

#[test]
fn a_bone_is_twice_as_long_as_it_is_wide() {
    let center = pos2(50.0, 50.0);
    assert_eq!(Pose::flat(center, 20.0).rect().size(), vec2(40.0, 20.0));
    assert_eq!(Pose::upright(center, 20.0).rect().size(), vec2(20.0, 40.0));
}

/// The mesh that a frame consists of.
fn mesh(ctx: &Context, paint: &dyn Fn(&egui::Painter)) -> Arc<Mesh> {
    let output = ctx.run_ui(RawInput::default(), |ui| paint(ui.painter()));
    let meshes = output.shapes.into_iter().filter_map(|clipped| match clipped.shape {
        Shape::Mesh(mesh) => Some(mesh),
        _ => None,
    });
    meshes.last().expect("a mesh is painted")
}

#[test]
fn a_bone_that_lies_still_is_made_once_and_any_change_of_it_is_seen_at_once() {
    let [theme, other] = [Theme::DEFAULTS[0], Theme::DEFAULTS[1]];
    let pose = Pose::upright(pos2(50.0, 50.0), 20.0);
    let moved = Pose { center: pos2(50.0, 50.5), ..pose };
    let paints: [&dyn Fn(&egui::Painter); 11] = [
        &|painter| paint_face(painter, pose, [6, 4], &theme.bone(Face::Hand)),
        &|painter| paint_face(painter, pose, [4, 6], &theme.bone(Face::Hand)),
        &|painter| paint_face(painter, pose, [6, 4], &theme.bone(Face::Played(1))),
        &|painter| paint_face(painter, pose, [6, 4], &other.bone(Face::Hand)),
        &|painter| paint_face(painter, moved, [6, 4], &theme.bone(Face::Hand)),
        &|painter| paint_face(painter, Pose { size: 21.0, ..pose }, [6, 4], &theme.bone(Face::Hand)),
        &|painter| paint_face(painter, Pose { angle: 0.3, ..pose }, [6, 4], &theme.bone(Face::Hand)),
        &|painter| paint_back(painter, pose, &theme.back()),
        &|painter| paint_back(painter, pose, &other.back()),
        &|painter| paint_shadow(painter, pose, Color32::BLACK, 0.0),
        &|painter| paint_shadow(painter, pose, Color32::BLACK, 0.1),
    ];
    let ctx = Context::default();
    let mut before = None;
    for paint in paints {
        let now = mesh(&ctx, paint);
        assert!(now == mesh(&Context::default(), paint), "a new window would paint it the same way");
        assert!(before.as_ref() != Some(&now), "it has changed");
        assert!(Arc::ptr_eq(&now, &mesh(&ctx, paint)), "it lies still");
        before = Some(now);
    }
    let coarse = mesh(&ctx, paints[0]);
    ctx.set_pixels_per_point(2.0);
    let _ = mesh(&ctx, paints[0]);
    assert!(coarse != mesh(&ctx, paints[0]), "its edges are as soft as a pixel of the screen");
}

/// A mesh with the material that it is covered with, as levels of gray in rows.
struct Covered {
    mesh: Arc<Mesh>,
    side: usize,
    levels: Vec<i32>,
}

impl Covered {
    /// What this paints in a new window, unless it paints one flat color.
    fn by(paint: &dyn Fn(&egui::Painter)) -> Option<Covered> {
        let mut output = Context::default().run_ui(RawInput::default(), |ui| paint(ui.painter()));
        let mesh = output.shapes.into_iter().find_map(|clipped| match clipped.shape {
            Shape::Mesh(mesh) if mesh.texture_id != TextureId::default() => Some(mesh),
            _ => None,
        })?;
        let images = output.textures_delta.set.remove(&mesh.texture_id).expect("its texture is new");
        let egui::ImageData::Color(image) = images.into_iter().next().expect("an image").image;
        let levels = image.pixels.iter().map(|pixel| i32::from(pixel.r())).collect();
        Some(Covered { mesh, side: image.size[0], levels })
    }

    /// How much of the light the material lets through, on average.
    fn mean(&self) -> f32 {
        self.levels.iter().sum::<i32>() as f32 / self.levels.len() as f32 / 255.0
    }

    /// How much that differs from dot to dot.
    fn spread(&self) -> f32 {
        let mean = self.mean();
        let off = |level: &i32| (*level as f32 / 255.0 - mean).powi(2);
        (self.levels.iter().map(off).sum::<f32>() / self.levels.len() as f32).sqrt()
    }

    /// The colors that it has at its corners, on average.
    fn colors(&self) -> impl Iterator<Item = Rgb> + '_ {
        let mean = self.mean();
        let part = move |part: u8| (f32::from(part) * mean).round() as u8;
        self.mesh.vertices.iter().map(move |corner| {
            let color = corner.color;
            Rgb(part(color.r()), part(color.g()), part(color.b()))
        })
    }
}

/// Every default theme with every cloth that is not flat.
fn cloths() -> impl Iterator<Item = (Theme, Covered)> {
    let with = |theme: Theme, cloth| Theme { materials: Materials { cloth, ..theme.materials }, ..theme };
    let all = Theme::DEFAULTS.into_iter().flat_map(move |theme| ClothKind::ALL.map(|cloth| with(theme, cloth)));
    let rect = Rect::from_min_size(Pos2::ZERO, vec2(400.0, 300.0));
    all.filter_map(move |theme| Some((theme, Covered::by(&|painter| paint_cloth(painter, rect, &theme))?)))
}

/// Every default theme with every rail that is not flat.
fn rails() -> impl Iterator<Item = (Theme, Covered)> {
    let with = |theme: Theme, rail| Theme { materials: Materials { rail, ..theme.materials }, ..theme };
    let all = Theme::DEFAULTS.into_iter().flat_map(move |theme| RailKind::ALL.map(|rail| with(theme, rail)));
    let rect = Rect::from_min_size(Pos2::ZERO, vec2(400.0, 40.0));
    all.filter_map(move |theme| Some((theme, Covered::by(&|painter| paint_plank(painter, rect, &theme))?)))
}

fn is_near(one: Rgb, other: Rgb) -> bool {
    let off = |one: u8, other: u8| f32::from(one.abs_diff(other)) / f32::from(one.max(other).max(50));
    off(one.0, other.0).max(off(one.1, other.1)).max(off(one.2, other.2)) < 0.05
}

#[test]
fn a_material_is_about_as_bright_as_its_color_and_never_quite_even() {
    for (theme, cloth) in cloths() {
        assert!(cloth.colors().any(|color| is_near(color, theme.background)), "{:?}", theme.materials.cloth);
        assert!(cloth.spread() > 0.01, "{:?}: {}", theme.materials.cloth, cloth.spread());
    }
    for (theme, rail) in rails() {
        let [r, g, b, _] = theme.rack_color().to_array();
        assert!(rail.colors().any(|color| is_near(color, Rgb(r, g, b))), "{:?}", theme.materials.rail);
        assert!(rail.spread() > 0.01, "{:?}: {}", theme.materials.rail, rail.spread());
    }
}

#[test]
fn a_material_meets_itself_at_its_edges() {
    for (theme, Covered { side, levels, .. }) in cloths().chain(rails()) {
        let rows = |one: usize, two: usize| {
            (0..side).map(|x| (levels[one * side + x] - levels[two * side + x]).abs()).sum::<i32>()
        };
        let columns = |one: usize, two: usize| {
            (0..side).map(|y| (levels[y * side + one] - levels[y * side + two]).abs()).sum::<i32>()
        };
        let inside = |step: &dyn Fn(usize, usize) -> i32| (0..side - 1).map(|at| step(at, at + 1)).max();
        assert!(Some(rows(side - 1, 0)) <= inside(&rows), "{:?}", theme.materials);
        assert!(Some(columns(side - 1, 0)) <= inside(&columns), "{:?}", theme.materials);
    }
}

#[test]
fn text_can_be_read_on_every_cloth_of_every_theme() {
    for (theme, cloth) in cloths() {
        for color in cloth.colors() {
            let contrast = theme.text.contrast(color);
            assert!(contrast >= 4.5, "{contrast} on {color:?}, {:?}", theme.materials.cloth);
        }
    }
}
