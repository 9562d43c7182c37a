//! The console tool, from outside: its verbs, its bots and its matches.

mod bot;
mod console;
mod matches;
mod place;
mod run;
mod teaching;
