//! A game with thirteen numbers in the window: what its halves look like, what a screen reader says of
//! its bones, how they are typed, and how large they stay on a table that may hold ninety of them.

use crate::window::new_game::{all_rules, begun};
use crate::window::sheets::Desk;
use crate::window::{self, Window, choose_one, go_on, in_hand, open_rules, play_until, shows, step, waiting};
use egui::{Color32, Key, Modifiers, Pos2, Rect, accesskit::Role, pos2, vec2};
use egui_kittest::{Harness, kittest::Queryable as _};
use electrum_dominoes::{
    engine::{
        Set,
        bone::Bone,
        rules::{Preset, Rules},
    },
    seat::Input,
    table::{Hidden, Waiting, Wish},
    ui::{
        command::{AtTheGame, Command},
        paint::{
            bone::{Pose, paint_face},
            theme::{BoneSet, Face, Materials, Theme},
        },
        table::positions::{Spot, Token},
        words::{Words, say::bone_name},
    },
};
use image::RgbaImage;
use std::collections::BTreeSet;

/// The rules of Draw with a double twelve.
pub(crate) fn draw(players: usize) -> Rules {
    Rules { set: Set::Twelve, ..Preset::Draw.rules(players).expect("a game for so many") }
}

fn opened(players: usize, deal: u64) -> Window {
    open_rules(draw(players), deal, vec2(960.0, 720.0), false, |_| {})
}

/// Paints a bone with so many pips on its first half and none on the other, and returns that picture.
fn painted(theme: Theme, pips: u8, size: f32, is_upright: bool) -> RgbaImage {
    let ui = move |ui: &mut egui::Ui| {
        let at = pos2(40.0, 40.0);
        let pose = if is_upright { Pose::upright(at, size) } else { Pose::flat(at, size) };
        let colors = theme.bone(Face::Hand);
        ui.painter().rect_filled(ui.max_rect(), 0.0, colors.body);
        paint_face(ui.painter(), pose, [pips, 0], &colors);
    };
    let sheet = Harness::builder().with_size(vec2(80.0, 80.0)).renderer(window::cpu::CpuRenderer::default());
    let mut harness = sheet.build_ui(ui);
    harness.run();
    harness.render().expect("a picture")
}

/// How many spots of the color of the pips are apart from each other within the first half.
fn spots(picture: &RgbaImage, theme: Theme, pips: u8, size: f32, is_upright: bool) -> usize {
    let colors = theme.bone(Face::Hand);
    let part = |pixel: Color32| {
        let of = |color: Color32| [color.r(), color.g(), color.b()].map(f32::from);
        let (from, to, here) = (of(colors.body), of(colors.pips[usize::from(pips)]), of(pixel));
        let along: f32 = (0..3).map(|at| (here[at] - from[at]) * (to[at] - from[at])).sum();
        along / (0..3).map(|at| (to[at] - from[at]).powi(2)).sum::<f32>()
    };
    let (far, near) = (0.9 * size, 0.4 * size);
    let room = if is_upright {
        Rect::from_min_max(pos2(40.0 - near, 40.0 - far), pos2(40.0 + near, 40.0 - 0.12 * size))
    } else {
        Rect::from_min_max(pos2(40.0 - far, 40.0 - near), pos2(40.0 - 0.12 * size, 40.0 + near))
    };
    let mut dark: BTreeSet<(u32, u32)> = BTreeSet::new();
    for (x, y, pixel) in picture.enumerate_pixels() {
        let [red, green, blue, _] = pixel.0;
        let is_in = room.contains(Pos2::new(x as f32 + 0.5, y as f32 + 0.5));
        if is_in && part(Color32::from_rgb(red, green, blue)) > 0.5 {
            dark.insert((x, y));
        }
    }
    let mut spots = 0;
    while let Some(first) = dark.pop_first() {
        spots += 1;
        let mut beside = vec![first];
        while let Some((x, y)) = beside.pop() {
            let around = [(x + 1, y), (x.wrapping_sub(1), y), (x, y + 1), (x, y.wrapping_sub(1))];
            beside.extend(around.into_iter().filter(|other| dark.remove(other)));
        }
    }
    spots
}

#[test]
fn the_pips_of_a_half_of_24_pixels_can_be_counted_however_it_lies() {
    for (bones, theme) in BoneSet::ALL.into_iter().zip(Theme::TABLES.iter().cycle()) {
        let theme = Theme { materials: Materials { bones, ..theme.materials }, ..*theme };
        for is_upright in [false, true] {
            for pips in Set::GREATEST.numbers() {
                let counted = spots(&painted(theme, pips, 24.0, is_upright), theme, pips, 24.0, is_upright);
                assert_eq!(counted, usize::from(pips), "{bones:?}, upright: {is_upright}");
            }
        }
    }
}

