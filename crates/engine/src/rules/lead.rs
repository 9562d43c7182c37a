//! The options for the lead of a hand: who leads, with which bones, and what the lead scores.

use crate::bone::Seat;

/// How the leader of the first hand of a game is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstLead {
    /// The seat with the heaviest doublet leads with it.
    Doublet,
    /// The seat with the lowest doublet leads with it. 1-1 is the lowest, and 0-0 comes last.
    LowDoublet,
    /// The seat with 3-2 leads with it. If nobody holds it, the seat with the lowest doublet does.
    ThreeTwo,
    /// The seat with 0-0 leads with it. If nobody holds it, the seat with the next doublet up does.
    Blank,
    /// The seat that turns the most pips leads.
    Lot,
    /// This seat leads.
    Seat(Seat),
}

/// What decides about the lead if no hand holds a bone that the rule for it asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoDoublet {
    /// The bones are dealt again.
    DealAgain,
    /// The bone with the most pips leads, and of equals the one with the heavier half.
    Heaviest,
    /// The bone with the fewest pips leads, and of equals the one with the lighter half on top.
    Lowest,
}

named! { NoDoublet: DealAgain "deal-again", Heaviest "heaviest", Lowest "lowest" }

/// How the leader of a later hand is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextLead {
    /// The seat with the heaviest doublet leads with it.
    Doublet,
    /// The winner of the last hand leads. After a blocked hand, the rule for the first hand
    /// applies.
    Winner,
    /// Of the side that lost the last hand, the seat with the most pips leads. After a blocked
    /// hand, the rule for the first hand applies.
    Loser,
    /// The seat with the most pips leads, be it the partner of the winner. So it was in pairs before
    /// only the side that lost could lead, and files of that time go on with it.
    MostPips,
    /// The players lead in turn, beginning with the seat that led the first hand.
    Alternate,
    /// The seat that turns the most pips leads.
    Lot,
    /// The doublets lead in turn, 1-1 the second hand and so on, and 0-0 again after the highest. If
    /// nobody holds the one whose turn it is, the next one up leads.
    EachDoublet,
}

named! {
    NextLead:
    Doublet "doublet",
    Winner "winner",
    Loser "loser",
    MostPips "most-pips",
    Alternate "alternate",
    Lot "lot",
    EachDoublet "each-doublet"
}

/// Who leads after a blocked hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeadAfter {
    /// Who leads if a side has won it, where the winner or the loser of a hand leads the next.
    pub block: BlockLead,
    /// Who leads if nobody has.
    pub tie: TieLead,
}

/// Who leads after a blocked hand that was won, where the winner or the loser of a hand leads the
/// next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockLead {
    /// The rule for the first hand applies.
    First,
    /// The seat of the winning side with the fewest pips leads.
    LowHand,
    /// The seat that played last leads if its side won, and otherwise the next seat.
    Closer,
    /// The seat that played last leads.
    Last,
}

named! { BlockLead: First "first", LowHand "low-hand", Closer "closer", Last "last" }

/// Who leads after a hand that nobody won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TieLead {
    /// The seat that would lead after any other blocked hand that names no winner.
    First,
    /// The seat that led the hand.
    Same,
}

named! { TieLead: First "first", Same "same" }

/// What the lead of a hand may be and do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leading {
    /// Whether the lead of a hand can win the game. If not, points with which it would are not
    /// scored.
    pub wins: bool,
    /// Whether the lead of a hand scores.
    pub scores: LeadScores,
    /// What the winner of a hand may lead the next one with.
    pub bone: LeadBone,
}

/// What the winner of a hand may lead the next one with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeadBone {
    /// Any bone.
    Any,
    /// A doublet. A winner without one passes, and the next seat leads with any bone.
    Doublet,
    /// A doublet. A winner without one passes, and the next seat that has one leads with it. A deal
    /// without one in any hand is void.
    DoubletOrNext,
}

named! { LeadBone: Any "any", Doublet "doublet", DoubletOrNext "doublet-or-next" }

/// Which leads score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeadScores {
    /// Any lead.
    Any,
    /// Only 5-5, in a later hand than the first and by a side that awards can still bring forward.
    DoubleFive,
    /// None.
    Nothing,
}

named! { LeadScores: Any "any", DoubleFive "5-5", Nothing "nothing" }
