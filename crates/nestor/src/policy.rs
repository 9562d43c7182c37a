//! What a sensible player does without looking ahead. This is good enough to play a made-up world
//! to its end, and to decide which moves to look at first.

use super::{below, eye, value};
use rand::Rng;
use sight::{Bone, BoneBits, Bones, BySeat, End, Layout, Move, Moves, Opening, Phase, Rules, Spinner, Word, World};

/// How a seat chooses what to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Manner {
    /// It considers points, what it gets rid of, what it keeps, and what may be scored in reply.
    #[default]
    Thoughtful,
    /// It considers points alone.
    Greedy,
}

pub(super) type Manners = BySeat<Manner>;

// The relative weights in the merit of a thoughtful play, as fitted to the choices of good players.
// They are for a point, a point that the next player then scores, a doublet, and each bone kept to
// continue with where the play opens or closes a suit.
const POINT: i32 = 24;
pub(super) const REPLIED_POINT: i32 = 14;
const DOUBLET: i32 = 64;
pub(super) const KEPT: i32 = 25;
/// For each pip that the player gets rid of, if points are scored during play.
const PIP: i32 = 3;
/// The same if only the end of a hand gives points.
const LAST_PIP: i32 = 12;
/// For a matador that stays in the hand, where halves add up to seven. It fits every end, so it is
/// worth most at the end of a hand. In matches, every number from 250 to 1200 won about as much.
const MATADOR: i32 = 300;
/// For a draw although a bone fits, if the rules allow it. A larger hand has more bones to score
/// with and is stuck less often. The advantages of a small hand are deeper than a search looks. In
/// matches of Brutal against himself, drawing whenever it is allowed won most.
const FREE_DRAW: i32 = 1200;
/// For leaving the next player nothing to play, if draws are free. Then one hand may hold most of
/// the bones, and its owner knows the other hand and can block it again and again. Playouts that
/// ignore this undervalue a large hand by far. In the other games, this weight made no player
/// stronger.
const BLOCKED: i32 = 400;
/// For surely leaving the next player nothing to play, where the hand is not seen. Playouts do
/// without it, because it takes long to find.
const HINDERED: f64 = 120.0;
/// The same if only the end of a hand gives points.
const LAST_HINDERED: f64 = 1000.0;
/// The size of a random term. It keeps two nearly identical worlds from always ending in the same
/// way.
const WHIM: u32 = 16;

/// Plays a world until the hand is over, each seat in its manner. Returns the number of moves.
pub(super) fn play_out<W: Word>(world: &mut World<W>, manners: &Manners, chance: &mut impl Rng) -> u32 {
    let mut moves = 0;
    while world.phase() == Phase::Playing {
        let step = any_best(world, &world.legal(), manners[world.to_move().index()], chance);
        world.play(step);
        moves += 1;
    }
    moves
}

fn any_best<W: Word>(world: &World<W>, moves: &Moves<'_, W>, manner: Manner, chance: &mut impl Rng) -> Move {
    let best = match manner {
        Manner::Thoughtful => thoughtful(world, moves, chance),
        Manner::Greedy => {
            let plays = moves.plays().flat_map(|(end, bones)| bones.iter().map(move |bone| Move::Play(bone, end)));
            greediest(world, plays, chance)
        }
    };
    best.unwrap_or_else(|| without_a_play(world, moves))
}

fn thoughtful<W: Word>(world: &World<W>, moves: &Moves<'_, W>, chance: &mut impl Rng) -> Option<Move> {
    let mut best = None;
    for (end, bones) in moves.plays() {
        let opening = world.layout().opening(end);
        for bone in bones {
            let points = opening.points_with(world.rules(), bone);
            let merit = merit_with(world, &opening, bone, points) - reply(world, end, bone, points)
                + below(chance, WHIM) as i32;
            if best.is_none_or(|(most, _)| merit > most) {
                best = Some((merit, Move::Play(bone, end)));
            }
        }
    }
    best.map(|(_, step)| step)
}

