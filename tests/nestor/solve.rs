//! Small games with hidden hands have an equilibrium, and no one plays better than the best response.

use electrum_dominoes::arena::solve::{Equilibrium, LevelPolicy, Policy, SmallBlock, best_response};
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::nestor::Level;

/// What the best response wins on average over all hands, in each seat.
fn responses(game: &SmallBlock, policy: &mut impl Policy) -> [f64; 2] {
    let hands = game.hands();
    let mean =
        |seat| hands.iter().map(|&hand| best_response(game, seat, hand, policy)).sum::<f64>() / hands.len() as f64;
    [Seat::FIRST, Seat::SECOND].map(mean)
}

#[test]
fn the_best_response_to_an_equilibrium_wins_no_more_than_the_equilibrium() {
    for (pips, hand) in [(1, 1), (2, 2), (2, 3), (3, 2)] {
        let game = SmallBlock::new(pips, hand).expect("a small game");
        let mut equilibrium = Equilibrium::new(&game);
        let before: f64 = responses(&game, &mut equilibrium).iter().sum();
        equilibrium.run(300);
        let after: f64 = responses(&game, &mut equilibrium).iter().sum();
        // Both responses win one hand together. No response can win less than the equilibrium.
        assert!((-1e-9..0.001).contains(&(after - 1.0)), "{after} with hands of {hand} to {pips}");
        assert!(after <= before + 1e-9, "{after} after {before}");
    }
}

#[test]
fn whoever_leads_the_only_bone_wins() {
    let game = SmallBlock::new(2, 1).expect("a small game");
    let [first, second] = responses(&game, &mut Equilibrium::new(&game));
    assert_eq!((first, second), (1.0, 0.0));
}

#[test]
fn a_small_game_has_as_many_deals_as_there_are_pairs_of_hands() {
    // Ten bones have 120 hands of three, and the seven others have 35.
    let game = SmallBlock::new(3, 3).expect("a small game");
    assert_eq!((game.hands().len(), Equilibrium::new(&game).size().0), (120, 120 * 35));
    assert_eq!(SmallBlock::new(1, 2), None, "three bones are not enough for two hands of two");
    assert_eq!(SmallBlock::new(7, 2), None, "a half has at most six pips");
}

#[test]
fn a_level_loses_to_its_best_response_and_a_stronger_one_loses_less() {
    let game = SmallBlock::new(3, 2).expect("a small game");
    let lost = |level| responses(&game, &mut LevelPolicy::new(level, 1, 1)).iter().sum::<f64>() - 1.0;
    let [weak, strong] = [Level::Beginner, Level::NotSoEasy].map(lost);
    assert!(strong > 0.0 && weak > strong, "{weak} and {strong}");
}

#[test]
fn no_level_is_told_what_is_hidden() {
    // In all deals that a seat cannot tell apart it is asked once, so its answer cannot depend on the other hand.
    let game = SmallBlock::new(2, 2).expect("a small game");
    let mut policy = LevelPolicy::new(Level::Easy, 1, 1);
    responses(&game, &mut policy);
    let (_, choices, _) = Equilibrium::new(&game).size();
    assert!((1..=choices).contains(&policy.asked()), "{} of {choices}", policy.asked());
}
