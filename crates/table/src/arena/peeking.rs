//! Whether a Nestor peeks. In hands that are over, everything that he could not see is exchanged, and he
//! chooses again. Whoever knows no hidden bone makes the same choice each time.

use crate::engine::world::set_up;
use crate::engine::{Deeds, GameState, Move, Observation, Seat};
use crate::nestor::{self, Exchanges, Level};
use crate::record::{KeptGame, Record, Replay, Replayed};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

/// His chance among moves that are equal to him is the same each time.
const CHANCE: u64 = 0;

/// What chooses on a seat of this level, with the whole state of the game in front of it.
pub type Mind = fn(&GameState, &Deeds, Seat, Level) -> Move;

/// A choice of a Nestor, and what he chose after the exchanges.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rechosen {
    /// The number of the hand, counting from one.
    pub hand: usize,
    /// The seat.
    pub seat: Seat,
    /// The number of the move in the hand, counting from one.
    pub number: usize,
    /// What he chooses there.
    pub step: Move,
    /// How often everything was exchanged.
    pub times: u32,
    /// How often he chose the same.
    pub same: u32,
}

/// Hands in which Nestors choose again.
pub struct Peeking {
    moments: Vec<Moment>,
    /// How often each choice is made again.
    times: u32,
    mind: Mind,
    chance: ChaCha8Rng,
}

/// A moment at which a Nestor had a choice.
struct Moment {
    hand: usize,
    level: Level,
    seen: Observation,
    /// The game as it was.
    state: Box<GameState>,
    deeds: Deeds,
    exchanges: Option<Exchanges>,
    chosen: Option<Rechosen>,
}

/// Nestor, who is given what his seat may know.
pub fn honest(state: &GameState, deeds: &Deeds, seat: Seat, level: Level) -> Move {
    let seen = Observation::new(state, deeds, seat);
    let mut chance = nestor::chance_of(&seen, CHANCE);
    nestor::choose(&seen, level, &mut chance).best
}

impl Peeking {
    /// The hands of a game, if a Nestor had a choice in them. `exchanges` are shared among all his choices.
    pub fn of(game: &KeptGame, exchanges: u32, mind: Mind) -> Option<Peeking> {
        let KeptGame { record, played } = game;
        let moments = moments(record, |seat| played.seating.level(seat))?;
        let times = exchanges.div_ceil(u32::try_from(moments.len()).ok()?.max(1));
        let chance = ChaCha8Rng::seed_from_u64(played.id.0);
        (!moments.is_empty()).then_some(Peeking { moments, times, mind, chance })
    }

    /// Makes one more choice. Returns whether all are made.
    pub fn step(&mut self) -> bool {
        let (times, mind) = (self.times, self.mind);
        let open = |moment: &&mut Moment| moment.chosen.as_ref().is_none_or(|chosen| chosen.times < times);
        let Some(moment) = self.moments.iter_mut().find(open) else { return true };
        let seat = moment.seen.seat();
        let Some(chosen) = &mut moment.chosen else {
            let step = mind(&moment.state, &moment.deeds, seat, moment.level);
            let number = moment.seen.deeds().len() + 1;
            moment.chosen = Some(Rechosen { hand: moment.hand, seat, number, step, times: 0, same: 0 });
            return false;
        };
        let exchanges = moment.exchanges.get_or_insert_with(|| Exchanges::new(moment.seen.clone()));
        let (state, deeds) = set_up(exchanges.next(&mut self.chance), &moment.seen);
        chosen.times += 1;
        chosen.same += u32::from(mind(&state, &deeds, seat, moment.level) == chosen.step);
        false
    }

    /// His choices so far.
    pub fn chosen(&self) -> Vec<Rechosen> {
        self.moments.iter().filter_map(|moment| moment.chosen.clone()).collect()
    }

    /// How much is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        let done: u32 =
            self.moments.iter().filter_map(|moment| moment.chosen.as_ref()).map(|chosen| chosen.times).sum();
        f64::from(done) / (f64::from(self.times) * self.moments.len() as f64)
    }
}

/// The moments at which a Nestor had a choice.
fn moments(record: &Record, level: impl Fn(Seat) -> Option<Level>) -> Option<Vec<Moment>> {
    let (mut deeds, mut found) = (Deeds::new(), Vec::new());
    let replayed = record.replay_with(|seen| match seen {
        Replay::Deal(..) => deeds.clear(),
        Replay::Move(Replayed { hand, step, before, .. }) => {
            let seat = before.to_move();
            if let Some(level) = level(seat)
                && !matches!(step, Move::Clock(..) | Move::Resign(_))
                && before.legal().len() > 1
            {
                let seen = Observation::new(before, &deeds, seat);
                let (state, deeds) = (Box::new(*before), deeds.clone());
                found.push(Moment { hand, level, seen, state, deeds, exchanges: None, chosen: None });
            }
            deeds.note(before, step);
        }
    });
    replayed.ok().map(|_| found)
}
