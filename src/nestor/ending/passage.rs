//! A world on its way, with what each of two seats has seen of it.

use super::exact::{Worth, worth};
use super::regret::Veiled;
use crate::engine::table::MAX_ENDS;
use crate::engine::{Act, Bone, Bones, Deed, Move, Phase, Public, Seat, World};
use crate::nestor::twins::without_twins;

/// What a seat has seen: the bones that it held at the beginning and has drawn since, and all moves, as a hash that is wide enough for all of them to differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View(u128);

impl View {
    /// The view of a seat with these bones, before anything else is done.
    pub fn of(held: Bones) -> View {
        held.iter().fold(View(0), |view, bone| view.with(bone.index()))
    }

    /// The view with something more, by its number.
    pub(crate) const fn with(self, code: usize) -> View {
        View((self.0 ^ (code as u128 + 1)).wrapping_mul(0x0100_0000_0000_0000_0000_013b))
    }

    /// The view after a move. A seat sees only the bones that it draws itself.
    pub(crate) fn after(self, before: &Public, step: Move, drawn: Option<Bone>) -> View {
        self.with(match (step, drawn) {
            (Move::Play(bone, end), _) => {
                let at = before.table().fits().position(|(open, _)| open == end).unwrap_or_default();
                100 + 2 * MAX_ENDS * bone.index() + at
            }
            (Move::Draw, Some(bone)) => 50 + bone.index(),
            (Move::Draw, None) => 98,
            _ => 99,
        })
    }
}

/// The seat that stands for chance where a bone is drawn. It is in no game for two, so that it never learns and every bone stays as likely.
const CHANCE: Seat = Seat::THIRD;

/// What chance knows: how many bones may be drawn.
pub fn chance(bones: usize) -> (Seat, View) {
    (CHANCE, View::of(Bones::NONE).with(bones))
}

/// A world on its way. The order of its boneyard means nothing.
#[derive(Clone, Copy)]
pub struct Passage {
    pub(super) world: World,
    views: [View; 2],
    /// Whether the seat on turn has chosen to draw, but not seen its bone yet.
    draws: bool,
}

/// What may have become of a deal.
pub(super) struct Since {
    /// The number of the deal.
    pub(super) deal: usize,
    pub(super) passage: Passage,
    /// The seats that had a choice on the way, chance among them, and which of their moves they chose.
    pub(super) choices: Vec<(Seat, usize)>,
    /// Whether the observer cannot tell it from the truth.
    pub(super) is_possible: bool,
}

impl Passage {
    /// A world from which everything is seen.
    pub fn new(world: World) -> Passage {
        Passage { world, views: [Seat::FIRST, Seat::SECOND].map(|seat| View::of(world.hand(seat))), draws: false }
    }

    /// What may happen next. Where a bone is drawn, each place of the boneyard is something else.
    fn ways(&self) -> Vec<(Move, Option<usize>)> {
        if self.draws {
            return (0..self.world.boneyard_len()).map(|at| (Move::Draw, Some(at))).collect();
        }
        without_twins(self.world.table(), &self.world.legal()).map(|step| (step, None)).collect()
    }

    fn after(&self, (step, drawn): (Move, Option<usize>)) -> Passage {
        if step == Move::Draw && drawn.is_none() {
            return Passage { draws: true, ..*self };
        }
        let mut world = drawn.map_or(self.world, |at| self.world.with_next(at));
        world.play(step);
        let drawn = |seat| (world.hand(seat) - self.world.hand(seat)).iter().next();
        let view = |seat: Seat| self.views[seat.index()].after(&self.world, step, drawn(seat));
        Passage { world, views: [Seat::FIRST, Seat::SECOND].map(view), draws: false }
    }
}

impl Since {
    pub(super) fn of(deal: usize, world: World, is_possible: bool) -> Since {
        Since { deal, passage: Passage::new(world), choices: Vec::new(), is_possible }
    }

    /// What may have become of it after these deeds. They are impossible if a seat does not have the bone for one of them, and those with a twin of a move to
    /// choose from are not followed.
    pub(super) fn follow(self, deeds: &[Deed]) -> Vec<Since> {
        let mut all = vec![self];
        for &Deed { seat, act, .. } in deeds {
            let on_turn = all.iter().filter(|since| since.passage.on_turn() == seat);
            let chosen = on_turn.flat_map(|since| since.then(|way| way == (act.step(), None)));
            let Act::Drew(bone) = act else {
                all = chosen.collect();
                continue;
            };
            all = chosen.flat_map(|since| since.then(|_| true)).collect();
            for since in &mut all {
                since.is_possible &= bone.is_none_or(|bone| since.passage.world.hand(seat).contains(bone));
            }
        }
        all.retain(|since| since.passage.world.phase() == Phase::Playing);
        all
    }

    /// What becomes of it in one of these ways.
    fn then(&self, is_meant: impl Fn((Move, Option<usize>)) -> bool) -> Vec<Since> {
        let (passage, ways) = (self.passage, self.passage.ways());
        let by = (ways.len() > 1).then_some(passage.on_turn());
        let meant = ways.into_iter().enumerate().filter(|(_, way)| is_meant(*way));
        let next = |(at, way)| {
            let choices = self.choices.iter().copied().chain(by.map(|by| (by, at))).collect();
            Since { passage: passage.after(way), choices, ..*self }
        };
        meant.map(next).collect()
    }

    pub(super) fn chosen(&self) -> impl Iterator<Item = usize> {
        self.choices.iter().map(|(_, way)| *way)
    }
}

impl Veiled for Passage {
    type Known = (Seat, View);

    fn worth(&self) -> Option<Worth> {
        (self.world.phase() != Phase::Playing).then(|| worth(&self.world, Seat::FIRST))
    }

    fn is_open(&self) -> bool {
        self.world.phase() != Phase::Playing || self.world.boneyard_len() == 0
    }

    fn on_turn(&self) -> Seat {
        if self.draws { CHANCE } else { self.world.to_move() }
    }

    fn known(&self) -> (Seat, View) {
        let seat = self.world.to_move();
        if self.draws { chance(self.world.boneyard_len()) } else { (seat, self.views[seat.index()]) }
    }

    fn next(&self) -> impl ExactSizeIterator<Item = Passage> {
        self.ways().into_iter().map(|way| self.after(way))
    }
}
