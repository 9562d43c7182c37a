//! What sounds are put together from: bodies that ring when they are struck, and brushes of noise.

use super::RATE;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use std::f32::consts::TAU;

/// After so many of its decays nothing is left to be heard of a mode or a brush.
const FADED: f32 = 9.0;

/// One way in which a body rings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mode {
    pub(super) hertz: f32,
    pub(super) level: f32,
    /// How long it takes to fall to 37%, in seconds.
    pub(super) decay: f32,
}

/// A mode, in hertz and milliseconds.
pub(super) const fn mode(hertz: f32, level: f32, milliseconds: f32) -> Mode {
    Mode { hertz, level, decay: 0.001 * milliseconds }
}

/// How a body is struck.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blow {
    pub(super) level: f32,
    /// How much higher than usual the body rings.
    pub(super) pitch: f32,
    /// How long it is touched, in seconds. A longer touch is a duller one.
    pub(super) contact: f32,
}

/// Noise that swells and dies away: rubbing, hissing, the air of a burst.
#[derive(Clone, Copy, Debug)]
pub(super) struct Brush {
    pub(super) level: f32,
    /// Between which frequencies most of it lies, in hertz.
    pub(super) band: (f32, f32),
    /// How long it swells, in seconds.
    pub(super) attack: f32,
    /// How long it takes to fall to 37% after that, in seconds.
    pub(super) decay: f32,
}

/// A sound that is being made.
pub(super) struct Canvas {
    samples: Vec<f32>,
    chance: ChaCha8Rng,
}

impl Canvas {
    /// Silence of so many seconds.
    pub(super) fn new(seconds: f32, chance: ChaCha8Rng) -> Canvas {
        Canvas { samples: vec![0.0; (seconds * RATE as f32) as usize], chance }
    }

    /// A number near one, by chance: no further from it than `off`.
    pub(super) fn about_one(&mut self, off: f32) -> f32 {
        1.0 + self.chance.random_range(-off..=off)
    }

    /// Strikes a body at a moment, in seconds. No two blows are quite alike, but the body is the
    /// same.
    pub(super) fn strike(&mut self, at: f32, body: &[Mode], blow: Blow) {
        let contact = blow.contact * self.about_one(0.12);
        let level = blow.level * self.about_one(0.08);
        for mode in body {
            let level = level * mode.level * self.about_one(0.2);
            self.ring(at, mode.hertz * blow.pitch, level, mode.decay, contact);
        }
    }

    /// Lets one mode ring that is pushed for the time of the contact. What is heard is how fast the
    /// body moves, which is nothing once it is at rest.
    fn ring(&mut self, at: f32, hertz: f32, level: f32, decay: f32, contact: f32) {
        let turn = TAU * hertz / RATE as f32;
        let shrink = (-1.0 / (decay * RATE as f32)).exp();
        let (first, second) = (2.0 * shrink * turn.cos(), shrink * shrink);
        let pushed = ((contact * RATE as f32) as usize).max(1);
        // All pushes together come to one, so that a long one is as strong as a short one.
        let push = |number: usize| {
            let part = (number as f32 + 0.5) / pushed as f32;
            if number < pushed { (1.0 - (TAU * part).cos()) / pushed as f32 } else { 0.0 }
        };
        let (begin, lasts) = (self.place(at), pushed + (FADED * decay * RATE as f32) as usize);
        let (mut before, mut last) = (0.0, 0.0);
        for (number, sample) in self.samples[begin..].iter_mut().take(lasts).enumerate() {
            let pushed_before = if number < 2 { 0.0 } else { push(number - 2) };
            let next = 0.5 * level * (push(number) - pushed_before) + first * last - second * before;
            (before, last) = (last, next);
            *sample += next;
        }
    }

    /// Adds noise from a moment on, in seconds.
    pub(super) fn brush(&mut self, at: f32, brush: Brush) {
        let level = brush.level * self.about_one(0.1);
        let (begin, lasts) = (self.place(at), ((brush.attack + FADED * brush.decay) * RATE as f32) as usize);
        let share = |hertz: f32| 1.0 - (-TAU * hertz / RATE as f32).exp();
        let (low, high) = (share(brush.band.0), share(brush.band.1));
        // Two filters of the first order at either side.
        let (mut under, mut over) = ([0.0; 2], [0.0; 2]);
        for (number, sample) in self.samples[begin..].iter_mut().take(lasts).enumerate() {
            let time = number as f32 / RATE as f32;
            let swell = if time < brush.attack { time / brush.attack } else { 1.0 };
            let fall = (-(time - brush.attack).max(0.0) / brush.decay).exp();
            let mut noise = self.chance.random_range(-1.0..1.0_f32);
            for held in &mut over {
                *held += high * (noise - *held);
                noise = *held;
            }
            for held in &mut under {
                *held += low * (noise - *held);
                noise -= *held;
            }
            *sample += level * swell * fall * noise;
        }
    }

    fn place(&self, at: f32) -> usize {
        ((at * RATE as f32) as usize).min(self.samples.len())
    }

    /// The samples, which end in silence.
    pub(super) fn finished(mut self) -> Vec<f32> {
        let fade = (self.samples.len() / 6).min(RATE as usize / 40);
        for (number, sample) in self.samples.iter_mut().rev().take(fade).enumerate() {
            *sample *= (number as f32 / fade as f32).powi(2);
        }
        self.samples
    }
}
