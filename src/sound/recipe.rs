//! How each sound is made: what is struck, how, and when.
//!
//! The modes are those of real things. A tile of bone or urea of two inches rings from 2.3 kHz up,
//! for no more than 20 ms, because the hand and the cloth damp it. A table top rings between 150
//! and 900 Hz for 20 to 60 ms. A bar of rosewood, which sets out points, has modes at 1, 3.9 and
//! 9.2 times its tone.

use super::canvas::{Blow, Brush, Canvas, Mode, mode};
use super::{HEAVIEST, Sound};
use rand_chacha::ChaCha8Rng;

/// How many steps of points can be heard.
pub(super) const STEPS: u8 = 7;

/// A bone, held by the hand that lays it.
const BONE: [Mode; 5] = [
    mode(2350.0, 0.55, 17.0),
    mode(3420.0, 1.0, 20.0),
    mode(4870.0, 0.75, 14.0),
    mode(6650.0, 0.4, 9.0),
    mode(9100.0, 0.2, 6.0),
];
/// The table under its cloth.
const TABLE: [Mode; 4] =
    [mode(158.0, 1.0, 24.0), mode(246.0, 0.8, 21.0), mode(371.0, 0.5, 16.0), mode(545.0, 0.25, 12.0)];
/// The bare wood at the edge of the table.
const WOOD: [Mode; 5] = [
    mode(182.0, 0.7, 55.0),
    mode(312.0, 1.0, 46.0),
    mode(487.0, 0.6, 38.0),
    mode(705.0, 0.35, 32.0),
    mode(902.0, 0.2, 30.0),
];
/// A bar of rosewood with a tone of 1 Hz.
const BAR: [Mode; 3] = [mode(1.0, 1.0, 62.0), mode(3.93, 0.3, 16.0), mode(9.24, 0.1, 6.0)];
/// A small hard block.
const BLOCK: [Mode; 3] = [mode(1120.0, 1.0, 11.0), mode(1870.0, 0.5, 8.0), mode(2930.0, 0.3, 5.0)];
/// Air that is pushed by a burst.
const AIR: [Mode; 2] = [mode(74.0, 1.0, 70.0), mode(128.0, 0.6, 45.0)];

/// The tones of the steps of points: a scale of five tones from G, in hertz.
const TONES: [f32; STEPS as usize] = [392.0, 440.0, 493.9, 587.3, 659.3, 784.0, 880.0];

/// Returns the step for this many points.
pub(super) const fn step_of(points: u8) -> u8 {
    let step = points / 5;
    if step < STEPS { step } else { STEPS - 1 }
}

/// How much louder or softer than usual a sound is meant to be, in LU.
pub(super) const fn offset(sound: Sound) -> f64 {
    match sound {
        Sound::Lifted | Sound::YourTurn | Sound::Tick => -1.2,
        Sound::Bang | Sound::GameWon => 1.0,
        _ => 0.0,
    }
}

/// Makes a sound.
pub(super) fn made(sound: Sound, chance: ChaCha8Rng) -> Vec<f32> {
    let canvas = |seconds| Canvas::new(seconds, chance);
    match sound {
        Sound::OnCloth(pips) => on_cloth(canvas(0.09), pips),
        Sound::OnBone(pips) => on_bone(canvas(0.1), pips),
        Sound::Lifted => lifted(canvas(0.06)),
        Sound::Refused => refused(canvas(0.15)),
        Sound::Drawn => drawn(canvas(0.17)),
        Sound::Knock => knock(canvas(0.2)),
        Sound::Shuffled => shuffled(canvas(0.5)),
        Sound::Dealt => dealt(canvas(0.27)),
        Sound::Points(points) => bars(canvas(0.16), &[(0.0, TONES[step_of(points) as usize], 1.0)]),
        Sound::HandWon => bars(canvas(0.42), &[(0.0, 392.0, 0.8), (0.09, 493.9, 0.9), (0.18, 587.3, 1.0)]),
        Sound::HandLost => bars(canvas(0.38), &[(0.0, 293.7, 1.0), (0.13, 246.9, 0.9)]),
        Sound::GameWon => bars(
            canvas(0.8),
            &[
                (0.0, 392.0, 0.8),
                (0.1, 493.9, 0.8),
                (0.2, 587.3, 0.9),
                (0.3, 784.0, 1.0),
                (0.52, 587.3, 0.7),
                (0.52, 784.0, 0.9),
            ],
        ),
        Sound::GameLost => bars(canvas(0.65), &[(0.0, 329.6, 0.9), (0.18, 293.7, 0.9), (0.38, 196.0, 1.0)]),
        Sound::Tick => tick(canvas(0.05)),
        Sound::Fuse => fuse(canvas(0.45)),
        Sound::Bang => bang(canvas(0.7)),
        Sound::YourTurn => your_turn(canvas(0.16)),
    }
    .finished()
}

