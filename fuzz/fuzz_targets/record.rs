//! Reads any bytes as a record.
#![no_main]

#[path = "../checks/record.rs"]
mod record;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| record::check(bytes));
