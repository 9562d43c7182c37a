//! The libraries that the program needs at run time. Sounds go over a socket, so no sound library
//! must be installed.

use std::fs;

#[test]
fn the_program_needs_no_library_for_sounds() {
    let program = fs::read(env!("CARGO_BIN_EXE_electrum-dominoes")).expect("the program");
    let names = |name: &[u8]| program.windows(name.len()).any(|window| window == name);
    assert!(names(b"libc.so"), "a program contains the names of its libraries");
    for library in ["libasound", "libpulse", "libjack", "libpipewire"] {
        assert!(!names(format!("{library}.so").as_bytes()), "{library}");
    }
}
