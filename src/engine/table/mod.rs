//! The bones on the table: a tree, its open ends, and their count.
//!
//! A line with two ends, a cross around a spinner and Five-Up's branching tree are one structure: every bone knows which of its places are joined and
//! to which place of which bone it was played. What is open follows from that and from which doublets are spinners.

mod joint;

pub use joint::{End, Joint, Way};

use super::bone::{BONES, Bone, Bones, BySeat, SEATS, Seat, Suits};
use super::rules::Spinner;
use arrayvec::ArrayVec;

/// The most ends that can be open at once: two of the line, and two more for each of seven spinners.
pub const MAX_ENDS: usize = 16;

/// The two sides of a doublet, as a set of places.
const SIDES: u8 = Way::West.bit() | Way::East.bit();

/// What a bone adds to the count, by the set of its places that are joined (R6).
const COUNTS: [[u8; 16]; BONES] = {
    let mut table = [[0; 16]; BONES];
    let mut at = 0;
    while at < BONES {
        if let Some(bone) = Bone::from_index(at) {
            let mut joined = 0;
            while joined < 16 {
                table[at][joined] = if bone.is_doublet() {
                    if (joined as u32).count_ones() < 2 { bone.weight() } else { 0 }
                } else {
                    match joined & 3 {
                        0 => bone.weight(),
                        1 => bone.high(),
                        2 => bone.low(),
                        _ => 0,
                    }
                };
                joined += 1;
            }
        }
        at += 1;
    }
    table
};

/// The terms of a table count: one for every open end, and one more for every doublet that is one.
pub type Sum = ArrayVec<u8, { MAX_ENDS + 7 }>;

/// The open ends. Where arms have names a slot is an arm; elsewhere it is any free one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct OpenEnds {
    tips: [Joint; MAX_ENDS],
    /// Which slots of `tips` are open.
    open: u16,
    /// Whether slots are arms.
    named: bool,
}

impl OpenEnds {
    pub(super) const NONE: OpenEnds = OpenEnds { tips: [Joint::NOWHERE; MAX_ENDS], open: 0, named: true };
    /// The end of an empty table, where any bone fits.
    pub(super) const LEAD: OpenEnds = OpenEnds { open: Way::East.bit() as u16, ..OpenEnds::NONE };

    pub(super) const fn slots(&self) -> Slots {
        Slots(self.open)
    }

    /// How the end in a slot is named.
    pub(super) const fn end(&self, slot: usize) -> End {
        if self.named { End::Arm(Way::from_bits(slot as u8)) } else { End::Joint(self.tips[slot]) }
    }

    /// The bones that fit the end in a slot.
    pub(super) const fn fitting(&self, slot: usize) -> Bones {
        self.tips[slot].fitting()
    }
}

/// The bones on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    spinners: Spinner,
    /// The open ends, nowhere in the slots that are not open. Where arms have names a slot is an arm; elsewhere it is any free one.
    tips: [Joint; MAX_ENDS],
    /// Which places of each bone are joined, one bit a way.
    joined: [u8; BONES],
    /// Where each bone was played; nowhere for the lead.
    host: [Joint; BONES],
    played: BySeat<Bones>,
    /// Which slots of `tips` are open.
    open: u16,
    count: u8,
    lead: Option<Bone>,
    /// The bone that arms are named from.
    spinner: Option<Bone>,
}

impl Table {
    /// A table with no bone on it.
    pub const fn new(spinners: Spinner) -> Table {
        Table {
            spinners,
            tips: [Joint::NOWHERE; MAX_ENDS],
            joined: [0; BONES],
            host: [Joint::NOWHERE; BONES],
            played: [Bones::NONE; SEATS],
            open: 0,
            count: 0,
            lead: None,
            spinner: None,
        }
    }

    /// Whether no bone has been led yet.
    pub const fn is_empty(&self) -> bool {
        self.lead.is_none()
    }

