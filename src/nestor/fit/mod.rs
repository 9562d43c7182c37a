//! Every weight of Nestor's that was fitted to choices or games, fitted to them again.
//!
//! Whoever has players at hand lets them play, and shows this room what they chose, seen from their own seats, and how games went. The room knows which
//! weights stand in the code, finds those that make the same choices most likely, and says how near the ones that stand come to them.

mod logit;
mod mixture;

use super::belief::reading::{self, alternatives};
use super::policy::{self, Manner};
use super::{Level, belief, search, value};
use crate::engine::bone::{Bones, BySeat};
use crate::engine::moves::Move;
use crate::engine::observe::Observation;
use crate::engine::rules::Rules;
use logit::{Decision, fit, log_likelihood};

/// Weights that are fitted together.
#[derive(Clone, Debug)]
pub struct Group {
    /// What they are fitted to, in the plural.
    pub data: &'static str,
    /// How many of these there are.
    pub count: usize,
    /// The mean log-likelihood of one of them when every alternative is held for equally likely.
    pub blind: f64,
    /// The same with the weights that stand in the code.
    pub as_they_stand: f64,
    /// The same with the fitted weights: the best that can be had.
    pub fitted: f64,
    /// The weights.
    pub weights: Vec<Weight>,
}

/// A weight that stands in the code, and what comes of fitting it again.
#[derive(Clone, Debug)]
pub struct Weight {
    /// Its name in the code.
    pub name: &'static str,
    /// What it is there.
    pub stands: f64,
    /// What fits best.
    pub fitted: f64,
    /// The standard error of what fits best.
    pub error: f64,
}

/// What players chose, and how games went.
#[derive(Clone, Default, Debug)]
pub struct Data {
    /// How many choices there were, of whatever level.
    choices: u64,
    /// Choices of good players, who weigh more than points.
    thoughtful: Vec<Decision<6>>,
    /// Choices of those who play for points alone, by the points.
    greedy: Vec<Decision<1>>,
    /// Choices of those who search, by the merit that a move has before anything is tried.
    searched: Vec<Decision<1>>,
    /// How likely the plays of a seat in a hand are if it is thoughtful, and if it plays for points alone, as logarithms.
    seats: Vec<[f64; 2]>,
    /// Games where points are made all the time, and games where only the end of a hand gives some, by how they stood after some hand.
    races: Vec<Decision<1>>,
    last_races: Vec<Decision<1>>,
}

impl Data {
    /// Nothing yet.
    pub fn new() -> Data {
        Data::default()
    }

    /// How many choices between plays were taken in.
    pub const fn choices(&self) -> u64 {
        self.choices
    }

    /// How many scores between two hands were taken in.
    pub fn scores(&self) -> u64 {
        (self.races.len() + self.last_races.len()) as u64
    }

