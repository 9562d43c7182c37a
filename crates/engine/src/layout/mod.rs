//! The bones on the table: a tree of bones, its open ends, and their count.
//!
//! A line with two ends, a cross around a spinner and Five-Up's branching tree all use one
//! structure. Every bone knows which of its places are joined, and the joint where it was played.
//! The open ends follow from this and from the spinners.

mod count;
mod joins;
mod joint;
mod opening;
mod tips;

pub use count::Sum;
pub use joins::Joins;
pub use joint::{End, Joint, Way};
pub use opening::Opening;

use super::bone::{Bone, BoneBits, Bones, BySeat, SEATS, Seat, Suits, Word};
use super::rules::Spinner;
use super::set::Set;
use tips::{Slots, Tips};

/// The most ends that can be open at once: two ends of the line, and two more for each spinner.
pub const MAX_ENDS: usize = 2 + 2 * Set::GREATEST_OF_TREES.suit_size();

/// The number of slots for ends. It is a power of two, so that a mask keeps an index in bounds.
const SLOTS: usize = MAX_ENDS.next_power_of_two();

/// The two sides of a doublet, as a set of places.
const SIDES: u8 = Way::West.bit() | Way::East.bit();

/// The bones as they lie on the table: the layout, in the words of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout<W: Word = u128> {
    spinners: Spinner,
    pub(super) tips: Tips,
    joins: Joins<W>,
    played: BySeat<BoneBits<W>>,
    count: u8,
    lead: Option<Bone>,
    /// The bone that arms are named from.
    spinner: Option<Bone>,
}

impl Layout {
    /// A layout without a bone.
    pub fn new(spinners: Spinner) -> Layout {
        Layout::empty(spinners)
    }

    /// The same layout in a word that has room for its bones.
    pub(super) fn narrowed<W: Word>(&self) -> Layout<W> {
        // Every field is named, so that none is forgotten.
        let Layout { spinners, tips, joins, played, count, lead, spinner } = *self;
        let (joins, played) = (joins.narrowed(), played.map(Bones::narrowed));
        Layout { spinners, tips, joins, played, count, lead, spinner }
    }
}

impl<W: Word> Layout<W> {
    /// A layout without a bone, in any word.
    pub(super) fn empty(spinners: Spinner) -> Layout<W> {
        Layout {
            spinners,
            tips: Tips::new(),
            joins: Joins::new(),
            played: [BoneBits::NONE; SEATS],
            count: 0,
            lead: None,
            spinner: None,
        }
    }

    /// Whether no bone has been led yet.
    pub const fn is_empty(&self) -> bool {
        self.lead.is_none()
    }

    /// The first bone of the hand that is still on the table.
    pub const fn lead(&self) -> Option<Bone> {
        self.lead
    }

    /// The doublet that arms are named from, if only the first doublet is a spinner.
    pub const fn spinner(&self) -> Option<Bone> {
        self.spinner
    }

    /// Whether a bone is a spinner, whose two ends may be built on.
    pub fn is_spinner(&self, bone: Bone) -> bool {
        if self.spinners == Spinner::Every { bone.is_doublet() } else { self.spinner == Some(bone) }
    }

    /// How the bones are joined.
    pub const fn joins(&self) -> &Joins<W> {
        &self.joins
    }

    /// All bones on the table.
    pub fn bones(&self) -> BoneBits<W> {
        let [a, b, c, d] = self.played;
        a | b | c | d
    }

    /// The bones on the table that a seat has played.
    pub const fn played_by(&self, seat: Seat) -> BoneBits<W> {
        self.played[seat.index()]
    }

    /// The open joint at the end of an arm. It belongs to the arm's last bone.
    pub fn tip(&self, arm: Way) -> Option<Joint> {
        (self.spinners.has_arms() && self.tips.is_open(arm.index())).then(|| self.tips.at[arm.index()])
    }

