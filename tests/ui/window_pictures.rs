//! Pictures of the windows above the table, and a check that every language fits at every size and
//! scale.

use crate::window::album::{self, CONTRAST, DARK, GREEN, MIDDLING, ON_ITS_SIDE, SMALL, Scene, UPRIGHT};
use crate::window::new_game::rules_page;
use crate::window::rules_for;
use crate::window::sheets::{Desk, harness, touch};
use crate::window::sights::{names, opened, wearing, windows};
use egui::{Vec2, accesskit::Role, vec2};
use egui_kittest::{Harness, kittest::Queryable as _};
use electrum_dominoes::{
    engine::rules::{Preset, Rules},
    ui::{
        paint::theme::{Part, Rgb, Theme},
        words::{BUILT_IN, Words},
    },
};
use image::RgbaImage;

/// High enough that nothing is scrolled.
const HIGH: Vec2 = vec2(600.0, 1500.0);

/// Any other window is pictured once, as its row opens it.
const SCENES: &[Scene] = &[
    Scene { name: "welcome", size: MIDDLING, theme: GREEN, how: shown },
    Scene { name: "settings-table", size: MIDDLING, theme: GREEN, how: shown },
    Scene { name: "new-game", size: SMALL, theme: GREEN, how: shown },
    Scene { name: "settings", size: UPRIGHT, theme: GREEN, how: shown },
    Scene { name: "settings", size: HIGH, theme: GREEN, how: shown },
    Scene { name: "settings-comfort", size: SMALL, theme: DARK, how: shown },
    Scene { name: "new-game-company", size: SMALL, theme: CONTRAST, how: shown },
    Scene { name: "new-game-rules", size: SMALL, theme: DARK, how: shown },
    Scene { name: "new-game-unusual", size: HIGH, theme: GREEN, how: unusual },
    Scene { name: "colors", size: MIDDLING, theme: GREEN, how: shown },
    Scene { name: "colors-tune", size: SMALL, theme: GREEN, how: shown },
    Scene { name: "colors-tune", size: HIGH, theme: GREEN, how: shown },
    Scene { name: "colors-white", size: SMALL, theme: GREEN, how: hostile },
    Scene { name: "score-sheet", size: MIDDLING, theme: GREEN, how: shown },
    Scene { name: "score-sheet-kozel", size: MIDDLING, theme: DARK, how: shown },
    Scene { name: "game-over", size: SMALL, theme: DARK, how: shown },
    Scene { name: "game-over-four", size: SMALL, theme: GREEN, how: shown },
    Scene { name: "help-play", size: SMALL, theme: GREEN, how: shown },
    Scene { name: "help-keys", size: SMALL, theme: CONTRAST, how: shown },
    Scene { name: "help-keys", size: UPRIGHT, theme: GREEN, how: shown },
    Scene { name: "players", size: MIDDLING, theme: GREEN, how: shown },
    Scene { name: "games", size: SMALL, theme: GREEN, how: shown },
    Scene { name: "friends", size: UPRIGHT, theme: DARK, how: shown },
    Scene { name: "friends-link", size: SMALL, theme: CONTRAST, how: shown },
    Scene { name: "agreed", size: SMALL, theme: CONTRAST, how: shown },
    Scene { name: "statistics-quality", size: MIDDLING, theme: GREEN, how: shown },
    Scene { name: "statistics-habits", size: SMALL, theme: GREEN, how: shown },
    Scene { name: "statistics-table", size: HIGH, theme: GREEN, how: shown },
    Scene { name: "fair", size: MIDDLING, theme: DARK, how: shown },
    Scene { name: "course", size: MIDDLING, theme: GREEN, how: shown },
    Scene { name: "practice", size: SMALL, theme: GREEN, how: shown },
    Scene { name: "practice-plan", size: MIDDLING, theme: GREEN, how: shown },
    Scene { name: "plan", size: UPRIGHT, theme: GREEN, how: shown },
    Scene { name: "plan-offered", size: SMALL, theme: DARK, how: shown },
    Scene { name: "tally-people", size: HIGH, theme: DARK, how: shown },
    Scene { name: "score-sheet-love", size: MIDDLING, theme: DARK, how: shown },
    Scene { name: "game-over-hand", size: SMALL, theme: CONTRAST, how: shown },
    Scene { name: "help-scoring", size: MIDDLING, theme: GREEN, how: shown },
    Scene { name: "help-firecrackers", size: SMALL, theme: DARK, how: shown },
    Scene { name: "help-games", size: MIDDLING, theme: CONTRAST, how: shown },
    Scene { name: "help-strategy", size: SMALL, theme: GREEN, how: shown },
    Scene { name: "about", size: MIDDLING, theme: DARK, how: shown },
    Scene { name: "agreed-ends", size: SMALL, theme: CONTRAST, how: shown },
    Scene { name: "agreed-over", size: MIDDLING, theme: GREEN, how: shown },
    Scene { name: "statistics-won", size: MIDDLING, theme: GREEN, how: shown },
    Scene { name: "statistics-first", size: SMALL, theme: GREEN, how: shown },
    Scene { name: "statistics-empty", size: MIDDLING, theme: GREEN, how: shown },
    Scene { name: "path", size: SMALL, theme: DARK, how: shown },
    Scene { name: "message", size: SMALL, theme: GREEN, how: shown },
    Scene { name: "advice", size: MIDDLING, theme: DARK, how: shown },
];

