//! What everybody can tell of the hand of another seat: the suits that it cannot hold, because it drew or passed when they were open.

use super::observe::{Act, Deed, Observation};
use crate::engine::bone::{Bone, Seat, Suits};

/// What is known of the bones that one seat holds.
#[derive(Clone, Copy, Default)]
struct Known {
    /// None of them has any of these suits, but for a bone that was just drawn.
    lacks: Suits,
    /// Whether a bone was just drawn, of which nothing is known yet.
    drawn: bool,
}

impl Known {
    /// Nothing that the seat holds fitted these ends.
    fn had_none_of(&mut self, shows: Suits) {
        // What was just drawn may have any other suit.
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
    /// The suits of which a seat is known to hold no bone, from what it has done in this hand: it drew or passed when they were open, and whatever it has
    /// drawn since was played at once.
    pub fn lacks(&self, seat: Seat) -> Suits {
        let mut known = Known::default();
        for deed in self.deeds().iter().filter(|deed| deed.seat == seat) {
            known.follow(deed, !self.rules().free_draw);
        }
        known.now()
    }
}
