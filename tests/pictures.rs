//! Pictures of every screen, made without a display.

mod common;

use eframe::egui::{self, Vec2, pos2, vec2};
use egui_kittest::Harness;
use electrum_dominoes::{
    engine::{
        bone::Bone,
        rules::{Preset, Rules},
        table::Way,
    },
    session::sitting::Sitting,
    store::Settings,
    ui::{
        bone::{Lie, paint_bone, ring},
        desk::{Desk, Look},
        play::Waiting,
        theme::{Face, Theme},
        words::Words,
        worker::Worker,
    },
};

/// A display and what it is made with.
struct Table {
    desk: Desk,
    words: Words,
    settings: Settings,
    theme: Theme,
}

impl Table {
    fn new(rules: Rules, number: u64, theme: usize) -> Table {
        let words = Words::english();
        let settings = Settings { reduce_motion: true, flicker: false, table_count: true, ..Settings::default() };
        let theme = Theme::DEFAULTS[theme];
        let (sitting, events) = Sitting::new(rules, settings.level, Some(number)).unwrap();
        let look = Look { words: &words, theme: &theme, settings: &settings };
        let desk = Desk::new(sitting, &events, Worker::here(1), look);
        Table { desk, words, settings, theme }
    }

    fn act(&mut self, what: impl FnOnce(&mut Desk, Look<'_>)) {
        let look = Look { words: &self.words, theme: &self.theme, settings: &self.settings };
        what(&mut self.desk, look);
    }

    fn ui(&mut self, ui: &mut egui::Ui) {
        let look = Look { words: &self.words, theme: &self.theme, settings: &self.settings };
        ui.ctx().set_visuals(self.theme.visuals());
        egui::CentralPanel::default().frame(egui::Frame::NONE).show(ui, |ui| self.desk.ui(ui, look, true));
    }
}

#[test]
fn the_table_in_play() {
    for size in [vec2(480.0, 560.0), vec2(960.0, 720.0), vec2(1920.0, 1080.0)] {
        for theme in 0..3 {
            let rules = Preset::AllFives.rules(2).unwrap();
            let mut harness = Harness::builder()
                .with_size(size)
                .renderer(common::cpu::CpuRenderer::default())
                .build_ui_state(|ui, table: &mut Table| table.ui(ui), Table::new(rules, 4711, theme));
            harness.run();
            let name = format!("{}-{theme}", size.x);
            common::keep(&harness.render().expect("a picture"), &format!("start-{name}"));
            for turn in 0..40 {
                let waiting = harness.state().desk.play().waiting();
                let table = harness.state_mut();
                match waiting {
                    Waiting::You { .. } => {
                        let hand = table.desk.play().hand();
                        let bone = hand.iter().find(|bone| table.desk.play().fits(*bone) != [false; 4]).unwrap();
                        let fits = table.desk.play().fits(bone);
                        let way = Way::ALL.into_iter().rfind(|way| fits[way.index()]).unwrap();
                        table.act(|desk, look| desk.choose(bone, look));
                        if turn > 10 {
                            harness.run();
                            common::keep(&harness.render().expect("a picture"), &format!("chosen-{name}"));
                        }
                        let table = harness.state_mut();
                        table.act(|desk, look| desk.place(way, look));
                    }
                    Waiting::NewHand | Waiting::NewGame => break,
                    _ => table.act(|desk, look| desk.press(look)),
                }
                harness.run();
            }
            common::keep(&harness.render().expect("a picture"), &format!("over-{name}"));
        }
    }
}

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
