//! The one shuffle of the house. Where its chance comes from is the caller's affair: a deal's from its number, Nestor's from his own.

/// Puts items in random order. `below(n)` must return a number below `n`; if each is as likely as any other, so is every order. It is called for the
/// length of the slice, then for one less, and so on down to two.
pub fn shuffle<T>(items: &mut [T], mut below: impl FnMut(usize) -> usize) {
    for len in (2..=items.len()).rev() {
        items.swap(len - 1, below(len));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_comes_from_one_choice_of_numbers() {
        let mut orders = std::collections::BTreeSet::new();
        for choice in 0..24 {
            let mut numbers = vec![choice % 2, choice / 2 % 3, choice / 6];
            let mut items = [0, 1, 2, 3];
            shuffle(&mut items, |len| numbers.pop().filter(|&number| number < len).expect("asked for 4, 3 and 2"));
            orders.insert(items);
        }
        assert_eq!(orders.len(), 24);
    }
}
