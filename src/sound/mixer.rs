//! Plays sounds together: cues go in, blocks of samples for two ears come out.

use super::{RATE, Sound, bank::Bank};
use std::f32::consts::FRAC_PI_4;
use std::{collections::HashMap, ops::Range, sync::Arc, time::Duration};

/// The most sounds at a time. One more ends the one that has the least left.
const MOST: usize = 12;
/// How long one of the others waits for another to end. What would be later than that isn't heard.
const PATIENCE: Duration = Duration::from_millis(400);
/// How long the limiter takes to come back by 63%, in seconds.
const RECOVERY: f32 = 0.08;
/// No sample is further from zero.
const CEILING: f32 = 0.97;

/// Who makes a sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Maker {
    /// You, or the table itself.
    Here,
    /// Another player, by number. These wait for each other.
    Other(u8),
}

/// A sound that is to be heard.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cue {
    /// Which sound.
    pub sound: Sound,
    /// How long from now.
    pub after: Duration,
    /// Where, from minus one on the left to one on the right.
    pub pan: f32,
    /// How loud, from zero to one.
    pub level: f32,
    /// Whose it is.
    pub maker: Maker,
}

/// A sound that is heard, or waits to be.
#[derive(Clone)]
struct Voice {
    clip: Range<usize>,
    /// The frame in which it begins.
    begins: u64,
    /// How far it has come, in samples of its clip.
    at: f64,
    left: f32,
    right: f32,
}

impl Voice {
    fn is_over(&self) -> bool {
        self.at >= self.clip.len() as f64
    }

    /// The next sample, `step` samples further on.
    fn next(&mut self, bank: &Bank, step: f64) -> f32 {
        let (whole, part) = (self.at as usize, (self.at % 1.0) as f32);
        let sample = |number: usize| if number < self.clip.len() { bank.sample(self.clip.start + number) } else { 0.0 };
        let heard = sample(whole) + part * (sample(whole + 1) - sample(whole));
        self.at += step;
        heard
    }
}

/// Plays sounds together, so that they never go past what a device can play.
#[derive(Clone)]
pub struct Mixer {
    bank: Arc<Bank>,
    /// Frames in a second.
    rate: u32,
    /// How many frames were given out.
    now: u64,
    voices: Vec<Voice>,
    /// How often each sound was heard.
    heard: HashMap<Sound, usize>,
    /// Which of the others was heard last, and until which frame.
    talks: Option<(u8, u64)>,
    gain: f32,
}

impl Mixer {
    /// A mixer for a device that plays this many frames in a second.
    pub fn new(bank: Arc<Bank>, rate: u32) -> Mixer {
        Mixer { bank, rate, now: 0, voices: Vec::new(), heard: HashMap::new(), talks: None, gain: 1.0 }
    }

    /// Whether nothing is heard, and nothing waits.
    pub const fn is_silent(&self) -> bool {
        self.voices.is_empty()
    }

    /// Takes a cue. The frame that is given out next is now.
    pub fn play(&mut self, cue: Cue) {
        let sound = cue.sound.stepped();
        let variant = self.heard.entry(sound).or_default();
        *variant += 1;
        let Some(clip) = self.bank.range(sound, *variant) else { return };
        let lasts = (clip.len() as u64 * u64::from(self.rate)).div_ceil(RATE.into());
        let Some(begins) = self.turn(&cue, lasts) else { return };
        if self.voices.len() >= MOST {
            let left = |voice: &Voice| voice.begins.max(self.now) + (voice.clip.len() as f64 - voice.at) as u64;
            let least = (0..self.voices.len()).min_by_key(|number| left(&self.voices[*number]));
            self.voices.swap_remove(least.expect("a voice"));
        }
        // At any place the two ears together hear as much.
        let angle = FRAC_PI_4 * (1.0 + cue.pan.clamp(-1.0, 1.0));
        let level = cue.level.clamp(0.0, 1.0);
        self.voices.push(Voice { clip, begins, at: 0.0, left: level * angle.cos(), right: level * angle.sin() });
    }

    /// Returns the frame in which a sound of this length begins. Sounds of other players let each
    /// other finish.
    fn turn(&mut self, cue: &Cue, lasts: u64) -> Option<u64> {
        let wanted = self.now + self.frames(cue.after);
        let Maker::Other(player) = cue.maker else { return Some(wanted) };
        let begins = match self.talks {
            Some((other, until)) if other != player => until.max(wanted),
            _ => wanted,
        };
        if begins > wanted + self.frames(PATIENCE) {
            return None;
        }
        self.talks = Some((player, begins + lasts));
        Some(begins)
    }

    fn frames(&self, time: Duration) -> u64 {
        (time.as_secs_f64() * f64::from(self.rate)) as u64
    }

    /// Starts every waiting sound now, because the player no longer waits for what it belongs to.
    pub fn hurry(&mut self) {
        for voice in &mut self.voices {
            voice.begins = voice.begins.min(self.now);
        }
    }

    /// Fills a block of frames, each a sample for the left ear and one for the right.
    pub fn fill(&mut self, block: &mut [f32]) {
        let step = f64::from(RATE) / f64::from(self.rate);
        for frame in block.chunks_exact_mut(2) {
            let (mut left, mut right) = (0.0, 0.0);
            for voice in self.voices.iter_mut().filter(|voice| voice.begins <= self.now) {
                let heard = voice.next(&self.bank, step);
                left += voice.left * heard;
                right += voice.right * heard;
            }
            let gain = self.limit(f32::max(left.abs(), right.abs()));
            frame.copy_from_slice(&[gain * left, gain * right]);
            self.now += 1;
        }
        self.voices.retain(|voice| !voice.is_over());
    }

    /// How much of a frame is given out: less at once when it would be too much, and all of it
    /// again soon after.
    fn limit(&mut self, peak: f32) -> f32 {
        self.gain += (1.0 - self.gain) / (RECOVERY * self.rate as f32);
        if peak * self.gain > CEILING {
            self.gain = CEILING / peak;
        }
        self.gain
    }
}
