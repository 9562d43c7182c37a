//! The window of colors: a theme is edited while another one is used, and nothing changes until it
//! is saved.

use crate::window::{
    cpu::CpuRenderer,
    sheets::{Desk, click, harness, high, press},
    sights::{colors, tables, wearing},
};
use egui::{Key, Modifiers, Rect, accesskit::Role, pos2, vec2};
use egui_kittest::{
    Harness,
    kittest::{NodeT as _, Queryable as _},
};
use electrum_dominoes::ui::{
    paint::theme::{BoneSet, ClothKind, Materials, Part, RailKind, Rgb, Theme},
    request::{Request, Wardrobe},
    words::Words,
};

fn saved(harness: &Harness<'_, Desk>) -> [Theme; 3] {
    assert!(!harness.state().is_open());
    harness.state().worn().expect("it was saved").themes
}

#[test]
fn part_of_a_table_shows_that_there_are_more_of_them_than_a_small_window_holds() {
    let window = harness(vec2(480.0, 560.0), tables(&Theme::DEFAULTS, 0));
    let foot = window.get_all_by_label("Close").map(|node| node.rect().top()).fold(0.0, f32::max) - 16.0;
    let cards = window.query_all_by_role(Role::RadioButton).map(|node| node.rect());
    let cut = cards.filter(|card| foot - card.top() > 0.2 * card.height() && card.bottom() > foot);
    assert_eq!(cut.count(), 2, "a row is seen in part");
}

#[test]
fn a_color_is_changed_with_a_slider_and_saved() {
    let mut harness = high(colors());
    click(&mut harness, "Edit Slate");
    click(&mut harness, "Color of: Buttons");
    let before = Theme::DEFAULTS[1].buttons;
    press(&mut harness, "Red", Key::ArrowRight);
    harness.key_press(Key::ArrowRight);
    harness.run();
    harness.key_press_modifiers(Modifiers::SHIFT, Key::ArrowLeft);
    harness.run();
    assert_eq!(harness.state().worn(), None, "nothing changes before it is saved");
    click(&mut harness, "Save");
    let mut expected = Theme::DEFAULTS;
    expected[1].buttons = Rgb(before.0 + 2 - 16, before.1, before.2);
    assert_eq!(harness.state().worn(), Some(Wardrobe { themes: expected, used: 0 }));
}

#[test]
fn a_slider_follows_the_pointer_from_end_to_end() {
    let mut harness = high(colors());
    let track = harness.get_by_label("Green").rect();
    harness.drag_at(track.left_center() + vec2(12.0, 0.0));
    harness.run();
    harness.hover_at(track.right_center() + vec2(30.0, 0.0));
    harness.run();
    harness.drop_at(track.right_center() + vec2(30.0, 0.0));
    harness.run();
    click(&mut harness, "Save");
    assert_eq!(saved(&harness)[0].background.1, 255);
}

/// The default themes with other pips.
fn changed() -> [Theme; 3] {
    Theme::DEFAULTS.map(|theme| Theme { pips: Rgb(1, 2, 3), ..theme })
}

#[test]
fn all_three_themes_are_reset_together_once_that_is_saved() {
    let mut harness = high(wearing(&changed(), 1));
    click(&mut harness, "Reset my themes");
    assert!(harness.state().is_open() && harness.state().worn().is_none());
    click(&mut harness, "Save");
    assert_eq!(saved(&harness), Theme::DEFAULTS);
}

/// The manual of The Draw Game: “The User can restore the default colors by double-clicking the left mouse on the top
/// window and then clicking on the OK button.”
#[test]
fn with_classic_controls_a_double_click_on_the_sample_restores_the_default_colors() {
    for classic in [true, false] {
        let mut harness = high(wearing(&changed(), 1));
        harness.state_mut().settings.set_as_in_manuals(classic);
        // A frame takes a quarter of a second here.
        harness.ctx.options_mut(|options| options.input_options.max_double_click_delay = 2.0);
        harness.run();
        let sample = harness.get_by_label_contains("Sample: ").rect().center();
        for _ in 0..2 {
            harness.drag_at(sample);
            harness.drop_at(sample);
            harness.step();
        }
        harness.run();
        click(&mut harness, "Save");
        let edited = if classic { Theme::DEFAULTS[1] } else { changed()[1] };
        assert_eq!(saved(&harness), [changed()[0], edited, changed()[2]], "classic: {classic}");
    }
}

