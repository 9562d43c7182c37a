//! A game as data: every option, the named games, and what cannot be played and why.
//!
//! The engine never asks for a game by name. A name is a set of values of [`Rules`], and any option can be changed from any of them.

use super::bone::{BONES, SEATS, Seat, Side};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The longest a game on time can last: three hours.
pub const MOST_SECONDS: u16 = 10_800;

/// Everything that can differ between two games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// How many play: 2, 3 or 4.
    pub seats: u8,
    /// Whether seats 0 and 2 play together against 1 and 3, with one score a side.
    pub partners: bool,
    /// How many bones each seat is dealt, 1 to 9.
    pub hand: u8,
    /// Which doublets may be built on at their ends.
    pub spinner: Spinner,
    /// Whether bones may be drawn after the deal; without it the game is a Block game.
    pub draws: bool,
    /// Whether a seat may draw although it could play.
    pub free_draw: bool,
    /// How many bones of the boneyard can never be drawn, 0 to 2.
    pub reserve: u8,
    /// How many bones a hand may hold before its seat passes instead of drawing.
    pub hand_limit: Option<u8>,
    /// Whether a count divisible by five is scored.
    pub fives: bool,
    /// Whether a count divisible by three is scored.
    pub threes: bool,
    /// The points that win, 1 to 1000.
    pub target: u16,
    /// Whether points that would carry a side past the target are not scored at all.
    pub exact: bool,
    /// Whether awards at the end of a hand go to the nearest multiple of five.
    pub rounding: bool,
    /// Who leads the first hand.
    pub lead_first: FirstLead,
    /// Who leads the hands after it.
    pub lead_next: NextLead,
    /// A deal that gives one hand more doublets than this is void, 3 to 7.
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
    /// Whether seat 0 is sure of a doublet in every hand, and opens the game with its heaviest one.
    pub human_doublet: bool,
    /// How long the human has for the game, at most [`MOST_SECONDS`]; nought is for ever.
    pub seconds: u16,
}

/// Which doublets open their two ends once both their sides are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Spinner {
    /// None: there is one line with two ends.
    None,
    /// The first doublet played.
    First,
    /// Every doublet.
    Every,
}

/// Who leads the first hand of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FirstLead {
    /// Whoever holds the heaviest doublet, and with it.
    Doublet,
    /// Whoever turns the most pips.
    Lot,
    /// This seat.
    Seat(u8),
}

/// Who leads the hands after the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NextLead {
    /// Whoever holds the heaviest doublet, and with it.
    Doublet,
    /// Whoever won the last hand; after a blocked one, as in the first hand.
    Winner,
    /// Whoever lost the last hand; after a blocked one, as in the first hand.
    Loser,
    /// All in turn, from the seat that led the first hand.
    Alternate,
    /// Whoever turns the most pips.
    Lot,
}

/// Whom a blocked hand is awarded to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BlockWho {
    /// The side left with the fewest pips.
    Low,
    /// The side that played the last bone.
    Last,
}

/// What a blocked hand is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BlockWhat {
    /// The opponents' pips less one's own.
    Difference,
    /// The opponents' pips.
    Opponent,
    /// All pips left.
    Both,
    /// Nothing.
    Nothing,
}

/// How a hand that is over is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Settle {
    /// The winner of the hand is awarded points.
    Award,
    /// Each side loses the pips that it still holds.
    Subtract,
}

/// What a bone counts that is left in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BonesLeft {
    /// Its pips.
    Pips,
    /// Five points, whatever its pips.
    FiveEach,
}

/// A game with a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the games are told apart by the table in README, not by a line each")]
pub enum Preset {
    Draw,
    Block,
    AllFives,
    AllThrees,
    FivesAndThrees,
    AllFivesPalm,
    AllFivesPagat,
    Muggins,
    FiveUp,
    DrawGame,
    Firecrackers,
}

