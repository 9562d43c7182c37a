//! Pictures of the table. They are painted without a display and compared with the saved ones.

use crate::bar::click_the_bare_cloth;
use crate::commands::score;
use crate::window::{
    self, Window,
    album::{self, CONTRAST, DARK, GREEN, LARGE, MIDDLING, ON_ITS_SIDE, SMALL, Scene, UPRIGHT, first_deal, picture},
    finale, open, open_on_the_way, open_with, play_until, rules_for, some_play, step,
    tempting::{short, tempted},
    waiting,
};
use egui::{self, Key, Pos2, Rect, Vec2, pos2, vec2};
use egui_kittest::{Harness, kittest::Queryable as _};
use electrum_dominoes::ui::settings::ScoreStyle;
use electrum_dominoes::{
    career::Tutor,
    engine::{
        Set,
        bone::Bone,
        layout::{End, Way},
        rules::{NextLead, Preset, Rules},
    },
    seat::Input,
    store::Store,
    table::{Hidden, HostOrder, Waiting, Wish},
    ui::{
        paint::{
            bone::{Pose, paint_back, paint_bone, paint_lifted, paint_shadow, ring},
            ground::{paint_cloth, paint_rack, paint_rail},
            head::{Head, paint_head},
            theme::{BoneSet, ClothKind, Face, Materials, RailKind, Theme},
        },
        table::positions::TableView,
        thinker::Thinker,
    },
};
use image::RgbaImage;

const SCENES: &[Scene] = &[
    Scene { name: "chosen", size: SMALL, theme: CONTRAST, how: chosen },
    Scene { name: "chosen", size: LARGE, theme: DARK, how: chosen },
    Scene { name: "chosen", size: UPRIGHT, theme: GREEN, how: chosen },
    Scene { name: "chosen", size: ON_ITS_SIDE, theme: GREEN, how: chosen },
    Scene { name: "hand-over", size: MIDDLING, theme: DARK, how: hand_over },
    Scene { name: "won-falls", size: MIDDLING, theme: GREEN, how: |scene| won(scene, 30) },
    Scene { name: "won", size: MIDDLING, theme: GREEN, how: |scene| won(scene, 200) },
    Scene { name: "blocked", size: MIDDLING, theme: CONTRAST, how: |scene| ended(scene, finale::End::Blocked, 20) },
    Scene { name: "boneyard", size: SMALL, theme: CONTRAST, how: boneyard },
    Scene { name: "buried", size: MIDDLING, theme: GREEN, how: buried },
    Scene { name: "both-ends", size: MIDDLING, theme: GREEN, how: |scene| ended(scene, finale::End::BothEnds, 45) },
    Scene { name: "hint", size: MIDDLING, theme: GREEN, how: hint },
    Scene { name: "hint", size: ON_ITS_SIDE, theme: DARK, how: hint },
    Scene { name: "tutor", size: SMALL, theme: DARK, how: tutor },
    Scene { name: "lead", size: MIDDLING, theme: CONTRAST, how: lead },
    Scene { name: "compact-chosen", size: MIDDLING, theme: GREEN, how: compact_chosen },
    Scene { name: "partners", size: MIDDLING, theme: GREEN, how: partners },
    Scene { name: "lot", size: MIDDLING, theme: GREEN, how: lot },
    Scene { name: "cribbage", size: MIDDLING, theme: GREEN, how: |scene| scored(scene, ScoreStyle::Cribbage) },
    Scene { name: "menu", size: MIDDLING, theme: DARK, how: menu },
    Scene { name: "cloth", size: MIDDLING, theme: DARK, how: cloth },
    Scene { name: "ends", size: MIDDLING, theme: GREEN, how: ends },
    Scene { name: "flight-ends", size: MIDDLING, theme: GREEN, how: |scene| flight(scene, 20) },
    Scene { name: "scale-200", size: MIDDLING, theme: GREEN, how: |scene| scaled(scene, 200) },
    Scene { name: "scale-250", size: MIDDLING, theme: CONTRAST, how: |scene| scaled(scene, 250) },
    Scene { name: "bones", size: SHEET, theme: GREEN, how: bones },
    Scene { name: "heads", size: HEADS, theme: GREEN, how: heads },
    Scene { name: "sets", size: SHEET, theme: GREEN, how: sets },
    Scene { name: "nines", size: SHEET, theme: GREEN, how: |scene| besides(scene, Set::Nine, Set::Six) },
    Scene { name: "twelves", size: TWELVES, theme: GREEN, how: |scene| besides(scene, Set::Twelve, Set::Nine) },
];

