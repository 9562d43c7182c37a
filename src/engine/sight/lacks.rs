//! What everyone can infer about another seat's hand. It holds no bone of a suit that was open when
//! it drew or passed.

use super::observe::{Act, Observation};
use crate::engine::bone::{Seat, Suits};

impl Observation {
    /// The suits that a seat cannot hold. It drew or passed in this hand when they were open, and
    /// it has since played every drawn bone at once.
    pub fn lacks(&self, seat: Seat) -> Suits {
        // The seat holds none of these suits, except perhaps in a bone that it has just drawn.
        let (mut lacks, mut has_drawn) = (Suits::NONE, false);
        for deed in self.deeds().iter().filter(|deed| deed.seat == seat) {
            match deed.act {
                Act::Drew(_) if self.rules().free_draw => (lacks, has_drawn) = (Suits::NONE, false),
                Act::Drew(_) | Act::Passed => {
                    lacks = if has_drawn { deed.shows } else { lacks.or(deed.shows) };
                    has_drawn = deed.act != Act::Passed;
                }
                Act::Played(bone, _) => {
                    let was_drawn = lacks.contains(bone.high()) || lacks.contains(bone.low());
                    lacks = if has_drawn && !was_drawn { Suits::NONE } else { lacks };
                    has_drawn = false;
                }
                Act::Destroyed(_) => {}
            }
        }
        if has_drawn { Suits::NONE } else { lacks }
    }
}
