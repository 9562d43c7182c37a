//! Sets of bones behave like plain sets.

use electrum_dominoes_engine::Set;
use electrum_dominoes_engine::bone::{Bone, Bones};
use std::collections::BTreeSet;

/// Sets with few bones and with many.
fn sets() -> Vec<Bones> {
    let every = |step: usize| Set::GREATEST.bones().iter().step_by(step).collect();
    let suits = Set::GREATEST.numbers().map(Bones::suit);
    suits.chain([Bones::NONE, Set::GREATEST.bones(), Bones::DOUBLETS]).chain((2..9).map(every)).collect()
}

fn plain(set: Bones) -> BTreeSet<Bone> {
    set.iter().collect()
}

#[test]
fn sets_of_bones_behave_like_plain_sets() {
    for one in sets() {
        for other in sets() {
            let (mut a, b) = (plain(one), plain(other));
            assert_eq!(plain(one ^ other), &a ^ &b);
            assert_eq!(plain(one - other), &a - &b);
            assert_eq!((one.is_subset(other), one.is_disjoint(other)), (a.is_subset(&b), a.is_disjoint(&b)));
            a.extend(b);
            assert_eq!(plain([one, other].into_iter().collect()), a);
        }
    }
}
