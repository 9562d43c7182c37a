//! Endings with hidden bones: everything that is possible is weighed, nothing else is, and no one gains much from knowing how they are played.

use crate::common::table::{deal, preset};
use electrum_dominoes::arena::solve::{Equilibrium, Policy, SmallGame, View, best_response};
use electrum_dominoes::engine::bone::{Bone, Bones, Seat};
use electrum_dominoes::engine::observe::{Act, Deed, Deeds, Observation};
use electrum_dominoes::engine::rules::{FirstLead, Preset, Rules};
use electrum_dominoes::engine::state::{GameState, Phase};
use electrum_dominoes::nestor::ending::duel::{Duel, Reached, TO_CHOOSE};
use electrum_dominoes::nestor::sensible;
use electrum_dominoes::nestor::twins::without_twins;
use electrum_dominoes::record::Session;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The duels in a hand of sensible moves, each with what its seat saw and with the true hand of the other seat and the true boneyard.
fn duels(rules: Rules, number: u64) -> Vec<(Duel, Observation, Bones, Vec<Bone>)> {
    let mut session = Session::new(rules).expect("the rules can be played");
    session.deal_number(number).expect("the hand can be dealt");
    let mut duels = Vec::new();
    while session.state().phase() == Phase::Playing {
        let seen = session.observe(session.state().to_move());
        let hidden = session.state().reveal();
        let other = hidden.hands[seen.seat().next(2).index()];
        if seen.boneyard_len() > 0
            && let Some(duel) = Duel::within(TO_CHOOSE, &seen)
        {
            duels.push((duel, seen.clone(), other, hidden.boneyard));
        }
        session.play(sensible(&seen)).expect("a sensible move is legal");
    }
    duels
}

fn games() -> impl Iterator<Item = Rules> {
    let games = [Preset::Draw, Preset::AllFives, Preset::Block, Preset::Muggins, Preset::FiveUp, Preset::AllFivesPalm];
    games.into_iter().filter_map(|preset| preset.rules(2))
}

#[test]
fn what_is_really_there_is_thought_possible() {
    let mut found = 0;
    for rules in games() {
        for (duel, seen, other, boneyard) in (0..75).flat_map(|number| duels(rules, number)) {
            let boneyard: Bones = boneyard.into_iter().collect();
            let is_true = |(state, _): (GameState, Deeds)| {
                let there = state.reveal();
                let yards_agree = there.boneyard.into_iter().collect::<Bones>() == boneyard;
                there.hands[seen.seat().next(2).index()] == other && yards_agree
            };
            let mut worlds = duel.worlds().map(|(world, chance)| (world.set_up(&seen), chance));
            assert!(worlds.any(|(world, chance)| is_true(world) && chance > 0.0), "{other:?} of {seen:?}");
            found += 1;
        }
    }
    assert!(found > 200, "only {found} endings were found");
}

/// Whether a seat with this hand may have done all these deeds. It goes back in time, and gives back every drawn bone that it may have been.
fn may_have_been(hand: Bones, seat: Seat, deeds: &[Deed]) -> bool {
    let Some((last, before)) = deeds.split_last() else { return true };
    if last.seat != seat {
        return may_have_been(hand, seat, before);
    }
    match last.act {
        Act::Played(bone, _) => may_have_been(hand | Bones::of(bone), seat, before),
        Act::Passed => hand.is_disjoint(last.fitting) && may_have_been(hand, seat, before),
        Act::Drew(_) => hand.iter().any(|drawn| {
            let held = hand - Bones::of(drawn);
            held.is_disjoint(last.fitting) && may_have_been(held, seat, before)
        }),
        Act::Destroyed(_) => false,
    }
}

#[test]
fn every_hand_that_fits_what_was_seen_is_weighed_and_no_other() {
    let mut found = 0;
    for preset in [Preset::Draw, Preset::AllFives, Preset::Block] {
        let rules = preset.rules(2).expect("a game for two");
        let rules = Rules { lead_first: FirstLead::Seat(Seat::FIRST), ..rules };
        for (duel, seen, ..) in (0..150).flat_map(|number| duels(rules, number)) {
            let other = seen.seat().next(2);
            let weighed: BTreeSet<u32> = duel.worlds().map(|(world, _)| bits(world.hand(other))).collect();
            let of_this_len = seen.unseen().subsets().filter(|hand| hand.len() == seen.hand_len(other));
            let fits = of_this_len.filter(|&hand| may_have_been(hand, other, seen.deeds()));
            assert_eq!(weighed, fits.map(bits).collect(), "{seen:?}");
            found += 1;
        }
    }
    assert!(found > 100, "only {found} endings were compared");
}

fn bits(hand: Bones) -> u32 {
    hand.iter().map(|bone| 1 << bone.index()).sum()
}

