//! What the history of a hand shows about the unseen bones. It makes up worlds from this.
//!
//! Every unseen bone is in the boneyard or came into a hand at a known time, with the deal or with
//! a draw. A seat that draws or passes shows that it holds nothing that fits the open ends. A bone
//! that fits them can only have come to it later. A hand led with the heaviest doublet shows that
//! no one was dealt a heavier one. `whereabouts` works out what remains possible. All possibilities
//! are equally likely, except for what the plays show, which is in `reading`. The meaning of a play
//! depends on whether a seat plays thoughtfully or for points alone, and this is estimated too.
//!
//! The places where a bone may have come from are slots. A world is one assignment of bones to
//! slots. The next world is made from it by exchanging bones at random, as long as everything stays
//! possible.

mod reading;
mod whereabouts;

use super::below;
use super::policy::{Manner, Manners};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt};
use reading::{Likelihood, Reading};
use sight::Lead;
use sight::shuffle::shuffle;
use sight::{Act, Bone, BoneBits, Bones, BySeat, Observation, Rules, SEATS, Seat, Word, World};
use whereabouts::{MOST, Whereabouts, bits_of};

/// A time in the hand, as the number of a deed. The deal is before the first deed.
type When = i16;

const DEAL: When = -1;

/// The chance that a seat plays for points alone, before it has played.
const GREEDY: f64 = 0.35;

/// The number of exchanges to try between one world and the next, for each slot of the other seats.
const MIXING: usize = 2;

/// The most exchanges to try beyond these while the dealt hands break the rules about doublets.
const MENDING: usize = 2000;

/// What is known about the unseen bones, and one possible arrangement of them.
pub(super) struct Belief<W: Word> {
    observation: Observation,
    whereabouts: Whereabouts<W>,
    held: ArrayVec<u8, MOST>,
    /// The number of slots of other seats. They come first, and the rest belong to the boneyard.
    others: usize,
    counted: Counted,
    evidence: Vec<Evidence<W>>,
    manners: Manners,
}

/// What a choice of another seat shows about the current arrangement.
struct Evidence<W> {
    reading: Reading<W>,
    /// The slots whose bones the seat had in hand, and the items that were not played by then, one
    /// bit each.
    slots: W,
    items: W,
    /// The hand that it chose from, and how likely its choice was.
    hand: BoneBits<W>,
    likelihood: Likelihood,
}

/// The rules about the number of doublets in a dealt hand, if any.
#[derive(Clone, Copy)]
struct Counted {
    /// The most in a hand, if it can have more.
    most: Option<usize>,
    /// The seat that is sure of a doublet.
    sure: Option<Seat>,
}

impl<W: Word> Belief<W> {
    /// What an observer may believe. With `reads_plays`, it also uses what the others chose to
    /// play.
    pub(super) fn new(observation: Observation, reads_plays: bool) -> Belief<W> {
        let (whereabouts, held) = Whereabouts::of(&observation);
        let evidence = if reads_plays { evidence(&observation, &whereabouts, &held) } else { Vec::new() };
        let others = whereabouts.slots.iter().filter(|slot| slot.seat.is_some()).count();
        let counted = Counted::new(observation.rules());
        Belief { observation, whereabouts, held, others, counted, evidence, manners: Manners::default() }
    }

    /// Makes up a world that agrees with everything seen, and the manners in which the others play
    /// in it.
    pub(super) fn sample(&mut self, chance: &mut impl Rng) -> (World<W>, Manners) {
        self.mix(chance);
        self.guess_manners(chance);
        (self.world(chance), self.manners)
    }

    fn world(&self, chance: &mut impl Rng) -> World<W> {
        let mut hands = [BoneBits::NONE; SEATS];
        hands[self.observation.seat().index()] = self.observation.hand().narrowed();
        let mut boneyard = ArrayVec::<Bone, MOST>::new();
        for (slot, &item) in self.whereabouts.slots.iter().zip(&self.held) {
            let item = &self.whereabouts.items[usize::from(item)];
            match slot.seat {
                _ if item.played.is_some() => {}
                Some(seat) => hands[seat.index()].insert(item.bone),
                None => boneyard.push(item.bone),
            }
        }
        shuffle(&mut boneyard, |len| below(chance, len as u32));
        let depths = self.depths(chance);
        World::new(&self.observation, &hands, &boneyard, depths).expect("the slots are those of the observation")
    }