    /// The table count (R6).
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// The terms that the count is the sum of, arm by arm: a half each, and both sides of a doublet.
    pub fn sum(&self) -> Sum {
        self.ends().flat_map(|(_, tip)| std::iter::repeat_n(tip.pips(), self.times(tip))).collect()
    }

    /// How often the pips of an open end count: once, twice where both sides of a doublet do, and never at the ends of a doublet that stands in a line.
    pub fn times(&self, tip: Joint) -> usize {
        let joined = self.joined[tip.bone().index()];
        match (tip.bone().is_doublet(), joined.count_ones()) {
            (true, 1) if joined & SIDES != 0 => 2,
            // A firecracker can leave a spinner with an arm at one end alone; then both its sides are open, and each stands for itself.
            (false, _) | (true, 0 | 1) => 1,
            (true, _) => 0,
        }
    }

    /// The first bone of the hand that is still on the table.
    pub const fn lead(&self) -> Option<Bone> {
        self.lead
    }

    /// The doublet that arms are named from, where only the first one is a spinner.
    pub const fn spinner(&self) -> Option<Bone> {
        self.spinner
    }

    /// Whether a bone's two ends may be built on.
    pub fn is_spinner(&self, bone: Bone) -> bool {
        match self.spinners {
            Spinner::None => false,
            Spinner::First => self.spinner == Some(bone),
            Spinner::Every => bone.is_doublet(),
        }
    }

    /// All bones on the table.
    pub fn bones(&self) -> Bones {
        let [a, b, c, d] = self.played;
        a | b | c | d
    }

    /// The bones that a seat has played and that are still on the table.
    pub const fn played_by(&self, seat: Seat) -> Bones {
        self.played[seat.index()]
    }

    /// Whether arms have names: everywhere but where every doublet is a spinner.
    const fn has_arms(&self) -> bool {
        !matches!(self.spinners, Spinner::Every)
    }

    /// The open place at the end of an arm, which names the arm's last bone.
    pub fn tip(&self, arm: Way) -> Option<Joint> {
        (self.has_arms() && self.open & 1 << arm.index() != 0).then(|| self.tips[arm.index()])
    }