#[test]
fn a_screen_reader_names_the_numbers_beyond_nine() {
    let words = Words::english();
    let named = ["12-11", "10-10", "12-0"].map(|bone| bone_name(&words, bone.parse().expect("a bone")));
    assert_eq!(named, ["twelve eleven", "double ten", "twelve blank"]);
    let mut window = opened(2, 4);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    for bone in window.state().desk().game().view().hand() {
        assert!(shows(&window, &in_hand(bone)), "{bone}");
    }
}

/// Opens a game in which the player may choose a bone with ten or more on both halves. Returns that bone.
fn with_two_tens() -> (Window, Bone) {
    let found = (1..60).find_map(|deal| {
        let mut window = opened(2, deal);
        let tens = |window: &Window| {
            let game = window.state().desk().game();
            let yours = matches!(waiting(window), Waiting::You { .. });
            game.view().hand().iter().find(|bone| yours && bone.low() > 9 && !game.view().fits(*bone).is_empty())
        };
        let there = |window: &Window| tens(window).is_some() || waiting(window) == Waiting::NewHand;
        let bone = if play_until(&mut window, there) { tens(&window) } else { None };
        bone.map(|bone| (window, bone))
    });
    found.expect("some deal gives such a bone")
}

/// The key of a half.
fn key(pips: u8) -> Key {
    Key::from_name(&format!("{pips:X}")).expect("a digit or a letter")
}

#[test]
fn the_letters_a_to_c_are_ten_to_twelve_when_a_bone_is_typed() {
    let (mut window, bone) = with_two_tens();
    assert_eq!([10, 11, 12].map(key), [Key::A, Key::B, Key::C]);
    for pips in [bone.high(), bone.low()] {
        window.key_press(key(pips));
        window.run();
    }
    assert_eq!(window.state().desk().game().chosen(), Some(bone));
    let game = window.state().desk().game();
    assert!(game.clues().is_none(), "B opens no help here");
    assert!(!shows(&window, "Course"), "C opens no window here");
    step(&mut window, Input::LetGo);
    window.key_press(key(bone.low()));
    window.run();
    window.key_press_modifiers(Modifiers::ALT, key(bone.high()));
    window.run();
    assert_eq!(window.state().desk().game().chosen(), None, "a key with Alt is not the table's");
}

#[test]
fn the_menu_and_the_help_name_a_key_only_where_it_gives_the_command() {
    let named = |set: Set| {
        let told = Command::list(&egui::Context::default(), &Words::english(), AtTheGame::with(set));
        let keys: Vec<String> = told.into_iter().map(|(_, keys)| keys).collect();
        ["A", "B", "C"].map(|key| keys.iter().any(|keys| keys == key))
    };
    assert_eq!([Set::Six, Set::Nine, Set::Twelve].map(named), [[true; 3], [true; 3], [false; 3]]);
    for (rules, told) in [(draw(2), true), (Preset::Draw.rules(2).expect("a game for two"), false)] {
        let mut window = open_rules(rules, 4, vec2(960.0, 720.0), false, |_| {});
        window.key_press(Key::F1);
        window.run();
        choose_one(&mut window, "Help: Keys");
        assert_eq!(shows(&window, "stand for ten, eleven and twelve"), told);
        window.key_press(Key::Escape);
        window.run();
        for (key, what) in [(Key::B, "Where bones may be"), (Key::C, "Course")] {
            window.key_press(key);
            window.run();
            assert_eq!(!shows(&window, what), told, "{what}");
            window.key_press(Key::Escape);
            window.run();
        }
    }
}

#[test]
fn a_new_game_offers_the_set_and_says_what_is_not_played_with_it() {
    let told = |page: &Harness<'_, Desk>, text: &str| page.query_all_by_label_contains(text).next().is_some();
    let mut page = all_rules(draw(2));
    assert!(told(&page, "Double twelve, 91 bones") && told(&page, "91 bones, from 0-0 to 12-12"));
    assert_eq!(begun(&mut page).set, Set::Twelve);
    let refused = [
        ("Spinner: Every doublet", "has no room on the table for a double twelve"),
        ("Spinner: None, halves make seven", "Halves can add up to seven only with a double six"),
    ];
    for (spinner, why) in refused {
        let mut page = all_rules(draw(2));
        page.get_by_label(spinner).click();
        page.run();
        assert!(told(&page, why), "{why}");
        assert!(!told(&page, "to that many points"), "the points are not to blame");
        page.get_by_role_and_label(Role::Button, "Begin").click();
        page.run();
        assert!(page.state().begun().is_none() && page.state().is_open());
    }
}

