//! What happened in a game, for messages, animation and the log. An event can be reduced to what
//! one seat may see.

use crate::rules::{BlockWhat, BlockWho, DominoWhat};
use crate::{Bone, Bones, BySeat, End, Rules, Seat, Side, Sum};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// What one move did, in order.
pub type Events = ArrayVec<Event, 18>;

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A hand was dealt.
    Dealt {
        /// The number of the hand in its game, from zero.
        hand: u16,
        /// The seat that leads it.
        leader: Seat,
        /// Why that seat leads.
        why: LeadReason,
    },
    /// A bone was played.
    Played {
        /// The seat that played it.
        seat: Seat,
        /// The bone.
        bone: Bone,
        /// The end that it was played on.
        end: End,
        /// The table count after it.
        count: u8,
        /// The terms of the count.
        sum: Sum,
    },
    /// Points were scored for the table count, or for a firecracker that made a play possible.
    Scored {
        /// The side whose score changes.
        side: Side,
        /// The seat that scored them.
        seat: Seat,
        /// The number of points.
        points: u8,
        /// What for.
        why: ScoreReason,
        /// Whether the points count. They do not if they would take the side past a target that
        /// must be reached exactly.
        counted: bool,
    },
    /// A bone was drawn.
    Drew {
        /// The seat that drew it.
        seat: Seat,
        /// The bone. Only the seat that drew it sees it.
        bone: Option<Bone>,
        /// The number of bones left in the boneyard.
        left: u8,
    },
    /// A seat could neither play nor draw.
    Passed {
        /// The seat.
        seat: Seat,
    },
    /// A firecracker sent an end bone back to the boneyard.
    Destroyed {
        /// The seat that threw it.
        seat: Seat,
        /// The bone that it hit.
        bone: Bone,
        /// The end that is open again where the bone was, if any.
        end: Option<End>,
        /// The table count after it.
        count: u8,
        /// The terms of the count.
        sum: Sum,
    },
    /// A hand is over.
    HandEnded {
        /// How it ended.
        how: HandEnd,
        /// The bones left in every hand, which everyone now sees.
        hands: BySeat<Bones>,
    },
    /// Points were given or taken for the bones left at the end of a hand.
    Awarded(Award),
    /// All scores went back to zero (R40).
    StartedOver,
    /// The leader of the next hand, as far as it is known before the deal.
    NextLead {
        /// The seat, unless the next deal decides it.
        leader: Option<Seat>,
        /// Why.
        why: LeadReason,
    },
    /// A clock was read.
    Clock {
        /// The seat that the clock belongs to.
        seat: Seat,
        /// The seconds left.
        left: u16,
    },
    /// A game is over.
    GameEnded(GameEnd),
}

impl Event {
    /// The seat that moved, if this is a move.
    const fn mover(&self) -> Option<Seat> {
        match self {
            Event::Played { seat, .. }
            | Event::Drew { seat, .. }
            | Event::Passed { seat }
            | Event::Destroyed { seat, .. } => Some(*seat),
            _ => None,
        }
    }
}

/// What has happened in a hand since a seat's last move, beginning with that move, and all of it for who
/// only watches. A lead that was forced belongs to its deal, and bones drawn one by one are told together.
pub fn since_last_move<'a>(hand: &'a [Event], seat: Option<Seat>, rules: &Rules) -> &'a [Event] {
    let opener = |hand: u16, why: LeadReason| why == LeadReason::Named && rules.opener_doublet && hand == 0;
    let forces = |event: &Event| matches!(event, Event::Dealt { hand, why, .. } if why.forces() || opener(*hand, *why));
    let (mut start, mut last) = (0, None);
    for (at, event) in hand.iter().enumerate() {
        let Some(mover) = event.mover() else { continue };
        let goes_on = matches!((event, last), (Event::Drew { .. }, Some((before, true))) if before == mover);
        let is_forced = last.is_none() && hand.first().is_some_and(forces);
        if Some(mover) == seat && !is_forced && !goes_on {
            start = at;
        }
        last = Some((mover, matches!(event, Event::Drew { .. })));
    }
    &hand[start..]
}

