//! Reads any text as lines to a table and from one.
#![no_main]

#[path = "../checks/wire.rs"]
mod wire;

libfuzzer_sys::fuzz_target!(|text: &str| wire::check(text));
