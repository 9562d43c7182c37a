//! That every sound is made as its material is, and that a player with closed eyes can tell which
//! it is.

use crate::sound::ears::{BANK, bands, envelope, every, loudness, peak, rms, samples, strongest, tone};
use electrum_dominoes::sound::{RATE, Sound, bank::Bank, loudness::loudness as own_loudness};

/// The piece of samples between two moments, in milliseconds.
fn piece(samples: &[f32], from: usize, to: usize) -> &[f32] {
    let place = |milliseconds: usize| (RATE as usize * milliseconds / 1000).min(samples.len());
    &samples[place(from)..place(to)]
}

#[test]
fn no_sound_is_longer_than_it_may_be() {
    for (sound, variant) in every() {
        let lasts = BANK.clip(sound, variant).len() as f32 / RATE as f32;
        assert!((0.03..=sound.longest()).contains(&lasts), "{sound:?} lasts {lasts} s");
    }
}

#[test]
fn no_sound_clips_and_every_one_ends_in_silence() {
    for (sound, variant) in every() {
        let samples = samples(sound, variant);
        let most = peak(&samples);
        assert!((0.05..0.95).contains(&most), "{sound:?} goes to {most}");
        let end = peak(&samples[samples.len() - 48..]);
        assert!(end < 0.004, "{sound:?} ends at {end}");
        let drift = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(drift.abs() < 0.003, "{sound:?} is off zero by {drift}");
    }
}

#[test]
fn all_sounds_are_as_loud_as_each_other() {
    let loud: Vec<(Sound, f64)> =
        every().map(|(sound, variant)| (sound, loudness(&samples(sound, variant), 1))).collect();
    let (softest, loudest) = (
        loud.iter().min_by(|one, other| one.1.total_cmp(&other.1)).expect("a sound"),
        loud.iter().max_by(|one, other| one.1.total_cmp(&other.1)).expect("a sound"),
    );
    assert!(loudest.1 - softest.1 <= 3.0, "{softest:?} and {loudest:?}");
}

#[test]
fn the_program_measures_loudness_as_others_do() {
    for (sound, variant) in every() {
        let samples = samples(sound, variant);
        let (own, other) = (own_loudness(&samples), loudness(&samples, 1));
        assert!((own - other).abs() < 0.2, "{sound:?}: {own} and {other}");
    }
}

#[test]
fn a_bone_rings_like_a_bone_and_the_table_like_wood() {
    let bone = samples(Sound::OnBone(6), 0);
    for mode in [2350.0, 3420.0, 4870.0] {
        let found = strongest(piece(&bone, 0, 40), 0.88 * mode, 1.12 * mode);
        assert!((found / mode - 1.0).abs() < 0.03, "{found} Hz for {mode} Hz");
    }
    let rap = samples(Sound::Knock, 0);
    for mode in [182.0, 312.0, 487.0] {
        let found = strongest(piece(&rap, 0, 95), 0.85 * mode, 1.15 * mode);
        assert!((found / mode - 1.0).abs() < 0.05, "{found} Hz for {mode} Hz");
    }
    let bar = samples(Sound::Points(6), 0);
    let found = strongest(&bar, 300.0, 600.0);
    assert!((found / 440.0 - 1.0).abs() < 0.02, "{found} Hz");
}

#[test]
fn a_mode_dies_away_as_its_material_damps_it() {
    // By e, or 8.7 decibels, in 20 ms for a bone, which settles after 24 ms; in 62 ms for a bar of
    // rosewood.
    let fall = |samples: &[f32], hertz: f32, from: usize, to: usize| {
        let level = |at: usize| tone(piece(samples, at, at + 12), hertz);
        (to - from) as f32 / (level(from) / level(to)).ln()
    };
    let bone = fall(&samples(Sound::OnBone(6), 0), strongest(&samples(Sound::OnBone(6), 0), 3300.0, 3550.0), 36, 56);
    assert!((15.0..26.0).contains(&bone), "{bone} ms");
    let bar = fall(&samples(Sound::Points(11), 0), 493.9, 20, 80);
    assert!((52.0..72.0).contains(&bar), "{bar} ms");
}