    /// Takes in how a level, or else a good player of another kind, played a hand from one seat: what it knew whenever it had a choice, and what it did.
    pub fn add_hand<'a>(&mut self, level: Option<Level>, choices: impl IntoIterator<Item = (&'a Observation, Move)>) {
        let mut likelihoods = [0.0; 2];
        for (observation, step) in choices {
            if let Some(choice) = Choice::of(observation, step) {
                likelihoods[0] += choice.log_likelihood(Manner::Thoughtful);
                likelihoods[1] += choice.log_likelihood(Manner::Greedy);
                self.add_choice(level, &choice);
            }
        }
        if level.is_some() {
            self.seats.push(likelihoods);
        }
    }

    fn add_choice(&mut self, level: Option<Level>, choice: &Choice) {
        self.choices += 1;
        match level {
            Some(Level::Beginner) => self.greedy.push(choice.by(|play| [play.points])),
            // They judge by eye and never waver, so that their weights would pass for much surer than those of others are.
            Some(Level::Easy | Level::NotSoEasy) => {}
            Some(Level::Tough | Level::Brutal) => {
                self.thoughtful.push(choice.by(Play::features));
                self.searched.push(choice.by(|play| [play.merit()]));
            }
            None => self.thoughtful.push(choice.by(Play::features)),
        }
    }

    /// Takes in how a game of two sides stood between two hands, and whether side 0 went on to win it.
    pub fn add_scores(&mut self, rules: &Rules, scores: &BySeat<i16>, won: bool) {
        let need = scores.map(|score| (f64::from(rules.target) - f64::from(score)).max(1.0));
        let lead = f64::from(value::NORMAL) * (need[1] - need[0]) / (need[0] + need[1]).sqrt();
        let race = Decision { alternatives: vec![[lead], [0.0]], taken: usize::from(!won) };
        if rules.fives || rules.threes { self.races.push(race) } else { self.last_races.push(race) }
    }

    /// Fits all weights for which there is something to fit them to.
    pub fn fit(&self) -> Vec<Group> {
        let softness = f64::from(reading::SOFTNESS);
        let merits = Play::MERITS.map(|(_, stands)| f64::from(stands) / softness);
        let thoughtful =
            group("choices of good players of several kinds", &self.thoughtful, merits, |n, found, error| {
                let (name, stands) = Play::MERITS[n];
                Weight { name, stands: f64::from(stands), fitted: found * softness, error: error * softness }
            });
        let greed = f64::from(reading::GREED);
        let greedy = group("choices of beginner", &self.greedy, [greed], |_, fitted, error| Weight {
            name: "GREED",
            stands: greed,
            fitted,
            error,
        });
        let softness = f64::from(search::PRIOR_SOFTNESS);
        let searched = group("choices of tough and brutal", &self.searched, [1.0 / softness], |_, found, error| {
            let fitted = 1.0 / found;
            Weight { name: "PRIOR_SOFTNESS", stands: softness, fitted, error: error * fitted.powi(2) }
        });
        let swing = |name, data, races: &[Decision<1>], stands: f32| {
            let stands = f64::from(stands);
            group(data, races, [1.0 / stands.sqrt()], |_, found, error| Weight {
                name,
                stands,
                fitted: 1.0 / found.powi(2),
                error: 2.0 * error / found.abs().powi(3),
            })
        };
        let races =
            swing("SWING", "scores between two hands, where points are made all the time", &self.races, value::SWING);
        let last_races = swing(
            "LAST_SWING",
            "scores between two hands, where only the end of a hand gives points",
            &self.last_races,
            value::LAST_SWING,
        );
        let groups = [thoughtful, greedy, searched, self.fit_manners(), races, last_races];
        groups.into_iter().filter(|group| group.count > 0).collect()
    }

    fn fit_manners(&self) -> Group {
        let stands = belief::GREEDY;
        let (fitted, error) = mixture::fit(&self.seats, stands);
        Group {
            data: "hands of one seat, of every level as many",
            count: self.seats.len(),
            blind: mixture::log_likelihood(&self.seats, 0.5),
            as_they_stand: mixture::log_likelihood(&self.seats, stands),
            fitted: mixture::log_likelihood(&self.seats, fitted),
            weights: vec![Weight { name: "GREEDY", stands, fitted, error }],
        }
    }
}

/// Fits weights that stand at some values, and words each of them.
fn group<const N: usize>(
    data: &'static str,
    decisions: &[Decision<N>],
    standing: [f64; N],
    worded: impl Fn(usize, f64, f64) -> Weight,
) -> Group {
    let found = fit(decisions, standing);
    Group {
        data,
        count: decisions.len(),
        blind: log_likelihood(decisions, &[0.0; N]),
        as_they_stand: log_likelihood(decisions, &standing),
        fitted: log_likelihood(decisions, &found.weights),
        weights: (0..N).map(|n| worded(n, found.weights[n], found.errors[n])).collect(),
    }
}

/// A choice between plays.
struct Choice {
    plays: Vec<Play>,
    taken: usize,
}

/// What speaks for a play.
#[derive(Clone, Copy)]
struct Play {
    points: f64,
    replied: f64,
    doublet: f64,
    kept: f64,
    pips: f64,
    /// Whether points are made all the time.
    scoring: bool,
}

impl Choice {
    /// The choice that a seat had which knew this, when it did that; nothing if that was no choice between plays.
    fn of(observation: &Observation, step: Move) -> Option<Choice> {
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
                plays.push(Play {
                    points: f64::from(way.points),
                    replied: f64::from(way.replied),
                    doublet: f64::from(u8::from(bone.is_doublet())),
                    kept: (kept & way.opened).len() as f64 - (kept & way.closed).len() as f64,
                    pips: f64::from(bone.weight()),
                    scoring: rules.fives || rules.threes,
                });
            }
        }
        (plays.len() > 1).then_some(Choice { plays, taken: taken? })
    }

    /// The logarithm of how likely it is in a manner of playing, as Nestor's beliefs see it.
    fn log_likelihood(&self, manner: Manner) -> f64 {
        match manner {
            Manner::Thoughtful => log_likelihood(&[self.by(Play::features)], &Play::standing()),
            Manner::Greedy => log_likelihood(&[self.by(|play| [play.points])], &[f64::from(reading::GREED)]),
        }
    }

    fn by<const N: usize>(&self, features: impl Fn(&Play) -> [f64; N]) -> Decision<N> {
        Decision { alternatives: self.plays.iter().map(features).collect(), taken: self.taken }
    }
}

