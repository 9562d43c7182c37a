//! What can be seen of a table after a move, worked out from a full world that agrees with what the
//! player sees.

use electrum_dominoes::engine::bone::{Bone, Bones, Seat};
use electrum_dominoes::engine::layout::Layout;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::Rules;
use electrum_dominoes::engine::world::World;
use electrum_dominoes::nestor::shares::{Holder, Shares};
use std::collections::HashSet;

/// What can be seen after a move: the ends with the bone at each, and who has what.
pub(super) struct Seen<'a> {
    pub(super) before: &'a Observation,
    pub(super) step: Move,
    pub(super) after: World,
    shares: &'a Shares,
}

impl<'a> Seen<'a> {
    pub(super) fn new(before: &'a Observation, step: Move, shares: &'a Shares) -> Seen<'a> {
        let hidden: Vec<Bone> = before.unseen().iter().collect();
        let mut after = World::laid_out(before, &hidden, [0; 4]).expect("the hidden bones can lie anywhere");
        after.play(step);
        Seen { before, step, after, shares }
    }

    /// The numbers at which any bone of that number can be played.
    pub(super) fn ends(&self) -> HashSet<u8> {
        let layout = self.after.layout();
        layout.ends().filter(|(_, tip)| !layout.needs_doublet(*tip)).map(|(_, tip)| tip.pips()).collect()
    }

    pub(super) fn hidden(&self) -> Bones {
        self.before.unseen()
    }

    /// The player's own bones after it, which a draw does not show.
    pub(super) fn kept(&self) -> Bones {
        match self.step {
            Move::Play(bone, _) => self.before.hand() - Bones::of(bone),
            _ => self.before.hand(),
        }
    }

    pub(super) fn with(bones: Bones, pips: u8) -> usize {
        bones.iter().filter(|bone| bone.high() == pips || bone.low() == pips).count()
    }

    pub(super) fn may_hold(&self, seat: Seat, bone: Bone) -> bool {
        self.shares.of(bone, Holder::Hand(seat)) > 0.0
    }

    /// Whether a seat is known to have none of a number.
    pub(super) fn lacks(&self, seat: Seat, pips: u8) -> bool {
        self.hidden().iter().filter(|bone| bone.has(pips)).all(|bone| !self.may_hold(seat, bone))
    }

    /// Whether a seat can surely not play now.
    pub(super) fn is_stopped(&self, seat: Seat) -> bool {
        let fitting = self.after.layout().fitting();
        (self.hidden() & fitting).iter().all(|bone| !self.may_hold(seat, bone))
    }

    pub(super) fn is_blocked(&self) -> bool {
        let mut others = self.before.rules().all_seats().filter(|seat| *seat != self.before.seat());
        let is_stuck = self.kept().is_disjoint(self.after.layout().fitting());
        is_stuck && !self.kept().is_empty() && others.all(|seat| self.is_stopped(seat))
    }

    /// Whether a bone fits.
    pub(super) fn fits(&self, bone: Bone) -> bool {
        self.after.layout().fitting().contains(bone)
    }

    /// The bones that a seat could play, as far as it has shown what it lacks.
    pub(super) fn playable(&self, seat: Seat) -> Bones {
        self.hidden().iter().filter(|&bone| self.fits(bone) && can_hold(self.before, seat, bone)).collect()
    }

    /// Those with which it would score.
    pub(super) fn scoring(&self, seat: Seat) -> Bones {
        let scores = |bone: &Bone| most_with(self.after.layout(), self.before.rules(), *bone) > 0;
        self.playable(seat).iter().filter(scores).collect()
    }
}

/// Whether a seat can hold a hidden bone: whether there is a deal in which it does, and in which
/// nobody holds what they have shown that they lack.
pub(super) fn can_hold(seen: &Observation, seat: Seat, bone: Bone) -> bool {
    let own = seen.seat();
    let may = |at: usize, other: Bone| match seen.rules().all_seats().find(|seat| seat.index() == at) {
        Some(there) if there == own => false,
        Some(_) if seen.rules().left_out().contains(other) => false,
        Some(there) => (other != bone || there == seat) && !seen.ruled_out(there).contains(other),
        None => at == 4 && other != bone,
    };
    let mut room = [0; 5];
    for there in seen.rules().all_seats().filter(|&there| there != own) {
        room[there.index()] = seen.hand_len(there);
    }
    room[4] = seen.public().boneyard_len();
    let mut all = HashSet::from([room]);
    for other in seen.unseen() {
        let place = |room: &[usize; 5]| {
            let free = (0..5).filter(|&at| room[at] > 0 && may(at, other));
            let taken = free.map(|at| std::array::from_fn(|there| room[there] - usize::from(there == at)));
            taken.collect::<Vec<[usize; 5]>>()
        };
        all = all.iter().flat_map(place).collect();
    }
    !all.is_empty()
}

/// The most that a bone scores on a layout.
pub(super) fn most_with(layout: &Layout, rules: &Rules, bone: Bone) -> u8 {
    let ends = layout.fits().filter(|(_, bones)| bones.contains(bone));
    ends.map(|(end, _)| layout.opening(end).points_with(rules, bone)).max().unwrap_or(0)
}
