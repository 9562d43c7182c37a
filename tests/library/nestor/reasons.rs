//! Every reason is true of its position. Its facts are worked out again from a full world that
//! agrees with what the player sees, and from where the bones may lie.

use super::positions::positions;
use electrum_dominoes::engine::bone::{Bone, Bones, Seat, Suits};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::{Act, Observation};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::engine::world::World;
use electrum_dominoes::nestor::course::lessons;
use electrum_dominoes::nestor::ending::exact::{only_world, worth};
use electrum_dominoes::nestor::exercises::exercises;
use electrum_dominoes::nestor::judge::{Judging, NODES, Reason, Weighed, why};
use electrum_dominoes::nestor::shares::{Believing, Holder, Shares};
use std::collections::HashSet;

/// How many worlds show where a bone cannot lie.
const WORLDS: u32 = 300;

/// What can be seen after a move: the ends with the bone at each, and who has what.
struct Seen<'a> {
    before: &'a Observation,
    step: Move,
    after: World,
    shares: &'a Shares,
}

impl<'a> Seen<'a> {
    fn new(before: &'a Observation, step: Move, shares: &'a Shares) -> Seen<'a> {
        let hidden: Vec<Bone> = before.unseen().iter().collect();
        let mut after = World::laid_out(before, &hidden, [0; 4]).expect("the hidden bones can lie anywhere");
        after.play(step);
        Seen { before, step, after, shares }
    }

    /// The numbers at which any bone of that number can be played.
    fn ends(&self) -> HashSet<u8> {
        let layout = self.after.layout();
        layout.ends().filter(|(_, tip)| !layout.needs_doublet(*tip)).map(|(_, tip)| tip.pips()).collect()
    }

    fn hidden(&self) -> Bones {
        self.before.unseen()
    }

    /// The player's own bones after it, which a draw does not show.
    fn kept(&self) -> Bones {
        match self.step {
            Move::Play(bone, _) => self.before.hand() - Bones::of(bone),
            _ => self.before.hand(),
        }
    }

    fn with(bones: Bones, pips: u8) -> usize {
        bones.iter().filter(|bone| bone.high() == pips || bone.low() == pips).count()
    }

    fn may_hold(&self, seat: Seat, bone: Bone) -> bool {
        self.shares.of(bone, Holder::Hand(seat)) > 0.0
    }

    /// Whether a seat is known to have none of a number.
    fn lacks(&self, seat: Seat, pips: u8) -> bool {
        self.hidden().iter().filter(|bone| bone.has(pips)).all(|bone| !self.may_hold(seat, bone))
    }

    /// Whether a seat can surely not play now.
    fn is_stopped(&self, seat: Seat) -> bool {
        let fitting = self.after.layout().fitting();
        (self.hidden() & fitting).iter().all(|bone| !self.may_hold(seat, bone))
    }

    fn is_blocked(&self) -> bool {
        let mut others = self.before.rules().all_seats().filter(|seat| *seat != self.before.seat());
        let is_stuck = self.kept().is_disjoint(self.after.layout().fitting());
        is_stuck && !self.kept().is_empty() && others.all(|seat| self.is_stopped(seat))
    }

    /// The number at the end that the last bone of a seat made, if it is open.
    fn end_of(&self, seat: Seat) -> Option<u8> {
        let played = |act: Act| if let Act::Played(bone, _) = act { Some(bone) } else { None };
        let mut own = self.before.deeds().iter().filter(|deed| deed.seat == seat).filter_map(|deed| played(deed.act));
        let last = own.next_back()?;
        self.after.layout().ends().find(|(_, tip)| tip.bone() == last).map(|(_, tip)| tip.pips())
    }
}

fn numbers(suits: Suits) -> HashSet<u8> {
    suits.iter().collect()
}

/// How many pips each of the others holds if the hidden bones are spread evenly.
fn mean_pips(seen: &Observation) -> f64 {
    let rules = seen.rules();
    let others = rules.all_seats().filter(|&seat| seat != seen.seat());
    let held: usize = others.map(|seat| seen.hand_len(seat)).sum();
    let each = held as f64 / (rules.seats() - 1) as f64;
    f64::from(seen.unseen().weight()) / seen.unseen().len().max(1) as f64 * each
}

/// Whether the line leads where it is said to lead.
fn is_line(seen: &Observation, better: &Weighed) -> bool {
    let Some(mut world) = only_world(seen) else { return false };
    let before = worth(&world, seen.seat()).lead;
    world.play(better.step);
    for step in better.line.steps() {
        if !world.legal().iter().any(|legal| legal == step) {
            return false;
        }
        world.play(step);
    }
    let is_cut = world.phase() == Phase::Playing;
    is_cut || (f64::from(worth(&world, seen.seat()).lead - before) - better.points).abs() < 1e-9
}

