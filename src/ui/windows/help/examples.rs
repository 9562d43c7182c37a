//! The examples of the help. They are played by the engine, so what they show is true.
//!
//! Nine examples show how to count, eight problems show how to play well, and one table shows both
//! displays.

use crate::engine::{Bone, Move, Preset, Seat};
use crate::ui::windows::figure::Figure;
use std::str::FromStr;

/// Examples as they are written here: the seat that leads, the rest of your hand, and the plays
/// that lead to each table.
struct WrittenExample {
    leader: Seat,
    hand: &'static str,
    tables: &'static [&'static str],
}

const EXAMPLES: [WrittenExample; 3] = [
    WrittenExample {
        leader: Seat::FIRST,
        hand: "",
        tables: &[
            "6-6e",
            "6-6e 6-1e",
            "6-6e 6-1e 6-3w",
            "6-6e 6-1e 6-3w 1-1e",
            "6-6e 6-1e 6-3w 1-1e 6-0n",
            "6-6e 6-1e 6-3w 1-1e 6-0n 6-5s",
        ],
    },
    WrittenExample { leader: Seat::SECOND, hand: "", tables: &["5-5e"] },
    WrittenExample { leader: Seat::FIRST, hand: "", tables: &["6-4e", "6-4e 6-6e"] },
];

/// The problems in the order of the chapter.
const PROBLEMS: [WrittenExample; 8] = [
    // The hand in which you choose a lead. Three of those leads and what follows.
    WrittenExample {
        leader: Seat::FIRST,
        hand: "5-0 4-4 2-2 4-2 6-1 2-0 6-3",
        tables: &["5-0e 5-5e", "4-4e", "2-2e 6-2e 4-2w"],
    },
    // The hand with a ten-pointer and four threes.
    WrittenExample { leader: Seat::FIRST, hand: "6-4 3-3 4-3 5-3 3-1 2-0 6-1", tables: &["6-4e", "3-3e"] },
    // The hand in which no bone scores on the 6-2.
    WrittenExample { leader: Seat::SECOND, hand: "6-6 6-1 5-4 4-3", tables: &["6-2e 6-6e", "6-2e 6-1e"] },
    // The hand with three ways to play on the 6-3.
    WrittenExample { leader: Seat::SECOND, hand: "5-3 4-3 6-2 1-1", tables: &["6-3e 5-3w", "6-3e 4-3w", "6-3e 6-2e"] },
    // The hand at a table with a count of six.
    WrittenExample {
        leader: Seat::SECOND,
        hand: "1-0 0-0 5-3 4-4 5-4",
        tables: &["6-6e 6-1e 6-2w 6-3n 6-0s", "6-6e 6-1e 6-2w 6-3n 6-0s 1-0e"],
    },
    // The hand with all the twos that are not on the table.
    WrittenExample {
        leader: Seat::SECOND,
        hand: "5-2 4-2 3-2 2-1 2-0 4-4",
        tables: &["6-5e 6-2e 2-2e 5-2e", "6-5e 6-2e 2-2e 5-2w"],
    },
    // The hand with two of the threes at both ends.
    WrittenExample { leader: Seat::SECOND, hand: "3-2 3-1", tables: &["5-5e 5-3w 5-4e 4-3e"] },
    // The last two bones of a hand, in one order and in the other.
    WrittenExample {
        leader: Seat::FIRST,
        hand: "3-2 2-2",
        tables: &[
            "6-6e 6-1e 6-5w 5-4w 6-0n 0-0n 3-0n 2-1e 3-3n 4-1w 3-2e",
            "6-6e 6-1e 6-5w 5-4w 6-0n 0-0n 3-0n 2-1e 3-3n 4-1w 2-2e",
            "6-6e 6-1e 6-5w 5-4w 6-0n 0-0n 3-0n 2-1e 3-3n 4-1w 2-2e 5-2e 3-2n",
        ],
    },
];

/// A table on which bones overlap on the compact display.
const STACKS: WrittenExample =
    WrittenExample { leader: Seat::FIRST, hand: "", tables: &["6-6e 6-1e 6-3w 5-1e 3-2w 5-4e 6-0n 4-4e"] };

/// A problem: your hand, and the tables that follow.
#[derive(Clone, Debug)]
pub struct Problem {
    /// Your hand.
    pub hand: Vec<Bone>,
    /// The tables.
    pub tables: Vec<Figure>,
}

/// Returns the problems in the order of the chapter.
pub fn problems() -> [Problem; 8] {
    PROBLEMS.map(|problem| Problem { hand: read_all(problem.hand), tables: problem.played() })
}

/// Returns the table that is shown on both displays.
pub fn stacks() -> Option<Figure> {
    STACKS.played().pop()
}

/// Returns the examples in order.
pub fn examples() -> Vec<Figure> {
    EXAMPLES.iter().flat_map(WrittenExample::played).collect()
}

/// Reads bones or plays as they are written here.
pub(super) fn read_all<T: FromStr>(text: &str) -> Vec<T> {
    text.split_whitespace().filter_map(|word| word.parse().ok()).collect()
}

impl WrittenExample {
    fn played(&self) -> Vec<Figure> {
        self.tables.iter().filter_map(|plays| self.play(&read_all(plays))).collect()
    }

    fn play(&self, plays: &[Move]) -> Option<Figure> {
        Figure::played(&Preset::AllFives.rules(2).ok()?, self.leader, &read_all(self.hand), plays)
    }
}
