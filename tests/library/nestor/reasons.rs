//! Every reason is true of its position. Its facts are worked out again from a full world that
//! agrees with what the player sees, and from where the bones may lie.

use super::after::{Seen, can_hold, most_with};
use super::positions::positions;
use super::reasons_numbers::{is_of_number, is_paid, paid_for};
use electrum_dominoes::engine::bone::{Bone, Bones, Seat, Suits};
use electrum_dominoes::engine::layout::Joint;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::{Act, Observation};
use electrum_dominoes::engine::rules::{BlockWho, BonesLeft, Preset};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::engine::world::World;
use electrum_dominoes::nestor::course::lessons;
use electrum_dominoes::nestor::ending::exact::{only_world, worth};
use electrum_dominoes::nestor::exercises::exercises;
use electrum_dominoes::nestor::judge::{
    BlockCount, Effect, Frequency, Judging, LineEnd, Reason, Scoring, Weighed, why,
};
use electrum_dominoes::nestor::shares::{Believing, Holder, Shares};
use std::collections::HashSet;

/// How many worlds show where a bone cannot lie.
const WORLDS: u32 = 300;

/// Whether this bone of the table made this number an open end that was not open where it joined.
fn opened(seen: &Observation, bone: Bone, pips: u8) -> bool {
    let layouts = seen.past_layouts();
    let joined = seen.deeds().iter().zip(&layouts).find_map(|(deed, layout)| match deed.act {
        Act::Played(played, end) if played == bone => Some(layout.joint(end).map(Joint::pips)),
        _ => None,
    });
    bone.has(pips) && joined.is_some_and(|joined| joined != Some(pips))
}

/// Whether a seat once took this much less than a bone would have scored, and drew nothing since.
fn left_points(seen: &Observation, seat: Seat, bone: Bone, points: u8) -> bool {
    let layouts = seen.past_layouts();
    let deeds: Vec<_> = seen.deeds().iter().zip(&layouts).filter(|(deed, _)| deed.seat == seat).collect();
    let since = deeds.iter().rposition(|(deed, _)| matches!(deed.act, Act::Drew(_))).map_or(0, |at| at + 1);
    deeds[since..].iter().any(|(deed, layout)| match deed.act {
        Act::Played(played, end) => {
            let took = layout.opening(end).points_with(seen.rules(), played);
            most_with(layout, seen.rules(), bone) == took + points
        }
        _ => false,
    })
}

/// Whether the bones are those with which a seat can score so many points or more, with what each of
/// them scores. Of a hand that is known, it is the best of them.
fn names(at: &Seen<'_>, told: Scoring, seat: Seat, least: u16) -> bool {
    let rules = at.before.rules();
    let points = |bone: Bone| most_with(at.after.layout(), rules, bone);
    let all: Bones = at.scoring(seat).iter().filter(|&bone| u16::from(points(bone)) >= least).collect();
    let named: Bones = told.iter().map(|(bone, _)| bone).collect();
    let best = all.iter().map(points).max();
    let is_best = named.len() == 1 && told.iter().all(|(_, points)| Some(points) == best);
    let count = at.hidden().iter().filter(|&bone| can_hold(at.before, seat, bone)).count();
    let is_known = count == at.before.hand_len(seat);
    let is_all = named == all || is_known && is_best;
    is_all && told.iter().all(|(bone, scored)| scored == points(bone) && all.contains(bone))
}

/// Whether a share is what was counted. It may be certain only where it was always so.
fn is_share(told: f64, counted: f64) -> bool {
    let is_end = counted <= 0.0 || counted >= 1.0;
    if is_end { (told - counted).abs() < 0.002 } else { (told - counted).abs() < 0.001 && told > 0.0 && told < 1.0 }
}

fn numbers(suits: Suits) -> HashSet<u8> {
    suits.iter().collect()
}

/// In how many of all deals that agree with what is known the player's side wins the blocked hand,
/// and in how many of all. Every deal is made, and the engine says who wins it.
fn block_wins(at: &Seen<'_>) -> Option<(f64, f64)> {
    let seen = at.before;
    let others: Vec<Seat> = seen.rules().all_seats().filter(|&seat| seat != seen.seat()).collect();
    let mut hands = [Bones::NONE; 4];
    hands[seen.seat().index()] = seen.hand();
    let bones: Vec<Bone> = seen.unseen().iter().collect();
    let mut counts = (0.0, 0.0);
    deal_out(at, &others, &bones, &mut hands, &mut counts);
    (counts.1 > 0.0).then_some(counts)
}

