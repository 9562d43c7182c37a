//! A game as data: every option, and what follows from it. `preset` has the named games, and
//! `check` finds rules that cannot be played.
//!
//! The engine does not know games by name. A name stands for a set of values in [`Rules`], and any
//! option can be changed.

mod check;
mod ending;
mod lead;
mod preset;

pub use check::RulesError;
pub use ending::{
    Awards, BlockTie, BlockWhat, BlockWho, BonesLeft, Bonuses, CloserLoses, DominoWhat, Exact, Love, Rounding, Settle,
    Winning,
};
pub use lead::{BlockLead, FirstLead, LeadAfter, LeadBone, LeadScores, Leading, NextLead, NoDoublet, TieLead};
pub use preset::{Family, PlayersError, Preset};

use super::bone::{Bone, BoneBits, Bones, BySeat, SEATS, Seat, Seats, Side, Word};
use super::set::Set;

/// The longest time that a clock can have: three hours.
pub const MOST_SECONDS: u16 = 10_800;

/// The points for a firecracker that makes a play possible for a seat that had none (R29).
pub const WAY_OPENED: u8 = 5;

/// Everything that can differ between two games.
///
/// ```
/// use electrum_dominoes_engine::{Preset, Rules};
///
/// let to_100 = Rules { target: 100, ..Preset::AllFives.usual() };
/// assert!(to_100.check().is_ok() && to_100.fives);
/// assert_eq!(to_100.points(15), 15);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The number of players.
    pub seats: u8,
    /// The bones that are played with.
    pub set: Set,
    /// Whether seats 0 and 2 are partners against 1 and 3, with one score per side.
    pub partners: bool,
    /// The number of bones dealt to each seat.
    pub hand: u8,
    /// How bones join, and the doublets whose two ends can be built on.
    pub spinner: Spinner,
    /// Whether bones may be drawn after the deal. If not, the game is a Block game.
    pub draws: bool,
    /// Whether a seat may draw even if it could play.
    pub free_draw: bool,
    /// The number of bones in the boneyard that can never be drawn.
    pub reserve: u8,
    /// The number of bones in a hand at which its seat passes instead of drawing.
    pub hand_limit: Option<u8>,
    /// The most bones that a seat may draw in a turn.
    pub draw_most: Option<u8>,
    /// Whether a count divisible by five scores.
    pub fives: bool,
    /// Whether a count divisible by three scores.
    pub threes: bool,
    /// What the open ends score.
    pub counting: CountWhat,
    /// The points that win.
    pub target: u16,
    /// The points by which the side of seat 0 is ahead when a game of several hands begins.
    pub head_start: u8,
    /// When a side has won.
    pub finish: Winning,
    /// How the points for a finished hand are adjusted.
    pub awards: Awards,
    /// What the lead of a hand may be and do.
    pub leading: Leading,
    /// How the leader of the first hand is chosen.
    pub lead_first: FirstLead,
    /// What happens if the bones should decide who leads and nobody holds one that can.
    pub no_doublet: NoDoublet,
    /// How the leaders of later hands are chosen.
    pub lead_next: NextLead,
    /// Who leads after a blocked hand.
    pub lead_after: LeadAfter,
    /// A deal is void if a hand has more doublets than this.
    pub max_doublets: Option<u8>,
    /// Whether the 0-0 is left out, so that a deal is void if a hand holds it. Then nothing may be
    /// drawn.
    pub leave_out: bool,
    /// Whether the leader of a hand takes the bones that are left over. Then the heaviest doublet
    /// leads every hand.
    pub leader_takes: bool,
    /// What going out is worth.
    pub domino_what: DominoWhat,
    /// Whether a hand goes on until both partners of a side are out. Then nothing may be drawn.
    pub both_out: bool,
    /// The side that wins a blocked hand.
    pub block_who: BlockWho,
    /// What a blocked hand is worth.
    pub block_what: BlockWhat,
    /// The pips that the winner of a blocked hand must have fewer than. Otherwise nobody wins it.
    pub block_under: Option<u8>,
    /// What happens if sides are tied in a blocked hand.
    pub block_tie: BlockTie,
    /// What it comes to if the side that played last loses a blocked hand.
    pub closer_loses: CloserLoses,
    /// Points for what is rare or well done.
    pub bonuses: Bonuses,
    /// Whether the end of a hand gives points to the winner or takes them from the sides that hold
    /// bones.
    pub settle: Settle,
    /// Whether a game is a single hand.
    pub single_hand: bool,
    /// The value of the bones left in a hand.
    pub bones_left: BonesLeft,
    /// Whether each seat has one firecracker per hand.
    pub firecrackers: bool,
    /// Whether the seat that opens the game is sure to have a doublet in every hand and opens with
    /// its heaviest.
    pub opener_doublet: bool,
    /// The seats that have a clock in a game on time.
    pub clocks: Seats,
    /// The time on each clock for the whole game, at most [`MOST_SECONDS`]. Zero means no limit.
    pub seconds: u16,
}

