//! A game is the same in every word that has room for its bones.

use electrum_dominoes_engine::{Bones, Deal, GameState, Phase, Preset, Rules, Set, Word};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The named games, some of them with the larger sets too.
fn tables() -> Vec<Rules> {
    let named: Vec<Rules> = Preset::tables().map(|(_, rules)| rules).collect();
    let larger = [Set::Nine, Set::Twelve].into_iter().flat_map(|set| {
        named.iter().map(move |rules| Rules { set, ..*rules }).filter(|rules| rules.check().is_ok()).collect::<Vec<_>>()
    });
    named.iter().copied().chain(larger).collect()
}

/// Plays a hand with random moves in this word and in the largest at the same time.
fn plays_alike<W: Word>(rules: Rules, number: u64) {
    let mut wide = GameState::new(rules).expect("rules that can be played");
    let mut small: GameState<W> = wide.narrowed();
    let deal = Deal::from_number(number, &rules, wide.lead());
    assert_eq!(small.deal(&deal), wide.deal(&deal));
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    while wide.phase() == Phase::Playing {
        assert!(small.legal().iter().eq(wide.legal().iter()), "{rules:?}: the same moves");
        let Some(step) = wide.legal().pick(chance.next_u32()) else { break };
        assert_eq!(small.legal().contains(step), wide.legal().contains(step));
        assert_eq!(small.points_of(step), wide.points_of(step), "{rules:?}: {step}");
        assert_eq!(small.play(step), wide.play(step), "{rules:?}: {step}");
        assert!(small.layout().ends().eq(wide.layout().ends()), "{rules:?}: the same ends after {step}");
        assert_eq!(small.reveal(), wide.reveal(), "{rules:?}: the same hands after {step}");
    }
    assert_eq!((small.reveal(), small.result(), small.scores()), (wide.reveal(), wide.result(), wide.scores()));
}

#[test]
fn a_game_is_the_same_in_every_word_that_has_room_for_its_bones() {
    for rules in tables() {
        for number in 0..20 {
            if rules.set.size() <= u32::GREATEST.size() {
                plays_alike::<u32>(rules, number);
            }
            if rules.set.size() <= u64::GREATEST.size() {
                plays_alike::<u64>(rules, number);
            }
        }
    }
}

#[test]
fn bones_are_the_same_in_every_word_that_has_room_for_them() {
    fn all_that_is_asked<W: Word>() {
        for set in Set::ALL.into_iter().filter(|set| set.size() <= W::GREATEST.size()) {
            let all = set.bones();
            for pips in set.numbers() {
                let suit = Bones::suit(pips) & all;
                let small = suit.narrowed::<W>();
                assert_eq!((small.widened(), small.len(), small.weight()), (suit, suit.len(), suit.weight()));
                assert!(small.iter().eq(suit.iter()) && small.last() == suit.last() && small.nth(3) == suit.nth(3));
                assert_eq!(((all.narrowed::<W>() - small).widened(), small.is_empty()), (all - suit, false));
            }
            assert!(all.iter().all(|bone| all.narrowed::<W>().contains(bone)));
        }
    }
    all_that_is_asked::<u32>();
    all_that_is_asked::<u64>();
    all_that_is_asked::<u128>();
}