impl Preset {
    /// Every named game, in the order in which they are listed.
    pub const ALL: [Preset; 11] = [
        Preset::Draw,
        Preset::Block,
        Preset::AllFives,
        Preset::AllThrees,
        Preset::FivesAndThrees,
        Preset::AllFivesPalm,
        Preset::AllFivesPagat,
        Preset::Muggins,
        Preset::FiveUp,
        Preset::DrawGame,
        Preset::Firecrackers,
    ];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Draw => "draw",
            Preset::Block => "block",
            Preset::AllFives => "all-fives",
            Preset::AllThrees => "all-threes",
            Preset::FivesAndThrees => "fives-and-threes",
            Preset::AllFivesPalm => "all-fives-palm",
            Preset::AllFivesPagat => "all-fives-pagat",
            Preset::Muggins => "muggins",
            Preset::FiveUp => "five-up",
            Preset::DrawGame => "draw-game",
            Preset::Firecrackers => "firecrackers",
        }
    }

    /// The game of that name.
    pub fn from_name(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// How many may play it.
    pub const fn players(self) -> std::ops::RangeInclusive<usize> {
        match self {
            Preset::AllFivesPagat | Preset::Muggins | Preset::FiveUp => 2..=4,
            _ => 2..=2,
        }
    }

    /// Its rules at a table of `players`; `None` if that many do not play it.
    pub fn rules(self, players: usize) -> Option<Rules> {
        self.players().contains(&players).then(|| match self {
            Preset::Draw => Rules::default(),
            Preset::Block => Rules { draws: false, ..Rules::default() },
            Preset::AllFives => Rules { spinner: Spinner::First, fives: true, ..Rules::default() },
            Preset::AllThrees => Rules { spinner: Spinner::First, threes: true, ..Rules::default() },
            Preset::FivesAndThrees => Rules { spinner: Spinner::First, fives: true, threes: true, ..Rules::default() },
            Preset::AllFivesPalm => Rules { spinner: Spinner::First, fives: true, free_draw: true, ..Rules::default() },
            Preset::AllFivesPagat => pagat(players),
            Preset::Muggins => Rules { spinner: Spinner::None, ..pagat(players) },
            Preset::FiveUp => Rules { spinner: Spinner::Every, hand: 5, target: 305, ..pagat(players) },
            Preset::DrawGame => Rules {
                lead_first: FirstLead::Lot,
                lead_next: NextLead::Lot,
                single_hand: true,
                hand_limit: Some(18),
                ..Rules::default()
            },
            Preset::Firecrackers => Rules {
                spinner: Spinner::First,
                fives: true,
                target: 100,
                lead_first: FirstLead::Seat(0),
                lead_next: NextLead::Winner,
                block_what: BlockWhat::Nothing,
                bones_left: BonesLeft::FiveEach,
                firecrackers: true,
                human_doublet: true,
                seconds: 300,
                ..Rules::default()
            },
        })
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The table that Pagat describes, which three of the games share.
fn pagat(players: usize) -> Rules {
    Rules {
        seats: players as u8,
        partners: players == 4,
        hand: [9, 7, 5][players - 2],
        spinner: Spinner::First,
        fives: true,
        target: if players == 2 { 250 } else { 200 },
        rounding: true,
        lead_first: FirstLead::Lot,
        lead_next: NextLead::Winner,
        block_what: BlockWhat::Opponent,
        ..Rules::default()
    }
}

impl Default for Rules {
    /// Draw, for two.
    fn default() -> Rules {
        Rules {
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
            human_doublet: false,
            seconds: 0,
        }
    }
}

impl Rules {
    /// The named game that these are the rules of, if no option was changed.
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.rules(self.seats()) == Some(*self))
    }

    /// How many play.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// All seats, in the order of play.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.seats())
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

    /// The points of a table count (R19).
    pub const fn points(&self, count: u8) -> u8 {
        let scores = self.fives && count.is_multiple_of(5) || self.threes && count.is_multiple_of(3);
        if scores { count } else { 0 }
    }

    /// What the bones left in a hand count.
    pub const fn left(&self, hand: super::bone::Bones) -> u16 {
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

    /// The rules that the next game is played by. A game of one hand has no next hand, so there the winner of the game leads the next one, if the
    /// winner leads.
    #[must_use]
    pub fn for_next_game(self, winner: Option<Seat>) -> Rules {
        match winner {
            Some(seat) if self.single_hand && self.lead_next == NextLead::Winner => {
                Rules { lead_first: FirstLead::Seat(seat.index() as u8), ..self }
            }
            _ => self,
        }
    }

    /// Whether these rules can be played, and if not, why.
    pub fn check(&self) -> Result<(), RulesError> {
        self.check_table()?;
        self.check_limits()?;
        self.check_goal()
    }

    fn check_table(&self) -> Result<(), RulesError> {
        if !(2..=SEATS).contains(&self.seats()) {
            return Err(RulesError::Seats(self.seats));
        }
        if self.partners && self.seats() != 4 {
            return Err(RulesError::Partners(self.seats));
        }
        if !(1..=9).contains(&self.hand) {
            return Err(RulesError::Hand(self.hand));
        }
        let dealt = self.seats() * usize::from(self.hand);
        if dealt > BONES {
            return Err(RulesError::NotEnoughBones { seats: self.seats, hand: self.hand });
        }
        match self.lead_first {
            FirstLead::Seat(seat) if usize::from(seat) >= self.seats() => Err(RulesError::LeadSeat(seat)),
            _ => Ok(()),
        }
    }

    fn check_limits(&self) -> Result<(), RulesError> {
        if self.reserve > 2 {
            return Err(RulesError::Reserve(self.reserve));
        }
        match self.hand_limit {
            Some(limit) if limit < self.hand || usize::from(limit) > BONES => {
                return Err(RulesError::HandLimit { limit, hand: self.hand });
            }
            _ => {}
        }
        match self.max_doublets {
            Some(most) if !(3..=7).contains(&most) => return Err(RulesError::MaxDoublets(most)),
            _ => {}
        }
        if self.human_doublet && self.lead_first != FirstLead::Seat(0) {
            return Err(RulesError::HumanMustLead);
        }
        if self.seconds > MOST_SECONDS {
            return Err(RulesError::Seconds(self.seconds));
        }
        if self.seconds > 0 && self.single_hand {
            return Err(RulesError::ClockOnSingleHand);
        }
        Ok(())
    }

    fn check_goal(&self) -> Result<(), RulesError> {
        if !(1..=1000).contains(&self.target) {
            return Err(RulesError::Target(self.target));
        }
        if self.single_hand {
            return Ok(());
        }
        if self.settle == Settle::Subtract && !self.fives && !self.threes {
            return Err(RulesError::NothingScores);
        }
        if self.exact && !self.can_reach_exactly(self.target) {
            return Err(RulesError::NeverExact(self.target));
        }
        Ok(())
    }

    /// Whether some sum of the points that can be had comes to the target exactly.
    fn can_reach_exactly(&self, target: u16) -> bool {
        let in_fives = self.rounding || self.bones_left == BonesLeft::FiveEach;
        let settled: i32 = if in_fives { 5 } else { 1 };
        let mut steps = vec![];
        if self.fives || self.firecrackers {
            steps.push(5);
        }
        if self.threes {
            steps.push(3);
        }
        steps.push(if self.settle == Settle::Subtract { -settled } else { settled });
        // Losses are bounded by what was won before, so a window of a few steps below nought holds every way up.
        let (low, high) = (-60, i32::from(target));
        let mut reached = vec![false; (high - low + 1) as usize];
        let mut open = vec![0];
        while let Some(score) = open.pop() {
            for step in &steps {
                let next = score + step;
                if (low..=high).contains(&next) && !std::mem::replace(&mut reached[(next - low) as usize], true) {
                    open.push(next);
                }
            }
        }
        reached[(high - low) as usize]
    }
}

/// Why a set of options cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the sentence that it prints")]
pub enum RulesError {
    Seats(u8),
    Partners(u8),
    Hand(u8),
    NotEnoughBones { seats: u8, hand: u8 },
    LeadSeat(u8),
    Reserve(u8),
    HandLimit { limit: u8, hand: u8 },
    MaxDoublets(u8),
    HumanMustLead,
    Seconds(u16),
    ClockOnSingleHand,
    Target(u16),
    NothingScores,
    NeverExact(u16),
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            RulesError::Seats(seats) => write!(f, "2, 3 or 4 can play, not {seats}"),
            RulesError::Partners(seats) => write!(f, "partners need four players, not {seats}"),
            RulesError::Hand(hand) => write!(f, "a hand has 1 to 9 bones, not {hand}"),
            RulesError::NotEnoughBones { seats, hand } => {
                let dealt = u16::from(seats) * u16::from(hand);
                write!(f, "{seats} hands of {hand} need {dealt} bones, and there are {BONES}")
            }
            RulesError::LeadSeat(seat) => write!(f, "seat {seat} cannot lead: there is no such seat"),
            RulesError::Reserve(reserve) => write!(f, "0, 1 or 2 bones can be kept from drawing, not {reserve}"),
            RulesError::HandLimit { limit, hand } => {
                write!(f, "a hand that is dealt {hand} bones can be limited to {hand} to {BONES}, not to {limit}")
            }
            RulesError::MaxDoublets(most) => write!(f, "a hand can be limited to 3 to 7 doublets, not to {most}"),
            RulesError::HumanMustLead => {
                write!(f, "a sure doublet is for opening the game with, so seat 0 must lead the first hand")
            }
            RulesError::Seconds(seconds) => {
                write!(f, "a game on time lasts at most {MOST_SECONDS} seconds, not {seconds}")
            }
            RulesError::ClockOnSingleHand => write!(f, "a game of a single hand has no points to win on time"),
            RulesError::Target(target) => write!(f, "a game goes to 1 to 1000 points, not to {target}"),
            RulesError::NothingScores => {
                write!(f, "nobody could ever score: hands only take points away, and no count is scored")
            }
            RulesError::NeverExact(target) => {
                write!(f, "nobody could ever reach {target} exactly with the points of this game")
            }
        }
    }
}

impl std::error::Error for RulesError {}
