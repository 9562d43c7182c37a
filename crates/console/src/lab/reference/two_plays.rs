//! Looks two plays ahead. It adds up what a play yields, minus the next player's best reply
//! weighted by the chance that he holds it, plus the best counter to the reply.
//!
//! If counts score, a play yields its points. Otherwise it yields the pips that it gets rid of,
//! plus the value of a turn, so that the sum also reflects the chances that the next player or the
//! player himself cannot play. In both cases, going out yields what is left in the other hands.

use super::worlds::{Held, others};
use crate::engine::{BONES, Bone, Bones, BySeat, End, Move, Observation, Rules, SEATS, Seat, Side, World};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt};

/// The value of reaching the target. It is more than any points.
const WON: f64 = 1000.0;
/// The value of playing a bone at all, in addition to its pips, if nothing is scored during play.
const TURN: f64 = 6.0;
/// The cost of having to draw if nothing is scored during play. It is about the pips of two bones,
/// because one draw is often not enough.
const DRAW: f64 = 12.0;

pub(super) fn choose(observation: &Observation, chance: &mut impl Rng) -> Move {
    let moves = observation.legal();
    let looking = Looking::new(observation);
    let mut best = (f64::NEG_INFINITY, 0, false);
    let mut choice = if moves.draw { Move::Draw } else { Move::Pass };
    let mut ties = 0;
    // This player never draws if it can play, because it has no use for more bones.
    let forced = (!moves.can_play()).then_some(choice);
    for step in moves.iter().filter(|step| matches!(step, Move::Play(..) | Move::Boom(_))).chain(forced) {
        let (weight, doublet) = match step {
            Move::Play(bone, _) => (bone.weight(), bone.is_doublet()),
            _ => (0, false),
        };
        let value = (looking.value(step), weight, doublet);
        if value > best {
            (best, choice, ties) = (value, step, 1);
        } else if value == best {
            ties += 1;
            if chance.random_range(0..ties) == 0 {
                choice = step;
            }
        }
    }
    choice
}

struct Looking<'a> {
    observation: &'a Observation,
    rules: &'a Rules,
    scoring: bool,
    next: Held,
    hands: BySeat<Bones>,
    boneyard: ArrayVec<Bone, BONES>,
    /// The average value of the bones left in the opponents' hands.
    theirs: f64,
}

