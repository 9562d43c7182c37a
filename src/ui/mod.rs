//! The window: what a player sees and touches.

pub mod app;
pub mod board;
pub mod bone;
pub mod button;
pub mod command;
pub mod desk;
mod display;
pub mod hint;
pub mod icon;
mod keys;
pub mod layout;
pub mod motion;
pub mod notice;
pub mod panel;
pub mod play;
mod presses;
pub mod say;
pub mod scene;
pub mod status;
pub mod theme;
pub mod view;
pub mod windows;
pub mod words;
pub mod worker;
