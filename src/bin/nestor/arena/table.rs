//! One deal, or one game's deals, played in every seating.

use super::player::Player;
use crate::failure::Failure;
use electrum_dominoes::engine::bone::{BySeat, SEATS, Seat, Side};
use electrum_dominoes::engine::rules::Rules;
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::session::{Session, deal_number};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::time::Instant;

/// How much of a game is played with a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Length {
    Hand,
    Game,
}

/// After so many hands a game that nobody has won is nobody's: some rules let two bad players go on for ever.
const MOST_HANDS: u16 = 1000;

/// How long decisions took, in nanoseconds.
pub(crate) type Timings = Vec<u64>;

/// What came of one deal in all seatings, as numbers of A and of B.
#[derive(Clone, Default, PartialEq, Debug)]
pub(crate) struct Sample {
    pub(crate) games: u32,
    pub(crate) hands: u32,
    pub(crate) won: [u32; 2],
    /// The points by which A gained on B.
    pub(crate) points: f64,
    pub(crate) decisions: [u64; 2],
    /// Who forfeited a game, and why.
    pub(crate) forfeits: Vec<(usize, String)>,
}

impl Sample {
    /// The games that A won, half of those that nobody won among them.
    pub(crate) fn won_by_a(&self) -> f64 {
        let nobodys = self.games - self.won[0] - self.won[1];
        f64::from(self.won[0]) + f64::from(nobodys) / 2.0
    }
}

/// What is played, and on which chances.
pub(crate) struct Table {
    rules: Rules,
    length: Length,
    seed: u64,
    /// Which player, 0 for A and 1 for B, sits where.
    seatings: Vec<BySeat<usize>>,
}

/// What chance is used for. Each use has a generator of its own with its own key, so that no player's chance tells anything of a deal.
#[derive(Clone, Copy)]
enum Use {
    Deals,
    Player { seating: usize, seat: Seat },
}

impl Table {
    pub(crate) fn new(rules: Rules, length: Length, seed: u64) -> Table {
        let seatings = if rules.sides() == 2 {
            vec![[0, 1, 0, 1], [1, 0, 1, 0]]
        } else {
            let alone = |own: Seat| std::array::from_fn(|seat| usize::from(seat != own.index()));
            rules.all_seats().map(alone).collect()
        };
        Table { rules, length, seed, seatings }
    }

    pub(crate) const fn rules(&self) -> &Rules {
        &self.rules
    }

    pub(crate) const fn length(&self) -> Length {
        self.length
    }

    pub(crate) const fn seed(&self) -> u64 {
        self.seed
    }

    /// In how many seatings a deal is played.
    pub(crate) const fn seatings(&self) -> usize {
        self.seatings.len()
    }

    /// Plays a deal in every seating.
    pub(crate) fn play_deal(
        &self,
        deal: u64,
        players: &mut [Player; 2],
        timings: &mut [Timings; 2],
    ) -> Result<Sample, Failure> {
        let game = self.chance(deal, Use::Deals).next_u64();
        let mut sample = Sample::default();
        for (seating, who) in self.seatings.iter().enumerate() {
            let player = |seat| self.chance(deal, Use::Player { seating, seat });
            let chances = std::array::from_fn(|seat| player(Seat::new(seat).unwrap_or(Seat::FIRST)));
            let mut sitting = Sitting { who, players, timings, chances, sample: &mut sample };
            sitting.play(self, game)?;
        }
        Ok(sample)
    }

    fn chance(&self, deal: u64, purpose: Use) -> ChaCha8Rng {
        let (tag, seating, seat) = match purpose {
            Use::Deals => (1, 0, 0),
            Use::Player { seating, seat } => (2, seating as u8, seat.index() as u8),
        };
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8..16].copy_from_slice(&deal.to_le_bytes());
        key[16..19].copy_from_slice(&[tag, seating, seat]);
        ChaCha8Rng::from_seed(key)
    }
}

/// One game in one seating.
struct Sitting<'a> {
    who: &'a BySeat<usize>,
    players: &'a mut [Player; 2],
    timings: &'a mut [Timings; 2],
    chances: [ChaCha8Rng; SEATS],
    sample: &'a mut Sample,
}

impl Sitting<'_> {
    fn play(&mut self, table: &Table, game: u64) -> Result<(), Failure> {
        let mut session = Session::new(table.rules).map_err(Failure::usage)?;
        let forfeit = self.play_hands(table.length, game, &mut session)?;
        self.sample.games += 1;
        self.sample.hands += session.record().hands.len() as u32;
        self.sample.points += self.points(&session);
        let winner = forfeit.map(|loser| 1 - loser).or_else(|| self.winner(table, &session));
        if let Some(winner) = winner {
            self.sample.won[winner] += 1;
        }
        Ok(())
    }

    /// Plays to the end, or until a player forfeits, which it then tells.
    fn play_hands(&mut self, length: Length, game: u64, session: &mut Session) -> Result<Option<usize>, Failure> {
        loop {
            match session.state().phase() {
                Phase::GameOver => return Ok(None),
                Phase::HandOver => {
                    let hand = session.state().hand_number();
                    if hand >= MOST_HANDS || hand > 0 && length == Length::Hand {
                        return Ok(None);
                    }
                    session.deal_number(deal_number(game, hand)).map_err(Failure::wrong)?;
                }
                Phase::Playing => {
                    let who = self.who[session.state().to_move().index()];
                    if let Err(why) = self.play_move(who, session) {
                        self.sample.forfeits.push((who, why));
                        return Ok(Some(who));
                    }
                }
            }
        }
    }

    /// Makes one move, asking for it if there is a choice.
    fn play_move(&mut self, who: usize, session: &mut Session) -> Result<(), String> {
        let moves = session.state().legal();
        if moves.len() == 1
            && let Some(only) = moves.nth(0)
        {
            return session.play(only).map(drop).map_err(|illegal| illegal.to_string());
        }
        let seat = session.state().to_move();
        let observation = session.observe(seat);
        let start = Instant::now();
        let answer = self.players[who].choose(&observation, &mut self.chances[seat.index()]);
        self.timings[who].push(start.elapsed().as_nanos() as u64);
        self.sample.decisions[who] += 1;
        let step = answer?;
        session.play(step).map(drop).map_err(|illegal| format!("{step} is illegal: {illegal}"))
    }

    /// The player of a side.
    fn player_of(&self, side: Side) -> usize {
        self.who[side.index()]
    }

    /// The points by which A gained on the mean of the other sides.
    fn points(&self, session: &Session) -> f64 {
        let state = session.state();
        let rules = state.rules();
        let mut sums = [0.0; 2];
        for side in rules.all_sides() {
            sums[self.player_of(side)] += f64::from(state.score(side));
        }
        sums[0] - sums[1] / (rules.sides() - 1) as f64
    }

    /// Who won the game or, where only a hand is played, who alone gained most in it.
    fn winner(&self, table: &Table, session: &Session) -> Option<usize> {
        let state = session.state();
        if let Some(result) = state.result() {
            return result.winner.map(|side| self.player_of(side));
        }
        if table.length == Length::Game {
            return None;
        }
        let most = table.rules.all_sides().map(|side| state.score(side)).max()?;
        let mut with_most = table.rules.all_sides().filter(|&side| state.score(side) == most);
        let first = with_most.next()?;
        with_most.next().is_none().then(|| self.player_of(first))
    }
}
