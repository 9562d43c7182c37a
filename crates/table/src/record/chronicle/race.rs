//! The scores of a game as they rose, and the moment that decided it.

use super::Chronicle;
use crate::engine::{BySeat, GameEndReason, SEATS, Side};

/// The scores of the sides after one of their changes, or at the end of a hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// The index of the hand, counting from zero.
    pub hand: usize,
    /// The entry that changed the scores. At the end of a hand there is none.
    pub entry: Option<usize>,
    /// How much of the hand was played, from 0 to 1.
    pub part: f32,
    /// The scores of the sides.
    pub scores: BySeat<i16>,
}

impl Chronicle {
    /// The scores of the sides from the beginning: after each change, and at the end of each hand.
    pub fn race(&self) -> Vec<Step> {
        let first = self.hands.first().map_or([0; SEATS], |story| story.rules.first_scores());
        let mut steps = vec![Step { hand: 0, entry: None, part: 0.0, scores: first }];
        for (hand, story) in self.hands.iter().enumerate() {
            let entries = story.entries.len();
            for (at, entry) in story.entries.iter().enumerate() {
                if steps.last().is_some_and(|last| last.scores != entry.after.scores) {
                    let part = (at + 1) as f32 / (entries + 1) as f32;
                    steps.push(Step { hand, entry: Some(at), part, scores: entry.after.scores });
                }
            }
            steps.push(Step { hand, entry: None, part: 1.0, scores: story.scores });
        }
        steps
    }

    /// The step of the race that decided a game: where the winner took the lead for good or, if
    /// nobody else ever had it, the one that made the lead grow most. A game that the points did not
    /// decide has none.
    pub fn deciding(&self, race: &[Step]) -> Option<usize> {
        let (end, rules) = (self.end?, self.hands.last()?.rules);
        let winner = end.winner.filter(|_| end.how == GameEndReason::Target)?;
        let lead = |step: &Step| {
            let score = |side: Side| step.scores[side.index()];
            let others = rules.all_sides().filter(|side| *side != winner).map(score);
            score(winner) - others.max().unwrap_or(0)
        };
        let behind = race.iter().rposition(|step| lead(step) <= 0)?;
        if behind > 0 {
            return (behind + 1 < race.len()).then_some(behind + 1);
        }
        let grown = |at: &usize| lead(&race[*at]) - lead(&race[at - 1]);
        // Of equal ones it is the first.
        (1..race.len()).rev().max_by_key(grown)
    }
}
