//! A shuffle can produce every order in exactly one way.

use electrum_dominoes_engine::shuffle::shuffle;

#[test]
fn every_order_comes_from_one_choice_of_numbers() {
    let mut orders = std::collections::BTreeSet::new();
    for choice in 0..24 {
        let mut numbers = vec![choice % 2, choice / 2 % 3, choice / 6];
        let mut items = [0, 1, 2, 3];
        shuffle(&mut items, |len| numbers.pop().filter(|&number| number < len).expect("it asks for 4, 3 and 2"));
        orders.insert(items);
    }
    assert_eq!(orders.len(), 24);
}
