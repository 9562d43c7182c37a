//! How the tests listen: levels of single tones and of bands, envelopes, and loudness by EBU R128.

use ebur128::{EbuR128, Mode};
use electrum_dominoes::sound::{RATE, Sound, bank::Bank};
use std::{
    f32::consts::TAU,
    sync::{Arc, LazyLock},
};

/// All sounds as the program makes them.
pub(crate) static BANK: LazyLock<Arc<Bank>> = LazyLock::new(|| Arc::new(Bank::of_seed(1)));

/// The samples of a sound, between minus one and one.
pub(crate) fn samples(sound: Sound, variant: usize) -> Vec<f32> {
    BANK.clip(sound, variant).iter().map(|sample| f32::from(*sample) / 32_768.0).collect()
}

/// Every sound with each of its variants.
pub(crate) fn every() -> impl Iterator<Item = (Sound, usize)> {
    Sound::all().flat_map(|sound| (0..BANK.variants(sound)).map(move |variant| (sound, variant)))
}

pub(crate) fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |most, sample| most.max(sample.abs()))
}

pub(crate) fn decibels(ratio: f32) -> f32 {
    20.0 * ratio.max(1e-6).log10()
}

pub(crate) fn rms(samples: &[f32]) -> f32 {
    (samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len().max(1) as f32).sqrt()
}

/// How strong a tone is in samples, by Goertzel's algorithm under a Hann window.
pub(crate) fn tone(samples: &[f32], hertz: f32) -> f32 {
    let turn = 2.0 * (TAU * hertz / RATE as f32).cos();
    let (mut last, mut before) = (0.0_f32, 0.0_f32);
    for (number, sample) in samples.iter().enumerate() {
        let window = 0.5 - 0.5 * (TAU * (number as f32 + 0.5) / samples.len() as f32).cos();
        (last, before) = (window * sample + turn * last - before, last);
    }
    (last * last + before * before - turn * last * before).max(0.0).sqrt() / samples.len() as f32
}

/// The frequency of the strongest tone between two, by steps of half a percent.
pub(crate) fn strongest(samples: &[f32], from: f32, to: f32) -> f32 {
    let steps = ((to / from).ln() / 0.005) as usize;
    let tones = (0..=steps).map(|step| from * (0.005 * step as f32).exp());
    tones.max_by(|one, other| tone(samples, *one).total_cmp(&tone(samples, *other))).expect("a tone")
}

/// What a band of an octave lets through, by two filters of the second order.
fn filtered(samples: &[f32], middle: f32) -> Vec<f32> {
    let turn = TAU * middle / RATE as f32;
    let width = turn.sin() / (2.0 * std::f32::consts::SQRT_2);
    let (all, first, second) = (1.0 + width, -2.0 * turn.cos(), 1.0 - width);
    let pass = |samples: &[f32]| -> Vec<f32> {
        let (mut came, mut went) = ([0.0; 2], [0.0; 2]);
        let out = samples.iter().map(|sample| {
            let out = (width * (sample - came[1]) - first * went[0] - second * went[1]) / all;
            (came, went) = ([*sample, came[0]], [out, went[0]]);
            out
        });
        out.collect()
    };
    pass(&pass(samples))
}

/// The levels of bands of an octave around 62 Hz and up, in decibels below the strongest.
pub(crate) fn bands(samples: &[f32]) -> [f32; 8] {
    let levels: [f32; 8] = std::array::from_fn(|octave| rms(&filtered(samples, 62.5 * 2_f32.powi(octave as i32))));
    let most = levels.iter().copied().fold(0.0, f32::max);
    levels.map(|level| decibels(level / most))
}

/// The levels of pieces of so many milliseconds, in decibels below the strongest.
pub(crate) fn envelope(samples: &[f32], milliseconds: usize) -> Vec<f32> {
    let levels: Vec<f32> = samples.chunks(RATE as usize * milliseconds / 1000).map(rms).collect();
    let most = levels.iter().copied().fold(0.0, f32::max);
    levels.into_iter().map(|level| decibels(level / most)).collect()
}

/// How loud samples of so many channels are: the loudest 0.4 seconds, in LUFS, measured by a
/// library made for it.
pub(crate) fn loudness(samples: &[f32], channels: u32) -> f64 {
    let mut meter = EbuR128::new(channels, RATE, Mode::M).expect("a meter");
    let silence = vec![0.0; RATE as usize * channels as usize / 2];
    meter.add_frames_f32(&silence).expect("silence");
    let mut loudest = f64::NEG_INFINITY;
    let all: Vec<f32> = samples.iter().copied().chain(silence).collect();
    for piece in all.chunks(RATE as usize * channels as usize / 100) {
        meter.add_frames_f32(piece).expect("samples");
        loudest = loudest.max(meter.loudness_momentary().expect("a loudness"));
    }
    loudest
}
