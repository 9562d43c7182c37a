//! The verdict on the books as a whole: whether anything in them is hard to explain by chance.

use super::{Books, Measure, Share};

/// The verdict on the books.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Verdict {
    /// The most unusual measure.
    pub measure: Measure,
    /// Whether it is the player's share, or else that of the others.
    pub own: bool,
    /// The probability that fair dealing gives something as unusual anywhere in the books. Among
    /// eight shares, one with a probability of one in twenty is found by chance every third time.
    /// The probability of a single share is therefore multiplied by the number of shares.
    pub likelihood: f64,
}

/// How suspicious the deals look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Suspicion {
    /// The shares are normal for fair dealing.
    None,
    /// Chance does this, but rarely.
    Some,
    /// Chance hardly ever does this.
    Grave,
}

/// The probability below which the deals look somewhat suspicious. It is worth looking again later.
const SOME: f64 = 0.05;
/// The probability below which the deals look very suspicious.
const GRAVE: f64 = 0.001;

impl Books {
    /// The verdict, or `None` if chance has decided nothing yet.
    pub fn verdict(&self) -> Option<Verdict> {
        let looks: Vec<(Measure, bool, f64)> = [(true, &self.own), (false, &self.others)]
            .into_iter()
            .flat_map(|(own, balance)| {
                Measure::ALL.into_iter().filter_map(move |measure| {
                    balance.share(measure).likelihood().map(|likelihood| (measure, own, likelihood))
                })
            })
            .collect();
        let &(measure, own, least) = looks.iter().min_by(|one, other| one.2.total_cmp(&other.2))?;
        Some(Verdict { measure, own, likelihood: (least * looks.len() as f64).min(1.0) })
    }
}

impl Verdict {
    /// How suspicious the deals look.
    pub fn suspicion(&self) -> Suspicion {
        if self.likelihood < GRAVE {
            Suspicion::Grave
        } else if self.likelihood < SOME {
            Suspicion::Some
        } else {
            Suspicion::None
        }
    }

    /// Something is as unusual in one of this many archives. It is `None` if the probability is
    /// above one half.
    pub fn one_in(&self) -> Option<u64> {
        one_in(self.likelihood)
    }
}

impl Share {
    /// Fair dealing deviates this far in one of this many sets of hands. It is `None` if the
    /// probability is above one half.
    pub fn one_in(&self) -> Option<u64> {
        one_in(self.likelihood()?)
    }
}

/// The largest number to return. Beyond it, the normal distribution is not accurate enough.
const MOST: f64 = 1e6;

fn one_in(likelihood: f64) -> Option<u64> {
    (likelihood <= 0.5).then(|| (1.0 / likelihood).min(MOST).round() as u64)
}