/// The pictures in the README and their names there.
const SHOWN: &[(&str, &str)] = &[
    ("chosen-480-contrast", "small-contrast"),
    ("chosen-1920-dark", "large-dark"),
    ("hand-over-960-dark", "hand-over-dark"),
    ("hint-960-green", "hint"),
    ("partners-960-green", "partners"),
    ("lot-960-green", "lot"),
    ("cribbage-960-green", "cribbage"),
];

#[test]
fn the_table_looks_as_it_is_kept() {
    album::compare("table", SCENES);
    album::show("table", SHOWN);
}

/// Opens a game of this name, dealt from this number.
fn at(scene: &Scene, preset: Preset, deal: u64) -> Window {
    open(preset, deal, scene.size, |settings| {
        settings.look.theme = scene.theme;
        settings.look.table_count = true;
    })
}

/// Shows the tutor asking about a blunder.
fn asked(scene: &Scene, compact: bool) -> Window {
    let (mut window, bone, end) = tempted(scene.size, |settings| {
        settings.look.theme = scene.theme;
        settings.look.table_count = true;
    });
    window.state_mut().set(|settings| {
        settings.play.tutor = Tutor::Blunders;
        settings.look.set_compact(&short(), compact);
    });
    step(&mut window, Input::Choose(bone));
    step(&mut window, Input::Place(end));
    window
}

fn tutor(scene: &Scene) -> RgbaImage {
    picture(asked(scene, false))
}

/// Whether the table has four arms and a bone of the hand fits two of their ends, one for points.
fn is_worth_a_picture(window: &Window) -> bool {
    let play = window.state().desk().game();
    play.view().is_your_turn()
        && TableView::of(play).arms.iter().all(|arm| arm.tip.is_some())
        && best_choice(window).is_some()
}

fn best_choice(window: &Window) -> Option<Bone> {
    let play = window.state().desk().game();
    play.view().hand().iter().find(|bone| {
        let ends = Way::ALL.into_iter().filter_map(|way| play.outlook(*bone, End::Arm(way)));
        let points: Vec<u8> = ends.map(|outlook| outlook.points).collect();
        play.view().hand().len() >= 3 && points.len() >= 2 && points.iter().any(|points| *points > 0)
    })
}

/// Returns a deal that leads to four arms.
fn deal_with_four_arms() -> u64 {
    first_deal("four arms".to_owned(), |deal| {
        let mut window = open(Preset::AllFives, deal, MIDDLING, |_| {});
        let over = |window: &Window| is_worth_a_picture(window) || waiting(window) == Waiting::NewHand;
        play_until(&mut window, over) && is_worth_a_picture(&window)
    })
}

fn chosen(scene: &Scene) -> RgbaImage {
    let mut window = at(scene, Preset::AllFives, deal_with_four_arms());
    assert!(play_until(&mut window, is_worth_a_picture));
    let bone = best_choice(&window).expect("a bone that fits two ends");
    step(&mut window, Input::Choose(bone));
    picture(window)
}

fn hand_over(scene: &Scene) -> RgbaImage {
    let mut window = at(scene, Preset::AllFives, 4711);
    assert!(play_until(&mut window, |window| waiting(window) == Waiting::NewHand));
    picture(window)
}

/// Shows the end of a game that the player has won, so many frames after the last bone lies.
fn won(scene: &Scene, frames: usize) -> RgbaImage {
    ended(scene, finale::End::Won, frames)
}

