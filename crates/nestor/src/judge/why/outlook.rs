//! What may come until the player's next turn, whatever the others hold and play. It proves what is
//! certain, where made-up deals only show that it is likely.

use super::after::After;
use super::frequency::settled;
use super::{Facts, Frequency, Reason, TURN};
use crate::judge::facts::Round;
use crate::value;
use sight::{Bones, Layout, Observation};

/// The most layouts that are looked at.
const MOST: u32 = 4_000;

/// The part of deals in which it must be otherwise before nothing is proved.
const SOME: f64 = 0.02;

/// How much more often the player must have nothing to play for that to weigh more than what he keeps.
const CLEARLY_MORE: f64 = 0.1;

/// How often the hand must end before the next turn for that to be said.
const MAY_END: f64 = 0.05;

/// The cost of a rival who goes out, and the least difference of points that is said.
const RIVAL_OUT: f64 = 8.0;
const MORE_POINTS: f64 = 1.0;

/// What is possible at the player's next turn. It may say that something is possible that is not,
/// but never that something is impossible that is possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Outlook {
    /// The player has a play then.
    plays: bool,
    /// He has none, and the hand goes on.
    stuck: bool,
    /// The hand is over before.
    over: bool,
}

/// The reasons that lie in what comes until the player's next turn.
pub(super) fn of_next_turn(seen: &Observation, [one, two]: &[After<'_>; 2], facts: [&Facts; 2]) -> Vec<(f64, Reason)> {
    let mut reasons = Vec::new();
    let [Some(here), Some(there)] = facts.map(|facts| facts.round) else { return reasons };
    let [look, instead] = [Outlook::of(one, here), Outlook::of(two, there)];
    let stuck = [Outlook::stuck(look, here.stuck), Outlook::stuck(instead, there.stuck)];
    let ends = here.over.max(there.over) >= MAY_END;
    let is_over = |look: Option<Outlook>| look.is_some_and(Outlook::is_over);
    let surely = |look: Option<Outlook>| look.is_some_and(Outlook::surely_plays);
    // A chance counts for as much as the hand goes on.
    let cost = |stuck: f64, round: Round| TURN * stuck * (1.0 - round.over);
    let worth = cost(stuck[1], there) - cost(stuck[0], here);
    match () {
        () if is_over(look) => {}
        () if is_over(instead) => {}
        () if surely(look) && here.over <= 0.0 && !ends => reasons.push((worth, Reason::SurelyPlays(stuck[1]))),
        () if Frequency::is_less(stuck[0], stuck[1]) => reasons.push((worth, Reason::Stuck { likely: stuck, ends })),
        () => {}
    }
    if Frequency::is_less(here.lost, there.lost) {
        let likely = [here.lost, there.lost].map(Frequency::unproved);
        reasons.push((RIVAL_OUT * (there.lost - here.lost), Reason::RivalOut(likely[0], likely[1])));
    }
    let more = f64::from(value::size_of_point(seen.rules())) * (here.points - there.points);
    let likely = [here.scores, there.scores].map(Frequency::unproved);
    let is_said = Frequency::is_less(likely[1], likely[0]) || here.points.round() > there.points.round();
    if more >= MORE_POINTS && is_said {
        let (points, bone) = ([here.points, there.points], here.scorer);
        reasons.push((more, Reason::NextScores { likely, points, bone }));
    }
    reasons
}

/// How much less often the player has nothing to play at the next turn, as far as this was counted.
fn less_stuck([one, two]: [&Facts; 2]) -> Option<f64> {
    Some(two.round?.stuck - one.round?.stuck)
}

/// Whether bones that fit the ends now help at the next turn, as far as this was counted.
pub(super) fn bears_out(facts: [&Facts; 2]) -> bool {
    less_stuck(facts).is_none_or(|less| less > SOME)
}

/// Whether the player has something to play less often at the next turn, whatever he keeps.
pub(super) fn belies(facts: [&Facts; 2]) -> bool {
    less_stuck(facts).is_some_and(|less| less < -CLEARLY_MORE)
}

/// Whether the hand is over before the player's next turn in any case.
pub(super) fn has_no_next_turn(facts: [&Facts; 2]) -> bool {
    facts.iter().all(|facts| facts.round.is_some_and(|round| round.over > 1.0 - SOME))
}

impl Outlook {
    /// What is possible after a play, if it can be worked out, and if deals do not show that nothing is
    /// certain.
    fn of(after: &After<'_>, counted: Round) -> Option<Outlook> {
        let rules = after.seen.rules();
        let is_open = |chance: f64| (SOME..=1.0 - SOME).contains(&chance);
        if rules.both_out || after.kept.is_empty() || is_open(counted.stuck) && is_open(counted.over) {
            return None;
        }
        after.played()?;
        let mut walk = Walk { after, found: Outlook::default(), left: MOST };
        walk.go(&after.layout, 1, Bones::NONE)?;
        Some(walk.found)
    }

    /// The chance of having nothing to play then, if the hand goes on: as it was counted, unless it is
    /// certain.
    fn stuck(outlook: Option<Outlook>, counted: f64) -> f64 {
        let never = outlook.is_some_and(|found| !found.stuck);
        let always = outlook.is_some_and(|found| !found.plays && found.stuck);
        settled(counted, never, always)
    }

    /// Whether the hand goes on in any case, and the player then has a play.
    const fn surely_plays(self) -> bool {
        self.plays && !self.stuck && !self.over
    }

    /// Whether the player comes to no other turn.
    const fn is_over(self) -> bool {
        self.over && !self.stuck && !self.plays
    }
}

/// A walk through everything that the others can do.
struct Walk<'a> {
    after: &'a After<'a>,
    found: Outlook,
    left: u32,
}

impl Walk<'_> {
    /// Follows the seat that is so many steps after the player, and those behind it. Returns `None` if
    /// there is too much to follow.
    fn go(&mut self, layout: &Layout, steps: usize, gone: Bones) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        let (after, seen) = (self.after, self.after.seen);
        let seats = seen.rules().seats();
        if steps == seats {
            let fits = !after.kept.is_disjoint(layout.fitting());
            let may_draw = seen.public().drawable() > 0;
            // Where all have passed, the hand is blocked. It may be blocked later too.
            let is_blocked = !fits && gone.is_empty() && !may_draw;
            self.found.plays |= fits;
            self.found.stuck |= !fits && !is_blocked;
            self.found.over |= !fits;
            return Some(());
        }
        let seat = seen.seat().after(steps, seats);
        let (held, reached) = (after.held_by(seat), after.reached_by(seat));
        let is_last = seen.hand_len(seat) == 1;
        if self.found == (Outlook { plays: true, stuck: true, over: true }) {
            return Some(());
        }
        let may_lack = after.may_lack(seat, layout.fitting() - gone);
        if may_lack {
            self.go(layout, steps + 1, gone)?;
        }
        for (end, bones) in layout.fits() {
            for bone in (bones & reached) - gone {
                let drawn = reached != held && (may_lack || seen.rules().free_draw);
                if is_last && held.contains(bone) {
                    self.found.over = true;
                }
                if drawn || !is_last && held.contains(bone) {
                    self.go(&layout.after(seat, bone, end), steps + 1, gone | Bones::of(bone))?;
                }
            }
        }
        Some(())
    }
}
