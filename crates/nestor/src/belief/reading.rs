//! What a choice shows about the hand that it was made from.
//!
//! Every bone that fits has a pull on the player. The stronger the pull of a bone that was not
//! played, the less likely the player held it. A seat that left a good score probably lacks the
//! bone for it. A seat that could have had many choices probably had fewer. A seat that opened a
//! suit probably has more of it.

use super::When;
use crate::eye;
use crate::policy::{self, Manner};
use crate::value;
use sight::MAX_ENDS;
use sight::{BONES, Bone, BoneBits, Bones, End, Layout, Rules, Seat, Set, Word};
use std::sync::LazyLock;

/// The difference in merit that makes a thoughtful player e times as likely to play one bone as
/// another. The merits of `policy`, in these units, were fitted to thousands of choices by players
/// of several kinds.
const SOFTNESS: f32 = 70.0;

/// The weight of a point for a player who plays for points alone.
const GREED: f32 = 3.0;

/// A choice between the bones of a hand.
pub(super) struct Reading<W> {
    pub(super) seat: Seat,
    pub(super) when: When,
    fitting: BoneBits<W>,
    plays: Vec<Weighed<W>>,
    /// The index of each bone's first play.
    starts: [u8; BONES + 1],
}

struct Weighed<W> {
    /// Its pull on a thoughtful player, without the bones that it keeps.
    pull: f32,
    /// Its pull on a player who plays for points alone. From thirty points on it is more than an
    /// `f32` can hold.
    greed: f64,
    /// The bones of the suits that it closes and opens.
    closed: BoneBits<W>,
    opened: BoneBits<W>,
    chosen: bool,
}

/// How likely a choice is in each manner of playing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Likelihood {
    thoughtful: f32,
    greedy: f32,
}

impl Likelihood {
    pub(super) const CERTAIN: Likelihood = Likelihood { thoughtful: 1.0, greedy: 1.0 };

    pub(super) const fn of(self, manner: Manner) -> f32 {
        match manner {
            Manner::Thoughtful => self.thoughtful,
            Manner::Greedy => self.greedy,
        }
    }
}

impl<W: Word> Reading<W> {
    /// Reads the play of a bone, which was one of those that the rules allowed on this layout.
    pub(super) fn new(
        rules: &Rules,
        when: When,
        layout: &Layout,
        allowed: Bones,
        seat: Seat,
        bone: Bone,
        end: End,
    ) -> Reading<W> {
        let played = (bone, layout.opening(end).count_with(bone));
        let mut reading = Reading { seat, when, fitting: BoneBits::NONE, plays: Vec::new(), starts: [0; BONES + 1] };
        for bone in rules.set.bones() {
            if allowed.contains(bone) && !layout.bones().contains(bone) {
                reading.add_plays(rules, layout, bone, played);
            }
            reading.starts[bone.index() + 1] = reading.plays.len() as u8;
        }
        reading
    }

    fn add_plays(&mut self, rules: &Rules, layout: &Layout, bone: Bone, played: (Bone, u8)) {
        for way in alternatives(rules, layout, self.seat, bone) {
            self.fitting.insert(bone);
            let merit =
                policy::merit_at_once(rules, bone, way.points) as f32 - policy::REPLIED_POINT as f32 * way.replied;
            self.plays.push(Weighed {
                pull: libm::expf(merit / SOFTNESS),
                greed: libm::exp(f64::from(GREED) * f64::from(way.points)),
                closed: way.closed.narrowed(),
                opened: way.opened.narrowed(),
                chosen: (bone, way.count) == played,
            });
        }
    }

    pub(super) fn likelihood(&self, hand: BoneBits<W>) -> Likelihood {
        let pull_of_kept = &*PULL_OF_KEPT;
        let [mut pull, mut chosen_pull] = [f32::MIN_POSITIVE; 2];
        let [mut greed, mut chosen_greed] = [f64::MIN_POSITIVE; 2];
        for bone in hand & self.fitting {
            let kept = hand - BoneBits::of(bone);
            let plays = usize::from(self.starts[bone.index()])..usize::from(self.starts[bone.index() + 1]);
            for play in &self.plays[plays] {
                let here = play.pull * pull_of_kept[BONES + (kept & play.opened).len() - (kept & play.closed).len()];
                pull += here;
                greed += play.greed;
                if play.chosen {
                    chosen_pull += here;
                    chosen_greed += play.greed;
                }
            }
        }
        Likelihood { thoughtful: chosen_pull / pull, greedy: (chosen_greed / greed) as f32 }
    }
}

/// How much stronger the pull of a play is because of the bones that it leaves to continue with.
/// The index is `BONES` for no change, and one more for each bone gained.
static PULL_OF_KEPT: LazyLock<[f32; 2 * BONES]> =
    LazyLock::new(|| std::array::from_fn(|n| libm::expf(policy::KEPT as f32 * (n as f32 - BONES as f32) / SOFTNESS)));

/// A way to play a bone, as the other players see it.
struct Alternative {
    /// The table count after it, and the points that it scores.
    count: u8,
    points: u8,
    /// The points that the next player is expected to score then, in pips.
    replied: f32,
    /// The bones of the suits that it closes and opens.
    closed: Bones,
    opened: Bones,
}

fn alternatives(rules: &Rules, layout: &Layout, seat: Seat, bone: Bone) -> Vec<Alternative> {
    let mut ways: Vec<Alternative> = Vec::new();
    for (end, _) in layout.fits().filter(|(_, bones)| bones.contains(bone)) {
        let opening = layout.opening(end);
        let count = opening.count_with(bone);
        // Two ends that give the same count are hardly ever different choices.
        if ways.iter().any(|way| way.count == count) {
            continue;
        }
        let (closed, opened) = opening.suits(bone);
        let size = f32::from(value::size_of_point(rules));
        let replied = size * expected_reply(rules, &layout.after(seat, bone, end));
        ways.push(Alternative { count, points: opening.points_with(rules, bone), replied, closed, opened });
    }
    ways
}

/// The points that the next player is expected to score, from the layout alone.
fn expected_reply(rules: &Rules, layout: &Layout) -> f32 {
    let hidden = rules.set.bones() - layout.bones();
    let held_by_chance = (f64::from(rules.hand) / hidden.len().max(1) as f64).min(0.5);
    eye::expected_reply(rules, layout, hidden, held_by_chance) as f32
}

// Each of the ends of a tree, and of the four at most of any other table, takes the bones of one suit. A
// lead has one play for each bone.
const _: () = {
    assert!(BONES <= u8::MAX as usize, "a byte counts all leads");
    assert!(MAX_ENDS * Set::GREATEST_OF_TREES.suit_size() <= u8::MAX as usize, "a byte counts all plays in a tree");
    assert!(4 * Set::GREATEST.suit_size() <= u8::MAX as usize, "a byte counts all plays");
};
