//! Which hands two seats may hold as far as everyone at the table knows, and how likely each is.
//!
//! Anyone at the table can work out the same. A seat that knows this knows what the other may think of its own hand.

use super::reading::Reading;
use super::whereabouts::Whereabouts;
use super::{Counted, DEAL, GREEDY, When, deeds, is_forced_lead};
use crate::engine::{Act, Bone, Bones, Observation, Seat};
use crate::nestor::policy::Manner;

/// The most hands of a seat to weigh.
const MOST_HANDS: usize = 1_200;

/// The most draws of a seat for which the ways in which its bones may have come are counted.
const MOST_DRAWS: usize = 10;

/// A hand, and how likely it is compared with others.
pub(in crate::nestor) type PossibleHand = (Bones, f64);

/// The hands that a seat may hold. `None` if there are too many to weigh, or if the hands of a deal depend on each other.
pub(in crate::nestor) fn range(table: &Observation, seat: Seat) -> Option<Vec<PossibleHand>> {
    debug_assert!(table.is_covered(), "the bones of both seats are hidden");
    let independent = !Counted::new(table.rules()).matter() && !table.rules().firecrackers;
    let arrivals = Arrivals::of(table, seat).filter(|_| independent)?;
    let (possible, len) = (arrivals.possible(), table.hand_len(seat));
    let count = (0..len).fold(1.0, |count, n| count * (possible.len() as f64 - n as f64) / (n as f64 + 1.0));
    if count > MOST_HANDS as f64 {
        return None;
    }
    let readings = readings(table, seat);
    let likely = |hand| (hand, arrivals.ways(hand) * likelihood(&readings, hand));
    Some(hands(possible, len).into_iter().map(likely).filter(|&(_, chance)| chance > 0.0).collect())
}

/// All hands of this many of these bones.
fn hands(bones: Bones, len: usize) -> Vec<Bones> {
    let Some(least) = len.checked_sub(1) else { return vec![Bones::NONE] };
    let mut left = bones;
    let mut all = Vec::new();
    for bone in bones {
        left -= Bones::of(bone);
        all.extend(hands(left, least).into_iter().map(|hand| hand | Bones::of(bone)));
    }
    all
}

/// How the bones of a seat may have come to it.
struct Arrivals {
    /// For every unplayed bone, whether it may have been dealt, and the draws with which it may have come, one bit each.
    unplayed: Vec<(Bone, Way)>,
    /// In how many ways the bones that it played may have come, for each set of draws that brought them.
    played: Vec<f64>,
}

#[derive(Clone, Copy)]
struct Way {
    dealt: bool,
    draws: u32,
}

impl Arrivals {
    fn of(table: &Observation, seat: Seat) -> Option<Arrivals> {
        let (whereabouts, _) = Whereabouts::of(table);
        let slots = || (0..).zip(&whereabouts.slots).filter(|(_, slot)| slot.seat == Some(seat));
        let draws: Vec<usize> = slots().filter(|(_, slot)| slot.since != DEAL).map(|(at, _)| at).collect();
        let deal = slots().find(|(_, slot)| slot.since == DEAL).map(|(at, _)| at);
        if draws.len() > MOST_DRAWS {
            return None;
        }
        let way = |item: u8| Way {
            dealt: deal.is_some_and(|deal| whereabouts.may_lie(item, deal)),
            draws: (0..).zip(&draws).map(|(n, &at)| u32::from(whereabouts.may_lie(item, at)) << n).sum(),
        };
        let mut arrivals = Arrivals { unplayed: Vec::new(), played: vec![0.0; 1 << draws.len()] };
        arrivals.played[0] = 1.0;
        for (n, item) in (0..).zip(&whereabouts.items) {
            match item.played {
                None => arrivals.unplayed.push((item.bone, way(n))),
                Some((by, _)) if by == seat => arrivals.played = way(n).after(&arrivals.played),
                Some(_) => {}
            }
        }
        Some(arrivals)
    }

    /// The bones that the seat may hold.
    fn possible(&self) -> Bones {
        self.unplayed.iter().filter(|(_, way)| way.dealt || way.draws != 0).map(|&(bone, _)| bone).collect()
    }

    /// In how many ways the seat may have come to hold this hand.
    fn ways(&self, hand: Bones) -> f64 {
        let held = self.unplayed.iter().filter(|(bone, _)| hand.contains(*bone));
        let all = held.fold(self.played.clone(), |ways, (_, way)| way.after(&ways));
        all.last().copied().unwrap_or_default()
    }
}

impl Way {
    /// The number of ways for each set of draws, after one more bone has come in this way.
    fn after(self, ways: &[f64]) -> Vec<f64> {
        let came = |draws: usize| {
            let dealt = if self.dealt { ways[draws] } else { 0.0 };
            let mut left = draws & self.draws as usize;
            let bits = std::iter::from_fn(|| {
                let bit = left & left.wrapping_neg();
                left ^= bit;
                (bit != 0).then_some(bit)
            });
            dealt + bits.map(|bit| ways[draws ^ bit]).sum::<f64>()
        };
        (0..ways.len()).map(came).collect()
    }
}

/// A choice of a seat, with the bones that it has played since.
struct Chosen {
    reading: Reading,
    since: Bones,
}

/// What a seat chose after its last draw. Before it, no one knows which of its bones it held already.
fn readings(table: &Observation, seat: Seat) -> Vec<Chosen> {
    let tables = table.past_tables();
    let own = || deeds(table).zip(&tables).filter(|((_, by, _), _)| *by == seat);
    let last_draw = own().filter(|((.., act), _)| matches!(act, Act::Drew(_))).map(|((when, ..), _)| when).last();
    let is_known = |when: When| last_draw.is_none_or(|draw| when > draw) && !is_forced_lead(table, when);
    let (mut since, mut choices) = (Bones::NONE, Vec::new());
    for ((when, _, act), before) in own().collect::<Vec<_>>().into_iter().rev() {
        let Act::Played(bone, end) = act else { continue };
        since.insert(bone);
        if is_known(when) {
            let reading = Reading::new(table.rules(), when, before, seat, bone, end);
            choices.push(Chosen { reading, since });
        }
    }
    choices
}

/// How likely a seat with this hand has chosen as it did, if it may play thoughtfully or for points alone.
fn likelihood(choices: &[Chosen], hand: Bones) -> f64 {
    let (mut greedy, mut thoughtful) = (GREEDY, 1.0 - GREEDY);
    for Chosen { reading, since } in choices {
        let likelihood = reading.likelihood(hand | *since);
        greedy *= f64::from(likelihood.of(Manner::Greedy));
        thoughtful *= f64::from(likelihood.of(Manner::Thoughtful));
    }
    greedy + thoughtful
}