#[test]
fn heavier_bones_are_lower() {
    // By its strongest mode.
    for of in [Sound::OnCloth, Sound::OnBone] {
        for (pips, hertz) in [(0, 4309.0), (3, 3839.0), (6, 3420.0), (9, 3047.0), (12, 2714.0)] {
            let found = strongest(&samples(of(pips), 0), 0.93 * hertz, 1.07 * hertz);
            assert!((found / hertz - 1.0).abs() < 0.03, "{:?} has {found} Hz instead of {hertz} Hz", of(pips));
        }
    }
}

#[test]
fn more_points_are_higher() {
    let tones: Vec<f32> = (0..7).map(|step| strongest(&samples(Sound::Points(5 * step), 0), 350.0, 950.0)).collect();
    assert!(tones.is_sorted_by(|one, other| one < other), "{tones:?}");
}

#[test]
fn a_pass_is_two_raps() {
    let levels = envelope(&samples(Sound::Knock, 0), 10);
    let rises: Vec<usize> = (1..levels.len()).filter(|at| levels[*at] > levels[at - 1] + 6.0).collect();
    assert_eq!(rises.len(), 1, "one more after the first: {levels:?}");
    assert!((8..=12).contains(&rises[0]), "{levels:?}");
}

#[test]
fn no_two_variants_are_alike() {
    for (sound, variant) in every().filter(|(_, variant)| *variant > 0) {
        let (one, other) = (samples(sound, variant - 1), samples(sound, variant));
        let apart: Vec<f32> = one.iter().zip(&other).map(|(one, other)| one - other).collect();
        assert!(rms(&apart) > 0.05 * rms(&one), "{sound:?}");
    }
}

#[test]
fn the_same_seed_makes_the_same_sounds() {
    let again = Bank::of_seed(1);
    let other = Bank::of_seed(2);
    for (sound, variant) in every() {
        assert_eq!(BANK.clip(sound, variant), again.clip(sound, variant));
        assert_ne!(BANK.clip(sound, variant), other.clip(sound, variant));
    }
}

#[test]
fn all_sounds_fit_into_a_few_hundred_kilobytes() {
    assert!(BANK.size() < 1_000_000, "{} bytes", BANK.size());
}

/// What an ear goes by: the bands of the first moment and of the rest, the envelope, and the
/// length.
fn features(sound: Sound, variant: usize) -> Vec<f32> {
    let samples = samples(sound, variant);
    let (first, rest) = samples.split_at(samples.len().min(RATE as usize / 50));
    let floor = |level: &f32| level.max(-36.0);
    let bands = [bands(first), bands(rest)].concat();
    let mut shape = envelope(&samples, 20);
    shape.resize(30, -40.0);
    bands.iter().map(floor).chain(shape.iter().map(floor)).collect()
}

#[test]
fn every_sound_is_told_from_every_other() {
    // The steps of one kind differ in pitch alone, and have tests of their own.
    let kind = |sound: Sound| std::mem::discriminant(&sound);
    let all: Vec<(Sound, Vec<f32>)> = every().map(|(sound, variant)| (sound, features(sound, variant))).collect();
    let apart = |one: &[f32], other: &[f32]| {
        let squares = one.iter().zip(other).map(|(one, other)| (one - other).powi(2));
        (squares.sum::<f32>() / one.len() as f32).sqrt()
    };
    for (at, (sound, features)) in all.iter().enumerate() {
        let others = all.iter().skip(at + 1).filter(|other| kind(other.0) != kind(*sound));
        for (other, theirs) in others {
            let decibels = apart(features, theirs);
            assert!(decibels > 4.0, "{sound:?} and {other:?} are {decibels} dB apart");
        }
    }
}
