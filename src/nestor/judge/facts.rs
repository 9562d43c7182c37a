//! The facts about a move, without looking further ahead than the next turn.

use crate::engine::{Bones, Move, Observation, Phase, Seat, Suits, World};
use serde::{Deserialize, Serialize};

/// The facts about a move.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Facts {
    /// The points that it really scores at once.
    pub points: u8,
    /// The pips that its player gets rid of.
    pub pips: u8,
    /// Whether it is the last bone of its player's hand.
    pub goes_out: bool,
    /// The number of bones that its player keeps.
    pub kept: u8,
    /// The number of kept bones that fit the table then.
    pub followers: u8,
    /// The suits that the open ends no longer show.
    pub closes: Suits,
    /// The suits that the open ends newly show.
    pub opens: Suits,
    /// What the next player can do then. It is `None` if the same player continues or the hand is
    /// over.
    pub next: Option<Reply>,
}

/// What the next player can do, as far as it is known without seeing his hand.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reply {
    /// The seat of the next player.
    pub seat: Seat,
    /// The chance that he holds nothing that fits and must draw or pass.
    pub stuck: f64,
    /// The chance that he can score.
    pub scores: f64,
    /// The average of the most that he can score, if he can score. It is zero if he never can.
    pub points: f64,
}

/// Sums over worlds of what the next player could do.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Replies {
    next: Option<Seat>,
    worlds: f64,
    stuck: f64,
    scoring: f64,
    points: f64,
}

impl Replies {
    /// Adds a world after the move of a seat.
    pub(super) fn add(&mut self, mover: Seat, after: &World) {
        self.worlds += 1.0;
        if after.phase() != Phase::Playing || after.to_move() == mover {
            return;
        }
        self.next = Some(after.to_move());
        let points = most_that_counts(after);
        if !after.legal().can_play() {
            self.stuck += 1.0;
        }
        if points > 0 {
            self.scoring += 1.0;
            self.points += f64::from(points);
        }
    }

    fn next(&self) -> Option<Reply> {
        let among = |part: f64, all: f64| if all > 0.0 { part / all } else { 0.0 };
        let next = |seat| Reply {
            seat,
            stuck: among(self.stuck, self.worlds),
            scores: among(self.scoring, self.worlds),
            points: among(self.points, self.scoring),
        };
        self.next.map(next)
    }
}

/// The most that the seat to move can score at once, counting only points that count.
fn most_that_counts(world: &World) -> u8 {
    let rules = world.rules();
    let left = i32::from(rules.target) - i32::from(world.score(rules.side(world.to_move())));
    let counts = |points: &u8| !rules.finish.exact || rules.single_hand || i32::from(*points) <= left;
    let moves = world.legal();
    let plays = moves.plays().flat_map(|(end, bones)| bones.iter().map(move |bone| Move::Play(bone, end)));
    plays.map(|step| world.points_of(step)).filter(counts).max().unwrap_or(0)
}

/// Returns the facts about a move, with what the next player could do after it in some worlds.
pub(super) fn facts(observation: &Observation, step: Move, sums: &Replies) -> Facts {
    let (seat, before) = (observation.seat(), *observation.layout());
    let hand = observation.hand();
    let (after, kept, pips) = match step {
        Move::Play(bone, end) => (before.after(seat, bone, end), hand - Bones::of(bone), bone.weight()),
        Move::Boom(bone) => (before.without(bone), hand, 0),
        Move::Draw | Move::Pass | Move::Clock(..) | Move::Resign(_) => (before, hand, 0),
    };
    let only_in = |here: Suits, there: Suits| here.iter().filter(|&pips| !there.contains(pips)).collect();
    Facts {
        points: observation.counted_points_of(step),
        pips,
        goes_out: kept.is_empty(),
        kept: kept.len() as u8,
        followers: (kept & after.fitting()).len() as u8,
        closes: only_in(before.shows(), after.shows()),
        opens: only_in(after.shows(), before.shows()),
        next: sums.next(),
    }
}

/// The same in the only possible world.
pub(super) fn in_world(observation: &Observation, step: Move, mut world: World) -> Facts {
    let mut sums = Replies::default();
    world.play(step);
    sums.add(observation.seat(), &world);
    facts(observation, step, &sums)
}
