//! One hand as a seat has seen it.

use crate::engine::bone::{BONES, Bone, Bones, BySeat, SEATS, Seat, Side, Suits};
use crate::engine::event::{Award, Event, HandEnd, LeadReason, ScoreReason};
use crate::engine::observe::{Act, Deed};
use crate::engine::rules::Rules;
use crate::engine::table::{End, Sum, Table};

/// One hand of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct HandStory {
    rules: Rules,
    seat: Seat,
    leader: Seat,
    why: LeadReason,
    /// How things stood when it was dealt.
    dealt: Moment,
    entries: Vec<Entry>,
    deeds: Vec<Deed>,
    end: Option<(HandEnd, BySeat<Bones>)>,
    awards: Vec<Award>,
    scores: BySeat<i16>,
}

/// A move, or all the bones that were drawn at a time.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Whose move.
    pub seat: Seat,
    /// What it was.
    pub what: What,
    /// What the open ends showed before it; with nothing on the table, nothing.
    pub shows: Suits,
    /// What was scored for it.
    pub gains: Vec<Gain>,
    /// How things stood after it.
    pub after: Moment,
    /// Whether it shows that the seat had no bone that fitted.
    idle: bool,
    /// How many deeds of the hand were done with it.
    deeds: usize,
}

/// What a seat did.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// It played a bone.
    Played {
        /// Which bone.
        bone: Bone,
        /// Where; the first bone of a table is not played at any end that means something.
        end: End,
        /// The table count after it.
        count: u8,
        /// What the count is the sum of.
        sum: Sum,
    },
    /// It drew.
    Drew {
        /// How many bones.
        count: usize,
        /// Which, in order, if it is the seat that this is seen from.
        bones: Vec<Bone>,
    },
    /// It could neither play nor draw.
    Passed,
    /// It destroyed an end bone.
    Destroyed {
        /// Which bone.
        bone: Bone,
        /// The end that shows again, if one is open there.
        end: Option<End>,
        /// The table count after it.
        count: u8,
        /// What the count is the sum of.
        sum: Sum,
    },
}

/// Points scored for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// How many.
    pub points: u8,
    /// What for.
    pub why: ScoreReason,
    /// Whether they count: not if they would carry the side past a target that must be reached exactly.
    pub counted: bool,
}

/// How things stand at some time in a hand, as far as the seat knows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// The bones on the table.
    pub table: Table,
    /// The bones of the seat itself.
    pub hand: Bones,
    /// How many bones every seat holds.
    pub held: BySeat<u8>,
    /// How many bones are left in the boneyard.
    pub boneyard: u8,
    /// The scores of the sides.
    pub scores: BySeat<i16>,
}

/// The points of a side, by what they were given for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Points {
    /// Scored by plays.
    pub plays: i32,
    /// Scored by firecrackers.
    pub firecrackers: i32,
    /// Given or taken when a hand was over.
    pub end: i32,
}

impl HandStory {
    pub(super) fn dealt(
        rules: Rules,
        seat: Seat,
        leader: Seat,
        why: LeadReason,
        hand: Bones,
        scores: BySeat<i16>,
    ) -> HandStory {
        let mut held = [0; SEATS];
        held[..rules.seats()].fill(rules.hand);
        let boneyard = (BONES - rules.seats() * usize::from(rules.hand)) as u8;
        let dealt = Moment { table: Table::new(rules.spinner), hand, held, boneyard, scores };
        let (entries, deeds, awards) = (Vec::new(), Vec::new(), Vec::new());
        HandStory { rules, seat, leader, why, dealt, entries, deeds, end: None, awards, scores }
    }

    /// Takes in what the seat was shown.
    pub(super) fn hear(&mut self, event: Event) {
        match event {
            Event::Played { seat, bone, end, count, sum } => {
                let mut after = self.now();
                after.table = after.table.after(seat, bone, end);
                after.held[seat.index()] -= 1;
                after.hand.remove(bone);
                self.add(seat, Act::Played(bone, end), What::Played { bone, end, count, sum }, after);
            }
            Event::Drew { seat, bone, left } => self.drew(seat, bone, left),
            Event::Passed { seat } => self.add(seat, Act::Passed, What::Passed, self.now()),
            Event::Destroyed { seat, bone, end, count, sum } => {
                let mut after = self.now();
                after.table = after.table.without(bone);
                after.boneyard += 1;
                self.add(seat, Act::Destroyed(bone), What::Destroyed { bone, end, count, sum }, after);
            }
            Event::Scored { side, points, why, counted, .. } => {
                if counted {
                    self.scores[side.index()] += i16::from(points);
                }
                if let Some(entry) = self.entries.last_mut() {
                    entry.gains.push(Gain { points, why, counted });
                    entry.after.scores = self.scores;
                }
            }
            Event::HandEnded { how, hands } => self.end = Some((how, hands)),
            Event::Awarded(award) => {
                if award.counted {
                    self.scores[award.side.index()] += award.points;
                }
                self.awards.push(award);
            }
            Event::Dealt { .. } | Event::NextLead { .. } | Event::Clock { .. } | Event::GameEnded(_) => {}
        }
    }

