//! What the past of a hand tells about the bones that cannot be seen, and worlds made up from it.
//!
//! Every unseen bone lies in the boneyard or came into some hand, with the deal or with a draw, at a time that everybody saw pass. A seat that draws or
//! passes shows that nothing it holds then fits the open ends; so a bone that fits them can only have come to it later. A hand led with the heaviest
//! doublet shows that nobody was dealt a heavier one. What remains possible is as likely as any other, but for what the plays tell: a seat that left a
//! good score unplayed probably lacks the bone for it.
//!
//! The places where a bone may have come from are slots. A world is a way to share out the bones among the slots; from one such way the next is made by
//! exchanging bones, at random, as long as everything stays possible.

use super::below;
use crate::engine::bone::{BONES, Bone, Bones, BySeat, SEATS, Seat, Suits};
use crate::engine::deal::Lead;
use crate::engine::event::LeadReason;
use crate::engine::observe::{Observation, What};
use crate::engine::rules::Rules;
use crate::engine::table::Table;
use crate::engine::world::World;
use arrayvec::ArrayVec;
use rand::{Rng, RngExt};

/// A moment of the hand: the number of a deed. The deal is before the first.
type Moment = i16;

const DEAL: Moment = -1;
const NEVER: Moment = Moment::MAX;

/// Where a bone may have come from: a seat's share of the deal, one of its draws, or, for no seat, the boneyard where it still lies.
#[derive(Clone, Copy, Debug)]
struct Slot {
    seat: Option<Seat>,
    since: Moment,
}

/// A bone that some slot must hold: unseen until now, or played by another seat.
#[derive(Clone, Copy, Debug)]
struct Item {
    bone: Bone,
    /// When it was destroyed and went back to the boneyard, if it was.
    returned: Moment,
    /// Who has played it, and when.
    played: Option<(Seat, Moment)>,
}

impl Item {
    fn gone(&self) -> Moment {
        self.played.map_or(NEVER, |(_, when)| when)
    }
}

/// Something that a seat did which tells what it did not hold.
struct Sign {
    seat: Seat,
    when: Moment,
    kind: SignKind,
}

enum SignKind {
    /// It had nothing that fits these ends.
    Unable(Suits),
    /// It played this bone on this table for so many points, though it might have held a better one.
    Chose { table: Box<Table>, bone: Bone, points: u8 },
}

/// At most 28 bones are unseen or were played by others, and each seat may have destroyed one, which then counts twice.
const MOST: usize = BONES + SEATS;

/// How the unseen bones may lie, and one way in which they do.
pub(super) struct Belief<'a> {
    observation: &'a Observation,
    slots: ArrayVec<Slot, MOST>,
    items: ArrayVec<Item, MOST>,
    /// How likely it is that an item came from a slot, beside the others; nought where that is impossible.
    weights: Box<[[f32; MOST]; MOST]>,
    /// The item in each slot.
    held: ArrayVec<u8, MOST>,
    /// The slots of other seats, whose bones decide the world; the rest are the boneyard's.
    others: usize,
    counted: Counted,
}

/// The rules that count the doublets of a dealt hand, where there are any.
#[derive(Clone, Copy)]
struct Counted {
    most: usize,
    human_needs_one: bool,
}