/// Why a seat leads a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LeadReason {
    /// It holds the heaviest doublet.
    Doublet,
    /// It holds the lowest doublet.
    LowDoublet,
    /// It holds 3-2 or, if nobody does, the lowest doublet.
    ThreeTwo,
    /// It holds 0-0 or, if nobody does, the next doublet up.
    Blank,
    /// It holds the doublet whose turn it is or, if nobody does, the next one up.
    EachDoublet,
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
    /// The rules name it after a blocked hand.
    Blocked,
    /// It led the hand before, which nobody won.
    Again,
}

named! {
    LeadReason:
    Doublet "doublet", LowDoublet "low-doublet", ThreeTwo "three-two", Blank "blank", EachDoublet "each-doublet",
    Lot "lot", Named "named", Winner "winner", Loser "loser", Alternate "alternate", Blocked "blocked", Again "again"
}

impl LeadReason {
    /// Whether the bones decided who leads, and with which of them.
    const fn forces(self) -> bool {
        use LeadReason::{Blank, Doublet, EachDoublet, LowDoublet, ThreeTwo};
        matches!(self, Doublet | LowDoublet | ThreeTwo | Blank | EachDoublet)
    }
}

/// What points were scored for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ScoreReason {
    /// The table count.
    Count,
    /// A firecracker made a play possible for a seat that had none (R29).
    Unblocked,
    /// Every other seat passed on a bone (R41).
    PassRound,
    /// The next seat passed on the lead, and the one after it played (R41).
    PassLead,
    /// An opponent passed (R52).
    Pass,
}

/// How a hand ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum HandEnd {
    /// This seat played its last bone.
    Domino(Seat),
    /// Every seat passed in a row.
    Blocked,
}

/// Points given or taken at the end of a hand, and the reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Award {
    /// The side whose score changes.
    pub side: Side,
    /// What for.
    pub why: AwardReason,
    /// The change of the score. It is negative if points were taken.
    pub points: i16,
    /// Whether the points count. They do not if they would take the side past a target that must be
    /// reached exactly.
    pub counted: bool,
}

/// The reason for points given or taken at the end of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AwardReason {
    /// The side went out (R21, R36).
    Domino {
        /// What that is worth.
        what: DominoWhat,
        /// What is left in the opponents' hands.
        theirs: Left,
        /// What is left in the side's own hands.
        own: Left,
    },
    /// The hand was blocked (R22).
    Blocked {
        /// How the winner of a blocked hand is decided.
        who: BlockWho,
        /// What it is worth.
        what: BlockWhat,
        /// What is left in the opponents' hands.
        theirs: Left,
        /// What is left in the side's own hands.
        own: Left,
    },
    /// The hand was blocked, and two of three players each get half of what the third has left
    /// (R22).
    Shared {
        /// What is left in the third hand.
        third: Left,
    },
    /// The points left in the side's own hands are taken from its score (R25).
    Subtracted {
        /// What is left in those hands.
        own: Left,
    },
    /// The side that won the hand gets points besides.
    Bonus {
        /// What for.
        why: BonusReason,
        /// How many.
        points: u16,
    },
    /// The side closed the hand and lost it, for which points are taken from it (R71).
    ClosedAndLost {
        /// How many.
        points: u16,
    },
}

/// What the winner of a hand gets points for, besides the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BonusReason {
    /// The last bone was a doublet (R38).
    Doublet,
    /// The last bone fitted both ends (R38).
    BothEnds,
    /// The last bone was a doublet and fitted both ends (R38).
    DoubletEnds,
    /// The last bone was the double blank (R38).
    Blank,
    /// The last bone fitted both ends, for which the hand counts twice (R70).
    DoubleEnds,
    /// The side that closed the hand lost it, for which it counts twice (R71).
    DoubleBlock,
    /// The hand was one of the first of the game that were won. The number is that of the hands won
    /// before it (R39).
    Hand(u8),
    /// Hands before it count for it (R37, R40).
    Carried,
}

