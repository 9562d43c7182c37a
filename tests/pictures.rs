//! Pictures of every screen, made without a display. They are written below `target/`; the best are kept under `screenshots/`.

#![cfg(feature = "window")]

mod window;

use egui::{self, Key, Modifiers, Vec2, pos2, vec2};
use egui_kittest::{Harness, kittest::Queryable as _};
use electrum_dominoes::{
    engine::{
        bone::Bone,
        rules::{NextLead, Preset},
        table::{End, Way},
    },
    game::{Hidden, Input, Waiting},
    store::Store,
    ui::{
        paint::{
            bone::{Pose, paint_bone, ring},
            theme::{Face, Theme},
        },
        table::view::TableView,
        thinker::Thinker,
        words::{Words, say::bone_name},
    },
};
use window::{Window, keep, open, open_on_the_way, open_with, play_until, save, some_play, step, waiting};

const SIZES: [(&str, Vec2); 3] =
    [("small", vec2(480.0, 560.0)), ("middling", vec2(960.0, 720.0)), ("large", vec2(1920.0, 1080.0))];
const THEMES: [&str; 3] = ["green", "dark", "contrast"];

/// Every size in every theme, with a game that has come to the same point in each.
fn everywhere(picture: &str, preset: Preset, deal: u64, get_there: impl Fn(&mut Window)) {
    for (size_name, size) in SIZES {
        for (number, theme_name) in THEMES.into_iter().enumerate() {
            let mut window = open(preset, deal, size, |settings| {
                settings.theme = number;
                settings.table_count = true;
            });
            get_there(&mut window);
            window.run();
            keep(&mut window, &format!("{picture}-{size_name}-{theme_name}"));
        }
    }
}

#[test]
fn the_first_turn() {
    everywhere("first-turn", Preset::AllFives, 4711, |_| {});
}

/// Whether four arms lie on the table and a bone of the hand fits two of their ends, one with points.
fn is_worth_a_picture(window: &Window) -> bool {
    let play = window.state().desk().game();
    play.your_turn() && TableView::of(play).arms.iter().all(|arm| arm.tip.is_some()) && best_choice(window).is_some()
}

fn best_choice(window: &Window) -> Option<Bone> {
    let play = window.state().desk().game();
    play.hand().iter().find(|bone| {
        let ends = Way::ALL.into_iter().filter_map(|way| play.outlook(*bone, End::Arm(way)));
        let points: Vec<u8> = ends.map(|outlook| outlook.points).collect();
        play.hand().len() >= 3 && points.len() >= 2 && points.iter().any(|points| *points > 0)
    })
}

#[test]
fn a_chosen_bone() {
    let found = (1..300).find(|deal| {
        let mut window = open(Preset::AllFives, *deal, SIZES[1].1, |_| {});
        let over = |window: &Window| is_worth_a_picture(window) || waiting(window) == Waiting::NewHand;
        play_until(&mut window, over) && is_worth_a_picture(&window)
    });
    everywhere("chosen", Preset::AllFives, found.expect("a deal that comes to four arms"), |window| {
        assert!(play_until(window, is_worth_a_picture));
        let bone = best_choice(window).expect("a bone that fits two ends");
        step(window, Input::Choose(bone));
    });
}

#[test]
fn a_choice_between_west_and_east() {
    everywhere("two-ends", Preset::AllFives, 4711, |window| {
        let (bone, _) = some_play(window).expect("a bone that fits the doublet that leads");
        step(window, Input::Choose(bone));
    });
}

#[test]
fn a_hand_that_is_over() {
    everywhere("hand-over", Preset::AllFives, 4711, |window| {
        assert!(play_until(window, |window| waiting(window) == Waiting::NewHand));
    });
}

#[test]
fn a_game_that_is_over() {
    everywhere("game-over", Preset::Draw, 12, |window| {
        play_until(window, |_| false);
    });
}

#[test]
fn what_lies_hidden() {
    everywhere("boneyard", Preset::AllFives, 99, |window| {
        assert!(play_until(window, |window| window.state().desk().game().played().len() >= 6));
        step(window, Input::Show(Hidden::Boneyard));
    });
}

#[test]
fn a_hint() {
    everywhere("hint", Preset::AllFives, 4711, |window| {
        let far = |window: &Window| {
            window.state().desk().game().your_turn() && window.state().desk().game().played().len() >= 5
        };
        assert!(play_until(window, far) && some_play(window).is_some());
        step(window, Input::Hint);
    });
}

#[test]
fn a_lead_with_any_bone() {
    everywhere("lead", Preset::AllFives, 4711, |window| {
        window.state_mut().set(|settings| settings.rules.lead_next = NextLead::Winner);
        let leads = |window: &Window| window.state().desk().game().lead_is_open();
        assert!(play_until(window, leads), "a hand that the player leads");
    });
}

#[test]
fn a_bone_that_is_dragged() {
    everywhere("dragged", Preset::AllFives, 4711, |window| {
        let far = |window: &Window| {
            window.state().desk().game().your_turn() && window.state().desk().game().played().len() >= 4
        };
        assert!(play_until(window, far));
        let (bone, _) = some_play(window).expect("a bone that fits");
        let name = bone_name(&Words::english(), bone);
        let from = window.get_by_label_contains(&format!("{name}, in your hand")).rect().center();
        let to = window.get_by_label_contains("in the middle").rect().center() + vec2(0.0, 110.0);
        window.drag_at(from);
        window.run();
        for part in [0.4, 1.0] {
            window.hover_at(from.lerp(to, part));
            window.run();
        }
    });
}

