//! A cheat, who sees all bones. What it wins against an honest player shows how much hidden bones
//! are worth.

use crate::engine::{GameState, Move, Phase};
use crate::nestor::value;
use rand::{Rng, RngExt};

/// A player who sees all bones and plays out every move at random.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cheat {
    /// How often each move is played out.
    pub times: u16,
}

impl Cheat {
    /// The most times allowed. With more, a game would take hours.
    const MOST_TIMES: u16 = 10_000;

    /// The cheat of this name, `cheat:N`.
    pub(super) fn from_name(name: &str) -> Option<Cheat> {
        let times = name.strip_prefix("cheat:")?.parse().ok()?;
        (1..=Cheat::MOST_TIMES).contains(&times).then_some(Cheat { times })
    }

    /// The move after which the seat on turn gains most on the others, on average over random moves
    /// to the end of the hand.
    pub(super) fn choose(self, open: &GameState, chance: &mut impl Rng) -> Move {
        let mut gain = |step: Move| -> i32 {
            let ends = (0..self.times).map(|_| play_out(open.after(step), chance));
            ends.map(|end| value::lead(end.rules(), &end.scores(), open.to_move())).sum()
        };
        let rated = open.legal().iter().map(|step| (gain(step), step)).collect::<Vec<_>>();
        rated.into_iter().max_by_key(|&(gain, _)| gain).map_or(Move::Pass, |(_, step)| step)
    }
}

/// The end of the hand after random moves.
fn play_out(mut open: GameState, chance: &mut impl Rng) -> GameState {
    while open.phase() == Phase::Playing {
        open = open.after(open.legal().pick(chance.random()).unwrap_or(Move::Pass));
    }
    open
}