    /// The open ends and their joints.
    pub fn ends(&self) -> impl Iterator<Item = (End, Joint)> + '_ {
        self.live().map(|slot| (self.end(slot), self.tips.at[slot]))
    }

    /// The ends where a bone may go, with all bones that fit there. In an empty layout it is that
    /// of the lead.
    pub fn fits(&self) -> impl Iterator<Item = (End, BoneBits<W>)> + '_ {
        self.takers().map(|slot| (self.end(slot), self.fitting_in(slot)))
    }

    /// The slots of these ends. Where halves add up to seven, those for turned matadors follow the
    /// two of the line.
    #[inline]
    fn takers(&self) -> Slots {
        match self.spinners {
            _ if self.is_empty() => Slots(u32::from(Way::East.bit())),
            Spinner::Sevens => Slots(0b1111),
            _ => self.live(),
        }
    }

    /// The bones that fit in each slot, four slots at a time. None fit in a slot without an end.
    #[inline(always)]
    pub(super) fn fours(&self) -> Fours<'_, W> {
        Fours { layout: self, slot: 0, end: if self.spinners.has_arms() { 4 } else { 4 * self.tips.fours() } }
    }

    /// The bones that fit in four slots from this one on.
    #[inline]
    fn fitting_from(&self, slot: usize) -> [BoneBits<W>; 4] {
        match self.spinners {
            Spinner::Sevens | Spinner::Cross | Spinner::Maltese | Spinner::MalteseFour => self.fitting_one_by_one(),
            _ => std::array::from_fn(|at| self.tips.at[(slot + at) & (SLOTS - 1)].fitting()),
        }
    }

    /// The same for the slots of a line or a cross, where the tips alone do not decide it.
    fn fitting_one_by_one(&self) -> [BoneBits<W>; 4] {
        let mut fitting = [BoneBits::NONE; 4];
        self.takers().for_each(|slot| fitting[slot] = self.fitting_in(slot));
        fitting
    }

    /// All bones that fit the end in one of these slots.
    #[inline]
    fn fitting_in(&self, slot: usize) -> BoneBits<W> {
        let tip = self.tips.at[slot];
        match self.spinners {
            Spinner::Sevens if slot >= 2 => BoneBits::TURNABLE,
            Spinner::Sevens if tip != Joint::LEAD => BoneBits::making_seven(tip.pips()),
            spinner if spinner.is_maltese() && tip != Joint::LEAD && self.needs_doublet(tip) => {
                BoneBits::of(Bone::doublet(tip.pips()))
            }
            _ => tip.fitting(),
        }
    }

    /// All bones that fit an open end, whichever set they are of.
    #[inline]
    pub fn fitting(&self) -> BoneBits<W> {
        let mut fitting = BoneBits::NONE;
        for (_, [one, two, three, four]) in self.fours() {
            fitting |= one | two | three | four;
        }
        if self.is_empty() { BoneBits::NONE } else { fitting }
    }

    /// Whether nothing but its doublet fits this open end. It is so at the first bone of each arm
    /// of a Maltese cross (R47).
    pub fn needs_doublet(&self, tip: Joint) -> bool {
        let joins = |one: Bone, other: Bone| self.joins.host(one).is_some_and(|host| host.bone() == other);
        let begins = |middle| joins(tip.bone(), middle) || joins(middle, tip.bone());
        self.spinners.is_maltese() && !tip.bone().is_doublet() && self.spinner.is_some_and(begins)
    }

    /// The slots that a bone may go to now. While a cross is being built, only those on its doublet
    /// are open (R46), and then, where all arms wait for each other, those that need a doublet (R47).
    #[inline]
    fn live(&self) -> Slots {
        match self.spinner {
            Some(middle) if self.spinners.is_cross() && self.joins.len(middle) < 4 => {
                self.slots_where(|tip| tip.bone() == middle)
            }
            Some(_) if self.spinners == Spinner::MalteseFour => {
                let waiting = self.slots_where(|tip| self.needs_doublet(tip));
                if waiting.is_empty() { self.tips.slots() } else { waiting }
            }
            _ => self.tips.slots(),
        }
    }

    /// The open slots of such tips.
    fn slots_where(&self, is_such: impl Fn(Joint) -> bool) -> Slots {
        let such = self.tips.slots().filter(|&slot| is_such(self.tips.at[slot]));
        Slots(such.fold(0, |slots, slot| slots | 1 << slot))
    }

    /// The joint of an end, if the end is open.
    pub fn joint(&self, end: End) -> Option<Joint> {
        self.slot(end).map(|slot| self.tips.at[slot])
    }

    /// The suits that the open ends show or ask for, each of which fits with all its bones.
    pub fn shows(&self) -> Suits {
        let tips = self.live().map(|slot| self.tips.at[slot]).filter(|&tip| !self.needs_doublet(tip));
        match self.spinners {
            Spinner::Sevens => tips.filter(|tip| tip.pips() > 0).map(|tip| 7 - tip.pips()).collect(),
            _ => tips.map(Joint::pips).collect(),
        }
    }

    /// The name of the end in a slot.
    pub(super) fn end(&self, slot: usize) -> End {
        match self.spinners {
            Spinner::Every if !self.is_empty() => End::Joint(self.tips.at[slot]),
            Spinner::Sevens if slot >= 2 => End::Turned(Way::from_bits(slot as u8 - 2)),
            _ => End::Arm(Way::from_bits(slot as u8)),
        }
    }

    /// The slot of an open end.
    #[inline]
    pub(super) fn slot(&self, end: End) -> Option<usize> {
        match end {
            End::Turned(arm) => self.slot(End::Arm(arm)).filter(|_| self.spinners.adds_to_seven()),
            End::Arm(arm) => (self.spinners.has_arms() && self.live().contains(arm.index())).then_some(arm.index()),
            End::Joint(joint) => (!self.spinners.has_arms()).then(|| self.tips.slot_of(joint)).flatten(),
        }
    }

    /// Whether two open ends are equivalent for the rest of a hand. They are if they are the two
    /// sides or the two ends of one doublet, or if they are on two plain bones and show the same
    /// pips. Only a firecracker could expose the bones behind those.
    pub fn is_alike(&self, one: End, other: End) -> bool {
        if matches!(one, End::Turned(_)) != matches!(other, End::Turned(_)) {
            return false;
        }
        let (Some(one), Some(other)) = (self.joint(one), self.joint(other)) else { return false };
        if one.bone() == other.bone() {
            return one.bone().is_doublet() && one.way().opposite() == other.way();
        }
        let alike = one.pips() == other.pips() && self.needs_doublet(one) == self.needs_doublet(other);
        alike && !one.bone().is_doublet() && !other.bone().is_doublet()
    }

    /// The bones that can be destroyed. They are at an open end, are joined to exactly one bone,
    /// and are not spinners (R28).
    pub fn end_bones(&self) -> BoneBits<W> {
        self.tips
            .slots()
            .map(|slot| self.tips.at[slot].bone())
            .filter(|&bone| self.joins.len(bone) == 1 && !self.is_spinner(bone))
            .collect()
    }

    /// Plays a bone on an open end, which it must fit, or leads with it.
    #[inline(always)]
    pub(super) fn play(&mut self, seat: Seat, bone: Bone, end: End) {
        let slot = match end {
            _ if self.is_empty() => return self.lead_with(bone, seat),
            End::Arm(arm) | End::Turned(arm) => Some(arm.index()),
            End::Joint(_) => self.slot(end),
        };
        if let Some(slot) = slot {
            self.join(bone, end, slot, seat);
        }
    }

    /// The layout after a seat plays a bone on an open end or leads with it.
    #[must_use]
    pub fn after(&self, seat: Seat, bone: Bone, end: End) -> Layout<W> {
        let mut layout = *self;
        layout.play(seat, bone, end);
        layout
    }

    /// The layout after an end bone is destroyed.
    #[must_use]
    pub fn without(&self, bone: Bone) -> Layout<W> {
        let mut layout = *self;
        layout.destroy(bone);
        layout
    }

    /// Leads with a bone. The layout must be empty.
    fn lead_with(&mut self, bone: Bone, seat: Seat) {
        self.lead = Some(bone);
        self.played[seat.index()].insert(bone);
        self.count = bone.weight();
        for way in [Way::West, Way::East] {
            self.tips.open(way.index(), Joint::new(bone, way));
        }
        if bone.is_doublet() && (self.spinners.is_first_doublet() || self.spinners == Spinner::Led) {
            self.spinner = Some(bone);
        }
    }

    /// Joins a bone to the end in a slot, which it must fit.
    #[inline(always)]
    fn join(&mut self, bone: Bone, end: End, slot: usize, seat: Seat) {
        let host = self.tips.at[slot];
        let near = end.joined_by(bone, host.pips(), self.spinners);
        let tip = Joint::new(bone, near.opposite());
        self.count = self.count_beside(slot) + count::at_end(bone, tip.pips());
        self.joins.join(bone, near, host);
        self.played[seat.index()].insert(bone);
        self.tips.at[slot] = tip;
        if self.spinner.is_none() && self.spinners.is_first_doublet() && bone.is_doublet() {
            self.spinner = Some(bone);
        }
        if self.spinner.is_none() && self.spinners == Spinner::Enclosed && self.joins.at_both_sides(host.bone()) {
            self.spinner = Some(host.bone()).filter(|host| host.is_doublet());
        }
        let has_arms = self.spinners.has_arms();
        let all_open = has_arms && self.tips.slots().0.count_ones() == 4;
        let spinner = if has_arms { self.spinner } else { Some(host.bone()).filter(|host| host.is_doublet()) };
        if let Some(spinner) = spinner.filter(|&spinner| !all_open && self.joins.at_both_sides(spinner)) {
            self.open_ends(spinner);
        }
    }

    /// Opens the two ends of a spinner, whose sides are both joined.
    #[inline(never)]
    fn open_ends(&mut self, doublet: Bone) {
        for way in [Way::North, Way::South] {
            let end = Joint::new(doublet, way);
            if !self.joins.has(end) && self.tips.slot_of(end).is_none() {
                let slot = if self.spinners.has_arms() { way.index() } else { self.tips.free() };
                self.tips.open(slot, end);
            }
        }
    }

    /// Destroys an end bone. The bone before it becomes the end again (R28).
    pub(super) fn destroy(&mut self, bone: Bone) {
        let slot = self.tips.slots().find(|&slot| self.tips.at[slot].bone() == bone);
        let (Some(slot), Some(before)) = (slot, self.joins.only(bone)) else { return };
        let host = before.bone();
        self.count -= self.counted(bone) + self.counted(host);
        self.joins.part(bone, before);
        self.count += self.counted(host);
        self.played.iter_mut().for_each(|bones| bones.remove(bone));
        if self.lead == Some(bone) {
            self.lead = Some(host);
        }
        let closes = self.is_spinner(host) && !self.joins.at_both_sides(host);
        if closes && matches!(before.way(), Way::North | Way::South) {
            self.tips.close(slot);
        } else {
            self.tips.open(slot, before);
        }
        if closes {
            for way in [Way::North, Way::South] {
                if let Some(slot) = self.tips.slot_of(Joint::new(host, way)) {
                    self.tips.close(slot);
                }
            }
        }
    }
}

/// Iterates over the slots of a layout, four at a time.
pub(super) struct Fours<'a, W: Word> {
    layout: &'a Layout<W>,
    slot: usize,
    end: usize,
}

impl<W: Word> Iterator for Fours<'_, W> {
    type Item = (usize, [BoneBits<W>; 4]);

    #[inline(always)]
    fn next(&mut self) -> Option<(usize, [BoneBits<W>; 4])> {
        let slot = self.slot;
        if slot >= self.end {
            return None;
        }
        self.slot += 4;
        // No closure, because the compiler would not inline it.
        Some((slot, self.layout.fitting_from(slot)))
    }
}
