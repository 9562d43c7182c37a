//! The window: what a player sees and touches.
//!
//! [`app`] brings everything together; [`command`] is what menus and keys can ask for. [`words`] holds every word, [`paint`] everything that is painted
//! and knows no game, [`table`] the display of a game, [`stage`] what stands in its place, and [`windows`] what opens above it.

pub mod app;
pub mod command;
pub mod dialogs;
mod errand;
pub mod look;
mod menu_bar;
pub mod paint;
pub mod parts;
pub mod screen;
pub mod side;
pub mod speaker;
pub mod stage;
pub mod table;
pub mod thinker;
mod title;
pub mod wall;
pub mod windows;
pub mod words;
