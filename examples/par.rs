//! Measures how fast Block with open hands is solved from the deal, beside a plain search, and how far other games are solved in about a second a deal.
//!
//! `cargo run --release --example par --no-default-features --features console`

use electrum_dominoes::arena::par::{Block, par};
use electrum_dominoes::engine::bone::{Bone, Bones, SEATS};
use electrum_dominoes::engine::deal::Deal;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::state::GameState;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Deals in a round, and rounds. The best round counts, which other programs disturb least.
const DEALS: u64 = 2000;
const ROUNDS: usize = 15;

/// About as many moves as a second allows, and the deals to try.
const MOVES: u64 = 3_000_000;
const TRIED: u64 = 40;

fn main() {
    let deals: Vec<GameState> = (0..DEALS).map(|number| dealt(Preset::Block, number)).collect();
    let blocks: Vec<Block> = deals.iter().map(|state| Block::of(state).expect("it is Block")).collect();
    let plains: Vec<Plain> = deals.iter().map(Plain::of).collect();
    println!(
        "Block from the deal, in microseconds: the best of {ROUNDS} rounds of {DEALS} deals, a plain search beside it"
    );
    let [mut fast, mut plain] = [[Duration::MAX; 2]; 2];
    for _ in 0..ROUNDS {
        fast[0] = fast[0].min(time(|| blocks.iter().map(|block| i64::from(block.winner())).sum()));
        plain[0] = plain[0].min(time(|| plains.iter().map(|plain| plain.solve(true)).sum()));
        fast[1] = fast[1].min(time(|| blocks.iter().map(|block| i64::from(block.points())).sum()));
        plain[1] = plain[1].min(time(|| plains.iter().map(|plain| plain.solve(false)).sum()));
    }
    let micros = |time: Duration| time.as_secs_f64() * 1e6 / DEALS as f64;
    println!("who wins    {:.2}, plain {:.2}", micros(fast[0]), micros(plain[0]));
    println!("the points  {:.2}, plain {:.2}", micros(fast[1]), micros(plain[1]));
    for (block, plain) in blocks.iter().zip(&plains) {
        assert_eq!(i64::from(block.points()), plain.solve(false), "both find the same");
    }
    println!("the seven doublets win {}", wins(Bones::DOUBLETS));
    println!("the seven sixes win {}", wins(Bones::suit(6)));
    println!("the seven blanks win {}", wins(Bones::suit(0)));
    for preset in [Preset::AllFives, Preset::Draw] {
        let mut solved = 0;
        let start = Instant::now();
        for number in 0..TRIED {
            solved += u32::from(par(&dealt(preset, number), MOVES).is_some());
        }
        let each = start.elapsed().as_secs_f64() / TRIED as f64;
        println!("{preset}: {solved} of {TRIED} deals solved in {MOVES} moves, {each:.2} s a deal");
    }
}

fn dealt(preset: Preset, number: u64) -> GameState {
    let rules = preset.rules(2).expect("a game for two");
    let mut state = GameState::new(rules).expect("it can be played");
    state.deal(&Deal::from_number(number, &rules, state.lead())).expect("a new game");
    state
}

fn time(run: impl FnOnce() -> i64) -> Duration {
    let start = Instant::now();
    black_box(run());
    start.elapsed()
}

/// How often a hand wins against all others, if the heaviest doublet leads.
fn wins(hand: Bones) -> String {
    let rules = Preset::Block.rules(2).expect("a game for two");
    let (mut deals, mut won) = (0, 0);
    for other in (!hand).subsets().filter(|other| other.len() == 7) {
        let mut hands = [Bones::NONE; SEATS];
        hands[..2].copy_from_slice(&[hand, other]);
        let boneyard = (!(hand | other)).iter().collect();
        let mut state = GameState::new(rules).expect("it can be played");
        state.deal(&Deal { number: None, lot: Vec::new(), hands, boneyard, depths: [0; SEATS] }).expect("a deal");
        let sign = if state.to_move().index() == 0 { 1 } else { -1 };
        won += u32::from(Block::of(&state).is_some_and(|block| block.winner() == sign));
        deals += 1;
    }
    format!("{:.2}% of {deals} deals", 100.0 * f64::from(won) / f64::from(deals))
}

/// A plain search with the usual bounds, over bits of bones.
struct Plain {
    hands: [u32; 2],
    leads: u32,
    /// The bones of each suit, and the pips of each bone.
    suits: [u32; 7],
    pips: [[u32; 2]; 28],
    winner: bool,
}

fn bits(bones: Bones) -> u32 {
    bones.iter().map(|bone| 1 << bone.index()).sum()
}

impl Plain {
    fn of(state: &GameState) -> Plain {
        let own = state.to_move().index();
        let hands = [own, 1 - own].map(|seat| bits(state.reveal().hands[seat]));
        let suits = std::array::from_fn(|suit| bits(Bones::suit(suit as u8)));
        let halves = |bone: Bone| [bone.high().into(), bone.low().into()];
        let pips = std::array::from_fn(|index| Bone::from_index(index).map_or([0; 2], halves));
        let leads = state.forced_lead().map_or(hands[0], |bone| 1 << bone.index());
        Plain { hands, leads, suits, pips, winner: false }
    }

    fn solve(&self, winner: bool) -> i64 {
        let plain = Plain { winner, ..*self };
        let mut best = -200;
        let mut leads = self.leads;
        while leads != 0 {
            let lead = leads.trailing_zeros() as usize;
            leads &= leads - 1;
            let rest = self.hands[0] & !(1 << lead);
            best = best.max(-plain.search([self.hands[1], rest], self.pips[lead], false, -200, -best));
        }
        best
    }

    fn weight(&self, mut bones: u32) -> i64 {
        let mut weight = 0;
        while bones != 0 {
            let [high, low] = self.pips[bones.trailing_zeros() as usize];
            weight += i64::from(high + low);
            bones &= bones - 1;
        }
        weight
    }

    fn search(&self, [own, other]: [u32; 2], [one, two]: [u32; 2], passed: bool, mut low: i64, high: i64) -> i64 {
        let mut best = i64::MIN;
        for (at, stays) in [(one, two), (two, one)] {
            let mut plays = own & self.suits[at as usize];
            while plays != 0 {
                let play = plays.trailing_zeros() as usize;
                plays &= plays - 1;
                let rest = own & !(1 << play);
                let [first, second] = self.pips[play];
                let found = match rest {
                    0 if self.winner => 1,
                    0 => self.weight(other),
                    _ => -self.search([other, rest], [first + second - at, stays], false, -high, -low),
                };
                best = best.max(found);
                low = low.max(found);
                if low >= high {
                    return best;
                }
            }
            if one == two {
                break;
            }
        }
        if best > i64::MIN {
            return best;
        }
        if !passed {
            return -self.search([other, own], [one, two], true, -high, -low);
        }
        let ahead = self.weight(other) - self.weight(own);
        if self.winner { ahead.signum() } else { ahead }
    }
}
