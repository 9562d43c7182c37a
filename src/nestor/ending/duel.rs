//! Endings for two with few bones left, whose places are not known.
//!
//! In made-up worlds that are played as if they were open, a seat would choose differently in worlds that it cannot tell apart. Here each seat has one way to
//! choose for everything that it may know. The hands that both may hold, as everyone at the table knows them, are played against each other until neither seat
//! would rather have chosen differently.

use super::exact::{Worth, worth};
use super::regret::{Payoff, Regrets, Veiled};
use crate::engine::{Bone, Bones, Move, Observation, Phase, SEATS, Seat, World};
use crate::nestor::belief::ranges::{PossibleHand, range};
use crate::nestor::twins::without_twins;
use crate::nestor::{Candidate, value};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;

/// The most bones in both hands.
const MOST_LEFT: usize = 8;

/// The most bones left to draw. They may come in any order.
const MOST_TO_DRAW: usize = 3;

/// The most deals to play. If there are more, only some of the seat's possible hands are tried, as the other seat sees them.
const MOST_DEALS: usize = 3_000;
/// The fewest of these hands. With fewer, the other seat would know too well what the seat holds.
const FEWEST_OWN: usize = 8;

/// The most places in the tree of all deals.
const MOST_PLACES: usize = 40_000;

/// The number of rounds to play towards the equilibrium.
const ROUNDS: u32 = 30;

/// How far from the equilibrium the chances to win may be after these rounds.
pub(super) const ERROR: f64 = 0.002;

/// How likely each first move counts as chosen at least.
const TREMBLE: f64 = 0.05;

/// An ending on the way to its equilibrium.
pub struct Duel {
    seat: Seat,
    own: Bones,
    /// The moves to choose from.
    steps: Vec<Move>,
    /// The lead before the ending.
    lead: i32,
    /// All deals, and how likely they are. The first ones are in the tree.
    deals: Vec<(World, f64)>,
    added: usize,
    tree: Regrets<Known>,
    nodes: u64,
}

/// What a step of a duel has reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reached {
    /// Nothing yet. It goes on.
    Nothing,
    /// The equilibrium, as near as it is wanted.
    Balance,
    /// The most places that a duel may have. It is too large.
    Limit,
}

/// A seat, and a hash of its bones and of all that it saw since.
type Known = (Seat, u64);

impl Duel {
    /// The ending of a hand, if it is one and not too large.
    pub fn of(observation: &Observation) -> Option<Duel> {
        let (rules, seat) = (observation.rules(), observation.seat());
        let yard = observation.boneyard_len();
        let to_draw = if rules.draws { yard.saturating_sub(rules.reserve.into()) } else { 0 };
        let left = rules.all_seats().map(|seat| observation.hand_len(seat)).sum::<usize>();
        let steps = without_twins(observation.table(), &observation.legal());
        if rules.seats() != 2 || left > MOST_LEFT || to_draw > MOST_TO_DRAW || steps.len() < 2 {
            return None;
        }
        let table = observation.covered();
        let (own, others) = (range(&table, seat)?, range(&table, seat.next(2))?);
        let orders: usize = (0..to_draw).map(|drawn| yard - drawn).product();
        let own = thinned(own, observation.hand(), MOST_DEALS / (orders * others.len()).max(1))?;
        let deals: Vec<(World, f64)> = own.iter().flat_map(|&own| deals_with(&table, own, &others, to_draw)).collect();
        let lead = value::lead(rules, &observation.scores(), seat);
        let (own, tree) = (observation.hand(), Regrets::new(TREMBLE));
        let duel = Duel { seat, own, steps, lead, deals, added: 0, tree, nodes: 0 };
        // What is described may be impossible.
        let is_possible = duel.worlds().next().is_some_and(|(world, _)| Line::new(*world).steps() == duel.steps);
        is_possible.then_some(duel)
    }

    /// The number of places visited so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How far it is, from 0 to 1.
    pub fn progress(&self) -> f64 {
        f64::from(self.tree.rounds()) / f64::from(ROUNDS)
    }

    /// Goes on for about as long as this many moves in worlds take.
    pub fn run(&mut self, nodes: u64) -> Reached {
        let until = self.nodes.saturating_add(nodes.max(1));
        while self.nodes < until {
            let before = self.tree.size().2;
            if let Some((world, chance)) = self.deals.get(self.added) {
                self.tree.add(&Line::new(*world), *chance);
                self.added += 1;
                self.nodes += (self.tree.size().2 - before) as u64;
            } else if self.tree.rounds() < ROUNDS {
                self.tree.round();
                self.nodes += before as u64;
            } else {
                return Reached::Balance;
            }
            if self.tree.size().2 > MOST_PLACES {
                return Reached::Limit;
            }
        }
        Reached::Nothing
    }

    /// The worlds in which the seat holds what it does hold, and how likely they are.
    pub fn worlds(&self) -> impl Iterator<Item = &(World, f64)> {
        self.deals.iter().filter(|(world, _)| world.hand(self.seat) == self.own)
    }

