//! The tests of the library without the window, in one program. None of them starts a program,
//! because that would briefly hold the locks of the tests of files.

#[path = "../common/mod.rs"]
mod common;
mod engine;
mod game;
mod nestor;
mod records;
#[cfg(feature = "window")]
mod sound;
#[cfg(feature = "window")]
mod store;
