//! Judges moves without looking ahead, by what they score, what they leave in the hand, and how the
//! next player may answer.

use super::{Candidate, below, value};
use arrayvec::ArrayVec;
use rand::Rng;
use sight::rules::WAY_OPENED;
use sight::shuffle::shuffle;
use sight::{BONES, Bone, Bones, End, Layout, Move, Observation, Rules, SEATS, World};

/// What the features of a play are worth, in points.
struct Weights {
    /// For every pip of the bone that is played.
    weight: f64,
    doublet: f64,
    /// For a matador that stays in the hand, because it fits every end. It goes by where halves add
    /// up to seven.
    matador: f64,
    /// For every bone left in the hand that fits the table then.
    followers: f64,
    /// For every suit that is left in the hand.
    variety: f64,
    /// For every point that the next player is expected to score in reply.
    reply: f64,
    /// For leaving the next player nothing to play, in proportion to its probability.
    blocked: f64,
    /// What a play must be worth to be better than a draw, if the rules allow the choice.
    gathering: f64,
}

impl Weights {
    const SCORING: Weights = Weights {
        weight: 0.18,
        doublet: 2.5,
        matador: 5.0,
        followers: 0.5,
        variety: 0.3,
        reply: 0.7,
        blocked: 5.0,
        gathering: 9.0,
    };
    /// Where only the end of a hand gives points, much is won by stopping others. They were found
    /// by trying, in games against the others.
    const AT_THE_END: Weights = Weights {
        weight: 0.5,
        doublet: 1.5,
        matador: 25.0,
        followers: 1.0,
        variety: 0.4,
        reply: 0.0,
        blocked: 40.0,
        gathering: 0.0,
    };

    const fn at(rules: &Rules) -> &'static Weights {
        if rules.scores_in_play() { &Weights::SCORING } else { &Weights::AT_THE_END }
    }
}

/// The apparent value of every move, in points. Firecrackers are considered only if nothing can be
/// played.
pub(super) fn judge(observation: &Observation, chance: &mut impl Rng) -> Vec<Candidate> {
    let (moves, weights) = (observation.legal(), Weights::at(observation.rules()));
    let world = any_world(observation, chance);
    let considered = |step: &Move| match step {
        Move::Play(..) | Move::Draw => true,
        _ => !moves.can_play(),
    };
    let win = f64::from(value::chances_of(observation));
    let candidate = |step| {
        let points = match step {
            Move::Play(bone, end) => look(observation, bone, end, weights),
            Move::Boom(_) => look_at_boom(observation, &world, step),
            Move::Draw if moves.can_play() => weights.gathering,
            _ => 0.0,
        };
        Candidate { step, points, points_error: 0.0, win, win_error: 0.0 }
    };
    moves.iter().filter(considered).map(candidate).collect()
}

/// What every play scores at once, and nothing else of it.
pub(super) fn count(observation: &Observation) -> Vec<Candidate> {
    let (moves, win) = (observation.legal(), f64::from(value::chances_of(observation)));
    let plays = moves.iter().filter(|step| matches!(step, Move::Play(..)));
    let candidate = |step| {
        let points = f64::from(observation.counted_points_of(step));
        Candidate { step, points, points_error: 0.0, win, win_error: 0.0 }
    };
    plays.map(candidate).collect()
}

/// Chooses a move by eye, at once and without chance, for when there is no time to think. This is
/// the play that looks best, or a draw if that looks better. Among equals, it is the first. Without
/// a play, it is a draw or the first legal move. If it is not the observing seat's turn, it is a
/// pass.
pub fn sensible(observation: &Observation) -> Move {
    let (moves, weights) = (observation.legal(), Weights::at(observation.rules()));
    let plays = moves.plays().flat_map(|(end, bones)| bones.iter().map(move |bone| (bone, end)));
    let judged = plays.map(|(bone, end)| (look(observation, bone, end, weights), Move::Play(bone, end)));
    let best = judged.reduce(|best, next| if next.0 > best.0 { next } else { best });
    let idle = moves.draw.then_some(Move::Draw).or_else(|| moves.nth(0)).unwrap_or(Move::Pass);
    best.filter(|(points, _)| !moves.draw || *points >= weights.gathering).map_or(idle, |(_, play)| play)
}

