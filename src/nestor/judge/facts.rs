//! What can be said of a move without looking further ahead than to the next turn.

use crate::engine::bone::{Bones, Seat, Suits};
use crate::engine::moves::Move;
use crate::engine::observe::Observation;
use crate::engine::state::Phase;
use crate::engine::world::World;

/// What a move does.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Facts {
    /// The points that it scores at once and that count.
    pub points: u8,
    /// The pips that its player is rid of.
    pub pips: u8,
    /// Whether it is the last bone of its player's hand.
    pub goes_out: bool,
    /// How many bones its player keeps.
    pub kept: u8,
    /// How many of these fit the table as it is then.
    pub followers: u8,
    /// The suits that no end shows any more.
    pub closes: Suits,
    /// The suits that some end shows now and none did before.
    pub opens: Suits,
    /// What the next player can do then; nothing if the same player goes on, or the hand is over.
    pub next: Option<Reply>,
}

/// What the next player can do, as far as anyone knows who does not see his hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reply {
    /// Who that is.
    pub seat: Seat,
    /// How likely he is to hold nothing that fits, so that he has to draw or pass.
    pub stuck: f64,
    /// How likely he can score.
    pub scores: f64,
    /// The most that he can score then, on average; zero if he never can.
    pub points: f64,
}

/// What the next player could do in some worlds, added up.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Replies {
    next: Option<Seat>,
    worlds: u32,
    stuck: u32,
    scoring: u32,
    points: u32,
}

impl Replies {
    /// Adds a world in which the move of a seat was made.
    pub(super) fn add(&mut self, mover: Seat, after: &World) {
        self.worlds += 1;
        if after.phase() != Phase::Playing || after.to_move() == mover {
            return;
        }
        self.next = Some(after.to_move());
        let points = u32::from(most_that_counts(after));
        self.stuck += u32::from(!after.legal().can_play());
        self.scoring += u32::from(points > 0);
        self.points += points;
    }

    fn next(&self) -> Option<Reply> {
        let worlds = f64::from(self.worlds.max(1));
        let next = |seat| Reply {
            seat,
            stuck: f64::from(self.stuck) / worlds,
            scores: f64::from(self.scoring) / worlds,
            points: f64::from(self.points) / f64::from(self.scoring.max(1)),
        };
        self.next.map(next)
    }
}

/// The most that the seat on turn can score at once.
fn most_that_counts(world: &World) -> u8 {
    let rules = world.rules();
    let left = i32::from(rules.target) - i32::from(world.score(rules.side(world.to_move())));
    let counts = |points: &u8| !rules.exact || rules.single_hand || i32::from(*points) <= left;
    let moves = world.legal();
    let plays = moves.plays().flat_map(|(end, bones)| bones.iter().map(move |bone| (bone, end)));
    plays.map(|(bone, end)| rules.points(world.table().count_with(bone, end))).filter(counts).max().unwrap_or(0)
}

/// What a move does, and what the next player could do after it in some worlds.
pub(super) fn facts(observation: &Observation, step: Move, sums: &Replies) -> Facts {
    let (seat, before) = (observation.seat(), *observation.table());
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
        followers: (kept & Bones::fitting(after.shows())).len() as u8,
        closes: only_in(before.shows(), after.shows()),
        opens: only_in(after.shows(), before.shows()),
        next: sums.next(),
    }
}

/// The same where there is only one world.
pub(super) fn in_world(observation: &Observation, step: Move, world: &World) -> Facts {
    let mut after = *world;
    after.play(step);
    let mut sums = Replies::default();
    sums.add(observation.seat(), &after);
    facts(observation, step, &sums)
}