impl<'a> Belief<'a> {
    /// What an observer may believe; with `reads_plays` also from what others chose to play.
    pub(super) fn new(observation: &'a Observation, reads_plays: bool) -> Belief<'a> {
        let slots = slots(observation);
        let items = items(observation);
        let signs = signs(observation, reads_plays);
        let mut weights = weigh(&items, &slots, |item, slot| {
            if possible(observation, item, slot) { likelihood(item, slot, &signs, observation.rules()) } else { 0.0 }
        });
        let held = first_match(&weights, slots.len()).unwrap_or_else(|| {
            // Somebody tells of a past that cannot be. Then nothing follows from it, but a choice can still be made.
            weights = weigh(&items, &slots, |item, slot| f32::from(u8::from(belongs(item, slot))));
            first_match(&weights, slots.len()).unwrap_or_default()
        });
        let others = slots.iter().filter(|slot| slot.seat.is_some()).count();
        let counted = Counted::new(observation.rules());
        Belief { observation, slots, items, weights, held, others, counted }
    }

    /// Makes up a world that agrees with everything seen.
    pub(super) fn sample(&mut self, chance: &mut impl Rng) -> World {
        self.mix(chance);
        let mut hands = [Bones::NONE; SEATS];
        hands[self.observation.seat().index()] = self.observation.hand();
        let mut boneyard = ArrayVec::<Bone, MOST>::new();
        for (slot, &item) in self.slots.iter().zip(&self.held) {
            let item = &self.items[usize::from(item)];
            match slot.seat {
                _ if item.played.is_some() => {}
                Some(seat) => hands[seat.index()].insert(item.bone),
                None => boneyard.push(item.bone),
            }
        }
        for last in (1..boneyard.len()).rev() {
            boneyard.swap(last, below(chance, last as u32 + 1));
        }
        let depths = self.depths(chance);
        World::new(self.observation, &hands, &boneyard, depths).expect("the slots are those of the observation")
    }

    fn depths(&self, chance: &mut impl Rng) -> BySeat<u16> {
        if self.observation.rules().firecrackers {
            std::array::from_fn(|_| chance.next_u32() as u16)
        } else {
            [0; SEATS]
        }
    }

    /// Exchanges bones between slots until nothing is left of how they lay before.
    fn mix(&mut self, chance: &mut impl Rng) {
        if self.others == 0 || self.slots.len() < 2 {
            return;
        }
        for _ in 0..4 * self.others {
            let a = below(chance, self.others as u32);
            let b = below(chance, self.slots.len() as u32);
            self.try_exchange(a, b, chance);
        }
    }

    fn try_exchange(&mut self, a: usize, b: usize, chance: &mut impl Rng) {
        let weight = |item: u8, slot: usize| self.weights[usize::from(item)][slot];
        let (in_a, in_b) = (self.held[a], self.held[b]);
        let after = weight(in_a, b) * weight(in_b, a);
        if after == 0.0 {
            return;
        }
        let before = weight(in_a, a) * weight(in_b, b);
        if after < before && chance.random::<f32>() * before >= after {
            return;
        }
        let broken = self.doublet_rules_broken();
        self.held.swap(a, b);
        if self.doublet_rules_broken() > broken {
            self.held.swap(a, b);
        }
    }

    /// By how many bones the dealt hands break the rules that count doublets.
    fn doublet_rules_broken(&self) -> usize {
        if !self.counted.matter() {
            return 0;
        }
        let mut doublets = [0; SEATS];
        for (slot, &item) in self.slots.iter().zip(&self.held) {
            if let (Some(seat), DEAL) = (slot.seat, slot.since) {
                doublets[seat.index()] += usize::from(self.items[usize::from(item)].bone.is_doublet());
            }
        }
        let others = self.observation.rules().all_seats().filter(|&seat| seat != self.observation.seat());
        others.map(|seat| self.counted.broken(seat, doublets[seat.index()])).sum()
    }
}

impl Counted {
    fn new(rules: &Rules) -> Counted {
        let most = rules.max_doublets.map_or(usize::MAX, usize::from);
        Counted { most, human_needs_one: rules.human_doublet }
    }

    const fn matter(self) -> bool {
        self.most < 7 || self.human_needs_one
    }

    fn broken(self, seat: Seat, doublets: usize) -> usize {
        let lacks = self.human_needs_one && seat == Seat::FIRST && doublets == 0;
        doublets.saturating_sub(self.most) + usize::from(lacks)
    }
}

/// The deeds with their moments.
fn deeds(observation: &Observation) -> impl Iterator<Item = (Moment, Seat, What)> + '_ {
    (0..).zip(observation.deeds()).map(|(when, deed)| (when, deed.seat, deed.what))
}

fn slots(observation: &Observation) -> ArrayVec<Slot, MOST> {
    let rules = observation.rules();
    let mut slots = ArrayVec::new();
    for seat in rules.all_seats().filter(|&seat| seat != observation.seat()) {
        let dealt = std::iter::repeat_n(DEAL, usize::from(rules.hand));
        let drawn = deeds(observation).filter(|(_, by, what)| *by == seat && matches!(what, What::Drew(_)));
        slots.extend(dealt.chain(drawn.map(|(when, ..)| when)).map(|since| Slot { seat: Some(seat), since }));
    }
    slots.extend(std::iter::repeat_n(Slot { seat: None, since: DEAL }, observation.boneyard_len()));
    slots
}

