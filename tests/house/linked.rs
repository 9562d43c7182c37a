//! What the program needs at run time: sounds go over a socket, so that no library for them must be installed.

use std::fs;

#[test]
fn the_program_needs_no_library_for_sounds() {
    let program = fs::read(env!("CARGO_BIN_EXE_electrum-dominoes")).expect("the program");
    let names = |name: &[u8]| program.windows(name.len()).any(|window| window == name);
    assert!(names(b"libc.so"), "the names of libraries stand in a program");
    for library in ["libasound", "libpulse", "libjack", "libpipewire"] {
        assert!(!names(format!("{library}.so").as_bytes()), "{library}");
    }
}
