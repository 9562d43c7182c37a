//! What the words of each lesson say of its positions, worked out from the position.

use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::bone::{Bone, Bones, Seat, Side};
use electrum_dominoes::engine::layout::{End, Joint, Layout, Way};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::{Act, Observation};
use electrum_dominoes::nestor::judge::{Judged, Weighed};
use std::collections::BTreeSet;

/// How many bones are few.
const FEW: usize = 2;
/// By how much a chance is clearly greater than another.
const CLEAR: f64 = 0.15;

/// A position after a play.
struct Placed<'a> {
    seen: &'a Observation,
    play: &'a Weighed,
    layout: Layout,
    kept: Bones,
}

impl<'a> Placed<'a> {
    fn new(seen: &'a Observation, play: &'a Weighed) -> Placed<'a> {
        let (layout, hand) = (seen.layout(), seen.hand());
        let (layout, kept) = match play.step {
            Move::Play(bone, end) => (layout.after(seen.seat(), bone, end), hand - Bones::of(bone)),
            _ => (*layout, hand),
        };
        Placed { seen, play, layout, kept }
    }

    fn ends(&self) -> Vec<u8> {
        self.layout.ends().map(|(_, tip)| tip.pips()).collect()
    }

    fn own(&self, pips: u8) -> usize {
        (self.kept & Bones::suit(pips)).len()
    }

    fn hidden(&self, pips: u8) -> usize {
        (self.seen.unseen() & Bones::suit(pips)).len()
    }

    fn fit(&self) -> usize {
        (self.seen.unseen() & self.layout.fitting()).len()
    }

    fn followers(&self) -> usize {
        (self.kept & self.layout.fitting()).len()
    }

    fn is_blocked(&self) -> bool {
        self.fit() == 0 && self.followers() == 0 && !self.kept.is_empty()
    }

    /// How often the next player can't play, in deals that agree with draws and passes alone. What is
    /// inferred from plays makes it clearer, and is not measured here.
    fn stuck(&self) -> f64 {
        self.play.facts.next.map_or(0.0, |next| next.stuck)
    }

    fn replies(&self) -> f64 {
        self.play.facts.next.map_or(0.0, |next| next.scores * next.points)
    }

    /// Whether a seat has shown that it has nothing for any end.
    fn lacks_all(&self, seat: Seat) -> bool {
        let lacks = self.seen.lacks(seat);
        !lacks.is_empty() && self.ends().iter().all(|&pips| lacks.contains(pips) || self.hidden(pips) == 0)
    }

    fn is_doublet(&self) -> bool {
        self.bone().is_some_and(Bone::is_doublet)
    }

    fn bone(&self) -> Option<Bone> {
        if let Move::Play(bone, _) = self.play.step { Some(bone) } else { None }
    }

    /// How many bones of the played doublet's number are not on the table.
    fn left(&self) -> usize {
        self.bone().map_or(0, |bone| self.own(bone.high()) + self.hidden(bone.high()))
    }

    /// Whether an end is open where only this player can play.
    fn has_own_end(&self) -> bool {
        self.ends().iter().any(|&pips| self.hidden(pips) == 0 && self.own(pips) > 0)
    }

    /// Whether the play makes such an end.
    fn makes_own_end(&self) -> bool {
        let tip = self.bone().and_then(|bone| self.layout.ends().find(|(_, tip)| tip.bone() == bone));
        tip.is_some_and(|(_, tip)| self.hidden(tip.pips()) == 0 && self.own(tip.pips()) > 0)
    }

    /// The hidden bones that would score here.
    fn scoring(&self) -> Bones {
        scoring(&self.layout, self.seen)
    }

    /// Whether another player has just scored by a multiple of five.
    fn answers_a_score(&self) -> bool {
        let count = self.seen.layout().count();
        let last = self.seen.deeds().last().filter(|deed| matches!(deed.act, Act::Played(..)));
        count > 0 && count.is_multiple_of(5) && last.is_some_and(|deed| deed.seat != self.seen.seat())
    }

    /// Whether one of the four bones changes the count by five or leaves it.
    fn keeps_a_multiple(&self) -> bool {
        const KEEPING: [(u8, u8); 4] = [(5, 0), (6, 1), (0, 0), (5, 5)];
        let changed = self.seen.layout().count().abs_diff(self.layout.count());
        let is_one = self.bone().is_some_and(|bone| KEEPING.contains(&(bone.high(), bone.low())));
        is_one && matches!(changed, 0 | 5)
    }

    /// Whether the play shows a five at an end without scoring.
    fn shows_a_five_for_nothing(&self) -> bool {
        let tip = self.bone().and_then(|bone| self.layout.ends().find(|(_, tip)| tip.bone() == bone));
        self.play.facts.points == 0 && tip.is_some_and(|(_, tip)| tip.pips() == 5)
    }

    /// Whether the play begins an arm of the spinner with a five or a blank at its end.
    fn begins_an_arm(&self) -> bool {
        let Move::Play(bone, end @ End::Arm(Way::North | Way::South)) = self.play.step else { return false };
        let (spinner, host) = (self.seen.layout().spinner(), self.seen.layout().joint(end).map(Joint::bone));
        spinner.is_some() && host == spinner && arms(self.seen).contains(bone)
    }

    /// How many bones a seat keeps.
    fn len(&self, seat: Seat) -> usize {
        if seat == self.seen.seat() { self.kept.len() } else { self.seen.hand_len(seat) }
    }

    /// The seat that goes out first if no one passes.
    fn ahead(&self) -> Option<Seat> {
        let (own, seats) = (self.seen.seat(), self.seen.rules().seats());
        // Of seats with as many bones, the one whose turn comes first.
        (1..=seats).map(|steps| own.after(steps, seats)).min_by_key(|seat| self.len(*seat))
    }

    /// Whether the only bone left of a number is its doublet, hidden, and no end takes it.
    fn hangs(&self, pips: u8) -> bool {
        let last = self.seen.unseen() & Bones::suit(pips);
        last == Bones::of(Bone::doublet(pips)) && self.own(pips) == 0 && !self.ends().contains(&pips)
    }

    /// Whether every end shows one number, and which.
    fn square(&self) -> Option<u8> {
        let ends = self.ends();
        ends.first().copied().filter(|first| ends.iter().all(|pips| pips == first))
    }

    /// The last two bones of a number, if its doublet is on the table: the player's own and a hidden one.
    fn last_two(&self, pips: u8) -> Option<[Bone; 2]> {
        let of_it = [self.seen.hand(), self.seen.unseen()].map(|bones| bones & Bones::suit(pips));
        let [own, other] = of_it.map(|bones| bones.iter().next().filter(|_| bones.len() == 1));
        let last = [own?, other?];
        last.iter().all(|bone| !bone.is_doublet()).then_some(last)
    }

    /// How many pips a seat holds by an estimate: as many bones as it has, each of the mean weight of
    /// those that it may hold.
    fn estimate(&self, seat: Seat) -> f64 {
        if seat == self.seen.seat() {
            return self.kept.weight().into();
        }
        let may_hold = self.seen.unseen() - self.seen.ruled_out(seat);
        f64::from(may_hold.weight()) / may_hold.len().max(1) as f64 * self.len(seat) as f64
    }

    /// The pips of a side by that estimate.
    fn estimate_of(&self, side: Side) -> f64 {
        let rules = self.seen.rules();
        rules.all_seats().filter(|seat| rules.side(*seat) == side).map(|seat| self.estimate(seat)).sum()
    }

    /// What the last bone would win besides the hand, if it is the only one kept and fits.
    fn bonus(&self) -> u8 {
        let (paid, ends) = (self.seen.rules().bonuses, self.ends());
        let (Some(last), 1) = (self.kept.iter().next(), self.kept.len()) else { return 0 };
        let halves = [last.high(), last.low()];
        let at_both = !last.is_doublet() && (ends == halves || ends == [last.low(), last.high()]);
        let is_blank = last == Bone::doublet(0) && ends.contains(&0);
        if at_both {
            paid.out_both_ends
        } else if is_blank {
            paid.out_blank
        } else {
            0
        }
    }

    /// Whether the end that a seat made last is open.
    fn keeps_end_of(&self, seat: Seat) -> bool {
        let own = self.seen.deeds().iter().rev().find_map(|deed| match deed.act {
            Act::Played(bone, _) if deed.seat == seat => Some(bone),
            _ => None,
        });
        own.is_some_and(|bone| self.layout.ends().any(|(_, tip)| tip.bone() == bone))
    }
}

