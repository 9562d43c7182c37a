//! Where an ending with hidden bones begins, and all deals with which it may have begun.
//!
//! What a seat has done in an ending tells the other something about its hand. What it tells depends on how the seat chooses, so an ending is weighed from where
//! it began and not from where it has come to.

use super::passage::{Passage, Since};
use super::regret::Regrets;
use crate::engine::bone::by_seat;
use crate::engine::{Act, Bone, Bones, Observation, SEATS, World};
use crate::nestor::belief::ranges::{PossibleHand, range};

/// The most bones in both hands.
const MOST_LEFT: usize = 8;

/// The most bones left to draw.
const MOST_TO_DRAW: usize = 3;

/// The most deals to play. If there are more, or their tree is too large, the ending is taken to begin later. If it cannot begin later, only some of the seat's
/// possible hands are tried, as the other seat sees them.
const MOST_DEALS: usize = 5_000;

/// The fewest of these hands. With fewer, the other seat would know too well what the seat holds.
const FEWEST_OWN: usize = 8;

/// The number of deals to try to see how large the tree will be, and the size after which that is clear.
const SAMPLES: usize = 8;
const ENOUGH: usize = 10_000;
/// The size at which so few deals are too large together, however few there are in all.
const TOO_MUCH: f64 = 40_000.0;

/// The most pairs of hands to go through.
const MOST_PAIRS: usize = 200_000;

/// The beginning of an ending.
pub(super) struct Beginning {
    /// All deals, and how likely they are.
    pub(super) deals: Vec<(World, f64)>,
    /// What may have become of those in which everything may have been done that was done since.
    pub(super) since: Vec<Since>,
}

impl Beginning {
    /// The earliest beginning from which the tree of all deals is at most this large, if the hand has come to an ending.
    pub(super) fn within(largest: usize, observation: &Observation) -> Option<Beginning> {
        let now = observation.deeds().len();
        (earliest(observation)?..=now).find_map(|deed| {
            let past =
                if deed == now { observation.clone() } else { observation.before(deed, observation.scores())? };
            let mut hands = Hands::of(&past)?;
            let least = if deed == now { FEWEST_OWN as f64 / hands.own.len() as f64 } else { 1.0 };
            let share = hands.share(largest, least.min(1.0))?;
            if share < 1.0 {
                let most = (hands.own.len() as f64 * share) as usize;
                hands.own = thinned(hands.own, past.hand(), most)?;
            }
            hands.beginning(observation, deed, past.hand())
        })
    }
}

/// The number of the first deed since which few bones are left.
fn earliest(observation: &Observation) -> Option<usize> {
    let rules = observation.rules();
    let mut left = rules.all_seats().map(|seat| observation.hand_len(seat)).sum::<usize>();
    let mut yard = observation.boneyard_len();
    let is_small = |left: usize, yard: usize| left <= MOST_LEFT && rules.drawable(yard) <= MOST_TO_DRAW;
    let mut first = None;
    for (at, deed) in observation.deeds().iter().enumerate().rev() {
        if !is_small(left, yard) {
            return first;
        }
        first = Some(at + 1);
        match deed.act {
            Act::Played(..) => left += 1,
            Act::Drew(_) => (left, yard) = (left - 1, yard + 1),
            Act::Passed => {}
            Act::Destroyed(_) => return first,
        }
    }
    if is_small(left, yard) { Some(0) } else { first }
}

/// The hands that two seats may have.
struct Hands {
    /// What everyone at the table knows.
    table: Observation,
    own: Vec<PossibleHand>,
    others: Vec<PossibleHand>,
}

impl Hands {
    fn of(past: &Observation) -> Option<Hands> {
        let (table, seat) = (past.covered(), past.seat());
        let (own, others) = (range(&table, seat)?, range(&table, seat.next(2))?);
        (own.len() * others.len() <= MOST_PAIRS).then_some(Hands { table, own, others })
    }

    /// The share of the deals that may be played if their tree may be this large, or more than 1 if all may. `None` if it is less than the least.
    fn share(&self, largest: usize, least: f64) -> Option<f64> {
        let pairs = |own: Bones| self.others.iter().filter(|(other, _)| other.is_disjoint(own)).count();
        let deals = self.own.iter().map(|&(own, _)| pairs(own)).sum::<usize>() as f64;
        // A few deals show how large the tree would be.
        let mut some = Regrets::within(((SAMPLES * largest) as f64 / (deals * least)).min(TOO_MUCH) as usize);
        for (at, &own) in self.own.iter().step_by(self.own.len().div_ceil(SAMPLES).max(1)).enumerate() {
            let others = &self.others[at * self.others.len() / SAMPLES..];
            let deal = deals_with(&self.table, own, others).next().filter(|_| some.size() < ENOUGH);
            if let Some((world, _)) = deal {
                some.add(&Passage::new(world), 1.0);
            }
        }
        let ([tried, _], size) = (some.counts(), some.size());
        let share = f64::min(MOST_DEALS as f64, largest as f64 * tried as f64 / size as f64) / deals;
        Some(share).filter(|&share| share >= least && !some.is_too_large())
    }

    /// The deals of these hands, with the hand that the seat holds.
    fn beginning(mut self, observation: &Observation, deed: usize, own: Bones) -> Option<Beginning> {
        let (deeds, scores) = (&observation.deeds()[deed..], observation.scores());
        let is_own = |world: World| world.hand(observation.seat()) == own;
        let since = |(deal, (world, _))| Since::of(deal, world, is_own(world)).follow(deeds);
        if deed < observation.deeds().len() {
            // What has been scored since is not known before it is played again.
            let own = self.deals().enumerate().filter(|&(_, (world, _))| is_own(world));
            let then = own.flat_map(since).next()?.passage.world.scores();
            self.table =
                observation.before(deed, by_seat(|seat| 2 * scores[seat.index()] - then[seat.index()]))?.covered();
        }
        let deals: Vec<(World, f64)> = self.deals().collect();
        let since: Vec<Since> = deals.iter().copied().enumerate().flat_map(since).collect();
        // What is described may be impossible.
        let first = since.iter().find(|since| since.is_possible)?;
        (first.passage.world.observe(observation) == *observation).then_some(Beginning { deals, since })
    }

    fn deals(&self) -> impl Iterator<Item = (World, f64)> {
        self.own.iter().flat_map(|&own| deals_with(&self.table, own, &self.others))
    }
}

/// At most this many of the hands that a seat may hold, so chosen that each stands for about as many. The hand that it does hold is one of them.
fn thinned(mut range: Vec<PossibleHand>, own: Bones, most: usize) -> Option<Vec<PossibleHand>> {
    let held = range.iter().position(|(hand, _)| *hand == own)?;
    if range.len() <= most {
        return Some(range);
    }
    let held = range.swap_remove(held);
    let count = most - 1;
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

/// All deals in which the seat has this hand. The order of the boneyard is left to chance.
fn deals_with(
    table: &Observation,
    (own, chance): PossibleHand,
    others: &[PossibleHand],
) -> impl Iterator<Item = (World, f64)> {
    let others = others.iter().filter(move |(other, _)| other.is_disjoint(own));
    others.filter_map(move |&(other, likely)| {
        let seat = table.seat();
        let mut hands = [Bones::NONE; SEATS];
        (hands[seat.index()], hands[seat.next(2).index()]) = (own, other);
        let yard: Vec<Bone> = (table.unseen() - own - other).iter().collect();
        Some((World::new(table, &hands, &yard, [0; SEATS]).ok()?, chance * likely))
    })
}
