//! Why one move is better than another, as reasons with numbers. The caller puts them into words.
//!
//! Every reason is a fact about the position as its player sees it: what the two moves score and
//! leave, who can hold what, what is left of a number. Each has an approximate value in points. Of
//! those that count, what is certain comes before what is counted, and that before chances. Where
//! nothing is hidden, the first reason is what follows. If no fact favours the better move, the
//! reason lies further ahead.

mod after;
mod block;
mod frequency;
mod hidden;
mod numbers;
mod outlook;
mod reason;
mod shown;
mod turns;

use super::{Facts, Weighed};
use crate::ending::exact::only_world;
use crate::value;
use after::After;
use arrayvec::ArrayVec;
pub use block::BlockCount;
pub use frequency::Frequency;
use hidden::Unseen;
use reason::ReasonClass;
pub use reason::{Effect, LineEnd, Nudge, Reason, Scoring};
use sight::rules::{BlockWhat, BonesLeft, DominoWhat};
use sight::{Bone, Bones, Move, Observation, Phase, Rules};

/// The cost of a turn without a play, in points.
const TURN: f64 = 6.0;

/// The value of a bone that can be played next time.
const FOLLOWER: f64 = 1.5;

/// The value of getting rid of a pip, if points are scored during play, and if only the end of a
/// hand gives points.
const PIP: f64 = 0.15;
const LAST_PIP: f64 = 0.5;

/// The least value of a reason.
const LEAST: f64 = 0.75;

/// The least gain of points by the end of a hand that is said.
const LEAST_GAIN: f64 = 1.0;

/// By how much replies must be larger for that to be said.
const MORE: f64 = 1.5;

/// The value of a chance that a rival wins the game at once.
const GAME: f64 = 25.0;

/// Returns one or two reasons why a move is better than another in the same position, the most
/// telling first.
pub fn why(observation: &Observation, better: &Weighed, other: &Weighed) -> ArrayVec<Reason, 2> {
    let mut reasons = reasons(observation, better, other);
    reasons.retain(|&(worth, _)| worth > 0.0);
    // What the next player left is evidence for a chance, and no reason alone.
    let left = reasons.iter().find(|(_, reason)| matches!(reason, Reason::Untaken { .. })).map(|(_, left)| *left);
    reasons.retain(|(_, reason)| !matches!(reason, Reason::Untaken { .. }));
    reasons.sort_by(|a, b| b.0.total_cmp(&a.0));
    let dearest = reasons.first().copied();
    // What counts for little beside the strongest reason, or beside the points that the other move
    // scores at once, is not said. Beside a line it is.
    let strongest = reasons.iter().map(|(worth, _)| *worth).find(|&worth| worth < SURELY).unwrap_or_default();
    let [points, more] = [better, other].map(|play| f64::from(play.facts.points));
    let forgone = f64::from(value::size_of_point(observation.rules())) * (more - points);
    reasons.retain(|&(worth, _)| worth >= LEAST.max(PART * strongest.max(forgone)));
    reasons.sort_by_key(|(_, reason)| reason.class());
    let mut found = ArrayVec::<Reason, 2>::new();
    for &(_, reason) in &reasons {
        let is_told = found.iter().any(|told| told.is_like(reason));
        let is_enough = found.first().is_some_and(|first| !first.leaves_room_for(reason));
        if !found.is_full() && !is_told && !is_enough {
            found.push(reason);
        }
    }
    // Beside points that are given up, a little reason is still better than what comes of it.
    if found.is_empty() {
        found.extend(dearest.filter(|&(worth, _)| worth >= LEAST).map(|(_, reason)| reason));
    }
    // Who goes out is what comes of all the others, so it is said where nothing else is but pips.
    let is_little = |reason: &Reason| reason.class() == ReasonClass::Pips;
    let little = !found.is_full() && found.first().is_none_or(is_little);
    if let Some(out) = turns::goes_out(observation, other).filter(|_| little) {
        found.insert(0, out);
    }
    if found.is_empty() {
        let gain = (better.win - other.win).max(0.0);
        let dearest = dearest.filter(|_| forgone <= 0.0);
        found.push(dearest.map_or(Reason::Ahead(gain), |(_, reason)| reason));
    }
    // What is said must pay for the points that are given up. Where the target must be hit exactly, points
    // near it do not count alike. A block that is won half the time is compared with what the other play brings.
    let is_counted = found.first().is_some_and(|first| first.class() > ReasonClass::Follows);
    let said = reasons.iter().filter(|(_, reason)| found.contains(reason)).map(|(worth, _)| worth);
    let is_short = said.sum::<f64>() < forgone || found.first().is_some_and(|first| first.is_open_block());
    let gains = better.points - other.points;
    if is_counted
        && is_short
        && !observation.rules().finish.exact.is_on()
        && gains >= LEAST_GAIN.max(2.0 * other.points_error)
    {
        found.retain(|reason| !matches!(reason, Reason::Ahead(_)));
        // A chance that comes second says less than this. What can be seen at the table says more.
        if found.get(1).is_some_and(|second| second.class() >= ReasonClass::Results) {
            found.truncate(1);
        }
        if !found.is_full() {
            found.push(Reason::Gains(gains));
        }
    }
    // It goes with a chance, or beside a single reason.
    if let Some(left) = left.filter(|_| !matches!(found[..], [Reason::Ahead(_)])) {
        let is_little = found.get(1).is_some_and(|second| second.class() == ReasonClass::Pips);
        if is_little || found.first().is_some_and(|first| first.is_guess()) {
            found.truncate(1);
        }
        let has_room = found.first().is_some_and(|first| first.class() > ReasonClass::Follows) && !found.is_full();
        found.extend(has_room.then_some(left));
    }
    found
}

