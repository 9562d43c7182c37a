//! The console tool from outside: its verbs, its bots and its matches.
#![cfg(feature = "console")]

mod bot;
mod console;
// The lines are told to the shell and the programs of a Linux.
#[cfg(target_os = "linux")]
mod documents;
mod drawn;
mod matches;
mod run;
mod teaching;
