//! What fair dealing gives on average, and how much it varies.

use crate::engine::{Rules, SEATS, Seat};

/// The mean and the variance of a random quantity.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Likely {
    /// The mean.
    pub mean: f64,
    /// The variance.
    pub variance: f64,
}

/// The number of wanted bones among `taken` bones that are picked at random, when `wanted` of `all`
/// bones are wanted.
pub fn picked(taken: usize, wanted: usize, all: usize) -> Likely {
    if all == 0 {
        return Likely { mean: 0.0, variance: 0.0 };
    }
    let share = wanted as f64 / all as f64;
    let mean = taken as f64 * share;
    let rest = if all > 1 { (all - taken) as f64 / (all - 1) as f64 } else { 0.0 };
    Likely { mean, variance: mean * (1.0 - share) * rest }
}

/// One of some equally likely values.
pub fn one_of(values: impl Iterator<Item = f64> + Clone) -> Likely {
    let count = values.clone().count().max(1) as f64;
    let mean = values.clone().sum::<f64>() / count;
    let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / count;
    Likely { mean, variance }
}

/// The contribution of one draw, when a seat must draw until it finds one of the `fitting` bones of
/// a boneyard or has drawn `most`. Counted draw by draw, the mean is right even if the draws are
/// interrupted.
pub fn next_draw(fitting: usize, boneyard: usize, most: usize, found: bool) -> Likely {
    let chance = fitting as f64 / boneyard as f64;
    let to_come = expected_draws(fitting, boneyard - 1, most - 1);
    let left = if found { 0.0 } else { to_come };
    Likely {
        mean: expected_draws(fitting, boneyard, most) - left,
        variance: chance * (1.0 - chance) * to_come * to_come,
    }
}

/// The average number of draws until a bone fits or `most` are drawn.
pub fn expected_draws(fitting: usize, boneyard: usize, most: usize) -> f64 {
    let (mut expected, mut still) = (0.0, 1.0);
    for drawn in 0..most.min(boneyard) {
        expected += still;
        still *= (boneyard - drawn).saturating_sub(fitting) as f64 / (boneyard - drawn) as f64;
    }
    expected
}

/// The number of doublets that a seat is dealt, if void deals are repeated (R11).
pub fn doublets(rules: &Rules, led_by_doublet: bool, seat: Seat) -> Likely {
    let (mut weights, mut sum, mut squares) = (0.0, 0.0, 0.0);
    for_every_split(rules, &mut |split| {
        let all: usize = split.iter().sum();
        let too_many = rules.max_doublets.is_some_and(|most| split.iter().any(|&held| held > usize::from(most)));
        let lacks = rules.sure_of_doublet().is_some_and(|seat| split[seat.index()] == 0);
        let void = too_many || led_by_doublet && all == 0 || lacks;
        if !void {
            let (weight, held) = (ways(rules, split), split[seat.index()] as f64);
            weights += weight;
            sum += weight * held;
            squares += weight * held * held;
        }
    });
    let mean = sum / weights;
    Likely { mean, variance: squares / weights - mean * mean }
}

/// Calls `call` with every way to distribute some or all doublets among the seats.
fn for_every_split(rules: &Rules, call: &mut dyn FnMut(&[usize])) {
    fn fill(split: &mut [usize; SEATS], at: usize, seats: usize, left: usize, call: &mut dyn FnMut(&[usize])) {
        if at == seats {
            return call(&split[..seats]);
        }
        for held in 0..=left {
            split[at] = held;
            fill(split, at + 1, seats, left - held, call);
        }
    }
    fill(&mut [0; SEATS], 0, rules.seats(), rules.set.suit_size(), call);
}

/// The number of ways in which the hands can hold these numbers of doublets. Only ratios matter.
fn ways(rules: &Rules, split: &[usize]) -> f64 {
    let hand = usize::from(rules.hand);
    let all = rules.set.suit_size();
    let (mut doublets, mut plain, mut ways) = (all - rules.left_out().len(), rules.set.size() - all, 1.0);
    for &held in split {
        if held > hand {
            return 0.0;
        }
        ways *= choose(doublets, held) * choose(plain, hand - held);
        doublets = doublets.saturating_sub(held);
        plain = plain.saturating_sub(hand - held);
    }
    ways
}

/// The binomial coefficient.
fn choose(from: usize, some: usize) -> f64 {
    if some > from { 0.0 } else { (0..some).fold(1.0, |ways, at| ways * (from - at) as f64 / (at + 1) as f64) }
}