/// Returns a world in which the unseen bones are in random places. Only the visible parts of it
/// matter. If hidden bones mattered, random results would show it.
fn any_world(observation: &Observation, chance: &mut impl Rng) -> World {
    let mut unseen: Vec<Bone> = observation.unseen().iter().collect();
    shuffle(&mut unseen, |len| below(chance, len as u32));
    World::laid_out(observation, &unseen, [0; SEATS]).expect("all sizes are those of the observation")
}

fn look(observation: &Observation, bone: Bone, end: End, weights: &Weights) -> f64 {
    let points = f64::from(observation.counted_points_of(Move::Play(bone, end)));
    let layout = observation.layout().after(observation.seat(), bone, end);
    let kept = observation.hand() - Bones::of(bone);
    let suits = observation.rules().set.numbers().filter(|&pips| !kept.is_disjoint(Bones::suit(pips))).count();
    let followers = (kept & layout.fitting()).len();
    let size = f64::from(value::size_of_point(observation.rules()));
    let pips = size * points + weights.weight * f64::from(bone.weight())
        - weights.matador
            * f64::from(u8::from(observation.rules().spinner.adds_to_seven() && Bones::MATADORS.contains(bone)))
        + weights.doublet * f64::from(u8::from(bone.is_doublet()))
        + weights.variety * suits as f64
        + weights.followers * followers as f64
        + weights.blocked * blocked(observation, &layout)
        - size * weights.reply * reply(observation, &layout);
    pips / size
}

/// The chance that the next player has nothing to play on a layout, if every unseen bone is equally
/// likely to be in that hand.
fn blocked(observation: &Observation, layout: &Layout) -> f64 {
    let next = observation.seat().next(observation.rules().seats());
    let unseen = observation.unseen();
    none_fits(unseen.len(), (unseen & layout.fitting()).len(), observation.hand_len(next))
}

/// The chance that none of the fitting bones is in a hand, if each of the unseen bones is equally
/// likely to be in it.
pub(super) fn none_fits(unseen: usize, fitting: usize, held: usize) -> f64 {
    let one_more_misfit = |held| (unseen - fitting).saturating_sub(held) as f64 / (unseen - held) as f64;
    (0..held).map(one_more_misfit).product()
}

/// The apparent value of a firecracker for a seat that cannot play. A firecracker that makes a play
/// possible is better than a draw, and a draw is better than one that does not.
fn look_at_boom(observation: &Observation, world: &World, step: Move) -> f64 {
    let mut after = *world;
    after.play(step);
    let opens_a_way = after.legal().can_play();
    f64::from(observation.points_of(step)) + if opens_a_way { f64::from(WAY_OPENED) } else { -1.0 }
}

/// The points that the next player is expected to score on a layout, as far as the observer knows.
fn reply(observation: &Observation, layout: &Layout) -> f64 {
    let next = observation.seat().next(observation.rules().seats());
    let held_by_chance = observation.hand_len(next) as f64 / observation.unseen().len().max(1) as f64;
    expected_reply(observation.rules(), layout, observation.unseen(), held_by_chance)
}

/// The expected score of a player who meets a layout and holds each of these bones with this
/// chance.
pub(super) fn expected_reply(rules: &Rules, layout: &Layout, bones: Bones, held_by_chance: f64) -> f64 {
    if !rules.scores_in_play() {
        return 0.0;
    }
    let mut scores = [0; BONES];
    for (end, fitting) in layout.fits() {
        let opening = layout.opening(end);
        for bone in bones & fitting {
            let score = &mut scores[bone.index()];
            *score = opening.points_with(rules, bone).max(*score);
        }
    }
    let mut scores: ArrayVec<u8, BONES> = scores.into_iter().filter(|&score| score > 0).collect();
    scores.sort_unstable_by(|a, b| b.cmp(a));
    // The player plays the best bone if he holds it, or else the second best, and so on.
    let mut none_better = 1.0;
    let mut expected = 0.0;
    for score in scores {
        expected += none_better * held_by_chance * f64::from(score);
        none_better *= 1.0 - held_by_chance;
    }
    expected
}
