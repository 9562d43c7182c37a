//! Where the unseen bones and the bones that others played may have come from.

use super::{DEAL, When, deeds};
use arrayvec::ArrayVec;
use sight::Lead;
use sight::{Act, BONES, Bone, Bones, LeadReason, Observation, SEATS, Seat, Word};

/// All bones of a set may be unseen or played by others. Each seat may have destroyed one, which
/// then counts twice.
pub(super) const MOST: usize = BONES + SEATS;

// Every slot and every item has a bit.
const _: () = {
    assert!(u32::GREATEST.size() + SEATS <= u32::BITS as usize, "32 bits are not enough for a double six");
    assert!(u64::GREATEST.size() + SEATS <= u64::BITS as usize, "64 bits are not enough for a double nine");
    assert!(MOST <= u128::BITS as usize, "128 bits are not enough for the greatest set");
};

/// The bits of the slots or items for which this is true.
pub(super) fn bits_of<W: Word>(all: impl Iterator<Item = bool>) -> W {
    all.enumerate().filter(|(_, is)| *is).fold(W::NONE, |bits, (number, _)| bits | W::bit(number))
}

const NEVER: When = When::MAX;

/// A place where a bone may have come from: a seat's deal, one of its draws, or the boneyard, where
/// it still is. The boneyard has no seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    pub(super) seat: Option<Seat>,
    pub(super) since: When,
}

/// A bone that some slot must hold. It is still unseen, or another seat has played it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    pub(super) bone: Bone,
    /// When it was destroyed and went back to the boneyard, if it was.
    returned: When,
    pub(super) played: Option<(Seat, When)>,
}

/// A time at which a seat held nothing that fits these ends.
struct Idle {
    seat: Seat,
    when: When,
    /// The bones that it cannot have held.
    fitting: Bones,
}

/// The slots and the items, which are equally many, and which items may be in which slots.
pub(super) struct Whereabouts<W> {
    pub(super) slots: ArrayVec<Slot, MOST>,
    pub(super) items: ArrayVec<Item, MOST>,
    /// For every item, the slots where it may be, one bit each.
    may_lie: ArrayVec<W, MOST>,
}

impl Slot {
    /// Whether its item was in a seat's hand at some time, if it had not been played by then.
    pub(super) fn is_held_by(&self, seat: Seat, when: When) -> bool {
        self.seat == Some(seat) && self.since < when
    }
}

impl Item {
    /// The time when it was played, or `NEVER`.
    pub(super) fn gone(&self) -> When {
        self.played.map_or(NEVER, |(_, when)| when)
    }

    /// Whether the slot fits the play of the item. The same seat must have had the slot before it
    /// played the item.
    fn belongs(&self, slot: &Slot) -> bool {
        self.played.is_none_or(|(seat, when)| slot.is_held_by(seat, when))
    }
}

impl<W: Word> Whereabouts<W> {
    /// Works out what is possible after everything that an observer has seen. Returns it with one
    /// possible assignment, as the item in each slot.
    pub(super) fn of(observation: &Observation) -> (Whereabouts<W>, ArrayVec<u8, MOST>) {
        let idle = idle(observation);
        let possible = |item: &Item, slot: &Slot| possible(observation, &idle, item, slot);
        let whereabouts = Whereabouts::where_it_is(observation, possible);
        if let Some(held) = whereabouts.first_match() {
            return (whereabouts, held);
        }
        // The described history is impossible. Nothing follows from it, but a choice can still be
        // made.
        let whereabouts = Whereabouts::where_it_is(observation, Item::belongs);
        let held = whereabouts.first_match().unwrap_or_default();
        (whereabouts, held)
    }

    fn where_it_is(observation: &Observation, possible: impl Fn(&Item, &Slot) -> bool) -> Whereabouts<W> {
        let (slots, items) = (slots(observation), items(observation));
        let row = |item| bits_of(slots.iter().map(|slot| possible(item, slot)));
        Whereabouts { may_lie: items.iter().map(row).collect(), slots, items }
    }

    pub(super) fn may_lie(&self, item: u8, slot: usize) -> bool {
        self.may_lie[usize::from(item)].has(slot)
    }

    pub(super) fn bone(&self, item: u8) -> Bone {
        self.items[usize::from(item)].bone
    }

    /// Finds any possible assignment of the items to the slots.
    fn first_match(&self) -> Option<ArrayVec<u8, MOST>> {
        let mut holders = [None; MOST];
        for item in 0..self.items.len() {
            let mut tried = W::NONE;
            self.find_room(item as u8, &mut holders, &mut tried);
        }
        holders[..self.slots.len()].iter().copied().collect()
    }