#[test]
fn a_theme_is_reset_alone_by_loading_its_own_colors() {
    let mut harness = high(wearing(&changed(), 1));
    click(&mut harness, "Edit Your table 3");
    click(&mut harness, "Load colors: Your table");
    click(&mut harness, "High contrast");
    click(&mut harness, "Save");
    assert_eq!(saved(&harness), [changed()[0], changed()[1], Theme::DEFAULTS[2]]);
}

#[test]
fn the_blue_playfield_of_the_draw_game_is_loaded_into_any_theme() {
    let mut harness = high(colors());
    click(&mut harness, "Edit Slate");
    click(&mut harness, "Load colors: Slate");
    click(&mut harness, "Blue playfield");
    harness.get_by_label("Edit Blue playfield");
    click(&mut harness, "Save");
    let theme = saved(&harness)[1];
    let Rgb(red, green, blue) = theme.background;
    assert!(blue > 2 * red.max(green), "the playfield is blue");
    assert_eq!((theme.your_hand, theme.pips, theme.outlines), (Rgb(255, 255, 255), Rgb(0, 0, 0), Rgb(0, 0, 0)));
}

#[test]
fn one_theme_is_edited_while_another_one_is_used() {
    let mut harness = high(wearing(&Theme::DEFAULTS, 2));
    harness.get_by_label("Editing High contrast, the theme in use");
    click(&mut harness, "Edit Slate");
    harness.get_by_label("Editing Slate while using High contrast");
    click(&mut harness, "Use Slate");
    assert_eq!(harness.state().worn(), Some(Wardrobe { themes: Theme::DEFAULTS, used: 1 }));
    harness.get_by_label("Editing Slate, the theme in use");
    assert!(harness.query_by_label("Use Slate").is_none(), "it is used already");
    harness.key_press(Key::Escape);
    harness.run();
    assert!(!harness.state().is_open(), "nothing is left to save");
}

#[test]
fn a_changed_theme_is_saved_before_it_is_used() {
    let mut harness = high(colors());
    click(&mut harness, "Edit Slate");
    click(&mut harness, "Rail: Stone");
    click(&mut harness, "Save and use Your table");
    let mut themes = Theme::DEFAULTS;
    themes[1].materials.rail = RailKind::Stone;
    assert_eq!(harness.state().worn(), Some(Wardrobe { themes, used: 1 }));
    click(&mut harness, "Cancel");
    assert!(!harness.state().is_open(), "nothing is left to save");
}

