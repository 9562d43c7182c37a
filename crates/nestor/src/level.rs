//! The levels of Nestor's play.

use serde::{Deserialize, Serialize};
use sight::{Preset, Rules, Set};
use std::fmt;

/// One of his five levels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Level {
    /// He plays the bone that scores the most now, and looks at nothing else. Among equals, and where
    /// nothing scores in play, it is any bone.
    #[default]
    Beginner,
    /// He plays three bones in five like Beginner, and judges the others by eye: what they score, what
    /// they leave him, and how the next player may answer.
    Easy,
    /// He plays one bone in five like Beginner, and judges the others by eye.
    NotSoEasy,
    /// He remembers what the others could not play, and looks ahead a little.
    Tough,
    /// He looks far ahead, and reads what the others chose to play.
    Brutal,
}

named! { Level: Beginner "beginner", Easy "easy", NotSoEasy "not-so-easy", Tough "tough", Brutal "brutal" }

/// How many of a hundred games Easy, Not so easy, Tough and Brutal win against the level below, for two and in
/// pairs. docs/figures.md says how that was measured.
const STEPS: [(Preset, [u8; 4]); 3] =
    [(Preset::Draw, [78, 78, 81, 65]), (Preset::AllFives, [58, 58, 68, 57]), (Preset::Partnership, [73, 73, 77, 75])];

/// The settings of a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mind {
    /// The share of plays that he makes by what they score now alone, if he does not look ahead.
    pub(super) slips: f64,
    /// Whether he infers from plays what the others do not hold.
    pub(super) reads_plays: bool,
    /// The number of moves to make in made-up worlds. It is zero for levels that judge by eye.
    pub(super) nodes: u64,
}

impl Level {
    pub(super) const fn mind(self) -> Mind {
        let by_eye = Mind { slips: 0.0, reads_plays: false, nodes: 0 };
        match self {
            Level::Beginner => Mind { slips: 1.0, ..by_eye },
            Level::Easy => Mind { slips: 0.6, ..by_eye },
            Level::NotSoEasy => Mind { slips: 0.2, ..by_eye },
            Level::Tough => Mind { nodes: 3_000, ..by_eye },
            Level::Brutal => Mind { nodes: 50_000, reads_plays: true, ..by_eye },
        }
    }

    /// How many of a hundred games he wins against the level below, if that was measured for the game of
    /// these rules.
    pub fn wins_against_the_one_below(self, rules: &Rules) -> Option<u8> {
        let below = (self as usize).checked_sub(1)?;
        let (game, wins) = STEPS.iter().find(|(game, _)| rules.game() == Some(*game))?;
        let usual = game.rules(rules.seats()).ok()?;
        (usual.sides() == 2 && usual.set == rules.set).then_some(wins[below])
    }

    /// His settings at a table. Where only the end of a hand gives points, a world says little
    /// about a move, and less with every hidden hand and in a larger set. There Tough needs more
    /// worlds to be better than a player who counts.
    pub(super) fn mind_at(self, rules: &Rules) -> Mind {
        let mut mind = self.mind();
        if self == Level::Tough && !rules.scores_in_play() {
            mind.nodes *= rules.seats() as u64 - 1;
            mind.nodes *= if rules.set == Set::Six { 1 } else { 3 };
        }
        mind
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
