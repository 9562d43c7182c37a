//! The options for the end of a hand and of a game: what a hand is worth, who wins a blocked one,
//! what is paid besides, and when a side has won.

use serde::{Deserialize, Serialize};
/// What going out is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DominoWhat {
    /// The pips left in the opponents' hands.
    Opponents,
    /// The pips left in all hands, a partner's too.
    All,
    /// One point, so that hands are counted and not pips.
    One,
    /// Nothing.
    Nothing,
}

named! { DominoWhat: Opponents "opponents", All "all", One "one", Nothing "nothing" }

/// The side that wins a blocked hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BlockWho {
    /// The side left with the fewest pips.
    Low,
    /// The side that played the last bone.
    Last,
    /// The side of the seat left with the fewest pips, whatever its partner holds.
    LowHand,
    /// The same, but the partner of the seat that played last does not count. That seat has closed
    /// the hand, and is compared with its opponents alone.
    Closer,
}

named! { BlockWho: Low "low", Last "last", LowHand "low-hand", Closer "closer" }

/// What a blocked hand is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BlockWhat {
    /// The opponents' pips minus its own, never below zero.
    Difference,
    /// The difference between the hands, whichever holds more.
    Between,
    /// The opponents' pips.
    Opponent,
    /// All pips left.
    Both,
    /// One point.
    One,
    /// Two points.
    Two,
    /// Nothing.
    Nothing,
}

named! {
    BlockWhat:
    Difference "difference",
    Between "between",
    Opponent "opponent",
    Both "both",
    One "one",
    Two "two",
    Nothing "nothing"
}

impl BlockWhat {
    /// Whether pips decide what it is worth.
    pub const fn is_of_pips(self) -> bool {
        !matches!(self, BlockWhat::One | BlockWhat::Two | BlockWhat::Nothing)
    }
}

/// What happens if sides are tied for the fewest pips in a blocked hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockTie {
    /// Two of three players share what the third has left. Otherwise nobody wins.
    Share,
    /// Nobody wins.
    Nobody,
    /// The tied side that comes first, counting from the seat that led the hand, wins.
    Leader,
    /// The tied side that did not play last wins, and of several the first after the seat that did.
    NotCloser,
    /// The same, but for one point.
    NotCloserOne,
    /// Nobody wins, and the next hand that is won counts one more.
    Carry,
    /// The same, and so does the hand after a blocked hand that was won.
    CarryAll,
}

named! {
    BlockTie:
    Share "share",
    Nobody "nobody",
    Leader "leader",
    NotCloser "not-closer",
    NotCloserOne "not-closer-one",
    Carry "carry",
    CarryAll "carry-all"
}

impl BlockTie {
    /// Whether a tied hand counts for the next one.
    pub const fn carries(self) -> bool {
        matches!(self, BlockTie::Carry | BlockTie::CarryAll)
    }
}

/// What it comes to if the side that played last loses a blocked hand. A tie is no loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloserLoses {
    /// Nothing more.
    Nothing,
    /// A point is taken from that side.
    Point,
    /// What the hand is worth counts twice.
    Double,
}

named! { CloserLoses: Nothing "nothing", Point "point", Double "double" }

/// How a finished hand is scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settle {
    /// The winner of the hand is awarded points.
    Award,
    /// Each side loses the pips that it still holds.
    Subtract,
    /// Each side but the winner's loses them, and a side that has lost as many as the target loses
    /// the game.
    Collect,
}

named! { Settle: Award "award", Subtract "subtract", Collect "collect" }

/// The value of a bone left in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BonesLeft {
    /// Its pips.
    Pips,
    /// Five points, whatever its pips.
    FiveEach,
    /// Its pips, but 25 points for 0-0 alone in a hand, and 50 for the heaviest doublet.
    Lone,
}

named! { BonesLeft: Pips "pips", FiveEach "five-each", Lone "lone" }

/// How the points for a finished hand are adjusted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Awards {
    /// Whether they are rounded.
    pub rounding: Rounding,
    /// The score that they cannot take a side past.
    pub cap: Option<u16>,
    /// Whether they count twice if the last bone fits two ends, each with a half of its own.
    pub double_ends: bool,
}

