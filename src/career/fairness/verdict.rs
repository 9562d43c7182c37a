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

/// How much of a doubt there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doubt {
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
            .flat_map(|(own, account)| {
                Measure::ALL.into_iter().filter_map(move |measure| {
                    account.share(measure).likelihood().map(|likelihood| (measure, own, likelihood))
                })
            })
            .collect();
        let &(measure, own, least) = looks.iter().min_by(|one, other| one.2.total_cmp(&other.2))?;
        Some(Verdict { measure, own, likelihood: (least * looks.len() as f64).min(1.0) })
    }
}

impl Verdict {
    /// How much of a doubt it leaves.
    pub fn doubt(&self) -> Doubt {
        if self.likelihood < GRAVE {
            Doubt::Grave
        } else if self.likelihood < SOME {
            Doubt::Some
        } else {
            Doubt::None
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

#[cfg(test)]
mod tests {
    use super::super::Account;
    use super::*;

    /// Books in which one share strays so many standard deviations, and all others not at all.
    fn straying(deviation: f64) -> Books {
        let fair = Share { times: 100, given: 50.0, fair: 50.0, variance: 25.0 };
        let stray = Share { given: 50.0 + 5.0 * deviation, ..fair };
        Books { hands: 100, own: Account::from([fair; 4]), others: Account::from([fair, stray, fair, fair]) }
    }

    #[test]
    fn nothing_is_said_of_nothing() {
        assert_eq!(Books::default().verdict(), None);
    }

    #[test]
    fn one_of_eight_that_strays_as_one_in_twenty_does_is_no_wonder() {
        let single = |books: &Books| books.others.share(Measure::FirstBones).likelihood().expect("chance had a say");
        for (deviation, doubt) in [(0.5, Doubt::None), (2.0, Doubt::None), (3.2, Doubt::Some), (-4.5, Doubt::Grave)] {
            let books = straying(deviation);
            let verdict = books.verdict().expect("chance had a say");
            assert_eq!((verdict.measure, verdict.own, verdict.doubt()), (Measure::FirstBones, false, doubt));
            assert!((verdict.likelihood - (8.0 * single(&books)).min(1.0)).abs() < 1e-12);
        }
    }

    #[test]
    fn likelihoods_are_told_as_one_in_so_many() {
        for (likelihood, told) in
            [(0.9, None), (0.5, Some(2)), (0.32, Some(3)), (0.001, Some(1000)), (0.0, Some(1_000_000))]
        {
            assert_eq!(one_in(likelihood), told);
        }
    }
}
