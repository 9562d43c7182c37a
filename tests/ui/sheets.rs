//! A sheet slides out and back in time, or appears at once.

use egui::{Rect, pos2, vec2};
use electrum_dominoes::ui::table::moving::Pace;
use electrum_dominoes::ui::table::moving::{BoneSheet, SheetMotion};

const PACE: Pace = Pace { still: false, speed: 1.0, flicker: false };

fn sheet() -> BoneSheet {
    let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(100.0, 50.0));
    BoneSheet { rect, poses: Vec::new(), caption: rect, away: vec2(-100.0, 0.0) }
}

fn seen(slide: &SheetMotion, now: f64) -> Option<f32> {
    slide.seen(now).map(|(_, away)| away.x.round())
}

#[test]
fn a_sheet_slides_out_and_away_in_less_than_300_milliseconds() {
    let mut slide = SheetMotion::default();
    assert_eq!(seen(&slide, 0.0), None);
    slide.go(Some(&sheet()), PACE, 1.0);
    assert_eq!((seen(&slide, 1.3), slide.moves(1.3)), (Some(0.0), false));
    assert!(seen(&slide, 1.02).is_some_and(|away| away < -50.0) && slide.moves(1.02));
    slide.go(None, PACE, 2.0);
    assert!(seen(&slide, 2.02).is_some_and(|away| away < 0.0 && away > -50.0));
    assert_eq!((seen(&slide, 2.3), slide.moves(2.3)), (None, false));
}

#[test]
fn it_is_there_at_once_after_an_act_or_with_reduced_motion() {
    let mut slide = SheetMotion::default();
    slide.go(Some(&sheet()), PACE, 1.0);
    slide.end();
    assert_eq!((seen(&slide, 1.0), slide.moves(1.0)), (Some(0.0), false));
    slide.go(None, Pace { still: true, ..PACE }, 2.0);
    assert_eq!((seen(&slide, 2.0), slide.moves(2.0)), (None, false));
}
