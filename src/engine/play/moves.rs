//! Moves, and sets of legal moves.

use crate::engine::bone::{Bone, Bones, Seat};
use crate::engine::table::{End, MAX_ENDS, Slots, Table};

/// Something that a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Play a bone on an open end. The first bone of a hand goes to the east.
    Play(Bone, End),
    /// Draw one bone.
    Draw,
    /// Pass, because the seat can neither play nor draw.
    Pass,
    /// Destroy an end bone with a firecracker.
    Boom(Bone),
    /// Read a seat's clock, which shows this many seconds left. At zero the game is over.
    Clock(Seat, u16),
    /// Resign, for this seat.
    Resign(Seat),
}

/// The legal moves in one position. They are stored as playable bones and places on a table, not as a list.
#[derive(Clone, Debug)]
pub struct Moves<'a> {
    table: &'a Table,
    /// The bones of the hand that fit some end.
    playable: Bones,
    /// The slots of the ends.
    slots: Slots,
    /// Whether a bone may be drawn.
    pub draw: bool,
    /// Whether the seat must pass.
    pub pass: bool,
    /// The bones that may be destroyed.
    pub booms: Bones,
}

impl<'a> Moves<'a> {
    /// The plays of these bones on a table. Each bone must fit at least one end.
    #[inline]
    pub(in crate::engine) fn plays_of(playable: Bones, table: &'a Table) -> Moves<'a> {
        Moves { table, playable, slots: table.takers(), draw: false, pass: false, booms: Bones::NONE }
    }

    /// The ends where a bone fits, with the bones that fit there.
    pub fn plays(&self) -> impl Iterator<Item = (End, Bones)> + '_ {
        self.fits().filter(|(_, bones)| !bones.is_empty())
    }

    /// All ends, with the bones that fit there, if any.
    #[inline]
    fn fits(&self) -> impl Iterator<Item = (End, Bones)> + '_ {
        self.slots.clone().map(|slot| (self.table.end(slot), self.fits_in(slot)))
    }

    #[inline]
    fn fits_in(&self, slot: usize) -> Bones {
        self.playable & self.table.fitting_in(slot)
    }

    /// Whether a bone can be played.
    pub const fn can_play(&self) -> bool {
        !self.playable.is_empty()
    }

    /// The number of moves.
    pub fn len(&self) -> usize {
        self.fits().map(|(_, bones)| bones.len()).sum::<usize>() + self.others_len()
    }

    fn others_len(&self) -> usize {
        usize::from(self.draw) + usize::from(self.pass) + self.booms.len()
    }

    /// Whether there is no move, because no hand is in progress.
    pub fn is_empty(&self) -> bool {
        !self.can_play() && !self.draw && !self.pass && self.booms.is_empty()
    }

    /// The `n`th move in the order of [`Moves::iter`], counting from zero.
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

    /// Picks a move with a random number. Every move is equally likely, as far as 32 bits divide evenly.
    pub fn pick(&self, random: u32) -> Option<Move> {
        // This is `nth` for a fraction of `len`, but it counts the bones of each end only once.
        let mut lens = [0; MAX_ENDS];
        let mut len = self.others_len();
        for slot in self.slots.clone() {
            lens[slot] = self.fits_in(slot).len();
            len += lens[slot];
        }
        let mut n = ((u64::from(random) * len as u64) >> 32) as usize;
        for slot in self.slots.clone() {
            let here = lens[slot];
            if n < here {
                return self.fits_in(slot).nth(n).map(|bone| Move::Play(bone, self.table.end(slot)));
            }
            n -= here;
        }
        self.others().nth(n)
    }

    /// Whether a move is in the set.
    pub fn contains(&self, step: Move) -> bool {
        match step {
            Move::Play(bone, end) => self.plays().any(|(open, bones)| open == end && bones.contains(bone)),
            Move::Draw => self.draw,
            Move::Pass => self.pass,
            Move::Boom(bone) => self.booms.contains(bone),
            Move::Clock(..) | Move::Resign(_) => false,
        }
    }

    /// Every move: the plays end by end, then the draw, the pass and the firecrackers.
    pub fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        let plays = self.plays().flat_map(|(end, bones)| bones.iter().map(move |bone| Move::Play(bone, end)));
        plays.chain(self.others())
    }

    /// The moves that are no plays.
    pub fn others(&self) -> impl Iterator<Item = Move> + use<> {
        let draw = self.draw.then_some(Move::Draw);
        let pass = self.pass.then_some(Move::Pass);
        draw.into_iter().chain(pass).chain(self.booms.iter().map(Move::Boom))
    }
}