fn deal_out(at: &Seen<'_>, others: &[Seat], bones: &[Bone], hands: &mut [Bones; 4], counts: &mut (f64, f64)) {
    let seen = at.before;
    let Some((&bone, rest)) = bones.split_first() else {
        let in_hands = hands.iter().fold(Bones::NONE, |all, hand| all | *hand);
        let yard: Vec<Bone> = (seen.unseen() - in_hands).iter().collect();
        // Where bones are drawn, it matters which of them stay in the boneyard.
        let stay = if seen.public().drawable() > 0 { usize::from(seen.rules().reserve) } else { 0 };
        for set in (0..1_usize << yard.len()).filter(|set| set.count_ones() as usize == stay) {
            let (last, first): (Vec<usize>, Vec<usize>) = (0..yard.len()).partition(|at| set & (1 << at) != 0);
            let yard: Vec<Bone> = first.into_iter().chain(last).map(|at| yard[at]).collect();
            count_block(at, *hands, &yard, counts);
        }
        return;
    };
    for &seat in others {
        if hands[seat.index()].len() < seen.hand_len(seat) && can_hold(seen, seat, bone) {
            hands[seat.index()] |= Bones::of(bone);
            deal_out(at, others, rest, hands, counts);
            hands[seat.index()] = hands[seat.index()] - Bones::of(bone);
        }
    }
    let in_yard = seen.unseen().len() - others.iter().map(|&seat| seen.hand_len(seat)).sum::<usize>();
    let dealt = others.iter().map(|&seat| hands[seat.index()].len()).sum::<usize>();
    let left_in_yard = seen.unseen().len() - bones.len() - dealt;
    if left_in_yard < in_yard {
        deal_out(at, others, rest, hands, counts);
    }
}

/// Counts who wins the blocked hand in one deal.
fn count_block(at: &Seen<'_>, hands: [Bones; 4], yard: &[Bone], counts: &mut (f64, f64)) {
    let seen = at.before;
    let mut world = World::new(seen, &hands, yard, [0; 4]).expect("they can lie there");
    // What the play itself scores is no part of the block.
    let before = worth(&world, seen.seat()).lead + i32::from(seen.counted_points_of(at.step));
    world.play(at.step);
    while world.phase() == Phase::Playing && !world.legal().can_play() {
        let step = world.legal().iter().next().expect("there is a move");
        world.play(step);
    }
    let side = seen.rules().side(seen.seat());
    let low = |of| {
        let own = seen.rules().all_seats().filter(move |&seat| seen.rules().side(seat) == of);
        let pips = own.map(|seat| seen.rules().left(world.hand(seat)));
        match seen.rules().block_who {
            BlockWho::Closer if of == side => seen.rules().left(world.hand(seen.seat())),
            BlockWho::LowHand | BlockWho::Closer => pips.min().unwrap_or(0),
            BlockWho::Low | BlockWho::Last => pips.sum(),
        }
    };
    let lowest = seen.rules().all_sides().filter(|&other| other != side).all(|other| low(side) < low(other));
    let is_won = lowest || worth(&world, seen.seat()).lead > before;
    counts.0 += f64::from(u8::from(is_won));
    counts.1 += 1.0;
}