/// Windows without a picture, each with the one whose picture has all of it or looks the same.
const ALIKE: [(&str, &str); 2] = [("tally", "tally-people"), ("help-five-up", "help-games")];

#[test]
fn the_windows_look_as_they_are_kept() {
    let others = names().filter(|name| ALIKE.iter().all(|(alike, _)| alike != name));
    let others = others.map(|name| Scene { name, size: MIDDLING, theme: GREEN, how: shown });
    let others = others.filter(|other| SCENES.iter().all(|scene| scene.name != other.name));
    album::compare("windows", &SCENES.iter().copied().chain(others).collect::<Vec<_>>());
    album::show("windows", &[("statistics-won-960-green", "statistics")]);
}

/// Shows the window with the scene's name.
fn shown(scene: &Scene) -> RgbaImage {
    let mut desk = opened(scene.name);
    desk.theme = scene.theme;
    let mut display = harness(scene.size, desk);
    if [UPRIGHT, ON_ITS_SIDE].contains(&scene.size) {
        touch(&display.ctx);
        display.state_mut().words.speak_of_fingers(true);
        display.run();
    }
    display.render().expect("a picture")
}

/// Shows the page of rules with those that few games change, and what is unlike the usual ones.
fn unusual(scene: &Scene) -> RgbaImage {
    let mut desk = rules_page(Rules { hand: 5, ..rules_for(Preset::AllFives, 2) });
    desk.theme = scene.theme;
    let mut display = harness(scene.size, desk);
    display.get_by_role_and_label(Role::Button, "Unusual rules").click();
    display.run();
    display.render().expect("a picture")
}

/// Shows the window of colors in a theme that nobody could read if its colors were taken as they
/// are.
fn hostile(scene: &Scene) -> RgbaImage {
    let mut themes = Theme::DEFAULTS;
    for (number, part) in (0..).zip(Part::ALL) {
        let level = |step: u16| (step * (number + 3) % 256) as u8;
        themes[scene.theme][part] = match scene.name {
            "colors-white" => Rgb(255, 255, 255),
            "colors-black" => Rgb(0, 0, 0),
            _ => Rgb(level(97), level(61), level(151)),
        };
    }
    let desk = Desk { theme: scene.theme, themes, ..wearing(&themes, scene.theme) };
    harness(scene.size, desk).render().expect("a picture")
}

/// Shows each window in turn on the same display, which keeps the glyphs it has drawn.
fn each_window(
    display: &mut Harness<'static, Desk>,
    dress: impl Fn(&mut Desk),
    see: impl Fn(&str, &Harness<'static, Desk>),
) {
    for (name, mut desk) in windows() {
        dress(&mut desk);
        *display.state_mut() = desk;
        // A run ends when nothing asks for another frame. It panics if that never happens.
        display.run();
        display.run();
        see(name, display);
    }
}

#[test]
fn nothing_goes_past_the_edge_in_any_language_even_small_and_scaled_up() {
    for width in [360.0, 480.0] {
        let mut display = harness(vec2(width, 4800.0), opened("about"));
        for (language, _) in BUILT_IN {
            each_window(
                &mut display,
                |desk| desk.words = Words::choose(Some(language)),
                |name, shown| {
                    for role in [
                        Role::Button,
                        Role::RadioButton,
                        Role::Switch,
                        Role::Label,
                        Role::Slider,
                        Role::Image,
                        Role::Tab,
                    ] {
                        for node in shown.query_all_by_role(role) {
                            let rect = node.rect();
                            assert!(
                                rect.left() >= 20.0 && rect.right() <= width - 20.0,
                                "{language}, {name}, {width} wide: {role:?} {:?} stands at {rect}",
                                node.value()
                            );
                        }
                    }
                },
            );
        }
    }
}

#[test]
fn every_window_comes_to_rest_at_every_scale() {
    for scale in [1.0, 1.25, 1.5, 2.0] {
        let mut display = harness(MIDDLING, opened("about"));
        display.set_pixels_per_point(scale);
        for size in [vec2(384.0, 448.0), vec2(480.0, 560.0), vec2(961.0, 719.0)] {
            display.set_size(size);
            each_window(&mut display, |_| (), |_, _| ());
        }
    }
}
