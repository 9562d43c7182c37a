//! Equilibria of games with hidden bones, by counterfactual regret. Both seats play again and again, and move towards what they regret not to have played. This
//! is predictive CFR+. It never counts regret below zero, expects to regret the same again, and lets later rounds weigh more.

use super::exact::Worth;
use crate::engine::{BySeat, SEATS, Seat};
use std::collections::HashMap;
use std::hash::Hash;
use std::ops::Range;

/// A position of a game for two in which bones are hidden.
pub trait Veiled: Sized {
    /// What a seat knows where it chooses. It cannot tell apart positions in which it knows the same.
    type Known: Eq + Hash;

    /// What the game is worth for the first seat, once it is over.
    fn worth(&self) -> Option<Worth>;

    /// Whether both seats know everything, so that the rest can be solved.
    fn is_open(&self) -> bool {
        self.worth().is_some()
    }

    /// The seat to move.
    fn on_turn(&self) -> Seat;

    /// What the seat to move knows.
    fn known(&self) -> Self::Known;

    /// The positions after each of its moves, in an order that depends only on what it knows.
    fn next(&self) -> impl ExactSizeIterator<Item = Self>;
}

/// What a seat chooses from, as a part of all moves. It is the same in all places that the seat cannot tell apart.
#[derive(Clone, Copy)]
struct Fork {
    first: u32,
    count: u16,
    seat: Seat,
}

/// A place in the tree of all deals. The places below it follow it.
#[derive(Clone, Copy)]
enum Place {
    /// A seat chooses. The number is that of the place after all those below.
    Choosing(Fork, u32),
    Over(Worth),
}

/// How likely a move counts as chosen at least, if the other seat shall learn to answer it in any case.
const TREMBLE: f64 = 0.05;

/// How far a seat's own moves count at least as leading it somewhere, so that it also learns how to go on after moves that it would not choose.
const LEAST_REACH: f64 = 1e-9;

/// What a round needs of a move of a choice. It is read in every place, so it is small.
#[derive(Clone, Copy)]
struct Way {
    odds: f64,
    /// How likely it counts as chosen at least.
    least: f64,
    /// What this round adds to the regret.
    found: f64,
}

/// What all rounds have found out about a move of a choice.
#[derive(Clone, Copy, Default)]
struct Learned {
    /// How likely its own moves lead the seat here and on with this move.
    reach: f64,
    regret: f64,
    /// The sum of the odds.
    total: f64,
}

/// What a move of a choice is worth.
#[derive(Clone, Copy, Default, Debug)]
pub struct Payoff {
    /// How likely the equilibrium chooses it.
    pub odds: f64,
    /// The chance of the first seat to win after it.
    pub win: f64,
    /// The lead of the first seat at the end of the hand.
    pub lead: f64,
}

/// How many positions can be looked at in the time that a place takes.
const LOOKED: usize = 4;

/// How much of a chance to win a point is worth. It decides only between moves that win equally often.
const POINT: f64 = 1e-5;

/// A game of some deals on the way to its equilibrium.
pub struct Regrets<K> {
    places: Vec<Place>,
    /// The first place of each deal, and how likely the deal is.
    deals: Vec<(u32, f64)>,
    /// The choices, each with the last of its seat's own moves on the way there. It is the same in all places, because a seat forgets nothing.
    choices: Vec<(Fork, Option<u32>)>,
    ways: Vec<Way>,
    learned: Vec<Learned>,
    known: HashMap<K, Fork>,
    /// The number of positions looked at to solve what is open.
    looked: usize,
    /// The largest size. The tree of a deal that would need more is cut off.
    most: usize,
    rounds: u32,
    /// The number of deals played in this round, first all of them for the one seat and then for the other.
    walked: usize,
}

impl<K: Eq + Hash> Regrets<K> {
    /// A game without deals, whose tree may be this large.
    pub fn within(most: usize) -> Regrets<K> {
        let (places, deals, choices, ways, learned) = (vec![], vec![], vec![], vec![], vec![]);
        Regrets { places, deals, choices, ways, learned, known: HashMap::new(), looked: 0, most, rounds: 0, walked: 0 }
    }

    /// Whether the tree would have to be larger than it may be. Then nothing can be learned from it.
    pub const fn is_too_large(&self) -> bool {
        self.size() > self.most
    }

    /// Adds a deal, which is this likely compared with others.
    pub fn add(&mut self, position: &impl Veiled<Known = K>, chance: f64) {
        self.deals.push((self.places.len() as u32, chance));
        self.grow(position, [None; SEATS]);
    }

