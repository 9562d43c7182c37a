//! The window: what a player sees and touches.
//!
//! [`app`] brings everything together, and [`command`] lists what menus and keys can ask for.
//! [`words`] holds all text. [`paint`] holds everything that is painted and knows no game.
//! [`table`] is the display of a game, [`stage`] what replaces it, and [`windows`] what opens above
//! it.

pub mod app;
pub mod command;
pub mod dialogs;
pub mod look;
mod menu_bar;
pub mod paint;
pub(crate) mod parts;
pub mod request;
pub mod screen;
pub mod settings;
pub(crate) mod side;
pub mod speaker;
pub mod stage;
pub mod system_clock;
pub mod table;
pub mod task;
pub mod thinker;
mod title;
mod tool_bar;
pub mod windows;
pub mod words;