#[test]
fn every_way_to_leave_rejects_what_was_not_saved_at_once() {
    let leave: [fn(&mut Harness<'_, Desk>); 4] = [
        |harness| click(harness, "Cancel"),
        |harness| click(harness, "Close"),
        |harness| harness.key_press(Key::Escape),
        |harness| {
            let outside = pos2(30.0, 30.0);
            harness.hover_at(outside);
            harness.drag_at(outside);
            harness.drop_at(outside);
        },
    ];
    for (way, leave) in leave.into_iter().enumerate() {
        let mut harness = high(colors());
        leave(&mut harness);
        harness.run();
        assert_eq!((harness.state().worn(), harness.state().is_open()), (None, false), "{way}: nothing was changed");
        harness = high(colors());
        click(&mut harness, "Rail: Stone");
        leave(&mut harness);
        harness.run();
        assert_eq!((harness.state().worn(), harness.state().is_open()), (None, false), "{way}: at once");
        let Some(Request::RejectColors(themes, edited)) = harness.state().asked.last() else {
            panic!("{way}: {:?}", harness.state().asked)
        };
        assert_eq!((themes[0].materials.rail, *edited), (RailKind::Stone, 0), "{way}: nothing is lost");
    }
}

#[test]
fn bones_cloth_and_rail_are_chosen_by_click_and_a_theme_is_named() {
    let mut harness = high(colors());
    for choice in ["Bones: Black", "Cloth: Linen", "Rail: Stone"] {
        click(&mut harness, choice);
    }
    harness.get_by_role_and_label(Role::TextInput, "Name of the theme").focus();
    harness.run();
    harness.get_by_role_and_label(Role::TextInput, "Name of the theme").type_text("Evening");
    harness.run();
    assert!(harness.query_by_label("Edit Evening").is_some(), "the card says so at once");
    click(&mut harness, "Save");
    let [theme, ..] = saved(&harness);
    let materials = Materials { bones: BoneSet::Black, cloth: ClothKind::Linen, rail: RailKind::Stone };
    assert_eq!((theme.materials, theme.name.as_str()), (materials, "Evening"));
}

#[test]
fn a_click_on_the_sample_picks_the_part_there() {
    let mut harness = high(colors());
    let sample = harness.get_by_label("Sample: Background").rect();
    let mut found = std::collections::BTreeSet::new();
    // A coarse scan of the whole sample, and then a fine one at the bones of the hand.
    let grid = |from: egui::Vec2, step: f32, columns: u8, rows: u8| {
        (0..rows).flat_map(move |row| (0..columns).map(move |column| from + step * vec2(column.into(), row.into())))
    };
    let coarse = grid(vec2(0.0, 0.0), 12.0, 33, 20);
    let fine = grid(vec2(8.0, sample.height() - 84.0), 2.0, 60, 40);
    for at in coarse.chain(fine).map(|at| sample.min + vec2(4.0, 4.0) + at).filter(|at| sample.contains(*at)) {
        harness.hover_at(at);
        harness.drag_at(at);
        harness.drop_at(at);
        harness.step();
        harness.step();
        let picked = harness.get_by_label_contains("Sample: ").accesskit_node().label().expect("a name");
        found.insert(picked.trim_start_matches("Sample: ").to_owned());
        if found.len() == Part::ALL.len() {
            break;
        }
    }
    let missing: Vec<_> =
        Part::ALL.into_iter().filter(|part| !found.contains(Words::english().get(part.word()))).collect();
    assert!(missing.is_empty(), "{missing:?} cannot be picked");
}

/// The contrast of what stands out most in a place of a picture with what most of it is painted in.
fn contrast(picture: &image::RgbaImage, place: Rect) -> f32 {
    let mut found = std::collections::BTreeMap::<[u8; 3], u32>::new();
    for y in place.top().ceil() as u32..place.bottom() as u32 {
        for x in place.left().ceil() as u32..place.right() as u32 {
            let [red, green, blue, _] = picture.get_pixel(x, y).0;
            *found.entry([red, green, blue]).or_default() += 1;
        }
    }
    let [red, green, blue] = *found.iter().max_by_key(|(_, times)| **times).expect("a place that is not empty").0;
    let ground = Rgb(red, green, blue);
    found.keys().map(|[red, green, blue]| Rgb(*red, *green, *blue).contrast(ground)).fold(1.0, f32::max)
}

#[test]
fn every_button_can_be_read_in_every_theme_of_one_color() {
    // Large enough for the strokes of letters to have their own color.
    const SCALE: f32 = 3.0;
    const SIZE: egui::Vec2 = vec2(700.0, 900.0);
    let hostile = [Rgb(0, 0, 0), Rgb(255, 255, 255), Rgb(118, 118, 118), Rgb(255, 0, 0), Rgb(0, 90, 255)];
    for (color, used) in hostile.into_iter().flat_map(|color| [0, 1, 2].map(|used| (color, used))) {
        let mut themes = Theme::DEFAULTS;
        for part in Part::ALL {
            themes[used][part] = color;
        }
        let desk = Desk { theme: used, themes, ..wearing(&themes, used) };
        let builder = Harness::builder().with_size(SIZE).with_pixels_per_point(SCALE);
        let builder = builder.renderer(CpuRenderer::default());
        let mut harness = builder.build_ui_state(|ui, desk: &mut Desk| desk.ui(ui), desk);
        harness.run();
        let picture = harness.render().expect("a picture");
        for name in ["Reset my themes", "Cancel", "Save", "Color of: Background", "Color of: Text"] {
            let place = harness.get_by_label(name).rect().shrink(5.0) * SCALE;
            let contrast = contrast(&picture, place);
            assert!(contrast >= 4.5, "{name} has {contrast} with {color:?} in theme {used}");
        }
    }
}
