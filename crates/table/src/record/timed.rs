//! The result of a game on time for its player: the points, the bonuses, the total, and the best
//! plays.

use super::chronicle::{Chronicle, Place, What};
use crate::engine::{Bonus, GameEnd, Rules, Side};

const BEST: usize = 3;

/// The result of a game on time.
#[derive(Clone, PartialEq, Debug)]
pub struct TimedResult {
    /// The game as its player has seen it.
    pub chronicle: Chronicle,
    /// The rules at the end of the game.
    pub rules: Rules,
    /// The player's points.
    pub yours: i32,
    /// The points of the other sides, most first.
    pub theirs: Vec<(Side, i32)>,
    /// How the game ended.
    pub end: GameEnd,
    /// What the result is worth in addition to the points.
    pub bonus: Bonus,
    /// The seconds left.
    pub seconds: u16,
    /// The plays that scored most, best first.
    pub best: Vec<Place>,
    /// How many times a firecracker scored, for the player and for the first of the others.
    pub firecrackers: [usize; 2],
}

impl TimedResult {
    /// Returns the result for the seat of a chronicle, with this many seconds left. It is `None`
    /// for a game that is not over or not on time.
    pub fn of(chronicle: Chronicle, seconds: u16) -> Option<TimedResult> {
        let end = chronicle.end?;
        let rules = chronicle.hands.last()?.rules;
        let you = rules.side(chronicle.seat);
        let bonus = end.bonus(you)?;
        let score = |side: Side| i32::from(chronicle.scores()[side.index()]);
        let others = rules.all_sides().filter(|side| *side != you);
        let mut theirs: Vec<(Side, i32)> = others.map(|side| (side, score(side))).collect();
        theirs.sort_by_key(|(_, points)| -points);
        let firecrackers = [you, theirs.first()?.0].map(|side| scored_by_firecracker(&chronicle, &rules, side));
        Some(TimedResult {
            rules,
            yours: score(you),
            theirs,
            end,
            bonus,
            seconds,
            best: chronicle.best_plays().into_iter().take(BEST).collect(),
            firecrackers,
            chronicle,
        })
    }

    /// Whether the player has won.
    pub fn has_won(&self) -> bool {
        self.end.winner == Some(self.rules.side(self.chronicle.seat))
    }

    /// The points and the bonuses together.
    pub fn total(&self) -> i32 {
        self.yours + i32::from(self.bonus.spread) + i32::from(self.bonus.time)
    }
}

fn scored_by_firecracker(chronicle: &Chronicle, rules: &Rules, side: Side) -> usize {
    let entries = chronicle.hands.iter().flat_map(|hand| &hand.entries);
    let own = entries.filter(|entry| rules.side(entry.seat) == side && entry.counted() > 0);
    own.filter(|entry| matches!(entry.what, What::Destroyed { .. })).count()
}
