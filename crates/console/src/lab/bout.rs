//! Plays one deal, or one game's deals, in every seating.

use super::player::Contender;
use crate::arena::MOST_HANDS;
use crate::arena::luck::{Care, Telling};
use crate::engine::{BySeat, Phase, Rules, RulesError, SEATS, Seat, Side};
use crate::record::{Record, Session};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// How much is played with each deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// One hand.
    Hand,
    /// A whole game.
    Game,
}

/// The result of one deal in all seatings. Pairs of numbers are for A and B.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Sample {
    /// How many games were played, one in each seating.
    pub games: u32,
    /// How many hands were played in these games.
    pub hands: u32,
    /// The games won by each.
    pub won: [u32; 2],
    /// The points by which A was ahead of B.
    pub points: f64,
    /// For each game, A's result (1, 0.5 or 0) and its luck, if luck is measured.
    pub told: Vec<Fortune>,
    /// How often each was asked for a move.
    pub decisions: [u64; 2],
    /// The games that were forfeited.
    pub forfeits: Vec<Forfeit>,
    /// The games in the order of their seatings, if they are kept.
    pub records: Vec<Record>,
}

/// A's result and luck in one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fortune {
    /// The share of the game that it won.
    pub won: f64,
    /// The part of this share that came from deals and draws.
    pub luck: f64,
}

/// A game that a player lost by a faulty answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit {
    /// The player: 0 for A, 1 for B.
    pub player: usize,
    /// What was wrong with the answer.
    pub why: String,
}

impl Sample {
    /// The games that A won, counting a drawn game as half.
    pub fn won_by_a(&self) -> f64 {
        let nobodys = self.games - self.won[0] - self.won[1];
        f64::from(self.won[0]) + f64::from(nobodys) / 2.0
    }
}

/// What is played, and from which seed.
#[derive(Clone, Debug)]
pub struct Bout {
    rules: Rules,
    /// How much is played with each deal.
    pub length: Length,
    /// The seed of all chance.
    pub seed: u64,
    /// For each seating, the player on each seat: 0 for A, 1 for B.
    seatings: Vec<BySeat<usize>>,
    /// Whether the luck of deals and draws is measured in every game.
    pub tells_luck: bool,
    /// Whether the record of every game is kept.
    pub keeps_records: bool,
}

/// What chance is used for. Each use has its own generator with its own key, so that no player's
/// chance reveals anything about a deal.
#[derive(Clone, Copy)]
enum Use {
    Deals,
    Player { seating: usize, seat: Seat },
    Luck { seating: usize },
}

impl Bout {
    /// A match with these rules. The same seed gives the same deals, and gives the players the same
    /// chance.
    pub fn new(rules: Rules, length: Length, seed: u64) -> Result<Bout, RulesError> {
        rules.check()?;
        let seatings = if rules.sides() == 2 {
            vec![[0, 1, 0, 1], [1, 0, 1, 0]]
        } else {
            let alone = |own: Seat| std::array::from_fn(|seat| usize::from(seat != own.index()));
            rules.all_seats().map(alone).collect()
        };
        Ok(Bout { rules, length, seed, seatings, tells_luck: false, keeps_records: false })
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number of seatings for each deal. With two sides, each player gets the first seats once.
    /// Otherwise A sits alone on each seat in turn.
    pub const fn seatings(&self) -> usize {
        self.seatings.len()
    }

    /// Plays a deal in every seating.
    pub fn play_deal(&self, deal: u64, players: &mut [impl Contender; 2]) -> Sample {
        let game = self.chance(deal, Use::Deals).next_u64();
        let mut sample = Sample::default();
        for (seating, who) in self.seatings.iter().enumerate() {
            let player = |seat| self.chance(deal, Use::Player { seating, seat });
            let chances = std::array::from_fn(|seat| player(Seat::new(seat).unwrap_or(Seat::FIRST)));
            let session = Session::new(self.rules).expect("the rules were checked");
            let before = sample.won_by_a();
            let mut seated = Seated { who, players, chances, session, sample: &mut sample };
            seated.play(self.length, game);
            if self.keeps_records {
                seated.sample.records.push(seated.session.record().clone());
            }
            if self.tells_luck {
                let luck = seated.luck(self.chance(deal, Use::Luck { seating }));
                let won = sample.won_by_a() - before;
                sample.told.push(Fortune { won, luck });
            }
        }
        sample
    }

    fn chance(&self, deal: u64, purpose: Use) -> ChaCha8Rng {
        let (tag, seating, seat) = match purpose {
            Use::Deals => (1, 0, 0),
            Use::Player { seating, seat } => (2, seating as u8, seat.index() as u8),
            Use::Luck { seating } => (3, seating as u8, 0),
        };
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8..16].copy_from_slice(&deal.to_le_bytes());
        key[16..19].copy_from_slice(&[tag, seating, seat]);
        ChaCha8Rng::from_seed(key)
    }
}