    /// What the moves are worth. The first is the move that the equilibrium chooses most often, and the others follow by their chance to win. Choosing by its
    /// odds won no more in matches, and lost a bit more in small games.
    pub fn candidates(&self) -> Vec<Candidate> {
        let found = self.worlds().next().map(|(world, _)| self.tree.found(&Line::new(*world).known()));
        let sign = if self.seat == Seat::FIRST { 1.0 } else { -1.0 };
        let with_odds = |(&step, found): (&Move, Payoff)| {
            let (points, win) = (sign * found.lead - f64::from(self.lead), 0.5 + sign * (found.win - 0.5));
            (found.odds, Candidate { step, points, points_error: 0.0, win, win_error: 0.0 })
        };
        let mut weighed: Vec<(f64, Candidate)> =
            self.steps.iter().zip(found.unwrap_or_default()).map(with_odds).collect();
        weighed.sort_by(|(_, a), (_, b)| b.win.total_cmp(&a.win).then(b.points.total_cmp(&a.points)));
        let odds = |at: &usize| weighed[*at].0;
        let chosen = (0..weighed.len()).rev().max_by(|a, b| odds(a).total_cmp(&odds(b))).unwrap_or_default();
        weighed[..=chosen].rotate_right(1);
        weighed.into_iter().map(|(_, candidate)| candidate).collect()
    }
}

/// At most this many of the hands that a seat may hold, so chosen that each stands for about as many. The hand that it does hold is one of them.
fn thinned(mut range: Vec<PossibleHand>, own: Bones, most: usize) -> Option<Vec<PossibleHand>> {
    let held = range.iter().position(|(hand, _)| *hand == own)?;
    if range.len() <= most {
        return Some(range);
    }
    let held = range.swap_remove(held);
    let count = Some(most).filter(|&most| most >= FEWEST_OWN)? - 1;
    let each = range.iter().map(|(_, chance)| chance).sum::<f64>() / count as f64;
    let mut passed = -0.5 * each;
    let standing_for = range.into_iter().filter_map(|(hand, chance)| {
        passed += chance;
        let stands = (passed / each).max(0.0).ceil();
        passed -= stands * each;
        (stands > 0.0).then_some((hand, stands * each))
    });
    Some(std::iter::once(held).chain(standing_for).collect())
}

/// All deals in which the seat to move has this hand, and this many bones may be drawn.
fn deals_with(
    table: &Observation,
    (own, chance): PossibleHand,
    others: &[PossibleHand],
    to_draw: usize,
) -> Vec<(World, f64)> {
    let seat = table.seat();
    let mut deals = Vec::new();
    for &(other, likely) in others.iter().filter(|(other, _)| other.is_disjoint(own)) {
        let mut hands = [Bones::NONE; SEATS];
        (hands[seat.index()], hands[seat.next(2).index()]) = (own, other);
        let mut yard: Vec<Bone> = (table.unseen() - own - other).iter().collect();
        let mut orders = Vec::new();
        arrange(&mut yard, 0..to_draw, &mut orders);
        let each = chance * likely / orders.len() as f64;
        let worlds = orders.iter().filter_map(|yard| World::new(table, &hands, yard, [0; SEATS]).ok());
        deals.extend(worlds.map(|world| (world, each)));
    }
    deals
}

/// All ways to fill these places with the bones that are there or behind them.
pub fn arrange(bones: &mut Vec<Bone>, places: Range<usize>, orders: &mut Vec<Vec<Bone>>) {
    let Range { start: place, end } = places;
    if place == end {
        return orders.push(bones.clone());
    }
    for at in place..bones.len() {
        bones.swap(place, at);
        arrange(bones, place + 1..end, orders);
        bones.swap(place, at);
    }
}

/// A world on its way, with what each seat knows.
struct Line {
    world: World,
    views: [u64; 2],
}

impl Line {
    fn new(world: World) -> Line {
        Line { world, views: [Seat::FIRST, Seat::SECOND].map(|seat| hash(world.hand(seat))) }
    }

    fn steps(&self) -> Vec<Move> {
        without_twins(self.world.table(), &self.world.legal())
    }

    fn after(&self, step: Move) -> Line {
        let mut world = self.world;
        world.play(step);
        let drawn = |seat: Seat| world.hand(seat) - self.world.hand(seat);
        let view = |seat: Seat| hash((self.views[seat.index()], step, drawn(seat)));
        Line { world, views: [Seat::FIRST, Seat::SECOND].map(view) }
    }
}

fn hash(of: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

impl Veiled for Line {
    type Known = Known;

    fn worth(&self) -> Option<Worth> {
        (self.world.phase() != Phase::Playing).then(|| worth(&self.world, Seat::FIRST))
    }

    fn on_turn(&self) -> Seat {
        self.world.to_move()
    }

    fn known(&self) -> Known {
        (self.on_turn(), self.views[self.on_turn().index()])
    }

    fn next(&self) -> Vec<Line> {
        self.steps().into_iter().map(|step| self.after(step)).collect()
    }
}