    /// Finds a slot for an item. It moves other items if that makes room.
    fn find_room(&self, item: u8, holders: &mut [Option<u8>; MOST], tried: &mut W) -> bool {
        for slot in 0..self.slots.len() {
            if !self.may_lie(item, slot) || tried.has(slot) {
                continue;
            }
            *tried = *tried | W::bit(slot);
            if holders[slot].is_none_or(|other| self.find_room(other, holders, tried)) {
                holders[slot] = Some(item);
                return true;
            }
        }
        false
    }
}

/// Whether the bones of a seat are hidden. Those of the observing seat are if they are covered.
fn is_hidden(observation: &Observation, seat: Seat) -> bool {
    seat != observation.seat() || observation.is_covered()
}

fn slots(observation: &Observation) -> ArrayVec<Slot, MOST> {
    let rules = observation.rules();
    let mut slots = ArrayVec::new();
    for seat in rules.all_seats().filter(|&seat| is_hidden(observation, seat)) {
        let dealt = std::iter::repeat_n(DEAL, rules.dealt(seat == observation.leader().0));
        let drawn = deeds(observation).filter(|(_, by, what)| *by == seat && matches!(what, Act::Drew(_)));
        slots.extend(dealt.chain(drawn.map(|(when, ..)| when)).map(|since| Slot { seat: Some(seat), since }));
    }
    slots.extend(std::iter::repeat_n(Slot { seat: None, since: DEAL }, observation.public().boneyard_len()));
    slots
}

fn items(observation: &Observation) -> ArrayVec<Item, MOST> {
    let mut items = ArrayVec::new();
    let mut returned = [DEAL; BONES];
    for (when, seat, what) in deeds(observation) {
        match what {
            Act::Played(bone, _) if is_hidden(observation, seat) => {
                items.push(Item { bone, returned: returned[bone.index()], played: Some((seat, when)) });
            }
            Act::Destroyed(bone) => returned[bone.index()] = when,
            _ => {}
        }
    }
    let unseen = observation.unseen().iter();
    items.extend(unseen.map(|bone| Item { bone, returned: returned[bone.index()], played: None }));
    items
}

fn idle(observation: &Observation) -> Vec<Idle> {
    let shows_it = |what| match what {
        // If a seat may draw at any time, a draw shows nothing about its bones.
        Act::Drew(_) => !observation.rules().free_draw,
        Act::Passed => true,
        Act::Played(..) | Act::Destroyed(_) => false,
    };
    let others =
        (0..).zip(observation.deeds()).filter(|(_, deed)| is_hidden(observation, deed.seat) && shows_it(deed.act));
    others.map(|(when, deed)| Idle { seat: deed.seat, when, fitting: deed.fitting }).collect()
}

/// Whether an item may have come from a slot and stayed in the hand while its seat did what it did.
fn possible(observation: &Observation, idle: &[Idle], item: &Item, slot: &Slot) -> bool {
    let Some(seat) = slot.seat else {
        return item.played.is_none();
    };
    let was_in_the_boneyard = item.returned == DEAL || item.returned < slot.since;
    let may_be_dealt = slot.since != DEAL || may_be_dealt(observation, item.bone, seat);
    let mut while_held = idle.iter().filter(|idle| slot.is_held_by(idle.seat, idle.when) && idle.when < item.gone());
    item.belongs(slot)
        && was_in_the_boneyard
        && may_be_dealt
        && while_held.all(|idle| !idle.fitting.contains(item.bone))
}

/// Whether a seat may have been dealt a bone, given the rules and the doublet that the hand was led
/// with.
fn may_be_dealt(observation: &Observation, bone: Bone, seat: Seat) -> bool {
    if observation.rules().left_out().contains(bone) {
        return false;
    }
    let Some(Act::Played(lead, _)) = observation.deeds().first().map(|deed| deed.act) else {
        return true;
    };
    let decided = match observation.public().lead {
        Lead::Doublet => observation.leader().1 == LeadReason::Doublet,
        Lead::LowDoublet => observation.leader().1 == LeadReason::LowDoublet,
        Lead::ThreeTwo => observation.leader().1 == LeadReason::ThreeTwo,
        Lead::UpFrom(_) => matches!(observation.leader().1, LeadReason::Blank | LeadReason::EachDoublet),
        Lead::DoubletOf(leader) => leader == seat,
        Lead::Lot | Lead::Seat(_) => false,
    };
    let rank = |bone| observation.public().lead.rank(bone, observation.rules());
    !(decided && rank(bone) > rank(lead))
}