fn ended(scene: &Scene, end: finale::End, frames: usize) -> RgbaImage {
    let mut window = finale::at(end, scene.size, false, |settings| settings.look.theme = scene.theme);
    window.run_steps(frames);
    window.render().expect("a picture")
}

/// Opens a game and plays until it is the player's turn with this many bones played.
fn after(scene: &Scene, deal: u64, played: usize) -> Window {
    let mut window = at(scene, Preset::AllFives, deal);
    let far = |window: &Window| {
        let play = window.state().desk().game();
        play.view().is_your_turn() && play.view().played().len() >= played
    };
    assert!(play_until(&mut window, far));
    window
}

/// Shows the window with this many bones on the table and one chosen.
fn choosing(mut window: Window, played: usize) -> RgbaImage {
    let far = |window: &Window| {
        let game = window.state().desk().game();
        matches!(game.view().waiting, Waiting::You { .. }) && game.view().played().len() >= played
    };
    assert!(play_until(&mut window, far));
    let (bone, _) = some_play(&window).expect("a bone that fits");
    step(&mut window, Input::Choose(bone));
    picture(window)
}

fn compact_chosen(scene: &Scene) -> RgbaImage {
    choosing(scene.at_table(rules_for(Preset::AllFives, 2), 4711, true, |_| {}), 8)
}

fn partners(scene: &Scene) -> RgbaImage {
    choosing(scene.at_table(rules_for(Preset::AllFivesPagat, 4), 3, false, |_| {}), 13)
}

/// Opens The Draw Game at its lots, which are turned by hand.
fn at_the_lot(scene: &Scene) -> Window {
    scene.at_table(rules_for(Preset::DrawGame, 2), 1, false, |settings| settings.play.lots_by_hand = true)
}

fn lot(scene: &Scene) -> RgbaImage {
    let mut window = at_the_lot(scene);
    step(&mut window, Input::Wish(Wish::TakeUp(3)));
    picture(window)
}

fn scored(scene: &Scene, style: ScoreStyle) -> RgbaImage {
    let rules = rules_for(Preset::AllFivesPagat, 3);
    choosing(scene.at_table(rules, 8, false, |settings| settings.look.scores = style), 12)
}

fn boneyard(scene: &Scene) -> RgbaImage {
    let mut window = after(scene, 99, 6);
    step(&mut window, Input::Wish(Wish::Show(Hidden::Boneyard)));
    picture(window)
}

/// Two bones of the boneyard that lies open are crossed out.
fn buried(scene: &Scene) -> RgbaImage {
    let rules = Rules { reserve: 2, ..rules_for(Preset::AllFives, 2) };
    let mut window = scene.at_table(rules, 5, false, |_| {});
    play_until(&mut window, |window| waiting(window) == Waiting::NewHand);
    step(&mut window, Input::Wish(Wish::Show(Hidden::Boneyard)));
    picture(window)
}

fn hint(scene: &Scene) -> RgbaImage {
    let mut window = after(scene, 4711, 5);
    step(&mut window, Input::Hint);
    step(&mut window, Input::Hint);
    picture(window)
}

fn lead(scene: &Scene) -> RgbaImage {
    let mut window = at(scene, Preset::AllFives, 4713);
    window.state_mut().set(|settings| settings.game.rules.lead_next = NextLead::Winner);
    step(&mut window, HostOrder::NewGame(Some(4713)));
    let leads = |window: &Window| window.state().desk().game().view().lead_is_open();
    assert!(play_until(&mut window, leads), "a hand that the player leads");
    picture(window)
}

fn menu(scene: &Scene) -> RgbaImage {
    let window = at(scene, Preset::AllFives, 4711);
    window.get_by_label("Game").click();
    picture(window)
}

/// Shows what a right click on the cloth offers.
fn cloth(scene: &Scene) -> RgbaImage {
    let mut window = after(scene, 4711, 6);
    click_the_bare_cloth(&mut window);
    picture(window)
}