/// How bones join, and the doublets whose two ends open once both their sides are joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spinner {
    /// No doublet. There is one line with two ends.
    None,
    /// The first doublet played.
    First,
    /// The bone that was led, if it is a doublet.
    Led,
    /// The first doublet with a bone on each of its sides.
    Enclosed,
    /// The first doublet played. Its open ends count.
    Counting,
    /// The first doublet played. Until a bone lies on each of its four sides, nothing may be played
    /// elsewhere.
    Cross,
    /// The same, and then each arm goes on with a doublet.
    Maltese,
    /// The same, and no arm goes on before all four have their doublet.
    MalteseFour,
    /// Every doublet.
    Every,
    /// No doublet. Halves that join add up to seven, and the bones that do so by themselves go
    /// anywhere.
    Sevens,
}

named! {
    Spinner:
    None "none",
    First "first",
    Led "led",
    Enclosed "enclosed",
    Counting "counting",
    Cross "cross",
    Maltese "maltese",
    MalteseFour "maltese-four",
    Every "every",
    Sevens "sevens"
}

/// What the open ends score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountWhat {
    /// A count that five or three divides scores itself.
    Whole,
    /// It scores how often five and three go into it.
    Parts,
    /// Ends that all show the same pips score, whatever they count.
    Twins,
}

named! { CountWhat: Whole "whole", Parts "parts", Twins "twins" }

impl Spinner {
    /// The spinners that make a table of the same shape, without a rule about the order of play or
    /// the count.
    #[must_use]
    pub const fn shape(self) -> Spinner {
        match self {
            Spinner::Counting | Spinner::Cross | Spinner::Maltese | Spinner::MalteseFour => Spinner::First,
            Spinner::None | Spinner::First | Spinner::Led | Spinner::Enclosed | Spinner::Every | Spinner::Sevens => {
                self
            }
        }
    }

    /// Whether arms have names. They do unless every doublet is a spinner.
    pub(crate) const fn has_arms(self) -> bool {
        !matches!(self, Spinner::Every)
    }

    /// Whether halves that join add up to seven.
    pub const fn adds_to_seven(self) -> bool {
        matches!(self, Spinner::Sevens)
    }

    /// Whether the first doublet is the only spinner.
    pub(crate) const fn is_first_doublet(self) -> bool {
        matches!(self, Spinner::First | Spinner::Counting) || self.is_cross()
    }

    /// Whether four bones must lie around the first doublet before anything else is played.
    pub const fn is_cross(self) -> bool {
        matches!(self, Spinner::Cross) || self.is_maltese()
    }

    /// Whether each arm of a cross then needs a doublet.
    pub const fn is_maltese(self) -> bool {
        matches!(self, Spinner::Maltese | Spinner::MalteseFour)
    }

    /// All bones that fit an end that shows these pips and takes any bone.
    pub(crate) fn fitting<W: Word>(self, pips: u8) -> BoneBits<W> {
        if self.adds_to_seven() { BoneBits::making_seven(pips) } else { BoneBits::suit(pips) }
    }

    /// The spinner for all that make the same game. They differ only in which doublet it is, or in
    /// when the arms of a Maltese cross grow.
    pub(crate) const fn kind(self) -> Spinner {
        match self {
            Spinner::Led | Spinner::Enclosed => Spinner::First,
            Spinner::MalteseFour => Spinner::Maltese,
            other => other,
        }
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::DRAW
    }
}

impl Rules {
    /// Draw for two, the simplest game. All others are variations of it.
    pub const DRAW: Rules = Rules {
        seats: 2,
        set: Set::Six,
        partners: false,
        hand: 7,
        spinner: Spinner::None,
        draws: true,
        free_draw: false,
        reserve: 0,
        hand_limit: None,
        draw_most: None,
        fives: false,
        threes: false,
        counting: CountWhat::Whole,
        target: 150,
        head_start: 0,
        finish: Winning { exact: Exact::Off, love: Love::Off, at_hand_end: false },
        awards: Awards { rounding: Rounding::Off, cap: None, double_ends: false },
        leading: Leading { wins: true, scores: LeadScores::Any, bone: LeadBone::Any },
        lead_first: FirstLead::Doublet,
        no_doublet: NoDoublet::DealAgain,
        lead_next: NextLead::Doublet,
        lead_after: LeadAfter { block: BlockLead::First, tie: TieLead::First },
        max_doublets: None,
        leave_out: false,
        leader_takes: false,
        domino_what: DominoWhat::Opponents,
        both_out: false,
        block_who: BlockWho::Low,
        block_what: BlockWhat::Difference,
        block_under: None,
        block_tie: BlockTie::Share,
        closer_loses: CloserLoses::Nothing,
        bonuses: Bonuses::NONE,
        settle: Settle::Award,
        single_hand: false,
        bones_left: BonesLeft::Pips,
        firecrackers: false,
        opener_doublet: false,
        clocks: Seats::of(Seat::FIRST),
        seconds: 0,
    };