/// The hidden bones that would score in a layout.
fn scoring(layout: &Layout, seen: &Observation) -> Bones {
    let scores = |bone: &Bone| {
        layout
            .fits()
            .any(|(end, bones)| bones.contains(*bone) && layout.opening(end).points_with(seen.rules(), *bone) > 0)
    };
    seen.unseen().iter().filter(scores).collect()
}

/// The bones of the spinner's number whose other half is a five or a blank.
fn arms(seen: &Observation) -> Bones {
    let spinner = seen.layout().spinner().map(Bone::high);
    let is_arm = |bone: &Bone| {
        let other = spinner.filter(|&pips| bone.has(pips)).map(|pips| bone.weight() - pips);
        !bone.is_doublet() && matches!(other, Some(0 | 5))
    };
    Set::Six.bones().iter().filter(is_arm).collect()
}

/// The layout before the last move of a seat, if that was a play.
fn before_last_play(seen: &Observation, seat: Seat) -> Option<(Layout, Move)> {
    let at = seen.deeds().iter().rposition(|deed| deed.seat == seat)?;
    let mut layout = Layout::new(seen.rules().spinner);
    for deed in &seen.deeds()[..at] {
        if let Act::Played(bone, end) = deed.act {
            layout = layout.after(deed.seat, bone, end);
        }
    }
    let step = seen.deeds()[at].act.step();
    matches!(step, Move::Play(..)).then_some((layout, step))
}