/// Whether it is true that fewer of the bones of others fit.
fn stops_the_next([one, two]: [&Seen<'_>; 2], reason: Reason, next: Seat) -> bool {
    let fitting = |at: &Seen<'_>| at.hidden() & at.after.layout().fitting();
    match reason {
        Reason::OnlyYou(count) => {
            let own = (one.kept() & one.after.layout().fitting()).len();
            fitting(one).is_empty() && !fitting(two).is_empty() && own == usize::from(count) && own > 0
        }
        Reason::Lacks(suits) => {
            let missing = suits.iter().all(|pips| one.lacks(next, pips));
            let is_why = fitting(one).iter().all(|bone| suits.iter().any(|pips| bone.has(pips)));
            missing && is_why && !fitting(one).is_empty() && one.is_stopped(next)
        }
        Reason::FewFit { fit, hidden, shown, last } => {
            let lacks = one.before.lacks(next);
            let possible = |bone: &Bone| !lacks.iter().any(|pips| bone.has(pips));
            let excluded = one.hidden().iter().filter(|bone| !possible(bone));
            let is_known = excluded.clone().all(|bone| !one.may_hold(next, bone)) && shown == (excluded.count() > 0);
            let count = |at: &Seen<'_>| fitting(at).iter().filter(possible).count();
            let counted = fit.map(usize::from) == [count(one), count(two)] && 0 < fit[0] && fit[0] < fit[1];
            let all = one.hidden().iter().filter(possible).count();
            is_known && counted && usize::from(hidden) == all && last == (one.before.hand_len(next) == 1)
        }
        _ => false,
    }
}

fn is_true(seen: &Observation, better: &Weighed, other: &Weighed, reason: Reason, shares: &Shares) -> bool {
    let (one, two) = (Seen::new(seen, better.step, shares), Seen::new(seen, other.step, shares));
    let (rules, own) = (seen.rules(), seen.seat());
    let next = own.after(1, rules.seats());
    let is_rival = |seat: &Seat| rules.side(*seat) != rules.side(own);
    let rivals: Vec<Seat> = rules.all_seats().filter(is_rival).collect();
    let partner = rules.all_seats().find(|seat| *seat != own && !is_rival(seat));
    let (here, there) = (better.facts, other.facts);
    let same = |told: f64, known: f64| (told - known).abs() < 1e-12;
    let replies = || (here.next.expect("there is a next player"), there.next.expect("there is a next player"));
    let places = |at: &Seen<'_>| {
        let fits = at.after.layout().fits();
        fits.map(|(_, bones)| (bones & at.kept()).len()).sum::<usize>() as u8
    };
    let variety = |at: &Seen<'_>| (0..=6).filter(|&pips| Seen::with(at.kept(), pips) > 0).count() as u8;
    match reason {
        Reason::Wins => better.win > 1.0 - 1e-9 && other.win < better.win && here.points > 0,
        Reason::GoesOut => seen.hand().len() == 1 && here.goes_out && !there.goes_out,
        Reason::Line(more, less) => {
            is_line(seen, better) && same(better.points.round(), more.into()) && same(other.points.round(), less.into())
        }
        Reason::LineWins => is_line(seen, better) && better.win > 1.0 - 1e-9 && other.win < 1.0 - 1e-9,
        Reason::OutNext => {
            let last = one.kept().iter().next().expect("one bone is kept");
            let ends: Vec<u8> =
                one.after.layout().fits().filter(|(_, bones)| bones.contains(last)).map(|_| 0).collect();
            let alone = one.ends().iter().any(|&pips| last.has(pips) && Seen::with(one.hidden(), pips) == 0);
            let stopped = rivals.iter().all(|&seat| one.is_stopped(seat));
            one.kept().len() == 1 && !ends.is_empty() && (alone || stopped || rules.seats() == 2 && ends.len() > 1)
        }
        Reason::Shuts { own, theirs } => {
            one.is_blocked() && own == one.kept().weight() && (f64::from(theirs) - mean_pips(seen)).abs() <= 0.5
        }
        Reason::KeepsOpen { own, theirs } => {
            let is_so = two.is_blocked() && !one.is_blocked() && own > theirs && own == two.kept().weight();
            is_so && (f64::from(theirs) - mean_pips(seen)).abs() <= 0.5
        }
        Reason::OnlyYou(_) | Reason::Lacks(_) | Reason::FewFit { .. } => {
            stops_the_next([&one, &two], reason, next) && (is_rival(&next) || matches!(reason, Reason::OnlyYou(_)))
        }
        Reason::Stops(more, less) => more > less && same(more, replies().0.stuck) && same(less, replies().1.stuck),
        Reason::Own { pips, count } => {
            let held = Seen::with(one.kept(), pips);
            one.ends().contains(&pips) && Seen::with(one.hidden(), pips) == 0 && held == usize::from(count) && held > 0
        }
        Reason::Ours(pips) => {
            let held = Seen::with(one.kept(), pips) > 0;
            one.ends().contains(&pips) && held && rivals.iter().all(|&seat| one.lacks(seat, pips))
        }
        Reason::Doublet { pips, left } => {
            let rest = Seen::with(one.kept(), pips) + Seen::with(one.hidden(), pips);
            matches!(better.step, Move::Play(bone, _) if bone == Bone::doublet(pips)) && usize::from(left) == rest
        }
        Reason::Strong { pips, own, hidden } => {
            let counts = [Seen::with(one.kept(), pips), Seen::with(one.hidden(), pips)];
            let told = counts == [usize::from(own), usize::from(hidden)] && own >= hidden;
            told && one.ends().contains(&pips) && !two.ends().contains(&pips)
        }
        Reason::LeadOfPartner(pips) => {
            let first = seen.deeds().first().expect("somebody led");
            let led = first.act == Act::Played(Bone::doublet(pips), electrum_dominoes::engine::layout::End::LEAD);
            led && Some(first.seat) == partner && one.ends().contains(&pips) && !two.ends().contains(&pips)
        }
        Reason::EndOfPartner(pips) => {
            let partner = partner.expect("there is a partner");
            one.end_of(partner) == Some(pips) && two.end_of(partner).is_none()
        }
        Reason::EndOfRival(pips) => {
            let covers = |seat: &Seat| one.end_of(*seat).is_none() && two.end_of(*seat) == Some(pips);
            partner.is_some() && rivals.iter().any(covers)
        }
        Reason::Relieves(suits) => {
            let partner = partner.expect("there is a partner");
            numbers(suits) == two.ends() && two.is_stopped(partner) && !one.is_stopped(partner)
        }
        Reason::Guards { need, likely: [less, more] } => {
            less < more && need <= 25 && same(less, replies().0.scores) && same(more, replies().1.scores)
        }
        Reason::Replies { likely, points } => likely[0] * points[0] < likely[1] * points[1],
        Reason::Scores(more, less) => more > less && (more, less) == (here.points, there.points),
        Reason::Keeps(more, fewer) => {
            let fits = |at: &Seen<'_>| (at.kept() & at.after.layout().fitting()).len() as u8;
            more > fewer && (more, fewer) == (fits(&one), fits(&two))
        }
        Reason::Places(more, fewer) => more > fewer && (more, fewer) == (places(&one), places(&two)),
        Reason::Variety(more, fewer) => more > fewer && (more, fewer) == (variety(&one), variety(&two)),
        Reason::Sheds(more, fewer) => more > fewer && more == here.pips && fewer == there.pips,
        Reason::Gathers(held) => better.step == Move::Draw && usize::from(held) == seen.hand().len(),
        Reason::Ahead(gain) => same(gain, (better.win - other.win).max(0.0)),
    }
}

