//! The player's firecracker: picking it up, destroying a bone with it, and what that would score.

use super::help::tutor::Meant;
use super::{Game, Outlook, Refusal};
use crate::engine::{Bone, Bones, Illegal, Move};
use std::time::Duration;

/// What the player holds, to do something with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Grip {
    Nothing,
    /// A bone of the hand, to play it.
    Bone(Bone),
    /// The same for a matador that is to show its heavier half.
    Turned(Bone),
    Firecracker,
}

impl Game {
    /// Whether the player holds the firecracker.
    pub const fn lights(&self) -> bool {
        matches!(self.held, Grip::Firecracker)
    }

    /// The bones that the player may destroy now.
    pub fn targets(&self) -> Bones {
        if self.may_act().is_ok() { self.seen.legal().booms } else { Bones::NONE }
    }

    /// What destroying a bone would bring: the table count and all points, including those for a play that it opens.
    pub fn outlook_without(&self, bone: Bone) -> Option<Outlook> {
        if !self.targets().contains(bone) {
            return None;
        }
        let count = self.seen.layout().without(bone).count();
        Some(Outlook { count, points: self.seen.counted_points_of_boom(bone) })
    }

    /// Picks up the firecracker, or puts it back.
    pub(super) fn light(&mut self) -> Result<(), Refusal> {
        if self.lights() {
            self.held = Grip::Nothing;
            return Ok(());
        }
        self.may_act()?;
        if !self.rules().firecrackers {
            return Err(Refusal::Illegal(Illegal::NoFirecrackers));
        }
        if !self.seen.public().has_firecracker(self.viewer()) {
            return Err(Refusal::Illegal(Illegal::FirecrackerUsed { seat: self.viewer() }));
        }
        if self.targets().is_empty() {
            return Err(Refusal::NothingToDestroy);
        }
        self.held = Grip::Firecracker;
        Ok(())
    }

    pub(super) fn destroy(&mut self, bone: Bone, now: Duration) -> Result<(), Refusal> {
        self.may_act()?;
        self.mean(Meant { step: Move::Boom(bone), west: false }, now)
    }

    pub(super) fn give_up(&mut self) -> Result<(), Refusal> {
        if self.hides_the_hand() {
            return Err(Refusal::Covered);
        }
        let events = self.make(Move::Resign(self.viewer()))?;
        self.tell(events);
        Ok(())
    }
}
