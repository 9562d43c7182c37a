//! What a sensible player does without looking ahead: good enough to play a made-up world to its end, and to say which moves to look at first.

use super::below;
use crate::engine::bone::{Bone, Bones};
use crate::engine::moves::{Move, Moves};
use crate::engine::state::Phase;
use crate::engine::table::End;
use crate::engine::world::World;
use rand::Rng;

// What the parts of a move's merit weigh beside each other. That playing on is varied by a whim of chance keeps two worlds that are nearly the same
// from always ending the same way.
const POINT: i32 = 24;
const REPLIED_POINT: i32 = 12;
const PIP: i32 = 4;
const DOUBLET: i32 = 24;
const FOLLOWER: i32 = 8;
const WHIM: u32 = 16;

/// Plays a world until the hand is over, and tells how many moves that took.
pub(super) fn play_out(world: &mut World, chance: &mut impl Rng) -> u32 {
    let mut moves = 0;
    while world.phase() == Phase::Playing {
        let step = sensible(world, &world.legal(), chance);
        world.play(step);
        moves += 1;
    }
    moves
}

/// The move of a sensible player.
fn sensible(world: &World, moves: &Moves, chance: &mut impl Rng) -> Move {
    let (mut best, mut most) = (None, i32::MIN);
    for (end, bones) in moves.plays() {
        for bone in bones {
            let step = Move::Play(bone, end);
            let merit = merit(world, bone, end) - reply(world, step) + below(chance, WHIM) as i32;
            if merit > most {
                (best, most) = (Some(step), merit);
            }
        }
    }
    best.unwrap_or_else(|| without_a_play(world, moves))
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

/// How good a play looks: its points, and then how well it is to be rid of the bone.
pub(super) fn merit(world: &World, bone: Bone, end: End) -> i32 {
    let points = world.rules().points(world.table().count_with(bone, end));
    let rid = PIP * i32::from(bone.weight()) + if bone.is_doublet() { DOUBLET } else { 0 };
    let kept = world.hand(world.to_move()) - Bones::of(bone);
    let far = world.table().joint(end).map_or(bone.high(), |tip| bone.weight() - tip.pips());
    let followers = (kept & Bones::suit(far)).len() as i32;
    POINT * i32::from(points) + rid + FOLLOWER * followers
}

/// What it costs that the next player may score in reply to a move, in a world in which everybody sees who holds what.
fn reply(world: &World, step: Move) -> i32 {
    if !world.rules().fives && !world.rules().threes {
        return 0;
    }
    let mut after = *world;
    after.play(step);
    if after.phase() == Phase::Playing { REPLIED_POINT * i32::from(best_score(&after)) } else { 0 }
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