    /// Adds a position that comes after these last moves of each seat, and all that follow it.
    fn grow(&mut self, position: &impl Veiled<Known = K>, mut after: BySeat<Option<u32>>) {
        let at = self.places.len();
        if self.is_too_large() {
            return;
        }
        if position.is_open() {
            let worth = self.solve(position, Worth::WORST, Worth::BEST);
            return self.places.push(Place::Over(worth));
        }
        let (next, seat, ways) = (position.next(), position.on_turn(), &mut self.ways);
        let count = next.len();
        if count == 1 {
            return next.for_each(|only| self.grow(&only, after));
        }
        let fork = *self.known.entry(position.known()).or_insert_with(|| {
            let fork = Fork { first: ways.len() as u32, count: count as u16, seat };
            self.choices.push((fork, after[seat.index()]));
            ways.resize(ways.len() + count, Way { odds: 1.0 / count as f64, least: 0.0, found: 0.0 });
            self.learned.resize(ways.len(), Learned::default());
            fork
        });
        self.places.push(Place::Choosing(fork, 0));
        for (position, way) in next.zip(fork.first..) {
            after[seat.index()] = Some(way);
            self.grow(&position, after);
        }
        self.places[at] = Place::Choosing(fork, self.places.len() as u32);
    }

    /// What an open position is worth, somewhere between these bounds, if both seats play best.
    fn solve(&mut self, position: &impl Veiled, mut least: Worth, mut most: Worth) -> Worth {
        if let Some(worth) = position.worth() {
            return worth;
        }
        self.looked += 1;
        let is_first = position.on_turn() == Seat::FIRST;
        for next in position.next() {
            if least >= most || self.is_too_large() {
                break;
            }
            let found = self.solve(&next, least, most);
            if is_first && found > least {
                least = found;
            } else if !is_first && found < most {
                most = found;
            }
        }
        if is_first { least } else { most }
    }

    /// How large the tree is: the number of its places, and one for so many positions that were looked at as take as long.
    pub const fn size(&self) -> usize {
        self.places.len() + self.looked / LOOKED
    }

    /// The number of deals and of choices that the seats can tell apart.
    pub const fn counts(&self) -> [usize; 2] {
        [self.deals.len(), self.choices.len()]
    }

    /// The number of rounds played.
    pub const fn rounds(&self) -> u32 {
        self.rounds
    }

    /// Plays one more round.
    pub fn round(&mut self) {
        let before = self.rounds;
        while self.rounds == before {
            self.go_on();
        }
    }

    /// Goes on with a round by one deal for one of the seats, and returns the number of its places.
    pub fn go_on(&mut self) -> usize {
        let all = self.deals.len();
        let (seat, deal) =
            if self.walked < all { (Seat::FIRST, self.walked) } else { (Seat::SECOND, self.walked - all) };
        let (first, chance) = self.deals[deal];
        self.walk(first as usize, seat, chance);
        self.walked += 1;
        if deal + 1 == all {
            // A choice stands behind all from which a seat comes to it.
            for &(fork, after) in self.choices.iter().filter(|(fork, _)| fork.seat == seat) {
                let reach = after.map_or(1.0, |after| self.learned[after as usize].reach);
                learn(&mut self.ways[fork.ways()], &mut self.learned[fork.ways()], reach, self.rounds + 1);
            }
        }
        if self.walked == 2 * all {
            (self.walked, self.rounds) = (0, self.rounds + 1);
        }
        self.end(first as usize) - first as usize
    }

    /// What a seat wins from a place, if the moves of the other lead there as likely as this.
    fn walk(&mut self, at: usize, seat: Seat, others: f64) -> f64 {
        let (fork, end) = match self.places[at] {
            Place::Over(worth) => return won(worth, seat),
            Place::Choosing(fork, end) => (fork, end as usize),
        };
        let (is_own, ways) = (fork.seat == seat, fork.ways());
        let (mut next, mut won) = (at + 1, 0.0);
        for way in ways.clone() {
            let Way { odds, least, .. } = self.ways[way];
            let (found, end) = match self.places[next] {
                Place::Over(worth) => (self::won(worth, seat), next + 1),
                Place::Choosing(_, end) => {
                    let below = if is_own { others } else { others * odds.max(least) };
                    (if below > 0.0 { self.walk(next, seat, below) } else { 0.0 }, end as usize)
                }
            };
            won += odds * found;
            if is_own {
                self.ways[way].found += others * found;
            }
            next = end;
        }
        debug_assert_eq!(next, end, "each move of the choice leads to a place");
        if is_own {
            self.ways[ways].iter_mut().for_each(|way| way.found -= others * won);
        }
        won
    }

    /// The odds of the moves where a seat knows this, in the order of the moves. They are empty if no deal leads there.
    pub fn odds(&self, known: &K) -> Vec<f64> {
        self.known.get(known).map_or_else(Vec::new, |&fork| self.odds_of(fork).collect())
    }

    /// What there is to choose from in a place, which is nothing where it is over.
    fn fork(&self, place: u32) -> Fork {
        match self.places[place as usize] {
            Place::Choosing(fork, _) => fork,
            Place::Over(_) => Fork { first: 0, count: 0, seat: Seat::FIRST },
        }
    }

