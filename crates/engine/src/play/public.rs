//! What everybody at the table sees of a game at one moment.
//!
//! A state, what a seat knows of it, and a world that is made up all hold this, and are read
//! through it. Whatever is added here is open to every seat.

use crate::bone::Word;
use crate::deal::Lead;
use crate::rules::{LeadBone, LeadScores};
use crate::{Bone, BySeat, GameEndReason, Layout, LeadReason, Rules, SEATS, ScoreReason, Seat, Seats, Side};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Whether a hand is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// It is some seat's turn.
    Playing,
    /// The next hand must be dealt.
    HandOver,
    /// The game has a result.
    GameOver,
}

/// What earlier hands mean for the awards of later ones.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Carryover {
    /// The number of hands that some side has won, where the first ones pay a bonus (R39).
    pub hands_won: u8,
    /// The number of hands before that count for the next one (R37, R40).
    pub carried: u8,
}

/// What everybody at the table sees.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Public<W: Word = u128> {
    /// The bones as they lie on the table.
    pub layout: Layout<W>,
    /// The score of each side.
    pub scores: BySeat<i16>,
    /// The rules of the game.
    pub rules: Rules,
    /// The number of the hand in the game, from zero. Between hands, this is the number of the next
    /// hand.
    pub hand_number: u16,
    /// The seconds left for each seat with a clock.
    pub seconds: BySeat<u16>,
    pub(crate) boneyard_len: u8,
    /// The seat whose turn it is.
    pub to_move: Seat,
    /// The seat that led the first hand of the game.
    pub first_leader: Seat,
    /// The seat that leads the hand.
    pub leader: Seat,
    /// What earlier hands mean for the awards of later ones.
    pub carryover: Carryover,
    /// The seat that played last or, before the lead, the leader.
    pub last_player: Seat,
    /// The number of seats that have passed in a row.
    pub passes: u8,
    /// The number of bones that the seat to move has drawn in its turn.
    pub drawn: u8,
    /// The seats that have used their firecracker in this hand.
    pub fired: Seats,
    /// How the leader of this hand was chosen or, between hands, how the next leader will be
    /// chosen.
    pub lead: Lead,
    /// Why that seat leads.
    pub lead_reason: LeadReason,
    /// Whether a hand is being played.
    pub phase: Phase,
    /// How the game ended and who won it, once it has.
    pub end: Option<(GameEndReason, Option<Side>)>,
}

impl Public {
    /// The same in a word that has room for the bones of its set.
    pub(crate) fn narrowed<W: Word>(&self) -> Public<W> {
        // Every field is named, so that none is forgotten.
        let Public {
            ref layout,
            scores,
            rules,
            hand_number,
            seconds,
            boneyard_len,
            to_move,
            first_leader,
            leader,
            carryover,
            last_player,
            passes,
            drawn,
            fired,
            lead,
            lead_reason,
            phase,
            end,
        } = *self;
        Public {
            layout: layout.narrowed(),
            scores,
            rules,
            hand_number,
            seconds,
            boneyard_len,
            to_move,
            first_leader,
            leader,
            carryover,
            last_player,
            passes,
            drawn,
            fired,
            lead,
            lead_reason,
            phase,
            end,
        }
    }
}

impl<W: Word> Public<W> {
    /// The number of bones left in the boneyard, including those that can never be drawn.
    pub const fn boneyard_len(&self) -> usize {
        self.boneyard_len as usize
    }

    /// The number of bones that may still be drawn.
    pub const fn drawable(&self) -> usize {
        self.rules.drawable(self.boneyard_len())
    }

    /// Whether the seat to move has drawn as many bones as it may in a turn.
    pub fn has_drawn_enough(&self) -> bool {
        self.rules.draw_most.is_some_and(|most| self.drawn >= most)
    }

    /// Whether a hand of so many bones may grow (R17).
    pub(crate) fn has_room(&self, bones: usize) -> bool {
        self.rules.hand_limit.is_none_or(|limit| bones < usize::from(limit))
    }

