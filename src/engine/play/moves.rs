//! Moves, and the set of those that are legal.

use crate::engine::bone::{Bone, Bones, Seat};
use crate::engine::table::{End, MAX_ENDS, OpenEnds};

/// Something that a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Play a bone on an open end. The first bone of a hand goes to the east.
    Play(Bone, End),
    /// Draw one bone.
    Draw,
    /// Do nothing, because nothing can be done.
    Pass,
    /// Destroy an end bone with a firecracker.
    Boom(Bone),
    /// Read a seat's clock: this many seconds are left. At zero the game is over.
    Clock(Seat, u16),
    /// This seat gives the game up.
    Resign(Seat),
}

/// The moves that are legal at one moment: not a list, but the bones that fit somewhere and the ends that are open.
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    /// The bones that can be played somewhere.
    playable: Bones,
    /// The open ends.
    ends: OpenEnds,
    /// Whether a bone may be drawn.
    pub draw: bool,
    /// Whether the seat must pass.
    pub pass: bool,
    /// The bones that may be destroyed.
    pub booms: Bones,
}

impl Moves {
    /// No move at all.
    pub(in crate::engine) const fn none() -> Moves {
        Moves::plays_of(Bones::NONE, OpenEnds::NONE)
    }

    /// The plays of these bones, each of which fits some of these ends.
    #[inline]
    pub(super) const fn plays_of(playable: Bones, ends: OpenEnds) -> Moves {
        Moves { playable, ends, draw: false, pass: false, booms: Bones::NONE }
    }

    /// The ends where something fits, and the bones that fit there.
    pub fn plays(&self) -> impl Iterator<Item = (End, Bones)> + '_ {
        self.fits().filter(|(_, bones)| !bones.is_empty())
    }

    /// All ends, and the bones that fit there, if any do.
    #[inline]
    fn fits(&self) -> impl Iterator<Item = (End, Bones)> + '_ {
        self.ends.slots().map(|slot| (self.ends.end(slot), self.fits_in(slot)))
    }

    #[inline]
    fn fits_in(&self, slot: usize) -> Bones {
        self.playable & self.ends.fitting(slot)
    }

    /// Whether a bone can be played.
    pub const fn can_play(&self) -> bool {
        !self.playable.is_empty()
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.fits().map(|(_, bones)| bones.len()).sum::<usize>() + self.others_len()
    }

    fn others_len(&self) -> usize {
        let booms = if self.booms.is_empty() { 0 } else { self.booms.len() };
        usize::from(self.draw) + usize::from(self.pass) + booms
    }

    /// Whether there is none, because no hand is being played.
    pub fn is_empty(&self) -> bool {
        !self.can_play() && !self.draw && !self.pass && self.booms.is_empty()
    }

    /// The `n`th move in the order of [`Moves::iter`], counted from zero.
    pub fn nth(&self, mut n: usize) -> Option<Move> {
        for (end, bones) in self.fits() {
            let here = bones.len();
            if n < here {
                return bones.nth(n).map(|bone| Move::Play(bone, end));
            }
            n -= here;
        }
        self.others().nth(n)
    }

    /// The move that a random number picks. Each is as likely as any other, as far as 32 bits can be shared out evenly.
    pub fn pick(&self, random: u32) -> Option<Move> {
        // The same as `nth` of a share of `len`, but the bones of each end are counted only once, and two ends at a time.
        let mut lens = [0; MAX_ENDS];
        let mut len = self.others_len();
        let mut slots = self.ends.slots();
        while let Some(one) = slots.next() {
            let other = slots.next();
            let counted = Bones::lens(self.fits_in(one), other.map_or(Bones::NONE, |other| self.fits_in(other)));
            lens[one] = counted.0;
            len += usize::from(counted.0);
            if let Some(other) = other {
                lens[other] = counted.1;
                len += usize::from(counted.1);
            }
        }
        let mut n = ((u64::from(random) * len as u64) >> 32) as usize;
        for slot in self.ends.slots() {
            let here = usize::from(lens[slot]);
            if n < here {
                return self.fits_in(slot).nth(n).map(|bone| Move::Play(bone, self.ends.end(slot)));
            }
            n -= here;
        }
        self.others().nth(n)
    }

    /// Whether a move is among them.
    pub fn contains(&self, step: Move) -> bool {
        match step {
            Move::Play(bone, end) => self.plays().any(|(open, bones)| open == end && bones.contains(bone)),
            Move::Draw => self.draw,
            Move::Pass => self.pass,
            Move::Boom(bone) => self.booms.contains(bone),
            Move::Clock(..) | Move::Resign(_) => false,
        }
    }

    /// Every move: the plays end by end, then drawing, passing and firecrackers.
    pub fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        let plays = self.plays().flat_map(|(end, bones)| bones.iter().map(move |bone| Move::Play(bone, end)));
        plays.chain(self.others())
    }

    fn others(&self) -> impl Iterator<Item = Move> + use<> {
        let draw = self.draw.then_some(Move::Draw);
        let pass = self.pass.then_some(Move::Pass);
        draw.into_iter().chain(pass).chain(self.booms.iter().map(Move::Boom))
    }
}
