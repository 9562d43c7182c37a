//! Why a move cannot be made, as a sentence that a player understands.

use super::bone::{Bone, Bones, Seat};
use super::moves::Move;
use super::state::{GameState, Phase};
use super::table::{End, Way};
use std::fmt;

/// Why a move cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the sentence that it prints")]
pub enum Illegal {
    GameOver,
    HandOver,
    NotInHand { seat: Seat, bone: Bone },
    NotLedThere { end: End },
    MustLead { seat: Seat, bone: Bone },
    EndNotOpen { end: End },
    DoesNotFit { bone: Bone, end: End, shows: u8 },
    DrawWhilePlayable { seat: Seat },
    DrawBeforeForcedLead { seat: Seat, bone: Bone },
    NoDraws,
    BoneyardEmpty,
    OnlyReserveLeft(u8),
    HandFull { seat: Seat, limit: u8 },
    PassWhilePlayable { seat: Seat },
    PassWhileDrawable { seat: Seat },
    NoFirecrackers,
    FirecrackerUsed { seat: Seat },
    NotOnTable(Bone),
    SpinnerStands(Bone),
    NotAnEndBone(Bone),
    NoClock,
    ClockRunsBack { left: u16, read: u16 },
    NoSuchSeat(Seat),
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Illegal::GameOver => f.write_str("the game is over"),
            Illegal::HandOver => f.write_str("no hand is being played: the next one is not dealt yet"),
            Illegal::NotInHand { seat, bone } => write!(f, "{bone} is not in the hand of seat {seat}"),
            Illegal::NotLedThere { end } => {
                write!(f, "the first bone of a hand is led to the east, not to {}", Named(end))
            }
            Illegal::MustLead { seat, bone } => write!(f, "seat {seat} must lead with {bone}"),
            Illegal::EndNotOpen { end } => write!(f, "{} is not open", Named(end)),
            Illegal::DoesNotFit { bone, end, shows } => {
                write!(f, "{bone} does not fit {}, which shows a {}", Named(end), pips(shows))
            }
            Illegal::DrawWhilePlayable { seat } => {
                write!(f, "seat {seat} has a bone that fits, and may not draw")
            }
            Illegal::DrawBeforeForcedLead { seat, bone } => {
                write!(f, "seat {seat} must lead with {bone}, and may not draw")
            }
            Illegal::NoDraws => f.write_str("nothing may be drawn in this game"),
            Illegal::BoneyardEmpty => f.write_str("the boneyard is empty"),
            Illegal::OnlyReserveLeft(bones) => {
                write!(f, "the last {} of the boneyard cannot be drawn", Count(bones))
            }
            Illegal::HandFull { seat, limit } => write!(f, "seat {seat} holds {limit} bones, and may not draw more"),
            Illegal::PassWhilePlayable { seat } => write!(f, "seat {seat} has a bone that fits, and may not pass"),
            Illegal::PassWhileDrawable { seat } => write!(f, "seat {seat} may draw, and so may not pass"),
            Illegal::NoFirecrackers => f.write_str("there are no firecrackers in this game"),
            Illegal::FirecrackerUsed { seat } => write!(f, "seat {seat} has used its firecracker in this hand"),
            Illegal::NotOnTable(bone) => write!(f, "{bone} is not on the table"),
            Illegal::SpinnerStands(bone) => write!(f, "{bone} is a spinner, and no firecracker destroys it"),
            Illegal::NotAnEndBone(bone) => {
                write!(f, "{bone} is not at an end with exactly one joint, and cannot be destroyed")
            }
            Illegal::NoClock => f.write_str("this game is not on time"),
            Illegal::ClockRunsBack { left, read } => {
                write!(f, "the clock cannot show {read} seconds when {left} are left")
            }
            Illegal::NoSuchSeat(seat) => write!(f, "there is no seat {seat} at this table"),
        }
    }
}

impl std::error::Error for Illegal {}

/// An end as a sentence names it.
struct Named(End);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            End::Arm(way) => write!(f, "the {} end", way.word()),
            End::Joint(joint) => {
                let part = match (joint.bone().is_doublet(), joint.way()) {
                    (true, Way::West | Way::East) => "side",
                    (true, _) => "end",
                    (false, _) => "half",
                };
                write!(f, "the {} {part} of {}", joint.way().word(), joint.bone())
            }
        }
    }
}

