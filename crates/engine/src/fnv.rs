//! FNV-1a, a hash of 64 bits: fast, and the same on every system and in every version. It detects
//! damage and distinguishes positions. It is not secure.

/// A hash in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fnv(u64);

impl Fnv {
    /// The hash of nothing.
    pub const fn new() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }

    /// The hash of these bytes.
    pub fn of(bytes: &[u8]) -> u64 {
        let mut fnv = Fnv::new();
        fnv.write(bytes);
        fnv.finish()
    }

    /// Adds bytes. The result does not depend on how the bytes are split into calls.
    pub fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// The hash of everything added so far.
    pub const fn finish(&self) -> u64 {
        self.0
    }
}

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv::new()
    }
}
