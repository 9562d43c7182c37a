//! Colors and materials through the real window: what is seen on the table while they are chosen,
//! what is kept, and what old files become.

use egui::{Key, Pos2, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::ui::settings::Settings;
use electrum_dominoes::{
    engine::rules::Preset,
    seat::Input,
    store::{Kept, Memory},
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
fn colors_change_on_the_table_and_in_the_file_when_they_are_saved() {
    let mut window = program(&Memory::default());
    let before = pixel(&mut window, CLOTH);
    keys(&mut window, Key::L);
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
    keys(&mut window, Key::L);
    click(&mut window, "Edit High contrast");
    let before = pixel(&mut window, CLOTH);
    redden(&mut window);
    click(&mut window, "Save");
    assert_eq!((pixel(&mut window, CLOTH), window.state().settings().look.theme), (before, 0));
    assert_eq!(kept(&window)[2].background, Rgb(1, 0, 0));
    keys(&mut window, Key::L);
    click(&mut window, "Edit High contrast");
    click(&mut window, "Use High contrast");
    assert_eq!((pixel(&mut window, CLOTH), window.state().settings().look.theme), ([1, 0, 0], 2));
    window.key_press(Key::Escape);
    window.run();
    assert!(window.query_by_label("Bones: Black").is_none(), "the window is closed");
    assert_eq!((pixel(&mut window, CLOTH), window.state().settings().look.theme), ([1, 0, 0], 2));
}

#[test]
fn a_click_on_the_table_asks_before_it_gives_up_what_was_changed() {
    let mut window = program(&Memory::default());
    let before = pixel(&mut window, CLOTH);
    keys(&mut window, Key::L);
    redden(&mut window);
    click_on_the_table(&mut window);
    click(&mut window, "Discard");
    assert!(window.query_by_label("Bones: Black").is_none(), "the window is closed");
    assert_eq!(pixel(&mut window, CLOTH), before);
    assert_eq!(window.state().store().glance::<[Theme; 3]>(Kept::Themes), None, "nothing was kept");
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
