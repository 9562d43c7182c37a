//! Reads any text as a bone, an end, a move, a list of bones and an option.
#![no_main]

#[path = "../checks/notation.rs"]
mod notation;

libfuzzer_sys::fuzz_target!(|text: &str| notation::check(text));
