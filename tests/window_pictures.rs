//! How the windows above the table look: in every language, theme and size.
#![cfg(feature = "window")]

#[path = "window/sheets.rs"]
mod sheets;
mod window;

use egui::{Key, accesskit::Role, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::ui::words::{BUILT_IN, Words};
use sheets::{Desk, Open, WINDOWS, harness};

#[test]
fn nothing_stands_beyond_the_edge_in_any_language_even_in_a_small_window_at_a_larger_scale() {
    for (language, _) in BUILT_IN {
        for width in [384.0, 480.0] {
            for (name, open) in WINDOWS {
                let mut desk = Desk::new(open());
                desk.words = Words::choose(Some(language), &[]);
                let harness = harness(vec2(width, 2800.0), desk);
                for role in [Role::Button, Role::RadioButton, Role::Switch, Role::Label, Role::Slider, Role::Image] {
                    for node in harness.query_all_by_role(role) {
                        let rect = node.rect();
                        assert!(
                            rect.left() >= 20.0 && rect.right() <= width - 20.0,
                            "{language}, {name}, {width} wide: {role:?} {:?} stands at {rect}",
                            node.value()
                        );
                    }
                }
            }
        }
    }
}

/// A run ends when nothing asks for another frame; one that goes on and on makes it panic.
#[test]
fn every_window_comes_to_rest_at_every_scale() {
    for (_, open) in WINDOWS {
        for scale in [1.0, 1.25, 1.5, 2.0] {
            for size in [vec2(384.0, 448.0), vec2(480.0, 560.0), vec2(961.0, 719.0)] {
                let mut harness = harness(size, Desk::new(open()));
                harness.set_pixels_per_point(scale);
                harness.run();
                harness.run();
            }
        }
    }
}

/// Keeps a picture of each window at each size and in each theme; with `PICTURES`, one of each page of it.
#[test]
fn every_window_has_its_picture() {
    for (name, open) in WINDOWS {
        pictures(name, open);
    }
}

fn pictures(name: &str, open: fn() -> Open) {
    for size in [vec2(480.0, 560.0), vec2(960.0, 720.0), vec2(1920.0, 1080.0)] {
        for theme in 0..3 {
            let mut desk = Desk::new(open());
            desk.theme = theme;
            let mut harness = harness(size, desk);
            let pages = if theme == 0 && std::env::var_os("PICTURES").is_some() { 8 } else { 1 };
            for page in 0..pages {
                let picture = harness.render().expect("a picture");
                window::save(&picture, &format!("{name}-{}-{theme}-{page}", size.x));
                harness.key_press(Key::PageDown);
                harness.run();
                if harness.render().expect("a picture") == picture {
                    break;
                }
            }
        }
    }
}