/// Points that the other move scores at once and the better one does not.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Forgone {
    /// The better move draws a bone, and its player goes on.
    Later(u8),
    /// The other move gives back as much: on average so many points more in the next player's answer.
    GivenBack(u8, f64),
    /// There is nothing more to say of them.
    Points(u8),
}

/// What a player is told of a move over another: the points that it gives up, and the reasons for it, without what is said
/// with those points.
pub fn told(observation: &Observation, better: &Weighed, other: &Weighed) -> (Option<Forgone>, ArrayVec<Reason, 2>) {
    let mut reasons = why(observation, better, other);
    let more = other.facts.points.checked_sub(better.facts.points).filter(|more| *more > 0);
    let is_close = reasons.iter().any(|reason| matches!(reason, Reason::Guards { .. }));
    // Where nothing is hidden, the line tells what comes of it.
    let back = gives_back(observation, better, other).filter(|_| !is_close && better.line.is_empty());
    let back = back.filter(|back| more.is_some_and(|more| *back >= f64::from(more)));
    if back.is_some() {
        // What the next player scores need not be said twice.
        reasons.retain(|reason| {
            let scores = matches!(reason, Reason::Answer { effect: Effect::Scores(_), .. });
            !scores && !matches!(reason, Reason::Replies { .. } | Reason::Gains(_) | Reason::Ahead(_))
        });
    }
    let forgone = more.map(|more| match back {
        // What is drawn comes on top of it, where the same player continues.
        _ if better.step == Move::Draw && better.facts.next.is_none() => Forgone::Later(more),
        Some(back) => Forgone::GivenBack(more, back),
        None => Forgone::Points(more),
    });
    (forgone, reasons)
}

/// How much more the next player scores on average after the other move, with what he draws, if he
/// is an opponent.
fn gives_back(observation: &Observation, better: &Weighed, other: &Weighed) -> Option<f64> {
    let rules = observation.rules();
    let hidden = Unseen::new(observation);
    let scores = |play: &Weighed| {
        let next = play.facts.next.filter(|next| rules.side(next.seat) != rules.side(observation.seat()))?;
        let reply = After::new(observation, play.step, &hidden).with_draws(next);
        Some(reply.scores * reply.points)
    };
    Some(scores(other)? - scores(better)?)
}