#[test]
fn a_bone_on_its_way() {
    let mut window = open_on_the_way();
    window.state_mut().step(Input::Press);
    for frame in 0..8 {
        for _ in 0..5 {
            window.step();
        }
        keep(&mut window, &format!("flight-{frame}"));
    }
}

#[test]
fn every_language_has_room_in_the_smallest_window() {
    for tag in ["en", "de", "es", "fr"] {
        // The widest figures that the status area has to hold: a long target and a large hand.
        let mut window = open(Preset::Draw, 4711, vec2(480.0, 560.0), |settings| {
            settings.language = Some(tag.to_owned());
            settings.rules.target = 500;
        });
        step(&mut window, Input::NewGame(Some(31)));
        let high = |window: &Window| {
            let seen = window.state().desk().game().seen();
            seen.score(seen.rules().side(seen.seat())) > 99 && seen.hand_len(seen.seat()) > 9
        };
        play_until(&mut window, high);
        keep(&mut window, &format!("language-{tag}-wide"));
        for (picture, preset, until) in [
            ("lead", Preset::AllFives, None),
            ("over", Preset::AllFives, Some(Waiting::NewHand)),
            ("pass", Preset::Block, Some(Waiting::Pass)),
            ("game", Preset::Draw, Some(Waiting::NewGame)),
        ] {
            let mut window = open(preset, 4711, vec2(480.0, 560.0), |settings| {
                settings.table_count = true;
                settings.language = Some(tag.to_owned());
            });
            if let Some(until) = until {
                play_until(&mut window, |window| waiting(window) == until);
            }
            keep(&mut window, &format!("language-{tag}-{picture}"));
        }
    }
}

#[test]
fn a_large_interface() {
    for scale in [75, 150, 250] {
        let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| {
            settings.interface_scale = scale;
            settings.table_count = true;
        });
        assert!(play_until(&mut window, |window| window.state().desk().game().played().len() > 7));
        keep(&mut window, &format!("scale-{scale}"));
    }
}

#[test]
fn a_notice_about_the_files() {
    for (size_name, size) in SIZES {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("game.ron"), "(this is no game").expect("a damaged file");
        let store = Store::open(Some(folder.path().to_owned()));
        let mut window = open_with(Thinker::here(1), store, Preset::Draw, 4711, size, |_| {});
        assert!(window.query_by_label_contains("was damaged").is_some());
        keep(&mut window, &format!("notice-{size_name}-green"));
        window.key_press(Key::Enter);
        window.run();
        assert!(window.query_by_label_contains("was damaged").is_none());
    }
}

#[test]
fn the_menu() {
    everywhere("menu", Preset::AllFives, 4711, |window| {
        window.get_by_label("Game").click();
    });
}

#[test]
fn the_windows() {
    for (picture, keys) in [
        ("settings", (Modifiers::COMMAND, Key::Comma)),
        ("colors", (Modifiers::COMMAND, Key::L)),
        ("tally", (Modifiers::NONE, Key::F3)),
        ("help", (Modifiers::NONE, Key::F1)),
    ] {
        everywhere(picture, Preset::AllFives, 4711, |window| window.key_press_modifiers(keys.0, keys.1));
    }
}

#[test]
fn bones_at_many_sizes() {
    for (number, theme) in Theme::DEFAULTS.into_iter().enumerate() {
        for scale in [1.0, 2.0] {
            let mut harness = Harness::builder()
                .with_size(Vec2::new(760.0, 620.0))
                .with_pixels_per_point(scale)
                .renderer(window::cpu::CpuRenderer::default())
                .build_ui(move |ui| sheet(ui, &theme));
            harness.run();
            let image = harness.render().expect("a picture");
            save(&image, &format!("bones-{number}-{scale}"));
        }
    }
}

fn sheet(ui: &mut egui::Ui, theme: &Theme) {
    let painter = ui.painter();
    painter.rect_filled(ui.max_rect(), 0.0, theme.background_color());
    let faces = [Face::Hand, Face::Played(0), Face::Played(1), Face::Selected];
    for (at, bone) in Bone::all().enumerate() {
        let size = 30.0;
        let place = pos2(50.0 + (at % 7) as f32 * 74.0, 34.0 + (at / 7) as f32 * 42.0);
        paint_bone(painter, Pose::flat(place, size), [bone.high(), bone.low()], &theme.bone(faces[at / 7]), 1.0);
    }
    for (at, face) in faces.into_iter().enumerate() {
        let colors = theme.bone(face);
        let x = 60.0 + 110.0 * at as f32;
        paint_bone(painter, Pose::upright(pos2(x, 300.0), 80.0), [6, at as u8 + 2], &colors, 1.0);
        paint_bone(painter, Pose::flat(pos2(x, 420.0), 22.0), [5, 4], &colors, 1.0);
        paint_bone(painter, Pose::flat(pos2(x, 460.0), 16.0), [6, 6], &colors, 1.0);
        paint_bone(painter, Pose { center: pos2(x, 530.0), size: 40.0, angle: 0.5 }, [6, 3], &colors, 1.0);
    }
    let colors = theme.bone(Face::Hand);
    paint_bone(painter, Pose::flat(pos2(560.0, 280.0), 90.0), [3, 5], &colors, 0.5);
    paint_bone(painter, Pose::flat(pos2(560.0, 400.0), 60.0), [0, 4], &colors, 1.0);
    ring(painter, Pose::flat(pos2(560.0, 400.0), 60.0), 3.0, theme.focus());
    paint_bone(painter, Pose::flat(pos2(650.0, 90.0), 80.0), [6, 1], &colors, 1.0);
}
