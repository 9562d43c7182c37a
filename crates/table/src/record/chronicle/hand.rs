//! One hand as a seat has seen it.

use crate::engine::{
    Act, Award, Bone, Bones, BySeat, Deed, End, Event, HandEnd, Layout, LeadReason, Rules, SEATS, ScoreReason, Seat,
    Side, Suits, Sum,
};

/// One hand of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct HandStory {
    /// The rules of the hand.
    pub rules: Rules,
    /// The observing seat.
    pub seat: Seat,
    /// The seat that leads the hand, and why.
    pub leader: (Seat, LeadReason),
    /// The situation before the first move.
    pub start: Moment,
    /// The moves in order.
    pub entries: Vec<Entry>,
    deeds: Vec<Deed>,
    /// How it ended and the bones that each seat had left, once it has.
    pub end: Option<(HandEnd, BySeat<Bones>)>,
    /// The awards at the end.
    pub awards: Vec<Award>,
    /// The scores of the sides after everything so far.
    pub scores: BySeat<i16>,
}

/// A move, or several draws in a row.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The seat that made the move.
    pub seat: Seat,
    /// What the seat did.
    pub what: What,
    /// The suits that the open ends showed before. It is empty on an empty table.
    pub shows: Suits,
    /// The points scored for it.
    pub gains: Vec<Gain>,
    /// The situation afterwards.
    pub after: Moment,
    /// Whether it shows that the seat had no bone that fits.
    idle: bool,
    /// The number of deeds in the hand up to and including this entry.
    deeds: usize,
}

/// What a seat did.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// It played a bone.
    Played {
        /// The bone.
        bone: Bone,
        /// The end that it was played on. For the first bone of a hand, it has no meaning.
        end: End,
        /// The table count after it.
        count: u8,
        /// The terms of the count.
        sum: Sum,
    },
    /// It drew.
    Drew {
        /// The number of bones.
        count: usize,
        /// The bones in order, if this is the observing seat.
        bones: Vec<Bone>,
    },
    /// It could neither play nor draw.
    Passed,
    /// It destroyed an end bone.
    Destroyed {
        /// The bone.
        bone: Bone,
        /// The end that is open again where the bone was, if any.
        end: Option<End>,
        /// The table count after it.
        count: u8,
        /// The terms of the count.
        sum: Sum,
    },
}

/// Points scored for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// The seat that scored them. Another seat's pass can score too (R41).
    pub seat: Seat,
    /// The number of points.
    pub points: u8,
    /// The reason.
    pub why: ScoreReason,
    /// Whether the points count. They do not if they would take the side past a target that must be
    /// reached exactly.
    pub counted: bool,
}

/// The situation at some moment of a hand, as far as the seat knows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// The bones as they lie on the table.
    pub layout: Layout,
    /// The seat's own bones.
    pub hand: Bones,
    /// The number of bones that each seat holds.
    pub held: BySeat<u8>,
    /// The number of bones left in the boneyard.
    pub boneyard: u8,
    /// The scores of the sides.
    pub scores: BySeat<i16>,
}

/// The points of a side, by source.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Points {
    /// Scored by plays.
    pub plays: i32,
    /// Scored by firecrackers.
    pub firecrackers: i32,
    /// Given or taken at the end of a hand.
    pub end: i32,
}

impl HandStory {
    pub(super) fn dealt(
        rules: Rules,
        seat: Seat,
        leader: (Seat, LeadReason),
        hand: Bones,
        scores: BySeat<i16>,
    ) -> HandStory {
        let mut held = [0; SEATS];
        rules.all_seats().for_each(|seat| held[seat.index()] = rules.dealt(seat == leader.0) as u8);
        let boneyard = rules.set.size() as u8 - held.iter().sum::<u8>();
        let start = Moment { layout: Layout::new(rules.spinner), hand, held, boneyard, scores };
        let (entries, deeds, awards) = (Vec::new(), Vec::new(), Vec::new());
        HandStory { rules, seat, leader, start, entries, deeds, end: None, awards, scores }
    }

