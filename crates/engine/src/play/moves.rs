//! Moves, and sets of legal moves.

use crate::bone::{Bone, BoneBits, Seat, Word};
use crate::layout::{End, Layout};
use std::hint::select_unpredictable;

/// Something that a seat can do. It has a short text.
///
/// ```
/// use electrum_dominoes_engine::{End, Move, Way};
///
/// let step: Move = "6-4w".parse()?;
/// assert!(matches!(step, Move::Play(bone, End::Arm(Way::West)) if bone.weight() == 10));
/// assert_eq!(step.to_string(), "6-4w");
/// # Ok::<(), electrum_dominoes_engine::notation::Unreadable>(())
/// ```
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

/// The legal moves in one position. They are stored as playable bones and places in a layout, not
/// as a list.
#[derive(Clone, Debug)]
pub struct Moves<'a, W: Word = u128> {
    layout: &'a Layout<W>,
    /// The bones of the hand that may be played wherever they fit.
    playable: BoneBits<W>,
    /// The number of plays.
    plays_len: usize,
    /// Whether a bone may be drawn.
    pub draw: bool,
    /// Whether the seat must pass.
    pub pass: bool,
    /// The bones that may be destroyed.
    pub booms: BoneBits<W>,
}

impl<'a, W: Word> Moves<'a, W> {
    /// The plays of these bones in a layout, wherever they fit.
    #[inline(always)]
    pub(crate) fn plays_of(playable: BoneBits<W>, layout: &'a Layout<W>) -> Moves<'a, W> {
        let mut moves = Moves { layout, playable, plays_len: 0, draw: false, pass: false, booms: BoneBits::NONE };
        for (_, [one, two, three, four]) in moves.fours() {
            moves.plays_len += (one.len() + two.len()) + (three.len() + four.len());
        }
        moves
    }

    /// The ends where a bone fits, with the bones that fit there.
    pub fn plays(&self) -> impl Iterator<Item = (End, BoneBits<W>)> + '_ {
        let fits = self.layout.fits().map(|(end, bones)| (end, self.playable & bones));
        fits.filter(|(_, bones)| !bones.is_empty())
    }

    /// The bones that can be played in each slot, four slots at a time.
    #[inline]
    fn fours(&self) -> impl Iterator<Item = (usize, [BoneBits<W>; 4])> + use<'a, W> {
        let playable = self.playable;
        self.layout.fours().map(move |(from, fitting)| (from, fitting.map(|bones| bones & playable)))
    }

    /// Whether a bone can be played.
    pub const fn can_play(&self) -> bool {
        self.plays_len > 0
    }

    /// The number of moves.
    pub fn len(&self) -> usize {
        self.plays_len + usize::from(self.draw) + usize::from(self.pass) + self.booms.len()
    }

    /// Whether there is no move, because no hand is in progress.
    pub fn is_empty(&self) -> bool {
        !self.can_play() && !self.draw && !self.pass && self.booms.is_empty()
    }

    /// The `n`th move in the order of [`Moves::iter`], counting from zero.
    #[inline(always)]
    pub fn nth(&self, mut n: usize) -> Option<Move> {
        for (from, fits) in self.fours() {
            let [one, two, three, four] = fits.map(BoneBits::len);
            let (two, three, len) = (one + two, one + two + three, (one + two) + (three + four));
            if n < len {
                // No branch asks which slot it is, because a processor cannot predict that of a
                // random move.
                let mut chosen = (0, fits[0], 0);
                for (at, before) in [(1, one), (2, two), (3, three)] {
                    chosen = select_unpredictable(n >= before, (at, fits[at], before), chosen);
                }
                let (at, bones, before) = chosen;
                return bones.nth(n - before).map(|bone| Move::Play(bone, self.layout.end(from + at)));
            }
            n -= len;
        }
        self.others().nth(n)
    }

    /// Picks a move with a random number. Every move is equally likely, as far as 32 bits divide
    /// evenly.
    #[inline(always)]
    pub fn pick(&self, random: u32) -> Option<Move> {
        self.nth(((u64::from(random) * self.len() as u64) >> 32) as usize)
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
    pub fn others(&self) -> impl Iterator<Item = Move> + use<W> {
        let idle = if self.draw { Some(Move::Draw) } else { self.pass.then_some(Move::Pass) };
        idle.into_iter().chain(self.booms.iter().map(Move::Boom))
    }
}