    /// Counts a pass of the seat to move, which holds so many bones. One that has drawn all that it may
    /// in a turn can draw again in its next if its hand may grow, so nobody is stuck yet, and the row of
    /// passes begins anew (R65).
    pub(crate) fn note_pass(&mut self, bones: usize) {
        let may_go_on = self.has_drawn_enough() && self.drawable() > 0 && self.has_room(bones);
        self.passes = if may_go_on { 0 } else { self.passes + 1 };
        self.drawn = 0;
    }

    /// Whether a seat still has its firecracker.
    pub const fn has_firecracker(&self, seat: Seat) -> bool {
        self.rules.firecrackers && !self.fired.contains(seat)
    }

    /// Whether the next bone must be a doublet, or else the seat to move passes (R54).
    pub(crate) fn leads_with_doublet(&self) -> bool {
        self.binds_lead(self.passes) && self.layout.is_empty()
    }

    /// Whether the hand could be led with a doublet alone after this many seats had passed (R54).
    pub fn binds_lead(&self, passes: u8) -> bool {
        match self.rules.leading.bone {
            LeadBone::Any => false,
            LeadBone::Doublet => passes == 0 && self.lead_reason == LeadReason::Winner,
            LeadBone::DoubletOrNext => matches!(self.lead_reason, LeadReason::Winner | LeadReason::Blocked),
        }
    }

    /// Whether a bone that the seat to move plays scores what the table counts then.
    #[inline]
    pub(crate) fn scores_with(&self, bone: Bone) -> bool {
        !self.layout.is_empty() || self.lead_scores(bone)
    }

    /// Whether a bone that the seat to move leads scores (R53).
    fn lead_scores(&self, bone: Bone) -> bool {
        let may_gain =
            || self.rules.awards.cap.is_none_or(|cap| self.scores[self.rules.side(self.to_move).index()] < cap as i16);
        match self.rules.leading.scores {
            LeadScores::Any => true,
            LeadScores::DoubleFive => bone == Bone::doublet(5) && self.hand_number > 0 && may_gain(),
            LeadScores::Nothing => false,
        }
    }

    /// What is paid for the passes before a bone that is played now. The leader is paid if the seat
    /// after the one that passed on the lead plays, at some tables only if a doublet was led (R41).
    /// Besides, the seat before each opponent that passed is paid (R52), unless all others have passed
    /// and that is paid instead. A leader who passes because it has no doublet to lead pays its
    /// opponents too.
    pub(super) fn paid_passes(&self) -> ArrayVec<(Seat, u8, ScoreReason), { SEATS + 1 }> {
        let (seats, paid) = (self.rules.seats(), &self.rules.bonuses);
        let on_lead = self.layout.bones().len() == 1 && self.last_player == self.leader;
        let answers_lead = seats > 2 && on_lead && self.passes == 1 && self.to_move == self.leader.after(2, seats);
        let lead_pays = !paid.pass_lead_doublet || self.layout.lead().is_some_and(Bone::is_doublet);
        let all_others = paid.pass_round > 0 && usize::from(self.passes) + 1 == seats;
        let passes = if all_others { 0 } else { usize::from(self.passes) };
        let for_answer = (answers_lead && lead_pays).then_some((self.leader, paid.pass_lead, ScoreReason::PassLead));
        let stuck = (1..=passes).rev().map(|back| self.to_move.after(seats - back, seats));
        let is_opponent =
            |seat: &Seat| self.layout.is_empty() || self.rules.side(*seat) != self.rules.side(self.last_player);
        let before = stuck.filter(is_opponent).map(|seat| seat.after(seats - 1, seats));
        let for_passes = before.map(|seat| (seat, paid.pass, ScoreReason::Pass));
        for_answer.into_iter().chain(for_passes).filter(|(_, points, _)| *points > 0).collect()
    }

    /// Whether some bone that is not on the table fits, as everyone can see.
    pub(super) fn has_bone_that_fits(&self) -> bool {
        !(self.rules.set.bones().narrowed() & (self.layout.fitting() - self.layout.bones())).is_empty()
    }
}