/// Returns a play that scores most at once. Ties are broken at random.
pub(super) fn greediest<W: Word>(
    world: &World<W>,
    plays: impl Iterator<Item = Move>,
    chance: &mut impl Rng,
) -> Option<Move> {
    let judged = plays.map(|step| ((world.points_of(step), chance.next_u32()), step));
    judged.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, step)| step)
}

/// Returns the move if no bone fits. It is a firecracker that makes a play possible, or else what
/// the rules allow.
fn without_a_play<W: Word>(world: &World<W>, moves: &Moves<'_, W>) -> Move {
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

/// How good a move looks. A play is judged by its points, by the bone that it gets rid of, and by
/// the bones kept to continue with.
pub(super) fn merit<W: Word>(world: &World<W>, step: Move) -> i32 {
    let Move::Play(bone, end) = step else {
        return if step == Move::Draw && world.rules().free_draw { FREE_DRAW } else { 0 };
    };
    let opening = world.layout().opening(end);
    merit_with(world, &opening, bone, opening.points_with(world.rules(), bone))
}

/// The merit of a play that scores these points.
fn merit_with<W: Word>(world: &World<W>, opening: &Opening<'_, W>, bone: Bone, points: u8) -> i32 {
    let kept = world.hand(world.to_move()) - BoneBits::of(bone);
    let (closed, opened) = opening.suits(bone);
    let more = (kept & opened).len() as i32 - (kept & closed).len() as i32;
    merit_at_once(world.rules(), bone, points) + KEPT * more
}

/// The merit of a play without the bones that it keeps.
pub(super) fn merit_at_once(rules: &Rules, bone: Bone, points: u8) -> i32 {
    let pip = if rules.scores_in_play() { PIP } else { LAST_PIP };
    let doublet = if bone.is_doublet() { DOUBLET } else { 0 };
    let matador = if rules.spinner == Spinner::Sevens && Bones::MATADORS.contains(bone) { MATADOR } else { 0 };
    POINT * pips(rules, points) + pip * i32::from(bone.weight()) + doublet - matador
}

/// What a move is worth because the next player may have nothing to play, as far as the mover
/// knows.
pub(super) fn hindrance<W: Word>(world: &World<W>, step: Move) -> f64 {
    let Move::Play(bone, end) = step else { return 0.0 };
    let (rules, mover) = (world.rules(), world.to_move());
    let layout = world.layout().after(mover, bone, end);
    let unseen = rules.set.bones().narrowed() - layout.bones() - world.hand(mover);
    let held = world.hand(mover.next(rules.seats())).len();
    let hindered = if rules.scores_in_play() { HINDERED } else { LAST_HINDERED };
    hindered * eye::none_fits(unseen.len(), (unseen & layout.fitting()).len(), held)
}

/// How many pips these points are as good as.
fn pips(rules: &Rules, points: u8) -> i32 {
    i32::from(points) * i32::from(value::size_of_point(rules))
}

/// The cost of the next player's reply to a play that scores these points, in a world with all
/// bones known.
fn reply<W: Word>(world: &World<W>, end: End, bone: Bone, points: u8) -> i32 {
    let rules = world.rules();
    if !rules.scores_in_play() && !rules.free_draw || world.ends_with(bone, points) {
        return 0;
    }
    let layout = world.layout().after(world.to_move(), bone, end);
    let hand = world.hand(world.to_move().next(rules.seats()));
    let blocked = rules.free_draw && hand.is_disjoint(layout.fitting());
    REPLIED_POINT * pips(rules, most_points(&layout, rules, hand)) - if blocked { BLOCKED } else { 0 }
}

/// The most that one of these bones would score.
fn most_points<W: Word>(layout: &Layout<W>, rules: &Rules, bones: BoneBits<W>) -> u8 {
    let mut most = 0;
    for (end, fitting) in layout.fits() {
        let opening = layout.opening(end);
        for bone in bones & fitting {
            most = opening.points_with(rules, bone).max(most);
        }
    }
    most
}