/// Where nothing of a table may lie outside, and what lies there.
fn lies_well(window: &Window) {
    let scene = window.state().desk().scene().expect("a display");
    let (areas, spots) = (&scene.key.areas, &scene.spots);
    let table: Vec<Rect> = spots.bones.iter().filter_map(of_table).collect();
    for (at, bone) in table.iter().enumerate() {
        assert!(areas.cloth.expand(0.5).contains_rect(*bone), "{bone:?} of {} in {:?}", table.len(), areas.cloth);
        let meets = |other: &Rect| other.intersects(bone.shrink(0.1 * bone.size().min_elem()));
        assert!(!table[..at].iter().any(meets), "{bone:?} lies on another");
    }
}

fn of_table(spot: &Spot) -> Option<Rect> {
    matches!(spot.token, Token::Table(_)).then(|| spot.pose.rect())
}

#[test]
fn whole_games_of_two_and_of_four_are_played_with_every_bone_on_the_table() {
    for (players, deal) in [(2, 21), (4, 22)] {
        let rules = Rules { target: 200, ..draw(players) };
        let mut window = open_rules(rules, deal, vec2(960.0, 720.0), false, |_| {});
        let mut most = 0;
        for turn in 0.. {
            assert!(turn < 3000, "the game does not end");
            lies_well(&window);
            most = most.max(window.state().desk().game().view().played().len());
            if waiting(&window) == Waiting::NewGame {
                break;
            }
            go_on(&mut window);
        }
        assert!(most > 30, "the longest line has {most} bones");
        let seen = &window.state().desk().game().view().seen;
        assert!(seen.rules().all_sides().any(|side| seen.score(side) >= 200), "somebody has won");
    }
}

#[test]
fn a_line_of_forty_bones_stays_legible() {
    let mut most = 0;
    // In the seventh and the thirteenth, more than twenty bones are drawn for one.
    for deal in [1, 2, 7, 13, 28, 30] {
        let mut window = opened(2, deal);
        let _ = play_until(&mut window, |window| {
            let (desk, is_over) = (window.state().desk(), waiting(window) == Waiting::NewHand);
            let unit = desk.scene().expect("a display").spots.unit;
            let lies = desk.game().view().played().len();
            most = most.max(lies);
            assert!(lies > 40 || unit >= 28.0, "deal {deal}: a half has {unit} points with {lies} bones");
            is_over
        });
    }
    assert!(most >= 34, "the longest line has {most} bones");
}

#[test]
fn a_boneyard_of_77_and_a_hand_of_ten_have_room() {
    let rules = Rules { hand: 10, ..draw(2) };
    for (rules, left) in [(draw(2), 77), (rules, 71)] {
        for size in [vec2(360.0, 640.0), vec2(640.0, 360.0), vec2(480.0, 560.0), vec2(960.0, 720.0)] {
            let mut window = open_rules(rules, 4, size, false, |_| {});
            assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
            let scene = window.state().desk().scene().expect("a display");
            let inside = Rect::from_min_size(Pos2::ZERO, size);
            let hand: Vec<Rect> = scene.spots.hand().map(|(_, pose)| pose.rect()).collect();
            assert_eq!(hand.len(), window.state().desk().game().view().hand().len());
            for (at, bone) in hand.iter().enumerate() {
                assert!(inside.contains_rect(*bone), "{size}: {bone:?}");
                assert!(hand[..at].iter().all(|other| !other.intersects(bone.shrink(0.5))), "{size}: {hand:?}");
            }
            let yard = scene.spots.yard();
            let there = window.state().desk().game().view().seen.public().boneyard_len();
            assert!(there <= left && yard.len() == there, "{size}: {} of {there}", yard.len());
            for spot in &yard {
                assert!(inside.contains_rect(spot.pose.rect()), "{size}: {:?}", spot.pose);
                assert!(spot.pose.size >= 3.0, "{size}: {:?}", spot.pose);
            }
        }
    }
}

#[test]
fn whoever_looks_at_a_boneyard_of_seventy_can_read_its_bones() {
    let mut window = opened(2, 4711);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })), "a turn of one's own");
    let yard = |window: &Window| window.state().desk().scene().expect("the display was shown").spots.yard();
    let lying = yard(&window);
    assert!(lying.len() > 60 && lying.iter().all(|spot| spot.pose.size < 13.0), "a heap beside the hand");
    step(&mut window, Input::Wish(Wish::Show(Hidden::Boneyard)));
    let shown = yard(&window);
    let whole = Rect::from_min_size(Pos2::ZERO, vec2(960.0, 720.0));
    assert_eq!(shown.len(), lying.len());
    for spot in &shown {
        assert!(spot.pose.size >= 20.0 && whole.contains_rect(spot.pose.rect()), "{:?}", spot.pose);
    }
    step(&mut window, Input::LetGo);
    assert_eq!(yard(&window).len(), lying.len());
    assert!(yard(&window).iter().all(|spot| spot.pose.size < 13.0), "it lies beside the hand again");
}
