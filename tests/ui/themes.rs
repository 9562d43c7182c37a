//! The colors of the tables that come with the program: text, pips, pegs and players can be told apart on every
//! material.

use egui::Color32;
use electrum_dominoes::engine::Set;
use electrum_dominoes::ui::paint::theme::{
    BoneSet, Face, Inlay, Materials, Part, RailKind, Rgb, Theme, ThemeName, Wood,
};
use proptest::prelude::*;

fn rgb(color: Color32) -> Rgb {
    Rgb(color.r(), color.g(), color.b())
}

const FACES: [Face; 8] = [
    Face::Hand,
    Face::Played(0),
    Face::Played(1),
    Face::Played(2),
    Face::Played(3),
    Face::Played(4),
    Face::Played(5),
    Face::Selected,
];

/// Every table with every set of bones.
fn themes() -> impl Iterator<Item = Theme> {
    let with = |theme: Theme, bones| Theme { materials: Materials { bones, ..theme.materials }, ..theme };
    Theme::TABLES.iter().flat_map(move |theme| BoneSet::ALL.map(|bones| with(*theme, bones)))
}

#[test]
fn pips_stand_out_on_every_bone_of_every_set_in_every_theme() {
    for theme in themes() {
        let chosen = theme.bone(Face::Hand).lit(theme.lit());
        for (face, colors) in FACES.map(|face| (face, theme.bone(face))).into_iter().chain([(Face::Hand, chosen)]) {
            for (number, pips) in colors.pips.into_iter().enumerate().skip(1) {
                let contrast = rgb(pips).contrast(rgb(colors.body));
                assert!(contrast >= 7.0, "{:?} {face:?} {number}: {contrast}", theme.materials.bones);
            }
        }
    }
}

#[test]
fn who_played_a_bone_shows_in_every_set() {
    for theme in themes() {
        let seen = |player: u8| {
            let colors = theme.bone(Face::Played(player));
            (colors.body, colors.mark)
        };
        for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
            let [(body, mark), (other_body, other_mark)] = [seen(one), seen(other)];
            let inks = mark.zip(other_mark).is_none_or(|(one, other)| one.1 != other.1);
            assert!(mark.map(|mark| mark.0) != other_mark.map(|mark| mark.0) || inks && body != other_body);
        }
    }
}

#[test]
fn high_contrast_shows_who_played_without_color_in_every_set() {
    for theme in themes().filter(|theme| theme.double_outlines) {
        let marks: Vec<_> = (0..4).map(|player| theme.bone(Face::Played(player)).mark.map(|(mark, _)| mark)).collect();
        assert!((0..4).all(|at| !marks[..at].contains(&marks[at])), "{marks:?}");
    }
}

#[test]
fn pips_of_each_number_have_their_own_color_where_a_set_has_colored_ones() {
    for theme in themes().filter(|theme| theme.materials.bones == BoneSet::Colored) {
        let pips = theme.bone(Face::Hand).pips;
        assert_eq!(pips.len(), Set::GREATEST.suit_size(), "a color for each number");
        assert!((1..pips.len()).all(|at| !pips[1..at].contains(&pips[at])), "{pips:?}");
    }
}

/// Every text of windows, menus, buttons and the status area, each with its ground.
fn texts(theme: &Theme) -> Vec<(&'static str, Color32, Color32)> {
    let (visuals, rack) = (theme.visuals(), rgb(theme.rack_color()));
    let plain = [
        ("the table", theme.background_color()),
        ("the status area", theme.band()),
        ("a window", visuals.window_fill),
        ("a panel", visuals.panel_fill),
        ("a row", visuals.faint_bg_color),
        ("a field", visuals.extreme_bg_color),
        ("the rack", rack.color()),
        ("the rack in the light", rack.mix(Rgb(255, 255, 255), 0.06).color()),
        ("the rack in the shade", rack.mix(Rgb(0, 0, 0), 0.06).color()),
    ];
    let mut all = Vec::new();
    for (name, ground) in plain {
        all.extend([(name, theme.text_color(), ground), (name, theme.quiet_text(), ground)]);
    }
    all.extend(plain[..3].iter().map(|(name, ground)| (*name, theme.lit(), *ground)));
    all.push(("a link", visuals.hyperlink_color, visuals.window_fill));
    all.push(("a selection", visuals.selection.stroke.color, visuals.selection.bg_fill));
    let widgets = visuals.widgets;
    for state in [widgets.noninteractive, widgets.inactive, widgets.hovered, widgets.active, widgets.open] {
        all.extend([
            ("a widget", state.fg_stroke.color, state.bg_fill),
            ("a widget", state.fg_stroke.color, state.weak_bg_fill),
        ]);
    }
    let plates = [0.0, 0.1, 0.22].map(|share| theme.plate(share));
    let buttons = [(true, false), (true, true), (false, false)].map(|(can, hovered)| theme.one_button(can, hovered));
    let tags = [false, true].map(|scores| theme.tag(scores));
    all.extend(plates.into_iter().chain(buttons).chain(tags).map(|(fill, text)| ("a button", text, fill)));
    all.extend((0..4).map(|player| ("a share", theme.text_on_plays(player), theme.plays(player).color())));
    all
}