/// One game in one seating.
struct Seated<'a, P> {
    who: &'a BySeat<usize>,
    players: &'a mut [P; 2],
    chances: [ChaCha8Rng; SEATS],
    session: Session,
    sample: &'a mut Sample,
}

impl<P: Contender> Seated<'_, P> {
    fn play(&mut self, length: Length, game: u64) {
        let forfeit = self.play_hands(length, game).err();
        self.sample.games += 1;
        self.sample.hands += self.session.record().hands.len() as u32;
        self.sample.points += self.points();
        let winner = forfeit.as_ref().map(|forfeit| 1 - forfeit.player).or_else(|| self.winner(length));
        if let Some(winner) = winner {
            self.sample.won[winner] += 1;
        }
        self.sample.forfeits.extend(forfeit);
    }

    /// Plays to the end, or until a player forfeits.
    fn play_hands(&mut self, length: Length, game: u64) -> Result<(), Forfeit> {
        loop {
            match self.session.state().phase() {
                Phase::GameOver => return Ok(()),
                Phase::HandOver => {
                    let hand = self.session.state().hand_number();
                    if hand >= MOST_HANDS || hand > 0 && length == Length::Hand {
                        return Ok(());
                    }
                    // The number of a game is drawn from all 64-bit numbers, so the deals that
                    // follow it belong to no other game.
                    let dealt = self.session.deal_number(game.wrapping_add(hand.into()));
                    dealt.expect("a new hand follows a finished one");
                }
                Phase::Playing => {
                    let player = self.who[self.session.state().to_move().index()];
                    self.play_move(player).map_err(|why| Forfeit { player, why })?;
                }
            }
        }
    }

    /// Makes one move. Asks the player if there is a choice.
    fn play_move(&mut self, player: usize) -> Result<(), String> {
        let moves = self.session.state().legal();
        if moves.len() == 1
            && let Some(only) = moves.nth(0)
        {
            return self.session.play(only).map(drop).map_err(|illegal| illegal.to_string());
        }
        let seat = self.session.state().to_move();
        let observation = self.session.observe(seat);
        self.sample.decisions[player] += 1;
        let (asked, chance) = (&mut self.players[player], &mut self.chances[seat.index()]);
        let step = match asked.cheat() {
            Some(cheat) => cheat.choose(self.session.state(), chance),
            None => asked.choose(&observation, chance)?,
        };
        self.session.play(step).map(drop).map_err(|illegal| format!("{step} is illegal: {illegal}"))
    }

    fn luck(&self, chance: ChaCha8Rng) -> f64 {
        let telling = Telling::new(self.session.record(), Care::MATCH, chance);
        let luck = telling.expect("a played game replays").finish();
        let of_a = self.session.state().rules().all_sides().filter(|&side| self.player_of(side) == 0);
        of_a.map(|side| luck.of(side)).sum()
    }

    fn player_of(&self, side: Side) -> usize {
        self.who[side.index()]
    }

    /// The points by which A is ahead of the mean of the other sides.
    fn points(&self) -> f64 {
        let state = self.session.state();
        let rules = state.rules();
        let mut sums = [0.0; 2];
        for side in rules.all_sides() {
            sums[self.player_of(side)] += f64::from(state.score(side));
        }
        sums[0] - sums[1] / (rules.sides() - 1) as f64
    }

    /// The winner of the game. If only a hand is played, the player who alone gained most in it.
    fn winner(&self, length: Length) -> Option<usize> {
        let state = self.session.state();
        if let Some(result) = state.result() {
            return result.winner.map(|side| self.player_of(side));
        }
        if length == Length::Game {
            return None;
        }
        let sides = || state.rules().all_sides();
        let most = sides().map(|side| state.score(side)).max()?;
        let mut with_most = sides().filter(|&side| state.score(side) == most);
        let first = with_most.next()?;
        with_most.next().is_none().then(|| self.player_of(first))
    }
}