    fn depths(&self, chance: &mut impl Rng) -> BySeat<u16> {
        if self.observation.rules().firecrackers {
            std::array::from_fn(|_| chance.next_u32() as u16)
        } else {
            [0; SEATS]
        }
    }

    /// Exchanges bones between slots until little is left of the previous arrangement.
    fn mix(&mut self, chance: &mut impl Rng) {
        if self.others == 0 || self.held.len() < 2 {
            return;
        }
        for _ in 0..MIXING * self.others {
            self.exchange(chance);
        }
        // The first arrangement may hold too many doublets in one hand. The exchanges mend that,
        // but sometimes not in time.
        for _ in 0..MENDING {
            if self.doublet_rules_broken() == 0 {
                break;
            }
            self.exchange(chance);
        }
    }

    fn exchange(&mut self, chance: &mut impl Rng) {
        let a = below(chance, self.others as u32);
        let b = below(chance, self.held.len() as u32);
        let (in_a, in_b) = (self.held[a], self.held[b]);
        if a == b || !self.whereabouts.may_lie(in_a, b) || !self.whereabouts.may_lie(in_b, a) {
            return;
        }
        let broken = self.doublet_rules_broken();
        self.held.swap(a, b);
        let keeps = self.doublet_rules_broken() <= broken && self.is_believed(a, b, chance);
        if !keeps {
            self.held.swap(a, b);
        }
    }

    /// Accepts an exchange at random, by how likely it makes what the others chose to play.
    fn is_believed(&mut self, a: usize, b: usize, chance: &mut impl Rng) -> bool {
        let mut after = ArrayVec::<(u8, BoneBits<W>, Likelihood), MOST>::new();
        let mut ratio = 1.0;
        for (n, choice) in (0..).zip(&self.evidence) {
            if choice.has(a) == choice.has(b) {
                continue;
            }
            let hand = choice.hand_with(&self.whereabouts, &self.held, a, b);
            let likelihood = choice.reading.likelihood(hand);
            let manner = self.manners[choice.reading.seat.index()];
            ratio *= likelihood.of(manner) / choice.likelihood.of(manner);
            after.push((n, hand, likelihood));
        }
        let passes = ratio >= 1.0 || chance.random::<f32>() < ratio;
        if passes {
            // By reference, because the list has room for more than it ever holds.
            for &(n, hand, likelihood) in &after {
                let choice = &mut self.evidence[usize::from(n)];
                (choice.hand, choice.likelihood) = (hand, likelihood);
            }
        }
        passes
    }

    /// Picks a manner of playing for each other seat, by how likely its plays are with the current
    /// arrangement.
    fn guess_manners(&mut self, chance: &mut impl Rng) {
        if self.evidence.is_empty() {
            return;
        }
        for seat in self.observation.rules().all_seats().filter(|&seat| seat != self.observation.seat()) {
            let [greedy, thoughtful] = self.odds(seat);
            let is_greedy = chance.random::<f64>() * (greedy + thoughtful) < greedy;
            self.manners[seat.index()] = if is_greedy { Manner::Greedy } else { Manner::Thoughtful };
        }
    }

    /// How likely a seat plays for points alone or thoughtfully, and then chooses as it did from
    /// the current arrangement.
    fn odds(&self, seat: Seat) -> [f64; 2] {
        let choices = || self.evidence.iter().filter(|choice| choice.reading.seat == seat);
        let odds = |manner| choices().map(|choice| f64::from(choice.likelihood.of(manner))).product::<f64>();
        [GREEDY * odds(Manner::Greedy), (1.0 - GREEDY) * odds(Manner::Thoughtful)]
    }