struct Count(u8);

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 1 { f.write_str("bone") } else { write!(f, "{} bones", self.0) }
    }
}

const fn pips(count: u8) -> &'static str {
    match count {
        0 => "blank",
        1 => "one",
        2 => "two",
        3 => "three",
        4 => "four",
        5 => "five",
        _ => "six",
    }
}

impl GameState {
    /// Whether a move can be made, and if not, why.
    pub fn check(&self, step: Move) -> Result<(), Illegal> {
        match self.phase {
            Phase::GameOver => return Err(Illegal::GameOver),
            // The clock may run out, and a player may give up, between two hands as well, but not before the first.
            Phase::HandOver if self.is_new() || !matches!(step, Move::Clock(_) | Move::Resign(_)) => {
                return Err(Illegal::HandOver);
            }
            Phase::HandOver | Phase::Playing => {}
        }
        match step {
            Move::Play(bone, end) => self.check_play(bone, end),
            Move::Draw => self.check_draw(),
            Move::Pass => self.check_pass(),
            Move::Boom(bone) => self.check_boom(bone),
            Move::Clock(_) if self.rules.seconds == 0 => Err(Illegal::NoClock),
            Move::Clock(read) if read > self.seconds => Err(Illegal::ClockRunsBack { left: self.seconds, read }),
            Move::Resign(seat) if seat.index() >= self.rules.seats() => Err(Illegal::NoSuchSeat(seat)),
            Move::Clock(_) | Move::Resign(_) => Ok(()),
        }
    }

    fn check_play(&self, bone: Bone, end: End) -> Result<(), Illegal> {
        let seat = self.to_move;
        if !self.hand().contains(bone) {
            return Err(Illegal::NotInHand { seat, bone });
        }
        if self.table.is_empty() {
            return match self.forced {
                Some(forced) if forced != bone => Err(Illegal::MustLead { seat, bone: forced }),
                _ if end != End::LEAD => Err(Illegal::NotLedThere { end }),
                _ => Ok(()),
            };
        }
        match self.table.joint(end) {
            None => Err(Illegal::EndNotOpen { end }),
            Some(joint) if !bone.has(joint.pips()) => Err(Illegal::DoesNotFit { bone, end, shows: joint.pips() }),
            Some(_) => Ok(()),
        }
    }

    fn check_draw(&self) -> Result<(), Illegal> {
        let seat = self.to_move;
        let can_play = self.can_play();
        if self.may_draw(can_play) {
            return Ok(());
        }
        Err(match (self.forced_lead(), self.rules.hand_limit) {
            (Some(bone), _) => Illegal::DrawBeforeForcedLead { seat, bone },
            _ if !self.rules.draws => Illegal::NoDraws,
            _ if can_play && !self.rules.free_draw => Illegal::DrawWhilePlayable { seat },
            _ if self.boneyard_len() == 0 => Illegal::BoneyardEmpty,
            _ if self.drawable() == 0 => Illegal::OnlyReserveLeft(self.rules.reserve),
            (_, limit) => Illegal::HandFull { seat, limit: limit.unwrap_or(0) },
        })
    }

    fn check_pass(&self) -> Result<(), Illegal> {
        let seat = self.to_move;
        let can_play = self.can_play();
        if can_play {
            Err(Illegal::PassWhilePlayable { seat })
        } else if self.may_draw(can_play) {
            Err(Illegal::PassWhileDrawable { seat })
        } else {
            Ok(())
        }
    }

    fn check_boom(&self, bone: Bone) -> Result<(), Illegal> {
        let bones: Bones = self.table.bones();
        if !self.rules.firecrackers {
            Err(Illegal::NoFirecrackers)
        } else if !self.has_firecracker(self.to_move) {
            Err(Illegal::FirecrackerUsed { seat: self.to_move })
        } else if !bones.contains(bone) {
            Err(Illegal::NotOnTable(bone))
        } else if self.table.end_bones().contains(bone) {
            Ok(())
        } else if self.table.is_spinner(bone) {
            Err(Illegal::SpinnerStands(bone))
        } else {
            Err(Illegal::NotAnEndBone(bone))
        }
    }
}