    fn odds_of(&self, fork: Fork) -> impl Iterator<Item = f64> + '_ {
        let ways = &self.learned[fork.ways()];
        let all: f64 = ways.iter().map(|way| way.total).sum();
        ways.iter().map(move |way| if all > 0.0 { way.total / all } else { 1.0 / ways.len() as f64 })
    }

    /// The place where a deal comes to after these moves of those that had a choice.
    pub fn place(&self, deal: usize, chosen: impl IntoIterator<Item = usize>) -> u32 {
        chosen.into_iter().fold(self.deals[deal].0, |place, way| self.after(place, way))
    }

    fn after(&self, place: u32, way: usize) -> u32 {
        self.below(place as usize).nth(way).map_or(place, |below| below as u32)
    }

    /// Lets the other seat learn to answer these moves from a deal on, even if they are hardly ever chosen, and all moves from where they lead.
    pub fn learn_to_answer(&mut self, deal: usize, chosen: impl IntoIterator<Item = usize>) {
        let mut place = self.deals[deal].0;
        for way in chosen {
            let first = self.fork(place).first as usize;
            self.ways[first + way].least = TREMBLE;
            place = self.after(place, way);
        }
        let open = self.fork(place).ways();
        self.ways[open].iter_mut().for_each(|way| way.least = TREMBLE);
    }

    /// How likely a seat makes these choices from a deal on.
    pub fn likelihood(&self, deal: usize, chosen: &[(Seat, usize)], seat: Seat) -> f64 {
        let (mut place, mut likelihood) = (self.deals[deal].0, 1.0);
        for &(by, way) in chosen {
            let odds = self.odds_of(self.fork(place)).nth(way).unwrap_or_default();
            likelihood *= if by == seat { odds } else { 1.0 };
            place = self.after(place, way);
        }
        likelihood
    }

    /// What the moves are worth in these places, which the seat to move cannot tell apart, if they are as likely as this.
    pub fn found(&self, places: &[(u32, f64)]) -> Vec<Payoff> {
        let Some(&(first, _)) = places.first() else { return Vec::new() };
        let odds = self.odds_of(self.fork(first));
        let mut found: Vec<Payoff> = odds.map(|odds| Payoff { odds, ..Payoff::default() }).collect();
        let all: f64 = places.iter().map(|(_, chance)| chance).sum();
        for &(place, chance) in places {
            for (found, below) in found.iter_mut().zip(self.below(place as usize)) {
                let [win, lead] = self.mean(below);
                found.win += chance / all * win;
                found.lead += chance / all * lead;
            }
        }
        found
    }

    /// The places after each move of a place.
    fn below(&self, at: usize) -> impl Iterator<Item = usize> + '_ {
        let end = self.end(at);
        let inside = move |place: usize| Some(place).filter(|&place| place < end);
        std::iter::successors(inside(at + 1), move |&next| inside(self.end(next)))
    }

    /// The place after a place and all those below it.
    fn end(&self, at: usize) -> usize {
        match self.places[at] {
            Place::Choosing(_, end) => end as usize,
            Place::Over(_) => at + 1,
        }
    }

    /// The chance of the first seat to win from a place, and its lead, if both choose as they did on average.
    fn mean(&self, at: usize) -> [f64; 2] {
        if let Place::Over(Worth { win, lead }) = self.places[at] {
            return [f64::from(win), f64::from(lead)];
        }
        let mut mean = [0.0; 2];
        for (odds, below) in self.odds_of(self.fork(at as u32)).zip(self.below(at)) {
            if odds > 0.0 {
                let [win, lead] = self.mean(below);
                mean = [mean[0] + odds * win, mean[1] + odds * lead];
            }
        }
        mean
    }
}

/// What a seat wins where it is over.
fn won(Worth { win, lead }: Worth, seat: Seat) -> f64 {
    let value = f64::from(win) + POINT * f64::from(lead);
    if seat == Seat::FIRST { value } else { 1.0 - value }
}

impl Fork {
    /// The places of its moves among all moves.
    fn ways(self) -> Range<usize> {
        self.first as usize..self.first as usize + usize::from(self.count)
    }
}

/// Takes up what this round found about the moves of a choice that its seat reaches as likely as this. It weighs as much as its number to the fifth power.
fn learn(ways: &mut [Way], learned: &mut [Learned], reach: f64, round: u32) {
    let weight = f64::from(round).powi(5);
    for (way, learned) in ways.iter_mut().zip(learned) {
        learned.reach = reach * way.odds;
        learned.total += weight * learned.reach.max(LEAST_REACH * way.odds);
        learned.regret = (learned.regret + way.found).max(0.0);
        way.odds = (learned.regret + way.found).max(0.0);
        way.found = 0.0;
    }
    let (all, count) = (ways.iter().map(|way| way.odds).sum::<f64>(), ways.len() as f64);
    for way in ways {
        way.odds = if all > 0.0 { way.odds / all } else { 1.0 / count };
    }
}
