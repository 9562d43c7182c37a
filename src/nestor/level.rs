//! The levels of Nestor's play.

use crate::engine::Rules;
use serde::{Deserialize, Serialize};
use std::fmt;

/// One of his five levels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Level {
    /// He plays the bone that yields the most points, and considers nothing else.
    #[default]
    Beginner,
    /// He also considers, a little, what he gets rid of, what he keeps and what the next player may
    /// score.
    Easy,
    /// He considers all this much more, keeps bones that he can play, and counts the bones that the
    /// next player would need.
    NotSoEasy,
    /// He remembers what the others could not play, and looks ahead a little.
    Tough,
    /// He looks far ahead, and reads what the others chose to play.
    Brutal,
}

named! { Level: Beginner "beginner", Easy "easy", NotSoEasy "not-so-easy", Tough "tough", Brutal "brutal" }

/// The settings of a level: the value in points of the features of a move, and how far it looks
/// ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mind {
    /// For every pip of the bone that is played.
    pub(super) weight: f64,
    pub(super) doublet: f64,
    /// For a matador that stays in the hand, because it fits every end. It goes by where halves add
    /// up to seven.
    pub(super) matador: f64,
    /// For every bone left in the hand that fits the table then.
    pub(super) followers: f64,
    /// For every suit that is left in the hand.
    pub(super) variety: f64,
    /// For every point that the next player is expected to score in reply.
    pub(super) reply: f64,
    /// For leaving the next player nothing to play, in proportion to its probability.
    pub(super) blocked: f64,
    /// For a draw although a bone fits, if the rules allow it. It is zero for levels that never do
    /// this.
    pub(super) gathering: f64,
    /// Whether he infers from plays what the others do not hold.
    pub(super) reads_plays: bool,
    /// The number of moves to make in made-up worlds. It is zero for levels that judge by eye.
    pub(super) nodes: u64,
}

impl Level {
    pub(super) const fn mind(self) -> Mind {
        let beginner = Mind {
            weight: 0.0,
            doublet: 0.0,
            matador: 0.0,
            followers: 0.0,
            variety: 0.0,
            reply: 0.0,
            blocked: 0.0,
            gathering: 0.0,
            reads_plays: false,
            nodes: 0,
        };
        match self {
            Level::Beginner => beginner,
            Level::Easy => Mind { weight: 0.1, doublet: 0.7, variety: 0.3, reply: 0.08, gathering: 1.5, ..beginner },
            Level::NotSoEasy => Mind {
                weight: 0.18,
                doublet: 2.5,
                matador: 5.0,
                followers: 0.5,
                variety: 0.3,
                reply: 0.7,
                blocked: 5.0,
                gathering: 9.0,
                ..beginner
            },
            Level::Tough => Mind { nodes: 3_000, ..beginner },
            Level::Brutal => Mind { reads_plays: true, nodes: 50_000, ..beginner },
        }
    }

    /// His settings at a table. Where only the end of a hand gives points, a world says little
    /// about a move, and less with every hidden hand. There Tough needs more worlds to be better
    /// than a player who counts.
    pub(super) fn mind_at(self, rules: &Rules) -> Mind {
        let mut mind = self.mind();
        if self == Level::Tough && !rules.scores_in_play() {
            mind.nodes *= rules.seats() as u64 - 1;
        }
        mind
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