/// The numbers that a seat has brought to an end twice or more by its own choice.
fn repeated(seen: &Observation, seat: Seat) -> Vec<u8> {
    let shown = times_brought(seen, seat);
    (0..=6).filter(|&pips| shown[usize::from(pips)] >= 2).collect()
}

/// The numbers that a seat has brought to an end by its own choice.
fn brought(seen: &Observation, seat: Seat) -> Vec<u8> {
    let shown = times_brought(seen, seat);
    (0..=6).filter(|&pips| shown[usize::from(pips)] > 0).collect()
}

/// How often a seat has brought each number to an end by its own choice.
fn times_brought(seen: &Observation, seat: Seat) -> [u8; 7] {
    let mut layout = Layout::new(seen.rules().spinner);
    let mut shown = [0; 7];
    for deed in seen.deeds() {
        if let Act::Played(bone, end) = deed.act {
            let forced = layout.is_empty() && seen.public().lead.is_by_bones();
            layout = layout.after(deed.seat, bone, end);
            if deed.seat == seat && !forced {
                let tips: BTreeSet<u8> =
                    layout.ends().filter(|(_, tip)| tip.bone() == bone).map(|(_, tip)| tip.pips()).collect();
                for pips in tips {
                    shown[usize::from(pips)] += 1;
                }
            }
        }
    }
    shown
}

