//! What everyone can infer about another seat's hand. It holds no bone that fitted when it drew or
//! passed, and so none of a suit that was open then.

use super::observe::{Act, Observation};
use crate::bone::{Bones, Seat, Suits};

impl Observation {
    /// The suits that a seat cannot hold. It drew or passed in this hand when they were open, and
    /// it has since played every drawn bone at once.
    pub fn lacks(&self, seat: Seat) -> Suits {
        self.shown_by(seat).0
    }

    /// The bones that a seat cannot hold, as it drew or passed when they fitted. An end that only a
    /// doublet joins shows this of no other bone.
    pub fn ruled_out(&self, seat: Seat) -> Bones {
        self.shown_by(seat).1
    }

    /// The suits and the bones that a seat cannot hold.
    fn shown_by(&self, seat: Seat) -> (Suits, Bones) {
        // The seat holds none of these, except perhaps a bone that it has just drawn.
        let (mut suits, mut bones, mut has_drawn) = (Suits::NONE, Bones::NONE, false);
        for deed in self.deeds().iter().filter(|deed| deed.seat == seat) {
            match deed.act {
                Act::Drew(_) if self.rules().free_draw => {
                    (suits, bones, has_drawn) = (Suits::NONE, Bones::NONE, false);
                }
                Act::Drew(_) | Act::Passed => {
                    let before = if has_drawn { (Suits::NONE, Bones::NONE) } else { (suits, bones) };
                    (suits, bones) = (before.0.or(deed.shows), before.1 | deed.fitting);
                    has_drawn = deed.act != Act::Passed;
                }
                Act::Played(bone, _) => {
                    if has_drawn && !bones.contains(bone) {
                        (suits, bones) = (Suits::NONE, Bones::NONE);
                    }
                    has_drawn = false;
                }
                Act::Destroyed(_) => {}
            }
        }
        if has_drawn { (Suits::NONE, Bones::NONE) } else { (suits, bones) }
    }
}
