//! The opponent: that he is honest, and that his levels are what they say.

#[path = "../common/mod.rs"]
mod common;
#[cfg(feature = "console")]
mod honest;
mod judge;
#[cfg(feature = "console")]
mod levels;
