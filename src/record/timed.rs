//! What a game on time came to for the person who played it: the points, the bonuses, the total, and its best plays.

use super::chronicle::{Chronicle, HandStory, Place, What};
use crate::engine::bone::Side;
use crate::engine::event::{Bonus, GameEndReason};
use crate::engine::rules::Rules;

/// How many of the best plays are told.
const BEST: usize = 3;

/// What a game came to.
#[derive(Clone, PartialEq, Debug)]
pub struct TimedResult {
    /// The game, as its person has seen it.
    pub chronicle: Chronicle,
    /// The rules that it ended by.
    pub rules: Rules,
    /// The person's points.
    pub yours: i32,
    /// Those of the other.
    pub theirs: i32,
    /// Whether the person has won; nothing if nobody has.
    pub won: Option<bool>,
    /// What ended the game.
    pub how: GameEndReason,
    /// What the result is worth on top of the points.
    pub bonus: Bonus,
    /// The seconds that were left.
    pub seconds: u16,
    /// The plays that scored most, the best first.
    pub best: Vec<Place>,
    /// How often a firecracker scored: the person's, and the other's.
    pub firecrackers: [usize; 2],
}

impl TimedResult {
    /// What a game came to, seen from the seat of its chronicle, with so many seconds left; nothing of a game that is not over or not on time.
    pub fn of(chronicle: Chronicle, seconds: u16) -> Option<TimedResult> {
        let end = *chronicle.end()?;
        let rules = *chronicle.hands().last()?.rules();
        let you = rules.side(chronicle.seat());
        let bonus = end.bonus(you)?;
        let other = rules.all_sides().find(|side| *side != you)?;
        let score = |side: Side| i32::from(chronicle.scores()[side.index()]);
        let firecrackers = [you, other].map(|side| scored_by_firecracker(&chronicle, &rules, side));
        Some(TimedResult {
            rules,
            yours: score(you),
            theirs: score(other),
            won: end.winner.map(|winner| winner == you),
            how: end.how,
            bonus,
            seconds,
            best: best_plays(&chronicle),
            firecrackers,
            chronicle,
        })
    }

    /// All of it.
    pub fn total(&self) -> i32 {
        self.yours + i32::from(self.bonus.spread) + i32::from(self.bonus.time)
    }
}

/// The entries that scored most, of equals the earlier ones first.
fn best_plays(chronicle: &Chronicle) -> Vec<Place> {
    let mut scored: Vec<(i32, Place)> = Vec::new();
    for (hand, story) in chronicle.hands().iter().enumerate() {
        let entries = story.entries().iter().enumerate();
        scored.extend(entries.map(|(entry, told)| (told.counted(), Place { hand, entry })));
    }
    scored.retain(|(points, _)| *points > 0);
    scored.sort_by_key(|(points, place)| (-points, *place));
    scored.into_iter().take(BEST).map(|(_, place)| place).collect()
}

fn scored_by_firecracker(chronicle: &Chronicle, rules: &Rules, side: Side) -> usize {
    let entries = chronicle.hands().iter().flat_map(HandStory::entries);
    let own = entries.filter(|entry| rules.side(entry.seat) == side && entry.counted() > 0);
    own.filter(|entry| matches!(entry.what, What::Destroyed { .. })).count()
}
