//! The moving picture in the README: the first turns of a game, as the window shows them.
//! `UPDATE_SNAPSHOTS=true cargo test --test ui film` records it anew.

use crate::window::{
    Window, album, cpu, open,
    palette::{Kept, Palette},
    play_until, waiting,
};
use egui::vec2;
use electrum_dominoes::{
    engine::{Bone, End, Move, Preset},
    seat::Input,
    table::Waiting,
};
use image::RgbaImage;
use std::{fs::File, path::Path};

/// The frames in a second. The window has six times as many.
const RATE: u16 = 10;
/// The frames between two steps of the player, and after the last one.
const LOOKS: usize = 8;
const LASTS: usize = 20;
/// A game in which the player can always play, and scores.
const DEAL: u64 = 41;
/// The most frames of a turn, with what Nestor does after it.
const LONGEST: usize = 40;
/// The turns of the player, and the most bytes of the whole.
const TURNS: usize = 5;
const LARGEST: u64 = 1_000_000;

#[test]
fn the_film_in_the_readme_begins_as_the_window_does() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("screenshots/play.png");
    cpu::weave(true);
    let mut window = begun(DEAL);
    let first = window.render().expect("a picture");
    let differs = || match Kept::read(&file) {
        Some(kept) => kept.difference(&first).map(|(why, _)| why),
        None => Some("none is kept".to_owned()),
    };
    if album::is_updating() && differs().is_some() {
        record(&mut window, first.clone(), &file);
    }
    assert_eq!(differs(), None, "if the change is meant: UPDATE_SNAPSHOTS=true cargo test --test ui film");
    let decoder = png::Decoder::new(std::io::BufReader::new(File::open(&file).expect("a film")));
    let told = decoder.read_info().expect("a film");
    assert!(told.info().animation_control().expect("a moving picture").num_frames > 40);
    assert!(file.metadata().expect("a file").len() < LARGEST);
}

/// A game at the player's first turn, with bones that move.
fn begun(deal: u64) -> Window {
    let mut window = open(Preset::AllFives, deal, vec2(640.0, 480.0), |settings| {
        settings.look.reduce_motion = false;
        settings.play.pace = 300;
        settings.play.auto_ok = true;
    });
    play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. }));
    window.run_steps(120);
    window
}

fn is_on_turn(window: &Window) -> bool {
    matches!(waiting(window), Waiting::You { .. }) && window.state().desk().is_still()
}

fn record(window: &mut Window, first: RgbaImage, file: &Path) {
    let mut frames = vec![first];
    let mut show = |window: &mut Window, count: usize| {
        for _ in 0..count {
            (0..60 / RATE).for_each(|_| window.step());
            frames.push(window.render().expect("a picture"));
        }
    };
    for _ in 0..TURNS {
        show(window, LOOKS);
        let (bone, end) = most_points(window).expect("a game in which the player can always play");
        window.state_mut().step(Input::Choose(bone));
        show(window, LOOKS);
        window.state_mut().step(Input::Place(end));
        for _ in 0..LONGEST {
            show(window, 1);
            if is_on_turn(window) {
                break;
            }
        }
    }
    show(window, LASTS);
    write(&frames, file);
}

/// The play that scores most.
fn most_points(window: &Window) -> Option<(Bone, End)> {
    let view = window.state().desk().game().view();
    let plays = view.hand().iter().flat_map(|bone| view.fits(bone).into_iter().map(move |end| (bone, end)));
    plays.max_by_key(|(bone, end)| view.seen.points_of(Move::Play(*bone, *end)))
}

/// Writes frames that have only what has changed since the one before.
fn write(frames: &[RgbaImage], file: &Path) {
    let palette = Palette::of(frames);
    let (width, height) = frames[0].dimensions();
    let (mut encoder, unchanged) = palette.film(file, (width, height));
    encoder.set_animated(frames.len() as u32, 0).expect("frames");
    encoder.set_frame_delay(1, RATE).expect("a rate");
    encoder.set_blend_op(png::BlendOp::Over).expect("a film");
    let mut writer = encoder.write_header().expect("a head");
    let frames: Vec<Vec<u8>> = frames.iter().map(|frame| palette.pixels(frame)).collect();
    for (number, frame) in frames.iter().enumerate() {
        let before = number.checked_sub(1).map(|before| &frames[before]);
        let at = |x: u32, y: u32| (y * width + x) as usize;
        let changed = |x: u32, y: u32| before.is_none_or(|before| before[at(x, y)] != frame[at(x, y)]);
        let points = || (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).filter(|(x, y)| changed(*x, *y));
        let [left, right] =
            [points().map(|at| at.0).min(), points().map(|at| at.0).max()].map(Option::unwrap_or_default);
        let [top, bottom] =
            [points().map(|at| at.1).min(), points().map(|at| at.1).max()].map(Option::unwrap_or_default);
        writer.set_frame_dimension(1, 1).and_then(|()| writer.set_frame_position(left, top)).expect("a place");
        writer.set_frame_dimension(right - left + 1, bottom - top + 1).expect("a part of the picture");
        let inside = (top..=bottom).flat_map(|y| (left..=right).map(move |x| (x, y)));
        let pixels = inside.map(|(x, y)| if changed(x, y) { frame[at(x, y)] } else { unchanged });
        writer.write_image_data(&pixels.collect::<Vec<u8>>()).expect("a frame");
    }
    writer.finish().expect("the end of a film");
}