/// All possible reasons with their approximate values in points.
fn reasons(observation: &Observation, better: &Weighed, other: &Weighed) -> Vec<(f64, Reason)> {
    let rules = observation.rules();
    let (one, two) = (&better.facts, &other.facts);
    let score = i32::from(observation.score(rules.side(observation.seat())));
    let wins = |points: u8| points > 0 && !rules.single_hand && score + i32::from(points) >= i32::from(rules.target);
    // Once the target is reached, nothing else matters, unless another side is already there.
    if wins(one.points) && !wins(two.points) && better.win > 1.0 - 1e-9 {
        return vec![(f64::MAX, Reason::Wins)];
    }
    let mut reasons = Vec::new();
    let hidden = Unseen::new(observation);
    let places = [better, other].map(|play| After::new(observation, play.step, &hidden));
    if one.goes_out && !two.goes_out {
        reasons.push((2.0 * TURN, Reason::GoesOut));
    }
    let size = f64::from(value::size_of_point(rules));
    reasons.push((size * (f64::from(one.points) - f64::from(two.points)), Reason::Scores(one.points, two.points)));
    reasons.extend(of_answers(observation, &places, [one, two]));
    let followers = f64::from(one.followers) - f64::from(two.followers);
    let keeps = Reason::Keeps { bones: places[0].followers(), instead: two.followers };
    let has_turn = !outlook::has_no_next_turn([one, two]);
    // One among many matters only where the player is stuck less often then.
    let is_clear = followers > 1.0 || two.followers == 0;
    let is_borne_out = outlook::bears_out([one, two]) || is_clear && !outlook::belies([one, two]);
    if has_turn && is_borne_out {
        reasons.push((followers * FOLLOWER, keeps));
    }
    reasons.extend(of_pips(rules, &places, [one, two]));
    if !better.line.is_empty() && !one.goes_out {
        let reason = of_line(observation, better, other);
        // Where both come to the same, that is no reason.
        let is_more = !matches!(reason, Reason::Line([more, less], [end, other]) if more <= less && end == other);
        reasons.push((if is_more { SURELY } else { LEAST / 2.0 }, reason));
    }
    if better.step == Move::Draw && rules.free_draw {
        reasons.push((TURN, Reason::Gathers(observation.hand().len() as u8)));
    }
    if let (Some(_), Some(_)) = (places[0].played(), places[1].played()) {
        // What is kept for a turn that does not come is no reason.
        if has_turn {
            reasons.extend(numbers::of_numbers(observation, &places, [one, two]));
        }
        reasons.extend(turns::of_stopping(observation, &places, [one, two]));
        reasons.extend(numbers::of_partner(observation, &places));
        reasons.extend(shown::of_shown(observation, &places));
        reasons.extend(turns::later(&places, better, other));
        reasons.extend(outlook::of_next_turn(observation, &places, [one, two]));
    } else if let (Some(next), Some(instead)) = (one.next, two.next)
        && Frequency::is_less(instead.stuck, next.stuck)
    {
        let [more, less] = [(0, next.stuck), (1, instead.stuck)];
        let stuck = |(at, counted): (usize, f64)| places[at].stuck_of(next.seat, counted);
        reasons.push(((next.stuck - instead.stuck) * TURN, Reason::Stops(stuck(more), stuck(less))));
    }
    reasons
}