#[test]
fn after_a_play_of_thirty_points_an_ending_is_still_weighed() {
    let rules = Rules { hand: 8, lead_first: FirstLead::Seat(Seat::FIRST), ..preset(Preset::AllFives) };
    let deal = deal(&["3-3 5-3 5-5 3-0 6-4 5-1 2-2 1-1", "6-3 6-6 4-3 4-4 2-1 1-0 2-0 4-0"], "6-1 4-1");
    let mut state = GameState::new(rules).expect("the rules can be played");
    state.deal(&deal).expect("the deal is right");
    state.set_aside(deal.boneyard[2..].iter().copied().collect());
    let mut deeds = Deeds::new();
    for step in ["3-3e", "6-3e", "5-3w", "6-6e", "5-5w", "4-3n", "3-0s", "4-4n"] {
        let step = step.parse().expect("a move");
        deeds.note(&state, step);
        state.play(step).expect("a legal move");
    }
    assert_eq!(state.scores()[1], 30);
    assert!(Duel::within(TO_CHOOSE, &Observation::new(&state, &deeds, Seat::FIRST)).is_some(), "it is an ending");
}

/// Plays a small game as its duels have it.
#[derive(Default)]
struct Dueling(HashMap<(Seat, View), Vec<f64>>);

impl Policy for Dueling {
    fn odds(&mut self, state: &GameState, deeds: &dyn Fn() -> Deeds, view: View) -> Vec<f64> {
        let ask = || {
            let seen = Observation::new(state, &deeds(), state.to_move());
            let mut duel = Duel::within(TO_CHOOSE, &seen).expect("a small game is an ending");
            while duel.run(100) == Reached::Nothing {}
            let chosen = duel.candidates()[0].step;
            let is_chosen = |step| f64::from(u8::from(step == chosen));
            without_twins(state.table(), &state.legal()).map(is_chosen).collect()
        };
        self.0.entry((state.to_move(), view)).or_insert_with(ask).clone()
    }
}

/// What the best response wins on average over all hands in both seats, beyond half of all hands.
fn lost(game: &SmallGame, policy: &mut impl Policy) -> f64 {
    let hands = game.hands();
    let mut mean =
        |seat| hands.iter().map(|&hand| best_response(game, seat, hand, policy)).sum::<f64>() / hands.len() as f64;
    f64::midpoint(mean(Seat::FIRST), mean(Seat::SECOND)) - 0.5
}

#[test]
fn knowing_how_an_ending_is_played_wins_hardly_more_than_the_equilibrium_allows() {
    let game = SmallGame::new(Preset::Block, 3, 2).expect("a small game");
    let lost = lost(&game, &mut Dueling::default());
    assert!(lost < 0.0092, "{lost} of a hand");
}

#[test]
fn the_first_move_of_a_small_game_is_worth_what_the_equilibrium_wins() {
    for (preset, pips) in [(Preset::Block, 3), (Preset::Draw, 2), (Preset::AllFives, 2)] {
        let game = SmallGame::new(preset, pips, 2).expect("a small game");
        let (mean, first) = first_move(&game);
        assert!((mean - first).abs() < 0.003, "{preset}: {mean} and {first}");
    }
}

/// What the first seat wins by what duels tell of its first move, and by the equilibrium.
fn first_move(game: &SmallGame) -> (f64, f64) {
    let mut equilibrium = Equilibrium::new(game);
    equilibrium.run(300);
    // What the other seat's best response leaves to the first.
    let hands = game.hands();
    let second = hands.iter().map(|&hand| best_response(game, Seat::SECOND, hand, &mut equilibrium)).sum::<f64>();
    let first = 1.0 - second / hands.len() as f64;
    let mut told = Told::default();
    for &hand in &hands {
        best_response(game, Seat::SECOND, hand, &mut told);
    }
    assert_eq!(told.0.len(), hands.len());
    (told.0.values().sum::<f64>() / told.0.len() as f64, first)
}

/// What duels tell of the first move with each hand.
#[derive(Default)]
struct Told(BTreeMap<u32, f64>);

impl Policy for Told {
    fn odds(&mut self, state: &GameState, deeds: &dyn Fn() -> Deeds, _: View) -> Vec<f64> {
        let seen = Observation::new(state, &deeds(), state.to_move());
        let steps = without_twins(state.table(), &state.legal()).count();
        if state.table().is_empty() {
            self.0.entry(bits(seen.hand())).or_insert_with(|| {
                let mut duel = Duel::within(TO_CHOOSE, &seen).expect("a small game is an ending");
                while duel.run(100) == Reached::Nothing {}
                duel.candidates().iter().map(|candidate| candidate.win).fold(0.0, f64::max)
            });
        }
        vec![1.0 / steps as f64; steps]
    }
}