fn items(observation: &Observation) -> ArrayVec<Item, MOST> {
    let mut items = ArrayVec::new();
    let mut returned = [DEAL; BONES];
    for (when, seat, what) in deeds(observation) {
        match what {
            What::Played(bone, _) if seat != observation.seat() => {
                items.push(Item { bone, returned: returned[bone.index()], played: Some((seat, when)) });
            }
            What::Destroyed(bone) => returned[bone.index()] = when,
            _ => {}
        }
    }
    let unseen = observation.unseen().iter();
    items.extend(unseen.map(|bone| Item { bone, returned: returned[bone.index()], played: None }));
    items
}

/// The weight of every item in every slot.
fn weigh(items: &[Item], slots: &[Slot], weight: impl Fn(&Item, &Slot) -> f32) -> Box<[[f32; MOST]; MOST]> {
    let mut weights = Box::new([[0.0; MOST]; MOST]);
    for (row, item) in weights.iter_mut().zip(items) {
        for (place, slot) in row.iter_mut().zip(slots) {
            *place = weight(item, slot);
        }
    }
    weights
}

fn signs(observation: &Observation, reads_plays: bool) -> Vec<Sign> {
    let rules = observation.rules();
    let tables = if reads_plays { observation.past_tables() } else { Vec::new() };
    let mut signs = Vec::new();
    for ((when, seat, what), deed) in deeds(observation).zip(observation.deeds()) {
        if seat == observation.seat() {
            continue;
        }
        match what {
            What::Drew(_) if !rules.free_draw => signs.push(Sign { seat, when, kind: SignKind::Unable(deed.shows) }),
            What::Passed => signs.push(Sign { seat, when, kind: SignKind::Unable(deed.shows) }),
            What::Played(bone, end) if reads_plays && !is_forced_lead(observation, when) => {
                let table = Box::new(tables[when as usize]);
                let points = rules.points(table.count_with(bone, end));
                signs.push(Sign { seat, when, kind: SignKind::Chose { table, bone, points } });
            }
            _ => {}
        }
    }
    signs
}

fn is_forced_lead(observation: &Observation, when: Moment) -> bool {
    when == 0 && matches!(observation.lead(), Lead::Doublet | Lead::DoubletOf(_))
}

/// Whether a bone may have come from a slot, leaving aside what the seats did since.
fn possible(observation: &Observation, item: &Item, slot: &Slot) -> bool {
    let was_in_the_boneyard = item.returned == DEAL || item.returned < slot.since;
    let may_be_dealt = |seat| slot.since != DEAL || may_be_dealt(observation, item.bone, seat);
    belongs(item, slot) && slot.seat.is_none_or(|seat| was_in_the_boneyard && may_be_dealt(seat))
}

/// Whether a slot is one of the seat that played a bone, if any did, from before it was played.
fn belongs(item: &Item, slot: &Slot) -> bool {
    item.played.is_none_or(|(seat, when)| slot.seat == Some(seat) && slot.since < when)
}

/// Whether a seat may have been dealt a bone, given the doublet that the hand was led with.
fn may_be_dealt(observation: &Observation, bone: Bone, seat: Seat) -> bool {
    let Some(What::Played(lead, _)) = observation.deeds().first().map(|deed| deed.what) else {
        return true;
    };
    let decided_by_doublet = match observation.lead() {
        Lead::Doublet => observation.leader().1 == LeadReason::Doublet,
        Lead::DoubletOf(leader) => leader == seat,
        Lead::Lot | Lead::Seat(_) => false,
    };
    !(decided_by_doublet && bone.is_doublet() && bone > lead)
}

/// How well a bone in the hand of its slot's seat agrees with what that seat did while it held it; nought if it cannot be.
fn likelihood(item: &Item, slot: &Slot, signs: &[Sign], rules: &Rules) -> f32 {
    let Some(seat) = slot.seat else {
        return 1.0;
    };
    let while_held = |sign: &&Sign| sign.seat == seat && slot.since < sign.when && sign.when < item.gone();
    signs.iter().filter(while_held).map(|sign| sign.kind.likelihood(item.bone, rules)).product()
}

impl SignKind {
    /// How likely a seat does this that holds the bone, beside one that does not.
    fn likelihood(&self, bone: Bone, rules: &Rules) -> f32 {
        match self {
            SignKind::Unable(shows) => f32::from(u8::from(!Bones::fitting(*shows).contains(bone))),
            SignKind::Chose { table, bone: played, points } => {
                let ends = table.ends().filter(|(_, tip)| bone.has(tip.pips()));
                let scores = ends.map(|(end, _)| rules.points(table.count_with(bone, end)));
                match scores.max() {
                    None => 1.0,
                    Some(most) if most > *points => libm::expf(-0.2 * f32::from(most - points)).max(0.1),
                    Some(most) if most < *points => 1.0,
                    Some(_) if bone.is_doublet() && !played.is_doublet() => 0.7,
                    Some(_) => (0..bone.weight().saturating_sub(played.weight())).map(|_| 0.97_f32).product(),
                }
            }
        }
    }
}

