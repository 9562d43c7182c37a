//! The cribbage board and the X sheet: what they show, their spoken text, and pictures of both.

use crate::window::{
    self,
    album::{self, GREEN, Scene},
};
use egui::{self, Color32, Id, Pos2, Rect, Vec2, pos2, vec2};
use egui_kittest::{Harness, kittest::Queryable as _};
use electrum_dominoes::ui::paint::{
    scores::{
        SideScore,
        cribbage::{Cribbage, cribbage_ui},
        xsheet::{XSheet, x_sheet_ui},
    },
    theme::{Face, Theme},
};
use image::{Rgba, RgbaImage};

/// One of the two.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    Board,
    Sheet,
}

const WAYS: [Way; 2] = [Way::Board, Way::Sheet];
/// The smallest area that either is designed for.
const SMALL: Vec2 = vec2(440.0, 40.0);

fn put(ui: &egui::Ui, rect: Rect, way: Way, sides: &[SideScore<'_>], target: u16, theme: &Theme) {
    let id = Id::unique((rect.min.x as i32, rect.min.y as i32));
    let spoken = "You 35, Nestor 20";
    let response = match way {
        Way::Board => {
            cribbage_ui(ui, id, rect, &Cribbage { sides, target, by_fives: target.is_multiple_of(5), theme, spoken })
        }
        Way::Sheet => x_sheet_ui(ui, id, rect, &XSheet { sides, target, theme, spoken }),
    };
    assert_eq!(response.rect, rect);
}

/// Opens a window that contains only this, with sides that can be changed.
fn shown(way: Way, sides: Vec<SideScore<'static>>, target: u16, size: Vec2) -> Harness<'static, Sides> {
    let rect = Rect::from_min_size(pos2(10.0, 10.0), size);
    let mut harness = Harness::builder()
        .with_size(size + vec2(20.0, 20.0))
        .renderer(window::cpu::CpuRenderer::default())
        .build_ui_state(move |ui, sides: &mut Sides| put(ui, rect, way, sides, target, &Theme::DEFAULTS[0]), sides);
    harness.run();
    harness
}

type Sides = Vec<SideScore<'static>>;

/// Returns the picture for two sides. The second one does not change.
fn pictures_of(way: Way, target: u16) -> impl FnMut(SideScore<'static>) -> RgbaImage {
    let other = SideScore::at_rest("Nestor", 20, 20, colors(&Theme::DEFAULTS[0])[1]);
    let mut harness = shown(way, vec![other, other], target, SMALL);
    move |side| {
        harness.state_mut()[0] = side;
        harness.run();
        harness.render().expect("a picture")
    }
}

fn you(score: i32, before: i32) -> SideScore<'static> {
    SideScore::at_rest("You", score, before, colors(&Theme::DEFAULTS[0])[0])
}

fn colors(theme: &Theme) -> [Color32; 4] {
    [theme.bone(Face::Played(0)).body, theme.bone(Face::Played(1)).body, theme.buttons.color(), theme.lit()]
}

/// Returns how many pixels of a picture have this color.
fn count(picture: &RgbaImage, color: Color32) -> usize {
    picture.pixels().filter(|pixel| pixel.0 == color.to_array()).count()
}

/// Whether two pixels look almost the same.
fn alike(one: Rgba<u8>, two: Rgba<u8>) -> bool {
    one.0.into_iter().zip(two.0).all(|(one, two)| one.abs_diff(two) <= 4)
}

#[test]
fn both_are_read_out() {
    for way in WAYS {
        let harness = shown(way, vec![you(35, 20)], 150, SMALL);
        assert_eq!(harness.get_by_value("You 35, Nestor 20").rect().size(), SMALL);
    }
}

#[test]
fn five_more_points_are_always_visible() {
    for way in WAYS {
        let mut picture = pictures_of(way, 305);
        let mut last = picture(you(-5, 0));
        for score in (0..=305).step_by(5) {
            let now = picture(you(score, 0));
            assert!(now != last, "{score} looks like {}", score - 5);
            last = now;
        }
    }
}

#[test]
fn a_peg_stays_in_the_last_hole_once_the_target_is_reached() {
    let mut picture = pictures_of(Way::Board, 150);
    let [near, there, past] = [145, 150, 185].map(|score| picture(you(score, 100)));
    assert!(near != there && there == past);
}

#[test]
fn a_leap_runs_from_the_old_holes_to_the_new_ones() {
    let mut picture = pictures_of(Way::Board, 150);
    for (earlier, before, score) in [(10, 25, 60), (0, 0, 15), (25, 25, 40), (90, 110, 95), (5, -10, 20)] {
        let way = [0.0, 0.5, 0.9999, 1.0];
        let way = way.map(|shown| picture(SideScore { earlier, shown, ..you(score, before) }));
        let [start, middle, nearly, end] = way;
        assert!(start == picture(you(before, earlier)), "{earlier}, {before}, {score}");
        assert!(end == picture(you(score, before)), "{earlier}, {before}, {score}");
        assert!(middle != start && middle != end, "{earlier}, {before}, {score}");
        assert!(nearly.pixels().zip(end.pixels()).all(|(one, two)| alike(*one, *two)), "a jump at the end");
    }
}

#[test]
fn only_the_newest_strokes_are_lit() {
    let mut picture = pictures_of(Way::Sheet, 150);
    let lit = [(60, 60), (60, 75), (60, 55), (65, 55)];
    let lit = lit.map(|(score, before)| count(&picture(you(score, before)), Theme::DEFAULTS[0].lit()));
    assert!(lit[..2] == [0, 0] && 0 < lit[2] && lit[2] < lit[3], "{lit:?}");
}

#[test]
fn a_stroke_is_drawn_bit_by_bit() {
    let mut picture = pictures_of(Way::Sheet, 150);
    // Ten strokes. The first is a long one.
    let drawn = [0.0, 0.03, 0.06, 0.1, 1.0].map(|shown| picture(SideScore { shown, ..you(100, 50) }));
    let drawn = drawn.map(|picture| count(&picture, Theme::DEFAULTS[0].lit()));
    assert!(drawn.is_sorted_by(|less, more| less < more), "{drawn:?}");
}

#[test]
fn odd_sizes_and_scores_do_no_harm() {
    for way in WAYS {
        for size in [vec2(0.5, 0.5), vec2(12.0, 12.0), vec2(3.0, 300.0), vec2(300.0, 2.0), vec2(60.0, 40.0)] {
            for target in [0, 1, 5, 999, 1000] {
                shown(way, vec![you(-1500, 3000), you(3, 3), you(0, -4)], target, size);
            }
            shown(way, Vec::new(), 150, size);
        }
    }
}

/// Two, three and four sides at three sizes, and a leap halfway, on one sheet.
const SHEETS: &[Scene] = &[Scene { name: "sheet", size: SHEET, theme: GREEN, how: sheet }];
const SHEET: Vec2 = vec2(1030.0, 880.0);

#[test]
fn scores_look_as_they_are_kept() {
    album::compare("scores", SHEETS);
}

fn sheet(scene: &Scene) -> RgbaImage {
    let theme = Theme::DEFAULTS[scene.theme];
    let mut harness = Harness::builder()
        .with_size(scene.size)
        .renderer(window::cpu::CpuRenderer::default())
        .build_ui(move |ui| both_at_all_sizes(ui, &theme));
    harness.run();
    harness.render().expect("a picture")
}

fn both_at_all_sizes(ui: &mut egui::Ui, theme: &Theme) {
    ui.painter().rect_filled(ui.ctx().content_rect(), 0.0, theme.background_color());
    let names = ["You", "Nestor", "Atalanta", "Priam"];
    let side = |number: usize, score: i32, before: i32| SideScore {
        earlier: before - 30,
        ..SideScore::at_rest(names[number], score, before, colors(theme)[number])
    };
    let corner = |line: f32, right: bool| pos2(if right { 520.0 } else { 12.0 }, line);
    let place = |at: Pos2, wide: f32, high: f32| Rect::from_min_size(at, vec2(wide, high));
    for sides in 2..=4 {
        let some: Vec<_> = [(135, 120), (70, 45), (250, 235), (-10, 5)]
            .iter()
            .enumerate()
            .map(|(at, of)| side(at, of.0, of.1))
            .collect();
        let late: Vec<_> =
            [(0, 0), (63, 60), (121, 110), (3, 12)].iter().enumerate().map(|(at, of)| side(at, of.0, of.1)).collect();
        let top = 12.0 + 240.0 * (sides - 2) as f32;
        for (way, right) in [(Way::Board, false), (Way::Sheet, true)] {
            put(ui, place(corner(top, right), 440.0, 40.0), way, &some[..sides], 250, theme);
            put(ui, place(corner(top + 50.0, right), 498.0, 44.0), way, &late[..sides], 121, theme);
        }
        put(ui, place(corner(top + 104.0, false), 1006.0, 60.0), Way::Board, &some[..sides], 305, theme);
        put(ui, place(corner(top + 172.0, false), 1006.0, 60.0), Way::Sheet, &some[..sides], 305, theme);
    }
    let leaping = [SideScore { shown: 0.4, ..side(0, 135, 90) }, side(1, 70, 45)];
    put(ui, place(corner(740.0, false), 498.0, 128.0), Way::Board, &leaping, 305, theme);
    put(ui, place(corner(740.0, true), 498.0, 128.0), Way::Sheet, &leaping, 500, theme);
}
