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

/// A world on its way.
pub(super) struct Passage {
    pub(super) world: World,
    views: [View; 2],
}

/// Where some deeds lead.
pub(super) struct Followed {
    pub(super) passage: Passage,
    /// The seats that had a choice on the way, and which of their moves they chose.
    pub(super) choices: Vec<(Seat, usize)>,
    /// Whether every bone that is known to have been drawn was the next one to draw.
    pub(super) draws_agree: bool,
}

impl Passage {
    pub(super) fn new(world: World) -> Passage {
        Passage { world, views: [Seat::FIRST, Seat::SECOND].map(|seat| View::of(world.hand(seat))) }
    }

    pub(super) fn steps(&self) -> Vec<Move> {
        without_twins(self.world.table(), &self.world.legal())
    }

    fn after(&self, step: Move) -> Passage {
        let mut world = self.world;
        world.play(step);
        let drawn = |seat: Seat| (world.hand(seat) - self.world.hand(seat)).iter().next();
        let view = |seat: Seat| self.views[seat.index()].after(&self.world, step, drawn(seat));
        Passage { world, views: [Seat::FIRST, Seat::SECOND].map(view) }
    }

    /// Follows deeds. They are impossible if a seat does not have the bone for one of them, and those with a twin of a move to choose from are not followed.
    pub(super) fn follow(self, deeds: &[Deed]) -> Option<Followed> {
        let mut followed = Followed { passage: self, choices: Vec::new(), draws_agree: true };
        for &Deed { seat, act, .. } in deeds {
            let (passage, steps) = (&followed.passage, followed.passage.steps());
            let step = act.step();
            let at = steps.iter().position(|&other| other == step).filter(|_| passage.on_turn() == seat)?;
            let next = passage.after(step);
            if let Act::Drew(Some(bone)) = act {
                followed.draws_agree &=
                    next.world.hand(seat).contains(bone) && !passage.world.hand(seat).contains(bone);
            }
            followed.choices.extend((steps.len() > 1).then_some((seat, at)));
            followed.passage = next;
        }
        (followed.passage.world.phase() == Phase::Playing).then_some(followed)
    }
}

impl Veiled for Passage {
    type Known = (Seat, View);

    fn worth(&self) -> Option<Worth> {
        (self.world.phase() != Phase::Playing).then(|| worth(&self.world, Seat::FIRST))
    }

    fn on_turn(&self) -> Seat {
        self.world.to_move()
    }

    fn known(&self) -> (Seat, View) {
        (self.on_turn(), self.views[self.on_turn().index()])
    }

    fn next(&self) -> Vec<Passage> {
        self.steps().into_iter().map(|step| self.after(step)).collect()
    }
}
