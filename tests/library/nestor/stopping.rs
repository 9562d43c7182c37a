//! Matches that stop when they know enough: how often they are wrong, and how many deals they save.

use electrum_dominoes::lab::{Aim, Stop, Stopper};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const MATCHES: u64 = 2000;

/// Wrong matches of `MATCHES`: the promised 5%.
const MOST_WRONG: usize = MATCHES as usize / 20;

/// Players whose games are chance. In some deals the luck is balanced, so that each wins the game
/// in which it sits on the better side.
struct Chance {
    /// How often A wins a game whose luck is not balanced.
    wins: f64,
    /// How often the luck is balanced.
    balanced: f64,
}

impl Chance {
    /// The games of two that A wins in a deal.
    fn deal(&self, chance: &mut ChaCha8Rng) -> f64 {
        if chance.random_bool(self.balanced) {
            return 1.0;
        }
        [0, 1].map(|_| f64::from(u8::from(chance.random_bool(self.wins)))).iter().sum()
    }

    /// A's true share of games.
    fn share(&self) -> f64 {
        self.balanced / 2.0 + (1.0 - self.balanced) * self.wins
    }

    /// Plays a match to its verdict. Returns it with the games that A won and the number of deals.
    fn play(&self, aim: Aim, number: u64) -> (Stop, f64, usize) {
        let mut chance = ChaCha8Rng::seed_from_u64(number);
        let mut watch = Stopper::new(aim, 2);
        let mut won = 0.0;
        for deals in 1.. {
            let deal = self.deal(&mut chance);
            won += deal;
            if let Some(verdict) = watch.add(deal) {
                return (verdict, won, deals);
            }
        }
        unreachable!("a match comes to a verdict")
    }

    /// The number of matches with this verdict, and the mean number of deals.
    fn with(&self, aim: Aim, wanted: Stop) -> (usize, usize) {
        let played: Vec<_> = (0..MATCHES).map(|number| self.play(aim, number)).collect();
        let with = played.iter().filter(|(verdict, ..)| *verdict == wanted).count();
        (with, played.iter().map(|(_, _, deals)| deals).sum::<usize>() / played.len())
    }
}

#[test]
fn the_interval_of_a_match_that_stops_by_its_width_misses_the_true_share_in_at_most_5_of_100() {
    for (wins, balanced, width) in [(0.5, 0.0, 0.04), (0.55, 0.3, 0.04), (0.8, 0.0, 0.03), (0.95, 0.0, 0.02)] {
        let players = Chance { wins, balanced };
        let missed = (0..MATCHES).filter(|&number| {
            let (_, won, deals) = players.play(Aim::Within(width), number);
            (won / (2.0 * deals as f64) - players.share()).abs() > width
        });
        let missed = missed.count();
        assert!((1..=MOST_WRONG).contains(&missed), "{missed} of {MATCHES} with {wins} and {balanced}");
    }
}

#[test]
fn a_test_of_two_shares_is_wrong_in_at_most_5_of_100() {
    for (wins, balanced) in [(0.5, 0.0), (0.5, 0.6), (0.7, 0.0)] {
        let players = Chance { wins, balanced };
        let true_share = players.share();
        let (larger, _) = players.with(Aim::Between(true_share, true_share + 0.08), Stop::Larger);
        let (smaller, _) = players.with(Aim::Between(true_share - 0.08, true_share), Stop::Smaller);
        let wrong = [larger, smaller];
        assert!(wrong.iter().all(|wrong| (1..=MOST_WRONG).contains(wrong)), "{wrong:?} with {wins} and {balanced}");
    }
}

#[test]
fn a_clear_difference_takes_at_most_a_third_of_a_fixed_plan() {
    // Told apart from 50% with errors of 5%, a share of 55% takes 1,082 independent games, which
    // are 541 deals.
    const PLAN: usize = 541;
    let aim = Aim::Between(0.5, 0.55);
    for (wins, clear) in [(0.62, Stop::Larger), (0.4, Stop::Smaller)] {
        let (right, deals) = Chance { wins, balanced: 0.0 }.with(aim, clear);
        assert_eq!(right, MATCHES as usize);
        assert!(3 * deals <= PLAN, "{deals} deals");
    }
}
