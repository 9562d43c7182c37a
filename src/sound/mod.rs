//! The sounds of the table, made by code. Sounds go in and samples come out, without a device, a
//! file or a clock.
//!
//! Every sound is the sound of a thing: a bone, the cloth, the wood under it, a knuckle. [`Bank`]
//! makes all of them once, from a few decaying modes for each material, a short contact and a
//! little noise. [`Mixer`] plays them.

pub mod bank;
mod canvas;
pub mod loudness;
pub mod mixer;
mod recipe;

pub use bank::Bank;
pub use mixer::{Cue, Maker, Mixer};

/// Samples in a second.
pub const RATE: u32 = 48_000;

/// The pips of the heaviest bone of a double six. Those of larger sets are heard like it: no ear
/// tells a bone of fifteen pips from one of twelve.
pub const HEAVIEST: u8 = 12;

/// Everything that can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sound {
    /// A bone with this many pips is laid on the cloth. Heavier is lower.
    OnCloth(u8),
    /// A bone with this many pips is laid against another. Heavier is lower.
    OnBone(u8),
    /// A bone is taken between two fingers.
    Lifted,
    /// What was tried can't be done.
    Refused,
    /// A bone is pulled out of the boneyard.
    Drawn,
    /// A player passes, with two raps on the table.
    Knock,
    /// The bones are shuffled.
    Shuffled,
    /// The bones of a hand are dealt.
    Dealt,
    /// So many points are scored. More are higher.
    Points(u8),
    /// Your side has won a hand.
    HandWon,
    /// Your side has lost a hand.
    HandLost,
    /// Your side has won a game.
    GameWon,
    /// Your side has lost a game.
    GameLost,
    /// One of the last seconds on a clock has passed.
    Tick,
    /// The fuse of a firecracker burns.
    Fuse,
    /// A firecracker bursts.
    Bang,
    /// It is your turn, after others have played.
    YourTurn,
}

impl Sound {
    /// Every sound, those with a number once for each step that can be heard.
    pub fn all() -> impl Iterator<Item = Sound> {
        use Sound as S;
        let bones = (0..=HEAVIEST).step_by(3).flat_map(|pips| [S::OnCloth(pips), S::OnBone(pips)]);
        let points = (0..recipe::STEPS).map(|step| S::Points(5 * step + 1));
        let others = [
            S::Lifted,
            S::Refused,
            S::Drawn,
            S::Knock,
            S::Shuffled,
            S::Dealt,
            S::HandWon,
            S::HandLost,
            S::GameWon,
            S::GameLost,
            S::Tick,
            S::Fuse,
            S::Bang,
            S::YourTurn,
        ];
        bones.chain(points).chain(others)
    }

    /// The same sound with its number as a step that can be heard, so that the bank needs only a
    /// few of each.
    #[must_use]
    pub const fn stepped(self) -> Sound {
        match self {
            Sound::OnCloth(pips) => Sound::OnCloth(step_of(pips)),
            Sound::OnBone(pips) => Sound::OnBone(step_of(pips)),
            Sound::Points(points) => Sound::Points(5 * recipe::step_of(points) + 1),
            other => other,
        }
    }

    /// How long the sound may last, in seconds: what happens in the middle of a game is over at
    /// once.
    pub const fn longest(self) -> f32 {
        match self {
            Sound::HandWon | Sound::HandLost | Sound::GameWon | Sound::GameLost | Sound::Bang => 1.5,
            Sound::Shuffled | Sound::Dealt | Sound::Fuse => 0.6,
            _ => 0.2,
        }
    }
}

/// The nearest number of pips that has a sound of its own.
const fn step_of(pips: u8) -> u8 {
    let pips = if pips > HEAVIEST { HEAVIEST } else { pips };
    (pips + 1) / 3 * 3
}