/// Checks the reasons for the best play over some others. Returns their kinds.
fn checked(seen: &Observation, nodes: u64, others: usize) -> Vec<std::mem::Discriminant<Reason>> {
    let judged = Judging::new(seen.clone(), nodes).finish();
    let Some((best, rest)) = judged.candidates.split_first() else { return Vec::new() };
    let shares = Believing::new(seen.clone(), false, WORLDS).finish();
    let mut kinds = Vec::new();
    for other in rest.iter().take(others) {
        let reasons = why(seen, best, other);
        assert!((1..=2).contains(&reasons.len()), "{reasons:?}");
        for reason in reasons {
            assert!(is_true(seen, best, other, reason, &shares), "{reason:?} of {best:?} and {other:?} in {seen:?}");
            kinds.push(std::mem::discriminant(&reason));
        }
    }
    kinds
}

#[test]
fn there_are_one_or_two_reasons_and_each_is_true_of_its_position() {
    let tables =
        Preset::ALL.into_iter().flat_map(|preset| preset.players().filter_map(move |count| preset.rules(count)));
    let random = tables.flat_map(|rules| positions(rules, 8).into_iter().step_by(3));
    let mut kinds: Vec<_> = random.flat_map(|seen| checked(&seen, 3_000, 3)).collect();
    kinds.extend(exercises().iter().step_by(2).flat_map(|exercise| checked(&exercise.seen, 10_000, 2)));
    let course = lessons().into_iter().flat_map(|lesson| lesson.exercises);
    kinds.extend(course.flat_map(|exercise| checked(&exercise.seen, 10_000, 2)));
    let all = kinds.len();
    let kinds: HashSet<_> = kinds.into_iter().collect();
    assert!(all > 800 && kinds.len() >= 20, "{all} reasons of {} kinds", kinds.len());
}

#[test]
fn fewer_than_one_exercise_in_twenty_has_no_reason_but_that_it_pays_off_later() {
    let all = exercises();
    let mut unexplained = 0;
    for exercise in &all {
        let judged = Judging::new(exercise.seen.clone(), NODES / 10).finish();
        let best = judged.of(exercise.best).expect("the best play is legal").played;
        let other = judged.candidates.iter().find(|other| other.step != best.step).expect("there is a choice");
        unexplained += usize::from(matches!(why(&exercise.seen, &best, other)[..], [Reason::Ahead(_)]));
    }
    assert!(20 * unexplained < all.len(), "{unexplained} of {}", all.len());
}
