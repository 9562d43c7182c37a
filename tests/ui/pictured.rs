//! What is chosen by pictures: each choice has one of its own, and can be pressed by its name.

use crate::window::new_game::{all_rules, rules_page};
use crate::window::rules_for;
use crate::window::sheets::{Desk, click, harness, high, open_tab, settings};
use crate::window::sights::opened;
use egui::{Pos2, Rect, accesskit::Role, vec2};
use egui_kittest::{
    Harness, Node,
    kittest::{NodeT as _, Queryable as _},
};
use electrum_dominoes::{
    engine::rules::{Preset, Rules, Spinner},
    ui::{
        paint::theme::{Part, Theme},
        words::Words,
    },
};
use image::RgbaImage;

/// The height of the smallest picture of a choice.
const PICTURE: f32 = 40.0;

/// The choices of a setting, each with its name and place.
fn choices(window: &Harness<'_, Desk>, setting: &str) -> Vec<(String, Rect)> {
    let named = format!("{setting}: ");
    let all = window.query_all_by_role(Role::RadioButton);
    let choice = |node: Node<'_>| Some((node.accesskit_node().label()?.strip_prefix(&named)?.to_owned(), node.rect()));
    all.filter_map(choice).collect()
}

/// What is painted at the top of a place, inside its edge.
fn picture_at(image: &RgbaImage, place: Rect) -> Vec<u8> {
    let inside = place.shrink(7.0);
    let (left, top, wide) = (inside.left() as u32, inside.top() as u32, inside.width() as u32);
    let view = image::imageops::crop_imm(image, left, top, wide, PICTURE as u32 - 4);
    view.to_image().into_raw()
}

/// Checks that each choice of a setting has a picture, and that no two look alike.
fn each_looks_its_own_way(window: &mut Harness<'_, Desk>, setting: &str, count: usize) {
    let all = choices(window, setting);
    assert_eq!(all.len(), count, "{setting}: {all:?}");
    let image = window.render().expect("a picture");
    for (at, (name, place)) in all.iter().enumerate() {
        assert!(place.height() > PICTURE + 14.0, "{setting}: {name} has no room for a picture: {place}");
        let own = picture_at(&image, *place);
        let like = all[..at].iter().find(|(_, other)| picture_at(&image, *other) == own);
        assert_eq!(like, None, "{setting}: {name}");
    }
}

#[test]
fn every_kind_of_spinner_has_a_picture_of_its_own() {
    let mut page = all_rules(Rules { target: 50, ..rules_for(Preset::AllFives, 2) });
    each_looks_its_own_way(&mut page, "Spinner", 10);
    click(&mut page, "Spinner: First doublet, Maltese cross");
    click(&mut page, "Begin");
    assert_eq!(page.state().begun().expect("a game").rules.spinner, Spinner::Maltese);
}

#[test]
fn the_way_back_to_the_usual_rules_stands_beside_what_is_unlike_them() {
    let mut page = high(rules_page(Rules { hand: 5, ..rules_for(Preset::AllFives, 2) }));
    let (title, back) = (page.get_by_label("House rules").rect(), page.get_by_label("Play by the usual rules").rect());
    assert!((title.center().y - back.center().y).abs() < 6.0 && back.left() > title.right(), "{title} {back}");
    click(&mut page, "Play by the usual rules");
    assert!(page.query_by_label("House rules").is_none());
}

#[test]
fn a_number_that_is_unlike_the_usual_one_is_told_once_with_the_answer() {
    let page = high(rules_page(Rules { hand: 5, ..rules_for(Preset::AllFives, 2) }));
    let question = page.get_by_label("How many play?").rect();
    let answer = page.get_by_label("2 players get 5 bones each (usually 7).").rect();
    assert!(answer.top() >= question.bottom() && answer.top() < question.bottom() + 20.0, "{question} {answer}");
    assert_eq!(page.query_all_by_label_contains("5 bones each").count(), 1);
}

#[test]
fn in_a_low_window_the_three_answers_of_the_welcome_are_seen_whole() {
    let window = harness(vec2(640.0, 280.0), opened("welcome"));
    let places = ["Teach me", "A quick game", "All games"].map(|name| window.get_by_label(name).rect());
    assert!(places.windows(2).all(|two| two[0].right() < two[1].left()), "{places:?}");
    let whole = Rect::from_min_size(Pos2::ZERO, vec2(640.0, 260.0));
    assert!(places.iter().all(|place| whole.contains_rect(*place)), "{places:?}");
}

#[test]
fn the_pace_and_the_size_of_text_are_seen_before_they_are_chosen() {
    let mut window = settings();
    each_looks_its_own_way(&mut window, "Pace", 4);
    click(&mut window, "Pace: Slow");
    assert_eq!(window.state().settings.play.pace, 1200);
    open_tab(&mut window, "Text size: 125%");
    each_looks_its_own_way(&mut window, "Text size", 6);
}

#[test]
fn the_classic_controls_come_last() {
    let window = settings();
    let classic = window.get_by_role_and_label(Role::Switch, "Classic controls").rect();
    let above = |role: Role| window.query_all_by_role(role).all(|node| node.rect().top() <= classic.top());
    assert!(above(Role::Switch) && above(Role::RadioButton));
}

#[test]
fn the_colors_of_a_theme_stand_in_two_columns_with_what_they_color() {
    let mut window = high(opened("colors-tune"));
    let all = choices(&window, "Color of");
    assert_eq!(all.len(), Part::ALL.len());
    let mut columns: Vec<i32> = all.iter().map(|(_, place)| place.left() as i32).collect();
    columns.sort_unstable();
    columns.dedup();
    assert_eq!(columns.len(), 2, "{all:?}");
    let image = window.render().expect("a picture");
    let words = Words::english();
    for part in Part::ALL {
        let (_, place) = all.iter().find(|(name, _)| name == words.get(part.word())).expect("a color");
        let at: Pos2 = place.left_center() + vec2(0.5 * place.height(), 0.0);
        let seen = image.get_pixel(at.x as u32, at.y as u32).0;
        let color = Theme::DEFAULTS[0][part].color();
        assert_eq!(seen[..3], [color.r(), color.g(), color.b()], "{part:?}");
    }
    click(&mut window, "Color of: Pips");
    assert_eq!(window.get_by_label("Color of: Pips").accesskit_node().toggled(), Some(egui::accesskit::Toggled::True));
}

#[test]
fn what_can_be_practised_has_a_picture_each() {
    let mut window = harness(vec2(960.0, 720.0), opened("practice"));
    let image = window.render().expect("a picture");
    let cards: Vec<Rect> =
        window.query_all_by_role(Role::Button).map(|node| node.rect()).filter(|card| card.height() > 70.0).collect();
    assert_eq!(cards.len(), 4, "{cards:?}");
    let pictures: Vec<_> = cards.iter().map(|card| picture_at(&image, card.with_max_x(card.left() + 110.0))).collect();
    assert!((0..4).all(|at| !pictures[..at].contains(&pictures[at])));
}