/// Any way to share out the items among the slots in which everything is possible.
fn first_match(weights: &[[f32; MOST]; MOST], count: usize) -> Option<ArrayVec<u8, MOST>> {
    let mut holder: [Option<usize>; MOST] = [None; MOST];
    for item in 0..count {
        let mut tried = [false; MOST];
        place(item, weights, count, &mut holder, &mut tried);
    }
    holder[..count].iter().map(|item| item.map(|item| item as u8)).collect()
}

/// Finds a slot for an item, moving others to further slots where that makes room.
fn place(
    item: usize,
    weights: &[[f32; MOST]; MOST],
    count: usize,
    holder: &mut [Option<usize>; MOST],
    tried: &mut [bool; MOST],
) -> bool {
    for slot in 0..count {
        if weights[item][slot] == 0.0 || std::mem::replace(&mut tried[slot], true) {
            continue;
        }
        let free = match holder[slot] {
            None => true,
            Some(other) => place(other, weights, count, holder, tried),
        };
        if free {
            holder[slot] = Some(item);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::deal::Deal;
    use crate::engine::moves::Move;
    use crate::engine::rules::Preset;
    use crate::engine::state::Phase;
    use crate::session::Session;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    /// Shows every position of a hand of random moves in which there is something to choose.
    fn watch_hand(rules: Rules, number: u64, mut look: impl FnMut(&Session)) {
        let mut chance = ChaCha8Rng::seed_from_u64(number);
        let mut session = Session::new(rules).expect("named rules can be played");
        session.deal_number(number).expect("a hand may be dealt");
        while session.state().phase() == Phase::Playing {
            if session.state().legal().len() > 1 {
                look(&session);
            }
            let step = session.state().legal().pick(chance.next_u32()).expect("whoever is on turn can do something");
            session.play(step).expect("a legal move can be made");
        }
    }

    /// The deal that a way to share out the bones comes from.
    fn deal_behind(belief: &Belief<'_>, real: &Deal) -> Deal {
        let observation = belief.observation;
        let mut deal = Deal { hands: [Bones::NONE; SEATS], boneyard: ArrayVec::new(), ..real.clone() };
        deal.hands[observation.seat().index()] = observation.dealt();
        let mut drawn = [None; 128];
        let mut rest = ArrayVec::<Bone, MOST>::new();
        for (slot, &item) in belief.slots.iter().zip(&belief.held) {
            let bone = belief.items[usize::from(item)].bone;
            match slot.seat {
                None => rest.push(bone),
                Some(seat) if slot.since == DEAL => deal.hands[seat.index()].insert(bone),
                Some(_) => drawn[slot.since as usize] = Some(bone),
            }
        }
        for (when, _, what) in deeds(observation) {
            match what {
                What::Drew(Some(bone)) => deal.boneyard.push(bone),
                What::Drew(None) => deal.boneyard.push(drawn[when as usize].expect("every draw brought a bone")),
                _ => {}
            }
        }
        deal.boneyard.extend(rest);
        deal
    }

    /// Plays the moves of a hand again from another deal, as far as they can be.
    fn replayed(rules: Rules, deal: Deal, moves: &[Move]) -> Option<Session> {
        let mut session = Session::new(rules).ok()?;
        session.deal(deal).ok()?;
        moves.iter().try_for_each(|&step| session.play(step).map(|_| ())).ok()?;
        Some(session)
    }

    fn tables() -> impl Iterator<Item = Rules> {
        let named = Preset::ALL
            .into_iter()
            .flat_map(|preset| preset.players().filter_map(move |players| preset.rules(players)));
        // Where a firecracker's bone comes to lie is no part of a deal that could be read off the slots.
        named.filter(|rules| !rules.firecrackers)
    }

    #[test]
    fn every_sampled_past_is_one_in_which_all_that_was_seen_could_be_done() {
        let mut chance = ChaCha8Rng::seed_from_u64(1);
        for rules in tables() {
            for number in 0..12 {
                watch_hand(rules, number, |session| {
                    let observation = session.observe(session.state().to_move());
                    let hand = session.record().hands.last().expect("a hand was dealt");
                    let mut belief = Belief::new(&observation, number % 2 == 0);
                    for _ in 0..5 {
                        let world = belief.sample(&mut chance);
                        assert_eq!(world.observe(&observation), observation);
                        let again = replayed(rules, deal_behind(&belief, &hand.deal), &hand.moves);
                        let again = again.expect("the same moves can be made");
                        assert_eq!(again.observe(observation.seat()), observation);
                    }
                });
            }
        }
    }

    /// How often the other seat holds each bone in worlds that are found by dealing again and again until one agrees with all that was seen.
    fn by_dealing_again(session: &Session, observation: &Observation, chance: &mut ChaCha8Rng) -> Option<[f64; BONES]> {
        const WANTED: usize = 500;
        let rules = *observation.rules();
        let hand = session.record().hands.last()?;
        let own_draws: Vec<Bone> = observation
            .deeds()
            .iter()
            .filter_map(|deed| match deed.what {
                What::Drew(bone) => bone,
                _ => None,
            })
            .collect();
        let hidden: Vec<Bone> =
            (Bones::ALL - observation.dealt() - own_draws.iter().copied().collect()).iter().collect();
        let (mut held, mut found) = ([0.0; BONES], 0);
        for _ in 0..40_000 {
            let mut bones = hidden.clone();
            (1..bones.len()).rev().for_each(|last| bones.swap(last, below(chance, last as u32 + 1)));
            let mut deal = hand.deal.clone();
            let other = observation.seat().next(2);
            deal.hands[other.index()] = bones.drain(..usize::from(rules.hand)).collect();
            let mut own = own_draws.iter();
            deal.boneyard.clear();
            let mut bones = bones.into_iter();
            for (_, seat, what) in deeds(observation) {
                if matches!(what, What::Drew(_)) {
                    let bone = if seat == observation.seat() { own.next().copied() } else { bones.next() };
                    deal.boneyard.extend(bone);
                }
            }
            deal.boneyard.extend(bones);
            let Some(again) = replayed(rules, deal, &hand.moves) else { continue };
            for bone in again.state().reveal().hands[other.index()] {
                held[bone.index()] += 1.0 / WANTED as f64;
            }
            found += 1;
            if found == WANTED {
                return Some(held);
            }
        }
        None
    }

    #[test]
    fn bones_are_believed_to_lie_where_dealing_again_and_again_finds_them() {
        let mut chance = ChaCha8Rng::seed_from_u64(2);
        let mut compared = 0;
        for preset in [Preset::Draw, Preset::AllFives, Preset::AllFivesPalm, Preset::FiveUp] {
            let rules = preset.rules(2).expect("these games are for two");
            let mut looked = 0;
            for number in 0..25 {
                watch_hand(rules, number, |session| {
                    let observation = session.observe(session.state().to_move());
                    if looked == 2 || !tells_of_idleness(&observation) {
                        return;
                    }
                    if let Some(expected) = by_dealing_again(session, &observation, &mut chance) {
                        assert_agrees(&observation, &expected, &mut chance);
                        looked += 1;
                    }
                });
            }
            compared += looked;
        }
        assert!(compared >= 4, "only {compared} positions were compared");
    }

    /// Whether another seat has drawn or passed.
    fn tells_of_idleness(observation: &Observation) -> bool {
        let mut others = observation.deeds().iter().filter(|deed| deed.seat != observation.seat());
        others.any(|deed| matches!(deed.what, What::Drew(_) | What::Passed))
    }

    fn assert_agrees(observation: &Observation, expected: &[f64; BONES], chance: &mut ChaCha8Rng) {
        const WORLDS: usize = 6_000;
        let other = observation.seat().next(2);
        let mut belief = Belief::new(observation, false);
        let mut held = [0.0; BONES];
        for _ in 0..WORLDS {
            let world = belief.sample(chance);
            world.hand(other).iter().for_each(|bone| held[bone.index()] += 1.0 / WORLDS as f64);
        }
        for bone in Bone::all() {
            let (found, expected) = (held[bone.index()], expected[bone.index()]);
            assert!((found - expected).abs() < 0.09, "{bone} is held in {found} of the worlds, not {expected}");
            assert!(expected > 0.0 || found < 0.01, "{bone} cannot be held, but is in {found}");
        }
    }
}