/// Says which text of a theme cannot be read.
fn unreadable(theme: &Theme) -> Vec<String> {
    let contrast =
        |(name, text, ground): (&'static str, Color32, Color32)| (name, rgb(text).contrast(rgb(ground)), text, ground);
    let all = texts(theme).into_iter().map(contrast).filter(|(_, contrast, ..)| *contrast < 4.5);
    all.map(|told| format!("{told:?}")).collect()
}

/// The default themes with all rails, and all their colors replaced.
fn painted(color: impl Fn(Part) -> Rgb) -> impl Iterator<Item = Theme> {
    Theme::DEFAULTS.into_iter().flat_map(|theme| RailKind::ALL.map(|rail| (theme, rail))).map(move |(theme, rail)| {
        let mut painted = Theme { materials: Materials { rail, ..theme.materials }, ..theme };
        for part in Part::ALL {
            painted[part] = color(part);
        }
        painted
    })
}

#[test]
fn text_can_be_read_at_every_table() {
    for theme in Theme::TABLES {
        assert_eq!(unreadable(theme), Vec::<String>::new());
        assert_eq!(theme.text_color(), theme.text.color(), "what can be read stays as it is");
        assert_eq!(theme.plate(0.0), (theme.buttons.color(), theme.button_text.color()));
        assert_eq!(theme.lit(), theme.outlines_selected.color());
    }
}

#[test]
fn text_can_be_read_in_a_theme_of_one_color() {
    for level in 0..=255 {
        for color in [Rgb(level, level, level), Rgb(level, 0, 0), Rgb(0, level, 255), Rgb(255, level, 0)] {
            for theme in painted(|_| color) {
                assert_eq!(unreadable(&theme), Vec::<String>::new(), "{color:?} {:?}", theme.materials.rail);
            }
        }
    }
}

proptest! {
    #[test]
    fn text_can_be_read_whatever_colors_are_chosen(colors in any::<[[u8; 3]; 14]>()) {
        for theme in painted(|part| {
            let [red, green, blue] = colors[part as usize];
            Rgb(red, green, blue)
        }) {
            prop_assert_eq!(unreadable(&theme), Vec::<String>::new());
        }
    }
}

#[test]
fn the_light_on_an_end_stands_out_from_the_table() {
    for theme in Theme::TABLES {
        assert!(theme.outlines_selected.contrast(theme.background) >= 3.0);
        assert!(theme.text.contrast(theme.background) >= 3.0 && theme.text.contrast(rgb(theme.band())) >= 3.0);
        assert!(theme.focus() != theme.lit(), "what has the focus is not taken for what is chosen");
    }
}

#[test]
fn each_part_has_a_color_of_its_own() {
    let mut theme = Theme::DEFAULTS[0];
    for (at, part) in Part::ALL.into_iter().enumerate() {
        theme[part] = Rgb(at as u8, 0, 0);
    }
    let found: Vec<u8> = Part::ALL.into_iter().map(|part| theme[part].0).collect();
    assert_eq!(found, (0..14).collect::<Vec<u8>>());
}

#[test]
fn a_theme_is_the_same_after_it_was_saved_and_read() {
    for theme in Theme::TABLES {
        let text = ron::to_string(&theme).unwrap();
        assert_eq!(ron::from_str::<Theme>(&text).unwrap(), *theme);
    }
}

/// The tables and some that a player could make.
fn edited() -> impl Iterator<Item = Theme> {
    let colors =
        [Rgb(0, 0, 0), Rgb(255, 255, 255), Rgb(128, 128, 128), Rgb(255, 0, 0), Rgb(0, 0, 160), Rgb(120, 200, 90)];
    let edited = colors.into_iter().flat_map(move |one| {
        colors.map(|two| Theme { background: one, lines: two, buttons: two, text: one, ..Theme::DEFAULTS[0] })
    });
    Theme::TABLES.iter().copied().chain(edited)
}

#[test]
fn pegs_of_any_color_and_names_can_be_seen_on_any_wood() {
    for theme in edited() {
        let wood = Wood::of(&theme);
        assert!(rgb(wood.text).contrast(rgb(wood.body)) >= 4.5, "{theme:?}");
        for side in [theme.your_plays, theme.my_plays, theme.background, theme.buttons, theme.lines] {
            let peg = rgb(Inlay::of(&theme, side.color()).peg);
            assert!(peg.contrast(rgb(wood.body)) >= 3.0, "{side:?} {theme:?}");
            assert!(rgb(theme.spot(side.color())).contrast(rgb(theme.band())) >= 3.0, "{side:?} {theme:?}");
        }
    }
}

#[test]
fn a_color_that_can_be_seen_stays_as_it_is() {
    let theme = Theme::DEFAULTS[0];
    assert_eq!(Inlay::of(&theme, theme.your_plays.color()).peg, theme.your_plays.color());
    assert_eq!(theme.spot(theme.your_plays.color()), theme.your_plays.color());
}

#[test]
fn text_can_be_read_on_every_rail_of_every_theme() {
    for theme in Theme::TABLES {
        for rail in RailKind::ALL {
            let theme = Theme { materials: Materials { rail, ..theme.materials }, ..*theme };
            let (body, quiet) = (rgb(theme.rack_color()), rgb(theme.quiet_text()));
            for ground in [body, body.mix(Rgb(255, 255, 255), 0.06), body.mix(Rgb(0, 0, 0), 0.3)] {
                assert!(theme.text.contrast(ground) >= 4.5 && quiet.contrast(ground) >= 4.5, "{rail:?} {ground:?}");
            }
        }
    }
}

#[test]
fn a_name_is_as_long_as_there_is_room_for() {
    assert_eq!(ThemeName::from("Évening\n").as_str(), "Évening");
    assert_eq!(ThemeName::from("ö".repeat(100).as_str()).as_str(), "ö".repeat(24));
}