/// Whether the words of a lesson fit the best play of a position.
pub(crate) fn fits(lesson: &str, seen: &Observation, judged: &Judged, best: Move) -> bool {
    let candidates = &judged.candidates;
    let Some(best) = judged.of(best).map(|found| found.played) else { return false };
    let one = Placed::new(seen, &best);
    let others: Vec<Placed<'_>> =
        candidates.iter().filter(|other| other.step != best.step).map(|other| Placed::new(seen, other)).collect();
    let second = others.first();
    let rules = seen.rules();
    let next = seen.seat().after(1, rules.seats());
    let partner = rules.all_seats().find(|&seat| seat != seen.seat() && rules.side(seat) == rules.side(seen.seat()));
    let scores = best.facts.points;
    let most = others.iter().map(|other| other.play.facts.points).max().unwrap_or(0);
    match lesson {
        "join" => seen.legal().iter().eq([best.step]) && one.bone().is_some(),
        // One draws where nothing fits, and then alone.
        "drawing" => seen.legal().iter().eq([best.step]) && (best.step == Move::Draw) != seen.legal().can_play(),
        "ends" => others.iter().any(|other| other.bone() == one.bone()),
        "goout" => one.kept.len() == 1 && (one.followers() == 1) && second.is_some_and(|other| other.followers() == 0),
        "doublet" => one.is_doublet(),
        "variety" => second.is_some_and(|other| one.followers() > other.followers()),
        "heavy" => second.is_some_and(|other| best.facts.pips > other.play.facts.pips),
        "stop" => one.followers() > 0 && one.stuck() > 0.0 && others.iter().all(|other| one.stuck() >= other.stuck()),
        "shut" | "ours" => {
            let mean = f64::from(seen.unseen().weight()) / seen.unseen().len() as f64;
            let others = rules.all_seats().filter(|&seat| seat != seen.seat()).map(|seat| seen.hand_len(seat));
            let fewest = others.min().unwrap_or(0) as f64;
            one.is_blocked() && (lesson == "ours" || f64::from(one.kept.weight()) <= mean * fewest)
        }
        "noshut" => {
            let mean = f64::from(seen.unseen().weight()) / seen.unseen().len() as f64;
            let fewest = rules.all_seats().filter(|&seat| seat != seen.seat()).map(|seat| seen.hand_len(seat)).min();
            let heavy = |other: &&Placed<'_>| f64::from(other.kept.weight()) > mean * fewest.unwrap_or(0) as f64;
            // Where nothing is hidden, nothing has to be estimated.
            judged.worlds > 1 && !one.is_blocked() && second.filter(heavy).is_some_and(Placed::is_blocked)
        }
        "sum" => scores > 0 && most == 0,
        "twice" => scores > 0 && scores >= most && one.is_doublet(),
        "spinner" => scores > most && matches!(best.step, Move::Play(_, End::Arm(Way::North | Way::South))),
        "most" | "parts" => scores > most && most > 0,
        "leave" => scores == 0 && most == 0 && second.is_some_and(|other| one.replies() < other.replies()),
        "safe" => most > scores,
        "ahead" => second.is_some_and(|other| one.play.facts.points == other.play.facts.points),
        "gather" => best.step == Move::Draw && seen.legal().can_play(),
        "tens" => rules.set == Set::Nine && others.iter().all(|other| one.fit() < other.fit()),
        "seven" => others.iter().all(|other| one.fit() < other.fit()) && one.fit() <= 2 * FEW,
        "lacks" | "shutnext" => one.lacks_all(next) && second.is_some_and(|other| !other.lacks_all(next)),
        "bothends" => {
            let ends = one.ends();
            let first = ends[0];
            let all = ends.iter().all(|&pips| pips == first);
            all && one.own(first) > 0 && one.hidden(first) <= FEW && one.own(first) >= one.hidden(first)
        }
        "own" => one.makes_own_end() && second.is_some_and(|other| !other.has_own_end()),
        "keep" => {
            let before = seen
                .layout()
                .ends()
                .any(|(_, tip)| one.hidden(tip.pips()) == 0 && !(seen.hand() & Bones::suit(tip.pips())).is_empty());
            before && one.has_own_end()
        }
        "stranded" => one.is_doublet() && one.left() <= FEW,
        "onebone" => seen.hand_len(next) == 1 && second.is_some_and(|other| one.stuck() > other.stuck()),
        "sums" => judged.worlds == 1,
        "partner" => {
            let led =
                seen.deeds().first().filter(|deed| Some(deed.seat) == partner && !seen.public().lead.is_by_bones());
            let number = match led.map(|deed| deed.act) {
                Some(Act::Played(bone, _)) if bone.is_doublet() => bone.high(),
                _ => return false,
            };
            let may_have = partner.is_some_and(|partner| !seen.lacks(partner).contains(number));
            let covers = second.is_some_and(|other| !other.ends().contains(&number));
            one.ends().contains(&number) && one.hidden(number) > 0 && may_have && covers
        }
        "relieve" => {
            let partner = partner.expect("the lesson is for pairs");
            let passed = seen.deeds().iter().any(|deed| deed.seat == partner && deed.act == Act::Passed);
            let lacks = seen.lacks(partner);
            let offers = one.ends().iter().any(|&pips| !lacks.contains(pips) && one.hidden(pips) >= FEW);
            passed && offers && second.is_some_and(|other| other.lacks_all(partner))
        }
        "handover" => {
            let partner = partner.expect("the lesson is for pairs");
            one.keeps_end_of(partner) && seen.hand_len(partner) < seen.hand().len()
        }
        "guard" => {
            let need = i32::from(rules.target) - i32::from(seen.score(rules.side(next)));
            let chance = |play: &Weighed| play.facts.next.map_or(0.0, |next| next.scores);
            let fewest = others.iter().all(|other| chance(&best) <= chance(other.play));
            need <= 40 && fewest
        }
        "exactly" => {
            let missing = i32::from(rules.goal()) - i32::from(seen.score(rules.side(seen.seat())));
            i32::from(scores) == missing
                && others.iter().any(|other| i32::from(seen.points_of(other.play.step)) > missing)
        }
        "twoscores" => true,
        _ => {
            fits_in_fives(lesson, &one, &others)
                || fits_by_reading(lesson, &one, &others)
                || fits_in_pairs(lesson, &one, &others)
        }
    }
}

