//! The opponent: that he is honest, and that his levels are what they say.

#[path = "../common/mod.rs"]
mod common;
mod honest;
mod levels;
