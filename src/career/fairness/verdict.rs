//! What the books say when they are taken together: whether anything in them is hard to explain by chance.

use super::{Books, Measure, Share};

/// What the books say.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Verdict {
    /// What is most unusual.
    pub measure: Measure,
    /// Whether the player was given it, or else the others.
    pub own: bool,
    /// How likely fair dealing gives something as unusual anywhere in the books. Whoever looks at eight things finds one in twenty by chance every third
    /// time, so the likelihood of the single one is taken times as many as were looked at.
    pub likelihood: f64,
}

/// How suspicious the deals look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Suspicion {
    /// What was given is what fair dealing gives.
    None,
    /// Chance does that, but seldom.
    Some,
    /// Chance hardly ever does that.
    Grave,
}

/// So few of all archives look like this by chance that it is worth looking again later.
const SOME: f64 = 0.05;
/// Hardly any of all archives look so by chance.
const GRAVE: f64 = 0.001;

impl Books {
    /// What they say; nothing before chance had a say.
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
    /// How suspicious that makes the deals.
    pub fn suspicion(&self) -> Suspicion {
        if self.likelihood < GRAVE {
            Suspicion::Grave
        } else if self.likelihood < SOME {
            Suspicion::Some
        } else {
            Suspicion::None
        }
    }
}

impl Share {
    /// In one of how many such sets of hands fair dealing strays at least this far; nothing where that is more often than not.
    pub fn one_in(&self) -> Option<u64> {
        one_in(self.likelihood()?)
    }
}

impl Verdict {
    /// In one of how many such archives something is as unusual; nothing where that is more often than not.
    pub fn one_in(&self) -> Option<u64> {
        one_in(self.likelihood)
    }
}

/// Beyond this, sums of many small chances are no longer spread as exactly as a number would say.
const MOST: f64 = 1e6;

fn one_in(likelihood: f64) -> Option<u64> {
    (likelihood <= 0.5).then(|| (1.0 / likelihood).min(MOST).round() as u64)
}
