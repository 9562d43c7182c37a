//! Fits Nestor's weights again, to choices and games.
//!
//! The caller lets players play. It adds their choices, as seen from their own seats, and the results of games. This module finds the weights that make the
//! choices most likely, and compares them with the weights in the code.

pub mod logit;
pub mod mixture;

use super::belief::reading::{self, alternatives};
use super::policy::{self, Manner};
use super::{Level, belief, search, value};
use crate::engine::{Bones, BySeat, Move, Observation, Rules};
use logit::{ChoiceSet, fit, log_likelihood};

/// Weights that are fitted together.
#[derive(Clone, Debug)]
pub struct Fit {
    /// What they are fitted to, as a plural noun.
    pub data: &'static str,
    /// The number of data points.
    pub count: usize,
    /// The mean log-likelihood of a data point if all alternatives are equally likely.
    pub blind: f64,
    /// The same with the weights in the code.
    pub as_they_stand: f64,
    /// The same with the fitted weights, which is the best possible.
    pub fitted: f64,
    /// The weights.
    pub weights: Vec<Weight>,
}

/// A weight in the code, and its new fit.
#[derive(Clone, Debug)]
pub struct Weight {
    /// Its name in the code.
    pub name: &'static str,
    /// Its value in the code.
    pub stands: f64,
    /// The value that fits best.
    pub fitted: f64,
    /// The standard error of the fitted value.
    pub error: f64,
}

/// What players chose, and how games ended.
#[derive(Clone, Default, Debug)]
pub struct Data {
    /// The number of choices between plays that were added, of all levels.
    pub choices: u64,
    /// Choices of good players, who consider more than points.
    thoughtful: Vec<ChoiceSet<6>>,
    /// Choices of players who play for points alone, by the points.
    greedy: Vec<ChoiceSet<1>>,
    /// Choices of players who search, by the merit of a move before the search.
    searched: Vec<ChoiceSet<1>>,
    /// The log-likelihoods of a seat's plays in a hand, if it is thoughtful and if it plays for points alone.
    seats: Vec<[f64; 2]>,
    /// Scores after a hand, in games in which points are scored during play and in games in which only the end of a hand gives points.
    races: Vec<ChoiceSet<1>>,
    last_races: Vec<ChoiceSet<1>>,
}

impl Data {
    /// The number of scores between two hands added.
    pub fn scores(&self) -> u64 {
        (self.races.len() + self.last_races.len()) as u64
    }

    /// Adds the choices of one seat in a hand: what it knew and what it did. The player is a level, or else a good player of another kind.
    pub fn add_hand<'a>(&mut self, level: Option<Level>, choices: impl IntoIterator<Item = (&'a Observation, Move)>) {
        let mut likelihoods = [0.0; 2];
        for (observation, step) in choices {
            if let Some(choice) = Chosen::of(observation, step) {
                likelihoods[0] += choice.log_likelihood(Manner::Thoughtful);
                likelihoods[1] += choice.log_likelihood(Manner::Greedy);
                self.add_choice(level, &choice);
            }
        }
        if level.is_some() {
            self.seats.push(likelihoods);
        }
    }

    fn add_choice(&mut self, level: Option<Level>, choice: &Chosen) {
        self.choices += 1;
        match level {
            Some(Level::Beginner) => self.greedy.push(choice.by(|play| [play.points])),
            // They judge by eye without randomness, so their weights would seem much more certain than those of the others.
            Some(Level::Easy | Level::NotSoEasy) => {}
            Some(Level::Tough | Level::Brutal) => {
                self.thoughtful.push(choice.by(Features::row));
                self.searched.push(choice.by(|play| [play.merit()]));
            }
            None => self.thoughtful.push(choice.by(Features::row)),
        }
    }

    /// Adds the scores of a game of two sides between two hands, and whether side 0 won the game.
    pub fn add_scores(&mut self, rules: &Rules, scores: &BySeat<i16>, won: bool) {
        let need = scores.map(|score| (f64::from(rules.target) - f64::from(score)).max(1.0));
        let lead = f64::from(value::NORMAL) * (need[1] - need[0]) / (need[0] + need[1]).sqrt();
        let race = ChoiceSet { alternatives: vec![[lead], [0.0]], taken: usize::from(!won) };
        if rules.scores_in_play() { self.races.push(race) } else { self.last_races.push(race) }
    }

    /// Fits all weights for which there is data.
    pub fn fit(&self) -> Vec<Fit> {
        let scoring = "scores between two hands, where points are made all the time";
        let last = "scores between two hands, where only the end of a hand gives points";
        let fits = [
            self.fit_merits(),
            self.fit_greed(),
            self.fit_priors(),
            self.fit_manners(),
            fit_swing("SWING", scoring, &self.races, value::SWING),
            fit_swing("LAST_SWING", last, &self.last_races, value::LAST_SWING),
        ];
        fits.into_iter().filter(|fit| fit.count > 0).collect()
    }

    fn fit_merits(&self) -> Fit {
        let softness = f64::from(reading::SOFTNESS);
        let named = |n: usize, found, error| {
            let (name, stands) = Features::MERITS[n];
            Weight { name, stands: f64::from(stands), fitted: found * softness, error: error * softness }
        };
        fit_again("choices of good players of several kinds", &self.thoughtful, Features::standing(), named)
    }

    fn fit_greed(&self) -> Fit {
        let stands = f64::from(reading::GREED);
        let named = |_, fitted, error| Weight { name: "GREED", stands, fitted, error };
        fit_again("choices of beginner", &self.greedy, [stands], named)
    }

    fn fit_priors(&self) -> Fit {
        let stands = f64::from(search::PRIOR_SOFTNESS);
        let named = |_, found: f64, error| {
            let fitted = 1.0 / found;
            Weight { name: "PRIOR_SOFTNESS", stands, fitted, error: error * fitted.powi(2) }
        };
        fit_again("choices of tough and brutal", &self.searched, [1.0 / stands], named)
    }

    fn fit_manners(&self) -> Fit {
        let stands = belief::GREEDY;
        let (fitted, error) = mixture::fit(&self.seats, stands);
        Fit {
            data: "hands of one seat, of every level as many",
            count: self.seats.len(),
            blind: mixture::log_likelihood(&self.seats, 0.5),
            as_they_stand: mixture::log_likelihood(&self.seats, stands),
            fitted: mixture::log_likelihood(&self.seats, fitted),
            weights: vec![Weight { name: "GREEDY", stands, fitted, error }],
        }
    }
}