impl Play {
    /// What the features of a play weigh, beside each other and in units of SOFTNESS.
    const MERITS: [(&str, i32); 6] = [
        ("POINT", policy::POINT),
        ("REPLIED_POINT", policy::REPLIED_POINT),
        ("DOUBLET", policy::DOUBLET),
        ("KEPT", policy::KEPT),
        ("PIP", policy::PIP),
        ("LAST_PIP", policy::LAST_PIP),
    ];

    /// The same weights, in units in which SOFTNESS is one.
    fn standing() -> [f64; 6] {
        Play::MERITS.map(|(_, weight)| f64::from(weight) / f64::from(reading::SOFTNESS))
    }

    fn features(&self) -> [f64; 6] {
        let (pips, last_pips) = if self.scoring { (self.pips, 0.0) } else { (0.0, self.pips) };
        [self.points, -self.replied, self.doublet, self.kept, pips, last_pips]
    }

    /// Its merit as the search sees it, which does not think of replies.
    fn merit(&self) -> f64 {
        let alone = Play { replied: 0.0, ..*self };
        alone.features().iter().zip(Play::MERITS).map(|(feature, (_, weight))| feature * f64::from(weight)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::super::belief::reading::Reading;
    use super::*;
    use crate::engine::rules::Preset;
    use crate::engine::state::Phase;
    use crate::nestor::{chance_of, choose};
    use crate::session::Session;

    /// What a level knew and did, and from which seat, whenever it had a choice in a hand against itself.
    fn hand(preset: Preset, level: Level, number: u64) -> Vec<(Observation, Move)> {
        let mut session = Session::new(preset.rules(2).expect("a game for two")).expect("named rules can be played");
        session.deal_number(number).expect("a hand may be dealt");
        let mut choices = Vec::new();
        while session.state().phase() == Phase::Playing {
            let observation = session.observe(session.state().to_move());
            let step = choose(&observation, level, &mut chance_of(&observation, number)).best;
            session.play(step).expect("a legal move can be made");
            choices.push((observation, step));
        }
        choices
    }

    const GAMES: [Preset; 3] = [Preset::AllFives, Preset::Draw, Preset::AllThrees];

    #[test]
    fn choices_are_seen_here_as_nestors_beliefs_see_them() {
        let mut compared = 0;
        let hands =
            GAMES.into_iter().flat_map(|preset| (0..20).map(move |number| hand(preset, Level::NotSoEasy, number)));
        for (observation, step) in hands.flatten() {
            let Move::Play(bone, end) = step else { continue };
            let Some(choice) = Choice::of(&observation, step) else { continue };
            let reading = Reading::new(observation.rules(), 0, observation.table(), observation.seat(), bone, end);
            let likelihood = reading.likelihood(observation.hand());
            for manner in [Manner::Thoughtful, Manner::Greedy] {
                let (here, there) = (choice.log_likelihood(manner).exp(), f64::from(likelihood.of(manner)));
                assert!((here - there).abs() < 1e-4, "{here} here and {there} there, in manner {manner:?}");
                compared += 1;
            }
        }
        assert!(compared > 500, "only {compared} were compared");
    }

    #[test]
    fn fitted_weights_foretell_choices_better_and_those_that_stand_nearly_as_well() {
        let mut data = Data::new();
        for (number, preset) in (0..90).zip(GAMES.into_iter().cycle()) {
            for level in Level::ALL.into_iter().filter(|&level| level < Level::Brutal) {
                let choices = hand(preset, level, number);
                for seat in preset.rules(2).expect("a game for two").all_seats() {
                    let own = choices.iter().filter(|(observation, _)| observation.seat() == seat);
                    data.add_hand(Some(level), own.map(|(observation, step)| (observation, *step)));
                }
            }
        }
        let groups = data.fit();
        assert_eq!(groups.len(), 4, "{groups:?}");
        for group in groups {
            assert!(group.fitted >= group.as_they_stand, "{group:?}");
            assert!(group.as_they_stand > group.blind, "{group:?}");
            assert!(group.as_they_stand > group.fitted - 0.1, "{group:?}");
        }
    }
}
