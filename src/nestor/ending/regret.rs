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

    /// The seat to move.
    fn on_turn(&self) -> Seat;

    /// What the seat to move knows.
    fn known(&self) -> Self::Known;

    /// The positions after each of its moves, in an order that depends only on what it knows.
    fn next(&self) -> Vec<Self>;
}

/// A place in the tree of all deals. The places below it follow it.
struct Place {
    /// The choice there, by its number, or [`OVER`] and the number of what the game is worth.
    known: u32,
    /// The place after all those below it.
    end: u32,
    /// Whether the move that leads here counts as chosen at least as often as [`TREMBLE`] says.
    trembles: bool,
}

/// How likely a move counts as chosen at least, if the other seat shall learn to answer it in any case.
const TREMBLE: f64 = 0.05;

/// How far a seat's own moves count at least as leading it somewhere, so that it also learns how to go on after moves that it would not choose.
const LEAST_REACH: f64 = 1e-9;

const OVER: u32 = 1 << 31;

/// A choice of a seat, the same in all places that it cannot tell apart.
struct Choice {
    seat: Seat,
    /// The last of its own moves on the way here, as a part of all moves. It is the same in all these places, because a seat forgets nothing.
    after: Option<u32>,
    /// Its moves, as a part of all moves.
    first: u32,
    count: u32,
}

/// A move of a choice.
#[derive(Clone, Copy, Default)]
struct Ways {
    odds: f64,
    /// How likely its own moves lead the seat here and on with this move.
    reach: f64,
    regret: f64,
    /// What this round adds to the regret.
    found: f64,
    /// The sum of the odds over all rounds.
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

/// How much of a chance to win a point is worth. It decides only between moves that win equally often.
const POINT: f64 = 1e-5;

/// A game of some deals on the way to its equilibrium.
pub struct Regrets<K> {
    places: Vec<Place>,
    /// The first place of each deal, and how likely the deal is.
    deals: Vec<(u32, f64)>,
    choices: Vec<Choice>,
    ways: Vec<Ways>,
    worths: Vec<Worth>,
    known: HashMap<K, u32>,
    /// The most places. The tree of a deal that would need more is cut off.
    most: usize,
    rounds: u32,
    /// The number of deals played in this round, first all of them for the one seat and then for the other.
    walked: usize,
}

impl<K: Eq + Hash> Regrets<K> {
    /// A game without deals, whose tree may have this many places.
    pub fn within(most: usize) -> Regrets<K> {
        let (places, deals, choices, ways, worths) = (vec![], vec![], vec![], vec![], vec![]);
        Regrets { places, deals, choices, ways, worths, known: HashMap::new(), most, rounds: 0, walked: 0 }
    }

    /// Whether the deals need more places than there may be. Then nothing can be learned from it.
    pub const fn is_too_large(&self) -> bool {
        self.places.len() > self.most
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
        if let Some(worth) = position.worth() {
            self.places.push(Place { known: OVER | self.worths.len() as u32, end: at as u32 + 1, trembles: false });
            return self.worths.push(worth);
        }
        let next = position.next();
        if let [only] = &next[..] {
            return self.grow(only, after);
        }
        let (seat, choices, ways) = (position.on_turn(), &mut self.choices, &mut self.ways);
        let known = *self.known.entry(position.known()).or_insert_with(|| {
            let (first, count) = (ways.len() as u32, next.len() as u32);
            choices.push(Choice { seat, after: after[seat.index()], first, count });
            ways.extend(next.iter().map(|_| Ways { odds: 1.0 / f64::from(count), ..Ways::default() }));
            choices.len() as u32 - 1
        });
        self.places.push(Place { known, end: 0, trembles: false });
        for (position, way) in next.iter().zip(self.choices[known as usize].first..) {
            after[seat.index()] = Some(way);
            self.grow(position, after);
        }
        self.places[at].end = self.places.len() as u32;
    }

    /// The number of deals, of choices that the seats can tell apart, and of places in the tree of all deals.
    pub const fn size(&self) -> (usize, usize, usize) {
        (self.deals.len(), self.choices.len(), self.places.len())
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
            for choice in self.choices.iter().filter(|choice| choice.seat == seat) {
                choice.learn(&mut self.ways, self.rounds + 1);
            }
        }
        if self.walked == 2 * all {
            (self.walked, self.rounds) = (0, self.rounds + 1);
        }
        self.places[first as usize].end as usize - first as usize
    }

