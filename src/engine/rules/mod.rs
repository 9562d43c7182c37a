//! A game as data: every option and what it amounts to. The named games are in `preset`, what cannot be played and why in `check`.
//!
//! The engine never asks for a game by name. A name is a set of values of [`Rules`], and any option can be changed from any of them.

mod check;
mod preset;

pub use check::RulesError;
pub use preset::{Family, Preset};

use super::bone::{Bones, Seat, Seats, Side};

/// The longest a game on time can last: three hours.
pub const MOST_SECONDS: u16 = 10_800;

/// What a firecracker scores that gives a seat something to play that had nothing (R29).
pub const WAY_OPENED: u8 = 5;

/// Everything that can differ between two games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// How many play.
    pub seats: u8,
    /// Whether seats 0 and 2 play together against 1 and 3, with one score a side.
    pub partners: bool,
    /// How many bones each seat is dealt.
    pub hand: u8,
    /// Which doublets can be built on at their two ends.
    pub spinner: Spinner,
    /// Whether bones may be drawn after the deal; if not, the game is a Block game.
    pub draws: bool,
    /// Whether a seat may draw although it could play.
    pub free_draw: bool,
    /// How many bones of the boneyard can never be drawn.
    pub reserve: u8,
    /// How many bones a hand may hold before its seat passes instead of drawing.
    pub hand_limit: Option<u8>,
    /// Whether a count divisible by five is scored.
    pub fives: bool,
    /// Whether a count divisible by three is scored.
    pub threes: bool,
    /// The points that win.
    pub target: u16,
    /// Whether points that would carry a side past the target are not scored at all.
    pub exact: bool,
    /// Whether awards at the end of a hand go to the nearest multiple of five.
    pub rounding: bool,
    /// Who leads the first hand.
    pub lead_first: FirstLead,
    /// Who leads the hands after it.
    pub lead_next: NextLead,
    /// A deal that gives one hand more doublets than this is void.
    pub max_doublets: Option<u8>,
    /// Whom a blocked hand is awarded to.
    pub block_who: BlockWho,
    /// What a blocked hand is worth.
    pub block_what: BlockWhat,
    /// Whether the end of a hand gives points to the winner or takes them from those who hold bones.
    pub settle: Settle,
    /// Whether a game is a single hand.
    pub single_hand: bool,
    /// What the bones left in a hand count.
    pub bones_left: BonesLeft,
    /// Whether each seat has a firecracker a hand.
    pub firecrackers: bool,
    /// Whether the seat that opens the game is sure of a doublet in every hand, and opens with its heaviest one.
    pub opener_doublet: bool,
    /// The seats that have a clock in a game on time.
    pub clocks: Seats,
    /// How long each of them has for the whole game, at most [`MOST_SECONDS`]; zero is no limit.
    pub seconds: u16,
}

/// Which doublets open their two ends once both their sides are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spinner {
    /// None: there is one line with two ends.
    None,
    /// The first doublet played.
    First,
    /// Every doublet.
    Every,
}

/// Who leads the first hand of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstLead {
    /// Whoever holds the heaviest doublet, and with it.
    Doublet,
    /// Whoever turns the most pips.
    Lot,
    /// This seat.
    Seat(u8),
}

/// Who leads the hands after the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextLead {
    /// Whoever holds the heaviest doublet, and with it.
    Doublet,
    /// The winner of the last hand; after a blocked one, as in the first hand.
    Winner,
    /// The loser of the last hand; after a blocked one, as in the first hand.
    Loser,
    /// Everybody in turn, from the seat that led the first hand.
    Alternate,
    /// Whoever turns the most pips.
    Lot,
}

/// Whom a blocked hand is awarded to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockWho {
    /// The side left with the fewest pips.
    Low,
    /// The side that played the last bone.
    Last,
}

/// What a blocked hand is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockWhat {
    /// The opponents' pips less its own, never below zero.
    Difference,
    /// The difference between the hands, whoever holds more.
    Between,
    /// The opponents' pips.
    Opponent,
    /// All pips left.
    Both,
    /// Nothing.
    Nothing,
}

/// How a hand that is over is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settle {
    /// The winner of the hand is awarded points.
    Award,
    /// Each side loses the pips that it still holds.
    Subtract,
}

/// What a bone counts that is left in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BonesLeft {
    /// Its pips.
    Pips,
    /// Five points, whatever its pips.
    FiveEach,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::DRAW
    }
}

