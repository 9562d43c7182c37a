//! The console tool from outside: its verbs, its bots and its matches.
#![cfg(feature = "console")]

mod bot;
mod console;
mod drawn;
mod matches;
mod run;
mod teaching;
