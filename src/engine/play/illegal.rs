//! Why a move is illegal, as a sentence that a player understands.

use crate::engine::notation::Count;
use crate::engine::{Bone, End, Seat, Way};
use std::fmt;

/// Why a move is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the sentence that it prints")]
pub enum Illegal {
    GameOver,
    HandOver,
    NotInHand { seat: Seat, bone: Bone },
    NotLedThere { end: End },
    MustLead { seat: Seat, bone: Bone },
    LeadsDoublet { seat: Seat, bone: Bone },
    EndNotOpen { end: End },
    DoesNotFit { bone: Bone, end: End, shows: u8 },
    NeedsDoublet { end: End },
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
    NotOnTime,
    NoClock(Seat),
    ClockRunsBack { left: u16, read: u16 },
    NoSuchSeat(Seat),
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Illegal::GameOver => f.write_str("the game is over"),
            Illegal::HandOver => f.write_str("no hand is being played: the next one has not been dealt yet"),
            Illegal::NotInHand { seat, bone } => write!(f, "{bone} is not in the hand of seat {seat}"),
            Illegal::NotLedThere { end } => {
                write!(f, "the first bone of a hand is led to the east, not to {}", Named(end))
            }
            Illegal::MustLead { seat, bone } => write!(f, "seat {seat} must lead with {bone}"),
            Illegal::LeadsDoublet { seat, bone } => {
                write!(f, "seat {seat} won the last hand and must lead with a doublet, which {bone} is not")
            }
            Illegal::EndNotOpen { end } => write!(f, "{} is not open", Named(end)),
            Illegal::DoesNotFit { bone, end, shows } => {
                write!(f, "{bone} does not fit {}, which shows a {}", Named(end), pips(shows))
            }
            Illegal::NeedsDoublet { end } => write!(f, "only a doublet can be played on {}", Named(end)),
            Illegal::DrawWhilePlayable { seat } => {
                write!(f, "seat {seat} has a bone that fits, and may not draw")
            }
            Illegal::DrawBeforeForcedLead { seat, bone } => {
                write!(f, "seat {seat} must lead with {bone}, and may not draw")
            }
            Illegal::NoDraws => f.write_str("nothing may be drawn in this game"),
            Illegal::BoneyardEmpty => f.write_str("the boneyard is empty"),
            Illegal::OnlyReserveLeft(1) => f.write_str("the last bone of the boneyard cannot be drawn"),
            Illegal::OnlyReserveLeft(bones) => write!(f, "the last {bones} bones of the boneyard cannot be drawn"),
            Illegal::HandFull { seat, limit } => {
                write!(f, "seat {seat} holds {}, and may not draw more", Count(limit.into()))
            }
            Illegal::PassWhilePlayable { seat } => write!(f, "seat {seat} has a bone that fits, and may not pass"),
            Illegal::PassWhileDrawable { seat } => write!(f, "seat {seat} may draw, and so may not pass"),
            Illegal::NoFirecrackers => f.write_str("there are no firecrackers in this game"),
            Illegal::FirecrackerUsed { seat } => write!(f, "seat {seat} has used its firecracker in this hand"),
            Illegal::NotOnTable(bone) => write!(f, "{bone} is not on the table"),
            Illegal::SpinnerStands(bone) => write!(f, "{bone} is a spinner, and no firecracker destroys it"),
            Illegal::NotAnEndBone(bone) => {
                write!(f, "{bone} is not at an end with exactly one joint, and cannot be destroyed")
            }
            Illegal::NotOnTime => f.write_str("this game is not on time"),
            Illegal::NoClock(seat) => write!(f, "seat {seat} has no clock"),
            Illegal::ClockRunsBack { left, read } => {
                write!(f, "the clock cannot show {read} seconds when {left} are left")
            }
            Illegal::NoSuchSeat(seat) => write!(f, "there is no seat {seat} at this table"),
        }
    }
}

impl std::error::Error for Illegal {}

/// An end, as it is named in a sentence.
struct Named(End);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            End::Arm(way) | End::Turned(way) => write!(f, "the {} end", way.word()),
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