/// Whether the words of a lesson about counts fit.
fn fits_in_fives(lesson: &str, one: &Placed<'_>, others: &[Placed<'_>]) -> bool {
    let (seen, second, scores) = (one.seen, others.first(), one.play.facts.points);
    let most = others.iter().map(|other| other.play.facts.points).max().unwrap_or(0);
    match lesson {
        "opening" => {
            let brings = |play: &Placed<'_>| f64::from(play.play.facts.points) - play.replies();
            seen.layout().is_empty() && others.iter().all(|other| brings(one) > brings(other))
        }
        "kickers" => one.answers_a_score() && one.keeps_a_multiple() && scores > most,
        "difference" => {
            scores > 0 && most == 0 && seen.layout().ends().count() > 2 && !seen.layout().count().is_multiple_of(5)
        }
        "falling" => {
            let falls = one.layout.count() < seen.layout().count();
            scores > 0
                && falls
                && one.bone().is_some_and(|bone| !bone.has(5))
                && others.iter().any(Placed::shows_a_five_for_nothing)
        }
        "arms" => one.begins_an_arm() && scores > most && one.answers_a_score(),
        "choice" => {
            one.followers() > 0
                && second.is_some_and(|other| other.play.facts.points > scores && one.stuck() > other.stuck())
        }
        _ => false,
    }
}

/// Whether the words of a lesson for a table of four fit.
fn fits_in_pairs(lesson: &str, one: &Placed<'_>, others: &[Placed<'_>]) -> bool {
    let (seen, rules, own) = (one.seen, one.seen.rules(), one.seen.seat());
    let Some(second) = others.first().filter(|_| rules.partners) else { return false };
    let [next, partner, previous] = [1, 2, 3].map(|steps| own.after(steps, rules.seats()));
    let lacks = |seat: Seat, pips: u8| seen.lacks(seat).contains(pips);
    match lesson {
        "suit" => {
            let held = |pips: u8| (seen.hand() & Bones::suit(pips)).len();
            let longest = (0..=6).map(held).max().unwrap_or(0);
            let is_of_it = |play: &Placed<'_>| {
                play.bone().is_some_and(|bone| held(bone.high()) == longest || held(bone.low()) == longest)
            };
            seen.layout().is_empty() && longest >= 4 && is_of_it(one) && !is_of_it(second)
        }
        "turn" => {
            let stuck = |play: &Placed<'_>| play.play.facts.round.map_or(0.0, |round| round.stuck);
            let fits = |play: &Placed<'_>| play.play.facts.partner.unwrap_or(0.0);
            match one.ahead() {
                Some(seat) if seat == own => stuck(one) + CLEAR < stuck(second),
                Some(seat) if seat == partner => fits(one) > fits(second) + CLEAR,
                Some(seat) if seat == next => one.stuck() > second.stuck() + CLEAR,
                _ => false,
            }
        }
        "hang" => (0..=6).any(|pips| one.hangs(pips) && !second.hangs(pips) && lacks(partner, pips)),
        "feed" => (0..=6).any(|pips| {
            let has = one.kept.contains(Bone::doublet(pips));
            let shows = |play: &Placed<'_>| play.ends().contains(&pips);
            has && shows(one) && !others.iter().any(shows) && !seen.layout().ends().any(|(_, tip)| tip.pips() == pips)
        }),
        "square" => one.square().is_some_and(|pips| {
            let may = !lacks(partner, pips) && one.hidden(pips) >= FEW;
            let is_for_partner = one.play.facts.partner.is_some_and(|fits| fits > 1.0 - one.stuck());
            may && is_for_partner && brought(seen, partner).contains(&pips) && second.square() != Some(pips)
        }),
        "estimate" => {
            let [ours, theirs] = [own, next].map(|seat| rules.side(seat));
            let lighter = |play: &Placed<'_>| play.estimate_of(ours) < play.estimate_of(theirs);
            let blocks = [one, second].map(Placed::is_blocked);
            let is_shown = rules.all_seats().any(|seat| !seen.lacks(seat).is_empty());
            is_shown && (blocks == [true, false] && lighter(one) || blocks == [false, true] && !lighter(second))
        }
        "parity" => (0..=6).any(|pips| {
            let shows = |layout: &Layout| layout.ends().any(|(_, tip)| tip.pips() == pips);
            let Some([own_one, other]) = one.last_two(pips).filter(|_| !shows(seen.layout())) else { return false };
            let opens = |play: &Placed<'_>| play.bone() == Some(own_one) && shows(&play.layout);
            let is_partners = [next, previous].iter().all(|&rival| lacks(rival, pips));
            let is_idle = !one.layout.fitting().contains(other);
            if is_partners { opens(one) && !opens(second) } else { !opens(one) && opens(second) && is_idle }
        }),
        "capicua" => {
            let may_go_out = second.kept.len() == 1 && second.followers() == 1;
            one.bonus() > 0 && second.bonus() == 0 && may_go_out
        }
        "ninety" => {
            let missing = [own, next].map(|seat| i32::from(rules.target) - i32::from(seen.score(rules.side(seat))));
            missing == [10, 40] || missing == [40, 10]
        }
        _ => false,
    }
}