/// How high a bone of so many pips rings: from a major third above the middle to as much below it.
/// No two bones are cut quite alike.
fn pitch_of(canvas: &mut Canvas, pips: u8) -> f32 {
    ((f32::from(HEAVIEST) / 2.0 - f32::from(pips)) / 18.0).exp2() * canvas.about_one(0.012)
}

/// A bone meets the cloth with one edge, and then lies down.
fn on_cloth(mut canvas: Canvas, pips: u8) -> Canvas {
    let pitch = pitch_of(&mut canvas, pips);
    let lies = 0.019 * canvas.about_one(0.15);
    for (at, level) in [(0.0, 1.0), (lies, 0.4)] {
        canvas.strike(at, &TABLE, Blow { level, pitch, contact: 0.0026 });
        canvas.strike(at, &BONE, Blow { level: 0.16 * level, pitch, contact: 0.0003 });
        canvas.brush(at, Brush { level: 0.6 * level, band: (150.0, 900.0), attack: 0.002, decay: 0.012 });
    }
    canvas
}

/// A bone knocks against another, and the table answers.
fn on_bone(mut canvas: Canvas, pips: u8) -> Canvas {
    let pitch = pitch_of(&mut canvas, pips);
    let lies = 0.024 * canvas.about_one(0.2);
    for (at, level) in [(0.0, 1.0), (lies, 0.28)] {
        canvas.strike(at, &BONE, Blow { level, pitch, contact: 0.00012 });
        canvas.brush(at, Brush { level: 0.9 * level, band: (2500.0, 9000.0), attack: 0.0002, decay: 0.0015 });
    }
    canvas.strike(0.0, &TABLE, Blow { level: 0.75, pitch, contact: 0.002 });
    canvas.strike(lies, &TABLE, Blow { level: 0.5, pitch, contact: 0.0026 });
    canvas
}

/// Fingers close on a bone, and it leaves the cloth.
fn lifted(mut canvas: Canvas) -> Canvas {
    canvas.brush(0.0, Brush { level: 0.8, band: (700.0, 3200.0), attack: 0.012, decay: 0.011 });
    canvas.strike(0.013, &BONE, Blow { level: 0.1, pitch: 1.1, contact: 0.0004 });
    canvas
}

/// A bone is pushed where it can't lie, and rubs dully against the cloth.
fn refused(mut canvas: Canvas) -> Canvas {
    for (at, level) in [(0.0, 1.0), (0.058, 0.75)] {
        canvas.strike(at, &TABLE, Blow { level, pitch: 0.72, contact: 0.005 });
        canvas.brush(at, Brush { level: 0.9 * level, band: (90.0, 420.0), attack: 0.004, decay: 0.02 });
    }
    canvas
}

/// A bone slides over the cloth and clicks against its neighbor.
fn drawn(mut canvas: Canvas) -> Canvas {
    canvas.brush(0.0, Brush { level: 1.0, band: (500.0, 2400.0), attack: 0.075, decay: 0.016 });
    let click = 0.084 * canvas.about_one(0.08);
    canvas.strike(click, &BONE, Blow { level: 0.5, pitch: 1.08, contact: 0.0002 });
    canvas.strike(click, &TABLE, Blow { level: 0.3, pitch: 1.1, contact: 0.0026 });
    canvas
}

/// A knuckle raps twice, the second time a little softer.
fn knock(mut canvas: Canvas) -> Canvas {
    let again = 0.103 * canvas.about_one(0.04);
    for (at, level) in [(0.0, 1.0), (again, 0.85)] {
        canvas.strike(at, &WOOD, Blow { level, pitch: 1.0, contact: 0.0021 });
        canvas.brush(at, Brush { level: 0.5 * level, band: (250.0, 1400.0), attack: 0.001, decay: 0.006 });
    }
    canvas
}

