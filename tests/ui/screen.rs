//! A window opens where it can be seen, as it was left.

use egui::{Rect, ViewportBuilder, ViewportInfo, pos2, vec2};
use electrum_dominoes::ui::screen::{opened_at, seen_in, within};
use electrum_dominoes::ui::settings::WindowPlace;

fn at(corner: (f32, f32), size: (f32, f32)) -> ViewportInfo {
    let rect = Rect::from_min_size(pos2(corner.0, corner.1), vec2(size.0, size.1));
    ViewportInfo { inner_rect: Some(rect), outer_rect: Some(rect), ..ViewportInfo::default() }
}

#[test]
fn a_window_opens_where_the_last_one_was_closed() {
    // Larger text makes the points of the window larger, but not the window.
    let seen = seen_in(&at((50.0, 20.0), (600.0, 400.0)), 1.5, WindowPlace::default());
    assert_eq!(seen, WindowPlace { size: Some((900, 600)), corner: Some((75, 30)), maximized: false });
    let opened = opened_at(ViewportBuilder::default(), seen);
    assert_eq!((opened.inner_size, opened.position), (Some(vec2(900.0, 600.0)), Some(pos2(75.0, 30.0))));
    let first = opened_at(ViewportBuilder::default(), WindowPlace::default());
    assert_eq!((first.inner_size, first.position), (Some(vec2(960.0, 720.0)), None));
}

fn rect(x: f32, y: f32, width: f32, height: f32) -> Rect {
    Rect::from_min_size(pos2(x, y), vec2(width, height))
}

#[test]
fn a_window_whose_screen_is_gone_opens_on_another() {
    let (laptop, left, above) =
        (rect(0.0, 0.0, 1280.0, 800.0), rect(-1920.0, -200.0, 1920.0, 1080.0), rect(0.0, -1080.0, 1920.0, 1080.0));
    let window = |x, y| rect(x, y, 960.0, 700.0);
    let (on_the_left, on_top) = (window(-1500.0, -150.0), window(800.0, -1000.0));
    // As long as its screen exists, it opens where it was, even across two screens.
    assert_eq!(within(on_the_left, &[laptop, left]), on_the_left);
    assert_eq!(within(on_top, &[laptop, left, above]), on_top);
    assert_eq!(within(window(-400.0, 50.0), &[laptop, left]), window(-400.0, 50.0));
    // Without that screen, it opens as near as the other screen allows.
    assert_eq!(within(on_the_left, &[laptop]), window(0.0, 0.0));
    assert_eq!(within(on_top, &[laptop]), window(320.0, 0.0));
    assert_eq!(within(window(30_000.0, 30_000.0), &[laptop, left]), window(320.0, 68.0));
    // The screen at the origin may be gone too.
    assert_eq!(within(window(100.0, 100.0), &[left]), window(-960.0, 100.0));
    assert_eq!(within(on_the_left, &[]), on_the_left, "some systems do not report their screens");
}

#[test]
fn a_window_can_always_be_dragged_by_its_title_bar() {
    let screen = rect(0.0, 0.0, 1280.0, 800.0);
    let window = |x, y| rect(x, y, 960.0, 700.0);
    for (remembered, opened) in [
        // Most of it is on the screen, but little or nothing of its title bar.
        (window(100.0, -40.0), window(100.0, 0.0)),
        (window(100.0, 790.0), window(100.0, 68.0)),
        (window(-900.0, 20.0), window(0.0, 20.0)),
        (window(1250.0, 20.0), window(320.0, 20.0)),
        // A window half outside was put there on purpose.
        (window(-480.0, 20.0), window(-480.0, 20.0)),
        (window(900.0, 600.0), window(900.0, 600.0)),
    ] {
        assert_eq!(within(remembered, &[screen]), opened);
    }
}

#[test]
fn a_window_is_no_larger_than_the_screens() {
    let (screen, second) = (rect(0.0, 0.0, 1280.0, 800.0), rect(1280.0, 0.0, 1280.0, 800.0));
    let wide = rect(100.0, 50.0, 2200.0, 700.0);
    assert_eq!(within(wide, &[screen, second]), wide);
    assert_eq!(within(wide, &[screen]), rect(0.0, 50.0, 1280.0, 700.0));
    assert_eq!(within(rect(100.0, 50.0, 960.0, 3000.0), &[screen]), rect(100.0, 0.0, 960.0, 768.0));
}

#[test]
fn the_normal_size_of_a_maximized_or_minimized_window_is_remembered() {
    let before = WindowPlace { size: Some((900, 600)), corner: Some((75, 30)), maximized: false };
    let whole = ViewportInfo { maximized: Some(true), ..at((0.0, 0.0), (1920.0, 1080.0)) };
    assert_eq!(seen_in(&whole, 1.0, before), WindowPlace { maximized: true, ..before });
    let gone = ViewportInfo { minimized: Some(true), ..at((-9999.0, -9999.0), (100.0, 20.0)) };
    assert_eq!(seen_in(&gone, 1.0, before), before);
    assert_eq!(seen_in(&ViewportInfo::default(), 1.0, before), before, "some systems do not report it");
}
