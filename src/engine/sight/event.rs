//! What happened, for messages, animation and a log; and the same with only what one seat may see.

use crate::engine::bone::{Bone, Bones, BySeat, Seat, Side};
use crate::engine::rules::{BlockWhat, BlockWho};
use crate::engine::table::{End, Sum};
use arrayvec::ArrayVec;

/// What one move did, in order.
pub type Events = ArrayVec<Event, 12>;

/// One thing that happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A hand was dealt, and this seat leads it.
    Dealt {
        /// The number of the hand in its game, from zero.
        hand: u16,
        /// Who leads it.
        leader: Seat,
        /// Why that seat leads.
        why: LeadReason,
    },
    /// A bone was played.
    Played {
        /// Who played it.
        seat: Seat,
        /// Which bone.
        bone: Bone,
        /// Where.
        end: End,
        /// The table count after it.
        count: u8,
        /// What the count is the sum of.
        sum: Sum,
    },
    /// Points were scored for the table count, or for a firecracker that made a play possible.
    Scored {
        /// Whose score.
        side: Side,
        /// Who scored them.
        seat: Seat,
        /// How many.
        points: u8,
        /// What for.
        why: ScoreReason,
        /// Whether they count: not if they would carry the side past a target that must be reached exactly.
        counted: bool,
    },
    /// A bone was drawn.
    Drew {
        /// Who drew it.
        seat: Seat,
        /// Which bone; only the seat that drew it is shown it.
        bone: Option<Bone>,
        /// How many bones are left in the boneyard.
        left: u8,
    },
    /// A seat could neither play nor draw.
    Passed {
        /// Which seat.
        seat: Seat,
    },
    /// A firecracker sent an end bone back to the boneyard.
    Destroyed {
        /// Who threw it.
        seat: Seat,
        /// Which bone it hit.
        bone: Bone,
        /// The end that shows again where the bone was, if one is open there.
        end: Option<End>,
        /// The table count after it.
        count: u8,
        /// What the count is the sum of.
        sum: Sum,
    },
    /// A hand is over.
    HandEnded {
        /// How it ended.
        how: HandEnd,
        /// The bones left in every hand, now open to all.
        hands: BySeat<Bones>,
    },
    /// Points were given or taken for the bones left at the end of a hand.
    Awarded(Award),
    /// Who leads the next hand, as far as it is known before its deal.
    NextLead {
        /// The seat, unless the next deal decides it.
        leader: Option<Seat>,
        /// Why.
        why: LeadReason,
    },
    /// A clock was read.
    Clock {
        /// Whose clock.
        seat: Seat,
        /// The seconds that are left.
        left: u16,
    },
    /// A game is over.
    GameEnded(GameEnd),
}

/// Why a seat leads a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeadReason {
    /// It holds the heaviest doublet.
    Doublet,
    /// It turned the most pips.
    Lot,
    /// The rules name it.
    Named,
    /// It won the last hand.
    Winner,
    /// It lost the last hand.
    Loser,
    /// It is its turn to lead.
    Alternate,
}

/// What points were scored for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoreReason {
    /// The table count.
    Count,
    /// A firecracker gave a seat something to play that had nothing (R29).
    Unblocked,
}

/// How a hand ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandEnd {
    /// This seat played its last bone.
    Domino(Seat),
    /// Every seat passed in a row.
    Blocked,
}

/// Points given or taken at the end of a hand, and what they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Award {
    /// Whose score.
    pub side: Side,
    /// What for.
    pub why: AwardReason,
    /// The points that the score changed by, less than zero where they were taken.
    pub points: i16,
    /// Whether they count: not if they would carry the side past a target that must be reached exactly.
    pub counted: bool,
}

/// What points were given or taken for at the end of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AwardReason {
    /// The side went out, and gets what the opponents have left (R21).
    Domino {
        /// What is left in the opponents' hands.
        theirs: Left,
    },
    /// The hand was blocked (R22).
    Blocked {
        /// Why it is this side's.
        who: BlockWho,
        /// What it is worth.
        what: BlockWhat,
        /// What is left in the opponents' hands.
        theirs: Left,
        /// What is left in the side's own hands.
        own: Left,
    },
    /// The hand was blocked, and two of three each get half of what the third has left (R22).
    Shared {
        /// What is left in the third hand.
        third: Left,
    },
    /// What is left in the side's own hands is taken from its score (R25).
    Subtracted {
        /// What is left there.
        own: Left,
    },
}

/// Bones left in some hands at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Left {
    /// Which bones.
    pub bones: Bones,
    /// What they count: their pips, or five each.
    pub count: u16,
}

impl AwardReason {
    /// What it comes to before it is halved or rounded.
    pub const fn sum(&self) -> u16 {
        match self {
            AwardReason::Domino { theirs: left }
            | AwardReason::Shared { third: left }
            | AwardReason::Subtracted { own: left } => left.count,
            AwardReason::Blocked { what, theirs, own, .. } => match what {
                BlockWhat::Difference => theirs.count.saturating_sub(own.count),
                BlockWhat::Between => theirs.count.abs_diff(own.count),
                BlockWhat::Opponent => theirs.count,
                BlockWhat::Both => theirs.count + own.count,
                BlockWhat::Nothing => 0,
            },
        }
    }
}

impl Award {
    /// Whether the points were rounded.
    pub const fn is_rounded(&self) -> bool {
        let shares = if matches!(self.why, AwardReason::Shared { .. }) { 2 } else { 1 };
        shares * self.points.unsigned_abs() != self.why.sum()
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameEnd {
    /// Who won; nobody if it is a tie.
    pub winner: Option<Side>,
    /// What ended it.
    pub how: GameEndReason,
    /// What the result is worth for each side that has a clock (R30).
    pub bonuses: BySeat<Option<Bonus>>,
}

impl GameEnd {
    /// What the result is worth for a side on top of its points, if it has a clock.
    pub const fn bonus(&self, side: Side) -> Option<Bonus> {
        self.bonuses[side.index()]
    }
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameEndReason {
    /// A side reached the target.
    Target,
    /// The game's only hand is over.
    SingleHand,
    /// Time ran out.
    Time,
    /// This seat resigned.
    Resigned(Seat),
}

/// What the result of a game on time is worth on top of the points (R30).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bonus {
    /// The points by which the side won.
    pub spread: u16,
    /// What the seconds left are worth.
    pub time: u16,
}

impl Event {
    /// The same event with nothing in it that a seat may not see (R35).
    ///
    /// Every field of every event is named, so that a new one cannot be shown before somebody has decided who may see it.
    #[must_use]
    pub fn seen_by(self, observer: Seat) -> Event {
        match self {
            Event::Drew { seat, bone, left } => Event::Drew { seat, bone: bone.filter(|_| seat == observer), left },
            // Everybody at the table sees these; the hands of a hand that is over are laid open.
            Event::Dealt { hand: _, leader: _, why: _ }
            | Event::Played { seat: _, bone: _, end: _, count: _, sum: _ }
            | Event::Scored { side: _, seat: _, points: _, why: _, counted: _ }
            | Event::Passed { seat: _ }
            | Event::Destroyed { seat: _, bone: _, end: _, count: _, sum: _ }
            | Event::HandEnded { how: _, hands: _ }
            | Event::Awarded(Award { side: _, why: _, points: _, counted: _ })
            | Event::NextLead { leader: _, why: _ }
            | Event::Clock { seat: _, left: _ }
            | Event::GameEnded(GameEnd { winner: _, how: _, bonuses: _ }) => self,
        }
    }
}