    /// The open ends and the places that they are.
    pub fn ends(&self) -> impl Iterator<Item = (End, Joint)> + '_ {
        Slots(self.open).map(|slot| (self.end(slot), self.tips[slot]))
    }

    /// The place that an end names, if it is open.
    pub fn joint(&self, end: End) -> Option<Joint> {
        self.slot(end).map(|slot| self.tips[slot])
    }

    /// Where a bone was played: a place of the bone that it was joined to. The lead has none.
    pub fn host(&self, bone: Bone) -> Option<Joint> {
        let host = self.host[bone.index()];
        (host != Joint::NOWHERE).then_some(host)
    }

    /// Whether a place of a bone on the table is joined to another bone.
    pub const fn is_joined(&self, joint: Joint) -> bool {
        self.joined[joint.bone().index()] & joint.way().bit() != 0
    }

    /// The suits that the open ends show.
    pub fn shows(&self) -> Suits {
        let [west, east, north, south, ..] = self.tips;
        if self.has_arms() {
            west.suits().or(east.suits()).or(north.suits()).or(south.suits())
        } else {
            self.tips.iter().fold(Suits::NONE, |suits, tip| suits.or(tip.suits()))
        }
    }

    const fn sides_taken(&self, doublet: Bone) -> bool {
        self.joined[doublet.index()] & SIDES == SIDES
    }

    const fn joints(&self, bone: Bone) -> u32 {
        self.joined[bone.index()].count_ones()
    }

    pub(super) const fn open_slots(&self) -> Slots {
        Slots(self.open)
    }

    /// The open ends on their own, without the table.
    pub(super) const fn open_ends(&self) -> OpenEnds {
        OpenEnds { tips: self.tips, open: self.open, named: self.has_arms() }
    }

    /// How the end in a slot is named.
    pub(super) fn end(&self, slot: usize) -> End {
        if self.has_arms() { End::Arm(Way::from_bits(slot as u8)) } else { End::Joint(self.tips[slot]) }
    }

    /// The slot of an open end.
    pub(super) fn slot(&self, end: End) -> Option<usize> {
        match end {
            End::Arm(arm) => (self.has_arms() && self.open & 1 << arm.index() != 0).then_some(arm.index()),
            End::Joint(joint) => {
                (!self.has_arms()).then(|| Slots(self.open).find(|&slot| self.tips[slot] == joint)).flatten()
            }
        }
    }

    /// Whether it makes no difference to the rest of a hand on which of two open ends a bone is played: they are the two sides or the two ends of one
    /// doublet, or two plain bones show the same. Only a firecracker could bring back what lies behind those.
    pub fn is_alike(&self, one: End, other: End) -> bool {
        let (Some(one), Some(other)) = (self.joint(one), self.joint(other)) else { return false };
        if one.bone() == other.bone() {
            return one.bone().is_doublet() && one.way().opposite() == other.way();
        }
        one.pips() == other.pips() && !one.bone().is_doublet() && !other.bone().is_doublet()
    }

    /// What the count would be after a bone was played on an open end, whose pips it must share.
    pub fn count_with(&self, bone: Bone, end: End) -> u8 {
        let Some(slot) = self.slot(end) else {
            return bone.weight();
        };
        let host = self.tips[slot];
        let (near, _) = self.turned(bone, host.pips(), slot);
        let joined = self.joined[host.bone().index()] | host.way().bit();
        let host_counts = COUNTS[host.bone().index()][joined as usize & 15];
        self.count - self.counted(host.bone()) + host_counts + COUNTS[bone.index()][near.bit() as usize]
    }

    /// The bones that can be destroyed: those at an end with exactly one joint that are no spinners (R28).
    pub fn end_bones(&self) -> Bones {
        Slots(self.open)
            .map(|slot| self.tips[slot].bone())
            .filter(|&bone| self.joints(bone) == 1 && !self.is_spinner(bone))
            .collect()
    }

    /// Plays a bone on an open end, whose pips it must share, or leads with it.
    #[inline]
    pub(super) fn play(&mut self, seat: Seat, bone: Bone, end: End) {
        if self.is_empty() {
            self.lead_with(bone, seat);
        } else if let Some(slot) = self.slot(end) {
            self.join(bone, slot, seat);
        }
    }

    /// The table after a seat has played a bone on an open end, or led with it.
    #[must_use]
    pub fn after(&self, seat: Seat, bone: Bone, end: End) -> Table {
        let mut table = *self;
        table.play(seat, bone, end);
        table
    }

    /// The table after an end bone was destroyed.
    #[must_use]
    pub fn without(&self, bone: Bone) -> Table {
        let mut table = *self;
        table.destroy(bone);
        table
    }

    /// Leads with a bone. The table must be empty.
    fn lead_with(&mut self, bone: Bone, seat: Seat) {
        self.lead = Some(bone);
        self.played[seat.index()].insert(bone);
        self.count = bone.weight();
        self.tips[0] = Joint::new(bone, Way::West);
        self.tips[1] = Joint::new(bone, Way::East);
        self.open = 0b11;
        if bone.is_doublet() && self.spinners == Spinner::First {
            self.spinner = Some(bone);
        }
    }

    /// Joins a bone to the end in a slot, whose pips it must share.
    fn join(&mut self, bone: Bone, slot: usize, seat: Seat) {
        let host = self.tips[slot];
        let (near, far) = self.turned(bone, host.pips(), slot);
        self.count -= self.counted(host.bone());
        self.joined[host.bone().index()] |= host.way().bit();
        self.joined[bone.index()] = near.bit();
        self.host[bone.index()] = host;
        self.count += self.counted(host.bone()) + self.counted(bone);
        self.played[seat.index()].insert(bone);
        self.tips[slot] = Joint::new(bone, far);
        if bone.is_doublet() && self.spinners == Spinner::First && self.spinner.is_none() {
            self.spinner = Some(bone);
        }
        if host.bone().is_doublet() {
            self.open_ends_of(host.bone());
        }
    }

    /// The place by which a bone joins, and the one that it then leaves open.
    fn turned(&self, bone: Bone, pips: u8, slot: usize) -> (Way, Way) {
        let near = if bone.is_doublet() {
            // On a west arm a doublet turns its east side to the line, so that the arms of a spinner keep their names.
            if self.has_arms() && slot == Way::West.index() { Way::East } else { Way::West }
        } else if bone.low() == pips {
            Way::West
        } else {
            Way::East
        };
        (near, near.opposite())
    }

    const fn counted(&self, bone: Bone) -> u8 {
        COUNTS[bone.index()][self.joined[bone.index()] as usize & 15]
    }

    /// Opens the two ends of a spinner that has just had its second side taken.
    fn open_ends_of(&mut self, doublet: Bone) {
        if !self.is_spinner(doublet) || !self.sides_taken(doublet) {
            return;
        }
        for way in [Way::North, Way::South] {
            let end = Joint::new(doublet, way);
            if !self.is_joined(end) && !self.open_slots().any(|slot| self.tips[slot] == end) {
                let slot = if self.has_arms() { way.index() } else { self.open.trailing_ones() as usize };
                self.tips[slot] = end;
                self.open |= 1 << slot;
            }
        }
    }

    /// Destroys an end bone: the bone before it is the end again (R28).
    pub(super) fn destroy(&mut self, bone: Bone) {
        let Some(slot) = self.open_slots().find(|&slot| self.tips[slot].bone() == bone) else {
            return;
        };
        let before = self.neighbour(bone);
        self.count -= self.counted(bone) + self.counted(before.bone());
        self.joined[bone.index()] = 0;
        self.joined[before.bone().index()] &= !before.way().bit();
        self.count += self.counted(before.bone());
        self.host[bone.index()] = Joint::NOWHERE;
        self.played.iter_mut().for_each(|bones| bones.remove(bone));
        self.reopen(before, slot);
    }

    /// The place that an end bone is joined to. For the lead, that is a place of the one bone that was joined to it, which leads from now on.
    fn neighbour(&mut self, bone: Bone) -> Joint {
        if self.lead != Some(bone) {
            return self.host[bone.index()];
        }
        let heir = self.bones().iter().find(|&other| self.host(other).is_some_and(|host| host.bone() == bone));
        let heir = heir.expect("an end bone is joined to one other");
        let near = Way::ALL
            .into_iter()
            .find(|way| {
                let place = Joint::new(heir, *way);
                self.is_joined(place) && !self.bones().iter().any(|other| self.host(other) == Some(place))
            })
            .expect("the heir was joined to the lead by one of its places");
        self.host[heir.index()] = Joint::NOWHERE;
        self.lead = Some(heir);
        Joint::new(heir, near)
    }

    /// Makes the place that has come free the end of its arm, and closes the ends of a spinner whose sides are no longer both taken.
    fn reopen(&mut self, free: Joint, slot: usize) {
        let spinner = self.is_spinner(free.bone());
        let both_sides = self.sides_taken(free.bone());
        let is_end = matches!(free.way(), Way::North | Way::South);
        if spinner && is_end && !both_sides {
            self.close(slot);
        } else {
            self.tips[slot] = free;
        }
        if spinner && !both_sides {
            for way in [Way::North, Way::South] {
                let end = Joint::new(free.bone(), way);
                if let Some(slot) = self.open_slots().find(|&slot| self.tips[slot] == end) {
                    self.close(slot);
                }
            }
        }
    }

    fn close(&mut self, slot: usize) {
        self.open &= !(1 << slot);
        self.tips[slot] = Joint::NOWHERE;
    }
}

/// The numbers of the slots in a set.
#[derive(Clone, Debug)]
pub(super) struct Slots(u16);

impl Iterator for Slots {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        // Sixteen slots are sixteen bits; the mask only tells the compiler so.
        let slot = self.0.trailing_zeros() as usize & (MAX_ENDS - 1);
        self.0 &= self.0 - 1;
        Some(slot)
    }
}
