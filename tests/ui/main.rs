//! What a player sees and does in the window: one program, since a program for each of its files would take longer to build than all of them to run.
#![cfg(feature = "window")]

mod agreed;
mod beliefs;
mod calendar;
mod choosing;
mod clicks;
mod commands;
#[path = "../common/mod.rs"]
mod common;
mod displays;
mod dressing;
mod firecracker_pictures;
mod firecrackers;
mod hand;
mod hand_pictures;
mod helped;
mod holes;
mod keeping;
mod language_pictures;
mod languages;
mod layout;
mod log_pictures;
mod menus;
mod motion;
mod naming;
mod old_players;
mod other_table;
mod panels;
mod pictures;
mod practice;
mod review_pictures;
mod reviewing;
mod scores;
mod screen;
mod sheets;
mod sounds;
mod statistics;
mod strokes;
mod table;
mod teaching_pictures;
mod tutor;
mod view;
mod window;
mod window_pictures;
mod windows;