    /// The number of bones by which the dealt hands break the rules about doublets.
    fn doublet_rules_broken(&self) -> usize {
        if !self.counted.matter() {
            return 0;
        }
        let mut doublets = [0; SEATS];
        for (slot, &item) in self.whereabouts.slots.iter().zip(&self.held) {
            if let (Some(seat), DEAL) = (slot.seat, slot.since) {
                doublets[seat.index()] += usize::from(self.whereabouts.bone(item).is_doublet());
            }
        }
        let others = self.observation.rules().all_seats().filter(|&seat| seat != self.observation.seat());
        others.map(|seat| self.counted.broken(seat, doublets[seat.index()])).sum()
    }
}

impl Counted {
    fn new(rules: &Rules) -> Counted {
        let most = rules.max_doublets.map(usize::from).filter(|most| *most < rules.set.suit_size());
        Counted { most, sure: rules.sure_of_doublet() }
    }

    const fn matter(self) -> bool {
        self.most.is_some() || self.sure.is_some()
    }

    fn broken(self, seat: Seat, doublets: usize) -> usize {
        let lacks = self.sure == Some(seat) && doublets == 0;
        self.most.map_or(0, |most| doublets.saturating_sub(most)) + usize::from(lacks)
    }
}

impl<W: Word> Evidence<W> {
    fn new(reading: Reading<W>, whereabouts: &Whereabouts<W>, held: &[u8]) -> Evidence<W> {
        let slots = bits_of(whereabouts.slots.iter().map(|slot| slot.is_held_by(reading.seat, reading.when)));
        let items = bits_of(whereabouts.items.iter().map(|item| item.gone() >= reading.when));
        let mut evidence = Evidence { reading, slots, items, hand: BoneBits::NONE, likelihood: Likelihood::CERTAIN };
        let in_hand = (0..).zip(held).filter(|&(slot, &item)| evidence.has(slot) && evidence.is_there(item));
        evidence.hand = in_hand.map(|(_, &item)| whereabouts.bone(item)).collect();
        evidence.likelihood = evidence.reading.likelihood(evidence.hand);
        evidence
    }

    /// Whether the item in a slot was in the seat's hand, if it had not been played.
    fn has(&self, slot: usize) -> bool {
        self.slots.has(slot)
    }

    fn is_there(&self, item: u8) -> bool {
        self.items.has(item.into())
    }

    /// The hand that the seat chose from, after two slots have exchanged their items. Only one of
    /// the slots is its own.
    fn hand_with(&self, whereabouts: &Whereabouts<W>, held: &[u8], a: usize, b: usize) -> BoneBits<W> {
        let (own, other) = if self.has(a) { (a, b) } else { (b, a) };
        let in_hand = |slot: usize| {
            if self.is_there(held[slot]) { BoneBits::of(whereabouts.bone(held[slot])) } else { BoneBits::NONE }
        };
        (self.hand - in_hand(other)) | in_hand(own)
    }
}

fn evidence<W: Word>(observation: &Observation, whereabouts: &Whereabouts<W>, held: &[u8]) -> Vec<Evidence<W>> {
    let layouts = observation.past_layouts();
    let choices = deeds(observation).zip(&layouts).filter_map(|((when, seat, what), layout)| match what {
        Act::Played(bone, end) if seat != observation.seat() && !is_forced_lead(observation, when) => {
            let rules = observation.rules();
            // Before the lead there are only passes.
            let is_bound = layout.is_empty() && observation.public().binds_lead(when as u8);
            let allowed = if is_bound { Bones::DOUBLETS } else { rules.set.bones() };
            Some(Reading::new(rules, when, layout, allowed, seat, bone, end))
        }
        _ => None,
    });
    choices.map(|reading| Evidence::new(reading, whereabouts, held)).collect()
}

fn is_forced_lead(observation: &Observation, when: When) -> bool {
    when == 0 && (observation.public().lead.is_by_bones() || matches!(observation.public().lead, Lead::DoubletOf(_)))
}

fn deeds(observation: &Observation) -> impl Iterator<Item = (When, Seat, Act)> + '_ {
    (0..).zip(observation.deeds()).map(|(when, deed)| (when, deed.seat, deed.act))
}
