//! A world: a full state that agrees with what an observer knows.

use super::observe::{Deeds, Observation};
use crate::engine::bone::{BONES, Bone, Bones, BySeat, SEATS, Seat, Side};
use crate::engine::moves::{Move, Moves};
use crate::engine::rules::Rules;
use crate::engine::state::{GameState, Phase};
use crate::engine::table::Table;
use std::fmt;

/// A possible state of the game: a full state that agrees with what an observer knows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct World(GameState);

impl World {
    /// The world with these hands, this boneyard (in drawing order) and these depths at which destroyed bones go into the boneyard.
    pub fn new(
        observation: &Observation,
        hands: &BySeat<Bones>,
        boneyard: &[Bone],
        depths: BySeat<u16>,
    ) -> Result<World, Disagrees> {
        if !agrees(observation, hands, boneyard) {
            return Err(Disagrees);
        }
        // The observation provides everything that the observer knows. The arguments provide the rest.
        let Observation {
            seat: _,
            rules,
            table,
            hand: _,
            hand_lens: _,
            boneyard_len,
            scores,
            seconds,
            hand_number,
            first_leader,
            lead,
            lead_reason,
            forced_lead: _,
            to_move,
            last_player,
            passes,
            fired,
            phase,
            end,
            deeds: _,
        } = observation;
        let mut yard = [Bone::doublet(0); BONES];
        for (place, &bone) in yard.iter_mut().zip(boneyard.iter().rev()) {
            *place = bone;
        }
        Ok(World(GameState {
            table: *table,
            hands: *hands,
            yard,
            scores: *scores,
            depths,
            rules: *rules,
            forced_lead: lead.forced_from(hands[to_move.index()]).filter(|_| table.is_empty()),
            hand_number: *hand_number,
            seconds: *seconds,
            yard_len: *boneyard_len,
            to_move: *to_move,
            first_leader: *first_leader,
            last_player: *last_player,
            passes: *passes,
            fired: *fired,
            lead: *lead,
            lead_reason: *lead_reason,
            phase: *phase,
            end: *end,
        }))
    }

    /// Deals out the unseen bones in this order. Each other seat, in the order of play, gets as many bones as it holds, and the rest form the boneyard.
    pub fn laid_out(observation: &Observation, mut unseen: &[Bone], depths: BySeat<u16>) -> Result<World, Disagrees> {
        let mut hands = [Bones::NONE; SEATS];
        for seat in observation.rules.all_seats() {
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

    /// Every legal move.
    pub fn legal(&self) -> Moves {
        self.0.legal()
    }

    /// Makes a move. The move must be legal. A build with debug assertions panics if it is not.
    pub fn play(&mut self, step: Move) {
        self.0.play_unchecked(step);
    }

    /// What a legal move scores at once.
    pub fn points_of(&self, step: Move) -> u8 {
        self.0.points_of(step)
    }

    /// The hand of a seat in this world.
    pub const fn hand(&self, seat: Seat) -> Bones {
        self.0.hands[seat.index()]
    }

    /// The bones on the table.
    pub const fn table(&self) -> &Table {
        &self.0.table
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &Rules {
        &self.0.rules
    }

    /// The score of a side.
    pub const fn score(&self, side: Side) -> i16 {
        self.0.score(side)
    }

    /// All scores.
    pub const fn scores(&self) -> BySeat<i16> {
        self.0.scores
    }

    /// Whose turn it is.
    pub const fn to_move(&self) -> Seat {
        self.0.to_move
    }

    /// Whether the hand is still being played.
    pub const fn phase(&self) -> Phase {
        self.0.phase
    }

    /// How many bones may still be drawn.
    pub const fn drawable(&self) -> usize {
        self.0.drawable()
    }

    /// The winner of the game once it is over, or `None` for a tie.
    pub fn winner(&self) -> Option<Side> {
        self.0.end.and_then(|(_, winner)| winner)
    }

    /// Turns this world into a game in progress: its state, and the deeds that the observer knows.
    pub fn set_up(self, observation: &Observation) -> (GameState, Deeds) {
        (self.0, Deeds(observation.deeds.clone()))
    }

    /// What the observer would know in this world. It can be compared with the observation that the world was made from.
    pub fn observe(&self, observation: &Observation) -> Observation {
        Observation::new(&self.0, &Deeds(observation.deeds.clone()), observation.seat)
    }
}

/// Whether these hands and this boneyard agree with an observation.
fn agrees(observation: &Observation, hands: &BySeat<Bones>, boneyard: &[Bone]) -> bool {
    let yard: Bones = boneyard.iter().copied().collect();
    let groups = || hands.iter().copied().chain([yard, observation.table.bones()]);
    let each_once = groups().map(Bones::len).sum::<usize>() == BONES && groups().collect::<Bones>() == Bones::ALL;
    let lens_agree = hands.iter().zip(observation.hand_lens).all(|(hand, len)| hand.len() == usize::from(len));
    let own_agrees = hands[observation.seat.index()] == observation.hand;
    let yard_agrees = boneyard.len() == yard.len() && yard.len() == observation.boneyard_len();
    each_once && lens_agree && own_agrees && yard_agrees
}

/// The hands and the boneyard do not agree with the observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Disagrees;

impl fmt::Display for Disagrees {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("these hands and this boneyard do not agree with what was observed")
    }
}

impl std::error::Error for Disagrees {}
