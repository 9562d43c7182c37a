//! The levels of Nestor's play.

use serde::{Deserialize, Serialize};
use sight::{Rules, Set};
use std::fmt;

/// One of his five levels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Level {
    /// He judges every play by eye, and plays two in five without a look.
    #[default]
    Beginner,
    /// He plays one in five without a look.
    Easy,
    /// He judges every play by eye: what it scores, what it leaves him, and how the next player may
    /// answer.
    NotSoEasy,
    /// He remembers what the others could not play, and looks ahead a little.
    Tough,
    /// He looks far ahead, and reads what the others chose to play.
    Brutal,
}

named! { Level: Beginner "beginner", Easy "easy", NotSoEasy "not-so-easy", Tough "tough", Brutal "brutal" }

/// The settings of a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mind {
    /// The share of plays that he makes at random, if he judges by eye.
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
            Level::Beginner => Mind { slips: 0.4, ..by_eye },
            Level::Easy => Mind { slips: 0.2, ..by_eye },
            Level::NotSoEasy => by_eye,
            Level::Tough => Mind { nodes: 3_000, ..by_eye },
            Level::Brutal => Mind { nodes: 50_000, reads_plays: true, ..by_eye },
        }
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
