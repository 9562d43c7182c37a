//! How every sound looked when it was last listened to: its envelope and its spectrum, in a file.
//! `UPDATE_SOUNDS=true` writes the file anew.

use crate::sound::ears::{bands, envelope, every, samples};
use std::{collections::BTreeMap, fmt::Write, fs, path::Path};

/// Levels below this are silence, in decibels.
const FLOOR: f32 = -48.0;
/// How far a level may be from the one in the file, in decibels. Systems differ in the last bit,
/// and no more.
const NEAR: f32 = 1.0;

fn row(samples: &[f32]) -> Vec<f32> {
    let shape = envelope(samples, 25);
    let levels = bands(samples).into_iter().chain(shape);
    levels.map(|level| (10.0 * level.max(FLOOR)).round() / 10.0).collect()
}

#[test]
fn every_sound_is_as_it_was_when_it_was_last_listened_to() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/sounds.txt");
    let now = every().map(|(sound, variant)| (format!("{sound:?} {variant}"), row(&samples(sound, variant))));
    let now: BTreeMap<String, Vec<f32>> = now.collect();
    if std::env::var_os("UPDATE_SOUNDS").is_some() {
        let mut text = "# Octaves from 62 Hz, then pieces of 25 ms, in decibels below the strongest.\n".to_owned();
        for (name, levels) in &now {
            let levels: Vec<String> = levels.iter().map(|level| format!("{level:.1}")).collect();
            writeln!(text, "{name}: {}", levels.join(" ")).expect("text");
        }
        fs::write(&file, text).expect("a file");
        return;
    }
    let text = fs::read_to_string(&file).expect("the file of sounds");
    let rows = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(": "));
    let kept: BTreeMap<String, Vec<f32>> = rows
        .map(|(name, levels)| {
            (name.to_owned(), levels.split(' ').map(|level| level.parse().expect("a level")).collect())
        })
        .collect();
    assert_eq!(now.keys().collect::<Vec<_>>(), kept.keys().collect::<Vec<_>>());
    for (name, levels) in &now {
        let near = |(one, other): (&f32, &f32)| (one - other).abs() <= NEAR;
        assert_eq!(levels.len(), kept[name].len(), "{name}");
        assert!(levels.iter().zip(&kept[name]).all(near), "{name}: {levels:?} instead of {:?}", kept[name]);
    }
}