/// Fits the size of the steps in a race. The weight in the logistic curve is one over the square root of this size.
fn fit_swing(name: &'static str, data: &'static str, races: &[ChoiceSet<1>], stands: f32) -> Fit {
    let stands = f64::from(stands);
    let named = |_, found: f64, error| {
        let fitted = 1.0 / found.powi(2);
        Weight { name, stands, fitted, error: 2.0 * error * fitted.powf(1.5) }
    };
    fit_again(data, races, [1.0 / stands.sqrt()], named)
}

/// Fits weights to decisions, starting from the values in the code, and names each weight.
fn fit_again<const N: usize>(
    data: &'static str,
    decisions: &[ChoiceSet<N>],
    standing: [f64; N],
    named: impl Fn(usize, f64, f64) -> Weight,
) -> Fit {
    let found = fit(decisions, standing);
    Fit {
        data,
        count: decisions.len(),
        blind: log_likelihood(decisions, &[0.0; N]),
        as_they_stand: log_likelihood(decisions, &standing),
        fitted: log_likelihood(decisions, &found.weights),
        weights: (0..N).map(|n| named(n, found.weights[n], found.errors[n])).collect(),
    }
}

struct Chosen {
    plays: Vec<Features>,
    taken: usize,
}

/// The features of a play.
#[derive(Clone, Copy)]
struct Features {
    points: f64,
    replied: f64,
    doublet: f64,
    kept: f64,
    pips: f64,
    /// Whether points are scored during play.
    scoring: bool,
}

impl Chosen {
    /// Returns the choice of a seat with this knowledge that made this move, or `None` if it was not a choice between plays.
    fn of(observation: &Observation, step: Move) -> Option<Chosen> {
        let Move::Play(bone, end) = step else { return None };
        if observation.forced_lead().is_some() {
            return None;
        }
        let (rules, table, seat) = (observation.rules(), observation.table(), observation.seat());
        let done = (bone, table.count_with(bone, end));
        let (mut plays, mut taken) = (Vec::new(), None);
        for bone in observation.hand() {
            let kept = observation.hand() - Bones::of(bone);
            for way in alternatives(rules, table, seat, bone) {
                taken = if (bone, way.count) == done { Some(plays.len()) } else { taken };
                plays.push(Features {
                    points: f64::from(way.points),
                    replied: f64::from(way.replied),
                    doublet: f64::from(u8::from(bone.is_doublet())),
                    kept: (kept & way.opened).len() as f64 - (kept & way.closed).len() as f64,
                    pips: f64::from(bone.weight()),
                    scoring: rules.scores_in_play(),
                });
            }
        }
        (plays.len() > 1).then_some(Chosen { plays, taken: taken? })
    }

    /// The log-likelihood of the choice in a manner of playing, according to Nestor's beliefs.
    fn log_likelihood(&self, manner: Manner) -> f64 {
        match manner {
            Manner::Thoughtful => log_likelihood(&[self.by(Features::row)], &Features::standing()),
            Manner::Greedy => log_likelihood(&[self.by(|play| [play.points])], &[f64::from(reading::GREED)]),
        }
    }

    fn by<const N: usize>(&self, row: impl Fn(&Features) -> [f64; N]) -> ChoiceSet<N> {
        ChoiceSet { alternatives: self.plays.iter().map(row).collect(), taken: self.taken }
    }
}

impl Features {
    /// The weights of a play's features, in units of SOFTNESS.
    const MERITS: [(&str, i32); 6] = [
        ("POINT", policy::POINT),
        ("REPLIED_POINT", policy::REPLIED_POINT),
        ("DOUBLET", policy::DOUBLET),
        ("KEPT", policy::KEPT),
        ("PIP", policy::PIP),
        ("LAST_PIP", policy::LAST_PIP),
    ];

    /// The same weights, divided by SOFTNESS.
    fn standing() -> [f64; 6] {
        Features::MERITS.map(|(_, weight)| f64::from(weight) / f64::from(reading::SOFTNESS))
    }

    fn row(&self) -> [f64; 6] {
        let (pips, last_pips) = if self.scoring { (self.pips, 0.0) } else { (0.0, self.pips) };
        [self.points, -self.replied, self.doublet, self.kept, pips, last_pips]
    }

    /// Its merit in the search, which ignores replies.
    fn merit(&self) -> f64 {
        let alone = Features { replied: 0.0, ..*self };
        alone.row().iter().zip(Features::MERITS).map(|(feature, (_, weight))| feature * f64::from(weight)).sum()
    }
}
