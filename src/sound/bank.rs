//! All sounds, made once and kept as samples, a few of each so that no two in a row are alike.

use super::{Sound, loudness::loudness, recipe};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::{collections::HashMap, ops::Range};

/// How loud every sound is at full volume, in LUFS.
const LOUDNESS: f64 = -26.0;

/// The samples of all sounds.
pub struct Bank {
    samples: Vec<i16>,
    clips: HashMap<Sound, Vec<Range<usize>>>,
}

impl Bank {
    /// Makes every sound. The same seed gives the same samples.
    pub fn of_seed(seed: u64) -> Bank {
        let mut bank = Bank { samples: Vec::new(), clips: HashMap::new() };
        let mut stream = 0;
        for sound in Sound::all() {
            let sound = sound.stepped();
            for _ in 0..variants(sound) {
                let mut chance = ChaCha8Rng::seed_from_u64(seed);
                chance.set_stream(stream);
                stream += 1;
                bank.keep(sound, &recipe::made(sound, chance));
            }
        }
        bank
    }

    /// Keeps a sound, as loud as it should be.
    fn keep(&mut self, sound: Sound, samples: &[f32]) {
        let gain = 10_f64.powf((LOUDNESS + recipe::offset(sound) - loudness(samples)) / 20.0) as f32;
        let begin = self.samples.len();
        self.samples.extend(samples.iter().map(|sample| (gain * sample * f32::from(i16::MAX)).round() as i16));
        self.clips.entry(sound).or_default().push(begin..self.samples.len());
    }

    /// How many variants of a sound there are.
    pub fn variants(&self, sound: Sound) -> usize {
        self.clips.get(&sound.stepped()).map_or(0, Vec::len)
    }

    /// The samples of a sound. After the last of its variants comes the first again.
    pub fn clip(&self, sound: Sound, variant: usize) -> &[i16] {
        self.range(sound, variant).map_or(&[], |range| &self.samples[range])
    }

    /// Where the samples of a sound lie.
    pub(super) fn range(&self, sound: Sound, variant: usize) -> Option<Range<usize>> {
        let clips = self.clips.get(&sound.stepped())?;
        clips.get(variant % clips.len()).cloned()
    }

    /// A sample, between minus one and one.
    pub(super) fn sample(&self, at: usize) -> f32 {
        f32::from(self.samples[at]) / (f32::from(i16::MAX) + 1.0)
    }

    /// How much memory the samples take, in bytes.
    pub const fn size(&self) -> usize {
        self.samples.len() * size_of::<i16>()
    }
}

/// What is heard often has more variants.
const fn variants(sound: Sound) -> usize {
    match sound {
        Sound::Lifted | Sound::Drawn | Sound::Knock => 3,
        Sound::OnCloth(_) | Sound::OnBone(_) | Sound::Refused | Sound::Shuffled | Sound::Dealt => 2,
        _ => 1,
    }
}
