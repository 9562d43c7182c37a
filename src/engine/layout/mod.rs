//! The bones on the table: a tree of bones, its open ends, and their count.
//!
//! A line with two ends, a cross around a spinner and Five-Up's branching tree all use one structure. Every bone knows which of its places are joined, and the
//! joint where it was played. The open ends follow from this and from the spinners.

mod count;
mod joint;
mod opening;

pub use count::Sum;
pub use joint::{End, Joint, Way};
pub use opening::Opening;

use super::bone::{BONES, Bone, Bones, BySeat, SEATS, Seat, Suits};
use super::rules::Spinner;
use arrayvec::ArrayVec;

/// The most ends that can be open at once: two ends of the line, and two more for each of the seven spinners.
pub const MAX_ENDS: usize = 16;

/// The two sides of a doublet, as a set of places.
const SIDES: u8 = Way::West.bit() | Way::East.bit();

/// The bones as they lie on the table: the layout, in the words of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    spinners: Spinner,
    /// The open ends. A slot that is not open holds nowhere. If arms have names, each slot stands for an arm. Otherwise an end takes any free slot.
    tips: [Joint; MAX_ENDS],
    /// The joined places of each bone, one bit per direction.
    joined: [u8; BONES],
    /// The joint where each bone was played, or nowhere for the lead.
    host: [Joint; BONES],
    played: BySeat<Bones>,
    /// The slots of `tips` that are open, one bit each.
    open: u16,
    count: u8,
    lead: Option<Bone>,
    /// The bone that arms are named from.
    spinner: Option<Bone>,
}

impl Layout {
    /// A layout without a bone.
    pub fn new(spinners: Spinner) -> Layout {
        Layout {
            spinners,
            tips: std::array::from_fn(|slot| if slot == Way::East.index() { Joint::LEAD } else { Joint::NOWHERE }),
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

    /// Whether halves that join add up to seven.
    pub fn adds_to_seven(&self) -> bool {
        self.spinners == Spinner::Sevens
    }

    /// All bones on the table.
    pub fn bones(&self) -> Bones {
        let [a, b, c, d] = self.played;
        a | b | c | d
    }

    /// The bones on the table that a seat has played.
    pub const fn played_by(&self, seat: Seat) -> Bones {
        self.played[seat.index()]
    }

    /// Whether arms have names. They do unless every doublet is a spinner.
    const fn has_arms(&self) -> bool {
        !matches!(self.spinners, Spinner::Every)
    }

    /// The open joint at the end of an arm. It belongs to the arm's last bone.
    pub fn tip(&self, arm: Way) -> Option<Joint> {
        (self.has_arms() && self.open & 1 << arm.index() != 0).then(|| self.tips[arm.index()])
    }

    /// The open ends and their joints.
    pub fn ends(&self) -> impl Iterator<Item = (End, Joint)> + '_ {
        self.live().map(|slot| (self.end(slot), self.tips[slot]))
    }

    /// The ends where a bone may go, with all bones that fit there. In an empty layout it is that of the lead.
    pub fn fits(&self) -> impl Iterator<Item = (End, Bones)> + '_ {
        self.takers().map(|slot| (self.end(slot), self.fitting_in(slot)))
    }

    /// The slots of these ends. Where halves add up to seven, those for turned matadors follow the two of the line.
    #[inline]
    pub(super) fn takers(&self) -> Slots {
        match self.spinners {
            _ if self.is_empty() => Slots(u16::from(Way::East.bit())),
            Spinner::Sevens => Slots(0b1111),
            _ => self.live(),
        }
    }

