//! What the seat to move may do, and why other moves are illegal.
//!
//! All this follows from what everyone at the table sees and from the seat's own bones. Both the
//! game itself and an observer can therefore use this code.

use super::illegal::Illegal;
use super::moves::{Move, Moves};
use super::public::Public;
use crate::bone::{Bone, BoneBits, Word};
use crate::layout::End;

/// A turn in a hand that is being played.
#[derive(Clone, Copy)]
pub(crate) struct Turn<'a, W: Word = u128> {
    /// What everyone sees. The turn is that of the seat to move.
    pub(crate) public: &'a Public<W>,
    pub(crate) hand: BoneBits<W>,
    /// The bone that must be led. It has no meaning after the lead.
    pub(crate) forced_lead: Option<Bone>,
}

impl<'a, W: Word> Turn<'a, W> {
    /// Every legal move. It leaves out reading the clock and resigning, which are always possible.
    #[inline(always)]
    pub(crate) fn legal(&self) -> Moves<'a, W> {
        let mut moves = Moves::plays_of(self.playable(), &self.public.layout);
        let can_play = moves.can_play();
        moves.draw = self.may_draw(can_play);
        moves.pass = !can_play && !moves.draw;
        if self.public.has_firecracker(self.public.to_move) {
            moves.booms = self.public.layout.end_bones();
        }
        moves
    }

    pub(crate) fn can_play(&self) -> bool {
        let playable = self.playable();
        if self.public.layout.is_empty() {
            !playable.is_empty()
        } else {
            !playable.is_disjoint(self.public.layout.fitting())
        }
    }

    /// The bones in the hand that may be played wherever they fit.
    #[inline]
    fn playable(&self) -> BoneBits<W> {
        match self.forced_lead {
            Some(forced) if self.public.layout.is_empty() => BoneBits::of(forced),
            _ if self.public.leads_with_doublet() => self.hand & BoneBits::DOUBLETS,
            _ => self.hand,
        }
    }

    /// The points that a legal move scores at once for the table count, even if they would not
    /// count because of the target.
    pub(crate) fn points_of(&self, step: Move) -> u8 {
        match step {
            Move::Play(bone, _) if !self.public.scores_with(bone) => 0,
            Move::Play(bone, end) => self.public.layout.opening(end).points_with(&self.public.rules, bone),
            Move::Boom(bone) => self.public.layout.without(bone).points(&self.public.rules),
            Move::Draw | Move::Pass | Move::Clock(..) | Move::Resign(_) => 0,
        }
    }

    pub(crate) fn check_play(&self, bone: Bone, end: End) -> Result<(), Illegal> {
        let seat = self.public.to_move;
        if !self.hand.contains(bone) {
            return Err(Illegal::NotInHand { seat, bone });
        }
        if self.public.layout.is_empty() {
            return match self.forced_lead {
                Some(forced) if forced != bone => Err(Illegal::MustLead { seat, bone: forced }),
                None if self.public.leads_with_doublet() && !bone.is_doublet() => {
                    Err(Illegal::LeadsDoublet { seat, bone })
                }
                _ if end != End::LEAD => Err(Illegal::NotLedThere { end }),
                _ => Ok(()),
            };
        }
        match self.public.layout.joint(end) {
            None => Err(Illegal::EndNotOpen { end }),
            Some(joint) if bone.has(joint.pips()) && self.public.layout.needs_doublet(joint) && !bone.is_doublet() => {
                Err(Illegal::NeedsDoublet { end })
            }
            Some(_) if self.public.layout.fits().any(|(open, bones)| open == end && bones.contains(bone)) => Ok(()),
            Some(joint) => Err(Illegal::DoesNotFit { bone, end, shows: joint.pips() }),
        }
    }

    /// Whether a bone may be drawn, given whether the seat can play (R14 to R17).
    #[inline]
    fn may_draw(&self, can_play: bool) -> bool {
        (!can_play || self.public.rules.free_draw)
            && self.public.drawable() > 0
            && self.public.has_room(self.hand.len())
            && !self.public.has_drawn_enough()
            && !(self.forced_lead.is_some() && self.public.layout.is_empty())
    }

    pub(crate) fn check_draw(&self) -> Result<(), Illegal> {
        let seat = self.public.to_move;
        let can_play = self.can_play();
        match (self.forced_lead, self.public.rules.hand_limit) {
            _ if self.may_draw(can_play) => Ok(()),
            (Some(bone), _) if self.public.layout.is_empty() => Err(Illegal::DrawBeforeForcedLead { seat, bone }),
            _ if self.public.rules.draws && can_play && !self.public.rules.free_draw => {
                Err(Illegal::DrawWhilePlayable { seat })
            }
            (_, Some(limit)) if self.check_boneyard().is_ok() => Err(Illegal::HandFull { seat, limit }),
            _ => self.check_boneyard(),
        }
    }

    /// Checks whether the boneyard has a bone to draw for this turn. This does not depend on any
    /// hand.
    pub(crate) fn check_boneyard(&self) -> Result<(), Illegal> {
        if !self.public.rules.draws {
            Err(Illegal::NoDraws)
        } else if self.public.boneyard_len == 0 {
            Err(Illegal::BoneyardEmpty)
        } else if self.public.drawable() == 0 {
            Err(Illegal::OnlyReserveLeft(self.public.rules.reserve))
        } else if self.public.has_drawn_enough() {
            Err(Illegal::DrawnEnough { seat: self.public.to_move, drawn: self.public.drawn })
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_pass(&self) -> Result<(), Illegal> {
        let seat = self.public.to_move;
        if self.can_play() {
            Err(Illegal::PassWhilePlayable { seat })
        } else if self.may_draw(false) {
            Err(Illegal::PassWhileDrawable { seat })
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_boom(&self, bone: Bone) -> Result<(), Illegal> {
        if !self.public.rules.firecrackers {
            Err(Illegal::NoFirecrackers)
        } else if !self.public.has_firecracker(self.public.to_move) {
            Err(Illegal::FirecrackerUsed { seat: self.public.to_move })
        } else if !self.public.layout.bones().contains(bone) {
            Err(Illegal::NotOnTable(bone))
        } else if self.public.layout.end_bones().contains(bone) {
            Ok(())
        } else if self.public.layout.is_spinner(bone) {
            Err(Illegal::SpinnerStands(bone))
        } else {
            Err(Illegal::NotAnEndBone(bone))
        }
    }
}
