//! The only shuffle in the project. The caller supplies the randomness: a deal from its number,
//! Nestor from his own generator.

/// Puts items in random order. `below(n)` must return a number below `n`. If it is uniform, every
/// order is equally likely. It is called with the length of the slice, then one less, and so on
/// down to two.
pub fn shuffle<T>(items: &mut [T], mut below: impl FnMut(usize) -> usize) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(last + 1));
    }
}
