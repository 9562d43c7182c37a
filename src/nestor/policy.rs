//! What a sensible player does without looking ahead: good enough to play a made-up world to its end, and to say which moves to look at first.

use super::below;
use crate::engine::bone::{Bone, Bones, BySeat};
use crate::engine::moves::{Move, Moves};
use crate::engine::rules::Rules;
use crate::engine::state::Phase;
use crate::engine::table::{End, Table};
use crate::engine::world::World;
use rand::Rng;

/// How a seat chooses what to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Manner {
    /// With a mind for points, for what it is rid of and what it keeps, and for what may be scored in reply.
    #[default]
    Thoughtful,
    /// For points alone.
    Greedy,
}

/// How each of the seats plays.
pub(super) type Manners = BySeat<Manner>;

// What the parts of a thoughtful play's merit weigh beside each other, for good players as they were found to choose: a point, a point that the next
// player then scores, a doublet, and every bone that is kept to go on with, where the play opens a suit or closes one.
pub(super) const POINT: i32 = 24;
pub(super) const REPLIED_POINT: i32 = 14;
pub(super) const DOUBLET: i32 = 64;
pub(super) const KEPT: i32 = 25;
/// A pip that one is rid of, where points are made all the time.
pub(super) const PIP: i32 = 3;
/// The same where only the end of a hand gives points.
pub(super) const LAST_PIP: i32 = 12;
/// A draw where one may draw although a bone fits. Whoever holds more bones has more to score with and is stuck less often, but what the others make of a
/// small hand lies deeper than a search looks. Measured in matches of Brutal against himself, drawing whenever it is allowed won most.
const FREE_DRAW: i32 = 1200;
/// Leaving the next player nothing to play where one may draw freely. There one hand may hold most of the bones and the other is known by them, so that it
/// can be locked out time and again; worlds that are played out without a mind for that tell far too little of what many bones are worth. In the other games
/// it made nobody stronger.
const BLOCKED: i32 = 400;
/// A whim of chance keeps two worlds that are nearly the same from always ending the same way.
const WHIM: u32 = 16;

/// Plays a world until the hand is over, every seat in its manner, and returns how many moves that took.
pub(super) fn play_out(world: &mut World, manners: &Manners, chance: &mut impl Rng) -> u32 {
    let mut moves = 0;
    while world.phase() == Phase::Playing {
        let step = any_best(world, &world.legal(), manners[world.to_move().index()], chance);
        world.play(step);
        moves += 1;
    }
    moves
}

/// The best move in a manner of playing.
fn any_best(world: &World, moves: &Moves, manner: Manner, chance: &mut impl Rng) -> Move {
    let plays = moves.plays().flat_map(|(end, bones)| bones.iter().map(move |bone| Move::Play(bone, end)));
    let best = match manner {
        Manner::Thoughtful => thoughtful(world, plays, chance),
        Manner::Greedy => greediest(world, plays, chance),
    };
    best.unwrap_or_else(|| without_a_play(world, moves))
}

/// The play of a thoughtful player.
fn thoughtful(world: &World, plays: impl Iterator<Item = Move>, chance: &mut impl Rng) -> Option<Move> {
    let merit = |step| merit(world, step) - reply(world, step) + below(chance, WHIM) as i32;
    best_by(plays, merit)
}

/// One of the plays that score most.
pub(super) fn greediest(world: &World, plays: impl Iterator<Item = Move>, chance: &mut impl Rng) -> Option<Move> {
    best_by(plays, |step| (world.points_of(step), chance.next_u32()))
}

/// What yields the most, the first of equals.
fn best_by<M: Ord>(plays: impl Iterator<Item = Move>, mut merit: impl FnMut(Move) -> M) -> Option<Move> {
    let judged = plays.map(|step| (merit(step), step));
    judged.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, step)| step)
}

/// What to do with no bone that fits: a firecracker if it opens a way, else what the rules leave.
fn without_a_play(world: &World, moves: &Moves) -> Move {
    let opens_a_way = |bone: &Bone| {
        let mut after = *world;
        after.play(Move::Boom(*bone));
        after.phase() != Phase::Playing || after.legal().can_play()
    };
    match moves.booms.iter().find(opens_a_way) {
        Some(bone) => Move::Boom(bone),
        None if moves.draw => Move::Draw,
        None => Move::Pass,
    }
}

/// How good a move looks: a play by its points, how well it is to be rid of the bone, and what is kept to go on with.
pub(super) fn merit(world: &World, step: Move) -> i32 {
    let Move::Play(bone, end) = step else {
        return if step == Move::Draw && world.rules().free_draw { FREE_DRAW } else { 0 };
    };
    let points = world.rules().points(world.table().count_with(bone, end));
    let kept = world.hand(world.to_move()) - Bones::of(bone);
    let (closed, opened) = suits(world.table(), bone, end);
    let more = (kept & opened).len() as i32 - (kept & closed).len() as i32;
    merit_at_once(world.rules(), bone, points) + KEPT * more
}

/// The merit of a play but for what is kept.
pub(super) fn merit_at_once(rules: &Rules, bone: Bone, points: u8) -> i32 {
    let pip = if rules.fives || rules.threes { PIP } else { LAST_PIP };
    let doublet = if bone.is_doublet() { DOUBLET } else { 0 };
    POINT * i32::from(points) + pip * i32::from(bone.weight()) + doublet
}

/// The suits that a play closes and opens.
pub(super) fn suits(table: &Table, bone: Bone, end: End) -> (Bones, Bones) {
    match table.joint(end) {
        Some(tip) => (Bones::suit(tip.pips()), Bones::suit(bone.weight() - tip.pips())),
        None => (Bones::NONE, Bones::suit(bone.high())),
    }
}

/// What it costs that the next player may answer a move, in a world in which everybody sees who holds what.
fn reply(world: &World, step: Move) -> i32 {
    let rules = world.rules();
    if !rules.fives && !rules.threes && !rules.free_draw {
        return 0;
    }
    let mut after = *world;
    after.play(step);
    if after.phase() != Phase::Playing {
        return 0;
    }
    let blocked = rules.free_draw && !after.legal().can_play();
    REPLIED_POINT * i32::from(best_score(&after)) - if blocked { BLOCKED } else { 0 }
}

/// The most that the seat on turn can score at once.
fn best_score(world: &World) -> u8 {
    let hand = world.hand(world.to_move());
    let ends = world.table().ends();
    let scores = ends.flat_map(|(end, tip)| {
        (hand & Bones::suit(tip.pips()))
            .iter()
            .map(move |bone| world.rules().points(world.table().count_with(bone, end)))
    });
    scores.max().unwrap_or(0)
}
