//! Pictures of every screen, made without a display.

mod common;

use eframe::egui::{self, Vec2, pos2};
use egui_kittest::Harness;
use electrum_dominoes::engine::bone::Bone;
use electrum_dominoes::ui::{
    bone::{Lie, paint_bone, ring},
    theme::{Face, Theme},
};

#[test]
fn bones_at_many_sizes() {
    for (number, theme) in Theme::DEFAULTS.into_iter().enumerate() {
        for scale in [1.0, 2.0] {
            let mut harness = Harness::builder()
                .with_size(Vec2::new(760.0, 620.0))
                .with_pixels_per_point(scale)
                .renderer(common::cpu::CpuRenderer::default())
                .build_ui(move |ui| sheet(ui, &theme));
            harness.run();
            let image = harness.render().expect("a picture");
            common::keep(&image, &format!("bones-{number}-{scale}"));
        }
    }
}

fn sheet(ui: &mut egui::Ui, theme: &Theme) {
    let painter = ui.painter();
    painter.rect_filled(ui.max_rect(), 0.0, theme.background_color());
    let faces = [Face::Hand, Face::Yours, Face::Mine, Face::Selected];
    for (at, bone) in Bone::all().enumerate() {
        let size = 30.0;
        let place = pos2(50.0 + (at % 7) as f32 * 74.0, 34.0 + (at / 7) as f32 * 42.0);
        paint_bone(painter, Lie::flat(place, size), [bone.high(), bone.low()], &theme.bone(faces[at / 7]), 1.0);
    }
    for (at, face) in faces.into_iter().enumerate() {
        let colors = theme.bone(face);
        let x = 60.0 + 110.0 * at as f32;
        paint_bone(painter, Lie::upright(pos2(x, 300.0), 80.0), [6, at as u8 + 2], &colors, 1.0);
        paint_bone(painter, Lie::flat(pos2(x, 420.0), 22.0), [5, 4], &colors, 1.0);
        paint_bone(painter, Lie::flat(pos2(x, 460.0), 16.0), [6, 6], &colors, 1.0);
        paint_bone(painter, Lie { center: pos2(x, 530.0), size: 40.0, angle: 0.5 }, [6, 3], &colors, 1.0);
    }
    let colors = theme.bone(Face::Hand);
    paint_bone(painter, Lie::flat(pos2(560.0, 280.0), 90.0), [3, 5], &colors, 0.5);
    paint_bone(painter, Lie::flat(pos2(560.0, 400.0), 60.0), [0, 4], &colors, 1.0);
    ring(painter, Lie::flat(pos2(560.0, 400.0), 60.0), 3.0, theme.focus());
    paint_bone(painter, Lie::flat(pos2(650.0, 90.0), 80.0), [6, 1], &colors, 1.0);
}