    /// The bones that fit in each slot, four slots at a time. None fit in a slot without an end.
    #[inline]
    pub(super) fn fours(&self) -> impl Iterator<Item = (usize, [Bones; 4])> + '_ {
        let fours = if self.has_arms() { 1 } else { MAX_ENDS / 4 };
        (0..fours).map(|four| (4 * four, self.fitting_from(4 * four)))
    }

    /// The bones that fit in four slots from this one on.
    #[inline]
    fn fitting_from(&self, slot: usize) -> [Bones; 4] {
        match self.spinners {
            Spinner::Sevens | Spinner::Cross | Spinner::Maltese => self.fitting_one_by_one(),
            _ => std::array::from_fn(|at| self.tips[(slot + at) & (MAX_ENDS - 1)].fitting()),
        }
    }

    /// The same for the slots of a line or a cross, where the tips alone do not decide it.
    fn fitting_one_by_one(&self) -> [Bones; 4] {
        let mut fitting = [Bones::NONE; 4];
        self.takers().for_each(|slot| fitting[slot] = self.fitting_in(slot));
        fitting
    }

    /// All bones that fit the end in one of these slots.
    #[inline]
    pub(super) fn fitting_in(&self, slot: usize) -> Bones {
        let tip = self.tips[slot];
        match self.spinners {
            Spinner::Sevens if slot >= 2 => Bones::TURNABLE,
            Spinner::Sevens if tip != Joint::LEAD => Bones::making_seven(tip.pips()),
            Spinner::Maltese if tip != Joint::LEAD && self.needs_doublet(tip) => Bones::of(Bone::doublet(tip.pips())),
            _ => tip.fitting(),
        }
    }

    /// All bones that fit an end that shows these pips and takes any bone.
    pub const fn fitting_pips(&self, pips: u8) -> Bones {
        if matches!(self.spinners, Spinner::Sevens) { Bones::making_seven(pips) } else { Bones::suit(pips) }
    }

    /// All bones that fit an end, if it is open.
    pub fn fitting_at(&self, end: End) -> Bones {
        self.fits().find(|(open, _)| *open == end).map_or(Bones::NONE, |(_, bones)| bones)
    }

    /// All bones that fit an open end.
    #[inline]
    pub fn fitting(&self) -> Bones {
        let mut fitting = Bones::NONE;
        for (_, [one, two, three, four]) in self.fours() {
            fitting |= one | two | three | four;
        }
        if self.is_empty() { Bones::NONE } else { fitting }
    }

    /// Whether nothing but its doublet fits this open end. It is so at the first bone of each arm of a Maltese cross (R47).
    pub fn needs_doublet(&self, tip: Joint) -> bool {
        let joins = |one: Bone, other: Bone| self.host(one).is_some_and(|host| host.bone() == other);
        let begins = |middle| joins(tip.bone(), middle) || joins(middle, tip.bone());
        self.spinners == Spinner::Maltese && !tip.bone().is_doublet() && self.spinner.is_some_and(begins)
    }

    /// The slots that a bone may go to now. While a cross is being built, only those on its doublet are open (R46).
    #[inline]
    fn live(&self) -> Slots {
        let is_cross = matches!(self.spinners, Spinner::Cross | Spinner::Maltese);
        let middle = self.spinner.filter(|&middle| is_cross && self.joints(middle) < 4);
        let Some(middle) = middle else { return self.open_slots() };
        let on_it = self.open_slots().filter(|&slot| self.tips[slot].bone() == middle);
        Slots(on_it.fold(0, |slots, slot| slots | 1 << slot))
    }

    /// The joint of an end, if the end is open.
    pub fn joint(&self, end: End) -> Option<Joint> {
        self.slot(end).map(|slot| self.tips[slot])
    }

    /// The joint where a bone was played, on the bone that it was joined to. The lead has none.
    pub fn host(&self, bone: Bone) -> Option<Joint> {
        let host = self.host[bone.index()];
        (host != Joint::NOWHERE).then_some(host)
    }

    /// Whether another bone is joined at a joint.
    pub const fn is_joined(&self, joint: Joint) -> bool {
        self.joined[joint.bone().index()] & joint.way().bit() != 0
    }

    /// Whether a bone fits two open ends, each with a half of its own (R38).
    pub(super) fn takes_at_both_ends(&self, bone: Bone) -> bool {
        let tips: ArrayVec<Joint, MAX_ENDS> = self.ends().map(|(_, tip)| tip).collect();
        let takes = |tip: Joint, half: u8| match self.spinners {
            Spinner::Sevens => half + tip.pips() == 7 || Bones::MATADORS.contains(bone),
            _ => half == tip.pips() && (bone.is_doublet() || !self.needs_doublet(tip)),
        };
        let other = |one: Joint| tips.iter().any(|&tip| tip != one && takes(tip, bone.high()));
        tips.iter().any(|&tip| takes(tip, bone.low()) && other(tip))
    }

    /// The suits that the open ends show or ask for, each of which fits with all its bones.
    pub fn shows(&self) -> Suits {
        let tips = self.live().map(|slot| self.tips[slot]).filter(|&tip| !self.needs_doublet(tip));
        match self.spinners {
            Spinner::Sevens => tips.filter(|tip| tip.pips() > 0).map(|tip| 7 - tip.pips()).collect(),
            _ => tips.map(Joint::pips).collect(),
        }
    }

    const fn sides_taken(&self, doublet: Bone) -> bool {
        self.joined[doublet.index()] & SIDES == SIDES
    }

    const fn joints(&self, bone: Bone) -> u32 {
        self.joined[bone.index()].count_ones()
    }

    /// How many ends are open, counting those that wait until a cross is complete.
    pub const fn places(&self) -> usize {
        self.open.count_ones() as usize
    }

    pub(super) const fn open_slots(&self) -> Slots {
        Slots(self.open)
    }

    /// The name of the end in a slot.
    pub(super) fn end(&self, slot: usize) -> End {
        match self.spinners {
            Spinner::Every if !self.is_empty() => End::Joint(self.tips[slot]),
            Spinner::Sevens if slot >= 2 => End::Turned(Way::from_bits(slot as u8 - 2)),
            _ => End::Arm(Way::from_bits(slot as u8)),
        }
    }

    /// The slot of an open end.
    #[inline]
    pub(super) fn slot(&self, end: End) -> Option<usize> {
        match end {
            End::Turned(arm) => self.slot(End::Arm(arm)).filter(|_| self.spinners == Spinner::Sevens),
            End::Arm(arm) => (self.has_arms() && self.live().0 & 1 << arm.index() != 0).then_some(arm.index()),
            End::Joint(joint) => {
                (!self.has_arms()).then(|| self.open_slots().find(|&slot| self.tips[slot] == joint)).flatten()
            }
        }
    }

    /// Whether two open ends are equivalent for the rest of a hand. They are if they are the two sides or the two ends of one doublet, or if they are on two
    /// plain bones and show the same pips. Only a firecracker could expose the bones behind those.
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

    /// The bones that can be destroyed. They are at an open end, are joined to exactly one bone, and are not spinners (R28).
    pub fn end_bones(&self) -> Bones {
        Slots(self.open)
            .map(|slot| self.tips[slot].bone())
            .filter(|&bone| self.joints(bone) == 1 && !self.is_spinner(bone))
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
    pub fn after(&self, seat: Seat, bone: Bone, end: End) -> Layout {
        let mut layout = *self;
        layout.play(seat, bone, end);
        layout
    }

    /// The layout after an end bone is destroyed.
    #[must_use]
    pub fn without(&self, bone: Bone) -> Layout {
        let mut layout = *self;
        layout.destroy(bone);
        layout
    }

    /// Whether the first doublet is the only spinner.
    const fn first_doublet_spins(&self) -> bool {
        matches!(self.spinners, Spinner::First | Spinner::Counting | Spinner::Cross | Spinner::Maltese)
    }

    /// Leads with a bone. The layout must be empty.
    fn lead_with(&mut self, bone: Bone, seat: Seat) {
        self.lead = Some(bone);
        self.played[seat.index()].insert(bone);
        self.count = bone.weight();
        self.tips[0] = Joint::new(bone, Way::West);
        self.tips[1] = Joint::new(bone, Way::East);
        self.open = 0b11;
        if bone.is_doublet() && (self.first_doublet_spins() || self.spinners == Spinner::Led) {
            self.spinner = Some(bone);
        }
    }

    /// Joins a bone to the end in a slot, which it must fit.
    #[inline(always)]
    fn join(&mut self, bone: Bone, end: End, slot: usize, seat: Seat) {
        let host = self.tips[slot];
        let near = self.near_half(bone, end, slot);
        let tip = Joint::new(bone, near.opposite());
        self.count = self.count_beside(slot) + count::at_end(bone, tip.pips());
        self.joined[host.bone().index()] |= host.way().bit();
        self.joined[bone.index()] = near.bit();
        self.host[bone.index()] = host;
        self.played[seat.index()].insert(bone);
        self.tips[slot] = tip;
        if self.spinner.is_none() && self.first_doublet_spins() && bone.is_doublet() {
            self.spinner = Some(bone);
        }
        if self.spinner.is_none() && self.spinners == Spinner::Enclosed && self.sides_taken(host.bone()) {
            self.spinner = Some(host.bone()).filter(|host| host.is_doublet());
        }
        let all_open = self.has_arms() && self.places() == 4;
        let spinner = if self.has_arms() { self.spinner } else { Some(host.bone()).filter(|host| host.is_doublet()) };
        if let Some(spinner) = spinner.filter(|&spinner| !all_open && self.sides_taken(spinner)) {
            self.open_ends(spinner);
        }
    }

    /// The place of a bone by which it would join an end, which it must fit. The opposite place is then open.
    #[inline]
    fn near_half(&self, bone: Bone, end: End, slot: usize) -> Way {
        let pips = self.tips[slot].pips();
        let by_heavier = match self.spinners {
            Spinner::Sevens if bone.is_doublet() => false,
            Spinner::Sevens if Bones::MATADORS.contains(bone) => !matches!(end, End::Turned(_)),
            Spinner::Sevens => bone.low() + pips != 7,
            _ => bone.low() != pips,
        };
        // On the west arm, a doublet joins with its east side, so that the arms of a spinner keep their names.
        let by_heavier = by_heavier | (bone.is_doublet() & self.has_arms() & (slot == Way::West.index()));
        Way::from_bits(u8::from(by_heavier))
    }

    /// Opens the two ends of a spinner, whose sides are both joined.
    #[inline(never)]
    fn open_ends(&mut self, doublet: Bone) {
        for way in [Way::North, Way::South] {
            let end = Joint::new(doublet, way);
            if !self.is_joined(end) && !self.open_slots().any(|slot| self.tips[slot] == end) {
                let slot = if self.has_arms() { way.index() } else { self.open.trailing_ones() as usize };
                self.tips[slot] = end;
                self.open |= 1 << slot;
            }
        }
    }

    /// Destroys an end bone. The bone before it becomes the end again (R28).
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

    /// The joint that an end bone is joined to. If the end bone is the lead, the joint is on the only bone joined to it, and that bone becomes the lead.
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

    /// Makes the freed joint the end of its arm. Closes the ends of a spinner whose sides are no longer both joined.
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

/// Iterates over the slots in a set.
#[derive(Clone, Debug)]
pub(super) struct Slots(u16);

impl Iterator for Slots {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        // There are only sixteen slots. The mask makes this clear to the compiler.
        let slot = self.0.trailing_zeros() as usize & (MAX_ENDS - 1);
        self.0 &= self.0 - 1;
        Some(slot)
    }
}
