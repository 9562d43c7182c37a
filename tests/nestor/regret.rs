//! Regrets move towards an equilibrium as the method says that they do.

use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::nestor::ending::exact::Worth;
use electrum_dominoes::nestor::ending::regret::{Regrets, Veiled};
use std::collections::HashMap;

/// A game of few moves, in which both seats see all moves. What it is worth at the end looks like chance.
#[derive(Clone)]
struct Moves(Vec<u8>);

const DEPTH: usize = 5;
const WAYS: u8 = 3;
const ROUNDS: u32 = 60;

/// How likely a seat counts at least as coming where its own moves do not lead it, as the method has it.
const LEAST_REACH: f64 = 1e-9;

impl Veiled for Moves {
    type Known = Vec<u8>;

    fn worth(&self) -> Option<Worth> {
        let mixed = self.0.iter().fold(17_u32, |mixed, way| (mixed ^ u32::from(*way)).wrapping_mul(2_654_435_761));
        (self.0.len() == DEPTH).then(|| Worth { win: (mixed >> 16) as f32 / 65_535.0, lead: 0 })
    }

    fn on_turn(&self) -> Seat {
        if self.0.len().is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND }
    }

    fn known(&self) -> Vec<u8> {
        self.0.clone()
    }

    fn next(&self) -> impl ExactSizeIterator<Item = Moves> {
        (0..WAYS).map(|way| Moves(self.0.iter().copied().chain([way]).collect()))
    }
}

/// A choice as a plain program keeps it: odds, regrets, those expected after the next round, and the sum of the odds weighed by rounds and by how likely the seat
/// comes there.
#[derive(Clone, Default)]
struct Plain {
    odds: Vec<f64>,
    regrets: Vec<f64>,
    expected: Vec<f64>,
    sums: Vec<f64>,
    reach: f64,
}

/// What a seat wins from a position, if its own moves and those of the other lead there as likely as this. It visits every position in every round.
fn visit(all: &mut HashMap<Vec<u8>, Plain>, at: &Moves, seat: Seat, own: f64, other: f64) -> f64 {
    if let Some(worth) = at.worth() {
        return if seat == Seat::FIRST { f64::from(worth.win) } else { 1.0 - f64::from(worth.win) };
    }
    let even = || Plain { odds: vec![1.0 / f64::from(WAYS); WAYS.into()], ..Plain::default() };
    let odds = all.entry(at.known()).or_insert_with(even).odds.clone();
    let is_own = at.on_turn() == seat;
    let reach = |odds: f64| if is_own { (own * odds, other) } else { (own, other * odds) };
    let found: Vec<f64> = at
        .next()
        .zip(&odds)
        .map(|(next, &odds)| {
            let (own, other) = reach(odds);
            visit(all, &next, seat, own, other)
        })
        .collect();
    let won: f64 = found.iter().zip(&odds).map(|(found, odds)| found * odds).sum();
    if is_own {
        let choice = all.get_mut(&at.known()).expect("it was visited");
        choice.reach = own;
        choice.regrets.resize(WAYS.into(), 0.0);
        choice.expected.clear();
        for (regret, found) in choice.regrets.iter_mut().zip(&found) {
            *regret = (*regret + other * (found - won)).max(0.0);
            choice.expected.push((*regret + other * (found - won)).max(0.0));
        }
    }
    won
}

/// The first seat wins at once, or lets the second seat choose who wins.
#[derive(Clone)]
struct Offer(Vec<usize>);

impl Veiled for Offer {
    type Known = Vec<usize>;

    fn worth(&self) -> Option<Worth> {
        let win = match self.0[..] {
            [0] | [1, 0] => 1.0,
            [1, 1] => 0.0,
            _ => return None,
        };
        Some(Worth { win, lead: 0 })
    }

    fn on_turn(&self) -> Seat {
        if self.0.is_empty() { Seat::FIRST } else { Seat::SECOND }
    }

    fn known(&self) -> Vec<usize> {
        self.0.clone()
    }

    fn next(&self) -> impl ExactSizeIterator<Item = Offer> {
        (0..2).map(|way| Offer(self.0.iter().copied().chain([way]).collect()))
    }
}

#[test]
fn a_move_that_was_made_is_answered_even_if_the_equilibrium_never_makes_it() {
    let answers = |made: &[usize]| {
        let mut regrets = Regrets::within(usize::MAX);
        regrets.add(&Offer(Vec::new()), 1.0);
        regrets.learn_to_answer(0, made.iter().copied());
        (0..ROUNDS).for_each(|_| regrets.round());
        let offered = regrets.odds(&Vec::new())[1];
        assert!(offered < 0.01, "whoever can win at once does, and offers nothing in {offered} of all games");
        let places = [(regrets.place(0, made.iter().copied()), 1.0)];
        (regrets.odds(&vec![1])[1], regrets.found(&places)[1].win)
    };
    let (odds, win) = answers(&[1]);
    assert!(odds > 0.99, "the second seat takes what it is offered, and not only in {odds} of all games");
    assert!(win < 0.01, "after taking it, the first seat wins {win} of all games");
    let (odds, win) = answers(&[]);
    assert!(odds > 0.99 && win < 0.01, "it learns this too while the first seat still has to choose: {odds}, {win}");
}

#[test]
fn a_tree_that_is_too_large_is_cut_off() {
    let places = |most| {
        let mut regrets = Regrets::within(most);
        regrets.add(&Moves(Vec::new()), 1.0);
        (regrets.is_too_large(), regrets.size())
    };
    let all = (0..=DEPTH as u32).map(|depth| usize::from(WAYS).pow(depth)).sum();
    assert_eq!(places(all), (false, all));
    assert_eq!(places(all - 1), (true, all));
    assert_eq!(places(9), (true, 10));
}

#[test]
fn passing_over_what_the_other_seat_never_plays_changes_no_odds() {
    let start = Moves(Vec::new());
    let mut regrets = Regrets::within(usize::MAX);
    regrets.add(&start, 1.0);
    let mut all = HashMap::new();
    for round in 1..=ROUNDS {
        regrets.round();
        for seat in [Seat::FIRST, Seat::SECOND] {
            visit(&mut all, &start, seat, 1.0, 1.0);
            for (moves, choice) in all.iter_mut().filter(|(moves, _)| Moves((*moves).clone()).on_turn() == seat) {
                assert!(moves.len() < DEPTH);
                choice.sums.resize(WAYS.into(), 0.0);
                for (sum, odds) in choice.sums.iter_mut().zip(&choice.odds) {
                    *sum += f64::from(round).powi(5) * choice.reach.max(LEAST_REACH) * odds;
                }
                let regrets: f64 = choice.expected.iter().sum();
                let odds = |regret: &f64| if regrets > 0.0 { regret / regrets } else { 1.0 / f64::from(WAYS) };
                choice.odds = choice.expected.iter().map(odds).collect();
            }
        }
    }
    let mut compared = 0;
    for (moves, choice) in &all {
        let sum: f64 = choice.sums.iter().sum();
        let found = regrets.odds(moves);
        for (found, plain) in found.iter().zip(&choice.sums) {
            assert!((found - plain / sum).abs() < 1e-4, "{moves:?}: {found} instead of {}", plain / sum);
            compared += 1;
        }
    }
    assert_eq!(compared, 3 + 9 + 27 + 81 + 243);
}