impl Looking<'_> {
    fn new(observation: &Observation) -> Looking<'_> {
        let rules = observation.rules();
        let next = observation.seat().next(rules.seats());
        let unseen = observation.unseen();
        let mut hands = [Bones::NONE; SEATS];
        hands[observation.seat().index()] = observation.hand();
        let mut left = unseen.iter();
        let others = others(observation);
        for held in &others {
            hands[held.seat.index()] = left.by_ref().take(held.len).collect();
        }
        let own = rules.side(observation.seat());
        let opponents = others.iter().filter(|held| rules.side(held.seat) != own);
        Looking {
            observation,
            rules,
            scoring: rules.scores_in_play(),
            next: Held::of(observation, next),
            hands,
            boneyard: left.collect(),
            theirs: opponents.map(|held| expected_left(rules, unseen, held)).sum(),
        }
    }

    /// The value of a move. The value of a firecracker is its points plus the value of the best
    /// play after it.
    fn value(&self, step: Move) -> f64 {
        match step {
            Move::Play(bone, _) => self.value_of_play(&[step], bone, self.counted(self.observation.points_of(step))),
            Move::Boom(_) => {
                let after = self.after(&[step], None);
                let side = self.rules.side(self.observation.seat());
                let points = f64::from(after.score(side)) - f64::from(self.observation.score(side));
                if after.winner() == Some(side) {
                    return WON + points;
                }
                let plays = plays(&after, self.observation.hand());
                let values = plays.map(|(bone, end)| {
                    let play = Move::Play(bone, end);
                    self.value_of_play(&[step, play], bone, self.counted(after.points_of(play)))
                });
                points + values.reduce(f64::max).unwrap_or(self.idle())
            }
            _ => self.idle(),
        }
    }

    /// The value of the last of these moves, which plays a bone for these points.
    fn value_of_play(&self, steps: &[Move], bone: Bone, points: u8) -> f64 {
        let side = self.rules.side(self.observation.seat());
        let worth = self.worth(bone, points);
        // A firecracker before the play may have scored as well.
        let is_won = || steps.len() > 1 && self.after(steps, None).winner() == Some(side);
        if self.reaches_target(side, points) || is_won() {
            return WON + worth;
        }
        let hand = self.observation.hand() - Bones::of(bone);
        if hand.is_empty() {
            return worth + self.theirs;
        }
        worth + self.replies(steps, hand)
    }

    /// The average of the best counter minus the next player's best reply.
    fn replies(&self, steps: &[Move], hand: Bones) -> f64 {
        let after = self.after(steps, None);
        let mut replies: ArrayVec<(f64, Bone, End), BONES> = ArrayVec::new();
        for bone in self.observation.unseen() - self.next.barred {
            let ends = plays(&after, Bones::of(bone));
            let points = |end| self.counted_for(self.next.seat, after.points_of(Move::Play(bone, end)));
            let best = ends.map(|(_, end)| (points(end), end));
            if let Some((points, end)) = best.reduce(|best, other| if other.0 > best.0 { other } else { best }) {
                replies.push((self.worth_of_reply(bone, points, hand), bone, end));
            }
        }
        replies.sort_by(|a, b| b.0.total_cmp(&a.0).then(b.1.weight().cmp(&a.1.weight())));
        let mut sum = 0.0;
        let mut none = 1.0;
        for (rank, &(worth, bone, end)) in replies.iter().enumerate() {
            let none_since = self.chance_of_none(rank + 1);
            let played = none - none_since;
            if played > 0.0 {
                sum += played * (self.counter(steps, bone, end, hand) - worth);
            }
            none = none_since;
        }
        sum + none * (self.best_play(&after, hand) - self.idle())
    }

    /// The chance that the next player holds none of `count` possible bones.
    fn chance_of_none(&self, count: usize) -> f64 {
        let pool = (self.observation.unseen() - self.next.barred).len();
        let held = (self.next.len - self.next.free).min(pool);
        let known = (0..count).map(|at| {
            let left = pool - at;
            left.saturating_sub(held) as f64 / left as f64
        });
        let drawn = (pool - count) as f64 / pool as f64;
        known.product::<f64>() * drawn.powi(self.next.free as i32)
    }

    fn counter(&self, steps: &[Move], bone: Bone, end: End, hand: Bones) -> f64 {
        if self.next.len <= 1 {
            return 0.0;
        }
        let mut world = self.after(steps, Some(bone));
        world.play(Move::Play(bone, end));
        self.best_play(&world, hand)
    }

    /// The most that a hand can yield at once.
    fn best_play(&self, world: &World, hand: Bones) -> f64 {
        let worths = plays(world, hand).map(|(bone, end)| {
            let out = if hand.len() == 1 { self.theirs } else { 0.0 };
            self.worth(bone, self.counted(world.points_of(Move::Play(bone, end)))) + out
        });
        worths.reduce(f64::max).unwrap_or(self.idle())
    }

    fn worth_of_reply(&self, bone: Bone, points: u8, hand: Bones) -> f64 {
        let side = self.rules.side(self.next.seat);
        let out = if self.next.len == 1 { f64::from(self.rules.left(hand)) } else { 0.0 };
        let won = if self.reaches_target(side, points) { WON } else { 0.0 };
        self.worth(bone, points) + out + won
    }

    fn worth(&self, bone: Bone, points: u8) -> f64 {
        if self.scoring { f64::from(points) } else { f64::from(bone.weight()) + TURN }
    }

    fn idle(&self) -> f64 {
        if self.scoring || self.observation.public().drawable() == 0 { 0.0 } else { -DRAW }
    }

    fn reaches_target(&self, side: Side, points: u8) -> bool {
        let score = i32::from(self.observation.score(side)) + i32::from(points);
        points > 0 && !self.rules.single_hand && score >= i32::from(self.rules.target)
    }

    fn counted(&self, points: u8) -> u8 {
        self.counted_for(self.observation.seat(), points)
    }

    /// Returns the points that count for a seat. Points that would pass an exact target do not.
    fn counted_for(&self, seat: Seat, points: u8) -> u8 {
        let score = self.observation.score(self.rules.side(seat));
        let left = i32::from(self.rules.target) - i32::from(score);
        if self.rules.counts_towards(left, points.into()) { points } else { 0 }
    }

    /// The world after the observer's moves. If `holds` is given, the next player holds that bone.
    /// The places of the other bones do not matter.
    fn after(&self, steps: &[Move], holds: Option<Bone>) -> World {
        let (mut hands, mut boneyard) = (self.hands, self.boneyard.clone());
        let next = self.next.seat.index();
        if let Some(bone) = holds.filter(|&bone| !hands[next].contains(bone)) {
            let given = hands[next].last().expect("the replying player holds a bone");
            for hand in hands.iter_mut().filter(|hand| hand.contains(bone)) {
                hand.remove(bone);
                hand.insert(given);
            }
            boneyard.iter_mut().filter(|other| **other == bone).for_each(|other| *other = given);
            hands[next].remove(given);
            hands[next].insert(bone);
        }
        let world = World::new(self.observation, &hands, &boneyard, [0; SEATS]);
        let mut world = world.expect("the unseen bones are in unseen places");
        for &step in steps {
            world.play(step);
        }
        world
    }
}

/// Every way to play a bone from a set on the open ends.
fn plays(world: &World, bones: Bones) -> impl Iterator<Item = (Bone, End)> + '_ {
    let ends = world.layout().fits();
    ends.flat_map(move |(end, fitting)| (bones & fitting).iter().map(move |bone| (bone, end)))
}

/// The average value of the bones left in a hand, given what it may hold.
fn expected_left(rules: &Rules, unseen: Bones, held: &Held) -> f64 {
    let pool = unseen - held.barred;
    let pool = if pool.is_empty() { unseen } else { pool };
    f64::from(rules.left(pool)) / pool.len().max(1) as f64 * held.len as f64
}
