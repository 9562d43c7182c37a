//! What everyone can infer about another seat's hand. It holds no bone of a suit that was open when it drew or passed.

use super::observe::{Act, Deed, Observation};
use crate::engine::bone::{Bone, Seat, Suits};

/// What is known about the bones of one seat.
#[derive(Clone, Copy, Default)]
struct Known {
    /// The seat holds none of these suits, except perhaps in a bone that it has just drawn.
    lacks: Suits,
    /// Whether the seat has just drawn a bone, about which nothing is known yet.
    drawn: bool,
}

impl Known {
    /// Notes that no bone of the seat fitted these ends.
    fn had_none_of(&mut self, shows: Suits) {
        // A bone that was just drawn may have any other suit.
        self.lacks = if std::mem::take(&mut self.drawn) { shows } else { self.lacks.or(shows) };
    }

    fn played(&mut self, bone: Bone) {
        let was_drawn = self.lacks.contains(bone.high()) || self.lacks.contains(bone.low());
        if std::mem::take(&mut self.drawn) && !was_drawn {
            self.lacks = Suits::NONE;
        }
    }

    fn follow(&mut self, deed: &Deed, must_lack: bool) {
        match deed.act {
            Act::Drew(_) if must_lack => {
                self.had_none_of(deed.shows);
                self.drawn = true;
            }
            Act::Drew(_) => *self = Known::default(),
            Act::Passed => self.had_none_of(deed.shows),
            Act::Played(bone, _) => self.played(bone),
            Act::Destroyed(_) => {}
        }
    }

    const fn now(&self) -> Suits {
        if self.drawn { Suits::NONE } else { self.lacks }
    }
}

impl Observation {
    /// The suits that a seat cannot hold. It drew or passed in this hand when they were open, and it has since played every drawn bone at once.
    pub fn lacks(&self, seat: Seat) -> Suits {
        let mut known = Known::default();
        for deed in self.deeds().iter().filter(|deed| deed.seat == seat) {
            known.follow(deed, !self.rules().free_draw);
        }
        known.now()
    }
}