    pub(super) fn hear(&mut self, event: Event) {
        match event {
            Event::Played { seat, bone, end, count, sum } => {
                let mut after = self.now();
                after.layout = after.layout.after(seat, bone, end);
                after.held[seat.index()] -= 1;
                after.hand.remove(bone);
                self.add(seat, Act::Played(bone, end), What::Played { bone, end, count, sum }, &after);
            }
            Event::Drew { seat, bone, left } => self.drew(seat, bone, left),
            Event::Passed { seat } => self.add(seat, Act::Passed, What::Passed, &self.now()),
            Event::Destroyed { seat, bone, end, count, sum } => {
                let mut after = self.now();
                after.layout = after.layout.without(bone);
                after.boneyard += 1;
                self.add(seat, Act::Destroyed(bone), What::Destroyed { bone, end, count, sum }, &after);
            }
            Event::Scored { side, seat, points, why, counted } => {
                if counted {
                    self.scores[side.index()] += i16::from(points);
                }
                if let Some(entry) = self.entries.last_mut() {
                    entry.gains.push(Gain { seat, points, why, counted });
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
            Event::StartedOver => self.scores = [0; SEATS],
            Event::Dealt { .. } | Event::NextLead { .. } | Event::Clock { .. } | Event::GameEnded(_) => {}
        }
    }

    /// Takes in what was seen of a move, with the points for the table count.
    pub(super) fn follow(&mut self, deed: &Deed) {
        let Moment { layout, boneyard, .. } = self.now();
        let seat = deed.seat;
        match deed.act {
            Act::Played(bone, end) => {
                let after = layout.after(seat, bone, end);
                self.hear(Event::Played { seat, bone, end, count: after.count(), sum: after.sum() });
                let points = layout.opening(end).points_with(&self.rules, bone);
                // Whether a lead scores, and what counts near an exact target, the table alone does
                // not show.
                if points > 0 && !layout.is_empty() && !self.rules.finish.exact.is_on() {
                    let (side, why) = (self.rules.side(seat), ScoreReason::Count);
                    self.hear(Event::Scored { side, seat, points, why, counted: true });
                }
            }
            Act::Drew(bone) => self.hear(Event::Drew { seat, bone, left: boneyard - 1 }),
            Act::Passed => self.hear(Event::Passed { seat }),
            Act::Destroyed(bone) => {
                let after = layout.without(bone);
                let (count, sum) = (after.count(), after.sum());
                self.hear(Event::Destroyed { seat, bone, end: None, count, sum });
            }
        }
    }

    /// Moves all scores so that they end with these.
    pub(super) fn begin_from(&mut self, scores: &BySeat<i16>) {
        let before: BySeat<i16> = std::array::from_fn(|side| scores[side] - self.scores[side]);
        let moments = self.entries.iter_mut().map(|entry| &mut entry.after).chain([&mut self.start]);
        for moment in moments {
            moment.scores = std::array::from_fn(|side| moment.scores[side] + before[side]);
        }
        self.scores = *scores;
    }

    /// Several draws in a row by one seat make one entry.
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
            self.deeds.push(Deed::new(seat, Act::Drew(bone), &after.layout));
            (entry.after, entry.deeds) = (after, self.deeds.len());
        } else {
            self.add(seat, Act::Drew(bone), What::Drew { count: 1, bones: bone.into_iter().collect() }, &after);
        }
    }

    fn add(&mut self, seat: Seat, act: Act, what: What, after: &Moment) {
        let deed = Deed::new(seat, act, &self.now().layout);
        let shows = deed.shows;
        self.deeds.push(deed);
        let idle = match what {
            What::Passed => true,
            What::Drew { .. } => !self.rules.free_draw,
            What::Played { .. } | What::Destroyed { .. } => false,
        };
        let deeds = self.deeds.len();
        self.entries.push(Entry { seat, what, shows, gains: Vec::new(), after: *after, idle, deeds });
    }

    fn now(&self) -> Moment {
        self.entries.last().map_or(self.start, |entry| entry.after)
    }

    /// The index of the entry that contains the deed with this number, counting from one. Several
    /// draws in a row are one entry, and clocks have none.
    pub fn entry_with(&self, deeds: usize) -> Option<usize> {
        deeds.checked_sub(1).and_then(|_| self.entries.iter().position(|entry| entry.deeds >= deeds))
    }

    /// The deeds up to and including an entry, for laying out the table.
    pub fn deeds_until(&self, entry: &Entry) -> &[Deed] {
        &self.deeds[..entry.deeds]
    }

    /// The points of a side in this hand, by source. Points that do not count are left out.
    pub fn points(&self, side: Side) -> Points {
        let mut points = Points::default();
        for entry in &self.entries {
            let gains = entry.gains.iter().filter(|gain| gain.counted && self.rules.side(gain.seat) == side);
            let gained: i32 = gains.map(|gain| i32::from(gain.points)).sum();
            match entry.what {
                What::Destroyed { .. } => points.firecrackers += gained,
                _ => points.plays += gained,
            }
        }
        let awards = self.awards.iter().filter(|award| award.side == side && award.counted);
        points.end = awards.map(|award| i32::from(award.points)).sum();
        points
    }
}

impl Entry {
    /// The points that its seat scored with it, without points that do not count.
    pub fn counted(&self) -> i32 {
        let own = self.gains.iter().filter(|gain| gain.counted && gain.seat == self.seat);
        own.map(|gain| i32::from(gain.points)).sum()
    }

    /// What other seats scored by it (R41, R52), without points that do not count.
    pub fn for_others(&self) -> impl Iterator<Item = &Gain> {
        self.gains.iter().filter(|gain| gain.seat != self.seat && gain.counted)
    }

    /// The points that did not count because of an exact target.
    pub fn lost(&self) -> i32 {
        self.gains.iter().filter(|gain| !gain.counted).map(|gain| i32::from(gain.points)).sum()
    }

    /// The suits that the seat showed to lack. If it passed or had to draw, these are the suits of
    /// the open ends.
    pub fn lacked(&self) -> Suits {
        if self.idle { self.shows } else { Suits::NONE }
    }
}

impl Points {
    /// The sum of all points.
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
