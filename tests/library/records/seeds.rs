//! The seeds of the fuzzer pass its checks, which shows that the checks compile and hold.

#[path = "../../../fuzz/checks/notation.rs"]
mod notation;
#[path = "../../../fuzz/checks/record.rs"]
mod record;

use std::{fs, path::Path};

fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds").join(target);
    let files = fs::read_dir(folder).expect("a folder of seeds");
    files.map(|file| fs::read(file.expect("an entry").path()).expect("a seed")).collect()
}

#[test]
fn every_seed_of_a_record_passes_even_if_damaged() {
    let seeds = seeds("record");
    assert!(seeds.len() > 3, "only {} seeds", seeds.len());
    for seed in seeds {
        record::check(&seed);
        for at in (0..seed.len()).step_by(seed.len().div_ceil(50).max(1)) {
            let mut damaged = seed.clone();
            damaged[at] ^= 1 << (at % 8);
            record::check(&damaged);
            record::check(&seed[..at]);
        }
    }
}

#[test]
fn every_seed_of_the_notation_passes() {
    let seeds = seeds("notation");
    assert!(seeds.len() > 3, "only {} seeds", seeds.len());
    for seed in seeds {
        notation::check(&String::from_utf8_lossy(&seed));
    }
}
