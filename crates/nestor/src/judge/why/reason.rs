//! The reasons why one move is better than another, and which of them come first and go together.

use super::{BlockCount, NAMED};
use crate::exercises::Topic;
use sight::{Bone, Bones, Move, Suits};

/// How often a block must be won for that to be a reason by itself.
const MAY_LOSE: f64 = 0.6;

/// Makes all kinds of reasons, each from a row: what it needs, how sure it is, what to look at to find the play for
/// which it is the reason, what an exercise with it is about, and with which others it says the same kind of thing.
macro_rules! reasons {
    ($(
        $(#[$about:meta])*
        $name:ident $(($($part:ty),+))? $({ $($(#[$told:meta])* $field:ident: $kind:ty),+ $(,)? })?
            => $class:ident, $nudge:ident, $topic:ident, [$($group:ident),*];
    )+) => {
        /// A reason why a move is better than another. Of two numbers, the first is for the better move and
        /// the second for the other.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub enum Reason {
            $($(#[$about])* $name $(($($part),+))? $({ $($(#[$told])* $field: $kind),+ })?,)+
        }

        impl Reason {
            const fn row(self) -> Row {
                match self {
                    $(Reason::$name { .. } => Row {
                        class: ReasonClass::$class,
                        nudge: Nudge::$nudge,
                        topic: Topic::$topic,
                        groups: &[$(Group::$group),*],
                    },)+
                }
            }
        }
    };
}

reasons! {
    /// It wins the game at once.
    Wins => Ends, Score, Target, [];
    /// It ends the hand.
    GoesOut => Ends, Out, Score, [];
    /// Nothing is hidden. These are the points that its player gains by the end of the hand if both
    /// sides play perfectly, and how it ends then.
    Line([i16; 2], [LineEnd; 2]) => Follows, Out, Count, [];
    /// Nothing is hidden, and with best play of both sides it wins the game. The other play does
    /// not.
    LineWins => Follows, Out, Count, [];
    /// Nothing is hidden, and with best play of both sides nobody wins the game. The other play loses it.
    LineTies => Follows, Out, Count, [];
    /// Its player's last bone, this one, fits next time, whatever the others do, and nobody else can
    /// go out before.
    OutNext(Bone) => Ends, Out, Count, [];
    /// The same, but somebody else may go out before.
    OutUnless(Bone) => Numbers, Out, Count, [Keeps];
    /// Nobody else can play any more, and its player plays all these bones one after the other.
    RunsOut(u8) => Ends, Out, Count, [];
    /// No one can play any more.
    Shuts(BlockCount) => Stops, Block, Stop, [];
    /// After the other play no one could play any more, and its player would probably lose the hand.
    KeepsOpen(BlockCount) => Stops, Block, Count, [];
    /// The chance that the partner can play on the ends as they are left.
    PartnerFits(f64, f64) => Results, Partner, Count, [];
    /// The next player must hold some bones, and can play one only after the other play.
    Holds {
        /// The bones.
        bones: Bones,
        /// Those that fit after the other play.
        fitting: Bones,
        /// Whether they are his whole hand. Otherwise there are just those that make the difference.
        whole: bool,
    } => Stops, Holds, Stop, [Fits];
    /// The next player cannot hold a bone that fits, as follows from what all others have shown.
    CannotPlay {
        /// Whether he draws then.
        draws: bool,
    } => Stops, Fit, Stop, [Fits];
    /// A bone would answer the better play, but the next player left points that it offered, so he
    /// probably does not hold it.
    Untaken {
        /// The bone.
        bone: Bone,
        /// What it would score now at most.
        scores: u8,
        /// The points that he could have had with it beyond those that he took.
        points: u8,
    } => Results, Untaken, Count, [];
    /// None of the hidden bones fits. These of the player's own do.
    OnlyYou(Bones) => Stops, Fit, Stop, [Fits, Keeps];
    /// The next player cannot play, because he has shown that he has none of these numbers.
    Lacks {
        /// The numbers.
        numbers: Suits,
        /// Whether he draws then.
        draws: bool,
    } => Stops, Lacks, Stop, [Fits];
    /// Only few of the hidden bones fit that the next player has not shown that he lacks.
    FewFit {
        /// How many fit.
        fit: [u8; 2],
        /// How many there are.
        hidden: u8,
        /// Those that fit after the better play, if they are few.
        bones: Bones,
        /// Whether he has shown that he lacks some.
        shown: bool,
        /// Whether the next player holds a single bone.
        last: bool,
    } => Numbers, Fit, Stop, [Fits, Guess, Hidden];
    /// The chance that the next player has nothing to play.
    Stops(f64, f64) => Results, Fit, Stop, [Fits, Guess];
    /// The next player holds a single bone. This is the chance that it fits.
    LastFits(f64, f64) => Results, Fit, Stop, [Fits, Guess, Out];
    /// A pass of the next player pays this many points, and these are the chances that he passes. There
    /// are none where he surely passes after the better play alone.
    PassPays(u8, Option<[f64; 2]>) => Answers, Fit, Stop, [Fits, Guess];
    /// All others surely pass after the better play alone, which pays this many points.
    RoundPays(u8) => Answers, Fit, Stop, [];
    /// Ends show numbers that nobody else has.
    Own {
        /// The numbers.
        pips: Suits,
        /// The bones of them that the player keeps.
        bones: Bones,
    } => Numbers, Count, Count, [Keeps];
    /// An end shows a number that no opponent has, as they have shown.
    Ours(u8) => Numbers, Lacks, Count, [Keeps];
    /// The same after both plays, so that the bone of the other play can wait there.
    Waits {
        /// The bone.
        bone: Bone,
        /// The number.
        pips: u8,
    } => Numbers, Lacks, Count, [Keeps];
    /// The doublet of a number is played while it fits.
    Doublet {
        /// The number.
        pips: u8,
        /// How many other bones of it are hidden.
        hidden: u8,
        /// The only other bone of it, if only that one is left, and covers its only end after the other
        /// play.
        last: Option<Bone>,
    } => Numbers, Doublet, Count, [Hidden];
    /// An end shows a number of which the player keeps at least as many bones as are hidden.
    Strong {
        /// The number.
        pips: u8,
        /// How many the player keeps.
        own: u8,
        /// How many are hidden.
        hidden: u8,
    } => Numbers, Count, Count, [Hidden, Keeps];
    /// An end shows a number that only these hidden bones cover, and each of them opens a number that the
    /// player keeps.
    Returns {
        /// The number.
        pips: u8,
        /// The bones.
        bones: Bones,
    } => Numbers, Fit, Count, [Hidden];
    /// This bone fits any end, and is kept.
    Wild(Bone) => Numbers, Keep, Count, [];
    /// The partner chose to lead this number, and an end shows it.
    LeadOfPartner(u8) => Numbers, Partner, Count, [Opens];
    /// The partner has opened a number twice, and an end shows it only after the better play.
    OpenedTwice {
        /// The number.
        pips: u8,
        /// The last bones that opened it.
        bones: [Bone; 2],
    } => Numbers, Partner, Count, [Opens];
    /// An opponent has opened a number twice, and only the better play covers it.
    RivalOpenedTwice {
        /// The number.
        pips: u8,
        /// The last bones that opened it.
        bones: [Bone; 2],
    } => Numbers, Rival, Count, [];
    /// After the other play the ends would show only numbers that the partner lacks.
    Relieves(Suits) => Infers, Lacks, Count, [];
    /// The next player is close to the target. The numbers are his chances to reach it.
    Guards {
        /// The points that he still needs.
        need: u16,
        /// His chance to score them.
        likely: [f64; 2],
        /// The bones that he could score them with, if they are few.
        bones: Option<[Scoring; 2]>,
    } => Answers, Replies, Target, [Guess, Scores];
    /// The next player may score. The numbers are his chances to score, and his average score if he
    /// can.
    Replies {
        /// His chance to score.
        likely: [f64; 2],
        /// His average score, if he can score.
        points: [f64; 2],
        /// The bones that he could score with, if they are few.
        bones: Option<[Scoring; 2]>,
    } => Answers, Replies, Defend, [Guess, Scores];
    /// It scores this many points, instead of that many.
    Scores(u8, u8) => Stops, Score, Score, [];
    /// The player's own bones that fit the table then.
    Keeps {
        /// The bones.
        bones: Bones,
        /// Their number after the other play.
        instead: u8,
    } => Numbers, Keep, Count, [Keeps];
    /// The bone of the better play fits only one end now. That of the other fits more, so it can
    /// wait.
    Narrow {
        /// The bone that was played.
        bone: Bone,
        /// The bone of the other play.
        waits: Bone,
        /// The number of ends that this one fits.
        ends: u8,
    } => Numbers, Keep, Count, [Keeps];
    /// The number of ends at which one of few kept bones fits.
    Places(u8, u8) => Numbers, Keep, Count, [Keeps];
    /// The number of pips that the player gets rid of.
    Sheds(u8, u8) => Pips, Pips, Count, [];
    /// Going out with this last bone pays so many points besides, as long as the ends stay.
    OutPays(Bone, u8) => Numbers, Out, Count, [];
    /// This bone would count so many points if it were alone in the hand at the end.
    Lone(Bone, u16) => Numbers, Pips, Count, [];
    /// It draws, with so many bones in hand, where drawing is free.
    Gathers(u8) => Stops, Draw, Count, [];
    /// The next player has an answer to the other play that costs much.
    Answer {
        /// The answer.
        step: Move,
        /// The chance that he holds its bone.
        held: f64,
        /// What it does, which the same bone does not do after the better play.
        effect: Effect,
    } => Answers, Answer, Defend, [Out, Scores];
    /// The player surely has a play at the next turn. This is the chance of none after the other play.
    SurelyPlays(f64) => Numbers, Keep, Count, [Keeps];
    /// The chance that the player has nothing to play at the next turn, if there is one.
    Stuck {
        /// The chance, which the better play makes smaller.
        likely: [f64; 2],
        /// Whether the hand may end before.
        ends: bool,
    } => Results, Keep, Count, [Keeps];
    /// The chance that a rival goes out before the player's next turn.
    RivalOut(f64, f64) => Results, Rival, Count, [Out];
    /// The player may score at the next turn.
    NextScores {
        /// The chance of that.
        likely: [f64; 2],
        /// How much it is on average, also if it is nothing.
        points: [f64; 2],
        /// The bone that mostly scores most, if it is mostly the same.
        bone: Option<Bone>,
    } => Results, Score, Count, [];
    /// The better play goes out first more often.
    Out {
        /// The chance that the player's side goes out.
        likely: [f64; 2],
        /// Whether it is more than the player alone.
        pairs: bool,
    } => Results, Out, Count, [];
    /// The other play scores more at once, but by the end of the hand the better one has brought so many
    /// points more on average.
    Gains(f64) => Results, Ahead, Count, [];
    /// The advantage is not visible at once. This is the gain in chance to win.
    Ahead(f64) => Results, Ahead, Count, [];
}

/// Bones with the points that each of them scores at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scoring([Option<(Bone, u8)>; NAMED]);

impl Scoring {
    /// These bones, of which there are few.
    pub fn of(found: impl IntoIterator<Item = (Bone, u8)>) -> Scoring {
        let mut found = found.into_iter();
        Scoring(std::array::from_fn(|_| found.next()))
    }

    /// The bones and their points.
    pub fn iter(&self) -> impl Iterator<Item = (Bone, u8)> + '_ {
        self.0.iter().flatten().copied()
    }

    /// The sum of the points.
    pub(super) fn sum(&self) -> u16 {
        self.iter().map(|(_, points)| u16::from(points)).sum()
    }
}

/// How a line of play ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineEnd {
    /// It is longer than what is kept of it.
    Open,
    /// The player goes out.
    Own,
    /// The other player goes out.
    Other,
    /// The hand is blocked.
    Blocked,
}

/// What an answer of the next player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// He goes out.
    GoesOut,
    /// It scores this many points.
    Scores(u8),
    /// The player then has no bone that fits.
    Stops,
    /// It fits, and it would not fit after the better play.
    Fits,
}

/// How sure a reason is and how directly it tells what to do. The first classes come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum ReasonClass {
    /// How the hand or the game ends for certain. Nothing more needs to be said.
    Ends,
    /// What follows, where nothing is hidden.
    Follows,
    /// What it scores, and who cannot play.
    Stops,
    /// What single bones the others have or lack.
    Infers,
    /// What the answer scores or does.
    Answers,
    /// What is left of the numbers.
    Numbers,
    /// Chances, which are what comes of all this.
    Results,
    /// How many numbers and pips, which says least.
    Pips,
}

/// What to look at to find a play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is told by the message of its name")]
pub enum Nudge {
    Ahead,
    Answer,
    Block,
    Count,
    Doublet,
    Draw,
    Fit,
    Holds,
    Keep,
    Lacks,
    Out,
    Partner,
    Pips,
    Replies,
    Rival,
    Score,
    Untaken,
}

/// What reasons have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Group {
    /// Whether the next player has a bone that fits.
    Fits,
    /// What the next player scores.
    Scores,
    /// That somebody else goes out.
    Out,
    /// What the player can play later.
    Keeps,
    /// A number that the partner opened.
    Opens,
    /// It is a chance of what the next player does.
    Guess,
    /// It counts bones that nobody has shown.
    Hidden,
}

/// Of these groups only the first reason is said.
const SAID_ONCE: [Group; 5] = [Group::Fits, Group::Scores, Group::Out, Group::Keeps, Group::Opens];

/// What there is to know of a kind of reason.
struct Row {
    class: ReasonClass,
    nudge: Nudge,
    topic: Topic,
    groups: &'static [Group],
}

impl Reason {
    pub(super) const fn class(self) -> ReasonClass {
        match self {
            // That it fits is only a chance.
            Reason::Answer { effect: Effect::Fits, .. } => ReasonClass::Results,
            _ => self.row().class,
        }
    }

    /// What to look at to find a play for which this is the reason.
    pub const fn nudge(self) -> Nudge {
        self.row().nudge
    }

    /// What an exercise is about that has this reason first.
    pub const fn topic(self) -> Topic {
        self.row().topic
    }

    /// The numbers that somebody lacks, as this reason says.
    pub fn lacked(self) -> Suits {
        match self {
            Reason::Lacks { numbers, .. } | Reason::Relieves(numbers) => numbers,
            Reason::Ours(pips) | Reason::Waits { pips, .. } => std::iter::once(pips).collect(),
            _ => Suits::NONE,
        }
    }

    fn is_of(self, group: Group) -> bool {
        match (self, group) {
            // What surely pays is no chance.
            (Reason::PassPays(_, None), _) => false,
            (Reason::Answer { effect, .. }, Group::Scores) => matches!(effect, Effect::Scores(_)),
            (Reason::Answer { effect, .. }, Group::Out) => effect == Effect::GoesOut,
            (Reason::FewFit { last: true, .. }, Group::Out) => true,
            _ => self.row().groups.contains(&group),
        }
    }

    /// Whether another reason adds to this one.
    pub(super) fn leaves_room_for(self, other: Reason) -> bool {
        // What only follows from an answer is said where nothing else is but chances.
        if matches!(other, Reason::Answer { effect: Effect::Fits, .. }) && self.class() < ReasonClass::Results {
            return false;
        }
        match self.class() {
            ReasonClass::Ends => false,
            ReasonClass::Numbers => other.class() < ReasonClass::Pips,
            ReasonClass::Results | ReasonClass::Pips => true,
            // Where all bones are known, nothing is left to be counted.
            ReasonClass::Follows => other.class() < ReasonClass::Results && !other.is_of(Group::Hidden),
            ReasonClass::Stops | ReasonClass::Infers | ReasonClass::Answers => other.class() < ReasonClass::Results,
        }
    }

    /// Whether it is a chance of what the next player does.
    pub(super) fn is_guess(self) -> bool {
        self.is_of(Group::Guess)
    }

    /// Whether it is a block that the player's side may well lose.
    pub(super) fn is_open_block(self) -> bool {
        matches!(self, Reason::Shuts(count) if count.wins <= MAY_LOSE)
    }

    /// Whether both say the same kind of thing, so that only the first of them is said.
    pub(super) fn is_like(self, other: Reason) -> bool {
        if self.is_followed_by(other) || other.is_followed_by(self) {
            return false;
        }
        let alike = SAID_ONCE.iter().any(|&group| self.is_of(group) && other.is_of(group));
        alike || self.has_told(other) || other.has_told(self) || self.is_of_number_of(other)
    }

    /// Whether another is a chance that follows from this one, so that both are said.
    fn is_followed_by(self, other: Reason) -> bool {
        match self {
            // Bones by name are what a chance follows from.
            Reason::FewFit { bones, .. } => {
                !bones.is_empty()
                    && matches!(other, Reason::Stops(..) | Reason::LastFits(..) | Reason::PassPays(_, Some(_)))
            }
            Reason::Keeps { .. } | Reason::Places(..) | Reason::Narrow { .. } => {
                matches!(other, Reason::Stuck { .. } | Reason::SurelyPlays(_))
            }
            _ => false,
        }
    }

    /// Whether another says what is known with this one. A bone that is held need not be told as an answer.
    fn has_told(self, other: Reason) -> bool {
        match (self, other) {
            (Reason::Holds { bones, .. }, Reason::Answer { step: Move::Play(bone, _), .. }) => bones.contains(bone),
            (Reason::Holds { whole: true, .. }, Reason::RivalOut(..)) => true,
            _ => false,
        }
    }

    /// Whether another says what is left of the number that this one is about.
    fn is_of_number_of(self, other: Reason) -> bool {
        let number = |reason: Reason| match reason {
            Reason::Doublet { pips, .. } | Reason::Strong { pips, .. } | Reason::Returns { pips, .. } => Some(pips),
            _ => None,
        };
        match (self, other) {
            (Reason::Own { pips: own, .. }, Reason::Doublet { pips, .. }) => own.contains(pips),
            _ => number(self).is_some() && number(self) == number(other),
        }
    }
}