/// Whether what is said of a blocked hand is so.
fn is_count(at: &Seen<'_>, told: BlockCount) -> bool {
    let seen = at.before;
    let partner = seen
        .rules()
        .all_seats()
        .any(|seat| seat != seen.seat() && seen.rules().side(seat) == seen.rules().side(seen.seat()));
    let helps = partner && seen.rules().block_who != BlockWho::Closer;
    let is_known = told.own == seen.rules().left(at.kept()) && told.pairs == helps && at.is_blocked();
    // Too many deals are not made one by one.
    if seen.unseen().len() > 10 {
        return is_known;
    }
    let (won, all) = block_wins(at).expect("there is a deal");
    let beats = |bone: Bone| seen.rules().left(Bones::of(bone)) < told.own;
    is_known && (won / all - told.wins).abs() < 1e-9 && told.beaten_by.iter().all(beats)
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

/// Whether a hand ends as it is said to end if both sides play on perfectly.
fn ends_so(seen: &Observation, play: &Weighed, told: LineEnd) -> bool {
    let Some(mut world) = only_world(seen) else { return false };
    world.play(play.step);
    for step in play.line.steps() {
        world.play(step);
    }
    let left = |seat: Seat| world.hand(seat).len();
    let other = seen.seat().after(1, 2);
    match told {
        LineEnd::Open => world.phase() == Phase::Playing,
        LineEnd::Own => left(seen.seat()) == 0,
        LineEnd::Other => left(other) == 0,
        LineEnd::Blocked => world.phase() != Phase::Playing && left(seen.seat()) > 0 && left(other) > 0,
    }
}

/// Whether it is true that fewer of the bones of others fit.
fn stops_the_next([one, two]: [&Seen<'_>; 2], reason: Reason, next: Seat) -> bool {
    let fitting = |at: &Seen<'_>| at.hidden() & at.after.layout().fitting();
    match reason {
        Reason::OnlyYou(bones) => {
            let own = one.kept() & one.after.layout().fitting();
            fitting(one).is_empty() && !fitting(two).is_empty() && own == bones && !own.is_empty()
        }
        Reason::Lacks { numbers: suits, draws } => {
            let missing = suits.iter().all(|pips| one.lacks(next, pips));
            let is_why = fitting(one).iter().all(|bone| suits.iter().any(|pips| bone.has(pips)));
            let is_drawn = draws == (one.before.public().drawable() > 0);
            missing && is_why && is_drawn && !fitting(one).is_empty() && one.is_stopped(next)
        }
        Reason::FewFit { fit, hidden, bones, shown, last } => {
            let possible = |bone: &Bone| can_hold(one.before, next, *bone);
            let excluded = one.hidden().iter().filter(|bone| !possible(bone));
            let is_known = excluded.clone().all(|bone| !one.may_hold(next, bone)) && shown == (excluded.count() > 0);
            let count = |at: &Seen<'_>| fitting(at).iter().filter(possible).count();
            let counted = fit.map(usize::from) == [count(one), count(two)] && fit[0] < fit[1];
            let is_none = fit[0] > 0 || fitting(one).is_empty();
            let named = bones.is_empty() || bones == one.playable(next);
            let all = one.hidden().iter().filter(possible).count();
            is_known
                && is_none
                && named
                && counted
                && usize::from(hidden) == all
                && last == (one.before.hand_len(next) == 1)
        }
        _ => false,
    }
}

/// Whether it is true what is said of single bones, of the partner's number and of later turns.
fn was_shown([here, other]: [&Weighed; 2], [one, two]: [&Seen<'_>; 2], reason: Reason, shares: &Shares) -> bool {
    let (seen, rules) = (one.before, one.before.rules());
    let (own, next) = (seen.seat(), seen.seat().after(1, rules.seats()));
    let is_rival = |seat: &Seat| rules.side(*seat) != rules.side(own);
    let partner = rules.all_seats().find(|seat| *seat != own && !is_rival(seat));
    let (here, there) = (here.facts, other.facts);
    let round = there.round;
    let same = |told: f64, known: f64| (told - known).abs() < 1e-12;
    let is_whole_hand = |bones: Bones, seat: Seat| {
        let sure = bones.iter().all(|bone| shares.of(bone, Holder::Hand(seat)) > 1.0 - 1e-9);
        sure && bones.len() == seen.hand_len(seat)
    };
    let fit_only = |bones: Bones, at: &Seen<'_>, elsewhere: &Seen<'_>| {
        bones.iter().any(|bone| at.fits(bone)) && !bones.iter().any(|bone| elsewhere.fits(bone))
    };
    match reason {
        Reason::Holds { bones, fitting, whole } => {
            let held = bones.iter().all(|bone| shares.of(bone, Holder::Hand(next)) > 1.0 - 1e-9);
            let is_so = if whole { is_whole_hand(bones, next) } else { held && bones == fitting };
            let fit: Bones = bones.iter().filter(|&bone| two.fits(bone)).collect();
            is_so && fit == fitting && fit_only(bones, two, one) && is_rival(&next)
        }
        Reason::Untaken { bone, scores, points } => {
            let is_left = points > 0 && left_points(seen, next, bone, points);
            is_left && one.playable(next).contains(bone) && scores == most_with(one.after.layout(), rules, bone)
        }
        Reason::OpenedTwice { pips, bones } => {
            let partner = partner.expect("there is a partner");
            let by = |bone: &Bone| {
                let own = seen.deeds().iter().filter(|deed| deed.seat == partner);
                own.filter(|deed| matches!(deed.act, Act::Played(played, _) if played == *bone)).count() == 1
            };
            let told = bones.iter().all(|&bone| by(&bone) && opened(seen, bone, pips)) && bones[0] != bones[1];
            told && !one.lacks(partner, pips) && one.ends().contains(&pips) && !two.ends().contains(&pips)
        }
        Reason::Answer { step, held, effect } => {
            let Move::Play(bone, end) = step else { return false };
            let fits = two.after.layout().fits().any(|(there, bones)| there == end && bones.contains(bone));
            let layout = two.after.layout().after(next, bone, end);
            // Where more bones do the same after the better play, one of them is no reason for it.
            let has_fewer = one.playable(next).len() < two.playable(next).len();
            let does = match effect {
                Effect::GoesOut => seen.hand_len(next) == 1 && !one.fits(bone) && has_fewer,
                Effect::Scores(points) => {
                    let most = |other: Bone| most_with(one.after.layout(), rules, other);
                    let is_dearest = one.playable(next).iter().all(|other| most(other) < points);
                    points > 0 && is_dearest && points == two.after.layout().opening(end).points_with(rules, bone)
                }
                Effect::Stops => two.kept().is_disjoint(layout.fitting()),
                Effect::Fits => !one.fits(bone) && has_fewer,
            };
            let is_sure = held < 1.0 || shares.of(bone, Holder::Hand(next)) > 1.0 - 1e-9;
            fits && does && two.hidden().contains(bone) && 0.0 < held && held <= 1.0 && is_sure
        }
        // What both bring is counted in the same deals.
        Reason::SurelyPlays(instead) => {
            let here = here.round.expect("it was counted");
            // It was never so where it was counted.
            is_share(instead, round.expect("it was counted").stuck) && here.stuck <= 0.0 && here.over <= 0.0
        }
        Reason::Stuck { likely: [less, more], ends } => {
            let (here, there) = (here.round.expect("it was counted"), round.expect("it was counted"));
            let may_end = here.over.max(there.over);
            let is_said = ends == (may_end >= 0.05) && Frequency::is_less(less, more);
            is_said && is_share(less, here.stuck) && is_share(more, there.stuck)
        }
        Reason::RivalOut(less, more) => {
            let (here, there) = (here.round.expect("it was counted"), round.expect("it was counted"));
            Frequency::is_less(less, more) && is_share(less, here.lost) && is_share(more, there.lost)
        }
        Reason::NextScores { likely, points, bone } => {
            let both = [here, there].map(|facts| facts.round.expect("it was counted"));
            let counted = (0..2).all(|at| is_share(likely[at], both[at].scores) && same(points[at], both[at].points));
            counted && points[0] > points[1] && bone.is_none_or(|bone| one.kept().contains(bone))
        }
        Reason::Out { likely: [more, less], pairs } => {
            let later = there.later.expect("it was tried");
            let counted = is_share(more, later.best.out) && is_share(less, later.own.out);
            counted && Frequency::is_less(less, more) && pairs == partner.is_some()
        }
        _ => false,
    }
}

/// Whether it is true that the player goes out next, or plays all bones in a row.
fn goes_out_next(one: &Seen<'_>, better: &Weighed, reason: Reason) -> bool {
    let (seen, rules, own) = (one.before, one.before.rules(), one.before.seat());
    let here = better.facts;
    let stuck = here.round.map_or(0.0, |round| round.stuck);
    match reason {
        Reason::OutNext(last) => {
            // It was never stuck where it was tried, and nobody else has a single bone that fits.
            let mut singles = rules.all_seats().filter(|&seat| seat != own && seen.hand_len(seat) == 1);
            let is_first = singles.all(|seat| one.is_stopped(seat));
            one.kept() == Bones::of(last) && one.fits(last) && stuck < 1e-12 && is_first
        }
        Reason::OutUnless(bone) => {
            let may = rules.all_seats().any(|seat| seat != own && seen.hand_len(seat) == 1);
            may && one.kept() == Bones::of(bone) && one.fits(bone) && stuck < 1e-12
        }
        Reason::RunsOut(count) => {
            let out = here.later.map_or(1.0, |later| later.own.out);
            let alone = (one.hidden() & one.after.layout().fitting())
                .iter()
                .all(|bone| rules.all_seats().all(|seat| seat == own || !one.may_hold(seat, bone)));
            usize::from(count) == one.kept().len() && alone && stuck < 1e-12 && out > 1.0 - 1e-9
        }
        _ => false,
    }
}

#[expect(clippy::too_many_lines, reason = "a line or two for each reason")]
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
        fits.filter(|(_, bones)| !bones.is_disjoint(at.kept())).count() as u8
    };
    match reason {
        Reason::Wins => better.win > 1.0 - 1e-9 && other.win < better.win && here.points > 0,
        Reason::GoesOut => seen.hand().len() == 1 && here.goes_out && !there.goes_out,
        Reason::Line(points, ends) => {
            let both = [better, other];
            let is_so =
                (0..2).all(|at| same(both[at].points.round(), points[at].into()) && ends_so(seen, both[at], ends[at]));
            is_line(seen, better) && is_so
        }
        Reason::LineTies => is_line(seen, better) && rules.single_hand && same(better.win, 0.5) && same(other.win, 0.0),
        Reason::LineWins => is_line(seen, better) && better.win > 1.0 - 1e-9 && other.win < 1.0 - 1e-9,
        Reason::OutNext(_) | Reason::OutUnless(_) | Reason::RunsOut(_) => goes_out_next(&one, better, reason),
        Reason::CannotPlay { draws } => {
            let is_drawn = draws == (seen.public().drawable() > 0);
            one.is_stopped(next) && !two.is_stopped(next) && is_rival(&next) && is_drawn
        }
        Reason::Shuts(count) => is_count(&one, count),
        Reason::KeepsOpen(count) => !one.is_blocked() && count.wins < 0.5 && is_count(&two, count),
        Reason::Holds { .. }
        | Reason::Untaken { .. }
        | Reason::OpenedTwice { .. }
        | Reason::Answer { .. }
        | Reason::Stuck { .. }
        | Reason::SurelyPlays(_)
        | Reason::RivalOut(..)
        | Reason::NextScores { .. }
        | Reason::Out { .. } => was_shown([better, other], [&one, &two], reason, shares),
        Reason::OnlyYou(_) | Reason::Lacks { .. } | Reason::FewFit { .. } => {
            let is_of_all = matches!(reason, Reason::OnlyYou(_));
            stops_the_next([&one, &two], reason, next) && (is_rival(&next) || is_of_all)
        }
        Reason::PartnerFits(more, less) => {
            let plays = [here.partner.expect("there is a partner"), there.partner.expect("there is a partner")];
            Frequency::is_less(less, more) && is_share(more, plays[0]) && is_share(less, plays[1])
        }
        Reason::PassPays(..) | Reason::RoundPays(_) => is_paid([&one, &two], next, reason),
        Reason::LastFits(less, more) => {
            let stuck = [replies().0.stuck, replies().1.stuck];
            is_share(less, 1.0 - stuck[0]) && is_share(more, 1.0 - stuck[1]) && seen.hand_len(next) == 1
        }
        Reason::Stops(more, less) => {
            Frequency::is_less(less, more) && is_share(more, replies().0.stuck) && is_share(less, replies().1.stuck)
        }
        Reason::Own { pips, bones } => {
            let alone = |pips: u8| one.ends().contains(&pips) && Seen::with(one.hidden(), pips) == 0;
            let held: Bones = one.kept().iter().filter(|bone| pips.iter().any(|pips| bone.has(pips))).collect();
            pips.iter().all(|pips| alone(pips) && Seen::with(one.kept(), pips) > 0) && held == bones
        }
        Reason::Ours(pips) => {
            let held = Seen::with(one.kept(), pips) > 0;
            one.ends().contains(&pips) && held && rivals.iter().all(|&seat| one.lacks(seat, pips))
        }
        Reason::Waits { bone, pips } => {
            let is_other = matches!(other.step, Move::Play(played, _) if played == bone);
            let fits = one.ends().contains(&pips) && bone.has(pips) && one.kept().contains(bone);
            is_other && fits && rivals.iter().all(|&seat| one.lacks(seat, pips))
        }
        Reason::Doublet { .. }
        | Reason::Strong { .. }
        | Reason::Returns { .. }
        | Reason::Wild(_)
        | Reason::Narrow { .. }
        | Reason::LeadOfPartner(_) => is_of_number([&one, &two], better.step, partner, reason),
        Reason::RivalOpenedTwice { pips, bones } => {
            let by = |seat: &Seat| bones.iter().all(|&bone| seen.layout().played_by(*seat).contains(bone));
            let opened = bones.iter().all(|&bone| opened(seen, bone, pips));
            let opened = rivals.iter().any(by) && bones[0] != bones[1] && opened;
            let is_open = seen.layout().ends().any(|(_, tip)| tip.pips() == pips);
            partner.is_some() && opened && is_open && !one.ends().contains(&pips) && two.ends().contains(&pips)
        }
        Reason::Relieves(suits) => {
            let partner = partner.expect("there is a partner");
            numbers(suits) == two.ends() && two.is_stopped(partner) && !one.is_stopped(partner)
        }
        Reason::Guards { need, likely: [less, more], bones } => {
            let is_need = i32::from(need) == i32::from(rules.target) - i32::from(seen.score(rules.side(next)));
            let is_most = |told: f64, counted: f64| told >= counted || is_share(told, counted);
            let named = |[here, there]: [Scoring; 2]| names(&one, here, next, need) && names(&two, there, next, need);
            is_need
                && bones.is_none_or(named)
                && Frequency::is_less(less, more)
                && is_most(less, replies().0.wins)
                && is_most(more, replies().1.wins)
        }
        Reason::Replies { likely, points, bones } => {
            let named = bones.is_none_or(|[here, there]| names(&one, here, next, 1) && names(&two, there, next, 1));
            let is_never = likely[0] > 0.0 || one.scoring(next).is_empty();
            named && is_never && likely[0] * points[0] < likely[1] * points[1]
        }
        Reason::Scores(more, less) => more > less && (more, less) == (here.points, there.points),
        Reason::Keeps { bones, instead } => {
            let fits = |at: &Seen<'_>| at.kept() & at.after.layout().fitting();
            bones == fits(&one) && usize::from(instead) == fits(&two).len() && bones.len() > usize::from(instead)
        }
        Reason::Places(more, fewer) => more > fewer && (more, fewer) == (places(&one), places(&two)),
        Reason::OutPays(bone, points) => {
            one.kept() == Bones::of(bone) && one.fits(bone) && points == paid_for(&one, bone) && points > 0
        }
        Reason::Lone(bone, points) => {
            let is_played = matches!(better.step, Move::Play(played, _) if played == bone);
            let counts = rules.bones_left == BonesLeft::Lone && rules.left(Bones::of(bone)) == points;
            is_played && counts && points > bone.weight().into() && two.kept().contains(bone)
        }
        Reason::Sheds(more, fewer) => {
            more >= fewer + 3 && one.kept().len() <= 9 && more == here.pips && fewer == there.pips
        }
        Reason::Gathers(held) => better.step == Move::Draw && usize::from(held) == seen.hand().len(),
        Reason::Gains(points) => {
            here.points < there.points && same(points, better.points - other.points) && points > 0.0
        }
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
    let tables = Preset::ALL.into_iter().flat_map(|preset| preset.players().flat_map(move |count| preset.rules(count)));
    let random = tables.flat_map(|rules| positions(rules, 8).into_iter().step_by(3));
    let mut kinds: Vec<_> = random.flat_map(|seen| checked(&seen, 3_000, 3)).collect();
    kinds.extend(exercises().iter().step_by(2).flat_map(|exercise| checked(&exercise.seen, 10_000, 2)));
    let course = lessons().into_iter().flat_map(|lesson| lesson.exercises);
    kinds.extend(course.flat_map(|exercise| checked(&exercise.seen, 10_000, 2)));
    let all = kinds.len();
    let kinds: HashSet<_> = kinds.into_iter().collect();
    assert!(all > 800 && kinds.len() >= 20, "{all} reasons of {} kinds", kinds.len());
}
