//! The hashes agree with those that the authors of the function published.

use electrum_dominoes_engine::fnv::Fnv;

fn hash(parts: &[&str]) -> u64 {
    let mut fnv = Fnv::new();
    for part in parts {
        fnv.write(part.as_bytes());
    }
    fnv.finish()
}

#[test]
fn the_hashes_are_those_that_the_authors_published() {
    assert_eq!(hash(&[]), 0xcbf2_9ce4_8422_2325);
    assert_eq!(hash(&["a"]), 0xaf63_dc4c_8601_ec8c);
    assert_eq!(hash(&["foobar"]), 0x8594_4171_f739_67e8);
    assert_eq!(hash(&["foo", "", "bar"]), hash(&["foobar"]));
}
