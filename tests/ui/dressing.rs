//! Colors and materials through the real window: what is seen on the table while they are chosen, what is kept, and what old files become.

use egui::{Key, Pos2, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{
    engine::rules::Preset,
    game::Input,
    store::{Kept, Memory, Settings},
    ui::{
        paint::theme::{BoneSet, Rgb, Theme},
        table::positions::Display,
    },
};

use crate::window::{
    Window,
    files::{click, keys, program},
    open, rules_for, some_play, step,
};

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
fn a_click_on_the_table_beside_the_colors_keeps_what_was_changed() {
    let mut window = program(&Memory::default());
    keys(&mut window, Key::L);
    choose(&mut window, "Bones: Black");
    redden(&mut window);
    click_on_the_table(&mut window);
    assert!(window.query_by_label("Bones: Black").is_none(), "the window is closed");
    let theme = kept(&window)[0];
    let green = Theme::DEFAULTS[0];
    assert_eq!(theme.background, Rgb(green.background.0 + 1, green.background.1, green.background.2));
    assert_eq!(theme.materials.bones, BoneSet::Black);
}

#[test]
fn cancel_brings_back_the_colors_from_before_on_the_table_and_in_the_file() {
    let mut window = program(&Memory::default());
    let before = pixel(&mut window, CLOTH);
    keys(&mut window, Key::L);
    click(&mut window, "Use High contrast");
    redden(&mut window);
    click(&mut window, "Cancel");
    assert_eq!(pixel(&mut window, CLOTH), before);
    assert_eq!((kept(&window), window.state().settings().theme), (Theme::DEFAULTS, 0));
}

#[test]
fn the_table_shows_a_theme_at_once_and_every_color_of_it_while_it_is_edited() {
    let mut window = program(&Memory::default());
    keys(&mut window, Key::L);
    let felt = pixel(&mut window, CLOTH);
    click(&mut window, "Use High contrast");
    assert_eq!(pixel(&mut window, CLOTH), [0, 0, 0]);
    redden(&mut window);
    assert_eq!(pixel(&mut window, CLOTH), [1, 0, 0]);
    click(&mut window, "Use Green felt");
    assert_eq!(pixel(&mut window, CLOTH), felt);
    choose(&mut window, "Cloth: Plain");
    assert_eq!(pixel(&mut window, CLOTH), [18, 66, 48]);
}

#[test]
fn a_chosen_bone_is_lifted_or_inverted_as_the_player_wants_and_always_inverted_on_the_compact_display() {
    /// Whether the chosen bone has the light face of the others.
    fn is_light(compact: bool, set: impl FnOnce(&mut Settings)) -> bool {
        let rules = rules_for(Preset::AllFives, 2);
        let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| {
            settings.set_compact(&rules, compact);
            set(settings);
        });
        let (bone, _) = some_play(&window).expect("a bone that fits");
        step(&mut window, Input::Choose(bone));
        let scene = window.state().desk().scene().expect("a display");
        let pose = scene.spots.hand().find(|(other, _)| *other == bone).expect("a bone of the hand").1;
        let display = if compact { Display::Compact } else { Display::Whole };
        assert_eq!(scene.key.layout.display, display);
        // Beside the pips, in the first half.
        let aside = pose.size * if compact { vec2(-0.07, 0.4) } else { vec2(0.4, -0.07) };
        pixel(&mut window, pose.center - aside)[0] > 128
    }
    assert!(is_light(false, |_| {}));
    assert!(!is_light(false, |settings| settings.invert_chosen = true));
    assert!(!is_light(true, |_| {}));
    assert!(!is_light(false, |settings| settings.theme = 2), "what is flat cannot be lifted");
}