/// The reasons that lie in what the next player scores, and whether that wins him the game.
fn of_answers(observation: &Observation, places: &[After<'_>; 2], facts: [&Facts; 2]) -> Vec<(f64, Reason)> {
    let (rules, mut reasons) = (observation.rules(), Vec::new());
    let [Some(next), Some(instead)] = facts.map(|facts| facts.next) else { return reasons };
    if rules.side(next.seat) == rules.side(observation.seat()) {
        return reasons;
    }
    let [here, there] = [places[0].with_draws(next), places[1].with_draws(instead)];
    let scores = |at: usize, counted: f64| places[at].scores_of(next.seat, 1, counted);
    let (likely, points) = ([scores(0, here.scores), scores(1, there.scores)], [here.points, there.points]);
    // What he may draw is not named, so it must not count for much.
    let named = |least: u8, draws: [f64; 2]| {
        let [here, there] = [0, 1].map(|at: usize| places[at].scoring_of(next.seat, least));
        let found = here.zip(there).filter(|_| draws.iter().all(|&drawn| drawn < SELDOM));
        found.filter(|(here, there)| here.sum() < there.sum()).map(<[Scoring; 2]>::from)
    };
    let bones = named(1, [here.scores - next.scores, there.scores - instead.scores]);
    let size = f64::from(value::size_of_point(rules));
    let fewer = size * (likely[1] * points[1] - likely[0] * points[0]);
    let nothing = bones.is_some_and(|[here, _]| here.sum() == 0) && fewer > 0.0;
    // Chances that are said alike are no reason, and sizes only where they differ.
    let differs = Frequency::is_less(likely[0], likely[1]) || points[0] + MORE < points[1];
    if bones.is_some() || differs {
        let worth = if nothing { fewer.max(NOTHING) } else { fewer };
        reasons.push((worth, Reason::Replies { likely, points, bones }));
    }
    if rules.finish.at_hand_end {
        // Nobody wins before the hand is over.
        return reasons;
    }
    let need = i32::from(rules.target) - i32::from(observation.score(rules.side(next.seat)));
    let least = u8::try_from(need.max(1)).unwrap_or(u8::MAX);
    let wins = |at: usize, counted: f64| places[at].scores_of(next.seat, least, counted);
    let wins = [wins(0, here.wins), wins(1, there.wins)];
    if let Some(need) = u16::try_from(need).ok().filter(|_| Frequency::is_less(wins[0], wins[1])) {
        // Where the target must be hit exactly, more than that is nothing.
        let bones =
            named(least, [here.wins - next.wins, there.wins - instead.wins]).filter(|_| !rules.finish.exact.is_on());
        // What he may still draw is not nothing.
        let bones = bones.filter(|[here, _]| here.sum() > 0 || wins[0] <= 0.0);
        reasons.push((GAME * (wins[1] - wins[0]), Reason::Guards { need, likely: wins, bones }));
    }
    reasons
}

/// The reasons that lie in what a hand still counts.
fn of_pips(rules: &Rules, [here, there]: &[After<'_>; 2], [one, two]: [&Facts; 2]) -> Vec<(f64, Reason)> {
    let pip = match () {
        // Where every bone counts alike, or neither going out nor a block counts them, they are worth
        // nothing.
        () if rules.bones_left == BonesLeft::FiveEach => 0.0,
        () if rules.block_what == BlockWhat::Nothing
            && matches!(rules.domino_what, DominoWhat::One | DominoWhat::Nothing) =>
        {
            0.0
        }
        () if rules.scores_in_play() => PIP,
        // Where hands count and not points, pips only decide a block.
        () if rules.counts_hands() => 0.5 * LAST_PIP,
        () => LAST_PIP,
    };
    // One or two pips are nothing, and in a large hand more are.
    let more = i16::from(one.pips) - i16::from(two.pips);
    let is_said = more >= FEW_PIPS && here.kept.len() <= MANY_KEPT;
    let sheds = is_said.then_some((f64::from(more) * pip, Reason::Sheds(one.pips, two.pips)));
    let mut reasons: Vec<(f64, Reason)> = sheds.into_iter().collect();
    let is_near = (1..=FEW_KEPT).contains(&here.kept.len());
    let goes = here.played().filter(|&bone| is_near && there.kept.contains(bone));
    let alone = |bone: Bone| rules.left(Bones::of(bone));
    let dear = goes.filter(|&bone| rules.bones_left == BonesLeft::Lone && alone(bone) > bone.weight().into());
    reasons.extend(dear.map(|bone| (LONE, Reason::Lone(bone, alone(bone)))));
    reasons
}

/// What follows where nothing is hidden.
fn of_line(observation: &Observation, better: &Weighed, other: &Weighed) -> Reason {
    let wins = |play: &Weighed| play.win > 1.0 - 1e-9;
    let is_even = |play: &Weighed| (play.win - 0.5).abs() < 1e-9;
    if wins(better) && !wins(other) {
        return Reason::LineWins;
    }
    if observation.rules().single_hand && is_even(better) && other.win < 1e-9 {
        return Reason::LineTies;
    }
    let ends = [better, other].map(|play| end_of(observation, play));
    Reason::Line([better, other].map(|play| play.points.round() as i16), ends)
}

/// How the hand ends if it goes on as the line does.
fn end_of(observation: &Observation, play: &Weighed) -> LineEnd {
    let Some(mut world) = only_world(observation) else { return LineEnd::Open };
    world.play(play.step);
    play.line.steps().for_each(|step| world.play(step));
    let own = observation.seat();
    match observation.rules().all_seats().find(|&seat| world.hand(seat).is_empty()) {
        _ if world.phase() == Phase::Playing => LineEnd::Open,
        Some(seat) if seat == own => LineEnd::Own,
        Some(_) => LineEnd::Other,
        None => LineEnd::Blocked,
    }
}

/// The value of not being left with a bone that counts more alone, and the most bones that one keeps
/// where this is near.
const LONE: f64 = 2.5;
const FEW_KEPT: usize = 3;

/// The fewest pips that matter, and the most bones with which they do.
const FEW_PIPS: i16 = 3;
const MANY_KEPT: usize = 9;

/// The part of the strongest reason that another must have to be said as well.
const PART: f64 = 0.3;

/// What is above all values of a play.
const SURELY: f64 = 1000.0;

/// The most bones that a reason names.
const NAMED: usize = 3;

/// What happens less often than this can be left out.
const SELDOM: f64 = 0.1;

/// The value of leaving the next player nothing to score with.
const NOTHING: f64 = 1.5;
