//! Why a move is illegal, as a sentence that a player understands.

use crate::notation::Count;
use crate::{Bone, End, Seat, Way};
use serde::{Deserialize, Serialize};
use std::fmt;
use thiserror::Error;

/// Why a move is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is the sentence that it prints")]
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    #[error("no hand is being played: the next one has not been dealt yet")]
    HandOver,
    #[error("{bone} is not in the hand of seat {seat}")]
    NotInHand { seat: Seat, bone: Bone },
    #[error("the first bone of a hand is led to the east, not to {}", Named(*.end))]
    NotLedThere { end: End },
    #[error("seat {seat} must lead with {bone}")]
    MustLead { seat: Seat, bone: Bone },
    #[error("seat {seat} must lead with a doublet, which {bone} is not")]
    LeadsDoublet { seat: Seat, bone: Bone },
    #[error("{} is not open", Named(*.end))]
    EndNotOpen { end: End },
    #[error("{bone} does not fit {}, which shows {}", Named(*.end), a_number(*.shows))]
    DoesNotFit { bone: Bone, end: End, shows: u8 },
    #[error("only a doublet can be played on {}", Named(*.end))]
    NeedsDoublet { end: End },
    #[error("seat {seat} has a bone that fits, and may not draw")]
    DrawWhilePlayable { seat: Seat },
    #[error("seat {seat} must lead with {bone}, and may not draw")]
    DrawBeforeForcedLead { seat: Seat, bone: Bone },
    #[error("nothing may be drawn in this game")]
    NoDraws,
    #[error("the boneyard is empty")]
    BoneyardEmpty,
    #[error("the last {} of the boneyard cannot be drawn", if *.0 == 1 { "bone".to_owned() } else { format!("{} bones", .0) })]
    OnlyReserveLeft(u8),
    #[error("seat {seat} holds {}, and may not draw more", Count((*.limit).into()))]
    HandFull { seat: Seat, limit: u8 },
    #[error("seat {seat} has drawn {}, and may not draw more in this turn", Count((*.drawn).into()))]
    DrawnEnough { seat: Seat, drawn: u8 },
    #[error("seat {seat} has a bone that fits, and may not pass")]
    PassWhilePlayable { seat: Seat },
    #[error("seat {seat} may draw, and so may not pass")]
    PassWhileDrawable { seat: Seat },
    #[error("there are no firecrackers in this game")]
    NoFirecrackers,
    #[error("seat {seat} has used its firecracker in this hand")]
    FirecrackerUsed { seat: Seat },
    #[error("{0} is not on the table")]
    NotOnTable(Bone),
    #[error("{0} is a spinner, and no firecracker destroys it")]
    SpinnerStands(Bone),
    #[error("{0} is not at an end with exactly one joint, and cannot be destroyed")]
    NotAnEndBone(Bone),
    #[error("this game is not on time")]
    NotOnTime,
    #[error("seat {0} has no clock")]
    NoClock(Seat),
    #[error("the clock cannot show {read} seconds when {left} are left")]
    ClockRunsBack { left: u16, read: u16 },
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
}

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

/// A number of pips with its article.
const fn a_number(pips: u8) -> &'static str {
    match pips {
        0 => "a blank",
        1 => "a one",
        2 => "a two",
        3 => "a three",
        4 => "a four",
        5 => "a five",
        6 => "a six",
        7 => "a seven",
        8 => "an eight",
        9 => "a nine",
        10 => "a ten",
        11 => "an eleven",
        _ => "a twelve",
    }
}
