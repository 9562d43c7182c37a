//! A game under way, without a window: the driver, its clock, its tutor and its review, and what Undo brings back.

mod agreed;
mod chance;
mod clock;
#[path = "../common/mod.rs"]
mod common;
mod game;
mod review;
mod sitting;
mod tutoring;
mod undo;
mod viewer;