/// Whether the words of a lesson about what the others' moves tell, or about who is ahead, fit.
fn fits_by_reading(lesson: &str, one: &Placed<'_>, others: &[Placed<'_>]) -> bool {
    let (seen, second, rules) = (one.seen, others.first(), one.seen.rules());
    let next = seen.seat().after(1, rules.seats());
    let partner = rules.all_seats().find(|&seat| seat != seen.seat() && rules.side(seat) == rules.side(seen.seat()));
    match lesson {
        "tempo" => {
            let (own, theirs) = (seen.hand().len(), seen.hand_len(next));
            second.is_some_and(|other| {
                if own <= theirs {
                    own > 1 && one.followers() > other.followers()
                } else {
                    one.followers() < other.followers() && one.stuck() > other.stuck()
                }
            })
        }
        "plays" => {
            let Some((_, Move::Play(bone, _))) = before_last_play(seen, next) else { return false };
            let Some(other) = second else { return false };
            let tip = seen.layout().ends().find(|(_, tip)| tip.bone() == bone).map(|(_, tip)| tip.pips());
            tip.is_some_and(|pips| {
                let covers = !one.ends().contains(&pips) && other.ends().contains(&pips) && one.hidden(pips) > 1;
                covers && one.fit() >= other.fit() && seen.lacks(next).is_empty()
            })
        }
        "untaken" => {
            let Some((layout, Move::Play(played, end))) = before_last_play(seen, next) else { return false };
            if layout.is_empty() || layout.opening(end).points_with(rules, played) > 0 {
                return false;
            }
            let denied = scoring(&layout, seen);
            let quiet = others.iter().chain([one]).all(|play| play.play.facts.points == 0);
            let Some(other) = second else { return false };
            let (few, many) = (one.scoring(), other.scoring());
            let seemed = (few - denied).len() <= FEW && !(few & denied).is_empty();
            quiet && few.len() > many.len() && seemed
        }
        "repeat" => {
            let partner = partner.expect("the lesson is for pairs");
            repeated(seen, partner).into_iter().any(|pips| {
                let may = !seen.lacks(partner).contains(pips) && one.hidden(pips) > 0;
                let was_open = seen.layout().ends().any(|(_, tip)| tip.pips() == pips);
                let covers = |play: &Placed<'_>| !play.ends().contains(&pips);
                may && was_open && !covers(one) && second.is_some_and(covers)
            })
        }
        "forced" => {
            let led =
                seen.deeds().first().filter(|deed| Some(deed.seat) == partner && seen.public().lead.is_by_bones());
            let Some(Act::Played(bone, _)) = led.map(|deed| deed.act) else { return false };
            let shows = |layout: &Layout| layout.ends().any(|(_, tip)| tip.pips() == bone.high());
            let is_chosen = partner.is_some_and(|partner| brought(seen, partner).contains(&bone.high()));
            let keeps = second.is_some_and(|other| shows(&other.layout));
            !is_chosen && shows(seen.layout()) && !shows(&one.layout) && keeps
        }
        _ => false,
    }
}