/// Shows the ends of a play that scores as they are added up.
fn ends(scene: &Scene) -> RgbaImage {
    let mut window = at(scene, Preset::AllFives, 4711);
    window.state_mut().set(|settings| settings.look.reduce_motion = false);
    score(&mut window);
    window.run_steps(26);
    window.render().expect("a picture")
}

/// Shows a moving bone this many frames after it was played.
fn flight(_: &Scene, frames: usize) -> RgbaImage {
    let mut window = open_on_the_way();
    window.state_mut().step(Input::Press);
    window.run_steps(frames);
    window.render().expect("a picture")
}

fn scaled(scene: &Scene, percent: u16) -> RgbaImage {
    let mut window = open(Preset::AllFives, 4711, scene.size, |settings| {
        settings.look.interface_scale = percent;
        settings.look.theme = scene.theme;
        settings.look.table_count = true;
    });
    assert!(play_until(&mut window, |window| window.state().desk().game().view().played().len() > 7));
    picture(window)
}

fn with_a_damaged_file(scene: &Scene) -> Window {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("game.ron"), "(this is no game").expect("a damaged file");
    let store = Store::open(Some(folder.path().to_owned()));
    open_with(Thinker::here(1), store, Preset::Draw, 4711, scene.size, |settings| settings.look.theme = scene.theme)
}

#[test]
fn enter_puts_a_notice_away() {
    let mut window = with_a_damaged_file(&SCENES[0]);
    assert!(window.query_by_label_contains("was damaged").is_some());
    window.key_press(Key::Enter);
    window.run();
    assert!(window.query_by_label_contains("was damaged").is_none());
}

/// The room for a sheet of bones.
const SHEET: Vec2 = vec2(760.0, 620.0);
/// The room for the heads of all players.
const HEADS: Vec2 = vec2(550.0, 270.0);
/// The same for more of them.
const TWELVES: Vec2 = vec2(900.0, 620.0);

fn bones(scene: &Scene) -> RgbaImage {
    let theme = Theme::DEFAULTS[scene.theme];
    let mut harness = Harness::builder()
        .with_size(scene.size)
        .renderer(window::cpu::CpuRenderer::default())
        .build_ui(move |ui| sheet(ui, &theme));
    harness.run();
    harness.render().expect("a picture")
}

fn sheet(ui: &mut egui::Ui, theme: &Theme) {
    let painter = ui.painter();
    painter.rect_filled(ui.max_rect(), 0.0, theme.background_color());
    let faces = [Face::Hand, Face::Played(0), Face::Played(1), Face::Selected];
    for (at, bone) in Set::Six.bones().iter().enumerate() {
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

/// Every set of bones, each on another cloth within another rail: as they are dealt, played,
/// chosen, dimmed and face down.
fn sets(scene: &Scene) -> RgbaImage {
    let theme = Theme::DEFAULTS[scene.theme];
    let ui = move |ui: &mut egui::Ui| {
        let (painter, room) = (ui.painter(), Rect::from_min_size(Pos2::ZERO, SHEET));
        for (at, bones) in BoneSet::ALL.into_iter().enumerate() {
            let materials = Materials { bones, cloth: ClothKind::ALL[at % 4], rail: RailKind::ALL[(at + 1) % 4] };
            let theme = Theme { materials, ..theme };
            let top = room.top() + 124.0 * at as f32;
            let row = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), 124.0));
            let (table, foot) = (row.with_max_x(row.left() + 440.0), row.with_min_x(row.left() + 440.0));
            paint_cloth(painter, table, &theme);
            paint_rail(painter, table, 8.0, &theme);
            paint_rack(painter, foot, 6.0, &theme);
            for player in 0..4 {
                let pose = Pose::flat(pos2(70.0 + 96.0 * f32::from(player), top + 44.0), 44.0);
                paint_bone(painter, pose, [6 - player, player + 1], &theme.bone(Face::Played(player)), 1.0);
            }
            for (number, back) in (0..8).map(|number| (number, Pose::upright(pos2(60.0, top + 92.0), 20.0))) {
                let back = Pose { center: back.center + vec2(23.0 * f32::from(number), 0.0), ..back }.heaped(number);
                paint_shadow(painter, back, theme.back().shade, 0.0);
                paint_back(painter, back, &theme.back());
            }
            let hand = theme.bone(Face::Hand);
            let colors =
                [hand, hand.lit(theme.lit()), hand.dimmed(theme.rack_color(), 0.5), theme.bone(Face::Selected)];
            for (number, colors) in colors.iter().enumerate() {
                let pose = Pose::upright(pos2(490.0 + 72.0 * number as f32, top + 66.0), 48.0);
                paint_lifted(painter, pose, [5, 3], colors, if number == 1 { 1.0 } else { 0.0 });
            }
        }
    };
    let mut harness =
        Harness::builder().with_size(scene.size).renderer(window::cpu::CpuRenderer::default()).build_ui(ui);
    harness.run();
    harness.render().expect("a picture")
}

