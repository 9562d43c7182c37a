//! The one shuffle of the house. Where its chance comes from is the caller's affair: a deal's from its number, Nestor's from his own.

/// Puts items in random order. `below(n)` must return a number below `n`; if each is as likely as any other, so is every order. It is called for the
/// length of the slice, then for one less, and so on down to two.
pub fn shuffle<T>(items: &mut [T], mut below: impl FnMut(usize) -> usize) {
    for len in (2..=items.len()).rev() {
        items.swap(len - 1, below(len));
    }
}
