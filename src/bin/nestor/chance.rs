//! The chance that `nestor bot` has in a position: the same whatever he was asked before, and another in every position.

use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::protocol::write_position;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// The generator of a bot with some seed, by what its seat knows and by nothing else.
pub(crate) fn in_position(seed: u64, observation: &Observation) -> ChaCha8Rng {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for byte in write_position(&observation.account()).bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&hash.to_le_bytes());
    ChaCha8Rng::from_seed(key)
}
