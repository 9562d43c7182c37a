//! Colors and materials through the real window: what is seen on the table while they are chosen,
//! what is kept, and what old files become.

use egui::accesskit::{Role, Toggled};
use egui::{Key, Pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::ui::settings::Settings;
use electrum_dominoes::{
    engine::rules::Preset,
    seat::Input,
    store::{Kept, Memory, Players},
    ui::{
        paint::theme::{BoneSet, Part, Rgb, Theme, ThemeName, numbered},
        table::positions::Display,
    },
};

use crate::window::{
    Window,
    files::{click, keys, program, program_again},
    now, open, press_button, rules_for, shows, some_play, step,
};
use std::sync::Arc;

/// A place on the cloth where nothing lies.
const CLOTH: Pos2 = Pos2::new(60.0, 560.0);

fn pixel(window: &mut Window, at: Pos2) -> [u8; 3] {
    let picture = window.render().expect("a picture");
    let [red, green, blue, _] = picture.get_pixel(at.x as u32, at.y as u32).0;
    [red, green, blue]
}

fn kept(window: &Window) -> [Theme; 3] {
    window.state().store().glance(Kept::Themes).expect("themes that were kept")
}

/// Opens the window of colors and goes on to edit the theme in use.
fn tune(window: &mut Window) {
    keys(window, Key::L);
    click(window, "Fine-tune");
}

/// Makes the cloth of the theme in use a little redder.
fn redden(window: &mut Window) {
    window.get_by_label("Red").focus();
    window.run();
    window.key_press(Key::ArrowRight);
    window.run();
}

/// Chooses something by keys, which bring it into sight.
fn choose(window: &mut Window, name: &str) {
    window.get_by_label(name).focus();
    window.run();
    window.key_press(Key::Space);
    window.run();
}

fn click_on_the_table(window: &mut Window) {
    window.hover_at(CLOTH);
    window.drag_at(CLOTH);
    window.drop_at(CLOTH);
    window.run();
}

#[test]
fn colors_change_on_the_table_and_in_the_file_when_they_are_saved() {
    let mut window = program(&Memory::default());
    let before = pixel(&mut window, CLOTH);
    tune(&mut window);
    choose(&mut window, "Bones: Black");
    choose(&mut window, "Cloth: Plain");
    redden(&mut window);
    assert_eq!(pixel(&mut window, CLOTH), before, "the sample alone shows what is not saved");
    click(&mut window, "Save");
    assert!(window.query_by_label("Bones: Black").is_none(), "the window is closed");
    let (theme, green) = (kept(&window)[0], Theme::DEFAULTS[0]);
    assert_eq!(theme.background, Rgb(green.background.0 + 1, green.background.1, green.background.2));
    assert_eq!(theme.materials.bones, BoneSet::Black);
    assert_eq!(pixel(&mut window, CLOTH), [theme.background.0, theme.background.1, theme.background.2]);
}

#[test]
fn another_theme_is_edited_and_saved_while_the_table_keeps_its_own() {
    let mut window = program(&Memory::default());
    tune(&mut window);
    click(&mut window, "Edit High contrast");
    let before = pixel(&mut window, CLOTH);
    redden(&mut window);
    click(&mut window, "Save");
    assert_eq!((pixel(&mut window, CLOTH), window.state().settings().look.theme), (before, 0));
    assert_eq!(kept(&window)[2].background, Rgb(1, 0, 0));
    tune(&mut window);
    click(&mut window, "Edit Your table");
    click(&mut window, "Use Your table");
    assert_eq!((pixel(&mut window, CLOTH), window.state().settings().look.theme), ([1, 0, 0], 2));
    window.key_press(Key::Escape);
    window.run();
    assert!(window.query_by_label("Bones: Black").is_none(), "the window is closed");
    assert_eq!((pixel(&mut window, CLOTH), window.state().settings().look.theme), ([1, 0, 0], 2));
}

#[test]
fn a_click_on_the_table_rejects_what_was_changed_and_undo_brings_it_back_for_ten_seconds() {
    let mut window = program(&Memory::default());
    let before = pixel(&mut window, CLOTH);
    tune(&mut window);
    redden(&mut window);
    click_on_the_table(&mut window);
    assert!(window.query_by_label("Bones: Black").is_none(), "the window is closed");
    assert_eq!(pixel(&mut window, CLOTH), before);
    assert_eq!(window.state().store().glance::<[Theme; 3]>(Kept::Themes), None, "nothing was kept");
    press_button(&mut window, "Undo");
    click(&mut window, "Save");
    assert_ne!(pixel(&mut window, CLOTH), before, "nothing was lost");
    tune(&mut window);
    redden(&mut window);
    click_on_the_table(&mut window);
    assert!(shows(&window, "Your changes to the colors are gone."));
    let rejected = now(&window);
    let mut wait = |seconds: f64| {
        window.input_mut().time = Some(rejected + seconds);
        window.step();
        shows(&window, "Your changes to the colors are gone.")
    };
    assert!(wait(9.5), "there are ten seconds for it");
    assert!(!wait(10.5), "it is too late");
}

#[test]
fn a_toggle_of_the_bar_that_is_on_is_seen_in_a_theme_of_one_color() {
    for color in [Rgb(255, 255, 255), Rgb(0, 0, 0), Rgb(118, 118, 118)] {
        let memory = Memory::default();
        drop(program(&memory));
        let mut store = Players::on(Arc::new(memory.clone())).store();
        let mut themes = Theme::DEFAULTS;
        for part in Part::ALL {
            themes[0][part] = color;
        }
        store.save(Kept::Themes, themes);
        drop(store);
        let mut window = program_again(&memory);
        let place = window.get_by_label_contains("Sound (").rect();
        let mut seen = |on: bool| {
            window.state_mut().set(|settings| settings.sound.on = on);
            window.run();
            window.render().expect("a picture")
        };
        let [on, off] = [true, false].map(&mut seen);
        let rgb = |pixel: &image::Rgba<u8>| Rgb(pixel[0], pixel[1], pixel[2]);
        let inside = |x: u32, y: u32| place.contains(Pos2::new(x as f32, y as f32));
        let both = on.enumerate_pixels().filter(|(x, y, _)| inside(*x, *y));
        let clear = both.filter(|(x, y, pixel)| rgb(pixel).contrast(rgb(off.get_pixel(*x, *y))) >= 3.0).count();
        assert!(clear > 20, "{color:?}: {clear} pixels");
    }
}

/// The tables by their names.
const TABLES: [&str; 8] =
    ["Green felt", "Slate", "High contrast", "Blue playfield", "Black on linen", "Stone", "Walnut and brass", "Night"];

/// The theme that the window wears.
fn worn(window: &Window) -> Theme {
    let own = window.state().store().glance(Kept::Themes).unwrap_or(Theme::DEFAULTS);
    *numbered(&own, window.state().settings().look.theme)
}

/// Whether a picture of a table is marked as the one in use.
fn is_used(window: &Window, name: &str) -> bool {
    let picture = window.get_by_role_and_label(Role::RadioButton, name);
    picture.accesskit_node().toggled() == Some(Toggled::True)
}

#[test]
fn a_click_on_the_picture_of_a_table_uses_it_at_once_and_it_is_there_next_time() {
    let memory = Memory::default();
    let mut window = program(&memory);
    keys(&mut window, Key::L);
    let mut seen = Vec::new();
    for (name, theme) in TABLES.into_iter().zip(Theme::TABLES).rev() {
        click(&mut window, name);
        assert_eq!(worn(&window), *theme, "{name}");
        let used: Vec<&str> = TABLES.into_iter().filter(|name| is_used(&window, name)).collect();
        assert_eq!(used, [name]);
        seen.push(pixel(&mut window, CLOTH));
    }
    assert!((1..seen.len()).all(|at| !seen[..at].contains(&seen[at])), "{seen:?}");
    click(&mut window, "Night");
    window.key_press(Key::Escape);
    window.run();
    assert!(window.query_by_label("Night").is_none(), "the window is closed");
    drop(window);
    assert_eq!(pixel(&mut program_again(&memory), CLOTH), seen[0]);
}

#[test]
fn what_is_changed_of_a_table_becomes_the_players_own_and_the_table_stays() {
    let mut window = program(&Memory::default());
    keys(&mut window, Key::L);
    click(&mut window, "Walnut and brass");
    click(&mut window, "Fine-tune");
    window.get_by_label("Editing Walnut and brass, the theme in use");
    redden(&mut window);
    click(&mut window, "Save");
    let Rgb(red, green, blue) = Theme::TABLES[6].background;
    assert_eq!(worn(&window).background, Rgb(red + 1, green, blue));
    keys(&mut window, Key::L);
    assert!(is_used(&window, "Your table"));
    for (name, theme) in TABLES.into_iter().zip(Theme::TABLES) {
        click(&mut window, name);
        assert_eq!(worn(&window), *theme, "{name}");
    }
    click(&mut window, "Fine-tune");
    click(&mut window, "Reset my themes");
    click(&mut window, "Save");
    keys(&mut window, Key::L);
    assert!(window.query_by_label("Your table").is_none());
}

#[test]
fn themes_that_were_changed_in_an_earlier_version_are_all_there() {
    let memory = Memory::default();
    drop(program(&memory));
    let named = ThemeName::from("Evening");
    let old = [Theme { pips: Rgb(1, 2, 3), ..Theme::DEFAULTS[0] }, Theme { name: named, ..Theme::DEFAULTS[1] }]
        .into_iter()
        .chain([Theme { text: Rgb(255, 255, 0), ..Theme::DEFAULTS[2] }]);
    let old: [Theme; 3] = old.collect::<Vec<_>>().try_into().expect("three");
    let mut store = Players::on(Arc::new(memory.clone())).store();
    store.save(Kept::Themes, old);
    let mut settings: Settings = store.glance(Kept::Settings).expect("settings");
    settings.look.theme = 2;
    store.save(Kept::Settings, settings);
    drop(store);
    let mut window = program_again(&memory);
    assert_eq!(worn(&window), old[2]);
    keys(&mut window, Key::L);
    assert!(is_used(&window, "Your table 2"));
    for (name, theme) in ["Your table", "Evening", "Your table 2"].into_iter().zip(old) {
        for name in ["Night", name] {
            window.get_by_label(name).focus();
            window.run();
            window.key_press(Key::Space);
            window.run();
        }
        assert_eq!(worn(&window), theme, "{name}");
    }
}

#[test]
fn a_chosen_bone_is_lifted_or_inverted_as_the_player_wants_and_always_inverted_on_the_compact_display() {
    /// Whether the chosen bone has the light face of the others.
    fn is_light(compact: bool, set: impl FnOnce(&mut Settings)) -> bool {
        let rules = rules_for(Preset::AllFives, 2);
        let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| {
            settings.look.set_compact(&rules, compact);
            set(settings);
        });
        let (bone, _) = some_play(&window).expect("a bone that fits");
        step(&mut window, Input::Choose(bone));
        let scene = window.state().desk().scene().expect("a display");
        let pose = scene.spots.hand().find(|(other, _)| *other == bone).expect("a bone of the hand").1;
        let display = if compact { Display::Compact } else { Display::Whole };
        assert_eq!(scene.key.areas.display, display);
        // Beside the pips, in the first half.
        let aside = pose.size * if compact { vec2(-0.07, 0.4) } else { vec2(0.4, -0.07) };
        pixel(&mut window, pose.center - aside)[0] > 128
    }
    assert!(is_light(false, |_| {}));
    assert!(!is_light(false, |settings| settings.look.invert_chosen = true));
    assert!(!is_light(true, |_| {}));
    assert!(!is_light(false, |settings| settings.look.theme = 2), "what is flat cannot be lifted");
}