/// The heads of all players, as large as beside a name and larger.
fn heads(scene: &Scene) -> RgbaImage {
    let theme = Theme::DEFAULTS[scene.theme];
    let ui = move |ui: &mut egui::Ui| {
        let painter = ui.painter();
        painter.rect_filled(ui.max_rect(), 0.0, theme.rack_color());
        let of_people = (1..=Head::FOR_PEOPLE).filter_map(Head::of_person);
        for (at, head) in (1..=3).map(Head::of_nestor).chain(of_people).enumerate() {
            let colors = [theme.groove(), theme.figure(Face::Played(at as u8 % 4))];
            let middle = pos2(50.0 + 90.0 * (at % 6) as f32, 50.0 + 130.0 * (at / 6) as f32);
            paint_head(painter, middle, 38.0, head, colors);
            paint_head(painter, middle + vec2(0.0, 58.0), 11.0, head, colors);
        }
    };
    let mut harness =
        Harness::builder().with_size(scene.size).renderer(window::cpu::CpuRenderer::default()).build_ui(ui);
    harness.run();
    harness.render().expect("a picture")
}

/// The bones that a set has besides those of a smaller one, of every kind: large, as they lie on a table,
/// and small.
fn besides(scene: &Scene, set: Set, smaller: Set) -> RgbaImage {
    let theme = Theme::DEFAULTS[scene.theme];
    let ui = move |ui: &mut egui::Ui| {
        let painter = ui.painter();
        painter.rect_filled(ui.max_rect(), 0.0, theme.background_color());
        for (at, bones) in BoneSet::ALL.into_iter().enumerate() {
            let theme = Theme { materials: Materials { bones, ..theme.materials }, ..theme };
            let top = 124.0 * at as f32;
            for bone in set.bones() - smaller.bones() {
                let row = bone.high() - smaller.highest() - 1;
                let place = pos2(34.0 + 52.0 * f32::from(bone.low()), top + 28.0 + 34.0 * f32::from(row));
                paint_bone(painter, Pose::flat(place, 24.0), [bone.high(), bone.low()], &theme.bone(Face::Hand), 1.0);
            }
            let most = set.highest();
            for (number, halves) in [[most, most - 1], [most - 2, most - 3], [most - 1; 2]].into_iter().enumerate() {
                let face = theme.bone(Face::Played(number as u8));
                let right = 70.0 + 52.0 * set.suit_size() as f32 + 50.0 * number as f32;
                paint_bone(painter, Pose::upright(pos2(right, top + 50.0), 40.0), halves, &face, 1.0);
                paint_bone(painter, Pose::flat(pos2(right, top + 108.0), 16.0), halves, &face, 1.0);
            }
        }
    };
    let mut harness =
        Harness::builder().with_size(scene.size).renderer(window::cpu::CpuRenderer::default()).build_ui(ui);
    harness.run();
    harness.render().expect("a picture")
}