    /// What a seat wins from a place, if the moves of the other lead there as likely as this.
    fn walk(&mut self, at: usize, seat: Seat, others: f64) -> f64 {
        let Place { known, end, .. } = self.places[at];
        if known >= OVER {
            return self.won(known, seat);
        }
        let choice = &self.choices[known as usize];
        let (is_own, ways) = (choice.seat == seat, choice.ways());
        let (mut next, mut won) = (at + 1, 0.0);
        for way in ways.clone() {
            let Place { known, end, trembles } = self.places[next];
            let odds = self.ways[way].odds;
            let chosen = if trembles { odds.max(TREMBLE) } else { odds };
            if is_own || chosen > 0.0 {
                let found = if known >= OVER {
                    self.won(known, seat)
                } else {
                    self.walk(next, seat, if is_own { others } else { others * chosen })
                };
                won += odds * found;
                if is_own {
                    self.ways[way].found += others * found;
                }
            }
            next = end as usize;
        }
        debug_assert_eq!(next, end as usize, "each move of the choice leads to a place");
        if is_own {
            self.ways[ways].iter_mut().for_each(|way| way.found -= others * won);
        }
        won
    }

    /// What a seat wins where it is over.
    fn won(&self, over: u32, seat: Seat) -> f64 {
        let Worth { win, lead } = self.worths[(over - OVER) as usize];
        let value = f64::from(win) + POINT * f64::from(lead);
        if seat == Seat::FIRST { value } else { 1.0 - value }
    }

    /// The odds of the moves where a seat knows this, in the order of the moves. They are empty if no deal leads there.
    pub fn odds(&self, known: &K) -> Vec<f64> {
        self.known.get(known).map_or_else(Vec::new, |&known| self.odds_at(known).collect())
    }

    fn odds_at(&self, known: u32) -> impl Iterator<Item = f64> + '_ {
        let ways = &self.ways[self.choices[known as usize].ways()];
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
            place = self.after(place, way);
            self.places[place as usize].trembles = true;
        }
        for below in self.below(place as usize).collect::<Vec<usize>>() {
            self.places[below].trembles = true;
        }
    }

    /// How likely a seat makes these choices from a deal on.
    pub fn likelihood(&self, deal: usize, chosen: &[(Seat, usize)], seat: Seat) -> f64 {
        let (mut place, mut likelihood) = (self.deals[deal].0, 1.0);
        for &(by, way) in chosen {
            let odds = self.odds_at(self.places[place as usize].known).nth(way).unwrap_or_default();
            likelihood *= if by == seat { odds } else { 1.0 };
            place = self.after(place, way);
        }
        likelihood
    }

    /// What the moves are worth in these places, which the seat to move cannot tell apart, if they are as likely as this.
    pub fn found(&self, places: &[(u32, f64)]) -> Vec<Payoff> {
        let Some(&(first, _)) = places.first() else { return Vec::new() };
        let odds = self.odds_at(self.places[first as usize].known);
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
        let end = self.places[at].end as usize;
        let inside = move |place: usize| Some(place).filter(|&place| place < end);
        std::iter::successors(inside(at + 1), move |&next| inside(self.places[next].end as usize))
    }

    /// The chance of the first seat to win from a place, and its lead, if both choose as they did on average.
    fn mean(&self, at: usize) -> [f64; 2] {
        let known = self.places[at].known;
        if known >= OVER {
            let Worth { win, lead } = self.worths[(known - OVER) as usize];
            return [f64::from(win), f64::from(lead)];
        }
        let mut mean = [0.0; 2];
        for (odds, below) in self.odds_at(known).zip(self.below(at)) {
            if odds > 0.0 {
                let [win, lead] = self.mean(below);
                mean = [mean[0] + odds * win, mean[1] + odds * lead];
            }
        }
        mean
    }
}

impl Choice {
    /// The places of its moves among all moves.
    fn ways(&self) -> Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }

    /// Takes up what this round found. It weighs as much as its number to the fifth power.
    fn learn(&self, ways: &mut [Ways], round: u32) {
        let (reach, round) = (self.after.map_or(1.0, |after| ways[after as usize].reach), f64::from(round));
        let weight = round * round * round * round * round;
        let ways = &mut ways[self.ways()];
        for way in &mut *ways {
            way.reach = reach * way.odds;
            way.total += weight * way.reach.max(LEAST_REACH * way.odds);
            way.regret = (way.regret + way.found).max(0.0);
            way.odds = (way.regret + way.found).max(0.0);
            way.found = 0.0;
        }
        let (all, count) = (ways.iter().map(|way| way.odds).sum::<f64>(), ways.len() as f64);
        for way in ways {
            way.odds = if all > 0.0 { way.odds / all } else { 1.0 / count };
        }
    }
}