/// Many bones turn over and knock together under two hands.
fn shuffled(mut canvas: Canvas) -> Canvas {
    canvas.brush(0.0, Brush { level: 0.5, band: (400.0, 2200.0), attack: 0.16, decay: 0.13 });
    for number in 0..17_u8 {
        let part = f32::from(number) / 16.0;
        let at = (0.02 + 0.4 * part + 0.012 * (canvas.about_one(1.0) - 1.0)).max(0.0);
        let level = (0.25 + 0.75 * (std::f32::consts::PI * part).sin()) * canvas.about_one(0.5);
        let pitch = canvas.about_one(0.2);
        canvas.strike(at, &BONE, Blow { level: 0.5 * level, pitch, contact: 0.0002 });
        canvas.strike(at, &TABLE, Blow { level: 0.3 * level, pitch, contact: 0.0026 });
    }
    canvas
}

/// A few bones meet the cloth, one soon after the other.
fn dealt(mut canvas: Canvas) -> Canvas {
    for number in 0..7_u8 {
        let at = 0.03 * f32::from(number) * canvas.about_one(0.12);
        let (level, pitch) = (canvas.about_one(0.25), canvas.about_one(0.1));
        canvas.strike(at, &TABLE, Blow { level: 0.8 * level, pitch: 1.25 * pitch, contact: 0.0022 });
        canvas.strike(at, &BONE, Blow { level: 0.16 * level, pitch: 1.1 * pitch, contact: 0.0003 });
    }
    canvas
}

/// Bars of rosewood are struck with a soft mallet, each at a moment, with a tone and a level.
fn bars(mut canvas: Canvas, tones: &[(f32, f32, f32)]) -> Canvas {
    for (at, tone, level) in tones {
        canvas.strike(*at, &BAR, Blow { level: *level, pitch: *tone, contact: 0.0005 });
        canvas.brush(*at, Brush { level: 0.25 * level, band: (300.0, 1500.0), attack: 0.0008, decay: 0.004 });
    }
    canvas
}

/// One beat of a clock in a wooden case.
fn tick(mut canvas: Canvas) -> Canvas {
    canvas.strike(0.0, &BLOCK, Blow { level: 1.0, pitch: 1.0, contact: 0.0003 });
    canvas
}

/// A fuse hisses and spits.
fn fuse(mut canvas: Canvas) -> Canvas {
    canvas.brush(0.0, Brush { level: 0.5, band: (3200.0, 11_000.0), attack: 0.06, decay: 0.6 });
    for number in 0..22_u8 {
        let at = 0.019 * f32::from(number) * canvas.about_one(0.5);
        let level = 0.8 * canvas.about_one(0.8);
        canvas.brush(at, Brush { level, band: (2500.0, 9000.0), attack: 0.0002, decay: 0.0022 });
    }
    canvas
}

/// Paper bursts, the air thumps, and scraps come down.
fn bang(mut canvas: Canvas) -> Canvas {
    canvas.brush(0.0, Brush { level: 2.4, band: (250.0, 7000.0), attack: 0.0004, decay: 0.028 });
    canvas.brush(0.004, Brush { level: 0.9, band: (120.0, 1400.0), attack: 0.004, decay: 0.11 });
    canvas.strike(0.0, &AIR, Blow { level: 0.4, pitch: 1.0, contact: 0.004 });
    for number in 0..9_u8 {
        let at = 0.16 + 0.05 * f32::from(number) * canvas.about_one(0.35);
        let level = 0.07 * canvas.about_one(0.6);
        canvas.strike(at, &BONE, Blow { level, pitch: 1.2, contact: 0.0003 });
    }
    canvas
}

/// A fingertip touches the wood in front of you.
fn your_turn(mut canvas: Canvas) -> Canvas {
    canvas.strike(0.0, &BAR, Blow { level: 1.0, pitch: 261.6, contact: 0.0045 });
    canvas.strike(0.0, &WOOD, Blow { level: 0.3, pitch: 1.0, contact: 0.0045 });
    canvas
}
