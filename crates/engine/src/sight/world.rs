//! A world: a full state that agrees with what an observer knows.

use super::observe::{Deeds, Observation};
use crate::bone::{BoneBits, Word};
use crate::play::state::yard_of;
use crate::{Bone, Bones, BySeat, GameState, Layout, Move, Moves, Phase, Public, Rules, SEATS, Seat, Side};
use thiserror::Error;

/// A possible state of the game: a full state that agrees with what an observer knows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct World<W: Word = u128>(GameState<W>);

impl World {
    /// The same world in a word that has room for the bones of its set.
    pub fn narrowed<W: Word>(&self) -> World<W> {
        World(self.0.narrowed())
    }

    /// Deals out the unseen bones in this order. Each other seat, in the order of play, gets as
    /// many bones as it holds, and the rest form the boneyard.
    pub fn laid_out(observation: &Observation, mut unseen: &[Bone], depths: BySeat<u16>) -> Result<World, Disagrees> {
        let mut hands = [Bones::NONE; SEATS];
        for seat in observation.public.rules.all_seats() {
            if seat == observation.seat {
                hands[seat.index()] = observation.hand;
            } else {
                let (held, rest) = unseen.split_at_checked(observation.hand_len(seat)).ok_or(Disagrees)?;
                hands[seat.index()] = held.iter().copied().collect();
                unseen = rest;
            }
        }
        World::new(observation, &hands, unseen, depths)
    }
}

impl<W: Word> World<W> {
    /// The world with these hands, this boneyard (in drawing order) and these depths at which
    /// destroyed bones go into the boneyard.
    pub fn new(
        observation: &Observation,
        hands: &BySeat<BoneBits<W>>,
        boneyard: &[Bone],
        depths: BySeat<u16>,
    ) -> Result<World<W>, Disagrees> {
        debug_assert!(observation.rules().set.size() <= W::GREATEST.size(), "a word that is too small");
        if !agrees(observation, hands, boneyard) {
            return Err(Disagrees);
        }
        let public = observation.public.narrowed();
        let own = hands[public.to_move.index()].widened();
        let forced_lead = public.layout.is_empty().then(|| public.lead.forced_from(own, &public.rules)).flatten();
        Ok(World(GameState { public, hands: *hands, yard: yard_of::<W>(boneyard), depths, forced_lead }))
    }

    /// What everybody at the table sees.
    pub const fn public(&self) -> &Public<W> {
        &self.0.public
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &Rules {
        &self.0.public.rules
    }

    /// The bones as they lie on the table.
    pub const fn layout(&self) -> &Layout<W> {
        &self.0.public.layout
    }

    /// The score of a side.
    pub const fn score(&self, side: Side) -> i16 {
        self.0.public.scores[side.index()]
    }

    /// The seat whose turn it is.
    pub const fn to_move(&self) -> Seat {
        self.0.public.to_move
    }

    /// Whether a hand is being played.
    pub const fn phase(&self) -> Phase {
        self.0.public.phase
    }

    /// Every legal move.
    #[inline(always)]
    pub fn legal(&self) -> Moves<'_, W> {
        self.0.legal()
    }

    /// Makes a move. The move must be legal. A build with debug assertions panics if it is not.
    #[inline]
    pub fn play(&mut self, step: Move) {
        self.0.play_unchecked(step);
    }

    /// What a legal move scores at once.
    pub fn points_of(&self, step: Move) -> u8 {
        self.0.points_of(step)
    }

    /// Whether a play that scores these points is the last of the hand.
    pub fn ends_with(&self, bone: Bone, points: u8) -> bool {
        self.0.ends_with(bone, points)
    }

    /// The hand of a seat in this world.
    pub const fn hand(&self, seat: Seat) -> BoneBits<W> {
        self.0.hands[seat.index()]
    }

    /// The winner of the game once it is over, or `None` for a tie.
    pub fn winner(&self) -> Option<Side> {
        self.0.public.end.and_then(|(_, winner)| winner)
    }
}

/// Turns a world into a game in progress: its state, and the deeds that its observer knows. It is apart from
/// [`World`], so that whoever has only that cannot reach a state.
pub fn set_up(world: World, observation: &Observation) -> (GameState, Deeds) {
    (world.0, Deeds(observation.deeds.clone()))
}

/// Whether these hands and this boneyard agree with an observation.
fn agrees<W: Word>(observation: &Observation, hands: &BySeat<BoneBits<W>>, boneyard: &[Bone]) -> bool {
    let yard: Bones = boneyard.iter().copied().collect();
    let groups = hands.iter().map(|hand| hand.widened()).chain([yard, observation.public.layout.bones()]);
    let (all, len) = groups.fold((Bones::NONE, 0), |(all, len), group| (all | group, len + group.len()));
    let set = observation.public.rules.set;
    let each_once = all == set.bones() && len == set.size();
    let lens_agree = hands.iter().zip(observation.hand_lens).all(|(hand, len)| hand.len() == usize::from(len));
    let own_agrees = observation.covered || hands[observation.seat.index()].widened() == observation.hand;
    let yard_agrees = boneyard.len() == yard.len() && yard.len() == observation.public.boneyard_len();
    each_once && lens_agree && own_agrees && yard_agrees
}

/// The hands and the boneyard do not agree with the observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("these hands and this boneyard do not agree with what was observed")]
pub struct Disagrees;