    /// Bones that a seat draws one after the other make one entry.
    fn drew(&mut self, seat: Seat, bone: Option<Bone>, left: u8) {
        let mut after = self.now();
        after.held[seat.index()] += 1;
        after.boneyard = left;
        after.hand = bone.into_iter().fold(after.hand, |hand, bone| hand | Bones::of(bone));
        if let Some(entry) = self.entries.last_mut().filter(|entry| entry.seat == seat)
            && let What::Drew { count, bones } = &mut entry.what
        {
            *count += 1;
            bones.extend(bone);
            self.deeds.push(Deed { seat, act: Act::Drew(bone), shows: entry.shows });
            (entry.after, entry.deeds) = (after, self.deeds.len());
        } else {
            self.add(seat, Act::Drew(bone), What::Drew { count: 1, bones: bone.into_iter().collect() }, after);
        }
    }

    fn add(&mut self, seat: Seat, act: Act, what: What, after: Moment) {
        let shows = self.now().table.shows();
        self.deeds.push(Deed { seat, act, shows });
        let idle = match what {
            What::Passed => true,
            What::Drew { .. } => !self.rules.free_draw,
            What::Played { .. } | What::Destroyed { .. } => false,
        };
        let deeds = self.deeds.len();
        self.entries.push(Entry { seat, what, shows, gains: Vec::new(), after, idle, deeds });
    }

    /// How things stand by now.
    fn now(&self) -> Moment {
        self.entries.last().map_or(self.dealt, |entry| entry.after)
    }

    /// The rules that it is played by.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whose eyes it is seen with.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Who leads it, and why.
    pub const fn leader(&self) -> (Seat, LeadReason) {
        (self.leader, self.why)
    }

    /// How things stood before the first move.
    pub const fn start(&self) -> &Moment {
        &self.dealt
    }

    /// The moves in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entry with which so many things had been done in the hand. Bones that were drawn one after the other are one entry, and clocks none.
    pub fn entry_with(&self, deeds: usize) -> Option<usize> {
        deeds.checked_sub(1).and_then(|_| self.entries.iter().position(|entry| entry.deeds >= deeds))
    }

    /// How many things had been done in the hand with an entry.
    pub fn deeds_with(&self, entry: usize) -> usize {
        self.entries.get(entry).map_or(0, |entry| entry.deeds)
    }

    /// What was done up to an entry and with it, for whoever lays the table out.
    pub fn deeds_until(&self, entry: &Entry) -> &[Deed] {
        &self.deeds[..entry.deeds]
    }

    /// How it ended, once it has.
    pub fn end(&self) -> Option<HandEnd> {
        self.end.map(|(how, _)| how)
    }

    /// What every seat had left when it ended.
    pub fn left(&self) -> Option<&BySeat<Bones>> {
        self.end.as_ref().map(|(_, hands)| hands)
    }

    /// What was given and taken when it ended.
    pub fn awards(&self) -> &[Award] {
        &self.awards
    }

    /// The scores of the sides after all that has happened in it.
    pub const fn scores(&self) -> BySeat<i16> {
        self.scores
    }

    /// The points of a side in it, by what they were given for. Points that do not count are not among them.
    pub fn points(&self, side: Side) -> Points {
        let mut points = Points::default();
        for entry in self.entries.iter().filter(|entry| self.rules.side(entry.seat) == side) {
            match entry.what {
                What::Destroyed { .. } => points.firecrackers += entry.counted(),
                _ => points.plays += entry.counted(),
            }
        }
        let awards = self.awards.iter().filter(|award| award.side == side && award.counted);
        points.end = awards.map(|award| i32::from(award.points)).sum();
        points
    }
}

impl Entry {
    /// The points that it scored and that count.
    pub fn counted(&self) -> i32 {
        self.gains.iter().filter(|gain| gain.counted).map(|gain| i32::from(gain.points)).sum()
    }

    /// The points that it would have scored if the target did not have to be reached exactly.
    pub fn lost(&self) -> i32 {
        self.gains.iter().filter(|gain| !gain.counted).map(|gain| i32::from(gain.points)).sum()
    }

    /// The suits that the seat has shown with it not to have had: those of the open ends, if it drew because it had to, or passed.
    pub fn lacked(&self) -> Suits {
        if self.idle { self.shows } else { Suits::NONE }
    }
}

impl Points {
    /// All of them.
    pub const fn all(self) -> i32 {
        self.plays + self.firecrackers + self.end
    }
}

impl std::ops::Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points {
            plays: self.plays + other.plays,
            firecrackers: self.firecrackers + other.firecrackers,
            end: self.end + other.end,
        }
    }
}

impl std::iter::Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::default(), std::ops::Add::add)
    }
}