/// Bones left in some hands at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Left {
    /// The bones.
    pub bones: Bones,
    /// Their value: their pips, or five each.
    pub count: u16,
}

impl AwardReason {
    /// The points before they are halved or rounded.
    pub const fn sum(&self) -> u16 {
        match self {
            AwardReason::Domino { what, theirs, own } => match what {
                DominoWhat::Opponents => theirs.count,
                DominoWhat::All => theirs.count + own.count,
                DominoWhat::One => 1,
                DominoWhat::Nothing => 0,
            },
            AwardReason::Shared { third: left } | AwardReason::Subtracted { own: left } => left.count,
            AwardReason::Bonus { points, .. } | AwardReason::ClosedAndLost { points } => *points,
            AwardReason::Blocked { what, theirs, own, .. } => match what {
                BlockWhat::Difference => theirs.count.saturating_sub(own.count),
                BlockWhat::Between => theirs.count.abs_diff(own.count),
                BlockWhat::Opponent => theirs.count,
                BlockWhat::Both => theirs.count + own.count,
                BlockWhat::One => 1,
                BlockWhat::Two => 2,
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameEnd {
    /// The side that won, or `None` for a tie.
    pub winner: Option<Side>,
    /// What ended it.
    pub how: GameEndReason,
    /// The bonus of each side that has a clock (R30).
    pub bonuses: BySeat<Option<Bonus>>,
}

impl GameEnd {
    /// The bonus of a side, if it has a clock.
    pub const fn bonus(&self, side: Side) -> Option<Bonus> {
        self.bonuses[side.index()]
    }
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

/// What the result of a game on time is worth in addition to the points (R30).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bonus {
    /// The points by which the side won.
    pub spread: u16,
    /// What the seconds left are worth.
    pub time: u16,
}

impl Event {
    /// The same event without anything that a seat may not see (R35).
    ///
    /// The match names every field of every event, so that the code does not compile until someone
    /// decides who may see a new field.
    #[must_use]
    pub fn seen_by(self, observer: Seat) -> Event {
        self.seen_where(|seat| seat == observer)
    }

    /// The same event without anything that not everyone at the table sees.
    #[must_use]
    pub fn seen_by_all(self) -> Event {
        self.seen_where(|_| false)
    }

    /// The same event where only what these seats keep to themselves is seen.
    fn seen_where(self, own: impl Fn(Seat) -> bool) -> Event {
        match self {
            Event::Drew { seat, bone, left } => Event::Drew { seat, bone: bone.filter(|_| own(seat)), left },
            // Everyone at the table sees these. At the end of a hand, all bones are shown.
            Event::Dealt { hand: _, leader: _, why: _ }
            | Event::Played { seat: _, bone: _, end: _, count: _, sum: _ }
            | Event::Scored { side: _, seat: _, points: _, why: _, counted: _ }
            | Event::Passed { seat: _ }
            | Event::Destroyed { seat: _, bone: _, end: _, count: _, sum: _ }
            | Event::HandEnded { how: _, hands: _ }
            | Event::Awarded(Award { side: _, why: _, points: _, counted: _ })
            | Event::StartedOver
            | Event::NextLead { leader: _, why: _ }
            | Event::Clock { seat: _, left: _ }
            | Event::GameEnded(GameEnd { winner: _, how: _, bonuses: _ }) => self,
        }
    }
}

/// Receives the events of a move. A search ignores them at no cost.
pub(crate) trait Listener {
    fn hear(&mut self, event: impl FnOnce() -> Event);
}

impl Listener for () {
    #[inline]
    fn hear(&mut self, _: impl FnOnce() -> Event) {}
}

impl Listener for Events {
    fn hear(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