impl Rules {
    /// Draw, for two: the plainest game, from which all others are made.
    pub const DRAW: Rules = Rules {
        seats: 2,
        partners: false,
        hand: 7,
        spinner: Spinner::None,
        draws: true,
        free_draw: false,
        reserve: 0,
        hand_limit: None,
        fives: false,
        threes: false,
        target: 150,
        exact: false,
        rounding: false,
        lead_first: FirstLead::Doublet,
        lead_next: NextLead::Doublet,
        max_doublets: None,
        block_who: BlockWho::Low,
        block_what: BlockWhat::Difference,
        settle: Settle::Award,
        single_hand: false,
        bones_left: BonesLeft::Pips,
        firecrackers: false,
        opener_doublet: false,
        clocks: Seats::of(Seat::FIRST),
        seconds: 0,
    };

    /// How many play.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// All seats, in the order of play.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.seats())
    }

    /// Whether a game of these rules can go on by the others: as many play there, and with the same partners.
    pub const fn is_same_table(&self, other: &Rules) -> bool {
        self.seats == other.seats && self.partners == other.partners
    }

    /// How many scores there are.
    pub const fn sides(&self) -> usize {
        if self.partners { 2 } else { self.seats() }
    }

    /// All sides, that of seat 0 first.
    pub fn all_sides(&self) -> impl Iterator<Item = Side> + Clone + use<> {
        (0..self.sides()).filter_map(Side::new)
    }

    /// The side that a seat plays for.
    pub const fn side(&self, seat: Seat) -> Side {
        let number = if self.partners { seat.index() % 2 } else { seat.index() };
        match Side::new(number) {
            Some(side) => side,
            None => unreachable!(),
        }
    }

    /// The seat that opens every game, if the rules name one.
    pub fn opener(&self) -> Option<Seat> {
        match self.lead_first {
            FirstLead::Seat(seat) => Seat::new(usize::from(seat)),
            FirstLead::Doublet | FirstLead::Lot => None,
        }
    }

    /// The seat that is sure of a doublet in every hand, if one is.
    pub fn sure_of_doublet(&self) -> Option<Seat> {
        self.opener().filter(|_| self.opener_doublet)
    }

    /// Whether the game is on time.
    pub const fn on_time(&self) -> bool {
        self.seconds > 0
    }

    /// Whether a seat has a clock.
    pub const fn has_clock(&self, seat: Seat) -> bool {
        self.on_time() && self.clocks.contains(seat)
    }

    /// The seconds that a seat has for the whole game; zero for one without a clock.
    pub const fn time_of(&self, seat: Seat) -> u16 {
        if self.has_clock(seat) { self.seconds } else { 0 }
    }

    /// The points of a table count (R19).
    pub const fn points(&self, count: u8) -> u8 {
        let scores = self.fives && count.is_multiple_of(5) || self.threes && count.is_multiple_of(3);
        if scores { count } else { 0 }
    }

    /// What the bones left in a hand count.
    pub const fn left(&self, hand: Bones) -> u16 {
        match self.bones_left {
            BonesLeft::Pips => hand.weight(),
            BonesLeft::FiveEach => 5 * hand.len() as u16,
        }
    }

    /// An award as it is paid: to the nearest multiple of five if awards are rounded (R23).
    pub const fn rounded(&self, points: u16) -> u16 {
        if self.rounding { (points + 2) / 5 * 5 } else { points }
    }

    /// Half an award as it is paid; what is exactly between two multiples of five goes to the higher one (R23).
    pub const fn half_rounded(&self, points: u16) -> u16 {
        if self.rounding { (points + 5) / 10 * 5 } else { points / 2 }
    }

    /// How many bones may be drawn from a boneyard of that many (R13, R15).
    pub const fn drawable(&self, boneyard_len: usize) -> usize {
        if self.draws { boneyard_len.saturating_sub(self.reserve as usize) } else { 0 }
    }

    /// The rules of the next game after one that somebody won. A game of a single hand has no next hand for its winner to lead, so where the winner
    /// leads, the winner leads the next game; but not where the opener of every game is sure of a doublet.
    #[must_use]
    pub fn for_next_game(self, winner: Option<Seat>) -> Rules {
        match winner {
            Some(seat) if self.single_hand && self.lead_next == NextLead::Winner && !self.opener_doublet => {
                Rules { lead_first: FirstLead::Seat(seat.index() as u8), ..self }
            }
            _ => self,
        }
    }
}
