//! What is heard: that every sound is what it stands for, as loud as the others, short, and told
//! apart from them, and how they are played together.
#![cfg(feature = "window")]

mod ears;
mod golden;
mod mixed;
#[cfg(target_os = "linux")]
mod silence;
mod sounds;
