//! Moves, and the set of those that are legal.

use super::bone::{Bone, Bones, Seat};
use super::table::{End, MAX_ENDS, Table, Way};

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
    /// Read the human's clock: so many seconds are left. At nought the game is over.
    Clock(u16),
    /// This seat gives the game up.
    Resign(Seat),
}

/// The moves that are legal in one state: for every open end the bones that fit it, and what else may be done. A set that is read as a set, and that
/// holds no list.
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    fits: [Bones; MAX_ENDS],
    ends: [End; MAX_ENDS],
    len: u8,
    /// Whether a bone may be drawn.
    pub draw: bool,
    /// Whether the seat must pass.
    pub pass: bool,
    /// The bones that may be destroyed.
    pub booms: Bones,
}

impl Moves {
    pub(super) const fn none() -> Moves {
        Moves {
            fits: [Bones::NONE; MAX_ENDS],
            ends: [End::Arm(Way::East); MAX_ENDS],
            len: 0,
            draw: false,
            pass: false,
            booms: Bones::NONE,
        }
    }

    pub(super) fn add_lead(&mut self, bones: Bones) {
        self.push(End::Arm(Way::East), bones);
    }

    #[inline]
    pub(super) fn add(&mut self, slot: usize, table: &Table, bones: Bones) {
        if !bones.is_empty() {
            self.push(table.end(slot), bones);
        }
    }

    #[inline]
    fn push(&mut self, end: End, bones: Bones) {
        self.fits[usize::from(self.len)] = bones;
        self.ends[usize::from(self.len)] = end;
        self.len += 1;
    }

    /// The ends where something fits, and the bones that fit there.
    pub fn plays(&self) -> impl Iterator<Item = (End, Bones)> + '_ {
        self.ends.iter().copied().zip(self.fits).take(usize::from(self.len))
    }

    /// Whether a bone can be played.
    pub const fn can_play(&self) -> bool {
        self.len > 0
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        let plays: usize = self.plays().map(|(_, bones)| bones.len()).sum();
        plays + usize::from(self.draw) + usize::from(self.pass) + self.booms.len()
    }

    /// Whether there is none, because no hand is being played.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The `n`th move in the order of [`Moves::iter`], counted from nought.
    pub fn nth(&self, mut n: usize) -> Option<Move> {
        for (end, bones) in self.plays() {
            if n < bones.len() {
                return bones.nth(n).map(|bone| Move::Play(bone, end));
            }
            n -= bones.len();
        }
        self.others().nth(n)
    }

    /// One of them by a random number, each as likely as any other but for what 32 bits cannot share out.
    pub fn pick(&self, random: u32) -> Option<Move> {
        let n = (u64::from(random) * self.len() as u64) >> 32;
        self.nth(n as usize)
    }

    /// Whether a move is among them.
    pub fn contains(&self, step: Move) -> bool {
        match step {
            Move::Play(bone, end) => self.plays().any(|(open, bones)| open == end && bones.contains(bone)),
            Move::Draw => self.draw,
            Move::Pass => self.pass,
            Move::Boom(bone) => self.booms.contains(bone),
            Move::Clock(_) | Move::Resign(_) => false,
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