    /// The number of players.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// All seats, in the order of play.
    #[inline]
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.seats())
    }

    /// Whether a game with these rules can continue with the other rules. Both need the same number
    /// of players and the same partners.
    pub const fn is_same_table(&self, other: &Rules) -> bool {
        self.seats == other.seats && self.partners == other.partners
    }

    /// The number of sides, each of which has a score.
    pub const fn sides(&self) -> usize {
        if self.partners { 2 } else { self.seats() }
    }

    /// The scores with which a game begins. Where sides only lose points, the others begin with less.
    pub fn first_scores(&self) -> BySeat<i16> {
        let (ahead, mut scores) = (i16::from(self.head_start), [0; SEATS]);
        if self.settle == Settle::Collect {
            self.all_sides().skip(1).for_each(|side| scores[side.index()] = -ahead);
        } else if !self.single_hand {
            scores[0] = ahead;
        }
        scores
    }

    /// The same rules with a head start of this share of the target, such as a third, if they allow it.
    pub fn with_head_start(&self, share: u16) -> Option<Rules> {
        let points = self.target / share;
        let points = if self.target < 30 { points } else { points - points % 5 };
        let ahead = Rules { head_start: u8::try_from(points).ok()?, ..*self };
        (!self.single_hand && ahead.head_start > 0 && ahead.check().is_ok()).then_some(ahead)
    }

    /// All sides, beginning with the side of seat 0.
    #[inline]
    pub fn all_sides(&self) -> impl Iterator<Item = Side> + Clone + use<> {
        (0..self.sides()).filter_map(Side::new)
    }

    /// The side that a seat plays for.
    pub const fn side(&self, seat: Seat) -> Side {
        Side::of(seat, self.partners)
    }

    /// The seat that opens every game, if the rules name one.
    pub const fn opener(&self) -> Option<Seat> {
        match self.lead_first {
            FirstLead::Seat(seat) => Some(seat),
            FirstLead::Doublet | FirstLead::LowDoublet | FirstLead::ThreeTwo | FirstLead::Blank | FirstLead::Lot => {
                None
            }
        }
    }

    /// Whether the bones that are dealt decide who leads the first hand or later ones.
    pub const fn leads_by_bones(&self) -> bool {
        let first = !matches!(self.lead_first, FirstLead::Lot | FirstLead::Seat(_));
        first || matches!(self.lead_next, NextLead::Doublet | NextLead::EachDoublet)
    }

    /// The doublet whose turn it is to lead the hand with this number, counting from zero, where the
    /// doublets lead in turn.
    pub const fn doublet_in_turn(&self, hand_number: u16) -> u8 {
        (hand_number % self.set.suit_size() as u16) as u8
    }

    /// Whether a deal is void if no hand has a doublet, whoever leads.
    pub const fn needs_some_doublet(&self) -> bool {
        matches!(self.leading.bone, LeadBone::DoubletOrNext)
    }

    /// The seat that is sure to have a doublet in every hand, if any.
    pub fn sure_of_doublet(&self) -> Option<Seat> {
        self.opener().filter(|_| self.opener_doublet)
    }

    /// The bones that are never dealt to a hand (R11).
    pub fn left_out(&self) -> Bones {
        if self.leave_out { Bones::of(Bone::doublet(0)) } else { Bones::NONE }
    }

    /// The number of bones that nobody is dealt at first.
    pub const fn left_over(&self) -> usize {
        self.set.size().saturating_sub(self.seats() * self.hand as usize)
    }

    /// The number of bones with which a seat begins a hand (R64).
    pub const fn dealt(&self, leads: bool) -> usize {
        self.hand as usize + if leads && self.leader_takes { self.left_over() } else { 0 }
    }

    /// Whether points are scored during play.
    pub const fn scores_in_play(&self) -> bool {
        self.fives || self.threes || matches!(self.counting, CountWhat::Twins)
    }

    /// Whether only hands count, one each, so that the score is a number of hands and not of
    /// points.
    pub const fn counts_hands(&self) -> bool {
        matches!(self.domino_what, DominoWhat::One) && !self.scores_in_play()
    }

    /// Whether so many points count for a side that needs so many to reach the target (R24).
    pub fn counts_towards(&self, needed: i32, points: i32) -> bool {
        points <= needed || needed <= self.enough_with_any() || !self.finish.exact.is_on() || self.single_hand
    }

    /// The points that a side may need at most so that all points count for it although they are exact.
    pub fn enough_with_any(&self) -> i32 {
        if self.finish.exact == Exact::Near { self.set.heaviest().weight().into() } else { 0 }
    }

    /// Whether bones sleep in a hand for which a round of passes pays, so that it matters whether they
    /// keep it from being blocked (R41).
    pub fn pays_rounds_beside_sleepers(&self) -> bool {
        self.bonuses.pass_round > 0 && !self.draws && !self.leader_takes && self.left_over() > 0
    }

    /// The score at which the game ends: the target, or as many points lost (R51).
    pub const fn goal(&self) -> i16 {
        if matches!(self.settle, Settle::Collect) { -(self.target as i16) } else { self.target as i16 }
    }

    /// Whether the game is on time.
    pub const fn on_time(&self) -> bool {
        self.seconds > 0
    }

    /// Whether a seat has a clock.
    pub const fn has_clock(&self, seat: Seat) -> bool {
        self.on_time() && self.clocks.contains(seat)
    }

    /// The seconds that a seat has for the whole game, or zero without a clock.
    pub const fn time_of(&self, seat: Seat) -> u16 {
        if self.has_clock(seat) { self.seconds } else { 0 }
    }

    /// The points for a table count (R19, R43).
    /// [`Layout::points`](crate::layout::Layout::points) knows twins too.
    pub const fn points(&self, count: u8) -> u8 {
        let fives = (self.fives & count.is_multiple_of(5)) as u8;
        let threes = (self.threes & count.is_multiple_of(3)) as u8;
        match self.counting {
            CountWhat::Parts => count / 5 * fives + count / 3 * threes,
            CountWhat::Whole | CountWhat::Twins => count * (fives | threes),
        }
    }

    /// Whether a hand is over once a seat has played a bone, given how many bones are left in each
    /// hand (R18, R45).
    #[inline]
    pub fn ends_hand(&self, seat: Seat, left: impl Fn(Seat) -> usize) -> bool {
        let mut partners = self.all_seats().filter(|&own| self.side(own) == self.side(seat));
        left(seat) == 0 && (!self.both_out || partners.all(|own| left(own) == 0))
    }

    /// Whether something depends on the two ends that a last bone fits.
    pub(crate) const fn counts_ends(&self) -> bool {
        self.awards.double_ends || self.bonuses.pay_for_ends()
    }

    /// Whether a hand gives points to the side that wins it.
    pub const fn pays_for_hands(&self) -> bool {
        !matches!((self.domino_what, self.block_what), (DominoWhat::Nothing, BlockWhat::Nothing))
    }

    /// The value of the bones left in the hand of one seat.
    pub fn left<W: Word>(&self, hand: BoneBits<W>) -> u16 {
        match self.bones_left {
            BonesLeft::FiveEach => 5 * hand.len() as u16,
            BonesLeft::Lone if hand.len() == 1 && hand.weight() == 0 => 25,
            BonesLeft::Lone if hand.len() == 1 && hand.contains(self.set.heaviest()) => 50,
            BonesLeft::Pips | BonesLeft::Lone => hand.weight(),
        }
    }

    /// The number of bones that may be drawn from a boneyard of this size (R13, R15).
    pub const fn drawable(&self, boneyard_len: usize) -> usize {
        if self.draws { boneyard_len.saturating_sub(self.reserve as usize) } else { 0 }
    }

    /// The number of bones at the end of a boneyard that nobody may draw, though bones are drawn (R15).
    pub const fn buried(&self) -> usize {
        if self.draws { self.reserve as usize } else { 0 }
    }

    /// Whether the bones of a hand are taken one by one from those that lie face down.
    pub const fn takes_bones(&self) -> bool {
        self.single_hand && !self.leader_takes
    }

    /// The rules of the next game after this one. A game of a single hand has no next hand, so a
    /// winner who would lead it leads the next game instead. This does not apply if the opener of
    /// every game is sure of a doublet.
    #[must_use]
    pub fn for_next_game(self, winner: Option<Seat>) -> Rules {
        match winner {
            Some(seat) if self.single_hand && self.lead_next == NextLead::Winner && !self.opener_doublet => {
                Rules { lead_first: FirstLead::Seat(seat), ..self }
            }
            _ => self,
        }
    }
}