/// How points are rounded to a multiple of five.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rounding {
    /// Not at all.
    Off,
    /// To the nearest multiple.
    Nearest,
    /// Down.
    Down,
    /// Up.
    Up,
}

impl Rounding {
    /// These points, or a share of them, rounded. A value exactly between two multiples of five
    /// counts as nearer to the higher.
    #[must_use]
    pub const fn of(self, points: u16, share: u16) -> u16 {
        match self {
            Rounding::Off => points / share,
            Rounding::Nearest => (2 * points + 5 * share) / (10 * share) * 5,
            Rounding::Down => points / (5 * share) * 5,
            Rounding::Up => points.div_ceil(5 * share) * 5,
        }
    }
}

/// When a side has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Winning {
    /// Which points that would take a side past the target do not count at all.
    pub exact: Exact,
    /// Whether all scores go back to zero at the end of a hand after which every side has points.
    pub love: Love,
    /// Whether a hand is played to its end although a side has reached the target.
    pub at_hand_end: bool,
}

/// Which points that would take a side past the target do not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exact {
    /// All points count.
    Off,
    /// No such points count.
    On,
    /// No such points count, unless the side needs no more than the pips of the heaviest bone.
    Near,
}

named! { Exact: Off "off", On "on", Near "near" }

impl Exact {
    /// Whether some points past the target do not count.
    pub fn is_on(self) -> bool {
        self != Exact::Off
    }
}

/// What a hand comes to after which every side has points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Love {
    /// Nothing.
    Off,
    /// All scores go back to zero.
    On,
    /// All scores go back to zero, and if every side had one point, the next hand that is won
    /// counts one more.
    PlayTwo,
}

named! { Love: Off "off", On "on", PlayTwo "play-two" }

impl Love {
    /// Whether scores can go back to zero.
    pub fn is_on(self) -> bool {
        self != Love::Off
    }
}

/// Points that are paid besides. Zero means that there are none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bonuses {
    /// For going out with a doublet.
    pub out_doublet: u8,
    /// For going out with a bone that fits two ends, each with a half of its own.
    pub out_both_ends: u8,
    /// Whether a doublet that fits two ends counts for that too.
    pub both_ends_doublet: bool,
    /// For going out with a doublet that fits two ends, whatever else is paid for it.
    pub out_doublet_ends: u8,
    /// For going out with the double blank.
    pub out_blank: u8,
    /// For each pass of an opponent of the seat that played last, once the next bone is played.
    pub pass: u8,
    /// For a bone after which every other seat passes, although the hand is not blocked.
    pub pass_round: u8,
    /// Whether bones that nobody holds keep a hand from being blocked for that, as in version 1.0.
    pub round_asleep: bool,
    /// For the lead of a hand, if the next seat passes and the seat after it plays.
    pub pass_lead: u8,
    /// Whether that is paid only where a doublet was led.
    pub pass_lead_doublet: bool,
    /// For the first four hands that are won in a game.
    pub hands: [u8; 4],
}

impl Bonuses {
    /// No bonus at all.
    pub const NONE: Bonuses = Bonuses {
        out_doublet: 0,
        out_both_ends: 0,
        both_ends_doublet: false,
        out_doublet_ends: 0,
        out_blank: 0,
        pass: 0,
        pass_round: 0,
        round_asleep: false,
        pass_lead: 0,
        pass_lead_doublet: false,
        hands: [0; 4],
    };

    /// Whether something is paid for a last bone that fits two ends.
    pub(crate) const fn pay_for_ends(&self) -> bool {
        self.out_both_ends > 0 || self.out_doublet_ends > 0
    }

    /// Every number of points that can be paid.
    pub fn points(&self) -> impl Iterator<Item = u8> {
        let Bonuses {
            out_doublet,
            out_both_ends,
            both_ends_doublet: _,
            out_doublet_ends,
            out_blank,
            pass,
            pass_round,
            round_asleep: _,
            pass_lead,
            pass_lead_doublet: _,
            hands,
        } = *self;
        [out_doublet, out_both_ends, out_doublet_ends, out_blank, pass, pass_round, pass_lead]
            .into_iter()
            .chain(hands)
            .filter(|points| *points > 0)
    }
}
