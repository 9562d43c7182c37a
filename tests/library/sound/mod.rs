//! What is heard: that every sound is what it stands for, as loud as the others, short, and told
//! apart from them, and how they are played together.

mod ears;
mod golden;
mod mixed;
mod sounds;
